//! Refusals and failures, as clients get them.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bastide_notation::MoveError;
use bastide_rules::{Reason, Refusal, SetupError};

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

    /// 422: the setup cannot be played.
    pub fn setup(error: &SetupError) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "error-setup", error.to_string())
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
fn reason_text(reason: &Reason) -> (&'static str, BTreeMap<String, TextArg>) {
    let word = |text: &dyn ToString| TextArg::Word(text.to_string());
    let cell = |cell: &bastide_rules::geometry::Cell| {
        ("cell", TextArg::Word(format!("{},{}", cell.x, cell.y)))
    };
    let mut args: Vec<(&str, TextArg)> = Vec::new();
    let name = match reason {
        Reason::GameOver => "game-over",
        Reason::NotYours { decides } => {
            if let bastide_rules::Actor::Seat(seat) = decides {
                args.push(("seat", TextArg::Number(seat.0.into())));
            }
            "not-yours"
        }
        Reason::NotNow { due } => {
            args.push(("due", word(due)));
            "not-now"
        }
        Reason::NotInPile => "not-in-pile",
        Reason::OutOfLimits(at) => {
            args.push(cell(at));
            "out-of-limits"
        }
        Reason::Occupied(at) => {
            args.push(cell(at));
            "occupied"
        }
        Reason::TouchesNothing(at) => {
            args.push(cell(at));
            "touches-nothing"
        }
        Reason::SideMismatch(at, side) => {
            args.push(cell(at));
            args.push(("side", word(&side.letter())));
            "side-mismatch"
        }
        Reason::DiagonalMismatch(at) => {
            args.push(cell(at));
            "diagonal-mismatch"
        }
        Reason::RiverNotContinued => "river-not-continued",
        Reason::RiverTurnsBack => "river-turns-back",
        Reason::RiverFlowsBack => "river-flows-back",
        Reason::RiverBlocked => "river-blocked",
        Reason::NotInSupply(figure) => {
            args.push(("figure", word(&figure.name())));
            "not-in-supply"
        }
        Reason::NotJustPlaced(spot) => {
            args.push(cell(&spot.cell));
            "not-just-placed"
        }
        Reason::NoSuchSegment(spot) => {
            args.push(cell(&spot.cell));
            "no-such-segment"
        }
        Reason::FeatureTaken { spot, by } => {
            args.push(cell(&spot.cell));
            args.push(("seat", TextArg::Number(by.0.into())));
            "feature-taken"
        }
        Reason::WrongFigure { figure, feature } => {
            args.push(("figure", word(&figure.name())));
            args.push(("feature", word(&feature.name())));
            "wrong-figure"
        }
        Reason::NoAbbotThere(spot) => {
            args.push(cell(&spot.cell));
            "no-abbot-there"
        }
        Reason::FreshVolcano => "fresh-volcano",
        Reason::DragonsTile(at) => {
            args.push(cell(at));
            "dragons-tile"
        }
        Reason::FeatureComplete(spot) => {
            args.push(cell(&spot.cell));
            "feature-complete"
        }
        Reason::PrincessFirst => "princess-first",
        Reason::NotInPrincessCity(_) => "not-in-princess-city",
        Reason::NotYourMeeple(_) => "not-your-meeple",
        Reason::NoMeepleOfYours(at) => {
            args.push(cell(at));
            "no-meeple-of-yours"
        }
        Reason::FairyIsThere => "fairy-is-there",
        Reason::NoFairyWithVolcano => "no-fairy-with-volcano",
        Reason::OtherFairyReading => "other-fairy-reading",
        Reason::NotBesideDragon(at) => {
            args.push(cell(at));
            "not-beside-dragon"
        }
        Reason::NoLand(at) => {
            args.push(cell(at));
            "no-land"
        }
        Reason::AlreadyVisited(at) => {
            args.push(cell(at));
            "already-visited"
        }
        Reason::FairyBars(at) => {
            args.push(cell(at));
            "fairy-bars"
        }
        Reason::NotACity(spot) => {
            args.push(cell(&spot.cell));
            "not-a-city"
        }
        Reason::CityComplete(spot) => {
            args.push(cell(&spot.cell));
            "city-complete"
        }
        Reason::SameCity(spot) => {
            args.push(cell(&spot.cell));
            "same-city"
        }
        Reason::GingerbreadManComesHere(spot) => {
            args.push(cell(&spot.cell));
            "gingerbread-man-comes-here"
        }
        Reason::GingerbreadManMustMove => "gingerbread-man-must-move",
        Reason::AbbotsFeatureComplete(spot) => {
            args.push(cell(&spot.cell));
            "abbots-feature-complete"
        }
    };
    (name, args.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
}
