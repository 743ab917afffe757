//! The turn as a list of phases, one file each, in the order of the rulebook's page
//! turn-sequence. A phase either waits for a decision or falls through to the next one; only
//! this file knows the order.

pub(crate) mod draw_tile;
mod end_turn;
mod final_scoring;
mod find_place;
pub(crate) mod main_action;
pub(crate) mod place_tile;
mod score;

use crate::board::NONE;
use crate::event::{Event, Events};
use crate::game::Game;
use crate::seat::Seat;

/// The phases, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Phase {
    /// TS-10: the turn begins.
    #[default]
    BeginTurn,
    /// TS-21: chance draws a tile, or a river tile set aside is tried again (RV-7).
    DrawTile,
    /// TS-24: is there a place for it?
    FindPlace,
    /// TS-27: the player places it.
    PlaceTile,
    /// TS-42: one figure, or what stands in its place.
    MainAction,
    /// TS-60 to TS-71: completed features are scored.
    Score,
    /// TS-94, TS-100: the next player, or the end of the game.
    EndTurn,
    /// TS-106 to TS-112.
    FinalScoring,
    /// The game is over.
    Over,
}

/// What a phase does when the game comes to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It is done; go on.
    Next,
    /// It waits for a decision.
    Wait,
}

/// Where in its turn the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub phase: Phase,
    pub seat: Seat,
    /// The kind of the tile drawn and not yet placed, or [`NONE`].
    pub drawn: u16,
    /// The piece just placed, or [`NONE`].
    pub newest: u16,
}

impl Default for Turn {
    fn default() -> Self {
        Self { phase: Phase::BeginTurn, seat: Seat(0), drawn: NONE, newest: NONE }
    }
}

/// Comes to the present phase. It sets the phase that follows and says whether to go on.
#[inline]
pub(crate) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    match game.turn.phase {
        Phase::BeginTurn => {
            events.push(Event::TurnBegan { seat: game.turn.seat });
            game.turn.phase = Phase::DrawTile;
            Flow::Next
        }
        Phase::DrawTile => draw_tile::enter(game, events),
        Phase::FindPlace => find_place::enter(game, events),
        Phase::PlaceTile => Flow::Wait,
        Phase::MainAction => main_action::enter(game),
        Phase::Score => score::enter(game, events),
        Phase::EndTurn => end_turn::enter(game, events),
        Phase::FinalScoring => final_scoring::enter(game, events),
        Phase::Over => Flow::Wait,
    }
}
