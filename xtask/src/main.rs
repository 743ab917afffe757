//! Tasks of the workspace, run as `cargo xtask TASK`.

mod play;
mod rules;
mod test;
mod types;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Tasks of the workspace.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the browser table and the program, start the server and open the page.
    Play(play::Options),
    /// Check everything: form, lints, tests, documentation, rules, scenarios.
    Test(test::Options),
    /// List the rules of the rulebook with the tests that cite them.
    ///
    /// Fails if a rule of an expansion that is built has no test and no entry in
    /// rulebook/coverage.toml.
    Rules(rules::Options),
    /// Make the TypeScript types of the browser table from the Rust ones.
    Types,
}

fn main() -> anyhow::Result<ExitCode> {
    let root = workspace_root();
    match Arguments::parse().task {
        Task::Play(options) => play::run(&root, &options),
        Task::Test(options) => test::run(&root, &options),
        Task::Rules(options) => rules::run(&root, &options),
        Task::Types => types::run(&root),
    }
}

/// The folder of the workspace.
fn workspace_root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_owned()
}

/// The cargo that runs this program.
fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}
