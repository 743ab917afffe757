use std::sync::LazyLock;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;

use super::IMPORT_LIMIT;
use super::body::{JsonBody, body_error};
use super::client::Opener;
use super::games::opened;
use crate::api::{Catalogue, ErrorBody, Imported, SetupCheck};
use crate::catalogue;
use crate::error::ApiError;
use crate::imported::ImportedGame;
use crate::setup_check;
use crate::state::AppState;

/// What can be chosen never changes while the program runs.
static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(catalogue::catalogue);

/// Sets, options, presets, levels of computer players.
#[utoipa::path(get, path = "/api/catalogue", tag = "setups",
    responses((status = 200, body = Catalogue)))]
pub(super) async fn catalogue() -> Json<&'static Catalogue> {
    Json(&CATALOGUE)
}

/// Says what stands against a setup.
#[utoipa::path(post, path = "/api/setups/check", tag = "setups", request_body = Object,
    responses((status = 200, body = SetupCheck), (status = 400, body = ErrorBody)))]
pub(super) async fn check(JsonBody(setup): JsonBody<serde_json::Value>) -> Json<SetupCheck> {
    Json(setup_check::check_json(setup))
}

/// Reads a saved game (`.jcz`) of another program: its setup, and a new table if it has moves.
#[utoipa::path(post, path = "/api/setups/import", tag = "setups", request_body = String,
    responses((status = 200, body = Imported), (status = 422, body = ErrorBody)))]
pub(super) async fn import(
    State(state): State<AppState>,
    _: Opener,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Imported>, ApiError> {
    let bytes = body.map_err(|rejection| body_error(&rejection, IMPORT_LIMIT))?;
    let read = tokio::task::spawn_blocking(move || ImportedGame::read(&bytes))
        .await
        .map_err(|error| ApiError::internal(&error))??;
    let ImportedGame { setup, names, remarks, opening } = read;
    let game = match opening {
        None => None,
        Some(opening) => Some(opened(&state, *opening).await?.0),
    };
    Ok(Json(Imported { setup, names, remarks, game }))
}
