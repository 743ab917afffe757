use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bastide_art::{Style, Theme, draw_tile};
use bastide_rules::geometry::Orientation;
use bastide_rules::tile::Library;
use serde::Deserialize;
use tokio::sync::Semaphore;
use utoipa::IntoParams;

use super::body::{PathParts, QueryParts};
use super::games::snapshot;
use crate::api::{Drawing, ErrorBody};
use crate::error::ApiError;
use crate::games::{Snapshot, TableGame};
use crate::pictures::{self, theme_by_name, theme_of};
use crate::state::AppState;

/// Pictures of tiles and figures change only with the program.
const KEEP: &str = "public, max-age=3600";

/// A picture of ours loads nothing, wherever it is shown.
const SVG_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// What is drawn of a game.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct DrawingQuery {
    /// `summer` or `winter`; that of the table if it is missing.
    theme: Option<String>,
    /// Only what came after this version.
    since: Option<u32>,
}

/// How a picture looks.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ThemeQuery {
    /// `summer` or `winter`; that of the table if it is missing.
    theme: Option<String>,
}

/// In which season a picture is drawn.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct SeasonQuery {
    /// `summer` or `winter`.
    theme: Option<String>,
}

/// How a tile lies.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct TileQuery {
    /// `summer` or `winter`.
    theme: Option<String>,
    /// Quarter turns clockwise.
    #[serde(default)]
    rotation: u8,
}

/// How a figure looks.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct FigureQuery {
    /// Index of the colour.
    #[serde(default)]
    colour: u8,
    /// Whether it lies: `true`, `false`.
    #[serde(default)]
    lying: bool,
    /// Whether it carries the sign of its colour.
    #[serde(default)]
    mark: bool,
}

fn theme(name: Option<&str>, usual: &str) -> Result<Theme, ApiError> {
    let name = name.unwrap_or(usual);
    theme_by_name(name).ok_or_else(|| {
        ApiError::malformed(format!("there is no theme {name:?}; there are: summer, winter"))
    })
}

/// Pictures drawn at once; more wait, so that drawing never takes the whole machine.
static DRAWING: Semaphore = Semaphore::const_new(2);

/// Runs what takes long beside the tasks that wait for the network.
async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    let _turn = DRAWING.acquire().await.map_err(|error| ApiError::internal(&error))?;
    tokio::task::spawn_blocking(work).await.map_err(|error| ApiError::internal(&error))
}

/// Pictures of the pieces of a game.
#[utoipa::path(get, path = "/api/games/{id}/drawing", tag = "pictures",
    params(("id" = String, Path), DrawingQuery),
    responses((status = 200, body = Drawing), (status = 404, body = ErrorBody)))]
pub(super) async fn drawing(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    QueryParts(query): QueryParts<DrawingQuery>,
) -> Result<Json<Drawing>, ApiError> {
    let Snapshot(table) = snapshot(&state, &id, None).await?;
    let theme = theme(query.theme.as_deref(), theme_of(table.setup()))?;
    if let Some(version) = query.since.filter(|&version| version > table.version()) {
        return Err(ApiError::no_such_version(version, table.version()));
    }
    let first = query.since.map_or(0, |version| table.chronicle.pieces_at(version));
    beside(move || pictures::drawing(&table.game, first, theme, &state.layers, &state.shapes))
        .await
        .map(Json)
}

fn colours(table: &TableGame) -> Vec<u8> {
    table.seats.iter().map(|seat| seat.colour).collect()
}

/// The whole board.
#[utoipa::path(get, path = "/api/games/{id}/board.svg", tag = "pictures",
    params(("id" = String, Path), ThemeQuery),
    responses((status = 200, body = String, content_type = "image/svg+xml"),
        (status = 404, body = ErrorBody)))]
pub(super) async fn board_svg(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    QueryParts(query): QueryParts<ThemeQuery>,
) -> Result<Response, ApiError> {
    let Snapshot(table) = snapshot(&state, &id, None).await?;
    let theme = theme(query.theme.as_deref(), theme_of(table.setup()))?;
    let svg = beside(move || pictures::board_svg(&table.game, &colours(&table), theme)).await??;
    Ok(svg_answer(svg, "no-store"))
}

/// The whole board, in pixels.
#[utoipa::path(get, path = "/api/games/{id}/board.png", tag = "pictures",
    params(("id" = String, Path), ThemeQuery),
    responses((status = 200, body = Vec<u8>, content_type = "image/png"),
        (status = 404, body = ErrorBody)))]
