//! Output and exit codes of the other commands.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use common::{run, start};

#[test]
fn help_has_examples_and_wrong_usage_is_code_2() {
    let (out, _) = run(&["--help"], 0);
    assert!(out.contains("Examples:") && out.contains("Exit codes:"));
    let commands = [
        "play", "sim", "perft", "bench", "check", "import", "export", "replay", "render", "rules",
        "tiles", "options",
    ];
    for command in commands {
        let (out, _) = run(&[command, "--help"], 0);
        assert!(out.contains("Examples:"), "{command}");
    }
    let (_, err) = run(&["dance"], 2);
    assert!(err.contains("dance"));
    run(&[], 2);
    run(&["sim", "--games", "many"], 2);
}

#[test]
fn wrong_setups_are_explained() {
    let cases: [(&[&str], &str); 8] = [
        (&["sim", "--sets", "base-c9"], "there is no tile set \"base-c9\""),
        (&["sim", "--sets", "base-c2:x"], "write for example base-c2:2"),
        (&["sim", "--option", "farmers"], "write NAME=VALUE"),
        (&["sim", "--option", "farmers=F9"], "has no value \"F9\""),
        (&["sim", "--option", "farmer=F1"], "there is no option \"farmer\""),
        (&["sim", "--players", "greedy,genius"], "there is no player \"genius\""),
        (&["sim", "--players", "greedy"], "1 players"),
        (&["perft", "--draws", "base-zzz", "--depth", "1"], "no tile \"base-zzz\""),
    ];
    for (arguments, wanted) in cases {
        let (_, err) = run(arguments, 2);
        assert!(err.contains(wanted), "{arguments:?}: {err}");
        assert!(err.starts_with("bastide: "), "{err}");
    }
}

#[test]
fn sim_prints_the_same_for_a_seed_whatever_the_threads() {
    let with =
        |threads: &str| run(&["sim", "--games", "20", "--seed", "5", "--threads", threads], 0).0;
    let one = with("1");
    assert_eq!(one, with("2"));
    assert!(one.contains("greedy") && one.contains("monastery"), "{one}");
}

#[test]
fn sim_as_json() {
    let (out, err) = run(&["sim", "--games", "10", "--players", "random,random", "--json"], 0);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["games"], 10);
    assert_eq!(report["players"].as_array().unwrap().len(), 2);
    assert!(err.contains("games/s"));
}

#[test]
fn perft_prints_the_table() {
    let (out, _) = run(&["perft", "--depth", "1", "--draws", "base-ffff-monastery"], 0);
    assert!(out.lines().last().unwrap().split_whitespace().eq(["1", "3", "-"]), "{out}");
}

#[test]
fn rules_and_their_pages() {
    let (out, _) = run(&["rules", "BG-33"], 0);
    assert!(out.contains("Monastery") && out.contains("(page base-game)"), "{out}");
    let (out, _) = run(&["rules", "river"], 0);
    assert!(out.starts_with("# "));
    let (out, _) = run(&["rules"], 0);
    assert!(out.contains("base-game ") && out.lines().count() > 40);
    let (_, err) = run(&["rules", "BG-3x"], 2);
    assert!(err.contains("did you mean") && err.contains("BG-33"), "{err}");
}

#[test]
fn options_with_values_and_defaults() {
    let (out, _) = run(&["options"], 0);
    assert!(out.contains("farmers – ") && out.contains("Default."));
    let (out, _) = run(&["options", "--json"], 0);
    let options: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(options[0]["id"], "farmers");
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    for arguments in [&["rules", "turn-sequence"][..], &["options"], &["sim", "--games", "5"]] {
        let mut child = start(arguments);
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {err}");
        assert!(!err.contains("panicked"), "{arguments:?}: {err}");
    }
}
