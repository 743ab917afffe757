use bastide_notation::Move;

/// What a person typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// The number of a choice, with the quarter turns if they were given.
    Choice {
        number: usize,
        turns: Option<u8>,
    },
    /// A move as it stands in records.
    Written(Move),
    Help,
    /// The text of a rule.
    Rule(String),
    Board,
    Scores,
    Undo,
    Save(String),
    Quit,
    /// Nothing was typed.
    Nothing,
    /// Something else; why it is not understood.
    Unknown(String),
}

impl Input {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("help" | "h" | "?", _) => Self::Help,
            ("rule", "") => Self::Unknown("write a rule, such as: rule BG-31".to_owned()),
            ("rule", id) => Self::Rule(id.to_owned()),
            ("board" | "b", "") => Self::Board,
            ("scores" | "s", "") => Self::Scores,
            ("undo" | "u", "") => Self::Undo,
            ("save", "") => Self::Unknown("write a file, such as: save game.jsonl".to_owned()),
            ("save", file) => Self::Save(file.to_owned()),
            ("quit" | "q" | "exit", "") => Self::Quit,
            (word, rest) => match word.parse() {
                Ok(number) => choice(number, rest),
                Err(_) => line.parse().map_or_else(
                    |error| Self::Unknown(format!("{error}\nType help for what you can do.")),
                    Self::Written,
                ),
            },
        }
    }
}

/// Reads the quarter turns behind a number: `2`, `r2`, or nothing.
fn choice(number: usize, turns: &str) -> Input {
    if turns.is_empty() {
        return Input::Choice { number, turns: None };
    }
    match turns.strip_prefix('r').unwrap_or(turns).parse() {
        Ok(turns @ 0..=3) => Input::Choice { number, turns: Some(turns) },
        _ => Input::Unknown(format!("{turns:?} is no rotation; write r0, r1, r2 or r3")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let choice = |number, turns| Input::Choice { number, turns };
        assert_eq!(Input::read("12"), choice(12, None));
        assert_eq!(Input::read(" 3 r2 "), choice(3, Some(2)));
        assert_eq!(Input::read("3 1"), choice(3, Some(1)));
        assert_eq!(Input::read("rule BG-31"), Input::Rule("BG-31".to_owned()));
        assert_eq!(Input::read("Save my game.jsonl"), Input::Save("my game.jsonl".to_owned()));
        assert_eq!(Input::read("pass"), Input::Written(Move::Pass));
        assert!(matches!(Input::read("place (0,-1) r2"), Input::Written(_)));
        assert!(matches!(Input::read("3 r7"), Input::Unknown(_)));
        assert!(matches!(Input::read("jump"), Input::Unknown(_)));
        assert_eq!(Input::read("  "), Input::Nothing);
    }
}
