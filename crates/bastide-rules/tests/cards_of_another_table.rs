//! Games with another table of cards than the built-in one. All in one test: a program has one
//! table from its start.

mod common;

use bastide_rules::card::{cards, fingerprint, install, read_cards, table_in_use};
use bastide_rules::{Action, Actor, DecisionKind, Event, Events, Game, Seat, Setup};
use common::{Rng, all_cards};

/// Every effect with every feature that it can have, and the largest numbers.
const TABLE: &str = include_str!("wild-cards.toml");

fn setup(options: &[(&str, &str)]) -> Setup {
    let mut setup = Setup::with_set("base-c2", 3);
    for (id, value) in [("christmas_present", "on")].iter().chain(options) {
        setup.options.set(id, value).expect("an option");
    }
    setup
}

fn play_a_game(setup: &Setup, seed: u64, played: &mut [u32]) {
    let mut rng = Rng(seed);
    let mut game = Game::new(setup.clone()).expect("a playable setup");
    let total = all_cards(&game);
    let mut events = Events::new();
    while !game.is_over() {
        let action = match game.decision().actor {
            Some(Actor::Chance) => {
                let ways = game.chance_count() as usize;
                game.chance_at(rng.below(ways) as u32).expect("a way for each number")
            }
            _ => {
                // Cards are seldom possible, and mostly played when they are.
                let actions = game.legal_action_list();
                let scores = matches!(game.decision().kind, DecisionKind::ScoringCard { .. });
                match actions[rng.below(actions.len())] {
                    Action::Pass if scores => actions[0],
                    Action::Pass => actions[rng.below(actions.len())],
                    action => action,
                }
            }
        };
        events.clear();
        game.play(action, &mut events).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        for event in events.list() {
            if let Event::CardPlayed { card, .. } = event {
                played[card.index()] += 1;
            }
        }
        assert_eq!(all_cards(&game), total, "conservation after {action:?}");
        assert_eq!(game.key(), game.key_from_scratch(), "{action:?}");
        if rng.below(16) == 0 {
            let saved = game.save();
            assert_eq!(saved.setup.card_table, table_in_use());
            let again = Game::restore(&saved).unwrap_or_else(|error| panic!("{error}: {saved:?}"));
            assert_eq!(again.key(), game.key(), "after {action:?} at {:?}", saved.position);
            // Hidden hands and decks are counted without loss.
            drop(game.view(Some(Seat(0))));
        }
    }
}

#[test]
fn games_of_another_table() {
    let table =
        read_cards("tests/wild-cards.toml", TABLE).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(table.len(), 32);
    let own = fingerprint(&table);
    install(table.clone()).expect("nothing has read the cards");
    assert_eq!(cards(), table);
    assert_eq!(table_in_use().as_deref(), Some(own.as_str()));
    let again = install(table).expect_err("too late").to_string();
    assert!(again.contains("in use already"), "{again}");

    let mut played = vec![0; cards().len()];
    for seed in 0..300 {
        let options: &[(&str, &str)] = match seed % 3 {
            0 => &[],
            1 => &[("lightning", "own_turn"), ("tie_card_share", "split")],
            _ => &[("cards", "verified"), ("xp_cloister", "1+2n"), ("abbot", "on")],
        };
        play_a_game(&setup(options), seed, &mut played);
    }
    let kinds = played.iter().filter(|count| **count > 0).count();
    assert!(kinds >= 29, "too few kinds are played: {played:?}");

    // A game is made with the table in use, and says so where it has cards.
    let with_cards = setup(&[]);
    assert_eq!(with_cards.card_table, table_in_use());
    let saved = Game::new(with_cards.clone()).expect("a playable setup").save();
    assert_eq!(saved.setup.card_table, table_in_use());
    let without = Game::new(Setup::with_set("base-c2", 2)).expect("a playable setup").save();
    assert_eq!(without.setup.card_table, None);

    // What says nothing was made with the built-in table.
    let mut built_in = saved;
    built_in.setup.card_table = None;
    let error = Game::restore(&built_in).expect_err("the built-in table").to_string();
    for part in ["one with the built-in table", own.as_str(), "without --cards"] {
        assert!(error.contains(part), "{error}");
    }
    // A new choice may leave it open.
    let open = Setup { card_table: None, ..with_cards };
    Game::new(open.clone()).expect_err("the built-in table");
    Game::new(open.for_cards_in_use()).expect("a playable setup");
}
