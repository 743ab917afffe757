//! The Bastide program: plays, simulates, checks, draws and explains.

use std::process::ExitCode;

fn main() -> ExitCode {
    bastide::run(std::env::args_os())
}
