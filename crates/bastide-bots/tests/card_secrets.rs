//! XP-23: a computer player knows no more of the cards than a person in its place.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use bastide_bots::{Driver, GreedyPlayer, Player, Rng};
use bastide_rules::card::{CardSymbol, Deck, card_named, cards};
use bastide_rules::{Actor, DecisionKind, Events, Game, Position, Seat, Setup};

type Counts = Vec<(String, u8)>;

fn add(counts: &mut Counts, id: &str) {
    match counts.iter_mut().find(|(one, _)| one == id) {
        Some((_, count)) => *count += 1,
        None => counts.push((id.to_owned(), 1)),
    }
}

/// Every card in the hands of others than `seat` is put under its deck, and they take the next
/// ones that can be held instead, with the same backs. Whether any hand is another one now.
fn swap_hands(position: &mut Position, seat: Seat, rng: &mut Rng) -> bool {
    let own = position.cards.as_mut().unwrap();
    let before = own.hands.clone();
    let mut backs: Vec<(usize, Deck)> = Vec::new();
    for (other, hand) in own.hands.iter_mut().enumerate().filter(|(one, _)| *one != seat.index()) {
        for (id, count) in std::mem::take(&mut hand.cards) {
            for _ in 0..count {
                backs.push((other, deck_of(&id)));
                add(&mut own.stock, &id);
            }
        }
    }
    for (other, deck) in backs {
        let can_be_held: Vec<String> = own
            .stock
            .iter()
            .filter(|(id, count)| *count > 0 && deck_of(id) == deck && is_held(id))
            .map(|(id, _)| id.clone())
            .collect();
        let id = &can_be_held[rng.below(can_be_held.len() as u32) as usize];
        own.stock.iter_mut().find(|(one, _)| one == id).unwrap().1 -= 1;
        add(&mut own.hands[other].cards, id);
    }
    own.stock.retain(|(_, count)| *count > 0);
    own.hands != before
}

fn deck_of(id: &str) -> Deck {
    cards()[card_named(id).unwrap().index()].deck
}

fn is_held(id: &str) -> bool {
    cards()[card_named(id).unwrap().index()].symbol != CardSymbol::Lightning
}

/// In whole games: whatever the others hold, the choice is the same.
#[test]
fn the_choice_does_not_depend_on_what_others_hold() {
    let mut setup = Setup::with_set("base-c2", 3);
    setup.options.set("christmas_present", "on").unwrap();
    let mut rng = Rng::new(17);
    let mut compared = [0; 4];
    for seed in 0..12 {
        let mut game = Game::new(setup.clone()).unwrap();
        let mut players: Vec<Box<dyn Player>> =
            (0..3).map(|one| Box::new(GreedyPlayer::new(40 * seed + one)) as Box<_>).collect();
        let mut driver = Driver::new(Rng::new(seed));
        while !game.is_over() {
            if let Some(Actor::Seat(seat)) = game.decision().actor {
                let mut position = game.position();
                // Which of the meeples stands where is no part of a position: both are made anew.
                let rules = game.shared_rules();
                let one = Game::from_position(rules.clone(), &position).unwrap();
                if swap_hands(&mut position, seat, &mut rng) {
                    let other = Game::from_position(rules.clone(), &position).unwrap();
                    let actions = one.legal_action_list();
                    assert_eq!(actions, other.legal_action_list());
                    let choose = |game: &Game| GreedyPlayer::new(seed).choose(game, &actions);
                    assert_eq!(choose(&one), choose(&other), "{:?}", game.decision());
                    if actions.len() > 1 {
                        compared[match game.decision().kind {
                            DecisionKind::Cards { .. } => 0,
                            DecisionKind::AimCard { .. } | DecisionKind::AnswerCard { .. } => 1,
                            DecisionKind::ScoringCard { .. } | DecisionKind::DiscardCard => 2,
                            _ => 3,
                        }] += 1;
                    }
                }
            }
            driver.step(&mut game, &mut players, &mut Events::off());
        }
    }
    println!("{compared:?}");
    assert!(compared.iter().all(|&count| count > 10), "{compared:?}");
}
