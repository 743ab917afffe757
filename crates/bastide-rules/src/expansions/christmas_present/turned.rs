//! Turned followers: the points of their feature are noted, and paid at the end (XP-51).

use crate::figure::FigureId;
use crate::game::Game;
use crate::turn::Phase;

/// The bit of a figure.
pub(crate) const fn bit(figure: FigureId) -> u128 {
    1 << figure.0
}

/// The figures on the feature of `node`.
fn figures(game: &Game, node: u16) -> u128 {
    game.board.features.figures(node).fold(0, |bits, figure| bits | bit(figure))
}

/// Whether the followers on the feature of `node` are turned.
pub(crate) fn is_turned(game: &Game, node: u16) -> bool {
    let turned = game.cards().turned;
    turned != 0 && figures(game, node) & turned != 0
}

/// Turns all followers on the feature of `node`.
pub(crate) fn turn(game: &mut Game, node: u16) {
    let figures = figures(game, node);
    game.cards_mut().turned |= figures;
}

/// XP-51 a: who joins turned followers is turned.
pub(crate) fn spread(game: &mut Game, node: u16) {
    if is_turned(game, node) {
        turn(game, node);
    }
}

/// As [`spread`], for all features of a piece just laid.
pub(crate) fn spread_from_piece(game: &mut Game, piece: u16) {
    if game.cards().turned == 0 {
        return;
    }
    let placed = game.board.pieces[piece as usize];
    let segments = game.rules.tables.oriented[placed.oriented as usize].segments;
    for node in placed.first_node..placed.first_node + u16::from(segments) {
        spread(game, node);
    }
}

/// XP-51 c, e: a follower who leaves stands upright again.
pub(crate) fn leaves(game: &mut Game, figure: FigureId) {
    game.cards_mut().turned &= !bit(figure);
}

/// XP-51 b: whether points of the feature with root `root` are only noted now.
pub(crate) fn notes_points(game: &Game, root: u16) -> bool {
    game.turn.phase == Phase::Score && is_turned(game, root)
}
