use crate::{Score, ScoreSource, SegmentKind};

/// From what points come, as tables count them: a kind of feature, or a figure that brings
/// points of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointsFrom {
    /// A kind of feature; also an abbot who was taken back from one.
    Feature(SegmentKind),
    /// The fairy (PD-34, PD-35).
    Fairy,
    /// The Gingerbread Man (GB-14, GB-18).
    GingerbreadMan,
    /// Flocks (HS-6).
    Flock,
    /// Cards, for no feature (XP-34).
    Card,
}

impl PointsFrom {
    /// All of them, in the order of tables.
    pub const ALL: [Self; SegmentKind::ALL.len() + 4] = [
        Self::Feature(SegmentKind::City),
        Self::Feature(SegmentKind::Road),
        Self::Feature(SegmentKind::Field),
        Self::Feature(SegmentKind::River),
        Self::Feature(SegmentKind::Monastery),
        Self::Feature(SegmentKind::Garden),
        Self::Fairy,
        Self::GingerbreadMan,
        Self::Flock,
        Self::Card,
    ];

    /// From what the points of `score` come.
    pub const fn of(score: &Score) -> Self {
        match score.source {
            ScoreSource::Feature | ScoreSource::Abbot => match score.feature {
                Some(feature) => Self::Feature(feature),
                None => Self::Card,
            },
            ScoreSource::Card => Self::Card,
            ScoreSource::Fairy => Self::Fairy,
            ScoreSource::GingerbreadMan => Self::GingerbreadMan,
            ScoreSource::Flock => Self::Flock,
        }
    }

    /// The place in [`PointsFrom::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Self::Feature(kind) => kind as usize,
            Self::Fairy => SegmentKind::ALL.len(),
            Self::GingerbreadMan => SegmentKind::ALL.len() + 1,
            Self::Flock => SegmentKind::ALL.len() + 2,
            Self::Card => SegmentKind::ALL.len() + 3,
        }
    }

    /// The word used in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Feature(kind) => kind.name(),
            Self::Fairy => "fairy",
            Self::GingerbreadMan => "gingerbread",
            Self::Flock => "flock",
            Self::Card => "card",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_one_has_its_place() {
        for (index, from) in PointsFrom::ALL.into_iter().enumerate() {
            assert_eq!(from.index(), index);
        }
        for kind in SegmentKind::ALL {
            assert!(PointsFrom::ALL.contains(&PointsFrom::Feature(kind)));
        }
    }
}
