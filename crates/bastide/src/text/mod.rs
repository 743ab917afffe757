//! Games as text for a terminal: tiles, boards, what happened, tables of points.
//!
//! `style` (colours, or none), `canvas` (marks in rows and columns), `tile` (one piece), `board`
//! (the whole table), `card` and `events` (sentences), `tally` (points by kind of feature).

mod board;
mod canvas;
mod card;
mod events;
mod style;
mod tally;
mod tile;

pub(crate) use board::{BoardText, Label};
pub(crate) use canvas::Canvas;
pub(crate) use card::{card_in_question, card_of_action};
pub(crate) use events::{Names, describe_action, describe_event};
pub(crate) use style::{ColorChoice, Painter, Style};
pub(crate) use tally::Tally;
pub(crate) use tile::{PictureSize, TilePicture};
