use serde::Serialize;

use super::{Game, SavedGame};
use crate::seat::Seat;

/// What one seat, or somebody who only watches, may see of a game.
///
/// Nothing of the future is ever in a game: draws are decisions of chance. So far no rule that
/// is built hides anything else; hands and face-down tiles of later expansions are left out here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view it is; `None` for somebody who only watches.
    pub seat: Option<Seat>,
    /// The visible part of the position.
    pub game: SavedGame,
}

impl Game {
    /// What `seat` may see; `None` for somebody who only watches.
    pub fn view(&self, seat: Option<Seat>) -> View {
        View { seat, game: self.save() }
    }
}
