use std::sync::LazyLock;

use axum::Json;
use axum::extract::State;
use bastide_rules::Setup;

use super::body::JsonBody;
use crate::api::{Catalogue, ErrorBody, Imported, Problem, SetupCheck};
use crate::catalogue;
use crate::error::ApiError;
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
pub(super) async fn check(
    JsonBody(setup): JsonBody<serde_json::Value>,
) -> Json<SetupCheck> {
    // An unknown option is a problem of the setup, not of the request.
    Json(match serde_json::from_value::<Setup>(setup) {
        Ok(setup) => catalogue::check(&setup),
        Err(error) => {
            SetupCheck { problems: vec![Problem { message: error.to_string() }], tiles: None }
        }
    })
}
