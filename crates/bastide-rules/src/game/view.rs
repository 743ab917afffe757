use serde::Serialize;

use super::{Game, SavedGame};
use crate::seat::Seat;
use crate::setup::HalflingSetup;

/// What one seat, or somebody who only watches, may see of a game.
///
/// Nothing of the future is ever in a game: draws are decisions of chance, and the tiles under
/// hills are not decided before somebody draws the others. Hands of others are numbers here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view it is; `None` for somebody who only watches.
    pub seat: Option<Seat>,
    /// The visible part of the position.
    pub game: SavedGame,
}

impl Game {
    /// Whether some seat knows of this game what others must not: tiles were dealt face down or
    /// cards are in play, and the game is not over (HA-1, XP-23).
    pub fn has_secrets(&self) -> bool {
        let deals_tiles =
            self.rules.hand_size > 0 && self.setup().options.halfling_setup == HalflingSetup::Dealt;
        (deals_tiles || self.rules.in_play.cards) && !self.is_over()
    }

    /// What `seat` may see; `None` for somebody who only watches.
    pub fn view(&self, seat: Option<Seat>) -> View {
        let mut game = self.save();
        game.position.hide_from(seat);
        if self.setup().options.halfling_setup == HalflingSetup::Dealt {
            // From what is left the hands of the others could be told.
            game.position.reserve.clear();
        }
        View { seat, game }
    }
}
