//! The computer takes a seat over: its player left, or the time is over and another one asks.

use bastide_rules::Seat;

use super::clock::Clocks;
use super::owner::Owner;
use super::seat::Occupant;
use super::subscribers::Audience;
use crate::api::{Phase, TakeOver, TakeOverReason};
use crate::error::ApiError;
use crate::store::{Change, TakeOverRow};
use crate::wall_clock::now_ms;

/// The computer player that takes seats over.
pub(crate) const LEVEL: &str = "greedy";

/// A seat that the computer has taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TakenOver {
    pub seat: Seat,
    /// The version of the table at that moment; it is told with what follows.
    pub version: u32,
    pub reason: TakeOverReason,
}

impl TakenOver {
    /// What was kept; nothing if the reason is none.
    pub fn from_row(row: &TakeOverRow) -> Option<Self> {
        let reason = [TakeOverReason::Left, TakeOverReason::OutOfTime]
            .into_iter()
            .find(|&reason| reason_name(reason) == row.reason)?;
        Some(Self { seat: Seat(row.seat), version: row.version, reason })
    }
}

const fn reason_name(reason: TakeOverReason) -> &'static str {
    match reason {
        TakeOverReason::Left => "left",
        TakeOverReason::OutOfTime => "out_of_time",
    }
}

impl Owner {
    /// A player leaves the game; the computer plays on.
    pub(super) async fn leave(
        &mut self,
        tokens: &[String],
        request: TakeOver,
    ) -> Result<(), ApiError> {
        let own = self.table.seats_of_tokens(tokens)?;
        if !own.contains(&request.seat) {
            return Err(ApiError::leaves_other_seat(request.seat));
        }
        self.take_over(Seat(request.seat), TakeOverReason::Left).await
    }

    /// Another player asks for the computer, since the time of the one who decides is over.
    pub(super) async fn replace(
        &mut self,
        tokens: &[String],
        request: TakeOver,
    ) -> Result<(), ApiError> {
        let own = self.table.seats_of_tokens(tokens)?;
        let seat = Seat(request.seat);
        if own.iter().all(|&one| one == seat.0) {
            return Err(ApiError::only_other_seats());
        }
        let clocks = self.table.clocks.as_ref();
        if !clocks.is_some_and(|clocks| clocks.is_over_for(seat, now_ms())) {
            return Err(ApiError::clock_not_over(request.seat));
        }
        self.take_over(seat, TakeOverReason::OutOfTime).await
    }

    /// First the disk, then the table, then everybody.
    async fn take_over(&mut self, seat: Seat, reason: TakeOverReason) -> Result<(), ApiError> {
        if self.table.phase() == Phase::Finished {
            return Err(ApiError::game_over());
        }
        let game = self.table.id.clone();
        let version = self.table.version();
        let mut info = self.table.seats[seat.index()].clone();
        info.occupant = Occupant::Computer(LEVEL.to_owned());
        let row = TakeOverRow { seat: seat.0, version, reason: reason_name(reason).to_owned() };
        let decides = self.table.deciding_seat() == Some(seat);
        let mut changes = vec![
            Change::Seat { game: game.clone(), seat: info.to_row(seat.0) },
            Change::TakeOver { game: game.clone(), take_over: row },
        ];
        if decides {
            changes.push(Change::NoDraft { game: game.clone(), seat: seat.0 });
            changes.push(Change::State {
                game: game.clone(),
                computer_moves: true,
                finished: false,
            });
        }
        let clocks = self.table.clocks.clone().map(|mut clocks| {
            if decides {
                clocks.turn_to(None, now_ms());
            }
            clocks
        });
        changes.extend(Clocks::change(clocks.as_ref(), &game)?);
        self.tools.store.write(changes).await?;
        self.table.seats[seat.index()] = info;
        self.table.taken_over.push(TakenOver { seat, version, reason });
        self.table.clocks = clocks;
        if decides {
            self.table.draft = None;
        }
        self.subscribers.lose_seat(seat.0);
        self.tell(Audience::Everybody);
        Ok(())
    }
}
