use std::io::Write;

use anyhow::Result;
use clap::Args;

use crate::outcome::Outcome;
use crate::rulebook;

const EXAMPLES: &str = "\
Examples:
  bastide rules                 the pages of the rulebook
  bastide rules BG-31           a rule; scores and refusals name the rule they rest on
  bastide rules river           a whole page
  bastide rules index           how to read the pages, and how sure they are";

/// Prints rules and pages of the rulebook
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RulesArguments {
    /// Ids of rules, or names of pages
    #[arg(value_name = "ID|PAGE")]
    wanted: Vec<String>,
}

pub(crate) fn run(arguments: &RulesArguments, out: &mut dyn Write) -> Result<Outcome> {
    if arguments.wanted.is_empty() {
        for page in rulebook::pages() {
            writeln!(out, "{:<26} {}", page.name, page.title())?;
        }
    }
    for wanted in &arguments.wanted {
        if wanted == "index" {
            writeln!(out, "{}", rulebook::index().trim_end())?;
        } else if let Some(page) = rulebook::page(wanted) {
            writeln!(out, "{}", page.text.trim_end())?;
        } else {
            let rule = rulebook::rule(wanted)?;
            writeln!(out, "{}\n(page {})", rule.text, rule.page)?;
        }
    }
    Ok(Outcome::Fine)
}
