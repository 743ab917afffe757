use std::ops::{Add, Mul, Sub};

/// A place or a direction, in units of 1/100 tile.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the east.
    pub x: f64,
    /// To the south.
    pub y: f64,
}

/// The point (`x`, `y`).
pub(crate) const fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        point(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        point(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        point(self.x * factor, self.y * factor)
    }
}

impl Point {
    /// Length of the vector.
    pub(crate) fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// The vector turned a quarter clockwise (y points down).
    pub(crate) fn right(self) -> Self {
        point(-self.y, self.x)
    }
}

/// The point at share `share` of the way from `a` to `b`.
pub(crate) fn lerp(a: Point, b: Point, share: f64) -> Point {
    point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
}

/// Distance of two points.
pub(crate) fn distance(a: Point, b: Point) -> f64 {
    (a - b).length()
}

/// The vector of length 1 in the direction of `a`; (0, 0) stays (0, 0).
pub(crate) fn unit(a: Point) -> Point {
    let length = a.length();
    let length = if length == 0.0 { 1.0 } else { length };
    point(a.x / length, a.y / length)
}

/// Cross product; positive when `b` lies clockwise of `a` on the screen.
pub(crate) fn cross(a: Point, b: Point) -> f64 {
    a.x * b.y - a.y * b.x
}

/// Dot product.
pub(crate) fn dot(a: Point, b: Point) -> f64 {
    a.x * b.x + a.y * b.y
}

/// The direction at share `share` of the angle (at most a straight one) from unit vector `a` to
/// unit vector `b`, found by halving the angle ten times: no sine or cosine is needed.
pub(crate) fn turn_between(a: Point, b: Point, share: f64) -> Point {
    if cross(a, b) == 0.0 && dot(a, b) < 0.0 {
        let middle = a.right();
        return if share <= 0.5 {
            turn_between(a, middle, share * 2.0)
        } else {
            turn_between(middle, b, share * 2.0 - 1.0)
        };
    }
    let (mut low, mut high) = (a, b);
    let (mut low_share, mut high_share) = (0.0, 1.0);
    for _ in 0..10 {
        let (middle, middle_share) = (unit(low + high), (low_share + high_share) / 2.0);
        if share < middle_share {
            (high, high_share) = (middle, middle_share);
        } else {
            (low, low_share) = (middle, middle_share);
        }
    }
    low
}

/// 28 unit vectors at equal steps, clockwise from the east.
pub(crate) const UNIT_CIRCLE: [Point; 28] = [
    point(1.0, 0.0),
    point(0.9749, 0.2225),
    point(0.9010, 0.4339),
    point(0.7818, 0.6235),
    point(0.6235, 0.7818),
    point(0.4339, 0.9010),
    point(0.2225, 0.9749),
    point(0.0, 1.0),
    point(-0.2225, 0.9749),
    point(-0.4339, 0.9010),
    point(-0.6235, 0.7818),
    point(-0.7818, 0.6235),
    point(-0.9010, 0.4339),
    point(-0.9749, 0.2225),
    point(-1.0, 0.0),
    point(-0.9749, -0.2225),
    point(-0.9010, -0.4339),
    point(-0.7818, -0.6235),
    point(-0.6235, -0.7818),
    point(-0.4339, -0.9010),
    point(-0.2225, -0.9749),
    point(0.0, -1.0),
    point(0.2225, -0.9749),
    point(0.4339, -0.9010),
    point(0.6235, -0.7818),
    point(0.7818, -0.6235),
    point(0.9010, -0.4339),
    point(0.9749, -0.2225),
];
