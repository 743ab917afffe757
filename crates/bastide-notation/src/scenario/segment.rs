//! Segments of a piece, named by a side that they reach as the piece lies.

use bastide_rules::geometry::{Cell, HalfSide, Orientation, PieceSide, Shape};
use bastide_rules::tile::{SegmentRef, Tile};
use bastide_rules::{Game, Kind, SegmentKind, Spot};

use crate::cursor::{Cursor, TextError};
use crate::moves::text::{CellText, feature, layer};

/// The name of a segment: `city N`, `road (0,-1) E`, `field SSW`, `monastery`, `city (0,-1)/0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SegmentName {
    pub feature: SegmentKind,
    /// The cell of the piece and which of two halflings; the newest piece if there is none.
    pub piece: Option<(Cell, u8)>,
    pub at: At,
}

/// Which of the segments of the piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// The only one.
    Only,
    /// The one with this number among those of its kind.
    Index(u8),
    /// The one that reaches this side or half-side.
    Side(String),
}

impl SegmentName {
    /// Takes a name.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, TextError> {
        let feature = feature(cursor)?;
        let piece = if cursor.is_at_cell() {
            let cell = cursor.cell()?;
            Some((cell, layer(cursor)))
        } else {
            None
        };
        let at = if cursor.eat('/') {
            At::Index(cursor.number("the number of the segment, from 0")?)
        } else {
            match cursor.peek_word().filter(|word| is_side_name(word)) {
                Some(side) => {
                    cursor.word();
                    At::Side(side.to_owned())
                }
                None => At::Only,
            }
        };
        Ok(Self { feature, piece, at })
    }

    /// The segment that this names. `newest` is the piece just laid.
    pub fn resolve(&self, game: &Game, newest: Option<(Cell, u8)>) -> Result<Spot, String> {
        let (cell, layer) = self
            .piece
            .or(newest)
            .ok_or("no tile was placed just now; name its cell, as in `city (0,-1) N`")?;
        let info = game
            .pieces_in(cell)
            .nth(usize::from(layer))
            .and_then(|piece| game.piece(piece))
            .ok_or_else(|| format!("nothing lies on {}", CellText(cell)))?;
        let kind = game.rules().kind(info.kind);
        let segment = self.segment_of(kind, info.orientation)?;
        Ok(Spot { cell: info.cell, layer, segment })
    }

    fn segment_of(&self, kind: &Kind, orientation: Orientation) -> Result<u8, String> {
        let name = self.feature.name();
        let tile = &kind.tile;
        let own: Vec<u8> = (0u8..)
            .zip(&kind.segments)
            .filter(|(_, segment)| segment.kind == self.feature)
            .map(|(index, _)| index)
            .collect();
        match &self.at {
            At::Only => match own.as_slice() {
                [one] => Ok(*one),
                [] => Err(format!("the tile {} has no {name}", tile.id)),
                several => Err(format!(
                    "the tile {} has {} segments {name}; name a side, as in `{name} N`",
                    tile.id,
                    several.len()
                )),
            },
            At::Index(index) => own.get(usize::from(*index)).copied().ok_or_else(|| {
                format!("the tile {} has {} segments {name}, from 0", tile.id, own.len())
            }),
            At::Side(side) => {
                let found = segments_at(tile, side, orientation, self.feature)?;
                let found: Vec<u8> = own
                    .into_iter()
                    .filter(|&index| found.contains(&kind.segments[usize::from(index)].source))
                    .collect();
                match found.as_slice() {
                    [one] => Ok(*one),
                    [] => Err(format!(
                        "no {name} of the tile {} reaches {side} as it lies ({orientation})",
                        tile.id
                    )),
                    _ => Err(format!(
                        "several segments {name} of the tile {} reach {side}; name a half-side",
                        tile.id
                    )),
                }
            }
        }
    }
}

impl std::fmt::Display for SegmentName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.feature.name())?;
        if let Some((cell, layer)) = self.piece {
            write!(f, " {}{}", CellText(cell), if layer == 0 { "" } else { "b" })?;
        }
        match &self.at {
            At::Only => Ok(()),
            At::Index(index) => write!(f, "/{index}"),
            At::Side(side) => write!(f, " {side}"),
        }
    }
}

const SHAPES: [Shape; 3] = [Shape::Square, Shape::Triangle, Shape::Double];

fn is_side_name(word: &str) -> bool {
    SHAPES
        .into_iter()
        .any(|shape| shape.side_names().contains(&word) || shape.half_names().contains(&word))
}

/// The segments of a kind that reach a side or half-side. Squares are named as they lie,
/// other shapes by their own names, as if unturned.
fn segments_at(
    tile: &Tile,
    name: &str,
    orientation: Orientation,
    feature: SegmentKind,
) -> Result<Vec<SegmentRef>, String> {
    let shape = tile.shape;
    let turns = if shape == Shape::Square { orientation.quarter_turns() } else { 0 };
    let position = |names: &[&str]| names.iter().position(|one| *one == name);
    let halves: Vec<HalfSide> = if let Some(side) = position(shape.side_names()) {
        let own = (side + shape.sides() - turns) % shape.sides();
        vec![HalfSide(own as u8 * 2), HalfSide(own as u8 * 2 + 1)]
    } else if let Some(half) = position(shape.half_names()) {
        let count = shape.sides() * 2;
        vec![HalfSide(((half + count - turns * 2) % count) as u8)]
    } else {
        return Err(format!(
            "the tile {} has no side {name}; it has {} and {}",
            tile.id,
            shape.side_names().join(" "),
            shape.half_names().join(" ")
        ));
    };
    let side = halves[0].side();
    let on_side = |sides: &[PieceSide]| sides.contains(&side);
    Ok(match feature {
        SegmentKind::City => (0..tile.cities.len())
            .filter(|&index| on_side(&tile.cities[index].sides))
            .map(SegmentRef::City)
            .collect(),
        SegmentKind::Road => (0..tile.roads.len())
            .filter(|&index| on_side(&tile.roads[index].sides))
            .map(SegmentRef::Road)
            .collect(),
        SegmentKind::River => (0..tile.rivers.len())
            .filter(|&index| on_side(&tile.rivers[index].sides))
            .map(SegmentRef::River)
            .collect(),
        SegmentKind::Field => (0..tile.fields.len())
            .filter(|&index| halves.iter().any(|half| tile.fields[index].halves.contains(half)))
            .map(SegmentRef::Field)
            .collect(),
        SegmentKind::Monastery | SegmentKind::Garden => {
            return Err(format!("a {} is named without a side", feature.name()));
        }
    })
}
