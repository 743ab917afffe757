use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use bastide_rules::setup::SetChoice;
use bastide_rules::{Game, Setup};
use clap::Args;

use crate::benchmark::{
    Measurement, clone_time, games_per_second, list_time, middle_positions, playouts, signatures,
};
use crate::outcome::Outcome;

const EXAMPLES: &str = "\
Examples:
  bastide bench                 all figures, about half a minute
  bastide bench --quick         the same in a few seconds, less exact
  bastide bench --signature     only the signatures

The signatures are hashes over a fixed set of seeded games. `rules` changes only when the rules
behave differently, `players` also when a computer player chooses differently. A change that
should not alter behaviour must leave them as they are.";

/// Measures the engine on this machine and prints the bench signatures
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct BenchArguments {
    /// Print only the signatures
    #[arg(long)]
    signature: bool,

    /// Measure for a shorter time
    #[arg(long, conflicts_with = "signature")]
    quick: bool,
}

/// Rounds of each measurement; the median counts.
const ROUNDS: usize = 5;

pub(crate) fn run(arguments: &BenchArguments, out: &mut dyn Write) -> Result<Outcome> {
    if !arguments.signature {
        let time = Duration::from_millis(if arguments.quick { 60 } else { 800 });
        measure(time, out)?;
    }
    let signatures = signatures();
    writeln!(out, "signature rules   {:016x}", signatures.rules)?;
    writeln!(out, "signature players {:016x}", signatures.players)?;
    Ok(Outcome::Fine)
}

fn measure(time: Duration, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "Random games of base-c2, two players, farmers on:")?;
    let base = Game::new(Setup::with_set("base-c2", 2))?;
    let games = median_playouts(&base, time);
    line(out, "games a second", games.games_per_second(), 0)?;
    line(out, "ns a placement, everything in it", games.nanoseconds_per_placement(), 1)?;
    let positions = middle_positions(&base, 200, 1);
    let (list, listed) = list_time(&positions, time);
    line(out, "ns to list the places of a tile, mid-game", list, 1)?;
    line(out, "  places listed, on average", listed, 1)?;
    line(out, "ns to copy a game, mid-game", clone_time(&positions, time), 1)?;
    line(out, "bytes of a state", base.state_bytes() as f64, 0)?;
    let one = games_per_second(&base, time, 1);
    let two = games_per_second(&base, time, 2);
    line(out, "games a second, one thread", one, 0)?;
    line(out, "games a second, two threads", two, 0)?;
    line(out, "  two threads are as good as", two / one, 2)?;
    writeln!(out, "ns a placement on larger boards:")?;
    for copies in [1, 4, 14] {
        let fresh = copies_of_base(copies)?;
        let tiles = fresh.piece_count() + fresh.tiles_left() as usize;
        let games = median_playouts(&fresh, time);
        line(out, &format!("  {tiles} tiles"), games.nanoseconds_per_placement(), 1)?;
    }
    with_expansions(time, out)
}

/// Games whose rate is compared with the base game's.
const WITH_EXPANSIONS: [&[&str]; 8] = [
    &["base-c2", "princess-and-dragon-c2"],
    &["winter"],
    &["winter", "gingerbread-man"],
    &["winter", "princess-and-dragon-c2", "gingerbread-man"],
    &["base-c2", "halflings-1", "halflings-2"],
    &["base-c2", "hills-and-sheep-c2"],
    &["base-c2", "crop-circles-1", "crop-circles-2"],
    &["base-c2", "halflings-1", "halflings-2", "hills-and-sheep-c2", "crop-circles-1"],
];

/// Placements with expansions against those of the base game. The games take turns round by
/// round, and the median of the ratios counts, so that other work on the machine troubles all of
/// them alike.
fn with_expansions(time: Duration, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "ns a placement with expansions, and as many times the base game's:")?;
    let base = Game::new(Setup::with_set("base-c2", 2))?;
    for sets in WITH_EXPANSIONS {
        let fresh = Game::new(Setup::with_sets(sets, 2))?;
        let mut rounds: Vec<(f64, f64)> = (1..=ROUNDS as u64)
            .map(|seed| {
                let own = playouts(&fresh, time, seed).nanoseconds_per_placement();
                let base = playouts(&base, time, seed).nanoseconds_per_placement();
                (own / base, own)
            })
            .collect();
        rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (ratio, own) = rounds[ROUNDS / 2];
        writeln!(out, "  {:<48} {own:>8.1} {ratio:>7.2}", sets.join(","))?;
    }
    Ok(())
}

fn copies_of_base(copies: u16) -> Result<Game> {
    let sets = vec![SetChoice { id: "base-c2".to_owned(), copies }];
    Ok(Game::new(Setup { sets, ..Setup::with_sets(&[], 2) })?)
}

/// The round whose time for a placement is the median.
fn median_playouts(fresh: &Game, time: Duration) -> Measurement {
    let mut rounds: Vec<Measurement> =
        (0..ROUNDS).map(|seed| playouts(fresh, time, seed as u64 + 1)).collect();
    rounds.sort_by(|a, b| a.nanoseconds_per_placement().total_cmp(&b.nanoseconds_per_placement()));
    rounds[ROUNDS / 2]
}

fn line(out: &mut dyn Write, what: &str, value: f64, digits: usize) -> Result<()> {
    writeln!(out, "{what:<44} {value:>12.digits$}")?;
    Ok(())
}
