//! The one writer: puts changes that arrive together into one transaction.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor, query};
use tokio::sync::{mpsc, oneshot};

use super::{Change, StoreError};
use crate::wall_clock::now_ms;

/// Requests that may wait.
const QUEUE: usize = 1024;

/// How long it is remembered when servers ran: longer than any clock.
const RUNS_KEPT_MS: i64 = 90 * 24 * 60 * 60 * 1000;

/// Requests that one transaction takes at most.
const GROUP: usize = 256;

pub(super) enum Request {
    Write { changes: Vec<Change>, answer: oneshot::Sender<Result<(), StoreError>> },
    Limit { bytes: Option<u64>, answer: oneshot::Sender<Result<(), StoreError>> },
    Close { answer: oneshot::Sender<()> },
}

/// Changes of one request, and who waits for them.
type Waiting = (Vec<Change>, oneshot::Sender<Result<(), StoreError>>);

pub(super) fn start(connection: SqliteConnection) -> mpsc::Sender<Request> {
    let (sender, receiver) = mpsc::channel(QUEUE);
    tokio::spawn(run(connection, receiver));
    sender
}

async fn run(mut connection: SqliteConnection, mut requests: mpsc::Receiver<Request>) {
    let mut next = requests.recv().await;
    while let Some(request) = next.take() {
        match request {
            Request::Write { changes, answer } => {
                let mut group: Vec<Waiting> = vec![(changes, answer)];
                while group.len() < GROUP {
                    match requests.try_recv() {
                        Ok(Request::Write { changes, answer }) => group.push((changes, answer)),
                        Ok(other) => {
                            next = Some(other);
                            break;
                        }
                        Err(_) => break,
                    }
                }
                write(&mut connection, group).await;
            }
            Request::Limit { bytes, answer } => {
                // Whoever asked may have gone away; the limit holds all the same.
                let _gone = answer.send(limit(&mut connection, bytes).await);
            }
            Request::Close { answer } => {
                if let Err(error) = connection.close().await {
                    tracing::warn!(%error, "the database did not close cleanly");
                }
                let _gone = answer.send(());
                return;
            }
        }
        if next.is_none() {
            next = requests.recv().await;
        }
    }
}

/// Writes a group in one transaction. If that fails, each request gets a transaction of its own,
/// so that a wrong one does not take the others with it.
async fn write(connection: &mut SqliteConnection, group: Vec<Waiting>) {
    let together = transaction(connection, group.iter().flat_map(|(changes, _)| changes)).await;
    let alone = group.len() == 1;
    for (changes, answer) in group {
        let result = match &together {
            Ok(()) => Ok(()),
            Err(error) if alone => Err(error.clone()),
            Err(_) => transaction(connection, changes.iter()).await,
        };
        // Whoever asked may have gone away; what was written stays.
        let _gone = answer.send(result);
    }
}

async fn transaction(
    connection: &mut SqliteConnection,
    changes: impl Iterator<Item = &Change>,
) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    let now = now_ms();
    for change in changes {
        apply(&mut transaction, change, now).await?;
    }
    // Without a commit the transaction is rolled back when it is dropped.
    Ok(transaction.commit().await?)
}

async fn limit(connection: &mut SqliteConnection, bytes: Option<u64>) -> Result<(), StoreError> {
    const PAGE: u64 = 4096;
    const MOST: u64 = 4_294_967_294;
    let pages = bytes.map_or(MOST, |bytes| (bytes / PAGE).clamp(1, MOST));
    connection.execute(format!("PRAGMA max_page_count = {pages}").as_str()).await?;
    Ok(())
}

