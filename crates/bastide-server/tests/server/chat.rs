//! Messages at the table: seats write, everybody reads, nobody is disturbed.

use serde_json::{Value, json};
use sqlx::{ConnectOptions, Connection, Executor};

use crate::common::{self, Answer, Game, TestServer, base, get, here, post, post_text};

async fn say(game: &Game, tokens: &[&str], text: &str) -> Answer {
    post(&game.url("/chat"), tokens, &json!({ "text": text })).await
}

fn texts(messages: &Value) -> Vec<&str> {
    messages.as_array().unwrap().iter().map(|one| one["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn everybody_reads_what_seats_write() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let (anna, ben) = (game.token(0), game.token(1));
    let mut watcher = game.live(&[], None).await;
    assert_eq!(watcher.next().await.unwrap()["type"], "table");
    let before = game.table(&[]).await;
    let said = say(&game, &[&anna], " Dobrý den <b>& 👩‍🌾 ").await.ok();
    assert_eq!((&said["number"], &said["seat"]), (&json!(1), &json!(0)));
    let heard = watcher.wait_for(|message| message["type"] == "chat").await;
    assert_eq!(heard["messages"], json!([said]));
    assert_eq!(said["text"], "Dobrý den <b>& 👩‍🌾");
    // With the tokens of both at one screen the seat can be named.
    let both = [anna.as_str(), ben.as_str()];
    let body = json!({ "seat": 1, "text": "Hello" });
    assert_eq!(post(&game.url("/chat"), &both, &body).await.ok()["seat"], 1);
    // It is no part of the game.
    let after = game.table(&[]).await;
    assert_eq!(after["version"], before["version"]);
    assert_eq!(after["history"], before["history"]);
    let all = get(&game.url("/chat/0"), &[]).await.ok();
    assert_eq!(texts(&all), ["Dobrý den <b>& 👩‍🌾", "Hello"]);
    assert_eq!(texts(&get(&game.url("/chat/1"), &[]).await.ok()), ["Hello"]);
    assert_eq!(get(&game.url("/chat/9"), &[]).await.ok(), json!([]));
    // Whoever comes, or comes back, is told what is missing.
    let mut late = game.live(&[&ben], None).await;
    let told = late.wait_for(|message| message["type"] == "chat").await;
    assert_eq!(texts(&told["messages"]), texts(&all));
    let mut back = game.line().await;
    back.send(&json!({ "type": "hello", "tokens": [], "since": 1, "chat_since": 1 }).to_string())
        .await;
    let told = back.wait_for(|message| message["type"] == "chat").await;
    assert_eq!(texts(&told["messages"]), ["Hello"]);
    // It is still there after a restart.
    let id = game.id.clone();
    let server = TestServer::start_in(server.stop().await, |_| {}).await;
    let game = Game { address: server.address.clone(), id, created: game.created };
    assert_eq!(get(&game.url("/chat/0"), &[]).await.ok(), all);
    assert_eq!(say(&game, &[&ben], "again").await.ok()["number"], 3);
}

#[tokio::test]
async fn wrong_messages_are_refused() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let (anna, ben) = (game.token(0), game.token(1));
    say(&game, &[], "I only watch").await.refused(403, "error-chat-of-nobody");
    say(&game, &["nonsense"], "x").await.refused(401, "error-no-such-token");
    let body = json!({ "seat": 1, "text": "as somebody else" });
    post(&game.url("/chat"), &[&anna], &body).await.refused(403, "error-chat-of-nobody");
    say(&game, &[&anna], "").await.refused(400, "error-chat-empty");
    say(&game, &[&anna], &"x".repeat(501)).await.refused(400, "error-chat-too-long");
    say(&game, &[&anna], "a\u{0}b").await.refused(400, "error-chat-control");
    say(&game, &[&anna], "two\nlines").await.refused(400, "error-chat-control");
    say(&game, &[&anna], "\u{202e}txet").await.refused(400, "error-chat-control");
    for body in
        ["", "{", "[]", r#"{"text":3}"#, r#"{"text":"x","more":1}"#, r#"{"seat":-1,"text":"x"}"#]
    {
        post_text(&game.url("/chat"), body).await.refused(400, "error-malformed");
    }
    post_text(&game.url("/chat"), vec![0xff, 0xfe]).await.refused(400, "error-malformed");
    post_text(&game.url("/chat"), "x".repeat(10 << 20)).await.refused(413, "error-too-large");
    get(&game.url("/chat/x"), &[]).await.refused(400, "error-malformed");
    get(&server.url("/api/games/23456789abcd/chat/0"), &[])
        .await
        .refused(404, "error-no-such-table");
    assert_eq!(get(&game.url("/chat/0"), &[]).await.ok(), json!([]));
    // A flood is stopped; the other seat is not.
    let mut written = 0;
    while say(&game, &[&anna], "flood").await.status == 200 {
        written += 1;
        assert!(written < 50);
    }
    say(&game, &[&anna], "flood").await.refused(429, "error-chat-too-fast");
    say(&game, &[&ben], "calm").await.ok();
    assert_eq!(get(&game.url("/chat/0"), &[]).await.ok().as_array().unwrap().len(), written + 1);
}

#[tokio::test]
async fn a_message_that_cannot_be_saved_was_not_said() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let tokens = [game.token(0), game.token(1)];
    game.wait_for(&[], |table| table["version"] == 1).await;
    server.store.limit_size(Some(1)).await.unwrap();
    let text = "x".repeat(500);
    let mut said = 0;
    loop {
        let answer = say(&game, &[&tokens[said % 2]], &text).await;
        if answer.status != 200 {
            answer.refused(503, "error-cannot-write");
            break;
        }
        said += 1;
        assert!(said < 16, "the disk is full before that");
    }
    assert_eq!(get(&game.url("/chat/0"), &[]).await.ok().as_array().unwrap().len(), said);
}

/// A file that an earlier program wrote is brought up to date, with all that is in it.
#[tokio::test]
async fn an_older_file_is_brought_up_to_date() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let tokens = [game.token(0), game.token(1)];
    let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
    for _ in 0..3 {
        assert!(game.play_turn(&tokens).await);
    }
    let before = game.table(&tokens).await;
    let id = game.id.clone();
    let folder = server.stop().await;
    let file = folder.path().join("games.sqlite");
    // The same games in a file of the first version.
    let older = folder.path().join("older.sqlite");
    let options =
        sqlx::sqlite::SqliteConnectOptions::new().filename(&older).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    connection.execute(include_str!("../../src/store/schema.sql")).await.unwrap();
    let attach = format!("ATTACH '{}' AS new", file.display());
    connection.execute(attach.as_str()).await.unwrap();
    for table in ["games", "seats", "moves", "drafts"] {
        let columns: Vec<(String,)> =
            sqlx::query_as(&format!("SELECT name FROM pragma_table_info('{table}')"))
                .fetch_all(&mut connection)
                .await
                .unwrap();
        let columns = columns.into_iter().map(|(name,)| name).collect::<Vec<_>>().join(", ");
        let copy =
            format!("INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}");
        connection.execute(copy.as_str()).await.unwrap();
    }
    connection
        .execute("PRAGMA application_id = 1113682804; PRAGMA user_version = 1")
        .await
        .unwrap();
    connection.close().await.unwrap();
    for ending in ["", "-wal", "-shm"] {
        let _missing = std::fs::remove_file(folder.path().join(format!("games.sqlite{ending}")));
    }
    std::fs::rename(&older, &file).unwrap();
    let server = TestServer::start_in(folder, |_| {}).await;
    let game = common::Game { address: server.address.clone(), id, created: game.created };
    assert_eq!(game.table(&tokens).await, before);
    say(&game, &tokens, "still here").await.ok();
    assert!(game.play_turn(&tokens).await);
}
