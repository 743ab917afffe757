//! Highlights of features: joined pieces become one shape.

use bastide_rules::tile::SegmentRef;

use super::{Board, BoardPicture, PictureError, corner_of};
use crate::geometry::{Point, distance, lerp, offset_line};
use crate::overlay::{CITY_HATCHING, FIELD_HATCHING, glowing_outline};
use crate::place::Site;
use crate::svg::{line_data, points_data};

/// Highlights below and above the things that stand.
#[derive(Default)]
pub(super) struct Glow {
    pub on_the_ground: String,
    pub above: String,
}

pub(super) fn highlights(
    picture: &BoardPicture<'_>,
    board: &Board<'_>,
) -> Result<Glow, PictureError> {
    let mut fields = String::new();
    let mut lines = String::new();
    let mut rings = String::new();
    let mut cities: Vec<(usize, usize)> = Vec::new();
    for highlight in &picture.highlights {
        let site = board.sites.get(highlight.piece).ok_or(PictureError::NoSuchPiece {
            what: "a highlight",
            piece: highlight.piece,
            count: board.sites.len(),
        })?;
        let loops = site.segment_loops(highlight.segment);
        if loops.is_empty() {
            return Err(PictureError::NoSuchPlace {
                what: "a highlight",
                place: format!("{:?}", highlight.segment),
                tile: site.tile.id.clone(),
            });
        }
        match highlight.segment {
            SegmentRef::City(_) => {
                let is_it = |city: &crate::layout::CityPlan| matches!(highlight.segment, SegmentRef::City(index) if city.segment == Some(index));
                let plan = site.layout.cities.iter().position(is_it);
                cities.extend(plan.map(|plan| (highlight.piece, plan)));
            }
            SegmentRef::Field(_) => fields.push_str(&points_data(&moved(site, loops))),
            SegmentRef::Road(index) => {
                let roads = site.layout.roads.iter().filter(|road| road.segment == index);
                for road in roads {
                    for line in std::iter::once(road.line.clone()).chain(road.spur_lines()) {
                        lines.push_str(&both_sides(site, &line, 6.2));
                    }
                }
            }
            SegmentRef::River(index) => {
                let rivers = site.layout.rivers.iter().filter(|river| river.segment == index);
                for river in rivers {
                    lines.push_str(&both_sides(site, &river.line, 9.3));
                }
            }
            SegmentRef::Building => rings.push_str(&points_data(&moved(site, loops))),
        }
    }
    let mut glow = Glow::default();
    if !fields.is_empty() {
        glow.on_the_ground = format!("<path d=\"{fields}\" fill=\"url(#{FIELD_HATCHING})\"/>");
    }
    if !lines.is_empty() {
        glow.on_the_ground.push_str(&glowing_outline(&lines));
    }
    if !cities.is_empty() {
        glow.above = city_glow(board, &cities);
    }
    if !rings.is_empty() {
        glow.above.push_str(&glowing_outline(&rings));
    }
    Ok(glow)
}

fn moved(site: &Site<'_>, loops: Vec<Vec<Point>>) -> Vec<Vec<Point>> {
    let corner = corner_of(site.cell);
    loops.into_iter().map(|line| line.into_iter().map(|p| p + corner).collect()).collect()
}

fn both_sides(site: &Site<'_>, line: &[Point], by: f64) -> String {
    let lines = vec![offset_line(line, by), offset_line(line, -by)];
    moved(site, lines).iter().map(|line| line_data(line, false)).collect()
}

/// Hatching over cities, and an outline along walls and open sides only.
fn city_glow(board: &Board<'_>, cities: &[(usize, usize)]) -> String {
    let (mut fill, mut edge) = (String::new(), String::new());
    // The half-sides of all highlighted cities: those that lie on each other are joined.
    let mut sides: Vec<(Point, Point)> = Vec::new();
    for &(piece, plan) in cities {
        let site = &board.sites[piece];
        let (city, corner) = (&site.layout.cities[plan], corner_of(site.cell));
        fill.push_str(&points_data(&moved(site, vec![city.polygon.clone()])));
        for wall in moved(site, city.walls.clone()) {
            edge.push_str(&line_data(&wall, false));
        }
        for half in &city.halves {
            let (a, b) = site.layout.outline().side(half / 2);
            let (a, b) = (a + corner, b + corner);
            let middle = lerp(a, b, 0.5);
            sides.push(if half % 2 == 0 { (a, middle) } else { (middle, b) });
        }
    }
    let is_joined = |&(a, b): &(Point, Point)| {
        sides.iter().any(|&(c, d)| distance(a, d) < 0.5 && distance(b, c) < 0.5)
    };
    for side in sides.iter().filter(|side| !is_joined(side)) {
        edge.push_str(&line_data(&[side.0, side.1], false));
    }
    format!("<path d=\"{fill}\" fill=\"url(#{CITY_HATCHING})\"/>{}", glowing_outline(&edge))
}
