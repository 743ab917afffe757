use serde::{Deserialize, Serialize};

use crate::figure::{FigureId, FigureKind};
use crate::geometry::{Cell, Orientation};
use crate::ruleset::KindId;
use crate::seat::Actor;
use crate::segment::Spot;

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
    /// A button.
    Button,
    /// In the pile: chance decides.
    Pile {
        /// The kind of tile.
        kind: KindId,
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
            Self::RemoveKnight { figure } | Self::MoveFairy { figure } => {
                Site::FigureNumber { figure }
            }
            Self::MoveFairyToTile { cell } | Self::MoveDragon { cell } => Site::Land { cell },
            Self::MoveGingerbreadMan { spot } => Site::Segment { spot, figure: None },
            Self::Pass => Site::Button,
        }
    }

    /// The key of the text that names the action in the translations.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::Draw(_) => "action-draw",
            Self::PlaceTile { .. } => "action-place-tile",
            Self::PlaceFigure { kind: FigureKind::Meeple, .. } => "action-place-meeple",
            Self::PlaceFigure { kind: FigureKind::Abbot, .. } => "action-place-abbot",
            Self::ReturnAbbot { .. } => "action-return-abbot",
            Self::RemoveKnight { .. } => "action-remove-knight",
            Self::MoveFairy { .. } => "action-move-fairy",
            Self::MoveFairyToTile { .. } => "action-move-fairy-to-tile",
            Self::MoveDragon { .. } => "action-move-dragon",
            Self::MoveGingerbreadMan { .. } => "action-move-gingerbread-man",
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
            Self::GameOver => "decision-game-over",
        }
    }
}
