use bastide_notation::Move;
use bastide_rules::{Actor, Events, Game, Seat};

use super::table::TableGame;
use crate::error::ApiError;

/// The most moves that a draft or a commit may hold: more than any turn needs.
pub(super) const MOST_MOVES: usize = 64;

/// What the deciding seat is trying out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DraftState {
    pub seat: Seat,
    pub moves: Vec<String>,
}

/// Reads the moves of a request.
pub(super) fn read_moves(texts: &[String]) -> Result<Vec<Move>, ApiError> {
    if texts.len() > MOST_MOVES {
        return Err(ApiError::malformed(format!(
            "{} moves at once; a turn has at most {MOST_MOVES}",
            texts.len()
        )));
    }
    texts
        .iter()
        .map(|text| {
            text.parse().map_err(|error| ApiError::malformed(format!("move {text:?}: {error}")))
        })
        .collect()
}

impl TableGame {
    /// The game with the moves of a draft carried out on a copy.
    ///
    /// # Errors
    /// The refusal of the first move that the rules forbid.
    pub fn try_out(&self, seat: Seat, moves: &[Move]) -> Result<Game, ApiError> {
        let mut game = self.game.clone();
        for one in moves {
            let action = one.to_action(&game).map_err(ApiError::meaningless_move)?;
            game.apply(Actor::Seat(seat), action, &mut Events::off()).map_err(ApiError::refused)?;
        }
        Ok(game)
    }

    /// The game with the draft carried out; nothing if there is no draft, or if it does not fit
    /// the game any more.
    pub fn drafted_game(&self) -> Option<(&DraftState, Game)> {
        let draft = self.draft.as_ref()?;
        let moves = read_moves(&draft.moves).ok()?;
        Some((draft, self.try_out(draft.seat, &moves).ok()?))
    }
}
