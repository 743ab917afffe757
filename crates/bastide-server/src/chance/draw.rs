use bastide_rules::{Action, Game};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

use super::Seed;
use super::first_game::{chosen_draw, has_chosen_order};

/// The stream from which the turn order is drawn; moves are numbered from 1.
const SEAT_ORDER: u64 = 0;

/// The random numbers of one decision.
struct Numbers(ChaCha20Rng);

impl Numbers {
    /// ChaCha20 with the seed as its key and the number of the decision as its nonce.
    fn of(seed: &Seed, stream: u64) -> Self {
        let mut cipher = ChaCha20Rng::from_seed(seed.0);
        cipher.set_stream(stream);
        Self(cipher)
    }

    /// A number from 0 to `bound` − 1, every one as likely as every other: 64-bit numbers of the
    /// incomplete last round are thrown away. 0 if `bound` is 0.
    fn below(&mut self, bound: u32) -> u32 {
        let bound = u64::from(bound);
        if bound == 0 {
            return 0;
        }
        let beyond = (u64::MAX % bound + 1) % bound;
        loop {
            let number = self.0.next_u64();
            if number <= u64::MAX - beyond {
                return (number % bound) as u32;
            }
        }
    }
}

impl Seed {
    /// What chance decides at move `number` (from 1); nothing if it is not for chance to decide. The
    /// tiles of the guided first game come in a chosen order ([`has_chosen_order`]).
    pub fn draw(&self, game: &Game, number: u32) -> Option<Action> {
        if has_chosen_order(game.setup()) {
            return chosen_draw(game);
        }
        let count = game.chance_count();
        let index = Numbers::of(self, number.into()).below(count);
        game.chance_at(index)
    }

    /// The turn order: which of the `seats` that were named comes first, second, …
    pub fn seat_order(&self, seats: u8) -> Vec<u8> {
        let mut order: Vec<u8> = (0..seats).collect();
        let mut numbers = Numbers::of(self, SEAT_ORDER);
        for last in (1..order.len()).rev() {
            let other = numbers.below(last as u32 + 1) as usize;
            order.swap(last, other);
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first keystream bytes of ChaCha20 with a key and nonce of zeros, as published.
    #[test]
    fn is_chacha20() {
        let mut numbers = Numbers::of(&Seed([0; 32]), 0);
        let published = [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90];
        assert_eq!(numbers.0.next_u64().to_le_bytes(), published);
    }

    #[test]
    fn every_number_below_a_bound_is_as_likely() {
        let mut seen = [0u32; 7];
        for stream in 0..70_000 {
            seen[Numbers::of(&Seed([9; 32]), stream).below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_600..10_400).contains(&count)), "{seen:?}");
        assert_eq!(Numbers::of(&Seed([9; 32]), 1).below(0), 0);
        assert_eq!(Numbers::of(&Seed([9; 32]), 1).below(1), 0);
    }

    #[test]
    fn orders_hold_each_seat_once_and_differ() {
        let orders: std::collections::BTreeSet<Vec<u8>> =
            (0..200).map(|n| Seed([n; 32]).seat_order(4)).collect();
        assert_eq!(orders.len(), 24);
        for order in orders {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, [0, 1, 2, 3]);
        }
    }
}
