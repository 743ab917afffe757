use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;

use super::{
    Card, CardSymbol, CardText, Certainty, Deck, Effect, MAX_CARD_KINDS, MOST_CHANGES, built_in,
};
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

/// Everything that is wrong in a file of cards, in the order of the file; each on a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct CardFileErrors(pub Vec<CardFileError>);

impl fmt::Display for CardFileErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            let between = if index == 0 { "" } else { "\n" };
            write!(f, "{between}{error}")?;
        }
        Ok(())
    }
}

/// The rules of the page that say what a card does.
const RULES: [&str; 28] = [
    "XP-34", "XP-35", "XP-36", "XP-37", "XP-38", "XP-39", "XP-40", "XP-41", "XP-42", "XP-43",
    "XP-44", "XP-45", "XP-46", "XP-47", "XP-48", "XP-49", "XP-50", "XP-51", "XP-52", "XP-53",
    "XP-54", "XP-55", "XP-56", "XP-57", "XP-58", "XP-59", "XP-60", "XP-61",
];
/// The one further rule, for the end of the game.
const LATE_TIE: &str = "XP-62";

/// The most copies of a kind.
const MOST_COPIES: u8 = 20;
/// The most cards of a deck.
const MOST_IN_DECK: u32 = 255;
/// The longest name, in characters.
const LONGEST_NAME: usize = 60;
/// The longest text of what a card does, in characters.
const LONGEST_RULE: usize = 600;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Vec<Spanned<CardEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: Spanned<String>,
    deck: Spanned<Deck>,
    count: Spanned<u8>,
    symbol: Spanned<CardSymbol>,
    certainty: Certainty,
    text: Spanned<String>,
    rule: Spanned<String>,
    effect: Spanned<Effect>,
    #[serde(default)]
    texts: BTreeMap<String, Spanned<TextEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextEntry {
    name: Spanned<String>,
    rule: Spanned<String>,
}

/// What is wrong, and at which byte of the file.
type Fault = (usize, String);

/// Reads and checks a file of cards; `file` is how messages call it.
///
/// # Errors
/// Names every line at which something is wrong, and says what would be right. A file that is no
/// table at all is not read further than to the first such line.
pub fn read_cards(file: &str, text: &str) -> Result<Vec<Card>, CardFileErrors> {
    read(file, text, &|key| built_in().iter().any(|card| card.text == key))
}

/// As [`read_cards`], for the table whose texts are all among the translations.
pub(super) fn read_built_in(file: &str, text: &str) -> Result<Vec<Card>, CardFileErrors> {
    read(file, text, &|_| true)
}

fn read(
    file: &str,
    text: &str,
    is_translated: &dyn Fn(&str) -> bool,
) -> Result<Vec<Card>, CardFileErrors> {
    let line_at = |offset: usize| {
        let before = text.get(..offset).unwrap_or(text);
        before.bytes().filter(|byte| *byte == b'\n').count() + 1
    };
    let error = |(offset, reason): Fault| CardFileError {
        file: file.to_owned(),
        line: line_at(offset),
        reason,
    };
    let entries: CardFile = toml::from_str(text).map_err(|found| {
        let offset = found.span().map_or(0, |span| span.start);
        CardFileErrors(vec![error((offset, found.message().to_owned()))])
    })?;
    let mut cards: Vec<Card> = Vec::new();
    let mut faults: Vec<Fault> = Vec::new();
    let mut sums = Sums::default();
    let mut ids: Vec<String> = Vec::new();
    for entry in entries.card {
        let Range { start, .. } = entry.span();
        let entry = entry.into_inner();
        if ids.contains(entry.id.get_ref()) {
            let id = entry.id.get_ref();
            let reason = format!("card {id} is there already; give each kind an id of its own");
            faults.push((entry.id.span().start, reason));
        }
        ids.push(entry.id.get_ref().clone());
        if ids.len() == MAX_CARD_KINDS + 1 {
            faults.push((start, format!("a game has at most {MAX_CARD_KINDS} kinds of cards")));
        }
        faults.extend(sums.add(&entry));
        match checked(entry, is_translated) {
            Ok(card) => cards.push(card),
            Err(found) => faults.extend(found),
        }
    }
    if ids.is_empty() {
        faults.push((0, "no card: write at least one [[card]]".to_owned()));
    }
    if faults.is_empty() {
        return Ok(cards);
    }
    faults.sort_by_key(|(offset, _)| *offset);
    Err(CardFileErrors(faults.into_iter().map(error).collect()))
}

/// What many cards have together.
#[derive(Default)]
struct Sums {
    decks: [u32; Deck::ALL.len()],
    /// Cards that change a scoring in the own turn, and at the end.
    changes: [usize; 2],
}

