//! From the store to a table.

use bastide_notation::Move;
use bastide_notation::record::KEY_VERSION;
use bastide_rules::{Actor, Seat, Setup};
use serde::Deserialize;

use super::chronicle::Chronicle;
use super::clock::Clocks;
use super::draft::DraftState;
use super::rulesets::Rulesets;
use super::seat::SeatInfo;
use super::table::TableGame;
use super::take_over::TakenOver;
use crate::chance::Seed;
use crate::store::{StoreError, StoredGame};
use crate::wall_clock::now_ms;

/// The parts of a record's line that are needed to play it again.
#[derive(Deserialize)]
struct Line {
    #[serde(rename = "move")]
    text: String,
    by: serde_json::Value,
    key: String,
}

impl TableGame {
    /// The table that was kept, with all its moves played again and checked.
    pub(super) fn load(stored: StoredGame, rulesets: &Rulesets) -> Result<Self, StoreError> {
        let StoredGame { game: row, seats, lines, drafts, take_overs, pauses, chat: _ } = stored;
        let damaged = |reason: String| StoreError::Damaged { game: row.id.clone(), reason };
        let setup: Setup =
            serde_json::from_str(&row.setup).map_err(|error| damaged(error.to_string()))?;
        let game = rulesets.game(&row.setup, setup).map_err(StoreError::Setup)?;
        if seats.len() != game.seats() {
            return Err(damaged(format!("{} seats for {} players", seats.len(), game.seats())));
        }
        let seats = seats
            .into_iter()
            .map(|seat| SeatInfo::from_row(&row.id, seat))
            .collect::<Result<_, _>>()?;
        let seed = Seed::from_bytes(&row.seed).map_err(|error| damaged(error.to_string()))?;
        let mut clocks: Option<Clocks> = row
            .clock
            .as_deref()
            .map(serde_json::from_str)
            .transpose()
            .map_err(|error| damaged(format!("the clock: {error}")))?;
        if let Some(clocks) = &mut clocks {
            clocks.leave_out(&pauses);
        }
        let mut table = Self {
            chronicle: Chronicle::new(game.piece_count(), game.active_seat()),
            id: row.id.clone(),
            name: row.name.clone(),
            purist: row.purist,
            pace_ms: row.pace_ms,
            seed,
            seeded_after: row.seeded_after,
            seat_order: row.seat_order.clone(),
            open_code: row.open_code.clone(),
            seats,
            game,
            actions: Vec::with_capacity(lines.len()),
            draft: None,
            clocks,
            answer_seconds: row.answer_seconds,
            asked_at: now_ms(),
            taken_over: take_overs.iter().filter_map(TakenOver::from_row).collect(),
        };
        // After a change of the keys the old ones say nothing; the moves are checked all the same.
        let compares_keys = row.key_version == KEY_VERSION;
        for (number, text) in (1..).zip(&lines) {
            table
                .replay_line(text, compares_keys)
                .map_err(|reason| damaged(format!("move {number}: {reason}")))?;
        }
        for draft in drafts {
            let decides = table.deciding_seat() == Some(Seat(draft.seat));
            if decides && draft.version == table.version() {
                table.draft = Some(DraftState { seat: Seat(draft.seat), moves: draft.moves });
                if table.tried_out().is_none() {
                    table.draft = None;
                }
            }
        }
        Ok(table)
    }

    fn replay_line(&mut self, text: &str, compares_keys: bool) -> Result<(), String> {
        let line: Line = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let by = match line.by.as_u64() {
            Some(seat) => Actor::Seat(Seat(u8::try_from(seat).map_err(|_| "no such seat")?)),
            None => Actor::Chance,
        };
        if self.game.decision().actor != Some(by) {
            return Err(format!("{by} was not to decide"));
        }
        let action = line
            .text
            .parse::<Move>()
            .map_err(|error| error.to_string())?
            .to_action(&self.game)
            .map_err(|error| error.to_string())?;
        self.replay(action).map_err(|refusal| refusal.to_string())?;
        let key = format!("{:016x}", self.game.key());
        if compares_keys && line.key != key {
            return Err(format!("the state key is {key}, the record says {}", line.key));
        }
        Ok(())
    }
}
