//! Triangles and double-size pieces for tests.

use bastide_rules::geometry::{HalfSide, PieceSide, Shape};
use bastide_rules::tile::{Building, City, CropCircle, Field, Road, SideKind, Stack, Symbol, Tile};

/// An empty piece of open land.
fn blank(id: &str, shape: Shape) -> Tile {
    Tile {
        id: id.to_string(),
        saved_names: Vec::new(),
        shape,
        stack: Stack::Main,
        sides: vec![SideKind::Field; shape.sides()],
        cities: Vec::new(),
        roads: Vec::new(),
        rivers: Vec::new(),
        fields: Vec::new(),
        building: None,
        symbols: Vec::new(),
        crop_circle: None,
        flying_machine: None,
        wind_rose: None,
        watchtower: None,
        quarters: Vec::new(),
        wagon_links: Vec::new(),
        crossings: Vec::new(),
        garden_twin: None,
        max_copies: None,
        notes: String::new(),
    }
}

fn piece_sides(sides: &[u8]) -> Vec<PieceSide> {
    sides.iter().copied().map(PieceSide).collect()
}

/// A piece with the given sides of cities and roads and half-sides of fields.
fn piece(id: &str, shape: Shape, cities: &[&[u8]], roads: &[&[u8]], fields: &[&[u8]]) -> Tile {
    let mut tile = blank(id, shape);
    for &sides in cities {
        sides.iter().for_each(|&side| tile.sides[usize::from(side)] = SideKind::City);
        tile.cities.push(City { sides: piece_sides(sides), ..City::default() });
    }
    for &sides in roads {
        sides.iter().for_each(|&side| tile.sides[usize::from(side)] = SideKind::Road);
        tile.roads.push(Road { sides: piece_sides(sides), ..Road::default() });
    }
    for &halves in fields {
        let halves = halves.iter().copied().map(HalfSide).collect();
        tile.fields.push(Field { halves, ..Field::default() });
    }
    tile
}

/// Half-size pieces, sides A B L.
pub fn triangles() -> Vec<Tile> {
    const ALL: &[u8] = &[0, 1, 2, 3, 4, 5];
    let triangle = |id, cities: &[&[u8]], roads: &[&[u8]], fields: &[&[u8]]| {
        piece(id, Shape::Triangle, cities, roads, fields)
    };
    let mut monastery = triangle("fff-monastery", &[], &[], &[ALL]);
    monastery.building = Some(Building::Monastery);
    let mut vineyard = triangle("fff-vineyard", &[], &[], &[ALL]);
    vineyard.symbols.push(Symbol::Vineyard);
    let mut circle = triangle("fff-circle", &[], &[], &[ALL]);
    circle.crop_circle = Some(CropCircle::Field);
    let mut hill = triangle("fcf-hill", &[&[1]], &[], &[&[0, 1, 4, 5]]);
    hill.symbols.push(Symbol::Hill);
    let mut pennant = triangle("ccc-pennant", &[&[0, 1, 2]], &[], &[]);
    pennant.cities[0].pennants = 1;
    vec![
        triangle("frf", &[], &[&[1]], &[ALL]),
        triangle("rrf", &[], &[&[0, 1]], &[&[1, 2], &[0, 3, 4, 5]]),
        monastery,
        triangle("cff", &[&[0]], &[], &[&[2, 3, 4, 5]]),
        triangle("ccf", &[&[0, 1]], &[], &[&[4, 5]]),
        pennant,
        triangle("ffc", &[&[2]], &[], &[&[0, 1, 2, 3]]),
        triangle("rfr", &[], &[&[0, 2]], &[&[0, 5], &[1, 2, 3, 4]]),
        triangle("frr", &[], &[&[1, 2]], &[&[3, 4], &[0, 1, 2, 5]]),
        vineyard,
        circle,
        hill,
        triangle("c1c2f", &[&[0], &[1]], &[], &[&[4, 5]]),
        triangle("fcc", &[&[1, 2]], &[], &[&[0, 1]]),
        triangle("cfc", &[&[0, 2]], &[], &[&[2, 3]]),
        triangle("r1r2r3", &[], &[&[0], &[1], &[2]], &[&[1, 2], &[3, 4], &[5, 0]]),
        triangle("rrr", &[], &[&[0, 1, 2]], &[&[1, 2], &[3, 4], &[5, 0]]),
        triangle("rrc", &[&[2]], &[&[0, 1]], &[&[1, 2], &[0, 3]]),
    ]
}

/// Double-size pieces, sides N0 N1 E S1 S0 W: castles in which roads end.
pub fn doubles() -> Vec<Tile> {
    let double = |id, cities: &[&[u8]], roads: &[&[u8]], fields: &[&[u8]]| {
        piece(id, Shape::Double, cities, roads, fields)
    };
    vec![
        double("ffrffc", &[&[5]], &[&[2]], &[&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]),
        double("ffrcff", &[&[3]], &[&[2]], &[&[0, 1, 2, 3, 4, 5, 8, 9, 10, 11]]),
        double("ffr1ffr2", &[], &[&[2], &[5]], &[&[0, 1, 2, 3, 4, 11], &[5, 6, 7, 8, 9, 10]]),
        double("r1fr2c1fc2", &[&[3], &[5]], &[&[0], &[2]], &[&[0], &[1, 2, 3, 4], &[5, 8, 9]]),
        double(
            "r1r2r3r4r5r6",
            &[],
            &[&[0], &[1], &[2], &[3], &[4], &[5]],
            &[&[1, 2], &[3, 4], &[5, 6], &[7, 8], &[9, 10], &[11, 0]],
        ),
        double("ffffff", &[], &[], &[&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]),
    ]
}
