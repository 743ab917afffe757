//! The Tiles tables of Halflings and Crop Circles and the tile files say the same.

use std::collections::BTreeSet;
use std::path::Path;

use bastide_rules::geometry::{PieceSide, Shape};
use bastide_rules::tile::{Building, CropCircle, Library, Stack, Symbol, Tile};

/// The tiles of Crop Circles I and II.
const CROP_CIRCLES: [(&str, &[&str]); 2] = [
    ("crop-circles-1", &["I-a", "I-b", "I-c", "I-d", "I-e", "I-f"]),
    ("crop-circles-2", &["II-a", "II-b", "II-c", "II-d", "II-e", "II-f"]),
];

/// The halflings.
const HALFLINGS: [(&str, &[&str]); 2] = [
    (
        "halflings-1",
        &[
            "H1-01", "H1-02", "H1-03", "H1-04", "H1-05", "H1-06", "H1-07", "H1-08", "H1-09",
            "H1-10", "H1-11", "H1-12",
        ],
    ),
    (
        "halflings-2",
        &[
            "H2-01", "H2-02", "H2-03", "H2-04", "H2-05", "H2-06", "H2-07", "H2-08", "H2-09",
            "H2-10", "H2-11", "H2-12",
        ],
    ),
];

/// The row of a page's table that begins with `id`, cell by cell.
fn row(page: &str, id: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook").join(page);
    let text = std::fs::read_to_string(path).expect("the page");
    let begin = format!("| {id} |");
    let line = text.lines().find(|line| line.starts_with(&begin)).expect("a row");
    // A bar that belongs to a cell is written with a backslash.
    let cells = line.replace("\\|", "\u{1}");
    cells.trim_matches('|').split('|').map(|cell| cell.trim().replace('\u{1}', "|")).collect()
}

fn edges(tile: &Tile) -> String {
    tile.sides.iter().map(|kind| kind.letter()).collect()
}

#[test]
fn tiles_of_the_crop_circles() {
    let library = Library::standard();
    for (set, ids) in CROP_CIRCLES {
        let set = library.set(set).expect("a set");
        assert_eq!(set.copies.len(), ids.len());
        let mut found = BTreeSet::new();
        for id in ids {
            let row = row("crop-circles.md", id);
            let (wanted, symbol) = (row[1].replace(' ', ""), row[3].as_str());
            let circle = match symbol {
                "city" => CropCircle::City,
                "road" => CropCircle::Road,
                "field" => CropCircle::Field,
                other => panic!("{id}: {other}"),
            };
            let tiles: Vec<&Tile> = set
                .copies
                .iter()
                .filter_map(|(tile, _)| library.tile(tile))
                .filter(|tile| edges(tile) == wanted && tile.crop_circle == Some(circle))
                .collect();
            assert_eq!(tiles.len(), 1, "{id}: {wanted} {symbol}");
            let joined = row[2].contains("joined") || row[2].contains("curve");
            let several = |sides: &[PieceSide]| sides.len() > 1;
            let has_joined = tiles[0].cities.iter().any(|city| several(&city.sides))
                || tiles[0].roads.iter().any(|road| several(&road.sides));
            assert_eq!(joined, has_joined, "{id}: {}", row[2]);
            found.insert(tiles[0].id.clone());
        }
        assert_eq!(found.len(), ids.len(), "every row has a tile of its own");
    }
}

/// `A B L` for the sides of a segment.
fn side_names(sides: &[PieceSide]) -> String {
    sides.iter().map(|side| Shape::Triangle.side_names()[side.0 as usize]).collect()
}

/// The parts of a cell in braces: `{A0 L1}, {A1 B0}`.
fn braces(cell: &str) -> Vec<BTreeSet<String>> {
    cell.split('{')
        .skip(1)
        .map(|part| {
            let inner = part.split('}').next().unwrap_or_default();
            inner.split_whitespace().map(str::to_owned).collect()
        })
        .collect()
}

/// HA-7, HA-9, HA-10: 24 halflings as in the table, one copy each, in hands and not in the pile.
#[test]
fn tiles_of_the_halflings() {
    let library = Library::standard();
    for (set, ids) in HALFLINGS {
        let set = library.set(set).expect("a set");
        let copies: Vec<(&str, u16)> =
            set.copies.iter().map(|(id, count)| (id.as_str(), *count)).collect();
        assert_eq!(copies, ids.iter().map(|id| (*id, 1)).collect::<Vec<_>>());
        for id in ids {
            let tile = library.tile(id).expect("a tile");
            let row = row("halflings.md", id);
            assert_eq!((tile.shape, tile.stack), (Shape::Triangle, Stack::Hand), "{id}");
            assert_eq!(edges(tile), row[1].replace(['|', ' '], ""), "{id}");
            let cities: Vec<String> =
                tile.cities.iter().map(|city| side_names(&city.sides)).collect();
            let wanted: Vec<String> =
                braces(&row[2]).iter().map(|city| city.iter().cloned().collect()).collect();
            assert_eq!(cities, wanted, "{id}: cities");
            let ends = row[3].matches("ends").count() + 3 * row[3].matches("crossing").count();
            let through = tile.roads.iter().filter(|road| road.sides.len() == 2).count();
            assert_eq!(through, row[3].matches('–').count() * usize::from(row[3] != "–"), "{id}");
            let single = tile.roads.len() - through;
            // "A, B, L end at a crossing (three roads)"
            let wanted = if row[3].contains("three roads") { 3 } else { ends };
            assert_eq!(single, wanted, "{id}: roads {}", row[3]);
            let halves: Vec<BTreeSet<String>> = tile
                .fields
                .iter()
                .map(|field| {
                    let names = field.halves.iter().map(|half| {
                        let side = Shape::Triangle.side_names()[usize::from(half.0) / 2];
                        format!("{side}{}", half.0 % 2)
                    });
                    names.collect()
                })
                .collect();
            assert_eq!(halves, braces(&row[4]), "{id}: fields");
            let borders = row[4].matches("b ").count();
            assert_eq!(
                tile.fields.iter().map(|field| field.cities.len()).sum::<usize>(),
                borders,
                "{id}: borders {}",
                row[4]
            );
            let extra = row[5].as_str();
            assert_eq!(tile.building == Some(Building::Monastery), extra.contains("monastery"));
            let pennants: u8 = tile.cities.iter().map(|city| city.pennants).sum();
            assert_eq!(pennants > 0, extra.contains("pennant"), "{id}");
            assert_eq!(tile.has(Symbol::Vineyard), extra.contains("vineyard"), "{id}");
            assert_eq!(tile.has(Symbol::Sheep), extra.contains("sheep"), "{id}");
            assert_eq!(tile.has(Symbol::Hill), extra.contains("hill"), "{id}");
            assert_eq!(
                tile.crop_circle,
                extra.contains("crop circle").then_some(CropCircle::Chosen),
                "{id}"
            );
            assert!(!tile.notes.is_empty(), "{id} says how sure its drawing is");
        }
    }
}
