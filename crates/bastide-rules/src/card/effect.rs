use serde::{Deserialize, Serialize};

use crate::segment::SegmentKind;

/// What a card does. Every effect is one rule of the engine; cards set its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Points at once (XP-34).
    Points {
        /// How many.
        points: i32,
    },
    /// An unfinished feature with the own majority is scored now (XP-35 to XP-37).
    ScoreUnfinished {
        /// Which kind of feature.
        feature: SegmentKind,
        /// What the final rate of its tiles is multiplied by.
        tiles_times: i32,
    },
    /// A follower from the supply goes onto a feature (XP-38, XP-50).
    PlaceFollower {
        /// Onto an occupied one, or onto a free one.
        occupied: bool,
    },
    /// A completed feature is worth something else in this scoring (XP-39, XP-42, XP-58 …).
    Rate(RateChange),
    /// The points of a completed feature of others are halved, rounded up (XP-57).
    Half {
        /// Which kind of feature.
        feature: SegmentKind,
    },
    /// Cancels a Roadside card (XP-40).
    Shield,
    /// Two tiles are drawn, one is placed (XP-41).
    TwoTiles,
    /// An own follower comes home (XP-44).
    Recall,
    /// A feature is worth more to the owner of the card in final scoring (XP-45 to XP-48).
    LateRate {
        /// Which kind of feature.
        feature: SegmentKind,
        /// Points more for each tile, neighbour tile or city.
        plus: i32,
    },
    /// Points at the end for followers in the supply (XP-49).
    LateSupply {
        /// Points for each.
        each: i32,
    },
    /// The points of a feature are paid only at the end of the game (XP-51).
    DeferPoints,
    /// An opponent's follower goes home without points (XP-52).
    SendHome {
        /// From which kind of feature.
        feature: SegmentKind,
    },
    /// An opponent loses points (XP-53).
    LosePoints {
        /// How many, at most.
        points: i32,
    },
    /// A random card of an opponent comes into the own hand (XP-54).
    TakeCard,
    /// An opponent discards a random card (XP-55).
    SpoilCard,
    /// An opponent places no follower in step 2 of the next turn (XP-56).
    NoFollower,
    /// An own follower goes to another feature of its tile (XP-60).
    MoveFollower,
    /// Of those who share a majority only the users of the card are paid (XP-61, XP-62).
    TieBreak {
        /// In final scoring, or in play.
        at_the_end: bool,
    },
}

/// Another rate for a completed feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RateChange {
    /// Which kind of feature.
    pub feature: SegmentKind,
    /// Which of them.
    pub only: Condition,
    /// Whether the player must have the majority, or must not have it.
    pub majority: bool,
    /// What is worth something else.
    pub of: RateOf,
    /// What the rate is multiplied by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<i32>,
    /// What is added to the rate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plus: Option<i32>,
    /// The rate that takes its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed: Option<i32>,
}

impl RateChange {
    /// What becomes of the rate `each`.
    pub fn of_rate(&self, each: i32) -> i32 {
        self.fixed.unwrap_or(each) * self.times.unwrap_or(1) + self.plus.unwrap_or(0)
    }
}

/// Which features a card means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Closed rings without any end (XP-39).
    Loop,
    /// With at least one pennant.
    WithPennants,
    /// Without any.
    WithoutPennants,
}

/// What the rate of a feature counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RateOf {
    /// Tiles.
    Tiles,
    /// Pennants.
    Pennants,
}

impl Effect {
    /// Whether the card is of no use but against others (XP-30).
    pub(crate) const fn is_attack(&self) -> bool {
        match self {
            Self::PlaceFollower { occupied } => *occupied,
            Self::Rate(rate) => !rate.majority,
            Self::TieBreak { at_the_end } => !*at_the_end,
            Self::Half { .. }
            | Self::DeferPoints
            | Self::SendHome { .. }
            | Self::LosePoints { .. }
            | Self::TakeCard
            | Self::SpoilCard
            | Self::NoFollower => true,
            Self::Points { .. }
            | Self::ScoreUnfinished { .. }
            | Self::Shield
            | Self::TwoTiles
            | Self::Recall
            | Self::LateRate { .. }
            | Self::LateSupply { .. }
            | Self::MoveFollower => false,
        }
    }

    /// Whether the card stands among the changes of a scoring until it is over.
    pub(super) const fn is_change(&self) -> bool {
        matches!(
            self,
            Self::Rate(_) | Self::Half { .. } | Self::LateRate { .. } | Self::TieBreak { .. }
        )
    }

    /// What is wrong with the numbers of the effect, and what would be right.
    pub(super) fn fault(&self) -> Option<&'static str> {
        let scored = |feature: &SegmentKind| {
            matches!(feature, SegmentKind::City | SegmentKind::Road | SegmentKind::Monastery)
        };
        match self {
            Self::Points { points } | Self::LosePoints { points }
                if !(1..=MOST_POINTS).contains(points) =>
            {
                Some("`points` is 1 to 100")
            }
            Self::ScoreUnfinished { feature, .. } if !scored(feature) => {
                Some("`feature` is city, road or monastery")
            }
            Self::ScoreUnfinished { tiles_times, .. } if !(1..=MOST_RATE).contains(tiles_times) => {
                Some("`tiles_times` is 1 to 20")
            }
            Self::Rate(rate) => rate.fault(),
            Self::Half { feature } if !scored(feature) => {
                Some("`feature` is city, road or monastery")
            }
            Self::LateRate { feature, .. } | Self::SendHome { feature }
                if !scored(feature) && *feature != SegmentKind::Field =>
            {
                Some("`feature` is city, road, monastery or field")
            }
            Self::LateRate { plus, .. } if !(1..=MOST_RATE).contains(plus) => {
                Some("`plus` is 1 to 20")
            }
            Self::LateSupply { each } if !(1..=MOST_RATE).contains(each) => {
                Some("`each` is 1 to 20")
            }
            _ => None,
        }
    }
}

/// The most points that a card gives or takes at once.
const MOST_POINTS: i32 = 100;
/// The largest rate, and the largest number by which one is raised or multiplied.
const MOST_RATE: i32 = 20;

impl RateChange {
    fn fault(&self) -> Option<&'static str> {
        if [self.times, self.plus, self.fixed].iter().flatten().count() != 1 {
            return Some("one of `times`, `plus` and `fixed` is needed, and only one");
        }
        let is_small = |number: Option<i32>, least| {
            number.is_none_or(|number| (least..=MOST_RATE).contains(&number))
        };
        if !is_small(self.times, 0) || !is_small(self.fixed, 0) || !is_small(self.plus, 1) {
            return Some("`times` and `fixed` are 0 to 20, `plus` is 1 to 20");
        }
        match (self.feature, self.only, self.of) {
            (SegmentKind::Road, Condition::Loop, RateOf::Tiles)
            | (SegmentKind::City, Condition::WithoutPennants, RateOf::Tiles)
            | (SegmentKind::City, Condition::WithPennants, _) => None,
            (SegmentKind::Road, ..) => Some("a road can be `only = \"loop\"`, of tiles"),
            (SegmentKind::City, ..) => {
                Some("a city can be `only = \"with_pennants\"`, or `\"without_pennants\"` of tiles")
            }
            _ => Some("`feature` is city or road"),
        }
    }
}
