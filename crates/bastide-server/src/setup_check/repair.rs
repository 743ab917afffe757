use bastide_rules::setup::{HalflingsPerPlayer, Options, SetChoice, Start};
use bastide_rules::tile::Library;
use bastide_rules::{MAX_SEATS, Setup, SetupError};

use crate::api::{Repair, SetupChange, Text, TextArg};

/// The base game that is added where there is none: the standard edition's.
const USUAL_BASE: &str = "base-c2";

/// The smallest number of players.
const LEAST_SEATS: u8 = 2;

/// The texts of all repairs.
#[cfg(test)]
pub(super) const KEYS: [&str; 7] = [
    "repair-seats",
    "repair-add-set",
    "repair-remove-set",
    "repair-copies",
    "repair-option",
    "repair-remove-option",
    "repair-usual-start",
];

/// The one change that takes `error` away, if there is one.
pub(super) fn repair(setup: &Setup, error: &SetupError) -> Option<SetupChange> {
    Some(match error {
        SetupError::Seats { seats } => {
            SetupChange::SetSeats { seats: (*seats).clamp(LEAST_SEATS, MAX_SEATS as u8) }
        }
        SetupError::UnknownSet { id, .. }
        | SetupError::NotBuilt { id, .. }
        | SetupError::Needs { id, .. }
        | SetupError::SetTwice { id }
        | SetupError::TwoEditions { second: id, .. } => SetupChange::RemoveSet { set: id.clone() },
        SetupError::Copies { id, copies, most } => {
            SetupChange::SetCopies { set: id.clone(), copies: (*copies).clamp(1, *most) }
        }
        SetupError::SeveralRivers { id } => SetupChange::SetCopies { set: id.clone(), copies: 1 },
        SetupError::NoBaseGame => {
            if setup.sets.iter().any(|set| set.id == USUAL_BASE) {
                return None;
            }
            SetupChange::AddSet { set: USUAL_BASE.to_owned() }
        }
        SetupError::UnknownLayout { .. }
        | SetupError::UnknownStartTile { .. }
        | SetupError::StartTileNotInSets { .. }
        | SetupError::StartTile { .. }
        | SetupError::EmptyStart => SetupChange::UsualStart,
        SetupError::TooManyTiles { .. } => {
            let set = largest_of_several(setup)?;
            SetupChange::SetCopies { set, copies: 1 }
        }
        SetupError::Halflings { most, .. } => SetupChange::SetOption {
            option: "halflings_per_player".to_owned(),
            value: HalflingsPerPlayer::at_most(*most)?.name().to_owned(),
        },
        SetupError::UnknownOption { .. } | SetupError::UnknownValue { .. } => {
            return option_repair(error);
        }
        // Whoever runs the server chooses the table.
        SetupError::CardTable { .. } => return None,
    })
}

/// The change that takes an option or a value away that there is not.
pub(super) fn option_repair(error: &SetupError) -> Option<SetupChange> {
    match error {
        SetupError::UnknownOption { option, .. } => {
            Some(SetupChange::RemoveOption { option: option.clone() })
        }
        SetupError::UnknownValue { option, .. } => {
            let value = Options::default().get(option)?.to_owned();
            Some(SetupChange::SetOption { option: (*option).to_owned(), value })
        }
        _ => None,
    }
}

/// Of the sets with several copies the one with the most tiles.
fn largest_of_several(setup: &Setup) -> Option<String> {
    let library = Library::standard();
    let tiles = |choice: &&SetChoice| {
        let total = library.set(&choice.id).map_or(0, |set| u64::from(set.total));
        total * u64::from(choice.copies)
    };
    let several = setup.sets.iter().filter(|choice| choice.copies > 1);
    several.max_by_key(tiles).map(|choice| choice.id.clone())
}

/// Carries a change out.
pub(super) fn apply(setup: &mut Setup, change: &SetupChange) {
    match change {
        SetupChange::SetSeats { seats } => setup.seats = *seats,
        SetupChange::AddSet { set } => {
            setup.sets.push(SetChoice { id: set.clone(), copies: 1 });
        }
        SetupChange::RemoveSet { set } => {
            // The Gingerbread Man's first print goes by the name of the set for which it stands.
            let is_it = |id: &str| id == set || set.strip_suffix("-first-print") == Some(id);
            if let Some(last) = setup.sets.iter().rposition(|choice| is_it(&choice.id)) {
                setup.sets.remove(last);
            }
        }
        SetupChange::SetCopies { set, copies } => {
            let wrong = setup.sets.iter_mut().filter(|choice| choice.id == *set);
            wrong.for_each(|choice| choice.copies = *copies);
        }
        SetupChange::SetOption { option, value } => {
            // A value that there is not changes nothing; repairs name none such.
            let _unknown = setup.options.set(option, value);
        }
        // What was no option has never become part of a setup.
        SetupChange::RemoveOption { .. } => {}
        SetupChange::UsualStart => setup.start = Start::Usual,
    }
}

/// The change with what its button says.
pub(super) fn button(change: SetupChange) -> Repair {
    let number = |value: u16| TextArg::Number(value.into());
    let word = |value: &String| TextArg::Word(value.clone());
    let (key, args) = match &change {
        SetupChange::SetSeats { seats } => {
            ("repair-seats", vec![("seats", number((*seats).into()))])
        }
        SetupChange::AddSet { set } => ("repair-add-set", vec![("set", word(set))]),
        SetupChange::RemoveSet { set } => ("repair-remove-set", vec![("set", word(set))]),
        SetupChange::SetCopies { set, copies } => {
            ("repair-copies", vec![("set", word(set)), ("copies", number(*copies))])
        }
        SetupChange::SetOption { option, value } => {
            ("repair-option", vec![("option", word(option)), ("value", word(value))])
        }
        SetupChange::RemoveOption { option } => {
            ("repair-remove-option", vec![("option", word(option))])
        }
        SetupChange::UsualStart => ("repair-usual-start", Vec::new()),
    };
    let args = args.into_iter().map(|(name, arg)| (name.to_owned(), arg)).collect();
    Repair { text: Text { key: key.to_owned(), args }, change }
}
