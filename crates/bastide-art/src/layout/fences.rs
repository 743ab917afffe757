//! Dry-stone walls: added where the tile parts two fields that the drawing would join.

use bastide_rules::tile::{SegmentRef, Tile};

use super::Layout;
use crate::geometry::{Point, along, distance, edge_distance, line_length, nearest_on_line};

/// How far the fields that are drawn differ from those of the tile.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Disagreement {
    /// Fields drawn as one with another.
    joined: usize,
    /// Fields drawn in several parts, or not at all.
    split: usize,
    /// Inner fields (that touch no side) too many or too few.
    inner: usize,
}

impl Disagreement {
    fn is_worse_than_before(self, before: Self) -> bool {
        (self.joined, self.inner) >= (before.joined, before.inner) || self.split > before.split
    }
}

impl Layout {
    /// Adds dry-stone walls while that brings the drawing closer to the fields of the tile.
    /// Returns whether the fields are those of the tile in the end.
    pub(super) fn part_fields(&mut self, tile: &Tile) -> bool {
        if self.features.fields.is_empty() {
            return true;
        }
        let mut now = self.disagreement();
        // A field that runs on under a city shows in parts.
        let crosses_city = |other: fn(&SegmentRef) -> bool| {
            let is_city = |segment: &SegmentRef| matches!(segment, SegmentRef::City(_));
            tile.crossings.iter().any(|(a, b)| (is_city(a) && other(b)) || (other(a) && is_city(b)))
        };
        let may_be_split = crosses_city(|segment| matches!(segment, SegmentRef::Field(_)));
        let cities_cross = crosses_city(|segment| matches!(segment, SegmentRef::City(_)));
        let is_done = |now: Disagreement| now.joined == 0 && (now.inner == 0 || cities_cross);
        if !is_done(now) {
            for candidate in self.fence_candidates(tile) {
                self.fences.push(candidate);
                let next = self.disagreement();
                if next.is_worse_than_before(now) {
                    self.fences.pop();
                    continue;
                }
                now = next;
                if is_done(now) {
                    break;
                }
            }
        }
        is_done(now) && (now.split == 0 || may_be_split)
    }

    fn disagreement(&self) -> Disagreement {
        let (drawn, drawn_inner): (Vec<Vec<usize>>, Vec<Vec<usize>>) =
            self.faces().into_iter().map(|face| face.halves).partition(|halves| !halves.is_empty());
        let (wanted, wanted_inner): (Vec<&Vec<usize>>, Vec<&Vec<usize>>) =
            self.features.fields.iter().partition(|halves| !halves.is_empty());
        let touch = |a: &[usize], b: &[usize]| a.iter().any(|half| b.contains(half));
        let joined = drawn
            .iter()
            .map(|face| wanted.iter().filter(|field| touch(face, field)).count().saturating_sub(1));
        let split = wanted
            .iter()
            .map(|field| drawn.iter().filter(|face| touch(face, field)).count().abs_diff(1));
        Disagreement {
            joined: joined.sum(),
            split: split.sum(),
            inner: drawn_inner.len().abs_diff(wanted_inner.len()),
        }
    }

    /// Places for dry-stone walls, best first.
    fn fence_candidates(&self, tile: &Tile) -> Vec<[Point; 2]> {
        let mut out = Vec::new();
        if self.features.fields.iter().any(Vec::is_empty) {
            self.fences_round_inner_fields(tile, &mut out);
        }
        let walls: Vec<&[Point]> = self.walls().collect();
        let roads: Vec<&[Point]> = self.road_lines().collect();
        self.fences_from_the_border(if walls.is_empty() { &roads } else { &walls }, &mut out);
        let nodes = self.building.map(|building| building.at).into_iter();
        for node in nodes.chain(self.village).chain(self.yards.iter().copied()) {
            for city in &self.cities {
                out.extend(
                    nearest(node, city.walls.iter().map(Vec::as_slice)).map(|end| [node, end]),
                );
            }
        }
        if let Some(pond) = self.pond {
            for city in &self.cities {
                let end = nearest(pond.centre, city.walls.iter().map(Vec::as_slice));
                out.extend(end.map(|end| [pond.centre, end]));
            }
            for road in &roads {
                out.extend(nearest(pond.centre, [*road].into_iter()).map(|end| [pond.centre, end]));
            }
        }
        for (n, city) in self.cities.iter().enumerate() {
            let here: Vec<Point> = city.walls.iter().flat_map(|wall| steps(wall)).collect();
            for other in &self.cities[..n] {
                let there: Vec<Point> = other.walls.iter().flat_map(|wall| steps(wall)).collect();
                out.extend(self.shortest(&here, &there));
            }
            for road in &roads {
                out.extend(self.shortest(&here, road));
            }
        }
        out
    }

