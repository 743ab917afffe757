//! A card on its way: drawn, aimed, answered, carried out (XP-13 to XP-15, XP-30 to XP-33).

use crate::action::{Action, ActionList, DecisionKind};
use crate::card::{CardId, CardSymbol, Deck, Effect, card};
use crate::event::{Event, Events};
use crate::game::{Game, Play, Target, all_cards, cards_of_deck};
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::seat::{Actor, Seat};
use crate::setup::Lightning;
use crate::turn::Phase;

use super::{aim, bit, changes, resolve, seat_after};

/// Who decides about the card on its way; nobody if there is none.
pub(crate) fn actor(game: &Game) -> Option<Actor> {
    let cards = game.cards();
    Some(match cards.play {
        Play::Nothing => return None,
        Play::Drawing(_) | Play::Losing { .. } => Actor::Chance,
        Play::Aiming { .. } => Actor::Seat(cards.by),
        Play::Asking { offset, .. } => Actor::Seat(seat_after(game, cards.by, offset)),
    })
}

/// What about; nothing if no card is on its way.
pub(crate) fn decision(game: &Game) -> Option<DecisionKind> {
    let cards = game.cards();
    Some(match cards.play {
        Play::Nothing => return None,
        Play::Drawing(deck) => DecisionKind::DrawCard { deck },
        Play::Losing { victim, .. } => DecisionKind::LoseCard { seat: victim },
        Play::Aiming { card, .. } => DecisionKind::AimCard { card },
        Play::Asking { card, .. } => DecisionKind::AnswerCard { card, by: cards.by },
    })
}

/// The cards that chance can draw now, each with its number of copies.
pub(crate) fn chances(game: &Game) -> impl Iterator<Item = (CardId, u8)> + '_ {
    let cards = game.cards();
    let copies = move |id: CardId| match cards.play {
        Play::Drawing(deck) if card(id).deck == deck => cards.stock[id.index()],
        Play::Losing { victim, .. } => cards.held(victim, id),
        _ => 0,
    };
    let are_drawn = matches!(cards.play, Play::Drawing(_) | Play::Losing { .. });
    let all = are_drawn.then(all_cards).into_iter().flatten();
    all.map(move |id| (id, copies(id))).filter(|(_, count)| *count > 0)
}

/// Whether nothing can become of the card on its way; only in positions from outside.
pub(crate) fn is_stuck(game: &Game) -> bool {
    let by = game.cards().by;
    match game.cards().play {
        Play::Nothing => false,
        Play::Drawing(_) | Play::Losing { .. } => chances(game).next().is_none(),
        Play::Aiming { card, .. } => !aim::is_usable(game, by, card),
        // The target must be one at which the card could be aimed now.
        Play::Asking { card: id, target, .. } => {
            let mut is_known = matches!(
                (card(id).effect, target),
                (
                    Effect::Rate(_) | Effect::Half { .. } | Effect::TieBreak { .. },
                    Target::Feature(_)
                )
            );
            aim::for_each(game, by, id, &mut |_, one| is_known |= aim::is_same(game, one, target));
            !is_known
        }
    }
}

/// The shields that `seat` holds.
fn shields(game: &Game, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    all_cards()
        .filter(move |&id| card(id).effect == Effect::Shield && game.cards().held(seat, id) > 0)
}

/// Whether a drawn card is resolved at once (XP-14).
pub(crate) fn is_resolved_when_drawn(game: &Game, id: CardId) -> bool {
    card(id).symbol == CardSymbol::Lightning && game.setup().options.lightning == Lightning::OnDraw
}

/// XP-15: a lightning card just drawn can be declined; a card of the hand has been shown.
fn may_decline(play: Play) -> bool {
    matches!(play, Play::Aiming { from_hand: false, .. })
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    let cards = game.cards();
    match cards.play {
        Play::Nothing => {}
        Play::Drawing(_) | Play::Losing { .. } => {
            list.extend(chances(game).map(|(id, _)| Action::DrawCard(id)));
        }
        Play::Aiming { card, .. } => {
            aim::for_each(game, cards.by, card, &mut |action, _| list.push(action));
            if may_decline(cards.play) {
                list.push(Action::Pass);
            }
        }
        Play::Asking { offset, .. } => {
            let seat = seat_after(game, cards.by, offset);
            list.extend(shields(game, seat).map(Action::PlayCard));
            list.push(Action::Pass);
        }
    }
}

