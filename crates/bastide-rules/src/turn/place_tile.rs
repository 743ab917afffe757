//! TS-27: the tile is placed (BG-13 to BG-15).

use super::Flow;
use crate::action::{Action, ActionList};
use crate::board::{Misfit, NONE};
use crate::event::{Event, Events};
use crate::game::Game;
use crate::geometry::{Cell, Orientation, Shape};
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::ruleset::{KindId, Tables};

#[inline]
pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    let kind = KindId(game.turn.drawn);
    let orientations = game.rules.kind(kind).distinct_orientations;
    for_each_place(game, kind, orientations, |cell, orientation| {
        list.push(Action::PlaceTile { cell, orientation });
    });
}

/// Calls `found` for every cell and orientation in which `kind` may be placed now.
#[inline]
pub(crate) fn for_each_place(
    game: &Game,
    kind: KindId,
    orientations: u8,
    mut found: impl FnMut(Cell, Orientation),
) {
    let tables = &game.rules.tables;
    let hooks = &game.rules.hooks.placement;
    if hooks.is_empty() {
        game.board.for_each_fit(tables, kind, orientations, found);
    } else {
        game.board.for_each_fit(tables, kind, orientations, |cell, orientation| {
            if hooks.iter().all(|hook| hook(game, kind, orientation, cell).is_ok()) {
                found(cell, orientation);
            }
        });
    }
}

/// Whether nothing but matching sides decides where `kind` may be placed.
#[inline]
pub(crate) fn only_sides_matter(game: &Game, kind: KindId) -> bool {
    game.rules.hooks.placement.is_empty() && game.rules.kind(kind).tile.shape == Shape::Square
}

/// Whether `kind` may be placed anywhere (BG-16).
#[inline]
pub(crate) fn has_place(game: &Game, kind: KindId) -> bool {
    let tables = &game.rules.tables;
    let orientations = game.rules.kind(kind).distinct_orientations;
    if only_sides_matter(game, kind) {
        return game.board.square_fits_somewhere(tables, kind, orientations);
    }
    let mut any = false;
    for_each_place(game, kind, orientations, |_, _| any = true);
    any
}

#[inline]
pub(crate) fn apply(
    game: &mut Game,
    cell: Cell,
    orientation: Orientation,
    events: &mut Events,
) -> Result<Flow, Refusal> {
    let kind = KindId(game.turn.drawn);
    check(game, kind, cell, orientation)?;
    let piece = game.lay(kind, cell, orientation);
    game.turn.newest = piece;
    game.turn.drawn = NONE;
    events.push(Event::TilePlaced {
        piece: crate::board::PieceId(piece),
        tile: kind,
        cell,
        orientation,
    });
    Ok(Flow::Next)
}

/// Whether `kind` may be placed there now.
#[inline]
pub(crate) fn check(
    game: &Game,
    kind: KindId,
    cell: Cell,
    orientation: Orientation,
) -> Result<(), Refusal> {
    let number = Tables::number(kind, orientation);
    let shape = game.rules.kind(kind).tile.shape;
    game.board
        .fit(&game.rules.tables, number, cell)
        .map_err(|misfit| refusal(misfit, cell, shape))?;
    for hook in &game.rules.hooks.placement {
        hook(game, kind, orientation, cell)?;
    }
    Ok(())
}

/// The refusal for a tile that does not fit; `asked` is the cell that the player chose.
#[cold]
pub(crate) fn refusal(misfit: Misfit, asked: Cell, shape: Shape) -> Refusal {
    let is_half = shape == Shape::Triangle;
    let (rule, reason) = match misfit {
        Misfit::HalfFilled(cell) if is_half => ("HA-17", Reason::OtherHalf(cell)),
        Misfit::HalfFilled(cell) => ("HA-19", Reason::HalfFilled(cell)),
        Misfit::Occupied(cell) if is_half => ("HA-17", Reason::Occupied(cell)),
        Misfit::Side(cell, side) if is_half => ("HA-17", Reason::SideMismatch(cell, side)),
        Misfit::Alone if is_half => ("HA-17", Reason::TouchesNothing(asked)),
        Misfit::OutOfLimits(cell) => ("BG-13", Reason::OutOfLimits(cell)),
        Misfit::Occupied(cell) => ("BG-13", Reason::Occupied(cell)),
        Misfit::Side(cell, side) => ("BG-14", Reason::SideMismatch(cell, side)),
        Misfit::Diagonal(cell) => ("HA-17", Reason::DiagonalMismatch(cell)),
        Misfit::Alone => ("BG-13", Reason::TouchesNothing(asked)),
    };
    Refusal { rule: RuleId(rule), reason }
}
