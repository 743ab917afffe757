use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Answer;

/// A text of the translation files, with its arguments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Text {
    /// The message id.
    pub key: String,
    /// Arguments; names of players are never inflected.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, TextArg>>", optional)]
    pub args: BTreeMap<String, TextArg>,
}

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum TextArg {
    /// A number, for plural forms.
    Number(i32),
    /// A name or word.
    Word(String),
}

/// What the game waits for, and everything that may be done about it. A client draws and offers it
/// from this alone and knows no expansion by name.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Decision {
    /// Who decides; nobody while chance decides or when the game is over.
    pub seat: Option<u8>,
    /// Whose turn it is.
    pub actor: u8,
    /// The question.
    pub prompt: Text,
    /// The phase or rule on which it rests.
    pub rule: String,
    /// Whether something must be done (no "nothing" among the actions).
    pub must: bool,
    /// Whether nothing needs to be done and most players pass: it is asked because cards might be
    /// played. A client may go past it, and offer the cards beside the question that follows.
    pub quiet: bool,
    /// What somebody else does, if this is an answer to it.
    pub answer: Option<Answer>,
    /// Why whatever is chosen is final at once, if that holds for every action; see
    /// [`Action::is_final`].
    pub is_final: Option<String>,
    /// What explains the question and cannot be clicked.
    pub marks: Vec<Mark>,
    /// What may be done; empty for those who do not decide.
    pub actions: Vec<Action>,
}

/// One thing that may be done.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Action {
    /// The action as one-line move text: what the client sends back to choose it.
    pub id: String,
    /// Where it sits: targets and modifiers in order (interface design, section 4).
    pub at: Vec<Target>,
    /// What it says.
    pub text: Text,
    /// What it would do, shown before it is confirmed.
    pub effects: Vec<Effect>,
    /// Why choosing it is final at once (TS-7): `random-result`, `hidden-seen`,
    /// `other-player-decides` or `end-of-turn`; nothing if the same player goes on and can take it
    /// back. The text has the key `final-REASON`.
    pub is_final: Option<String>,
}

/// Where a click goes, or a switch (`rotation`, `figure_kind`).
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Target {
    /// An empty cell.
    Cell {
        /// Column.
        x: i16,
        /// Row.
        y: i16,
    },
    /// Half a cell.
    Half {
        /// Column.
        x: i16,
        /// Row.
        y: i16,
        /// Which half: 0 NE, 1 SE, 2 SW, 3 NW.
        orientation: u8,
    },
    /// A segment of a piece; the anchor is where the figure would stand, in units of 1/100 cell
    /// from the north-west corner of cell (0, 0).
    Place {
        /// Column.
        x: i16,
        /// Row.
        y: i16,
        /// Which piece in the cell.
        layer: u8,
        /// Which segment of the piece.
        segment: u8,
        /// Where on the board.
        anchor: (f32, f32),
        /// `city`, `road`, `field`, `monastery`, `garden`, …
        feature: String,
        /// Whether a figure lies down here.
        lying: bool,
    },
    /// A tile in the own hand, or one that is offered for picking.
    Piece {
        /// The tile's id.
        tile: String,
    },
    /// A figure on the board.
    Figure {
        /// Its number.
        id: u8,
    },
    /// A player.
    Player {
        /// The seat.
        seat: u8,
    },
    /// A card in the own hand.
    Card {
        /// The card's id.
        card: String,
    },
    /// An option in the dock.
    Button {
        /// Its key: icon and text.
        key: String,
    },
    /// Modifier: how the piece lies.
    Rotation {
        /// Quarter turns clockwise.
        turns: u8,
    },
    /// Modifier: which kind of figure.
    FigureKind {
        /// `meeple`, `abbot`, …
        figure: String,
    },
}

/// What an action would do.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effect {
    /// A player gets points.
    Points {
        /// Who.
        seat: u8,
        /// How many.
        points: i32,
    },
    /// Figures go home.
    Returns {
        /// Which.
        figures: Vec<u8>,
    },
    /// What the feature is worth now to whoever claims it.
    Worth {
        /// Points as it stands.
        points: i32,
        /// Whether it is complete.
        complete: bool,
    },
}

/// What explains a question on the board and cannot be clicked.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Mark {
    /// The path of a figure so far.
    Path {
        /// Its cells, oldest first.
        cells: Vec<(i16, i16)>,
    },
    /// The order in which players are asked.
    Order {
        /// The seats, in order.
        seats: Vec<u8>,
        /// The index of the present one.
        at: u32,
    },
    /// Frame of the feature that is meant.
    Frame {
        /// Its cells.
        cells: Vec<(i16, i16)>,
        /// Whose doing it is.
        seat: u8,
    },
    /// Frame of the newest piece.
    Last {
        /// The cell.
        cell: (i16, i16),
    },
}
