//! What can be chosen for a game.

use bastide_bots::PLAYER_NAMES;
use bastide_rules::setup::{Edition, OptionSpec, Options, missing_rules};
use bastide_rules::tile::{Library, TileSet};

use crate::api::{Catalogue, CatalogueOption, CatalogueSet, OptionValue, Preset};
use crate::chance::is_set_of_first_game;
use crate::views::all_card_kinds;

/// Copies of a set that are offered where the set itself names no limit.
const USUAL_MOST: u16 = 9;

/// How the notes of a set begin whose drawings are partly assumed.
const ASSUMED: &str = "Drawings not confirmed";

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
        assumed: set.notes.starts_with(ASSUMED),
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
        cards: all_card_kinds(),
        levels: PLAYER_NAMES.iter().map(|&name| name.to_owned()).collect(),
    }
}

/// Players of a ready-made choice; the page of a new game has its own.
const PRESET_SEATS: u8 = 2;

/// One choice for each edition, as its box says it (BG-4, BG-37, BG-42, BG-50, PD-89).
fn presets() -> Vec<Preset> {
    let preset =
        |edition: Edition| Preset { id: edition.id.to_owned(), setup: edition.setup(PRESET_SEATS) };
    Edition::ALL.into_iter().map(preset).collect()
}

#[cfg(test)]
mod tests {
    use bastide_rules::Game;

    use super::*;

    #[test]
    fn every_preset_can_be_played() {
        for preset in presets() {
            let game = Game::new(preset.setup).unwrap();
            let tiles = game.tiles_left() as usize + game.piece_count();
            // The winter box has twelve tiles with animals besides.
            assert_eq!(tiles, if preset.id == "winter" { 84 } else { 72 }, "{}", preset.id);
        }
    }

    /// BG-37, BG-42, BG-50 and the table of PD-89: what is printed in the boxes.
    #[test]
    fn presets_are_the_editions() {
        let expected = [
            ("first", "base-c1", "F1", "2", "off", "tile", "no", "any"),
            ("second", "base-c2", "F3", "4", "off", "meeple", "yes", "knights"),
            ("third", "base-c2", "F3", "4", "on", "meeple", "yes", "knights"),
            ("winter", "winter", "F3", "4", "off", "meeple", "yes", "knights"),
        ];
        let presets = presets();
        assert_eq!(presets.len(), expected.len());
        for (preset, (id, set, farmers, tiny_city, abbot, fairy, volcano, takes)) in
            presets.iter().zip(expected)
        {
            assert_eq!((preset.id.as_str(), preset.setup.sets[0].id.as_str()), (id, set));
            assert_eq!(preset.setup.sets.len(), 1);
            let options = &preset.setup.options;
            for (option, value) in [
                ("farmers", farmers),
                ("tiny_city", tiny_city),
                ("abbot", abbot),
                ("fairy", fairy),
                ("volcano_fairy", volcano),
                ("princess_takes", takes),
                ("princess", "must"),
                ("dragon_move", "before"),
                ("princess_then_fairy", "no"),
                ("meeples", "7"),
            ] {
                assert_eq!(options.get(option), Some(value), "{id}: {option}");
            }
        }
    }

    #[test]
    fn sets_with_assumed_drawings_say_so() {
        let catalogue = catalogue();
        let assumed = |id: &str| catalogue.sets.iter().find(|set| set.id == id).unwrap().assumed;
        assert!(assumed("halflings-1") && assumed("halflings-2"));
        assert!(!assumed("base-c2") && !assumed("crop-circles-1"));
    }

    #[test]
    fn a_playable_set_misses_no_page() {
        let catalogue = catalogue();
        let base = catalogue.sets.iter().find(|set| set.id == "base-c2").unwrap();
        assert!(base.missing.is_empty());
        let tower = catalogue.sets.iter().find(|set| set.id == "tower-c2").unwrap();
        assert_eq!(tower.missing, ["the-tower"]);
    }
}
