//! TS-60 to TS-71: features completed by the tile just placed are scored, then their figures go
//! home (BG-30 to BG-36).

use super::Flow;
use crate::event::Events;
use crate::game::Game;
use crate::scoring;
use crate::segment::SegmentKind;

/// The most features that one piece can complete: its own segments and the monasteries around
/// a double.
const MOST: usize = 32;

#[inline]
pub(super) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    let mut completed = [0u16; MOST];
    let count = collect(game, &mut completed);
    if count == 0 {
        return Flow::Next;
    }
    let completed = &mut completed[..count];
    if count > 1 && events.is_on() {
        sort(game, completed);
    }
    // Owners and values are fixed before any figure goes home (BG-36).
    for &root in completed.iter() {
        scoring::before_score(game, root, events);
        scoring::award_feature(game, root, true, events);
        scoring::after_score(game, root, false, events);
    }
    for &root in completed.iter() {
        scoring::return_figures(game, root, "BG-35", events);
    }
    if game.rules.in_play.cards {
        game.cards_mut().clear_changes();
    }
    Flow::Next
}

/// Shows `found` the roots of the completed features that are about to be scored, in the order of
/// BG-36.
pub(crate) fn completed_in_order<T>(game: &Game, found: impl FnOnce(&[u16]) -> T) -> T {
    let mut completed = [0u16; MOST];
    let count = collect(game, &mut completed);
    let completed = &mut completed[..count];
    sort(game, completed);
    found(completed)
}

/// BG-36: cities, roads, monasteries, gardens, each by its first cell.
fn sort(game: &Game, completed: &mut [u16]) {
    completed.sort_by_key(|&root| {
        let kind = game.board.features.list[root as usize].totals.kind;
        (kind, scoring::log_place(game, root))
    });
}

/// Roots of the features that the newest piece completed and on which somebody stands.
#[inline]
fn collect(game: &Game, completed: &mut [u16; MOST]) -> usize {
    let features = &game.board.features;
    let mut count = 0;
    let mut add = |root: u16| {
        if count < MOST && !completed[..count].contains(&root) {
            completed[count] = root;
            count += 1;
        }
    };
    for node in game.board.nodes_of_piece(&game.rules.tables, game.turn.newest) {
        let root = features.root(node);
        let totals = &features.list[root as usize].totals;
        let counts = matches!(totals.kind, SegmentKind::City | SegmentKind::Road);
        if counts && totals.figures > 0 && totals.is_complete() {
            add(root);
        }
    }
    for &node in &game.board.just_surrounded {
        if features.list[node as usize].totals.figures > 0 {
            add(node);
        }
    }
    count
}
