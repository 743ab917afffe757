//! Which table of cards is in use: the built-in one, or another that was installed before.

use std::sync::OnceLock;

use serde::Serialize;
use thiserror::Error;

use super::file::read_built_in;
use super::{Card, CardSymbol, Certainty, Deck, Effect};

/// The table of a program, chosen once.
struct Table {
    cards: Vec<Card>,
    /// Its fingerprint, if it is not that of the built-in table.
    fingerprint: Option<String>,
}

static IN_USE: OnceLock<Table> = OnceLock::new();

/// Another table of cards comes too late: cards have been read already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a table of cards is in use already; another one can only be given before the first game")]
pub struct AlreadyInUse;

/// The cards that come with the program.
pub(crate) fn built_in() -> &'static [Card] {
    static BUILT_IN: OnceLock<Vec<Card>> = OnceLock::new();
    BUILT_IN.get_or_init(|| {
        let text = include_str!("../../../../cards/christmas-present.toml");
        match read_built_in("cards/christmas-present.toml", text) {
            Ok(cards) => cards,
            // The file is part of the program, and a test reads it.
            Err(error) => unreachable!("{error}"),
        }
    })
}

fn in_use() -> &'static Table {
    IN_USE.get_or_init(|| Table { cards: built_in().to_vec(), fingerprint: None })
}

/// The cards in use, in the order of their numbers.
pub fn cards() -> &'static [Card] {
    &in_use().cards
}

/// Uses `cards`, as [`super::read_cards`] has read them, instead of the built-in ones. Games with
/// cards that were made with another table can't be read from then on.
///
/// # Errors
/// If a table is in use already: this must come before the first setup is made or read.
pub fn install(cards: Vec<Card>) -> Result<(), AlreadyInUse> {
    let own = fingerprint(&cards);
    let fingerprint = (own != fingerprint(built_in())).then_some(own);
    IN_USE.set(Table { cards, fingerprint }).map_err(|_| AlreadyInUse)
}

/// The fingerprint of the table in use; nothing for the built-in one, and for one that differs
/// from it in nothing but texts and rules cited.
pub fn table_in_use() -> Option<String> {
    in_use().fingerprint.clone()
}

/// What of a card a game rests on.
#[derive(Serialize)]
struct Facts<'a> {
    id: &'a str,
    deck: Deck,
    count: u8,
    symbol: CardSymbol,
    certainty: Certainty,
    effect: Effect,
}

/// A short fingerprint of a table, 16 hexadecimal digits: the same for tables that make the same
/// games. Texts and cited rules don't matter, the order of the cards does, as keys of states and
/// draws rest on it.
pub fn fingerprint(cards: &[Card]) -> String {
    let mut hash = FNV_START;
    for card in cards {
        let facts = Facts {
            id: &card.id,
            deck: card.deck,
            count: card.count,
            symbol: card.symbol,
            certainty: card.certainty,
            effect: card.effect,
        };
        let text = match toml::to_string(&facts) {
            Ok(text) => text,
            // Words and numbers only.
            Err(error) => unreachable!("{error}"),
        };
        hash = text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(FNV));
    }
    format!("{hash:016x}")
}

/// The two numbers of FNV-1a.
const FNV_START: u64 = 0xCBF2_9CE4_8422_2325;
const FNV: u64 = 0x0000_0100_0000_01B3;
