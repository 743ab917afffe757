//! Picture sheets: all tiles of a set with their ids and copies.

use bastide_rules::geometry::{Cell, Orientation, Shape};
use bastide_rules::tile::Tile;

use crate::board::{Board, PlacedPiece};
use crate::document::{Document, View};
use crate::geometry::point;
use crate::lettering::{Anchor, lettering, text_width};
use crate::style::Style;
use crate::svg::{escaped, number};

/// A tile on a sheet.
#[derive(Clone, Copy, Debug)]
pub struct SheetEntry<'a> {
    /// The tile.
    pub tile: &'a Tile,
    /// How often it is in the set; written below it.
    pub copies: u16,
}

/// Width of a column and height of a row for square tiles.
const COLUMN: f64 = 111.0;
const ROW: f64 = 121.0;
const MARGIN: f64 = 12.0;
const HEADING: f64 = 28.0;

/// Draws all tiles of `entries` on one sheet under the heading `title`.
pub fn sheet(title: &str, entries: &[SheetEntry<'_>], style: &Style) -> String {
    let colours = style.page.colours();
    let wide = entries.iter().any(|entry| entry.tile.shape == Shape::Double);
    let column = if wide { COLUMN + 100.0 } else { COLUMN };
    let columns = columns(entries.len());
    let rows = entries.len().div_ceil(columns);
    let view = View {
        left: 0.0,
        top: 0.0,
        width: MARGIN + columns as f64 * column,
        height: HEADING + rows as f64 * ROW + 2.0,
    };
    let mut document = Document::new(*style, view);
    let heading_height = 9.0_f64.min(9.0 * (view.width - 20.0) / text_width(title, 9.0).max(1.0));
    let mut body = format!("<title>{}</title>", escaped(title));
    body.push_str(&lettering(
        title,
        point(view.width / 2.0, 18.0),
        heading_height,
        Anchor::Middle,
        colours.text,
        1.5,
    ));
    for (index, entry) in entries.iter().enumerate() {
        let (x, y) = (index % columns, index / columns);
        // Neighbours on the sheet are no neighbours on a board: seeds lie well apart.
        let cell = Cell::new((x % 1000) as i16 * 3, (y % 1000) as i16 * 5);
        let piece = PlacedPiece { tile: entry.tile, cell, orientation: Orientation::default() };
        let board = Board::new(&[piece], *style);
        let clip = document.clip(board.sites[0].layout.outline());
        let (left, top) = (MARGIN + x as f64 * column, HEADING + y as f64 * ROW);
        body.push_str(&format!(
            "<g transform=\"translate({} {})\">{}</g>",
            number(left),
            number(top),
            board.alone(&clip)
        ));
        let label = format!("{} ×{}", entry.tile.id, entry.copies);
        let room = column - 5.0;
        let height = 5.2_f64.min(5.2 * room / text_width(&label, 5.2).max(1.0));
        let middle = left + (column - COLUMN + 100.0) / 2.0;
        let at = point(middle, top + 110.0);
        body.push_str(&lettering(&label, at, height, Anchor::Middle, colours.text, 0.75));
    }
    document.finish(&body)
}

/// A number of columns that makes the sheet a little wider than high.
fn columns(tiles: usize) -> usize {
    let mut columns = 1;
    while columns * columns * 2 < tiles * 3 {
        columns += 1;
    }
    columns.clamp(1, 12)
}
