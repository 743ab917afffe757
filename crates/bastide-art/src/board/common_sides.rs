//! Things that stand on the border of two pieces: they belong to nobody, are seeded by the side,
//! and are drawn only when both pieces are there.

use std::collections::BTreeMap;

use bastide_rules::geometry::{Cell, Side};
use bastide_rules::tile::SideKind;

use super::{Board, corner_of};
use crate::chance::Stream;
use crate::geometry::{Point, distance, lerp, point};
use crate::layout::CityPlan;
use crate::paint::Standing;
use crate::place::Site;
use crate::style::Detail;
use crate::svg::{number, stamp};
use crate::symbols::{self, Drawing};

/// Distance that things keep from the discs that pieces keep free.
const CLEAR: f64 = 5.0;

/// Scenery and houses on common sides.
#[derive(Default)]
pub(crate) struct CommonSides {
    /// Flat things.
    pub flat: Vec<String>,
    /// For each cell what stands on its eastern side, its southern side and its corner.
    tall: BTreeMap<(i16, i16), String>,
}

/// What stands on the sides of a piece shown by itself.
#[derive(Default)]
pub(crate) struct LoneSides {
    /// On northern and western sides.
    pub before: Vec<String>,
    /// On eastern and southern sides.
    pub after: Vec<String>,
}

/// The side of one piece on a border of cells.
#[derive(Clone, Copy)]
struct Border {
    kind: SideKind,
    /// Whether a city takes the whole side.
    is_city: bool,
}

impl CommonSides {
    pub(crate) fn of_board(board: &Board<'_>) -> Self {
        let mut out = Self::default();
        for cell in board.cells() {
            for side in [Side::E, Side::S] {
                out.add_side(board, cell, side);
            }
            out.add_corner(board, cell);
        }
        out
    }

    /// What stands on the eastern or southern side of `cell` alone.
    pub(crate) fn of_side(board: &Board<'_>, cell: Cell, side: Side) -> Self {
        let mut out = Self::default();
        out.add_side(board, cell, side);
        out
    }

    /// What stands on the south-eastern corner of `cell` alone.
    pub(crate) fn of_corner(board: &Board<'_>, cell: Cell) -> Self {
        let mut out = Self::default();
        out.add_corner(board, cell);
        out
    }

    /// What stands after the pieces of `cell`.
    pub(crate) fn tall_after(&self, cell: Cell) -> &str {
        self.tall.get(&cell.reading_order()).map_or("", String::as_str)
    }

    fn add_side(&mut self, board: &Board<'_>, cell: Cell, side: Side) {
        let other = cell.step(side);
        let (Some(here), Some(there)) =
            (border(board, cell, side), border(board, other, side.opposite()))
        else {
            return;
        };
        if is_inside_a_piece(board, cell, other) {
            return;
        }
        let mut stream = side_stream(cell, side);
        let mut items = Vec::new();
        if here.is_city && there.is_city {
            items = city_row(board, cell, other, side, &mut stream);
        } else if [here, there].iter().all(|border| is_open_land(border.kind)) {
            self.add_scenery(board, cell, other, side, here.kind, &mut stream, &mut items);
        }
        items.sort_by(|a, b| a.0.total_cmp(&b.0));
        let tall = self.tall.entry(cell.reading_order()).or_default();
        tall.extend(items.iter().map(|(_, svg)| svg.as_str()));
    }

    #[allow(clippy::too_many_arguments, reason = "one side is described by two cells and its kind")]
    fn add_scenery(
        &mut self,
        board: &Board<'_>,
        cell: Cell,
        other: Cell,
        side: Side,
        kind: SideKind,
        stream: &mut Stream,
        items: &mut Vec<Standing>,
    ) {
        if board.style.detail == Detail::Far {
            return;
        }
        let (a, b) = side_ends(cell, side);
        for half in [0.0, 1.0] {
            if kind == SideKind::River && stream.chance(0.3) {
                continue;
            }
            let p = lerp(a, b, (half * 50.0 + stream.range(16.0, 34.0)) / 100.0);
            if is_blocked(board, p, &[cell, other]) {
                continue;
            }
            match stream.below(12) {
                0..3 => {
                    let bushes = [&symbols::BUSH, &symbols::BUSH, &symbols::OAK, &symbols::OLIVE];
                    for i in 0..stream.below(2) + 2 {
                        items.push(plant(stream, p, i as f64 * 3.8, &bushes));
                    }
                }
                3..5 => {
                    let trees = [
                        &symbols::CYPRESS,
                        &symbols::YOUNG_CYPRESS,
                        &symbols::PINE,
                        &symbols::OLIVE,
                    ];
                    for i in 0..stream.below(3) + 1 {
                        items.push(plant(stream, p, i as f64 * 4.6, &trees));
                    }
                }
                5 if kind == SideKind::Field => {
                    let strip = stream.pick(&[
                        &symbols::WHEAT_STRIP,
                        &symbols::PLOUGHED_STRIP,
                        &symbols::LAVENDER_STRIP,
                        &symbols::VEGETABLE_STRIP,
                    ]);
                    let degrees = stream.pick(&[-24, -10, 10, 26, 70, 100]);
                    self.flat.push(turned_strip(strip, p, degrees, "scale(.9)"));
                }
                5..9 if board.style.detail == Detail::Full => self.add_grass(stream, p),
                _ => {}
            }
        }
    }

