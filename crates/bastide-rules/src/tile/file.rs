//! The form of the tile files; `docs/tiles.md` describes it for people.

use serde::Deserialize;

use super::{
    Building, Compass, CropCircle, Quarter, Stack, Symbol, TradeGood, Tunnel, Watchtower, WindRose,
};
use crate::geometry::Shape;

/// One `[[tile]]`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileText {
    pub id: String,
    #[serde(default)]
    pub saved_names: Vec<String>,
    #[serde(default)]
    pub shape: Shape,
    #[serde(default)]
    pub stack: Stack,
    /// One letter for each side; absent: what the segments say.
    pub sides: Option<String>,
    #[serde(default)]
    pub cities: Vec<CityText>,
    #[serde(default)]
    pub roads: Vec<RoadText>,
    #[serde(default)]
    pub rivers: Vec<RiverText>,
    #[serde(default)]
    pub fields: Vec<FieldText>,
    pub building: Option<Building>,
    #[serde(default)]
    pub symbols: Vec<Symbol>,
    pub crop_circle: Option<CropCircle>,
    pub flying_machine: Option<Compass>,
    pub wind_rose: Option<WindRose>,
    pub watchtower: Option<Watchtower>,
    #[serde(default)]
    pub quarters: Vec<Quarter>,
    /// Groups of segment references, parted by blanks.
    #[serde(default)]
    pub wagon_links: Vec<String>,
    /// Pairs of segment references, parted by a blank.
    #[serde(default)]
    pub crossings: Vec<String>,
    pub garden_twin: Option<String>,
    pub max_copies: Option<u16>,
    #[serde(default)]
    pub notes: String,
}

/// One entry of `cities`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CityText {
    /// Names of sides, parted by blanks.
    pub sides: String,
    #[serde(default)]
    pub shared_sides: String,
    #[serde(default)]
    pub pennants: u8,
    #[serde(default)]
    pub cathedral: bool,
    #[serde(default)]
    pub princess: bool,
    #[serde(default)]
    pub besieged: bool,
    pub trade_good: Option<TradeGood>,
    #[serde(default)]
    pub landmark_bonus: u8,
    #[serde(default)]
    pub castle_base: bool,
}

/// One entry of `roads`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoadText {
    pub sides: String,
    #[serde(default)]
    pub inn: bool,
    #[serde(default)]
    pub labyrinth: bool,
    #[serde(default)]
    pub wells: u8,
    pub tunnel: Option<Tunnel>,
}

/// One entry of `rivers`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RiverText {
    pub sides: String,
}

/// One entry of `fields`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FieldText {
    /// Names of half-sides, parted by blanks.
    #[serde(default)]
    pub halves: String,
    #[serde(default)]
    pub cities: Vec<usize>,
    /// Cities whose end this field meets on the outline without touching them.
    #[serde(default)]
    pub cities_apart: Vec<usize>,
    #[serde(default)]
    pub city_of_carcassonne: bool,
    #[serde(default)]
    pub pig_herds: u8,
    #[serde(default)]
    pub wells: u8,
}

/// The `[set]` of a file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetText {
    pub id: String,
    pub name: String,
    pub family: String,
    #[serde(default = "any_edition")]
    pub edition: String,
    pub first_published: Option<u16>,
    pub saved_name: Option<String>,
    pub total: u16,
    pub published_total: Option<u16>,
    pub start_layout: Option<String>,
    pub max_sets: Option<u16>,
    #[serde(default)]
    pub removes_tiles: Vec<String>,
    #[serde(default)]
    pub requires_any_of: Vec<String>,
    #[serde(default)]
    pub elements_on_by_default: Vec<String>,
    #[serde(default)]
    pub elements_always_on: Vec<String>,
    #[serde(default)]
    pub elements_on_if_symbol_present: Vec<String>,
    #[serde(default)]
    pub symbols_on_tiles: Vec<String>,
    #[serde(default)]
    pub notes: String,
}

fn any_edition() -> String {
    "any".to_owned()
}
