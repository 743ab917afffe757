//! The JSON of the lines.

use std::collections::BTreeMap;

use bastide_rules::{Actor, Seat, Setup};
use serde::{Deserialize, Serialize};

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeaderLine {
    pub record: u32,
    pub setup: Setup,
    pub seats: Vec<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub meta: BTreeMap<String, serde_json::Value>,
    /// The version of the state keys; absent if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keys: Option<u32>,
}

/// Just enough of a first line to tell its version.
#[derive(Debug, Deserialize)]
pub(super) struct AnyHeader {
    pub record: u64,
}

/// A line with a move.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveLine {
    pub n: u32,
    pub by: By,
    #[serde(rename = "move")]
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
}

/// Who decided: the number of a seat, from 0, or `"chance"`.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "`by` is the number of a seat, from 0, or \"chance\"")]
pub(super) enum By {
    Seat(u8),
    Chance(Chance),
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Chance {
    Chance,
}

impl From<Actor> for By {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Seat(seat) => Self::Seat(seat.0),
            Actor::Chance => Self::Chance(Chance::Chance),
        }
    }
}

impl From<By> for Actor {
    fn from(by: By) -> Self {
        match by {
            By::Seat(seat) => Self::Seat(Seat(seat)),
            By::Chance(_) => Self::Chance,
        }
    }
}

/// A state key: 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Key(pub u64);

impl TryFrom<String> for Key {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        digits
            .then(|| u64::from_str_radix(&text, 16).ok())
            .flatten()
            .map(Self)
            .ok_or_else(|| "a key has 16 hexadecimal digits".to_owned())
    }
}

impl From<Key> for String {
    fn from(key: Key) -> Self {
        format!("{:016x}", key.0)
    }
}