/// Carries out a decision about the card on its way.
pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<(), Refusal> {
    let refuse = |rule, reason| Err(Refusal { rule: RuleId(rule), reason });
    let by = game.cards().by;
    match (game.cards().play, action) {
        (Play::Drawing(_), Action::DrawCard(id)) => {
            if !chances(game).any(|(one, _)| one == id) {
                return refuse("XP-12", Reason::NoSuchCard);
            }
            draw(game, id, events);
        }
        (Play::Losing { card: id, victim }, Action::DrawCard(lost)) => {
            if !chances(game).any(|(one, _)| one == lost) {
                return refuse("XP-54", Reason::NoSuchCard);
            }
            game.cards_mut().play = Play::Nothing;
            resolve::lose(game, id, victim, lost, events);
        }
        (Play::Aiming { card: id, from_hand: false }, Action::Pass) => {
            game.cards_mut().play = Play::Nothing;
            let rule = RuleId("XP-15");
            events.push(Event::CardDiscarded { seat: by, card: id, rule });
        }
        (Play::Aiming { card: id, .. }, _) => {
            let Some(wanted) = aim::target_of(game, action) else { return Err(game.not_now()) };
            let mut target = None;
            aim::for_each(game, by, id, &mut |_, one| {
                if aim::is_same(game, one, wanted) {
                    target = Some(one);
                }
            });
            let Some(target) = target else {
                return Err(Refusal { rule: card(id).rule, reason: Reason::NotATarget });
            };
            aimed(game, id, target, events);
        }
        (Play::Asking { card: id, target, offset }, Action::Pass) => {
            ask_from(game, id, target, offset + 1, events);
        }
        (Play::Asking { card: attack, offset, .. }, Action::PlayCard(shield)) => {
            let seat = seat_after(game, by, offset);
            if !shields(game, seat).any(|one| one == shield) {
                return refuse("XP-31", Reason::NoSuchCard);
            }
            // XP-32: both cards are gone, and nothing happens to anybody.
            let cards = game.cards_mut();
            cards.discard(seat, shield);
            cards.play = Play::Nothing;
            events.push(played(game, seat, shield, Target::Nothing));
            events.push(Event::CardCancelled { seat: by, card: attack });
        }
        _ => return Err(game.not_now()),
    }
    Ok(())
}

/// XP-9: the active player draws from a deck.
pub(super) fn begin_drawing(game: &mut Game, deck: Deck) {
    let seat = game.turn.seat;
    let cards = game.cards_mut();
    cards.due &= !deck.bit();
    cards.by = seat;
    cards.play = Play::Drawing(deck);
}

/// A card comes off a deck (XP-13).
fn draw(game: &mut Game, id: CardId, events: &mut Events) {
    let seat = game.cards().by;
    let is_resolved = is_resolved_when_drawn(game, id);
    let cards = game.cards_mut();
    cards.stock[id.index()] -= 1;
    cards.play = Play::Nothing;
    events.push(Event::CardDrawn { seat, deck: card(id).deck, card: Some(id) });
    if !is_resolved {
        cards.hands[seat.index()][id.index()] += 1;
        return;
    }
    // XP-14: it never enters the hand, but is shown and then discarded.
    cards.discard[id.index()] += 1;
    if aim::is_usable(game, seat, id) {
        begin(game, seat, id, false, events);
    } else {
        events.push(Event::CardDiscarded { seat, card: id, rule: RuleId("XP-15") });
    }
}

/// `seat` plays a card of the hand that can be used; for W3 cards `target` is the feature.
pub(super) fn from_hand(
    game: &mut Game,
    seat: Seat,
    id: CardId,
    target: Option<Target>,
    events: &mut Events,
) {
    game.cards_mut().discard(seat, id);
    match target {
        Some(target) => {
            game.cards_mut().by = seat;
            aimed(game, id, target, events);
        }
        None => begin(game, seat, id, true, events),
    }
}

