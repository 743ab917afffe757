use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use bastide_rules::{Game, Ruleset, Setup, SetupError};

/// What setups make of the tiles, shared by all tables in memory with the same setup: it is much
/// larger than the state of a game.
#[derive(Debug, Default)]
pub(super) struct Rulesets {
    known: Mutex<BTreeMap<String, Weak<Ruleset>>>,
}

impl Rulesets {
    /// A new game with the setup that `json` says.
    pub fn game(&self, json: &str, setup: Setup) -> Result<Game, SetupError> {
        // A panic elsewhere leaves the map whole: entries are put in one piece.
        let lock = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lock().get(json).and_then(Weak::upgrade);
        if let Some(rules) = known {
            return Game::from_ruleset(rules);
        }
        let game = Game::new(setup)?;
        let mut known = lock();
        known.retain(|_, rules| rules.strong_count() > 0);
        known.insert(json.to_owned(), Arc::downgrade(game.shared_rules()));
        Ok(game)
    }
}
