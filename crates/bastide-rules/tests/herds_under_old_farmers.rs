//! Pig-herds (RV-15) under the three readings of fields (BG-42): one city between two fields of
//! one player, of which one has a herd.

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::setup::{SetChoice, Setup, Start, StartTile};
use bastide_rules::tile::Library;
use bastide_rules::{
    Action, Events, FigureKind, Game, NeutralPosition, PlacedFigure, PlacedPiece, Position, Seat,
    Spot, TurnState,
};

const TILES: &str = r#"
[set]
id = "house"
name = "House tiles"
family = "house"
total = 2

[copies]
with-herd = 1
without-herd = 1

[[tile]]
id = "with-herd"
sides = "CFFF"
cities = [{ sides = "N" }]
fields = [{ halves = "ENE ESE SSE SSW WSW WNW", cities = [0], pig_herds = 1 }]

[[tile]]
id = "without-herd"
sides = "CFFF"
cities = [{ sides = "N" }]
fields = [{ halves = "ENE ESE SSE SSW WSW WNW", cities = [0] }]
"#;

/// The points of a player with a farmer on each field, if `first` lay on the table first.
fn points(farmers: &str, first: &str, second: &str) -> i32 {
    let library = Library::from_texts(&[("house.toml", TILES)]).expect("tiles without faults");
    let mut setup = Setup::with_set("house", 2);
    setup.sets = vec![SetChoice { id: "house".to_owned(), copies: 1 }];
    setup.options.set("farmers", farmers).expect("an option");
    setup.start = Start::Tiles(vec![StartTile {
        tile: first.to_owned(),
        cell: Cell::new(0, 0),
        orientation: Orientation::default(),
    }]);
    let mut game = Game::with_library(setup, &library).expect("a playable setup");
    let piece = |tile: &str, cell, turns| PlacedPiece {
        tile: tile.to_owned(),
        cell,
        orientation: Orientation::new(turns),
    };
    let farmer =
        |cell| PlacedFigure { seat: Seat(0), kind: FigureKind::Meeple, spot: Spot::new(cell, 1) };
    let position = Position {
        cards: None,
        pieces: vec![piece(first, (0, 0), 0), piece(second, (0, -1), 2)],
        figures: vec![farmer(Cell::new(0, 0)), farmer(Cell::new(0, -1))],
        scores: vec![0, 0],
        pile: Vec::new(),
        aside: Vec::new(),
        aside_dragons: Vec::new(),
        neutral: NeutralPosition::default(),
        hidden: 0,
        hands: Vec::new(),
        reserve: Vec::new(),
        flocks: Vec::new(),
        seat: Seat(0),
        turn: TurnState::MainAction,
    };
    game = Game::from_position(game.shared_rules().clone(), &position).expect("a position");
    game.play(Action::Pass, &mut Events::off()).expect("passing is legal");
    assert!(game.is_over());
    game.scores()[0]
}

#[test]
fn the_order_of_laying_does_not_matter() {
    // F3 pays each field: 3 and 4. F2 pays the city once, with the herd. F1 pays 4, with the herd 5.
    for (farmers, expected) in [("F3", 7), ("F2", 4), ("F1", 5)] {
        let both = [
            points(farmers, "with-herd", "without-herd"),
            points(farmers, "without-herd", "with-herd"),
        ];
        assert_eq!(both, [expected; 2], "{farmers}");
    }
}
