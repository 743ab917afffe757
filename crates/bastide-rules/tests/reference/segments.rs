//! The segments of a kind of tile, in the order in which spots count them.

use bastide_rules::SegmentKind;
use bastide_rules::setup::{Abbot, Inns, Options, PigHerds, WinterInn};
use bastide_rules::tile::{Building, Symbol, Tile};

/// A segment, with where it meets the outline of its tile.
#[derive(Clone, Debug)]
pub struct Segment {
    pub kind: SegmentKind,
    /// Sides through whose middle it leaves the tile; for fields none.
    pub sides: Vec<usize>,
    /// Half-sides of a field: the side, and whether it is its second half.
    pub halves: Vec<(usize, bool)>,
    pub pennants: u32,
    /// An inn that counts (RV-14, WE-16).
    pub inn: bool,
    /// A pig-herd that counts (RV-15).
    pub herd: bool,
    /// A princess (PD-40).
    pub princess: bool,
    /// For a field the segments of the tile, cities, that it touches.
    pub cities: Vec<usize>,
}

impl Segment {
    fn new(kind: SegmentKind) -> Self {
        Self {
            kind,
            sides: Vec::new(),
            halves: Vec::new(),
            pennants: 0,
            inn: false,
            herd: false,
            princess: false,
            cities: Vec::new(),
        }
    }
}

/// The segments of `tile`: cities, roads, fields, rivers, building, garden.
pub fn segments(tile: &Tile, options: &Options) -> Vec<Segment> {
    let mut list = Vec::new();
    for city in &tile.cities {
        let both = city.sides.iter().chain(&city.shared_sides);
        list.push(Segment {
            sides: both.map(|side| side.0 as usize).collect(),
            pennants: u32::from(city.pennants),
            princess: city.princess,
            ..Segment::new(SegmentKind::City)
        });
    }
    for road in &tile.roads {
        let counts = if tile.has(Symbol::Animal) {
            options.winter_inn == WinterInn::On
        } else {
            options.inns == Inns::On
        };
        list.push(Segment {
            sides: road.sides.iter().map(|side| side.0 as usize).collect(),
            inn: road.inn && counts,
            ..Segment::new(SegmentKind::Road)
        });
    }
    for field in &tile.fields {
        list.push(Segment {
            halves: field
                .halves
                .iter()
                .map(|half| ((half.0 / 2) as usize, half.0 % 2 == 1))
                .collect(),
            herd: field.pig_herds > 0 && options.pig_herds == PigHerds::On,
            cities: field.cities.clone(),
            ..Segment::new(SegmentKind::Field)
        });
    }
    for river in &tile.rivers {
        list.push(Segment {
            sides: river.sides.iter().map(|side| side.0 as usize).collect(),
            ..Segment::new(SegmentKind::River)
        });
    }
    if let Some(Building::Monastery | Building::Shrine | Building::Abbey) = tile.building {
        list.push(Segment::new(SegmentKind::Monastery));
    }
    // BG-50: without the abbot gardens are decoration.
    if tile.has(Symbol::Garden) && options.abbot == Abbot::On {
        list.push(Segment::new(SegmentKind::Garden));
    }
    list
}
