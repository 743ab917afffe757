//! A player who looks one turn ahead.

mod evaluate;
mod neutral;

use bastide_rules::{Action, ActionList, Actor, Events, Game, Seat};

use crate::player::Player;
use crate::rng::Rng;
use evaluate::evaluate;

/// The most decisions of one turn that are tried out one inside the other.
const MOST_DECISIONS: usize = 4;

/// Tries every placement with every figure that can follow, and takes what leaves it best off
/// before the next tile is drawn; of equally good ones, any.
#[derive(Debug)]
pub struct GreedyPlayer {
    rng: Rng,
    events: Events,
    actions: ActionList,
    trials: Vec<Trial>,
}

/// A position in which actions are tried out, and the list of actions that are legal in it.
#[derive(Debug)]
struct Trial {
    game: Game,
    actions: ActionList,
}

impl GreedyPlayer {
    /// A player with its own random numbers from `seed`.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: Rng::new(seed),
            events: Events::off(),
            actions: ActionList::new(),
            trials: Vec::new(),
        }
    }
}

impl Player for GreedyPlayer {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn choose(&mut self, game: &Game, actions: &[Action]) -> Action {
        let Some(Actor::Seat(seat)) = game.decision().actor else {
            return actions[0];
        };
        self.trials
            .resize_with(MOST_DECISIONS, || Trial { game: game.clone(), actions: Vec::new() });
        let (trial, deeper) = self.trials.split_at_mut(1);
        let trial = &mut trial[0];
        let mut best = i32::MIN;
        self.actions.clear();
        for &action in actions {
            trial.game.clone_from(game);
            trial.game.play(action, &mut self.events).expect("listed actions are legal");
            let value = best_value(&trial.game, seat, deeper, &mut self.events);
            if value > best {
                best = value;
                self.actions.clear();
            }
            if value == best {
                self.actions.push(action);
            }
        }
        self.rng.pick(&self.actions).expect("there is at least one legal action")
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }
}

/// What `game` is worth to `seat` when it takes the best of what it may still decide in this turn.
fn best_value(game: &Game, seat: Seat, trials: &mut [Trial], events: &mut Events) -> i32 {
    let Some((trial, deeper)) = trials.split_first_mut() else { return evaluate(game, seat) };
    if game.decision().actor != Some(Actor::Seat(seat)) {
        return evaluate(game, seat);
    }
    game.legal_actions(&mut trial.actions);
    let mut best = i32::MIN;
    for index in 0..trial.actions.len() {
        trial.game.clone_from(game);
        trial.game.play(trial.actions[index], events).expect("listed actions are legal");
        best = best.max(best_value(&trial.game, seat, deeper, events));
    }
    best
}
