use serde::{Deserialize, Serialize};

use crate::figure::{FigureId, FigureKind};
use crate::game::Token;
use crate::geometry::{Cell, Orientation};
use crate::ruleset::KindId;
use crate::seat::Actor;
use crate::segment::{SegmentKind, Spot};

/// One decision, by a player or by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance: this kind of tile is drawn (BG-13).
    Draw(KindId),
    /// Lay the drawn tile with its part 0 on a cell (BG-13, BG-14).
    PlaceTile {
        /// The cell of part 0.
        cell: Cell,
        /// Quarter turns clockwise; for halflings which half (HA-8).
        orientation: Orientation,
    },
    /// Put a figure from the own supply on a segment (BG-20).
    PlaceFigure {
        /// Which kind of figure.
        kind: FigureKind,
        /// Where.
        spot: Spot,
    },
    /// Take the own abbot back and score it (BG-52).
    ReturnAbbot {
        /// Where the abbot stands.
        spot: Spot,
    },
    /// Send a knight home from the princess's city (PD-40).
    RemoveKnight {
        /// The knight.
        figure: FigureId,
    },
    /// Put the fairy beside an own meeple (PD-30).
    MoveFairy {
        /// The meeple.
        figure: FigureId,
    },
    /// Put the fairy on a tile with an own meeple (PD-30, reading `tile`).
    MoveFairyToTile {
        /// The cell of the tile.
        cell: Cell,
    },
    /// One step of the dragon (PD-12).
    MoveDragon {
        /// The cell that he enters.
        cell: Cell,
    },
    /// Put the Gingerbread Man into a city (GB-10, GB-19).
    MoveGingerbreadMan {
        /// A segment of the city; the tile on which he stands (GB-12).
        spot: Spot,
    },
    /// A tile of the reserve goes to a player: chance deals it (HA-1), or he picks it (HA-3).
    TakeIntoHand(KindId),
    /// Draw a tile instead of placing one of the own hand (HA-15).
    ChooseToDraw,
    /// Place a tile of the own hand instead of drawing (HA-15).
    PlaceFromHand {
        /// Which.
        tile: KindId,
        /// The cell of part 0.
        cell: Cell,
        /// Quarter turns clockwise; for halflings which half (HA-8).
        orientation: Orientation,
    },
    /// The own flock grows: a token is drawn (HS-5).
    GrowFlock,
    /// All flocks of the field of the own shepherd go home and score (HS-6).
    GuideFlockHome,
    /// Chance: this token is drawn from the bag (HS-3, HS-5).
    DrawToken(Token),
    /// Say what a crop circle does (CC-2, HA-44).
    ChooseCropCircle {
        /// Followers on this kind of feature are meant.
        feature: SegmentKind,
        /// Whether followers are added (A) or taken back (B).
        adds: bool,
    },
    /// Take an own follower back into the supply (CC-3).
    TakeBack {
        /// Which.
        figure: FigureId,
    },
    /// Do nothing (BG-12).
    Pass,
}

/// Where an action sits, so that a client can offer it without knowing the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// In a cell, in an orientation.
    Cell {
        /// The cell.
        cell: Cell,
        /// The orientation.
        orientation: Orientation,
    },
    /// On a segment of a piece.
    Segment {
        /// The segment.
        spot: Spot,
        /// The figure that goes there, if one does.
        figure: Option<FigureKind>,
    },
    /// At a figure that stands on a segment.
    Figure {
        /// The segment.
        spot: Spot,
        /// The kind of figure.
        figure: FigureKind,
    },
    /// At a figure of a player, by its number.
    FigureNumber {
        /// The figure.
        figure: FigureId,
    },
    /// On the land of a cell.
    Land {
        /// The cell.
        cell: Cell,
    },
    /// In a cell, with a tile of the own hand.
    Hand {
        /// The tile.
        tile: KindId,
        /// The cell.
        cell: Cell,
        /// The orientation.
        orientation: Orientation,
    },
    /// At a tile that is offered for picking.
    Offer {
        /// The tile.
        tile: KindId,
    },
    /// A button.
    Button,
    /// In the pile: chance decides.
    Pile {
        /// The kind of tile.
        kind: KindId,
    },
    /// In the bag: chance decides.
    Bag {
        /// The token.
        token: Token,
    },
}

impl Action {
    /// Where the action sits.
    pub const fn site(self) -> Site {
        match self {
            Self::Draw(kind) => Site::Pile { kind },
            Self::PlaceTile { cell, orientation } => Site::Cell { cell, orientation },
            Self::PlaceFigure { kind, spot } => Site::Segment { spot, figure: Some(kind) },
            Self::ReturnAbbot { spot } => Site::Figure { spot, figure: FigureKind::Abbot },
            Self::RemoveKnight { figure }
            | Self::MoveFairy { figure }
            | Self::TakeBack { figure } => Site::FigureNumber { figure },
            Self::MoveFairyToTile { cell } | Self::MoveDragon { cell } => Site::Land { cell },
            Self::MoveGingerbreadMan { spot } => Site::Segment { spot, figure: None },
            Self::TakeIntoHand(tile) => Site::Offer { tile },
            Self::PlaceFromHand { tile, cell, orientation } => {
                Site::Hand { tile, cell, orientation }
            }
            Self::DrawToken(token) => Site::Bag { token },
            Self::ChooseToDraw
            | Self::GrowFlock
            | Self::GuideFlockHome
            | Self::ChooseCropCircle { .. }
            | Self::Pass => Site::Button,
        }
    }

