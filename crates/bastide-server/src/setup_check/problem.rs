use std::collections::BTreeMap;

use bastide_rules::{MAX_SEATS, SetupError};

use super::repair;
use crate::api::{Problem, SetupChange, TextArg};

/// The texts of all problems.
#[cfg(test)]
pub(super) const KEYS: [&str; 19] = [
    "problem-seats",
    "problem-unknown-set",
    "problem-copies",
    "problem-set-twice",
    "problem-no-base-game",
    "problem-two-editions",
    "problem-needs",
    "problem-not-built",
    "problem-unknown-option",
    "problem-unknown-value",
    "problem-unknown-layout",
    "problem-unknown-start-tile",
    "problem-start-tile-not-in-sets",
    "problem-start-tile",
    "problem-empty-start",
    "problem-one-river",
    "problem-too-many-tiles",
    "problem-halflings",
    "problem-card-table",
];

/// The arguments of a text, in the making.
#[derive(Default)]
struct Args(BTreeMap<String, TextArg>);

impl Args {
    fn word(mut self, name: &str, value: &str) -> Self {
        self.0.insert(name.to_owned(), TextArg::Word(value.to_owned()));
        self
    }

    fn number(mut self, name: &str, value: usize) -> Self {
        let value = i32::try_from(value).unwrap_or(i32::MAX);
        self.0.insert(name.to_owned(), TextArg::Number(value));
        self
    }
}

/// Tells what is wrong, with the change that mends it.
pub(super) fn problem(error: &SetupError, change: Option<SetupChange>) -> Problem {
    let args = Args::default;
    let (key, args) = match error {
        SetupError::Seats { seats } => {
            ("seats", args().number("seats", usize::from(*seats)).number("most", MAX_SEATS))
        }
        SetupError::UnknownSet { id, .. } => ("unknown-set", args().word("set", id)),
        SetupError::Copies { id, copies, most } => (
            "copies",
            args()
                .word("set", id)
                .number("copies", usize::from(*copies))
                .number("most", usize::from(*most)),
        ),
        SetupError::SetTwice { id } => ("set-twice", args().word("set", id)),
        SetupError::NoBaseGame => ("no-base-game", args()),
        SetupError::TwoEditions { first, second } => {
            ("two-editions", args().word("set", second).word("other", first))
        }
        SetupError::Needs { id, needs } => {
            ("needs", args().word("set", id).word("needs", &needs.replace(", ", " ")))
        }
        SetupError::NotBuilt { id, .. } => ("not-built", args().word("set", id)),
        SetupError::UnknownOption { option, .. } => {
            ("unknown-option", args().word("option", option))
        }
        SetupError::UnknownValue { option, value, .. } => {
            ("unknown-value", args().word("option", option).word("value", value))
        }
        SetupError::UnknownLayout { id, .. } => ("unknown-layout", args().word("layout", id)),
        SetupError::UnknownStartTile { tile } => ("unknown-start-tile", args().word("tile", tile)),
        SetupError::StartTileNotInSets { tile } => {
            ("start-tile-not-in-sets", args().word("tile", tile))
        }
        SetupError::StartTile { tile, .. } => ("start-tile", args().word("tile", tile)),
        SetupError::EmptyStart => ("empty-start", args()),
        SetupError::SeveralRivers { id } => ("one-river", args().word("set", id)),
        SetupError::Halflings { each, seats, available, .. } => (
            "halflings",
            args()
                .number("each", usize::from(*each))
                .number("seats", usize::from(*seats))
                .number("available", *available as usize),
        ),
        SetupError::CardTable { .. } => ("card-table", args()),
        SetupError::TooManyTiles { count, most } => {
            ("too-many-tiles", args().number("count", *count).number("most", *most))
        }
    };
    Problem {
        key: format!("problem-{key}"),
        args: args.0,
        rule: error.rule().map(|rule| rule.0.to_owned()),
        repair: change.map(repair::button),
        message: error.to_string(),
    }
}

/// A setup that is none.
pub(super) fn unreadable(message: &str) -> Problem {
    Problem {
        key: "problem-unreadable".to_owned(),
        args: BTreeMap::new(),
        rule: None,
        repair: None,
        message: message.to_owned(),
    }
}
