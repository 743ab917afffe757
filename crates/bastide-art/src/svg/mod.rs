//! SVG text: short numbers, path data and elements.

mod number;
mod path;

pub(crate) use number::number;
pub(crate) use path::{
    PathData, band, curve_data, curve_past_outline, line_data, points_data, ribbon, side_stroke,
};

use crate::geometry::Point;

/// A `<path>` with data `data` and the attributes `attributes` (already written out).
pub(crate) fn path(data: &str, attributes: &str) -> String {
    format!("<path d=\"{data}\" {attributes}/>")
}

/// A symbol stamped at `at`.
pub(crate) fn stamp(symbol: &str, at: Point) -> String {
    format!("<use href=\"#{symbol}\" x=\"{}\" y=\"{}\"/>", number(at.x), number(at.y))
}

/// A symbol stamped at `at`, turned by whole degrees and enlarged; signs only.
pub(crate) fn stamp_turned(symbol: &str, at: Point, degrees: i32, scale: f64) -> String {
    let mut transform = format!("translate({} {})", number(at.x), number(at.y));
    if degrees != 0 {
        transform.push_str(&format!("rotate({degrees})"));
    }
    if scale != 1.0 {
        transform.push_str(&format!("scale({})", (scale * 100.0).round() / 100.0));
    }
    format!("<use href=\"#{symbol}\" transform=\"{transform}\"/>")
}

/// Text with the five characters escaped that XML reserves.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            other if other.is_control() => out.push(' '),
            other => out.push(other),
        }
    }
    out
}
