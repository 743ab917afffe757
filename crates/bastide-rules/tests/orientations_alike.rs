//! Orientations in which a tile looks the same are listed once, and all of them are accepted.

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::Library;
use bastide_rules::{Action, Events, Game, Setup, Spot};

const DOUBLES: &str = r#"
[set]
id     = "doubles"
name   = "Doubles"
family = "doubles"
total  = 2

[copies]
long-road = 1
lone-city = 1

[[tile]]
id     = "long-road"
shape  = "double"
sides  = "FFRFFR"
roads  = [{ sides = "E W" }]
fields = [{ halves = "N0a N0b N1a N1b Ea Wb" }, { halves = "Eb S1a S1b S0a S0b Wa" }]

[[tile]]
id     = "lone-city"
shape  = "double"
sides  = "FFRFFC"
cities = [{ sides = "W" }]
roads  = [{ sides = "E" }]
fields = [{ halves = "N0a N0b N1a N1b Ea Eb S1a S1b S0a S0b", cities = [0] }]
"#;

/// A game in which `tile` is to be placed beside the start tile.
fn with_drawn(sets: &[&str], library: &Library, tile: &str) -> Game {
    let mut setup = Setup::with_sets(sets, 2);
    setup.unbuilt_rules = bastide_rules::setup::UnbuiltRules::PlainTiles;
    let mut game = Game::with_library(setup, library).expect("a playable setup");
    let kind = game.rules().kind_of_tile(tile).expect("a tile of the game");
    game.play(Action::Draw(kind), &mut Events::off()).expect("it can be drawn");
    game
}

fn orientations(game: &Game) -> Vec<u8> {
    let mut turns: Vec<u8> = game
        .legal_action_list()
        .iter()
        .map(|action| match action {
            Action::PlaceTile { orientation, .. } => (*orientation).into(),
            other => panic!("{other:?}: a tile is to be placed"),
        })
        .collect();
    turns.sort_unstable();
    turns.dedup();
    turns
}

#[test]
fn a_double_that_looks_the_same_turned_round_is_listed_once_and_taken_both_ways() {
    let library = Library::standard().extended(&[("doubles.toml", DOUBLES)]).expect("tiles");
    let sets = ["base-c1", "doubles"];
    let game = with_drawn(&sets, &library, "long-road");
    // Beside the start tile only lying, not standing; the other way round it is no other place.
    assert_eq!(orientations(&game), [0]);
    let east = |cell, turns| Action::PlaceTile { cell, orientation: Orientation::new(turns) };
    let road = |action| {
        let mut game = game.clone();
        game.play(action, &mut Events::off()).expect("both ways are accepted");
        let spot = Spot::new(Cell::new(0, 0), 1);
        (game.feature_cells(spot), game.feature(spot))
    };
    let first = road(east(Cell::new(1, 0), 0));
    assert_eq!(first.0.len(), 3, "{first:?}");
    assert_eq!(first, road(east(Cell::new(2, 0), 2)));
    // Its city at one end makes the other double differ from itself; standing it fits one way.
    assert_eq!(orientations(&with_drawn(&sets, &library, "lone-city")), [0, 2, 3]);
}

/// Two caps and a city between them, with two fields that touch no side (GB-T4).
#[test]
fn fields_that_touch_no_side_are_alike() {
    let sets = ["winter", "gingerbread-man"];
    let game = with_drawn(&sets, Library::standard(), "gingerbread-c1c2c3c2");
    assert_eq!(orientations(&game), [0, 1]);
    let game = with_drawn(&sets, Library::standard(), "gingerbread-c1c2c3f");
    assert_eq!(orientations(&game), [0, 1, 2]);
}
