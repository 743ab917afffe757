//! The tile files of this project: all there, sums and symbols as the boxes have them.

use std::path::Path;

use bastide_rules::geometry::Shape;
use bastide_rules::tile::{
    Building, Library, RemovalCondition, SavedValue, Stack, Symbol, Tile, TileSet, TradeGood,
};

/// The list of files in the program equals the folder.
#[test]
fn every_file_of_the_folder_is_part_of_the_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tiles");
    let mut in_folder: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| format!("tiles/{}", entry.unwrap().file_name().to_str().unwrap()))
        .collect();
    in_folder.sort();
    let mut in_program: Vec<&str> =
        Library::standard_files().iter().map(|(file, _)| *file).collect();
    in_program.sort();
    assert_eq!(in_folder, in_program);
}

#[test]
fn standard_files_are_right() {
    if let Err(errors) = Library::from_texts(Library::standard_files()) {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", errors.join("\n"));
    }
    let library = Library::standard();
    assert_eq!(library.tiles().len(), 409);
    assert_eq!(library.sets().len(), 57);
    assert_eq!(library.layouts().len(), 10);
    assert_eq!(library.boxes().len(), 4);
    assert_eq!(library.removals().len(), 3);
    let is_halfling = |tile: &Tile| tile.stack == Stack::Hand;
    assert_eq!(library.tiles().filter(|tile| is_halfling(tile)).count(), 24);
    assert!(library.tiles().all(|tile| is_halfling(tile) == (tile.shape == Shape::Triangle)));
    assert!(library.tiles().all(|tile| is_halfling(tile) || tile.shape == Shape::Square));
}

/// The number of tiles in each set, as published where the set is a box.
#[test]
fn totals_of_the_sets() {
    let totals = [
        ("base-c1", 72),
        ("base-c2", 72),
        ("winter", 84),
        ("inns-and-cathedrals-c1", 18),
        ("inns-and-cathedrals-c2", 18),
        ("traders-and-builders-c1", 24),
        ("traders-and-builders-c2", 24),
        ("princess-and-dragon-c1", 30),
        ("princess-and-dragon-c2", 30),
        ("tower-c1", 18),
        ("tower-c2", 18),
        ("abbey-and-mayor-c1", 12),
        ("abbey-and-mayor-c2", 12),
        ("bridges-castles-and-bazaars-c1", 12),
        ("bridges-castles-and-bazaars-c2", 12),
        ("hills-and-sheep-c1", 18),
        ("hills-and-sheep-c2", 18),
        ("under-the-big-top-plain", 20),
        ("under-the-big-top-c2", 20),
        ("under-the-big-top-2", 20),
        ("river-1-c1", 12),
        ("river-1-c2", 12),
        ("river-2-c1", 12),
        ("river-2-c2", 12),
        ("king-and-robber-c1", 5),
        ("king-and-robber-c2", 5),
        ("count", 12),
        ("cathars", 4),
        ("besiegers", 6),
        ("gq11", 10),
        ("gq11-river", 2),
        ("cult-6", 6),
        ("cult-5", 5),
        ("tunnel", 4),
        ("halflings-1", 12),
        ("halflings-2", 12),
        ("crop-circles-1", 6),
        ("crop-circles-2", 6),
        ("festival", 10),
        ("wind-roses", 6),
        ("monasteries", 6),
        ("flying-machines-c1", 8),
        ("flying-machines-c2", 8),
        ("ferries", 8),
        ("gingerbread-man", 6),
        ("gingerbread-man-first-print", 6),
        ("first-game", 13),
        ("goldmines", 8),
        ("mage-and-witch-c1", 8),
        ("mage-and-witch-c2", 8),
        ("watchtowers", 12),
        ("russian-promos-2013", 2),
        ("russian-promos-2016", 2),
        ("labyrinth", 1),
        ("darmstadt", 3),
        ("spiel-doch-c1", 2),
        ("spiel-doch-c2", 2),
    ];
    let library = Library::standard();
    let found: Vec<(&str, u16)> =
        library.sets().map(|set| (set.id.as_str(), set.copies.iter().map(|c| c.1).sum())).collect();
    assert_eq!(found, totals);
    for edition in ["abbey-and-mayor-c1", "abbey-and-mayor-c2"] {
        let abbeys = &library.set(edition).unwrap().supply_tiles;
        assert_eq!(abbeys, &[("abbey-abbey".to_owned(), 6)]);
    }
}

