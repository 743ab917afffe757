use super::point::{Point, cross, distance, dot, lerp, point};

/// Distance from `p` to the segment from `a` to `b`.
pub(crate) fn segment_distance(p: Point, a: Point, b: Point) -> f64 {
    let ab = b - a;
    let squared = dot(ab, ab);
    let share = if squared == 0.0 { 0.0 } else { (dot(p - a, ab) / squared).clamp(0.0, 1.0) };
    distance(p, lerp(a, b, share))
}

/// Distance from `p` to an open polyline.
pub(crate) fn line_distance(p: Point, line: &[Point]) -> f64 {
    line.windows(2).map(|pair| segment_distance(p, pair[0], pair[1])).fold(f64::INFINITY, f64::min)
}

/// Whether `p` lies inside the polygon (even-odd rule).
pub(crate) fn contains(polygon: &[Point], p: Point) -> bool {
    let mut inside = false;
    for (i, &a) in polygon.iter().enumerate() {
        let b = polygon[if i == 0 { polygon.len() - 1 } else { i - 1 }];
        if (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
    }
    inside
}

/// Distance from `p` to the border of a polygon.
pub(crate) fn edge_distance(p: Point, polygon: &[Point]) -> f64 {
    let closing = match (polygon.first(), polygon.last()) {
        (Some(&first), Some(&last)) => segment_distance(p, last, first),
        _ => f64::INFINITY,
    };
    line_distance(p, polygon).min(closing)
}

/// Pairs (previous, this) of the corners of a polygon.
fn corner_pairs(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    let previous = polygon.iter().skip(polygon.len().saturating_sub(1)).chain(polygon.iter());
    previous.copied().zip(polygon.iter().copied())
}

/// Signed area; positive when the corners run clockwise on the screen.
pub(crate) fn area(polygon: &[Point]) -> f64 {
    corner_pairs(polygon).map(|(a, b)| cross(a, b)).sum::<f64>() / 2.0
}

/// Centre of gravity of a polygon that has an area.
pub(crate) fn centroid(polygon: &[Point]) -> Point {
    let (mut x, mut y, mut double_area) = (0.0, 0.0, 0.0);
    for (a, b) in corner_pairs(polygon) {
        let part = cross(a, b);
        double_area += part;
        x += (a.x + b.x) * part;
        y += (a.y + b.y) * part;
    }
    point(x / (3.0 * double_area), y / (3.0 * double_area))
}

/// The point where segments `a`-`b` and `c`-`d` meet, if they do. The far ends do not count.
pub(crate) fn crossing(a: Point, b: Point, c: Point, d: Point) -> Option<Point> {
    let (r, s) = (b - a, d - c);
    let k = cross(r, s);
    if k == 0.0 {
        return None;
    }
    let (t, u) = (cross(c - a, s) / k, cross(c - a, r) / k);
    ((0.0..1.0).contains(&t) && (0.0..1.0).contains(&u)).then(|| a + r * t)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit_square() -> Vec<Point> {
        vec![point(0.0, 0.0), point(10.0, 0.0), point(10.0, 10.0), point(0.0, 10.0)]
    }

    #[test]
    fn clockwise_polygons_have_a_positive_area() {
        let mut square = unit_square();
        assert_eq!(area(&square), 100.0);
        assert_eq!(centroid(&square), point(5.0, 5.0));
        square.reverse();
        assert_eq!(area(&square), -100.0);
    }

    #[test]
    fn inside_and_distance_to_the_border() {
        let square = unit_square();
        assert!(contains(&square, point(3.0, 4.0)));
        assert!(!contains(&square, point(13.0, 4.0)));
        assert_eq!(edge_distance(point(3.0, 4.0), &square), 3.0);
        assert_eq!(edge_distance(point(1.0, 5.0), &square), 1.0);
    }

    #[test]
    fn crossing_segments_meet_in_a_point() {
        let met = crossing(point(0.0, 0.0), point(10.0, 0.0), point(5.0, -5.0), point(5.0, 5.0));
        assert_eq!(met, Some(point(5.0, 0.0)));
        let parallel =
            crossing(point(0.0, 0.0), point(10.0, 0.0), point(0.0, 1.0), point(9.0, 1.0));
        assert_eq!(parallel, None);
    }
}
