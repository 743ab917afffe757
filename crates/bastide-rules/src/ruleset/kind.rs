use serde::{Deserialize, Serialize};

use super::alike::distinct_orientations;
use super::port::{NO_SEGMENT, Oriented};
use crate::board::{Node, NodeHome, Totals};
use crate::expansions::InPlay;
use crate::geometry::{HalfSide, Orientation, PieceSide, SideHome};
use crate::segment::SegmentKind;
use crate::tile::{Building, SegmentRef, Stack, Symbol, Tile};

/// A kind of tile in one game: an index into the kinds that this game uses.
///
/// It means nothing outside its game; files write the tile's id instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KindId(pub u16);

impl KindId {
    /// The kind as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Mark of a road with an inn (RV-14).
pub(crate) const INN: u8 = 1;
/// Mark of a field with a pig-herd (RV-15).
pub(crate) const PIG_HERD: u8 = 2;

/// Mark of a city segment with a princess (PD-40); it says nothing of the joined city.
pub(crate) const PRINCESS: u8 = 4;

/// A segment of a kind of tile, as the game sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// City, road, field, …
    pub kind: SegmentKind,
    /// The segment in the tile's own lists; for a garden, which has no list, the building stands in.
    pub source: SegmentRef,
    /// For a field, bit i says that it touches segment i of this tile, a city.
    pub touches: u8,
    /// Which cells of the piece it lies in, one bit a part.
    pub parts: u8,
    pub(crate) start: Totals,
}

/// One kind of tile of the game, worked out.
#[derive(Clone, Debug)]
pub struct Kind {
    /// What is printed on it.
    pub tile: Tile,
    /// Its segments: cities, roads, fields, rivers, building, garden. Spots count in this list.
    pub segments: Vec<Segment>,
    /// One bit for each orientation that is not the same as a lower one.
    pub distinct_orientations: u8,
    /// Whether the tile belongs to the river stack or shows a river.
    pub is_river: bool,
    /// The segments as nodes of a board.
    pub(crate) nodes: Vec<Node>,
    /// What the tile does when it is placed, one bit an effect.
    pub(crate) effects: u16,
    /// Index of the first segment that is scored by its surroundings; `segments.len()` if none.
    pub(crate) first_surrounded: usize,
}

/// The list of segments while ports are worked out.
pub(crate) struct Segments {
    pub(super) list: Vec<Segment>,
    roads: usize,
    fields: usize,
    rivers: usize,
}

/// Which optional parts of a tile are in play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown {
    pub gardens: bool,
    pub inns: bool,
    pub winter_inns: bool,
    pub pig_herds: bool,
    pub in_play: InPlay,
}

impl Segments {
    fn new(tile: &Tile, shown: Shown) -> Self {
        let mut list = Vec::new();
        let parts_of = |sides: &mut dyn Iterator<Item = PieceSide>| {
            let parts = sides
                .filter_map(|side| match tile.shape.home(side, Orientation::default()) {
                    Some(SideHome::Outer { part, .. }) => Some(1u8 << part),
                    Some(SideHome::Diagonal) => Some(1),
                    None => None,
                })
                .fold(0, |a, b| a | b);
            // Whatever touches no side lies in the middle: in every cell of the piece.
            if parts == 0 { (1 << tile.shape.parts()) - 1 } else { parts }
        };
        let mut push =
            |kind, source, parts: u8, open: u16, touches: u8, pennants: u8, marks: u8| {
                list.push(Segment {
                    kind,
                    source,
                    touches,
                    parts,
                    start: Totals::of_one_segment(
                        kind,
                        parts.count_ones() as u16,
                        open,
                        pennants,
                        marks,
                    ),
                });
            };
        for (index, city) in tile.cities.iter().enumerate() {
            let marks = if city.princess && shown.in_play.princess { PRINCESS } else { 0 };
            let parts = parts_of(&mut city.sides.iter().chain(&city.shared_sides).copied());
            let open = city.sides.len() + city.shared_sides.len();
            push(
                SegmentKind::City,
                SegmentRef::City(index),
                parts,
                open as u16,
                0,
                city.pennants,
                marks,
            );
        }
        for (index, road) in tile.roads.iter().enumerate() {
            let parts = parts_of(&mut road.sides.iter().copied());
            // WE-16: a winter tile's inn needs its own switch; other inns count by IC-1, RV-14.
            let shows_inn = if tile.has(Symbol::Animal) { shown.winter_inns } else { shown.inns };
            let marks = if road.inn && shows_inn { INN } else { 0 };
            push(
                SegmentKind::Road,
                SegmentRef::Road(index),
                parts,
                road.sides.len() as u16,
                0,
                0,
                marks,
            );
        }
        for (index, field) in tile.fields.iter().enumerate() {
            let parts = parts_of(&mut field.halves.iter().map(|half| half.side()));
            let touches = field.cities.iter().fold(0, |bits, city| bits | 1 << city);
            let marks = if field.pig_herds > 0 && shown.pig_herds { PIG_HERD } else { 0 };
            push(
                SegmentKind::Field,
                SegmentRef::Field(index),
                parts,
                field.halves.len() as u16,
                touches,
                0,
                marks,
            );
        }
        for (index, river) in tile.rivers.iter().enumerate() {
            let parts = parts_of(&mut river.sides.iter().copied());
            push(
                SegmentKind::River,
                SegmentRef::River(index),
                parts,
                river.sides.len() as u16,
                0,
                0,
                0,
            );
        }
        let whole = (1u8 << tile.shape.parts()) - 1;
        // A shrine whose own rules are not in play is a plain monastery (CK-40).
        if matches!(tile.building, Some(Building::Monastery | Building::Shrine | Building::Abbey)) {
            push(SegmentKind::Monastery, SegmentRef::Building, whole, 0, 0, 0, 0);
        }
        if tile.has(Symbol::Garden) && shown.gardens {
            push(SegmentKind::Garden, SegmentRef::Building, whole, 0, 0, 0, 0);
        }
        let roads = tile.cities.len();
        let fields = roads + tile.roads.len();
        let rivers = fields + tile.fields.len();
        Self { list, roads, fields, rivers }
    }

