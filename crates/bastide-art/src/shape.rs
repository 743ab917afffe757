//! The geometry of a piece for those who draw on top of it: hit areas, highlights, foot points.

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::{SegmentRef, Symbol, Tile};

use crate::geometry::Point;
use crate::place::Site;
use crate::svg::{line_data, points_data};

/// The geometry of a piece on its cell.
#[derive(Clone, Debug)]
pub struct PieceShape {
    /// The north-western cell of the piece: all points are measured from its north-western corner.
    pub first_cell: Cell,
    /// The outline, as SVG path data.
    pub outline: String,
    /// Its segments.
    pub segments: Vec<SegmentShape>,
    /// Foot points of figures that stand on signs.
    pub symbols: Vec<(Symbol, Point)>,
}

/// The geometry of a segment.
#[derive(Clone, Debug)]
pub struct SegmentShape {
    /// The segment.
    pub segment: SegmentRef,
    /// Outlines of its area, without holes. A field that runs on under a city has several.
    pub loops: Vec<Vec<Point>>,
    /// The same as SVG path data.
    pub path: String,
    /// Foot point of a single figure.
    pub anchor: Point,
}

impl PieceShape {
    /// The geometry of `tile` with part 0 on `cell`, lying in `orientation`.
    pub fn new(tile: &Tile, cell: Cell, orientation: Orientation) -> Self {
        let site = Site::new(tile, cell, orientation);
        let segments = site
            .anchors()
            .into_iter()
            .map(|(segment, anchor)| {
                let loops = site.segment_loops(segment);
                SegmentShape { segment, path: points_data(&loops), loops, anchor }
            })
            .collect();
        let symbols = tile
            .symbols
            .iter()
            .filter_map(|&symbol| Some((symbol, site.symbol_anchor(symbol)?)))
            .collect();
        Self {
            first_cell: site.cell,
            outline: line_data(site.layout.outline().corners(), true),
            segments,
            symbols,
        }
    }
}
