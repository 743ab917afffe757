use bastide_notation::Move;
use bastide_rules::{Action, Actor, CardWindow, DecisionKind, Events, Game, Seat};

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

/// Moves tried out on a copy of a game.
#[derive(Debug)]
pub(crate) struct TriedOut {
    /// The game after them.
    pub game: Game,
    /// The actions.
    pub actions: Vec<Action>,
}

impl TriedOut {
    /// Goes past questions about cards at which passing is all that can be done; the moves that do
    /// so are added to `moves`. Only drafts do that: what is carried out is said move by move, so
    /// that nobody learns from where the table stops what is in a hand (XP-23).
    pub fn go_past_in_vain(mut self, moves: &mut Vec<String>) {
        while is_asked_in_vain(&self.game) && moves.len() < MOST_MOVES {
            if self.game.play(Action::Pass, &mut Events::off()).is_err() {
                return;
            }
            moves.push(Move::Pass.to_string());
        }
    }
}

/// Whether the active player is asked for cards who can only pass. Before the tile is drawn
/// everybody sees who hesitates: that question is not gone past.
fn is_asked_in_vain(game: &Game) -> bool {
    let decision = game.decision();
    decision.kind != DecisionKind::Cards { window: CardWindow::BeforeTile }
        && decision.actor == Some(Actor::Seat(game.active_seat()))
        && game.asks_for_cards_in_vain()
}

impl TableGame {
    /// Moves of a person carried out on a copy of the game.
    ///
    /// # Errors
    /// The refusal of the first move that the rules forbid.
    pub fn try_out(&self, seat: Seat, moves: &[Move]) -> Result<TriedOut, ApiError> {
        let mut game = self.game.clone();
        let mut actions = Vec::with_capacity(moves.len());
        for one in moves {
            let action = one.to_action(&game).map_err(ApiError::meaningless_move)?;
            game.apply(Actor::Seat(seat), action, &mut Events::off()).map_err(ApiError::refused)?;
            actions.push(action);
        }
        Ok(TriedOut { game, actions })
    }

    /// What the draft has come to; nothing if there is no draft, or if it does not fit the game any
    /// more.
    pub fn tried_out(&self) -> Option<(&DraftState, TriedOut)> {
        let draft = self.draft.as_ref()?;
        let moves = read_moves(&draft.moves).ok()?;
        Some((draft, self.try_out(draft.seat, &moves).ok()?))
    }
}
