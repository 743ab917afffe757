//! Saved games (`.jcz`) of another program for the same family of games.
//!
//! [`import()`] makes a record of one, [`export()`] goes back, and [`check()`] compares the
//! expectations that such files may carry with what this engine makes of them. What the files
//! look like is described in `docs/formats.md`; the names in them come from
//! `tiles/saved-games.toml` and from the tile files.

mod assertion;
mod check;
mod elements;
mod error;
mod evaluate;
mod export;
mod figures;
mod file;
mod generator;
mod import;
mod location;
mod replay;
mod setup;

pub use check::{Check, Outcome, check, check_with_library};
pub use error::{ExportError, SavedGameError};
pub use export::{export, export_with_expectations};
pub use import::{Imported, import, import_with_library};

/// The longest file that is read, in bytes. Real ones have some hundred thousand at most.
pub const MAX_BYTES: usize = 16 << 20;
