//! From the features of a piece to shapes on the ground.
//!
//! Everything here is computed after the piece has been turned, so that light, houses and signs
//! can stay upright whatever the orientation is.

mod cities;
mod crossings;
mod fences;
mod fields;
mod paths;
mod rivers;
mod road_ends;
mod roads;
mod towns;

#[cfg(test)]
mod tests;

use bastide_rules::geometry::Cell;
use bastide_rules::tile::{Stack, Tile, Tunnel};

use crate::chance::Stream;
use crate::features::Features;
use crate::geometry::{Curve, Outline, Point};
use crate::place::building_that_ends_roads;

pub(crate) use fields::Face;

/// Full width of a road where it crosses a side.
pub(crate) const ROAD_WIDTH: f64 = 9.0;
/// Full width of a river where it crosses a side.
pub(crate) const RIVER_WIDTH: f64 = 15.0;
/// Height of a wall on the screen.
pub(crate) const WALL_HEIGHT: f64 = 5.6;

/// A road, or one of the two mouths of a road that runs underground.
#[derive(Clone, Debug)]
pub(crate) struct RoadPath {
    /// Index of the road segment of the tile.
    pub segment: usize,
    pub sides: Vec<usize>,
    pub curve: Curve,
    pub line: Vec<Point>,
    /// Further arms of a road of three or more sides.
    pub spurs: Vec<Curve>,
    /// Whether it ends in a gate of a city.
    pub ends_at_gate: bool,
    pub tunnel: Option<Tunnel>,
    pub inn: bool,
    pub labyrinth: bool,
}

impl RoadPath {
    /// Whether it runs through the piece from side to side.
    pub(crate) fn runs_through(&self) -> bool {
        self.sides.len() > 1
    }

    /// The polylines of its spurs.
    pub(crate) fn spur_lines(&self) -> impl Iterator<Item = Vec<Point>> + '_ {
        self.spurs.iter().map(|spur| crate::geometry::sample(spur, 8))
    }
}

/// A river, from side to side or from a side to a point inside.
#[derive(Clone, Debug)]
pub(crate) struct RiverPath {
    pub segment: usize,
    pub runs_through: bool,
    pub curve: Curve,
    pub line: Vec<Point>,
}

/// The walls and streets of a city.
#[derive(Clone, Debug)]
pub(crate) struct CityPlan {
    /// Index of the city segment of the tile; none for the City of Carcassonne.
    pub segment: Option<usize>,
    pub sides: Vec<usize>,
    pub halves: Vec<usize>,
    pub polygon: Vec<Point>,
    /// Walls; each is the list of points where towers stand, from border to border.
    pub walls: Vec<Vec<Point>>,
    pub streets: Vec<Vec<Point>>,
    pub square: Option<Point>,
    pub cathedral: bool,
}

impl CityPlan {
    /// Points of the outline where walls end.
    pub(crate) fn wall_ends(&self) -> impl Iterator<Item = Point> + '_ {
        self.walls.iter().flat_map(|line| [line.first(), line.last()]).flatten().copied()
    }
}

/// What passes a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GateKind {
    /// A road ends here.
    Road,
    /// A road runs on under the city.
    Underpass,
    /// A river runs on under the city.
    Water,
}

/// An opening in a stretch of wall.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gate {
    /// Position in [`Layout::cities`].
    pub city: usize,
    pub wall: usize,
    pub stretch: usize,
    pub at: Point,
    pub kind: GateKind,
}

/// The place where a road passes over water or another road, and its direction there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bridge {
    pub at: Point,
    pub direction: Point,
}

/// The end of a river: a lake, or the pool of a spring.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pond {
    pub centre: Point,
    pub radii: (f64, f64),
    pub spring: bool,
}

/// The place of a building in which roads end, and the free radius round it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BuildingSpot {
    pub at: Point,
    pub room: f64,
}

/// Shapes of one piece, in its own coordinates.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub features: Features,
    pub cities: Vec<CityPlan>,
    pub roads: Vec<RoadPath>,
    pub rivers: Vec<RiverPath>,
    /// Middle of a village in which roads end.
    pub village: Option<Point>,
    /// Lone road ends: a farmyard each.
    pub yards: Vec<Point>,
    pub pond: Option<Pond>,
    pub bridges_over_water: Vec<Bridge>,
    pub bridges_over_roads: Vec<Bridge>,
    pub gates: Vec<Gate>,
    /// Dry-stone walls that part two fields.
    pub fences: Vec<[Point; 2]>,
    pub building: Option<BuildingSpot>,
}

/// How often a layout is tried with other chance values when the fields it draws are not those of
/// the tile.
const ATTEMPTS: i64 = 16;

impl Layout {
    /// The layout of a piece whose first cell (see [`Outline::first_cell`]) is `cell`.
    pub(crate) fn new(tile: &Tile, features: Features, cell: Cell) -> Self {
        let (x, y) = (cell.x.into(), cell.y.into());
        let (first, agrees) = Self::attempt(tile, features.clone(), Stream::new(&[11, x, y]));
        if agrees {
            return first;
        }
        (1..ATTEMPTS)
            .map(|n| Self::attempt(tile, features.clone(), Stream::new(&[11, x, y, n])))
            .find_map(|(layout, agrees)| agrees.then_some(layout))
            .unwrap_or(first)
    }

    /// A layout, and whether the fields it draws are those of the tile.
    fn attempt(tile: &Tile, features: Features, mut seed: Stream) -> (Self, bool) {
        let mut layout = Self {
            features,
            cities: Vec::new(),
            roads: Vec::new(),
            rivers: Vec::new(),
            village: None,
            yards: Vec::new(),
            pond: None,
            bridges_over_water: Vec::new(),
            bridges_over_roads: Vec::new(),
            gates: Vec::new(),
            fences: Vec::new(),
            building: None,
        };
        layout.lay_cities(tile, &mut seed);
        layout.lay_rivers(&mut seed, tile.stack == Stack::RiverSource);
        let ends = layout.lay_through_roads(tile, &mut seed);
        if let Some(radius) = building_that_ends_roads(tile) {
            layout.building = Some(layout.place_building(&ends, radius));
        }
        layout.lay_road_ends(ends, &mut seed);
        layout.find_crossings();
        layout.plan_towns(&mut seed);
        let agrees = layout.part_fields(tile);
        (layout, agrees)
    }

    pub(crate) fn outline(&self) -> &Outline {
        &self.features.outline
    }

    /// Lines of all roads, spurs not included.
    pub(crate) fn road_lines(&self) -> impl Iterator<Item = &[Point]> {
        self.roads.iter().map(|road| road.line.as_slice())
    }

    /// Whether roads of the piece end in tunnel mouths.
    pub(crate) fn has_tunnel_mouths(&self) -> bool {
        self.roads.iter().any(|road| road.tunnel == Some(Tunnel::Entrance) && !road.ends_at_gate)
    }

    /// All walls of all cities.
    pub(crate) fn walls(&self) -> impl Iterator<Item = &[Point]> {
        self.cities.iter().flat_map(|city| city.walls.iter().map(Vec::as_slice))
    }
}
