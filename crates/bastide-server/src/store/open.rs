use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Executor, Row};
use thiserror::Error;

use super::lock::FileLock;

/// What brings a file from one version to the next, oldest first.
const MIGRATIONS: [&str; 4] = [
    include_str!("schema.sql"),
    include_str!("chat.sql"),
    include_str!("clock.sql"),
    include_str!("answer.sql"),
];

/// The version of the file that this program reads and writes.
const VERSION: i64 = MIGRATIONS.len() as i64;

/// Marks the file as ours: `Bast` in ASCII.
const APPLICATION_ID: i64 = 0x4261_7374;

/// Connections for questions.
const READERS: u32 = 4;

/// Why the file cannot be used.
#[derive(Debug, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum OpenError {
    #[error(
        "the database {path} is of version {found}, written by a newer bastide; this one knows \
         versions up to {VERSION}. Use the newer program, or another file"
    )]
    Newer { path: String, found: i64 },
    #[error("{path} is a database of another program; choose another file with --database")]
    Foreign { path: String },
    #[error(
        "another bastide uses the database {path}; stop it first, or choose another file with \
         --database"
    )]
    InUse { path: String },
    #[error("the folder of the database {path} does not exist or can't be written to: {error}")]
    Folder { path: String, error: std::io::Error },
    #[error("the database {path} can't be opened: {error}")]
    Database { path: String, error: sqlx::Error },
}

/// The readers and the connection of the writer.
pub(super) async fn open(
    path: &Path,
) -> Result<(FileLock, SqlitePool, SqliteConnection), OpenError> {
    let shown = || path.display().to_string();
    let lock = FileLock::take(path)
        .map_err(|error| OpenError::Folder { path: shown(), error })?
        .ok_or_else(|| OpenError::InUse { path: shown() })?;
    let fail = |error| OpenError::Database { path: shown(), error };
    // With synchronous = FULL a commit is on disk even if the power goes; with NORMAL only a
    // killed program would lose nothing. The writer's groups make up for the cost.
    let options = SqliteConnectOptions::from_str("sqlite://")
        .map_err(fail)?
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging();
    let mut connection = options.connect().await.map_err(fail)?;
    let version = number(&mut connection, "PRAGMA user_version").await.map_err(fail)?;
    let application = number(&mut connection, "PRAGMA application_id").await.map_err(fail)?;
    let tables =
        number(&mut connection, "SELECT count(*) FROM sqlite_schema").await.map_err(fail)?;
    if application != APPLICATION_ID && tables > 0 {
        return Err(OpenError::Foreign { path: shown() });
    }
    if version > VERSION {
        return Err(OpenError::Newer { path: shown(), found: version });
    }
    for (from, migration) in (0..).zip(MIGRATIONS) {
        if from >= version {
            migrate(&mut connection, from + 1, migration).await.map_err(fail)?;
        }
    }
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_with(options)
        .await
        .map_err(fail)?;
    Ok((lock, readers, connection))
}

async fn number(connection: &mut SqliteConnection, question: &str) -> Result<i64, sqlx::Error> {
    connection.fetch_one(question).await?.try_get(0)
}

async fn migrate(
    connection: &mut SqliteConnection,
    version: i64,
    migration: &str,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    transaction.execute(migration).await?;
    transaction.execute(format!("PRAGMA application_id = {APPLICATION_ID}").as_str()).await?;
    transaction.execute(format!("PRAGMA user_version = {version}").as_str()).await?;
    transaction.commit().await
}
