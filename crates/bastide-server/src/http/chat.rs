use axum::Json;
use axum::extract::State;

use super::auth::Tokens;
use super::body::{JsonBody, PathParts};
use crate::api::{ChatMessage, ChatRequest, ErrorBody};
use crate::error::ApiError;
use crate::games::Command;
use crate::state::AppState;

/// Says something at the table; only seats may.
#[utoipa::path(post, path = "/api/games/{id}/chat", tag = "chat", request_body = ChatRequest,
    params(("id" = String, Path)),
    responses((status = 200, body = ChatMessage), (status = 400, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn say(
    State(state): State<AppState>,
    PathParts(id): PathParts<String>,
    Tokens(tokens): Tokens,
    JsonBody(request): JsonBody<ChatRequest>,
) -> Result<Json<ChatMessage>, ApiError> {
    state.registry.ask(&id, |answer| Command::Say { tokens, request, answer }).await.map(Json)
}

/// What was said after a message; everybody may read it.
#[utoipa::path(get, path = "/api/games/{id}/chat/{after}", tag = "chat",
    params(("id" = String, Path), ("after" = u32, Path)),
    responses((status = 200, body = Vec<ChatMessage>), (status = 404, body = ErrorBody)))]
pub(super) async fn since(
    State(state): State<AppState>,
    PathParts((id, after)): PathParts<(String, u32)>,
) -> Result<Json<Vec<ChatMessage>>, ApiError> {
    state.registry.ask(&id, |answer| Command::ChatAfter { after, answer }).await.map(Json)
}
