//! Cards as texts name them.

use bastide_rules::card::{Card, CardId, cards};

fn card(card: CardId) -> Option<&'static Card> {
    cards().get(card.index())
}

/// The id of a card.
pub(super) fn card_id(id: CardId) -> &'static str {
    card(id).map_or("", |card| card.id.as_str())
}

/// The key of the text that names a card.
pub(super) fn card_key(id: CardId) -> &'static str {
    card(id).map_or("", |card| card.text.as_str())
}

/// The rule that says what a card does.
pub(super) fn card_rule(id: CardId) -> &'static str {
    card(id).map_or("XP-22", |card| card.rule.0)
}
