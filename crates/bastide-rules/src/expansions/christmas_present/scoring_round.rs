//! W3: cards for completed features that are about to be scored, feature by feature: the round of
//! tie-breaks, then the active player's own cards, then those against others (XP-61, XP-63).

use crate::action::{Action, ActionList};
use crate::card::{CardId, CardSymbol, Effect, card};
use crate::event::Events;
use crate::game::{Game, Play, Round, Stage, Target};
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::seat::Seat;
use crate::turn::{Flow, completed_in_order};

use super::{aim, bit, changes, play, seat_after};

/// A node of the feature that is being decided about; nothing if all have been.
fn current(game: &Game) -> Option<u16> {
    completed_in_order(game, |roots| roots.get(usize::from(game.cards().round.feature)).copied())
}

/// Whose choice it is.
pub(crate) fn chooser(game: &Game) -> Seat {
    seat_after(game, game.turn.seat, game.cards().round.offset)
}

/// The first segment of the feature that is being decided about.
pub(crate) fn spot(game: &Game) -> Option<crate::segment::Spot> {
    current(game).map(|node| aim::feature_spot(game, node))
}

/// Whether `id` is a card for the present stage and for the feature of `node`.
fn is_meant(game: &Game, id: CardId, node: u16) -> bool {
    let stage = game.cards().round.stage;
    let is_met = |feature, only| changes::is_met(game, node, feature, only);
    card(id).symbol == CardSymbol::None
        && match card(id).effect {
            Effect::TieBreak { .. } => stage == Stage::Tie,
            Effect::Rate(rate) => {
                let wanted = if rate.majority { Stage::Own } else { Stage::Against };
                stage == wanted && is_met(rate.feature, Some(rate.only))
            }
            Effect::Half { feature } => stage == Stage::Against && is_met(feature, None),
            _ => false,
        }
}

/// Whether such a card has been applied to the feature (XP-29); every sharer may play one
/// tie-break (XP-61).
fn is_applied(game: &Game, id: CardId, node: u16) -> bool {
    let seat = chooser(game);
    let is_tie_break = matches!(card(id).effect, Effect::TieBreak { .. });
    game.cards().changes().iter().any(|change| {
        change.card == id && change.node == node && (!is_tie_break || change.seat == seat)
    })
}

/// Whether the chooser could play `id` now, if it is in the hand.
fn is_open(game: &Game, id: CardId, node: u16) -> bool {
    is_meant(game, id, node) && !is_applied(game, id, node)
}

/// The cards that the chooser can play now.
fn playable(game: &Game, node: u16) -> impl Iterator<Item = CardId> + '_ {
    play::held(game, chooser(game)).filter(move |&id| is_open(game, id, node))
}

/// Whether, for all that others know, the chooser might play a card now: the question alone must
/// not tell what is in the hand (XP-23).
fn might_play(game: &Game, node: u16) -> bool {
    play::might_hold(game, chooser(game), |id| is_open(game, id, node))
}

/// Goes from choice to choice until somebody has one.
pub(crate) fn enter(game: &mut Game) -> Flow {
    if game.cards().play != Play::Nothing {
        return Flow::Wait;
    }
    while let Some(node) = current(game) {
        let round = game.cards().round;
        let owners = changes::owners(game, node);
        let active = game.turn.seat;
        let following = match round.stage {
            Stage::Tie if usize::from(round.offset) < game.seats() => {
                if aim::shares(game, chooser(game), node) && might_play(game, node) {
                    return Flow::Wait;
                }
                Round { offset: round.offset + 1, ..round }
            }
            Stage::Tie => Round { stage: Stage::Own, offset: 0, ..round },
            Stage::Own => {
                if owners & bit(active) != 0 && might_play(game, node) {
                    return Flow::Wait;
                }
                Round { stage: Stage::Against, ..round }
            }
            Stage::Against => {
                let is_of_others = owners != 0 && owners & bit(active) == 0;
                if is_of_others && might_play(game, node) {
                    return Flow::Wait;
                }
                Round { feature: round.feature + 1, ..Round::default() }
            }
        };
        game.cards_mut().round = following;
    }
    game.cards_mut().round = Round::default();
    Flow::Next
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    if game.cards().play != Play::Nothing {
        return play::actions(game, list);
    }
    if let Some(node) = current(game) {
        list.extend(playable(game, node).map(Action::PlayCard));
    }
    list.push(Action::Pass);
}

/// The choice after the present one.
fn following(round: Round) -> Round {
    match round.stage {
        Stage::Tie => Round { offset: round.offset + 1, ..round },
        Stage::Own => Round { stage: Stage::Against, ..round },
        Stage::Against => Round { feature: round.feature + 1, ..Round::default() },
    }
}

pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<Flow, Refusal> {
    if game.cards().play != Play::Nothing {
        play::apply(game, action, events)?;
        return Ok(Flow::Wait);
    }
    let (Some(node), seat) = (current(game), chooser(game)) else { return Err(game.not_now()) };
    let round = game.cards().round;
    match action {
        Action::PlayCard(id) => {
            if !playable(game, node).any(|one| one == id) {
                return Err(why_not(game, id, node));
            }
            play::from_hand(game, seat, id, Some(Target::Feature(node)), events);
        }
        // Nothing is told of it: it is no refusal of anything that others could see.
        Action::Pass => game.cards_mut().round = following(round),
        _ => return Err(game.not_now()),
    }
    Ok(Flow::Wait)
}

/// Why a card cannot be played for the feature.
fn why_not(game: &Game, id: CardId, node: u16) -> Refusal {
    if !play::held(game, chooser(game)).any(|one| one == id) {
        return Refusal { rule: RuleId("XP-19"), reason: Reason::NoSuchCard };
    }
    if is_meant(game, id, node) {
        return Refusal { rule: RuleId("XP-29"), reason: Reason::CardNotNow };
    }
    let is_for_scoring =
        matches!(card(id).effect, Effect::Rate(_) | Effect::Half { .. } | Effect::TieBreak { .. });
    let rule = if is_for_scoring { card(id).rule } else { RuleId("XP-18") };
    Refusal { rule, reason: Reason::CardNotNow }
}
