//! The Tiles tables of the rulebook and the tile files say the same.

use std::path::Path;

use bastide_rules::geometry::{PieceSide, Shape};
use bastide_rules::tile::{Building, Library, SegmentRef, SideKind, Symbol, Tile, TileSet};

/// The land tiles of the base game.
const LAND: [&str; 24] = [
    "BG-TA", "BG-TB", "BG-TC", "BG-TD", "BG-TE", "BG-TF", "BG-TG", "BG-TH", "BG-TI", "BG-TJ",
    "BG-TK", "BG-TL", "BG-TM", "BG-TN", "BG-TO", "BG-TP", "BG-TQ", "BG-TR", "BG-TS", "BG-TT",
    "BG-TU", "BG-TV", "BG-TW", "BG-TX",
];

/// The tiles of the River (first and second edition).
const RIVER: [&str; 10] =
    ["BG-R1", "BG-R2", "BG-R3", "BG-R4", "BG-R5", "BG-R6", "BG-R7", "BG-R8", "BG-R9", "BG-R10"];

/// The tiles that the winter edition adds.
const WINTER: [&str; 12] = [
    "WE-T1", "WE-T2", "WE-T3", "WE-T4", "WE-T5", "WE-T6", "WE-T7", "WE-T8", "WE-T9", "WE-T10",
    "WE-T11", "WE-T12",
];

/// The tiles of The Princess and the Dragon.
const DRAGON: [&str; 29] = [
    "PD-T1", "PD-T2", "PD-T3", "PD-T4", "PD-T5", "PD-T6", "PD-T7", "PD-T8", "PD-T9", "PD-T10",
    "PD-T11", "PD-T12", "PD-T13", "PD-T14", "PD-T15", "PD-T16", "PD-T17", "PD-T18", "PD-T19",
    "PD-T20", "PD-T21", "PD-T22", "PD-T23", "PD-T24", "PD-T25", "PD-T26", "PD-T27", "PD-T28",
    "PD-T29",
];

/// The tiles of the Gingerbread Man.
const GINGERBREAD: [&str; 6] = ["GB-T1", "GB-T2", "GB-T3", "GB-T4", "GB-T5", "GB-T6"];

/// Signs that tables name, by their words there.
const SIGNS: [(&str, Symbol); 3] =
    [("volcano", Symbol::Volcano), ("dragon", Symbol::Dragon), ("portal", Symbol::MagicPortal)];

/// What a row of a table says about a tile, in a form in which the order of segments is lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Drawing {
    edges: String,
    /// Sides, pennants, and whether there is a princess.
    cities: Vec<(String, u8, bool)>,
    roads: Vec<String>,
    rivers: Vec<String>,
    /// Half-sides, and the sides of the cities that the field touches.
    fields: Vec<(String, Vec<String>)>,
    monastery: bool,
    tunnels: usize,
    signs: Vec<&'static str>,
}

impl Drawing {
    fn sorted(mut self) -> Self {
        self.cities.sort();
        self.roads.sort();
        self.rivers.sort();
        self.fields.iter_mut().for_each(|(_, cities)| cities.sort());
        self.fields.sort();
        self
    }

    fn of(tile: &Tile) -> Self {
        let city = |&index: &usize| letters(&tile.cities[index].sides);
        Self {
            edges: tile.sides.iter().map(|kind| kind.letter()).collect(),
            cities: tile
                .cities
                .iter()
                .map(|city| (letters(&city.sides), city.pennants, city.princess))
                .collect(),
            roads: tile.roads.iter().map(|road| letters(&road.sides)).collect(),
            rivers: tile.rivers.iter().map(|river| letters(&river.sides)).collect(),
            fields: tile
                .fields
                .iter()
                .map(|field| {
                    let digits = field.halves.iter().map(|half| (b'1' + half.0) as char).collect();
                    (digits, field.cities.iter().map(city).collect())
                })
                .collect(),
            monastery: tile.building == Some(Building::Monastery),
            tunnels: tile.roads.iter().filter(|road| road.tunnel.is_some()).count(),
            signs: SIGNS
                .iter()
                .filter(|(_, sign)| tile.has(*sign))
                .map(|(word, _)| *word)
                .collect(),
        }
        .sorted()
    }
}

