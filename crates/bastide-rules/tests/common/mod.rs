//! What tests of random games with cards share.
#![allow(dead_code, reason = "each test uses a part")]

use bastide_rules::card::Deck;
use bastide_rules::{Game, Seat};

/// A small generator: random games must be the same on every machine.
pub struct Rng(pub u64);

impl Rng {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

/// Cards in decks, hands and on the discard pile.
pub fn all_cards(game: &Game) -> u32 {
    let decks: u32 = Deck::ALL.into_iter().map(|deck| game.cards_left(deck)).sum();
    let seats = (0..game.seats() as u8).map(Seat);
    let hands: u32 = seats.flat_map(|seat| game.card_hand(seat)).map(|(_, n)| u32::from(n)).sum();
    decks + hands + game.discarded_cards().map(|(_, n)| u32::from(n)).sum::<u32>()
}
