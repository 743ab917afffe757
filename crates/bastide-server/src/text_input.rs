//! Texts that people type: names of players and tables.

use crate::error::ApiError;

/// The longest name, in characters.
pub const MOST_CHARACTERS: usize = 60;

/// A name as it is kept: without control and invisible formatting characters, blanks joined.
/// Everything else, `<b>` as well as `Ž`, is plain text and stays.
///
/// # Errors
/// Names that are too long are refused.
pub fn clean_name(typed: &str) -> Result<String, ApiError> {
    let name = typed
        .split(char::is_whitespace)
        .map(|word| word.chars().filter(|&one| !is_invisible(one)).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    let length = name.chars().count();
    if length > MOST_CHARACTERS {
        return Err(ApiError::malformed(format!(
            "the name has {length} characters; at most {MOST_CHARACTERS} are allowed"
        )));
    }
    Ok(name)
}

/// Control characters, and those that change the direction of writing or take no room: with them
/// a name could pass for another one.
fn is_invisible(one: char) -> bool {
    one.is_control()
        || matches!(one,
            '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_text_without_tricks() {
        let clean = |text: &str| clean_name(text).unwrap();
        assert_eq!(clean("  Žofie\t Nováková\n"), "Žofie Nováková");
        assert_eq!(clean("<img src=x onerror=alert(1)>"), "<img src=x onerror=alert(1)>");
        assert_eq!(clean("A\u{0}n\u{7}n\u{202e}a\u{200b}"), "Anna");
        assert_eq!(clean("\u{202e}"), "");
        assert!(clean_name(&"x".repeat(61)).is_err());
        assert!(clean_name(&"é".repeat(60)).is_ok());
    }
}
