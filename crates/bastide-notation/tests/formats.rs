//! The examples of `docs/formats.md` and the files of `examples/`.
#![allow(clippy::unwrap_used, reason = "a test may end where something is not as it should be")]

use std::path::{Path, PathBuf};

use bastide_notation::jcz::{self, Outcome};
use bastide_notation::scenario::{Scenario, run};
use bastide_notation::{Move, record};
use bastide_rules::tile::Library;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The fenced blocks of a page: the word after the fence, the first line, the text.
fn blocks(text: &str) -> Vec<(String, usize, String)> {
    let mut found = Vec::new();
    let mut open: Option<(String, String, usize, String)> = None;
    for (index, line) in text.lines().enumerate() {
        let ticks = line.len() - line.trim_start_matches('`').len();
        match &mut open {
            Some((fence, _, _, body)) if line != fence => {
                body.push_str(line);
                body.push('\n');
            }
            Some(_) => {
                let (_, word, first, body) = open.take().unwrap();
                found.push((word, first, body));
            }
            None if ticks >= 3 => {
                let word = line[ticks..].to_owned();
                open = Some((line[..ticks].to_owned(), word, index + 2, String::new()));
            }
            None => {}
        }
    }
    assert!(open.is_none(), "a block has no end");
    found
}

#[test]
fn the_examples_of_the_page_are_right() {
    let page = std::fs::read_to_string(root().join("docs/formats.md")).unwrap();
    let mut counts = std::collections::BTreeMap::new();
    for (word, line, text) in blocks(&page) {
        let place = format!("docs/formats.md:{line}");
        match word.as_str() {
            "moves" => {
                for one in text.lines() {
                    assert_eq!(one.parse::<Move>().unwrap().to_string(), one, "{place}");
                }
            }
            "jsonl" => {
                let reading = record::read(text.as_bytes(), Library::standard()).unwrap();
                assert_eq!(reading.problem, None, "{place}");
                assert_eq!(reading.record.moves.len() + 1, text.lines().count(), "{place}");
            }
            "scenario" => {
                let scenario = Scenario::parse(&place, &text).unwrap();
                let report = run(&scenario, Library::standard());
                assert!(report.is_success(), "{report}");
            }
            "jcz" => {
                let check = jcz::check(&text).unwrap();
                assert_eq!(check.outcome, Outcome::Passed, "{place}: {check}");
                assert!(check.met > 0, "{place}");
            }
            "text" => {}
            other => panic!("{place}: a block of an unknown kind, {other:?}"),
        }
        *counts.entry(word).or_insert(0) += 1;
    }
    for word in ["moves", "jsonl", "scenario", "jcz"] {
        assert!(counts.contains_key(word), "the page has no example of {word}");
    }
}

/// Every record of `examples/` is beside a saved game that was exported from it. Run with
/// `BASTIDE_BLESS=1` to write the saved games anew.
#[test]
fn the_example_files_are_right() {
    let folder = root().join("examples");
    let mut count = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "jsonl") {
            continue;
        }
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let reading = record::read(text.as_bytes(), Library::standard()).unwrap();
        assert_eq!(reading.problem, None, "{name}");
        let description = reading.record.header.meta["name"].as_str().unwrap();
        let exported =
            jcz::export_with_expectations(&reading.record, description, Library::standard())
                .unwrap()
                + "\n";
        let saved = path.with_extension("jcz");
        if std::env::var_os("BASTIDE_BLESS").is_some() {
            std::fs::write(&saved, &exported).unwrap();
        }
        let found = std::fs::read_to_string(&saved).unwrap();
        assert!(found == exported, "{} is not what the record gives", saved.display());
        let check = jcz::check(&found).unwrap();
        assert_eq!(check.outcome, Outcome::Passed, "{name}: {check}");
        let imported = jcz::import(&found).unwrap();
        assert!(imported.game == reading.game, "{name}");
        count += 1;
    }
    assert!(count >= 2);
}
