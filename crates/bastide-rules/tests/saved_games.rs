//! Saving and restoring, and saved games that somebody has damaged.

#[allow(dead_code, reason = "each test binary uses a part of the reference")]
mod reference;

use std::sync::Arc;

use bastide_rules::setup::Setup;
use bastide_rules::tile::Library;
use bastide_rules::{Event, Events, Game, SAVED_GAME_FORMAT, SavedGame};
use reference::made_up::library_with_halves_and_doubles;
use reference::named::{counterpart, named_actions};
use reference::random::Random;
use reference::setups::{games, random_game_of_any_kind, random_setup};
use serde_json::{Value, json};

fn restored(game: &Game, library: &Library) -> Game {
    let text = serde_json::to_string(&game.save()).expect("a game that can be written");
    let saved: SavedGame = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(saved, game.save());
    Game::restore_with_library(&saved, library).expect("a saved game")
}

/// Events without the numbers of figures, which are named anew in a restored game.
fn told(events: &Events) -> Vec<Event> {
    let mut list = events.list().to_vec();
    for event in &mut list {
        match event {
            Event::FigurePlaced { figure, .. } | Event::FigureReturned { figure, .. } => {
                figure.0 = 0;
            }
            _ => {}
        }
    }
    list.sort_by_key(|event| format!("{event:?}"));
    list
}

#[test]
fn restored_games_are_equal_and_go_on_alike() {
    let all_shapes = library_with_halves_and_doubles();
    for seed in 20_000..20_000 + games(25) {
        let mut random = Random::new(seed);
        let (setup, library) = random_game_of_any_kind(&mut random, &all_shapes);
        let mut game = Game::with_library(setup, &library).expect("a playable setup");
        let mut twin = restored(&game, &library);
        let (mut events, mut events_of_twin) = (Events::new(), Events::new());
        loop {
            assert!(twin == game, "seed {seed}");
            assert_eq!(twin.key(), game.key(), "seed {seed}");
            assert!(twin.position().is_same_as(&game.position()), "seed {seed}");
            assert_eq!(twin.decision(), game.decision(), "seed {seed}");
            assert_eq!(named_actions(&twin), named_actions(&game), "seed {seed}");
            assert_eq!(twin.key_from_scratch(), game.key(), "seed {seed}");
            if game.is_over() {
                break;
            }
            let action = *random.choose(&game.legal_action_list());
            events.clear();
            events_of_twin.clear();
            let same = counterpart(&game, action, &twin);
            game.play(action, &mut events).expect("a legal action");
            twin.play(same, &mut events_of_twin).expect("legal in the restored game");
            assert_eq!(told(&events), told(&events_of_twin), "seed {seed}");
            if random.chance(1, 3) {
                twin = restored(&game, &library);
            }
        }
    }
}

fn some_saved_game(random: &mut Random, all_shapes: &Library) -> (Value, Library) {
    let (setup, library) = random_game_of_any_kind(random, all_shapes);
    let mut game = Game::with_library(setup, &library).expect("a playable setup");
    for _ in 0..random.below(150) {
        if game.is_over() {
            break;
        }
        let action = *random.choose(&game.legal_action_list());
        game.play(action, &mut Events::off()).expect("a legal action");
    }
    (serde_json::to_value(game.save()).expect("a game that can be written"), library)
}

#[test]
fn another_format_is_refused() {
    let game = Game::new(Setup::with_set("base-c2", 2)).expect("a playable setup");
    for format in [0, SAVED_GAME_FORMAT + 1, u32::MAX] {
        let saved = SavedGame { format, ..game.save() };
        let error = Game::restore(&saved).expect_err("another format").to_string();
        assert!(error.contains(&format!("format {format}")), "{error}");
        assert!(error.contains(&format!("reads format {SAVED_GAME_FORMAT}")), "{error}");
    }
}

/// Every value of a text, as a list of JSON pointers.
fn pointers(value: &Value, here: &str, list: &mut Vec<String>) {
    list.push(here.to_owned());
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                pointers(item, &format!("{here}/{index}"), list);
            }
        }
        Value::Object(items) => {
            for (key, item) in items {
                pointers(item, &format!("{here}/{key}"), list);
            }
        }
        _ => {}
    }
}

/// Some other value, often one at the edge of its type.
fn any_value(random: &mut Random, tiles: &[String]) -> Value {
    let numbers = [-1, 0, 1, 2, 3, 4, 8, 9, 127, 128, 255, 256, 16_000, 16_001, 32_767, 32_768];
    let large: [i64; 7] =
        [-16_001, -32_768, 65_535, 65_536, 2_147_483_647, -2_147_483_648, 4_294_967_295];
    match random.below(8) {
        0 | 1 => json!(random.choose(&numbers)),
        2 => json!(random.choose(&large)),
        3 | 4 => json!(random.choose(tiles)),
        5 => json!(random.choose(&[
            "",
            "draw_tile",
            "main_action",
            "over",
            "meeple",
            "abbot",
            "base-c1",
            "base-c2",
            "on",
            "off",
        ])),
        6 => json!({ "place_tile": { "tile": random.choose(tiles) } }),
        _ => random.choose(&[json!(null), json!([]), json!({}), json!(true), json!(0.5)]).clone(),
    }
}

