use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use rust_embed::RustEmbed;
use serde::Deserialize;

use super::parse::{RawPage, blocks, ids, leading_id, parse};
use super::text::Targets;
use crate::api::{Block, Inline, Rule, RulePage, RulePageTitle};

/// The pages as they are written.
#[derive(RustEmbed)]
#[folder = "../../rulebook"]
struct Files;

/// What `coverage.toml` says of the pages.
#[derive(Deserialize)]
struct Coverage {
    built: Vec<String>,
}

/// The rulebook, read.
#[derive(Debug)]
pub(crate) struct Rulebook {
    titles: Vec<RulePageTitle>,
    pages: BTreeMap<String, RulePage>,
    rules: BTreeMap<String, Rule>,
}

/// The rulebook of this program; read when it is first asked for.
pub(crate) fn rulebook() -> &'static Rulebook {
    static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(read);
    &RULEBOOK
}

impl Rulebook {
    /// The pages in the order of the index.
    pub fn titles(&self) -> &[RulePageTitle] {
        &self.titles
    }

    /// A page.
    pub fn page(&self, id: &str) -> Option<&RulePage> {
        self.pages.get(id)
    }

    /// A rule.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.get(id)
    }
}

fn file(name: &str) -> String {
    Files::get(name).map_or_else(String::new, |file| String::from_utf8_lossy(&file.data).into())
}

fn read() -> Rulebook {
    let mut names: Vec<String> = Files::iter()
        .filter_map(|name| name.strip_suffix(".md").map(str::to_owned))
        .filter(|name| name != "README")
        .collect();
    let index = file("README.md");
    names.sort_by_key(|name| {
        (index.find(&format!("| {name}.md |")).unwrap_or(usize::MAX), name.clone())
    });
    let texts: Vec<String> = names.iter().map(|name| file(&format!("{name}.md"))).collect();
    let raw: Vec<RawPage<'_>> = texts.iter().map(|text| parse(text)).collect();
    let known: BTreeSet<String> = raw.iter().flat_map(ids).collect();
    let built = toml::from_str::<Coverage>(&file("coverage.toml"))
        .map_or_else(|_| Vec::new(), |coverage| coverage.built);
    let targets = Targets {
        is_rule: &|id| known.contains(id),
        is_page: &|id| names.iter().any(|name| name == id),
    };
    let mut book = Rulebook { titles: Vec::new(), pages: BTreeMap::new(), rules: BTreeMap::new() };
    for (name, page) in names.iter().zip(&raw) {
        let blocks = blocks(page, &targets);
        for rule in rules(name, &blocks) {
            // The page that describes a rule comes before those that repeat its id in a table.
            book.rules.entry(rule.id.clone()).or_insert(rule);
        }
        book.titles.push(RulePageTitle {
            id: name.clone(),
            title: page.title.clone(),
            prefixes: prefixes(page),
            built: built.contains(name) || name == "turn-sequence",
        });
        let title = page.title.clone();
        book.pages.insert(name.clone(), RulePage { id: name.clone(), title, blocks });
    }
    book
}

/// The letters before the numbers of a page's rules, most frequent first.
fn prefixes(page: &RawPage<'_>) -> Vec<String> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for id in ids(page) {
        if let Some((prefix, _)) = id.split_once('-') {
            *counts.entry(prefix.to_owned()).or_default() += 1;
        }
    }
    let mut prefixes: Vec<(String, usize)> = counts.into_iter().collect();
    prefixes.sort_by_key(|(prefix, count)| (usize::MAX - count, prefix.clone()));
    prefixes.into_iter().map(|(prefix, _)| prefix).collect()
}

/// The rules of a page: its numbered points, and the rows of its tables that begin with an id.
fn rules(page: &str, blocks: &[Block]) -> Vec<Rule> {
    let mut heading = String::new();
    let mut found = Vec::new();
    for block in blocks {
        match block {
            Block::Heading { text, .. } => heading = plain(text),
            Block::Rule { id, source, text, items } => found.push(Rule {
                id: id.clone(),
                page: page.to_owned(),
                heading: heading.clone(),
                source: source.clone(),
                text: text.clone(),
                items: items.clone(),
            }),
            Block::Table { rows, .. } => {
                for row in rows {
                    let Some((first, others)) = row.split_first() else { continue };
                    let first = plain(first);
                    let Some(id) = leading_id(&first) else { continue };
                    found.push(Rule {
                        id: id.to_owned(),
                        page: page.to_owned(),
                        heading: heading.clone(),
                        source: None,
                        text: joined(others),
                        items: Vec::new(),
                    });
                }
            }
            Block::Paragraph { .. } | Block::List { .. } => {}
        }
    }
    found
}

/// The cells of a row as one text.
fn joined(cells: &[Vec<Inline>]) -> Vec<Inline> {
    let mut text = Vec::new();
    for cell in cells.iter().filter(|cell| !cell.is_empty()) {
        if !text.is_empty() {
            text.push(Inline::Text { text: " · ".to_owned() });
        }
        text.extend(cell.iter().cloned());
    }
    text
}

fn plain(text: &[Inline]) -> String {
    text.iter()
        .map(|part| match part {
            Inline::Text { text }
            | Inline::Strong { text }
            | Inline::Code { text }
            | Inline::Page { text, .. } => text.as_str(),
            Inline::Rule { id } => id,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_with_their_links() {
        let city = rulebook().rule("BG-31").unwrap();
        assert_eq!(city.page, "base-game");
        assert_eq!(city.source.as_deref(), Some("printed"));
        assert!(plain(&city.text).starts_with("City: complete when"), "{city:?}");
        let fields = rulebook().rule("BG-42").unwrap();
        assert_eq!(fields.items.len(), 4);
        let actions = rulebook().rule("BG-24").unwrap();
        assert!(!actions.text.is_empty());
        let turn = rulebook().rule("BG-17").unwrap();
        assert!(turn.text.contains(&Inline::Rule { id: "BG-40".to_owned() }), "{turn:?}");
    }

    #[test]
    fn every_rule_that_the_engine_names_can_be_read() {
        for id in [
            "TS-21", "TS-27", "TS-42", "TS-112", "BG-10", "BG-12", "BG-13", "BG-14", "BG-20",
            "BG-30", "BG-33", "BG-40", "BG-44", "BG-52", "RV-7", "RV-4",
        ] {
            assert!(rulebook().rule(id).is_some(), "{id}");
        }
        for spec in bastide_rules::setup::Options::SPECS {
            assert!(rulebook().rule(spec.rule.0).is_some(), "{}", spec.rule);
        }
    }

    #[test]
    fn pages_come_in_the_order_of_the_index() {
        let titles = rulebook().titles();
        assert!(titles.len() > 40);
        assert_eq!(titles[0].id, "base-game");
        assert!(titles[0].built && titles[0].prefixes[0] == "BG");
        assert!(!titles.iter().find(|title| title.id == "the-tower").unwrap().built);
    }
}
