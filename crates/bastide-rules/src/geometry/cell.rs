use serde::{Deserialize, Serialize};

use super::Side;

/// One square of the board's grid; x grows to the east, y to the south.
///
/// The start tile of a usual game lies on (0, 0). Coordinates are limited to
/// ±[`Cell::LIMIT`], far beyond what any number of tiles can reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Cell {
    /// Column, growing to the east.
    pub x: i16,
    /// Row, growing to the south.
    pub y: i16,
}

impl Cell {
    /// The largest coordinate, in either direction, on which a piece may lie.
    pub const LIMIT: i16 = 16_000;

    /// The largest coordinate of what lies on the table at the start. Fewer tiles than lie between
    /// it and [`Cell::LIMIT`] make a game, so that no game comes to the limit.
    pub const START_LIMIT: i16 = 1_000;

    /// The cell at column `x` and row `y`.
    #[inline]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The cell across `side`.
    #[inline]
    pub const fn step(self, side: Side) -> Self {
        let (dx, dy) = side.offset();
        self.offset(dx, dy)
    }

    /// The cell `dx` columns east and `dy` rows south (wrapping at the ends of `i16`,
    /// which lie beyond [`Cell::LIMIT`]).
    #[inline]
    pub const fn offset(self, dx: i16, dy: i16) -> Self {
        Self { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }

    /// The eight cells around this one, clockwise from the north.
    pub fn surroundings(self) -> [Self; 8] {
        [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
            .map(|(dx, dy)| self.offset(dx, dy))
    }

    /// Whether `other` is this cell or one of the eight around it.
    #[inline]
    pub const fn is_around(self, other: Self) -> bool {
        let dx = self.x.wrapping_sub(other.x).wrapping_add(1) as u16;
        let dy = self.y.wrapping_sub(other.y).wrapping_add(1) as u16;
        dx < 3 && dy < 3
    }

    /// Whether a piece may lie here at all.
    #[inline]
    pub const fn in_limits(self) -> bool {
        self.x.unsigned_abs() <= Self::LIMIT as u16 && self.y.unsigned_abs() <= Self::LIMIT as u16
    }

    /// Whether a tile may lie here at the start; see [`Cell::START_LIMIT`].
    #[inline]
    pub const fn in_start_limits(self) -> bool {
        let limit = Self::START_LIMIT as u16;
        self.x.unsigned_abs() <= limit && self.y.unsigned_abs() <= limit
    }

    /// The order in which logs list cells: by row, then by column (BG-36).
    #[inline]
    pub const fn reading_order(self) -> (i16, i16) {
        (self.y, self.x)
    }
}

impl From<(i16, i16)> for Cell {
    fn from((x, y): (i16, i16)) -> Self {
        Self { x, y }
    }
}

impl From<Cell> for (i16, i16) {
    fn from(cell: Cell) -> Self {
        (cell.x, cell.y)
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}
