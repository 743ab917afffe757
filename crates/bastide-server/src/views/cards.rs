//! Cards as clients see them.

use bastide_rules::card::{Card, CardId, CardSymbol, Deck, Effect, card_named, cards};
use bastide_rules::{CardStep, CardTarget, DecisionKind, Game, Seat, SegmentKind, Spot};

use super::pieces;
use super::text::text;
use crate::api::{self, CardCount, CardDeck, CardHand, CardKind, CardWords, Text};
use crate::games::SeatInfo;

/// The id of a card.
pub(super) fn card_id(id: CardId) -> &'static str {
    id.card().map_or("", |card| card.id.as_str())
}

/// The key of the text that names a card.
pub(super) fn card_key(id: CardId) -> &'static str {
    id.card().map_or("", |card| card.text.as_str())
}

/// The rule that says what a card does.
pub(super) fn card_rule(id: CardId) -> &'static str {
    id.card().map_or("XP-22", |card| card.rule.0)
}

fn kind(card: &Card) -> CardKind {
    CardKind {
        id: card.id.clone(),
        deck: card.deck.name().to_owned(),
        count: card.count,
        symbol: card.symbol.name().to_owned(),
        moment: moment(card).to_owned(),
        certainty: card.certainty.name().to_owned(),
        text: card.text.clone(),
        rule: card.rule.0.to_owned(),
        texts: card
            .texts
            .iter()
            .map(|(language, text)| {
                let words = CardWords { name: text.name.clone(), rule: text.rule.clone() };
                (language.clone(), words)
            })
            .collect(),
    }
}

/// When a card is played: its symbol, and for cards without one what its effect needs (XP-16).
const fn moment(card: &Card) -> &'static str {
    match (card.symbol, &card.effect) {
        (CardSymbol::Lightning, _) => "drawn",
        (CardSymbol::Town, _) => "end",
        (CardSymbol::None, Effect::Shield) => "answer",
        (CardSymbol::None, Effect::Rate(_) | Effect::Half { .. } | Effect::TieBreak { .. }) => {
            "scoring"
        }
        (CardSymbol::None, _) => "own-turn",
    }
}

/// All kinds of cards.
pub(crate) fn all_card_kinds() -> Vec<CardKind> {
    cards().iter().map(kind).collect()
}

/// The kinds of cards in `game`; none without cards.
pub(super) fn card_kinds(game: &Game) -> Vec<CardKind> {
    game.card_kinds().filter_map(CardId::card).map(kind).collect()
}

fn counts(cards: impl Iterator<Item = (CardId, u8)>) -> Vec<CardCount> {
    cards.map(|(id, count)| CardCount { card: card_id(id).to_owned(), count }).collect()
}

fn decks(count: impl Fn(Deck) -> u32) -> Vec<CardDeck> {
    let deck = |deck: Deck| CardDeck { deck: deck.name().to_owned(), count: count(deck) };
    Deck::ALL.into_iter().map(deck).collect()
}

/// Where the cards are; which, only in the hands of the own seats (XP-23).
pub(super) fn cards_of(game: &Game, own_seats: &[u8]) -> Option<api::Cards> {
    game.has_cards().then(|| api::Cards {
        decks: decks(|deck| game.cards_left(deck)),
        discard: counts(game.discarded_cards()),
        hands: game
            .all_seats()
            .map(|seat| CardHand {
                seat: seat.0,
                backs: decks(|deck| game.card_backs(seat, deck)),
                cards: own_seats.contains(&seat.0).then(|| counts(game.card_hand(seat))),
            })
            .collect(),
        noted: game.all_seats().map(|seat| game.noted_points(seat)).collect(),
        turned: game
            .figures_on_board()
            .filter(|&(.., spot)| game.is_turned(spot))
            .map(|(figure, ..)| figure.0)
            .collect(),
        barred: game.all_seats().filter(|&seat| game.is_barred(seat)).map(|seat| seat.0).collect(),
    })
}

/// What is answered, with the feature that is meant; nothing if the question is no answer to what
/// somebody else does.
pub(super) fn answered(
    game: &Game,
    seats: &[SeatInfo],
    kind: DecisionKind,
    decides: Seat,
) -> Option<(Seat, Text, Option<Spot>)> {
    let name = |seat: Seat| seats[seat.index()].name.as_str();
    match kind {
        DecisionKind::AnswerCard { by, .. } => {
            let on_its_way = game.position().cards?.on_its_way?;
            let CardStep::Answer { card, target, .. } = on_its_way.step else { return None };
            let (key, spot) = match target {
                CardTarget::Nothing | CardTarget::Player(_) => ("answer-card-to-you", None),
                CardTarget::Figure(_, _, spot) => ("answer-card-at-figure", Some(spot)),
                CardTarget::Feature(spot) | CardTarget::Place(_, spot) => {
                    ("answer-card-at-feature", Some(spot))
                }
                CardTarget::Move(_, _, _, spot) => ("answer-card-at-feature", Some(spot)),
            };
            let said = text(key)
                .word("other", name(decides))
                .word("player", name(by))
                .word("card", card_named(&card).map_or("", card_key))
                .word("feature", feature_name(game, spot));
            Some((by, said, spot))
        }
        DecisionKind::ScoringCard { spot } if decides != game.active_seat() => {
            let active = game.active_seat();
            let said = text("answer-shared-feature")
                .word("other", name(decides))
                .word("player", name(active))
                .word("feature", feature_name(game, Some(spot)));
            Some((active, said, Some(spot)))
        }
        _ => None,
    }
}

fn feature_name(game: &Game, spot: Option<Spot>) -> &'static str {
    spot.and_then(|spot| pieces::segment_kind(game, spot)).map_or("", SegmentKind::name)
}
