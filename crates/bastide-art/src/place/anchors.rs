//! Where figures stand. Scenery plays no part, so a figure never jumps.

use bastide_rules::geometry::HalfSide;
use bastide_rules::tile::{SegmentRef, Symbol};

use super::Site;
use super::room::{best_spot, border_gap, city_room, keep_gap};
use crate::features::Landmark;
use crate::geometry::{
    Point, along, area, centroid, contains, distance, edge_distance, line_length, offset_line,
    point,
};
use crate::layout::{Face, RIVER_WIDTH, ROAD_WIDTH};

/// Feet of two figures on different segments of a piece keep at least this distance where the
/// piece has room for it.
const APART: f64 = 12.0;

/// The field outlines of a piece, by field segment.
pub(crate) type FieldLoops = Vec<Vec<Vec<Point>>>;

impl Site<'_> {
    /// For each field of the tile the outlines of its parts as they are drawn. A field has
    /// several parts only where it runs on under a city.
    pub(crate) fn field_loops(&self) -> FieldLoops {
        let faces = self.layout.faces();
        let fields = &self.layout.features.fields;
        let mut loops: FieldLoops = fields
            .iter()
            .map(|halves| {
                let belongs = |face: &&Face| face.halves.iter().any(|half| halves.contains(half));
                faces.iter().filter(belongs).map(|face| face.outline.clone()).collect()
            })
            .collect();
        let inner: Vec<usize> = (0..fields.len()).filter(|&n| fields[n].is_empty()).collect();
        let inner_faces = faces.iter().filter(|face| face.halves.is_empty());
        for (n, face) in inner_faces.enumerate() {
            if !inner.is_empty() {
                let field = self.side_of_first_city(&face.outline).unwrap_or(n) % inner.len();
                loops[inner[field]].push(face.outline.clone());
            }
        }
        loops
    }

    /// Where two cities cross, the upper one passes over the fields: a field is what lies on one
    /// side of the lower city. Returns which wall of that city is nearest to an inner face.
    fn side_of_first_city(&self, face: &[Point]) -> Option<usize> {
        let is_crossed = self
            .tile
            .crossings
            .iter()
            .any(|pair| matches!(pair, (SegmentRef::City(_), SegmentRef::City(_))));
        let middle = centroid(face);
        let walls = self.layout.cities.first().filter(|_| is_crossed)?.walls.iter().enumerate();
        let gap = |wall: &[Point]| crate::geometry::line_distance(middle, wall);
        walls.min_by(|a, b| gap(a.1).total_cmp(&gap(b.1))).map(|(n, _)| n)
    }

    /// Outlines of the area of a segment: hit area and highlight. Roads and rivers are bands of
    /// their full width; a building is a disc. Empty if the tile has no such segment.
    pub(crate) fn segment_loops(&self, segment: SegmentRef) -> Vec<Vec<Point>> {
        match segment {
            SegmentRef::City(index) => self
                .layout
                .cities
                .iter()
                .filter(|city| city.segment == Some(index))
                .map(|city| city.polygon.clone())
                .collect(),
            SegmentRef::Road(index) => self
                .layout
                .roads
                .iter()
                .filter(|road| road.segment == index)
                .flat_map(|road| std::iter::once(road.line.clone()).chain(road.spur_lines()))
                .map(|line| ribbon_outline(&line, ROAD_WIDTH / 2.0))
                .collect(),
            SegmentRef::River(index) => self
                .layout
                .rivers
                .iter()
                .filter(|river| river.segment == index)
                .map(|river| ribbon_outline(&river.line, RIVER_WIDTH / 2.0))
                .collect(),
            SegmentRef::Field(index) => {
                self.field_loops().into_iter().nth(index).unwrap_or_default()
            }
            SegmentRef::Building => {
                self.building_spot_of_tile().map(|at| disc_outline(at, 18.0)).into_iter().collect()
            }
        }
    }

    /// The place of the building of the tile (a castle counts as one).
    fn building_spot_of_tile(&self) -> Option<Point> {
        self.landmarks.iter().find_map(|&(landmark, at)| {
            matches!(landmark, Landmark::Building(_) | Landmark::Castle).then_some(at)
        })
    }

    /// All segments of the tile, in the order in which they take their anchors.
    pub(crate) fn segments(&self) -> Vec<SegmentRef> {
        let tile = self.tile;
        let mut out: Vec<SegmentRef> = (0..tile.cities.len()).map(SegmentRef::City).collect();
        out.extend((0..tile.fields.len()).map(SegmentRef::Field));
        if self.building_spot_of_tile().is_some() {
            out.push(SegmentRef::Building);
        }
        out.extend((0..tile.roads.len()).map(SegmentRef::Road));
        out.extend((0..tile.rivers.len()).map(SegmentRef::River));
        out
    }

    /// The foot point of a single figure on each segment. No two coincide.
    pub(crate) fn anchors(&self) -> Vec<(SegmentRef, Point)> {
        let fields = self.field_loops();
        let mut out: Vec<(SegmentRef, Point)> = Vec::new();
        for segment in self.segments() {
            let candidates = self.anchor_candidates(segment, &fields);
            let room = |p: Point| {
                out.iter().map(|&(_, other)| distance(p, other)).fold(f64::INFINITY, f64::min)
            };
            let free = candidates.iter().copied().find(|&p| room(p) >= APART);
            let roomiest =
                || candidates.iter().copied().max_by(|&a, &b| room(a).total_cmp(&room(b)));
            if let Some(at) = free.or_else(roomiest) {
                out.push((segment, at));
            }
        }
        out
    }

    /// Places for a figure on a segment, best first.
    fn anchor_candidates(&self, segment: SegmentRef, fields: &FieldLoops) -> Vec<Point> {
        let first = match segment {
            SegmentRef::City(index) => self.city_anchor(index),
            SegmentRef::Field(index) => self.field_anchor(&fields[index]),
            SegmentRef::Building => {
                self.building_spot_of_tile().map(|at| point(at.x + 6.0, at.y + 13.0))
            }
            SegmentRef::Road(index) => {
                let road = self.layout.roads.iter().find(|road| road.segment == index);
                return road.map_or_else(Vec::new, |road| {
                    let middle = if road.runs_through() { 0.5 } else { 0.42 };
                    shares(&road.line, middle)
                });
            }
            SegmentRef::River(index) => {
                let river = self.layout.rivers.iter().find(|river| river.segment == index);
                return river.map_or_else(Vec::new, |river| shares(&river.line, 0.4));
            }
        };
        let first = first.unwrap_or_else(|| self.segment_middle(segment));
        let around = [(0.0, 0.0), (13.0, 0.0), (-13.0, 0.0), (0.0, 13.0), (0.0, -13.0)];
        around.iter().map(|&(dx, dy)| first + point(dx, dy)).collect()
    }

    fn city_anchor(&self, index: usize) -> Option<Point> {
        let city = self.layout.cities.iter().find(|city| city.segment == Some(index))?;
        let room = |p: Point| city_room(&self.layout, city, &self.keep, point(p.x, p.y - 4.0));
        Some(best_spot(self.layout.outline(), room, 14.0, centroid(&city.polygon), 3.0).0)
    }

    fn field_anchor(&self, loops: &[Vec<Point>]) -> Option<Point> {
        let largest = loops.iter().max_by(|a, b| area(a).total_cmp(&area(b)))?;
        let outline = self.layout.outline();
        let free = |p: Point| {
            let own = if contains(largest, p) { edge_distance(p, largest) } else { -1.0 };
            own.min(border_gap(outline, p))
        };
        let room = |p: Point| free(p).min(keep_gap(&self.keep, p));
        let (at, most) = best_spot(outline, room, 16.0, outline.centre(), 3.0);
        if most > 0.0 {
            return Some(at);
        }
        // Signs fill the field: the figure stands among them.
        let (at, most) = best_spot(outline, free, 16.0, outline.centre(), 2.0);
        (most > 0.0).then_some(at)
    }

    /// A point for a segment that has no area to stand on in the drawing: near the border where
    /// its first side is.
    fn segment_middle(&self, segment: SegmentRef) -> Point {
        let outline = self.layout.outline();
        let half = match segment {
            SegmentRef::Field(index) => self
                .tile
                .fields
                .get(index)
                .and_then(|field| field.halves.first())
                .map(|&HalfSide(half)| outline.turned_half(half.into())),
            _ => None,
        };
        half.map_or(outline.centre(), |half| {
            let (a, b) = outline.side(half / 2);
            let share = if half % 2 == 0 { 0.25 } else { 0.75 };
            crate::geometry::lerp(a, b, share) + outline.inward(half / 2) * 8.0
        })
    }

    /// The foot point of a figure that stands on a sign.
    pub(crate) fn symbol_anchor(&self, symbol: Symbol) -> Option<Point> {
        let spot = self
            .landmarks
            .iter()
            .find_map(|&(landmark, at)| (landmark == Landmark::Symbol(symbol)).then_some(at))?;
        Some(match symbol {
            Symbol::Garden => spot + point(9.0, 9.0),
            Symbol::TowerFoundation => spot + point(0.0, -3.0),
            _ => spot + point(6.0, 13.0),
        })
    }
}

/// Points along a line: first the one at `share`, then others that keep clear of it.
fn shares(line: &[Point], share: f64) -> Vec<Point> {
    let length = line_length(line);
    [share, 0.36, 0.64, 0.25, 0.75, 0.15, 0.85].iter().map(|s| along(line, length * s).0).collect()
}

/// The outline of a band round a line.
fn ribbon_outline(line: &[Point], half: f64) -> Vec<Point> {
    let mut out = offset_line(line, -half);
    let mut back = offset_line(line, half);
    back.reverse();
    out.extend(back);
    out
}

fn disc_outline(centre: Point, radius: f64) -> Vec<Point> {
    crate::geometry::UNIT_CIRCLE.iter().map(|&direction| centre + direction * radius).collect()
}
