//! What is printed on the tiles: kinds of tiles, the sets that hold them, and how both are read.
//!
//! Everything that the engine knows about a tile comes from here, never from its id.

mod definition;

pub use definition::{
    Building, City, Compass, CropCircle, Field, Quarter, River, Road, SegmentRef, SideKind, Stack,
    Symbol, Tile, TradeGood, Tunnel, Watchtower, WatchtowerKind, WindRose,
};
