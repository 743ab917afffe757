//! Points, curves and polygons, in units of 1/100 tile: x to the east, y to the south.
//!
//! Only + - * / and square roots are used, so that every machine computes the same picture.

mod curve;
mod outline;
mod point;
mod polygon;

pub(crate) use curve::{
    Curve, along, blob, chains, cut, line_length, nearest_on_line, offset_line, sample, smooth,
};
pub use outline::Outline;
pub use point::Point;
pub(crate) use point::{UNIT_CIRCLE, cross, distance, dot, lerp, point, turn_between, unit};
pub(crate) use polygon::{
    area, centroid, contains, crossing, edge_distance, line_distance, segment_distance,
};
