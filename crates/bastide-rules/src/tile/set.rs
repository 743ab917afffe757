use serde::Deserialize;

/// A set of tiles as it is sold: one edition of the base game or of an expansion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    /// Our name, such as `base-c1`.
    pub id: String,
    /// The title, in English.
    pub name: String,
    /// What all editions of this game or expansion have in common, such as `base`.
    pub family: String,
    /// `C1`, `C2`, `any`, `winter`, … as in the rulebook.
    pub edition: String,
    /// Year in which the family was first published.
    pub first_published: Option<u16>,
    /// The name in saved games of the other program.
    pub saved_name: Option<String>,
    /// Copies of each kind of tile, ordered by the id of the tile; each at least 1.
    pub copies: Vec<(String, u16)>,
    /// The number of tiles, without [`TileSet::supply_tiles`]; equals the sum of the copies.
    pub total: u16,
    /// The number of tiles according to the box; `None` if the set is no box of its own.
    pub published_total: Option<u16>,
    /// Tiles in the box that go to the players instead of the pile (AM-1), ordered by id.
    pub supply_tiles: Vec<(String, u16)>,
    /// The kinds of tiles that this set's file describes, in the order of the file.
    pub defines: Vec<String>,
    /// Kinds of tiles of other sets that leave the game when this set is used.
    pub removes_tiles: Vec<String>,
    /// Families of which one must be in play; empty: no condition.
    pub requires_any_of: Vec<String>,
    /// How often the set may be used in one game; `None`: any number of times.
    pub max_sets: Option<u16>,
    /// The start layout that this set brings along.
    pub start_layout: Option<String>,
    /// Elements that are on unless switched off.
    pub elements_on_by_default: Vec<String>,
    /// Elements that are on whenever the set is used.
    pub elements_always_on: Vec<String>,
    /// Elements that are on by default only if a tile in play shows their symbol.
    pub elements_on_if_symbol_present: Vec<String>,
    /// Elements that the tiles of this set make available.
    pub symbols_on_tiles: Vec<String>,
    /// Remarks for people.
    pub notes: String,
}

/// A box of the shops that holds several sets.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProductBox {
    /// The title, in English.
    pub name: String,
    /// Ids of the sets.
    pub sets: Vec<String>,
    /// The number of tiles in the box.
    pub total: u16,
    /// Whether [`TileSet::supply_tiles`] are part of the total.
    #[serde(default)]
    pub counts_supply_tiles: bool,
}

/// Tiles that leave the game in certain mixes, besides [`TileSet::removes_tiles`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileRemoval {
    /// When the tiles leave.
    pub when: RemovalCondition,
    /// Ids of the tiles; every copy leaves.
    pub removes: Vec<String>,
}

/// All that is given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RemovalCondition {
    /// This set is in play.
    pub set_in_use: Option<String>,
    /// This start layout is used.
    pub start_layout: Option<String>,
    /// This start layout is not used.
    pub start_layout_is_not: Option<String>,
    /// This option of the rules (a [`SavedRule`](super::SavedRule)) …
    pub rule: Option<String>,
    /// … has this value.
    pub value: Option<String>,
}
