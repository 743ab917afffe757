//! Every file under `scenarios/` is run.
#![allow(clippy::unwrap_used, reason = "a test may end where something is not as it should be")]

use std::path::{Path, PathBuf};

use bastide_notation::scenario::{Scenario, run};
use bastide_rules::tile::Library;

fn scenarios() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "scenario") {
            found.push(path);
        }
    }
}

#[test]
fn all_scenarios_pass() {
    let mut files = Vec::new();
    collect(&scenarios(), &mut files);
    files.sort();
    assert!(!files.is_empty(), "no scenarios found");
    let mut problems = Vec::new();
    let mut passed = 0;
    for path in &files {
        let name = path.strip_prefix(scenarios()).unwrap().display().to_string();
        let text = std::fs::read_to_string(path).unwrap();
        match Scenario::parse(&name, &text) {
            Ok(scenario) => {
                let report = run(&scenario, Library::standard());
                passed += report.passed;
                if !report.is_success() {
                    problems.push(report.to_string());
                }
                if scenario.rules().is_empty() {
                    problems.push(format!("{name}: no rules are cited; write `rules BG-…`"));
                }
            }
            Err(errors) => problems.extend(errors.iter().map(ToString::to_string)),
        }
    }
    println!("{} scenarios, {passed} expectations met", files.len());
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}
