use serde::Serialize;

use super::Game;
use crate::board::{Across, PieceId};
use crate::event::Term;
use crate::figure::{FigureId, FigureKind};
use crate::geometry::{Cell, Orientation, PieceSide, Side};
use crate::ruleset::{KindId, Tables};
use crate::scoring;
use crate::seat::Seat;
use crate::segment::{SegmentKind, Spot};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PieceInfo {
    /// Its kind.
    pub kind: KindId,
    /// The cell of its part 0.
    pub cell: Cell,
    /// How it lies.
    pub orientation: Orientation,
    /// 0, or 1 for the halfling that came second into its cell.
    pub layer: u8,
}

/// What is known of a feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FeatureInfo {
    /// Its kind.
    pub kind: SegmentKind,
    /// Cells in which it lies; for monasteries and gardens occupied cells of their 3 × 3.
    pub cells: u16,
    /// Pieces on which it lies.
    pub pieces: u16,
    /// What keeps it open: sides (fields: half-sides), or empty cells around it.
    pub open: u16,
    /// Pennants.
    pub pennants: u8,
    /// Whether it is complete.
    pub complete: bool,
    /// Its owners: the seats with the most strength (BG-34).
    pub owners: Vec<Seat>,
    /// Points for each owner as it stands: scored now if it is complete, else at the end.
    pub points: i32,
    /// The terms of these points.
    pub terms: Vec<Term>,
}

impl Game {
    /// The number of pieces on the board.
    pub fn piece_count(&self) -> usize {
        self.board.pieces.len()
    }

