//! Refusals and failures, as clients get them.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bastide_notation::MoveError;
use bastide_rules::{Reason, Refusal, SetupError};
use serde_json::Value;

use crate::api::{ErrorBody, TextArg};
use crate::store::StoreError;

/// Why a request was not carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiError {
    /// The status of the answer.
    pub status: StatusCode,
    /// Its body.
    pub body: ErrorBody,
}

impl ApiError {
    /// An error with a text key and an English sentence.
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Self {
        Self {
            status,
            body: ErrorBody {
                code: code.to_owned(),
                args: BTreeMap::new(),
                message: message.into(),
                rule: None,
                version: None,
            },
        }
    }

    /// 400: the request makes no sense.
    pub fn malformed(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "error-malformed", message)
    }

    /// 401: a token that belongs to no seat of the table.
    pub fn no_such_token() -> Self {
        Self::new(
            StatusCode::UNAUTHORIZED,
            "error-no-such-token",
            "the token belongs to no seat of this table; join the table, or send no token to watch",
        )
    }

    /// 403: the tokens do not hold the seat that decides.
    pub fn not_your_seat(seat: Option<u8>) -> Self {
        let message = match seat {
            Some(seat) => {
                format!("it is for player {} to decide, and none of the tokens is theirs", seat + 1)
            }
            None => "nobody is asked to decide now".to_owned(),
        };
        Self::new(StatusCode::FORBIDDEN, "error-not-your-seat", message)
    }

    /// 404: no such table.
    pub fn no_such_game(id: &str) -> Self {
        let shown: String = id.chars().take(40).collect();
        Self::new(
            StatusCode::NOT_FOUND,
            "error-no-such-table",
            format!("there is no table {shown:?} here; check the link"),
        )
    }

    /// 404: nothing at that address.
    pub fn not_found(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "error-not-found", format!("there is no {what}"))
    }

    /// 409: what is asked for would show tiles that lie face down.
    pub fn still_secret() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "error-still-secret",
            "tiles were dealt face down; this is to be had when the game is over",
        )
    }

    /// 404: the table has no such version.
    pub fn no_such_version(version: u32, present: u32) -> Self {
        let mut error = Self::new(
            StatusCode::NOT_FOUND,
            "error-no-such-version",
            format!("there is no version {version}; the table is at version {present}"),
        );
        error.body.version = Some(present);
        error
    }

    /// 409: somebody was faster.
    pub fn old_version(sent: u32, present: u32) -> Self {
        let mut error = Self::new(
            StatusCode::CONFLICT,
            "error-old-version",
            format!("the moves rest on version {sent}, but the table is at version {present}"),
        );
        error.body.version = Some(present);
        error
    }

    /// 409: moves before all seats are taken.
    pub fn waiting() -> Self {
        Self::new(StatusCode::CONFLICT, "error-waiting", "the game begins when all seats are taken")
    }

    /// 409: the seat has been taken already.
    pub fn seat_taken() -> Self {
        Self::new(StatusCode::CONFLICT, "error-seat-taken", "that seat has been taken already")
    }

    /// 403: no invitation with this code.
    pub fn no_such_invitation() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "error-no-such-invitation",
            "this table gave out no invitation with that code",
        )
    }

    /// 403: only seats write in the chat.
    pub fn chat_of_nobody() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "error-chat-of-nobody",
            "only those who have a seat at the table write in the chat",
        )
    }

    /// 403: nobody but a player leaves a seat.
    pub fn leaves_other_seat(seat: u8) -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "error-not-your-seat",
            format!("none of the tokens holds seat {}", u32::from(seat) + 1),
        )
    }

    /// 403: only another player lets the computer take over.
    pub fn only_other_seats() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "error-only-other-seats",
            "only another player at the table may let the computer take over; send their token",
        )
    }

    /// 409: the time of the seat is not over, or it is not asked.
    pub fn clock_not_over(seat: u8) -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "error-clock-not-over",
            format!("the time of seat {} is not over", u32::from(seat) + 1),
        )
    }

    /// 409: the game is over.
    pub fn game_over() -> Self {
        Self::new(StatusCode::CONFLICT, "error-game-over", "the game is over already")
    }

    /// 400: a message that is none.
    pub fn chat_text(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// 429: too many messages.
    pub fn chat_too_fast(most: usize, seconds: u64) -> Self {
        Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "error-chat-too-fast",
            format!("more than {most} messages in {seconds} seconds; wait a little"),
        )
    }

    /// 409: the table keeps no more messages.
    pub fn chat_full(most: u32) -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "error-chat-full",
            format!("a table keeps at most {most} messages"),
        )
    }

    /// 422: the setup cannot be played.
    pub fn setup(error: &SetupError) -> Self {
        let mut told =
            Self::new(StatusCode::UNPROCESSABLE_ENTITY, "error-setup", error.to_string());
        told.body.rule = error.rule().map(|rule| rule.0.to_owned());
        told
    }

    /// 422: the moves cannot be carried out.
    pub fn unplayable(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "error-unplayable", message)
    }

    /// 422: the rules forbid the move.
    pub fn refused(refusal: Refusal) -> Self {
        let (name, args) = reason_text(&refusal.reason);
        let mut error = Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            &format!("refusal-{name}"),
            refusal.to_string(),
        );
        error.body.args = args;
        error.body.rule = Some(refusal.rule.0.to_owned());
        error
    }

    /// 422: the move speaks of something that is not there.
    pub fn meaningless_move(error: MoveError) -> Self {
        Self::unplayable(error.to_string())
    }

    /// 422: the move has no name, because it speaks of something that is not there.
    pub fn unnameable_move() -> Self {
        Self::unplayable("the move speaks of a tile or segment that the game does not have")
    }

    /// 429: too many at once.
    pub fn too_many(message: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "error-too-many", message)
    }

    /// 413: the body is too large.
    pub fn too_large(limit: usize) -> Self {
        Self::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            "error-too-large",
            format!("the request is too large; at most {limit} bytes are read"),
        )
    }

    /// 503: the server is going down.
    pub fn closing() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "error-closing",
            "the server is shutting down; try again in a moment",
        )
    }

    /// 500: the setup of a running game is refused.
    pub fn broken_setup(error: SetupError) -> Self {
        Self::internal(&error)
    }

    /// 500: a mistake of ours. What it was stands in the log, not in the answer.
    pub fn internal(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "error-internal",
            "something went wrong in the server; the game is as it was before",
        )
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Full | StoreError::Database { .. } => {
                tracing::error!(%error, "cannot write");
                Self::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "error-cannot-write",
                    format!(
                        "the move was not saved and has not happened: {error}; try again later"
                    ),
                )
            }
            StoreError::Closed => Self::closing(),
            StoreError::Setup(error) => Self::setup(&error),
            StoreError::Conflict | StoreError::Damaged { .. } => Self::internal(&error),
        }
    }
}

