//! Splits a scenario file into lines and reads them.

use std::collections::BTreeMap;

use super::statement::{PositionStatement, Statement, StatementKind};
use super::{InlineTiles, Scenario, Variant, read_statement};
use crate::cursor::{Cursor, TextError};

/// A line of a scenario that can't be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl std::fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

impl std::error::Error for SyntaxError {}

/// The state of the reading.
struct Parser<'a> {
    file: &'a str,
    scenario: Scenario,
    errors: Vec<SyntaxError>,
    /// Whether there was a move in the common part, and in the present variant.
    common_plays: bool,
    variant_plays: bool,
}

impl Scenario {
    /// Reads the scenario `text`; `file` is the name that messages give it.
    ///
    /// # Errors
    /// Every line that can't be understood.
    pub fn parse(file: &str, text: &str) -> Result<Self, Vec<SyntaxError>> {
        let mut parser = Parser {
            file,
            scenario: Self {
                file: file.to_owned(),
                title: String::new(),
                rules: Vec::new(),
                seats: Vec::new(),
                aliases: BTreeMap::new(),
                tiles: Vec::new(),
                common: Vec::new(),
                variants: Vec::new(),
            },
            errors: Vec::new(),
            common_plays: false,
            variant_plays: false,
        };
        parser.read(text);
        if parser.errors.is_empty() { Ok(parser.scenario) } else { Err(parser.errors) }
    }
}

impl Parser<'_> {
    fn read(&mut self, text: &str) {
        let mut block: Option<InlineTiles> = None;
        let mut lines = 0;
        for (index, raw) in text.lines().enumerate() {
            lines = index + 1;
            match &mut block {
                Some(tiles) if raw.trim() != "```" => {
                    tiles.text.push_str(raw);
                    tiles.text.push('\n');
                }
                Some(_) => self.scenario.tiles.extend(block.take()),
                None if raw.trim() == "```toml" => {
                    block = Some(InlineTiles { line: lines, text: String::new() });
                }
                None => self.line(lines, without_comment(raw)),
            }
        }
        if let Some(tiles) = block {
            self.fail(tiles.line, 1, "the block of tiles has no end; write ``` in a line below it");
        }
        if self.scenario.title.is_empty() {
            self.fail(1, 1, "the scenario has no title; write `scenario TITLE` in the first line");
        }
        if self.scenario.seats.is_empty() {
            self.fail(lines.max(1), 1, "there are no players; write for example `seats red blue`");
        }
    }

    fn fail(&mut self, line: usize, column: usize, message: impl Into<String>) {
        let message = message.into();
        self.errors.push(SyntaxError { file: self.file.to_owned(), line, column, message });
    }

    fn line(&mut self, line: usize, text: &str) {
        let cursor = Cursor::new(text);
        if cursor.is_at_end() {
            return;
        }
        if let Err(TextError { column, message }) = self.read_line(line, text, cursor) {
            self.fail(line, column, message);
        }
    }

    fn read_line(
        &mut self,
        line: usize,
        text: &str,
        mut cursor: Cursor<'_>,
    ) -> Result<(), TextError> {
        if self.read_heading(&mut cursor)? {
            return Ok(());
        }
        let kind = read_statement::statement(&mut cursor, &self.scenario)?;
        cursor.end()?;
        self.check_order(&kind).map_err(|message| Cursor::new(text).error(message))?;
        let statement = Statement { line, text: text.trim().to_owned(), kind };
        match self.scenario.variants.last_mut() {
            Some(variant) => variant.statements.push(statement),
            None => self.scenario.common.push(statement),
        }
        Ok(())
    }

    /// Reads a line that describes the scenario as a whole; `false` if it is none.
    fn read_heading(&mut self, cursor: &mut Cursor<'_>) -> Result<bool, TextError> {
        let scenario = &mut self.scenario;
        if cursor.eat_word("scenario") {
            if !scenario.title.is_empty() {
                return Err(cursor.error("a file holds one scenario; write another file"));
            }
            scenario.title = cursor.rest().to_owned();
            if scenario.title.is_empty() {
                return Err(cursor.expected("a title"));
            }
        } else if cursor.eat_word("rules") {
            while !cursor.is_at_end() {
                let error = cursor.expected("the id of a rule, such as BG-31");
                match cursor.word().filter(|word| is_rule_id(word)) {
                    Some(rule) => scenario.rules.push(rule.to_owned()),
                    None => return Err(error),
                }
                cursor.eat(',');
            }
        } else if cursor.eat_word("seats") {
            if !scenario.seats.is_empty() {
                return Err(cursor.error("the players are named already"));
            }
            while !cursor.is_at_end() {
                let name = cursor.need_word("the name of a player")?.to_owned();
                if scenario.seats.contains(&name) {
                    return Err(cursor.error(format!("{name} is named twice")));
                }
                scenario.seats.push(name);
                cursor.eat(',');
            }
            if scenario.seats.is_empty() {
                return Err(cursor.expected("the names of the players"));
            }
        } else if cursor.eat_word("tile") {
            let alias = cursor.need_word("a short name for the tile")?.to_owned();
            cursor.need('=')?;
            let id = cursor.need_word("the id of a tile, such as base-crfr")?.to_owned();
            cursor.end()?;
            if scenario.aliases.insert(alias.clone(), id).is_some() {
                return Err(cursor.error(format!("{alias} stands for another tile already")));
            }
        } else if cursor.eat_word("variant") {
            let name = cursor.rest().to_owned();
            if name.is_empty() {
                return Err(cursor.expected("the name of the variant"));
            }
            scenario.variants.push(Variant { name, statements: Vec::new() });
            self.variant_plays = false;
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Positions are set up before the first move, and so is the game.
    fn check_order(&mut self, kind: &StatementKind) -> Result<(), String> {
        let in_variant = !self.scenario.variants.is_empty();
        let has_played = self.common_plays || (in_variant && self.variant_plays);
        match kind {
            StatementKind::Setup(_) if has_played && !in_variant => {
                Err("the setup comes before the first move".to_owned())
            }
            StatementKind::Position(PositionStatement::Lay { .. }) if has_played => {
                Err("tiles are laid freely before the first move only; write a turn, \
                     as in `red: base-crfr (1,0) r2`"
                    .to_owned())
            }
            StatementKind::Position(_) if has_played => {
                Err("the position is set up before the first move".to_owned())
            }
            StatementKind::Play(_) | StatementKind::End => {
                if in_variant {
                    self.variant_plays = true;
                } else {
                    self.common_plays = true;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// Whether `word` looks like the id of a rule: letters, a hyphen, and at least one digit after it.
pub(crate) fn is_rule_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(page, rule)| {
        !page.is_empty()
            && page.bytes().all(|byte| byte.is_ascii_uppercase())
            && rule.bytes().any(|byte| byte.is_ascii_digit())
            && rule.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

/// The line up to a `#` that stands at its beginning or after a blank.
fn without_comment(line: &str) -> &str {
    let mut before = ' ';
    for (index, letter) in line.char_indices() {
        if letter == '#' && before.is_whitespace() {
            return &line[..index];
        }
        before = letter;
    }
    line
}
