//! `cargo xtask test`: everything that must hold before a change is merged.

use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// Options of `cargo xtask test`.
#[derive(clap::Args)]
pub struct Options {
    /// Only form, lints and tests: no documentation, no list of rules, no scenarios, no browser.
    #[arg(long)]
    quick: bool,
}

/// Where Debian has its Chromium, which the tests in the browser drive.
const CHROMIUM: &str = "/usr/bin/chromium";

/// One step: a command that must succeed.
struct Step {
    name: &'static str,
    command: Command,
}

/// How a step ended.
struct Outcome {
    name: &'static str,
    passed: bool,
    time: Duration,
}

/// Runs all steps, also after one has failed, and prints how each ended.
pub fn run(root: &Path, options: &Options) -> Result<ExitCode> {
    let mut outcomes = Vec::new();
    for mut step in steps(root, options.quick)? {
        println!("\n== {}", step.name);
        let start = Instant::now();
        let status = step
            .command
            .current_dir(root)
            .stdin(Stdio::null())
            .status()
            .with_context(|| format!("starting the step {:?}", step.name))?;
        outcomes.push(Outcome { name: step.name, passed: status.success(), time: start.elapsed() });
    }
    println!("\n== Summary");
    for Outcome { name, passed, time } in &outcomes {
        let word = if *passed { "passed" } else { "FAILED" };
        println!("{word}  {:>6.1} s  {name}", time.as_secs_f64());
    }
    let passed = outcomes.iter().filter(|outcome| outcome.passed).count();
    let failed = outcomes.len() - passed;
    println!("steps: {passed} passed, {failed} failed");
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn steps(root: &Path, quick: bool) -> Result<Vec<Step>> {
    let step = |name, arguments: &[&str]| {
        let mut command = Command::new(crate::cargo());
        command.args(arguments);
        Step { name, command }
    };
    let mut steps = vec![
        step("form of the code", &["fmt", "--all", "--check"]),
        step("lints", &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
    ];
    if has_nextest() {
        steps.push(step("tests", &["nextest", "run", "--workspace", "--no-fail-fast"]));
        steps.push(step("examples in the documentation", &["test", "--workspace", "--doc"]));
    } else {
        steps.push(step("tests", &["test", "--workspace", "--no-fail-fast"]));
    }
    if !quick {
        let mut documentation =
            step("documentation", &["doc", "--workspace", "--no-deps", "--document-private-items"]);
        documentation.command.env("RUSTDOCFLAGS", "--deny warnings");
        steps.push(documentation);
        let mut rules = Command::new(std::env::current_exe().context("finding this program")?);
        rules.args(["rules", "--missing"]);
        steps.push(Step { name: "every rule has a test", command: rules });
        if root.join("scenarios").exists() {
            let arguments = ["run", "--quiet", "--package", "bastide", "--", "check", "scenarios"];
            steps.push(step("scenarios", &arguments));
        }
        steps.push(step("the program", &["build", "--package", "bastide"]));
        let web = root.join("web");
        let npm = |name, arguments: &[&str]| {
            let mut command = Command::new("npm");
            command.arg("--prefix").arg(&web).args(arguments);
            Step { name, command }
        };
        steps.push(npm("packages of the browser table", &["ci", "--no-audit", "--no-fund"]));
        steps.push(npm("types of the browser table", &["run", "check"]));
        steps.push(npm("tests of the browser table", &["test"]));
        steps.push(npm("the browser table", &["run", "build"]));
        if Path::new(CHROMIUM).exists() {
            steps.push(npm("tests in the browser", &["run", "e2e"]));
        } else {
            println!("no tests in the browser: {CHROMIUM} is missing (apt-get install chromium)");
        }
    }
    Ok(steps)
}

/// Whether the test runner nextest is installed.
fn has_nextest() -> bool {
    Command::new(crate::cargo())
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
