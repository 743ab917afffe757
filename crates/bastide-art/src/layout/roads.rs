//! Roads of two and more sides, and mouths of roads that run underground.

use bastide_rules::tile::{Tile, Tunnel};

use super::paths::{BEND, ending, through};
use super::{Gate, GateKind, Layout, RoadPath};
use crate::chance::Stream;
use crate::geometry::{crossing, dot, lerp, sample};

impl Layout {
    /// Lays roads of two and more sides; returns the roads that end on the piece, not yet drawn.
    pub(super) fn lay_through_roads(&mut self, tile: &Tile, stream: &mut Stream) -> Vec<RoadPath> {
        let mut ends = Vec::new();
        let outline = self.outline().clone();
        for (segment, sides) in self.features.roads.clone().into_iter().enumerate() {
            let data = &tile.roads[segment];
            let mut road = RoadPath {
                segment,
                sides,
                curve: Vec::new(),
                line: Vec::new(),
                spurs: Vec::new(),
                ends_at_gate: false,
                tunnel: data.tunnel,
                inn: data.inn,
                labyrinth: data.labyrinth,
            };
            if road.sides.len() < 2 {
                if !road.sides.is_empty() {
                    ends.push(road);
                }
                continue;
            }
            if road.tunnel == Some(Tunnel::Underpass) && !self.features.cities.is_empty() {
                for side in road.sides.clone() {
                    self.lay_tunnel_mouth(segment, side);
                }
                continue;
            }
            if let [a, b] = road.sides[..] {
                road.curve = through(&outline, (a, b), stream, 4.5, self.bend_beside(a, b));
            } else {
                let (a, b) = self.most_opposite(&road.sides);
                road.curve = through(&outline, (a, b), stream, 3.0, BEND);
                let middle = road.curve[3];
                for &side in road.sides.iter().filter(|&&side| side != a && side != b) {
                    road.spurs.push(ending(&outline, side, middle, stream, 3.0, None));
                }
            }
            road.line = sample(&road.curve, 12);
            self.roads.push(road);
        }
        ends
    }

    /// How far a road between two sides bends into the piece. In a triangle whose third side is a
    /// city it stays close to its sides, so that some field remains before the wall.
    fn bend_beside(&self, a: usize, b: usize) -> f64 {
        let is_city =
            |side: usize| self.features.cities.iter().any(|city| city.sides.contains(&side));
        let crowded = self.outline().sides() == 3
            && (0..3).any(|side| side != a && side != b && is_city(side));
        if crowded { 0.0 } else { BEND }
    }

    /// The two sides of `sides` that face each other best.
    fn most_opposite(&self, sides: &[usize]) -> (usize, usize) {
        let mut best = (f64::INFINITY, (sides[0], sides[1]));
        for &a in sides {
            for &b in sides {
                let facing = dot(self.outline().inward(a), self.outline().inward(b));
                if facing < best.0 - 1e-9 {
                    best = (facing, (a, b));
                }
            }
        }
        best.1
    }

    /// One end of a road that dives under a town: in the wall, or before it when the field runs
    /// round the mouth.
    fn lay_tunnel_mouth(&mut self, segment: usize, side: usize) {
        let field_runs_round =
            self.features.field_of(2 * side) == self.features.field_of(2 * side + 1);
        let p = self.outline().side_middle(side);
        let inward = self.outline().inward(side);
        let mut end = p + inward * if field_runs_round { 17.0 } else { 60.0 };
        for (city, plan) in self.cities.iter().enumerate() {
            for (wall, towers) in plan.walls.iter().enumerate() {
                for (stretch, pair) in towers.windows(2).enumerate() {
                    if let Some(at) = crossing(pair[0], pair[1], p, end) {
                        end = at;
                        self.gates.push(Gate {
                            city,
                            wall,
                            stretch,
                            at,
                            kind: GateKind::Underpass,
                        });
                    }
                }
            }
        }
        let curve = vec![p, lerp(p, end, 0.35), lerp(p, end, 0.7), end];
        self.roads.push(RoadPath {
            segment,
            sides: vec![side],
            line: sample(&curve, 10),
            curve,
            spurs: Vec::new(),
            ends_at_gate: false,
            tunnel: Some(Tunnel::Entrance),
            inn: false,
            labyrinth: false,
        });
    }
}
