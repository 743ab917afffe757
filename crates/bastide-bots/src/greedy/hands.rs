//! What flocks and halflings make of a position.

use bastide_rules::{DecisionKind, FigureKind, Game, MAX_SEATS};

use super::evaluate::{LONG_GAME, POINT};

/// What a turn with a drawn tile brings, in hundredths of a point: what a halfling placed instead
/// must beat.
pub(super) const DRAW: i32 = 220;

/// What a halfling in hand is worth while there is time to place it.
const HALFLING: i32 = 90;

/// Turns that a player needs to place what he holds.
const TIME_TO_PLACE: i32 = 6;

/// What a shepherd at home is worth in a long game.
const SHEPHERD: i32 = 250;

/// The share of its sheep, in per cent, that a flock on the board brings home.
const SAFE: i32 = 85;

/// What one more token brings on average, in hundredths of a sheep, and the chance in per cent
/// that it is none of the wolves.
const TOKEN: i32 = 230;
const NO_WOLF: i32 = 88;

/// Adds to each seat what its hand, its shepherd and its flock will probably bring it.
pub(super) fn add(game: &Game, turns: i32, values: &mut [i32; MAX_SEATS]) {
    for seat in game.all_seats() {
        let held = game.hand_size(seat) as i32;
        values[seat.index()] +=
            HALFLING * held.min(turns) * turns.min(TIME_TO_PLACE) / TIME_TO_PLACE;
        let at_home = game.supply(seat, FigureKind::Shepherd) as i32;
        values[seat.index()] += SHEPHERD * at_home * turns / LONG_GAME;
    }
    let awaits_token = game.decision().kind == DecisionKind::DrawToken;
    for (_, seat, kind, spot) in game.figures_on_board() {
        if kind == FigureKind::Shepherd {
            let sheep = game.flock_value(spot).unwrap_or(0) * POINT;
            let is_due = awaits_token && seat == game.active_seat();
            values[seat.index()] += flock(sheep, turns, is_due);
        }
    }
}

/// What a flock with so many sheep (in hundredths) is worth on the board; `is_due` while a token
/// is about to be drawn for it.
fn flock(sheep: i32, turns: i32, is_due: bool) -> i32 {
    // At the end of the game a flock is worth nothing (HS-10): there must be a turn to bring it home.
    let safe = if turns >= 3 { SAFE } else { SAFE * turns / 3 };
    let growth = TOKEN * turns.min(4) / 8;
    if is_due {
        (sheep + TOKEN) * NO_WOLF / 100 * safe / 100 + growth
    } else {
        sheep * safe / 100 + growth
    }
}

/// What a shepherd put on a new field is worth, without what he was worth at home.
pub(super) fn shepherd_gain(turns: i32) -> i32 {
    flock(0, turns, true) - SHEPHERD * turns / LONG_GAME
}
