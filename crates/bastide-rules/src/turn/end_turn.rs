//! TS-94 and TS-100: the next player's turn, or the end of the game (BG-10, BG-40).

use super::{Flow, Phase};
use crate::board::NONE;
use crate::event::{Event, Events};
use crate::game::Game;
use crate::seat::Seat;

#[inline]
pub(super) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    game.turn.newest = NONE;
    if game.pile.left() == 0 && game.pile.aside().is_empty() {
        events.push(Event::FinalScoringBegan);
        return Flow::Next;
    }
    let next = game.turn.seat.0 + 1;
    game.turn.seat = Seat(if next as usize == game.seats() { 0 } else { next });
    Flow::To(Phase::BeginTurn)
}
