//! A whole game from a file: its record and its states.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, Result, bail};
use bastide_notation::jcz;
use bastide_notation::record::{self, Record};
use bastide_rules::tile::Library;
use bastide_rules::{Action, Actor, Events, Game};

use crate::files::FileKind;

/// A game that was played.
pub(crate) struct GameFile {
    /// The game before its first move.
    pub start: Game,
    /// The moves: who decided what. Each is legal after the ones before it.
    pub moves: Vec<(Actor, Action)>,
    /// The same as it is written.
    pub record: Record,
    /// What was left out of account when it was read.
    pub notes: Vec<String>,
}

impl GameFile {
    /// Reads a game from a record or a saved game of another program.
    ///
    /// # Errors
    /// Names the file and the place of the first mistake.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let read = match FileKind::need(path)? {
            FileKind::Record => Self::read_record(path),
            FileKind::SavedGame => Self::read_saved_game(path),
            FileKind::CardTable => bail!(
                "{}: a table of cards is for --cards and bastide check; here a game is needed \
                 (.jsonl or .jcz)",
                path.display()
            ),
            FileKind::Scenario => bail!(
                "{}: a scenario is for bastide check and render; here a game is needed (.jsonl or \
                 .jcz)",
                path.display()
            ),
        };
        read.with_context(|| path.display().to_string())
    }

    fn read_record(path: &Path) -> Result<Self> {
        let reading = record::read(BufReader::new(File::open(path)?), Library::standard())?;
        if let Some(problem) = reading.problem {
            return Err(problem.into());
        }
        Self::new(reading.record, reading.game, Vec::new())
    }

    fn read_saved_game(path: &Path) -> Result<Self> {
        let imported = jcz::import(&std::fs::read_to_string(path)?)?;
        Self::new(imported.record, imported.game, imported.notes)
    }

    /// Plays `record` again, with the rules of `end`.
    fn new(record: Record, end: Game, notes: Vec<String>) -> Result<Self> {
        let start = Game::from_ruleset(end.shared_rules().clone())?;
        let mut game = start.clone();
        let mut moves = Vec::with_capacity(record.moves.len());
        for one in &record.moves {
            let number = || format!("move {}", one.number);
            let action = one.action.to_action(&game).with_context(number)?;
            game.play(action, &mut Events::off()).with_context(number)?;
            moves.push((one.by, action));
        }
        Ok(Self { start, moves, record, notes })
    }

    /// The game after its first `count` moves.
    ///
    /// # Errors
    /// If there are not that many.
    pub(crate) fn after(&self, count: usize) -> Result<Game> {
        if count > self.moves.len() {
            bail!("the game has {} moves, not {count}", self.moves.len());
        }
        let mut game = self.start.clone();
        for (_, action) in &self.moves[..count] {
            game.play(*action, &mut Events::off())?;
        }
        Ok(game)
    }
}
