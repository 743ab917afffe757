/// A small, fast generator of random numbers for games, players and playouts: SplitMix64.
///
/// It is written here, and not taken from a crate, because numbers must stay the same for ever:
/// seeds of simulations, the bench signature and golden games are kept in files, and the crates
/// keep the right to change how a number below a bound is drawn. It is no secret generator: a
/// server that deals tiles to people must use one of the operating system.
///
/// ```
/// use bastide_bots::Rng;
///
/// let mut rng = Rng::new(1);
/// assert!(rng.below(6) < 6);
/// assert_eq!(Rng::new(7).next_u64(), Rng::new(7).next_u64());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng {
    state: u64,
}

/// The step of SplitMix64: 2⁶⁴ divided by the golden ratio, made odd.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Rng {
    /// A generator that starts from `seed`.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The `index`-th of many generators that start from one seed, such as one a game.
    pub const fn stream(seed: u64, index: u64) -> Self {
        Self::new(mix(seed.wrapping_add(mix(index.wrapping_mul(STEP).wrapping_add(1)))))
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        mix(self.state)
    }

    /// A number from 0 to `bound` − 1; 0 if `bound` is 0.
    ///
    /// The upper half of a product takes the place of a division; for the small bounds of games
    /// no number is likelier than another by more than one part in 2³².
    #[inline]
    pub const fn below(&mut self, bound: u32) -> u32 {
        ((self.next_u64() as u128 * bound as u128) >> 64) as u32
    }

    /// One of `items`; `None` if there is none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len() as u32) as usize).copied()
    }
}

/// Spreads a number over all 64 bits.
#[inline]
const fn mix(value: u64) -> u64 {
    let z = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of SplitMix64 from seed 1234567, as its authors publish them.
    #[test]
    fn is_splitmix64() {
        let mut rng = Rng::new(1_234_567);
        let numbers: Vec<u64> = (0..3).map(|_| rng.next_u64()).collect();
        assert_eq!(
            numbers,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn numbers_below_a_bound_are_even() {
        let mut rng = Rng::new(3);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_600..10_400).contains(&count)), "{seen:?}");
        assert_eq!(rng.below(0), 0);
        assert_eq!(rng.pick::<u8>(&[]), None);
    }

    #[test]
    fn streams_differ() {
        let mut firsts: Vec<u64> = (0..1000).map(|i| Rng::stream(5, i).next_u64()).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 1000);
        assert_ne!(Rng::stream(5, 0), Rng::stream(6, 0));
    }
}
