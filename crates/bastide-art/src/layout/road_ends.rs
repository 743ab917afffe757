//! Where roads end: at a spring, a building, in a village, at a gate, in a farmyard.

use super::paths::ending;
use super::{BuildingSpot, Gate, GateKind, Layout, RoadPath};
use crate::chance::Stream;
use crate::geometry::{
    Point, contains, crossing, distance, edge_distance, lerp, line_distance, point, sample, unit,
};

/// A wall nearer than this share of its radius would hide a building.
const HIDDEN: f64 = 0.6;

impl Layout {
    /// The place of a building in which roads end: the middle, unless something runs through
    /// there or a wall stands there; then the roomiest point near the ends of the roads. A river
    /// that parts the two sides of the road has to be crossed.
    pub(super) fn place_building(&self, ends: &[RoadPath], radius: f64) -> BuildingSpot {
        let outline = self.outline();
        let middle = outline.centre();
        let lines: Vec<&[Point]> = self
            .road_lines()
            .chain(self.rivers.iter().map(|river| river.line.as_slice()))
            .collect();
        let meets_a_wall = self.walls().any(|wall| line_distance(middle, wall) < radius * HIDDEN);
        if lines.is_empty() && !meets_a_wall {
            return BuildingSpot { at: middle, room: 99.0 };
        }
        let mut across = None;
        if let ([end], false) = (ends, self.rivers.is_empty()) {
            let side = end.sides[0];
            if self.features.field_of(2 * side) != self.features.field_of(2 * side + 1) {
                across = Some(outline.side_middle(side));
            }
        }
        let beyond_the_river = |p: Point| {
            across.is_none_or(|from| {
                self.rivers.iter().any(|river| {
                    river.line.windows(2).any(|pair| crossing(from, p, pair[0], pair[1]).is_some())
                })
            })
        };
        let (low, high) = outline.bounds();
        let (columns, rows) = ((high.x - low.x) as usize / 3, (high.y - low.y) as usize / 3);
        let mut best: Option<(f64, Point)> = None;
        for row in 6..rows - 6 {
            for column in 6..columns - 6 {
                let p = point(column as f64 * 3.0, row as f64 * 3.0);
                if !contains(outline.corners(), p) || !beyond_the_river(p) {
                    continue;
                }
                let mut room = edge_distance(p, outline.corners());
                for line in &lines {
                    room = room.min(line_distance(p, line) - 8.0);
                }
                for city in &self.cities {
                    let gap = edge_distance(p, &city.polygon);
                    room = room.min(if contains(&city.polygon, p) { -gap } else { gap });
                }
                for end in ends {
                    let side = end.sides[0];
                    let before = outline.side_middle(side) + outline.inward(side) * 30.0;
                    room -= distance(p, before) * 0.04;
                }
                room = room.min(radius) - distance(p, middle) * 0.01;
                if best.is_none_or(|(most, _)| room > most) {
                    best = Some((room, p));
                }
            }
        }
        let (room, at) = best.unwrap_or((0.0, middle));
        BuildingSpot { at, room }
    }

    /// Do the roads that end here meet in a village? The fields tell.
    fn ends_meet(&self, ends: &[RoadPath]) -> bool {
        let features = &self.features;
        match ends.len() {
            0 => return false,
            1 => {
                return features.cities.is_empty()
                    && features.roads.iter().any(|sides| sides.len() > 1);
            }
            2 => {}
            _ => return true,
        }
        if features.cities.is_empty() || features.fields.is_empty() || self.outline().sides() != 4 {
            return true;
        }
        // One and the same field on the two far flanks of a city between the ends means that the
        // roads shut it off, so they meet.
        features.cities.iter().flat_map(|city| &city.sides).any(|side| {
            let before = features.field_of((2 * side + 7) % 8);
            before.is_some() && before == features.field_of((2 * side + 2) % 8)
        })
    }

    /// Two roads meet; does one field run round the far side of their village?
    fn flanks_join(&self, ends: &[RoadPath]) -> bool {
        let (mut a, mut b) = (ends[0].sides[0], ends[1].sides[0]);
        if (b + 4 - a) % 4 == 3 {
            (a, b) = (b, a);
        }
        self.features.field_of(2 * a) == self.features.field_of(2 * b + 1)
    }

    pub(super) fn lay_road_ends(&mut self, ends: Vec<RoadPath>, stream: &mut Stream) {
        let outline = self.outline().clone();
        let middle = outline.centre();
        let meet = self.ends_meet(&ends);
        let crossed = self.roads.first().and_then(|road| road.curve.get(3).copied());
        let any_through = !self.roads.is_empty();
        let is_double = outline.sides() > 4;
        let flanks_join = ends.len() == 2 && self.flanks_join(&ends);
        let count = ends.len();
        for mut road in ends {
            let side = road.sides[0];
            let p = outline.side_middle(side);
            let (first, second) =
                (self.features.field_of(2 * side), self.features.field_of(2 * side + 1));
            let (mut target, mut arrive) = (middle, None);
            if let (Some(pond), None) = (self.pond, self.building) {
                target = pond.centre;
            } else if let Some(building) = self.building {
                target = building.at;
            } else if (count > 1 || any_through) && first.is_some() && first == second {
                target = p + outline.inward(side) * 25.0;
                self.yards.push(target);
            } else if meet && (outline.sides() != 3 || count > 1) {
                target = crossed.unwrap_or(middle);
                if any_through && flanks_join {
                    target = middle + unit(middle - target) * 6.0;
                }
                self.village = Some(target);
            } else if !self.cities.is_empty() && (first.is_none() || first != second || is_double) {
                if let Some((gate, into)) = self.nearest_gate(p + outline.inward(side) * 30.0) {
                    self.cities[gate.city].streets.push(vec![gate.at, gate.at + into * 15.0]);
                    self.gates.push(gate);
                    road.ends_at_gate = true;
                    (target, arrive) = (gate.at, Some(into));
                }
            } else {
                // On a halfling with a city there is little room: the field has to run round the end.
                if outline.sides() == 3 && !self.cities.is_empty() {
                    target = p + outline.inward(side) * 16.0;
                }
                self.yards.push(target);
            }
            road.curve = ending(&outline, side, target, stream, 3.5, arrive);
            road.line = sample(&road.curve, 14);
            self.roads.push(road);
        }
    }

    /// The stretch of wall whose middle is nearest to `p`, and the direction into the city there.
    fn nearest_gate(&self, p: Point) -> Option<(Gate, Point)> {
        let mut best: Option<(f64, Gate)> = None;
        for (city, plan) in self.cities.iter().enumerate() {
            for (wall, towers) in plan.walls.iter().enumerate() {
                for (stretch, pair) in towers.windows(2).enumerate() {
                    let at = lerp(pair[0], pair[1], 0.5);
                    let gap = distance(at, p);
                    if best.is_none_or(|(least, _)| gap < least) {
                        best = Some((gap, Gate { city, wall, stretch, at, kind: GateKind::Road }));
                    }
                }
            }
        }
        best.map(|(_, gate)| {
            let plan = &self.cities[gate.city];
            let towers = &plan.walls[gate.wall];
            let normal = unit(towers[gate.stretch + 1] - towers[gate.stretch]).right();
            let inside = contains(&plan.polygon, gate.at + normal * 3.0);
            (gate, if inside { normal } else { normal * -1.0 })
        })
    }
}
