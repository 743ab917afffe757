//! The HTTP interface. `docs/api.md` describes it; so does `/api/openapi.json`.

mod art;
mod auth;
mod body;
mod chat;
mod client;
mod games;
mod openapi;
mod rulebook;
mod setups;
mod system;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

pub(crate) use auth::checked as checked_tokens;
pub use openapi::openapi;

use crate::error::ApiError;
use crate::state::AppState;
use crate::{live, web};

/// The largest body of a request, in bytes; saved games may be larger.
const BODY_LIMIT: usize = 64 * 1024;

/// The largest saved game of another program, in bytes; real ones have some hundred thousand.
const IMPORT_LIMIT: usize = 4 * 1024 * 1024;

/// What a page of ours may do: only what comes from this server, no scripts or styles in the
/// page itself. `style` attributes are allowed, since they can't load anything.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

pub(crate) fn router(state: AppState) -> Router {
    let api = Router::new()
        .route("/catalogue", get(setups::catalogue))
        .route("/setups/check", post(setups::check))
        .route("/setups/import", post(setups::import).layer(DefaultBodyLimit::max(IMPORT_LIMIT)))
        .route("/games", post(games::create))
        .route("/first-game", post(games::create_first_game))
        .route("/games/{id}", get(games::table))
        .route("/games/{id}/join", post(games::join))
        .route("/games/{id}/since/{version}", get(games::since))
        .route("/games/{id}/draft", post(games::draft))
        .route("/games/{id}/commit", post(games::commit))
        .route("/games/{id}/leave", post(games::leave))
        .route("/games/{id}/take-over", post(games::take_over))
        .route("/games/{id}/chat", post(chat::say))
        .route("/games/{id}/chat/{after}", get(chat::since))
        .route("/games/{id}/feature", get(games::feature))
        .route("/games/{id}/features", get(games::features))
        .route("/games/{id}/fits", get(games::fits))
        .route("/games/{id}/at/{version}", get(games::at))
        .route("/games/{id}/play-on", post(games::play_on))
        .route("/games/{id}/record", get(games::record))
        .route("/games/{id}/drawing", get(art::drawing))
        .route("/games/{id}/board.svg", get(art::board_svg))
        .route("/games/{id}/board.png", get(art::board_png))
        .route("/games/{id}/live", get(live::live))
        .route("/art/tile/{file}", get(art::tile))
        .route("/art/figure/{file}", get(art::figure))
        .route("/art/card/{file}", get(art::card))
        .route("/art/card-back/{file}", get(art::card_back))
        .route("/art/card-symbol/{file}", get(art::card_symbol))
        .route("/rulebook", get(rulebook::pages))
        .route("/rulebook/{page}", get(rulebook::page))
        .route("/rules/{id}", get(rulebook::rule))
        .route("/openapi.json", get(system::openapi_json))
        .fallback(no_such_endpoint)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(BODY_LIMIT));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(system::healthz))
        .route("/metrics", get(system::metrics))
        .fallback(web::serve)
        .layer(CatchPanicLayer::custom(|_| {
            ApiError::internal(&"a request handler panicked").into_response()
        }))
        .layer(from_fn_with_state(state.clone(), count_refusals))
        .layer(from_fn(add_headers))
        .layer(CompressionLayer::new())
        .with_state(state)
}

async fn no_such_endpoint(method: Method, uri: Uri) -> ApiError {
    let path: String = uri.path().chars().take(80).collect();
    ApiError::not_found(&format!("{method} {path}; docs/api.md lists what there is"))
}

async fn wrong_method(method: Method, uri: Uri) -> ApiError {
    ApiError::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "error-wrong-method",
        format!("{method} is not for {}", uri.path()),
    )
}

async fn count_refusals(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let (method, uri) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let status = response.status();
    if status.is_client_error() || status.is_server_error() {
        state.metrics.refused();
    }
    tracing::debug!(%method, uri, status = status.as_u16(), "request");
    response
}

async fn add_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed = |text| HeaderValue::from_static(text);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, fixed("nosniff"));
    // Links carry codes of invitations.
    headers.insert(header::REFERRER_POLICY, fixed("no-referrer"));
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(fixed(CONTENT_SECURITY_POLICY));
    headers.entry(header::CACHE_CONTROL).or_insert(fixed("no-store"));
    response
}
