//! Saved games (`.jcz`) of another program, as tables.

use bastide_notation::jcz;
use bastide_rules::{Events, Game, Setup};
use serde_json::Value;

use crate::api::{NewSeat, SeatKind};
use crate::error::ApiError;
use crate::games::{Opening, record_line};
use crate::store::MoveRow;
use crate::text_input::{MOST_CHARACTERS, clean_name};

/// What a saved game holds.
#[derive(Debug)]
pub(crate) struct ImportedGame {
    pub setup: Setup,
    pub names: Vec<String>,
    pub remarks: Vec<String>,
    /// The table that goes on with its moves, if it has any.
    pub opening: Option<Box<Opening>>,
}

impl ImportedGame {
    /// Reads a saved game.
    ///
    /// # Errors
    /// Says what in the file cannot be read or played.
    pub fn read(bytes: &[u8]) -> Result<Self, ApiError> {
        let text = std::str::from_utf8(bytes)
            .map_err(|_| ApiError::unplayable("this is no saved game: it is not text"))?;
        let with_players = if_without_players(text);
        let imported = jcz::import(with_players.as_deref().unwrap_or(text))
            .map_err(|error| ApiError::unplayable(error.to_string()))?;
        let setup = imported.record.header.setup.clone();
        let names: Vec<String> = if with_players.is_some() {
            Vec::new()
        } else {
            imported.record.header.seats.iter().map(|name| shortened(name)).collect()
        };
        let opening = if imported.record.moves.is_empty() {
            None
        } else {
            let name = match imported.record.header.meta.get("name") {
                Some(Value::String(name)) => shortened(name),
                _ => String::new(),
            };
            let seats = (0..).zip(&names).map(|(colour, name)| seat(name, colour)).collect();
            let moves = rows(&imported)?;
            Some(Box::new(Opening {
                name,
                setup: setup.clone(),
                seats,
                shuffle_seats: false,
                purist: false,
                pace_ms: None,
                clock: None,
                answer_seconds: None,
                moves,
            }))
        };
        Ok(Self { setup, names, remarks: imported.notes, opening })
    }
}

/// A file that holds only a setup names no players; the text with two of them, if it is one.
fn if_without_players(text: &str) -> Option<String> {
    let mut file: Value = serde_json::from_str(text).ok()?;
    let object = file.as_object_mut()?;
    if object.get("players").and_then(Value::as_array).is_some_and(|players| !players.is_empty()) {
        return None;
    }
    let player = |slot: u8| serde_json::json!({ "name": "", "slot": slot });
    object.insert("players".to_owned(), Value::from(vec![player(0), player(1)]));
    Some(file.to_string())
}

/// A name from a file, made to fit.
fn shortened(name: &str) -> String {
    let short: String = name.chars().take(MOST_CHARACTERS).collect();
    clean_name(&short).unwrap_or_default()
}

fn seat(name: &str, colour: u8) -> NewSeat {
    NewSeat { kind: SeatKind::Here, name: name.to_owned(), colour, level: None }
}

/// The moves as lines of a record, with the keys that the store wants.
fn rows(imported: &jcz::Imported) -> Result<Vec<MoveRow>, ApiError> {
    let mut game =
        Game::new(imported.record.header.setup.clone()).map_err(|error| ApiError::setup(&error))?;
    let mut rows = Vec::with_capacity(imported.record.moves.len());
    for (version, one) in (1..).zip(&imported.record.moves) {
        let action = one.action.to_action(&game).map_err(ApiError::meaningless_move)?;
        game.apply(one.by, action, &mut Events::off()).map_err(ApiError::refused)?;
        let line = record_line(version, one.by, &one.action, game.key());
        rows.push(MoveRow { version, line });
    }
    Ok(rows)
}
