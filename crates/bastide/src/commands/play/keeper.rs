use std::fs::{File, OpenOptions};
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use bastide_bots::{Player, Rng, draw, player_by_name};
use bastide_notation::Move;
use bastide_notation::record::{self, Header, Record, RecordReader, RecordWriter, RecordedMove};
use bastide_rules::tile::Library;
use bastide_rules::{Action, ActionList, Actor, Events, Game, Refusal, Setup};

use crate::text::{Names, Tally};

/// The game with its players, its moves so far, and the file in which it is kept.
pub(super) struct Keeper {
    pub game: Game,
    pub names: Names,
    pub tally: Tally,
    /// The game as it is written.
    record: Record,
    seed: u64,
    /// The computer players, by seat.
    computers: Vec<Option<Box<dyn Player>>>,
    /// Earlier states of this turn, to go back to: the number of moves made, the game, the points.
    earlier: Vec<(usize, Game, Tally)>,
    file: Option<RecordFile>,
}

/// The file to which each turn is written when it is over.
struct RecordFile {
    path: PathBuf,
    writer: RecordWriter<File>,
    /// How many of the moves are in the file.
    written: usize,
}

/// The name under which the seed stands in a record.
const SEED: &str = "seed";

impl Keeper {
    /// A new game.
    ///
    /// # Errors
    /// Setups that cannot be played, and a file that cannot be made.
    pub(super) fn begin(
        setup: Setup,
        players: &[String],
        seed: u64,
        record_to: Option<&Path>,
    ) -> Result<Self> {
        let game = Game::new(setup)?;
        let mut header = Header::new(game.setup().clone(), players.iter().cloned());
        header.meta.insert(SEED.to_owned(), seed.into());
        let mut keeper = Self::new(game, header, seed);
        if let Some(path) = record_to {
            if path.exists() {
                bail!(
                    "{}: the file exists; choose another name, or --resume it to go on",
                    path.display()
                );
            }
            keeper.open_file(path)?;
        }
        Ok(keeper)
    }

    /// Goes on with the game in `file`; says on `out` if a part of it is unusable.
    ///
    /// # Errors
    /// A file that cannot be read, or has no usable header; a file that cannot be written.
    pub(super) fn resume(
        file: &Path,
        record_to: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<Self> {
        let name = file.display();
        let input = File::open(file).with_context(|| name.to_string())?;
        let mut reader = RecordReader::new(BufReader::new(input), Library::standard())
            .with_context(|| name.to_string())?;
        let header = reader.header().clone();
        let seed = header.meta.get(SEED).and_then(serde_json::Value::as_u64).unwrap_or(1);
        let mut keeper = Self::new(reader.game().clone(), header, seed);
        let mut events = Events::new();
        while let Some(result) = reader.next_move(&mut events) {
            match result {
                Ok(one) => keeper.record.moves.push(one),
                Err(error) => {
                    writeln!(
                        out,
                        "{name}: {error}\nThe game goes on after move {}.",
                        keeper.record.moves.len()
                    )?;
                    break;
                }
            }
        }
        keeper.tally.add(&events);
        keeper.game = reader.game().clone();
        if let Some(path) = record_to {
            keeper.open_file(path)?;
        }
        Ok(keeper)
    }

    fn new(game: Game, header: Header, seed: u64) -> Self {
        let computers = header.seats.iter().map(|name| player_by_name(name, 0)).collect();
        Self {
            tally: Tally::new(game.seats()),
            names: Names(header.seats.clone()),
            game,
            record: Record { header, moves: Vec::new() },
            seed,
            computers,
            earlier: Vec::new(),
            file: None,
        }
    }

    /// Writes the game so far to a new file at `path`, and from now on each turn.
    fn open_file(&mut self, path: &Path) -> Result<()> {
        self.save(path)?;
        let open = || -> Result<RecordWriter<File>> {
            let reading = record::read(BufReader::new(File::open(path)?), Library::standard())?;
            Ok(RecordWriter::resume(OpenOptions::new().append(true).open(path)?, &reading)?)
        };
        let writer = open().with_context(|| path.display().to_string())?;
        self.file =
            Some(RecordFile { path: path.to_owned(), writer, written: self.record.moves.len() });
        Ok(())
    }

    /// Writes the whole game to a file of its own.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub(super) fn save(&self, path: &Path) -> Result<()> {
        let write = || -> std::io::Result<()> {
            let mut text = Vec::new();
            self.record.write(&mut text)?;
            // First beside it, then in its place: a crash leaves the old file or the new one.
            let mut beside = path.as_os_str().to_owned();
            beside.push(".tmp");
            std::fs::write(&beside, text)?;
            std::fs::rename(&beside, path)
        };
        write().with_context(|| path.display().to_string())
    }

