//! Saved games: to and fro, and what is said about broken ones.
#![allow(clippy::unwrap_used, reason = "a test may end where something is not as it should be")]

mod common;

use std::time::Instant;

use bastide_notation::jcz::{self, MAX_BYTES, Outcome, SavedGameError};
use bastide_notation::record::{Header, Record, RecordWriter, read};
use bastide_rules::tile::Library;
use bastide_rules::{Action, Events, Game, Setup};
use common::{Dice, choose};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A setup that saved games can express, by number.
fn setup(number: usize) -> Setup {
    let mut setup = common::setup(number);
    setup.options.set("farmers", if number.is_multiple_of(5) { "off" } else { "F3" }).unwrap();
    setup.options.set("tiny_city", if number.is_multiple_of(3) { "2" } else { "4" }).unwrap();
    setup
}

/// A setup with The Princess and the Dragon, or with the fairy alone, that saved games can
/// express, by number.
fn setup_with_the_dragon(number: usize) -> Setup {
    let sets: &[&str] = [
        &["base-c2", "princess-and-dragon-c2"][..],
        &["base-c1", "princess-and-dragon-c1", "river-2-c1"],
        &["base-c1"],
    ][number % 3];
    let mut setup = Setup::with_sets(sets, 2 + (number / 3 % 2) as u8);
    let chosen = |bit: usize, values: [&'static str; 2]| values[((number / 6) >> bit) & 1];
    let options = &mut setup.options;
    options.set("fairy", chosen(0, ["meeple", "tile"])).unwrap();
    if sets.len() == 1 {
        options.set("fairy_alone", "on").unwrap();
        return setup;
    }
    options.set("dragon_move", chosen(1, ["before", "after"])).unwrap();
    options.set("princess", chosen(2, ["must", "may"])).unwrap();
    options.set("portal", chosen(3, ["on", "off"])).unwrap();
    setup
}

/// The moves of a record without draws of dragon tiles that are put aside: the other program
/// does not know them.
fn without_draws_that_wait(record: &Record) -> Vec<String> {
    let mut game = Game::new(record.header.setup.clone()).unwrap();
    let mut moves = Vec::new();
    for one in &record.moves {
        let action = one.action.to_action(&game).unwrap();
        if !matches!(action, Action::Draw(kind) if game.waits_for_volcano(kind)) {
            moves.push(format!("{} {}", one.by, one.action));
        }
        game.apply(one.by, action, &mut Events::off()).unwrap();
    }
    moves
}

fn random_record(setup: Setup, seed: u64, moves: usize) -> (Record, Game) {
    let names: Vec<String> = (0..setup.seats).map(|seat| format!("Player {seat}")).collect();
    let header = Header::new(setup.clone(), names);
    let mut game = Game::new(setup).unwrap();
    let mut writer = RecordWriter::new(Vec::new(), &header).unwrap();
    let mut dice = Dice::new(seed);
    for _ in 0..moves {
        if game.is_over() {
            break;
        }
        let action = choose(&game, &mut dice);
        writer.play(&mut game, action, &mut Events::off()).unwrap();
    }
    let reading = read(writer.into_inner().as_slice(), Library::standard()).unwrap();
    assert_eq!(reading.problem, None);
    (reading.record, game)
}

/// The record as it comes back from a saved game: without keys, and without a last draw, which
/// the saved game leaves to its random numbers.
fn comparable(record: &Record) -> Record {
    let mut record = record.clone();
    record.moves.iter_mut().for_each(|one| one.key = None);
    while record.moves.last().is_some_and(|one| one.action.to_string().starts_with("draw")) {
        record.moves.pop();
    }
    record
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_record_comes_back_from_a_saved_game(number in 0usize..24, seed: u64, moves in 0usize..400) {
        let (record, game) = random_record(setup(number), seed, moves);
        let text = jcz::export(&record, Library::standard()).unwrap();
        let imported = jcz::import(&text).unwrap();
        prop_assert_eq!(&imported.record, &comparable(&record));
        if comparable(&record).moves.len() == record.moves.len() {
            prop_assert!(imported.game == game);
        }
        // The random numbers of the file draw the tiles of the game.
        prop_assert_eq!(imported.notes, Vec::<String>::new());
    }

    #[test]
    fn an_exported_game_passes_its_own_check(number in 0usize..24, seed: u64) {
        let (record, _) = random_record(setup(number), seed, usize::MAX);
        let text = jcz::export_with_expectations(&record, "a game", Library::standard()).unwrap();
        let check = jcz::check(&text).unwrap();
        prop_assert_eq!(check.outcome, Outcome::Passed, "{}", check);
        prop_assert_eq!(check.met, usize::from(record.header.setup.seats) + 1);
    }

    #[test]
    fn games_with_the_dragon_come_back_from_a_saved_game(
        number in 0usize..96, seed: u64, moves in 0usize..600,
    ) {
        let (record, game) = random_record(setup_with_the_dragon(number), seed, moves);
        let text = jcz::export(&record, Library::standard()).unwrap();
        let imported = jcz::import(&text).unwrap();
        prop_assert_eq!(&imported.record.header, &record.header);
        let expected = without_draws_that_wait(&comparable(&record));
        prop_assert_eq!(without_draws_that_wait(&imported.record), expected);
        if game.is_over() {
            prop_assert!(imported.game.scores() == game.scores());
        }
        prop_assert_eq!(imported.notes, Vec::<String>::new());
    }

    #[test]
    fn an_exported_game_with_the_dragon_passes_its_own_check(number in 0usize..96, seed: u64) {
        let (record, _) = random_record(setup_with_the_dragon(number), seed, usize::MAX);
        let text = jcz::export_with_expectations(&record, "a game", Library::standard()).unwrap();
        let check = jcz::check(&text).unwrap();
        prop_assert_eq!(check.outcome, Outcome::Passed, "{}", check);
    }

    #[test]
    fn damage_never_makes_the_reader_panic(
        seed: u64,
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let (record, _) = random_record(setup(3), seed, 60);
        let mut bytes = jcz::export_with_expectations(&record, "", Library::standard()).unwrap().into_bytes();
        for (place, value) in damage {
            let place = place.index(bytes.len());
            bytes[place] = value;
        }
        let text = String::from_utf8_lossy(&bytes);
        let _ = jcz::check(&text);
        let _ = jcz::import(&text);
    }
}

/// Values to put in the place of others.
fn odd_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-40_000i64..40_000).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[A-Z./0-9a-z]{0,8}".prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
        Just(json!([1, 2, 3])),
        prop::sample::select(vec![
            "BA/RRR",
            "BA/C",
            "RI/s",
            "AM/A",
            "R90",
            "R270",
            "City",
            "Field",
            "Garden",
            "N",
            "NWSE",
            "NL.NR",
            "I",
            "0.small.7",
            "1.abbot.1",
            "COMMIT",
            "UNDO",
            "PASS",
            "PLACE_TILE",
            "DEPLOY_MEEPLE",
            "basic:2",
        ])
        .prop_map(Value::from),
    ]
}

