//! What `cargo xtask rules` prints.

use std::collections::{BTreeMap, BTreeSet};

use super::Options;
use super::coverage::{Coverage, Status};
use super::rulebook::{Page, Rule, Rulebook};

/// Characters of a rule's text that are printed.
const TEXT_LENGTH: usize = 110;

/// The rules and the table of pages, and whether no rule lacks a test.
pub fn report(
    rulebook: &Rulebook,
    coverage: &Coverage,
    statuses: &BTreeMap<String, Status>,
    found: &BTreeMap<String, BTreeSet<String>>,
    options: &Options,
) -> (String, bool) {
    let wanted = |page: &&Page| options.page.as_ref().is_none_or(|name| page.name == *name);
    let pages: Vec<&Page> = rulebook.pages.iter().filter(wanted).collect();
    let mut lines = Vec::new();
    for page in &pages {
        for rule in &page.rules {
            let status = statuses[&rule.id];
            if !options.missing || status == Status::Missing {
                lines.push(rule_line(rule, status, coverage, found));
            }
        }
    }
    lines.push(String::new());
    lines.push(table_line("page", "built", ["ids", "tested", "exempt", "pending", "missing"]));
    let mut totals = [0; 5];
    for page in pages {
        let counts = counts(page, statuses);
        for (total, count) in totals.iter_mut().zip(counts) {
            *total += count;
        }
        let built = if coverage.is_built(&page.name) { "yes" } else { "no" };
        lines.push(table_line(&page.name, built, counts));
    }
    lines.push(table_line("together", "", totals));
    (lines.join("\n") + "\n", totals[4] == 0)
}

/// Ids, tested, exempt, pending, missing. On a page that is not built nothing is missing yet.
fn counts(page: &Page, statuses: &BTreeMap<String, Status>) -> [usize; 5] {
    let count = |wanted| page.rules.iter().filter(|rule| statuses[&rule.id] == wanted).count();
    [
        page.rules.len(),
        count(Status::Tested),
        count(Status::Exempt),
        count(Status::Pending),
        count(Status::Missing),
    ]
}

fn table_line(page: &str, built: &str, columns: [impl std::fmt::Display; 5]) -> String {
    let columns: String = columns.iter().map(|column| format!("{column:>9}")).collect();
    format!("{page:<28}{built:<5}{columns}")
}

fn rule_line(
    rule: &Rule,
    status: Status,
    coverage: &Coverage,
    found: &BTreeMap<String, BTreeSet<String>>,
) -> String {
    let text: String = rule.text.chars().take(TEXT_LENGTH).collect();
    let (word, what) = match status {
        Status::Tested => {
            let tests: Vec<&str> = found[&rule.id].iter().map(String::as_str).collect();
            ("tested", tests.join("; "))
        }
        Status::Exempt => ("exempt", coverage.exempt[&rule.id].clone()),
        Status::Pending => ("pending", coverage.pending[&rule.id].join(", ")),
        Status::Missing => ("MISSING", text),
        Status::NotBuilt => ("-", text),
    };
    format!("{:<10} {word:<8} {what}", rule.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_rules() {
        let text = "built = []\n[exempt]\nBG-2 = \"advice\"\n[pending]\nBG-3 = [\"a\", \"b\"]";
        let coverage = Coverage::parse(text).unwrap();
        let tests = BTreeSet::from(["a.rs: one".to_owned(), "b.rs".to_owned()]);
        let found = BTreeMap::from([("BG-1".to_owned(), tests)]);
        let line = |id: &str, status| {
            let rule = Rule { id: id.to_owned(), text: "é".repeat(200) };
            rule_line(&rule, status, &coverage, &found)
        };
        assert_eq!(line("BG-1", Status::Tested), "BG-1       tested   a.rs: one; b.rs");
        assert_eq!(line("BG-2", Status::Exempt), "BG-2       exempt   advice");
        assert_eq!(line("BG-3", Status::Pending), "BG-3       pending  a, b");
        let text = "é".repeat(TEXT_LENGTH);
        assert_eq!(line("BG-4", Status::Missing), format!("BG-4       MISSING  {text}"));
        assert_eq!(line("BG-4", Status::NotBuilt), format!("BG-4       -        {text}"));
    }
}
