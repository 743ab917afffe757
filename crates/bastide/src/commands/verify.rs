use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use bastide_rules::tile::Library;
use bastide_server::chance::{VerifyError, verify};
use clap::Args;

use crate::outcome::Outcome;

const EXAMPLES: &str = "\
Examples:
  bastide verify game.jsonl

The record of a finished game of a server holds the seed of its draws and the promise about it that
all players saw from the start. docs/fair-draws.md says how the draws come from the seed.
Exit code 1 if something was changed.";

/// Checks that no draw of a game was changed
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyArguments {
    /// The record of the game
    #[arg(value_name = "RECORD")]
    record: PathBuf,
}

pub(crate) fn run(arguments: &VerifyArguments, out: &mut dyn Write) -> Result<Outcome> {
    let shown = arguments.record.display();
    let record =
        std::fs::read_to_string(&arguments.record).with_context(|| format!("reading {shown}"))?;
    let verdict = match verify(&record, Library::standard()) {
        Ok(verdict) => verdict,
        Err(
            changed @ (VerifyError::WrongSeed { .. }
            | VerifyError::Order { .. }
            | VerifyError::Chosen { .. }
            | VerifyError::Draw { .. }),
        ) => {
            writeln!(out, "{shown}: CHANGED: {changed}")?;
            return Ok(Outcome::ExpectationFailed);
        }
        Err(error) => return Err(error).with_context(|| shown.to_string()),
    };
    if verdict.is_chosen {
        write!(
            out,
            "{shown}: the tiles came in the chosen order of the guided first game, not by lot; {} \
             draws follow it",
            verdict.draws
        )?;
    } else {
        write!(
            out,
            "{shown}: the seed keeps the promise; {} draws are as promised",
            verdict.draws
        )?;
    }
    if verdict.order_checked {
        write!(out, ", so is the turn order")?;
    }
    let end = if verdict.is_finished { "" } else { "; the record ends before the game does" };
    writeln!(out, "{end}")?;
    Ok(Outcome::Fine)
}
