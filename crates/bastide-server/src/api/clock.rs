use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How much time players have. Nothing happens by itself when it is over: the others may then let
/// the computer take over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// For what the time is.
    pub per: ClockPeriod,
    /// How many seconds: 1 to 30 days.
    pub seconds: u32,
}

/// For what the time of a clock is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockPeriod {
    /// For each time that a player is asked, until another one is.
    Move,
    /// For all that a player does in the game.
    Game,
}

/// What is left of a player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct PlayerClock {
    /// Milliseconds left when this was sent; 0 when the time is over.
    #[ts(type = "number")]
    pub left_ms: i64,
    /// Whether it is running.
    pub runs: bool,
}

/// Gives a seat to the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    /// The seat.
    pub seat: u8,
}

/// Why the computer has taken a seat over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TakeOverReason {
    /// The player left the game.
    Left,
    /// The player's time was over, and another player asked for it.
    OutOfTime,
}
