//! Vineyards (HS-30 to HS-32, HA-43, HA-79): completed monasteries are worth more.

use super::super::{Expansion, VINEYARD};
use crate::event::TermKind;
use crate::game::Game;
use crate::scoring::Value;
use crate::segment::SegmentKind;
use crate::setup::{VineyardCells, VineyardGarden};

/// Points for each vineyard (HS-30).
const EACH: i32 = 3;

pub(crate) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, tables, _| tables.kinds.iter().any(|kind| kind.effects & VINEYARD != 0),
    value: Some(value),
    ..Expansion::NOTHING
};

fn value(game: &Game, root: u16, complete: bool, value: &mut Value) {
    let options = &game.setup().options;
    let profits = match game.board.features.list[root as usize].totals.kind {
        SegmentKind::Monastery => true,
        SegmentKind::Garden => options.vineyard_garden == VineyardGarden::On,
        _ => false,
    };
    // HS-31: nothing for what is incomplete at the end.
    if !profits || !complete {
        return;
    }
    let own = game.spot_of_node(root).cell;
    let own_too = options.vineyard_cells == VineyardCells::Nine;
    let cells = own.surroundings().into_iter().chain(own_too.then_some(own));
    let vineyards = cells
        .flat_map(|cell| game.pieces_in(cell))
        .filter(|&piece| {
            let info = game.piece(piece);
            info.is_some_and(|piece| game.rules.kind(piece.kind).effects & VINEYARD != 0)
        })
        .count();
    value.add(TermKind::Vineyards, vineyards as i32, EACH, "HS-30");
}
