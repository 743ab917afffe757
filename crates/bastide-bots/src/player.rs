use bastide_rules::{Action, Game};

use crate::greedy::GreedyPlayer;
use crate::random::RandomPlayer;

/// Somebody who decides: a computer player.
///
/// Everything that a player knows comes from the game; the same seed and the same games give the
/// same choices on every machine.
pub trait Player: Send {
    /// The name by which [`player_by_name`] knows this kind of player.
    fn name(&self) -> &'static str;

    /// Chooses one of `actions`: all legal actions of the game, at least one, in the game's order.
    fn choose(&mut self, game: &Game, actions: &[Action]) -> Action;

    /// Starts anew with random numbers from `seed`, as if just made, but keeps its memory.
    fn reseed(&mut self, seed: u64);
}

/// The names of all kinds of computer players, weakest first.
pub const PLAYER_NAMES: [&str; 2] = ["random", "greedy"];

/// A player of the kind `name`, with its own random numbers from `seed`; `None` if there is no
/// such kind.
pub fn player_by_name(name: &str, seed: u64) -> Option<Box<dyn Player>> {
    match name {
        "random" => Some(Box::new(RandomPlayer::new(seed))),
        "greedy" => Some(Box::new(GreedyPlayer::new(seed))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_a_player_of_that_name() {
        for name in PLAYER_NAMES {
            assert_eq!(player_by_name(name, 1).map(|player| player.name()), Some(name));
        }
        assert!(player_by_name("perfect", 1).is_none());
    }
}
