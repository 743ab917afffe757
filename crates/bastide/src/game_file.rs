//! A whole game from a file: its moves, its names, its states.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, Result, bail};
use bastide_notation::record;
use bastide_rules::tile::Library;
use bastide_rules::{Action, Actor, Game};

use crate::files::FileKind;

/// A game that was played.
pub(crate) struct GameFile {
    /// The names of the players, one a seat.
    pub names: Vec<String>,
    /// The game before its first move.
    pub start: Game,
    /// The moves: who decided what.
    pub moves: Vec<(Actor, Action)>,
}

impl GameFile {
    /// Reads a game; every move of it is legal.
    ///
    /// # Errors
    /// Names the file and the place of the first mistake.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        match FileKind::need(path)? {
            FileKind::Record => Self::read_record(path).with_context(|| path.display().to_string()),
            FileKind::Scenario => bail!(
                "{}: a scenario is for bastide check; here a game is needed (.jsonl)",
                path.display()
            ),
        }
    }

    fn read_record(path: &Path) -> Result<Self> {
        let reading = record::read(BufReader::new(File::open(path)?), Library::standard())?;
        if let Some(problem) = reading.problem {
            return Err(problem.into());
        }
        let start = Game::from_ruleset(reading.game.shared_rules().clone())?;
        let mut game = start.clone();
        let mut moves = Vec::with_capacity(reading.moves.len());
        for one in &reading.moves {
            let action = one.action.to_action(&game)?;
            game.play(action, &mut bastide_rules::Events::off())?;
            moves.push((one.by, action));
        }
        Ok(Self { names: reading.header.seats, start, moves })
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
            game.play(*action, &mut bastide_rules::Events::off())?;
        }
        Ok(game)
    }
}