impl Sums {
    /// Adds a card; what is wrong if it is the one too many.
    fn add(&mut self, entry: &CardEntry) -> Option<Fault> {
        let (deck, count) = (*entry.deck.get_ref(), *entry.count.get_ref());
        let fault = |reason| Some((entry.count.span().start, reason));
        let cards = &mut self.decks[deck as usize];
        let before = *cards;
        *cards += u32::from(count);
        if before <= MOST_IN_DECK && *cards > MOST_IN_DECK {
            let name = deck.name();
            return fault(format!("the {name} deck has more than {MOST_IN_DECK} cards"));
        }
        if !entry.effect.get_ref().is_change() {
            return None;
        }
        let is_late = *entry.symbol.get_ref() == CardSymbol::Town;
        let changes = &mut self.changes[usize::from(is_late)];
        let before = *changes;
        *changes += usize::from(count);
        if before <= MOST_CHANGES && *changes > MOST_CHANGES {
            let when = if is_late { "at the end of the game" } else { "in a turn" };
            return fault(format!(
                "more than {MOST_CHANGES} cards that change a scoring {when} (rate, half, \
                 late_rate, tie_break); write fewer copies"
            ));
        }
        None
    }
}

/// The card of an entry, or all that is wrong with it.
fn checked(entry: CardEntry, is_translated: &dyn Fn(&str) -> bool) -> Result<Card, Vec<Fault>> {
    let CardEntry { id, deck, count, symbol, certainty, text, rule, effect, texts } = entry;
    let name = id.get_ref().clone();
    let mut faults: Vec<Fault> = Vec::new();
    let mut fault = |span: Range<usize>, reason: String| {
        faults.push((span.start, format!("card {name}: {reason}")));
    };
    let is_id = |id: &str| {
        id.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
            && id.len() <= 12
    };
    if !is_id(id.get_ref()) {
        let reason = "an id is a letter and up to 11 letters and digits, such as C02";
        fault(id.span(), reason.to_owned());
    }
    if !(1..=MOST_COPIES).contains(count.get_ref()) {
        fault(count.span(), format!("{} copies; write 1 to {MOST_COPIES}", count.get_ref()));
    }
    let is_key = |key: &str| {
        key.strip_prefix("card-").is_some_and(|rest| {
            !rest.is_empty()
                && rest
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
        })
    };
    if !is_key(text.get_ref()) {
        fault(
            text.span(),
            format!(
                "the key of its text is card- and then small letters, digits and hyphens, not {:?}",
                text.get_ref()
            ),
        );
    } else if !texts.contains_key("en") && !is_translated(text.get_ref()) {
        fault(
            text.span(),
            format!(
                "the translations have no {}; write its texts below [card.texts.en]",
                text.get_ref()
            ),
        );
    }
    let cited = RULES.into_iter().chain([LATE_TIE]).find(|one| one == rule.get_ref());
    if cited.is_none() {
        fault(
            rule.span(),
            format!("no rule {:?} says what a card does; they are XP-34 to XP-62", rule.get_ref()),
        );
    }
    match effect.get_ref().fault() {
        Some(reason) => fault(effect.span(), reason.to_owned()),
        None => {
            let needs = symbol_for(effect.get_ref());
            if *symbol.get_ref() != needs {
                let needs = format!("{needs:?}").to_lowercase();
                fault(symbol.span(), format!("this effect needs another symbol: {needs}"));
            }
            if effect.get_ref().is_attack() && *deck.get_ref() == Deck::Cloister {
                let reason = "attacks are Roadside cards (XP-30); write roadside";
                fault(deck.span(), reason.to_owned());
            }
        }
    }
    let mut own_texts = BTreeMap::new();
    for (language, entry) in texts {
        if !is_language(&language) {
            let reason =
                format!("texts.{language}: a language is written as in en, cs, ca or pt-BR");
            fault(entry.span(), reason);
        }
        let TextEntry { name, rule } = entry.into_inner();
        for (key, text, longest) in [("name", &name, LONGEST_NAME), ("rule", &rule, LONGEST_RULE)] {
            if let Some(reason) = text_fault(text.get_ref(), longest) {
                fault(text.span(), format!("texts.{language}: {key} {reason}"));
            }
        }
        let text = CardText { name: name.into_inner(), rule: rule.into_inner() };
        own_texts.insert(language, text);
    }
    let (Some(rule), true) = (cited, faults.is_empty()) else { return Err(faults) };
    Ok(Card {
        id: id.into_inner(),
        deck: deck.into_inner(),
        count: count.into_inner(),
        symbol: symbol.into_inner(),
        certainty,
        text: text.into_inner(),
        texts: own_texts,
        rule: RuleId(rule),
        effect: effect.into_inner(),
    })
}

/// Two or three small letters; then, after hyphens, letters and digits.
fn is_language(text: &str) -> bool {
    let mut parts = text.split('-');
    let first = parts.next().unwrap_or_default();
    (2..=3).contains(&first.len())
        && first.bytes().all(|byte| byte.is_ascii_lowercase())
        && parts
            .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// What is wrong with a text for people.
fn text_fault(text: &str, longest: usize) -> Option<String> {
    let length = text.chars().count();
    if text.trim().is_empty() {
        Some("is empty".to_owned())
    } else if length > longest {
        Some(format!("has {length} characters; at most {longest}"))
    } else if text.chars().any(char::is_control) {
        Some("has a control character, such as the end of a line; write it in one line".to_owned())
    } else {
        None
    }
}

/// Effects happen at certain times: the symbol must leave room for them.
const fn symbol_for(effect: &Effect) -> CardSymbol {
    match effect {
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
    }
}
