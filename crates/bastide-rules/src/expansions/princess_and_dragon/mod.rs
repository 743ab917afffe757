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
    is_piece_on_cell(game, game.board.features.list[node as usize].home.piece, cell)
}

/// Whether `piece` overlaps `cell`.
fn is_piece_on_cell(game: &Game, piece: u16, cell: Cell) -> bool {
    game.board.cells_of_piece(&game.rules.tables, piece).any(|own| own == cell)
}
