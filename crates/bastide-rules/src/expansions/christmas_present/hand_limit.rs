//! TS-93: the hand limit of five cards (XP-23, XP-24), and the end of what lasts a turn.

use crate::action::{Action, ActionList};
use crate::event::{Event, Events};
use crate::game::Game;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::turn::Flow;

use super::{bit, play};

/// Cards of both decks that a player may hold at the end of the own turn (XP-23).
const MOST: u32 = 5;

pub(crate) fn enter(game: &mut Game) -> Flow {
    let seat = game.turn.seat;
    // XP-56: the turn without followers is over.
    game.cards_mut().barred &= !bit(seat);
    if game.cards().hand_size(seat) > MOST { Flow::Wait } else { Flow::Next }
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    list.extend(play::held(game, game.turn.seat).map(Action::DiscardCard));
}

pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<Flow, Refusal> {
    let Action::DiscardCard(card) = action else { return Err(game.not_now()) };
    let seat = game.turn.seat;
    if !play::held(game, seat).any(|one| one == card) {
        return Err(Refusal { rule: RuleId("XP-24"), reason: Reason::NoSuchCard });
    }
    game.cards_mut().discard(seat, card);
    events.push(Event::CardDiscarded { seat, card, rule: RuleId("XP-24") });
    Ok(Flow::Wait)
}
