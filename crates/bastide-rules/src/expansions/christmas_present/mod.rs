//! Christmas Present (XP-): two decks of cards. What each card does stands in
//! `cards/christmas-present.toml`; here are the effects, the windows in which cards are played
//! (XP-18), attacks and shields (XP-30), and what cards change in the one scoring.

mod aim;
pub(crate) mod changes;
pub(crate) mod hand_limit;
pub(crate) mod late;
pub(crate) mod play;
mod resolve;
pub(crate) mod scoring_round;
mod triggers;
pub(crate) mod turned;
pub(crate) mod two_tiles;
pub(crate) mod windows;

pub(crate) use aim::feature_spot;

use super::Expansion;
use crate::game::Game;
use crate::seat::Seat;

pub(crate) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, _, in_play| in_play.cards,
    value: Some(changes::value),
    ..Expansion::NOTHING
};

/// Whether the active player places no follower in step 2 of this turn (XP-56).
#[inline]
pub(crate) fn is_barred(game: &Game) -> bool {
    game.cards.as_ref().is_some_and(|cards| cards.barred & bit(game.turn.seat) != 0)
}

/// The bit of a seat.
const fn bit(seat: Seat) -> u16 {
    1 << seat.0
}

/// The seat so many places after `seat`.
fn seat_after(game: &Game, seat: Seat, offset: u8) -> Seat {
    Seat(((seat.index() + usize::from(offset)) % game.seats()) as u8)
}

/// The seats other than `seat`.
fn others(game: &Game, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    (0..game.seats() as u8).map(Seat).filter(move |other| *other != seat)
}
