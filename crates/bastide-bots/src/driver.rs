use bastide_rules::{Action, ActionList, Actor, Events, Game};

use crate::chance;
use crate::player::Player;
use crate::rng::Rng;

/// Plays games between computer players, with chance from its own random numbers.
#[derive(Debug)]
pub struct Driver {
    rng: Rng,
    actions: ActionList,
}

impl Driver {
    /// A driver that draws tiles with `rng`.
    pub const fn new(rng: Rng) -> Self {
        Self { rng, actions: ActionList::new() }
    }

    /// What whoever must decide now chooses: chance, or the player of the seat. `None` when the
    /// game is over.
    ///
    /// # Panics
    /// If `players` has fewer entries than the game has seats.
    pub fn choose(&mut self, game: &Game, players: &mut [Box<dyn Player>]) -> Option<Action> {
        match game.decision().actor? {
            Actor::Chance => chance::draw(game, &mut self.rng),
            Actor::Seat(seat) => {
                game.legal_actions(&mut self.actions);
                Some(players[seat.index()].choose(game, &self.actions))
            }
        }
    }

    /// Takes one decision and carries it out; the events are added to `events`. Returns the
    /// action, `None` when the game is over.
    ///
    /// # Panics
    /// If `players` has fewer entries than the game has seats, or a player chooses something
    /// illegal.
    pub fn step(
        &mut self,
        game: &mut Game,
        players: &mut [Box<dyn Player>],
        events: &mut Events,
    ) -> Option<Action> {
        let action = self.choose(game, players)?;
        if let Err(refusal) = game.play(action, events) {
            panic!("a player chose {action:?}, which is illegal: {refusal}");
        }
        Some(action)
    }

    /// Plays the game to its end. See [`Driver::step`].
    ///
    /// # Panics
    /// As [`Driver::step`].
    pub fn finish(
        &mut self,
        game: &mut Game,
        players: &mut [Box<dyn Player>],
        events: &mut Events,
    ) {
        while self.step(game, players, events).is_some() {}
    }
}
