//! The windows W0, W1, W2 and W4 of a turn (XP-18), in which the active player draws and plays
//! cards.

use crate::action::{Action, ActionList, CardWindow};
use crate::card::{CardId, CardSymbol, Deck, Effect, card};
use crate::event::Events;
use crate::game::{Game, Play};
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::setup::Lightning;
use crate::turn::{Flow, Phase};

use super::{aim, play, triggers};

/// The window of the present phase.
pub(crate) fn window(game: &Game) -> CardWindow {
    match game.turn.phase {
        Phase::CardsBeforeTile => CardWindow::BeforeTile,
        Phase::CardsAfterTile => CardWindow::AfterTile,
        Phase::CardsAfterFigures => CardWindow::AfterFigures,
        _ => CardWindow::AfterScoring,
    }
}

/// Whether cards with that effect are played in that window.
const fn is_played_in(effect: &Effect, window: CardWindow) -> bool {
    match (effect, window) {
        (Effect::TwoTiles, window) => matches!(window, CardWindow::BeforeTile),
        (Effect::MoveFollower, window) => !matches!(window, CardWindow::AfterScoring),
        (Effect::Recall, _) => true,
        _ => false,
    }
}

/// Whether the present window is one for the card (XP-18).
fn is_open(game: &Game, id: CardId) -> bool {
    match card(id).symbol {
        CardSymbol::Town => false,
        // XP-14: with `own_turn` lightning cards are held, and played in any of these windows.
        CardSymbol::Lightning => game.setup().options.lightning == Lightning::OwnTurn,
        CardSymbol::None => is_played_in(&card(id).effect, window(game)),
    }
}

/// Why the active player cannot play the card now; nothing if it can be played.
fn fault(game: &Game, id: CardId) -> Option<Refusal> {
    let refuse = |rule, reason| Some(Refusal { rule: RuleId(rule), reason });
    if id.index() >= crate::card::cards().len() || game.cards().held(game.turn.seat, id) == 0 {
        return refuse("XP-19", Reason::NoSuchCard);
    }
    if card(id).symbol == CardSymbol::Town {
        return refuse("XP-17", Reason::CardNotNow);
    }
    if !is_open(game, id) {
        return refuse("XP-18", Reason::CardNotNow);
    }
    if !aim::is_usable(game, game.turn.seat, id) {
        return Some(Refusal { rule: card(id).rule, reason: Reason::NoTarget });
    }
    None
}

/// The cards that the active player can play now.
fn playable(game: &Game) -> impl Iterator<Item = CardId> + '_ {
    play::held(game, game.turn.seat).filter(|&id| fault(game, id).is_none())
}

/// Whether, for all that others know, the active player might play a card now: the question alone
/// must not tell what is in the hand (XP-23).
fn might_play(game: &Game) -> bool {
    let seat = game.turn.seat;
    play::might_hold(game, seat, |id| is_open(game, id) && aim::is_usable(game, seat, id))
}

/// The decks from which the active player may draw now (XP-9, XP-12).
pub(crate) fn decks(game: &Game) -> impl Iterator<Item = Deck> + '_ {
    let cards = game.cards();
    Deck::ALL.into_iter().filter(|deck| cards.due & deck.bit() != 0 && cards.left(*deck) > 0)
}

/// Falls through if there is nothing to draw and, as everybody can see, nothing to play.
pub(crate) fn enter(game: &mut Game) -> Flow {
    if game.cards().play != Play::Nothing {
        return Flow::Wait;
    }
    if game.turn.phase == Phase::CardsAfterTile && !game.cards().is_opened {
        // XP-6: before any card of this turn resolves.
        let due = triggers::of_newest(game);
        let cards = game.cards_mut();
        cards.due = due;
        cards.is_opened = true;
    }
    if decks(game).next().is_some() || might_play(game) {
        return Flow::Wait;
    }
    close(game)
}

fn close(game: &mut Game) -> Flow {
    let cards = game.cards_mut();
    cards.due = 0;
    cards.is_opened = false;
    Flow::Next
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    if game.cards().play != Play::Nothing {
        return play::actions(game, list);
    }
    list.extend(decks(game).map(Action::TakeCard));
    list.extend(playable(game).map(Action::PlayCard));
    list.push(Action::Pass);
}

pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<Flow, Refusal> {
    if game.cards().play != Play::Nothing {
        play::apply(game, action, events)?;
        return Ok(Flow::Wait);
    }
    match action {
        Action::TakeCard(deck) => {
            if !decks(game).any(|one| one == deck) {
                return Err(Refusal { rule: RuleId("XP-10"), reason: Reason::NoCardDue });
            }
            play::begin_drawing(game, deck);
            Ok(Flow::Wait)
        }
        Action::PlayCard(id) => {
            if let Some(refusal) = fault(game, id) {
                return Err(refusal);
            }
            play::from_hand(game, game.turn.seat, id, None, events);
            Ok(Flow::Wait)
        }
        // Nothing is told of it: it is no refusal of anything that others could see.
        Action::Pass => Ok(close(game)),
        _ => Err(game.not_now()),
    }
}
