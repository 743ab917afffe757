//! Inns at roads, as far as River II and the winter edition show them (RV-14, WE-16; the rules
//! are IC-1 to IC-4).

use super::Expansion;
use crate::event::TermKind;
use crate::game::Game;
use crate::ruleset::INN;
use crate::scoring::Value;
use crate::segment::SegmentKind;
use crate::setup::InnIncomplete;

pub(super) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, tables, _| {
        tables
            .kinds
            .iter()
            .flat_map(|kind| &kind.segments)
            .any(|segment| segment.kind == SegmentKind::Road && segment.start.marks & INN != 0)
    },
    value: Some(value),
    ..Expansion::NOTHING
};

/// A road with an inn: 2 a tile when complete, nothing when not (RV-14).
fn value(game: &Game, root: u16, complete: bool, value: &mut Value) {
    let totals = &game.board.features.list[root as usize].totals;
    if totals.kind != SegmentKind::Road || totals.marks & INN == 0 {
        return;
    }
    if complete {
        value.set_rate(TermKind::Tiles, 2, "RV-14");
    } else if game.setup().options.inn_incomplete == InnIncomplete::Zero {
        value.set_rate(TermKind::Tiles, 0, "RV-14");
    }
}
