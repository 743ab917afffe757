use serde::{Deserialize, Serialize};

use crate::geometry::Cell;

/// What kind of feature a segment belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum SegmentKind {
    /// City (BG-31).
    City = 0,
    /// Road (BG-30).
    Road = 1,
    /// Field (BG-42).
    Field = 2,
    /// River: nobody may stand on it and it scores nothing (BG-64).
    River = 3,
    /// Monastery (BG-33).
    Monastery = 4,
    /// Garden, in games with the abbot (BG-51).
    Garden = 5,
}

impl SegmentKind {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::City, Self::Road, Self::Field, Self::River, Self::Monastery, Self::Garden];

    /// The word used in files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Field => "field",
            Self::River => "river",
            Self::Monastery => "monastery",
            Self::Garden => "garden",
        }
    }

    /// Whether the feature is scored by the cells around it.
    #[inline]
    pub const fn is_scored_by_surroundings(self) -> bool {
        matches!(self, Self::Monastery | Self::Garden)
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A segment of a piece on the board: which cell, which piece there, which segment of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// A cell of the piece.
    pub cell: Cell,
    /// 0, or 1 for the halfling that came second into the cell (HA-26).
    pub layer: u8,
    /// Index of the segment: cities, roads, fields, rivers, building, garden, in this order.
    pub segment: u8,
}

impl Spot {
    /// Segment `segment` of the first piece in `cell`.
    pub const fn new(cell: Cell, segment: u8) -> Self {
        Self { cell, layer: 0, segment }
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "segment {} of the piece on {}", self.segment, self.cell)?;
        if self.layer == 1 { f.write_str(" (second half)") } else { Ok(()) }
    }
}
