//! Puts pieces together: a board, its common sides, its figures.

mod common_sides;
mod figures;
mod highlights;
mod neutral;
mod of_game;
mod picture;

use std::collections::BTreeMap;

use bastide_rules::geometry::Cell;

pub use picture::{
    BoardPicture, CellState, Ghost, Highlight, MarkedCell, PictureError, Place, PlacedFigure,
    PlacedPiece,
};

use crate::document::{Document, View};
use crate::geometry::{Point, point};
use crate::overlay;
use crate::paint::{Drawn, paint};
use crate::place::Site;
use crate::style::Style;
use crate::svg::{line_data, number};
use crate::theme::PageColours;

pub(crate) use common_sides::CommonSides;

/// Free space round the board, in units of 1/100 tile.
const MARGIN: f64 = 44.0;

/// The place of a cell's north-western corner on the board.
pub(crate) fn corner_of(cell: Cell) -> Point {
    point(f64::from(cell.x) * 100.0, f64::from(cell.y) * 100.0)
}

/// SVG moved to a cell.
pub(crate) fn moved_to(cell: Cell, body: &str, attributes: &str) -> String {
    let corner = corner_of(cell);
    let (x, y) = (number(corner.x), number(corner.y));
    format!("<g transform=\"translate({x} {y})\"{attributes}>{body}</g>")
}

/// Pieces on their cells, laid out and drawn.
pub(crate) struct Board<'a> {
    pub sites: Vec<Site<'a>>,
    /// The drawing of each piece; empty if the pieces are only laid out.
    pub drawn: Vec<Drawn>,
    /// Indexes of the pieces that cover each cell, by row and column.
    pub by_cell: BTreeMap<(i16, i16), Vec<usize>>,
    pub style: Style,
}

impl<'a> Board<'a> {
    pub(crate) fn new(pieces: &[PlacedPiece<'a>], style: Style) -> Self {
        let mut board = Self::laid_out(pieces, style);
        board.drawn = board.sites.iter().map(|site| paint(site, &style)).collect();
        board
    }

    /// The pieces laid out but not drawn, which takes much longer: enough for the common sides.
    pub(crate) fn laid_out(pieces: &[PlacedPiece<'a>], style: Style) -> Self {
        let sites: Vec<Site<'a>> = pieces
            .iter()
            .map(|piece| Site::new(piece.tile, piece.cell, piece.orientation))
            .collect();
        let mut by_cell: BTreeMap<(i16, i16), Vec<usize>> = BTreeMap::new();
        for (index, piece) in pieces.iter().enumerate() {
            let shape = piece.tile.shape;
            for part in 0..shape.parts() {
                let (dx, dy) = shape.part_offset(part, piece.orientation);
                let cell = piece.cell.offset(dx, dy);
                by_cell.entry(cell.reading_order()).or_default().push(index);
            }
        }
        for pieces in by_cell.values_mut() {
            // Of two triangles in a cell the northern one comes first.
            let north = |index: usize| sites[index].layout.outline().centre();
            pieces.sort_by(|&a, &b| north(a).y.total_cmp(&north(b).y).then(a.cmp(&b)));
        }
        Self { sites, drawn: Vec::new(), by_cell, style }
    }

    /// Pieces whose first cell is `cell`.
    fn pieces_at(&self, cell: Cell) -> impl Iterator<Item = usize> + '_ {
        let covering = self.by_cell.get(&cell.reading_order()).into_iter().flatten().copied();
        covering.filter(move |&index| self.sites[index].cell == cell)
    }

    /// Occupied cells, row by row.
    fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.by_cell.keys().map(|&(y, x)| Cell::new(x, y))
    }

    /// The tiles lie on a table: an edge below, a shadow to the south-east.
    fn thickness(&self, page: &PageColours) -> String {
        let mut data = String::new();
        for cell in self.cells() {
            for index in self.pieces_at(cell) {
                let corners = self.sites[index].layout.outline().corners();
                let moved: Vec<Point> = corners.iter().map(|&p| p + corner_of(cell)).collect();
                data.push_str(&line_data(&moved, true));
            }
        }
        if data.is_empty() {
            return String::new();
        }
        let mut out = String::new();
        for (x, y) in [("2", "2.4"), ("3.5", "4.2"), ("5", "6")] {
            out.push_str(&format!(
                "<path d=\"{data}\" transform=\"translate({x} {y})\" fill=\"#1d130b\" \
                 fill-opacity=\".07\" stroke=\"#1d130b\" stroke-opacity=\".07\" \
                 stroke-width=\"2\" stroke-linejoin=\"round\"/>"
            ));
        }
        let edge = page.edge;
        out + &format!(
            "<path d=\"{data}\" transform=\"translate(.6 2.2)\" fill=\"{edge}\" \
             stroke=\"{edge}\" stroke-width=\"1\"/>"
        )
    }
}

