use bastide_rules::{Actor, Refusal, SetupError};
use thiserror::Error;

use super::{MAX_LINE, RECORD_VERSION};
use crate::MoveError;
use crate::cursor::TextError;

/// What is wrong with a record, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: RecordProblem,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum RecordProblem {
    #[error("it can't be read: {reason}")]
    Unreadable { reason: String },
    #[error("the file is empty; the first line should be a header")]
    Empty,
    #[error(
        "this is no record of a game: the first line should begin with {{\"record\":{RECORD_VERSION},"
    )]
    NotARecord,
    #[error("a record of version {found}; this program reads version {RECORD_VERSION}")]
    Version { found: u64 },
    #[error("header: {reason}")]
    Header { reason: String },
    #[error("header: {names} names for {seats} seats; write one a seat")]
    Names { names: usize, seats: u8 },
    #[error("setup: {0}")]
    Setup(#[from] SetupError),
    #[error("longer than {MAX_LINE} bytes")]
    TooLong,
    #[error("the line is cut off: {reason}")]
    Cut { reason: String },
    #[error("not a move: {reason}")]
    NotAMove { reason: String },
    #[error("move {found} where move {expected} should follow")]
    Number { expected: u32, found: u32 },
    #[error("move {text:?}, {error}")]
    Text { text: String, error: TextError },
    #[error("move {text:?}: {error}")]
    Unknown { text: String, error: MoveError },
    #[error("move {text:?} of {by}: {refusal}")]
    Refused { text: String, by: Actor, refusal: Refusal },
    #[error(
        "after move {text:?} the state key is {found:016x}, the record says {expected:016x}: the games are no longer the same"
    )]
    Diverged { text: String, expected: u64, found: u64 },
}

/// Why a move was not written.
#[derive(Debug, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum WriteError {
    #[error("the record can't be written: {0}")]
    Output(#[from] std::io::Error),
    #[error("the action is refused: {0}")]
    Refused(#[from] Refusal),
    #[error("the action speaks of a tile or segment that the game does not have")]
    Unknown,
    #[error("the game is over")]
    GameOver,
}
