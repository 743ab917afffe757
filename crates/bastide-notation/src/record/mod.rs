//! Records of games: a line of JSON that says how the game was set up, then one for each move.
//!
//! A record can be written while the game goes on; every line is complete in itself. What was
//! written before a mistake, or before a power cut, stays usable.
//!
//! ```
//! use bastide_notation::record::{self, Header, RecordWriter};
//! use bastide_rules::tile::Library;
//! use bastide_rules::{Events, Game, Setup};
//!
//! let header = Header::new(Setup::with_set("base-c2", 2), ["Ann", "Bob"]);
//! let mut game = Game::new(header.setup.clone()).expect("a setup that can be played");
//! let mut file = Vec::new();
//! let mut writer = RecordWriter::new(&mut file, &header).expect("memory takes it");
//! while !game.is_over() {
//!     let action = game.legal_action_list()[0];
//!     writer.play(&mut game, action, &mut Events::off()).expect("a legal action");
//! }
//!
//! let reading = record::read(file.as_slice(), Library::standard()).expect("a header");
//! assert!(reading.problem.is_none());
//! assert!(reading.game == game);
//! ```

mod error;
mod line;
mod read;
mod write;

pub use error::{RecordError, RecordProblem, WriteError};
pub use read::{Reading, RecordReader, read};
pub use write::RecordWriter;

use std::collections::BTreeMap;

use bastide_rules::{Actor, Setup};

use crate::Move;

/// The version of the form that this program writes and reads.
pub const RECORD_VERSION: u32 = 1;

/// The version of the state keys. It must be raised when [`bastide_rules::Game::key`] gives
/// other numbers for the same positions, so that old records are not taken for wrong.
pub const KEY_VERSION: u32 = 1;

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 1 << 20;

/// What stands in the first line.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// How the game was set up.
    pub setup: Setup,
    /// The names of the players, one a seat.
    pub seats: Vec<String>,
    /// Whatever else its writer wanted to say.
    pub meta: BTreeMap<String, serde_json::Value>,
}

impl Header {
    /// A header without further remarks.
    pub fn new<N: Into<String>>(setup: Setup, seats: impl IntoIterator<Item = N>) -> Self {
        let seats = seats.into_iter().map(Into::into).collect();
        Self { setup, seats, meta: BTreeMap::new() }
    }
}

/// A record: how a game was set up, and its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// The moves, in order.
    pub moves: Vec<RecordedMove>,
}

impl Record {
    /// Writes the record as text.
    ///
    /// # Errors
    /// Those of `output`.
    pub fn write(&self, output: impl std::io::Write) -> std::io::Result<()> {
        let mut writer = RecordWriter::new(output, &self.header)?;
        self.moves.iter().try_for_each(|one| writer.write(one.by, &one.action, one.key))
    }
}

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RecordedMove {
    /// Its number, from 1.
    pub number: u32,
    /// Who decided.
    pub by: Actor,
    /// What was decided.
    pub action: Move,
    /// The key of the state after the move, if it was written down.
    pub key: Option<u64>,
}
