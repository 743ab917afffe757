use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bastide_rules::geometry::Cell;
use bastide_rules::{MAX_SEATS, Spot};
use serde::Deserialize;
use utoipa::IntoParams;

use super::auth::Tokens;
use super::body::{JsonBody, PathParts, QueryParts};
use super::client::Opener;
use crate::api::{
    CommitRequest, Created, DraftRequest, ErrorBody, FeatureCard, Join, Joined, NewFirstGame,
    NewGame, NewSeat, PlayOn, SeatKind, Table, TableState, TakeOver, Update,
};
use crate::chance::first_game_setup;
use crate::error::ApiError;
use crate::games::{Command, Opening, Snapshot, TableGame, open_table};
use crate::state::AppState;
use crate::views::{earlier_table, fitting_cells};

/// Opens a table.
#[utoipa::path(post, path = "/api/games", tag = "tables", request_body = NewGame,
    responses((status = 200, body = Created), (status = 422, body = ErrorBody)))]
pub(super) async fn create(
    State(state): State<AppState>,
    _: Opener,
    JsonBody(new): JsonBody<NewGame>,
) -> Result<Json<Created>, ApiError> {
    let opening = Opening {
        name: new.name,
        setup: new.setup.for_cards_in_use(),
        seats: new.seats,
        shuffle_seats: new.shuffle_seats,
        purist: new.purist,
        pace_ms: new.pace_ms,
        clock: new.clock,
        answer_seconds: new.answer_seconds,
        moves: Vec::new(),
    };
    opened(&state, opening).await
}

/// The number of colours of players.
const COLOURS: u8 = MAX_SEATS as u8;

/// The level of the computer player in the guided first game: the gentlest.
const FIRST_GAME_LEVEL: &str = "random";

/// Opens the guided first game. Its tiles come in a chosen order, which the record says.
#[utoipa::path(post, path = "/api/first-game", tag = "tables", request_body = NewFirstGame,
    responses((status = 200, body = Created), (status = 422, body = ErrorBody)))]
pub(super) async fn create_first_game(
    State(state): State<AppState>,
    _: Opener,
    JsonBody(new): JsonBody<NewFirstGame>,
) -> Result<Json<Created>, ApiError> {
    let newcomer =
        NewSeat { kind: SeatKind::Here, name: new.name, colour: new.colour, level: None };
    let computer = NewSeat {
        kind: SeatKind::Computer,
        name: new.computer,
        colour: new.colour.wrapping_add(1) % COLOURS,
        level: Some(FIRST_GAME_LEVEL.to_owned()),
    };
    let opening = Opening {
        name: new.table,
        setup: first_game_setup(),
        seats: vec![newcomer, computer],
        shuffle_seats: false,
        purist: false,
        pace_ms: new.pace_ms,
        clock: None,
        answer_seconds: None,
        moves: Vec::new(),
    };
    opened(&state, opening).await
}

/// Opens a table and wakes it, so that computer players begin.
pub(super) async fn opened(state: &AppState, opening: Opening) -> Result<Json<Created>, ApiError> {
    let created = open_table(&state.store, opening).await?;
    drop(state.registry.owner(&created.id)?);
    tracing::info!(game = %created.id, "table opened");
    Ok(Json(created))
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/games/{id}/join", tag = "tables", request_body = Join,
    params(("id" = String, Path)),
    responses((status = 200, body = Joined), (status = 403, body = ErrorBody)))]
pub(super) async fn join(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    JsonBody(join): JsonBody<Join>,
) -> Result<Json<Joined>, ApiError> {
    state.registry.ask(&id, |answer| Command::Join { join, answer }).await.map(Json)
}

/// The table as the tokens' seats see it.
#[utoipa::path(get, path = "/api/games/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 404, body = ErrorBody)))]
pub(super) async fn table(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    Tokens(tokens): Tokens,
) -> Result<Json<Table>, ApiError> {
    state.registry.ask(&id, |answer| Command::Table { tokens, answer }).await.map(Json)
}

/// What came after a version.
#[utoipa::path(get, path = "/api/games/{id}/since/{version}", tag = "tables",
    params(("id" = String, Path), ("version" = u32, Path)),
    responses((status = 200, body = Update), (status = 404, body = ErrorBody)))]
pub(super) async fn since(
    State(state): State<AppState>,
    PathParts((id, version)): PathParts<(String, u32)>,
    Tokens(tokens): Tokens,
) -> Result<Json<Update>, ApiError> {
    let ask = |answer| Command::Since { tokens, version, answer };
    state.registry.ask(&id, ask).await.map(Json)
}

/// Tries moves out; only the clients of the same seat see it.
#[utoipa::path(post, path = "/api/games/{id}/draft", tag = "moves", request_body = DraftRequest,
    params(("id" = String, Path)),
    responses((status = 200, body = TableState), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub(super) async fn draft(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    Tokens(tokens): Tokens,
    JsonBody(draft): JsonBody<DraftRequest>,
) -> Result<Json<TableState>, ApiError> {
    state.registry.ask(&id, |answer| Command::Draft { tokens, draft, answer }).await.map(Json)
}

/// Carries moves out, all or none.
#[utoipa::path(post, path = "/api/games/{id}/commit", tag = "moves",
    request_body = CommitRequest, params(("id" = String, Path)),
    responses((status = 200, body = Update), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 503, body = ErrorBody)))]
pub(super) async fn commit(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    Tokens(tokens): Tokens,
    JsonBody(commit): JsonBody<CommitRequest>,
) -> Result<Json<Update>, ApiError> {
    state.registry.ask(&id, |answer| Command::Commit { tokens, commit, answer }).await.map(Json)
}

