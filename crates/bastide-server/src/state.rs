use std::net::IpAddr;
use std::sync::Arc;

use axum::http::HeaderMap;

use crate::games::Registry;
use crate::limits::{Peer, PerAddress};
use crate::metrics::Metrics;
use crate::pictures::{Layers, Shapes};
use crate::rate::Rate;
use crate::store::Store;

/// What all requests share.
#[derive(Clone, Debug)]
pub(crate) struct AppState {
    pub registry: Registry,
    pub store: Store,
    pub shapes: Arc<Shapes>,
    pub layers: Arc<Layers>,
    pub metrics: Arc<Metrics>,
    /// Live lines by address.
    pub lines: PerAddress,
    /// Tables opened by address.
    pub openings: Arc<Rate>,
    pub behind_proxy: bool,
}

impl AppState {
    /// The address of a client, for the limits.
    pub fn client_address(&self, peer: Peer, headers: &HeaderMap) -> IpAddr {
        let forwarded = self.behind_proxy.then(|| last_forwarded(headers)).flatten();
        forwarded.unwrap_or_else(|| peer.0.ip())
    }
}

/// The address that the nearest proxy wrote down; those before it come from anybody.
fn last_forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_nearest_proxy_is_believed() {
        let mut headers = HeaderMap::new();
        assert_eq!(last_forwarded(&headers), None);
        headers.append("x-forwarded-for", "1.2.3.4, 10.0.0.7".parse().unwrap());
        assert_eq!(last_forwarded(&headers), Some("10.0.0.7".parse().unwrap()));
        headers.append("x-forwarded-for", "10.0.0.8".parse().unwrap());
        assert_eq!(last_forwarded(&headers), Some("10.0.0.8".parse().unwrap()));
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(last_forwarded(&headers), None);
    }
}