async fn apply(
    connection: &mut SqliteConnection,
    change: &Change,
    now: i64,
) -> Result<(), sqlx::Error> {
    match change {
        Change::Create { game, seats } => {
            let order = game.seat_order.as_deref().map(json).transpose()?;
            query(
                "INSERT INTO games (id, name, setup, seed, seeded_after, key_version, \
                 seat_order, purist, \
                 pace_ms, open_code, computer_moves, finished, created, changed, clock, \
                 answer_seconds) \
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?)",
            )
            .bind(&game.id)
            .bind(&game.name)
            .bind(&game.setup)
            .bind(&game.seed)
            .bind(game.seeded_after)
            .bind(game.key_version)
            .bind(order)
            .bind(game.purist)
            .bind(game.pace_ms)
            .bind(&game.open_code)
            .bind(game.created)
            .bind(now)
            .bind(&game.clock)
            .bind(game.answer_seconds)
            .execute(&mut *connection)
            .await?;
            for seat in seats {
                query(
                    "INSERT INTO seats (game, seat, kind, name, colour, level, token_hash, \
                     join_code) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                )
                .bind(&game.id)
                .bind(seat.seat)
                .bind(&seat.kind)
                .bind(&seat.name)
                .bind(seat.colour)
                .bind(&seat.level)
                .bind(&seat.token_hash)
                .bind(&seat.join_code)
                .execute(&mut *connection)
                .await?;
            }
        }
        Change::Moves { game, moves } => {
            for one in moves {
                query("INSERT INTO moves (game, version, line, at) VALUES (?, ?, ?, ?)")
                    .bind(game)
                    .bind(one.version)
                    .bind(&one.line)
                    .bind(now)
                    .execute(&mut *connection)
                    .await?;
            }
        }
        Change::State { game, computer_moves, finished } => {
            query("UPDATE games SET computer_moves = ?, finished = ?, changed = ? WHERE id = ?")
                .bind(*computer_moves)
                .bind(*finished)
                .bind(now)
                .bind(game)
                .execute(&mut *connection)
                .await?;
        }
        Change::Seat { game, seat } => {
            query(
                "UPDATE seats SET kind = ?, name = ?, colour = ?, level = ?, token_hash = ?, \
                 join_code = ? WHERE game = ? AND seat = ?",
            )
            .bind(&seat.kind)
            .bind(&seat.name)
            .bind(seat.colour)
            .bind(&seat.level)
            .bind(&seat.token_hash)
            .bind(&seat.join_code)
            .bind(game)
            .bind(seat.seat)
            .execute(&mut *connection)
            .await?;
        }
        Change::Draft { game, draft } => {
            query(
                "INSERT INTO drafts (game, seat, version, moves) VALUES (?, ?, ?, ?) \
                 ON CONFLICT (game, seat) DO UPDATE SET version = excluded.version, \
                 moves = excluded.moves",
            )
            .bind(game)
            .bind(draft.seat)
            .bind(draft.version)
            .bind(json(&draft.moves)?)
            .execute(&mut *connection)
            .await?;
        }
        Change::Clock { game, clock } => {
            query("UPDATE games SET clock = ? WHERE id = ?")
                .bind(clock)
                .bind(game)
                .execute(&mut *connection)
                .await?;
        }
        Change::TakeOver { game, take_over } => {
            query(
                "INSERT INTO take_overs (game, seat, version, reason, at) VALUES (?, ?, ?, ?, ?)",
            )
            .bind(game)
            .bind(take_over.seat)
            .bind(take_over.version)
            .bind(&take_over.reason)
            .bind(now)
            .execute(&mut *connection)
            .await?;
        }
        Change::ServerSeen { began } => {
            query(
                "INSERT INTO server_runs (began, last_seen) VALUES (?, ?) \
                 ON CONFLICT (began) DO UPDATE SET last_seen = excluded.last_seen",
            )
            .bind(began)
            .bind(now)
            .execute(&mut *connection)
            .await?;
            query("DELETE FROM server_runs WHERE last_seen < ?")
                .bind(now - RUNS_KEPT_MS)
                .execute(&mut *connection)
                .await?;
        }
        Change::Chat { game, message } => {
            query("INSERT INTO chat (game, number, seat, text, at) VALUES (?, ?, ?, ?, ?)")
                .bind(game)
                .bind(message.number)
                .bind(message.seat)
                .bind(&message.text)
                .bind(message.at)
                .execute(&mut *connection)
                .await?;
        }
        Change::NoDraft { game, seat } => {
            query("DELETE FROM drafts WHERE game = ? AND seat = ?")
                .bind(game)
                .bind(seat)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

fn json<T: serde::Serialize + ?Sized>(value: &T) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}
