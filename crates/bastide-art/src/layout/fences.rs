//! Dry-stone walls: added where the tile parts two fields that the drawing would join.

use super::Layout;
use crate::geometry::{Point, along, distance, edge_distance, line_length, nearest_on_line};

impl Layout {
    /// Adds dry-stone walls while that brings the drawing closer to the fields of the tile.
    pub(super) fn part_fields(&mut self) {
        let wanted: Vec<Vec<usize>> = self
            .features
            .fields
            .iter()
            .filter(|halves| !halves.is_empty())
            .cloned()
            .collect();
        if wanted.is_empty() {
            return;
        }
        let (mut joined, mut split) = self.disagreement(&wanted);
        if joined == 0 {
            return;
        }
        for candidate in self.fence_candidates() {
            self.fences.push(candidate);
            let (now_joined, now_split) = self.disagreement(&wanted);
            if now_joined < joined && now_split <= split {
                (joined, split) = (now_joined, now_split);
                if joined == 0 {
                    return;
                }
            } else {
                self.fences.pop();
            }
        }
    }

    /// How many fields are drawn as one with another, and how many are drawn in two parts.
    fn disagreement(&self, wanted: &[Vec<usize>]) -> (usize, usize) {
        let drawn: Vec<Vec<usize>> = self
            .faces()
            .into_iter()
            .map(|face| face.halves)
            .filter(|halves| !halves.is_empty())
            .collect();
        let excess = |of: &[Vec<usize>], over: &[Vec<usize>]| {
            over.iter()
                .map(|one| {
                    let touching = of
                        .iter()
                        .filter(|other| other.iter().any(|half| one.contains(half)));
                    touching.count().saturating_sub(1)
                })
                .sum()
        };
        (excess(wanted, &drawn), excess(&drawn, wanted))
    }

    /// Places for dry-stone walls, best first.
    fn fence_candidates(&self) -> Vec<[Point; 2]> {
        let mut out = Vec::new();
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

    /// From points of the outline where neighbouring half-sides belong to different fields.
    fn fences_from_the_border(&self, goals: &[&[Point]], out: &mut Vec<[Point; 2]>) {
        let outline = self.outline();
        let n = outline.sides();
        let features = &self.features;
        let crossed = |side: usize| {
            features
                .roads
                .iter()
                .chain(&features.rivers)
                .any(|sides| sides.contains(&side))
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
    (2..length.saturating_sub(1))
        .step_by(3)
        .map(|s| along(line, s as f64).0)
        .collect()
}
