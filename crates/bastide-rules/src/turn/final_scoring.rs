//! TS-106 to TS-112: incomplete features, then fields (BG-40 to BG-44).

use super::Flow;
use crate::board::NONE;
use crate::event::{Event, Events};
use crate::expansions::christmas_present::late;
use crate::game::Game;
use crate::scoring;
use crate::segment::SegmentKind;

/// More features than figures cannot be occupied.
const MOST: usize = 256;

pub(super) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    let mut occupied = [0u16; MOST];
    let mut count = 0;
    for &node in &game.board.features.figure_node {
        if node != NONE {
            let root = game.board.features.root(node);
            if !occupied[..count].contains(&root) {
                occupied[count] = root;
                count += 1;
            }
        }
    }
    let occupied = &mut occupied[..count];
    if events.is_on() {
        occupied.sort_by_key(|&root| {
            let kind = game.board.features.list[root as usize].totals.kind;
            // TS-106 before TS-108: fields come last.
            let is_field = kind == SegmentKind::Field;
            (is_field, kind, scoring::log_place(game, root))
        });
    }
    for &root in occupied.iter() {
        if game.board.features.list[root as usize].totals.kind != SegmentKind::Field {
            scoring::award_feature(game, root, false, events);
            scoring::after_score(game, root, true, events);
        }
    }
    scoring::award_fields(game, occupied, events);
    for &root in occupied.iter() {
        if game.board.features.list[root as usize].totals.kind == SegmentKind::Field {
            scoring::after_score(game, root, true, events);
        }
    }
    if game.rules.in_play.cards {
        // TS-110: rewards.
        late::score_supply(game, events);
    }
    events.push(Event::GameEnded);
    Flow::Next
}
