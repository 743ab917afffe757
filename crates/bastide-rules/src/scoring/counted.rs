//! What counts as one in a feature with halflings or double tiles: cells or tiles (HA-34 to
//! HA-37). With squares alone both are the same.

use crate::event::Counted;
use crate::game::Game;
use crate::segment::SegmentKind;
use crate::setup::HalflingEpoch;

/// Whether the ruling in force counts tiles, not cells, of such features (HA-36, HA-37).
const fn counts_pieces(epoch: HalflingEpoch, kind: SegmentKind) -> bool {
    match epoch {
        HalflingEpoch::Year2014 | HalflingEpoch::Year2021 => false,
        HalflingEpoch::Year2020 => matches!(kind, SegmentKind::City | SegmentKind::Road),
        HalflingEpoch::Year2015 => true,
    }
}

/// Tiles on which the feature lies; for monasteries and gardens tiles with a cell in the 3 × 3
/// around them, their own included (HA-37).
fn pieces(game: &Game, root: u16) -> u16 {
    let totals = &game.board.features.list[root as usize].totals;
    if !totals.kind.is_scored_by_surroundings() {
        return totals.pieces;
    }
    let own = game.spot_of_node(root).cell;
    let mut found = [0; 18];
    let mut count = 0;
    for cell in own.surroundings().into_iter().chain([own]) {
        for piece in game.pieces_in(cell) {
            if !found[..count].contains(&piece.0) {
                found[count] = piece.0;
                count += 1;
            }
        }
    }
    count as u16
}

/// The number of cells or tiles of a city, road, monastery or garden that counts.
#[inline]
pub(crate) fn counted(game: &Game, root: u16) -> i32 {
    let totals = &game.board.features.list[root as usize].totals;
    let by_pieces = game.board.has_other_shapes
        && counts_pieces(game.setup().options.halfling_epoch, totals.kind);
    i32::from(if by_pieces { pieces(game, root) } else { totals.cells })
}

/// Cells and tiles of a feature where they differ; both are told beside its score.
pub(crate) fn both_counts(game: &Game, root: u16) -> Option<Counted> {
    let totals = &game.board.features.list[root as usize].totals;
    if !game.board.has_other_shapes
        || matches!(totals.kind, SegmentKind::Field | SegmentKind::River)
    {
        return None;
    }
    let counted = Counted {
        cells: totals.cells,
        pieces: pieces(game, root),
        ruling: game.setup().options.halfling_epoch.name(),
    };
    (counted.cells != counted.pieces).then_some(counted)
}
