use std::sync::Arc;

use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use crate::api::{ServerMessage, Update};

use super::table::TableGame;
use crate::pictures::Shapes;
use crate::views::Viewer;

/// Messages that may wait for a client before it counts as too slow.
pub const LINE_LENGTH: usize = 64;

/// The way to a client: messages as JSON.
pub type Line = mpsc::Sender<Arc<str>>;

/// A client that hears of every change.
#[derive(Debug)]
struct Subscriber {
    id: u64,
    own_seats: Vec<u8>,
    /// The version that it was told last.
    version: u32,
    line: Line,
}

/// The clients that hear of every change of a table.
#[derive(Debug, Default)]
pub(super) struct Subscribers {
    list: Vec<Subscriber>,
}

/// Whom a message concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    Everybody,
    /// Those who hold the seat.
    Seat(u8),
}

impl Subscribers {
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// For each seat whether a client of it is connected.
    pub fn present(&self, seats: usize) -> Vec<bool> {
        let mut present = vec![false; seats];
        for seat in self.list.iter().flat_map(|subscriber| &subscriber.own_seats) {
            if let Some(there) = present.get_mut(usize::from(*seat)) {
                *there = true;
            }
        }
        present
    }

    /// Adds a client that knows `version` from now on; it takes the place of one with its number.
    pub fn add(&mut self, id: u64, own_seats: Vec<u8>, version: u32, line: Line) {
        self.remove(id);
        self.list.push(Subscriber { id, own_seats, version, line });
    }

    /// Forgets a client. Whether it was there.
    pub fn remove(&mut self, id: u64) -> bool {
        let before = self.list.len();
        self.list.retain(|subscriber| subscriber.id != id);
        before != self.list.len()
    }

    /// The clients of a seat hold it no longer.
    pub fn lose_seat(&mut self, seat: u8) {
        for subscriber in &mut self.list {
            subscriber.own_seats.retain(|&own| own != seat);
        }
    }

    /// Sends a message to all. Returns how many were too slow; they are dropped.
    pub fn tell_all(&mut self, message: &Arc<str>) -> usize {
        let mut too_slow = 0;
        self.list.retain(|subscriber| match subscriber.line.try_send(Arc::clone(message)) {
            Ok(()) => true,
            Err(error) => {
                too_slow += usize::from(matches!(error, TrySendError::Full(_)));
                false
            }
        });
        too_slow
    }

    /// Tells the audience what has changed since it was told last. Clients that are too slow are
    /// dropped: their line closes, and they come back with the version they know.
    /// Returns how many those were.
    pub fn tell(&mut self, table: &TableGame, shapes: &Shapes, audience: Audience) -> usize {
        let mut too_slow = 0;
        let present = self.present(table.seats.len());
        let viewer = Viewer { table, shapes, present: &present };
        // What is seen depends on the own seats: their decisions, their hands. Clients with the same
        // seats, above all those who watch, share a message.
        let mut made: Vec<Made> = Vec::new();
        self.list.retain_mut(|subscriber| {
            let concerned = match audience {
                Audience::Everybody => true,
                Audience::Seat(seat) => subscriber.own_seats.contains(&seat),
            };
            if !concerned {
                return true;
            }
            let version = subscriber.version;
            let is_same =
                |made: &&Made| made.own_seats == subscriber.own_seats && made.version == version;
            let message = match made.iter().find(is_same) {
                Some(made) => Arc::clone(&made.message),
                None => {
                    let update = viewer.update(subscriber.version, &subscriber.own_seats);
                    let Some(message) = update.and_then(update_message) else { return false };
                    made.push(Made {
                        own_seats: subscriber.own_seats.clone(),
                        version,
                        message: Arc::clone(&message),
                    });
                    message
                }
            };
            subscriber.version = table.version();
            match subscriber.line.try_send(message) {
                Ok(()) => true,
                Err(error) => {
                    too_slow += usize::from(matches!(error, TrySendError::Full(_)));
                    false
                }
            }
        });
        too_slow
    }
}

/// A message made for clients with the same seats that know the same version.
struct Made {
    own_seats: Vec<u8>,
    version: u32,
    message: Arc<str>,
}

/// An update as a message.
pub(super) fn update_message(update: Update) -> Option<Arc<str>> {
    to_json(&ServerMessage::Update { update: Box::new(update) })
}

/// A message as JSON.
pub(super) fn to_json(message: &ServerMessage) -> Option<Arc<str>> {
    match serde_json::to_string(message) {
        Ok(json) => Some(json.into()),
        Err(error) => {
            tracing::error!(%error, "a message can't be written as JSON");
            None
        }
    }
}
