use bastide_rules::{Action, Game};

use crate::player::Player;
use crate::rng::Rng;

/// Chooses evenly: first among all legal placements of the tile, then among all legal figures on
/// it including none.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    rng: Rng,
}

impl RandomPlayer {
    /// A player with its own random numbers from `seed`.
    pub const fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

impl Player for RandomPlayer {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, _: &Game, actions: &[Action]) -> Action {
        self.rng.pick(actions).expect("there is at least one legal action")
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }
}
