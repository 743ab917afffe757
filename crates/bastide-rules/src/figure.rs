use serde::{Deserialize, Serialize};

/// The kinds of figures that players own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum FigureKind {
    /// The ordinary follower (BG-2).
    Meeple = 0,
    /// The abbot: monasteries and gardens only (BG-50).
    Abbot = 1,
    /// The shepherd: no meeple; stands on a field without claiming it (HS-1).
    Shepherd = 2,
}

impl FigureKind {
    /// All kinds, in the order in which figures are numbered.
    pub const ALL: [Self; 3] = [Self::Meeple, Self::Abbot, Self::Shepherd];

    /// The word used in files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Meeple => "meeple",
            Self::Abbot => "abbot",
            Self::Shepherd => "shepherd",
        }
    }

    /// How much the figure counts for the majority (BG-34).
    #[inline]
    pub const fn strength(self) -> u32 {
        match self {
            Self::Meeple | Self::Abbot => 1,
            Self::Shepherd => 0,
        }
    }

    /// Whether the figure claims the feature on which it stands; a shepherd does not (HS-1).
    #[inline]
    pub const fn claims(self) -> bool {
        !matches!(self, Self::Shepherd)
    }
}

/// Figures that belong to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NeutralFigure {
    /// The dragon (PD-3).
    Dragon,
    /// The fairy (PD-30).
    Fairy,
    /// The Gingerbread Man (GB-2).
    GingerbreadMan,
}

impl NeutralFigure {
    /// The word used in files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dragon => "dragon",
            Self::Fairy => "fairy",
            Self::GingerbreadMan => "gingerbread-man",
        }
    }
}

/// One figure of the game: an index into all figures of all players.
///
/// Figures are numbered seat by seat, and for each seat kind by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FigureId(pub u8);

impl FigureId {
    /// The figure as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
