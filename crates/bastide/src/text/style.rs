use std::io::IsTerminal;

use bastide_rules::Seat;
use clap::ValueEnum;

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// What a mark stands for; the colours follow from that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Style {
    /// Ordinary text, and empty table.
    #[default]
    Plain,
    /// Text of less weight.
    Dim,
    /// Text of more weight.
    Bold,
    City,
    Pennant,
    Road,
    Field,
    River,
    Building,
    /// A figure of this seat.
    Figure(Seat),
    /// A figure that belongs to nobody.
    Neutral,
    /// The number of a choice.
    Number,
}

/// Foregrounds of the seats' figures on their backgrounds, in the order of seats: red, blue,
/// yellow, black, pink, white, cyan, violet, orange.
const SEATS: [(u8, u8); bastide_rules::MAX_SEATS] =
    [(15, 160), (15, 21), (16, 226), (15, 16), (16, 218), (16, 255), (16, 51), (15, 91), (16, 208)];

impl Style {
    /// The codes of the terminal for this style (256 colours).
    fn codes(self) -> String {
        match self {
            Self::Plain => String::new(),
            Self::Dim => "2".to_owned(),
            Self::Bold => "1".to_owned(),
            Self::City => "38;5;94;48;5;180".to_owned(),
            Self::Pennant => "1;38;5;21;48;5;180".to_owned(),
            Self::Road => "1;38;5;255;48;5;22".to_owned(),
            Self::Field => "38;5;28;48;5;22".to_owned(),
            Self::River => "38;5;153;48;5;25".to_owned(),
            Self::Building => "1;38;5;16;48;5;250".to_owned(),
            Self::Neutral => "1;38;5;255;48;5;53".to_owned(),
            Self::Number => "1;38;5;16;48;5;229".to_owned(),
            Self::Figure(seat) => {
                let (front, back) = SEATS[seat.index() % SEATS.len()];
                format!("1;38;5;{front};48;5;{back}")
            }
        }
    }
}

/// Turns styled marks into text, with colours or without.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Painter {
    colors: bool,
}

impl Painter {
    /// Without colours.
    #[cfg(test)]
    pub(crate) const fn plain() -> Self {
        Self { colors: false }
    }

    /// As the user wants it; NO_COLOR counts when nothing was said.
    pub(crate) fn new(choice: ColorChoice) -> Self {
        let colors = match choice {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                std::io::stdout().is_terminal()
                    && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
            }
        };
        Self { colors }
    }

    /// `text` in `style`.
    pub(crate) fn paint(self, style: Style, text: &str) -> String {
        let codes = style.codes();
        if !self.colors || codes.is_empty() {
            return text.to_owned();
        }
        format!("\x1b[{codes}m{text}\x1b[0m")
    }
}
