use crate::api::{Text, TextArg};

/// Puts a text together.
pub(super) fn text(key: &str) -> Text {
    Text { key: key.to_owned(), args: Default::default() }
}

impl Text {
    /// With a word as an argument.
    pub(super) fn word(mut self, name: &str, value: &str) -> Self {
        self.args.insert(name.to_owned(), TextArg::Word(value.to_owned()));
        self
    }

    /// With a number as an argument.
    pub(super) fn number(mut self, name: &str, value: i32) -> Self {
        self.args.insert(name.to_owned(), TextArg::Number(value));
        self
    }
}