/// Draws a board.
///
/// # Errors
/// If a figure, highlight or mark names a piece, segment or sign that is not there.
pub fn draw_board(picture: &BoardPicture<'_>) -> Result<String, PictureError> {
    let style = picture.style;
    let page = style.page.colours();
    let board = Board::new(&picture.pieces, style);
    check_newest(picture)?;
    let mut document = Document::new(style, view(picture, &board));
    let mut body = board.thickness(&page);
    for cell in board.cells() {
        for index in board.pieces_at(cell) {
            let clip = document.clip(board.sites[index].layout.outline());
            let flat = board.drawn[index].flat.concat();
            body.push_str(&moved_to(cell, &flat, &format!(" clip-path=\"url(#{clip})\"")));
        }
    }
    let sides = CommonSides::of_board(&board);
    body.push_str(&sides.flat.concat());
    let glow = highlights::highlights(picture, &board)?;
    body.push_str(&glow.on_the_ground);
    for cell in board.cells() {
        for index in board.pieces_at(cell) {
            body.push_str(&moved_to(cell, &board.drawn[index].tall_svg(), ""));
        }
        body.push_str(sides.tall_after(cell));
    }
    for cell in board.cells() {
        for index in board.pieces_at(cell) {
            let marks = board.drawn[index].marks.concat();
            if !marks.is_empty() {
                body.push_str(&moved_to(cell, &marks, ""));
            }
        }
    }
    body.push_str(&glow.above);
    for marked in &picture.cells {
        body.push_str(&overlay::marked_cell(*marked, &page));
    }
    for ghost in &picture.ghosts {
        let lone = Board::new(&[ghost.piece], style);
        let clip = document.clip(lone.sites[0].layout.outline());
        body.push_str(&overlay::ghost(&lone.sites[0], &lone.alone(&clip), ghost.allowed, &clip));
    }
    if let Some(newest) = picture.newest {
        body.push_str(&overlay::newest(&board.sites[newest]));
    }
    for standee in figures::standees(picture, &board)? {
        body.push_str(&standee.stamp(&style));
        document.define_figure(&standee);
    }
    Ok(document.finish(&body))
}

fn check_newest(picture: &BoardPicture<'_>) -> Result<(), PictureError> {
    match picture.newest {
        Some(piece) if piece >= picture.pieces.len() => Err(PictureError::NoSuchPiece {
            what: "the mark of the newest piece",
            piece,
            count: picture.pieces.len(),
        }),
        _ => Ok(()),
    }
}

/// The part of the table that the picture shows.
fn view(picture: &BoardPicture<'_>, board: &Board<'_>) -> View {
    let ghosts = picture.ghosts.iter().flat_map(|ghost| {
        let piece = ghost.piece;
        (0..piece.tile.shape.parts()).map(move |part| {
            let (dx, dy) = piece.tile.shape.part_offset(part, piece.orientation);
            piece.cell.offset(dx, dy)
        })
    });
    let marked = picture.cells.iter().map(|marked| marked.cell);
    let cells: Vec<Cell> = board.cells().chain(marked).chain(ghosts).collect();
    let left = cells.iter().map(|cell| cell.x).min().unwrap_or(0);
    let right = cells.iter().map(|cell| cell.x).max().unwrap_or(0);
    let top = cells.iter().map(|cell| cell.y).min().unwrap_or(0);
    let bottom = cells.iter().map(|cell| cell.y).max().unwrap_or(0);
    View {
        left: f64::from(left) * 100.0 - MARGIN,
        top: f64::from(top) * 100.0 - MARGIN,
        width: (f64::from(right) - f64::from(left) + 1.0) * 100.0 + 2.0 * MARGIN,
        height: (f64::from(bottom) - f64::from(top) + 1.0) * 100.0 + 2.0 * MARGIN,
    }
}

impl Board<'_> {
    /// The first piece by itself, clipped to its outline: hand, preview, sheet. It gets the houses
    /// of its own city sides.
    pub(crate) fn alone(&self, clip: &str) -> String {
        let drawn = &self.drawn[0];
        let sides = CommonSides::of_lone_piece(self);
        let body = [
            drawn.flat.concat(),
            sides.before.concat(),
            drawn.tall_svg(),
            sides.after.concat(),
            drawn.marks.concat(),
        ]
        .concat();
        format!("<g clip-path=\"url(#{clip})\">{body}</g>")
    }
}