    fn add_grass(&mut self, stream: &mut Stream, p: Point) {
        let first = stream.pick(&[&symbols::GRASS, &symbols::GRASS, &symbols::FLOWERS]);
        let dx = stream.range(4.0, 7.0);
        let dy = stream.range(-3.0, 3.0);
        let second = symbols::GRASS.stamp(point(p.x + dx, p.y + dy));
        self.flat.push(first.stamp(p) + &second);
    }

    /// The point where four pieces meet with open land all round.
    fn add_corner(&mut self, board: &Board<'_>, cell: Cell) {
        let around = [
            (cell, [Side::E, Side::S]),
            (cell.step(Side::E), [Side::S, Side::W]),
            (cell.step(Side::S), [Side::N, Side::E]),
            (cell.step(Side::E).step(Side::S), [Side::N, Side::W]),
        ];
        let is_open = around.iter().all(|&(cell, sides)| {
            sides.iter().all(|&side| {
                border(board, cell, side).is_some_and(|border| is_open_land(border.kind))
            })
        });
        // Land without trees inside of a double piece, and nothing far away.
        if !is_open || board.style.detail == Detail::Far {
            return;
        }
        let p = corner_of(cell) + point(100.0, 100.0);
        let mut stream = Stream::new(&[43, cell.x.into(), cell.y.into()]);
        let mut stamps = String::new();
        match stream.below(10) {
            0..3 => {
                let tree = stream.pick(&[&symbols::OAK, &symbols::PINE, &symbols::OLIVE]);
                stamps.push_str(&tree.stamp(p + point(-3.0, -1.0)));
                stamps.push_str(&symbols::BUSH.stamp(p + point(3.0, 1.0)));
            }
            3..5 => {
                for i in 0..3 {
                    let tree = if i == 1 { &symbols::YOUNG_CYPRESS } else { &symbols::CYPRESS };
                    let at = point(f64::from(i) * 4.4 - 4.0, f64::from(i % 2) * 2.0 - 1.0);
                    stamps.push_str(&tree.stamp(p + at));
                }
            }
            5 => {
                let strip = stream.pick(&[
                    &symbols::WHEAT_STRIP,
                    &symbols::PLOUGHED_STRIP,
                    &symbols::LAVENDER_STRIP,
                ]);
                let degrees = stream.pick(&[-14, 12, 20, 80]);
                self.flat.push(turned_strip(strip, p, degrees, ""));
            }
            _ => {}
        }
        self.tall.entry(cell.reading_order()).or_default().push_str(&stamps);
    }

    /// The houses on the city sides of a piece shown by itself, in its own coordinates.
    pub(crate) fn of_lone_piece(board: &Board<'_>) -> LoneSides {
        let mut out = LoneSides::default();
        let site = &board.sites[0];
        let origin = corner_of(site.cell);
        let cells: Vec<Cell> = board.cells().collect();
        for &cell in &cells {
            for side in Side::ALL {
                if !border(board, cell, side).is_some_and(|border| border.is_city)
                    || cells.contains(&cell.step(side))
                {
                    continue;
                }
                // A side has one name: the eastern or southern side of one of its two cells.
                let (home, name) = match side {
                    Side::N => (cell.step(Side::N), Side::S),
                    Side::W => (cell.step(Side::W), Side::E),
                    other => (cell, other),
                };
                let mut stream = side_stream(home, name);
                let mut items = city_row(board, home, home.step(name), name, &mut stream);
                items.sort_by(|a, b| a.0.total_cmp(&b.0));
                let svg: String = items.into_iter().map(|(_, svg)| svg).collect();
                let (x, y) = (number(-origin.x), number(-origin.y));
                let moved = if origin == Point::default() || svg.is_empty() {
                    svg
                } else {
                    format!("<g transform=\"translate({x} {y})\">{svg}</g>")
                };
                match side {
                    Side::N | Side::W => out.before.push(moved),
                    Side::E | Side::S => out.after.push(moved),
                }
            }
        }
        out
    }
}

fn side_stream(cell: Cell, side: Side) -> Stream {
    Stream::new(&[41, cell.x.into(), cell.y.into(), side.index() as i64])
}

/// The ends of the eastern or southern side of a cell.
fn side_ends(cell: Cell, side: Side) -> (Point, Point) {
    let corner = corner_of(cell);
    let far = corner + point(100.0, 100.0);
    if side == Side::E { (point(far.x, corner.y), far) } else { (point(corner.x, far.y), far) }
}

