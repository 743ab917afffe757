//! The features of a piece in the numbers of the outline in which it is drawn.

use bastide_rules::geometry::{HalfSide, Orientation, PieceSide};
use bastide_rules::tile::{Building, SideKind, Symbol, Tile};

use crate::geometry::Outline;

/// Sides and half-sides of all segments after turning: everything later is drawn upright.
#[derive(Clone, Debug)]
pub(crate) struct Features {
    pub outline: Outline,
    /// What crosses each side.
    pub sides: Vec<SideKind>,
    pub cities: Vec<TurnedCity>,
    /// Sides of each road, ascending.
    pub roads: Vec<Vec<usize>>,
    /// Sides of each river, ascending.
    pub rivers: Vec<Vec<usize>>,
    /// Half-sides of each field.
    pub fields: Vec<Vec<usize>>,
}

/// A city of a piece after turning.
#[derive(Clone, Debug)]
pub(crate) struct TurnedCity {
    /// Index of the city segment of the tile; none for the City of Carcassonne.
    pub segment: Option<usize>,
    /// Sides that belong to it from corner to corner, ascending.
    pub sides: Vec<usize>,
    /// Half-sides that belong to it, ascending; more than its sides only where a side is parted.
    pub halves: Vec<usize>,
}

impl Features {
    pub(crate) fn new(tile: &Tile, orientation: Orientation) -> Self {
        let outline = Outline::new(tile.shape, orientation);
        let turn = |sides: &[PieceSide]| {
            let mut turned: Vec<usize> =
                sides.iter().map(|side| outline.turned_side(side.0.into())).collect();
            turned.sort_unstable();
            turned
        };
        let mut sides = vec![SideKind::Field; outline.sides()];
        for (side, &kind) in tile.sides.iter().enumerate() {
            sides[outline.turned_side(side)] = kind;
        }
        let fields: Vec<Vec<usize>> = tile
            .fields
            .iter()
            .map(|field| {
                field
                    .halves
                    .iter()
                    .map(|&HalfSide(half)| outline.turned_half(half.into()))
                    .collect()
            })
            .collect();
        let mut cities = turned_cities(tile, &outline, &turn);
        cities.extend(city_of_carcassonne(&sides, &fields));
        Self {
            sides,
            cities,
            roads: tile.roads.iter().map(|road| turn(&road.sides)).collect(),
            rivers: tile.rivers.iter().map(|river| turn(&river.sides)).collect(),
            fields,
            outline,
        }
    }

    /// Index of the field that owns a half-side.
    pub(crate) fn field_of(&self, half: usize) -> Option<usize> {
        self.fields.iter().position(|halves| halves.contains(&half))
    }

    /// Whether some city owns only one half of a side.
    pub(crate) fn has_parted_sides(&self) -> bool {
        self.cities.iter().any(|city| city.halves.len() > 2 * city.sides.len())
    }
}

/// The cities of the tile. A side that two cities share is parted in its middle: each takes the
/// half next to its own other sides.
fn turned_cities(
    tile: &Tile,
    outline: &Outline,
    turn: &dyn Fn(&[PieceSide]) -> Vec<usize>,
) -> Vec<TurnedCity> {
    let n = outline.sides();
    let reach: Vec<Vec<usize>> = tile
        .cities
        .iter()
        .map(|city| {
            let mut all = turn(&city.sides);
            all.extend(turn(&city.shared_sides));
            all.sort_unstable();
            all.dedup();
            all
        })
        .collect();
    let owners = |side: usize| reach.iter().filter(|sides| sides.contains(&side)).count();
    reach
        .iter()
        .enumerate()
        .map(|(index, all)| {
            let sides: Vec<usize> = all.iter().copied().filter(|&side| owners(side) == 1).collect();
            let mut halves: Vec<usize> =
                sides.iter().flat_map(|&side| [2 * side, 2 * side + 1]).collect();
            for &side in all.iter().filter(|&&side| owners(side) > 1) {
                let next_is_own = sides.contains(&((side + 1) % n));
                halves.push(2 * side + usize::from(next_is_own));
            }
            halves.sort_unstable();
            TurnedCity { segment: Some(index), sides, halves }
        })
        .collect()
}

/// The part of the City of Carcassonne on a tile of its layout: the half-sides of its inner sides
/// that belong to no field.
fn city_of_carcassonne(sides: &[SideKind], fields: &[Vec<usize>]) -> Option<TurnedCity> {
    let halves: Vec<usize> = (0..2 * sides.len())
        .filter(|half| sides[half / 2] == SideKind::CityOfCarcassonne)
        .filter(|half| !fields.iter().any(|halves| halves.contains(half)))
        .collect();
    let whole = (0..sides.len())
        .filter(|side| halves.contains(&(2 * side)) && halves.contains(&(2 * side + 1)))
        .collect();
    (!halves.is_empty()).then_some(TurnedCity { segment: None, sides: whole, halves })
}

/// A thing on a tile that stands in the land and is not part of a city or road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Landmark {
    Building(Building),
    Castle,
    Symbol(Symbol),
    CropCircle,
    Watchtower,
}
