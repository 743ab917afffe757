//! Whole games at the terminal, with what a person types coming from a pipe.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use common::{fresh_file, run, run_with, start, texts};

/// Takes the first cell in whatever rotation fits, and the first figure.
fn typing(times: usize) -> String {
    "1 r0\n1 r1\n1 r2\n1 r3\n".repeat(times)
}

#[test]
fn a_whole_game_against_greedy() {
    let output = run_with(&["play", "--players", "me,greedy", "--seed", "4"], &typing(200));
    let (out, err) = texts(&output);
    assert_eq!(output.status.code(), Some(0), "{err}");
    assert!(out.contains("Turn of B (greedy)."));
    assert!(out.contains("A (me): place the tile base-"));
    assert!(out.contains("That is not allowed: "), "wrong rotations are refused");
    assert!(out.contains("points for city"), "scores are explained");
    assert!(out.contains("(BG-31)"), "scores name their rule");
    assert!(out.contains("Final scoring (BG-40)."));
    assert!(out.trim_end().ends_with("wins."), "{}", &out[out.len() - 300..]);
    // The table of points by kind adds up to what the players have.
    let table: Vec<&str> = out.lines().rev().take(4).collect();
    let head: Vec<&str> = table[3].split_whitespace().collect();
    assert_eq!((head[0], head[head.len() - 1]), ("city", "total"));
    for row in &table[1..3] {
        let numbers: Vec<i32> =
            row.split_whitespace().skip(2).map(|number| number.parse().unwrap()).collect();
        let (total, parts) = numbers.split_last().unwrap();
        assert_eq!(parts.iter().sum::<i32>(), *total, "{row}");
    }
    assert!(!out.contains('\x1b'), "no colours into a pipe");
}

/// Dragon, fairy, portals, princess and Gingerbread Man: every choice can be made by its number,
/// and stands on the board.
#[test]
fn a_whole_game_with_dragon_and_gingerbread_man() {
    let sets = "winter,princess-and-dragon-c2,gingerbread-man";
    let arguments = ["play", "--sets", sets, "--players", "me,random", "--seed", "2"];
    let output = run_with(&arguments, &typing(300));
    let (out, err) = texts(&output);
    assert_eq!(output.status.code(), Some(0), "{err}");
    for wanted in [
        "A (me): move the dragon, step ",
        "  1: dragon (",
        "The dragon goes to (",
        ": fairy ",
        "The fairy goes to (",
        "A (me): choose the city to which the Gingerbread Man goes",
        "  1: gingerbread city (",
        "The Gingerbread Man goes to (",
        " gingerbread ",
        "Final scoring (BG-40).",
    ] {
        assert!(out.contains(wanted), "{wanted:?} is missing");
    }
    // They are marked on the board, and the numbers of the dragon's steps stand beside him.
    let before_step = out.find(": move the dragon, step ").expect("a step");
    let board = &out[..before_step];
    for mark in ["DR", "FA", "GI"] {
        assert!(board.contains(mark), "no {mark} on the board");
    }
    let rows: Vec<&str> = out.lines().rev().take(4).collect();
    let head: Vec<&str> = rows[3].split_whitespace().collect();
    assert!(head.contains(&"fairy"), "{head:?}");
    for row in &rows[1..3] {
        let numbers: Vec<i32> =
            row.split_whitespace().skip(2).map(|number| number.parse().unwrap()).collect();
        let (total, parts) = numbers.split_last().unwrap();
        assert_eq!(parts.iter().sum::<i32>(), *total, "{row}");
    }
}

#[test]
fn computers_alone_need_nobody() {
    let (out, _) = run(&["play", "--players", "random,greedy,random", "--seed", "2"], 0);
    assert!(out.contains("Turn of C (random)."));
    let (again, _) = run(&["play", "--players", "random,greedy,random", "--seed", "2"], 0);
    assert_eq!(out, again);
}

#[test]
fn help_rules_undo_and_wrong_input() {
    let input = "help\nrule BG-31\nrule BG-3l\njump\n99\n1\nundo\nundo\nscores\nboard\n\nquit\n";
    let arguments = ["play", "--players", "Ann,Bob", "--seed", "4", "--size", "small"];
    let output = run_with(&arguments, input);
    let (out, _) = texts(&output);
    assert_eq!(output.status.code(), Some(0));
    for wanted in [
        "You can type:",
        "BG-31 (R) City: complete when",
        "did you mean BG-3, BG-30, BG-31",
        "Type help for what you can do.",
        "write a number from 1 to",
        "Taken back.",
        "There is nothing to take back.",
        "The game was not saved.",
    ] {
        assert!(out.contains(wanted), "{wanted:?} is missing in\n{out}");
    }
}

#[test]
fn colours_on_request() {
    let arguments = ["play", "--players", "me,random", "--seed", "1", "--color", "always"];
    let (out, _) = texts(&run_with(&arguments, "quit\n"));
    assert!(out.contains("\x1b["));
}

#[test]
fn a_game_is_kept_and_goes_on_as_if_it_had_not_stopped() {
    let file = fresh_file("kept.jsonl");
    let file = file.to_str().unwrap();
    let whole = run_with(&["play", "--seed", "9"], &typing(200));
    let (whole, _) = texts(&whole);

    let first = run_with(&["play", "--seed", "9", "--record", file], &typing(10));
    assert_eq!(first.status.code(), Some(0));
    let second = run_with(&["play", "--resume", file, "--record", file], &typing(200));
    let (second, err) = texts(&second);
    assert!(err.is_empty(), "{err}");
    let end = |text: &str| text.lines().rev().take(4).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(end(&whole), end(&second));

    // A record that exists is not overwritten, and a game that is over stays over.
    let (_, err) = run(&["play", "--seed", "9", "--record", file], 2);
    assert!(err.contains("kept.jsonl: the file exists"), "{err}");
    let (over, _) = run(&["play", "--resume", file], 0);
    assert_eq!(end(&over), end(&whole));
}

#[test]
fn saving_and_damaged_files() {
    let file = fresh_file("saved.jsonl");
    let path = file.to_str().unwrap();
    let input = format!("{}save {path}\nsave /nowhere/at/all.jsonl\nquit\n", typing(8));
    let (out, _) = texts(&run_with(&["play", "--seed", "3"], &input));
    assert!(out.contains("Saved to "), "{out}");
    assert!(out.contains("Not saved: /nowhere/at/all.jsonl: "), "{out}");
    assert!(!out.contains("The game was not saved."));

    let mut bytes = std::fs::read(&file).unwrap();
    let length = bytes.len();
    bytes.truncate(length - 20);
    std::fs::write(&file, &bytes).unwrap();
    let (out, _) = texts(&run_with(&["play", "--resume", path], "quit\n"));
    assert!(out.contains("saved.jsonl: line "), "{out}");
    assert!(out.contains("The game goes on after move "), "{out}");

    std::fs::write(&file, "hello\n").unwrap();
    let (_, err) = run(&["play", "--resume", path], 2);
    assert!(err.contains("saved.jsonl: line 1: "), "{err}");
    let (_, err) = run(&["play", "--resume", "/nowhere.jsonl"], 2);
    assert!(err.contains("/nowhere.jsonl: "), "{err}");
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = start(&["play", "--players", "random,random", "--seed", "1"]);
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
