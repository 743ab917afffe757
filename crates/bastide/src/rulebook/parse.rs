/// A rule, a tile, a card or a row of a table that bears an id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    /// Its id, such as `BG-31`.
    pub id: String,
    /// The page on which it stands.
    pub page: &'static str,
    /// Its text, with everything that is indented below it.
    pub text: String,
}

/// All rules of a page, in their order.
pub(super) fn rules(page: &'static str, text: &str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut head: Vec<&str> = Vec::new();
    let mut previous = "";
    let mut goes_on = false;
    let mut is_question = false;
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            is_question = heading.trim() == "Open questions";
        }
        if line.starts_with("| ---") || line.starts_with("|---") {
            head = cells(previous);
        }
        let found = if let Some(item) = line.strip_prefix("- ") {
            id_at(item).map(|id| (id, item.replace("**", "")))
        } else if line.starts_with('|') {
            id_at(line.trim_start_matches(['|', ' '])).map(|id| (id, row(&cells(line), &head)))
        } else {
            None
        };
        if let Some((id, text)) = found {
            // Questions mention rules; only those with an id of their own are entries.
            goes_on = !is_question || id.starts_with("OQ-");
            if goes_on {
                rules.push(Rule { id: id.to_owned(), page, text });
            }
        } else if goes_on && line.starts_with("  ") {
            if let Some(rule) = rules.last_mut() {
                rule.text.push('\n');
                rule.text.push_str(line);
            }
        } else {
            goes_on = false;
        }
        previous = line;
    }
    rules
}

fn cells(line: &str) -> Vec<&str> {
    line.trim().trim_matches('|').split('|').map(str::trim).collect()
}

/// A row of a table as "id – head: cell; head: cell".
fn row(cells: &[&str], head: &[&str]) -> String {
    let rest: Vec<String> = cells
        .iter()
        .enumerate()
        .skip(1)
        .filter(|(_, cell)| !cell.is_empty())
        .map(|(index, cell)| match head.get(index) {
            Some(name) if !name.is_empty() => format!("{name}: {cell}"),
            _ => (*cell).to_owned(),
        })
        .collect();
    let id = cells.first().copied().unwrap_or_default().replace("**", "");
    format!("{id} – {}", rest.join("; "))
}

/// The id with which `text` begins, perhaps in bold: one or two capitals, or a capital and a
/// digit, a hyphen, letters or digits; or a card such as `C01`.
fn id_at(text: &str) -> Option<&str> {
    let text = text.trim_start_matches('*');
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(text.len());
    let word = &text[..end];
    let is_id = match word.split_once('-') {
        Some((letters, rest)) => {
            let mut letters = letters.chars();
            letters.next().is_some_and(|c| c.is_ascii_uppercase())
                && letters.next().is_none_or(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
                && letters.next().is_none()
                && !rest.is_empty()
                && rest.chars().all(|c| c.is_ascii_alphanumeric())
        }
        None => {
            word.len() == 3
                && word.starts_with(['C', 'R'])
                && word[1..].chars().all(|c| c.is_ascii_digit())
        }
    };
    is_id.then_some(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# A page
- PD-8 (R) First, see BG-31.
  - A reading.
  - Another.
- **HA-7** Second.
- Other text
  that is no rule.

| Id | Points | Remark |
| --- | --- | --- |
| BG-TA | 2 | |
|C01|3|Three points|

## Open questions
- PD-8: doubtful.
- **OQ-1** Drawings.
";

    #[test]
    fn rules_of_a_page() {
        let rules = rules("page", PAGE);
        let ids: Vec<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
        assert_eq!(ids, ["PD-8", "HA-7", "BG-TA", "C01", "OQ-1"]);
        assert_eq!(rules[0].text, "PD-8 (R) First, see BG-31.\n  - A reading.\n  - Another.");
        assert_eq!(rules[2].text, "BG-TA – Points: 2");
        assert_eq!(rules[3].text, "C01 – Points: 3; Remark: Three points");
    }

    #[test]
    fn the_forms_of_ids() {
        for id in ["BG-31", "RV-S5", "H1-07", "I-a", "SC-left", "C01", "R16"] {
            assert_eq!(id_at(id), Some(id));
        }
        for text in ["UTF-8", "C2", "bg-1", "B-", "Other text", ""] {
            assert_eq!(id_at(text), None, "{text}");
        }
    }
}