/// What the piece that covers `side` of `cell` shows there.
fn border(board: &Board<'_>, cell: Cell, side: Side) -> Option<Border> {
    let pieces = board.by_cell.get(&cell.reading_order())?;
    pieces.iter().find_map(|&index| side_of_piece(&board.sites[index], cell, side))
}

fn side_of_piece(site: &Site<'_>, cell: Cell, side: Side) -> Option<Border> {
    let outline = site.layout.outline();
    let corner = corner_of(cell) - corner_of(site.cell);
    let (dx, dy) = side.offset();
    let middle = corner + point(50.0 + 50.0 * f64::from(dx), 50.0 + 50.0 * f64::from(dy));
    let index = (0..outline.sides()).find(|&index| outline.side_middle(index) == middle)?;
    // The long side of a triangle has its middle in the middle of the cell, so it never matches.
    let features = &site.layout.features;
    let is_city = features.cities.iter().any(|city| city.sides.contains(&index));
    Some(Border { kind: features.sides[index], is_city })
}

/// Whether the border of two cells lies inside of a double-size piece.
fn is_inside_a_piece(board: &Board<'_>, cell: Cell, other: Cell) -> bool {
    let pieces = |cell: Cell| board.by_cell.get(&cell.reading_order()).into_iter().flatten();
    pieces(cell).any(|index| pieces(other).any(|there| there == index))
}

fn is_open_land(kind: SideKind) -> bool {
    matches!(kind, SideKind::Field | SideKind::Road | SideKind::River | SideKind::Any)
}

/// Points of the outlines of the pieces of `cells` where walls end.
fn has_wall_end(board: &Board<'_>, p: Point, cells: &[Cell]) -> bool {
    let pieces = cells.iter().filter_map(|cell| board.by_cell.get(&cell.reading_order())).flatten();
    pieces.into_iter().any(|&index| {
        let corner = corner_of(board.sites[index].cell);
        let cities = &board.sites[index].layout.cities;
        let mut ends = cities.iter().flat_map(CityPlan::wall_ends);
        ends.any(|end| distance(end + corner, p) < 0.5)
    })
}

fn is_blocked(board: &Board<'_>, p: Point, cells: &[Cell]) -> bool {
    let pieces = cells.iter().filter_map(|cell| board.by_cell.get(&cell.reading_order())).flatten();
    pieces.into_iter().any(|&index| {
        let site = &board.sites[index];
        let corner = corner_of(site.cell);
        site.keep.iter().any(|disc| distance(disc.at + corner, p) < disc.radius + CLEAR)
    })
}

/// Houses along a common city side, open where streets cross it.
fn city_row(
    board: &Board<'_>,
    cell: Cell,
    other: Cell,
    side: Side,
    stream: &mut Stream,
) -> Vec<Standing> {
    let mut items = Vec::new();
    if board.style.detail == Detail::Far {
        return items;
    }
    let cells = [cell, other];
    let (a, b) = side_ends(cell, side);
    let is_level = side == Side::S;
    let (near_wall, open_end, step, street) =
        if is_level { (10.0, 3.0, 10.4, 7.4) } else { (9.6, 3.0, 8.9, 6.5) };
    let growth = if board.style.detail == Detail::Full { 1.0 } else { 1.3 };
    let mut s = if has_wall_end(board, a, &cells) { near_wall } else { 4.0 };
    let stop = 100.0 - if has_wall_end(board, b, &cells) { 10.0 } else { open_end };
    while s < stop {
        let on_side = lerp(a, b, s / 100.0);
        let x = on_side.x + stream.range(-1.0, 1.0);
        let p = point(x, on_side.y + stream.range(0.0, 1.6));
        if !is_blocked(board, p, &cells) && (s - 50.0).abs() > street {
            let svg = if stream.chance(0.06) {
                stream.pick(&[&symbols::CYPRESS, &symbols::OAK]).stamp(p)
            } else {
                let house = stream.pick(&symbols::HOUSES);
                let tone = stream.below(8);
                stamp(&format!("{}{tone}", house.id), p)
            };
            items.push((p.y, svg));
        }
        s += step * growth * stream.range(0.92, 1.1);
    }
    items
}

fn plant(stream: &mut Stream, p: Point, shift: f64, kinds: &[&'static Drawing]) -> Standing {
    let x = p.x + shift - 4.0 + stream.range(-0.6, 0.6);
    let y = p.y + stream.range(-2.0, 2.0);
    (y, stream.pick(kinds).stamp(point(x, y)))
}

fn turned_strip(strip: &Drawing, at: Point, degrees: i32, scale: &str) -> String {
    format!(
        "<use href=\"#{}\" transform=\"translate({} {})rotate({degrees}){scale}\"/>",
        strip.id,
        number(at.x),
        number(at.y),
    )
}
