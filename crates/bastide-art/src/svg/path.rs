use super::number::{push_number, rounded};
use crate::chance::Stream;
use crate::geometry::{Curve, Point, along, line_length, offset_line, point, smooth, unit};

/// Path data under construction: numbers follow each other without needless blanks.
#[derive(Clone, Debug, Default)]
pub(crate) struct PathData(String);

impl PathData {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// Appends a command letter and its numbers.
    pub(crate) fn command(&mut self, letter: char, numbers: &[f64]) -> &mut Self {
        self.0.push(letter);
        let mut first = true;
        for &value in numbers {
            let mut text = String::new();
            push_number(&mut text, value);
            if !first && !text.starts_with('-') {
                self.0.push(' ');
            }
            self.0.push_str(&text);
            first = false;
        }
        self
    }

    pub(crate) fn move_to(&mut self, p: Point) -> &mut Self {
        self.command('M', &[p.x, p.y])
    }

    pub(crate) fn line_to(&mut self, p: Point) -> &mut Self {
        self.command('L', &[p.x, p.y])
    }

    pub(crate) fn close(&mut self) -> &mut Self {
        self.0.push('Z');
        self
    }

    /// Appends a chain of cubics whose first point is written already; relative to the rounded
    /// points, so that rounding does not add up.
    pub(crate) fn cubics(&mut self, curve: &[Point]) -> &mut Self {
        let (mut x, mut y) = (rounded(curve[0].x), rounded(curve[0].y));
        let mut at = 1;
        while at + 2 < curve.len() {
            let mut numbers = [0.0; 6];
            for (k, p) in curve[at..at + 3].iter().enumerate() {
                numbers[2 * k] = p.x - x;
                numbers[2 * k + 1] = p.y - y;
            }
            self.command('c', &numbers);
            x += rounded(numbers[4]);
            y += rounded(numbers[5]);
            at += 3;
        }
        self
    }

    /// Appends raw path data.
    pub(crate) fn raw(&mut self, data: &str) -> &mut Self {
        self.0.push_str(data);
        self
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn finish(&mut self) -> String {
        std::mem::take(&mut self.0)
    }
}

/// Path data of a chain of cubics.
pub(crate) fn curve_data(curve: &[Point]) -> String {
    PathData::new().move_to(curve[0]).cubics(curve).finish()
}

/// Path data of a chain of cubics whose ends on the outline are drawn `by` past it.
pub(crate) fn curve_past_outline(curve: &[Point], both_ends: bool, by: f64) -> String {
    let mut data = PathData::new();
    data.move_to(curve[0] + unit(curve[0] - curve[1]) * by).line_to(curve[0]).cubics(curve);
    if both_ends {
        let (last, handle) = (curve[curve.len() - 1], curve[curve.len() - 2]);
        data.line_to(last + unit(last - handle) * by);
    }
    data.finish()
}

/// Path data of a polyline, relative, closed or not.
pub(crate) fn line_data(line: &[Point], close: bool) -> String {
    let (mut x, mut y) = (rounded(line[0].x), rounded(line[0].y));
    let mut steps = Vec::with_capacity(2 * line.len());
    for p in &line[1..] {
        let (dx, dy) = (rounded(p.x - x), rounded(p.y - y));
        steps.extend([dx, dy]);
        x += dx;
        y += dy;
    }
    let mut data = PathData::new();
    data.move_to(line[0]).command('l', &steps);
    if close {
        data.close();
    }
    data.finish()
}

/// Path data of several closed polygons.
pub(crate) fn points_data(loops: &[Vec<Point>]) -> String {
    loops.iter().filter(|points| points.len() > 2).map(|points| line_data(points, true)).collect()
}

/// Path data of the area that a polyline sweeps when it is moved by `shift`.
pub(crate) fn band(line: &[Point], shift: Point) -> String {
    let mut points = line.to_vec();
    points.extend(line.iter().rev().map(|&p| p + shift));
    line_data(&points, true)
}

/// Path data of a band of width 2 × `half` round a polyline with hand-drawn edges: they waver by
/// `waver` inside and are exact at the ends, which are drawn 1.2 units past the outline.
pub(crate) fn ribbon(
    line: &[Point],
    half: f64,
    waver: f64,
    stream: &mut Stream,
    both_ends: bool,
) -> String {
    const PAST: f64 = 1.2;
    let total = line_length(line);
    let n = ((total / 12.0) as usize).max(4);
    let start = unit(line[1] - line[0]);
    let end = unit(line[line.len() - 1] - line[line.len() - 2]);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for k in 0..=n {
        let (p, mut direction) = along(line, total * k as f64 / n as f64);
        if k == 0 {
            direction = start;
        }
        let amount = if k > 0 && k < n { waver } else { 0.0 };
        let to_left = half + stream.range(-amount, amount);
        let to_right = half + stream.range(-amount, amount);
        left.push(point(p.x + direction.y * to_left, p.y - direction.x * to_left));
        right.push(point(p.x - direction.y * to_right, p.y + direction.x * to_right));
    }
    let before = start * -PAST;
    let after = end * if both_ends { PAST } else { 0.0 };
    right.reverse();
    let (left_edge, right_edge): (Curve, Curve) = (smooth(&left, false), smooth(&right, false));
    let mut data = PathData::new();
    data.move_to(right[n] + before)
        .line_to(left[0] + before)
        .line_to(left[0])
        .cubics(&left_edge)
        .line_to(left[n] + after)
        .line_to(right[0] + after)
        .line_to(right[0])
        .cubics(&right_edge)
        .close();
    data.finish()
}

/// Path data of a short smooth stroke beside a polyline: its part from `from` to `to`, moved by
/// `by` to the right.
pub(crate) fn side_stroke(line: &[Point], from: f64, to: f64, by: f64) -> String {
    let part = offset_line(&crate::geometry::cut(line, from, to), by);
    curve_data(&smooth(&[part[0], part[part.len() / 2], part[part.len() - 1]], false))
}
