//! What server and clients say to each other. `docs/api.md` explains it; the TypeScript types of
//! the browser table and the OpenAPI description are made from these types.

mod cards;
mod chat;
mod clock;
mod decision;
mod drawing;
mod feature;
mod lobby;
mod message;
mod rulebook;
mod table;
mod typescript;

pub use cards::{Answer, AnswerClock, CardCount, CardDeck, CardHand, CardKind, CardWords, Cards};
pub use chat::{ChatMessage, ChatRequest};
pub use clock::{Clock, ClockPeriod, PlayerClock, TakeOver, TakeOverReason};
pub use decision::{Action, Decision, Effect, Mark, Target, Text, TextArg};
pub use drawing::{Drawing, JoinDrawing, Picture, PieceDrawing, SegmentOutline};
pub use feature::{FeatureCard, FeatureSegment};
pub use lobby::{
    Catalogue, CatalogueOption, CatalogueSet, Created, Imported, Invitation, Join, Joined,
    NewFirstGame, NewGame, NewSeat, OptionValue, PlayOn, Preset, Problem, Repair, SeatKind,
    SetupChange, SetupCheck,
};
pub use message::{ClientMessage, CommitRequest, DraftRequest, ErrorBody, ServerMessage, Update};
pub use rulebook::{Block, Inline, Rule, RulePage, RulePageTitle};
pub use table::{
    Counted, Draft, Figure, GameEvent, Hand, NeutralFigure, Phase, Piece, PileEntry, Player,
    ScoreTerm, ScoredPoints, Seal, Table, TableState,
};
pub use typescript::typescript;
