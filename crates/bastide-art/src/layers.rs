//! Pictures of the layers of a board, one document for each layer of each piece and for each
//! common side, so that a client can put a board together and keep what does not change.
//!
//! Layers lie on each other as in [`draw_board`](crate::draw_board): all flat ones of pieces and
//! then of joins, then row by row the tall ones of pieces and joins, then all marks.

use bastide_rules::geometry::{Cell, Side};

use crate::board::{Board, CommonSides, PlacedPiece, corner_of, moved_to};
use crate::document::{Document, View};
use crate::geometry::{Point, point};
use crate::style::Style;

/// How far things may stand out of their piece to the north and to the other sides, in units of
/// 1/100 tile. Trees and towers are the highest.
const ABOVE: f64 = 45.0;
const BESIDE: f64 = 20.0;

/// A picture and the part of the board that it fills, in units of 1/100 tile from the
/// north-western corner of cell (0, 0).
#[derive(Clone, Debug, PartialEq)]
pub struct LayerPicture {
    /// Left.
    pub x: f64,
    /// Top.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
    /// A complete SVG document.
    pub svg: String,
}

/// The layers of a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceLayers {
    /// Ground, roads, rivers, paving.
    pub flat: LayerPicture,
    /// What stands up.
    pub tall: Option<LayerPicture>,
    /// Shields and other signs that nothing may hide.
    pub marks: Option<LayerPicture>,
}

/// Where a join lies, seen from its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum JoinSlot {
    /// On the eastern side.
    East,
    /// On the southern side.
    South,
    /// On the south-eastern corner.
    Corner,
}

/// What stands on a common side or corner; it is there only when the pieces on all sides are.
#[derive(Clone, Debug, PartialEq)]
pub struct JoinLayers {
    /// The cell.
    pub cell: Cell,
    /// Where.
    pub slot: JoinSlot,
    /// Flat things.
    pub flat: Option<LayerPicture>,
    /// What stands up.
    pub tall: Option<LayerPicture>,
}

/// Draws the layers of a piece.
pub fn piece_layers(piece: PlacedPiece<'_>, style: &Style) -> PieceLayers {
    let board = Board::new(&[piece], *style);
    let (site, drawn) = (&board.sites[0], &board.drawn[0]);
    let (low, high) = site.layout.outline().bounds();
    let corner = corner_of(site.cell);
    let mut flat = Document::new(*style, view(corner + low, corner + high, 0.0, 0.0));
    let clip = flat.clip(site.layout.outline());
    let ground = drawn.flat.concat();
    let ground = moved_to(site.cell, &ground, &format!(" clip-path=\"url(#{clip})\""));
    let standing = |svg: String| {
        let view = view(corner + low, corner + high, ABOVE, BESIDE);
        let body = moved_to(site.cell, &svg, "");
        (!svg.is_empty()).then(|| picture(Document::new(*style, view), view, &body))
    };
    let flat_view = view(corner + low, corner + high, 0.0, 0.0);
    PieceLayers {
        flat: picture(flat, flat_view, &ground),
        tall: standing(drawn.tall_svg()),
        marks: standing(drawn.marks.concat()),
    }
}

