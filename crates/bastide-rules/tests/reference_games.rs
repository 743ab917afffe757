//! Whole games at random, compared with the reference after every action.

#[allow(dead_code, reason = "each test binary uses a part of the reference")]
mod reference;

use bastide_rules::setup::Setup;
use bastide_rules::tile::Library;
use reference::compare::Pair;
use reference::game::Move;
use reference::random::Random;
use reference::setups::{games, random_setup};

/// Plays a game to its end with moves drawn at random.
fn play(setup: &Setup, library: &Library, seed: u64, random: &mut Random) {
    let mut pair = Pair::new(setup, library, seed);
    loop {
        let moves: Vec<Move> = pair.reference.legal().into_iter().collect();
        if moves.is_empty() {
            break;
        }
        let chosen = random.choose(&moves).clone();
        pair.apply(&chosen);
    }
}

fn play_random_games(first_seed: u64, count: u64, setup: impl Fn(&mut Random) -> Setup) {
    for seed in first_seed..first_seed + count {
        let mut random = Random::new(seed);
        let setup = setup(&mut random);
        play(&setup, Library::standard(), seed, &mut random);
    }
}

#[test]
fn base_games_equal_the_reference() {
    play_random_games(1_000, games(40), |random| random_setup(random, false));
}

#[test]
fn games_with_rivers_equal_the_reference() {
    play_random_games(2_000, games(40), |random| random_setup(random, true));
}
