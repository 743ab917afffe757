use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use bastide_notation::scenario::{Scenario, run_to_games};
use bastide_rules::Game;
use bastide_rules::tile::Library;
use clap::Args;

use crate::files::FileKind;

use crate::game_file::GameFile;
use crate::outcome::Outcome;
use crate::pictures::{self, PictureArguments};

const EXAMPLES: &str = "\
Examples:
  bastide render game.jsonl -o board.png
  bastide render game.jsonl -o board.svg --at 40 --theme winter
  bastide render road.scenario -o road.png          the end of its first variant";

/// Draws the board of a game or a scenario
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RenderArguments {
    /// The game: .jsonl, .jcz or .scenario
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
    let name = || arguments.file.display().to_string();
    let game = if FileKind::of(&arguments.file) == Some(FileKind::Scenario) {
        scenario_game(arguments).with_context(name)?
    } else {
        let file = GameFile::read(&arguments.file)?;
        file.after(arguments.at.unwrap_or(file.moves.len())).with_context(name)?
    };
    let svg = pictures::board(&game, arguments.picture.style()).with_context(name)?;
    arguments.picture.write(&arguments.output, &svg)?;
    writeln!(out, "{}: {} pieces", arguments.output.display(), game.piece_count())?;
    Ok(Outcome::Fine)
}

/// The game at the end of the first variant of a scenario.
fn scenario_game(arguments: &RenderArguments) -> Result<Game> {
    if arguments.at.is_some() {
        bail!("--at is for games; of a scenario the end is drawn");
    }
    let text = std::fs::read_to_string(&arguments.file)?;
    let scenario =
        Scenario::parse(&arguments.file.display().to_string(), &text).map_err(|errors| {
            let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
            anyhow::anyhow!(lines.join("\n"))
        })?;
    let (report, games) = run_to_games(&scenario, Library::standard());
    games.into_iter().next().with_context(|| report.to_string())
}
