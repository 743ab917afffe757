//! The rules of the Carcassonne family of tile-laying games.
#![forbid(unsafe_code)]

pub mod geometry;
pub mod tile;
