//! The pages of the rulebook and the ids of their rules.

use std::collections::BTreeMap;

use super::ids::{card_id_at, id_at};

/// All pages.
#[derive(Debug, Default)]
pub struct Rulebook {
    /// The pages, by name.
    pub pages: Vec<Page>,
    /// Ids that stand for two rules.
    pub faults: Vec<String>,
}

/// A page of the rulebook.
#[derive(Debug)]
pub struct Page {
    /// The name of its file, without ending: `river`.
    pub name: String,
    /// What bears an id, in the order of the page.
    pub rules: Vec<Rule>,
}

/// A rule, a tile, a card or a worked example.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id; for worked examples without one, page and number: `river example 3`.
    pub id: String,
    /// Its first line.
    pub text: String,
}

impl Rulebook {
    /// Reads the pages, given as name and text.
    pub fn parse(pages: &BTreeMap<String, String>) -> Self {
        let mut rulebook = Self::default();
        let mut homes: BTreeMap<String, &str> = BTreeMap::new();
        for (name, text) in pages {
            let rules = rules_of(name, text);
            for rule in &rules {
                if let Some(home) = homes.insert(rule.id.clone(), name) {
                    rulebook.faults.push(format!(
                        "{} stands on the page {home} and again on {name}; give one of them the \
                         next free number",
                        rule.id
                    ));
                }
            }
            rulebook.pages.push(Page { name: name.clone(), rules });
        }
        rulebook
    }

    /// All rules with their pages.
    pub fn rules(&self) -> impl Iterator<Item = (&Page, &Rule)> {
        self.pages.iter().flat_map(|page| page.rules.iter().map(move |rule| (page, rule)))
    }

    /// Whether there is a rule with this id.
    pub fn contains(&self, id: &str) -> bool {
        self.rules().any(|(_, rule)| rule.id == id)
    }
}

/// The rules of a page. Under "Open questions" only the ids of questions count; the others only
/// mention rules there.
fn rules_of(page: &str, text: &str) -> Vec<Rule> {
    let mut rules = Vec::new();
    let mut section = "";
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading.trim();
            continue;
        }
        let rule = if let Some(item) = line.strip_prefix("- ") {
            with_id(item, id_at)
        } else if let Some(row) = line.strip_prefix('|') {
            with_id(row, |text| id_at(text).or_else(|| card_id_at(text)))
        } else if section == "Worked examples" {
            example(page, line)
        } else {
            None
        };
        let Some(rule) = rule else { continue };
        if section != "Open questions" || rule.id.starts_with("OQ-") {
            rules.push(rule);
        }
    }
    rules
}

/// The rule in a list item or table row that begins with an id, perhaps in bold.
fn with_id<'a>(line: &'a str, id_at: impl Fn(&'a str) -> Option<&'a str>) -> Option<Rule> {
    let line = line.trim_start().trim_start_matches('*');
    let id = id_at(line)?;
    let rest = line[id.len()..].trim_start_matches('*').trim_start();
    let text = rest.trim_start_matches('|').trim_end_matches('|').trim();
    Some(Rule { id: id.to_owned(), text: text.to_owned() })
}

/// A worked example that has a number alone.
fn example(page: &str, line: &str) -> Option<Rule> {
    let (number, text) = line.split_once(". ")?;
    let number: u32 = number.parse().ok()?;
    Some(Rule { id: format!("{page} example {number}"), text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# A page

## Rules
- PD-8 (R) First.
- **HA-7** Second, see PD-8.
  - F1, C1 reading
1. Not an example
- Other text about PD-8

| Id | Count |
| --- | --- |
| BG-TA | 2 |
|TS-10|begin|
| C01 | Three points |
| C | city |

## Worked examples
1. One.
12. Twelve. With more.
- BG-X1 Three.

## Open questions
- PD-8: doubtful.
- **OQ-1** Drawings.
";

    fn ids(page: &str, text: &str) -> Vec<String> {
        rules_of(page, text).into_iter().map(|rule| rule.id).collect()
    }

    #[test]
    fn ids_of_a_page() {
        assert_eq!(
            ids("page", PAGE),
            [
                "PD-8",
                "HA-7",
                "BG-TA",
                "TS-10",
                "C01",
                "page example 1",
                "page example 12",
                "BG-X1",
                "OQ-1"
            ]
        );
        let rules = rules_of("page", PAGE);
        assert_eq!(rules[0].text, "(R) First.");
        assert_eq!(rules[1].text, "Second, see PD-8.");
        assert_eq!(rules[2].text, "2");
        assert_eq!(rules[6].text, "Twelve. With more.");
    }

    #[test]
    fn ids_that_stand_twice() {
        let pages = ["a", "b"].map(|name| (name.to_owned(), "- PD-8 text".to_owned()));
        let rulebook = Rulebook::parse(&pages.into());
        assert_eq!(
            rulebook.faults,
            ["PD-8 stands on the page a and again on b; give one of them the next free number"]
        );
        assert!(rulebook.contains("PD-8"));
        assert!(!rulebook.contains("PD-9"));
    }
}
