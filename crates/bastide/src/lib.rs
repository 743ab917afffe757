//! What the program `bastide` does, command by command.
//!
//! Folders and files in the order in which they depend on each other: `setup_arguments` (what all
//! commands that make a game have in common), `points_from`, `simulation`, `perft`, `benchmark` (the work of the
//! commands that compute), `rulebook` (the rules as text), `text` (games as text), `files`,
//! `game_file` and `card_table` (what is read), `pictures` (what is drawn), `commands` (one file a command: its arguments and its output).
//!
//! Exit codes: 0 all is well, 1 an expectation failed, 2 wrong usage or bad input.
#![forbid(unsafe_code)]

pub mod benchmark;
mod card_table;
mod commands;
mod files;
mod game_file;
mod outcome;
pub mod perft;
mod pictures;
mod rulebook;
mod setup_arguments;
pub mod simulation;
mod text;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use commands::Arguments;
use outcome::Outcome;

/// Runs the program with these arguments, the program's name first, and says how it ended.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version are no errors; a reader that has gone is none either.
            let _ = error.print();
            return ExitCode::from(error.exit_code() as u8);
        }
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let result = arguments.run(&mut io::stdin().lock(), &mut out).and_then(|outcome| {
        out.flush()?;
        Ok(outcome)
    });
    match result {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::ExpectationFailed) => ExitCode::from(1),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Whatever was written before the error belongs on the screen first.
            let _ = out.flush();
            eprintln!("bastide: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether the reader of the output has gone, as in `bastide rules | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}
