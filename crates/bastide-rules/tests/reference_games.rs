//! Whole games at random, compared with the reference after every action.

#[allow(dead_code, reason = "each test binary uses a part of the reference")]
mod reference;

use bastide_rules::setup::{Setup, UnbuiltRules};
use bastide_rules::tile::Library;
use reference::compare::{Pair, Seen};
use reference::made_up::{
    Mix, library_of, library_with_halves_and_doubles, random_river, random_set,
};
use reference::player;
use reference::random::Random;
use reference::setups::{games, random_setup, random_setup_with};

/// Plays a game to its end with moves drawn at random.
fn play(setup: &Setup, library: &Library, seed: u64, random: &mut Random) -> Seen {
    let mut pair = Pair::new(setup, library, seed);
    while !pair.legal.is_empty() {
        let chosen = player::choose(&pair, random);
        pair.apply(&chosen);
    }
    pair.seen.clone()
}

/// Plays games with the setups that `setup` draws; returns what came up.
fn play_games(first_seed: u64, count: u64, game: impl Fn(&mut Random) -> (Setup, Library)) -> Seen {
    let mut seen = Seen::default();
    for seed in first_seed..first_seed + count {
        let mut random = Random::new(seed);
        let (setup, library) = game(&mut random);
        seen.add(&play(&setup, &library, seed, &mut random));
    }
    eprintln!("{seen:?}");
    seen
}

#[test]
fn base_games_equal_the_reference() {
    let seen = play_games(1_000, games(30), |random| {
        (random_setup(random, false), Library::standard().clone())
    });
    seen.expect_scores(&["BG-30", "BG-31", "BG-33", "BG-37", "BG-41", "BG-42", "BG-51", "BG-52"]);
    assert!(seen.discarded > 0, "no tile without a place (BG-16): {seen:?}");
}

#[test]
fn games_with_rivers_equal_the_reference() {
    let seen = play_games(2_000, games(30), |random| {
        (random_setup(random, true), Library::standard().clone())
    });
    seen.expect_scores(&["BG-30", "BG-31", "BG-33", "BG-41", "BG-42"]);
    assert!(seen.terms.contains_key(&("tiles", "RV-14")), "no inn (RV-14): {seen:?}");
    assert!(seen.terms.contains_key(&("pig herd", "RV-15")), "no pig-herd (RV-15): {seen:?}");
}

/// Half-size and double-size tiles, all thrown into the ordinary pile (HA-7 to HA-42).
#[test]
fn games_with_halflings_and_doubles_equal_the_reference() {
    let with_all_shapes = library_with_halves_and_doubles();
    let seen = play_games(3_000, games(12), |random| {
        let base = *random.choose(&["base-c1", "base-c2", "winter"]);
        let sets = [(base, 1), ("halves-and-doubles", *random.choose(&[1, 1, 2]))];
        let mut setup = random_setup_with(random, &sets);
        setup.unbuilt_rules = UnbuiltRules::PlainTiles;
        (setup, with_all_shapes.clone())
    });
    seen.expect_scores(&["BG-30", "BG-31", "BG-41", "BG-42"]);
    assert!(seen.second_halves > 0 && seen.doubles > 0, "all shapes: {seen:?}");
}

/// Tiles drawn at random, of shapes and sides in different mixtures.
#[test]
fn games_with_random_tiles_equal_the_reference() {
    let seen = play_games(4_000, games(60), |random| {
        let mix = Mix {
            shapes: *random.choose(&[[1, 1, 1], [1, 3, 1], [0, 1, 0], [0, 1, 1], [1, 0, 2]]),
            sides: *random.choose(&[[1, 1, 1], [3, 1, 2], [1, 3, 1], [1, 1, 4], [2, 0, 3]]),
        };
        let kinds = 4 + random.below(12);
        let alone = random.chance(2, 3);
        let copies = if alone { 4 } else { 2 };
        let text = random_set(random, mix, kinds, copies, alone);
        let sets: &[(&str, u16)] =
            if alone { &[("house", 1)] } else { &[("base-c2", 1), ("house", 1)] };
        (random_setup_with(random, sets), library_of(&text, alone))
    });
    seen.expect_scores(&["BG-30", "BG-31", "BG-37", "BG-41", "BG-42"]);
    assert!(seen.second_halves > 0 && seen.doubles > 0, "all shapes: {seen:?}");
}

/// Rivers of random tiles, most of them bends, so that they run into themselves (RV-5 to RV-7).
#[test]
fn games_with_random_rivers_equal_the_reference() {
    let seen = play_games(5_000, games(25), |random| {
        let text = random_river(random);
        let base = *random.choose(&["base-c1", "base-c2", "winter"]);
        let setup = random_setup_with(random, &[(base, 1), ("house-river", 1)]);
        (setup, library_of(&text, false))
    });
    assert!(seen.set_aside > 0, "no river tile put aside (RV-7): {seen:?}");
}
