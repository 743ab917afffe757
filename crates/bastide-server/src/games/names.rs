use sha2::{Digest, Sha256};

/// Letters of ids and codes: nothing that is mistaken for something else when read aloud.
const LETTERS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz_";

/// Letters of an id: 60 bits, so that nobody finds a table by trying.
const ID_LENGTH: usize = 12;

/// A new id of a table.
///
/// # Errors
/// If the operating system has no random numbers to give.
pub fn fresh_id() -> Result<String, getrandom::Error> {
    letters(ID_LENGTH)
}

/// A new code of an invitation.
///
/// # Errors
/// If the operating system has no random numbers to give.
pub fn fresh_code() -> Result<String, getrandom::Error> {
    letters(16)
}

/// A new token that moves for a seat: 256 bits.
///
/// # Errors
/// If the operating system has no random numbers to give.
pub fn fresh_token() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(hex::encode(bytes))
}

/// What is kept of a token: its SHA-256.
pub fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// Whether `text` can be the id of a table.
pub fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter))
}

fn letters(count: usize) -> Result<String, getrandom::Error> {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes)?;
    // 32 letters divide 256 evenly, so every letter is as likely as every other.
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_ids_and_nothing_else_is() {
        for _ in 0..100 {
            assert!(is_id(&fresh_id().unwrap()));
        }
        for other in ["", "../etc/passwd", "ABCDEFGHJKMN", "23456789abc", "23456789abcd0"] {
            assert!(!is_id(other), "{other}");
        }
    }
}
