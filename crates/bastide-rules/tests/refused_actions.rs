//! Illegal actions are refused, with a rule and a true reason, and change nothing.

#[allow(dead_code, reason = "each test binary uses a part of the reference")]
mod reference;

use std::collections::BTreeMap;

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::setup::{Setup, UnbuiltRules, VolcanoFairy};
use bastide_rules::tile::Library;
use bastide_rules::{Action, Actor, Events, Game, Reason, Seat};
use reference::compare::Pair;
use reference::illegal::{any_action, any_actor, check_reason, is_legal};
use reference::made_up::library_with_halves_and_doubles;
use reference::player;
use reference::random::Random;
use reference::setups::{games, random_neutral_setup, random_setup, random_setup_with};

/// Tries arbitrary actions before every move of a game; counts the refusals by rule.
fn try_everything(
    setup: &Setup,
    library: &Library,
    seed: u64,
    random: &mut Random,
    refusals: &mut BTreeMap<&'static str, u32>,
) {
    let mut pair = Pair::unchecked(setup, library, seed);
    let mut events = Events::new();
    loop {
        let before = (pair.engine.key(), pair.engine.position());
        for _ in 0..30 {
            let (actor, action) = (any_actor(&pair, random), any_action(&pair, random));
            let legal = is_legal(&pair, action);
            if pair.actor() == Some(actor) && legal {
                let mut copy = pair.engine.clone();
                copy.apply(actor, action, &mut events)
                    .unwrap_or_else(|refusal| panic!("{action:?} is legal: {refusal}"));
                assert_ne!(copy.key(), before.0, "{action:?} changed nothing");
                events.clear();
                continue;
            }
            let refusal = pair
                .engine
                .apply(actor, action, &mut events)
                .expect_err(&format!("seed {seed}: {action:?} of {actor} is illegal"));
            assert!(refusal.rule.0.contains('-'), "{refusal:?} names a rule");
            assert!(!refusal.reason.to_string().is_empty());
            assert_eq!(pair.engine.key(), before.0, "{action:?} was refused and changed the key");
            assert!(events.list().is_empty(), "{action:?} was refused and left events");
            *refusals.entry(refusal.rule.0).or_insert(0) += 1;
            if let Reason::NotYours { decides } = refusal.reason {
                assert_ne!(actor, decides);
                assert_eq!(Some(decides), pair.actor());
            } else {
                check_reason(&pair, action, &refusal.reason);
            }
            if !legal {
                let again = pair.engine.play(action, &mut events).expect_err("still illegal");
                check_reason(&pair, action, &again.reason);
            }
        }
        assert_eq!((pair.engine.key(), pair.engine.position()), before, "seed {seed}");
        if pair.legal.is_empty() {
            break;
        }
        let chosen = player::choose(&pair, random);
        pair.apply_unchecked(&chosen);
    }
}

#[test]
fn arbitrary_actions_in_games_of_squares() {
    let mut refusals = BTreeMap::new();
    for seed in 6_000..6_000 + games(20) {
        let mut random = Random::new(seed);
        // Mostly with rivers, whose rules are seldom met.
        let river = random.chance(5, 6);
        let setup = random_setup(&mut random, river);
        try_everything(&setup, Library::standard(), seed, &mut random, &mut refusals);
    }
    eprintln!("{refusals:?}");
    // RV-5 and RV-6 are met too seldom by chance; the scenarios of the river refuse by them.
    let rules = [
        "BG-10", "BG-13", "BG-14", "BG-20", "BG-21", "BG-22", "BG-40", "BG-43", "BG-50", "BG-52",
        "BG-64", "RV-2",
    ];
    for rule in rules {
        assert!(refusals.contains_key(rule), "nothing was refused by {rule}: {refusals:?}");
    }
}

#[test]
fn arbitrary_actions_in_games_with_neutral_figures() {
    let mut refusals = BTreeMap::new();
    for seed in 8_000..8_000 + games(15) {
        let mut random = Random::new(seed);
        let mut setup = random_neutral_setup(&mut random);
        if seed % 2 == 0 {
            setup.options.volcano_fairy = VolcanoFairy::No;
        }
        try_everything(&setup, Library::standard(), seed, &mut random, &mut refusals);
    }
    eprintln!("{refusals:?}");
    // PD-19 and PD-51 are met too seldom by chance; scenarios refuse by them.
    let rules = [
        "PD-4", "PD-5", "PD-11", "PD-12", "PD-30", "PD-31", "PD-33", "PD-40", "PD-41", "GB-11",
        "GB-13",
    ];
    for rule in rules {
        assert!(refusals.contains_key(rule), "nothing was refused by {rule}: {refusals:?}");
    }
}

#[test]
fn arbitrary_actions_in_games_of_all_shapes() {
    let library = library_with_halves_and_doubles();
    let mut refusals = BTreeMap::new();
    for seed in 7_000..7_000 + games(10) {
        let mut random = Random::new(seed);
        let sets = [("base-c2", 1), ("halves-and-doubles", 1)];
        let mut setup = random_setup_with(&mut random, &sets);
        setup.unbuilt_rules = UnbuiltRules::PlainTiles;
        try_everything(&setup, &library, seed, &mut random, &mut refusals);
    }
    eprintln!("{refusals:?}");
    assert!(refusals.contains_key("HA-17"), "{refusals:?}");
}

/// Everything is refused when the game is over (BG-40).
#[test]
fn nothing_is_legal_after_the_end() {
    let mut game = Game::new(Setup::with_set("base-c2", 2)).expect("a playable setup");
    let mut events = Events::off();
    while !game.is_over() {
        let action = game.legal_action_list()[0];
        game.play(action, &mut events).expect("a legal action");
    }
    let before = game.position();
    let place = Action::PlaceTile { cell: Cell::new(0, 0), orientation: Orientation::default() };
    for actor in [Actor::Chance, Actor::Seat(Seat(0)), Actor::Seat(Seat(1))] {
        for action in [Action::Pass, place] {
            let refusal = game.apply(actor, action, &mut events).expect_err("the game is over");
            assert_eq!(refusal.rule.0, "BG-40");
            assert_eq!(refusal.reason, Reason::GameOver);
            assert_eq!(refusal.to_string(), "the game is over (BG-40)");
        }
    }
    assert!(game.legal_action_list().is_empty());
    assert_eq!(game.decision().actor, None);
    assert_eq!(game.position(), before);
}
