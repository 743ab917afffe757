//! Fair draws: a game's seed, the promise made about it, the numbers drawn from it, and the check
//! of a finished record. `docs/fair-draws.md` describes all of it for people who want to check a
//! game with a program of their own.

mod draw;
mod first_game;
mod seed;
mod verify;

pub(crate) use first_game::is_set_of_first_game;
pub use first_game::{first_game_setup, has_chosen_order};
pub use seed::{Seed, SeedError};
pub use verify::{SealRemark, Verdict, VerifyError, verify};
