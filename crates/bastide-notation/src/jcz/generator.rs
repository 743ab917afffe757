//! The random numbers of the other program, as far as a saved game depends on them.

use bastide_rules::{Game, KindId};

/// Its generator: 48 bits, multiplied and added to; numbers are fractions of 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Generator {
    next: f64,
}

const MASK: u64 = (1 << 48) - 1;

impl Generator {
    pub const fn new(seed: f64) -> Self {
        Self { next: seed }
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: u32) -> u32 {
        let scaled = (self.next * f64::from(limit)).floor();
        let state = (self.next.to_bits() & MASK).wrapping_mul(25_214_903_917).wrapping_add(11);
        self.next = (state & MASK) as f64 / (1u64 << 48) as f64;
        // Seeds that come from a file may be anything; a cast keeps them in range.
        (scaled as u32).min(limit.saturating_sub(1))
    }

    /// The tile that is drawn next from the pile of `game`.
    ///
    /// The other program sorts the tiles that can be drawn now by their names. It ends the game
    /// when only dragon tiles are left and no volcano has come; here they are drawn, and put
    /// aside (PD-8, PD-9).
    pub fn draw(&mut self, game: &Game) -> Option<KindId> {
        let pile = pile(game);
        let limit = size(&pile);
        if limit == 0 {
            return game.drawable_at(0);
        }
        let mut left = self.below(limit);
        for (kind, count) in pile {
            if left < count {
                return Some(kind);
            }
            left -= count;
        }
        None
    }
}

/// A draw that is to come out of the generator: the size of the pile, and the numbers in it that
/// stand for the wanted tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WantedDraw {
    limit: u32,
    numbers: std::ops::Range<u32>,
}

impl WantedDraw {
    /// The draw of `kind` from the pile of `game`; `None` if it can't be drawn.
    pub fn new(game: &Game, kind: KindId) -> Option<Self> {
        let pile = pile(game);
        let limit = size(&pile);
        let mut first = 0;
        for (other, count) in pile {
            if other == kind {
                let numbers = first..first + count;
                return Some(Self { limit, numbers });
            }
            first += count;
        }
        None
    }
}

/// How many seeds are tried for several draws in a row.
const TRIES: u32 = 1 << 14;

/// A seed from which the generator makes these draws one after the other, if one is found.
pub(super) fn seed_for(draws: &[WantedDraw]) -> Option<f64> {
    let Some(first) = draws.first() else { return Some(0.5) };
    let width = f64::from(first.numbers.end - first.numbers.start);
    let seeds = (0..TRIES).map(|index| {
        // The first try lies in the middle, the others all over the range.
        let part = (f64::from(index) + 0.5) / f64::from(TRIES);
        let part = if part < 0.5 { part + 0.5 } else { part - 0.5 };
        (f64::from(first.numbers.start) + part * width) / f64::from(first.limit)
    });
    let fits = |seed: &f64| {
        let mut generator = Generator::new(*seed);
        draws.iter().all(|draw| draw.numbers.contains(&generator.below(draw.limit)))
    };
    seeds.into_iter().find(fits)
}

/// Tiles in a pile.
fn size(pile: &[(KindId, u32)]) -> u32 {
    pile.iter().map(|(_, count)| count).sum()
}

/// The kinds of tiles that can be drawn now with their copies, in the order of the other
/// program. It keeps dragon tiles out of the pile until the first volcano (PD-8).
pub(super) fn pile(game: &Game) -> Vec<(KindId, u32)> {
    let mut list: Vec<(&str, KindId, u32)> = game
        .drawable()
        .iter()
        .zip(0u16..)
        .filter(|&(&count, index)| count > 0 && !game.waits_for_volcano(KindId(index)))
        .map(|(count, index)| {
            let tile = &game.rules().kind(KindId(index)).tile;
            let name = tile.saved_names.first().unwrap_or(&tile.id);
            (name.as_str(), KindId(index), u32::from(*count))
        })
        .collect();
    list.sort_unstable();
    list.into_iter().map(|(_, kind, count)| (kind, count)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Generator, WantedDraw, seed_for};

    #[test]
    fn numbers_follow_each_other() {
        let mut generator = Generator::new(0.5);
        assert_eq!(generator.below(72), 36);
        // 0.5 has no low bits at all, so the next state is 11.
        assert_eq!(generator, Generator::new(11.0 / (1u64 << 48) as f64));
        assert_eq!(generator.below(72), 0);
        assert_eq!(Generator::new(0.999_999).below(72), 71);
    }

    #[test]
    fn seeds_from_files_may_be_anything() {
        for seed in [1.0, 17.5, -3.0, f64::INFINITY, f64::NAN] {
            assert!(Generator::new(seed).below(72) < 72);
        }
        assert_eq!(Generator::new(0.5).below(0), 0);
    }

    #[test]
    fn seeds_are_found_for_several_draws() {
        let draw = |limit, first, end| WantedDraw { limit, numbers: first..end };
        let draws = [draw(72, 3, 5), draw(71, 40, 44), draw(70, 0, 2)];
        let mut generator = Generator::new(seed_for(&draws).unwrap());
        for one in &draws {
            assert!(one.numbers.contains(&generator.below(one.limit)));
        }
        assert_eq!(seed_for(&[draw(72, 3, 3)]), None);
        assert_eq!(seed_for(&[]), Some(0.5));
    }
}