/// Draws what stands on the common sides and corners of the pieces from index `first` on.
/// `pieces` must hold all pieces in the cells around them.
pub fn joins_from(pieces: &[PlacedPiece<'_>], first: usize, style: &Style) -> Vec<JoinLayers> {
    let board = Board::laid_out(pieces, *style);
    let mut slots: Vec<(Cell, JoinSlot)> = Vec::new();
    for piece in pieces.iter().skip(first) {
        for part in 0..piece.tile.shape.parts() {
            let (dx, dy) = piece.tile.shape.part_offset(part, piece.orientation);
            let cell = piece.cell.offset(dx, dy);
            let (north, west) = (cell.step(Side::N), cell.step(Side::W));
            slots.extend([
                (cell, JoinSlot::East),
                (west, JoinSlot::East),
                (cell, JoinSlot::South),
                (north, JoinSlot::South),
                (cell, JoinSlot::Corner),
                (north, JoinSlot::Corner),
                (west, JoinSlot::Corner),
                (north.step(Side::W), JoinSlot::Corner),
            ]);
        }
    }
    slots.sort_unstable_by_key(|(cell, slot)| (cell.reading_order(), *slot));
    slots.dedup();
    slots.into_iter().filter_map(|(cell, slot)| join(&board, cell, slot, style)).collect()
}

fn join(board: &Board<'_>, cell: Cell, slot: JoinSlot, style: &Style) -> Option<JoinLayers> {
    let things = match slot {
        JoinSlot::East => CommonSides::of_side(board, cell, Side::E),
        JoinSlot::South => CommonSides::of_side(board, cell, Side::S),
        JoinSlot::Corner => CommonSides::of_corner(board, cell),
    };
    let (near, far) = match slot {
        JoinSlot::East => (point(100.0, 0.0), point(100.0, 100.0)),
        JoinSlot::South => (point(0.0, 100.0), point(100.0, 100.0)),
        JoinSlot::Corner => (point(100.0, 100.0), point(100.0, 100.0)),
    };
    let corner = corner_of(cell);
    let layer = |svg: &str| {
        let view = view(corner + near, corner + far, ABOVE, BESIDE);
        (!svg.is_empty()).then(|| picture(Document::new(*style, view), view, svg))
    };
    let (flat, tall) = (layer(&things.flat.concat()), layer(things.tall_after(cell)));
    (flat.is_some() || tall.is_some()).then_some(JoinLayers { cell, slot, flat, tall })
}

fn view(low: Point, high: Point, above: f64, beside: f64) -> View {
    View {
        left: low.x - beside,
        top: low.y - above,
        width: high.x - low.x + 2.0 * beside,
        height: high.y - low.y + above + beside,
    }
}

fn picture(document: Document, view: View, body: &str) -> LayerPicture {
    LayerPicture {
        x: view.left,
        y: view.top,
        width: view.width,
        height: view.height,
        svg: document.without_table().finish(body),
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::geometry::Orientation;
    use bastide_rules::tile::Library;

    use super::*;

    fn placed(tile: &str, x: i16, y: i16) -> PlacedPiece<'static> {
        PlacedPiece {
            tile: Library::standard().tile(tile).unwrap(),
            cell: Cell::new(x, y),
            orientation: Orientation::default(),
        }
    }

    #[test]
    fn every_layer_is_a_document_that_needs_nothing_else() {
        let mut pictures = 0;
        for tile in Library::standard().tiles() {
            let piece =
                PlacedPiece { tile, cell: Cell::new(2, -3), orientation: Orientation::default() };
            let layers = piece_layers(piece, &Style::default());
            for picture in [Some(layers.flat), layers.tall, layers.marks].into_iter().flatten() {
                let document = roxmltree::Document::parse(&picture.svg).unwrap();
                let names: Vec<&str> =
                    document.descendants().filter_map(|node| node.attribute("id")).collect();
                for node in document.descendants() {
                    if let Some(used) = node.attribute("href") {
                        assert!(names.contains(&&used[1..]), "{}: {used}", tile.id);
                    }
                }
                pictures += 1;
            }
        }
        assert!(pictures > 500, "{pictures}");
    }

    #[test]
    fn joins_appear_when_both_pieces_lie_there() {
        let lone = [placed("base-frfr", 0, 0)];
        assert_eq!(joins_from(&lone, 0, &Style::default()), []);
        let city = Library::standard()
            .tiles()
            .find(|tile| {
                tile.sides.len() == 4
                    && tile.sides.iter().all(|side| *side == bastide_rules::tile::SideKind::City)
            })
            .unwrap();
        let pair = [placed(&city.id, 0, 0), placed(&city.id, 1, 0)];
        let joins = joins_from(&pair, 1, &Style::default());
        assert_eq!(joins.len(), 1);
        assert_eq!((joins[0].cell, joins[0].slot), (Cell::new(0, 0), JoinSlot::East));
        assert!(joins[0].tall.as_ref().unwrap().svg.contains("<use"));
    }
}
