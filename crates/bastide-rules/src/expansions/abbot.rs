//! The Abbot and gardens (BG-50 to BG-56).
//!
//! Where the abbot may stand and what a garden is worth are ordinary entries of the figure and
//! feature tables; here is only his early return.

use super::Expansion;
use crate::action::Action;
use crate::event::Events;
use crate::figure::{FigureId, FigureKind};
use crate::game::Game;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::scoring;
use crate::segment::Spot;
use crate::setup::Abbot;

pub(super) const EXPANSION: Expansion = Expansion {
    is_in_play: |options, _, _| options.abbot != Abbot::Off,
    offer: Some(offer),
    main_action: Some(main_action),
    ..Expansion::NOTHING
};

/// The abbots of the active player that stand on incomplete features (BG-53).
fn returnable(game: &Game) -> impl Iterator<Item = (FigureId, u16)> + '_ {
    let features = &game.board.features;
    features.figure_node.iter().enumerate().map(|(id, &node)| (FigureId(id as u8), node)).filter(
        |&(id, node)| {
            node != crate::board::NONE
                && game.rules.figures.seat(id) == game.turn.seat
                && game.rules.figures.kind(id) == FigureKind::Abbot
                && !features.totals_of(node).is_complete()
        },
    )
}

fn offer(game: &Game, found: &mut dyn FnMut(Action)) {
    for (_, node) in returnable(game) {
        found(Action::ReturnAbbot { spot: game.spot_of_node(node) });
    }
}

fn main_action(
    game: &mut Game,
    action: Action,
    events: &mut Events,
) -> Option<Result<(), Refusal>> {
    let Action::ReturnAbbot { spot } = action else { return None };
    Some(return_abbot(game, spot, events))
}

/// BG-52: the abbot is scored for the present value and goes home. The feature itself is not
/// scored: nothing tied to that applies (BG-53).
fn return_abbot(game: &mut Game, spot: Spot, events: &mut Events) -> Result<(), Refusal> {
    let found = returnable(game).find(|&(_, node)| game.spot_of_node(node) == spot);
    let Some((figure, node)) = found else {
        let own = game.node_of_spot(spot).is_some_and(|node| {
            game.board.features.figures(node).any(|figure| {
                game.rules.figures.seat(figure) == game.turn.seat
                    && game.rules.figures.kind(figure) == FigureKind::Abbot
            })
        });
        return Err(if own {
            Refusal { rule: RuleId("BG-53"), reason: Reason::AbbotsFeatureComplete(spot) }
        } else {
            Refusal { rule: RuleId("BG-52"), reason: Reason::NoAbbotThere(spot) }
        });
    };
    let seat = game.turn.seat;
    let value = scoring::abbot_value(game, node);
    scoring::award(game, seat, node, &value, false, events);
    game.return_figure(figure, "BG-52", events);
    Ok(())
}
