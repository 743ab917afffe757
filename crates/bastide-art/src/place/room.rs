//! How much room there is at a point.

use crate::geometry::{
    Outline, Point, contains, distance, edge_distance, line_distance, point, sample,
};
use crate::layout::{CityPlan, Layout};

/// A disc that is kept free.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Disc {
    pub at: Point,
    pub radius: f64,
}

/// Distance from `p` to the nearest road, river or wall; negative in a city. Walls and towers rise
/// northwards, so more is kept to the north of them.
pub(crate) fn feature_gap(layout: &Layout, p: Point) -> f64 {
    let mut gap = 1e9_f64;
    let low = point(p.x, p.y + 7.0);
    for city in &layout.cities {
        if contains(&city.polygon, p) || contains(&city.polygon, low) {
            return -1.0;
        }
        gap = gap.min(edge_distance(p, &city.polygon) - 2.0);
        gap = gap.min(edge_distance(low, &city.polygon) + 1.0);
    }
    for fence in &layout.fences {
        gap = gap.min(line_distance(p, fence) - 2.0);
    }
    for road in &layout.roads {
        gap = gap.min(line_distance(p, &road.line) - 5.0);
        for spur in &road.spurs {
            gap = gap.min(line_distance(p, &sample(spur, 8)) - 5.0);
        }
    }
    for river in &layout.rivers {
        gap = gap.min(line_distance(p, &river.line) - 9.5);
    }
    if let Some(pond) = layout.pond {
        gap = gap.min(distance(p, pond.centre) - pond.radii.0 - 2.0);
    }
    if let Some(village) = layout.village {
        gap = gap.min(distance(p, village) - 17.0);
    }
    gap
}

/// Distance from `p` to the outline of the piece; -1 outside of it.
pub(crate) fn border_gap(outline: &Outline, p: Point) -> f64 {
    if contains(outline.corners(), p) { edge_distance(p, outline.corners()) } else { -1.0 }
}

/// Distance from `p` to the nearest kept disc.
pub(crate) fn keep_gap(keep: &[Disc], p: Point) -> f64 {
    keep.iter().map(|disc| distance(p, disc.at) - disc.radius).fold(1e9, f64::min)
}

/// Distance from `p` to the nearest wall; -1 in a city.
pub(crate) fn wall_gap(layout: &Layout, p: Point) -> f64 {
    if layout.cities.iter().any(|city| contains(&city.polygon, p)) {
        return -1.0;
    }
    layout.walls().map(|wall| line_distance(p, wall)).fold(1e9, f64::min)
}

/// Room in the field at `p`.
pub(super) fn field_room(layout: &Layout, keep: &[Disc], p: Point) -> f64 {
    let gap = border_gap(layout.outline(), p).min(keep_gap(keep, p));
    // The nearest feature costs most to find, so it is left out where it cannot matter.
    if gap <= 0.0 { gap } else { gap.min(feature_gap(layout, p)) }
}

/// Room in a city at `p`.
pub(super) fn city_room(layout: &Layout, city: &CityPlan, keep: &[Disc], p: Point) -> f64 {
    if !contains(&city.polygon, p) {
        return -1.0;
    }
    let mut room = border_gap(layout.outline(), p).min(keep_gap(keep, p));
    for wall in &city.walls {
        room = room.min(line_distance(p, wall) - 2.5);
    }
    for street in &city.streets {
        room = room.min(line_distance(p, street) - 2.0);
    }
    room
}

/// The point of a grid with the most room (up to `radius` + 2), nearest to `prefer`; ties go
/// north-west. Returns the point and its room; `prefer` and 0 if there is no room anywhere.
pub(super) fn best_spot(
    outline: &Outline,
    room: impl Fn(Point) -> f64,
    radius: f64,
    prefer: Point,
    step: f64,
) -> (Point, f64) {
    let (low, high) = outline.bounds();
    let mut best: Option<(f64, Point, f64)> = None;
    let mut y = low.y + step;
    while y < high.y {
        let mut x = low.x + step;
        while x < high.x {
            let p = point(x, y);
            let here = room(p);
            if here > 0.0 {
                let score = here.min(radius + 2.0) * 3.0 - distance(p, prefer) * 0.12;
                if best.is_none_or(|(most, _, _)| score > most) {
                    best = Some((score, p, here));
                }
            }
            x += step;
        }
        y += step;
    }
    best.map_or((prefer, 0.0), |(_, p, here)| (p, here))
}
