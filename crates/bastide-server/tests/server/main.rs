//! The server with the real thing: a real port, a real file, real clients.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod bad_input;
mod cards;
mod chat;
mod clocks;
mod commit_points;
mod common;
mod full_disk;
mod fuzz;
mod many;
mod pictures;
mod play;
mod saved_games;
mod secrets;
mod types;
