use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;

use crate::game_file::GameFile;
use crate::outcome::Outcome;
use crate::pictures::{self, PictureArguments};

const EXAMPLES: &str = "\
Examples:
  bastide render game.jsonl -o board.png
  bastide render game.jsonl -o board.svg --at 40 --theme winter";

/// Draws the board of a game
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RenderArguments {
    /// The game: .jsonl or .jcz
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Where the picture goes: .svg or .png
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// After so many moves instead of at the end
    #[arg(long, value_name = "MOVE")]
    at: Option<usize>,

    #[command(flatten)]
    picture: PictureArguments,
}

pub(crate) fn run(arguments: &RenderArguments, out: &mut dyn Write) -> Result<Outcome> {
    let file = GameFile::read(&arguments.file)?;
    let game = file
        .after(arguments.at.unwrap_or(file.moves.len()))
        .with_context(|| format!("{}: --at", arguments.file.display()))?;
    let svg = pictures::board(&game, arguments.picture.style())
        .with_context(|| arguments.file.display().to_string())?;
    arguments.picture.write(&arguments.output, &svg)?;
    writeln!(out, "{}: {} pieces", arguments.output.display(), game.piece_count())?;
    Ok(Outcome::Fine)
}
