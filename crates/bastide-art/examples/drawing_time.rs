//! How long the layers of a large board take, piece by piece and with its common sides.
//!
//! `cargo run --release -p bastide-art --example drawing_time`

use std::time::Instant;

use bastide_art::{PlacedPiece, Style, joins_from, piece_layers};
use bastide_rules::setup::SetChoice;
use bastide_rules::{Events, Game, Setup};

/// Pieces on the board.
const PIECES: usize = 216;

fn main() {
    let mut setup = Setup::with_set("base-c2", 2);
    setup.sets = vec![SetChoice { id: "base-c2".to_owned(), copies: 3 }];
    let Ok(mut game) = Game::new(setup) else { return };
    let mut step = 0;
    while game.piece_count() < PIECES && !game.is_over() {
        let actions = game.legal_action_list();
        step += 7;
        if game.play(actions[step % actions.len()], &mut Events::off()).is_err() {
            return;
        }
    }
    let placed: Vec<PlacedPiece<'_>> = PlacedPiece::of_game(&game).collect();
    let style = Style::default();
    let started = Instant::now();
    let bytes: usize = placed.iter().map(|&piece| piece_layers(piece, &style).flat.svg.len()).sum();
    println!("{} pieces: {:?}, {bytes} bytes flat", placed.len(), started.elapsed());
    let started = Instant::now();
    let joins = joins_from(&placed, 0, &style);
    println!("{} joins: {:?}", joins.len(), started.elapsed());
    let started = Instant::now();
    let joins = joins_from(&placed[placed.len() - 5..], 4, &style);
    println!("{} joins of one piece with four others: {:?}", joins.len(), started.elapsed());
}
