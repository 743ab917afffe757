//! Texts that people type: names of players and tables, messages.

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

/// The longest message of the chat, in characters.
pub const MOST_CHAT_CHARACTERS: usize = 500;

/// A message of the chat as it is kept: one line without blanks around it. Everything that can be
/// seen is plain text and stays.
///
/// # Errors
/// Empty and too long messages are refused, and those with control or invisible formatting
/// characters; the joiner of emoji is none of these.
pub fn chat_line(typed: &str) -> Result<String, ApiError> {
    const JOINER: char = '\u{200d}';
    let text = typed.trim();
    if text.is_empty() {
        return Err(ApiError::chat_text("error-chat-empty", "the message is empty"));
    }
    let length = text.chars().count();
    if length > MOST_CHAT_CHARACTERS {
        return Err(ApiError::chat_text(
            "error-chat-too-long",
            format!(
                "the message has {length} characters; at most {MOST_CHAT_CHARACTERS} are allowed"
            ),
        ));
    }
    if let Some(bad) = text.chars().find(|&one| one != JOINER && is_invisible(one)) {
        return Err(ApiError::chat_text(
            "error-chat-control",
            format!("the message holds {bad:?}; write one line without control characters"),
        ));
    }
    Ok(text.to_owned())
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
    fn messages_are_lines_of_plain_text() {
        let line = |text: &str| chat_line(text).map_err(|error| error.body.code);
        for text in ["Dobrý tah!", "<b>no tags</b> & <script>", "👩\u{200d}🌾 ok", "a\\n"] {
            assert_eq!(line(text).unwrap(), text);
        }
        assert_eq!(line("  hello  ").unwrap(), "hello");
        for empty in ["", "   ", "\n\t"] {
            assert_eq!(line(empty).unwrap_err(), "error-chat-empty");
        }
        for bad in ["a\u{0}b", "two\nlines", "a\u{7}b", "right\u{202e}left", "\u{1b}[31m"] {
            assert_eq!(line(bad).unwrap_err(), "error-chat-control", "{bad:?}");
        }
        assert!(line(&"ž".repeat(500)).is_ok());
        assert_eq!(line(&"ž".repeat(501)).unwrap_err(), "error-chat-too-long");
    }

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
