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
    /// All actions, with those that the table takes by itself ([`is_passed_by_table`]).
    pub actions: Vec<Action>,
}

/// Whether `game` asks a question that the table answers for its player: within a turn, about cards
/// that others must think possible, and passing is all that can be done. Before the tile is drawn
/// everybody sees who hesitates, so that question waits for the player.
pub(crate) fn is_passed_by_table(game: &Game) -> bool {
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
        let mut play = |game: &mut Game, actor, action| {
            actions.push(action);
            game.apply(actor, action, &mut Events::off()).map_err(ApiError::refused)
        };
        for one in moves {
            let action = one.to_action(&game).map_err(ApiError::meaningless_move)?;
            play(&mut game, Actor::Seat(seat), action)?;
            while is_passed_by_table(&game) {
                let active = Actor::Seat(game.active_seat());
                play(&mut game, active, Action::Pass)?;
            }
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
