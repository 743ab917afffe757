//! Distances, lines and corners by cells, with halflings (HA-49, HA-55, HA-57, HA-58, HA-63, HA-66).

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::setup::{Setup, Start, StartTile};
use bastide_rules::{Corner, Game};

/// A table with these tiles: id, cell, quarter turns.
fn table(tiles: &[(&str, (i16, i16), u8)], ruling: &str) -> Game {
    let mut setup = Setup::with_sets(&["base-c2", "halflings-1", "halflings-2"], 2);
    setup.options.set("halfling_epoch", ruling).expect("a ruling");
    setup.options.set("halfling_symbol_tiles", "on").expect("a value");
    setup.start = Start::Tiles(vec![StartTile {
        tile: "base-ffff-monastery".to_owned(),
        cell: Cell::new(0, 0),
        orientation: Orientation::new(0),
    }]);
    let game = Game::new(setup).expect("a playable setup");
    let mut position = game.position();
    position.turn = bastide_rules::TurnState::ChooseSource;
    position.reserve.clear();
    position.pieces.extend(tiles.iter().map(|&(tile, cell, turns)| bastide_rules::PlacedPiece {
        tile: tile.to_owned(),
        cell,
        orientation: Orientation::new(turns),
    }));
    Game::from_position(game.shared_rules().clone(), &position).expect("a position")
}

/// halflings example 9: own cell, north 2, south 2 (one a single halfling), west 2 (one of two
/// halflings), east 1 (a single halfling): 8.
#[test]
fn a_lying_abbot_counts_cells_in_lines() {
    let game = table(
        &[
            ("base-ffff-monastery", (0, -1), 0),
            ("base-ffff-monastery", (0, -2), 0),
            ("base-ffff-monastery", (0, 1), 0),
            ("H1-04", (0, 2), 0),
            ("H1-09", (-1, 0), 0),
            ("H2-10", (-1, 0), 2),
            ("base-cfff", (-2, 0), 3),
            ("H2-04", (1, 0), 2),
        ],
        "2021-01",
    );
    assert_eq!(game.cells_in_lines(Cell::new(0, 0)).len(), 8, "HA-63, HA-64");
    // What counts tiles around something takes in all pieces of the cells around it.
    assert_eq!(game.pieces_in(Cell::new(-1, 0)).count(), 2);
}

/// HA-55: the reach of a tower goes by cells; HA-66: so does a flight.
#[test]
fn reach_and_flights_go_by_cells() {
    let game = table(
        &[
            ("H2-04", (1, 0), 2),
            ("base-ffff-monastery", (0, 1), 0),
            ("base-ffff-monastery", (1, 1), 0),
            ("base-ffff-monastery", (2, 1), 0),
            ("base-cfff", (2, 0), 0),
        ],
        "2021-01",
    );
    let cells: Vec<(i16, i16)> =
        game.cells_in_reach(Cell::new(0, 0), 2).into_iter().map(Into::into).collect();
    assert_eq!(cells, [(0, 0), (1, 0), (2, 0), (0, 1)]);
    assert_eq!(game.cells_in_reach(Cell::new(0, 0), 1).len(), 3);
    assert_eq!(game.pieces_after_flight(Cell::new(0, 0), (1, 0), 1).len(), 1);
    assert_eq!(game.pieces_after_flight(Cell::new(0, 0), (1, 1), 1).len(), 1);
    assert!(game.pieces_after_flight(Cell::new(0, 0), (0, 1), 3).is_empty());
}

/// halflings example 11: three squares with field at a point, and halflings in the fourth cell.
#[test]
fn a_barn_needs_all_four_corners_filled_by_field() {
    let squares = [("base-ffff-monastery", (1, 0), 0), ("base-ffff-monastery", (0, 1), 0)];
    let point = Cell::new(1, 1);
    let with = |halves: &[(&'static str, u8)], ruling: &str| {
        let mut tiles = squares.to_vec();
        tiles.extend(halves.iter().map(|&(tile, turns)| (tile, (1, 1), turns)));
        table(&tiles, ruling)
    };
    let corner = Orientation::new(3);
    // The right angle at the point.
    let game = with(&[("H1-04", 3)], "2021-01");
    assert_eq!(game.corner(point, corner), Corner::Field);
    assert!(game.is_barn_point(point), "HA-57");
    // One half alone whose sharp corner reaches the point.
    let game = with(&[("H1-04", 0)], "2021-01");
    assert_eq!(game.corner(point, corner), Corner::Gap);
    assert!(!game.is_barn_point(point), "HA-57");
    // Both halves, fields at the point.
    let game = with(&[("H1-04", 0), ("H2-04", 2)], "2021-01");
    assert_eq!(game.corner(point, corner), Corner::Field);
    assert!(game.is_barn_point(point), "HA-57");
    // A halfling that does not reach the point: nothing to stand on.
    assert_eq!(with(&[("H1-04", 3)], "2021-01").corner(point, Orientation::new(1)), Corner::Gap);
    // HA-58: two older rulings let gaps be.
    for (ruling, fine) in [("2020", true), ("2015-10", true), ("2014", false)] {
        assert_eq!(with(&[("H1-04", 0)], ruling).is_barn_point(point), fine, "{ruling}");
    }
    // No land in one of the cells: no barn under any ruling.
    assert!(!table(&squares, "2020").is_barn_point(point));
    // A city in the corner is no field.
    let city = [("base-ffff-monastery", (1, 0), 0), ("base-cfff", (0, 1), 1), ("H1-06", (1, 1), 3)];
    assert_eq!(table(&city, "2020").corner(point, corner), Corner::Other);
}