fn letters(sides: &[PieceSide]) -> String {
    sides.iter().map(|side| Shape::Square.side_names()[side.0 as usize]).collect()
}

/// A row of a table: its cells by the names of the columns.
struct Row(Vec<(String, String)>);

impl Row {
    fn get(&self, column: &str) -> &str {
        let cell = self.0.iter().find(|(name, _)| name == column);
        cell.map_or("–", |(_, text)| text)
    }

    fn count(&self, column: &str) -> u16 {
        self.get(column).parse().expect("a number")
    }

    /// The entries of a cell, parted by `;`.
    fn entries(&self, column: &str) -> Vec<&str> {
        let text = self.get(column);
        if text == "–" { Vec::new() } else { text.split(';').map(str::trim).collect() }
    }

    fn drawing(&self) -> Drawing {
        let way = |text: &str| match text.strip_suffix(" ends") {
            Some(side) => side.to_owned(),
            None => clockwise(text.split(' ').next().unwrap_or_default()),
        };
        let has = |word: &str| self.get("Other").split(", ").any(|one| one == word);
        Drawing {
            edges: self.get("Edges").to_owned(),
            cities: self
                .entries("Cities")
                .iter()
                .map(|text| {
                    let (sides, sign) = text.split_once(" (").unwrap_or((text, ""));
                    let pennants = u8::from(sign == "pennant)");
                    (clockwise(sides), pennants, sign == "princess)")
                })
                .collect(),
            roads: self.entries("Roads").iter().map(|text| way(text)).collect(),
            rivers: self.entries("River").iter().map(|text| way(text)).collect(),
            fields: self
                .entries("Fields")
                .iter()
                .map(|text| {
                    let (halves, cities) = text.split_once(" → ").unwrap_or((text, ""));
                    let cities = cities.split(", ").filter(|city| !city.is_empty());
                    let halves = if halves.starts_with("inner") { "" } else { halves };
                    (halves.to_owned(), cities.map(clockwise).collect())
                })
                .collect(),
            monastery: has("monastery"),
            tunnels: self.get("Roads").matches("(tunnel)").count(),
            signs: SIGNS.iter().map(|(word, _)| *word).filter(|word| has(word)).collect(),
        }
        .sorted()
    }
}

/// Letters of sides in the order N E S W.
fn clockwise(sides: &str) -> String {
    "NESW".chars().filter(|side| sides.contains(*side)).collect()
}

/// The rows of the tables of `page` whose ids are `ids`, in this order.
fn rows(page: &str, ids: &[&str]) -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook").join(page);
    let text = std::fs::read_to_string(path).expect("the page is there");
    let mut header: Vec<&str> = Vec::new();
    let mut rows = Vec::new();
    for line in text.lines() {
        let Some(line) = line.strip_prefix("| ").and_then(|line| line.strip_suffix(" |")) else {
            continue;
        };
        let cells: Vec<&str> = line.split(" | ").map(str::trim).collect();
        if cells[0] == "Id" {
            header = cells;
        } else if ids.contains(&cells[0]) {
            assert_eq!(cells.len(), header.len(), "{line}");
            let named = header.iter().zip(&cells);
            rows.push(Row(named.map(|(name, cell)| ((*name).into(), (*cell).into())).collect()));
        }
    }
    assert!(rows.iter().map(|row| row.get("Id")).eq(ids.iter().copied()), "ids of {page}");
    rows
}

fn set(id: &str) -> &'static TileSet {
    Library::standard().set(id).expect("the set is there")
}

fn tile(id: &str) -> &'static Tile {
    Library::standard().tile(id).expect("the tile is there")
}

