use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use bastide_art::PieceShape;
use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::{SegmentRef, Tile};
use lru::LruCache;

/// Shapes kept at most: those of some fifty boards.
const KEPT: NonZeroUsize = NonZeroUsize::new(4096).expect("4096 is not 0");

/// A tile on a cell, as it lies.
type Key = (String, Cell, Orientation);

/// The outlines of segments and the places of figures on pieces, worked out once and shared by
/// all games.
#[derive(Debug)]
pub(crate) struct Shapes {
    kept: Mutex<LruCache<Key, Arc<Shape>>>,
}

/// The outlines and places of a piece, in board units (1/100 cell).
#[derive(Debug)]
pub(crate) struct Shape {
    pub segments: Vec<ShapeSegment>,
}

/// The outline and place of a segment.
#[derive(Debug)]
pub(crate) struct ShapeSegment {
    pub source: SegmentRef,
    /// SVG path data, from the corner of the piece.
    pub path: String,
    pub anchor: (f32, f32),
}

impl Shape {
    /// Where a figure stands on the segment.
    pub fn anchor(&self, source: SegmentRef) -> Option<(f32, f32)> {
        self.segments.iter().find(|segment| segment.source == source).map(|found| found.anchor)
    }
}

impl Shapes {
    pub fn new() -> Self {
        Self { kept: Mutex::new(LruCache::new(KEPT)) }
    }

    /// The shape of a tile on a cell.
    pub fn of(&self, tile: &Tile, cell: Cell, orientation: Orientation) -> Arc<Shape> {
        let key = (tile.id.clone(), cell, orientation);
        // A panic elsewhere leaves the cache whole: entries are put in one piece.
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(kept.get_or_insert(key, || Arc::new(shape(tile, cell, orientation))))
    }
}

fn shape(tile: &Tile, cell: Cell, orientation: Orientation) -> Shape {
    let drawn = PieceShape::new(tile, cell, orientation);
    let (left, top) =
        (f64::from(drawn.first_cell.x) * 100.0, f64::from(drawn.first_cell.y) * 100.0);
    let segments = drawn
        .segments
        .into_iter()
        .map(|segment| ShapeSegment {
            source: segment.segment,
            path: segment.path,
            anchor: ((segment.anchor.x + left) as f32, (segment.anchor.y + top) as f32),
        })
        .collect();
    Shape { segments }
}
