//! TS-77: he moves, once a part, after all scoring (GB-10 to GB-27).

use super::super::GINGERBREAD;
use super::{pay, put, targets};
use crate::action::{Action, ActionList};
use crate::event::{Event, Events};
use crate::figure::NeutralFigure;
use crate::game::{Game, GingerbreadMan};
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::segment::{SegmentKind, Spot};
use crate::setup::GingerbreadReturn;
use crate::turn::Flow;

/// Whether his city is complete: he has lost it (GB-19).
fn has_lost_city(game: &Game) -> bool {
    game.neutral
        .gingerbread_node()
        .is_some_and(|node| game.board.features.totals_of(node).is_complete())
}

fn is_beside(game: &Game) -> bool {
    game.neutral.gingerbread_man == GingerbreadMan::Beside
}

pub(crate) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    let lost = has_lost_city(game);
    if !lost && game.newest_effects() & GINGERBREAD == 0 {
        return Flow::Next;
    }
    if game.neutral.gingerbread_man == GingerbreadMan::Waiting {
        return Flow::Next;
    }
    if targets(game).next().is_some() {
        return Flow::Wait;
    }
    if lost {
        // GB-25: nowhere to go; only a gingerbread tile brings him back.
        game.neutral.gingerbread_man = GingerbreadMan::Beside;
        events.push(Event::NeutralMoved {
            figure: NeutralFigure::GingerbreadMan,
            cell: None,
            rule: RuleId("GB-25"),
        });
    }
    Flow::Next
}

fn may_stay_away(game: &Game) -> bool {
    is_beside(game) && game.setup().options.gb_return == GingerbreadReturn::May
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    list.extend(
        targets(game).map(|node| Action::MoveGingerbreadMan { spot: game.spot_of_node(node) }),
    );
    if may_stay_away(game) {
        list.push(Action::Pass);
    }
}

pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<Flow, Refusal> {
    let refuse = |rule, reason| Err(Refusal { rule: RuleId(rule), reason });
    let spot = match action {
        Action::MoveGingerbreadMan { spot } => spot,
        Action::Pass if may_stay_away(game) => {
            events.push(Event::Passed { seat: game.turn.seat });
            return Ok(Flow::Next);
        }
        Action::Pass => return refuse("GB-13", Reason::GingerbreadManMustMove),
        _ => return Err(game.not_now()),
    };
    let node = check_target(game, spot)?;
    // Case 1: he leaves an unfinished city and pays at that moment (GB-14). In case 2 the
    // points came before the city's own (GB-18), and he pays nothing more (GB-21).
    if let Some(own) = game.neutral.gingerbread_node()
        && !has_lost_city(game)
    {
        let root = game.board.features.root(own);
        pay(game, root, "GB-14", events);
    }
    let rule = if is_beside(game) { "GB-25" } else { "GB-10" };
    put(game, node, rule, events);
    Ok(Flow::Next)
}

/// GB-11: an incomplete city that is not his own.
fn check_target(game: &Game, spot: Spot) -> Result<u16, Refusal> {
    let refuse = |reason| Err(Refusal { rule: RuleId("GB-11"), reason });
    let Some(node) = game.node_of_spot(spot) else {
        return refuse(Reason::NoSuchSegment(spot));
    };
    let features = &game.board.features;
    let own = game.neutral.gingerbread_node().map(|node| features.root(node));
    if features.list[node as usize].totals.kind != SegmentKind::City {
        refuse(Reason::NotACity(spot))
    } else if own == Some(features.root(node)) {
        refuse(Reason::SameCity(spot))
    } else if features.totals_of(node).is_complete() {
        refuse(Reason::CityComplete(spot))
    } else {
        Ok(node)
    }
}
