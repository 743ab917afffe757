use std::collections::BTreeMap;

use bastide_rules::Setup;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{CardKind, Clock, Text, TextArg};

/// Everything that can be chosen for a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Catalogue {
    /// All tile sets, playable or not.
    pub sets: Vec<CatalogueSet>,
    /// All options of the rules.
    pub options: Vec<CatalogueOption>,
    /// Ready-made choices by edition.
    pub presets: Vec<Preset>,
    /// Levels of computer players.
    pub levels: Vec<String>,
    /// All kinds of cards.
    pub cards: Vec<CardKind>,
}

/// A tile set.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CatalogueSet {
    /// Its id.
    pub id: String,
    /// Its title.
    pub name: String,
    /// What all its editions have in common.
    pub family: String,
    /// Its edition.
    pub edition: String,
    /// Tiles in it.
    pub tiles: u16,
    /// Pages of the rulebook that it needs and that are not built; empty: it can be played.
    pub missing: Vec<String>,
    /// The largest number of copies.
    pub most: u16,
    /// Whether its drawings are partly assumed, since nothing published shows them.
    pub assumed: bool,
}

/// An option of the rules.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CatalogueOption {
    /// Its id.
    pub id: String,
    /// The rule that knows it.
    pub rule: String,
    /// What it decides, in English; translations have the key `option-ID`.
    pub help: String,
    /// Its values; the first is the default.
    pub values: Vec<OptionValue>,
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct OptionValue {
    /// Its name.
    pub id: String,
    /// What it means, in English; translations have the key `option-ID-VALUE`.
    pub help: String,
}

/// A ready-made choice.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Preset {
    /// Its id; the text key is `preset-ID`.
    pub id: String,
    /// The choice.
    #[ts(type = "Setup")]
    #[schema(value_type = Object)]
    pub setup: Setup,
}

/// Whether a setup can be played.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct SetupCheck {
    /// What stands against it; empty: it can be played.
    pub problems: Vec<Problem>,
    /// Tiles in the game, if it can be played.
    pub tiles: Option<u32>,
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Problem {
    /// What is wrong, as a text key `problem-…`.
    pub key: String,
    /// Arguments of that text: ids of sets (`set`, `other`), families (`needs`, separated by
    /// blanks), options, values, tiles, and numbers.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, TextArg>>", optional)]
    pub args: BTreeMap<String, TextArg>,
    /// The rule that is broken, where there is one.
    pub rule: Option<String>,
    /// One change that takes this problem away, where there is one.
    pub repair: Option<Repair>,
    /// The same in English, for programs.
    pub message: String,
}

/// A change of a setup that takes a problem away.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Repair {
    /// What its button says: a text key `repair-…`, with arguments as those of the problem.
    pub text: Text,
    /// What is changed.
    pub change: SetupChange,
}

/// One change of a setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SetupChange {
    /// Sets the number of players.
    SetSeats {
        /// How many.
        seats: u8,
    },
    /// Adds one copy of a set.
    AddSet {
        /// Its id.
        set: String,
    },
    /// Takes the last mention of a set away.
    RemoveSet {
        /// Its id.
        set: String,
    },
    /// Sets the number of copies of a set.
    SetCopies {
        /// Its id.
        set: String,
        /// How many.
        copies: u16,
    },
    /// Gives an option a value.
    SetOption {
        /// The option.
        option: String,
        /// The value.
        value: String,
    },
    /// Leaves an option out.
    RemoveOption {
        /// The option.
        option: String,
    },
    /// Starts with the layout that belongs to the sets.
    UsualStart,
}

/// Opens a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The table's name; may be empty.
    #[serde(default)]
    pub name: String,
    /// What is played; its number of seats must be that of `seats`.
    #[ts(type = "Setup")]
    #[schema(value_type = Object)]
    pub setup: Setup,
    /// The seats, in turn order.
    pub seats: Vec<NewSeat>,
    /// Draw the turn order by lot.
    #[serde(default)]
    pub shuffle_seats: bool,
    /// Switch counting aids off for everybody.
    #[serde(default)]
    pub purist: bool,
    /// Milliseconds that computer players wait before a move.
    #[serde(default)]
    pub pace_ms: Option<u32>,
    /// How much time players have; nothing for as much as they like.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Seconds to answer what somebody else does (a card, say): 5 to 600; nothing for as many as
    /// one likes. When they are over, the answer is to let it pass.
    #[serde(default)]
    pub answer_seconds: Option<u16>,
}

/// Opens the guided first game: a newcomer against a computer player, with a small pile in a
/// chosen order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewFirstGame {
    /// The table's name; may be empty.
    #[serde(default)]
    pub table: String,
    /// The newcomer's name; may be empty.
    #[serde(default)]
    pub name: String,
    /// Index of the newcomer's colour.
    pub colour: u8,
    /// The name of the computer player; may be empty.
    #[serde(default)]
    pub computer: String,
    /// Milliseconds that the computer player waits before a move.
    #[serde(default)]
    pub pace_ms: Option<u32>,
}

/// A seat of a new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who sits there.
    pub kind: SeatKind,
    /// The player's name; may be empty for seats that are still free.
    #[serde(default)]
    pub name: String,
    /// Index of the colour.
    pub colour: u8,
    /// Level of a computer player.
    #[serde(default)]
    pub level: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Somebody at the screen that opens the table.
    Here,
    /// Somebody who gets a link for this seat.
    Link,
    /// Whoever comes first with the table's link.
    Open,
    /// A computer player.
    Computer,
}

/// A table was opened.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Created {
    /// The game's id; its page is `/t/ID`.
    pub id: String,
    /// Tokens for the seats at this screen.
    pub seats: Vec<Joined>,
    /// Links for the others.
    pub invitations: Vec<Invitation>,
}

/// A link for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Invitation {
    /// The seat; nothing for the link to any open seat.
    pub seat: Option<u8>,
    /// The code; the page is `/t/ID?join=CODE`.
    pub code: String,
}

/// Takes a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The code of the invitation.
    pub code: String,
    /// The player's name.
    pub name: String,
}

/// A seat was taken.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Joined {
    /// The seat.
    pub seat: u8,
    /// The token that moves for it; to be kept on the device.
    pub token: String,
}

/// A new table that goes on from an earlier moment of another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The version from which it goes on.
    pub version: u32,
    /// The new table's name; may be empty.
    #[serde(default)]
    pub name: String,
    /// The seats, in turn order; as many as the game has.
    pub seats: Vec<NewSeat>,
    /// Milliseconds that computer players wait before a move.
    #[serde(default)]
    pub pace_ms: Option<u32>,
}

/// What a saved game of another program holds.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Imported {
    /// How it was set up.
    #[ts(type = "Setup")]
    #[schema(value_type = Object)]
    pub setup: Setup,
    /// Names of the players, if the file knows them; may be fewer than the seats.
    pub names: Vec<String>,
    /// What of it this program does not know or leaves out, in English.
    pub remarks: Vec<String>,
    /// The new table that goes on with its moves, if it has any. Every seat that is still to be
    /// played is at the screen that sent the file.
    pub game: Option<Created>,
}
