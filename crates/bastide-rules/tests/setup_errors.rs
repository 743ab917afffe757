//! Setups that cannot be played are refused, with a message that says what is wrong and what
//! would be right.

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::setup::{
    Options, SetChoice, Setup, Start, StartTile, UnbuiltRules, missing_rules,
};
use bastide_rules::tile::Library;
use bastide_rules::{Game, SetupError};

/// The message of the refusal.
fn refusal(setup: Setup) -> String {
    match Game::new(setup) {
        Ok(_) => panic!("a setup that cannot be played was accepted"),
        Err(error) => error.to_string(),
    }
}

fn assert_parts(message: &str, parts: &[&str]) {
    for part in parts {
        assert!(message.contains(part), "{message:?} does not say {part:?}");
    }
}

fn with(sets: &[(&str, u16)], seats: u8) -> Setup {
    let mut setup = Setup::with_sets(&[], seats);
    setup.sets = sets
        .iter()
        .map(|(id, copies)| SetChoice { id: (*id).to_owned(), copies: *copies })
        .collect();
    setup
}

fn start_tile(tile: &str, x: i16, y: i16) -> StartTile {
    StartTile { tile: tile.to_owned(), cell: Cell::new(x, y), orientation: Orientation::default() }
}

/// BG-2, BG-73: 2 to 9 players; one seat only when it is said so.
#[test]
fn numbers_of_players() {
    for seats in [0, 1, 10, 255] {
        let message = refusal(Setup::with_set("base-c2", seats));
        assert_parts(&message, &[&format!("{seats} players"), "2 to 9", "solo", "BG-2"]);
    }
    for seats in [0, 10] {
        let setup = Setup { solo: true, ..Setup::with_set("base-c2", seats) };
        assert_parts(&refusal(setup), &[&format!("{seats} players")]);
    }
    for seats in 2..=9 {
        let game = Game::new(Setup::with_set("base-c2", seats)).expect("2 to 9 players");
        assert_eq!(game.seats(), usize::from(seats));
    }
    let solo = Setup { solo: true, ..Setup::with_set("base-c2", 1) };
    assert_eq!(Game::new(solo).expect("one seat with solo").seats(), 1);
}

#[test]
fn unknown_sets() {
    let message = refusal(Setup::with_sets(&["base-c2", "base-c9"], 2));
    assert_parts(&message, &["\"base-c9\"", "base-c1", "river-2-c2"]);
}

#[test]
fn numbers_of_copies() {
    let message = refusal(with(&[("base-c2", 0)], 2));
    assert_parts(&message, &["base-c2", "0 copies", "1 to"]);
    let message = refusal(with(&[("base-c2", u16::MAX)], 2));
    assert_parts(&message, &["base-c2", "65535 copies", "1 to"]);
    let message = refusal(with(&[("base-c2", 1), ("base-c2", 2)], 2));
    assert_parts(&message, &["base-c2", "twice", "number of copies"]);
    // BG-72: several copies are shuffled together.
    let game = Game::new(with(&[("base-c2", 3)], 2)).expect("three copies");
    assert_eq!(game.tiles_left(), 3 * 72 - 1);
}

#[test]
fn two_editions_of_one_thing() {
    for (first, second) in
        [("base-c1", "base-c2"), ("river-1-c1", "river-1-c2"), ("river-2-c2", "river-2-c1")]
    {
        let sets = if first.starts_with("base") {
            vec![first, second]
        } else {
            vec!["base-c2", first, second]
        };
        assert_parts(&refusal(Setup::with_sets(&sets, 2)), &[first, second, "two editions"]);
    }
}

#[test]
fn no_base_game() {
    for sets in [&[][..], &["river-1-c1"], &["river-1-c2", "river-2-c2"]] {
        let message = refusal(Setup::with_sets(sets, 2));
        assert_parts(&message, &["no base game", "base-c1", "base-c2", "winter", "BG-1"]);
    }
}

/// RV-S5: one river only.
#[test]
fn two_copies_of_a_river() {
    for river in ["river-1-c1", "river-1-c2", "river-2-c1", "river-2-c2"] {
        let message = refusal(with(&[("base-c2", 1), (river, 2)], 2));
        assert_parts(&message, &[river, "one"]);
        assert!(message.contains("river") || message.contains("copies"), "{message}");
    }
}

/// Every set that is not built says which pages are missing, and can be taken as plain tiles.
#[test]
fn sets_that_are_not_built() {
    let library = Library::standard();
    let mut unbuilt = 0;
    for set in library.sets() {
        let missing = missing_rules(library, set);
        if missing.is_empty() {
            continue;
        }
        unbuilt += 1;
        let error = Game::new(Setup::with_sets(&["base-c2", &set.id], 2))
            .expect_err("a set that is not built");
        assert!(matches!(error, SetupError::NotBuilt { .. }), "{error}");
        let message = error.to_string();
        assert_parts(&message, &[&set.id, "can't be played yet"]);
        assert_parts(&message, &missing);
        let plain = Setup {
            unbuilt_rules: UnbuiltRules::PlainTiles,
            ..Setup::with_sets(&["base-c2", &set.id], 2)
        };
        if let Err(error) = Game::new(plain) {
            assert!(matches!(error, SetupError::Needs { .. }), "{}: {error}", set.id);
        }
    }
    assert!(unbuilt > 0, "if every set is built, this test must go");
    let message = refusal(Setup::with_sets(&["base-c2", "tower-c2"], 2));
    assert_parts(&message, &["tower-c2", "the-tower"]);
}

