use std::io::{BufRead, Read as _};

use bastide_rules::tile::Library;
use bastide_rules::{Events, Game};

use super::line::{AnyHeader, HeaderLine, MoveLine};
use super::{
    Header, KEY_VERSION, MAX_LINE, RECORD_VERSION, Record, RecordError, RecordProblem, RecordedMove,
};
use crate::Move;

/// A record that has been read and played again.
#[derive(Debug)]
pub struct Reading {
    /// The record up to its end or to the first mistake.
    pub record: Record,
    /// The game after these moves.
    pub game: Game,
    /// The mistake that ended the reading.
    pub problem: Option<RecordError>,
    /// The length in bytes of the part that was good.
    pub good_bytes: u64,
    /// Whether that part ends with the end of a line.
    pub ends_with_line_end: bool,
}

/// Reads a record and plays it again.
///
/// # Errors
/// Only if there is no usable header. Later mistakes are in [`Reading::problem`]; everything
/// before them is in the reading.
pub fn read(input: impl BufRead, library: &Library) -> Result<Reading, RecordError> {
    let mut reader = RecordReader::new(input, library)?;
    let mut moves = Vec::new();
    let mut problem = None;
    while problem.is_none() {
        match reader.next_move(&mut Events::off()) {
            Some(Ok(one)) => moves.push(one),
            Some(Err(error)) => problem = Some(error),
            None => break,
        }
    }
    Ok(Reading {
        record: Record { header: reader.header, moves },
        game: reader.game,
        problem,
        good_bytes: reader.good_bytes,
        ends_with_line_end: reader.ends_with_line_end,
    })
}

/// Reads a record line by line, playing each move.
#[derive(Debug)]
pub struct RecordReader<R> {
    input: R,
    header: Header,
    game: Game,
    keys: bool,
    line: usize,
    moves: u32,
    good_bytes: u64,
    ends_with_line_end: bool,
}

/// A line as it came from the file.
struct Line {
    bytes: Vec<u8>,
    is_complete: bool,
}

impl<R: BufRead> RecordReader<R> {
    /// Reads the header and sets up the game.
    ///
    /// # Errors
    /// Another version, a setup that can't be played, no header at all.
    pub fn new(mut input: R, library: &Library) -> Result<Self, RecordError> {
        let fail = |problem| RecordError { line: 1, problem };
        let line = read_line(&mut input).map_err(fail)?.ok_or(fail(RecordProblem::Empty))?;
        let (header, keys) = read_header(&line.bytes).map_err(fail)?;
        let game = Game::with_library(header.setup.clone(), library)
            .map_err(|error| fail(error.into()))?;
        Ok(Self {
            input,
            header,
            game,
            keys: keys == Some(KEY_VERSION),
            line: 1,
            moves: 0,
            good_bytes: line.bytes.len() as u64,
            ends_with_line_end: line.is_complete,
        })
    }

    /// The first line.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The game after the moves read so far.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Reads and plays the next move; `None` at the end of the file. After a mistake the game
    /// is as it was before that line.
    pub fn next_move(&mut self, events: &mut Events) -> Option<Result<RecordedMove, RecordError>> {
        loop {
            self.line += 1;
            let number = self.line;
            let fail = |problem| Some(Err(RecordError { line: number, problem }));
            let line = match read_line(&mut self.input) {
                Ok(line) => line?,
                Err(problem) => return fail(problem),
            };
            let is_blank = line.bytes.iter().all(u8::is_ascii_whitespace);
            if !is_blank {
                match self.play(&line, events) {
                    Ok(one) => {
                        self.moves += 1;
                        self.accept(&line);
                        return Some(Ok(one));
                    }
                    Err(problem) => return fail(problem),
                }
            }
            self.accept(&line);
        }
    }

    fn accept(&mut self, line: &Line) {
        self.good_bytes += line.bytes.len() as u64;
        self.ends_with_line_end = line.is_complete;
    }

    fn play(&mut self, line: &Line, events: &mut Events) -> Result<RecordedMove, RecordProblem> {
        let MoveLine { n, by, text, key } =
            serde_json::from_slice(&line.bytes).map_err(|error| {
                let reason = error.to_string();
                if line.is_complete {
                    RecordProblem::NotAMove { reason }
                } else {
                    RecordProblem::Cut { reason }
                }
            })?;
        let expected = self.moves + 1;
        if n != expected {
            return Err(RecordProblem::Number { expected, found: n });
        }
        let action: Move =
            text.parse().map_err(|error| RecordProblem::Text { text: text.clone(), error })?;
        let by = by.into();
        let played = action
            .to_action(&self.game)
            .map_err(|error| RecordProblem::Unknown { text: text.clone(), error })?;
        // Keys of another version say nothing about this game, and are not handed on.
        let key = key.filter(|_| self.keys);
        // The key is compared on a copy first, so that the game stays usable up to here.
        let before = key.map(|_| self.game.clone());
        self.game.apply(by, played, events).map_err(|refusal| RecordProblem::Refused {
            text: text.clone(),
            by,
            refusal,
        })?;
        if let (Some(key), Some(before)) = (key, before)
            && key.0 != self.game.key()
        {
            let found = self.game.key();
            self.game = before;
            return Err(RecordProblem::Diverged { text, expected: key.0, found });
        }
        Ok(RecordedMove { number: n, by, action, key: key.map(|key| key.0) })
    }
}

fn read_header(bytes: &[u8]) -> Result<(Header, Option<u32>), RecordProblem> {
    let any: AnyHeader = serde_json::from_slice(bytes).map_err(|_| RecordProblem::NotARecord)?;
    if any.record != u64::from(RECORD_VERSION) {
        return Err(RecordProblem::Version { found: any.record });
    }
    let HeaderLine { record: _, setup, seats, meta, keys } = serde_json::from_slice(bytes)
        .map_err(|error| RecordProblem::Header { reason: error.to_string() })?;
    if seats.len() != usize::from(setup.seats) {
        return Err(RecordProblem::Names { names: seats.len(), seats: setup.seats });
    }
    Ok((Header { setup, seats, meta }, keys))
}

fn read_line(input: &mut impl BufRead) -> Result<Option<Line>, RecordProblem> {
    let mut bytes = Vec::new();
    // One byte more than allowed, to tell a long line from one that just fits.
    let mut limited = input.take(MAX_LINE as u64 + 1);
    limited
        .read_until(b'\n', &mut bytes)
        .map_err(|error| RecordProblem::Unreadable { reason: error.to_string() })?;
    let is_complete = bytes.last() == Some(&b'\n');
    match bytes.len() {
        0 => Ok(None),
        length if length > MAX_LINE => Err(RecordProblem::TooLong),
        _ => Ok(Some(Line { bytes, is_complete })),
    }
}
