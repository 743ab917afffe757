use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

use crate::geometry::{HalfSide, PieceSide, Shape};

/// One kind of tile: what is printed on it, in orientation 0.
///
/// A value of this type that comes out of the library has been validated: every side
/// belongs to exactly the segments it should, every half-side beside a field, road or river
/// to exactly one field, and all references exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Our name, such as `base-crfr`. Opaque: nothing is read from its letters.
    pub id: String,
    /// Names of this tile in saved games of the other program; the first is the usual one.
    pub saved_names: Vec<String>,
    /// The outline.
    pub shape: Shape,
    /// Which pile the tile belongs to.
    pub stack: Stack,
    /// What crosses each side, in the order of [`Shape::side_names`].
    pub sides: Vec<SideKind>,
    /// City segments.
    pub cities: Vec<City>,
    /// Road segments.
    pub roads: Vec<Road>,
    /// River segments.
    pub rivers: Vec<River>,
    /// Fields.
    pub fields: Vec<Field>,
    /// The building in the middle, if any.
    pub building: Option<Building>,
    /// Signs without further data.
    pub symbols: Vec<Symbol>,
    /// The crop circle, if any.
    pub crop_circle: Option<CropCircle>,
    /// Direction of the flying machine, if any; it turns with the tile.
    pub flying_machine: Option<Compass>,
    /// The wind rose, if any.
    pub wind_rose: Option<WindRose>,
    /// The watchtower, if any.
    pub watchtower: Option<Watchtower>,
    /// Quarters of the City of Carcassonne on this tile.
    pub quarters: Vec<Quarter>,
    /// Groups of segments between which a wagon can change under the first-edition rule (AM-24).
    pub wagon_links: Vec<Vec<SegmentRef>>,
    /// Pairs of segments of which one passes over the other.
    pub crossings: Vec<(SegmentRef, SegmentRef)>,
    /// The same tile with, or without, a garden.
    pub garden_twin: Option<String>,
    /// Upper limit of copies in a game, however many sets are used.
    pub max_copies: Option<u16>,
    /// Remarks for people.
    pub notes: String,
}

/// What crosses a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SideKind {
    /// Nothing but field.
    Field,
    /// A road in the middle, field on both halves.
    Road,
    /// City along the whole side.
    City,
    /// A river in the middle, field on both halves.
    River,
    /// Fits everything and ends it (the abbey).
    Any,
    /// Inner side of the City of Carcassonne layout: always inside that fixed layout.
    CityOfCarcassonne,
}

/// The pile to which a tile belongs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stack {
    /// The usual pile.
    #[default]
    Main,
    /// The river stack.
    River,
    /// A river spring: starts the river.
    RiverSource,
    /// A river fork: the first tile of the river stack (RV-S3).
    RiverFork,
    /// A lake: the last of the river stack (RV-S2).
    RiverLake,
    /// Only laid as part of a start layout.
    StartLayout,
    /// Handed to each player (the abbey).
    PlayerSupply,
    /// Dealt to the players or picked by them before the game, and played instead of drawing
    /// (HA-1, HA-3, HA-15).
    Hand,
}

/// A city segment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct City {
    /// Its sides, clockwise.
    pub sides: Vec<PieceSide>,
    /// Sides of another city of the tile that this one reaches as well.
    pub shared_sides: Vec<PieceSide>,
    /// Pennants, 0 to 2.
    pub pennants: u8,
    /// A cathedral (IC-5).
    pub cathedral: bool,
    /// A princess (PD-40).
    pub princess: bool,
    /// Besieged (SI-1).
    pub besieged: bool,
    /// Trade good.
    pub trade_good: Option<TradeGood>,
    /// Points of a landmark for the finished city (DA-1).
    pub landmark_bonus: u8,
    /// Of the shape of which two facing segments can become a castle (BC-20).
    pub castle_base: bool,
}

/// A road segment. Roads that end at a crossing, village or building are separate segments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Road {
    /// Its sides, clockwise.
    pub sides: Vec<PieceSide>,
    /// An inn (IC-1).
    pub inn: bool,
    /// A labyrinth (LA-1).
    pub labyrinth: bool,
    /// Wells.
    pub wells: u8,
    /// Tunnel mouths (TU-1).
    pub tunnel: Option<Tunnel>,
}

/// A river segment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct River {
    /// Its sides, clockwise.
    pub sides: Vec<PieceSide>,
}

/// A field segment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// Its half-sides, clockwise. Empty for a field that touches no side.
    pub halves: Vec<HalfSide>,
    /// Indexes of the city segments of this tile that it touches.
    pub cities: Vec<usize>,
    /// Whether it touches the City of Carcassonne.
    pub city_of_carcassonne: bool,
    /// Pig-herds (RV-15, GQ-1).
    pub pig_herds: u8,
    /// Wells.
    pub wells: u8,
}

