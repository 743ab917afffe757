//! Where the figures of a board stand.

use std::collections::BTreeMap;

use bastide_rules::tile::SegmentRef;

use super::{Board, BoardPicture, PictureError, Place, PlacedFigure, corner_of};
use crate::figures::{Role, Standee};
use crate::geometry::{Point, contains, distance, point};

/// Feet of figures on the same place keep this distance where there is room.
const APART: f64 = 15.0;
/// And at least this distance wherever they stand.
const LEAST: f64 = 4.0;

/// Where the second, third … figure on a place stands, seen from the first.
const BESIDE: [(f64, f64); 16] = [
    (16.0, 2.0),
    (-16.0, 2.0),
    (0.0, 16.0),
    (0.0, -16.0),
    (16.0, 17.0),
    (-16.0, 17.0),
    (16.0, -14.0),
    (-16.0, -14.0),
    (31.0, 3.0),
    (-31.0, 3.0),
    (7.0, 8.0),
    (-7.0, 8.0),
    (7.0, -7.0),
    (-7.0, -7.0),
    (24.0, 10.0),
    (-24.0, 10.0),
];

/// The figures with their foot points, from north to south.
pub(super) fn standees(
    picture: &BoardPicture<'_>,
    board: &Board<'_>,
) -> Result<Vec<Standee>, PictureError> {
    let mut anchors: BTreeMap<usize, Vec<(SegmentRef, Point)>> = BTreeMap::new();
    let mut out: Vec<Standee> = Vec::new();
    for placed in &picture.figures {
        if let Place::Segment { piece, .. } = placed.place {
            let site = site_of(board, piece)?;
            anchors.entry(piece).or_insert_with(|| site.anchors());
        }
        let (wanted, area) = spot(board, placed, &anchors)?;
        let feet: Vec<Point> = out.iter().map(|standee| standee.at).collect();
        let at = free_spot(wanted, &area, &feet);
        let role = role(placed);
        out.push(Standee { figure: placed.figure, role, pose: placed.pose, at });
    }
    out.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    Ok(out)
}

fn site_of<'b, 'a>(
    board: &'b Board<'a>,
    piece: usize,
) -> Result<&'b crate::place::Site<'a>, PictureError> {
    board.sites.get(piece).ok_or(PictureError::NoSuchPiece {
        what: "a figure",
        piece,
        count: board.sites.len(),
    })
}

fn role(placed: &PlacedFigure) -> Role {
    match placed.place {
        Place::Segment { segment: SegmentRef::City(_), .. } | Place::Quarter { .. } => Role::Knight,
        Place::Segment { segment: SegmentRef::Road(_), .. } => Role::Highwayman,
        Place::Segment { segment: SegmentRef::Building, .. } => Role::Monk,
        _ => Role::Plain,
    }
}

/// The wanted foot point on the board, and the outlines within which further figures stand.
fn spot(
    board: &Board<'_>,
    placed: &PlacedFigure,
    anchors: &BTreeMap<usize, Vec<(SegmentRef, Point)>>,
) -> Result<(Point, Vec<Vec<Point>>), PictureError> {
    let missing = |piece: usize, place: String| PictureError::NoSuchPlace {
        what: "a figure",
        place,
        tile: board.sites[piece].tile.id.clone(),
    };
    let (piece, at, segment) = match placed.place {
        Place::Cell(cell) => return Ok((corner_of(cell) + point(50.0, 62.0), Vec::new())),
        Place::Segment { piece, segment } => {
            let known = anchors.get(&piece).into_iter().flatten();
            let at = known.into_iter().find_map(|&(other, at)| (other == segment).then_some(at));
            (piece, at.ok_or_else(|| missing(piece, format!("{segment:?}")))?, Some(segment))
        }
        Place::Symbol { piece, symbol } => {
            let at = site_of(board, piece)?.symbol_anchor(symbol);
            (piece, at.ok_or_else(|| missing(piece, format!("{symbol:?}")))?, None)
        }
        Place::Quarter { piece, quarter } => {
            let quarters = &site_of(board, piece)?.quarters;
            let at = quarters.iter().find_map(|&(other, at)| (other == quarter).then_some(at));
            let at = at.ok_or_else(|| missing(piece, format!("{quarter:?}")))?;
            (piece, at + point(8.0, 10.0), None)
        }
    };
    let site = &board.sites[piece];
    let corner = corner_of(site.cell);
    let loops = segment.map(|segment| site.segment_loops(segment)).unwrap_or_default();
    let area =
        loops.into_iter().map(|line| line.into_iter().map(|p| p + corner).collect()).collect();
    Ok((at + corner, area))
}

/// The wanted point, or the first free one beside it: best inside of the segment and well apart.
fn free_spot(wanted: Point, area: &[Vec<Point>], feet: &[Point]) -> Point {
    let room = |p: Point| feet.iter().map(|&foot| distance(foot, p)).fold(f64::INFINITY, f64::min);
    if room(wanted) >= APART / 2.0 {
        return wanted;
    }
    let beside = || BESIDE.iter().map(|&(dx, dy)| wanted + point(dx, dy));
    let inside = |p: Point| area.iter().any(|line| contains(line, p));
    let mut choices: Vec<Point> = beside().filter(|&p| inside(p) && room(p) >= APART).collect();
    choices.extend(beside().filter(|&p| inside(p) && room(p) >= APART / 2.0));
    choices.extend(beside().filter(|&p| room(p) >= APART / 2.0));
    if let Some(&first) = choices.first() {
        return first;
    }
    // A crowd: go on to the south-east until there is room.
    let mut p = wanted;
    while room(p) < LEAST {
        p = p + point(3.0, 2.0);
    }
    p
}
