//! What can be chosen for a game.

use bastide_bots::PLAYER_NAMES;
use bastide_rules::setup::{
    Abbot, Farmers, OptionSpec, Options, SetChoice, Start, TinyCity, missing_rules,
};
use bastide_rules::tile::{Library, TileSet};
use bastide_rules::{Game, Setup, SetupError};

use crate::api::{
    Catalogue, CatalogueOption, CatalogueSet, OptionValue, Preset, Problem, SetupCheck,
};
use crate::chance::is_set_of_first_game;

/// Copies of a set that are offered where the set itself names no limit.
const USUAL_MOST: u16 = 9;

/// Everything that can be chosen.
pub(crate) fn catalogue() -> Catalogue {
    let library = Library::standard();
    let set = |set: &TileSet| CatalogueSet {
        id: set.id.clone(),
        name: set.name.clone(),
        family: set.family.clone(),
        edition: set.edition.clone(),
        tiles: set.total,
        missing: missing_rules(library, set).into_iter().map(str::to_owned).collect(),
        most: set.max_sets.unwrap_or(USUAL_MOST),
    };
    let option = |spec: &OptionSpec| CatalogueOption {
        id: spec.id.to_owned(),
        rule: spec.rule.0.to_owned(),
        help: spec.help.to_owned(),
        values: spec
            .values
            .iter()
            .map(|(id, help)| OptionValue { id: (*id).to_owned(), help: (*help).to_owned() })
            .collect(),
    };
    Catalogue {
        sets: library.sets().filter(|one| !is_set_of_first_game(&one.id)).map(set).collect(),
        options: Options::SPECS.iter().map(option).collect(),
        presets: presets(),
        levels: PLAYER_NAMES.iter().map(|&name| name.to_owned()).collect(),
    }
}

/// One choice for each edition, as its box says it (BG-37, BG-42, BG-50).
fn presets() -> Vec<Preset> {
    let mut first = Setup::with_set("base-c1", 2);
    first.options.farmers = Farmers::First;
    first.options.tiny_city = TinyCity::Two;
    let second = Setup::with_set("base-c2", 2);
    let mut third = Setup::with_set("base-c2", 2);
    third.options.abbot = Abbot::On;
    let winter = Setup::with_set("winter", 2);
    [("first", first), ("second", second), ("third", third), ("winter", winter)]
        .into_iter()
        .map(|(id, setup)| Preset { id: id.to_owned(), setup })
        .collect()
}

/// Everything that stands against a setup.
///
/// The engine stops at the first problem; here each one is put right on a copy to find the next.
pub(crate) fn check(setup: &Setup) -> SetupCheck {
    let mut problems: Vec<Problem> = Vec::new();
    let mut copy = setup.clone();
    loop {
        match Game::new(copy.clone()) {
            Ok(game) => {
                let tiles = game.tiles_left() + game.piece_count() as u32;
                let tiles = problems.is_empty().then_some(tiles);
                return SetupCheck { problems, tiles };
            }
            Err(error) => {
                problems.push(Problem { message: error.to_string() });
                if !put_right(&mut copy, &error) {
                    return SetupCheck { problems, tiles: None };
                }
            }
        }
    }
}

/// Changes `setup` so that `error` is gone. Whether that could be done; it can be done only a
/// limited number of times, since every change takes something away or ends a kind of error.
fn put_right(setup: &mut Setup, error: &SetupError) -> bool {
    match error {
        SetupError::Seats { .. } => setup.seats = 2,
        SetupError::UnknownSet { id, .. }
        | SetupError::NotBuilt { id, .. }
        | SetupError::Needs { id, .. } => setup.sets.retain(|set| set.id != *id),
        SetupError::Copies { id, .. } | SetupError::SeveralRivers { id } => {
            let wrong = setup.sets.iter_mut().filter(|set| set.id == *id);
            wrong.for_each(|set| set.copies = 1);
        }
        SetupError::SetTwice { id } | SetupError::TwoEditions { second: id, .. } => {
            let Some(last) = setup.sets.iter().rposition(|set| set.id == *id) else {
                return false;
            };
            setup.sets.remove(last);
        }
        SetupError::NoBaseGame => {
            let has_base = setup.sets.iter().any(|set| set.id == "base-c2");
            if has_base {
                return false;
            }
            setup.sets.push(SetChoice { id: "base-c2".to_owned(), copies: 1 });
        }
        SetupError::UnknownLayout { .. }
        | SetupError::UnknownStartTile { .. }
        | SetupError::StartTileNotInSets { .. }
        | SetupError::StartTile { .. }
        | SetupError::EmptyStart => {
            if setup.start == Start::Usual {
                return false;
            }
            setup.start = Start::Usual;
        }
        SetupError::UnknownOption { .. }
        | SetupError::UnknownValue { .. }
        | SetupError::TooManyTiles { .. } => return false,
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_can_be_played() {
        for preset in presets() {
            let found = check(&preset.setup);
            assert_eq!(found.problems, [], "{}", preset.id);
            // The winter box has twelve tiles with animals besides.
            let tiles = if preset.id == "winter" { 84 } else { 72 };
            assert_eq!(found.tiles, Some(tiles), "{}", preset.id);
        }
    }

    #[test]
    fn a_playable_set_misses_no_page() {
        let catalogue = catalogue();
        let base = catalogue.sets.iter().find(|set| set.id == "base-c2").unwrap();
        assert!(base.missing.is_empty());
        let tower = catalogue.sets.iter().find(|set| set.id == "tower-c2").unwrap();
        assert_eq!(tower.missing, ["the-tower"]);
    }

    #[test]
    fn all_problems_are_named() {
        let mut setup = Setup::with_sets(&["base-c2", "tower-c2", "nonsense"], 2);
        setup.seats = 11;
        let messages: Vec<String> =
            check(&setup).problems.into_iter().map(|problem| problem.message).collect();
        assert_eq!(messages.len(), 3, "{messages:?}");
        for part in ["11 players", "tower-c2", "nonsense"] {
            assert!(messages.iter().any(|message| message.contains(part)), "{part}: {messages:?}");
        }
    }
}
