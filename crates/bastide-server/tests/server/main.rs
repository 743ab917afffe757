//! The server with the real thing: a real port, a real file, real clients.

mod bad_input;
mod common;
mod full_disk;
mod fuzz;
mod many;
mod pictures;
mod play;
mod saved_games;
mod types;
