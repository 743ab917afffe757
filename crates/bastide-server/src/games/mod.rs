//! Tables at which games are played.
//!
//! `table` is a table as a value, without waiting and without a disk; `chronicle` remembers what
//! happened at it; `seat` who sits there. `owner` is the task that owns a running table and does
//! one thing after the other; `registry` finds it; `computer` moves for computer players; `create`
//! opens tables.

mod chat;
mod chronicle;
mod clock;
mod command;
mod computer;
mod create;
mod draft;
mod load;
mod names;
mod owner;
mod record;
mod registry;
mod rulesets;
mod seat;
mod subscribers;
mod table;
mod take_over;

pub use command::{Command, Snapshot, Subscription};
pub use create::{Opening, open_table};
pub use names::is_id;
pub use subscribers::LINE_LENGTH;

pub use owner::OwnerOptions;
pub use registry::Registry;

pub(crate) use chronicle::{Chronicle, Happening};
pub(crate) use clock::Clocks;
pub(crate) use draft::{DraftState, TriedOut};
pub(crate) use record::line as record_line;
pub(crate) use seat::SeatInfo;
pub(crate) use table::TableGame;
pub(crate) use take_over::TakenOver;
