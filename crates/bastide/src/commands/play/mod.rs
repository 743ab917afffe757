//! A game at the terminal: people and computer players in any mix.

mod keeper;
mod prompt;
mod screen;
mod session;

use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::outcome::Outcome;
use crate::setup_arguments::SetupArguments;
use crate::text::{ColorChoice, PictureSize};
use keeper::Keeper;
use session::Session;

const EXAMPLES: &str = "\
Examples:
  bastide play                                          you against the greedy player
  bastide play --players Ann,Bob,greedy --sets base-c2,river-1-c2
  bastide play --option farmers=off --record game.jsonl every turn is saved
  bastide play --resume game.jsonl --record game.jsonl  and the game goes on

Players named random or greedy are computers, all others are people at this terminal. Type help
in the game for what you can do.";

/// Plays a game in the terminal
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PlayArguments {
    /// The players in turn order: random, greedy, or the name of a person
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "me,greedy",
        value_name = "NAME,…",
        conflicts_with = "resume"
    )]
    players: Vec<String>,

    #[command(flatten)]
    setup: SetupArguments,

    /// Where all random numbers come from; another game each time if not given
    #[arg(long, conflicts_with = "resume")]
    seed: Option<u64>,

    /// Go on with a game that was saved
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Save the game to this file, turn by turn
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// When to use colours
    #[arg(long, value_enum, default_value_t)]
    color: ColorChoice,

    /// How large the tiles are drawn
    #[arg(long, value_enum, default_value_t)]
    size: Size,
}

/// How large the tiles are drawn.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Size {
    /// As large as the terminal allows
    #[default]
    Auto,
    /// 7 × 3 letters
    Small,
    /// 9 × 5 letters
    Large,
}

impl Size {
    const fn fixed(self) -> Option<PictureSize> {
        match self {
            Self::Auto => None,
            Self::Small => Some(PictureSize::SMALL),
            Self::Large => Some(PictureSize::LARGE),
        }
    }
}

pub(crate) fn run(
    arguments: &PlayArguments,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Outcome> {
    let keeper = match &arguments.resume {
        Some(file) => Keeper::resume(file, arguments.record.as_deref(), out)?,
        None => {
            let setup = arguments.setup.setup(arguments.players.len())?;
            let seed = arguments.seed.unwrap_or_else(random_seed);
            Keeper::begin(setup, &arguments.players, seed, arguments.record.as_deref())?
        }
    };
    Session::new(keeper, arguments.color, arguments.size.fixed(), input, out).run()?;
    Ok(Outcome::Fine)
}

/// A seed that differs from run to run.
fn random_seed() -> u64 {
    RandomState::new().hash_one("seed") >> 32
}
