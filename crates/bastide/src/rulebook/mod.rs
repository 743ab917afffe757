//! The rulebook inside the program: pages, rules by id, and what is meant by a wrong id.

mod pages;
mod parse;

use std::fmt;

pub(crate) use parse::Rule;

/// A page of the rulebook.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page {
    /// Its name, such as `river`.
    pub name: &'static str,
    /// Its text, as Markdown.
    pub text: &'static str,
}

impl Page {
    /// The first heading.
    pub(crate) fn title(self) -> &'static str {
        let first = self.text.lines().next().unwrap_or_default();
        first.trim_start_matches('#').trim()
    }
}

/// Something that is neither a page nor a rule, and what may be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unknown {
    /// What was asked for.
    pub wanted: String,
    /// Ids and pages that look like it, nearest first.
    pub near: Vec<String>,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the rulebook has no rule and no page {:?}", self.wanted)?;
        if self.near.is_empty() {
            f.write_str("; bastide rules lists the pages")
        } else {
            write!(f, "; did you mean {}?", self.near.join(", "))
        }
    }
}

impl std::error::Error for Unknown {}

/// All pages, by name.
pub(crate) fn pages() -> impl Iterator<Item = Page> {
    pages::PAGES.iter().map(|&(name, text)| Page { name, text })
}

/// The index of the pages, which explains the marks.
pub(crate) const fn index() -> &'static str {
    pages::INDEX
}

/// The page with this name; capitals make no difference.
pub(crate) fn page(name: &str) -> Option<Page> {
    let name = name.trim_end_matches(".md");
    pages().find(|page| page.name.eq_ignore_ascii_case(name))
}

/// The rule with this id; capitals make no difference.
///
/// # Errors
/// If there is none, says which ids and pages look like it.
pub(crate) fn rule(id: &str) -> Result<Rule, Unknown> {
    let rules = pages().flat_map(|page| parse::rules(page.name, page.text));
    let mut all: Vec<Rule> = rules.collect();
    match all.iter().position(|rule| rule.id.eq_ignore_ascii_case(id)) {
        Some(index) => Ok(all.swap_remove(index)),
        None => Err(unknown(id, &all)),
    }
}

/// The most ids that are suggested.
const MOST_NEAR: usize = 5;

fn unknown(wanted: &str, rules: &[Rule]) -> Unknown {
    let upper = wanted.to_uppercase();
    let names = pages().map(|page| page.name.to_owned());
    let mut near: Vec<(usize, String)> = rules
        .iter()
        .map(|rule| (distance(&upper, &rule.id.to_uppercase()), rule.id.clone()))
        .chain(names.map(|name| (distance(&upper, &name.to_uppercase()), name)))
        .filter(|(distance, _)| *distance <= 2)
        .collect();
    near.sort();
    near.truncate(MOST_NEAR);
    Unknown { wanted: wanted.to_owned(), near: near.into_iter().map(|(_, id)| id).collect() }
}

/// How many letters must be put in, left out or changed to get from one to the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let change = corner + usize::from(letter != *other);
            corner = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_by_id() {
        let found = rule("bg-31").unwrap();
        assert_eq!((found.id.as_str(), found.page), ("BG-31", "base-game"));
        assert!(found.text.contains("2 × tiles + 2 × pennants"), "{}", found.text);
        // Readings below a rule belong to it.
        assert!(rule("BG-42").unwrap().text.contains("F2"));
    }

    #[test]
    fn every_rule_that_the_engine_cites_for_a_phase_exists() {
        use bastide_rules::DecisionKind;
        for kind in [
            DecisionKind::DrawTile,
            DecisionKind::MainAction,
            DecisionKind::MoveFairy,
            DecisionKind::MoveDragon { step: 1 },
            DecisionKind::MoveGingerbreadMan,
            DecisionKind::TakeIntoHand,
            DecisionKind::ChooseSource,
            DecisionKind::DrawToken,
            DecisionKind::Flock,
            DecisionKind::CropCircle,
            DecisionKind::Cards { window: bastide_rules::CardWindow::BeforeTile },
            DecisionKind::Cards { window: bastide_rules::CardWindow::AfterTile },
            DecisionKind::Cards { window: bastide_rules::CardWindow::AfterFigures },
            DecisionKind::Cards { window: bastide_rules::CardWindow::AfterScoring },
            DecisionKind::ChooseTile,
            DecisionKind::DiscardCard,
            DecisionKind::GameOver,
        ] {
            assert!(rule(kind.phase().0).is_ok(), "{}", kind.phase());
        }
    }

    #[test]
    fn wrong_ids_get_suggestions() {
        let unknown = rule("BG-3l").unwrap_err();
        assert!(unknown.near.contains(&"BG-31".to_owned()), "{unknown}");
        assert!(rule("rivr").unwrap_err().near.contains(&"river".to_owned()));
        assert!(rule("xyzzy-xyzzy").unwrap_err().to_string().contains("lists the pages"));
    }

    #[test]
    fn distances() {
        assert_eq!(distance("BG-31", "BG-31"), 0);
        assert_eq!(distance("BG31", "BG-31"), 1);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
