//! Streets and squares.

use super::Layout;
use crate::chance::Stream;
use crate::geometry::{Point, centroid, contains, distance, edge_distance, lerp, point};

impl Layout {
    /// Streets lead from the middle of every city side, and from every gate, to a square near the
    /// middle of the town.
    pub(super) fn plan_towns(&mut self, stream: &mut Stream) {
        let outline = self.features.outline.clone();
        for city in &mut self.cities {
            let gates: Vec<Vec<Point>> =
                city.streets.iter().filter(|street| street.len() == 2).cloned().collect();
            if let [side] = city.sides[..] {
                if let Some(gate) = gates.first() {
                    city.streets = vec![vec![gate[0], outline.side_middle(side)]];
                }
                continue;
            }
            let Some(roomiest) = roomiest_point(&city.polygon) else {
                continue;
            };
            let dx = stream.range(-4.0, 4.0);
            let dy = stream.range(-3.0, 3.0);
            let mut square = roomiest + point(dx, dy);
            if city.cathedral {
                square = outline.centre() + point(0.0, 19.0);
            }
            let is_long = |street: &Vec<Point>| distance(street[0], street[1]) > 20.0;
            city.streets = gates.iter().filter(|street| is_long(street)).cloned().collect();
            for &side in &city.sides {
                let (p, inward) = (outline.side_middle(side), outline.inward(side));
                let gap = distance(p, square);
                city.streets.push(vec![
                    p,
                    p + inward * (gap * 0.4),
                    square + (p - square) * 0.22,
                    square,
                ]);
            }
            for gate in gates.iter().filter(|street| !is_long(street)) {
                city.streets.push(vec![gate[0], gate[1], lerp(gate[1], square, 0.6), square]);
            }
            city.square = Some(square);
        }
    }
}

/// The point of a 3-unit grid with the most room (up to 18), near the centre of gravity.
fn roomiest_point(polygon: &[Point]) -> Option<Point> {
    let centre = centroid(polygon);
    let mut best: Option<(f64, Point)> = None;
    for row in -8..9 {
        for column in -8..9 {
            let p = centre + point(f64::from(column) * 3.0, f64::from(row) * 3.0);
            if contains(polygon, p) {
                let room = edge_distance(p, polygon).min(18.0) - distance(p, centre) * 0.3;
                if best.is_none_or(|(most, _)| room > most) {
                    best = Some((room, p));
                }
            }
        }
    }
    best.map(|(_, p)| p)
}
