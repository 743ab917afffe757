//! The JSON of saved games. Keys that are not needed are skipped: versions differ.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{MAX_BYTES, SavedGameError};

/// A saved game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SavedFile {
    #[serde(default)]
    pub app_version: String,
    #[serde(default)]
    pub game_id: Value,
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub initial_random: f64,
    #[serde(default)]
    pub created: Value,
    #[serde(default)]
    pub clock: Value,
    pub setup: SavedSetup,
    pub players: Vec<Player>,
    #[serde(default)]
    pub replay: Vec<Message>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_annotations: Option<Annotations>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub test: Option<Test>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct SavedSetup {
    /// Name of the set → number of copies.
    pub sets: BTreeMap<String, u16>,
    #[serde(default)]
    pub elements: BTreeMap<String, Value>,
    #[serde(default)]
    pub rules: BTreeMap<String, Value>,
    #[serde(default)]
    pub timer: Value,
    #[serde(default)]
    pub start: Vec<StartTile>,
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub addons: Value,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct StartTile {
    pub tile: String,
    pub x: i16,
    pub y: i16,
    /// In degrees, clockwise.
    #[serde(default)]
    pub rotation: i64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Player {
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub slot: Value,
}

/// One message of the replay.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Message {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub payload: Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<usize>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Annotations {
    /// The tiles in the order in which they are drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draw_order: Vec<String>,
    /// The number of turns after which the game ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_turn: Option<u32>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Test {
    #[serde(default)]
    pub description: String,
    #[serde(default)]
    pub assertions: Vec<String>,
}

/// Where a segment is: `{"position":[0,1],"feature":"City","location":"SE"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Pointer {
    pub position: (i16, i16),
    pub feature: String,
    pub location: String,
}

/// Payload of `PLACE_TILE`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PlaceTile {
    pub tile_id: String,
    pub rotation: String,
    pub position: (i16, i16),
}

/// Payload of `DEPLOY_MEEPLE`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct DeployMeeple {
    pub pointer: Pointer,
    pub meeple_id: String,
}

/// Payload of `RETURN_MEEPLE`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct ReturnMeeple {
    pub source: String,
    pub pointer: MeeplePointer,
}

/// A figure and where it stands.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct MeeplePointer {
    pub feature_pointer: Pointer,
    pub meeple_id: String,
}

/// Payload of `MOVE_NEUTRAL_FIGURE`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct MoveNeutralFigure {
    pub figure_id: String,
    pub to: NeutralTarget,
}

/// Where a neutral figure goes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum NeutralTarget {
    /// Onto a tile.
    Cell((i16, i16)),
    /// Beside a figure.
    Figure(MeeplePointer),
}

/// Payload of `COMMIT`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Commit {
    /// What the next random numbers come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub random: Option<f64>,
}

/// `FLOCK_EXPAND_OR_SCORE`
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct DecideFlock {
    /// `EXPAND` or `SCORE`.
    pub value: String,
    /// The random number with which a token is drawn.
    #[serde(default)]
    pub random: Option<f64>,
}

impl SavedFile {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Self, SavedGameError> {
        if text.len() > MAX_BYTES {
            return Err(SavedGameError::TooLarge { bytes: text.len() });
        }
        let file: Self = serde_json::from_str(text)
            .map_err(|error| SavedGameError::Json { reason: error.to_string() })?;
        let players = file.players.len();
        if !(1..=bastide_rules::MAX_SEATS).contains(&players) {
            return Err(SavedGameError::Players { players });
        }
        Ok(file)
    }

    /// The tiles in the order of drawing, if the file says so.
    pub fn draw_order(&self) -> &[String] {
        self.game_annotations.as_ref().map_or(&[], |annotations| &annotations.draw_order)
    }

    /// The number of turns after which the game ends, if the file says so.
    pub fn end_turn(&self) -> Option<u32> {
        self.game_annotations.as_ref().and_then(|annotations| annotations.end_turn)
    }

    /// What the file expects of a program that reads it.
    pub fn assertions(&self) -> &[String] {
        self.test.as_ref().map_or(&[], |test| &test.assertions)
    }
}

impl Message {
    /// The payload as a `T`.
    pub fn payload<T: serde::de::DeserializeOwned>(&self) -> Result<T, String> {
        serde_json::from_value(self.payload.clone()).map_err(|error| error.to_string())
    }
}
