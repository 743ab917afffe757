//! Inputs that fuzzing found worth keeping, run through the same functions.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../../../fuzz/bodies.rs"]
mod bodies;

use std::path::Path;

/// Runs all saved inputs of a target; there are at least some.
fn run_corpus(target: &str, body: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut paths: Vec<_> =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() >= 3, "only {} inputs in {}", paths.len(), folder.display());
    for path in paths {
        let data = std::fs::read(&path).unwrap();
        if let Err(panic) = std::panic::catch_unwind(|| body(&data)) {
            eprintln!("the input that fails is {}", path.display());
            std::panic::resume_unwind(panic);
        }
    }
}

#[test]
fn records() {
    run_corpus("records", bodies::records);
}

#[test]
fn scenarios() {
    run_corpus("scenarios", bodies::scenarios);
}

#[test]
fn saved_games() {
    run_corpus("saved_games", bodies::saved_games);
}

#[test]
fn actions() {
    run_corpus("actions", bodies::actions);
}
