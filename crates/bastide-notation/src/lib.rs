//! Games, positions and moves as text: records of games, scenarios for tests of the rules, and
//! the saved games (`.jcz`) of another program. `docs/formats.md` describes all of them.
//!
//! ```
//! use bastide_notation::Move;
//!
//! let text = "meeple city (0,-1)/0";
//! let one: Move = text.parse().expect("a move");
//! assert_eq!(one.to_string(), text);
//! ```
#![forbid(unsafe_code)]

pub mod jcz;
pub mod record;
pub mod scenario;

mod cursor;
mod moves;

pub use cursor::TextError;
pub use moves::{Move, MoveError, Place};