/// The tile of `set` that `row` describes, and its copies there.
fn find(set: &TileSet, row: &Row) -> (&'static Tile, u16) {
    let drawing = row.drawing();
    let plain = set.copies.iter().map(|(id, copies)| (tile(id), *copies));
    let alike: Vec<_> = plain.filter(|(tile, _)| Drawing::of(tile) == drawing).collect();
    match alike[..] {
        [found] => found,
        _ => panic!("{}: {} tiles of {} look like {drawing:?}", row.get("Id"), alike.len(), set.id),
    }
}

fn copies(set: &TileSet, tile: Option<&str>) -> u16 {
    let of = |id| set.copies.iter().find(|(other, _)| other == id);
    tile.and_then(of).map_or(0, |(_, copies)| *copies)
}

/// BG-TA to BG-TX: drawings and counts, and how many bear a garden in the second edition.
#[test]
fn land_tiles_of_the_base_game() {
    let [first, second] = [set("base-c1"), set("base-c2")];
    let rows = rows("base-game.md", &LAND);
    assert_eq!(rows.len(), first.copies.len());
    assert_eq!(rows.iter().map(|row| row.count("Count")).sum::<u16>(), 72);
    for row in &rows {
        let (tile, count) = find(first, row);
        let id = row.get("Id");
        assert_eq!(count, row.count("Count"), "{id}");
        assert_eq!(tile.symbols, [], "{id}");
        let gardens = row.count("With garden in C2/C3");
        let twin = tile.garden_twin.as_deref();
        assert_eq!(copies(second, twin), gardens, "{id}");
        assert_eq!(copies(second, Some(&tile.id)), count - gardens, "{id}");
        if row.get("Other") == "one of them is the start tile" {
            let layout = Library::standard().layout("standard").expect("the layout is there");
            assert_eq!(layout.tiles.len(), 1);
            assert_eq!(layout.tiles[0].tile, tile.id, "{id}");
        }
    }
}

/// BG-R1 to BG-R10: drawings and counts; one of the BG-R10 bears a garden in the second edition.
#[test]
fn tiles_of_the_river() {
    let [first, second] = [set("river-1-c1"), set("river-1-c2")];
    let rows = rows("base-game.md", &RIVER);
    assert_eq!(rows.len(), first.copies.len());
    for row in &rows {
        let (tile, count) = find(first, row);
        let id = row.get("Id");
        assert_eq!(count, row.count("Count"), "{id}");
        let gardens = u16::from(id == "BG-R10");
        assert_eq!(copies(second, tile.garden_twin.as_deref()), gardens, "{id}");
        assert_eq!(copies(second, Some(&tile.id)), count - gardens, "{id}");
    }
}

/// The winter edition without the tiles that it has in common with the base game.
fn own_winter_tiles() -> TileSet {
    let mut own = set("winter").clone();
    own.copies.retain(|(id, _)| tile(id).has(Symbol::Animal));
    own
}

/// WE-T1 to WE-T12: drawings, one copy each, an animal on each (WE-12), no pennant.
#[test]
fn tiles_of_the_winter_edition() {
    let winter = set("winter");
    let own = own_winter_tiles();
    let rows = rows("winter-edition.md", &WINTER);
    assert_eq!(rows.len(), own.copies.len());
    for row in &rows {
        let (tile, count) = find(&own, row);
        let id = row.get("Id");
        assert_eq!(count, row.count("Count"), "{id}");
        assert_eq!(tile.symbols, [Symbol::Animal], "{id}");
        assert!(tile.cities.iter().all(|city| city.pennants == 0), "{id}");
        // The house by the lake of WE-T5 is marked as an inn; a switch says whether it is one.
        let inns = tile.roads.iter().any(|road| road.inn);
        assert_eq!(inns, id == "WE-T5", "{id}");
    }
    // The other tiles are those of the base game.
    let base = winter.copies.iter().filter(|(id, _)| !tile(id).has(Symbol::Animal));
    assert!(base.eq(&set("base-c1").copies));
}

