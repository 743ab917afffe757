//! Pictures of single tiles.

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::Tile;

use crate::board::{Board, PlacedPiece};
use crate::document::{Document, View};
use crate::style::Style;
use crate::svg::escaped;

/// Draws one tile by itself, in `orientation`, without a table round it.
///
/// The picture is 100 units wide and high; doubles take 200 units in their long direction.
pub fn draw_tile(tile: &Tile, orientation: Orientation, style: &Style) -> String {
    let piece = PlacedPiece { tile, cell: Cell::default(), orientation };
    let board = Board::new(&[piece], *style);
    let outline = board.sites[0].layout.outline();
    let (low, high) = outline.bounds();
    let view = View { left: low.x, top: low.y, width: high.x - low.x, height: high.y - low.y };
    let mut document = Document::new(*style, view).without_table();
    let clip = document.clip(outline);
    document.finish(&format!("<title>{}</title>{}", escaped(&tile.id), board.alone(&clip)))
}
