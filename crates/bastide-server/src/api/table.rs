use bastide_rules::Setup;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{CardKind, Cards, Clock, Decision, PlayerClock, TakeOverReason, Text};

/// A table as one client sees it: everything needed to draw it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Table {
    /// The game's id.
    pub id: String,
    /// The table's name.
    pub name: String,
    /// The number of decisions so far; grows with every move.
    pub version: u32,
    /// What was chosen before the game.
    #[ts(type = "Setup")]
    #[schema(value_type = Object)]
    pub setup: Setup,
    /// `summer` or `winter`.
    pub theme: String,
    /// Whether counting aids are switched off for everybody.
    pub purist: bool,
    /// How much time players have; nothing for as much as they like.
    pub clock: Option<Clock>,
    /// Seconds to answer what somebody else does; nothing for as many as one likes.
    pub answer_seconds: Option<u16>,
    /// The kinds of cards in the game; empty without cards.
    pub card_kinds: Vec<CardKind>,
    /// The seats that the tokens of this client hold.
    pub own_seats: Vec<u8>,
    /// The pieces, in the order of laying.
    pub pieces: Vec<Piece>,
    /// All events so far, oldest first.
    pub history: Vec<GameEvent>,
    /// What changes from move to move.
    pub state: TableState,
    /// The promise about the draws.
    pub seal: Seal,
    /// Whether it is the guided first game, whose tiles come in a chosen order.
    pub first_game: bool,
}

/// What changes from move to move; always sent whole.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct TableState {
    /// The players by seat.
    pub players: Vec<Player>,
    /// The figures on the board.
    pub figures: Vec<Figure>,
    /// Figures on the board that belong to nobody.
    pub neutral: Vec<NeutralFigure>,
    /// What the game waits for.
    pub decision: Decision,
    /// The drawn tile that is not yet placed.
    pub drawn: Option<String>,
    /// What the seats hold in hand; empty in games without hands.
    pub hands: Vec<Hand>,
    /// Where the cards are; nothing in games without cards.
    pub cards: Option<Cards>,
    /// Tiles that lie face up to be picked; empty if none are.
    pub offer: Vec<PileEntry>,
    /// Tiles face down under hills: they are among those of `pile`, and never drawn.
    pub hidden_tiles: u32,
    /// Whether players hold what others must not see: records and playing on wait until the end.
    pub has_secrets: bool,
    /// Kinds of the sides of the drawn tile as it is drawn, from the north; empty if there is none.
    pub drawn_sides: Vec<String>,
    /// Tiles left to draw.
    pub tiles_left: u32,
    /// Which tiles are left, by kind; empty at a purist table.
    pub pile: Vec<PileEntry>,
    /// Empty cells beside land that no remaining tile fits; empty at a purist table.
    pub dead_cells: Vec<(i16, i16)>,
    /// Where the game is.
    pub phase: Phase,
    /// What this client's seat is trying out, if it decides.
    pub draft: Option<Draft>,
    /// The seats with the most points, once the game is over.
    pub winners: Vec<u8>,
}

/// Where a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are still to be taken.
    Waiting,
    /// The game is on.
    Running,
    /// The game is over.
    Finished,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Piece {
    /// Its number, in the order of laying.
    pub id: u16,
    /// The tile's id.
    pub tile: String,
    /// `square`, `triangle` or `double`.
    pub shape: String,
    /// Column of its part 0.
    pub x: i16,
    /// Row of its part 0.
    pub y: i16,
    /// Quarter turns clockwise.
    pub rotation: u8,
    /// 0, or 1 for the halfling that came second into its cell.
    pub layer: u8,
    /// Who placed it; nobody for start tiles.
    pub seat: Option<u8>,
    /// Kinds of its sides as it lies, from the north: `city`, `road`, `field`, `river`.
    pub sides: Vec<String>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Player {
    /// Name, as typed by the player.
    pub name: String,
    /// Index of the colour: 0 red, 1 blue, 2 yellow, 3 charcoal, 4 pink, 5 green, …
    pub colour: u8,
    /// `person`, `computer` or `open`.
    pub kind: String,
    /// Level of a computer player.
    pub level: Option<String>,
    /// Points.
    pub points: i32,
    /// Figures at home, by kind.
    pub supply: Vec<(String, u32)>,
    /// Sheep beside the shepherd on the board.
    pub sheep: u32,
    /// Whether a client of this player is connected.
    pub present: bool,
    /// What is left of the player's time, at a table with clocks; nothing for a computer.
    pub clock: Option<PlayerClock>,
    /// Why the computer has taken the seat over, if it has.
    pub taken_over: Option<TakeOverReason>,
}

/// A figure on the board.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Figure {
    /// Its number.
    pub id: u8,
    /// Whose.
    pub seat: u8,
    /// `meeple`, `abbot`, …
    pub kind: String,
    /// Column of its cell.
    pub x: i16,
    /// Row of its cell.
    pub y: i16,
    /// Which piece in the cell.
    pub layer: u8,
    /// On which segment.
    pub segment: u8,
    /// Where it stands, in units of 1/100 cell from the north-west corner of cell (0, 0).
    pub anchor: (f32, f32),
    /// Whether it lies (a farmer).
    pub lying: bool,
    /// The kind of feature.
    pub feature: String,
}

