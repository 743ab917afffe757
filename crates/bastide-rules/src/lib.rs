//! The rules of the Carcassonne family of tile-laying games.
//!
//! A [`Game`] tells who must decide what, lists every legal [`Action`], and carries one out or
//! refuses it, naming the rule. Everything random is a decision of chance, so that a server, a
//! replay, a search and a test drive the same code.
//!
//! ```
//! use bastide_rules::{Events, Game, Setup};
//!
//! let mut game = Game::new(Setup::with_set("base-c2", 2)).expect("a playable setup");
//! let mut events = Events::new();
//! while !game.is_over() {
//!     let actions = game.legal_action_list();
//!     game.play(actions[0], &mut events).expect("listed actions are legal");
//! }
//! assert_eq!(game.tiles_left(), 0);
//! ```
#![forbid(unsafe_code)]

pub mod card;
pub mod geometry;
pub mod setup;
pub mod tile;

mod action;
mod board;
mod event;
mod expansions;
mod figure;
mod game;
mod points_from;
mod refusal;
mod rule_id;
mod ruleset;
mod scoring;
mod seat;
mod segment;
mod turn;

pub use action::{Action, ActionList, CardWindow, Decision, DecisionKind, Site};
pub use board::{Across, PieceId};
pub use event::{Event, Events, Explanation, Score, ScoreSource, Term, TermKind};
pub use figure::{FigureId, FigureKind, NeutralFigure};
pub use game::{
    CardChange, CardHandPosition, CardOnItsWay, CardPhase, CardStep, CardTarget, CardsPosition,
    Corner, FeatureInfo, FeatureSketch, Game, GingerbreadManPlace, HandPosition, NeutralPosition,
    PieceInfo, PlacedFigure, PlacedPiece, Placements, Position, PositionError, SAVED_GAME_FORMAT,
    SavedGame, Token, TurnState, View,
};
pub use points_from::PointsFrom;
pub use refusal::{Reason, Refusal};
pub use rule_id::RuleId;
pub use ruleset::{Kind, KindId, Ruleset, Segment};
pub use seat::{Actor, MAX_SEATS, Seat};
pub use segment::{SegmentKind, Spot};
pub use setup::{Setup, SetupError};
