//! Outlines and walls of cities.

use bastide_rules::tile::Tile;

use super::{CityPlan, Layout};
use crate::chance::Stream;
use crate::geometry::{
    Point, along, cross, distance, lerp, line_length, sample, turn_between, unit,
};

impl Layout {
    pub(super) fn lay_cities(&mut self, tile: &Tile, stream: &mut Stream) {
        // Where a side is parted in its middle, the walls are laid out on half-sides.
        let parted = self.features.has_parted_sides();
        let corners = if parted {
            (0..self.outline().sides())
                .flat_map(|side| {
                    let (a, b) = self.outline().side(side);
                    [a, lerp(a, b, 0.5)]
                })
                .collect()
        } else {
            self.outline().corners().to_vec()
        };
        let own = |city: &crate::features::TurnedCity| {
            if parted { city.halves.clone() } else { city.sides.clone() }
        };
        let all: Vec<Vec<usize>> = self.features.cities.iter().map(own).collect();
        for (index, city) in self.features.cities.iter().enumerate() {
            let others: Vec<usize> = all
                .iter()
                .enumerate()
                .filter(|&(other, _)| other != index)
                .flat_map(|(_, sides)| sides.iter().copied())
                .collect();
            let (polygon, walls) = city_shape(&corners, &all[index], &others, stream);
            self.cities.push(CityPlan {
                segment: city.segment,
                sides: city.sides.clone(),
                halves: city.halves.clone(),
                polygon,
                walls,
                streets: Vec::new(),
                square: None,
                cathedral: city
                    .segment
                    .and_then(|segment| tile.cities.get(segment))
                    .is_some_and(|city| city.cathedral),
            });
        }
    }
}

/// Outline and walls of a city that owns the sides `own` of a polygon; `others` are sides of other
/// cities. A wall is the list of points where towers stand; it begins and ends on the border.
fn city_shape(
    corners: &[Point],
    own: &[usize],
    others: &[usize],
    stream: &mut Stream,
) -> (Vec<Point>, Vec<Vec<Point>>) {
    let n = corners.len();
    let start = (0..n).find(|i| own.contains(i) && !own.contains(&((i + n - 1) % n)));
    let Some(start) = start else {
        return (corners.to_vec(), Vec::new());
    };
    let (mut polygon, mut walls, mut i) = (Vec::new(), Vec::new(), start);
    loop {
        polygon.push(corners[i]);
        while own.contains(&i) {
            i = (i + 1) % n;
            polygon.push(corners[i]);
        }
        let gap = i;
        while !own.contains(&i) {
            i = (i + 1) % n;
        }
        let line = sample(&wall_curve(corners, gap, i, others), 24);
        let total = line_length(&line);
        let parts = ((total / 25.0 + 0.5) as usize).max(2);
        let mut wall: Vec<Point> =
            (0..=parts).map(|k| along(&line, total * k as f64 / parts as f64).0).collect();
        for tower in &mut wall[1..parts] {
            let dx = stream.range(-1.0, 1.0);
            let dy = stream.range(-1.0, 1.0);
            tower.x += dx;
            tower.y += dy;
        }
        polygon.extend_from_slice(&wall[1..parts]);
        walls.push(wall);
        if i == start {
            return (polygon, walls);
        }
    }
}

/// One cubic over the gap from corner `gap` to corner `next`.
///
/// At each end the wall leaves the corner at a share of the angle between the city's side and the
/// free side: .55, or .36 when the free side belongs to another city, so that some field stays
/// between the two walls. Handles are .52 of the chord, .36 when the curve is nearly straight.
fn wall_curve(corners: &[Point], gap: usize, next: usize, others: &[usize]) -> [Point; 4] {
    let n = corners.len();
    let (p, q) = (corners[gap], corners[next]);
    let chord = distance(p, q);
    let share = |side: usize| if others.contains(&side) { 0.36 } else { 0.55 };
    let to_city = unit(corners[(gap + n - 1) % n] - p);
    let to_gap = unit(corners[(gap + 1) % n] - p);
    let leave = turn_between(to_gap, to_city, 1.0 - share(gap));
    let to_city = unit(corners[(next + 1) % n] - q);
    let to_gap = unit(corners[(next + n - 1) % n] - q);
    let arrive = turn_between(to_city, to_gap, share((next + n - 1) % n));
    let direction = unit(q - p);
    let slope = cross(leave, direction).abs().max(cross(arrive, direction).abs());
    let handle = if slope < 0.34 { 0.36 } else { 0.52 } * chord;
    [p, p + leave * handle, q + arrive * handle, q]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::point;

    /// The curves that the style guide lists for squares.
    #[test]
    fn walls_follow_the_style_guide() {
        let square = [point(0.0, 0.0), point(100.0, 0.0), point(100.0, 100.0), point(0.0, 100.0)];
        let near = |curve: [Point; 4], expected: [(f64, f64); 4]| {
            for (p, (x, y)) in curve.iter().zip(expected) {
                assert!((p.x - x).abs() < 0.06 && (p.y - y).abs() < 0.06, "{curve:?}");
            }
        };
        near(
            wall_curve(&square, 1, 0, &[]),
            [(100.0, 0.0), (66.3, 39.6), (33.8, 39.5), (0.0, 0.0)],
        );
        near(
            wall_curve(&square, 1, 3, &[]),
            [(100.0, 0.0), (67.0, 38.8), (38.7, 66.9), (0.0, 100.0)],
        );
        near(
            wall_curve(&square, 1, 0, &[1, 3]),
            [(100.0, 0.0), (56.1, 27.9), (43.9, 27.8), (0.0, 0.0)],
        );
    }
}
