use std::io::Write;

use anyhow::{Context, Result, ensure};
use bastide_rules::{Game, KindId};
use clap::Args;

use crate::outcome::Outcome;
use crate::perft::{self, Draws};
use crate::setup_arguments::{SetupArguments, describe_setup};

const EXAMPLES: &str = "\
Examples:
  bastide perft --depth 3
  bastide perft --depth 2 --sets base-c2,river-1-c2 --seed 5 --positions
  bastide perft --depth 2 --draws base-rrff,base-cfff

One depth is one tile placed and everything decided about it. `ways` counts the sequences of
decisions, `positions` the different positions that they lead to.";

/// Counts all ways to play the first turns with a fixed order of tiles
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PerftArguments {
    /// How many turns deep
    #[arg(long, default_value_t = 2, value_name = "N")]
    depth: usize,

    #[command(flatten)]
    setup: SetupArguments,

    /// Number of players
    #[arg(long, default_value_t = 2, value_name = "N")]
    seats: usize,

    /// The tiles in the order in which they are drawn, by id
    #[arg(long, value_delimiter = ',', value_name = "TILE,…", conflicts_with = "seed")]
    draws: Vec<String>,

    /// Draw the tiles with random numbers from this seed
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Count different positions as well (takes memory for each)
    #[arg(long)]
    positions: bool,
}

pub(crate) fn run(arguments: &PerftArguments, out: &mut dyn Write) -> Result<Outcome> {
    let game = Game::new(arguments.setup.setup(arguments.seats)?)?;
    let draws = if arguments.draws.is_empty() {
        Draws::Seed(arguments.seed)
    } else {
        ensure!(
            arguments.draws.len() >= arguments.depth,
            "--draws names {} tiles, --depth {} needs as many",
            arguments.draws.len(),
            arguments.depth
        );
        Draws::Fixed(kinds(&game, &arguments.draws)?)
    };
    let counts = perft::count(&game, &draws, arguments.depth, arguments.positions)?;
    writeln!(out, "{}, {} players", describe_setup(game.setup()), arguments.seats)?;
    writeln!(out, "{:>5} {:>14} {:>14}", "depth", "ways", "positions")?;
    for (index, count) in counts.iter().enumerate() {
        let positions =
            if arguments.positions { count.positions.to_string() } else { "-".to_owned() };
        writeln!(out, "{:>5} {:>14} {positions:>14}", index + 1, count.ways)?;
    }
    Ok(Outcome::Fine)
}

/// The kinds of the tiles with these ids.
fn kinds(game: &Game, ids: &[String]) -> Result<Vec<KindId>> {
    ids.iter()
        .map(|id| {
            game.rules().kind_of_tile(id.trim()).with_context(|| {
                let known: Vec<&str> =
                    game.rules().kinds().iter().map(|kind| kind.tile.id.as_str()).collect();
                format!("no tile {id:?} in this game; there are: {}", known.join(", "))
            })
        })
        .collect()
}