/// A building in the middle of a tile; at most one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// A monastery (BG-33).
    Monastery,
    /// A shrine (CK-40).
    Shrine,
    /// A German, Dutch, Belgian or Japanese monastery (MO-1).
    SpecialMonastery,
    /// A Darmstadt church.
    Church,
    /// Baba Yaga's hut.
    YagaHut,
    /// An abbey (AM-1).
    Abbey,
}

/// A sign on a tile that needs no further data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each name is the sign itself")]
pub enum Symbol {
    Garden,
    TowerFoundation,
    Volcano,
    Dragon,
    MagicPortal,
    Bazaar,
    Hill,
    Vineyard,
    /// A fixed flock of sheep (HA-47).
    Sheep,
    Goldmine,
    FerryLake,
    Festival,
    MageOrWitch,
    Circus,
    Acrobats,
    SoloveiRazboynik,
    Vodyanoy,
    /// The sign of the Gingerbread Man (GB-10).
    Gingerbread,
    /// Winter animals (WE-12): no effect, kept so that a house rule can hook in.
    Animal,
}

/// The trade goods of TB-1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each name is the good itself")]
pub enum TradeGood {
    Wine,
    Cloth,
    Grain,
}

/// Tunnel mouths of a road segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tunnel {
    /// The end on the tile is a tunnel mouth.
    Entrance,
    /// A road of two sides that runs underground; two mouths when tunnel tokens apply.
    Underpass,
}

/// The kind of a crop circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each name is the kind itself")]
pub enum CropCircle {
    City,
    Road,
    Field,
    /// The player who places the tile names the kind (HA-44).
    Chosen,
}

/// A direction of the compass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[allow(missing_docs, reason = "each name is the direction itself")]
pub enum Compass {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

/// A wind rose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[allow(missing_docs, reason = "each name is the quadrant itself")]
pub enum WindRose {
    #[serde(rename = "full")]
    Full,
    NE,
    SE,
    SW,
    NW,
}

/// A watchtower (WT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Watchtower {
    /// Points for each.
    pub points: u8,
    /// What is counted.
    pub per: WatchtowerKind,
}

/// What a watchtower counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each name is the counted thing itself")]
pub enum WatchtowerKind {
    Pennant,
    Monastery,
    TileWithCity,
    TileWithRoad,
    Meeple,
}

/// A quarter of the City of Carcassonne (CK-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each name is the quarter itself")]
pub enum Quarter {
    Castle,
    Market,
    Blacksmith,
    Cathedral,
}

/// A segment of a tile, by kind and index in the list of that kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each name is the kind itself")]
pub enum SegmentRef {
    City(usize),
    Road(usize),
    River(usize),
    Field(usize),
    Building,
}

impl Tile {
    /// Whether the tile shows `symbol`.
    pub fn has(&self, symbol: Symbol) -> bool {
        self.symbols.contains(&symbol)
    }
}

impl SideKind {
    /// The letter of this kind in tile files and in the tables of the rulebook: C, R, F, V,
    /// and beside them `*` for [`SideKind::Any`] and `#` for [`SideKind::CityOfCarcassonne`].
    pub const fn letter(self) -> char {
        match self {
            Self::Field => 'F',
            Self::Road => 'R',
            Self::City => 'C',
            Self::River => 'V',
            Self::Any => '*',
            Self::CityOfCarcassonne => '#',
        }
    }

    /// The kind with the letter `letter`; see [`SideKind::letter`].
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'F' => Self::Field,
            'R' => Self::Road,
            'C' => Self::City,
            'V' => Self::River,
            '*' => Self::Any,
            '#' => Self::CityOfCarcassonne,
            _ => return None,
        })
    }
}

impl fmt::Display for SegmentRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::City(index) => write!(f, "city:{index}"),
            Self::Road(index) => write!(f, "road:{index}"),
            Self::River(index) => write!(f, "river:{index}"),
            Self::Field(index) => write!(f, "field:{index}"),
            Self::Building => f.write_str("building"),
        }
    }
}

impl FromStr for SegmentRef {
    type Err = String;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("\"{text}\" is no segment; write for example city:0 or building");
        if text == "building" {
            return Ok(Self::Building);
        }
        let (kind, index) = text.split_once(':').ok_or_else(wrong)?;
        let index = index.parse().map_err(|_| wrong())?;
        match kind {
            "city" => Ok(Self::City(index)),
            "road" => Ok(Self::Road(index)),
            "river" => Ok(Self::River(index)),
            "field" => Ok(Self::Field(index)),
            _ => Err(wrong()),
        }
    }
}
