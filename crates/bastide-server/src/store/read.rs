use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};

use super::{ChatRow, DraftRow, GameRow, SeatRow, Store, StoreError, TakeOverRow};

/// All that is kept of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// The game.
    pub game: GameRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// The lines of its record, without the header.
    pub lines: Vec<String>,
    /// What seats are trying out.
    pub drafts: Vec<DraftRow>,
    /// What was said of late, oldest first.
    pub chat: Vec<ChatRow>,
    /// Seats that the computer has taken over, in that order.
    pub take_overs: Vec<TakeOverRow>,
    /// When no server used the file: beginnings and ends, in milliseconds since 1970.
    pub pauses: Vec<(i64, i64)>,
}

/// Messages of the chat that are read; older ones stay in the file.
const CHAT_READ: u32 = 500;

impl Store {
    /// Reads a game; `None` if there is none with this id.
    ///
    /// # Errors
    /// What the database says.
    pub async fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        // One transaction, so that all parts belong to the same moment.
        let mut transaction = self.readers.begin().await?;
        let row = query("SELECT * FROM games WHERE id = ?")
            .bind(id)
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let game = game_row(&row)?;
        let seats = query("SELECT * FROM seats WHERE game = ? ORDER BY seat")
            .bind(id)
            .fetch_all(&mut *transaction)
            .await?;
        let moves = query("SELECT line FROM moves WHERE game = ? ORDER BY version")
            .bind(id)
            .fetch_all(&mut *transaction)
            .await?;
        let drafts = query("SELECT * FROM drafts WHERE game = ? ORDER BY seat")
            .bind(id)
            .fetch_all(&mut *transaction)
            .await?;
        let chat = query("SELECT * FROM chat WHERE game = ? ORDER BY number DESC LIMIT ?")
            .bind(id)
            .bind(CHAT_READ)
            .fetch_all(&mut *transaction)
            .await?;
        let take_overs = query("SELECT * FROM take_overs WHERE game = ? ORDER BY at, seat")
            .bind(id)
            .fetch_all(&mut *transaction)
            .await?;
        let runs = query("SELECT began, last_seen FROM server_runs ORDER BY began")
            .fetch_all(&mut *transaction)
            .await?;
        let runs: Vec<(i64, i64)> = runs
            .iter()
            .map(|row| Ok((row.try_get("began")?, row.try_get("last_seen")?)))
            .collect::<Result<_, sqlx::Error>>()?;
        Ok(Some(StoredGame {
            game,
            take_overs: take_overs.iter().map(take_over_row).collect::<Result<_, _>>()?,
            pauses: runs.windows(2).map(|pair| (pair[0].1, pair[1].0)).collect(),
            chat: chat.iter().rev().map(chat_row).collect::<Result<_, _>>()?,
            seats: seats.iter().map(seat_row).collect::<Result<_, _>>()?,
            lines: moves.iter().map(|row| row.try_get("line")).collect::<Result<_, _>>()?,
            drafts: drafts.iter().map(|row| draft_row(id, row)).collect::<Result<_, _>>()?,
        }))
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// What the database says.
    pub async fn ping(&self) -> Result<(), StoreError> {
        query("SELECT 1").fetch_one(&self.readers).await?;
        Ok(())
    }

    /// Games in which a computer player is to move.
    ///
    /// # Errors
    /// What the database says.
    pub async fn games_to_wake(&self) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT id FROM games WHERE computer_moves = 1 ORDER BY changed")
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, _>>()?)
    }

    /// The ids of all games, oldest first.
    ///
    /// # Errors
    /// What the database says.
    pub async fn all_games(&self) -> Result<Vec<String>, StoreError> {
        let rows =
            query("SELECT id FROM games ORDER BY created, id").fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, _>>()?)
    }
}

fn game_row(row: &SqliteRow) -> Result<GameRow, StoreError> {
    let id: String = row.try_get("id")?;
    let order: Option<String> = row.try_get("seat_order")?;
    let seat_order = order.map(|text| from_json(&id, &text)).transpose()?;
    Ok(GameRow {
        name: row.try_get("name")?,
        setup: row.try_get("setup")?,
        seed: row.try_get("seed")?,
        seeded_after: row.try_get("seeded_after")?,
        key_version: row.try_get("key_version")?,
        seat_order,
        purist: row.try_get("purist")?,
        pace_ms: row.try_get("pace_ms")?,
        open_code: row.try_get("open_code")?,
        created: row.try_get("created")?,
        clock: row.try_get("clock")?,
        answer_seconds: row.try_get("answer_seconds")?,
        id,
    })
}

fn seat_row(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        seat: row.try_get("seat")?,
        kind: row.try_get("kind")?,
        name: row.try_get("name")?,
        colour: row.try_get("colour")?,
        level: row.try_get("level")?,
        token_hash: row.try_get("token_hash")?,
        join_code: row.try_get("join_code")?,
    })
}

fn draft_row(game: &str, row: &SqliteRow) -> Result<DraftRow, StoreError> {
    let moves: String = row.try_get("moves")?;
    Ok(DraftRow {
        seat: row.try_get("seat")?,
        version: row.try_get("version")?,
        moves: from_json(game, &moves)?,
    })
}

fn take_over_row(row: &SqliteRow) -> Result<TakeOverRow, StoreError> {
    Ok(TakeOverRow {
        seat: row.try_get("seat")?,
        version: row.try_get("version")?,
        reason: row.try_get("reason")?,
    })
}

fn chat_row(row: &SqliteRow) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        number: row.try_get("number")?,
        seat: row.try_get("seat")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    })
}

fn from_json<T: serde::de::DeserializeOwned>(game: &str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text)
        .map_err(|error| StoreError::Damaged { game: game.to_owned(), reason: error.to_string() })
}
