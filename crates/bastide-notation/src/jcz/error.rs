use bastide_rules::SetupError;
use thiserror::Error;

use super::MAX_BYTES;

/// Why a saved game can't be imported.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum SavedGameError {
    #[error("the file has {bytes} bytes; at most {MAX_BYTES} are read")]
    TooLarge { bytes: usize },
    #[error("this is no saved game: {reason}")]
    Json { reason: String },
    #[error("{players} players; a game has 1 to {most}", most = bastide_rules::MAX_SEATS)]
    Players { players: usize },
    #[error("there is no tile set {name:?}")]
    UnknownSet { name: String },
    #[error("{place}: there is no tile {name:?}")]
    UnknownTile { place: String, name: String },
    #[error("setup: {what}")]
    WrongSetup { what: String },
    #[error("setup: {0}")]
    Setup(#[from] SetupError),
    #[error("message {number}: messages of type {kind:?} are not known")]
    UnknownMessage { number: usize, kind: String },
    #[error("message {number}, {kind}: {problem}")]
    Message { number: usize, kind: String, problem: String },
    #[error("not supported yet: {}", .what.join(", "))]
    NotSupported { what: Vec<String> },
}

/// Why a record can't be written as a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum ExportError {
    #[error("setup: {0}")]
    Setup(#[from] SetupError),
    #[error("{names} names for {seats} seats")]
    Names { names: usize, seats: usize },
    #[error("saved games have no name for {what}")]
    NoName { what: String },
    #[error("move {number}, {text:?}: {problem}")]
    Move { number: u32, text: String, problem: String },
}
