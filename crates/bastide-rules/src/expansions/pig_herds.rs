//! Pig-herds, as far as River II shows them (RV-15).

use super::Expansion;
use crate::game::Game;
use crate::ruleset::PIG_HERD;
use crate::scoring::CityRate;
use crate::segment::SegmentKind;

pub(super) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, tables, _| {
        tables.kinds.iter().flat_map(|kind| &kind.segments).any(|segment| {
            segment.kind == SegmentKind::Field && segment.start.marks & PIG_HERD != 0
        })
    },
    field: Some(field),
    ..Expansion::NOTHING
};

/// Each completed city is worth 1 more; several herds in one field do not add up (RV-15).
fn field(game: &Game, root: u16, rate: &mut CityRate) {
    if game.board.features.list[root as usize].totals.marks & PIG_HERD != 0 {
        rate.herd = 1;
    }
}