    /// From the end of one city's wall to the middle of another's: closes the wedge between them.
    /// Best where the field beside that end does not touch the city.
    fn fences_round_inner_fields(&self, tile: &Tile, out: &mut Vec<[Point; 2]>) {
        let mut later = Vec::new();
        for (n, city) in self.cities.iter().enumerate() {
            let touches = |field: usize| {
                city.segment.is_some_and(|segment| tile.fields[field].cities.contains(&segment))
            };
            for wall in &city.walls {
                for end in [wall[wall.len() - 1], wall[0]] {
                    let stays_clear = self.field_beside(end).is_some_and(|field| !touches(field));
                    let list = if stays_clear { &mut *out } else { &mut later };
                    for (_, other) in self.cities.iter().enumerate().filter(|&(m, _)| m != n) {
                        let goals = other.walls.iter().filter(|goal| !goal.contains(&end));
                        list.extend(goals.map(|goal| [end, goal[goal.len() / 2]]));
                    }
                }
            }
        }
        out.extend(later);
    }

    /// The field beside the end of a wall.
    fn field_beside(&self, end: Point) -> Option<usize> {
        let outline = self.outline();
        (0..2 * outline.sides()).find_map(|half| {
            let (a, b) = outline.side(half / 2);
            let corner = if half % 2 == 0 { a } else { b };
            self.features.field_of(half).filter(|_| distance(corner, end) < 0.5)
        })
    }

    /// From points of the outline where neighbouring half-sides belong to different fields.
    fn fences_from_the_border(&self, goals: &[&[Point]], out: &mut Vec<[Point; 2]>) {
        let outline = self.outline();
        let n = outline.sides();
        let features = &self.features;
        let crossed = |side: usize| {
            features.roads.iter().chain(&features.rivers).any(|sides| sides.contains(&side))
        };
        for half in 0..2 * n {
            let next = (half + 1) % (2 * n);
            let (Some(here), Some(there)) = (features.field_of(half), features.field_of(next))
            else {
                continue;
            };
            let in_the_middle = half % 2 == 0;
            if here == there || (in_the_middle && crossed(half / 2)) {
                continue;
            }
            let from = if in_the_middle {
                outline.side_middle(half / 2)
            } else {
                outline.corners()[next / 2]
            };
            out.extend(nearest(from, goals.iter().copied()).map(|end| [from, end]));
        }
    }

    /// The shortest way between two sets of points that is not a touch and not at the border.
    fn shortest(&self, here: &[Point], there: &[Point]) -> Option<[Point; 2]> {
        let corners = self.outline().corners();
        let inner = |p: Point| edge_distance(p, corners) > 8.0;
        let mut best: Option<(f64, [Point; 2])> = None;
        for &p in here.iter().filter(|&&p| inner(p)) {
            for &q in there.iter().filter(|&&q| inner(q)) {
                let gap = distance(p, q);
                if gap > 4.0 && best.is_none_or(|(least, _)| gap < least) {
                    best = Some((gap, [p, q]));
                }
            }
        }
        best.map(|(_, pair)| pair)
    }
}

/// The point of `lines` nearest to `p`.
fn nearest<'a>(p: Point, lines: impl Iterator<Item = &'a [Point]>) -> Option<Point> {
    let mut best: Option<(f64, Point)> = None;
    for line in lines {
        let at = along(line, nearest_on_line(line, p).1).0;
        let gap = distance(at, p);
        if best.is_none_or(|(least, _)| gap < least) {
            best = Some((gap, at));
        }
    }
    best.map(|(_, at)| at)
}

/// Points every 3 units along a line.
fn steps(line: &[Point]) -> Vec<Point> {
    let length = line_length(line) as usize;
    (2..length.saturating_sub(1)).step_by(3).map(|s| along(line, s as f64).0).collect()
}
