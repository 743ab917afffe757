//! The text of moves.
#![allow(clippy::unwrap_used, reason = "a test may end where something is not as it should be")]

mod common;

use bastide_notation::Move;
use bastide_rules::{Events, Game, Setup};
use common::{Dice, choose, setup, setup_with_neutral_figures};
use proptest::prelude::*;

fn message(text: &str) -> String {
    text.parse::<Move>().unwrap_err().to_string()
}

#[test]
fn examples_are_read_and_written() {
    for text in [
        "draw base-crfr",
        "place (0,-1) r2",
        "meeple city (0,-1)/0",
        "meeple field (-12,7)b/3",
        "abbot garden (3,4)/0",
        "return abbot monastery (0,-1)/0",
        "princess city (0,-1)/0",
        "fairy road (0,-1)/2",
        "fairy tile (0,-1)",
        "dragon (0,-1)",
        "gingerbread city (0,-1)/3",
        "back road (0,-1)/0",
        "card send monastery (0,-1)/0.1",
        "card move city (0,-1)b/1.2 to field (0,-1)b/3",
        "card player 2",
        "card play C11",
        "pass",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    // Blanks do not matter, and no orientation means none.
    let loose: Move = "  place ( 0 , -1 ) ".parse().unwrap();
    assert_eq!(loose.to_string(), "place (0,-1) r0");
}

#[test]
fn mistakes_are_named_with_their_column() {
    assert!(message("plase (0,1) r1").starts_with("column 1: expected a move: `draw TILE`"));
    assert!(message("").contains("the line ends"));
    assert!(message("place 0,1 r1").starts_with("column 7: expected a cell such as (0,-1)"));
    assert!(message("place (0,99999) r1").contains("expected a cell"));
    assert!(message("place (0,1) r4").contains("r0, r1, r2 or r3"));
    assert!(message("place (0,1) r1 now").contains("expected the end of the line, found \"now\""));
    assert!(message("meeple castle (0,1)/0").contains("a feature (city, road, field"));
    assert!(message("meeple city (0,1)").contains("`/`"));
    assert!(message("return meeple city (0,1)/0").contains("`abbot`"));
    assert!(message("dragon city (0,1)/0").contains("expected a cell such as (0,-1)"));
    assert!(message("fairy (0,1)").contains("a feature (city, road, field"));
    assert!(message("princess city (0,1)").contains("`/`"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_legal_move_is_read_back_from_its_text(
        number in 0usize..1024, neutral: bool, seed: u64,
    ) {
        let setup = if neutral { setup_with_neutral_figures(number) } else { setup(number % 24) };
        let mut game = Game::new(setup).unwrap();
        let mut dice = Dice::new(seed);
        while !game.is_over() {
            for action in game.legal_action_list() {
                let text = Move::from_action(action, &game).unwrap().to_string();
                let read: Move = text.parse().unwrap();
                prop_assert_eq!(read.to_string(), text);
                prop_assert_eq!(read.to_action(&game).unwrap(), action);
            }
            let action = choose(&game, &mut dice);
            game.play(action, &mut Events::off()).unwrap();
        }
    }

    /// With cards several figures stand on one segment.
    #[test]
    fn moves_with_cards_are_read_back_from_their_text(seats in 2u8..6, held: bool, seed: u64) {
        let mut setup = Setup::with_sets(&["base-c2"], seats);
        setup.options.set("christmas_present", "on").unwrap();
        setup.options.set("lightning", if held { "own_turn" } else { "on_draw" }).unwrap();
        let mut game = Game::new(setup).unwrap();
        let mut dice = Dice::new(seed);
        while !game.is_over() {
            for action in game.legal_action_list() {
                let text = Move::from_action(action, &game).unwrap().to_string();
                let read: Move = text.parse().unwrap();
                prop_assert_eq!(read.to_string(), text);
                let again = read.to_action(&game).unwrap();
                // Followers of one player on one segment are the same.
                prop_assert_eq!(Move::from_action(again, &game), Move::from_action(action, &game));
            }
            let action = choose(&game, &mut dice);
            game.play(action, &mut Events::off()).unwrap();
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,60}") {
        let _ = text.parse::<Move>();
    }

    #[test]
    fn no_broken_move_makes_the_reader_panic(
        text in "(draw|place|meeple|abbot|return abbot|princess|fairy|fairy tile|dragon|gingerbread|pass) ?(city|road|x)? ?\\(?-?[0-9]{0,6},?-?[0-9]{0,6}\\)? ?[b/r]?[0-9]{0,4}",
    ) {
        if let Ok(one) = text.parse::<Move>() {
            prop_assert_eq!(one.to_string().parse::<Move>().unwrap(), one);
        }
    }
}
