use std::collections::BTreeMap;

use bastide_notation::Move;
use bastide_notation::record::{RecordError, RecordReader};
use bastide_rules::tile::Library;
use bastide_rules::{Actor, Events};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Seed;
use super::first_game::has_chosen_order;

/// What the header of a record says about the draws, under `meta.seal`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SealRemark {
    /// SHA-256 of the seed.
    pub commitment: String,
    /// The seed; absent while the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The number of moves that were not drawn from the seed, because they come from an earlier
    /// game from which this one goes on.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub after: u32,
    /// The turn order, if it was drawn by lot: for each seat its place in the list that was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<u8>>,
    /// Whether the tiles came in an order chosen beforehand and not by lot: the guided first game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chosen: bool,
}

const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl SealRemark {
    /// The name under which it stands in the header.
    pub const NAME: &'static str = "seal";

    fn of(meta: &BTreeMap<String, serde_json::Value>) -> Result<Self, VerifyError> {
        let value = meta.get(Self::NAME).ok_or(VerifyError::NoSeal)?;
        serde_json::from_value(value.clone())
            .map_err(|error| VerifyError::Seal { reason: error.to_string() })
    }
}

/// What the check of a record found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Draws that were checked: they came from the seed, or from the chosen order.
    pub draws: u32,
    /// Whether the order of the tiles was chosen and not drawn by lot.
    pub is_chosen: bool,
    /// Moves in all.
    pub moves: u32,
    /// Whether the record goes to the end of the game.
    pub is_finished: bool,
    /// Whether the turn order was drawn by lot, and checked.
    pub order_checked: bool,
}

/// Why a record does not stand the check.
#[derive(Debug, PartialEq, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum VerifyError {
    #[error("the record can't be read: {0}")]
    Record(#[from] RecordError),
    #[error("the record has no seal; only games of a server have one")]
    NoSeal,
    #[error("the seal in the header is damaged: {reason}")]
    Seal { reason: String },
    #[error(
        "the seal {commitment} is not opened yet: the server tells the seed when the game is over"
    )]
    NotOpened { commitment: String },
    #[error(
        "the seed does not belong to the promise: its SHA-256 is {found}, promised was {promised}"
    )]
    WrongSeed { promised: String, found: String },
    #[error("the turn order was changed: the seed gives {expected:?}, the record says {found:?}")]
    Order { expected: Vec<u8>, found: Vec<u8> },
    #[error(
        "the tiles of the guided first game come in a chosen order, and only they: the record says \
         chosen = {found}"
    )]
    Chosen { found: bool },
    #[error("move {number}: the seed draws `{expected}`, the record says `{found}`")]
    Draw { number: u32, expected: String, found: String },
}

/// Plays a record again and checks that every draw is the one that its seed gives.
///
/// # Errors
/// Says what was changed, or why the record can't be checked.
pub fn verify(record: &str, library: &Library) -> Result<Verdict, VerifyError> {
    let mut reader = RecordReader::new(record.as_bytes(), library)?;
    let seal = SealRemark::of(&reader.header().meta)?;
    let Some(seed) = &seal.seed else {
        return Err(VerifyError::NotOpened { commitment: seal.commitment });
    };
    let seed =
        Seed::from_hex(seed).map_err(|error| VerifyError::Seal { reason: error.to_string() })?;
    if seed.commitment() != seal.commitment {
        return Err(VerifyError::WrongSeed { promised: seal.commitment, found: seed.commitment() });
    }
    if let Some(found) = &seal.order {
        let expected = seed.seat_order(reader.header().setup.seats);
        if *found != expected {
            return Err(VerifyError::Order { expected, found: found.clone() });
        }
    }
    if seal.chosen != has_chosen_order(&reader.header().setup) {
        return Err(VerifyError::Chosen { found: seal.chosen });
    }
    let mut verdict = Verdict {
        draws: 0,
        is_chosen: seal.chosen,
        moves: 0,
        is_finished: false,
        order_checked: seal.order.is_some(),
    };
    loop {
        let number = verdict.moves + 1;
        let expected = seed
            .draw(reader.game(), number)
            .and_then(|action| Move::from_action(action, reader.game()));
        let Some(made) = reader.next_move(&mut Events::off()) else { break };
        let made = made?;
        verdict.moves = number;
        if made.by == Actor::Chance && number > seal.after {
            verdict.draws += 1;
            if expected.as_ref() != Some(&made.action) {
                return Err(VerifyError::Draw {
                    number,
                    expected: expected.map_or_else(String::new, |one| one.to_string()),
                    found: made.action.to_string(),
                });
            }
        }
    }
    verdict.is_finished = reader.game().is_over();
    Ok(verdict)
}

