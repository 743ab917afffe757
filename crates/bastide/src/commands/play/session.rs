use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::Result;
use bastide_rules::{Action, ActionList, Events};

use super::keeper::Keeper;
use super::prompt::Input;
use super::screen::{Choices, Screen};
use crate::rulebook;
use crate::setup_arguments::describe_setup;
use crate::text::{ColorChoice, Painter, PictureSize, describe_event};

const HELP: &str = "\
You can type:
  12 r1              the number of a choice; for a tile with its rotation if several fit
  place (0,-1) r2    any move as it stands in saved games; also: meeple city (0,-1)/0, pass
  undo               take back, as long as nothing new was drawn
  board, scores      show them again
  rule BG-31         the text of a rule
  save FILE          save the game; bastide play --resume FILE goes on with it
  quit               leave
On the board: ▒ city, ◆ pennant, lines roads, ~ river, dots fields, M monastery, x crossing.
mA is a meeple of player A, aA the abbot; DR, FA, GI dragon, fairy, Gingerbread Man.";

/// A game being played.
pub(super) struct Session<'a> {
    keeper: Keeper,
    screen: Screen,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    events: Events,
    saved: bool,
}

/// What a person decided.
enum Answer {
    Play(Action),
    Undo,
    Quit,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        keeper: Keeper,
        color: ColorChoice,
        size: Option<PictureSize>,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Self {
        let columns = usize::from(console::Term::stdout().size().1);
        let screen = Screen { painter: Painter::new(color), size, columns };
        Self { keeper, screen, input, out, events: Events::new(), saved: true }
    }

    /// Plays until the game is over or the person leaves.
    ///
    /// # Errors
    /// Files and outputs that fail.
    pub(super) fn run(&mut self) -> Result<()> {
        let names = self.keeper.names.0.join(", ");
        let setup = describe_setup(self.keeper.game.setup());
        writeln!(self.out, "{setup}. Players: {names}. Type help for what you can do.")?;
        while !self.keeper.game.is_over() {
            if let Some(action) = self.keeper.decide() {
                self.play(action)?;
                continue;
            }
            match self.ask()? {
                Answer::Play(action) => self.play(action)?,
                Answer::Undo => {
                    let done = self.keeper.undo();
                    let text = if done { "Taken back." } else { "There is nothing to take back." };
                    writeln!(self.out, "{text}")?;
                }
                Answer::Quit => {
                    self.keeper.flush()?;
                    if !self.saved && !self.keeper.is_recorded() {
                        writeln!(self.out, "The game was not saved.")?;
                    }
                    return Ok(());
                }
            }
        }
        self.keeper.flush()?;
        self.finish()
    }

    fn play(&mut self, action: Action) -> Result<()> {
        self.events.clear();
        if let Err(refusal) = self.keeper.play(action, &mut self.events) {
            writeln!(self.out, "That is not allowed: {refusal}.")?;
            return Ok(());
        }
        self.saved = false;
        for event in self.events.list() {
            let text = describe_event(event, &self.events, &self.keeper.game, &self.keeper.names);
            if let Some(text) = text {
                writeln!(self.out, "{text}")?;
            }
        }
        if self.keeper.is_settled() {
            self.keeper.flush()?;
        }
        Ok(())
    }

    /// Asks the person who must decide until there is an answer; the end of the input means to
    /// leave.
    fn ask(&mut self) -> Result<Answer> {
        let mut actions = ActionList::new();
        self.keeper.game.legal_actions(&mut actions);
        let choices = Choices::new(&actions);
        self.show_board(Some(&choices))?;
        self.show_scores()?;
        let question = self.screen.question(&self.keeper.game, &choices, &self.keeper.names);
        self.lines(&question)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(Answer::Quit);
            }
            match Input::read(&line) {
                Input::Choice { number, turns } => match choices.action(number, turns) {
                    Ok(action) => return Ok(Answer::Play(action)),
                    Err(wrong) => writeln!(self.out, "{wrong}")?,
                },
                Input::Written(text) => match text.to_action(&self.keeper.game) {
                    Ok(action) => return Ok(Answer::Play(action)),
                    Err(wrong) => writeln!(self.out, "{wrong}")?,
                },
                Input::Undo => return Ok(Answer::Undo),
                Input::Quit => return Ok(Answer::Quit),
                Input::Help => writeln!(self.out, "{HELP}")?,
                Input::Rule(id) => self.rule(&id)?,
                Input::Board => self.show_board(Some(&choices))?,
                Input::Scores => self.show_scores()?,
                Input::Save(file) => self.save(&file)?,
                Input::Nothing => self.lines(&question)?,
                Input::Unknown(wrong) => writeln!(self.out, "{wrong}")?,
            }
        }
    }

    fn rule(&mut self, id: &str) -> Result<()> {
        match rulebook::rule(id) {
            Ok(rule) => writeln!(self.out, "{}", rule.text)?,
            Err(unknown) => writeln!(self.out, "{unknown}")?,
        }
        Ok(())
    }

    /// A file that cannot be written is no reason to lose the game.
    fn save(&mut self, file: &str) -> Result<()> {
        match self.keeper.save(Path::new(file)) {
            Ok(()) => {
                self.saved = true;
                writeln!(self.out, "Saved to {file}.")?;
            }
            Err(error) => writeln!(self.out, "Not saved: {error:#}")?,
        }
        Ok(())
    }

    fn show_board(&mut self, choices: Option<&Choices>) -> Result<()> {
        let board = self.screen.board(&self.keeper.game, choices);
        self.lines(&board)
    }

    fn show_scores(&mut self) -> Result<()> {
        let scores = self.screen.scores(&self.keeper.game, &self.keeper.names);
        self.lines(&scores)
    }

    fn lines(&mut self, lines: &[String]) -> Result<()> {
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// The end: the board, the points by kind of feature, the winners.
    fn finish(&mut self) -> Result<()> {
        self.show_board(None)?;
        let table = self.keeper.tally.table(&self.keeper.names);
        self.lines(&table)?;
        let winners: Vec<String> =
            self.keeper.game.leaders().map(|seat| self.keeper.names.of(seat)).collect();
        let verb = if winners.len() == 1 { "wins" } else { "share the win" };
        writeln!(self.out, "{} {verb}.", winners.join(", "))?;
        Ok(())
    }
}
