//! `cargo xtask types`: makes the TypeScript types of the browser table from the Rust ones.

use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

/// Writes `web/src/api/types.ts`. The work is done by the test that otherwise compares the file.
pub fn run(root: &Path) -> Result<ExitCode> {
    let status = Command::new(crate::cargo())
        .current_dir(root)
        .args(["test", "--quiet", "--package", "bastide-server", "--test", "server", "types::"])
        .env("BASTIDE_WRITE_TYPES", "1")
        .status()
        .context("starting cargo")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
