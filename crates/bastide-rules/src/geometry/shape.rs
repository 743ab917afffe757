use serde::{Deserialize, Serialize};

use super::{Orientation, Side};

/// The outline of a piece.
///
/// The sides of a piece are numbered clockwise, beginning with the northern (or
/// the first northern) one in orientation 0; half-sides 2i and 2i + 1 are the two
/// halves of side i in the same direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// An ordinary tile: one cell, sides N E S W.
    #[default]
    Square,
    /// A half-size tile: half a cell, sides A B on the outer edges, then the long side L (HA-7, HA-8).
    Triangle,
    /// A double-size tile: two cells, sides N0 N1 E S1 S0 W (part 0 in the west, part 1 in the east).
    Double,
}

/// Index of a side of a piece, clockwise; see [`Shape`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PieceSide(pub u8);

/// Index of half a side of a piece, clockwise; see [`Shape`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HalfSide(pub u8);

/// The two halves of a side, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Half {
    /// The half that one meets first, going clockwise round the piece.
    First,
    /// The half that one meets second.
    Second,
}

/// Where a side of a piece lies on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SideHome {
    /// On `side` of the cell of part `part` (0; also 1 for doubles).
    Outer {
        /// Which cell of the piece.
        part: u8,
        /// Which side of that cell.
        side: Side,
    },
    /// On the diagonal of the cell: the long side of a triangle.
    Diagonal,
}

impl HalfSide {
    /// The side of which this is a half.
    #[inline]
    pub const fn side(self) -> PieceSide {
        PieceSide(self.0 / 2)
    }

    /// Which half of it.
    #[inline]
    pub const fn half(self) -> Half {
        if self.0.is_multiple_of(2) { Half::First } else { Half::Second }
    }
}

impl PieceSide {
    /// The half of this side.
    #[inline]
    pub const fn half(self, half: Half) -> HalfSide {
        HalfSide(self.0 * 2 + matches!(half, Half::Second) as u8)
    }
}

impl Shape {
    /// The number of sides: 4, 3 or 6.
    #[inline]
    pub const fn sides(self) -> usize {
        match self {
            Self::Square => 4,
            Self::Triangle => 3,
            Self::Double => 6,
        }
    }

    /// The number of cells in which the piece lies: 1, or 2 for doubles.
    #[inline]
    pub const fn parts(self) -> usize {
        match self {
            Self::Square | Self::Triangle => 1,
            Self::Double => 2,
        }
    }

    /// The names of the sides, in order.
    pub const fn side_names(self) -> &'static [&'static str] {
        match self {
            Self::Square => &["N", "E", "S", "W"],
            Self::Triangle => &["A", "B", "L"],
            Self::Double => &["N0", "N1", "E", "S1", "S0", "W"],
        }
    }

    /// The names of the half-sides, in order (squares as in the tile facts, triangles as in HA-10;
    /// doubles by side and letter, a before b, clockwise).
    pub const fn half_names(self) -> &'static [&'static str] {
        match self {
            Self::Square => &["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"],
            Self::Triangle => &["A0", "A1", "B0", "B1", "L0", "L1"],
            Self::Double => {
                &["N0a", "N0b", "N1a", "N1b", "Ea", "Eb", "S1a", "S1b", "S0a", "S0b", "Wa", "Wb"]
            }
        }
    }

    /// Where side `side` of a piece of this shape lies when the piece lies in `orientation`.
    ///
    /// Returns `None` if the shape has no such side.
    pub const fn home(self, side: PieceSide, orientation: Orientation) -> Option<SideHome> {
        let turns = orientation.quarter_turns();
        let (part, unturned) = match (self, side.0) {
            (Self::Square, i @ 0..=3) => (0, i as usize),
            (Self::Triangle, i @ 0..=1) => (0, i as usize),
            (Self::Triangle, 2) => return Some(SideHome::Diagonal),
            (Self::Double, 0) => (0, 0),
            (Self::Double, 1) => (1, 0),
            (Self::Double, 2) => (1, 1),
            (Self::Double, 3) => (1, 2),
            (Self::Double, 4) => (0, 2),
            (Self::Double, 5) => (0, 3),
            _ => return None,
        };
        Some(SideHome::Outer { part, side: Side::from_index(unturned + turns) })
    }

    /// The step from the cell of part 0 to the cell of part `part`.
    pub const fn part_offset(self, part: usize, orientation: Orientation) -> (i16, i16) {
        if part == 0 { (0, 0) } else { Side::E.turned(orientation.quarter_turns()).offset() }
    }

    /// Whether a piece of this shape, lying in `orientation`, covers side `side` of its cell of part `part`.
    pub const fn covers(self, part: usize, side: Side, orientation: Orientation) -> bool {
        let turned = (side.index() + 4 - orientation.quarter_turns()) % 4;
        match self {
            Self::Square => part == 0,
            Self::Triangle => part == 0 && turned < 2,
            Self::Double => (part == 0 && turned != 1) || (part == 1 && turned != 3),
        }
    }
}
