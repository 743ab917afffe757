//! Runs the program for the tests.
#![allow(dead_code, reason = "each test uses a part")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};

/// Starts the program; its output can be read from the child.
pub fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Runs the program with `input` on its standard input.
pub fn run_with(arguments: &[&str], input: &str) -> Output {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The program may leave before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// Runs the program; it must end with exit code `code`. Returns standard output and error.
pub fn run(arguments: &[&str], code: i32) -> (String, String) {
    let output = run_with(arguments, "");
    let (out, err) = texts(&output);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}\n{out}\n{err}");
    (out, err)
}

/// Standard output and error as text.
pub fn texts(output: &Output) -> (String, String) {
    (
        String::from_utf8(output.stdout.clone()).unwrap(),
        String::from_utf8(output.stderr.clone()).unwrap(),
    )
}

/// A file name of its own for a test, with nothing there yet.
pub fn fresh_file(name: &str) -> PathBuf {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Starts a server on a free port; the program, and where it listens.
pub async fn serve(database: &Path, more: &[&str]) -> (tokio::process::Child, String) {
    let mut child = tokio::process::Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--database"])
        .arg(database)
        .args(more)
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let line = tokio::time::timeout(Duration::from_secs(30), lines.next_line()).await;
    let line = line.expect("it starts in time").unwrap().expect("it says where it listens");
    let address = line.split(' ').next_back().unwrap().to_owned();
    (child, address)
}
