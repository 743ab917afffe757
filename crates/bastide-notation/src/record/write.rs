use std::io::{self, Write};

use bastide_rules::{Action, Actor, Events, Game};

use super::line::{HeaderLine, Key, MoveLine};
use super::{Header, KEY_VERSION, RECORD_VERSION, Reading, RecordedMove, WriteError};
use crate::Move;

/// Writes a record move by move. Each line is written at once and flushed, so that a program
/// that dies loses nothing but the line that it was writing.
#[derive(Debug)]
pub struct RecordWriter<W: Write> {
    output: W,
    next: u32,
}

impl<W: Write> RecordWriter<W> {
    /// Begins a record.
    ///
    /// # Errors
    /// Those of `output`.
    pub fn new(output: W, header: &Header) -> io::Result<Self> {
        let mut writer = Self { output, next: 1 };
        writer.line(&HeaderLine {
            record: RECORD_VERSION,
            setup: header.setup.clone(),
            seats: header.seats.clone(),
            meta: header.meta.clone(),
            keys: Some(KEY_VERSION),
        })?;
        Ok(writer)
    }

    /// Goes on with a record that has been read. `output` must stand behind the part that was
    /// good, [`Reading::good_bytes`]; cut off what follows before.
    ///
    /// # Errors
    /// Those of `output`.
    pub fn resume(mut output: W, reading: &Reading) -> io::Result<Self> {
        if !reading.ends_with_line_end {
            output.write_all(b"\n")?;
        }
        Ok(Self { output, next: reading.record.moves.len() as u32 + 1 })
    }

    /// The number of the next move, from 1.
    pub const fn next_number(&self) -> u32 {
        self.next
    }

    /// Writes a move, with the key of the state after it if it is known.
    ///
    /// # Errors
    /// Those of the output.
    pub fn write(&mut self, by: Actor, action: &Move, key: Option<u64>) -> io::Result<()> {
        self.line(&MoveLine {
            n: self.next,
            by: by.into(),
            text: action.to_string(),
            key: key.map(Key),
        })?;
        self.next += 1;
        Ok(())
    }

    /// Carries out `action` of whoever must decide now, and writes it with the state's key.
    ///
    /// # Errors
    /// A refused action is not written, and the game is unchanged. If the output fails, the
    /// move has been carried out all the same.
    pub fn play(
        &mut self,
        game: &mut Game,
        action: Action,
        events: &mut Events,
    ) -> Result<RecordedMove, WriteError> {
        let by = game.decision().actor.ok_or(WriteError::GameOver)?;
        let text = Move::from_action(action, game).ok_or(WriteError::Unknown);
        game.play(action, events)?;
        let (action, number, key) = (text?, self.next, Some(game.key()));
        self.write(by, &action, key)?;
        Ok(RecordedMove { number, by, action, key })
    }

    fn line(&mut self, value: &impl serde::Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(value)?;
        line.push(b'\n');
        self.output.write_all(&line)?;
        self.output.flush()
    }

    /// What was written to.
    pub fn into_inner(self) -> W {
        self.output
    }
}
