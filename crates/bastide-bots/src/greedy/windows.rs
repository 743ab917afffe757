//! The decisions about cards that lie between those worth a search.
//!
//! A turn has four windows for cards, and one more for each completed feature. To try cards in
//! all of them after each placement would take too long, so within a search windows are passed
//! by: what may be drawn there counts on average, and what is to be answered by others counts
//! by the backs that they show. A card is searched only where it is the decision at hand.

use bastide_rules::card::CardSymbol;
use bastide_rules::{Action, ActionList, Actor, DecisionKind, Events, Game, Seat};

use super::cards::{CardWorths, card};

/// What came of passing by.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Passed {
    /// What the decisions passed by were worth, in hundredths of a point.
    pub worth: i32,
    /// The chance in per cent that somebody had answered with a shield.
    pub shield: i32,
}

/// Plays `game` on for `seat` to the next decision worth a search, or to one of somebody else.
pub(super) fn pass_by(
    game: &mut Game,
    seat: Seat,
    worths: &CardWorths,
    actions: &mut ActionList,
    events: &mut Events,
) -> Passed {
    let mut passed = Passed::default();
    loop {
        let decision = game.decision();
        let is_own = decision.actor == Some(Actor::Seat(seat));
        let action = match (decision.actor, decision.kind) {
            (Some(Actor::Seat(_)), DecisionKind::Cards { .. }) if is_own => {
                passed.worth += game.decks_due().map(|deck| worths.draw(deck)).sum::<i32>();
                Action::Pass
            }
            (Some(Actor::Seat(_)), DecisionKind::ScoringCard { .. }) => {
                if is_own {
                    game.legal_actions(actions);
                    if actions.len() > 1 {
                        return passed;
                    }
                }
                Action::Pass
            }
            (Some(Actor::Seat(other)), DecisionKind::AnswerCard { .. }) if !is_own => {
                let without = (100 - passed.shield) * (100 - worths.chance_of_shield(game, other));
                passed.shield = 100 - without / 100;
                Action::Pass
            }
            (Some(Actor::Seat(_)), DecisionKind::DiscardCard) if is_own => {
                let worst = game.card_hand(seat).min_by_key(|&(id, _)| worths.own(id));
                let Some((id, _)) = worst else { return passed };
                Action::DiscardCard(id)
            }
            (Some(Actor::Seat(_)), DecisionKind::AimCard { card: id })
                if card(id).symbol == CardSymbol::Town =>
            {
                game.legal_actions(actions);
                let Some(action) = most_valuable(game, actions) else { return passed };
                action
            }
            (Some(Actor::Chance), DecisionKind::LoseCard { seat: victim }) => {
                let Some(picked @ Action::DrawCard(id)) = game.chance_at(0) else { return passed };
                if victim == seat {
                    passed.worth += worths.own(id) - mean_of_hand(game, seat, worths);
                }
                let deck = card(id).deck;
                let held = game.card_backs(seat, deck);
                game.play(picked, events).expect("chance picks a card that is held");
                if game.card_backs(seat, deck) > held {
                    passed.worth += worths.kept(deck) - worths.own(id);
                }
                continue;
            }
            _ => return passed,
        };
        game.play(action, events).expect("decisions of cards can be passed by");
    }
}

/// The action that aims a card for the end of the game at the feature worth most.
fn most_valuable(game: &Game, actions: &[Action]) -> Option<Action> {
    let worth = |action: &Action| match *action {
        Action::ChooseFeature { spot } => game.sketch(spot).map_or(0, |feature| feature.points),
        _ => 0,
    };
    actions.iter().copied().max_by_key(worth)
}

/// What an average card in the hand of `seat` is worth to it: one that chance picks must count no
/// more and no less.
fn mean_of_hand(game: &Game, seat: Seat, worths: &CardWorths) -> i32 {
    let hand = || game.card_hand(seat).map(|(id, copies)| (id, i32::from(copies)));
    let all: i32 = hand().map(|(id, copies)| worths.own(id) * copies).sum();
    all / hand().map(|(_, copies)| copies).sum::<i32>().max(1)
}
