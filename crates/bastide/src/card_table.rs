//! Tables of cards from files (`docs/cards.md`).

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use bastide_rules::card::{self, Card, CardFileErrors, Certainty, Deck};

/// The environment variable with the path of a table.
const VARIABLE: &str = "BASTIDE_CARDS";

/// Reads a table of cards; what is wrong with its lines is the inner result.
///
/// # Errors
/// If the file can't be read.
pub(crate) fn read(path: &Path) -> Result<Result<Vec<Card>, CardFileErrors>> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path).with_context(|| name.clone())?;
    Ok(card::read_cards(&name, &text))
}

/// Uses the table of `file` from now on, or that which the environment names; this must come before
/// anything has read the cards.
///
/// # Errors
/// A file that can't be read, or faults in it, each with its line.
pub(crate) fn install_chosen(file: Option<PathBuf>) -> Result<()> {
    let from_environment = || std::env::var_os(VARIABLE).filter(|path| !path.is_empty());
    if let Some(path) = file.or_else(|| from_environment().map(PathBuf::from)) {
        card::install(read(&path)??)?;
    }
    Ok(())
}

/// What a table holds, in a few lines.
pub(crate) fn describe(cards: &[Card]) -> Vec<String> {
    let count = |is_meant: &dyn Fn(&Card) -> bool| {
        let meant: Vec<&Card> = cards.iter().filter(|card| is_meant(card)).collect();
        let copies: u32 = meant.iter().map(|card| u32::from(card.count)).sum();
        format!("{copies} cards of {} kinds", meant.len())
    };
    let mut lines = vec![count(&|_| true)];
    for deck in Deck::ALL {
        lines.push(format!("  {} deck: {}", deck.name(), count(&|card| card.deck == deck)));
    }
    for certainty in Certainty::ALL {
        let mark = certainty.name();
        lines.push(format!("  {mark}: {}", count(&|card| card.certainty == certainty)));
    }
    lines.push(format!("  with texts of their own: {}", count(&|card| !card.texts.is_empty())));
    lines.push(format!("  fingerprint: {}", card::fingerprint(cards)));
    lines
}
