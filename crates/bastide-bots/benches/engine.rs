//! A random game, the list of legal placements and the copy of a game, with statistics.
//!
//! `cargo bench -p bastide-bots`; for a quick look `bastide bench` is enough.

use std::hint::black_box;

use bastide_bots::{Playout, Rng};
use bastide_rules::{ActionList, Game, Setup};
use criterion::{Criterion, criterion_group, criterion_main};

fn base_game() -> Game {
    Game::new(Setup::with_set("base-c2", 2)).expect("the base game can be played")
}

/// A game with half of its tiles laid and one drawn.
fn middle_of_game(fresh: &Game) -> Game {
    let mut game = fresh.clone();
    let mut playout = Playout::for_game(fresh);
    let mut rng = Rng::new(36);
    while game.piece_count() < 36 || game.drawn_tile().is_none() {
        playout.step(&mut game, &mut rng);
    }
    game
}

fn playout(criterion: &mut Criterion) {
    let fresh = base_game();
    let mut game = fresh.clone();
    let mut playout = Playout::for_game(&fresh);
    let mut rng = Rng::new(1);
    criterion.bench_function("random game of 72 tiles", |bench| {
        bench.iter(|| {
            game.clone_from(&fresh);
            playout.finish(&mut game, &mut rng)
        });
    });
}

fn legal_list(criterion: &mut Criterion) {
    let game = middle_of_game(&base_game());
    let mut list = ActionList::new();
    criterion.bench_function("list the places of a tile, mid-game", |bench| {
        bench.iter(|| {
            black_box(&game).legal_actions(&mut list);
            list.len()
        });
    });
}

fn clone_from(criterion: &mut Criterion) {
    let game = middle_of_game(&base_game());
    let mut copy = game.clone();
    criterion.bench_function("copy a game, mid-game", |bench| {
        bench.iter(|| copy.clone_from(black_box(&game)));
    });
}

criterion_group!(engine, playout, legal_list, clone_from);
criterion_main!(engine);