/// How many copies in `set` have something, counted by `of`.
fn count(set: &TileSet, of: impl Fn(&Tile) -> usize) -> usize {
    let tile = |id: &str| Library::standard().tile(id).expect("copies name tiles");
    set.copies.iter().map(|(id, copies)| of(tile(id)) * usize::from(*copies)).sum()
}

#[test]
fn symbols_of_the_sets() {
    let set = |id: &str| Library::standard().set(id).unwrap();
    let symbols = |id, symbol| count(set(id), |tile| usize::from(tile.has(symbol)));
    let buildings =
        |id, building| count(set(id), |tile| usize::from(tile.building == Some(building)));
    let goods = |id, good| {
        count(set(id), |tile| tile.cities.iter().filter(|c| c.trade_good == Some(good)).count())
    };
    let besieged = |id| count(set(id), |tile| tile.cities.iter().filter(|c| c.besieged).count());

    for (id, gardens) in [("base-c1", 0), ("base-c2", 8), ("winter", 0)] {
        let pennants = |tile: &Tile| tile.cities.iter().map(|c| usize::from(c.pennants)).sum();
        assert_eq!(count(set(id), pennants), 10);
        assert_eq!(symbols(id, Symbol::Garden), gardens);
    }
    assert_eq!(buildings("base-c1", Building::Monastery), 6);
    assert_eq!(buildings("base-c2", Building::Monastery), 6);
    assert_eq!(symbols("winter", Symbol::Animal), 12);
    for (id, gardens) in [("inns-and-cathedrals-c1", 0), ("inns-and-cathedrals-c2", 2)] {
        let inns = |tile: &Tile| usize::from(tile.roads.iter().any(|road| road.inn));
        assert_eq!(count(set(id), inns), 6);
        let cathedrals = |tile: &Tile| tile.cities.iter().filter(|city| city.cathedral).count();
        assert_eq!(count(set(id), cathedrals), 2);
        assert_eq!(symbols(id, Symbol::Garden), gardens);
    }
    for (id, gardens) in [("traders-and-builders-c1", 0), ("traders-and-builders-c2", 2)] {
        assert_eq!(goods(id, TradeGood::Wine), 9);
        assert_eq!(goods(id, TradeGood::Grain), 6);
        assert_eq!(goods(id, TradeGood::Cloth), 5);
        assert_eq!(buildings(id, Building::Monastery), 1);
        assert_eq!(symbols(id, Symbol::Garden), gardens);
    }
    for (id, gardens) in [("princess-and-dragon-c1", 0), ("princess-and-dragon-c2", 2)] {
        assert_eq!(symbols(id, Symbol::Volcano), 6);
        assert_eq!(symbols(id, Symbol::Dragon), 12);
        assert_eq!(symbols(id, Symbol::MagicPortal), 6);
        let princesses = |tile: &Tile| tile.cities.iter().filter(|city| city.princess).count();
        assert_eq!(count(set(id), princesses), 6);
        assert_eq!(symbols(id, Symbol::Garden), gardens);
    }
    for (id, symbol, copies) in [
        ("tower-c1", Symbol::TowerFoundation, 18),
        ("tower-c2", Symbol::TowerFoundation, 18),
        ("tower-c2", Symbol::Garden, 2),
        ("bridges-castles-and-bazaars-c1", Symbol::Bazaar, 8),
        ("bridges-castles-and-bazaars-c2", Symbol::Bazaar, 8),
        ("bridges-castles-and-bazaars-c2", Symbol::Garden, 1),
        ("hills-and-sheep-c1", Symbol::Hill, 8),
        ("hills-and-sheep-c1", Symbol::Vineyard, 8),
        ("hills-and-sheep-c2", Symbol::Hill, 8),
        ("hills-and-sheep-c2", Symbol::Vineyard, 8),
        ("hills-and-sheep-c2", Symbol::Garden, 1),
        ("under-the-big-top-c2", Symbol::Circus, 12),
        ("under-the-big-top-c2", Symbol::Acrobats, 8),
        ("under-the-big-top-c2", Symbol::Garden, 2),
        ("under-the-big-top-2", Symbol::Circus, 12),
        ("under-the-big-top-2", Symbol::Acrobats, 8),
        ("under-the-big-top-2", Symbol::Garden, 2),
        ("festival", Symbol::Festival, 10),
        ("goldmines", Symbol::Goldmine, 8),
        ("ferries", Symbol::FerryLake, 8),
        ("mage-and-witch-c1", Symbol::MageOrWitch, 8),
    ] {
        assert_eq!(symbols(id, symbol), copies, "{id}: {symbol:?}");
    }
    assert_eq!(buildings("cult-6", Building::Shrine), 6);
    assert_eq!(buildings("cult-5", Building::Shrine), 5);
    assert_eq!(buildings("monasteries", Building::SpecialMonastery), 6);
    assert_eq!(besieged("cathars"), 4);
    assert_eq!(besieged("besiegers"), 6);
    let has = |id, of: fn(&Tile) -> bool| count(set(id), |tile| usize::from(of(tile)));
    assert_eq!(has("flying-machines-c1", |tile| tile.flying_machine.is_some()), 8);
    assert_eq!(has("watchtowers", |tile| tile.watchtower.is_some()), 12);
    assert_eq!(has("crop-circles-1", |tile| tile.crop_circle.is_some()), 6);
    assert_eq!(has("crop-circles-2", |tile| tile.crop_circle.is_some()), 6);
    assert_eq!(has("wind-roses", |tile| tile.wind_rose.is_some()), 6);
}

