//! The Princess and the Dragon: one file for each of its five parts.

pub(crate) mod dragon;
pub(crate) mod fairy;
pub(crate) mod portal;
pub(crate) mod princess;
pub(crate) mod volcano;

use crate::game::Game;
use crate::geometry::Cell;

/// Whether the piece of `node` overlaps `cell` (HA-50: what stands on a cell acts on all its pieces).
fn is_on_cell(game: &Game, node: u16, cell: Cell) -> bool {
    let piece = game.board.features.list[node as usize].home.piece;
    game.board.cells_of_piece(&game.rules.tables, piece).any(|own| own == cell)
}