pub(super) async fn board_png(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    QueryParts(query): QueryParts<ThemeQuery>,
) -> Result<Response, ApiError> {
    let Snapshot(table) = snapshot(&state, &id, None).await?;
    let theme = theme(query.theme.as_deref(), theme_of(table.setup()))?;
    let png = beside(move || pictures::board_png(&table.game, &colours(&table), theme)).await??;
    Ok(([(header::CONTENT_TYPE, "image/png")], png).into_response())
}

/// A tile by itself.
#[utoipa::path(get, path = "/api/art/tile/{tile}.svg", tag = "pictures",
    params(("tile" = String, Path), TileQuery),
    responses((status = 200, body = String, content_type = "image/svg+xml"),
        (status = 404, body = ErrorBody)))]
pub(super) async fn tile(
    PathParts(file): PathParts<String>,
    QueryParts(query): QueryParts<TileQuery>,
) -> Result<Response, ApiError> {
    let id = file.strip_suffix(".svg").unwrap_or_default();
    let tile = Library::standard().tile(id).ok_or_else(|| ApiError::not_found("such tile"))?;
    let theme = theme(query.theme.as_deref(), "summer")?;
    let orientation = Orientation::try_from(query.rotation)
        .map_err(|_| ApiError::malformed("rotation: 0 to 3 quarter turns"))?;
    let style = Style { theme, ..Style::default() };
    let svg = beside(move || draw_tile(tile, orientation, &style)).await?;
    Ok(svg_answer(svg, KEEP))
}

/// A figure by itself.
#[utoipa::path(get, path = "/api/art/figure/{kind}.svg", tag = "pictures",
    params(("kind" = String, Path), FigureQuery),
    responses((status = 200, body = String, content_type = "image/svg+xml"),
        (status = 404, body = ErrorBody)))]
pub(super) async fn figure(
    PathParts(file): PathParts<String>,
    QueryParts(query): QueryParts<FigureQuery>,
) -> Result<Response, ApiError> {
    let kind = file.strip_suffix(".svg").unwrap_or_default();
    let FigureQuery { colour, lying, mark } = query;
    let svg = pictures::figure_svg(kind, colour, lying, mark)
        .ok_or_else(|| ApiError::not_found("such figure"))?;
    Ok(svg_answer(svg, KEEP))
}

/// What a card of Christmas Present does.
#[utoipa::path(get, path = "/api/art/card/{card}.svg", tag = "pictures",
    params(("card" = String, Path), SeasonQuery),
    responses((status = 200, body = String, content_type = "image/svg+xml"),
        (status = 404, body = ErrorBody)))]
pub(super) async fn card(
    PathParts(file): PathParts<String>,
    QueryParts(query): QueryParts<SeasonQuery>,
) -> Result<Response, ApiError> {
    of_cards(&file, &query, "such card", pictures::card_svg)
}

/// The back of a deck: `cloister`, `roadside`.
#[utoipa::path(get, path = "/api/art/card-back/{deck}.svg", tag = "pictures",
    params(("deck" = String, Path), SeasonQuery),
    responses((status = 200, body = String, content_type = "image/svg+xml"),
        (status = 404, body = ErrorBody)))]
pub(super) async fn card_back(
    PathParts(file): PathParts<String>,
    QueryParts(query): QueryParts<SeasonQuery>,
) -> Result<Response, ApiError> {
    of_cards(&file, &query, "such deck", pictures::card_back_svg)
}

/// The symbol that tells when a card is used: `lightning`, `none`, `town`.
#[utoipa::path(get, path = "/api/art/card-symbol/{symbol}.svg", tag = "pictures",
    params(("symbol" = String, Path), SeasonQuery),
    responses((status = 200, body = String, content_type = "image/svg+xml"),
        (status = 404, body = ErrorBody)))]
pub(super) async fn card_symbol(
    PathParts(file): PathParts<String>,
    QueryParts(query): QueryParts<SeasonQuery>,
) -> Result<Response, ApiError> {
    of_cards(&file, &query, "such symbol", pictures::card_symbol_svg)
}

fn of_cards(
    file: &str,
    query: &SeasonQuery,
    what: &str,
    draw: impl Fn(&str, Theme) -> Option<String>,
) -> Result<Response, ApiError> {
    let theme = theme(query.theme.as_deref(), "summer")?;
    let svg = file.strip_suffix(".svg").and_then(|name| draw(name, theme));
    Ok(svg_answer(svg.ok_or_else(|| ApiError::not_found(what))?, KEEP))
}

fn svg_answer(svg: String, keep: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, keep),
        (header::CONTENT_SECURITY_POLICY, SVG_POLICY),
    ];
    (headers, svg).into_response()
}
