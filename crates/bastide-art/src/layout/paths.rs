//! Curves of roads and rivers.

use crate::chance::Stream;
use crate::geometry::{Curve, Outline, Point, distance, dot, lerp, unit};

/// How far a bend lies inside.
pub(super) const BEND: f64 = 0.2;

/// Two cubics from the middle of side `a` to the middle of side `b`; both ends are square to
/// their sides. `wander` is how far the middle may stray; `bend` is how far the middle of a path
/// between neighbouring sides lies inside, as a share of the distance between its ends.
pub(super) fn through(
    outline: &Outline,
    (a, b): (usize, usize),
    stream: &mut Stream,
    wander: f64,
    bend: f64,
) -> Curve {
    let (p, q) = (outline.side_middle(a), outline.side_middle(b));
    let (from_a, from_b) = (outline.inward(a), outline.inward(b));
    let middle = lerp(p, q, 0.5);
    let gap = distance(p, q);
    let along = unit(q - p);
    if dot(from_a, from_b) < -0.5 {
        let amount = stream.range(0.55, 1.0) * wander * if stream.chance(0.5) { 1.0 } else { -1.0 };
        let middle = middle + along.right() * amount;
        let handle = gap * 0.27;
        let tilt = unit(along - along.right() * (amount * 0.035));
        return vec![
            p,
            p + from_a * (handle * 0.9),
            middle - tilt * (handle * 0.8),
            middle,
            middle + tilt * (handle * 0.8),
            q + from_b * (handle * 0.9),
            q,
        ];
    }
    let bend = gap * bend + stream.range(-1.0, 1.0) * wander * 0.5;
    let middle = middle + unit(from_a + from_b) * bend;
    let tilt = unit(along + along.right() * stream.range(-0.25, 0.25));
    let handle = gap * 0.25;
    vec![
        p,
        p + from_a * handle,
        middle - tilt * handle,
        middle,
        middle + tilt * handle,
        q + from_b * handle,
        q,
    ]
}

/// A cubic from the middle of side `a` to a point inside, arriving in direction `arrive` (straight
/// from the side if none is given).
pub(super) fn ending(
    outline: &Outline,
    a: usize,
    target: Point,
    stream: &mut Stream,
    wander: f64,
    arrive: Option<Point>,
) -> Curve {
    let p = outline.side_middle(a);
    let gap = distance(p, target);
    let direction = arrive.unwrap_or_else(|| unit(target - p));
    let amount = stream.range(-1.0, 1.0) * wander;
    vec![
        p,
        p + outline.inward(a) * (gap * 0.42),
        (target - direction * (gap * 0.4)) + direction.right() * amount,
        target,
    ]
}
