use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;

use super::Quarter;
use crate::geometry::{HalfSide, PieceSide, Shape};

/// Names that saved games (`.jcz`) of the other program use, besides those of tiles and sets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SavedGameNames {
    /// Elements: what a game is played with.
    #[serde(rename = "element")]
    pub elements: Vec<Element>,
    /// Tokens.
    #[serde(rename = "token")]
    pub tokens: Vec<Token>,
    /// Options of the rules.
    #[serde(rename = "rule")]
    pub rules: Vec<SavedRule>,
    /// Their half-side → ours (of a square).
    pub half_sides: BTreeMap<String, String>,
    /// Their place of a road, city or river → our sides (of a square), parted by blanks.
    pub locations: BTreeMap<String, String>,
    /// Their quarter → ours.
    pub quarters: BTreeMap<String, Quarter>,
    /// Their kind of feature → what it may be on our tiles; empty for fan sets without tile data.
    pub features: BTreeMap<String, Vec<String>>,
    /// Fan sets that saved games may name, without tile data.
    pub fan_sets_without_tiles: Vec<String>,
}

/// Something a game is played with, or not: a figure, a kind of token, a mechanism.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Element {
    /// Our name, such as `big_meeple`.
    pub id: String,
    /// The name for people, in English.
    pub name: String,
    /// The name in saved games.
    pub saved_key: String,
    /// The name of the figure in saved games, if it is one.
    pub saved_figure: Option<String>,
    /// What it is.
    pub kind: ElementKind,
    /// The value when no set in play asks for the element.
    pub default: SavedValue,
    /// The value when a set in play asks for it; for meeples, figures per player.
    pub value_when_on: SavedValue,
    /// Whether the figure is a follower.
    #[serde(default)]
    pub follower: bool,
    /// What on a tile it has to do with, as a key of the tile files.
    pub tile_symbol: Option<String>,
    /// Whether it can be chosen only if a tile in play shows the symbol.
    #[serde(default)]
    pub only_with_symbol: bool,
    /// Whether it belongs to a fan expansion.
    #[serde(default)]
    pub fan: bool,
    /// What it does, in a sentence.
    #[serde(default)]
    pub what: String,
}

/// What an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ElementKind {
    /// A figure with an owner.
    Meeple,
    /// A figure without owner.
    NeutralFigure,
    /// Pieces that each player has.
    PlayerPieces,
    /// Something that is won.
    Reward,
    /// A mechanism.
    Mechanic,
    /// On whenever a set that always has it is in play; not stored in saved games.
    Fixed,
}

/// A value in saved games: a switch, a number or a word.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum SavedValue {
    /// A switch.
    Switch(bool),
    /// A number.
    Number(u16),
    /// A word.
    Word(String),
}

impl fmt::Display for SavedValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(value) => write!(f, "{value}"),
            Self::Number(value) => write!(f, "{value}"),
            Self::Word(value) => write!(f, "\"{value}\""),
        }
    }
}

/// A kind of token.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// Our name.
    pub id: String,
    /// The name in saved games.
    pub saved_key: String,
    /// The id of the element to which it belongs.
    pub element: String,
    /// Where the tokens come from.
    pub owner: TokenOwner,
    /// How many there are (for `player`: each), if it does not depend on the number of players.
    pub supply: Option<u16>,
    /// How many each player has, by the number of players.
    #[serde(default)]
    pub supply_by_players: Vec<TokenSupply>,
    /// What else is to be said about the supply.
    #[serde(default)]
    pub supply_note: String,
}

/// Where tokens come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenOwner {
    /// Each player has some.
    Player,
    /// All players take from one supply.
    Shared,
    /// They are won from a common supply.
    Won,
    /// They are drawn from a bag.
    Bag,
}

/// A player's supply of a token for some numbers of players.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenSupply {
    /// The numbers of players, such as `3`, `1-2` or `8+`.
    pub players: String,
    /// The tokens of each player.
    pub count: u16,
    /// The tokens of each player when the fan element `black_tower` is in play.
    pub with_black_tower: Option<u16>,
}

/// An option of the rules in saved games.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedRule {
    /// Our name.
    pub id: String,
    /// The name for people, in English.
    pub name: String,
    /// The name in saved games.
    pub saved_key: String,
    /// `play` or `scoring`.
    pub group: String,
    /// Elements with which the option means something; `a+b` stands for both together.
    #[serde(default)]
    pub used_with_elements: Vec<String>,
    /// The possible values.
    pub values: Vec<SavedRuleValue>,
    /// The value of the other program unless chosen otherwise (not always that of the rulebook).
    pub default: SavedValue,
    /// How the other program plays when a saved game leaves the option out.
    pub when_missing: Option<SavedValue>,
    /// Whether it belongs to a fan expansion.
    #[serde(default)]
    pub fan: bool,
    /// Remarks for people.
    #[serde(default)]
    pub note: String,
}

/// A value of a [`SavedRule`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedRuleValue {
    /// Ours.
    pub value: SavedValue,
    /// The one in saved games.
    pub saved: SavedValue,
    /// What it means.
    #[serde(default)]
    pub meaning: String,
}

impl SavedGameNames {
    /// Adds what `other` has; its entries win over entries of the same name in the tables.
    pub(super) fn extend(&mut self, other: Self) {
        self.elements.extend(other.elements);
        self.tokens.extend(other.tokens);
        self.rules.extend(other.rules);
        self.half_sides.extend(other.half_sides);
        self.locations.extend(other.locations);
        self.quarters.extend(other.quarters);
        self.features.extend(other.features);
        self.fan_sets_without_tiles
            .extend(other.fan_sets_without_tiles);
    }

    /// The element with our name `id`.
    pub fn element(&self, id: &str) -> Option<&Element> {
        self.elements.iter().find(|element| element.id == id)
    }

    /// The element with the name `key` in saved games.
    pub fn element_by_saved_key(&self, key: &str) -> Option<&Element> {
        self.elements
            .iter()
            .find(|element| element.saved_key == key)
    }

    /// The token with the name `key` in saved games.
    pub fn token_by_saved_key(&self, key: &str) -> Option<&Token> {
        self.tokens.iter().find(|token| token.saved_key == key)
    }

    /// The option of the rules with the name `key` in saved games.
    pub fn rule_by_saved_key(&self, key: &str) -> Option<&SavedRule> {
        self.rules.iter().find(|rule| rule.saved_key == key)
    }

    /// The half-side of a square that saved games call `name`, such as `NL`.
    pub fn half_side(&self, name: &str) -> Option<HalfSide> {
        let ours = self.half_sides.get(name)?;
        let index = Shape::Square
            .half_names()
            .iter()
            .position(|half| half == ours)?;
        Some(HalfSide(index as u8))
    }

    /// The sides of a square that the place `name` of a road, city or river reaches, such as `NE`.
    pub fn location(&self, name: &str) -> Option<Vec<PieceSide>> {
        let index = |ours: &str| {
            Shape::Square
                .side_names()
                .iter()
                .position(|side| *side == ours)
        };
        let ours = self.locations.get(name)?.split_whitespace();
        ours.map(|side| index(side).map(|index| PieceSide(index as u8)))
            .collect()
    }
}
