use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Text;

/// A kind of card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CardKind {
    /// Its id, such as `C02`.
    pub id: String,
    /// Its deck: `cloister` or `roadside`.
    pub deck: String,
    /// Copies in the deck.
    pub count: u8,
    /// When it is used: `lightning` (when drawn), `none` (in the own turn), `town` (at the end).
    pub symbol: String,
    /// At which moment it is played: `drawn`, `own-turn`, `scoring`, `answer` or `end`.
    pub moment: String,
    /// How sure it is: `confirmed`, `inferred`, or `assumed` (a placeholder).
    pub certainty: String,
    /// The key of its name; with `-rule` the key of its text.
    pub text: String,
    /// The rule that says what it does.
    pub rule: String,
    /// Texts by language, if the table of cards has texts of its own: they go before those of
    /// `text`.
    pub texts: BTreeMap<String, CardWords>,
}

/// What a card says in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CardWords {
    /// Its name.
    pub name: String,
    /// What it does.
    pub rule: String,
}

/// Where the cards of a game are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Cards {
    /// The two decks.
    pub decks: Vec<CardDeck>,
    /// The discard pile, which everybody may look through.
    pub discard: Vec<CardCount>,
    /// What the seats hold.
    pub hands: Vec<CardHand>,
    /// Points noted for each seat, which are paid at the end.
    pub noted: Vec<i32>,
    /// Numbers of the figures that are turned: their points are only noted.
    pub turned: Vec<u8>,
    /// Seats that place no follower in their next turn.
    pub barred: Vec<u8>,
}

/// A deck of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CardDeck {
    /// `cloister` or `roadside`.
    pub deck: String,
    /// Cards left in it, or backs in a hand.
    pub count: u32,
}

/// Copies of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CardCount {
    /// The id of the card.
    pub card: String,
    /// How many.
    pub count: u8,
}

/// The cards that a seat holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CardHand {
    /// Whose.
    pub seat: u8,
    /// The backs, which everybody sees.
    pub backs: Vec<CardDeck>,
    /// Which cards; only in the hands of this client's own seats.
    pub cards: Option<Vec<CardCount>>,
}

/// What somebody else does, if it is answered in that player's turn.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Answer {
    /// To whom.
    pub to: u8,
    /// What is done.
    pub text: Text,
    /// Time to answer, at a table that limits it; then the answer is to let it pass.
    pub clock: Option<AnswerClock>,
}

/// Time to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct AnswerClock {
    /// Milliseconds left when this was sent.
    pub left_ms: u32,
    /// Milliseconds in all.
    pub of_ms: u32,
}
