//! Reads a line of text from left to right: words, numbers, cells.

use bastide_rules::geometry::Cell;

/// What is wrong with a line of text, and where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TextError {
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl std::fmt::Display for TextError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)
    }
}

impl std::error::Error for TextError {}

/// A place in a line of text.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    line: &'a str,
    position: usize,
}

/// Characters that end a word; blanks do so as well.
const PUNCTUATION: [char; 8] = [',', ';', ':', '=', '(', ')', '/', '"'];

impl<'a> Cursor<'a> {
    pub fn new(line: &'a str) -> Self {
        Self { line, position: 0 }
    }

    /// What is left, without blanks around it.
    pub fn rest(&self) -> &'a str {
        self.line.get(self.position..).unwrap_or_default().trim()
    }

    fn skip_blanks(&mut self) {
        let left = &self.line[self.position..];
        self.position += left.len() - left.trim_start().len();
    }

    pub fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// An error at this place.
    pub fn error(&self, message: impl Into<String>) -> TextError {
        let mut here = self.clone();
        here.skip_blanks();
        let column = here.line[..here.position].chars().count() + 1;
        TextError { column, message: message.into() }
    }

    /// An error at this place that says what is expected and what stands there.
    pub fn expected(&self, what: &str) -> TextError {
        let rest = self.rest();
        if rest.is_empty() {
            self.error(format!("here the line ends, but {what} should follow"))
        } else {
            let found: String = rest.chars().take(30).collect();
            let dots = if rest.chars().count() > 30 { "…" } else { "" };
            self.error(format!("expected {what}, found {found:?}{dots}"))
        }
    }

    /// Takes `token` if it comes next.
    pub fn eat(&mut self, token: char) -> bool {
        self.skip_blanks();
        let found = self.line[self.position..].starts_with(token);
        if found {
            self.position += token.len_utf8();
        }
        found
    }

    /// Takes `token`, which must come next.
    pub fn need(&mut self, token: char) -> Result<(), TextError> {
        if self.eat(token) { Ok(()) } else { Err(self.expected(&format!("`{token}`"))) }
    }

    /// The next word, if one comes next.
    pub fn peek_word(&self) -> Option<&'a str> {
        let mut here = self.clone();
        here.word()
    }

    /// Takes the next word: everything up to a blank or a sign of punctuation.
    pub fn word(&mut self) -> Option<&'a str> {
        self.skip_blanks();
        let left = &self.line[self.position..];
        let end = left
            .find(|c: char| c.is_whitespace() || PUNCTUATION.contains(&c))
            .unwrap_or(left.len());
        if end == 0 {
            return None;
        }
        self.position += end;
        Some(&left[..end])
    }

    /// Takes the next word, which `what` describes.
    pub fn need_word(&mut self, what: &str) -> Result<&'a str, TextError> {
        let error = self.expected(what);
        self.word().ok_or(error)
    }

    /// Takes `word` if it comes next.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let mut here = self.clone();
        let found = here.word() == Some(word);
        if found {
            *self = here;
        }
        found
    }

    /// Takes all of `words` if they come next, one after the other.
    pub fn eat_words(&mut self, words: &[&str]) -> bool {
        let mut here = self.clone();
        let found = words.iter().all(|word| here.eat_word(word));
        if found {
            *self = here;
        }
        found
    }

    /// Takes a whole number, which `what` describes.
    pub fn number<T: std::str::FromStr>(&mut self, what: &str) -> Result<T, TextError> {
        let error = self.expected(what);
        self.word().and_then(|word| word.parse().ok()).ok_or(error)
    }

    /// Takes the digits that come next as a whole number, which `what` describes; what follows them
    /// need not be a blank.
    pub fn digits<T: std::str::FromStr>(&mut self, what: &str) -> Result<T, TextError> {
        let error = self.expected(what);
        self.skip_blanks();
        let left = &self.line[self.position..];
        let end = left.find(|c: char| !c.is_ascii_digit()).unwrap_or(left.len());
        let number = left[..end].parse().map_err(|_| error)?;
        self.position += end;
        Ok(number)
    }

    /// Takes the next word if it is a whole number.
    pub fn eat_number<T: std::str::FromStr>(&mut self) -> Option<T> {
        let mut here = self.clone();
        let number = here.word()?.parse().ok()?;
        *self = here;
        Some(number)
    }

    /// Whether a cell comes next.
    pub fn is_at_cell(&self) -> bool {
        self.rest().starts_with('(')
    }

    /// Takes a cell: `(X,Y)`.
    pub fn cell(&mut self) -> Result<Cell, TextError> {
        let error = self.expected("a cell such as (0,-1): column to the east, row to the south");
        let mut read = || {
            self.need('(').ok()?;
            let x = self.number("").ok()?;
            self.need(',').ok()?;
            let y = self.number("").ok()?;
            self.need(')').ok()?;
            Some(Cell::new(x, y))
        };
        read().ok_or(error)
    }

    /// The line must end here.
    pub fn end(&self) -> Result<(), TextError> {
        if self.is_at_end() { Ok(()) } else { Err(self.expected("the end of the line")) }
    }
}
