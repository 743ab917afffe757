use serde::Serialize;

use crate::figure::{FigureId, FigureKind};
use crate::geometry::{Cell, Side};
use crate::rule_id::RuleId;
use crate::seat::{Actor, Seat};
use crate::segment::{SegmentKind, Spot};

/// Why an action was refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Refusal {
    /// The rule that the action breaks.
    pub rule: RuleId,
    /// What was wrong.
    pub reason: Reason,
}

/// What was wrong with an action.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Somebody else decides now.
    NotYours {
        /// Who decides.
        decides: Actor,
    },
    /// Another kind of action is due.
    NotNow {
        /// What is due, as a text key of a decision.
        due: &'static str,
    },
    /// No such tile is left among those that can be drawn now.
    NotInPile,
    /// The cell lies beyond the limits of the board.
    OutOfLimits(Cell),
    /// Something lies in the cell.
    Occupied(Cell),
    /// No side of the tile would touch land.
    TouchesNothing(Cell),
    /// A side does not match its neighbour.
    SideMismatch(Cell, Side),
    /// The long sides of two halflings do not match.
    DiagonalMismatch(Cell),
    /// The tile does not continue the river.
    RiverNotContinued,
    /// Two bends of the river to the same side in a row.
    RiverTurnsBack,
    /// The river would flow against its direction at the spring.
    RiverFlowsBack,
    /// The river could not go on from here.
    RiverBlocked,
    /// No such figure in the supply of the player.
    NotInSupply(FigureKind),
    /// Figures go only on the tile just placed.
    NotJustPlaced(Spot),
    /// The piece has no such segment.
    NoSuchSegment(Spot),
    /// Somebody stands on the feature already.
    FeatureTaken {
        /// The segment.
        spot: Spot,
        /// Who stands there (one of them).
        by: Seat,
    },
    /// This kind of figure may not stand on this kind of feature.
    WrongFigure {
        /// The figure.
        figure: FigureKind,
        /// The feature.
        feature: SegmentKind,
    },
    /// The player has no abbot there.
    NoAbbotThere(Spot),
    /// No figure may be put onto a volcano in the turn in which it is placed.
    FreshVolcano,
    /// No figure may be put onto the dragon's tile.
    DragonsTile(Cell),
    /// Through a portal only incomplete features can be reached.
    FeatureComplete(Spot),
    /// A princess has joined a city with knights: one of them must go home first.
    PrincessFirst,
    /// That figure does not stand in the princess's city.
    NotInPrincessCity(FigureId),
    /// The fairy goes only to an own meeple on the board.
    NotYourMeeple(FigureId),
    /// The fairy goes only onto a tile with an own meeple.
    NoMeepleOfYours(Cell),
    /// She is there already.
    FairyIsThere,
    /// She may not be moved in a turn with a volcano.
    NoFairyWithVolcano,
    /// She is not placed that way in this game.
    OtherFairyReading,
    /// The dragon goes one step north, east, south or west.
    NotBesideDragon(Cell),
    /// There is no tile to step on.
    NoLand(Cell),
    /// The dragon has been there in this move.
    AlreadyVisited(Cell),
    /// The fairy keeps the dragon out.
    FairyBars(Cell),
    /// The Gingerbread Man goes only into cities.
    NotACity(Spot),
    /// … that are incomplete.
    CityComplete(Spot),
    /// … and not the one in which he is.
    SameCity(Spot),
    /// He comes onto the tile just placed.
    GingerbreadManComesHere(Spot),
    /// He must be moved.
    GingerbreadManMustMove,
    /// The monastery or garden of the abbot is complete and is scored as such.
    AbbotsFeatureComplete(Spot),
    /// A halfling lies in the cell: no square or double tile fits beside it.
    HalfFilled(Cell),
    /// A halfling lies in the cell and leaves the other half free.
    OtherHalf(Cell),
    /// No such tile is left to be dealt or picked.
    NotInReserve,
    /// The player does not hold that tile.
    NotInHand,
    /// A tile has been drawn: it must be placed.
    DrawnAlready,
    /// A tile has been placed in this part of the turn.
    PlacedAlready,
    /// A shepherd stands on the field.
    FieldHasShepherd {
        /// The segment.
        spot: Spot,
        /// Whose.
        by: Seat,
    },
    /// No such token is in the bag.
    NotInBag,
    /// The crop circle means another kind of feature.
    OtherCropCircle(SegmentKind),
    /// A follower must be taken back.
    MustTakeBack,
    /// The player has no follower of that kind there.
    NotYourFollower(SegmentKind),
    /// No such card is there.
    NoSuchCard,
    /// No card can be drawn from that deck now.
    NoCardDue,
    /// The card is not played now.
    CardNotNow,
    /// The card can be aimed at nothing.
    NoTarget,
    /// The card cannot be aimed at that.
    NotATarget,
    /// No follower may be placed in this turn.
    FollowersBarred,
    /// That is none of the two tiles drawn.
    NotDrawn,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Refusal {}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NotYours { decides } => write!(f, "it is for {decides} to decide"),
            Self::NotNow { due } => write!(f, "something else is due now: {due}"),
            Self::NotInPile => f.write_str("no such tile can be drawn now"),
            Self::OutOfLimits(cell) => {
                write!(f, "{cell} is beyond the limits of the board (±{})", Cell::LIMIT)
            }
            Self::Occupied(cell) => write!(f, "{cell} is occupied"),
            Self::TouchesNothing(cell) => {
                write!(f, "at {cell} no side of the tile would touch a placed tile")
            }
            Self::SideMismatch(cell, side) => {
                write!(f, "side {side} at {cell} does not match its neighbour")
            }
            Self::DiagonalMismatch(cell) => {
                write!(f, "the long sides of the two halves at {cell} do not match")
            }
            Self::RiverNotContinued => f.write_str("the tile must continue the river"),
            Self::RiverTurnsBack => {
                f.write_str("the river may not turn twice running to the same side")
            }
            Self::RiverFlowsBack => {
                f.write_str("the river may not flow against its direction at the spring")
            }
            Self::RiverBlocked => f.write_str("the river could not go on from here"),
            Self::NotInSupply(kind) => write!(f, "no {} in the supply", kind.name()),
            Self::NotJustPlaced(spot) => {
                write!(f, "figures go on the tile just placed, which has no cell {}", spot.cell)
            }
            Self::NoSuchSegment(spot) => write!(f, "there is no {spot}"),
            Self::FeatureTaken { spot, by } => {
                write!(f, "{by} stands already on the feature of {spot}")
            }
            Self::WrongFigure { figure, feature } => {
                write!(f, "a {} may not stand on a {}", figure.name(), feature.name())
            }
            Self::FreshVolcano => f.write_str("no figure may be put onto a volcano just placed"),
            Self::DragonsTile(cell) => {
                write!(f, "no figure may be put onto {cell}, where the dragon is")
            }
            Self::FeatureComplete(spot) => write!(f, "the feature of {spot} is complete"),
            Self::PrincessFirst => {
                f.write_str("the princess must send a knight home; nothing else may be done")
            }
            Self::NotInPrincessCity(_) => {
                f.write_str("that figure does not stand in the city of the princess")
            }
            Self::NotYourMeeple(_) => {
                f.write_str("the fairy goes to one of your own meeples on the board")
            }
            Self::NoMeepleOfYours(cell) => write!(f, "you have no meeple on {cell}"),
            Self::FairyIsThere => f.write_str("the fairy is there already"),
            Self::NoFairyWithVolcano => {
                f.write_str("the fairy may not be moved in a turn with a volcano")
            }
            Self::OtherFairyReading => {
                f.write_str("in this game the fairy is placed in the other way")
            }
            Self::NotBesideDragon(cell) => {
                write!(f, "{cell} is not one step north, east, south or west of the dragon")
            }
            Self::NoLand(cell) => write!(f, "there is no tile on {cell}"),
            Self::AlreadyVisited(cell) => write!(f, "the dragon has been on {cell} in this move"),
            Self::FairyBars(cell) => write!(f, "the fairy on {cell} keeps the dragon out"),
            Self::NotACity(spot) => write!(f, "{spot} is no city"),
            Self::CityComplete(spot) => write!(f, "the city of {spot} is complete"),
            Self::SameCity(spot) => {
                write!(f, "{spot} belongs to the city in which the Gingerbread Man is")
            }
            Self::GingerbreadManComesHere(_) => {
                f.write_str("the Gingerbread Man comes onto the tile just placed")
            }
            Self::GingerbreadManMustMove => f.write_str("the Gingerbread Man must be moved"),
            Self::HalfFilled(cell) => {
                write!(f, "a halfling lies on {cell}: only another halfling fits beside it")
            }
            Self::OtherHalf(cell) => {
                write!(f, "a halfling lies on {cell}: only its other half is free")
            }
            Self::NotInReserve => f.write_str("no such halfling is left"),
            Self::NotInHand => f.write_str("you do not hold that tile"),
            Self::DrawnAlready => f.write_str(
                "a tile has been drawn and must be placed; halflings are placed instead of drawing",
            ),
            Self::PlacedAlready => f.write_str("a tile has been placed already"),
            Self::FieldHasShepherd { spot, by } => {
                write!(f, "a shepherd of {by} is on the field of {spot}")
            }
            Self::NotInBag => f.write_str("no such token is in the bag"),
            Self::OtherCropCircle(feature) => {
                write!(f, "the crop circle does not mean followers on a {}", feature.name())
            }
            Self::MustTakeBack => f.write_str("a follower must be taken back"),
            Self::NotYourFollower(feature) => {
                write!(f, "you have no follower on a {} there", feature.name())
            }
            Self::NoSuchCard => f.write_str("there is no such card"),
            Self::NoCardDue => f.write_str("no card can be drawn from that deck now"),
            Self::CardNotNow => f.write_str("that card is not played now"),
            Self::NoTarget => f.write_str("there is nothing at which that card can be aimed"),
            Self::NotATarget => f.write_str("the card cannot be aimed at that"),
            Self::FollowersBarred => f.write_str("a card bars your followers in this turn"),
            Self::NotDrawn => f.write_str("that is none of the two tiles drawn"),
            Self::NoAbbotThere(spot) => write!(f, "you have no abbot on {spot}"),
            Self::AbbotsFeatureComplete(spot) => {
                write!(f, "the feature of {spot} is complete and will be scored as such")
            }
        }
    }
}
