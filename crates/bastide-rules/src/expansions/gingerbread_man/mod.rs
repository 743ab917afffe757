//! The Gingerbread Man (GB-): a neutral figure in a city that pays all its knights when he leaves.

pub(crate) mod comes;
pub(crate) mod moves;

use super::Expansion;
use crate::event::{Event, Events, ScoreSource, TermKind};
use crate::figure::NeutralFigure;
use crate::game::{Game, GingerbreadMan};
use crate::rule_id::RuleId;
use crate::scoring::{self, Value};
use crate::seat::MAX_SEATS;
use crate::segment::SegmentKind;
use crate::setup::GingerbreadNoTarget;

pub(crate) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, _, in_play| in_play.gingerbread_man,
    before_score: Some(before_score),
    ..Expansion::NOTHING
};

/// The nodes of city segments to which he may go: of incomplete cities other than his (GB-11).
fn targets(game: &Game) -> impl Iterator<Item = u16> + '_ {
    let features = &game.board.features;
    let own = game.neutral.gingerbread_node().map(|node| features.root(node));
    features.list.iter().enumerate().filter_map(move |(node, entry)| {
        let root = entry.label;
        let is_target = entry.totals.kind == SegmentKind::City
            && Some(root) != own
            && !features.list[root as usize].totals.is_complete();
        is_target.then_some(node as u16)
    })
}

/// Puts him on a city segment.
fn put(game: &mut Game, node: u16, rule: &'static str, events: &mut Events) {
    game.neutral.gingerbread_man = GingerbreadMan::InCity(node);
    events.push(Event::NeutralMoved {
        figure: NeutralFigure::GingerbreadMan,
        cell: Some(game.spot_of_node(node).cell),
        rule: RuleId(rule),
    });
}

/// GB-14, GB-18: every player with knights in his city gets 1 point a tile for each of them.
/// Every knight counts one, whatever its strength (GB-42); pennants count nothing.
fn pay(game: &mut Game, root: u16, rule: &'static str, events: &mut Events) {
    let mut knights = [0i32; MAX_SEATS];
    for figure in game.board.features.figures(root) {
        knights[game.rules.figures.seat(figure).index()] += 1;
    }
    // GB-58: as the city itself counts its tiles.
    let tiles = scoring::counted(game, root);
    for seat in game.all_seats() {
        let count = knights[seat.index()];
        if count > 0 {
            let what = TermKind::GingerbreadKnights;
            let value = Value::of(ScoreSource::GingerbreadMan, what, count, tiles, rule);
            scoring::award(game, seat, root, &value, false, events);
        }
    }
}

/// GB-18: his city is completed: his points come before the city's own.
fn before_score(game: &mut Game, root: u16, events: &mut Events) {
    let Some(node) = game.neutral.gingerbread_node() else { return };
    if game.board.features.root(node) != root {
        return;
    }
    let nowhere_to_go = targets(game).next().is_none();
    let pays = game.setup().options.gb_no_target == GingerbreadNoTarget::Pay || !nowhere_to_go;
    if pays {
        pay(game, root, "GB-18", events);
    }
}