/// Changes one thing: mostly a value into another of the same type, or the entries of a list.
fn damage(saved: &mut Value, random: &mut Random, tiles: &[String]) {
    let mut list = Vec::new();
    pointers(saved, "", &mut list);
    // Pieces make up most of the text: choose the section first.
    let section = *random.choose(&[
        "",
        "/setup",
        "/position/pieces",
        "/position/figures",
        "/position/scores",
        "/position/pile",
        "/position/seat",
        "/position/turn",
    ]);
    let within: Vec<&String> = list.iter().filter(|one| one.starts_with(section)).collect();
    if within.is_empty() {
        return;
    }
    let pointer = (*random.choose(&within)).clone();
    let elsewhere = random.choose(&list).clone();
    let twin = saved.pointer(&elsewhere).cloned().expect("a value");
    let value = saved.pointer_mut(&pointer).expect("a value");
    let gently = random.chance(9, 10);
    match value {
        Value::Number(number) if gently => {
            let near = number.as_i64().unwrap_or(0) + [-1, 1, 2][random.below(3)];
            let edge = *random.choose(&[0, 7, 255, 16_000, 32_767, -32_768, 65_535, 2_147_483_647]);
            *value = json!(if random.chance(2, 3) { near } else { edge });
        }
        Value::String(_) if gently => *value = json!(random.choose(tiles)),
        Value::Array(items) if gently && !items.is_empty() => {
            let (a, b) = (random.below(items.len()), random.below(items.len()));
            match random.below(4) {
                0 => drop(items.remove(a)),
                1 => items.insert(a, items[b].clone()),
                2 => items.truncate(a),
                _ => items.swap(a, b),
            }
        }
        Value::Object(items) if !items.is_empty() && random.chance(1, 2) => {
            let key = items.keys().nth(random.below(items.len())).cloned().expect("a key");
            items.remove(&key);
        }
        _ if random.chance(1, 2) => *value = twin,
        _ => *value = any_value(random, tiles),
    }
}

/// Damaged games are refused with an error, or are positions that can be played on.
#[test]
fn damaged_games_give_errors() {
    let all_shapes = library_with_halves_and_doubles();
    let (mut unreadable, mut refused, mut played) = (0, 0, 0);
    for seed in 21_000..21_000 + games(30) {
        let mut random = Random::new(seed);
        let (saved, library) = some_saved_game(&mut random, &all_shapes);
        let tiles: Vec<String> = library.tiles().map(|tile| tile.id.clone()).collect();
        for _ in 0..100 {
            let mut damaged = saved.clone();
            for _ in 0..*random.choose(&[1, 1, 2, 3]) {
                damage(&mut damaged, &mut random, &tiles);
            }
            let Ok(read) = serde_json::from_value::<SavedGame>(damaged.clone()) else {
                unreadable += 1;
                continue;
            };
            let trace = Damaged(&damaged);
            match Game::restore_with_library(&read, &library) {
                Err(error) => {
                    refused += 1;
                    assert!(!error.to_string().is_empty());
                }
                Ok(game) => {
                    played += 1;
                    play_on(game, &mut random);
                }
            }
            drop(trace);
        }
    }
    eprintln!("{unreadable} unreadable, {refused} refused, {played} played on");
    assert!(unreadable > 100 && refused > 100 && played > 100);
}

/// Prints the damaged game if the test fails while it is tried.
struct Damaged<'a>(&'a Value);

impl Drop for Damaged<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.0);
        }
    }
}

fn play_on(mut game: Game, random: &mut Random) {
    let mut events = Events::new();
    for _ in 0..40 {
        assert_eq!(game.key(), game.key_from_scratch());
        for (seat, _) in game.scores().iter().enumerate() {
            let seat = bastide_rules::Seat(seat as u8);
            let kinds = bastide_rules::FigureKind::ALL;
            let out = game.figures_on_board().filter(|(_, of, ..)| *of == seat).count();
            let home: u32 = kinds.iter().map(|kind| game.supply(seat, *kind)).sum();
            assert!(out + home as usize <= 9);
        }
        if game.is_over() {
            assert!(game.legal_action_list().is_empty());
            return;
        }
        let actions = game.legal_action_list();
        assert!(!actions.is_empty(), "somebody must decide, but there is nothing to do");
        game.play(*random.choose(&actions), &mut events).expect("a legal action");
        events.clear();
    }
}

/// A position can be set up in another game with the same rules.
#[test]
fn positions_can_be_set_up_under_shared_rules() {
    let mut random = Random::new(22_000);
    let mut game = Game::new(random_setup(&mut random, true)).expect("a playable setup");
    while !game.is_over() {
        let rules = Arc::clone(game.shared_rules());
        let twin = Game::from_position(rules, &game.position()).expect("a position of a game");
        assert!(twin == game);
        let action = *random.choose(&game.legal_action_list());
        game.play(action, &mut Events::off()).expect("a legal action");
    }
}
