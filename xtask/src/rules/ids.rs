//! The form of the ids: `BG-31`, `RV-S5`, `BG-TA`, `H1-07`, `I-a`, `SC-left`, and `C01`.

/// The id with which `text` begins, if it does.
///
/// An id is one or two capitals, or a capital and a digit, a hyphen, and letters or digits.
pub fn id_at(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    if !bytes.first()?.is_ascii_uppercase() {
        return None;
    }
    let second = bytes.get(1)?;
    let hyphen = if *second == b'-' {
        1
    } else if second.is_ascii_uppercase() || second.is_ascii_digit() {
        2
    } else {
        return None;
    };
    if bytes.get(hyphen) != Some(&b'-') {
        return None;
    }
    let rest = &bytes[hyphen + 1..];
    let length = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
    (length > 0).then(|| &text[..hyphen + 1 + length])
}

/// The id of a card, such as `C01` or `R16`, with which `text` begins.
pub fn card_id_at(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    let letter = matches!(bytes.first()?, b'C' | b'R');
    let digits = bytes[1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let ends = !bytes.get(3).is_some_and(u8::is_ascii_alphanumeric);
    (letter && digits == 2 && ends).then(|| &text[..3])
}

/// The letters before the hyphen and whether a number follows it: a rule rather than a tile.
pub fn is_rule_number(id: &str) -> Option<(&str, bool)> {
    let (prefix, rest) = id.split_once('-')?;
    Some((prefix, rest.bytes().all(|byte| byte.is_ascii_digit())))
}

/// All ids in `text`, in their order.
pub fn ids_in(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut position = 0;
    let mut before = ' ';
    while let Some(character) = text[position..].chars().next() {
        let here = &text[position..];
        let starts_word = !before.is_alphanumeric() && before != '-' && before != '_';
        let id = if starts_word { id_at(here).or_else(|| card_id_at(here)) } else { None };
        let length = id.map_or(character.len_utf8(), str::len);
        found.extend(id);
        before = here[..length].chars().next_back().unwrap_or(' ');
        position += length;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_ids() {
        for id in ["BG-31", "RV-S5", "BG-TA", "BG-X1", "H1-07", "I-a", "II-f", "SC-left"] {
            assert_eq!(id_at(&format!("{id} (R) text")), Some(id));
        }
        for text in ["UTF-8", "C2/C3", "bg-1", "B-", "F3 reprints", "– none", ""] {
            assert_eq!(id_at(text), None, "{text}");
        }
        assert_eq!(card_id_at("C01 Three"), Some("C01"));
        assert_eq!(card_id_at("R16"), Some("R16"));
        for text in ["C1", "C012", "C0", "X01", "R1a", ""] {
            assert_eq!(card_id_at(text), None, "{text}");
        }
    }

    #[test]
    fn ids_in_a_text() {
        let text = "/// (BG-31, `RV-S5`) and PD-8: café BG-TD; UTF-8, xBG-1, C01, R2D2";
        assert_eq!(ids_in(text), ["BG-31", "RV-S5", "PD-8", "BG-TD", "C01"]);
    }

    #[test]
    fn numbers_and_letters() {
        assert_eq!(is_rule_number("BG-31"), Some(("BG", true)));
        assert_eq!(is_rule_number("BE-a"), Some(("BE", false)));
        assert_eq!(is_rule_number("C01"), None);
    }
}
