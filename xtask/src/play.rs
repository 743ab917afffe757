//! `cargo xtask play`: a game in the terminal against the greedy player.

use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

/// Options of `cargo xtask play`.
#[derive(clap::Args)]
pub struct Options {
    /// Arguments for `bastide play`, such as `--sets base-c2,river-1-c2`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    arguments: Vec<String>,
}

/// Builds the program with all optimisation and starts a game.
pub fn run(root: &Path, options: &Options) -> Result<ExitCode> {
    let status = Command::new(crate::cargo())
        .current_dir(root)
        .args(["run", "--quiet", "--release", "--package", "bastide", "--", "play"])
        .args(&options.arguments)
        .status()
        .context("starting cargo")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