/// A player leaves: the computer plays on for the seat.
#[utoipa::path(post, path = "/api/games/{id}/leave", tag = "tables", request_body = TakeOver,
    params(("id" = String, Path)),
    responses((status = 200), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(super) async fn leave(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    Tokens(tokens): Tokens,
    JsonBody(request): JsonBody<TakeOver>,
) -> Result<Json<()>, ApiError> {
    state.registry.ask(&id, |answer| Command::Leave { tokens, request, answer }).await.map(Json)
}

/// Another player lets the computer take over a seat whose time is over.
#[utoipa::path(post, path = "/api/games/{id}/take-over", tag = "tables", request_body = TakeOver,
    params(("id" = String, Path)),
    responses((status = 200), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(super) async fn take_over(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    Tokens(tokens): Tokens,
    JsonBody(request): JsonBody<TakeOver>,
) -> Result<Json<()>, ApiError> {
    state.registry.ask(&id, |answer| Command::Replace { tokens, request, answer }).await.map(Json)
}

/// A segment of a piece on the board.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct SpotQuery {
    /// Column of a cell of the piece.
    x: i16,
    /// Row of a cell of the piece.
    y: i16,
    /// Which piece in the cell.
    #[serde(default)]
    layer: u8,
    /// Which segment of the piece.
    segment: u8,
}

/// A feature: cells, owners, figures, worth now and if finished.
#[utoipa::path(get, path = "/api/games/{id}/feature", tag = "tables",
    params(("id" = String, Path), SpotQuery),
    responses((status = 200, body = FeatureCard), (status = 404, body = ErrorBody)))]
pub(super) async fn feature(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    QueryParts(query): QueryParts<SpotQuery>,
) -> Result<Json<FeatureCard>, ApiError> {
    let SpotQuery { x, y, layer, segment } = query;
    let spot = Spot { cell: Cell::new(x, y), layer, segment };
    state.registry.ask(&id, |answer| Command::Feature { spot, answer }).await.map(Json)
}

/// All features on the board.
#[utoipa::path(get, path = "/api/games/{id}/features", tag = "tables",
    params(("id" = String, Path)),
    responses((status = 200, body = Vec<FeatureCard>), (status = 404, body = ErrorBody)))]
pub(super) async fn features(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
) -> Result<Json<Vec<FeatureCard>>, ApiError> {
    state.registry.ask(&id, |answer| Command::Features { answer }).await.map(Json)
}

/// A kind of tile.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct TileQuery {
    /// The id of the tile.
    tile: String,
}

/// The empty cells beside land that a tile would fit now; none at a purist table.
#[utoipa::path(get, path = "/api/games/{id}/fits", tag = "tables",
    params(("id" = String, Path), TileQuery),
    responses((status = 200, body = Vec<(i16, i16)>), (status = 404, body = ErrorBody)))]
pub(super) async fn fits(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    QueryParts(query): QueryParts<TileQuery>,
) -> Result<Json<Vec<(i16, i16)>>, ApiError> {
    let Snapshot(table) = snapshot(&state, &id, None).await?;
    fitting_cells(&table, &query.tile)
        .map(Json)
        .ok_or_else(|| ApiError::not_found(&format!("tile {:?} in this game", query.tile)))
}

/// A copy of a table at a version.
pub(super) async fn snapshot(
    state: &AppState,
    id: &str,
    version: Option<u32>,
) -> Result<Snapshot, ApiError> {
    state.registry.ask(id, |answer| Command::At { version, answer }).await
}

/// The table as it was.
#[utoipa::path(get, path = "/api/games/{id}/at/{version}", tag = "tables",
    params(("id" = String, Path), ("version" = u32, Path)),
    responses((status = 200, body = Table), (status = 404, body = ErrorBody)))]
pub(super) async fn at(
    State(state): State<AppState>,
    PathParts((id, version)): PathParts<(String, u32)>,
) -> Result<Json<Table>, ApiError> {
    let Snapshot(table) = snapshot(&state, &id, Some(version)).await?;
    Ok(Json(earlier_table(&table, &state.shapes)))
}

/// Opens a new table that goes on from an earlier moment.
#[utoipa::path(post, path = "/api/games/{id}/play-on", tag = "tables", request_body = PlayOn,
    params(("id" = String, Path)),
    responses((status = 200, body = Created), (status = 422, body = ErrorBody)))]
pub(super) async fn play_on(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    _: Opener,
    JsonBody(request): JsonBody<PlayOn>,
) -> Result<Json<Created>, ApiError> {
    let Snapshot(present) = snapshot(&state, &id, None).await?;
    refuse_secrets(&present)?;
    let Snapshot(table) = snapshot(&state, &id, Some(request.version)).await?;
    let opening = Opening {
        name: request.name,
        setup: table.setup().clone(),
        seats: request.seats,
        shuffle_seats: false,
        purist: table.purist,
        pace_ms: request.pace_ms,
        clock: None,
        answer_seconds: None,
        moves: table.rows()?,
    };
    opened(&state, opening).await
}

/// Records, and tables that go on from a move, hold every draw: with tiles dealt face down they
/// have to wait until the game is over (HA-1).
fn refuse_secrets(table: &TableGame) -> Result<(), ApiError> {
    if table.game.has_secrets() { Err(ApiError::still_secret()) } else { Ok(()) }
}

/// The record of the game; with the opened seed once it is over.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "tables",
    params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "application/x-ndjson"),
        (status = 404, body = ErrorBody)))]
pub(super) async fn record(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
) -> Result<Response, ApiError> {
    let Snapshot(table) = snapshot(&state, &id, None).await?;
    refuse_secrets(&table)?;
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"bastide-{id}.jsonl\"")),
    ];
    Ok((headers, table.record()?).into_response())
}
