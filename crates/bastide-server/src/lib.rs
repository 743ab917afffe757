//! The game server: HTTP and WebSocket, lobby, store.
#![forbid(unsafe_code)]

pub mod api;
