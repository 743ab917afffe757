use bastide_rules::{Action, Game};

use crate::rng::Rng;

/// Answers a decision of chance: every tile that can be drawn now is as likely as every other
/// (BG-13). `None` if the game does not wait for chance.
#[inline]
pub fn draw(game: &Game, rng: &mut Rng) -> Option<Action> {
    let count = game.chance_count();
    if count == 0 {
        return None;
    }
    game.chance_at(rng.below(count))
}
