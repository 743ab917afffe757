use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use bastide_rules::{Actor, Events, Game};
use clap::Args;

use crate::game_file::GameFile;
use crate::outcome::Outcome;
use crate::setup_arguments::describe_setup;
use crate::text::{
    BoardText, ColorChoice, Names, Painter, PictureSize, Tally, describe_action, describe_event,
};

const EXAMPLES: &str = "\
Examples:
  bastide replay game.jsonl | less
  bastide replay saved.jcz

Every move with the number of legal ones, what happened, the points and the key of the state after
each turn, the board at the end.";

/// Tells a whole game as text
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ReplayArguments {
    /// The game: .jsonl or .jcz
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// When to use colours
    #[arg(long, value_enum, default_value_t)]
    color: ColorChoice,
}

pub(crate) fn run(arguments: &ReplayArguments, out: &mut dyn Write) -> Result<Outcome> {
    let file = GameFile::read(&arguments.file)?;
    let names = Names(file.record.header.seats.clone());
    let mut game = file.start.clone();
    let mut tally = Tally::new(game.seats());
    let mut events = Events::new();
    let mut actions = Vec::new();
    writeln!(out, "{}; players {}", describe_setup(game.setup()), names.0.join(", "))?;
    for (index, &(by, action)) in file.moves.iter().enumerate() {
        game.legal_actions(&mut actions);
        let who = match by {
            Actor::Seat(seat) => names.of(seat),
            Actor::Chance => "chance".to_owned(),
        };
        let text = describe_action(action, &game);
        writeln!(out, "{:>4}  {who}: {text}  [1 of {}]", index + 1, actions.len())?;
        events.clear();
        let seat = game.active_seat();
        game.play(action, &mut events).with_context(|| format!("move {}", index + 1))?;
        tally.add(&events);
        for event in events.list() {
            if let Some(text) = describe_event(event, &events, &game, &names) {
                writeln!(out, "      {text}")?;
            }
        }
        if game.active_seat() != seat || game.is_over() {
            writeln!(out, "      points {}, key {:016x}", points(&game), game.key())?;
        }
    }
    let board = BoardText::new(&game, PictureSize::LARGE);
    for line in board.lines(Painter::new(arguments.color)) {
        writeln!(out, "{line}")?;
    }
    for line in tally.table(&names) {
        writeln!(out, "{line}")?;
    }
    Ok(Outcome::Fine)
}

fn points(game: &Game) -> String {
    game.scores().iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
}
