//! Where games are kept: an SQLite file. Nothing outside of this folder knows SQL.
//!
//! All changes go through one writer, which puts everything that arrives while it waits for the
//! disk into one transaction. A change is answered only when it is on disk.

mod change;
mod lock;
mod open;
mod read;
mod writer;

pub use change::{Change, ChatRow, DraftRow, GameRow, MoveRow, SeatRow, TakeOverRow};
pub use open::OpenError;
pub use read::StoredGame;

use std::path::Path;
use std::sync::Arc;

use bastide_rules::SetupError;
use sqlx::sqlite::SqlitePool;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use lock::FileLock;
use writer::Request;

/// Why a change or a question to the store failed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum StoreError {
    #[error("the disk is full")]
    Full,
    #[error("the game has moves that this server did not make: is the file open twice?")]
    Conflict,
    #[error("the database: {reason}")]
    Database { reason: String },
    #[error("a row of game {game} makes no sense: {reason}")]
    Damaged { game: String, reason: String },
    #[error("the game can't be played here: {0}")]
    Setup(SetupError),
    #[error("the server is shutting down")]
    Closed,
}

/// The games on disk. Copies share one connection for changes and a few for questions.
#[derive(Clone, Debug)]
pub struct Store {
    readers: SqlitePool,
    writer: mpsc::Sender<Request>,
    /// Held as long as the file may be written to.
    _lock: Arc<FileLock>,
}

impl Store {
    /// Opens the file, creates it if it is missing, and brings it up to date.
    ///
    /// # Errors
    /// Files that another server uses, files of a newer program or of another one, and what the
    /// system says.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        let (lock, readers, connection) = open::open(path).await?;
        Ok(Self { readers, writer: writer::start(connection), _lock: Arc::new(lock) })
    }

    /// Writes changes, all or none, and returns when they are on disk.
    ///
    /// # Errors
    /// The disk may be full or broken; nothing has been changed then.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let request = Request::Write { changes, answer };
        self.writer.send(request).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets the file grow to no more than `bytes`; `None` for as large as the disk.
    ///
    /// # Errors
    /// What the database says.
    pub async fn limit_size(&self, bytes: Option<u64>) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let request = Request::Limit { bytes, answer };
        self.writer.send(request).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Waits for all changes and closes the file.
    pub async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.writer.send(Request::Close { answer }).await.is_ok() {
            // Without an answer the writer is gone, and the file with it.
            let _gone = answered.await;
        }
        self.readers.close().await;
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        const SQLITE_FULL: &str = "13";
        if let sqlx::Error::Database(database) = &error {
            if database.code().as_deref() == Some(SQLITE_FULL) {
                return Self::Full;
            }
            if database.is_unique_violation() {
                return Self::Conflict;
            }
        }
        Self::Database { reason: error.to_string() }
    }
}
