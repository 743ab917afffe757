use crate::geometry::{HalfSide, Orientation, PieceSide, Side, SideHome};
use crate::tile::{SideKind, Tile};

use super::kind::Segments;

/// Stands for "no segment" in a port.
pub(crate) const NO_SEGMENT: u8 = u8::MAX;

/// What a piece offers on one side: the kind of side, what crosses its middle, and the fields on its halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Port {
    /// One bit for the kind of side ([`kind_bit`]); 0 for a side that fits everything.
    pub kind: u8,
    /// The city, road or river, or on a field side the field.
    pub middle: u8,
    /// The field on the first half (clockwise); on a city side a second city that reaches it, if any.
    pub first: u8,
    /// The field on the second half.
    pub second: u8,
}

impl Port {
    /// A side that this piece does not cover.
    pub const NOT_COVERED: Self =
        Self { kind: u8::MAX, middle: NO_SEGMENT, first: NO_SEGMENT, second: NO_SEGMENT };

    #[inline]
    pub const fn is_covered(self) -> bool {
        self.kind != u8::MAX
    }
}

/// The bit that stands for a kind of side; 0 for the kind that fits everything.
pub(crate) const fn kind_bit(kind: SideKind) -> u8 {
    match kind {
        SideKind::Field => 1,
        SideKind::Road => 2,
        SideKind::City => 4,
        SideKind::River => 8,
        // The inner sides of the City of Carcassonne only ever meet each other, inside a fixed layout.
        SideKind::Any | SideKind::CityOfCarcassonne => 0,
    }
}

/// A kind of tile in one orientation, seen from the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Oriented {
    /// Ports by part and side of the cell.
    pub ports: [[Port; 4]; 2],
    /// The long side of a triangle.
    pub diagonal: Port,
    /// The kind bits of the sides of part 0, four bits a side, from the north.
    pub kinds: u16,
    /// Index of the kind.
    pub kind: u16,
    /// Number of cells.
    pub parts: u8,
    /// Whether this is half a cell.
    pub is_half: bool,
    /// Number of segments.
    pub segments: u8,
    /// The orientation.
    pub orientation: Orientation,
}

impl Oriented {
    pub(super) fn new(
        tile: &Tile,
        segments: &Segments,
        kind: u16,
        orientation: Orientation,
    ) -> Self {
        let mut ports = [[Port::NOT_COVERED; 4]; 2];
        let mut diagonal = Port::NOT_COVERED;
        for index in 0..tile.shape.sides() {
            let side = PieceSide(index as u8);
            let port = port(tile, segments, side);
            match tile.shape.home(side, orientation) {
                Some(SideHome::Outer { part, side }) => ports[part as usize][side.index()] = port,
                Some(SideHome::Diagonal) => diagonal = port,
                None => {}
            }
        }
        let kinds = Side::ALL.iter().fold(0u16, |kinds, side| {
            let port = ports[0][side.index()];
            let bits = if port.is_covered() { u16::from(port.kind) } else { 0 };
            kinds | bits << (4 * side.index())
        });
        Self {
            ports,
            diagonal,
            kinds,
            kind,
            parts: tile.shape.parts() as u8,
            is_half: tile.shape == crate::geometry::Shape::Triangle,
            segments: segments.list.len() as u8,
            orientation,
        }
    }
}

/// What `side` of `tile` offers.
fn port(tile: &Tile, segments: &Segments, side: PieceSide) -> Port {
    let kind = tile.sides[side.0 as usize];
    let field = |half: u8| segments.field_at(tile, HalfSide(side.0 * 2 + half));
    let bit = kind_bit(kind);
    match kind {
        SideKind::Field => Port { kind: bit, middle: field(0), first: field(0), second: field(1) },
        SideKind::Road => Port {
            kind: bit,
            middle: segments.road_at(tile, side),
            first: field(0),
            second: field(1),
        },
        SideKind::River => Port {
            kind: bit,
            middle: segments.river_at(tile, side),
            first: field(0),
            second: field(1),
        },
        SideKind::City => Port {
            kind: bit,
            middle: segments.city_at(tile, side),
            first: segments.second_city_at(tile, side),
            second: NO_SEGMENT,
        },
        SideKind::Any => {
            Port { kind: bit, middle: NO_SEGMENT, first: NO_SEGMENT, second: NO_SEGMENT }
        }
        SideKind::CityOfCarcassonne => {
            Port { kind: bit, middle: NO_SEGMENT, first: field(0), second: field(1) }
        }
    }
}
