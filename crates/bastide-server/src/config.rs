use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use crate::games::OwnerOptions;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct ServerConfig {
    /// Where it listens; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The file of the games; it is created if it is missing.
    pub database: PathBuf,
    /// Live lines that one address may hold at once.
    pub lines_per_address: usize,
    /// Connections that one address may hold at once.
    pub connections_per_address: usize,
    /// Tables that one address may open in a minute.
    pub tables_per_minute: u32,
    /// Whether the server stands behind a proxy that names the client's address at the end of
    /// `X-Forwarded-For`. Then limits count that address; otherwise the header is not believed.
    pub behind_proxy: bool,
    /// How owners of tables behave.
    pub owners: OwnerOptions,
}

impl ServerConfig {
    /// The usual: on this machine only, port 8080.
    pub fn new(database: impl Into<PathBuf>) -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            database: database.into(),
            lines_per_address: 100,
            connections_per_address: 512,
            tables_per_minute: 60,
            behind_proxy: false,
            owners: OwnerOptions::default(),
        }
    }
}