    pub(super) fn city_at(&self, tile: &Tile, side: PieceSide) -> u8 {
        index_of(tile.cities.iter().map(|city| city.sides.as_slice()), &side, 0)
    }

    pub(super) fn second_city_at(&self, tile: &Tile, side: PieceSide) -> u8 {
        index_of(tile.cities.iter().map(|city| city.shared_sides.as_slice()), &side, 0)
    }

    pub(super) fn road_at(&self, tile: &Tile, side: PieceSide) -> u8 {
        index_of(tile.roads.iter().map(|road| road.sides.as_slice()), &side, self.roads)
    }

    pub(super) fn river_at(&self, tile: &Tile, side: PieceSide) -> u8 {
        index_of(tile.rivers.iter().map(|river| river.sides.as_slice()), &side, self.rivers)
    }

    pub(super) fn field_at(&self, tile: &Tile, half: HalfSide) -> u8 {
        index_of(tile.fields.iter().map(|field| field.halves.as_slice()), &half, self.fields)
    }
}

fn index_of<'a, T: PartialEq + 'a>(
    lists: impl Iterator<Item = &'a [T]>,
    wanted: &T,
    first: usize,
) -> u8 {
    lists
        .enumerate()
        .find(|(_, list)| list.contains(wanted))
        .map_or(NO_SEGMENT, |(index, _)| (first + index) as u8)
}

impl Kind {
    /// Works out `tile` and its four orientations; `index` is its place among the kinds of the game.
    pub(crate) fn new(tile: Tile, shown: Shown, index: u16) -> (Self, [Oriented; 4]) {
        let segments = Segments::new(&tile, shown);
        let oriented =
            Orientation::ALL.map(|orientation| Oriented::new(&tile, &segments, index, orientation));
        let distinct_orientations = distinct_orientations(&tile, &segments.list, &oriented);
        let first_surrounded = segments
            .list
            .iter()
            .position(|segment| segment.kind.is_scored_by_surroundings())
            .unwrap_or(segments.list.len());
        let is_river = !tile.rivers.is_empty()
            || matches!(
                tile.stack,
                Stack::River | Stack::RiverFork | Stack::RiverLake | Stack::RiverSource
            );
        let kind = Self {
            nodes: nodes(&segments.list),
            segments: segments.list,
            distinct_orientations,
            is_river,
            effects: shown.in_play.effects(&tile),
            first_surrounded,
            tile,
        };
        (kind, oriented)
    }
}

fn nodes(segments: &[Segment]) -> Vec<Node> {
    let alike = |range: &[Segment], kind| range.iter().filter(|one| one.kind == kind).count() as u8;
    segments
        .iter()
        .enumerate()
        .map(|(index, segment)| {
            let home = NodeHome {
                piece: 0,
                segment: index as u8,
                before: alike(&segments[..index], segment.kind),
                after: alike(&segments[index + 1..], segment.kind),
                touches: segment.touches,
            };
            Node::alone(index as u8, home, segment.start)
        })
        .collect()
}
