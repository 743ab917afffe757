use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use bastide_bots::PLAYER_NAMES;
use bastide_rules::Ruleset;
use bastide_rules::tile::Library;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::outcome::Outcome;
use crate::setup_arguments::SetupArguments;
use crate::simulation::{self, Plan, Report};

const EXAMPLES: &str = "\
Examples:
  bastide sim --games 1000 --players greedy,random
  bastide sim --games 200 --players greedy,greedy,random --sets base-c2,river-1-c2 --seed 7
  bastide sim --games 10000 --players random,random --option farmers=off --threads 2 --json

The outcome is the same for a seed, however many threads there are. The speed goes to standard
error, so that two runs of one seed print the same on standard output.";

/// Plays many games between computer players and adds up what happened
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct SimArguments {
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,

    /// The players, one a seat: random, greedy
    #[arg(long, value_delimiter = ',', default_value = "greedy,random", value_name = "KIND,…")]
    players: Vec<String>,

    #[command(flatten)]
    setup: SetupArguments,

    /// Threads; as many as the machine has cores if not given
    #[arg(long, value_name = "T")]
    threads: Option<usize>,

    /// Where all random numbers come from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Everybody stays in the same seat; else the first move goes round from game to game
    #[arg(long)]
    keep_seats: bool,

    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &SimArguments, out: &mut dyn Write) -> Result<Outcome> {
    for name in &arguments.players {
        if !PLAYER_NAMES.contains(&name.as_str()) {
            bail!("--players: there is no player {name:?}; there are: {}", PLAYER_NAMES.join(", "));
        }
    }
    ensure!(arguments.threads != Some(0), "--threads 0: write 1 or more");
    let setup = arguments.setup.setup(arguments.players.len())?;
    let plan = Plan {
        rules: Arc::new(Ruleset::new(setup, Library::standard())?),
        players: arguments.players.clone(),
        games: arguments.games,
        threads: arguments.threads.unwrap_or_else(cores),
        seed: arguments.seed,
        keep_seats: arguments.keep_seats,
    };
    let bar = progress_bar(plan.games);
    let start = Instant::now();
    let totals = simulation::run(&plan, &|| bar.inc(1))?;
    let elapsed = start.elapsed();
    bar.finish_and_clear();
    let report = Report::new(&plan, &totals);
    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        report.write(out)?;
    }
    eprintln!(
        "{} games in {:.2} s on {} threads: {:.0} games/s",
        plan.games,
        elapsed.as_secs_f64(),
        plan.threads,
        plan.games as f64 / elapsed.as_secs_f64().max(1e-9)
    );
    Ok(Outcome::Fine)
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// A bar on standard error; nothing if that is no terminal.
fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