#[cfg(test)]
mod tests {
    use bastide_notation::record::{Header, RecordWriter};
    use bastide_rules::{Game, Setup};

    use super::super::first_game_setup;
    use super::*;

    fn record(change: Option<u32>) -> String {
        record_of(Setup::with_set("base-c2", 2), change)
    }

    fn record_of(setup: Setup, change: Option<u32>) -> String {
        let seed = Seed([5; 32]);
        let mut header = Header::new(setup, ["Ann", "Bob"]);
        let seal = SealRemark {
            commitment: seed.commitment(),
            seed: Some(seed.to_hex()),
            after: 0,
            order: Some(seed.seat_order(2)),
            chosen: has_chosen_order(&header.setup),
        };
        header.meta.insert(SealRemark::NAME.to_owned(), serde_json::to_value(seal).unwrap());
        let mut game = Game::new(header.setup.clone()).unwrap();
        let mut out = Vec::new();
        let mut writer = RecordWriter::new(&mut out, &header).unwrap();
        let mut number = 1;
        while !game.is_over() {
            let legal = game.legal_action_list();
            let action = match game.decision().actor {
                Some(Actor::Chance) => {
                    let drawn = seed.draw(&game, number).unwrap();
                    if change == Some(number) {
                        *legal.iter().find(|&&other| other != drawn).unwrap()
                    } else {
                        drawn
                    }
                }
                _ => legal[0],
            };
            writer.play(&mut game, action, &mut Events::off()).unwrap();
            number += 1;
        }
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn an_honest_record_stands() {
        let verdict = verify(&record(None), Library::standard()).unwrap();
        assert_eq!(verdict.draws, 71);
        assert!(verdict.is_finished && verdict.order_checked);
    }

    #[test]
    fn a_changed_draw_is_found() {
        let found = verify(&record(Some(1)), Library::standard());
        assert!(matches!(found, Err(VerifyError::Draw { number: 1, .. })), "{found:?}");
    }

    #[test]
    fn another_seed_is_found() {
        let seed = Seed([5; 32]).to_hex();
        let text = record(None).replacen(&seed, &Seed([6; 32]).to_hex(), 1);
        let found = verify(&text, Library::standard());
        assert!(matches!(found, Err(VerifyError::WrongSeed { .. })), "{found:?}");
    }

    #[test]
    fn a_sealed_record_says_so() {
        let seed = Seed([5; 32]).to_hex();
        let text = record(None).replacen(&format!(",\"seed\":\"{seed}\""), "", 1);
        let found = verify(&text, Library::standard());
        assert!(matches!(found, Err(VerifyError::NotOpened { .. })), "{found:?}");
    }

    #[test]
    fn a_chosen_order_is_told_and_checked() {
        let text = record_of(first_game_setup(), None);
        let verdict = verify(&text, Library::standard()).unwrap();
        assert!(verdict.is_chosen && verdict.draws == 12);
        let silent = text.replacen("\"chosen\":true,", "", 1);
        assert_ne!(silent, text);
        let found = verify(&silent, Library::standard());
        assert_eq!(found, Err(VerifyError::Chosen { found: false }));
        let changed = verify(&record_of(first_game_setup(), Some(1)), Library::standard());
        assert!(matches!(changed, Err(VerifyError::Draw { number: 1, .. })), "{changed:?}");
    }
}
