use serde::{Deserialize, Serialize};

/// How a piece lies: quarter turns clockwise, 0 to 3.
///
/// For a triangle these are the four halves of HA-8: 0 NE, 1 SE, 2 SW, 3 NW.
/// For a double the second part lies east, south, west or north of the first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Orientation(u8);

impl Orientation {
    /// The four orientations.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// `quarter_turns` (modulo 4) clockwise.
    #[inline]
    pub const fn new(quarter_turns: u8) -> Self {
        Self(quarter_turns & 3)
    }

    /// Quarter turns clockwise, 0 to 3.
    #[inline]
    pub const fn quarter_turns(self) -> usize {
        self.0 as usize
    }

    /// Half a turn further: the other half of the cell for a triangle.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self(self.0 ^ 2)
    }
}

impl TryFrom<u8> for Orientation {
    type Error = String;

    fn try_from(value: u8) -> Result<Self, Self::Error> {
        if value < 4 {
            Ok(Self(value))
        } else {
            Err(format!("an orientation is 0 to 3 quarter turns clockwise, not {value}"))
        }
    }
}

impl From<Orientation> for u8 {
    fn from(orientation: Orientation) -> Self {
        orientation.0
    }
}

impl std::fmt::Display for Orientation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "r{}", self.0)
    }
}
