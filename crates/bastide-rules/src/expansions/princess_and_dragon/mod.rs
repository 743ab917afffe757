//! The Princess and the Dragon: one file for each of its five parts.

pub(crate) mod dragon;
pub(crate) mod fairy;
pub(crate) mod portal;
pub(crate) mod princess;
pub(crate) mod volcano;

use crate::board::NONE;
use crate::game::Game;
use crate::geometry::Cell;

/// Whether the piece of `node` overlaps `cell` (HA-50: what stands on a cell acts on all its pieces).
fn is_on_cell(game: &Game, node: u16, cell: Cell) -> bool {
    is_piece_on_cell(game, game.board.features.list[node as usize].home.piece, cell)
}

/// Whether `piece` overlaps `cell`.
fn is_piece_on_cell(game: &Game, piece: u16, cell: Cell) -> bool {
    piece != NONE && pieces_on(game, cell).contains(&piece)
}

/// The pieces that overlap `cell`, [`NONE`] where there is no first or second one.
fn pieces_on(game: &Game, cell: Cell) -> [u16; 2] {
    match game.board.cells.find(cell).map(|index| *game.board.cells.entry(index)) {
        Some(entry) if entry.first != NONE => [entry.first, entry.second],
        _ => [NONE; 2],
    }
}
