//! How well the greedy player plays with the cards of Christmas Present.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use bastide_bots::{Driver, GreedyPlayer, Player, Rng, player_by_name};
use bastide_rules::{Action, DecisionKind, Events, Game, Ruleset, Setup, tile::Library};
use std::sync::Arc;

fn with_cards(sets: &[&str], seats: u8) -> Setup {
    let mut setup = Setup::with_sets(sets, seats);
    setup.options.set("christmas_present", "on").unwrap();
    setup
}

/// A greedy player who has never heard of cards: he sees the board without them, and passes
/// whenever he is asked about any.
struct WithoutCards {
    greedy: GreedyPlayer,
    rules: Arc<Ruleset>,
}

impl WithoutCards {
    fn new(sets: &[&str], seats: u8, seed: u64) -> Self {
        let rules = Ruleset::new(Setup::with_sets(sets, seats), Library::standard()).unwrap();
        Self { greedy: GreedyPlayer::new(seed), rules: Arc::new(rules) }
    }
}

impl Player for WithoutCards {
    fn name(&self) -> &'static str {
        "without-cards"
    }

    fn choose(&mut self, game: &Game, actions: &[Action]) -> Action {
        match game.decision().kind {
            DecisionKind::PlaceTile { .. } | DecisionKind::MainAction => {
                let mut position = game.position();
                position.cards = None;
                let seen = Game::from_position(Arc::clone(&self.rules), &position).unwrap();
                self.greedy.choose(&seen, actions)
            }
            _ => *actions.last().unwrap(),
        }
    }

    fn reseed(&mut self, seed: u64) {
        self.greedy.reseed(seed);
    }
}

/// Points of the first player ahead of the second one in each of `games` games, in turn on either
/// seat.
fn leads(
    fresh: &Game,
    games: u64,
    one: &dyn Fn(u64) -> Box<dyn Player>,
    other: &dyn Fn(u64) -> Box<dyn Player>,
) -> Vec<i32> {
    let lead = |seed: u64| {
        let seat = (seed % 2) as usize;
        let mut players = [one(700 + 2 * seed), other(701 + 2 * seed)];
        players.rotate_right(seat);
        let mut game = fresh.clone();
        Driver::new(Rng::new(seed)).finish(&mut game, &mut players, &mut Events::off());
        assert!(game.is_over());
        game.scores()[seat] - game.scores()[1 - seat]
    };
    (0..games).map(lead).collect()
}

fn greedy(seed: u64) -> Box<dyn Player> {
    Box::new(GreedyPlayer::new(seed))
}

/// With everything else that asks for decisions, and with lightning cards that are held.
#[test]
fn games_with_cards_are_played_to_the_end() {
    let all = ["winter", "gingerbread-man", "princess-and-dragon-c1", "halflings-1", "halflings-2"];
    let country = ["base-c2", "hills-and-sheep-c2", "crop-circles-1", "river-2-c2"];
    for (sets, seats) in [(&all[..], 3), (&country[..], 4), (&["base-c2"][..], 2)] {
        for lightning in ["on_draw", "own_turn"] {
            let mut setup = with_cards(sets, seats);
            setup.options.set("lightning", lightning).unwrap();
            let mut game = Game::new(setup).unwrap();
            let mut players: Vec<_> = (0..u64::from(seats)).map(greedy).collect();
            Driver::new(Rng::new(8)).finish(&mut game, &mut players, &mut Events::off());
            assert!(game.is_over());
        }
    }
}

#[test]
fn greedy_with_cards_beats_random_with_cards() {
    let fresh = Game::new(with_cards(&["base-c2"], 2)).unwrap();
    let leads = leads(&fresh, 40, &greedy, &|seed| player_by_name("random", seed).unwrap());
    assert!(leads.iter().all(|&lead| lead > 0), "{leads:?}");
}

/// The one who draws and plays cards is far ahead of the one who does not. The standard error of
/// the mean is two points.
#[test]
fn cards_bring_points() {
    let fresh = Game::new(with_cards(&["base-c2"], 2)).unwrap();
    let without = |seed| -> Box<dyn Player> { Box::new(WithoutCards::new(&["base-c2"], 2, seed)) };
    let leads = leads(&fresh, 200, &greedy, &without);
    let mean = leads.iter().sum::<i32>() / leads.len() as i32;
    assert!(mean >= 10, "ahead by {mean} points a game: {leads:?}");
}
