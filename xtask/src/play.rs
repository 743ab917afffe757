//! `cargo xtask play`: a table in the browser.

use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

/// Options of `cargo xtask play`.
#[derive(clap::Args)]
pub struct Options {
    /// Do not open the browser.
    #[arg(long)]
    no_browser: bool,

    /// Arguments for `bastide serve`, such as `--listen 0.0.0.0:8080`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    arguments: Vec<String>,
}

/// Builds the browser table and the program with all optimisation, starts the server and opens
/// the page.
pub fn run(root: &Path, options: &Options) -> Result<ExitCode> {
    let web = root.join("web");
    if !web.join("node_modules").is_dir() {
        npm(&web, &["ci", "--no-audit", "--no-fund"])?;
    }
    npm(&web, &["run", "build"])?;
    let mut command = Command::new(crate::cargo());
    command.current_dir(root).args([
        "run",
        "--quiet",
        "--release",
        "--package",
        "bastide",
        "--",
        "serve",
    ]);
    if !options.no_browser {
        command.arg("--open");
    }
    let status = command.args(&options.arguments).status().context("starting cargo")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn npm(web: &Path, arguments: &[&str]) -> Result<()> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let status = Command::new(program).current_dir(web).args(arguments).status().context(
        "starting npm; the browser table needs Node.js 22 or newer (https://nodejs.org)",
    )?;
    if !status.success() {
        bail!("npm {} failed in {}", arguments.join(" "), web.display());
    }
    Ok(())
}