/// A figure on the board that belongs to nobody.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct NeutralFigure {
    /// `dragon`, `fairy`, `gingerbread-man`, …: icon and text.
    pub kind: String,
    /// Column of its cell.
    pub x: i16,
    /// Row of its cell.
    pub y: i16,
    /// Where it stands, in units of 1/100 cell from the north-west corner of cell (0, 0).
    pub anchor: (f32, f32),
}

/// What a seat holds in hand.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Hand {
    /// Whose.
    pub seat: u8,
    /// How many tiles.
    pub count: u32,
    /// Which, by kind; only in the hands of this client's own seats.
    pub tiles: Option<Vec<PileEntry>>,
}

/// Copies of a tile left to draw.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct PileEntry {
    /// The tile's id.
    pub tile: String,
    /// Copies left.
    pub count: u32,
    /// Kinds of its sides as it is drawn, from the north; the diagonal of a halfling last.
    pub sides: Vec<String>,
    /// What else is printed on it, as words: `monastery`, `hill`, `vineyard`, `sheep`,
    /// `crop-circle`.
    pub signs: Vec<String>,
}

/// Something that happened, told for people.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct GameEvent {
    /// The version of the table after it.
    pub version: u32,
    /// `turn`, `draw`, `discard`, `set_aside`, `place`, `figure`, `pass`, `score`, `return`,
    /// `final_scoring`, `end`, `take_over`.
    pub kind: String,
    /// Whom it concerns.
    pub seat: Option<u8>,
    /// What it says.
    pub text: Text,
    /// The cell that it concerns.
    pub cell: Option<(i16, i16)>,
    /// The tile that it concerns.
    pub tile: Option<String>,
    /// The figure that it concerns.
    pub figure: Option<u8>,
    /// Points, if it is a score.
    pub score: Option<ScoredPoints>,
    /// The rule on which it rests.
    pub rule: Option<String>,
}

/// A score with its explanation.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ScoredPoints {
    /// Points.
    pub points: i32,
    /// `city`, `road`, …
    pub feature: String,
    /// Whether it comes from final scoring.
    pub at_the_end: bool,
    /// The terms; they add up to the points.
    pub terms: Vec<ScoreTerm>,
    /// Cells and tiles of the feature where they differ, and the ruling that says which of them
    /// is counted.
    pub counted: Option<Counted>,
    /// The cells of the feature.
    pub cells: Vec<(i16, i16)>,
    /// Points of the player after it.
    pub total: i32,
}

/// Cells and tiles of a feature with halflings or double tiles.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Counted {
    /// Cells in which it lies.
    pub cells: u16,
    /// Tiles on which it lies.
    pub tiles: u16,
    /// The ruling in force: a value of the option `halfling_epoch`.
    pub ruling: String,
}

/// `count × each` points.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ScoreTerm {
    /// What is counted, as a text key.
    pub what: String,
    /// How many.
    pub count: i32,
    /// Points for each.
    pub each: i32,
    /// The rule that sets the rate.
    pub rule: String,
}

/// What the deciding player is trying out; nobody else sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Draft {
    /// The moves chosen so far.
    pub moves: Vec<String>,
    /// The piece laid by them.
    pub piece: Option<Piece>,
    /// The figure placed by them.
    pub figure: Option<Figure>,
    /// What could be done next within the turn; nothing if only confirming is left.
    pub next: Option<Decision>,
    /// What confirming would bring.
    pub effects: Vec<super::Effect>,
    /// Whether it can be confirmed as it is.
    pub can_confirm: bool,
}

/// The promise about the draws, and its opening at the end.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Seal {
    /// SHA-256 of the seed, in hex; known from the start.
    pub commitment: String,
    /// The seed, in hex; known when the game is over.
    pub seed: Option<String>,
}
