use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;

use crate::config::ServerConfig;
use crate::games::Registry;
use crate::heartbeat::Heartbeat;
use crate::limits::{LimitedListener, Peer, PerAddress};
use crate::metrics::Metrics;
use crate::pictures::{Layers, Shapes};
use crate::rate::Rate;
use crate::state::AppState;
use crate::store::{OpenError, Store, StoreError};

/// How long clients may take to finish their requests when the server goes down.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why a server does not start.
#[derive(Debug, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum StartError {
    #[error(transparent)]
    Database(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(
        "{address} is in use: another server runs there, perhaps another bastide. Stop it, or \
         choose another port with --listen"
    )]
    PortInUse { address: SocketAddr },
    #[error("can't listen on {address}: {error}")]
    Listen { address: SocketAddr, error: io::Error },
}

/// A server that is ready to run.
#[derive(Debug)]
pub struct Server {
    listener: LimitedListener,
    address: SocketAddr,
    state: AppState,
}

impl Server {
    /// Opens the port and the database.
    ///
    /// # Errors
    /// The port is in use, or the database cannot be used.
    pub async fn bind(config: ServerConfig) -> Result<Self, StartError> {
        let address = config.listen;
        let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => StartError::PortInUse { address },
            _ => StartError::Listen { address, error },
        })?;
        let address =
            listener.local_addr().map_err(|error| StartError::Listen { address, error })?;
        let store = Store::open(&config.database).await?;
        let metrics = Arc::new(Metrics::new());
        let shapes = Arc::new(Shapes::new());
        let registry =
            Registry::new(store.clone(), Arc::clone(&shapes), Arc::clone(&metrics), config.owners);
        let connections = PerAddress::new(config.connections_per_address);
        let listener = LimitedListener::new(listener, connections, Arc::clone(&metrics));
        let state = AppState {
            registry,
            store,
            shapes,
            layers: Arc::new(Layers::new()),
            metrics,
            lines: PerAddress::new(config.lines_per_address),
            openings: Arc::new(Rate::a_minute(config.tables_per_minute)),
            behind_proxy: config.behind_proxy,
        };
        Ok(Self { listener, address, state })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The tables.
    pub const fn registry(&self) -> &Registry {
        &self.state.registry
    }

    /// Serves until `stop` comes, then lets everybody finish and closes the database.
    ///
    /// # Errors
    /// What the network says.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Self { listener, address, state } = self;
        let heartbeat = Heartbeat::start(state.store.clone()).await;
        match state.registry.wake_computers().await {
            Ok(woken) => tracing::info!(%address, woken, "serving"),
            Err(error) => tracing::error!(%error, "no games were woken"),
        }
        let (stopping, stopped) = tokio::sync::oneshot::channel();
        let registry = state.registry.clone();
        let store = state.store.clone();
        let service = crate::http::router(state).into_make_service_with_connect_info::<Peer>();
        let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
            stop.await;
            tracing::info!("shutting down");
            registry.close().await;
            // If nobody listens any more, there is nothing to hurry.
            let _gone = stopping.send(());
        });
        let result = tokio::select! {
            result = async { serving.await } => result,
            () = async {
                if stopped.await.is_ok() {
                    tokio::time::sleep(FAREWELL).await;
                } else {
                    std::future::pending::<()>().await;
                }
            } => Ok(()),
        };
        heartbeat.stop().await;
        store.close().await;
        tracing::info!("all games are on disk");
        result
    }
}

/// Comes when the system asks the program to end: Ctrl-C, or SIGTERM.
pub async fn shutdown_signal() {
    let interrupt = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "Ctrl-C is not heard");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(error) => {
                tracing::error!(%error, "SIGTERM is not heard");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
