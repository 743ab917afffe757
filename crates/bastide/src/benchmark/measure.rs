use std::hint::black_box;
use std::time::{Duration, Instant};

use bastide_bots::{Playout, Rng};
use bastide_rules::{ActionList, Actor, Game};

/// Random games that were played and how long they took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measurement {
    /// Games.
    pub games: u64,
    /// Tiles placed in all of them.
    pub placements: u64,
    /// The time for all of them.
    pub time: Duration,
}

impl Measurement {
    /// Games in a second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.time.as_secs_f64().max(1e-12)
    }

    /// Nanoseconds for a placement with everything in it: the copy of the fresh game, the draw,
    /// the list, the placement, the figure, scoring.
    pub fn nanoseconds_per_placement(&self) -> f64 {
        self.time.as_nanos() as f64 / self.placements.max(1) as f64
    }
}

/// Plays random games from `fresh` for about `time`.
pub fn playouts(fresh: &Game, time: Duration, seed: u64) -> Measurement {
    let mut game = fresh.clone();
    let mut playout = Playout::for_game(fresh);
    let mut rng = Rng::new(seed);
    let mut done = Measurement::default();
    let start = Instant::now();
    loop {
        for _ in 0..16 {
            game.clone_from(fresh);
            done.placements += playout.finish(&mut game, &mut rng) as u64;
            done.games += 1;
        }
        done.time = start.elapsed();
        if done.time >= time {
            return done;
        }
    }
}

/// Games in a second of `threads` threads that play random games for about `time` at once.
pub fn games_per_second(fresh: &Game, time: Duration, threads: usize) -> f64 {
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|index| scope.spawn(move || playouts(fresh, time, index as u64 + 1)))
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("playouts do not panic").games_per_second())
            .sum()
    })
}

/// Positions in which a tile waits to be placed and about half of the tiles lie, from random games.
pub fn middle_positions(fresh: &Game, count: usize, seed: u64) -> Vec<Game> {
    let half = (fresh.piece_count() + fresh.tiles_left() as usize) / 2;
    let mut playout = Playout::for_game(fresh);
    (0..count as u64)
        .map(|index| {
            let mut game = fresh.clone();
            let mut rng = Rng::stream(seed, index);
            loop {
                let waits = matches!(game.decision().actor, Some(Actor::Seat(_)));
                let is_placement = waits && game.drawn_tile().is_some();
                if (game.piece_count() >= half && is_placement)
                    || playout.step(&mut game, &mut rng).is_none()
                {
                    return game;
                }
            }
        })
        .collect()
}

/// Nanoseconds to list the legal placements of a tile, on average over `positions`, and how many
/// there are.
pub fn list_time(positions: &[Game], time: Duration) -> (f64, f64) {
    let mut list = ActionList::new();
    let mut listed = 0u64;
    let mut calls = 0u64;
    let start = Instant::now();
    loop {
        for game in positions {
            game.legal_actions(&mut list);
            listed += black_box(&list).len() as u64;
            calls += 1;
        }
        let elapsed = start.elapsed();
        if elapsed >= time || positions.is_empty() {
            let calls = calls.max(1) as f64;
            return (elapsed.as_nanos() as f64 / calls, listed as f64 / calls);
        }
    }
}

/// Nanoseconds to copy a position into an existing game, on average over `positions`.
pub fn clone_time(positions: &[Game], time: Duration) -> f64 {
    let Some(first) = positions.first() else { return 0.0 };
    let mut copy = first.clone();
    let mut calls = 0u64;
    let start = Instant::now();
    loop {
        for game in positions {
            copy.clone_from(black_box(game));
            black_box(&copy);
            calls += 1;
        }
        let elapsed = start.elapsed();
        if elapsed >= time {
            return elapsed.as_nanos() as f64 / calls as f64;
        }
    }
}