#[test]
fn lookups() {
    let library = Library::standard();
    let start = library.tile("base-crfr").unwrap();
    assert_eq!(library.tile_by_saved_name("BA/RCr"), Some(start));
    assert_eq!(library.set_of_tile("base-crfr").unwrap().id, "base-c1");
    assert_eq!(library.set_of_tile("base-cfff-garden").unwrap().id, "base-c2");
    assert_eq!(library.set_by_saved_name("basic:2").unwrap().id, "base-c2");
    let standard = library.layout("standard").unwrap();
    assert_eq!(library.layout_by_saved_key("standard"), Some(standard));
    assert_eq!(library.tile("base-none"), None);
    assert_eq!(library.tile("river-fvff-source").unwrap().stack, Stack::RiverSource);

    let names = library.saved_games();
    assert_eq!(names.element_by_saved_key("big-follower").unwrap().id, "big_meeple");
    assert_eq!(names.element("meeple").unwrap().default, SavedValue::Number(7));
    assert_eq!(names.token_by_saved_key("SHEEP_2X").unwrap().supply, Some(5));
    assert_eq!(names.rule_by_saved_key("princess-action").unwrap().id, "princess_action");
    let half = names.half_side("ER").unwrap();
    assert_eq!(Shape::Square.half_names()[half.0 as usize], "ESE");
    let sides = names.location("_E").unwrap();
    assert_eq!(sides.iter().map(|side| side.0).collect::<Vec<_>>(), [0, 2, 3]);
    let alternative =
        RemovalCondition { start_layout: Some("river_alternative".into()), ..Default::default() };
    let removal = library.removals().find(|removal| removal.when == alternative).unwrap();
    assert_eq!(removal.removes, ["river-fvff-source"]);
}
