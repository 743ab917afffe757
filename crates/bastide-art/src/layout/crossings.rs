//! Bridges, and roads and rivers that run on under a city.

use super::{Bridge, Gate, GateKind, Layout};
use crate::geometry::{Point, crossing, unit};

impl Layout {
    pub(super) fn find_crossings(&mut self) {
        self.find_bridges_over_water();
        self.find_bridges_over_roads();
        let roads = self
            .roads
            .iter()
            .filter(|road| !road.ends_at_gate && road.runs_through())
            .map(|road| (road.line.clone(), GateKind::Underpass));
        let rivers = self.rivers.iter().map(|river| (river.line.clone(), GateKind::Water));
        let lines: Vec<(Vec<Point>, GateKind)> = roads.chain(rivers).collect();
        for (line, kind) in lines {
            self.pass_under_cities(&line, kind);
        }
    }

    fn find_bridges_over_water(&mut self) {
        for road in &self.roads {
            for river in &self.rivers {
                for pair in road.line.windows(2).skip(1) {
                    for water in river.line.windows(2) {
                        if let Some(at) = crossing(pair[0], pair[1], water[0], water[1]) {
                            let direction = unit(pair[1] - pair[0]);
                            self.bridges_over_water.push(Bridge { at, direction });
                        }
                    }
                }
            }
        }
    }

    /// Of two roads that cross, the one that runs more east-west is on top.
    fn find_bridges_over_roads(&mut self) {
        for (n, a) in self.roads.iter().enumerate() {
            for b in self.roads[..n].iter().filter(|b| a.sides.len() == 2 && b.sides.len() == 2) {
                for one in a.line.windows(2) {
                    for other in b.line.windows(2) {
                        let Some(at) = crossing(one[0], one[1], other[0], other[1]) else {
                            continue;
                        };
                        let (u, v) = (unit(one[1] - one[0]), unit(other[1] - other[0]));
                        let direction = if u.x.abs() >= v.x.abs() { u } else { v };
                        self.bridges_over_roads.push(Bridge { at, direction });
                    }
                }
            }
        }
    }

    fn pass_under_cities(&mut self, line: &[Point], kind: GateKind) {
        for (city, plan) in self.cities.iter_mut().enumerate() {
            let mut hits = Vec::new();
            for (wall, towers) in plan.walls.iter().enumerate() {
                for (stretch, pair) in towers.windows(2).enumerate() {
                    for step in line.windows(2) {
                        if let Some(at) = crossing(pair[0], pair[1], step[0], step[1]) {
                            self.gates.push(Gate { city, wall, stretch, at, kind });
                            hits.push(at);
                        }
                    }
                }
            }
            // A road that passes under a town shows as a street.
            if kind == GateKind::Underpass && hits.len() == 2 {
                plan.streets.push(hits);
            }
        }
    }
}
