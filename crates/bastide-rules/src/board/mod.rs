//! The board: which piece lies in which cell, what its features have become by being joined,
//! and where the next piece may go.

mod cells;
mod features;
mod fit;
mod frontier;
mod lay;
mod look;

pub(crate) use cells::CellTable;
pub(crate) use features::{Features, Node, NodeHome, Totals};
pub(crate) use fit::Misfit;
pub(crate) use frontier::Frontier;
pub use look::{Across, PieceId};

use crate::geometry::Cell;

/// Stands for "no piece", "not on the frontier" and the like.
pub(crate) const NONE: u16 = u16::MAX;

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Kind and orientation: four entries a kind.
    pub oriented: u16,
    /// Its first segment among all segments of the board.
    pub first_node: u16,
    /// Index of the cell of its part 0 in the cell table.
    pub cell: u16,
}

/// A monastery or garden with an empty cell around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenSurroundings {
    pub cell: Cell,
    pub node: u16,
}

/// Everything that lies on the table. Clones are copies of a few flat arrays.
#[derive(Debug, Default)]
pub(crate) struct Board {
    pub cells: CellTable,
    pub pieces: Vec<Piece>,
    pub features: Features,
    pub frontier: Frontier,
    /// Cells with one halfling and a gap (HA-14), by index in the cell table.
    pub gaps: Vec<u16>,
    /// Monasteries and gardens that are not yet surrounded.
    pub open_surroundings: Vec<OpenSurroundings>,
    /// Monasteries and gardens that the newest piece surrounded, by node.
    pub just_surrounded: Vec<u16>,
    /// Whether a piece that is no square lies here.
    pub has_other_shapes: bool,
}

impl Clone for Board {
    fn clone(&self) -> Self {
        let mut copy = Self::default();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, other: &Self) {
        let Self {
            cells,
            pieces,
            features,
            frontier,
            gaps,
            open_surroundings,
            just_surrounded,
            has_other_shapes,
        } = other;
        self.cells.clone_from(cells);
        self.pieces.clone_from(pieces);
        self.features.clone_from(features);
        self.frontier.clone_from(frontier);
        self.gaps.clone_from(gaps);
        self.open_surroundings.clone_from(open_surroundings);
        self.just_surrounded.clone_from(just_surrounded);
        self.has_other_shapes = *has_other_shapes;
    }
}

/// How large a board can get, so that nothing needs to grow during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capacity {
    pub pieces: usize,
    pub cells: usize,
    pub nodes: usize,
    pub surrounded: usize,
    pub gaps: usize,
    pub figures: usize,
}

impl Board {
    pub fn with_capacity(capacity: Capacity) -> Self {
        // Every laid cell has four sides, two of which at least are used to join it to the others.
        let frontier = 2 * capacity.cells + 4;
        Self {
            cells: CellTable::with_capacity(capacity.cells + frontier),
            pieces: Vec::with_capacity(capacity.pieces),
            features: Features::with_capacity(capacity.nodes, capacity.figures),
            frontier: Frontier::with_capacity(frontier),
            gaps: Vec::with_capacity(capacity.gaps),
            open_surroundings: Vec::with_capacity(capacity.surrounded),
            just_surrounded: Vec::with_capacity(capacity.surrounded.min(32)),
            has_other_shapes: false,
        }
    }
}
