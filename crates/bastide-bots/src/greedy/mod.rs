//! A player who looks one turn ahead.

mod cards;
mod evaluate;
mod hands;
mod neutral;
mod search;
mod windows;

use bastide_rules::{Action, ActionList, Actor, Events, Game};

use crate::player::Player;
use crate::rng::Rng;
use cards::CardWorths;
use neutral::DragonTiles;
use search::{MOST_DECISIONS, Search, Trial};

/// Tries every placement with every figure that can follow, and takes what leaves it best off
/// before the next tile is drawn; of equally good ones, any.
///
/// With figures that belong to nobody, which can go anywhere, only the most promising placements
/// are tried with all of that.
///
/// What it may not see of the cards of others it does not look at: they are dealt anew before it
/// thinks.
#[derive(Debug)]
pub struct GreedyPlayer {
    rng: Rng,
    events: Events,
    best: ActionList,
    values: Vec<(Action, i32)>,
    trials: Vec<Trial>,
    /// In games with cards: the game as far as the player knows it.
    known: Option<Game>,
    spare: ActionList,
}

impl GreedyPlayer {
    /// A player with its own random numbers from `seed`.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: Rng::new(seed),
            events: Events::off(),
            best: ActionList::new(),
            values: Vec::new(),
            trials: Vec::new(),
            known: None,
            spare: ActionList::new(),
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
        if game.has_cards() && actions.len() == 1 {
            return actions[0];
        }
        self.trials
            .resize_with(MOST_DECISIONS, || Trial { game: game.clone(), actions: Vec::new() });
        let Self { values, trials, events, best, rng, known, spare } = self;
        let game = if game.has_cards() {
            let known = known.get_or_insert_with(|| game.clone());
            known.clone_from(game);
            known.redeal_unseen_cards(seat, |bound| rng.below(bound));
            known
        } else {
            game
        };
        let dragon_tiles = DragonTiles::of(game);
        let worths = CardWorths::of(game, seat);
        Search { seat, dragon_tiles, worths, events, spare }.values(game, actions, trials, values);
        let most = values.iter().map(|&(_, value)| value).max();
        best.clear();
        best.extend(values.iter().filter(|(_, value)| Some(*value) == most).map(|(one, _)| *one));
        rng.pick(best).expect("there is at least one legal action")
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }
}