    /// Writes the moves that are not in the file yet.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub(super) fn flush(&mut self) -> Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        for one in &self.record.moves[file.written..] {
            file.writer
                .write(one.by, &one.action, one.key)
                .with_context(|| file.path.display().to_string())?;
            file.written += 1;
        }
        Ok(())
    }

    /// Whether the game is kept in a file.
    pub(super) const fn is_recorded(&self) -> bool {
        self.file.is_some()
    }

    /// Whether a person must decide now.
    pub(super) fn is_for_person(&self) -> bool {
        match self.game.decision().actor {
            Some(Actor::Seat(seat)) => self.computers[seat.index()].is_none(),
            Some(Actor::Chance) | None => false,
        }
    }

    /// What chance or the computer player decides; `None` if a person must, or the game is over.
    pub(super) fn decide(&mut self) -> Option<Action> {
        // Each decision has random numbers of its own, so that a resumed game goes on the same.
        let mut rng = Rng::stream(self.seed, self.record.moves.len() as u64);
        match self.game.decision().actor? {
            Actor::Chance => draw(&self.game, &mut rng),
            Actor::Seat(seat) => {
                // At one terminal everybody sees the questions: those in vain need no answer.
                if self.computers[seat.index()].is_none() && self.game.asks_for_cards_in_vain() {
                    return Some(Action::Pass);
                }
                let computer = self.computers[seat.index()].as_mut()?;
                let mut actions = ActionList::new();
                self.game.legal_actions(&mut actions);
                computer.reseed(rng.next_u64());
                Some(computer.choose(&self.game, &actions))
            }
        }
    }

    /// Carries out an action of whoever must decide.
    ///
    /// # Errors
    /// What the game refuses. A file that cannot be written is for [`Keeper::flush`] to tell.
    pub(super) fn play(&mut self, action: Action, events: &mut Events) -> Result<(), Refusal> {
        let Some(by) = self.game.decision().actor else {
            return self.game.play(action, events);
        };
        let before = (self.record.moves.len(), self.game.clone(), self.tally.clone());
        let text = Move::from_action(action, &self.game);
        self.game.play(action, events)?;
        self.tally.add(events);
        if let Some(action) = text {
            let key = Some(self.game.key());
            self.record.moves.push(RecordedMove {
                number: self.record.moves.len() as u32 + 1,
                by,
                action,
                key,
            });
        }
        // What somebody else or chance decides next is settled (TS-7).
        if self.game.decision().actor == Some(by) && self.is_for_person() {
            self.earlier.push(before);
        } else {
            self.earlier.clear();
        }
        Ok(())
    }

    /// Takes the last decision of this turn back, if nothing random came after it.
    pub(super) fn undo(&mut self) -> bool {
        let Some((moves, game, tally)) = self.earlier.pop() else { return false };
        self.record.moves.truncate(moves);
        self.game = game;
        self.tally = tally;
        true
    }

    /// Whether the turn is settled: nothing can be taken back.
    pub(super) const fn is_settled(&self) -> bool {
        self.earlier.is_empty()
    }
}
