//! The live line: a WebSocket over which a client hears of every change of its table.

mod line;
mod pace;

use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::{ConnectInfo, Path, State, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;

use crate::error::ApiError;
use crate::games::is_id;
use crate::limits::Peer;
use crate::state::AppState;

/// The largest message of a client, in bytes.
const MESSAGE_LIMIT: usize = 64 * 1024;

/// Numbers of live lines.
static NEXT_LINE: AtomicU64 = AtomicU64::new(1);

/// Opens a live line.
pub(crate) async fn live(
    State(state): State<AppState>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    if !is_id(&id) {
        return Err(ApiError::no_such_game(&id));
    }
    let address = state.client_address(peer, &headers);
    let share = state.lines.take(address).ok_or_else(|| {
        ApiError::too_many(format!(
            "more than {} live lines from one address; close some tabs",
            state.lines.most()
        ))
    })?;
    let number = NEXT_LINE.fetch_add(1, Ordering::Relaxed);
    let upgrade = upgrade.max_message_size(MESSAGE_LIMIT).max_frame_size(MESSAGE_LIMIT);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _share = share;
        line::serve(socket, state, id, number).await;
    }))
}
