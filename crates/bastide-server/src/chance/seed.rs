use sha2::{Digest, Sha256};
use thiserror::Error;

/// The secret from which all draws of a game come; opened when the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub(super) [u8; 32]);

/// Why a text is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a seed is written as 64 hexadecimal digits")]
pub struct SeedError;

impl Seed {
    /// A new seed from the operating system.
    ///
    /// # Errors
    /// If the operating system has no random numbers to give.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// The seed with these 32 bytes.
    ///
    /// # Errors
    /// Any other length is refused.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, SeedError> {
        bytes.try_into().map(Self).map_err(|_| SeedError)
    }

    /// The seed that [`Seed::to_hex`] wrote.
    ///
    /// # Errors
    /// Anything but 64 hexadecimal digits is refused.
    pub fn from_hex(text: &str) -> Result<Self, SeedError> {
        hex::decode(text).map_err(|_| SeedError).and_then(|bytes| Self::from_bytes(&bytes))
    }

    /// The seed as hexadecimal digits.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// Its 32 bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The promise: SHA-256 of the 32 bytes, as hexadecimal digits.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }
}

/// A seed never appears in logs.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seed(sealed as {})", self.commitment())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_sha256_of_the_bytes() {
        // SHA-256 of 32 zero bytes.
        assert_eq!(
            Seed([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn hex_is_read_as_written_and_nothing_else() {
        let seed = Seed::fresh().unwrap();
        assert_eq!(Seed::from_hex(&seed.to_hex()), Ok(seed.clone()));
        assert_eq!(Seed::from_hex("00"), Err(SeedError));
        assert_eq!(Seed::from_hex(&"zz".repeat(32)), Err(SeedError));
        assert!(!format!("{seed:?}").contains(&seed.to_hex()));
    }
}
