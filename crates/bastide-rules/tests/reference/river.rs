//! The river (RV-2 to RV-7).

use super::board::{Board, KindOfTile};
use super::drawing::{Drawing, Square, cell_of};
use super::placement::{Place, RiverRules};

/// The step from the cell in which a side of a square piece lies to the cell beyond it.
fn step_across(drawing: &Drawing, side: usize) -> Square {
    let (x, y) = drawing.sides[side].middle;
    let (cx, cy) = drawing.parts[drawing.part_of_side[side]];
    ((x - 4 * cx - 2) / 2, (y - 4 * cy - 2) / 2)
}

/// A quarter turn to the right.
fn right_of((dx, dy): Square) -> Square {
    (-dy, dx)
}

/// How a river turns that comes in heading `before` and goes on heading `after`: 1 right, -1 left,
/// 0 straight.
fn turn(before: Square, after: Square) -> i32 {
    if after == right_of(before) {
        1
    } else if right_of(after) == before {
        -1
    } else {
        0
    }
}

fn reversed((dx, dy): Square) -> Square {
    (-dx, -dy)
}

/// The other side of the river segment that leaves through `side`, if it has just two.
fn other_end(kind: &KindOfTile, side: usize) -> Option<usize> {
    kind.tile.rivers.iter().find_map(|river| match river.sides[..] {
        [a, b] if a.0 as usize == side => Some(b.0 as usize),
        [a, b] if b.0 as usize == side => Some(a.0 as usize),
        _ => None,
    })
}

fn river_sides(kind: &KindOfTile) -> impl Iterator<Item = usize> + '_ {
    kind.tile.rivers.iter().flat_map(|river| river.sides.iter().map(|side| side.0 as usize))
}

/// RV-2, RV-4, RV-5: the tile joins an open end of the river, does not turn back at once, and
/// under `c3` does not flow against the heading at the spring.
pub fn continues(
    board: &Board,
    kind: &KindOfTile,
    (cell, turns): Place,
    rules: RiverRules,
) -> bool {
    let drawing = Drawing::new(kind.tile.shape, cell, turns);
    let mut joins = false;
    for side in river_sides(kind) {
        let meets = board.sides.get(&drawing.sides[side].middle).and_then(|sides| sides.first());
        let Some(&(before, end)) = meets else {
            let backwards = rules.heading.map(reversed) == Some(step_across(&drawing, side));
            if rules.never_backwards && backwards {
                return false;
            }
            continue;
        };
        joins = true;
        let before = &board.pieces[before];
        let flows = step_across(&before.drawing, end);
        let turns_now =
            other_end(kind, side).map_or(0, |out| turn(flows, step_across(&drawing, out)));
        let turned_before = other_end(&before.kind, end)
            .map_or(0, |inlet| turn(reversed(step_across(&before.drawing, inlet)), flows));
        if turns_now != 0 && turns_now == turned_before {
            return false;
        }
    }
    joins
}

/// RV-6: each end that stays open has room to go on.
pub fn can_go_on(board: &Board, kind: &KindOfTile, (cell, turns): Place) -> bool {
    let drawing = Drawing::new(kind.tile.shape, cell, turns);
    // Open ends after the placing: cell that the end heads into, and heading.
    let mut ends: Vec<(Square, Square)> = Vec::new();
    for side in river_sides(kind) {
        if !board.sides.contains_key(&drawing.sides[side].middle) {
            ends.push(end(&drawing, side));
        }
    }
    let own = ends.len();
    for (number, piece) in board.pieces.iter().enumerate() {
        for side in river_sides(&piece.kind) {
            let middle = piece.drawing.sides[side].middle;
            let joined_now = drawing.sides.iter().any(|drawn| drawn.middle == middle);
            if board.meets((number, side)).is_none() && !joined_now {
                ends.push(end(&piece.drawing, side));
            }
        }
    }
    let is_free = |cell: Square| {
        !board.is_occupied(cell) && !drawing.area.iter().any(|&point| cell_of(point) == cell)
    };
    ends[..own].iter().enumerate().all(|(index, &((x, y), (dx, dy)))| {
        let (px, py) = right_of((dx, dy));
        let room = (0..=1).all(|ahead| {
            (-1..=1)
                .all(|aside| is_free((x + ahead * dx + aside * px, y + ahead * dy + aside * py)))
        });
        let alone = ends.iter().enumerate().all(|(other, &((ox, oy), heading))| {
            // How many rows, or columns, the two ends lie apart.
            let apart = ((ox - x) * px + (oy - y) * py).abs();
            other == index || heading != (dx, dy) || apart != 1
        });
        room && alone
    })
}

fn end(drawing: &Drawing, side: usize) -> (Square, Square) {
    let (x, y) = drawing.parts[drawing.part_of_side[side]];
    let (dx, dy) = step_across(drawing, side);
    ((x + dx, y + dy), (dx, dy))
}

/// The way the river flows at the spring, a tile that lies in `cell`.
pub fn heading_at(kind: &KindOfTile, cell: Square, turns: u8) -> Option<Square> {
    let drawing = Drawing::new(kind.tile.shape, cell, turns);
    river_sides(kind).next().map(|side| step_across(&drawing, side))
}
