//! Whole games at random, compared with the reference after every action.

#[allow(dead_code, reason = "each test binary uses a part of the reference")]
mod reference;

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::setup::{SetChoice, Setup, Start, StartTile, UnbuiltRules};
use bastide_rules::tile::Library;
use bastide_rules::{Events, Game};
use reference::compare::{Pair, Seen};
use reference::made_up::{
    Mix, library_of, library_with_halves_and_doubles, random_river, random_set,
};
use reference::player;
use reference::random::Random;
use reference::setups::{
    games, random_neutral_setup, random_plain_setup, random_setup, random_setup_with,
};

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

/// Dragon, fairy, princess, portals and the Gingerbread Man, in all option mixes.
#[test]
fn games_with_neutral_figures_equal_the_reference() {
    let seen = play_games(9_000, games(24), |random| {
        (random_neutral_setup(random), Library::standard().clone())
    });
    seen.expect_scores(&["PD-34", "PD-35", "GB-14", "GB-18"]);
    seen.expect_others(&[
        "PD-3", "PD-8", "PD-12", "PD-14", "PD-30", "PD-40", "GB-3", "GB-10", "GB-25", "GB-40",
    ]);
}

/// The same with half-size and double-size tiles (PD-84, GB-30).
#[test]
fn games_with_neutral_figures_on_all_shapes_equal_the_reference() {
    let with_all_shapes = library_with_halves_and_doubles();
    let seen = play_games(9_500, games(12), |random| {
        let mut setup = random_neutral_setup(random);
        let shapes = SetChoice { id: "halves-and-doubles".to_owned(), copies: 1 };
        setup.sets.push(shapes);
        setup.unbuilt_rules = UnbuiltRules::PlainTiles;
        (setup, with_all_shapes.clone())
    });
    seen.expect_scores(&["PD-34", "PD-35", "GB-14", "GB-18"]);
    seen.expect_others(&["PD-3", "PD-12", "PD-14", "PD-30", "GB-10"]);
    assert!(seen.second_halves > 0 && seen.doubles > 0, "all shapes: {seen:?}");
}

/// The tiles of all expansions, taken as plain tiles.
#[test]
fn games_with_plain_tiles_of_expansions_equal_the_reference() {
    let seen = play_games(2_500, games(10), |random| {
        (random_plain_setup(random, Library::standard()), Library::standard().clone())
    });
    seen.expect_scores(&["BG-30", "BG-31", "BG-33", "BG-41", "BG-42"]);
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
            alike: false,
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
    assert!(seen.discarded > 0, "no tile without a place (BG-16): {seen:?}");
    assert!(seen.second_halves > 0 && seen.doubles > 0, "all shapes: {seen:?}");
}

/// Few kinds of squares that often fit nowhere, so that games end for want of a place (BG-16, BG-17).
#[test]
fn games_with_tiles_that_fit_nowhere_equal_the_reference() {
    let seen = play_games(4_500, games(60), |random| {
        let mix = Mix { shapes: [4, random.below(2), 0], sides: [1, 1, 1], alike: true };
        let kinds = 3 + random.below(3);
        let text = random_set(random, mix, kinds, 4, true);
        (random_setup_with(random, &[("house", 1)]), library_of(&text, true))
    });
    assert!(seen.discarded > 100, "most tiles had a place: {seen:?}");
    assert!(seen.ended_by_discards > 10, "no game ended without a place (BG-17): {seen:?}");
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
    assert!(seen.without_room > 0, "RV-6 always left a place (RV-7): {seen:?}");
}

/// Several tiles on the table, that do not touch each other or that leave holes.
#[test]
fn games_with_scattered_start_tiles_equal_the_reference() {
    let with_all_shapes = library_with_halves_and_doubles();
    let tiles = [
        "base-crfr",
        "base-frfr",
        "base-cccc-pennant",
        "base-ffff-monastery",
        "base-ccrc",
        "h1-04",
        "h1-08",
        "gc-b",
        "gc-f",
        "double-city",
    ];
    let seen = play_games(3_500, games(12), |random| {
        let sets = [("base-c1", 1), ("halves-and-doubles", 1)];
        loop {
            let mut setup = random_setup_with(random, &sets);
            setup.unbuilt_rules = UnbuiltRules::PlainTiles;
            let mut start = Vec::new();
            for tile in tiles {
                if random.chance(1, 2) {
                    start.push(StartTile {
                        tile: tile.to_owned(),
                        cell: Cell::new(random.below(9) as i16, random.below(7) as i16),
                        orientation: Orientation::new(random.below(4) as u8),
                    });
                }
            }
            setup.start = Start::Tiles(start);
            // Tiles that contradict each other are refused; try again.
            if Game::with_library(setup.clone(), &with_all_shapes).is_ok() {
                return (setup, with_all_shapes.clone());
            }
        }
    });
    seen.expect_scores(&["BG-30", "BG-31", "BG-41", "BG-42"]);
}

/// Games as far out as a game can start: numbers of cells are nowhere too large.
#[test]
fn games_far_out_equal_the_reference() {
    let with_all_shapes = library_with_halves_and_doubles();
    let far = Cell::START_LIMIT;
    let seen = play_games(3_600, games(3), |random| {
        let mut setup = random_setup_with(random, &[("base-c1", 1), ("halves-and-doubles", 1)]);
        setup.unbuilt_rules = UnbuiltRules::PlainTiles;
        setup.start = Start::Tiles(vec![StartTile {
            tile: "base-crfr".to_owned(),
            cell: Cell::new(*random.choose(&[far, -far]), *random.choose(&[far, -far])),
            orientation: Orientation::new(random.below(4) as u8),
        }]);
        (setup, with_all_shapes.clone())
    });
    assert!(seen.pieces > 100, "{seen:?}");
}

/// Many copies of everything: the table is compared now and then.
#[test]
fn tables_of_large_games_equal_the_reference() {
    let library = library_with_halves_and_doubles();
    for seed in 3_700..3_700 + games(1) {
        let mut random = Random::new(seed);
        let mut setup =
            random_setup_with(&mut random, &[("base-c2", 6), ("halves-and-doubles", 4)]);
        setup.unbuilt_rules = UnbuiltRules::PlainTiles;
        let mut game = Game::with_library(setup, &library).expect("a playable setup");
        let mut events = Events::off();
        let mut actions = Vec::new();
        let mut next = 200;
        while !game.is_over() {
            game.legal_actions(&mut actions);
            game.play(*random.choose(&actions), &mut events).expect("a legal action");
            if game.piece_count() == next || game.is_over() {
                next += 200;
                assert_eq!(game.key(), game.key_from_scratch());
                Pair::of_table(&game, &library, seed).check_all_on_the_table();
            }
        }
        assert!(game.piece_count() > 600, "{} pieces", game.piece_count());
    }
}
