use std::collections::BTreeMap;

use serde::Deserialize;

use super::{SideKind, Tile};
use crate::geometry::{Cell, Half, Orientation, PieceSide, Shape, SideHome};

/// Tiles that lie on the board before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartLayout {
    /// Our name, such as `standard`.
    pub id: String,
    /// The name in saved games of the other program.
    pub saved_key: Option<String>,
    /// The tiles and where they lie.
    pub tiles: Vec<LayoutTile>,
    /// One family of each group must be in play.
    #[serde(default)]
    pub used_with_families: Vec<Vec<String>>,
    /// None of these families may be in play.
    #[serde(default)]
    pub not_with_families: Vec<String>,
    /// Remarks for people.
    #[serde(default)]
    pub notes: String,
}

/// A tile of a start layout.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutTile {
    /// The id of the tile.
    pub tile: String,
    /// The cell of its part 0.
    pub cell: Cell,
    /// How it lies.
    #[serde(default)]
    pub orientation: Orientation,
}

/// Where a side lies on the board: on a side of a cell (its index), or on the diagonal.
type Place = ((i16, i16), Option<usize>);

/// Checks that the tiles of `layout` fit together; each reason says what is wrong.
///
/// `tiles` are the kinds of the tiles of the layout, in the same order.
pub(super) fn check_layout(layout: &StartLayout, tiles: &[&Tile]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut covered: BTreeMap<(i16, i16), Vec<(usize, Orientation)>> = BTreeMap::new();
    let mut places: BTreeMap<Place, Vec<(usize, PieceSide)>> = BTreeMap::new();
    for (index, (laid, tile)) in layout.tiles.iter().zip(tiles).enumerate() {
        for part in 0..tile.shape.parts() {
            let (dx, dy) = tile.shape.part_offset(part, laid.orientation);
            let cell = laid.cell.offset(dx, dy);
            let there = covered.entry(cell.into()).or_default();
            let room = there.iter().all(|&(other, orientation)| {
                tile.shape == Shape::Triangle
                    && tiles[other].shape == Shape::Triangle
                    && orientation == laid.orientation.opposite()
            });
            if !room {
                faults.push(format!("{} lies on another tile on cell {cell}", laid.tile));
            }
            there.push((index, laid.orientation));
        }
        for side in (0..tile.shape.sides()).map(|side| PieceSide(side as u8)) {
            if let Some(place) = place(laid, tile, side) {
                places.entry(place).or_default().push((index, side));
            }
        }
    }
    if !faults.is_empty() {
        return faults;
    }
    let mut touches = vec![false; tiles.len()];
    for (&((x, y), side), here) in &places {
        let met = match (side, &here[..]) {
            (None, &[first, second]) => Some((first, second)),
            (None, _) => None,
            (Some(side), &[first, ..]) => {
                let side = crate::geometry::Side::from_index(side);
                let beyond = Cell::new(x, y).step(side);
                let beyond = (beyond.into(), Some(side.opposite().index()));
                places.get(&beyond).map(|there| (first, there[0]))
            }
            (Some(_), []) => None,
        };
        match met {
            Some((first, second)) => {
                touches[first.0] = true;
                touches[second.0] = true;
                if first.0 < second.0 {
                    faults.extend(misfits(tiles, first, second));
                }
            }
            None => {
                for &(index, side) in here {
                    if tiles[index].sides[side.0 as usize] == SideKind::CityOfCarcassonne {
                        faults.push(format!(
                            "{}: side {} is inside the City of Carcassonne, but no tile lies \
                             beyond it",
                            tiles[index].id,
                            tiles[index].shape.side_names()[side.0 as usize]
                        ));
                    }
                }
            }
        }
    }
    if tiles.len() > 1 {
        for (laid, touches) in layout.tiles.iter().zip(touches) {
            if !touches {
                faults.push(format!(
                    "{} touches no other tile on cell {}",
                    laid.tile, laid.cell
                ));
            }
        }
    }
    faults
}

fn place(laid: &LayoutTile, tile: &Tile, side: PieceSide) -> Option<Place> {
    Some(match tile.shape.home(side, laid.orientation)? {
        SideHome::Outer { part, side } => {
            let (dx, dy) = tile.shape.part_offset(part as usize, laid.orientation);
            (laid.cell.offset(dx, dy).into(), Some(side.index()))
        }
        SideHome::Diagonal => (laid.cell.into(), None),
    })
}

/// What does not match where two sides meet. The first half of one meets the second of the other.
fn misfits(tiles: &[&Tile], first: (usize, PieceSide), second: (usize, PieceSide)) -> Vec<String> {
    let mut faults = Vec::new();
    let [(a, side_a), (b, side_b)] = [first, second].map(|(index, side)| (tiles[index], side));
    let [name_a, name_b] =
        [(a, side_a), (b, side_b)].map(|(tile, side)| tile.shape.side_names()[side.0 as usize]);
    let [kind_a, kind_b] =
        [(a, side_a), (b, side_b)].map(|(tile, side)| tile.sides[side.0 as usize]);
    let fits = kind_a == kind_b || kind_a == SideKind::Any || kind_b == SideKind::Any;
    if !fits {
        faults.push(format!(
            "{} does not fit {}: side {name_a} is {}, side {name_b} is {}",
            a.id,
            b.id,
            kind_a.letter(),
            kind_b.letter()
        ));
        return faults;
    }
    for (half_a, half_b) in [(Half::First, Half::Second), (Half::Second, Half::First)] {
        let in_field = |tile: &Tile, half| tile.fields.iter().any(|f| f.halves.contains(&half));
        let [half_a, half_b] = [side_a.half(half_a), side_b.half(half_b)];
        if kind_a == kind_b && in_field(a, half_a) != in_field(b, half_b) {
            faults.push(format!(
                "{} does not fit {}: of the half-sides {} and {} only one is field",
                a.id,
                b.id,
                a.shape.half_names()[half_a.0 as usize],
                b.shape.half_names()[half_b.0 as usize]
            ));
        }
    }
    faults
}
