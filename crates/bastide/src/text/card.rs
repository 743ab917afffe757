//! Cards in sentences: by their ids, with the texts that the table in use has of its own.

use bastide_rules::card::{CardId, CardText};
use bastide_rules::{Action, RuleId, Site};

/// The language of the terminal.
const LANGUAGE: &str = "en";

fn own_text(card: CardId) -> Option<&'static CardText> {
    card.card()?.texts.get(LANGUAGE)
}

/// A card as a sentence names it.
pub(crate) fn card_name(card: CardId) -> String {
    let id = card.card().map_or("", |card| card.id.as_str());
    own_text(card).map_or_else(|| id.to_owned(), |text| format!("{id} “{}”", text.name))
}

/// The rule that says what a card does.
pub(crate) fn card_rule(card: CardId) -> RuleId {
    card.card().map_or(RuleId("XP-22"), |card| card.rule)
}

/// A card as a question names it: with what it does, in words of its own or by the rule.
pub(crate) fn card_in_question(card: CardId) -> String {
    let what = own_text(card).map_or_else(String::new, |text| format!(": {}", text.rule));
    format!("{} ({}{what})", card_name(card), card_rule(card))
}

/// What the card does that an action is about, to stand behind the action.
pub(crate) fn card_of_action(action: Action) -> Option<String> {
    let Site::Card { card } = action.site() else { return None };
    own_text(card).map(|text| format!("“{}”: {}", text.name, text.rule))
}
