//! The princess sends a knight home (PD-40 to PD-47, PD-90, PD-91).

use super::super::{Expansion, PRINCESS_TILE};
use super::fairy;
use crate::action::{Action, ActionList};
use crate::event::{Event, Events};
use crate::figure::FigureId;
use crate::game::Game;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::ruleset::PRINCESS;
use crate::setup::{Princess, PrincessThenFairy};
use crate::turn::Flow;

pub(crate) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, _, in_play| in_play.princess,
    offer: Some(offer),
    exclusive: Some(exclusive),
    main_action: Some(main_action),
    ..Expansion::NOTHING
};

/// The roots of the cities of the newest piece's princess segments (PD-40, PD-47).
fn princess_cities(game: &Game) -> impl Iterator<Item = u16> + '_ {
    let first = game.board.pieces[game.turn.newest as usize].first_node;
    game.newest_kind()
        .segments
        .iter()
        .enumerate()
        .filter(|(_, segment)| segment.start.marks & PRINCESS != 0)
        .map(move |(index, _)| game.board.features.root(first + index as u16))
}

/// The knights that may be sent home: every figure that stands in the city, whosoever's. So
/// far no other figures than meeples stand in cities, so that PD-91's `any` takes the same.
fn knights(game: &Game) -> impl Iterator<Item = FigureId> + '_ {
    princess_cities(game).flat_map(|root| game.board.features.figures(root))
}

fn must_act(game: &Game) -> bool {
    game.setup().options.princess == Princess::Must
}

/// PD-41 `must`: nothing else is open.
fn exclusive(game: &Game, found: &mut dyn FnMut(Action)) -> bool {
    if game.newest_effects() & PRINCESS_TILE == 0 || !must_act(game) {
        return false;
    }
    let mut any = false;
    for figure in knights(game) {
        any = true;
        found(Action::RemoveKnight { figure });
    }
    any
}

/// PD-41 `may`: one choice among others.
fn offer(game: &Game, found: &mut dyn FnMut(Action)) {
    if game.newest_effects() & PRINCESS_TILE != 0 && !must_act(game) {
        knights(game).for_each(|figure| found(Action::RemoveKnight { figure }));
    }
}

fn main_action(
    game: &mut Game,
    action: Action,
    events: &mut Events,
) -> Option<Result<(), Refusal>> {
    let Action::RemoveKnight { figure } = action else { return None };
    if !knights(game).any(|knight| knight == figure) {
        let reason = Reason::NotInPrincessCity(figure);
        return Some(Err(Refusal { rule: RuleId("PD-40"), reason }));
    }
    game.return_figure(figure, "PD-40", events);
    game.neutral.princess_acted = game.rules.in_play.fairy
        && game.setup().options.princess_then_fairy == PrincessThenFairy::Yes;
    Some(Ok(()))
}

/// PD-90: with `princess_then_fairy = yes` the fairy may still be moved.
pub(crate) fn enter_after(game: &mut Game) -> Flow {
    let mut any = false;
    if game.neutral.princess_acted {
        fairy::offer(game, &mut |_| any = true);
    }
    game.neutral.princess_acted = any;
    if any { Flow::Wait } else { Flow::Next }
}

pub(crate) fn actions_after(game: &Game, list: &mut ActionList) {
    fairy::offer(game, &mut |action| list.push(action));
    list.push(Action::Pass);
}

pub(crate) fn apply_after(
    game: &mut Game,
    action: Action,
    events: &mut Events,
) -> Result<Flow, Refusal> {
    match action {
        Action::Pass => events.push(Event::Passed { seat: game.turn.seat }),
        Action::MoveFairy { figure } => fairy::to_meeple(game, figure, events)?,
        Action::MoveFairyToTile { cell } => fairy::to_tile(game, cell, events)?,
        _ => return Err(game.not_now()),
    }
    game.neutral.princess_acted = false;
    Ok(Flow::Next)
}
