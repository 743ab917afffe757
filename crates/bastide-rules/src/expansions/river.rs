//! The River: how river tiles may be laid (RV-2 to RV-8).
//!
//! That the river stack comes first and lakes last is a matter of the pile's stages
//! (RV-S2 to RV-S6); that a river cuts fields is printed on the tiles (RV-9, RV-10).

use super::Expansion;
use crate::board::Misfit;
use crate::game::Game;
use crate::geometry::{Cell, Orientation, Side};
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::ruleset::{KindId, Oriented, Port, Tables};
use crate::setup::RiverUturn;
use crate::tile::{SideKind, Stack};

pub(super) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, tables, _| tables.kinds.iter().any(|kind| kind.is_river),
    placement: Some(may_place),
    ..Expansion::NOTHING
};

/// The kind bit of a river side.
const RIVER: u8 = crate::ruleset::kind_bit(SideKind::River);

fn may_place(
    game: &Game,
    kind: KindId,
    orientation: Orientation,
    cell: Cell,
) -> Result<(), Refusal> {
    if !game.rules.kind(kind).is_river {
        return Ok(());
    }
    let shape = &game.rules.tables.oriented[Tables::number(kind, orientation) as usize];
    continues_the_river(game, shape, cell)?;
    if leaves_room(game, shape, cell) || !has_place_with_room(game, kind) {
        Ok(())
    } else {
        Err(Refusal { rule: RuleId("RV-6"), reason: Reason::RiverBlocked })
    }
}

/// The sides of a piece that show a river.
fn river_sides(shape: &Oriented) -> impl Iterator<Item = Side> + '_ {
    Side::ALL.into_iter().filter(|side| shape.ports[0][side.index()].kind == RIVER)
}

/// The river port that `cell` shows on its side `side`, with the piece's shape.
fn river_port(game: &Game, cell: Cell, side: Side) -> Option<(&Oriented, Port)> {
    let entry = game.board.cells.entry(game.board.cells.find(cell)?);
    let piece = game.board.pieces.get(entry.first as usize)?;
    let shape = &game.rules.tables.oriented[piece.oriented as usize];
    let port = shape.ports[0][side.index()];
    (port.is_covered() && port.kind == RIVER).then_some((shape, port))
}

/// RV-2 and RV-4, RV-5: it joins an open end and does not turn back.
fn continues_the_river(game: &Game, shape: &Oriented, cell: Cell) -> Result<(), Refusal> {
    let mut joined = false;
    for side in river_sides(shape) {
        // The river flows into the new tile across `side`.
        let Some((before, their_port)) = river_port(game, cell.step(side), side.opposite()) else {
            continue;
        };
        joined = true;
        let heading = side.opposite();
        let here = turn(shape, shape.ports[0][side.index()], heading);
        // Seen backwards a right turn is a left turn, so the tile before counts the other way.
        let there = turn(before, their_port, side).map(|turn| 4 - turn);
        if here.is_some() && here == there {
            return Err(Refusal { rule: RuleId("RV-5"), reason: Reason::RiverTurnsBack });
        }
    }
    if !joined {
        return Err(Refusal { rule: RuleId("RV-2"), reason: Reason::RiverNotContinued });
    }
    if game.setup().options.river_uturn == RiverUturn::Third
        && let Some(spring) = spring_heading(game)
        && open_headings(game, shape, cell).any(|heading| heading == spring.opposite())
    {
        return Err(Refusal { rule: RuleId("RV-4"), reason: Reason::RiverFlowsBack });
    }
    Ok(())
}

/// By how many quarter turns a river that enters heading `heading` through `port` leaves the
/// piece turned: 1 right, 3 left. `None` unless it is a bend: ends, straight ones and forks
/// (RV-8) are none.
fn turn(shape: &Oriented, port: Port, heading: Side) -> Option<usize> {
    let entry = heading.opposite();
    let mut others = Side::ALL.into_iter().filter(|&side| {
        let other = shape.ports[0][side.index()];
        side != entry && other.kind == RIVER && other.middle == port.middle
    });
    let exit = others.next()?;
    let is_fork = others.next().is_some()
        || Side::ALL.into_iter().filter(|side| shape.ports[0][side.index()].kind == RIVER).count()
            > 2;
    let turned = (exit.index() + 4 - heading.index()) % 4;
    (!is_fork && turned != 0).then_some(turned)
}

/// The direction in which the river leaves the spring.
fn spring_heading(game: &Game) -> Option<Side> {
    game.board.pieces.iter().find_map(|piece| {
        let shape = &game.rules.tables.oriented[piece.oriented as usize];
        let is_spring =
            game.rules.tables.kinds[shape.kind as usize].tile.stack == Stack::RiverSource;
        if is_spring { river_sides(shape).next() } else { None }
    })
}

/// The directions in which the river would leave the new tile into empty cells.
fn open_headings<'a>(
    game: &'a Game,
    shape: &'a Oriented,
    cell: Cell,
) -> impl Iterator<Item = Side> + 'a {
    river_sides(shape).filter(move |side| !game.board.cells.is_occupied(cell.step(*side)))
}

/// RV-6: whether the river can go on from every end that the new tile leaves open.
fn leaves_room(game: &Game, shape: &Oriented, cell: Cell) -> bool {
    open_headings(game, shape, cell).all(|heading| {
        let next = cell.step(heading);
        let (left, right) = (heading.turned(3), heading.turned(1));
        let is_free = [next, next.step(heading)].into_iter().all(|middle| {
            [middle, middle.step(left), middle.step(right)]
                .into_iter()
                .all(|other| other == cell || !game.board.cells.is_occupied(other))
        });
        is_free && !runs_beside_another_end(game, shape, cell, heading)
    })
}

/// Whether another open end of the river heads the same way from the neighbouring row or column.
fn runs_beside_another_end(game: &Game, shape: &Oriented, cell: Cell, heading: Side) -> bool {
    let beside = |other: Cell| match heading {
        Side::N | Side::S => (other.x - cell.x).abs() == 1,
        Side::E | Side::W => (other.y - cell.y).abs() == 1,
    };
    // Ends of other pieces lie across the side of an empty cell of the frontier.
    let others = game.board.frontier.cells.iter().any(|&index| {
        let empty = game.board.cells.entry(index).cell;
        let end = empty.step(heading.opposite());
        empty != cell && beside(end) && river_port(game, end, heading).is_some()
    });
    debug_assert!(shape.parts == 1, "river tiles are squares");
    others
}

/// RV-7: whether the tile has a place under RV-6 at all; if not, RV-6 does not count.
fn has_place_with_room(game: &Game, kind: KindId) -> bool {
    let tables = &game.rules.tables;
    game.board.frontier.cells.iter().any(|&index| {
        let cell = game.board.cells.entry(index).cell;
        Orientation::ALL.into_iter().any(|orientation| {
            let number = Tables::number(kind, orientation);
            let shape = &tables.oriented[number as usize];
            let fits: Result<(), Misfit> = game.board.fit(tables, number, cell);
            fits.is_ok()
                && continues_the_river(game, shape, cell).is_ok()
                && leaves_room(game, shape, cell)
        })
    })
}
