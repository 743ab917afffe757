//! Opens tables: new ones, and ones that go on from a moment of another game.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use bastide_bots::PLAYER_NAMES;
use bastide_notation::record::KEY_VERSION;
use bastide_rules::{Game, MAX_SEATS, Setup};

use super::clock::Clocks;
use super::names::{fresh_code, fresh_id, fresh_token, token_hash};
use super::seat::{Occupant, SeatInfo};
use crate::api::{Clock, Created, Invitation, Joined, NewSeat, SeatKind};
use crate::chance::Seed;
use crate::error::ApiError;
use crate::store::{Change, GameRow, MoveRow, Store};
use crate::text_input::clean_name;
use crate::wall_clock::now_ms;

/// Milliseconds that a computer player waits unless somebody chooses otherwise: slow enough to
/// follow with the eyes.
const USUAL_PACE_MS: u32 = 900;

/// The longest time that a computer player waits, in milliseconds.
const MOST_PACE_MS: u32 = 60_000;

/// Seconds that there can be to answer what somebody else does.
const ANSWER_SECONDS: RangeInclusive<u16> = 5..=600;

/// Everything that is known when a table is opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Its name, as typed.
    pub name: String,
    /// What is played.
    pub setup: Setup,
    /// The seats.
    pub seats: Vec<NewSeat>,
    /// Draw the turn order by lot.
    pub shuffle_seats: bool,
    /// Switch counting aids off.
    pub purist: bool,
    /// Milliseconds that computer players wait.
    pub pace_ms: Option<u32>,
    /// How much time players have.
    pub clock: Option<Clock>,
    /// Seconds to answer what somebody else does.
    pub answer_seconds: Option<u16>,
    /// Moves from an earlier game, as lines of a record.
    pub moves: Vec<MoveRow>,
}

/// Opens a table: checks everything and writes it to disk.
///
/// # Errors
/// Says what in the choice cannot be; or the disk is full.
pub async fn open_table(store: &Store, opening: Opening) -> Result<Created, ApiError> {
    let name = clean_name(&opening.name)?;
    let pace_ms = opening.pace_ms.unwrap_or(USUAL_PACE_MS);
    if pace_ms > MOST_PACE_MS {
        return Err(ApiError::malformed(format!("pace_ms: at most {MOST_PACE_MS}")));
    }
    if opening.answer_seconds.is_some_and(|seconds| !ANSWER_SECONDS.contains(&seconds)) {
        let (least, most) = (ANSWER_SECONDS.start(), ANSWER_SECONDS.end());
        return Err(ApiError::malformed(format!("answer_seconds: {least} to {most}")));
    }
    Game::new(opening.setup.clone()).map_err(|error| ApiError::setup(&error))?;
    check_seats(&opening)?;
    let seats = usize::from(opening.setup.seats);
    let clocks = opening.clock.map(|rule| Clocks::new(rule, seats)).transpose()?;
    let clock = clocks
        .map(|clocks| serde_json::to_string(&clocks))
        .transpose()
        .map_err(|error| ApiError::internal(&error))?;
    let seed = Seed::fresh()?;
    let (named, seat_order) = if opening.shuffle_seats {
        let order = seed.seat_order(opening.setup.seats);
        let seats = order.iter().map(|&seat| opening.seats[usize::from(seat)].clone()).collect();
        (seats, Some(order))
    } else {
        (opening.seats, None)
    };
    let mut created = Created { id: fresh_id()?, seats: Vec::new(), invitations: Vec::new() };
    let mut rows = Vec::with_capacity(named.len());
    for (number, new) in (0..).zip(&named) {
        rows.push(seat(new, number, &mut created)?.to_row(number));
    }
    let open_code = if named.iter().any(|seat| seat.kind == SeatKind::Open) {
        let code = fresh_code()?;
        created.invitations.push(Invitation { seat: None, code: code.clone() });
        Some(code)
    } else {
        None
    };
    let setup =
        serde_json::to_string(&opening.setup).map_err(|error| ApiError::internal(&error))?;
    let game = GameRow {
        id: created.id.clone(),
        name,
        setup,
        seed: seed.as_bytes().to_vec(),
        seeded_after: opening.moves.len() as u32,
        key_version: KEY_VERSION,
        seat_order,
        purist: opening.purist,
        pace_ms,
        open_code,
        created: now_ms(),
        clock,
        answer_seconds: opening.answer_seconds,
    };
    let mut changes = vec![Change::Create { game: Box::new(game), seats: rows }];
    if !opening.moves.is_empty() {
        changes.push(Change::Moves { game: created.id.clone(), moves: opening.moves });
    }
    store.write(changes).await?;
    Ok(created)
}

fn check_seats(opening: &Opening) -> Result<(), ApiError> {
    let unplayable = |message: String| Err(ApiError::unplayable(message));
    let (found, wanted) = (opening.seats.len(), usize::from(opening.setup.seats));
    if found != wanted {
        return unplayable(format!("{found} seats are described, but the setup has {wanted}"));
    }
    let colours: BTreeSet<u8> = opening.seats.iter().map(|seat| seat.colour).collect();
    if colours.len() < found {
        return unplayable("two seats have the same colour".to_owned());
    }
    if let Some(colour) = colours.iter().find(|&&colour| usize::from(colour) >= MAX_SEATS) {
        return unplayable(format!(
            "there is no colour {colour}; there are 0 to {}",
            MAX_SEATS - 1
        ));
    }
    for (number, seat) in (1..).zip(&opening.seats) {
        let level = seat.level.as_deref();
        match (seat.kind, level) {
            (SeatKind::Computer, Some(level)) if !PLAYER_NAMES.contains(&level) => {
                return unplayable(format!(
                    "seat {number}: there is no computer player {level:?}; there are: {}",
                    PLAYER_NAMES.join(", ")
                ));
            }
            (SeatKind::Computer, None) => {
                return unplayable(format!(
                    "seat {number}: a computer player needs a level: {}",
                    PLAYER_NAMES.join(", ")
                ));
            }
            _ => {}
        }
    }
    Ok(())
}

/// A seat, with the token or the invitation that it needs.
fn seat(new: &NewSeat, number: u8, created: &mut Created) -> Result<SeatInfo, ApiError> {
    let mut name = clean_name(&new.name)?;
    let mut join_code = None;
    let occupant = match (new.kind, &new.level) {
        (SeatKind::Here, _) => {
            let token = fresh_token()?;
            let hash = token_hash(&token);
            created.seats.push(Joined { seat: number, token });
            Occupant::Person(hash)
        }
        (SeatKind::Computer, level) => Occupant::Computer(level.clone().unwrap_or_default()),
        (SeatKind::Link, _) => {
            let code = fresh_code()?;
            created.invitations.push(Invitation { seat: Some(number), code: code.clone() });
            join_code = Some(code);
            Occupant::Nobody
        }
        (SeatKind::Open, _) => Occupant::Nobody,
    };
    if name.is_empty() && new.kind != SeatKind::Computer {
        name = format!("Player {}", number + 1);
    }
    if let (true, Occupant::Computer(level)) = (name.is_empty(), &occupant) {
        name = format!("Computer {} ({level})", number + 1);
    }
    Ok(SeatInfo { kind: new.kind, name, colour: new.colour, occupant, join_code })
}
