use tokio::sync::oneshot;

use crate::api::{
    ChatMessage, ChatRequest, CommitRequest, DraftRequest, FeatureCard, Join, Joined, Table,
    TableState, TakeOver, Update,
};
use crate::error::ApiError;
use bastide_notation::Move;
use bastide_rules::{Seat, Spot};

use super::subscribers::Line;
use super::table::TableGame;

/// Where the answer to a command goes.
pub type Answer<T> = oneshot::Sender<Result<T, ApiError>>;

/// A client that wants to hear of every change.
#[derive(Debug)]
pub struct Subscription {
    /// Its number, chosen by the live line; a later subscription with it takes its place.
    pub id: u64,
    /// The tokens of its seats.
    pub tokens: Vec<String>,
    /// The last version it knows.
    pub since: Option<u32>,
    /// The last message of the chat it knows.
    pub chat_since: Option<u32>,
    /// Where messages go.
    pub line: Line,
}

/// What may be asked of the owner of a table. People and computers go through the same commands.
#[derive(Debug)]
pub enum Command {
    /// The whole table.
    Table {
        /// Tokens of the one who asks.
        tokens: Vec<String>,
        /// The answer.
        answer: Answer<Table>,
    },
    /// What came after a version.
    Since {
        /// Tokens of the one who asks.
        tokens: Vec<String>,
        /// The version.
        version: u32,
        /// The answer.
        answer: Answer<Update>,
    },
    /// A copy of the table at a version, for what takes longer.
    At {
        /// The version; the present one if there is none.
        version: Option<u32>,
        /// The answer.
        answer: Answer<Snapshot>,
    },
    /// Takes a seat.
    Join {
        /// The invitation and the name.
        join: Join,
        /// The answer.
        answer: Answer<Joined>,
    },
    /// Tries moves out.
    Draft {
        /// Tokens of the one who moves.
        tokens: Vec<String>,
        /// The moves.
        draft: DraftRequest,
        /// The answer.
        answer: Answer<TableState>,
    },
    /// Carries moves out for a person.
    Commit {
        /// Tokens of the one who moves.
        tokens: Vec<String>,
        /// The moves.
        commit: CommitRequest,
        /// The answer.
        answer: Answer<Update>,
    },
    /// Carries moves out for a computer player.
    ComputerMoves {
        /// The seat.
        seat: Seat,
        /// The version on which the moves rest.
        version: u32,
        /// The moves.
        moves: Vec<Move>,
    },
    /// A player leaves.
    Leave {
        /// Tokens of the one who leaves.
        tokens: Vec<String>,
        /// Which seat.
        request: TakeOver,
        /// The answer.
        answer: Answer<()>,
    },
    /// The computer is to take over a seat whose time is over.
    Replace {
        /// Tokens of the one who asks.
        tokens: Vec<String>,
        /// Which seat.
        request: TakeOver,
        /// The answer.
        answer: Answer<()>,
    },
    /// Says something.
    Say {
        /// Tokens of the one who speaks.
        tokens: Vec<String>,
        /// What.
        request: ChatRequest,
        /// The answer.
        answer: Answer<ChatMessage>,
    },
    /// What was said after a message.
    ChatAfter {
        /// Its number.
        after: u32,
        /// The answer.
        answer: Answer<Vec<ChatMessage>>,
    },
    /// A feature.
    Feature {
        /// One of its segments.
        spot: Spot,
        /// The answer.
        answer: Answer<FeatureCard>,
    },
    /// All features.
    Features {
        /// The answer.
        answer: Answer<Vec<FeatureCard>>,
    },
    /// A client wants to hear of every change.
    Subscribe(Subscription),
    /// A client goes.
    Unsubscribe {
        /// Its number.
        id: u64,
    },
    /// The server goes down.
    Close,
}

/// A copy of a table.
#[derive(Debug)]
pub struct Snapshot(pub(crate) Box<TableGame>);

impl Subscription {
    /// Tells the client that it cannot be done.
    pub(super) fn refuse(self, error: ApiError) {
        let message = crate::api::ServerMessage::Error { error: error.body };
        if let Some(message) = super::subscribers::to_json(&message) {
            // A line that is full or closed gets no answer.
            let _gone = self.line.try_send(message);
        }
    }
}
