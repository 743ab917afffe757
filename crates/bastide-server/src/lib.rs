//! The game server: HTTP and WebSocket, lobby, store.
//!
//! Folders in the order in which they depend on each other: `api` (what server and clients say to
//! each other), `chance` (fair draws), `store` (games on disk), `pictures`, `rulebook`,
//! `catalogue`, `setup_check` (what stands against a setup), `games` (tables and the tasks that own them), `views` (a table as a client sees
//! it), `live` (WebSocket), `http`, `web` (the browser table), `server`.
//!
//! ```no_run
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! use bastide_server::{Server, ServerConfig, shutdown_signal};
//!
//! let server = Server::bind(ServerConfig::new("bastide.sqlite")).await?;
//! println!("http://{}", server.address());
//! server.run(shutdown_signal()).await?;
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

pub mod api;
pub mod chance;
pub mod store;

mod catalogue;
mod config;
mod error;
mod games;
mod heartbeat;
mod http;
mod imported;
mod limits;
mod live;
mod logging;
mod metrics;
mod pictures;
mod rate;
mod rulebook;
mod server;
mod setup_check;
mod state;
mod text_input;
mod views;
mod wall_clock;
mod web;

pub use config::ServerConfig;
pub use games::{OwnerOptions, Registry};
pub use http::openapi;
pub use logging::{LogFormat, start_logging};
pub use server::{Server, StartError, shutdown_signal};