#[test]
fn unknown_options_and_values() {
    let mut options = Options::default();
    let message = options.set("tiny_town", "2").expect_err("no such option").to_string();
    assert_parts(&message, &["\"tiny_town\"", "tiny_city", "farmers"]);
    let message = options.set("farmers", "F4").expect_err("no such value").to_string();
    assert_parts(&message, &["farmers", "\"F4\"", "F1", "F2", "F3", "off", "BG-42"]);
    assert_eq!(options, Options::default(), "a refused value changes nothing");
    for spec in Options::SPECS {
        let message = options.set(spec.id, "no such value").expect_err("no value").to_string();
        assert_parts(&message, &[spec.id, "no such value", spec.rule.0]);
        for (value, _) in spec.values {
            assert_parts(&message, &[value]);
            options.set(spec.id, value).expect("a value of the table");
            assert_eq!(options.get(spec.id), Some(*value));
        }
        let (default, _) = spec.values[0];
        assert_eq!(Options::default().get(spec.id), Some(default), "the first is the default");
    }
    // The same through a file.
    let text = r#"{ "sets": [{ "id": "base-c2" }], "seats": 2, "options": { "farmers": "F4" } }"#;
    let message = serde_json::from_str::<Setup>(text).expect_err("no such value").to_string();
    assert_parts(&message, &["farmers", "F4", "F3"]);
    let text = r#"{ "sets": [{ "id": "base-c2" }], "seats": 2, "colour": "red" }"#;
    let message = serde_json::from_str::<Setup>(text).expect_err("no such key").to_string();
    assert_parts(&message, &["colour", "seats"]);
}

#[test]
fn start_layouts() {
    let start = |start| Setup { start, ..Setup::with_set("base-c2", 2) };
    let message = refusal(start(Start::Layout("pentagon".to_owned())));
    assert_parts(&message, &["\"pentagon\"", "standard", "river"]);
    let message = refusal(start(Start::Tiles(Vec::new())));
    assert_parts(&message, &["nothing lies on the table"]);
    let message = refusal(start(Start::Tiles(vec![start_tile("base-xxxx", 0, 0)])));
    assert_parts(&message, &["\"base-xxxx\"", "no tile"]);
    // The tile exists, but no chosen set has it.
    let message = refusal(start(Start::Tiles(vec![start_tile("winter-cffr", 0, 0)])));
    assert_parts(&message, &["winter-cffr", "sets"]);
    // One copy in the set, two on the table.
    let twice = vec![start_tile("base-cccc-pennant", 0, 0), start_tile("base-cccc-pennant", 1, 0)];
    let message = refusal(start(Start::Tiles(twice)));
    assert_parts(&message, &["base-cccc-pennant", "not enough"]);
}

#[test]
fn start_tiles_that_do_not_fit() {
    let start = |tiles| Setup { start: Start::Tiles(tiles), ..Setup::with_set("base-c2", 2) };
    let message = refusal(start(vec![
        start_tile("base-crfr", 0, 0),
        start_tile("base-ffff-monastery", 1, 0),
    ]));
    assert_parts(&message, &["base-ffff-monastery", "(1, 0)", "does not match", "BG-14"]);
    let message =
        refusal(start(vec![start_tile("base-crfr", 0, 0), start_tile("base-frfr", 0, 0)]));
    assert_parts(&message, &["base-frfr", "(0, 0)", "occupied"]);
    for (x, y) in [(i16::MAX, 0), (0, i16::MIN), (Cell::LIMIT, 0), (0, -Cell::START_LIMIT - 1)] {
        let message = refusal(start(vec![start_tile("base-crfr", x, y)]));
        assert_parts(&message, &["base-crfr", &format!("({x}, {y})"), "too far out", "1000"]);
    }
    let game = Game::new(start(vec![start_tile("base-crfr", 0, 0), start_tile("base-frfr", 1, 0)]))
        .expect("tiles that fit");
    assert_eq!((game.piece_count(), game.tiles_left()), (2, 70));
}

#[test]
fn more_tiles_than_a_game_can_hold() {
    let game = Game::new(with(&[("base-c2", 60)], 2)).expect("60 copies");
    assert_eq!(game.tiles_left(), 60 * 72 - 1);
    for copies in [1, 2, 60] {
        let text = "[set]\nid = \"house\"\nname = \"House tiles\"\nfamily = \"house\"\n\
                    total = 65000\n\n[copies]\nhouse-ffff = 65000\n\n\
                    [[tile]]\nid = \"house-ffff\"\nsides = \"FFFF\"\n\
                    fields = [{ halves = \"NNW NNE ENE ESE SSE SSW WSW WNW\" }]\n";
        let library = Library::standard().extended(&[("house.toml", text)]).expect("a library");
        let error = Game::with_library(with(&[("base-c2", 1), ("house", copies)], 2), &library)
            .expect_err("more than a game can hold");
        assert_parts(&error.to_string(), &["tiles are more than a game can hold"]);
    }
}
