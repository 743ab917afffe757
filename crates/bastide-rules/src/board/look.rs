use std::ops::Range;

use super::{Board, NONE};
use crate::geometry::{Cell, Side, SideHome};
use crate::ruleset::{Port, Tables};
use serde::{Deserialize, Serialize};

/// A piece on the board, numbered in the order of laying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PieceId(pub u16);

impl PieceId {
    /// The piece as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What lies across a side of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Across {
    /// No piece in the cell across.
    Empty,
    /// A triangular gap: the cell is occupied, but this side of it is not land (HA-14, HA-20).
    Gap,
    /// Land of another piece.
    Land(PieceId),
}

impl Board {
    /// What lies across side `home` of piece `piece` (HA-14: everything that asks "is there
    /// land across this side" asks here).
    pub fn across(&self, tables: &Tables, piece: PieceId, home: SideHome) -> Across {
        let own = self.pieces[piece.index()];
        let cell = self.cells.entry(own.cell).cell;
        match home {
            SideHome::Diagonal => {
                let entry = self.cells.entry(own.cell);
                let partner = if entry.first == piece.0 { entry.second } else { entry.first };
                if partner == NONE { Across::Gap } else { Across::Land(PieceId(partner)) }
            }
            SideHome::Outer { part, side } => {
                let turns = tables.oriented[own.oriented as usize].orientation.quarter_turns();
                let own_cell = if part == 0 { cell } else { cell.step(Side::E.turned(turns)) };
                self.land_at(tables, own_cell.step(side), side.opposite())
            }
        }
    }

    /// What covers side `side` of `cell`, seen from outside.
    pub fn land_at(&self, tables: &Tables, cell: Cell, side: Side) -> Across {
        let Some(index) = self.cells.find(cell) else { return Across::Empty };
        let entry = self.cells.entry(index);
        if entry.first == NONE {
            return Across::Empty;
        }
        for piece in [entry.first, entry.second] {
            if piece != NONE && self.port_of_piece(tables, piece, index, side).is_covered() {
                return Across::Land(PieceId(piece));
            }
        }
        Across::Gap
    }

    fn port_of_piece(&self, tables: &Tables, piece: u16, cell: u16, side: Side) -> Port {
        let placed = self.pieces[piece as usize];
        let shape = &tables.oriented[placed.oriented as usize];
        let part = usize::from(shape.parts == 2 && placed.cell != cell);
        shape.ports[part][side.index()]
    }

    /// The cells of `piece`, by index in the cell table.
    pub fn cells_of_piece(&self, tables: &Tables, piece: u16) -> impl Iterator<Item = Cell> {
        let placed = self.pieces[piece as usize];
        let shape = &tables.oriented[placed.oriented as usize];
        let cell = self.cells.entry(placed.cell).cell;
        let second = (shape.parts == 2)
            .then(|| cell.step(Side::E.turned(shape.orientation.quarter_turns())));
        std::iter::once(cell).chain(second)
    }

    /// The cells in which `node` lies.
    pub fn cells_of_node(&self, tables: &Tables, node: u16) -> impl Iterator<Item = Cell> {
        let home = self.features.list[node as usize].home;
        let number = self.pieces[home.piece as usize].oriented;
        let kind = tables.oriented[number as usize].kind;
        let parts = tables.kinds[kind as usize].segments[home.segment as usize].parts;
        self.cells_of_piece(tables, home.piece)
            .enumerate()
            .filter(move |(part, _)| parts >> part & 1 == 1)
            .map(|(_, cell)| cell)
    }

    /// The nodes of the segments of a piece.
    #[inline]
    pub fn nodes_of_piece(&self, tables: &Tables, piece: u16) -> Range<u16> {
        let placed = self.pieces[piece as usize];
        let segments = u16::from(tables.oriented[placed.oriented as usize].segments);
        placed.first_node..placed.first_node + segments
    }

    /// Whether the feature with root `root` lies in `cell`.
    pub fn carries(&self, tables: &Tables, cell: Cell, root: u16) -> bool {
        let Some(index) = self.cells.find(cell) else { return false };
        let entry = self.cells.entry(index);
        if entry.first == NONE {
            return false;
        }
        [entry.first, entry.second].into_iter().filter(|&piece| piece != NONE).any(|piece| {
            self.nodes_of_piece(tables, piece).any(|node| {
                self.features.root(node) == root
                    && self.cells_of_node(tables, node).any(|other| other == cell)
            })
        })
    }
}
