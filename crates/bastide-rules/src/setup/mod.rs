//! What is chosen before a game: sets, seats, options. A [`Setup`] is unchecked data; a game made
//! from it has been checked.

mod error;
mod options;
mod presets;
mod support;

use serde::{Deserialize, Serialize};

pub use error::SetupError;
pub use options::{
    Abbot, CardChoice, ChristmasPresent, CloisterCard, CropCircleRemoval, CropCircles, Dragon,
    DragonMove, Fairy, FairyAlone, Farmers, GingerbreadNoTarget, GingerbreadReturn, GingerbreadSet,
    HalflingCrop, HalflingEpoch, HalflingMeeple, HalflingSetup, HalflingSymbolTiles,
    HalflingsPerPlayer, Hill, HillTie, InnIncomplete, Inns, Lightning, Meeples, OptionSpec,
    Options, PigHerds, Portal, Princess, PrincessTakes, PrincessThenFairy, RiverStartTile,
    RiverUturn, Shepherd, TieCardShare, TinyCity, Vineyard, VineyardCells, VineyardGarden,
    VolcanoFairy, WinterInn,
};
pub use presets::{DragonRules, Edition};
pub use support::missing_rules;

use crate::card;
use crate::geometry::{Cell, Orientation};

/// What is chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The tile sets, each with its number of copies.
    pub sets: Vec<SetChoice>,
    /// The number of players: 2 to 9 (BG-2, BG-73).
    pub seats: u8,
    /// Whether one seat is allowed, as in tests and puzzles.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub solo: bool,
    /// The options of the rules.
    #[serde(default)]
    pub options: Options,
    /// What lies on the table at the start.
    #[serde(default)]
    pub start: Start,
    /// What to do with sets whose rules are not built.
    #[serde(default, skip_serializing_if = "UnbuiltRules::is_refuse")]
    pub unbuilt_rules: UnbuiltRules,
    /// The fingerprint of the table of cards ([`crate::card::fingerprint`]); nothing for the
    /// built-in one. A game with cards is only made with the table in use. Without cards it says
    /// nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card_table: Option<String>,
}

/// A tile set and how many copies of it are shuffled together (BG-72).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetChoice {
    /// The id of the set, such as `base-c2`.
    pub id: String,
    /// Copies, 1 or more.
    #[serde(default = "one")]
    pub copies: u16,
}

const fn one() -> u16 {
    1
}

/// What lies on the table at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// The layout that belongs to the chosen sets.
    #[default]
    Usual,
    /// The layout with this id.
    Layout(String),
    /// These tiles.
    Tiles(Vec<StartTile>),
}

/// A tile that lies on the table at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartTile {
    /// The id of the tile.
    pub tile: String,
    /// The cell of its part 0.
    pub cell: Cell,
    /// Its orientation.
    #[serde(default)]
    pub orientation: Orientation,
}

/// What to do with sets whose rules are not built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnbuiltRules {
    /// Refuse such a set and say which rules are missing.
    #[default]
    Refuse,
    /// Take its tiles for their cities, roads, fields and monasteries alone, all other signs as
    /// decoration: for games in which those rules are off.
    PlainTiles,
}

impl UnbuiltRules {
    fn is_refuse(&self) -> bool {
        *self == Self::Refuse
    }
}

impl Setup {
    /// A game with the set `id`, `seats` players and the default options.
    pub fn with_set(id: &str, seats: u8) -> Self {
        Self::with_sets(&[id], seats)
    }

    /// A game with one copy of each of the sets, `seats` players and the default options.
    pub fn with_sets(ids: &[&str], seats: u8) -> Self {
        Self {
            sets: ids.iter().map(|id| SetChoice { id: (*id).to_owned(), copies: 1 }).collect(),
            seats,
            solo: false,
            options: Options::default(),
            start: Start::Usual,
            unbuilt_rules: UnbuiltRules::Refuse,
            card_table: card::table_in_use(),
        }
    }

    /// A new choice that somebody made without a word on the table of cards: for the one in use.
    /// Not for what was saved, where no word means the built-in table.
    #[must_use]
    pub fn for_cards_in_use(self) -> Self {
        let card_table = self.card_table.or_else(card::table_in_use);
        Self { card_table, ..self }
    }
}
