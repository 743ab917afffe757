//! Tasks of the workspace, run as `cargo xtask TASK`.

mod rules;

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
    /// List the rules of the rulebook with the tests that cite them.
    ///
    /// Fails if a rule of an expansion that is built has no test and no entry in
    /// rulebook/coverage.toml.
    Rules(rules::Options),
}

fn main() -> anyhow::Result<ExitCode> {
    match Arguments::parse().task {
        Task::Rules(options) => rules::run(&workspace_root(), &options),
    }
}

/// The folder of the workspace.
fn workspace_root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_owned()
}
