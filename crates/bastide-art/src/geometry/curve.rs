use super::point::{Point, UNIT_CIRCLE, distance, dot, lerp, point, unit};
use crate::chance::Stream;

/// A chain of cubics: a point, then two handles and a point for each cubic.
pub(crate) type Curve = Vec<Point>;

fn cubic(piece: &[Point], t: f64) -> Point {
    let u = 1.0 - t;
    let (a, b, c, d) = (u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t);
    point(
        a * piece[0].x + b * piece[1].x + c * piece[2].x + d * piece[3].x,
        a * piece[0].y + b * piece[1].y + c * piece[2].y + d * piece[3].y,
    )
}

/// `n` points after the first one of a single cubic, at equal steps of its parameter.
fn cubic_samples(piece: &[Point], n: usize) -> impl Iterator<Item = Point> + '_ {
    (1..=n).map(move |k| cubic(piece, k as f64 / n as f64))
}

/// A polyline through a chain of cubics, `n` steps each.
pub(crate) fn sample(curve: &[Point], n: usize) -> Vec<Point> {
    let mut out = vec![curve[0]];
    let mut at = 0;
    while at + 3 < curve.len() {
        out.extend(cubic_samples(&curve[at..at + 4], n));
        at += 3;
    }
    out
}

/// Length of a polyline.
pub(crate) fn line_length(line: &[Point]) -> f64 {
    line.windows(2).map(|pair| distance(pair[0], pair[1])).sum()
}

/// Point and unit direction at arc length `s` of a polyline; its end if `s` is beyond it.
pub(crate) fn along(line: &[Point], s: f64) -> (Point, Point) {
    let mut rest = s;
    for pair in line.windows(2) {
        let step = distance(pair[0], pair[1]);
        if step > 0.0 && rest <= step {
            return (lerp(pair[0], pair[1], rest / step), unit(pair[1] - pair[0]));
        }
        rest -= step;
    }
    let last = line[line.len() - 1];
    (last, unit(last - line[line.len().saturating_sub(2)]))
}

/// The part of a polyline between two arc lengths.
pub(crate) fn cut(line: &[Point], from: f64, to: f64) -> Vec<Point> {
    let mut out = vec![along(line, from).0];
    let mut s = 0.0;
    for pair in line.windows(2) {
        s += distance(pair[0], pair[1]);
        if from < s && s < to {
            out.push(pair[1]);
        }
    }
    out.push(along(line, to).0);
    out
}

/// The parallel polyline at distance `by` to the right of the direction.
pub(crate) fn offset_line(line: &[Point], by: f64) -> Vec<Point> {
    line.iter()
        .enumerate()
        .map(|(i, &p)| {
            let direction = unit(line[(i + 1).min(line.len() - 1)] - line[i.saturating_sub(1)]);
            point(p.x - direction.y * by, p.y + direction.x * by)
        })
        .collect()
}

/// Distance and arc length of the point of a polyline nearest to `p`.
pub(crate) fn nearest_on_line(line: &[Point], p: Point) -> (f64, f64) {
    let mut best = (f64::INFINITY, 0.0);
    let mut s = 0.0;
    for pair in line.windows(2) {
        let ab = pair[1] - pair[0];
        let squared = dot(ab, ab);
        let squared = if squared == 0.0 { 1.0 } else { squared };
        let t = (dot(p - pair[0], ab) / squared).clamp(0.0, 1.0);
        let step = distance(pair[0], pair[1]);
        let gap = distance(p, lerp(pair[0], pair[1], t));
        if gap < best.0 {
            best = (gap, s + t * step);
        }
        s += step;
    }
    best
}

/// Joins segments that follow each other into polylines.
pub(crate) fn chains(segments: impl IntoIterator<Item = (Point, Point)>) -> Vec<Vec<Point>> {
    let mut out: Vec<Vec<Point>> = Vec::new();
    for (a, b) in segments {
        match out.last_mut() {
            Some(last) if last.last() == Some(&a) => last.push(b),
            _ => out.push(vec![a, b]),
        }
    }
    out
}

/// A chain of cubics through points (Catmull-Rom with tension .17).
pub(crate) fn smooth(points: &[Point], closed: bool) -> Curve {
    const TENSION: f64 = 0.17;
    let n = points.len();
    let mut out = vec![points[0]];
    for i in 0..if closed { n } else { n - 1 } {
        let before = if closed || i > 0 { points[(i + n - 1) % n] } else { points[i] };
        let (here, next) = (points[i], points[(i + 1) % n]);
        let after = if closed || i + 2 < n { points[(i + 2) % n] } else { next };
        out.push(here + (next - before) * TENSION);
        out.push(next - (after - here) * TENSION);
        out.push(next);
    }
    out
}

/// A wobbly closed curve of `n` points round `centre`.
pub(crate) fn blob(
    stream: &mut Stream,
    centre: Point,
    radii: (f64, f64),
    n: usize,
    roughness: f64,
) -> Curve {
    let points: Vec<Point> = (0..n)
        .map(|i| {
            let direction = UNIT_CIRCLE[i * 28 / n];
            let factor = 1.0 + stream.range(-roughness, roughness);
            point(direction.x * radii.0 * factor, direction.y * radii.1 * factor)
        })
        .collect();
    smooth(&points, true).into_iter().map(|p| p + centre).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arc_length_walks_along_a_line() {
        let line = [point(0.0, 0.0), point(10.0, 0.0), point(10.0, 10.0)];
        assert_eq!(line_length(&line), 20.0);
        assert_eq!(along(&line, 15.0), (point(10.0, 5.0), point(0.0, 1.0)));
        assert_eq!(cut(&line, 5.0, 15.0), [point(5.0, 0.0), point(10.0, 0.0), point(10.0, 5.0)]);
        assert_eq!(nearest_on_line(&line, point(12.0, 4.0)), (2.0, 14.0));
    }

    #[test]
    fn a_straight_cubic_is_straight() {
        let curve = [point(0.0, 0.0), point(1.0, 0.0), point(2.0, 0.0), point(3.0, 0.0)];
        assert!(sample(&curve, 6).iter().all(|p| p.y == 0.0));
        assert_eq!(sample(&curve, 6).len(), 7);
    }

    #[test]
    fn chains_join_segments_that_follow_each_other() {
        let (a, b, c, d) = (point(0.0, 0.0), point(1.0, 0.0), point(2.0, 0.0), point(5.0, 0.0));
        assert_eq!(chains([(a, b), (b, c), (d, a)]), [vec![a, b, c], vec![d, a]]);
    }
}
