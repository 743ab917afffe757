//! Chance without a clock: integer hashing, so that the same seed gives the same picture everywhere.

/// Hashes any number of integers to 32 bits. Negative keys count by their two's complement.
pub fn mix(keys: &[i64]) -> u32 {
    keys.iter().fold(0x9E37_79B9, |state, &key| {
        let mut hash = (state ^ key as u32).wrapping_mul(0x85EB_CA6B);
        hash ^= hash >> 13;
        hash = hash.wrapping_mul(0xC2B2_AE35);
        hash ^ (hash >> 16)
    })
}

/// A stream of chance values: value n (from 1) of a stream is `mix(seed, n)`.
#[derive(Clone, Debug)]
pub struct Stream {
    seed: u32,
    count: u32,
}

impl Stream {
    /// The stream named by `keys`.
    pub fn new(keys: &[i64]) -> Self {
        Self { seed: mix(keys), count: 0 }
    }

    /// The next 32 bits.
    pub fn next_u32(&mut self) -> u32 {
        self.count += 1;
        mix(&[i64::from(self.seed), i64::from(self.count)])
    }

    /// A number from 0 (inclusive) to 1 (exclusive) with 24 bits.
    pub fn unit(&mut self) -> f64 {
        f64::from(self.next_u32() >> 8) / 16_777_216.0
    }

    /// A number between `low` and `high`.
    pub fn range(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// An integer from 0 to `limit` - 1; `limit` is at most 256.
    pub fn below(&mut self, limit: usize) -> usize {
        ((u64::from(self.next_u32() >> 8) * limit as u64) >> 24) as usize
    }

    /// One of `items`.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// True with probability `probability`.
    pub fn chance(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mix_gives_the_values_of_the_style_guide() {
        assert_eq!(mix(&[]), 0x9e37_79b9);
        assert_eq!(mix(&[0]), 0x1d62_bacb);
        assert_eq!(mix(&[1, 2, 3]), 0xaceb_dd74);
        assert_eq!(mix(&[-1]), 0xff9f_cb17);
    }

    #[test]
    fn streams_give_the_values_of_the_style_guide() {
        let mut stream = Stream::new(&[21, 0, 0]);
        assert_eq!([(); 3].map(|()| stream.next_u32()), [0x48de_4767, 0xb259_d274, 0x747a_ff95]);
        let mut stream = Stream::new(&[21, 0, 0]);
        let units = [(); 3].map(|()| format!("{:.6}", stream.unit()));
        assert_eq!(units, ["0.284642", "0.696683", "0.455002"]);
        let mut stream = Stream::new(&[22, -1, 2]);
        assert_eq!([(); 6].map(|()| stream.below(10)), [4, 0, 6, 5, 2, 2]);
    }
}