    /// The pieces on the board, in the order of laying.
    pub fn pieces(&self) -> impl Iterator<Item = (PieceId, PieceInfo)> + '_ {
        (0..self.board.pieces.len() as u16).map(|piece| (PieceId(piece), self.piece_info(piece)))
    }

    fn piece_info(&self, piece: u16) -> PieceInfo {
        let placed = self.board.pieces[piece as usize];
        let shape = &self.rules.tables.oriented[placed.oriented as usize];
        let entry = self.board.cells.entry(placed.cell);
        PieceInfo {
            kind: KindId(shape.kind),
            cell: entry.cell,
            orientation: shape.orientation,
            layer: u8::from(entry.first != piece),
        }
    }

    /// The piece with this number.
    pub fn piece(&self, piece: PieceId) -> Option<PieceInfo> {
        (piece.index() < self.board.pieces.len()).then(|| self.piece_info(piece.0))
    }

    /// The pieces in `cell`: none, one, or two halflings in the order of laying.
    pub fn pieces_in(&self, cell: Cell) -> impl Iterator<Item = PieceId> {
        let entry = self.board.cells.find(cell).map(|index| *self.board.cells.entry(index));
        let found = entry.filter(|entry| entry.first != crate::board::NONE);
        let second = found.map(|entry| entry.second).filter(|&piece| piece != crate::board::NONE);
        found.map(|entry| PieceId(entry.first)).into_iter().chain(second.map(PieceId))
    }

    /// Whether anything lies in `cell` (HA-14).
    pub fn is_occupied(&self, cell: Cell) -> bool {
        self.board.cells.is_occupied(cell)
    }

    /// What lies across side `side` of `piece`; `None` if there is no such piece or side.
    pub fn across(&self, piece: PieceId, side: PieceSide) -> Option<Across> {
        let info = self.piece(piece)?;
        let home = self.rules.kind(info.kind).tile.shape.home(side, info.orientation)?;
        Some(self.board.across(&self.rules.tables, piece, home))
    }

    /// What lies across side `side` of `cell`: the land of the neighbour, a gap, or nothing.
    pub fn land_across(&self, cell: Cell, side: Side) -> Across {
        self.board.land_at(&self.rules.tables, cell.step(side), side.opposite())
    }

    /// Empty cells that touch land along a side: the only ones where a square tile can go.
    pub fn frontier(&self) -> impl Iterator<Item = Cell> + '_ {
        self.board.frontier.cells.iter().map(|&index| self.board.cells.entry(index).cell)
    }

    /// Whether `kind` fits into `cell` in some orientation, as far as sides go.
    pub fn fits_in(&self, kind: KindId, cell: Cell) -> bool {
        kind.index() < self.rules.kinds().len()
            && Orientation::ALL.into_iter().any(|orientation| {
                let number = Tables::number(kind, orientation);
                self.board.fit(&self.rules.tables, number, cell).is_ok()
            })
    }

    /// The segment at `spot` and all that are joined to it; nothing if there is no such segment.
    pub fn feature_spots(&self, spot: Spot) -> Vec<Spot> {
        let Some(node) = self.node_of_spot(spot) else { return Vec::new() };
        self.board.features.nodes(node).map(|node| self.spot_of_node(node)).collect()
    }

    /// The cells in which the feature of `spot` lies, in reading order.
    pub fn feature_cells(&self, spot: Spot) -> Vec<Cell> {
        let Some(node) = self.node_of_spot(spot) else { return Vec::new() };
        let mut cells: Vec<Cell> = self
            .board
            .features
            .nodes(node)
            .flat_map(|node| self.board.cells_of_node(&self.rules.tables, node))
            .collect();
        cells.sort_unstable_by_key(|cell| cell.reading_order());
        cells.dedup();
        cells
    }

    /// A number that all segments of one feature share, and no other; it changes as features join.
    pub fn feature_number(&self, spot: Spot) -> Option<u16> {
        self.node_of_spot(spot).map(|node| self.board.features.root(node))
    }

    /// What is known of the feature of `spot`.
    pub fn feature(&self, spot: Spot) -> Option<FeatureInfo> {
        let root = self.board.features.root(self.node_of_spot(spot)?);
        let totals = self.board.features.list[root as usize].totals;
        let complete = totals.is_complete();
        let value = match totals.kind {
            SegmentKind::Field => scoring::field_value(self, root),
            _ => scoring::feature_value(self, root, complete),
        };
        let strengths = scoring::strengths(self, root);
        Some(FeatureInfo {
            kind: totals.kind,
            cells: totals.cells,
            pieces: totals.pieces,
            open: totals.open,
            pennants: totals.pennants,
            complete,
            owners: scoring::owners(&strengths).collect(),
            points: value.points(),
            terms: value.terms().to_vec(),
        })
    }

    /// What the feature of `spot` would be worth to each owner if it were complete as it lies.
    pub fn points_if_complete(&self, spot: Spot) -> Option<i32> {
        let root = self.board.features.root(self.node_of_spot(spot)?);
        let totals = self.board.features.list[root as usize].totals;
        Some(match totals.kind {
            SegmentKind::Field => scoring::field_value(self, root).points(),
            // Every empty cell around it will count at least once more.
            SegmentKind::Monastery | SegmentKind::Garden => {
                scoring::feature_value(self, root, true).points() + i32::from(totals.open)
            }
            _ => scoring::feature_value(self, root, true).points(),
        })
    }

    /// The figures on the board: whose, of which kind, where.
    pub fn figures_on_board(
        &self,
    ) -> impl Iterator<Item = (FigureId, Seat, FigureKind, Spot)> + '_ {
        self.board.features.figure_node.iter().enumerate().filter_map(|(id, &node)| {
            let id = FigureId(id as u8);
            let figures = &self.rules.figures;
            (node != crate::board::NONE)
                .then(|| (id, figures.seat(id), figures.kind(id), self.spot_of_node(node)))
        })
    }

    /// The figures on the feature of `spot`: whose and of which kind.
    pub fn figures_on_feature(&self, spot: Spot) -> Vec<(Seat, FigureKind)> {
        let Some(node) = self.node_of_spot(spot) else { return Vec::new() };
        let figures = &self.rules.figures;
        self.board
            .features
            .figures(node)
            .map(|figure| (figures.seat(figure), figures.kind(figure)))
            .collect()
    }

    /// Whether players can hold tiles in hand or raise flocks in this game.
    pub fn has_hands_or_flocks(&self) -> bool {
        self.rules.in_play.halflings || self.rules.in_play.shepherds
    }

    /// Whether figures that belong to nobody can come into this game.
    pub fn has_neutral_figures(&self) -> bool {
        self.rules.in_play.has_neutral_figures()
    }

    /// Bytes that a state of this game takes at most, without what all copies share.
    pub fn state_bytes(&self) -> usize {
        let board = &self.board;
        size_of::<Self>()
            + board.cells.bytes()
            + board.features.bytes()
            + board.pieces.capacity() * size_of::<crate::board::Piece>()
            + board.frontier.cells.capacity() * 5
            + (board.gaps.capacity() + board.just_surrounded.capacity()) * 2
            + board.open_surroundings.capacity() * size_of::<crate::board::OpenSurroundings>()
            + self.pile.bytes()
    }
}
