//! The tables of counted turns (`../bastide/tests/perft/`), counted by the second implementation.

#[allow(dead_code, reason = "each test binary uses a part of the reference")]
mod reference;

use std::path::Path;

use bastide_rules::Setup;
use bastide_rules::setup::Options;
use bastide_rules::tile::Library;
use reference::game::{Move, Phase, Reference};
use reference::look_alike::lowest_alike;
use serde::Deserialize;

/// As many ways as are worth counting slowly.
const MOST: u64 = 40_000;

#[derive(Deserialize)]
struct Table {
    sets: Vec<String>,
    seats: u8,
    options: Options,
    draws: Vec<String>,
    ways: Vec<u64>,
}

/// Plays the rest of a turn in all ways, then the following ones; a depth is one tile placed and
/// everything decided about it.
fn count(game: &Reference, draws: &[String], ways: &mut [u64]) {
    if ways.is_empty() {
        return;
    }
    if game.phase == Phase::Draw {
        let Some((tile, later)) = draws.split_first() else { return };
        let mut drawn = game.clone();
        drawn.apply(&Move::Draw(tile.clone()));
        return count(&drawn, later, ways);
    }
    for what in game.legal() {
        if let (Phase::Place(tile), Move::Place((_, turns))) = (&game.phase, &what)
            && lowest_alike(&game.kinds[tile], *turns) != *turns
        {
            continue;
        }
        let mut after = game.clone();
        after.apply(&what);
        if matches!(after.phase, Phase::Draw | Phase::Over) {
            ways[0] += 1;
            count(&after, draws, &mut ways[1..]);
        } else {
            count(&after, draws, ways);
        }
    }
}

#[test]
fn the_tables_are_those_of_the_second_implementation() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bastide/tests/perft");
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).expect("tables").map(|entry| entry.expect("a file")).collect();
    paths.sort_by_key(std::fs::DirEntry::path);
    assert!(paths.len() >= 16, "only {} tables", paths.len());
    for path in paths.iter().map(std::fs::DirEntry::path) {
        let text = std::fs::read_to_string(&path).expect("a table");
        let table: Table = toml::from_str(&text).expect("a table");
        let depth = table.ways.iter().take_while(|&&ways| ways <= MOST).count();
        let sets: Vec<&str> = table.sets.iter().map(String::as_str).collect();
        let setup = Setup { options: table.options, ..Setup::with_sets(&sets, table.seats) };
        let game = Reference::new(&setup, Library::standard());
        let mut ways = vec![0; depth];
        count(&game, &table.draws, &mut ways);
        assert_eq!(ways, table.ways[..depth], "{}", path.display());
    }
}
