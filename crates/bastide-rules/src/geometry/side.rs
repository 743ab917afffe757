use serde::{Deserialize, Serialize};

/// A side of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Side {
    /// North.
    N = 0,
    /// East.
    E = 1,
    /// South.
    S = 2,
    /// West.
    W = 3,
}

impl Side {
    /// The four sides, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The side with index `index` modulo 4, clockwise from the north.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        match index & 3 {
            0 => Self::N,
            1 => Self::E,
            2 => Self::S,
            _ => Self::W,
        }
    }

    /// 0 for north to 3 for west.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side that meets this one across the border.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::from_index(self as usize ^ 2)
    }

    /// This side after `quarter_turns` clockwise.
    #[inline]
    pub const fn turned(self, quarter_turns: usize) -> Self {
        Self::from_index(self as usize + quarter_turns)
    }

    /// One step across this side, as (columns east, rows south).
    #[inline]
    pub const fn offset(self) -> (i16, i16) {
        match self {
            Self::N => (0, -1),
            Self::E => (1, 0),
            Self::S => (0, 1),
            Self::W => (-1, 0),
        }
    }

    /// The letter of this side: N, E, S or W.
    pub const fn letter(self) -> char {
        match self {
            Self::N => 'N',
            Self::E => 'E',
            Self::S => 'S',
            Self::W => 'W',
        }
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.letter())
    }
}
