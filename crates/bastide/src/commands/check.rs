use std::fs;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use bastide_notation::{jcz, record, scenario};
use bastide_rules::tile::Library;
use clap::Args;

use crate::card_table;
use crate::files::{self, FileKind};
use crate::outcome::Outcome;

const EXAMPLES: &str = "\
Examples:
  bastide check scenarios                 all scenarios below a folder
  bastide check game.jsonl                whether a record can be played again
  bastide check saved-games               the expectations of .jcz files below a folder
  bastide check house.toml                what a table of cards holds, or what is wrong with it

Exit codes: 0 everything is as expected, 1 an expectation failed, 2 a file cannot be read.";

/// Checks scenarios, records of games, saved games with expectations, and tables of cards
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CheckArguments {
    /// Files, or folders with files: .scenario, .jsonl, .jcz; tables of cards by name: .toml
    #[arg(required = true, value_name = "FILE|FOLDER")]
    paths: Vec<PathBuf>,

    /// Name also the files that passed and those whose rules are not built yet
    #[arg(short, long)]
    verbose: bool,
}

/// What came of a file.
enum Checked {
    /// How many expectations were met.
    Passed(usize),
    /// What a table holds.
    Described(Vec<String>),
    /// What was not as expected.
    Failed(Vec<String>),
    /// What is needed for it and not built yet.
    NotSupported(String),
    /// Why the file says nothing.
    Unreadable(String),
}

pub(crate) fn run(arguments: &CheckArguments, out: &mut dyn Write) -> Result<Outcome> {
    let (mut passed, mut failed, mut not_supported, mut unreadable) = (0, 0, 0, 0);
    let mut files = Vec::new();
    for path in &arguments.paths {
        files.extend(files::find(path)?);
    }
    ensure!(
        !files.is_empty(),
        "there is no file to check: .scenario, .jsonl or .jcz, or a .toml by its name"
    );
    for (path, kind) in &files {
        match check(path, *kind) {
            Checked::Passed(expectations) => {
                passed += 1;
                if arguments.verbose {
                    writeln!(out, "{}: {expectations} met", path.display())?;
                }
            }
            Checked::Described(lines) => {
                passed += 1;
                writeln!(out, "{}: {}", path.display(), lines.join("\n"))?;
            }
            Checked::Failed(failures) => {
                failed += 1;
                for failure in failures {
                    writeln!(out, "{failure}")?;
                }
            }
            Checked::NotSupported(what) => {
                not_supported += 1;
                if arguments.verbose {
                    writeln!(out, "{}: not supported yet: {what}", path.display())?;
                }
            }
            Checked::Unreadable(reason) => {
                unreadable += 1;
                writeln!(out, "{reason}")?;
            }
        }
    }
    writeln!(
        out,
        "{} files: {passed} passed, {failed} failed, {not_supported} not supported yet, \
         {unreadable} not readable",
        files.len()
    )?;
    ensure!(unreadable == 0, "{unreadable} files cannot be read");
    Ok(if failed == 0 { Outcome::Fine } else { Outcome::ExpectationFailed })
}

fn check(path: &Path, kind: FileKind) -> Checked {
    match kind {
        FileKind::Record => check_record(path),
        FileKind::Scenario => check_scenario(path),
        FileKind::SavedGame => check_saved_game(path),
        FileKind::CardTable => check_card_table(path),
    }
}

fn check_card_table(path: &Path) -> Checked {
    match card_table::read(path) {
        Err(error) => Checked::Unreadable(format!("{error:#}")),
        Ok(Err(faults)) => Checked::Unreadable(faults.to_string()),
        Ok(Ok(cards)) => Checked::Described(card_table::describe(&cards)),
    }
}

fn check_record(path: &Path) -> Checked {
    let name = path.display();
    let file = match fs::File::open(path) {
        Ok(file) => file,
        Err(error) => return Checked::Unreadable(format!("{name}: {error}")),
    };
    match record::read(BufReader::new(file), Library::standard()) {
        Err(error) => Checked::Unreadable(format!("{name}: {error}")),
        Ok(reading) => match reading.problem {
            Some(problem) => Checked::Failed(vec![format!("{name}: {problem}")]),
            None => Checked::Passed(reading.record.moves.len()),
        },
    }
}

fn check_scenario(path: &Path) -> Checked {
    let name = path.display().to_string();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return Checked::Unreadable(format!("{name}: {error}")),
    };
    match scenario::Scenario::parse(&name, &text) {
        Err(errors) => {
            let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
            Checked::Unreadable(lines.join("\n"))
        }
        Ok(scenario) => {
            let report = scenario::run(&scenario, Library::standard());
            if report.is_success() {
                Checked::Passed(report.passed)
            } else if report.failed.is_empty() {
                Checked::Failed(vec![format!("{name}: nothing is expected; write `expect …`")])
            } else {
                Checked::Failed(report.failed.iter().map(ToString::to_string).collect())
            }
        }
    }
}

fn check_saved_game(path: &Path) -> Checked {
    let name = path.display();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return Checked::Unreadable(format!("{name}: {error}")),
    };
    match jcz::check(&text) {
        Err(error) => Checked::Unreadable(format!("{name}: {error}")),
        Ok(check) => match check.outcome {
            jcz::Outcome::Passed => Checked::Passed(check.met),
            jcz::Outcome::NotSupported => Checked::NotSupported(check.not_supported.join(", ")),
            jcz::Outcome::Failed => Checked::Failed(
                check.failures.iter().map(|failure| format!("{name}: {failure}")).collect(),
            ),
        },
    }
}
