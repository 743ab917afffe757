//! Nothing allocates in a random game after set-up.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use bastide_bots::{Playout, Rng};
use bastide_rules::setup::SetChoice;
use bastide_rules::{Game, Setup};

/// The setups that are tried: sets with copies, seats, options.
type Tried = (&'static [(&'static str, u16)], u8, &'static [(&'static str, &'static str)]);

const SETUPS: &[Tried] = &[
    (&[("base-c2", 1)], 2, &[]),
    (&[("base-c2", 4)], 5, &[]),
    (&[("base-c1", 1)], 3, &[("farmers", "off")]),
    (&[("base-c2", 1)], 4, &[("abbot", "on")]),
    (&[("base-c2", 1), ("river-1-c2", 1)], 2, &[]),
    (&[("winter", 1)], 6, &[]),
    (&[("base-c2", 1)], 3, &[("christmas_present", "on")]),
    (&[("base-c2", 1), ("princess-and-dragon-c2", 1)], 3, &[]),
    (&[("winter", 1), ("gingerbread-man", 1)], 2, &[]),
    (&[("base-c2", 1)], 5, &[("farmers", "F1")]),
    (&[("base-c2", 1), ("hills-and-sheep-c2", 1), ("crop-circles-1", 1)], 3, &[]),
    (&[("base-c2", 1), ("river-2-c2", 1)], 3, &[("farmers", "F2")]),
    (
        &[("winter", 1), ("princess-and-dragon-c1", 1), ("gingerbread-man", 1)],
        4,
        &[("fairy", "tile"), ("dragon_move", "after")],
    ),
];

fn game((sets, seats, options): &Tried) -> Game {
    let sets = sets.iter().map(|&(id, copies)| SetChoice { id: id.to_owned(), copies });
    let mut setup = Setup { sets: sets.collect(), ..Setup::with_sets(&[], *seats) };
    for (id, value) in *options {
        setup.options.set(id, value).unwrap();
    }
    Game::new(setup).unwrap()
}

#[test]
fn nothing_allocates_in_a_random_game_after_setup() {
    let mut failures = Vec::new();
    for tried in SETUPS {
        let fresh = game(tried);
        // A clone has no room to spare; a game made from the rules has room for all its tiles.
        let mut game = Game::from_ruleset(fresh.shared_rules().clone()).unwrap();
        let mut playout = Playout::for_game(&fresh);
        let used = allocation_counter::measure(|| {
            for seed in 0..30 {
                game.clone_from(&fresh);
                playout.finish(&mut game, &mut Rng::new(seed));
            }
        });
        if used.count_total > 0 {
            failures.push(format!("{tried:?}: {} allocations in 30 games", used.count_total));
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

/// The measurement itself works: a list that grows is seen.
#[test]
fn allocations_are_seen() {
    let used = allocation_counter::measure(|| {
        std::hint::black_box(vec![1u8; 64]);
    });
    assert!(used.count_total > 0);
}
