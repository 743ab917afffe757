//! Writes down from time to time that the server is there, so that clocks know when it was not.

use std::time::Duration;

use tokio::task::JoinHandle;

use crate::store::{Change, Store};
use crate::wall_clock::now_ms;

/// How often. After a crash clocks leave out at most so much more than the true pause.
const EVERY: Duration = Duration::from_secs(20);

/// The task that writes it down.
#[derive(Debug)]
pub(crate) struct Heartbeat {
    store: Store,
    began: i64,
    task: JoinHandle<()>,
}

impl Heartbeat {
    /// Writes the first time and goes on.
    pub async fn start(store: Store) -> Self {
        let began = now_ms();
        beat(&store, began).await;
        let copy = store.clone();
        let task = tokio::spawn(async move {
            loop {
                tokio::time::sleep(EVERY).await;
                beat(&copy, began).await;
            }
        });
        Self { store, began, task }
    }

    /// Writes the last time.
    pub async fn stop(self) {
        self.task.abort();
        beat(&self.store, self.began).await;
    }
}

async fn beat(store: &Store, began: i64) {
    if let Err(error) = store.write(vec![Change::ServerSeen { began }]).await {
        tracing::warn!(%error, "not written that the server is there");
    }
}
