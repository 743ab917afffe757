//! What holds for every computer player, and how strong the greedy one is.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use bastide_bots::{Driver, PLAYER_NAMES, Player, Rng, player_by_name};
use bastide_rules::{Events, Game, Setup};

fn players(names: &[&str], seed: u64) -> Vec<Box<dyn Player>> {
    names.iter().zip(seed..).map(|(name, seed)| player_by_name(name, seed).unwrap()).collect()
}

fn played(fresh: &Game, players: &mut [Box<dyn Player>], seed: u64) -> Game {
    let mut game = fresh.clone();
    Driver::new(Rng::new(seed)).finish(&mut game, players, &mut Events::off());
    assert!(game.is_over());
    game
}

#[test]
fn every_player_plays_every_kind_of_setup() {
    for sets in [
        &["base-c2"][..],
        &["base-c1"],
        &["base-c2", "river-2-c2"],
        &["base-c2", "princess-and-dragon-c2"],
        &["winter", "gingerbread-man"],
        &["base-c2", "halflings-1", "halflings-2", "hills-and-sheep-c2", "crop-circles-1"],
    ] {
        for abbot in ["off", "on"] {
            let mut setup = Setup::with_sets(sets, PLAYER_NAMES.len() as u8);
            setup.options.set("abbot", abbot).unwrap();
            let fresh = Game::new(setup).unwrap();
            played(&fresh, &mut players(&PLAYER_NAMES, 5), 6);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let fresh = Game::new(Setup::with_set("base-c2", 3)).unwrap();
    let names = ["greedy", "random", "greedy"];
    let mut used = players(&names, 1);
    let first = played(&fresh, &mut used, 9);
    let again = played(&fresh, &mut players(&names, 1), 9);
    let other = played(&fresh, &mut players(&names, 1), 10);
    assert_eq!(first, again);
    assert_ne!(first.key(), other.key());
    // A player who has played already starts anew with a seed.
    for (player, seed) in used.iter_mut().zip(1..) {
        player.reseed(seed);
    }
    assert_eq!(played(&fresh, &mut used, 9), first);
}

/// The same with dragon, fairy, portals and Gingerbread Man, where he tries only the best few
/// placements in full.
#[test]
fn greedy_beats_random_with_neutral_figures() {
    let sets = ["winter", "princess-and-dragon-c2", "gingerbread-man"];
    let fresh = Game::new(Setup::with_sets(&sets, 2)).unwrap();
    for seed in 0..20 {
        let greedy = (seed % 2) as usize;
        let names = if greedy == 0 { ["greedy", "random"] } else { ["random", "greedy"] };
        let game = played(&fresh, &mut players(&names, 300 + 2 * seed), seed);
        let lead = game.scores()[greedy] - game.scores()[1 - greedy];
        assert!(lead > 0, "game {seed}: {:?}", game.scores());
    }
}

/// Of 60 games, 30 with the first move, the greedy player wins more than 95 per cent.
#[test]
fn greedy_beats_random() {
    let fresh = Game::new(Setup::with_set("base-c2", 2)).unwrap();
    let mut wins = 0;
    for seed in 0..60 {
        let greedy = (seed % 2) as usize;
        let names = if greedy == 0 { ["greedy", "random"] } else { ["random", "greedy"] };
        let game = played(&fresh, &mut players(&names, 100 + 2 * seed), seed);
        wins += u32::from(game.scores()[greedy] > game.scores()[1 - greedy]);
    }
    assert!(wins > 57, "greedy won {wins} of 60 games");
}
