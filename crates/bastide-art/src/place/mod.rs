//! Where the buildings and signs of a tile stand, and where figures stand.
//!
//! Meaning before scenery: everything that counts takes the spot with the most room and keeps a
//! free disc round it; scenery only fills what is left.

mod anchors;
mod buildings;
mod by_roads;
mod in_cities;
mod medallions;
mod room;
mod thing;

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::Tile;

pub(crate) use buildings::building_that_ends_roads;
pub(crate) use room::{Disc, border_gap, feature_gap, keep_gap, wall_gap};
pub(crate) use thing::{Layer, Thing};

use crate::features::{Features, Landmark};
use crate::geometry::Point;
use crate::layout::Layout;

/// One piece on its cell: its layout, and everything with a meaning that stands on it.
#[derive(Clone, Debug)]
pub(crate) struct Site<'a> {
    pub tile: &'a Tile,
    pub orientation: Orientation,
    /// The north-western cell of the piece.
    pub cell: Cell,
    pub layout: Layout,
    /// Buildings and signs, in the order in which they were placed.
    pub things: Vec<Thing>,
    /// Discs that scenery avoids.
    pub keep: Vec<Disc>,
    /// Where the landmarks are.
    pub landmarks: Vec<(Landmark, Point)>,
    /// Where the quarters of the City of Carcassonne are.
    pub quarters: Vec<(bastide_rules::tile::Quarter, Point)>,
}

impl<'a> Site<'a> {
    /// The piece with part 0 on `cell`.
    pub(crate) fn new(tile: &'a Tile, cell: Cell, orientation: Orientation) -> Self {
        let features = Features::new(tile, orientation);
        let cell = features.outline.first_cell(cell);
        let layout = Layout::new(tile, features, cell);
        let keep = layout.yards.iter().map(|&at| Disc { at, radius: 11.0 }).collect();
        let mut site = Self {
            tile,
            orientation,
            cell,
            layout,
            things: Vec::new(),
            keep,
            landmarks: Vec::new(),
            quarters: Vec::new(),
        };
        site.place_buildings();
        site.place_by_roads();
        site.place_medallions();
        site.place_in_cities();
        site
    }

    fn keep_free(&mut self, at: Point, radius: f64) {
        self.keep.push(Disc { at, radius });
    }
}

#[cfg(test)]
mod tests;
