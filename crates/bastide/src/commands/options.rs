use std::io::Write;

use anyhow::Result;
use bastide_rules::setup::Options;
use clap::Args;

use crate::outcome::Outcome;

const EXAMPLES: &str = "\
Examples:
  bastide options               all options, their values, what they do
  bastide options --json        the same for programs

Choose one with --option NAME=VALUE, for example: bastide play --option farmers=F1";

/// Lists the options of the rules with their values
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct OptionsArguments {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &OptionsArguments, out: &mut dyn Write) -> Result<Outcome> {
    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, Options::SPECS).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(Outcome::Fine);
    }
    for spec in Options::SPECS {
        writeln!(out, "{} – {} ({})", spec.id, spec.help, spec.rule)?;
        for (index, (value, help)) in spec.values.iter().enumerate() {
            let default = if index == 0 { " Default." } else { "" };
            writeln!(out, "  {value:<16} {help}{default}")?;
        }
    }
    Ok(Outcome::Fine)
}
