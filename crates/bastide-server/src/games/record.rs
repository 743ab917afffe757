//! The record of a table: its header, its lines, the whole.

use bastide_notation::Move;
use bastide_notation::record::{Header, RecordWriter};
use bastide_rules::{Actor, Events};

use super::table::TableGame;
use crate::chance::{SealRemark, has_chosen_order};
use crate::error::ApiError;
use crate::store::MoveRow;

/// A line of a record, as `bastide_notation` reads it.
pub(crate) fn line(number: u32, by: Actor, action: &Move, key: u64) -> String {
    let by = match by {
        Actor::Seat(seat) => serde_json::json!(seat.0),
        Actor::Chance => serde_json::json!("chance"),
    };
    let text = serde_json::json!(action.to_string());
    format!("{{\"n\":{number},\"by\":{by},\"move\":{text},\"key\":\"{key:016x}\"}}")
}

impl TableGame {
    /// The header of the record; with the seed once the game is over.
    pub fn header(&self) -> Header {
        let mut header =
            Header::new(self.setup().clone(), self.seats.iter().map(|seat| seat.name.clone()));
        let seal = SealRemark {
            commitment: self.seed.commitment(),
            seed: self.game.is_over().then(|| self.seed.to_hex()),
            after: self.seeded_after,
            order: self.seat_order.clone(),
            chosen: has_chosen_order(self.setup()),
        };
        let seal = serde_json::to_value(seal).unwrap_or_default();
        header.meta.insert(SealRemark::NAME.to_owned(), seal);
        header.meta.insert("game".to_owned(), self.id.clone().into());
        if !self.name.is_empty() {
            header.meta.insert("name".to_owned(), self.name.clone().into());
        }
        let colours: Vec<u8> = self.seats.iter().map(|seat| seat.colour).collect();
        header.meta.insert("colours".to_owned(), colours.into());
        let levels: Vec<Option<&str>> = self.seats.iter().map(|seat| seat.level()).collect();
        header.meta.insert("computers".to_owned(), levels.into());
        header
    }

    /// The lines of the record, for a game that goes on from here.
    pub fn rows(&self) -> Result<Vec<MoveRow>, ApiError> {
        let mut game = self.first_position().map_err(ApiError::broken_setup)?;
        let mut rows = Vec::with_capacity(self.actions.len());
        for (version, &action) in (1..).zip(&self.actions) {
            let by = game.decision().actor.ok_or_else(ApiError::unnameable_move)?;
            let text = Move::from_action(action, &game).ok_or_else(ApiError::unnameable_move)?;
            game.play(action, &mut Events::off()).map_err(ApiError::refused)?;
            rows.push(MoveRow { version, line: line(version, by, &text, game.key()) });
        }
        Ok(rows)
    }

    /// The whole record.
    pub fn record(&self) -> Result<String, ApiError> {
        let mut game = self.first_position().map_err(ApiError::broken_setup)?;
        let mut out = Vec::new();
        let mut writer = RecordWriter::new(&mut out, &self.header())
            .map_err(|error| ApiError::internal(&error))?;
        for &action in &self.actions {
            writer
                .play(&mut game, action, &mut Events::off())
                .map_err(|error| ApiError::internal(&error))?;
        }
        String::from_utf8(out).map_err(|error| ApiError::internal(&error))
    }
}

#[cfg(test)]
mod tests {
    use bastide_notation::record;
    use bastide_rules::tile::Library;
    use bastide_rules::{Game, Setup};

    use super::*;

    #[test]
    fn lines_are_those_of_a_record() {
        let header = Header::new(Setup::with_set("base-c2", 2), ["Ann", "Bob"]);
        let mut game = Game::new(header.setup.clone()).unwrap();
        let mut out = Vec::new();
        RecordWriter::new(&mut out, &header).unwrap();
        let mut text = String::from_utf8(out).unwrap();
        for number in 1..=30 {
            let by = game.decision().actor.unwrap();
            let action = game.legal_action_list()[0];
            let one = Move::from_action(action, &game).unwrap();
            game.play(action, &mut Events::off()).unwrap();
            text += &line(number, by, &one, game.key());
            text += "\n";
        }
        let reading = record::read(text.as_bytes(), Library::standard()).unwrap();
        assert_eq!(reading.problem, None);
        assert_eq!(reading.record.moves.len(), 30);
        assert!(reading.game == game);
    }
}
