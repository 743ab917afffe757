use crate::api::SeatKind;
use crate::store::{SeatRow, StoreError};

use super::names::token_hash;

/// Who moves for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Occupant {
    /// Nobody yet.
    Nobody,
    /// Whoever has the token with this hash.
    Person([u8; 32]),
    /// A computer player of this level.
    Computer(String),
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatInfo {
    pub kind: SeatKind,
    pub name: String,
    pub colour: u8,
    pub occupant: Occupant,
    /// The code of the invitation to this very seat.
    pub join_code: Option<String>,
}

impl SeatInfo {
    /// Whether somebody has still to take it.
    pub fn is_free(&self) -> bool {
        self.occupant == Occupant::Nobody
    }

    /// Whether `token` moves for it.
    pub fn is_held_by(&self, token: &str) -> bool {
        self.occupant == Occupant::Person(token_hash(token))
    }

    /// The word for its occupant in [`crate::api::Player::kind`].
    pub fn kind_name(&self) -> &'static str {
        match self.occupant {
            Occupant::Nobody => "open",
            Occupant::Person(_) => "person",
            Occupant::Computer(_) => "computer",
        }
    }

    /// The level of a computer player.
    pub fn level(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Computer(level) => Some(level),
            _ => None,
        }
    }

    pub fn to_row(&self, seat: u8) -> SeatRow {
        let kind = match self.kind {
            SeatKind::Here => "here",
            SeatKind::Link => "link",
            SeatKind::Open => "open",
            SeatKind::Computer => "computer",
        };
        SeatRow {
            seat,
            kind: kind.to_owned(),
            name: self.name.clone(),
            colour: self.colour,
            level: self.level().map(str::to_owned),
            token_hash: match self.occupant {
                Occupant::Person(hash) => Some(hash.to_vec()),
                _ => None,
            },
            join_code: self.join_code.clone(),
        }
    }

    pub fn from_row(game: &str, row: SeatRow) -> Result<Self, StoreError> {
        let damaged = |reason: &str| StoreError::Damaged {
            game: game.to_owned(),
            reason: format!("seat {}: {reason}", row.seat),
        };
        let kind = match row.kind.as_str() {
            "here" => SeatKind::Here,
            "link" => SeatKind::Link,
            "open" => SeatKind::Open,
            "computer" => SeatKind::Computer,
            _ => return Err(damaged("unknown kind")),
        };
        let occupant = match (kind, &row.token_hash) {
            (SeatKind::Computer, _) => {
                Occupant::Computer(row.level.clone().ok_or_else(|| damaged("no level"))?)
            }
            // A computer that has taken the seat over.
            (_, None) if row.level.is_some() => {
                Occupant::Computer(row.level.clone().unwrap_or_default())
            }
            (_, None) => Occupant::Nobody,
            (_, Some(hash)) => Occupant::Person(
                hash.as_slice().try_into().map_err(|_| damaged("the hash has a wrong length"))?,
            ),
        };
        Ok(Self { kind, name: row.name, colour: row.colour, occupant, join_code: row.join_code })
    }
}