impl From<getrandom::Error> for ApiError {
    fn from(error: getrandom::Error) -> Self {
        Self::internal(&error)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self.body)).into_response()
    }
}

/// The name of a reason in text keys, and its arguments.
///
/// Both are read from the reason's own form in JSON, so that the reasons of a new expansion need
/// nothing here.
fn reason_text(reason: &Reason) -> (String, BTreeMap<String, TextArg>) {
    let mut args = BTreeMap::new();
    let name = match serde_json::to_value(reason) {
        Ok(Value::String(name)) => name,
        Ok(Value::Object(fields)) => match fields.into_iter().next() {
            Some((name, content)) => {
                add_args(None, &content, &mut args);
                name
            }
            None => String::new(),
        },
        _ => String::new(),
    };
    (name.replace('_', "-"), args)
}

/// Adds what `value` says: a cell, the cell of a segment, a seat, a figure, a side, a word.
fn add_args(name: Option<&str>, value: &Value, args: &mut BTreeMap<String, TextArg>) {
    let mut add = |name: &str, arg| args.insert(name.to_owned(), arg);
    match value {
        Value::Object(fields) => match fields.get("cell") {
            Some(cell) => add_args(name, cell, args),
            None => fields.iter().for_each(|(name, value)| add_args(Some(name), value, args)),
        },
        Value::Array(values) => match values.as_slice() {
            [Value::Number(x), Value::Number(y)] => {
                add("cell", TextArg::Word(format!("{x},{y}")));
            }
            values => values.iter().for_each(|value| add_args(None, value, args)),
        },
        Value::Number(number) => {
            let number = number.as_i64().and_then(|number| i32::try_from(number).ok());
            let name = match name {
                Some("by" | "decides") => "seat",
                Some(name) => name,
                None => "figure_id",
            };
            add(name, TextArg::Number(number.unwrap_or_default()));
        }
        Value::String(word) => {
            let is_side = word.len() == 1;
            let name = name.unwrap_or(if is_side { "side" } else { "figure" });
            add(name, TextArg::Word(word.clone()));
        }
        Value::Null | Value::Bool(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::geometry::{Cell, Side};
    use bastide_rules::{Actor, FigureKind, Seat, SegmentKind, Spot};

    use super::*;

    fn told(reason: Reason) -> (String, Vec<(String, TextArg)>) {
        let (name, args) = reason_text(&reason);
        (name, args.into_iter().collect())
    }

    #[test]
    fn reasons_are_told_with_what_they_speak_of() {
        let cell = Cell::new(3, -2);
        let spot = Spot::new(cell, 1);
        let word = |name: &str, word: &str| (name.to_owned(), TextArg::Word(word.to_owned()));
        let number = |name: &str, number| (name.to_owned(), TextArg::Number(number));
        assert_eq!(told(Reason::GameOver), ("game-over".to_owned(), vec![]));
        assert_eq!(
            told(Reason::SideMismatch(cell, Side::N)),
            ("side-mismatch".to_owned(), vec![word("cell", "3,-2"), word("side", "N")])
        );
        assert_eq!(
            told(Reason::FeatureTaken { spot, by: Seat(1) }),
            ("feature-taken".to_owned(), vec![word("cell", "3,-2"), number("seat", 1)])
        );
        assert_eq!(
            told(Reason::NotYours { decides: Actor::Seat(Seat(2)) }),
            ("not-yours".to_owned(), vec![number("seat", 2)])
        );
        assert_eq!(
            told(Reason::WrongFigure { figure: FigureKind::Abbot, feature: SegmentKind::City }),
            ("wrong-figure".to_owned(), vec![word("feature", "city"), word("figure", "abbot")])
        );
        assert_eq!(
            told(Reason::NotInSupply(FigureKind::Meeple)),
            ("not-in-supply".to_owned(), vec![word("figure", "meeple")])
        );
        assert_eq!(
            told(Reason::NotNow { due: "decision-main-action" }),
            ("not-now".to_owned(), vec![word("due", "decision-main-action")])
        );
        assert_eq!(
            told(Reason::NotJustPlaced(spot)),
            ("not-just-placed".to_owned(), vec![word("cell", "3,-2")])
        );
    }
}
