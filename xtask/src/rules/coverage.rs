//! `rulebook/coverage.toml`: which pages are built, and which rules need no test yet or ever.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::rulebook::Rulebook;

/// The content of `rulebook/coverage.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coverage {
    /// Pages whose rules are built.
    pub built: Vec<String>,
    /// Rules that need no test, with the reason.
    #[serde(default)]
    pub exempt: BTreeMap<String, String>,
    /// Rules that concern expansions that are not built yet, with their pages.
    #[serde(default)]
    pub pending: BTreeMap<String, Vec<String>>,
}

/// How it stands with a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A test cites it.
    Tested,
    /// It needs no test.
    Exempt,
    /// It waits for another expansion.
    Pending,
    /// It lacks a test.
    Missing,
    /// It lacks a test, but its page is not built yet.
    NotBuilt,
}

type Found = BTreeMap<String, BTreeSet<String>>;

impl Coverage {
    /// Reads the file.
    pub fn parse(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// Whether the rules of this page are built.
    pub fn is_built(&self, page: &str) -> bool {
        self.built.iter().any(|built| built == page)
    }

    /// The status of each rule, by id; `found` are the citations.
    pub fn statuses(&self, rulebook: &Rulebook, found: &Found) -> BTreeMap<String, Status> {
        let status = |page: &str, id: &str| {
            if found.contains_key(id) {
                Status::Tested
            } else if self.exempt.contains_key(id) {
                Status::Exempt
            } else if self.pending.contains_key(id) {
                Status::Pending
            } else if self.is_built(page) {
                Status::Missing
            } else {
                Status::NotBuilt
            }
        };
        rulebook
            .rules()
            .map(|(page, rule)| (rule.id.clone(), status(&page.name, &rule.id)))
            .collect()
    }

    /// What is wrong in the file.
    pub fn faults(&self, rulebook: &Rulebook, found: &Found) -> Vec<String> {
        let mut faults = Vec::new();
        let is_page = |name: &str| rulebook.pages.iter().any(|page| page.name == name);
        for page in &self.built {
            if !is_page(page) {
                faults.push(format!(
                    "coverage.toml: built names {page}, but the rulebook has no such page"
                ));
            }
        }
        let exempt = self.exempt.keys().map(|id| ("exempt", id));
        let pending = self.pending.keys().map(|id| ("pending", id));
        for (list, id) in exempt.chain(pending) {
            if !rulebook.contains(id) {
                faults.push(format!(
                    "coverage.toml: {list} names {id}, but the rulebook has no such rule; take \
                     the line out"
                ));
            }
            if let Some(test) = found.get(id).and_then(|tests| tests.first()) {
                faults.push(format!(
                    "coverage.toml: {list} names {id}, but {test} tests it; take the line out"
                ));
            }
        }
        for (id, reason) in &self.exempt {
            if reason.trim().is_empty() {
                faults.push(format!("coverage.toml: exempt {id} has no reason; write one"));
            }
            if self.pending.contains_key(id) {
                faults.push(format!(
                    "coverage.toml: {id} is exempt and pending; keep one of the lines"
                ));
            }
        }
        for (id, pages) in &self.pending {
            for page in pages.iter().filter(|page| !is_page(page)) {
                faults.push(format!(
                    "coverage.toml: pending {id} names {page}, but the rulebook has no such page"
                ));
            }
            if pages.iter().all(|page| self.is_built(page)) {
                faults.push(format!(
                    "coverage.toml: pending {id} waits for {}, which is built; write a test and \
                     take the line out",
                    pages.join(", ")
                ));
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rulebook() -> Rulebook {
        let pages = [("base", "- BG-1 a\n- BG-2 b\n- BG-3 c\n- BG-4 d"), ("dragon", "- PD-1 a")];
        Rulebook::parse(&pages.map(|(name, text)| (name.to_owned(), text.to_owned())).into())
    }

    fn found() -> Found {
        [("BG-1".to_owned(), BTreeSet::from(["a.rs: t".to_owned()]))].into()
    }

    #[test]
    fn statuses() {
        let text =
            "built = [\"base\"]\n[exempt]\nBG-2 = \"advice\"\n[pending]\nBG-3 = [\"dragon\"]";
        let coverage = Coverage::parse(text).unwrap();
        let statuses = coverage.statuses(&rulebook(), &found());
        let expected = [
            ("BG-1", Status::Tested),
            ("BG-2", Status::Exempt),
            ("BG-3", Status::Pending),
            ("BG-4", Status::Missing),
            ("PD-1", Status::NotBuilt),
        ];
        assert_eq!(statuses, expected.map(|(id, status)| (id.to_owned(), status)).into());
        assert_eq!(coverage.faults(&rulebook(), &found()), [""; 0]);
    }

    #[test]
    fn faults() {
        let text = "\
built = [\"base\", \"moon\"]
[exempt]
BG-1 = \"advice\"
BG-2 = \" \"
BG-9 = \"gone\"
[pending]
BG-2 = [\"dragon\"]
BG-3 = [\"base\"]
BG-4 = [\"dragon\", \"sun\"]
";
        let coverage = Coverage::parse(text).unwrap();
        let faults = coverage.faults(&rulebook(), &found());
        let faults: Vec<&str> =
            faults.iter().filter_map(|fault| fault.strip_prefix("coverage.toml: ")).collect();
        assert_eq!(
            faults,
            [
                "built names moon, but the rulebook has no such page",
                "exempt names BG-1, but a.rs: t tests it; take the line out",
                "exempt names BG-9, but the rulebook has no such rule; take the line out",
                "exempt BG-2 has no reason; write one",
                "BG-2 is exempt and pending; keep one of the lines",
                "pending BG-3 waits for base, which is built; write a test and take the line out",
                "pending BG-4 names sun, but the rulebook has no such page",
            ]
        );
    }
}
