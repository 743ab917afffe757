//! Where tests cite rules.

use std::collections::{BTreeMap, BTreeSet};

use super::ids::{ids_in, is_rule_number};
use super::rulebook::Rulebook;

/// Citations in tests and scenarios.
#[derive(Debug, Default)]
pub struct Citations {
    /// Rule → the tests that cite it, as `path` or `path: test`.
    pub found: BTreeMap<String, BTreeSet<String>>,
    /// Ids that look like those of the rulebook but are not there, with the path.
    pub unknown: Vec<(String, String)>,
    known: BTreeSet<String>,
    prefixes: BTreeSet<String>,
    pages: BTreeSet<String>,
}

impl Citations {
    /// No citations yet, of the rules of `rulebook`.
    pub fn new(rulebook: &Rulebook) -> Self {
        let known: BTreeSet<String> = rulebook.rules().map(|(_, rule)| rule.id.clone()).collect();
        let prefixes = known
            .iter()
            .filter_map(|id| match is_rule_number(id) {
                Some((prefix, true)) => Some(prefix.to_owned()),
                _ => None,
            })
            .collect();
        let pages = rulebook.pages.iter().map(|page| page.name.clone()).collect();
        Self { known, prefixes, pages, ..Self::default() }
    }

    /// Adds the citations in a file: all of a test file or scenario, and of other Rust files
    /// their test modules.
    pub fn add_file(&mut self, path: &str, text: &str) {
        let lines: Vec<&str> = text.lines().collect();
        let parts: Vec<&str> = path.split('/').collect();
        let is_test_file = parts.contains(&"tests") || parts.last() == Some(&"tests.rs");
        if path.ends_with(".scenario") {
            for line in lines {
                self.add_line(path, line);
            }
        } else if is_test_file {
            self.add_rust(path, &lines);
        } else {
            for module in test_modules(&lines) {
                self.add_rust(path, module);
            }
        }
    }

    fn add_rust(&mut self, path: &str, lines: &[&str]) {
        for (index, line) in lines.iter().enumerate() {
            match item_of(lines, index) {
                Some(item) => self.add_line(&format!("{path}: {item}"), line),
                None => self.add_line(path, line),
            }
        }
    }

    fn add_line(&mut self, place: &str, line: &str) {
        for id in ids_in(line) {
            if self.known.contains(id) {
                self.found.entry(id.to_owned()).or_default().insert(place.to_owned());
            } else if let Some((prefix, true)) = is_rule_number(id)
                && self.prefixes.contains(prefix)
            {
                self.unknown.push((place.to_owned(), id.to_owned()));
            }
        }
        for example in examples_in(line) {
            if self.known.contains(&example) {
                self.found.entry(example).or_default().insert(place.to_owned());
            } else if example.split(' ').next().is_some_and(|page| self.pages.contains(page)) {
                self.unknown.push((place.to_owned(), example));
            }
        }
    }
}

/// Citations of worked examples without an id: `PAGE example NUMBER`.
fn examples_in(line: &str) -> Vec<String> {
    const WORD: &str = " example ";
    let in_page_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let mut found = Vec::new();
    for (position, _) in line.match_indices(WORD) {
        let before = &line[..position];
        let start = before
            .rfind(|c: char| !in_page_name(c))
            .map_or(0, |end| end + before[end..].chars().next().map_or(1, char::len_utf8));
        let page = &before[start..];
        let after = &line[position + WORD.len()..];
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        if !page.is_empty() && digits > 0 {
            found.push(format!("{page} example {}", &after[..digits]));
        }
    }
    found
}

