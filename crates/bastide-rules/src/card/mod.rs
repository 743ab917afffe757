//! The cards of Christmas Present as data: decks, symbols, effects (`cards/christmas-present.toml`).

mod effect;
mod file;
mod table;

pub use effect::{Condition, Effect, RateChange, RateOf};
pub use file::{CardFileError, CardFileErrors, read_cards};
pub use table::{AlreadyInUse, cards, fingerprint, install, table_in_use};

pub(crate) use table::built_in;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rule_id::RuleId;

/// The most kinds of cards that a game can have.
pub const MAX_CARD_KINDS: usize = 32;

/// The most changes of scores that cards can make at one time: all copies of such cards, of those
/// for the own turn or of those for the end of the game.
pub(crate) const MOST_CHANGES: usize = 24;

/// A kind of card: an index into the list of all kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// The card as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this number; nothing if the table in use has none.
    pub fn card(self) -> Option<&'static Card> {
        cards().get(self.index())
    }
}

/// The two decks, which have different backs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Deck {
    /// Drawn beside a cloister of another player (XP-3).
    Cloister = 0,
    /// Drawn for a tile with roads only (XP-7).
    Roadside = 1,
}

impl Deck {
    /// Both decks.
    pub const ALL: [Self; 2] = [Self::Cloister, Self::Roadside];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cloister => "cloister",
            Self::Roadside => "roadside",
        }
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The symbol at the foot of a card: when it is used (XP-14 to XP-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardSymbol {
    /// When it is drawn (XP-14).
    Lightning,
    /// At any time in the own turn (XP-16, XP-19).
    None,
    /// At the end of the game (XP-17).
    Town,
}

impl CardSymbol {
    /// All symbols.
    pub const ALL: [Self; 3] = [Self::Lightning, Self::None, Self::Town];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lightning => "lightning",
            Self::None => "none",
            Self::Town => "town",
        }
    }
}

/// How sure it is that there is such a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Certainty {
    /// Its effect is stated in a translated text or in a ruling on it.
    Confirmed,
    /// A ruling proves that there is such a card.
    Inferred,
    /// A placeholder.
    Assumed,
}

impl Certainty {
    /// All of them, the surest first.
    pub const ALL: [Self; 3] = [Self::Confirmed, Self::Inferred, Self::Assumed];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Confirmed => "confirmed",
            Self::Inferred => "inferred",
            Self::Assumed => "assumed",
        }
    }
}

/// A kind of card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// Its id, such as `C02`.
    pub id: String,
    /// Its deck.
    pub deck: Deck,
    /// Copies in the deck.
    pub count: u8,
    /// When it is used.
    pub symbol: CardSymbol,
    /// How sure it is.
    pub certainty: Certainty,
    /// The key of its name in the translations; with `-rule` the key of its text.
    pub text: String,
    /// Texts from the table, by language, such as `en`. They go before the translations. The
    /// built-in table has none; a card with a key that the translations lack has at least `en`.
    pub texts: BTreeMap<String, CardText>,
    /// The rule that says what it does.
    pub rule: RuleId,
    /// What it does.
    pub effect: Effect,
}

/// The text of a card in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardText {
    /// Its name, of at most 60 characters.
    pub name: String,
    /// What it does, in at most 600 characters.
    pub rule: String,
}

impl Card {
    /// Its name in this language, if the table has one.
    pub fn name(&self, language: &str) -> Option<&str> {
        self.texts.get(language).map(|text| text.name.as_str())
    }
}

/// The card with this number; it must be one of [`cards`].
pub(crate) fn card(id: CardId) -> &'static Card {
    &cards()[id.index()]
}

/// The card with this id.
pub fn card_named(id: &str) -> Option<CardId> {
    cards().iter().position(|card| card.id == id).map(|index| CardId(index as u8))
}
