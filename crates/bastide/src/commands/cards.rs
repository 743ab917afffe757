use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use bastide_art::card_sheet;
use bastide_rules::card::{Card, cards};
use clap::Args;

use crate::outcome::Outcome;
use crate::pictures::PictureArguments;

const EXAMPLES: &str = "\
Examples:
  bastide cards                    the cards of Christmas Present
  bastide cards -o cards.png       the same as a picture
  bastide cards -o cards.svg --theme winter";

/// Lists the cards of Christmas Present, or draws them
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CardsArguments {
    /// Draw the cards to this file, .svg or .png
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    picture: PictureArguments,
}

pub(crate) fn run(arguments: &CardsArguments, out: &mut dyn Write) -> Result<Outcome> {
    match &arguments.output {
        None => list(cards(), out)?,
        Some(path) => {
            let svg = card_sheet("Christmas Present", cards(), &arguments.picture.style());
            arguments.picture.write(path, &svg)?;
            writeln!(out, "{}: {} kinds of cards", path.display(), cards().len())?;
        }
    }
    Ok(Outcome::Fine)
}

fn list(cards: &[Card], out: &mut dyn Write) -> Result<()> {
    for card in cards {
        writeln!(
            out,
            "{} ×{}  {:<8}  {:<9}  {:<9}  {}  {}",
            card.id,
            card.count,
            card.deck.name(),
            card.symbol.name(),
            card.certainty.name(),
            card.rule,
            card.text,
        )?;
    }
    Ok(())
}
