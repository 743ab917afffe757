use thiserror::Error;

use crate::rule_id::RuleId;

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum SetupError {
    #[error("{seats} players: a game is for 2 to {most} (BG-2, BG-73); one seat needs `solo`", most = crate::MAX_SEATS)]
    Seats { seats: u8 },
    #[error("there is no tile set {id:?}; there are: {known}")]
    UnknownSet { id: String, known: String },
    #[error("set {id}: {copies} copies; write 1 to {most}")]
    Copies { id: String, copies: u16, most: u16 },
    #[error("set {id} is named twice; write it once with its number of copies")]
    SetTwice { id: String },
    #[error("no base game among the sets: add base-c1, base-c2 or winter (BG-1)")]
    NoBaseGame,
    #[error("sets {first} and {second} are two editions of the same thing: choose one")]
    TwoEditions { first: String, second: String },
    #[error("set {id} needs one of: {needs}")]
    Needs { id: String, needs: String },
    #[error("set {id} can't be played yet; missing rules: {missing}")]
    NotBuilt { id: String, missing: String },
    #[error("there is no option {option:?}; there are: {known}")]
    UnknownOption { option: String, known: String },
    #[error("option {option} has no value {value:?}; it has: {known} ({rule})")]
    UnknownValue { option: &'static str, value: String, known: String, rule: RuleId },
    #[error("there is no start layout {id:?}; there are: {known}")]
    UnknownLayout { id: String, known: String },
    #[error("start layout: there is no tile {tile:?}")]
    UnknownStartTile { tile: String },
    #[error("start layout: no copy of tile {tile} is in the chosen sets, or not enough of them")]
    StartTileNotInSets { tile: String },
    #[error("start layout: tile {tile} at {cell}: {reason}")]
    StartTile { tile: String, cell: crate::geometry::Cell, reason: String },
    #[error("start layout: nothing lies on the table; name at least one tile")]
    EmptyStart,
    #[error("set {id}: one river only, so one copy of each river set (RV-S5)")]
    SeveralRivers { id: String },
    #[error(
        "{each} halflings for each of {seats} players: only {available} are in play; at most {most} each (HA-4)"
    )]
    Halflings { each: u8, seats: u8, available: u32, most: u32 },
    #[error("{count} tiles are more than a game can hold ({most})")]
    TooManyTiles { count: usize, most: usize },
    #[error(
        "this game is one with {}; in use is {}: {}",
        table_name(.made_with.as_deref()),
        table_name(.in_use.as_deref()),
        how_to_use(.made_with.as_deref())
    )]
    CardTable { made_with: Option<String>, in_use: Option<String> },
}

/// A table of cards, by its fingerprint.
fn table_name(fingerprint: Option<&str>) -> String {
    match fingerprint {
        None => "the built-in table of cards".to_owned(),
        Some(fingerprint) => {
            // It may come from anywhere; a right one is 16 digits.
            let shown: String =
                fingerprint.chars().filter(char::is_ascii_alphanumeric).take(16).collect();
            format!("the table of cards {shown}")
        }
    }
}

fn how_to_use(fingerprint: Option<&str>) -> &'static str {
    match fingerprint {
        None => "start the program without --cards and BASTIDE_CARDS",
        Some(_) => "start the program with --cards FILE, the file of that table",
    }
}

impl SetupError {
    /// The rule that the setup breaks; none where something is only misnamed.
    pub const fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Seats { .. } => Some(RuleId("BG-2")),
            Self::NoBaseGame => Some(RuleId("BG-1")),
            Self::Copies { .. } | Self::SetTwice { .. } => Some(RuleId("BG-72")),
            Self::SeveralRivers { .. } => Some(RuleId("RV-S5")),
            Self::Halflings { .. } => Some(RuleId("HA-4")),
            Self::UnknownValue { rule, .. } => Some(*rule),
            Self::UnknownSet { .. }
            | Self::TwoEditions { .. }
            | Self::Needs { .. }
            | Self::NotBuilt { .. }
            | Self::UnknownOption { .. }
            | Self::UnknownLayout { .. }
            | Self::UnknownStartTile { .. }
            | Self::StartTileNotInSets { .. }
            | Self::StartTile { .. }
            | Self::EmptyStart
            | Self::CardTable { .. }
            | Self::TooManyTiles { .. } => None,
        }
    }
}