/// WE-23: road ends, cities and monasteries of one winter tile are linked for the wagon.
#[test]
fn wagon_links_of_the_winter_edition() {
    let linked = ["WE-T1", "WE-T2", "WE-T3", "WE-T4", "WE-T5", "WE-T6", "WE-T8", "WE-T10"];
    for row in rows("winter-edition.md", &WINTER) {
        let (tile, _) = find(&own_winter_tiles(), &row);
        let id = row.get("Id");
        let links: Vec<SegmentRef> = tile.wagon_links.iter().flatten().copied().collect();
        assert_eq!(!links.is_empty(), linked.contains(&id), "{id}");
        if linked.contains(&id) {
            let roads = (0..tile.roads.len()).map(SegmentRef::Road);
            let cities = (0..tile.cities.len()).map(SegmentRef::City);
            let building = tile.building.map(|_| SegmentRef::Building);
            for segment in roads.chain(cities).chain(building) {
                assert!(links.contains(&segment), "{id}: {segment}");
            }
        }
    }
}

/// WE-24: WE-T9 is the double curve of Princess & Dragon without the portal.
#[test]
fn double_curve_of_the_winter_edition() {
    let rows = rows("winter-edition.md", &WINTER);
    let row = rows.iter().find(|row| row.get("Id") == "WE-T9").expect("the row is there");
    let (winter, _) = find(&own_winter_tiles(), row);
    let alike: Vec<&Tile> = set("princess-and-dragon-c1")
        .copies
        .iter()
        .map(|(id, _)| tile(id))
        .filter(|tile| Drawing { signs: Vec::new(), ..Drawing::of(tile) } == Drawing::of(winter))
        .collect();
    assert_eq!(alike.len(), 1);
    assert_eq!(alike[0].symbols, [Symbol::MagicPortal]);
    assert_eq!(winter.sides, [SideKind::Road; 4]);
}

/// PD-T1 to PD-T29: drawings, signs and counts; gardens of the second edition.
#[test]
fn tiles_of_the_princess_and_the_dragon() {
    let [first, second] = [set("princess-and-dragon-c1"), set("princess-and-dragon-c2")];
    let rows = rows("princess-and-dragon.md", &DRAGON);
    assert_eq!(rows.len(), first.copies.len());
    assert_eq!(rows.iter().map(|row| row.count("Count")).sum::<u16>(), 30);
    for row in &rows {
        let (tile, count) = find(first, row);
        let id = row.get("Id");
        assert_eq!(count, row.count("Count"), "{id}");
        // Each tile has exactly one of the four signs.
        let princesses = tile.cities.iter().filter(|city| city.princess).count();
        assert_eq!(tile.symbols.len() + princesses, 1, "{id}");
        let gardens = u16::from(["PD-T7", "PD-T28"].contains(&id));
        assert_eq!(copies(second, tile.garden_twin.as_deref()), gardens, "{id}");
        assert_eq!(copies(second, Some(&tile.id)), count - gardens, "{id}");
    }
}

/// GB-T1 to GB-T6: drawings, the sign on each, and how many of each there are in both prints.
#[test]
fn tiles_of_the_gingerbread_man() {
    let [correct, first_print] = [set("gingerbread-man"), set("gingerbread-man-first-print")];
    let rows = rows("gingerbread-man.md", &GINGERBREAD);
    assert_eq!(rows.len(), correct.copies.len());
    for row in &rows {
        let (tile, count) = find(correct, row);
        let id = row.get("Id");
        let counts = row.get("Count (correct / first print)");
        let printed = format!("{count} / {}", copies(first_print, Some(&tile.id)));
        assert_eq!(counts.split(" **").next(), Some(printed.as_str()), "{id}");
        assert_eq!(tile.symbols, [Symbol::Gingerbread], "{id}");
        assert!(tile.cities.iter().all(|city| city.pennants == 0), "{id}");
    }
}
