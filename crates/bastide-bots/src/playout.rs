use bastide_rules::{Action, ActionList, Actor, Events, Game, Placements};

use crate::chance;
use crate::rng::Rng;

/// Plays games to their end at random, as fast as the engine can: evenly among all legal
/// placements, then evenly among all legal figures including none.
///
/// Its lists are used again from game to game; after set-up nothing allocates.
#[derive(Debug)]
pub struct Playout {
    placements: Placements,
    actions: ActionList,
    events: Events,
}

impl Playout {
    /// Lists that are large enough for `game` and all games with the same setup.
    pub fn for_game(game: &Game) -> Self {
        let tiles = game.piece_count() + game.tiles_left() as usize;
        // Empty cells around n tiles number at most 2n + 2, around n double ones 4n + 2.
        let places = 4 * tiles + 2;
        Self {
            placements: Placements::with_capacity(places),
            actions: ActionList::with_capacity(places),
            events: Events::off(),
        }
    }

    /// Takes one decision at random. Returns the action, `None` when the game is over.
    #[inline]
    pub fn step(&mut self, game: &mut Game, rng: &mut Rng) -> Option<Action> {
        let action = match game.decision().actor? {
            Actor::Chance => chance::draw(game, rng),
            Actor::Seat(_) if game.drawn_tile().is_some() => {
                game.legal_placements(&mut self.placements);
                game.placement(&self.placements, rng.below(self.placements.len()))
            }
            Actor::Seat(_) => {
                game.legal_actions(&mut self.actions);
                rng.pick(&self.actions)
            }
        }?;
        game.play(action, &mut self.events).expect("listed actions are legal");
        Some(action)
    }

    /// Plays `game` to its end. Returns how many tiles were placed.
    #[inline]
    pub fn finish(&mut self, game: &mut Game, rng: &mut Rng) -> usize {
        let before = game.piece_count();
        while self.step(game, rng).is_some() {}
        game.piece_count() - before
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_rules::Setup;

    #[test]
    fn plays_to_the_end_and_is_the_same_for_the_same_seed() {
        let fresh = Game::new(Setup::with_set("base-c2", 2)).unwrap();
        let mut playout = Playout::for_game(&fresh);
        let mut keys = Vec::new();
        for seed in [1, 2, 1] {
            let mut game = fresh.clone();
            let placed = playout.finish(&mut game, &mut Rng::new(seed));
            assert!(game.is_over());
            assert!((65..=71).contains(&placed), "{placed} tiles placed");
            keys.push(game.key());
        }
        assert_eq!(keys[0], keys[2]);
        assert_ne!(keys[0], keys[1]);
    }

    /// The compact list of placements gives the same games as the list of actions.
    #[test]
    fn plays_as_a_random_player_does() {
        for sets in [&["base-c2"][..], &["base-c2", "river-1-c2"], &["winter"]] {
            let fresh = Game::new(Setup::with_sets(sets, 4)).unwrap();
            let mut playout = Playout::for_game(&fresh);
            for seed in 0..5 {
                let (mut one, mut two) = (fresh.clone(), fresh.clone());
                playout.finish(&mut one, &mut Rng::new(seed));
                let mut rng = Rng::new(seed);
                while let Some(actor) = two.decision().actor {
                    let action = match actor {
                        Actor::Chance => chance::draw(&two, &mut rng),
                        Actor::Seat(_) => rng.pick(&two.legal_action_list()),
                    };
                    two.play(action.unwrap(), &mut Events::off()).unwrap();
                }
                assert!(one == two);
            }
        }
    }
}
