use std::net::IpAddr;
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;

use crate::error::ApiError;
use crate::limits::Peer;
use crate::state::AppState;

/// Whoever asks for a new table, with an address that has not opened too many of late.
pub(super) struct Opener;

impl FromRequestParts<AppState> for Opener {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let address = client_address(parts, state).await?;
        if state.openings.allows_one_more(address, Instant::now()) {
            Ok(Self)
        } else {
            Err(ApiError::too_many(format!(
                "more than {} tables opened in a minute from one address; wait a little",
                state.openings.most()
            )))
        }
    }
}

async fn client_address(parts: &mut Parts, state: &AppState) -> Result<IpAddr, ApiError> {
    let ConnectInfo(peer) = ConnectInfo::<Peer>::from_request_parts(parts, state)
        .await
        .map_err(|error| ApiError::internal(&error))?;
    Ok(state.client_address(peer, &parts.headers))
}
