//! The tables of `tests/perft/`: how many ways there are to play the first turns.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::{Path, PathBuf};

use bastide::perft::{Draws, count};
use bastide_rules::setup::Options;
use bastide_rules::{Game, Setup};
use serde::Deserialize;

/// One table; `ways` and `positions` have one number a depth.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    sets: Vec<String>,
    seats: u8,
    options: Options,
    draws: Vec<String>,
    ways: Vec<u64>,
    positions: Vec<u64>,
}

fn tables() -> Vec<(PathBuf, Table)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            let table =
                toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (path, table)
        })
        .collect()
}

#[test]
fn counts_are_as_in_the_tables() {
    let tables = tables();
    assert!(tables.len() >= 7, "only {} tables found", tables.len());
    for (path, table) in tables {
        let sets: Vec<&str> = table.sets.iter().map(String::as_str).collect();
        let setup = Setup { options: table.options, ..Setup::with_sets(&sets, table.seats) };
        let game = Game::new(setup).unwrap();
        let draws = table.draws.iter().map(|id| {
            game.rules().kind_of_tile(id).unwrap_or_else(|| panic!("{}: {id}", path.display()))
        });
        let draws = Draws::Fixed(draws.collect());
        let counts = count(&game, &draws, table.ways.len(), true).unwrap();
        let ways: Vec<u64> = counts.iter().map(|count| count.ways).collect();
        let positions: Vec<u64> = counts.iter().map(|count| count.positions).collect();
        let place = path.display();
        assert_eq!((ways, positions), (table.ways, table.positions), "{place}");
    }
}