/// The JSON pointers of all parts of `value`.
fn pointers(value: &Value, here: &str, found: &mut Vec<String>) {
    found.push(here.to_owned());
    match value {
        Value::Array(list) => {
            for (index, part) in list.iter().enumerate() {
                pointers(part, &format!("{here}/{index}"), found);
            }
        }
        Value::Object(map) => {
            for (key, part) in map {
                pointers(
                    part,
                    &format!("{here}/{}", key.replace('~', "~0").replace('/', "~1")),
                    found,
                );
            }
        }
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn odd_values_never_make_the_reader_panic(
        changes in prop::collection::vec((any::<prop::sample::Index>(), odd_value()), 1..4),
    ) {
        let mut file = small();
        for (place, value) in changes {
            let mut all = Vec::new();
            pointers(&file, "", &mut all);
            *file.pointer_mut(&all[place.index(all.len())]).unwrap() = value;
        }
        let text = file.to_string();
        if let Ok(imported) = jcz::import(&text) {
            let again = jcz::export(&imported.record, Library::standard()).unwrap();
            prop_assert_eq!(jcz::import(&again).unwrap().record, imported.record);
        }
        let _ = jcz::check(&text);
    }
}

/// A small saved game to be broken: two turns of the base game.
fn small() -> Value {
    json!({
        "appVersion": "6.2.0",
        "gameId": "1",
        "name": "",
        "initialRandom": 0.5,
        "created": "2026-01-01T00:00:00.000Z",
        "clock": 0,
        "setup": {
            "sets": { "basic:1": 1 },
            "elements": { "small-follower": 7, "farmers": true },
            "rules": {},
            "timer": null,
            "start": [{ "tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0 }]
        },
        "players": [{ "name": "Ann", "slot": 0 }, { "name": "Bob", "slot": 1 }],
        "replay": [
            { "type": "PLACE_TILE", "payload": { "tileId": "BA/RRR", "rotation": "R0", "position": [-1, 0] }, "player": 0 },
            { "type": "DEPLOY_MEEPLE", "payload": { "pointer": { "position": [-1, 0], "feature": "Road", "location": "E" }, "meepleId": "0.small.1" }, "player": 0 },
            { "type": "COMMIT", "payload": { "random": 0.25 }, "player": 0 },
            { "type": "PLACE_TILE", "payload": { "tileId": "BA/RRRR", "rotation": "R90", "position": [1, 0] }, "player": 1 },
            { "type": "PASS", "payload": {}, "player": 1 },
            { "type": "COMMIT", "payload": { "random": 0.125 }, "player": 1 }
        ],
        "gameAnnotations": { "drawOrder": ["BA/RRR", "BA/RRRR"] },
        "test": { "description": "Small", "assertions": ["Ann has 3 points.", "Bob has 0 points.", "Ann scored road for 3 points"] }
    })
}

fn import_error(file: &Value) -> String {
    jcz::import(&file.to_string()).map(|_| ()).unwrap_err().to_string()
}

fn check_text(file: &Value) -> String {
    jcz::check(&file.to_string()).unwrap().to_string()
}

#[test]
fn the_small_game_is_fine() {
    let text = small().to_string();
    let check = jcz::check(&text).unwrap();
    assert_eq!((check.outcome, check.met), (Outcome::Passed, 3), "{check}");
    let imported = jcz::import(&text).unwrap();
    let moves: Vec<String> =
        imported.record.moves.iter().map(|one| one.action.to_string()).collect();
    assert_eq!(
        moves,
        [
            "draw base-fr1r2r3",
            "place (-1,0) r0",
            "meeple road (-1,0)/0",
            "draw base-r1r2r3r4",
            "place (1,0) r1",
            "pass",
        ]
    );
    assert_eq!(imported.game.scores(), [3, 0]);
}

#[test]
fn expectations_that_are_not_met_say_what_was_found() {
    let mut file = small();
    file["test"]["assertions"] = json!([
        "Ann has 4 points",
        "Bob scored road for 3 points",
        "Eve has 1 point",
        "Phase is ActionPhase",
        "Player can pass",
        "Undo is allowed",
        "The weather is fine",
        "TilePlacement BA/C options: [0,-1] - [180]",
    ]);
    let check = jcz::check(&file.to_string()).unwrap();
    assert_eq!((check.outcome, check.met), (Outcome::Failed, 0));
    let found: Vec<&str> =
        check.failures.iter().map(|one| one.rsplit_once("found ").unwrap().1).collect();
    assert_eq!(
        found[..7],
        [
            "3",
            "no scores",
            "no player \"Eve\"",
            "TilePhase",
            "false",
            "false",
            "a sentence that is not understood"
        ]
    );
}

#[test]
fn phases_follow_the_confirmation() {
    let phase = |messages: usize, expected: &[&str]| {
        let mut file = small();
        let replay = file["replay"].as_array_mut().unwrap();
        replay.truncate(messages);
        file["test"]["assertions"] = json!(expected);
        assert_eq!(check_text(&file), format!("passed ({} expectations)", expected.len()));
    };
    phase(0, &["Phase is TilePhase", "Player can't pass", "Undo is not allowed"]);
    phase(0, &["Available action TilePlacement for BA/RRR"]);
    phase(1, &["Phase is ActionPhase", "Player can pass", "Undo is allowed"]);
    phase(2, &["Phase is CommitActionPhase", "Player can't pass", "Undo is allowed"]);
    phase(5, &["Phase is CommitActionPhase", "Ann has 0 points", "Undo is allowed"]);
    phase(6, &["Phase is TilePhase", "Ann has 3 points", "Undo is not allowed"]);
}

#[test]
fn draws_that_are_not_those_of_the_random_numbers_are_noted() {
    let mut file = small();
    file["gameAnnotations"] = json!({});
    assert_eq!(
        check_text(&file),
        "passed (3 expectations)\n  note: turn 1: BA/CccR+ would be drawn by the random numbers, \
         BA/RRR is placed"
    );
    // The tile that lies in the middle of the sorted pile of 71: number 35 from 0.
    file["replay"] = json!([]);
    file["test"]["assertions"] = json!(["Available action TilePlacement for BA/CccR+"]);
    assert_eq!(check_text(&file), "passed (1 expectations)");
}

#[test]
fn a_list_of_draws_must_be_that_of_the_game() {
    let mut file = small();
    file["gameAnnotations"]["drawOrder"] = json!(["BA/RRRR", "BA/RRR"]);
    assert_eq!(
        import_error(&file),
        "message 1, PLACE_TILE: BA/RRR is placed, but BA/RRRR was drawn"
    );
    file["gameAnnotations"]["drawOrder"] = json!(["BA/RRR", "BA/Cccc+", "BA/Cccc+"]);
    assert!(import_error(&file).contains("BA/RRRR is placed, but BA/Cccc+ was drawn"));
    // A game that ends with the first turn: the meeple is on an incomplete road of two tiles.
    let mut file = small();
    file["gameAnnotations"]["endTurn"] = json!(1);
    file["replay"].as_array_mut().unwrap().truncate(3);
    file["test"]["assertions"] =
        json!(["Phase is GameOverPhase", "Ann has 2 points", "Ann scored road for 2 points"]);
    assert_eq!(
        check_text(&file),
        "passed (3 expectations)\n  note: the file ends the game after turn 1"
    );
}

#[test]
fn moves_can_be_taken_back_until_they_are_confirmed() {
    let mut file = small();
    let undo = json!({ "type": "UNDO", "payload": {}, "player": 0 });
    let replay = file["replay"].as_array_mut().unwrap();
    let first: Vec<Value> = replay[..2].to_vec();
    // Placed, occupied, both taken back, and played again.
    for (index, one) in
        [first[0].clone(), first[1].clone(), undo.clone(), undo.clone()].into_iter().enumerate()
    {
        replay.insert(index, one);
    }
    assert_eq!(check_text(&file), "passed (3 expectations)");
    assert_eq!(jcz::import(&file.to_string()).unwrap().record.moves.len(), 6);
    file["replay"].as_array_mut().unwrap().insert(0, undo);
    assert_eq!(import_error(&file), "message 1, UNDO: nothing can be undone");
}

#[test]
fn wrong_messages_are_named_with_their_number() {
    let with = |index: usize, pointer: &str, value: Value| {
        let mut file = small();
        *file["replay"][index].pointer_mut(pointer).unwrap() = value;
        import_error(&file)
    };
    assert_eq!(
        with(2, "/type", json!("DANCE")),
        "message 3: messages of type \"DANCE\" are not known"
    );
    assert_eq!(
        with(0, "/payload/tileId", json!("BA/XYZ")),
        "message 1, PLACE_TILE: tileId: there is no tile \"BA/XYZ\""
    );
    assert_eq!(
        with(0, "/payload/tileId", json!("RI/s")),
        "message 1, PLACE_TILE: tileId: the sets of this game have no tile \"RI/s\""
    );
    assert!(with(0, "/payload/rotation", json!("R45")).contains("is not R0, R90, R180 or R270"));
    assert!(with(0, "/payload/position", json!([7, 7])).ends_with("(BG-13)"));
    assert!(with(0, "/payload", json!({})).contains("missing field"));
    assert!(with(0, "/player", json!(1)).contains("it is the turn of player 0, not of 1"));
    assert!(with(1, "/payload/meepleId", json!("1.small.1")).contains("not one of player 0"));
    assert!(with(1, "/payload/pointer/location", json!("N")).contains("has nothing there"));
    assert!(with(1, "/payload/pointer/location", json!("Q")).contains("no such place"));
    assert!(with(1, "/payload/pointer/feature", json!("Lake")).contains("no such kind of feature"));
    assert!(with(1, "/payload/pointer/position", json!([5, 5])).contains("nothing lies there"));
    assert!(with(2, "/type", json!("PASS")).contains("the turn must be confirmed"));
    assert!(with(1, "/type", json!("COMMIT")).contains("a figure may be placed"));
}

#[test]
fn wrong_setups_are_named() {
    let with = |pointer: &str, value: Value| {
        let mut file = small();
        *file.pointer_mut(pointer).unwrap() = value;
        import_error(&file)
    };
    assert_eq!(with("/setup/sets", json!({ "moon": 1 })), "there is no tile set \"moon\"");
    assert!(
        with("/setup/start/0/tile", json!("BA/?"))
            .contains("start tile at [0,0]: there is no tile")
    );
    assert!(with("/setup/start/0/rotation", json!(45)).contains("rotation 45"));
    assert!(with("/setup/elements/small-follower", json!(50)).contains("meeples = 50"));
    assert!(with("/players", json!([])).contains("0 players"));
    assert!(with("/setup", json!(1)).starts_with("this is no saved game"));
    assert_eq!(
        with("/setup/elements", json!({ "king": 1, "small-follower": 7 })),
        "not supported yet: king"
    );
    for (rule, element) in
        [("fairy-placement", "fairy"), ("dragon-move", "dragon"), ("princess-action", "princess")]
    {
        let mut file = small();
        file["setup"]["elements"][element] = json!(1);
        file["setup"]["rules"][rule] = json!("sideways");
        let error = import_error(&file);
        assert!(error.starts_with("setup: ") && error.contains("sideways"), "{error}");
    }
}

#[test]
fn what_is_not_built_is_told_apart_from_failures() {
    let mut file = small();
    file["setup"]["elements"]["king"] = json!(1);
    assert_eq!(check_text(&file), "not supported yet: king");
    let mut file = small();
    file["setup"]["elements"]["wagon"] = json!(1);
    assert_eq!(
        check_text(&file),
        "passed (3 expectations)\n  note: switched on but never used: wagon"
    );
    file["replay"][1]["payload"]["meepleId"] = json!("0.wagon.1");
    assert_eq!(check_text(&file), "not supported yet: wagon");
    // With abbeys a player can pass before he draws, with bridges a field side can meet a road.
    let mut file = small();
    file["setup"]["elements"]["abbey"] = json!(1);
    let pass = file["replay"][4].clone();
    file["replay"].as_array_mut().unwrap().insert(3, pass);
    assert!(check_text(&file).starts_with("not supported yet: abbey"));
    let mut file = small();
    file["replay"][0]["payload"]["rotation"] = json!("R90");
    assert!(check_text(&file).starts_with("failed: message 1, PLACE_TILE: refused"));
    file["setup"]["elements"]["bridge"] = json!(1);
    assert!(check_text(&file).starts_with("not supported yet: bridge"));
    let mut file = small();
    file["test"]["assertions"] = json!(["Ann scored castle for 3 points"]);
    assert_eq!(check_text(&file), "not supported yet: points for castle");
    let mut file = small();
    file["setup"]["sets"]["fishermen"] = json!(1);
    assert_eq!(check_text(&file), "not supported yet: fan set fishermen");
}

#[test]
fn a_truncated_file_is_refused() {
    let text = small().to_string();
    for cut in [0, 1, 10, text.len() / 2, text.len() - 1] {
        let error = jcz::check(&text[..cut]).unwrap_err();
        assert!(matches!(error, SavedGameError::Json { .. }), "{error}");
        assert!(error.to_string().contains("line 1 column"), "{error}");
    }
}

#[test]
fn nonsense_is_refused_quickly() {
    let start = Instant::now();
    let nonsense = "x".repeat(100_000_000);
    assert_eq!(jcz::check(&nonsense).unwrap_err(), SavedGameError::TooLarge { bytes: 100_000_000 });
    drop(nonsense);
    for part in ["[", "{\"a\":", "\"", "{\"setup\":[", "1e", "\u{0}"] {
        let text = part.repeat(MAX_BYTES / part.len());
        let error = jcz::import(&text).map(|_| ()).unwrap_err();
        assert!(matches!(error, SavedGameError::Json { .. }), "{part}: {error}");
    }
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
fn deep_nesting_does_not_overflow_the_stack() {
    // As deep as the reader of JSON allows, in a place that is walked through.
    let deep = format!("{}1{}", "[".repeat(100), "]".repeat(100));
    let mut file = small();
    file["setup"]["elements"]["wagon"] = json!(1);
    file["replay"][4]["payload"] = serde_json::from_str(&deep).unwrap();
    assert!(check_text(&file).starts_with("passed"));
    let deeper = format!("{{\"setup\":{}1{}}}", "[".repeat(100_000), "]".repeat(100_000));
    assert!(matches!(jcz::check(&deeper), Err(SavedGameError::Json { .. })));
}

#[test]
fn a_long_file_takes_time_in_proportion() {
    let mut file = small();
    let first: Vec<Value> = file["replay"].as_array().unwrap()[..1].to_vec();
    let undo = json!({ "type": "UNDO", "payload": {}, "player": 0 });
    let mut replay = Vec::new();
    for _ in 0..20_000 {
        replay.push(first[0].clone());
        replay.push(undo.clone());
    }
    file["replay"] = Value::Array(replay);
    file["test"]["assertions"] = json!(["Ann has 0 points"]);
    let start = Instant::now();
    assert_eq!(jcz::check(&file.to_string()).unwrap().met, 1);
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
    file["test"]["assertions"] = json!(vec!["Ann has 0 points"; 2000]);
    assert!(check_text(&file).contains("2000 expectations; at most 1000"));
}

#[test]
fn what_saved_games_cannot_say_is_not_exported() {
    let library = Library::standard();
    let (mut record, _) = random_record(Setup::with_set("base-c1", 2), 1, 0);
    record.header.setup.options.set("farmers", "F1").unwrap();
    let error = jcz::export(&record, library).unwrap_err();
    assert_eq!(error.to_string(), "saved games have no name for option farmers = F1");
    record.header.setup.options = Default::default();
    record.header.setup.options.set("river_uturn", "c3").unwrap();
    let error = jcz::export(&record, library).unwrap_err();
    assert_eq!(error.to_string(), "saved games have no name for option river_uturn = c3");
    let (mut record, _) = random_record(Setup::with_set("base-c1", 2), 1, 9);
    record.moves[1].action = bastide_notation::Move::Pass;
    let error = jcz::export(&record, library).unwrap_err();
    assert!(
        error.to_string().starts_with("move 2, \"pass\": something else is due now"),
        "{error}"
    );
}

/// Two turns with the fairy, then one with a volcano and one with a dragon tile.
fn with_the_dragon() -> Value {
    let place = |tile: &str, rotation: &str, position: [i16; 2], player: u8| {
        json!({
            "type": "PLACE_TILE",
            "payload": { "tileId": tile, "rotation": rotation, "position": position },
            "player": player
        })
    };
    let commit =
        |player: u8| json!({ "type": "COMMIT", "payload": { "random": 0.5 }, "player": player });
    let thief = json!({ "position": [1, 0], "feature": "Road", "location": "WE" });
    json!({
        "setup": {
            "sets": { "basic:1": 1, "princess-and-dragon:1": 1 },
            "elements": { "small-follower": 7, "farmers": true, "dragon": 1, "fairy": 1, "princess": true, "portal": true },
            "rules": {},
            "start": [{ "tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0 }]
        },
        "players": [{ "name": "Ann" }, { "name": "Bob" }],
        "replay": [
            place("BA/RFr", "R0", [1, 0], 0),
            { "type": "DEPLOY_MEEPLE", "payload": { "pointer": thief, "meepleId": "0.small.1" }, "player": 0 },
            commit(0),
            place("DG/C.v", "R180", [0, 1], 1),
            commit(1),
            place("DG/RFr.d", "R0", [2, 0], 0),
            { "type": "PASS", "payload": {}, "player": 0 }
        ],
        "gameAnnotations": { "drawOrder": ["BA/RFr", "DG/C.v", "DG/RFr.d", "BA/L"] },
        "test": { "description": "", "assertions": ["Phase is DragonMovePhase", "Player can't pass", "Undo is allowed"] }
    })
}

/// A step of the dragon to `cell`.
fn dragon(cell: [i16; 2], player: u8) -> Value {
    json!({
        "type": "MOVE_NEUTRAL_FIGURE",
        "payload": { "figureId": "dragon.1", "to": cell },
        "player": player
    })
}

fn push(file: &mut Value, message: Value) {
    file["replay"].as_array_mut().unwrap().push(message);
}

#[test]
fn the_dragon_moves_before_the_confirmation() {
    let mut file = with_the_dragon();
    assert_eq!(check_text(&file), "passed (3 expectations)");
    push(&mut file, dragon([0, 0], 0));
    // Nobody takes a step of the dragon back.
    file["test"]["assertions"] = json!(["Phase is DragonMovePhase", "Undo is not allowed"]);
    assert_eq!(check_text(&file), "passed (2 expectations)");
    // The next step is Bob's.
    let mut wrong = file.clone();
    push(&mut wrong, dragon([1, 0], 0));
    assert!(check_text(&wrong).contains("it is the turn of player 1, not of 0"));
    let mut wrong = file.clone();
    push(&mut wrong, json!({ "type": "COMMIT", "payload": {}, "player": 1 }));
    assert!(check_text(&wrong).contains("the dragon must be moved"));
    let mut wrong = file.clone();
    push(&mut wrong, dragon([0, 1], 1));
    assert!(check_text(&wrong).contains("PD-12"));
    push(&mut file, dragon([1, 0], 1));
    push(&mut file, dragon([2, 0], 0));
    file["test"]["assertions"] =
        json!(["Phase is CommitActionPhase", "Player can't pass", "Undo is not allowed"]);
    assert_eq!(check_text(&file), "passed (3 expectations)");
    push(&mut file, json!({ "type": "COMMIT", "payload": {}, "player": 0 }));
    file["test"]["assertions"] =
        json!(["Phase is TilePhase", "Available action TilePlacement for BA/L"]);
    assert_eq!(check_text(&file), "passed (2 expectations)");
}

#[test]
fn the_dragon_moves_after_the_confirmation() {
    let mut file = with_the_dragon();
    file["setup"]["rules"]["dragon-move"] = json!("after-scoring");
    file["test"]["assertions"] = json!(["Phase is CommitActionPhase", "Undo is allowed"]);
    assert_eq!(check_text(&file), "passed (2 expectations)");
    push(&mut file, json!({ "type": "COMMIT", "payload": {}, "player": 0 }));
    file["test"]["assertions"] = json!(["Phase is DragonMovePhase"]);
    assert_eq!(check_text(&file), "passed (1 expectations)");
    push(&mut file, dragon([0, 0], 0));
    push(&mut file, dragon([1, 0], 1));
    push(&mut file, dragon([2, 0], 0));
    file["test"]["assertions"] = json!(["Phase is TilePhase", "Ann has 0 points"]);
    assert_eq!(check_text(&file), "passed (2 expectations)");
}

#[test]
fn neutral_figures_that_make_no_sense_are_named() {
    let with = |payload: Value| {
        let mut file = with_the_dragon();
        let message = json!({ "type": "MOVE_NEUTRAL_FIGURE", "payload": payload, "player": 1 });
        file["replay"].as_array_mut().unwrap().insert(3, message);
        check_text(&file)
    };
    let thief = json!({ "position": [1, 0], "feature": "Road", "location": "WE" });
    let beside = |figure: &str| json!({ "featurePointer": thief.clone(), "meepleId": figure });
    assert!(
        with(json!({ "figureId": "dragon.1", "to": [0, 0] })).contains("the dragon is not due")
    );
    let beside_ann = beside("0.small.1");
    assert!(
        with(json!({ "figureId": "dragon.1", "to": beside_ann })).contains("not beside a figure")
    );
    assert!(
        with(json!({ "figureId": "fairy.1", "to": beside_ann })).contains("the fairy is not due")
    );
    assert!(
        with(json!({ "figureId": "count.1", "to": [0, 0] })).contains("not supported yet: count")
    );
    assert!(with(json!({ "figureId": "moon.1", "to": [0, 0] })).contains("neutral figures"));
    // In the last turn, where the fairy may be moved.
    let last = |payload: Value| {
        let mut file = with_the_dragon();
        let message = json!({ "type": "MOVE_NEUTRAL_FIGURE", "payload": payload, "player": 0 });
        file["replay"][6] = message;
        check_text(&file)
    };
    assert_eq!(last(json!({ "figureId": "fairy.1", "to": beside_ann })), "passed (3 expectations)");
    assert!(last(json!({ "figureId": "fairy.1", "to": [1, 0] })).contains("PD-30"));
    assert!(
        last(json!({ "figureId": "fairy.1", "to": beside("1.small.1") }))
            .contains("does not stand on")
    );
    assert!(
        last(json!({ "figureId": "fairy.1", "to": beside("7.small.1") }))
            .contains("no figure of this game")
    );
}
