//! The end of the game: cards of the town are shown (XP-25), noted points are paid (XP-27), and
//! followers in the supply count (XP-49).

use crate::action::{Action, ActionList};
use crate::card::{CardId, CardSymbol, Effect, card};
use crate::event::{Event, Events, ScoreSource, TermKind};
use crate::figure::FigureKind;
use crate::game::{Game, Play};
use crate::refusal::Refusal;
use crate::rule_id::RuleId;
use crate::scoring::{self, Value};
use crate::seat::Seat;
use crate::turn::Flow;

use super::{aim, play, seat_after};

/// Every player in turn order after the last one shows the cards of the town and aims each.
pub(crate) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    while game.cards().play == Play::Nothing {
        let revealed = game.cards().revealed;
        if usize::from(revealed) >= game.seats() {
            game.cards_mut().revealed = 0;
            pay_noted(game, events);
            return Flow::Next;
        }
        let seat = seat_after(game, game.turn.seat, revealed + 1);
        let next = shown_next(game, seat);
        match next {
            None => game.cards_mut().revealed += 1,
            Some(id) if aim::is_usable(game, seat, id) => {
                play::from_hand(game, seat, id, None, events);
            }
            Some(id) => {
                game.cards_mut().discard(seat, id);
                events.push(Event::CardDiscarded { seat, card: id, rule: RuleId("XP-25") });
            }
        }
    }
    Flow::Wait
}

/// The card of the town that `seat` shows next. A tie-break comes first: it may be what gives the
/// player the majority that the others need (XP-45, XP-62).
fn shown_next(game: &Game, seat: Seat) -> Option<CardId> {
    let is_tie_break = |id: &CardId| matches!(card(*id).effect, Effect::TieBreak { .. });
    let shown = || play::held(game, seat).filter(|&id| card(id).symbol == CardSymbol::Town);
    shown().find(is_tie_break).or_else(|| shown().next())
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    play::actions(game, list);
}

pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<Flow, Refusal> {
    play::apply(game, action, events)?;
    Ok(Flow::Wait)
}

/// XP-27: what was noted for turned followers.
fn pay_noted(game: &mut Game, events: &mut Events) {
    for seat in (0..game.seats() as u8).map(Seat) {
        let points = std::mem::take(&mut game.cards_mut().noted[seat.index()]);
        if points != 0 {
            let value = Value::of(ScoreSource::Card, TermKind::Noted, points, 1, "XP-27");
            scoring::award_alone(game, seat, &value, true, events);
        }
    }
}

/// XP-49: points for followers in the supply; figures that count for no majority are none.
pub(crate) fn score_supply(game: &mut Game, events: &mut Events) {
    for index in 0..game.cards().changes().len() {
        let change = game.cards().changes()[index];
        let Effect::LateSupply { each } = card(change.card).effect else { continue };
        let kinds = FigureKind::ALL.into_iter().filter(|kind| kind.strength() > 0);
        let count: u32 = kinds.map(|kind| game.supply(change.seat, kind)).sum();
        let rule = card(change.card).rule.0;
        if count > 0 {
            let value =
                Value::of(ScoreSource::Card, TermKind::SupplyFollowers, count as i32, each, rule);
            scoring::award_alone(game, change.seat, &value, true, events);
        }
    }
}
