use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;

use super::{Card, CardSymbol, Certainty, Deck, Effect, MAX_CARD_KINDS};
use crate::rule_id::RuleId;

/// Something wrong in a file of cards: where, what, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}:{line}: {reason}")]
pub struct CardFileError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what to write instead.
    pub reason: String,
}

/// The rules of the page that say what a card does.
const RULES: [&str; 28] = [
    "XP-34", "XP-35", "XP-36", "XP-37", "XP-38", "XP-39", "XP-40", "XP-41", "XP-42", "XP-43",
    "XP-44", "XP-45", "XP-46", "XP-47", "XP-48", "XP-49", "XP-50", "XP-51", "XP-52", "XP-53",
    "XP-54", "XP-55", "XP-56", "XP-57", "XP-58", "XP-59", "XP-60", "XP-61",
];
/// The one further rule, for the end of the game.
const LATE_TIE: &str = "XP-62";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Vec<Spanned<CardEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: String,
    deck: Deck,
    count: u8,
    symbol: CardSymbol,
    certainty: Certainty,
    text: String,
    rule: String,
    effect: Effect,
}

/// Reads and checks a file of cards.
///
/// # Errors
/// Names the first line at which something is wrong, and says what would be right.
pub fn read_cards(file: &str, text: &str) -> Result<Vec<Card>, CardFileError> {
    let line_at = |offset: usize| {
        let before = text.get(..offset).unwrap_or(text);
        before.bytes().filter(|byte| *byte == b'\n').count() + 1
    };
    let error = |offset: usize, reason: String| CardFileError {
        file: file.to_owned(),
        line: line_at(offset),
        reason,
    };
    let entries: CardFile = toml::from_str(text).map_err(|found| {
        let offset = found.span().map_or(0, |span| span.start);
        error(offset, found.message().to_owned())
    })?;
    let mut cards: Vec<Card> = Vec::new();
    for entry in entries.card {
        let offset = entry.span().start;
        let card = checked(entry.into_inner(), &cards).map_err(|reason| error(offset, reason))?;
        cards.push(card);
    }
    if cards.is_empty() {
        return Err(error(0, "no card: write at least one [[card]]".to_owned()));
    }
    Ok(cards)
}

fn checked(entry: CardEntry, before: &[Card]) -> Result<Card, String> {
    let CardEntry { id, deck, count, symbol, certainty, text, rule, effect } = entry;
    if before.len() == MAX_CARD_KINDS {
        return Err(format!("card {id}: a game has at most {MAX_CARD_KINDS} kinds of cards"));
    }
    if before.iter().any(|card| card.id == id) {
        return Err(format!("card {id} is there already; give each kind an id of its own"));
    }
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(format!("card {id:?}: an id is of letters and digits, such as C02"));
    }
    if !(1..=20).contains(&count) {
        return Err(format!("card {id}: {count} copies; write 1 to 20"));
    }
    if !text.starts_with("card-") {
        return Err(format!("card {id}: the key of its text begins with card-, not {text:?}"));
    }
    let rule = RULES.into_iter().chain([LATE_TIE]).find(|one| *one == rule).ok_or_else(|| {
        format!("card {id}: no rule {rule:?} says what a card does; they are XP-34 to XP-62")
    })?;
    if let Some(fault) = effect.fault() {
        return Err(format!("card {id}: {fault}"));
    }
    check_symbol(&id, symbol, &effect)?;
    if effect.is_attack() && deck == Deck::Cloister {
        return Err(format!("card {id}: attacks are Roadside cards (XP-30); write roadside"));
    }
    Ok(Card { id, deck, count, symbol, certainty, text, rule: RuleId(rule), effect })
}

/// Effects happen at certain times: the symbol must leave room for them.
fn check_symbol(id: &str, symbol: CardSymbol, effect: &Effect) -> Result<(), String> {
    let needs = match effect {
        Effect::LateRate { .. }
        | Effect::LateSupply { .. }
        | Effect::TieBreak { at_the_end: true } => CardSymbol::Town,
        Effect::Rate(_)
        | Effect::Half { .. }
        | Effect::Shield
        | Effect::TwoTiles
        | Effect::Recall
        | Effect::MoveFollower
        | Effect::TieBreak { at_the_end: false } => CardSymbol::None,
        _ => CardSymbol::Lightning,
    };
    if symbol == needs {
        Ok(())
    } else {
        Err(format!("card {id}: this effect needs another symbol: {needs:?}").to_lowercase())
    }
}
