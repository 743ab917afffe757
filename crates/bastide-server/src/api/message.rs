use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ChatMessage, GameEvent, Piece, Table, TableState, TextArg};

/// Tries moves out for the seat that decides; the answer is the new draft within the table state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DraftRequest {
    /// The version on which the moves rest.
    pub version: u32,
    /// All moves of the draft so far; an empty list takes everything back.
    pub moves: Vec<String>,
}

/// Carries moves out for good.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CommitRequest {
    /// The version on which the moves rest.
    pub version: u32,
    /// The moves, in order; all are carried out or none.
    pub moves: Vec<String>,
}

/// What a client sends over the live line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: which seats the client holds, and the last version it knows.
    Hello {
        /// Seat tokens; none for somebody who only watches.
        tokens: Vec<String>,
        /// The last version it knows; nothing to get the whole table.
        since: Option<u32>,
        /// The number of the last chat message it knows; nothing to get them all.
        #[serde(default)]
        chat_since: Option<u32>,
    },
}

/// What the server sends over the live line.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The whole table.
    Table {
        /// The table.
        table: Box<Table>,
    },
    /// What came after a version.
    Update {
        /// What changed.
        update: Box<Update>,
    },
    /// What was said at the table, in order.
    Chat {
        /// The messages.
        messages: Vec<ChatMessage>,
    },
    /// Something was wrong.
    Error {
        /// What.
        error: ErrorBody,
    },
}

/// What changed since an earlier version. An update from a version to itself tells of something
/// besides moves: a draft, a seat taken, a player who came or went.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Update {
    /// The version to which it leads.
    pub version: u32,
    /// The version from which it leads.
    pub from: u32,
    /// Pieces laid since then.
    pub pieces: Vec<Piece>,
    /// What happened since then.
    pub events: Vec<GameEvent>,
    /// The state now.
    pub state: TableState,
    /// The opened seal (the seed), when the game has ended.
    pub seed: Option<String>,
}

/// The body of every answer that is not a success.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// A text key for people, such as `error-old-version` or `refusal-side-mismatch`.
    pub code: String,
    /// Arguments of that text.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, TextArg>>", optional)]
    pub args: BTreeMap<String, TextArg>,
    /// What was wrong, where, and what would be right, in English.
    pub message: String,
    /// The rule that a refused move breaks.
    pub rule: Option<String>,
    /// The present version of the table, where it helps.
    pub version: Option<u32>,
}
