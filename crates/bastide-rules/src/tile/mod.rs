//! What is printed on the tiles: kinds of tiles, the sets that hold them, and how both are read.
//!
//! Everything that the engine knows about a tile comes from here, never from its id.
//!
//! The data lie in the folder `tiles/` as TOML files, described in `docs/tiles.md`. Reading
//! goes in this order: `file` (the form of the files), `read` (text into values), `validate`
//! (one tile), `layout` (one start layout), `check` (what several files say together); the
//! outcome is a [`Library`].

mod check;
mod definition;
mod embedded;
mod error;
mod file;
mod layout;
mod library;
mod read;
mod saved_games;
mod set;
mod twin;
mod validate;

pub use definition::{
    Building, City, Compass, CropCircle, Field, Quarter, River, Road, SegmentRef, SideKind, Stack,
    Symbol, Tile, TradeGood, Tunnel, Watchtower, WatchtowerKind, WindRose,
};
pub use error::TileError;
pub use layout::{LayoutTile, StartLayout};
pub use library::Library;
pub use saved_games::{
    Element, ElementKind, SavedGameNames, SavedRule, SavedRuleValue, SavedValue, Token, TokenOwner,
    TokenSupply,
};
pub use set::{ProductBox, RemovalCondition, TileRemoval, TileSet};
