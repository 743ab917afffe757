/// A game, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// The table's name.
    pub name: String,
    /// The setup, as JSON.
    pub setup: String,
    /// The seed, 32 bytes.
    pub seed: Vec<u8>,
    /// Moves that were not drawn from the seed.
    pub seeded_after: u32,
    /// The version of the state keys in the lines of its moves.
    pub key_version: u32,
    /// The turn order drawn by lot.
    pub seat_order: Option<Vec<u8>>,
    /// Whether counting aids are off.
    pub purist: bool,
    /// Milliseconds that computer players wait.
    pub pace_ms: u32,
    /// The code for any open seat.
    pub open_code: Option<String>,
    /// Milliseconds since 1970.
    pub created: i64,
    /// The clock of the game, as JSON.
    pub clock: Option<String>,
    /// Seconds to answer what somebody else does.
    pub answer_seconds: Option<u16>,
}

/// A seat, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number.
    pub seat: u8,
    /// `here`, `link`, `open` or `computer`.
    pub kind: String,
    /// The player's name.
    pub name: String,
    /// Index of the colour.
    pub colour: u8,
    /// Level of a computer player.
    pub level: Option<String>,
    /// SHA-256 of the seat's token.
    pub token_hash: Option<Vec<u8>>,
    /// The code of the seat's invitation.
    pub join_code: Option<String>,
}

/// A move, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// Its number, from 1: the version of the table after it.
    pub version: u32,
    /// The line of the record.
    pub line: String,
}

/// What a seat is trying out, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftRow {
    /// The seat.
    pub seat: u8,
    /// The version on which the moves rest.
    pub version: u32,
    /// The moves, as texts.
    pub moves: Vec<String>,
}

/// Something said at a table, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number, from 1.
    pub number: u32,
    /// Which seat said it.
    pub seat: u8,
    /// What was said.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// A seat that the computer has taken over, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakeOverRow {
    /// The seat.
    pub seat: u8,
    /// The version of the table at that moment.
    pub version: u32,
    /// `left` or `out_of_time`.
    pub reason: String,
}

/// One change of the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A new game.
    Create {
        /// The game.
        game: Box<GameRow>,
        /// Its seats.
        seats: Vec<SeatRow>,
    },
    /// Moves of a game.
    Moves {
        /// The game.
        game: String,
        /// The moves.
        moves: Vec<MoveRow>,
    },
    /// Where a game is now.
    State {
        /// The game.
        game: String,
        /// Whether a computer player is to move.
        computer_moves: bool,
        /// Whether it is over.
        finished: bool,
    },
    /// A seat was taken.
    Seat {
        /// The game.
        game: String,
        /// The seat as it is now.
        seat: SeatRow,
    },
    /// A seat tries something out.
    Draft {
        /// The game.
        game: String,
        /// What it tries out.
        draft: DraftRow,
    },
    /// Something was said.
    Chat {
        /// The game.
        game: String,
        /// What was said.
        message: ChatRow,
    },
    /// The clock of a game.
    Clock {
        /// The game.
        game: String,
        /// The clock as it is now, as JSON.
        clock: String,
    },
    /// The computer takes a seat over.
    TakeOver {
        /// The game.
        game: String,
        /// Which, and why.
        take_over: TakeOverRow,
    },
    /// A server that uses the file is still there.
    ServerSeen {
        /// When it began, in milliseconds since 1970.
        began: i64,
    },
    /// A seat tries nothing out any more.
    NoDraft {
        /// The game.
        game: String,
        /// The seat.
        seat: u8,
    },
}