    /// The key of the text that names the action in the translations.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::Draw(_) => "action-draw",
            Self::PlaceTile { .. } => "action-place-tile",
            Self::PlaceFigure { kind: FigureKind::Meeple, .. } => "action-place-meeple",
            Self::PlaceFigure { kind: FigureKind::Abbot, .. } => "action-place-abbot",
            Self::PlaceFigure { kind: FigureKind::Shepherd, .. } => "action-place-shepherd",
            Self::ReturnAbbot { .. } => "action-return-abbot",
            Self::RemoveKnight { .. } => "action-remove-knight",
            Self::MoveFairy { .. } => "action-move-fairy",
            Self::MoveFairyToTile { .. } => "action-move-fairy-to-tile",
            Self::MoveDragon { .. } => "action-move-dragon",
            Self::MoveGingerbreadMan { .. } => "action-move-gingerbread-man",
            Self::TakeIntoHand(_) => "action-take-into-hand",
            Self::ChooseToDraw => "action-choose-to-draw",
            Self::PlaceFromHand { .. } => "action-place-from-hand",
            Self::GrowFlock => "action-grow-flock",
            Self::GuideFlockHome => "action-guide-flock-home",
            Self::DrawToken(_) => "action-draw-token",
            Self::ChooseCropCircle { feature, adds } => match (feature, adds) {
                (SegmentKind::City, true) => "action-crop-circle-add-knights",
                (SegmentKind::Road, true) => "action-crop-circle-add-thieves",
                (_, true) => "action-crop-circle-add-farmers",
                (SegmentKind::City, false) => "action-crop-circle-remove-knights",
                (SegmentKind::Road, false) => "action-crop-circle-remove-thieves",
                (_, false) => "action-crop-circle-remove-farmers",
            },
            Self::TakeBack { .. } => "action-take-back",
            Self::Pass => "action-pass",
        }
    }
}

/// A list of actions, to be used again and again without allocating.
pub type ActionList = Vec<Action>;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Decision {
    /// Who must decide; nobody when the game is over.
    pub actor: Option<Actor>,
    /// What about.
    pub kind: DecisionKind,
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// Chance draws a tile (TS-21).
    DrawTile,
    /// A player lays the drawn tile (TS-27).
    PlaceTile {
        /// The drawn tile.
        tile: KindId,
    },
    /// A player may place a figure or do what stands in its place (TS-42).
    MainAction,
    /// The fairy may be moved after a princess has sent a knight home (PD-90).
    MoveFairy,
    /// A player moves the dragon one step (PD-11).
    MoveDragon {
        /// Which of his six steps, from 1.
        step: u8,
    },
    /// The Gingerbread Man goes into a city (TS-77).
    MoveGingerbreadMan,
    /// A halfling is dealt to a player by chance (HA-1), or picked by him (HA-3).
    TakeIntoHand,
    /// Draw, or place a tile of the own hand (TS-20, HA-15).
    ChooseSource,
    /// Chance draws a token for a flock (HS-3, HS-5).
    DrawToken,
    /// The own flock grows or goes home (HS-4).
    Flock,
    /// What a crop circle does (CC-2).
    CropCircle,
    /// A follower is added or taken back for a crop circle (CC-3).
    CropCircleFollower {
        /// The kind of feature whose followers are meant.
        feature: SegmentKind,
        /// Whether followers are added.
        adds: bool,
    },
    /// The game is over (BG-40).
    GameOver,
}

impl DecisionKind {
    /// The phase of the rulebook's turn sequence in which the decision is taken.
    pub const fn phase(self) -> crate::rule_id::RuleId {
        crate::rule_id::RuleId(match self {
            Self::DrawTile => "TS-21",
            Self::PlaceTile { .. } => "TS-27",
            Self::MainAction => "TS-42",
            Self::MoveFairy => "PD-90",
            Self::MoveDragon { .. } => "PD-11",
            Self::MoveGingerbreadMan => "TS-77",
            Self::TakeIntoHand => "HA-1",
            Self::ChooseSource => "TS-20",
            Self::DrawToken | Self::Flock => "TS-50",
            Self::CropCircle | Self::CropCircleFollower { .. } => "TS-82",
            Self::GameOver => "TS-112",
        })
    }

    /// The key of the text that says what is to be decided.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::DrawTile => "decision-draw-tile",
            Self::PlaceTile { .. } => "decision-place-tile",
            Self::MainAction => "decision-main-action",
            Self::MoveFairy => "decision-move-fairy",
            Self::MoveDragon { .. } => "decision-move-dragon",
            Self::MoveGingerbreadMan => "decision-move-gingerbread-man",
            Self::TakeIntoHand => "decision-take-into-hand",
            Self::ChooseSource => "decision-choose-source",
            Self::DrawToken => "decision-draw-token",
            Self::Flock => "decision-flock",
            Self::CropCircle => "decision-crop-circle",
            Self::CropCircleFollower { adds: true, .. } => "decision-crop-circle-add",
            Self::CropCircleFollower { adds: false, .. } => "decision-crop-circle-remove",
            Self::GameOver => "decision-game-over",
        }
    }
}