/// Aims the card, or goes on if it needs no target.
fn begin(game: &mut Game, by: Seat, id: CardId, from_hand: bool, events: &mut Events) {
    let mut needs_target = true;
    aim::for_each(game, by, id, &mut |_, target| needs_target &= target != Target::Nothing);
    game.cards_mut().by = by;
    if needs_target {
        game.cards_mut().play = Play::Aiming { card: id, from_hand };
    } else {
        aimed(game, id, Target::Nothing, events);
    }
}

/// The event of a card shown with its target.
fn played(game: &Game, seat: Seat, id: CardId, target: Target) -> Event {
    let (at, against) = match target {
        Target::Nothing => (None, None),
        Target::Feature(node) => (Some(aim::feature_spot(game, node)), None),
        Target::Place { node, .. } | Target::Move { node, .. } => {
            (Some(game.spot_of_node(node)), None)
        }
        Target::Figure(figure) => {
            let node = game.board.features.figure_node[figure.index()];
            (Some(game.spot_of_node(node)), Some(game.rules.figures.seat(figure)))
        }
        Target::Player(seat) => (None, Some(seat)),
    };
    Event::CardPlayed { seat, card: id, at, against: against.filter(|other| *other != seat) }
}

/// XP-31: the card is shown with its targets; whoever is affected may answer.
fn aimed(game: &mut Game, id: CardId, target: Target, events: &mut Events) {
    let seat = game.cards().by;
    events.push(played(game, seat, id, target));
    ask_from(game, id, target, 1, events);
}

/// The opponents that an attack affects, one bit each (XP-30); none for other cards, and none
/// after play has ended (XP-64).
fn affected(game: &Game, by: Seat, id: CardId, target: Target) -> u16 {
    if !card(id).effect.is_attack() || game.turn.phase == Phase::RevealCards {
        return 0;
    }
    let all = match target {
        Target::Nothing => 0,
        Target::Player(seat) => bit(seat),
        Target::Figure(figure) | Target::Move { figure, .. } => {
            bit(game.rules.figures.seat(figure))
        }
        Target::Place { node, .. } => aim::seats_on(game, node),
        Target::Feature(node) => match card(id).effect {
            Effect::DeferPoints => aim::seats_on(game, node),
            Effect::TieBreak { .. } => (0..game.seats() as u8).map(Seat).fold(0, |bits, seat| {
                bits | if aim::shares(game, seat, node) { bit(seat) } else { 0 }
            }),
            _ => changes::owners(game, node),
        },
    };
    all & !bit(by)
}

/// Asks the next opponent from `first` on who may answer, in turn order from the attacker (XP-31);
/// if there is none, the card does what it says. Who cannot hold a shield is not asked.
fn ask_from(game: &mut Game, id: CardId, target: Target, first: u8, events: &mut Events) {
    let by = game.cards().by;
    let affected = affected(game, by, id, target);
    for offset in first..game.seats() as u8 {
        let seat = seat_after(game, by, offset);
        let might_answer =
            || might_hold(game, seat, |one| matches!(card(one).effect, Effect::Shield));
        if affected & bit(seat) != 0 && might_answer() {
            game.cards_mut().play = Play::Asking { card: id, target, offset };
            return;
        }
    }
    game.cards_mut().play = Play::Nothing;
    resolve::resolve(game, id, target, events);
}

/// Whether `seat` holds a card for which `is_meant` for all that others know: backs and the discard
/// pile are public (XP-22, XP-23), hands are not.
pub(super) fn might_hold(game: &Game, seat: Seat, is_meant: impl Fn(CardId) -> bool) -> bool {
    Deck::ALL
        .into_iter()
        .filter(|&deck| game.cards().held_of_deck(seat, deck) > 0)
        .any(|deck| cards_of_deck(deck).any(|id| game.cards().is_unseen(id) && is_meant(id)))
}

/// The cards of `seat` in their fixed order.
pub(super) fn held(game: &Game, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    Deck::ALL.into_iter().flat_map(cards_of_deck).filter(move |&id| game.cards().held(seat, id) > 0)
}
