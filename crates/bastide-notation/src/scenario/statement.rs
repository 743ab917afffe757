//! What the lines of a scenario say.

use bastide_rules::card::{CardId, Deck};
use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::setup::SetChoice;
use bastide_rules::{FigureKind, PointsFrom, Seat, SegmentKind, TermKind, Token};

use super::neutral::NeutralName;
use super::segment::SegmentName;

/// A line that does something.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    /// The line, from 1.
    pub line: usize,
    /// As it was written, without comment.
    pub text: String,
    pub kind: StatementKind,
}

#[derive(Clone, Debug)]
pub(crate) enum StatementKind {
    Setup(SetupStatement),
    Position(PositionStatement),
    /// `pile none`, `pile TILE N, …`: what can still be drawn.
    Pile(Vec<(String, u16)>),
    /// `end`: the game ends here, with final scoring.
    End,
    Play(Play),
    Expect(Expectation),
}

/// How the game is set up.
#[derive(Clone, Debug)]
pub(crate) enum SetupStatement {
    Sets(Vec<SetChoice>),
    Option { id: String, value: String },
    PlainTiles,
    StartLayout(String),
    StartTile(TileAt),
}

/// A tile in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TileAt {
    pub tile: String,
    pub cell: Cell,
    pub orientation: Orientation,
}

/// What lies on the table before the game goes on.
#[derive(Clone, Debug)]
pub(crate) enum PositionStatement {
    Lay {
        tile: TileAt,
        figures: Vec<(Seat, FigureKind, SegmentName)>,
    },
    Scores(Vec<(Seat, i32)>),
    Turn(Seat),
    Hands(Vec<(Seat, Vec<String>)>),
    Sheep {
        seat: Seat,
        tokens: Vec<Token>,
    },
    /// `cards red C06 R15, blue C07`: what the players hold.
    Cards(Vec<(Seat, Vec<CardId>)>),
    Put(NeutralName),
}

/// Moves.
#[derive(Clone, Debug)]
pub(crate) enum Play {
    /// A whole turn: the draw, the tile, the action (nothing if there is none).
    Turn { seat: Seat, tile: TileAt, action: Option<MoveName> },
    /// One decision; of whoever must decide, unless a seat is named.
    Move { seat: Option<Seat>, action: MoveName },
}

/// A move with segments named by sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MoveName {
    Draw(String),
    Place {
        cell: Cell,
        orientation: Orientation,
    },
    Figure {
        figure: FigureKind,
        segment: SegmentName,
    },
    ReturnAbbot(SegmentName),
    Princess(SegmentName),
    FairyTo(SegmentName),
    FairyToTile(Cell),
    Dragon(Cell),
    Gingerbread(SegmentName),
    Take(String),
    ChooseToDraw,
    Hand(TileAt),
    Flock {
        grows: bool,
    },
    Token(Token),
    Circle {
        feature: SegmentKind,
        adds: bool,
    },
    Back(SegmentName),
    TakeCard(Deck),
    DrawCard(CardId),
    PlayCard(CardId),
    CardFeature(SegmentName),
    /// Whose figure, if it is said.
    CardSend {
        seat: Option<Seat>,
        segment: SegmentName,
    },
    CardPlayer(Seat),
    CardMove {
        from: SegmentName,
        to: SegmentName,
    },
    DiscardCard(CardId),
    CardTile(String),
    Pass,
}

/// What is expected.
#[derive(Clone, Debug)]
pub(crate) enum Expectation {
    Points(Vec<(Seat, i32)>),
    Scored(ScoreName),
    NotScored(Option<(Seat, Option<PointsFrom>)>),
    /// All scores, in order.
    Scores(Vec<(Seat, i32, PointsFrom)>),
    Returned {
        seat: Seat,
        figure: FigureKind,
        feature: Option<SegmentKind>,
        rule: Option<String>,
    },
    NothingReturned,
    Legal {
        seat: Option<Seat>,
        action: MoveName,
    },
    NotLegal {
        seat: Option<Seat>,
        action: MoveName,
        rule: Option<String>,
    },
    Decision(Option<DecisionName>),
    Turn(Seat),
    Feature {
        segment: SegmentName,
        properties: Vec<Property>,
    },
    Joined {
        segments: Vec<SegmentName>,
        apart: bool,
    },
    On {
        segment: SegmentName,
        figures: Vec<(Seat, FigureKind)>,
    },
    Supply {
        seat: Seat,
        figure: FigureKind,
        count: u32,
    },
    PlacementCount {
        tile: Option<String>,
        count: usize,
    },
    Placements {
        tile: Option<String>,
        places: Vec<(Cell, Orientation)>,
    },
    Actions(Vec<MoveName>),
    Left {
        tile: Option<String>,
        count: u32,
    },
    Discarded {
        tile: String,
        rule: Option<String>,
    },
    SetAside(String),
    Lies(TileAt),
    Empty(Cell),
    Winners(Vec<Seat>),
    NoGame(String),
    Neutral(NeutralName),
    Hand {
        seat: Seat,
        tiles: Vec<String>,
    },
    HandSize {
        seat: Seat,
        count: u32,
    },
    /// The cards that a player holds, or only how many.
    Cards {
        seat: Seat,
        cards: Vec<CardId>,
    },
    CardCount {
        seat: Seat,
        count: u32,
    },
    /// These cards are on the discard pile, among others.
    CardDiscarded(CardId),
    CardsLeft {
        deck: Deck,
        count: u32,
    },
    Noted {
        seat: Seat,
        points: i32,
    },
    Turned {
        segment: SegmentName,
        turned: bool,
    },
    UnderHills(u32),
    Sheep {
        seat: Seat,
        count: i32,
    },
}

/// Whose decision, and what about; none when the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DecisionName {
    Draw,
    Place(Seat),
    Action(Seat),
    Dragon(Seat, u8),
    Fairy(Seat),
    Gingerbread(Seat),
    Deal,
    Pick(Seat),
    Source(Seat),
    Token,
    Flock(Seat),
    Circle(Seat),
    CircleAnswer(Seat),
    Cards(Seat),
    Card,
    LoseCard,
    Aim(Seat),
    Answer(Seat),
    ScoringCard(Seat),
    ChooseTile(Seat),
    DiscardCard(Seat),
}

/// A score event.
#[derive(Clone, Debug)]
pub(crate) struct ScoreName {
    pub seat: Seat,
    pub points: i32,
    pub feature: PointsFrom,
    pub rule: Option<String>,
    pub terms: Option<Vec<TermName>>,
}

/// A term of a score: `3 tiles x 2 by RV-14`.
#[derive(Clone, Debug)]
pub(crate) struct TermName {
    pub count: i32,
    pub what: TermKind,
    pub each: i32,
    pub rule: Option<String>,
}

/// Something that is known of a feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Property {
    Cells(u16),
    Pieces(u16),
    Open(u16),
    Pennants(u8),
    Complete(bool),
    Owners(Vec<Seat>),
    Points(i32),
}
