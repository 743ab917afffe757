//! The clocks of a game: whose runs, and how much is left. A value without a clock of its own:
//! whoever asks says what time it is.

use bastide_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::api::{Clock, ClockPeriod, PlayerClock};
use crate::error::ApiError;
use crate::store::Change;

/// The longest time of a clock, in seconds: 30 days.
const LONGEST: u32 = 30 * 24 * 60 * 60;

/// The clocks of a game, as they are kept. Times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Clocks {
    rule: Clock,
    /// The seat whose clock runs.
    runs_for: Option<u8>,
    /// Since when.
    since: i64,
    /// Milliseconds used before, by seat.
    used: Vec<i64>,
}

impl Clocks {
    /// The clocks of a new game; none runs.
    ///
    /// # Errors
    /// A time that is none.
    pub fn new(rule: Clock, seats: usize) -> Result<Self, ApiError> {
        if rule.seconds == 0 || rule.seconds > LONGEST {
            return Err(ApiError::malformed(format!("clock: 1 to {LONGEST} seconds")));
        }
        Ok(Self { rule, runs_for: None, since: 0, used: vec![0; seats] })
    }

    /// The change that writes them to disk; nothing for a game without clocks.
    ///
    /// # Errors
    /// They cannot be written as JSON.
    pub fn change(clocks: Option<&Self>, game: &str) -> Result<Option<Change>, ApiError> {
        let Some(clocks) = clocks else { return Ok(None) };
        let clock = serde_json::to_string(clocks).map_err(|error| ApiError::internal(&error))?;
        Ok(Some(Change::Clock { game: game.to_owned(), clock }))
    }

    /// The rule by which they run.
    pub const fn rule(&self) -> Clock {
        self.rule
    }

    /// Lets the clock of `decides` run from now on. Whether anything has changed: a player who
    /// goes on deciding gets no new time.
    pub fn turn_to(&mut self, decides: Option<Seat>, now: i64) -> bool {
        let next = decides.map(|seat| seat.0);
        if next == self.runs_for {
            return false;
        }
        if let Some(used) = self.runs_for.and_then(|seat| self.used.get_mut(usize::from(seat))) {
            *used += (now - self.since).max(0);
        }
        (self.runs_for, self.since) = (next, now);
        true
    }

    /// Leaves out the time in which no server ran; `pauses` are their beginnings and ends.
    pub fn leave_out(&mut self, pauses: &[(i64, i64)]) {
        let since = self.since;
        let lost: i64 = pauses.iter().map(|&(from, to)| (to - from.max(since)).max(0)).sum();
        self.since += lost;
    }

    /// What is left of the time of `seat`.
    pub fn of(&self, seat: Seat, now: i64) -> PlayerClock {
        let runs = self.runs_for == Some(seat.0);
        let running = if runs { (now - self.since).max(0) } else { 0 };
        let before = match self.rule.per {
            ClockPeriod::Move => 0,
            ClockPeriod::Game => self.used.get(seat.index()).copied().unwrap_or(0),
        };
        let left = i64::from(self.rule.seconds) * 1000 - before - running;
        PlayerClock { left_ms: left.max(0), runs }
    }

    /// Whether `seat` is asked and its time is over.
    pub fn is_over_for(&self, seat: Seat, now: i64) -> bool {
        let clock = self.of(seat, now);
        clock.runs && clock.left_ms == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(per: ClockPeriod) -> Clocks {
        Clocks::new(Clock { per, seconds: 10 }, 2).unwrap()
    }

    #[test]
    fn a_move_has_its_time_anew() {
        let mut clocks = clocks(ClockPeriod::Move);
        let (anna, ben) = (Seat(0), Seat(1));
        assert_eq!(clocks.of(anna, 999_999), PlayerClock { left_ms: 10_000, runs: false });
        assert!(clocks.turn_to(Some(anna), 1_000));
        // A second decision of the same player is no new move.
        assert!(!clocks.turn_to(Some(anna), 5_000));
        assert_eq!(clocks.of(anna, 9_000), PlayerClock { left_ms: 2_000, runs: true });
        assert!(!clocks.is_over_for(anna, 10_999) && clocks.is_over_for(anna, 11_000));
        assert_eq!(clocks.of(anna, 50_000).left_ms, 0);
        assert!(clocks.turn_to(Some(ben), 20_000));
        assert_eq!(clocks.of(anna, 30_000), PlayerClock { left_ms: 10_000, runs: false });
        assert!(!clocks.is_over_for(anna, 90_000) && clocks.is_over_for(ben, 30_000));
        assert!(clocks.turn_to(None, 31_000));
        assert!(!clocks.is_over_for(ben, 90_000));
    }

    #[test]
    fn a_game_has_its_time_once() {
        let mut clocks = clocks(ClockPeriod::Game);
        let (anna, ben) = (Seat(0), Seat(1));
        clocks.turn_to(Some(anna), 0);
        clocks.turn_to(Some(ben), 4_000);
        assert_eq!(clocks.of(anna, 9_000), PlayerClock { left_ms: 6_000, runs: false });
        clocks.turn_to(Some(anna), 5_000);
        assert_eq!(clocks.of(ben, 9_000).left_ms, 9_000);
        assert!(clocks.is_over_for(anna, 11_000) && !clocks.is_over_for(anna, 10_999));
    }

    #[test]
    fn pauses_of_the_server_do_not_count() {
        let mut clocks = clocks(ClockPeriod::Move);
        clocks.turn_to(Some(Seat(0)), 1_000);
        // One pause before, one that began before, one after.
        clocks.leave_out(&[(0, 500), (500, 2_000), (3_000, 60_000)]);
        assert_eq!(clocks.of(Seat(0), 61_000).left_ms, 10_000 - 2_000);
        // A clock that was set back by hand gives nobody more than there is.
        assert_eq!(clocks.of(Seat(0), 0).left_ms, 10_000);
    }

    #[test]
    fn times_that_are_none() {
        for seconds in [0, LONGEST + 1, u32::MAX] {
            assert!(Clocks::new(Clock { per: ClockPeriod::Move, seconds }, 2).is_err());
        }
    }
}