/// The lines of each module under `#[cfg(test)]`. As the code is formatted, a module ends at the
/// first closing brace of its own indentation.
fn test_modules<'a>(lines: &'a [&'a str]) -> Vec<&'a [&'a str]> {
    let mut modules = Vec::new();
    let mut index = 0;
    while index < lines.len() {
        let indentation = lines[index].len() - lines[index].trim_start().len();
        if lines[index].trim() == "#[cfg(test)]" {
            let closing = |line: &&str| line.trim_end() == format!("{:indentation$}}}", "");
            let inline = lines[index + 1..]
                .iter()
                .find(|line| !line.trim_start().starts_with('#'))
                .is_some_and(|line| line.trim_end().ends_with('{'));
            if inline {
                let length = lines[index..].iter().position(closing);
                let end = index + length.unwrap_or(lines.len() - index - 1) + 1;
                modules.push(&lines[index..end]);
                index = end;
                continue;
            }
        }
        index += 1;
    }
    modules
}

/// The function to which line `index` belongs: the one below it if the line is a comment or an
/// attribute in front of a function, else the one above it.
fn item_of<'a>(lines: &[&'a str], index: usize) -> Option<&'a str> {
    let leads =
        |line: &str| line.trim_start().starts_with("//") || line.trim_start().starts_with('#');
    let below = lines[index..].iter().find(|line| !leads(line))?;
    if leads(lines[index])
        && let Some(name) = function_name(below)
    {
        return Some(name);
    }
    let indentation = |line: &str| line.len() - line.trim_start().len();
    for above in (0..=index).rev() {
        let Some(name) = function_name(lines[above]) else {
            continue;
        };
        // A line that is not further in than the function stands behind its end.
        let inside = above == index || indentation(lines[index]) > indentation(lines[above]);
        return inside.then_some(name);
    }
    None
}

/// The name of the function that begins in `line`.
fn function_name(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let rest = line.strip_prefix("fn ")?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    Some(&rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn citations() -> Citations {
        let page = "- PD-8 a\n- PD-9 b\n- PD-TA c\n## Worked examples\n1. One\n";
        let pages = [("princess-and-dragon".to_owned(), page.to_owned())];
        Citations::new(&Rulebook::parse(&pages.into()))
    }

    fn found(path: &str, text: &str) -> Vec<(String, Vec<String>)> {
        let mut citations = citations();
        citations.add_file(path, text);
        let found = citations.found.into_iter();
        found.map(|(id, places)| (id, places.into_iter().collect())).collect()
    }

    fn cited(id: &str, places: &[&str]) -> (String, Vec<String>) {
        (id.to_owned(), places.iter().map(|place| (*place).to_owned()).collect())
    }

    const TEST_FILE: &str = "\
//! About PD-TA.
const PD: &str = \"PD-9\";

/// PD-8 and PD-9.
#[test]
fn volcano() {
    assert!(true); // PD-TA
}
";

    #[test]
    fn citations_in_a_test_file() {
        let path = "crates/a/tests/b.rs";
        assert_eq!(
            found(path, TEST_FILE),
            [
                cited("PD-8", &["crates/a/tests/b.rs: volcano"]),
                cited("PD-9", &[path, "crates/a/tests/b.rs: volcano"]),
                cited("PD-TA", &[path, "crates/a/tests/b.rs: volcano"]),
            ]
        );
    }

    #[test]
    fn citations_in_a_source_file() {
        let text = "\
/// PD-8
fn eruption() {}

#[cfg(test)]
mod tests {
    /// PD-9
    #[test]
    fn erupts() {}
}

// PD-TA
";
        assert_eq!(
            found("crates/a/src/b.rs", text),
            [cited("PD-9", &["crates/a/src/b.rs: erupts"])]
        );
        assert_eq!(
            found("crates/a/src/tests.rs", "// PD-8"),
            [cited("PD-8", &["crates/a/src/tests.rs"])]
        );
        let elsewhere = "#[cfg(test)]\nmod tests;\n\n/// PD-8\nfn eruption() {\n}\n";
        assert_eq!(found("crates/a/src/b.rs", elsewhere), []);
    }

    #[test]
    fn citations_in_a_scenario() {
        let path = "scenarios/dragon/one.scenario";
        let text = "# princess-and-dragon example 1, PD-8\n";
        assert_eq!(
            found(path, text),
            [cited("PD-8", &[path]), cited("princess-and-dragon example 1", &[path])]
        );
    }

    #[test]
    fn citations_of_rules_that_do_not_exist() {
        let mut citations = citations();
        let text = "PD-99, XX-1, PD-TZ, princess-and-dragon example 2, for example 3";
        citations.add_file("scenarios/a.scenario", text);
        let unknown: Vec<&str> = citations.unknown.iter().map(|(_, id)| id.as_str()).collect();
        assert_eq!(unknown, ["PD-99", "princess-and-dragon example 2"]);
        assert!(citations.found.is_empty());
    }
}
