//! Hills (HS-20 to HS-24, HA-45, HA-46): a tile beneath, and ties broken.

use super::super::HILL;
use crate::board::NONE;
use crate::event::{Event, Events};
use crate::figure::FigureId;
use crate::game::Game;
use crate::rule_id::RuleId;
use crate::turn::Flow;

/// HS-20: the next tile of the pile goes under the hill unseen. As nobody sees it, nobody need
/// know which one it is: the pile gets shorter by one, and what is never drawn lay there.
pub(crate) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    if game.newest_effects() & HILL != 0 && game.pile.hide_one() {
        events.push(Event::TileHidden { rule: RuleId("HS-20") });
    }
    Flow::Next
}

/// Whether the figure stands on a hill: on any piece of a cell with one (HA-45, HA-81).
pub(crate) fn stands_on_hill(game: &Game, figure: FigureId) -> bool {
    let features = &game.board.features;
    let node = features.figure_node[figure.index()];
    let piece = features.list[node as usize].home.piece;
    let tables = &game.rules.tables;
    let has_hill = |piece: u16| {
        piece != NONE && {
            let number = game.board.pieces[piece as usize].oriented;
            let kind = tables.oriented[number as usize].kind;
            tables.kinds[kind as usize].effects & HILL != 0
        }
    };
    game.board.cells_of_piece(tables, piece).any(|cell| {
        game.board.cells.find(cell).is_some_and(|index| {
            let entry = game.board.cells.entry(index);
            has_hill(entry.first) || has_hill(entry.second)
        })
    })
}
