use bastide_art::{Theme, card_back, card_picture, card_symbol};
use bastide_rules::card::{CardSymbol, Deck, card_named};

/// What a card does; nothing if there is no card with this id.
pub(crate) fn card_svg(id: &str, theme: Theme) -> Option<String> {
    let card = card_named(id)?.card()?;
    Some(card_picture(&card.effect, theme))
}

/// The back of a deck; nothing if there is no such deck.
pub(crate) fn card_back_svg(name: &str, theme: Theme) -> Option<String> {
    let deck = Deck::ALL.into_iter().find(|deck| deck.name() == name)?;
    Some(card_back(deck, theme))
}

/// The symbol that tells when a card is used; nothing if there is no such symbol.
pub(crate) fn card_symbol_svg(name: &str, theme: Theme) -> Option<String> {
    let symbol = CardSymbol::ALL.into_iter().find(|symbol| symbol.name() == name)?;
    Some(card_symbol(symbol, theme))
}
