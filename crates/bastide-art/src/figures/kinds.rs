use super::PlayerColour;

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A figure of a player.
    Player {
        /// Its kind.
        kind: PlayerFigure,
        /// Its colour.
        colour: PlayerColour,
    },
    /// A figure that nobody owns.
    Neutral(NeutralFigure),
}

/// Kinds of figures that players own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "each name is the figure itself")]
pub enum PlayerFigure {
    /// The ordinary meeple.
    Follower,
    /// The big meeple.
    LargeFollower,
    Abbot,
    Builder,
    Pig,
    Barn,
    Wagon,
    Mayor,
    Shepherd,
    Phantom,
    Ringmaster,
    Robber,
}

/// Figures that nobody owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "each name is the figure itself")]
pub enum NeutralFigure {
    Dragon,
    Fairy,
    GingerbreadMan,
    Count,
    Mage,
    Witch,
    /// The tent of the circus.
    BigTop,
}

/// Whether a figure stands or lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pose {
    /// Upright.
    #[default]
    Standing,
    /// On its back in the field.
    Lying,
}

/// What a follower does; it changes its hat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Role {
    /// The plain piece.
    #[default]
    Plain,
    /// In a city.
    Knight,
    /// On a road.
    Highwayman,
    /// In a building.
    Monk,
}

impl Role {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Knight => "-knight",
            Self::Highwayman => "-highwayman",
            Self::Monk => "-monk",
        }
    }
}

impl PlayerFigure {
    /// All kinds.
    pub const ALL: [Self; 12] = [
        Self::Follower,
        Self::LargeFollower,
        Self::Abbot,
        Self::Builder,
        Self::Pig,
        Self::Barn,
        Self::Wagon,
        Self::Mayor,
        Self::Shepherd,
        Self::Phantom,
        Self::Ringmaster,
        Self::Robber,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Follower => "follower",
            Self::LargeFollower => "large-follower",
            Self::Abbot => "abbot",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Barn => "barn",
            Self::Wagon => "wagon",
            Self::Mayor => "mayor",
            Self::Shepherd => "shepherd",
            Self::Phantom => "phantom",
            Self::Ringmaster => "ringmaster",
            Self::Robber => "robber",
        }
    }

    /// Wagons, barns and pigs have no place for an emblem.
    pub(super) fn has_emblem(self) -> bool {
        !matches!(self, Self::Wagon | Self::Barn | Self::Pig)
    }
}

impl NeutralFigure {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Dragon,
        Self::Fairy,
        Self::GingerbreadMan,
        Self::Count,
        Self::Mage,
        Self::Witch,
        Self::BigTop,
    ];

    /// The word used in files and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dragon => "dragon",
            Self::Fairy => "fairy",
            Self::GingerbreadMan => "gingerbread-man",
            Self::Count => "count",
            Self::Mage => "mage",
            Self::Witch => "witch",
            Self::BigTop => "big-top",
        }
    }
}

impl Figure {
    /// Width of the figure's box on the board.
    pub(crate) fn width(self, pose: Pose) -> f64 {
        match self {
            Self::Player { kind, .. } => match (kind, pose) {
                (PlayerFigure::Follower, Pose::Lying) => 33.0,
                (PlayerFigure::LargeFollower, _) => 39.0,
                (PlayerFigure::Barn, _) => 38.0,
                (PlayerFigure::Wagon, _) => 35.0,
                (PlayerFigure::Pig, _) => 28.0,
                (PlayerFigure::Mayor, _) => 34.0,
                _ => 32.0,
            },
            Self::Neutral(NeutralFigure::Dragon | NeutralFigure::BigTop) => 46.0,
            Self::Neutral(NeutralFigure::Count) => 36.0,
            Self::Neutral(_) => 32.0,
        }
    }
}
