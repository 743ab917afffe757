//! Places on tiles, as saved games name them: `City`, `SE`, `[-1,1]`.

use bastide_rules::geometry::{Cell, Orientation, PieceSide, Shape};
use bastide_rules::tile::{SavedGameNames, SegmentRef, Tile};
use bastide_rules::{Game, SegmentKind, Spot};

use super::file::Pointer;
use crate::moves::text::segment_kind;

/// The place of everything that lies in the middle of a tile.
const INSIDE: &str = "I";

/// The segment of the square in its cell to which `pointer` points.
pub(super) fn spot(game: &Game, names: &SavedGameNames, pointer: &Pointer) -> Result<Spot, String> {
    let cell = Cell::from(pointer.position);
    let here = || format!("{} {} {cell}", pointer.feature, pointer.location);
    let piece = game
        .pieces_in(cell)
        .next()
        .and_then(|piece| game.piece(piece))
        .ok_or_else(|| format!("{}: nothing lies there", here()))?;
    let feature = feature_kind(names, &pointer.feature)
        .ok_or_else(|| format!("{}: no such kind of feature", here()))?;
    let kind = game.rules().kind(piece.kind);
    let sides = Sides::read(names, feature, &pointer.location)
        .ok_or_else(|| format!("{}: no such place on a tile", here()))?;
    let found = (0u8..).zip(&kind.segments).find(|(_, segment)| {
        segment.kind == feature
            && (sides == Sides::Inside && !has_sides(feature)
                || sides == Sides::of(&kind.tile, segment.source, piece.orientation))
    });
    match found {
        Some((segment, _)) => Ok(Spot { cell: piece.cell, layer: piece.layer, segment }),
        None => Err(format!("{}: the tile {} has nothing there", here(), kind.tile.id)),
    }
}

/// How saved games name the segment `spot`; `None` if they have no name for it.
pub(super) fn pointer(game: &Game, names: &SavedGameNames, spot: Spot) -> Option<Pointer> {
    let piece = game.pieces_in(spot.cell).nth(usize::from(spot.layer))?;
    let piece = game.piece(piece)?;
    let kind = game.rules().kind(piece.kind);
    if kind.tile.shape != Shape::Square {
        return None;
    }
    let segment = kind.segments.get(usize::from(spot.segment))?;
    let location = if has_sides(segment.kind) {
        Sides::of(&kind.tile, segment.source, piece.orientation).name(names)?
    } else {
        INSIDE.to_owned()
    };
    let feature =
        names.features.keys().find(|name| feature_kind(names, name) == Some(segment.kind))?.clone();
    Some(Pointer { position: piece.cell.into(), feature, location })
}

/// What the feature `name` of a saved game is.
fn feature_kind(names: &SavedGameNames, name: &str) -> Option<SegmentKind> {
    names.features.get(name)?.iter().find_map(|ours| segment_kind(ours))
}

/// Whether features of this kind are named by the sides that they reach.
const fn has_sides(feature: SegmentKind) -> bool {
    matches!(
        feature,
        SegmentKind::City | SegmentKind::Road | SegmentKind::River | SegmentKind::Field
    )
}

/// The sides of a square, or its half-sides, as it lies: one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sides {
    Inside,
    Whole(u8),
    Halves(u8),
}

impl Sides {
    /// Reads a place: `SE`, `NL.NR.EL`, `I`.
    fn read(names: &SavedGameNames, feature: SegmentKind, location: &str) -> Option<Self> {
        if location == INSIDE {
            return Some(Self::Inside);
        }
        if feature == SegmentKind::Field {
            let halves = location
                .split('.')
                .try_fold(0u8, |bits, name| names.half_side(name).map(|half| bits | 1 << half.0));
            return halves.map(Self::Halves);
        }
        let sides = names.location(location)?;
        Some(Self::Whole(sides.iter().fold(0, |bits, side| bits | 1 << side.0)))
    }

    /// The sides that a segment of a square reaches when the tile lies in `orientation`.
    fn of(tile: &Tile, segment: SegmentRef, orientation: Orientation) -> Self {
        let turns = orientation.quarter_turns() as u8;
        let whole = |sides: &[PieceSide]| {
            sides.iter().fold(0u8, |bits, side| bits | 1 << ((side.0 + turns) % 4))
        };
        let sides = match segment {
            SegmentRef::City(index) => {
                let city = &tile.cities[index];
                Self::Whole(whole(&city.sides) | whole(&city.shared_sides))
            }
            SegmentRef::Road(index) => Self::Whole(whole(&tile.roads[index].sides)),
            SegmentRef::River(index) => Self::Whole(whole(&tile.rivers[index].sides)),
            SegmentRef::Field(index) => {
                let halves = tile.fields[index].halves.iter();
                Self::Halves(halves.fold(0, |bits, half| bits | 1 << ((half.0 + turns * 2) % 8)))
            }
            SegmentRef::Building => Self::Inside,
        };
        if matches!(sides, Self::Whole(0) | Self::Halves(0)) { Self::Inside } else { sides }
    }

    /// The name of these sides in saved games.
    fn name(self, names: &SavedGameNames) -> Option<String> {
        match self {
            Self::Inside => Some(INSIDE.to_owned()),
            Self::Whole(bits) => {
                let name = names.locations.keys().find(|name| {
                    names.location(name).is_some_and(|sides| {
                        sides.iter().fold(0u8, |all, side| all | 1 << side.0) == bits
                    })
                });
                name.cloned()
            }
            Self::Halves(bits) => {
                let mut own: Vec<(u8, &str)> = names
                    .half_sides
                    .keys()
                    .filter_map(|name| Some((names.half_side(name)?.0, name.as_str())))
                    .filter(|(half, _)| bits >> half & 1 == 1)
                    .collect();
                own.sort_unstable();
                let own: Vec<&str> = own.into_iter().map(|(_, name)| name).collect();
                (own.len() == bits.count_ones() as usize).then(|| own.join("."))
            }
        }
    }
}
