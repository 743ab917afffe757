//! What cards change in a scoring: rates and terms of the one value of a feature, and who is
//! paid (XP-28, XP-29, XP-61).

use crate::board::NONE;
use crate::card::{Condition, Effect, RateOf, card};
use crate::event::{Term, TermKind};
use crate::game::Game;
use crate::rule_id::RuleId;
use crate::scoring::{self, Strengths, Value};
use crate::seat::Seat;
use crate::segment::SegmentKind;
use crate::setup::{CloisterCard, TieCardShare};

use super::bit;

/// The hook of the value of a feature (TS-66a): it comes after all others.
pub(super) fn value(game: &Game, root: u16, _complete: bool, value: &mut Value) {
    for change in game.cards().changes() {
        if change.node == NONE || game.board.features.root(change.node) != root {
            continue;
        }
        let card = card(change.card);
        match &card.effect {
            Effect::ScoreUnfinished { feature, tiles_times } => {
                value.change_rate(TermKind::Tiles, card.rule, |each| each * tiles_times);
                if *feature == SegmentKind::Monastery {
                    cloister_card(game, root, value);
                }
            }
            Effect::Rate(rate) => {
                let counted = match rate.of {
                    RateOf::Tiles => TermKind::Tiles,
                    RateOf::Pennants => TermKind::Pennants,
                };
                value.change_rate(counted, card.rule, |each| rate.of_rate(each));
            }
            Effect::Half { .. } => {
                value.add(TermKind::HalfLost, -(value.points() / 2), 1, card.rule.0);
            }
            _ => {}
        }
    }
}

/// XP-37: the three texts of the card for an unfinished cloister.
fn cloister_card(game: &Game, root: u16, value: &mut Value) {
    let around = scoring::counted(game, root) - 1;
    match game.setup().options.xp_cloister {
        CloisterCard::OneAndNeighbours => {}
        CloisterCard::Neighbours => value.add(TermKind::Surroundings, -1, 1, "XP-37"),
        CloisterCard::OneAndTwice => value.add(TermKind::Surroundings, around, 1, "XP-37"),
    }
}

/// The seats that have used a card against a tie on one of these features, one bit each.
fn tie_users(game: &Game, is_meant: impl Fn(u16) -> bool) -> u16 {
    let changes = game.cards().changes().iter();
    changes
        .filter(|change| matches!(card(change.card).effect, Effect::TieBreak { .. }))
        .filter(|change| change.node != NONE && is_meant(game.board.features.root(change.node)))
        .fold(0, |bits, change| bits | bit(change.seat))
}

/// The seats with the majority on the feature of `node` that are still to be paid, one bit each
/// (XP-61: of those who share it only the users of the card).
pub(super) fn owners(game: &Game, node: u16) -> u16 {
    let root = game.board.features.root(node);
    paid_of(game, |other| other == root, &scoring::strengths(game, root))
}

/// The seats that are paid for features that are counted together, one bit each: those with the
/// majority by `strengths`, and of those who share it only the users of a card against the tie on
/// one of the features (XP-61, XP-62).
pub(crate) fn paid_of(game: &Game, is_meant: impl Fn(u16) -> bool, strengths: &Strengths) -> u16 {
    let all = scoring::owners(strengths).fold(0, |bits, seat| bits | bit(seat));
    match all & tie_users(game, is_meant) {
        0 => all,
        users => users,
    }
}

/// What `seat` gets of `value` for features that are counted together and of which the seats in
/// `paid` are paid ([`paid_of`]); nothing if others have used a card against the tie.
pub(crate) fn value_for(
    game: &Game,
    is_meant: impl Fn(u16) -> bool,
    paid: u16,
    seat: Seat,
    mut value: Value,
) -> Option<Value> {
    if paid & bit(seat) == 0 {
        return None;
    }
    let users = paid & tie_users(game, &is_meant);
    if users.count_ones() > 1 && game.setup().options.tie_card_share == TieCardShare::Split {
        let points = value.points();
        let users = users.count_ones() as i32;
        let share = points / users + i32::from(points % users != 0);
        value.add(TermKind::Shared, share - points, 1, "XP-83");
    }
    for change in game.cards().changes() {
        let is_own = change.seat == seat && change.node != NONE;
        if let Effect::LateRate { plus, .. } = card(change.card).effect
            && is_own
            && is_meant(game.board.features.root(change.node))
        {
            late_rate(&mut value, plus, card(change.card).rule);
        }
    }
    Some(value)
}

/// XP-45 to XP-48: more for each tile, neighbour tile or city. What is worth nothing stays so.
fn late_rate(value: &mut Value, plus: i32, rule: RuleId) {
    let is_counted = |term: &&Term| {
        term.each > 0
            && matches!(term.what, TermKind::Tiles | TermKind::Surroundings | TermKind::Cities)
    };
    if let Some(&term) = value.terms().iter().find(is_counted) {
        // XP-47 counts the tiles around the cloister, without its own.
        let own = i32::from(term.what == TermKind::Surroundings);
        value.add(term.what, term.count - own, plus, rule.0);
    }
}

/// Whether a card for completed features means the one with root `root`.
pub(super) fn is_met(
    game: &Game,
    root: u16,
    feature: SegmentKind,
    only: Option<Condition>,
) -> bool {
    let features = &game.board.features;
    let totals = &features.list[root as usize].totals;
    let condition = match only {
        None => true,
        Some(Condition::WithPennants) => totals.pennants > 0,
        Some(Condition::WithoutPennants) => totals.pennants == 0,
        // XP-39: no segment ends anywhere.
        Some(Condition::Loop) => features.nodes(root).all(|node| {
            let home = features.list[node as usize].home;
            let number = game.board.pieces[home.piece as usize].oriented;
            let kind = game.rules.tables.oriented[number as usize].kind;
            let segments = &game.rules.tables.kinds[kind as usize].segments;
            segments[home.segment as usize].start.open > 1
        }),
    };
    totals.kind == feature && condition
}
