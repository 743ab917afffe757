//! The commands of the program, one file each: arguments, help and output.

mod bench;
mod cards;
mod check;
mod import;
mod options;
mod perft;
mod play;
mod render;
mod replay;
mod rules;
mod serve;
mod sim;
mod tiles;
mod verify;

use std::io::{BufRead, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::card_table;
use crate::outcome::Outcome;

/// Plays, simulates, checks, draws and explains games of the Carcassonne family.
#[derive(Parser, Debug)]
#[command(name = "bastide", version, propagate_version = true, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Another table of the cards of Christmas Present than the built-in one; so does the
    /// environment variable BASTIDE_CARDS
    #[arg(long, global = true, value_name = "FILE")]
    cards: Option<PathBuf>,

    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  bastide serve                                      tables to play at in the browser
  bastide play                                       you against the greedy player
  bastide rules BG-31                                what a rule says
  bastide tiles                                      the sets of tiles
  bastide check scenarios                            whether all is as expected
  bastide sim --games 1000 --players greedy,random   a thousand games between computer players
  bastide bench                                      how fast the engine is on this machine

Every command has its own help: bastide sim --help

Exit codes: 0 all is well, 1 an expectation failed, 2 wrong usage or bad input.";

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::ServeArguments),
    Play(play::PlayArguments),
    Sim(sim::SimArguments),
    Perft(perft::PerftArguments),
    Bench(bench::BenchArguments),
    Check(check::CheckArguments),
    Import(import::ImportArguments),
    Export(import::ExportArguments),
    Replay(replay::ReplayArguments),
    Verify(verify::VerifyArguments),
    Render(render::RenderArguments),
    Rules(rules::RulesArguments),
    Tiles(tiles::TilesArguments),
    Cards(cards::CardsArguments),
    Options(options::OptionsArguments),
}

impl Arguments {
    /// Carries the command out; what it has to say goes to `out`.
    pub(crate) fn run(self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Outcome> {
        // Before anything else: setups, games and texts all read the cards.
        card_table::install_chosen(self.cards)?;
        match self.command {
            Command::Serve(arguments) => serve::run(&arguments, out),
            Command::Play(arguments) => play::run(&arguments, input, out),
            Command::Sim(arguments) => sim::run(&arguments, out),
            Command::Perft(arguments) => perft::run(&arguments, out),
            Command::Bench(arguments) => bench::run(&arguments, out),
            Command::Check(arguments) => check::run(&arguments, out),
            Command::Import(arguments) => import::import(&arguments, out),
            Command::Export(arguments) => import::export(&arguments, out),
            Command::Replay(arguments) => replay::run(&arguments, out),
            Command::Verify(arguments) => verify::run(&arguments, out),
            Command::Render(arguments) => render::run(&arguments, out),
            Command::Rules(arguments) => rules::run(&arguments, out),
            Command::Tiles(arguments) => tiles::run(&arguments, out),
            Command::Cards(arguments) => cards::run(&arguments, out),
            Command::Options(arguments) => options::run(&arguments, out),
        }
    }
}
