//! Draws tiles, boards and figures as SVG from their features alone.
//!
//! The look: an inked and painted map of the Languedoc. Nothing is read from files; everything is
//! computed from the features of a piece, its cell and its orientation, with integer hashing for
//! chance, so that the same input gives the same bytes on every machine.
//!
//! Folders in the order in which they depend on each other: `chance`, `geometry`, `svg`, `theme`,
//! `symbols` (small drawings stamped wherever they stand), `features` (a tile after turning),
//! `layout` (roads, rivers, walls, fields), `place` (buildings, signs, foot points), `paint` (one
//! piece as layers), `figures`, `cards`, `board`, `sheet`.
#![forbid(unsafe_code)]

mod board;
mod cards;
mod chance;
mod document;
mod features;
mod figure_picture;
mod figures;
mod geometry;
mod layers;
mod layout;
mod lettering;
mod overlay;
mod paint;
mod place;
#[cfg(feature = "png")]
mod png;
mod shape;
mod sheet;
mod style;
mod svg;
mod symbols;
#[cfg(test)]
#[path = "../tests/common/pieces.rs"]
mod test_tiles;
mod theme;
mod tile_picture;

pub use board::{
    BoardPicture, CellState, Ghost, Highlight, MarkedCell, PictureError, Place, PlacedFigure,
    PlacedPiece, draw_board,
};
pub use cards::{card_back, card_picture, card_sheet, card_symbol};
pub use figure_picture::draw_figure;
pub use figures::{Figure, NeutralFigure, PlayerColour, PlayerFigure, Pose};
pub use geometry::Point;
pub use layers::{JoinLayers, JoinSlot, LayerPicture, PieceLayers, joins_from, piece_layers};
#[cfg(feature = "png")]
pub use png::{MAX_SIDE, PngError, to_png};
pub use shape::{PieceShape, SegmentShape};
pub use sheet::{SheetEntry, sheet};
pub use style::{Detail, Page, Style, Theme};
pub use tile_picture::draw_tile;
