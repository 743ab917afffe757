use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use super::openapi::openapi;
use crate::error::ApiError;
use crate::state::AppState;

/// Whether the server lives and its database answers.
pub(super) async fn healthz(State(state): State<AppState>) -> Result<&'static str, ApiError> {
    state.store.ping().await?;
    Ok("ok\n")
}

/// The counters, for Prometheus.
pub(super) async fn metrics(State(state): State<AppState>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], state.metrics.text())
}

/// This interface, described for programs.
pub(super) async fn openapi_json() -> Json<utoipa::openapi::OpenApi> {
    Json(openapi())
}
