use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use bastide_art::PieceShape;
use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::{SegmentRef, Symbol, Tile};
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
    let mut segments: Vec<ShapeSegment> = drawn
        .segments
        .into_iter()
        .map(|segment| ShapeSegment {
            source: segment.segment,
            path: segment.path,
            anchor: ((segment.anchor.x + left) as f32, (segment.anchor.y + top) as f32),
        })
        .collect();
    // A garden is a sign to the drawing, but a segment to the rules, in the building's stead.
    let garden = drawn.symbols.iter().find(|(symbol, _)| *symbol == Symbol::Garden);
    if let (Some((_, foot)), None) = (garden, tile.building) {
        let radius = 18.0;
        let path = format!(
            "M{} {}a{radius} {radius} 0 1 0 {d} 0a{radius} {radius} 0 1 0 -{d} 0Z",
            foot.x - radius,
            foot.y,
            d = 2.0 * radius,
        );
        let anchor = ((foot.x + left) as f32, (foot.y + top) as f32);
        segments.push(ShapeSegment { source: SegmentRef::Building, path, anchor });
    }
    Shape { segments }
}

#[cfg(test)]
mod tests {
    use bastide_rules::setup::Abbot;
    use bastide_rules::tile::Library;
    use bastide_rules::{Ruleset, Setup};

    use super::*;

    #[test]
    fn every_segment_of_the_rules_has_a_place_for_figures() {
        let library = Library::standard();
        let sets = [&["base-c2", "river-1-c2", "river-2-c2"][..], &["winter"]];
        let (mut gardens, mut segments) = (0, 0);
        for sets in sets {
            let mut setup = Setup::with_sets(sets, 2);
            setup.options.abbot = Abbot::On;
            let rules = Ruleset::new(setup, library).unwrap();
            for kind in rules.kinds() {
                for orientation in Orientation::ALL {
                    let shape = shape(&kind.tile, Cell::new(-2, 5), orientation);
                    for segment in &kind.segments {
                        let anchor = shape.anchor(segment.source);
                        let (x, y) =
                            anchor.unwrap_or_else(|| panic!("{segment:?} of {}", kind.tile.id));
                        assert!((-200.0..=-100.0).contains(&x) && (500.0..=600.0).contains(&y));
                        gardens += u32::from(segment.kind == bastide_rules::SegmentKind::Garden);
                        segments += 1;
                    }
                }
            }
        }
        assert!(gardens >= 4 && segments > 500, "{gardens} {segments}");
    }
}
