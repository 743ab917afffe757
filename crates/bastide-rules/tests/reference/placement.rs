//! Where a tile may go: all cells of a window and all four orientations are tried.

use std::sync::Arc;

use bastide_rules::geometry::Cell;
use bastide_rules::tile::{SideKind, Stack};

use super::board::{Board, KindOfTile};
use super::drawing::{Drawing, Square};
use super::river;

/// Where a tile may lie: the cell of its part 0, quarter turns.
pub type Place = (Square, u8);

/// What must be known of the game besides the table.
#[derive(Clone, Copy, Debug)]
pub struct RiverRules {
    /// `river_uturn = c3` (RV-4).
    pub never_backwards: bool,
    /// Which way the river flows at the spring, as a step.
    pub heading: Option<Square>,
}

/// Whether the sides fit (BG-13, BG-14; HA-17 to HA-21): nothing lies there, every side that
/// meets a placed side shows the same, and one does.
pub fn sides_fit(board: &Board, kind: &KindOfTile, drawing: &Drawing) -> bool {
    let limit = i32::from(Cell::LIMIT);
    if drawing.parts.iter().any(|(x, y)| x.abs() > limit || y.abs() > limit) {
        return false;
    }
    if drawing.area.iter().any(|point| board.covered.contains_key(point)) {
        return false;
    }
    let mut touches = false;
    for (side, drawn) in drawing.sides.iter().enumerate() {
        for &(piece, other) in board.sides.get(&drawn.middle).into_iter().flatten() {
            let (own, other) = (kind.tile.sides[side], board.pieces[piece].kind.tile.sides[other]);
            if own != other && own != SideKind::Any && other != SideKind::Any {
                return false;
            }
            touches = true;
        }
    }
    touches
}

/// Whether the tile is laid under the rules of the river.
pub fn is_river(kind: &KindOfTile) -> bool {
    !kind.tile.rivers.is_empty()
        || matches!(
            kind.tile.stack,
            Stack::River | Stack::RiverFork | Stack::RiverLake | Stack::RiverSource
        )
}

/// Every legal place of the tile, by row, column and orientation; and whether the check of RV-6
/// had to be dropped for it.
pub fn places(board: &Board, kind: &Arc<KindOfTile>, rules: RiverRules) -> (Vec<Place>, bool) {
    let mut fitting = Vec::new();
    let reach = |values: &mut dyn Iterator<Item = i32>| {
        let values: Vec<i32> = values.collect();
        let least = values.iter().min().copied().unwrap_or(0);
        let most = values.iter().max().copied().unwrap_or(0);
        // A double may touch the laid cells with its part 1 alone.
        (least - 2, most + 2)
    };
    let (west, east) = reach(&mut board.cells.keys().map(|cell| cell.0));
    let (north, south) = reach(&mut board.cells.keys().map(|cell| cell.1));
    for y in north..=south {
        for x in west..=east {
            for turns in 0..4 {
                let drawing = Drawing::new(kind.tile.shape, (x, y), turns);
                if sides_fit(board, kind, &drawing) {
                    fitting.push(((x, y), turns));
                }
            }
        }
    }
    if !is_river(kind) {
        return (fitting, false);
    }
    let continuing: Vec<Place> =
        fitting.into_iter().filter(|&place| river::continues(board, kind, place, rules)).collect();
    let going_on: Vec<Place> =
        continuing.iter().copied().filter(|&place| river::can_go_on(board, kind, place)).collect();
    // RV-7: if the check leaves nothing, it is dropped.
    if going_on.is_empty() { (continuing, true) } else { (going_on, false) }
}
