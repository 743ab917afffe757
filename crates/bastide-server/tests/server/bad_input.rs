//! Whatever is sent, the answer says what was wrong, and nobody else is disturbed.

use std::time::Duration;

use bastide_server::{Server, ServerConfig, StartError};
use futures_util::SinkExt;
use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::common::{
    self, Live, TestServer, base, computer, first_action, get, here, post, post_text,
};

#[tokio::test]
async fn malformed_bodies_are_explained() {
    let server = TestServer::start().await;
    let url = server.url("/api/games");
    for (body, part) in [
        ("", "EOF"),
        ("{", "EOF"),
        ("[]", "struct NewGame"),
        (r#"{"setup":{"sets":[],"seats":2},"seats":[],"colour":1}"#, "unknown field `colour`"),
        (r#"{"setup":{"sets":[],"seats":2,"x":1},"seats":[]}"#, "unknown field `x`"),
        (r#"{"setup":{"sets":[],"seats":2,"options":{"farmers":"F9"}},"seats":[]}"#, "F1"),
        (r#"{"setup":{"sets":[],"seats":-2},"seats":[]}"#, "-2"),
    ] {
        let refusal = post_text(&url, body).await.refused(400, "error-malformed");
        let message = refusal["message"].as_str().unwrap();
        assert!(message.contains(part), "{body}: {message}");
    }
    let deep = "[".repeat(60_000);
    post_text(&url, deep).await.refused(400, "error-malformed");
    post_text(&url, vec![0xff, 0xfe, 0x00]).await.refused(400, "error-malformed");
}

#[tokio::test]
async fn a_huge_body_is_not_read() {
    let server = TestServer::start().await;
    let huge = "x".repeat(10 << 20);
    post_text(&server.url("/api/games"), huge.clone()).await.refused(413, "error-too-large");
    post_text(&server.url("/api/setups/import"), huge).await.refused(413, "error-too-large");
    get(&server.url("/healthz"), &[]).await.ok();
}

#[tokio::test]
async fn seats_that_cannot_be_are_explained() {
    let server = TestServer::start().await;
    let url = server.url("/api/games");
    let open = |seats: serde_json::Value| {
        let body = json!({ "setup": base(), "seats": seats });
        let url = url.clone();
        async move { post(&url, &[], &body).await }
    };
    open(json!([here("A", 0)])).await.refused(422, "error-unplayable");
    open(json!([here("A", 0), here("B", 0)])).await.refused(422, "error-unplayable");
    open(json!([here("A", 0), here("B", 200)])).await.refused(422, "error-unplayable");
    open(json!([here("A", 0), computer("perfect", 1)])).await.refused(422, "error-unplayable");
    open(json!([here(&"x".repeat(500), 0), here("B", 1)])).await.refused(400, "error-malformed");
    let mut setup = base();
    setup["sets"] = json!([{ "id": "tower-c2" }]);
    let body = json!({ "setup": setup, "seats": [here("A", 0), here("B", 1)] });
    let refusal = post(&url, &[], &body).await.refused(422, "error-setup");
    assert!(refusal["message"].as_str().unwrap().contains("the-tower"));
    let check = post(&server.url("/api/setups/check"), &[], &setup).await.ok();
    assert_eq!(check["problems"].as_array().unwrap().len(), 2);
    let check = post(&server.url("/api/setups/check"), &[], &json!({ "seats": 2 })).await.ok();
    assert!(check["problems"][0]["key"] == "problem-unreadable");
}

#[tokio::test]
async fn wrong_tokens_and_old_versions_move_nothing() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let other = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let (anna, ben) = (game.token(0), game.token(1));
    let table = game.wait_for(&[&anna], |table| table["version"] == 1).await;
    let first = first_action(&table["state"]["decision"]);
    game.commit("nonsense", 1, &[&first]).await.refused(401, "error-no-such-token");
    game.commit(&other.token(0), 1, &[&first]).await.refused(401, "error-no-such-token");
    game.commit(&ben, 1, &[&first]).await.refused(403, "error-not-your-seat");
    game.commit(&anna, 0, &[&first]).await.refused(409, "error-old-version");
    game.commit(&anna, 2, &[&first]).await.refused(409, "error-old-version");
    game.commit(&anna, 1, &[]).await.refused(400, "error-malformed");
    game.commit(&anna, 1, &["jump"]).await.refused(400, "error-malformed");
    game.commit(&anna, 1, &["draw base-crfr"]).await.refused(422, "refusal-not-now");
    let many = vec!["pass"; 1000];
    game.commit(&anna, 1, &many).await.refused(400, "error-malformed");
    let nobody = post(&game.url("/commit"), &[], &json!({ "version": 1, "moves": ["pass"] })).await;
    nobody.refused(403, "error-not-your-seat");
    let basic = common::client().get(game.url("")).header("authorization", "Basic xyz");
    assert_eq!(basic.send().await.unwrap().status(), 400);
    let flood = format!("Bearer {}", "x ".repeat(2000));
    let flood = common::client().get(game.url("")).header("authorization", flood);
    assert!(flood.send().await.unwrap().status().is_client_error());
    assert_eq!(game.table(&[&anna]).await, table);
}

#[tokio::test]
async fn paths_with_tricks_lead_nowhere() {
    let server = TestServer::start().await;
    for path in [
        "/../../etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../../Cargo.toml",
        "/assets/..\\..\\Cargo.toml",
        "//etc/passwd",
        "/assets/%00",
        "/t/../../x",
        "/api/games/..%2f..%2fx",
        "/api/art/tile/..%2f..%2fetc%2fpasswd.svg",
        "/api/rulebook/..%2fREADME",
    ] {
        // Written by hand: clients tidy such paths up.
        let mut stream = TcpStream::connect(&server.address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let status: u16 = answer.split(' ').nth(1).unwrap().parse().unwrap();
        assert!((400..500).contains(&status), "{path}: {answer}");
        assert!(!answer.contains("root:") && !answer.contains("[package]"), "{path}: {answer}");
    }
    get(&server.url("/api/games/nosuchgame00"), &[]).await.refused(404, "error-no-such-table");
    get(&server.url("/api/games/23456789abcd"), &[]).await.refused(404, "error-no-such-table");
    get(&server.url("/api/nothing"), &[]).await.refused(404, "error-not-found");
    get(&server.url("/api/games"), &[]).await.refused(405, "error-wrong-method");
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    get(&game.url("/at/x"), &[]).await.refused(400, "error-malformed");
    get(&game.url("/at/4000000000"), &[]).await.refused(404, "error-no-such-version");
    get(&game.url("/feature?x=1"), &[]).await.refused(400, "error-malformed");
    get(&game.url("/feature?x=9&y=9&segment=0"), &[]).await.refused(404, "error-not-found");
    get(&game.url("/feature?x=0&y=0&segment=200&layer=9"), &[])
        .await
        .refused(404, "error-not-found");
    get(&game.url("/drawing?theme=autumn"), &[]).await.refused(400, "error-malformed");
}

#[tokio::test]
async fn pages_are_safe_and_kept_for_the_right_time() {
    let server = TestServer::start().await;
    let page = common::client().get(server.url("/t/23456789abcd")).send().await.unwrap();
    assert_eq!(page.status(), 200);
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"));
    assert_eq!(page.headers()["x-content-type-options"], "nosniff");
    assert_eq!(page.headers()["referrer-policy"], "no-referrer");
    assert!(page.text().await.unwrap().to_lowercase().contains("<!doctype html>"));
    let missing = common::client().get(server.url("/assets/none.js")).send().await.unwrap();
    assert_eq!(missing.status(), 404);
    let post = common::client().post(server.url("/t/x")).send().await.unwrap();
    assert_eq!(post.status(), 405);
}

#[tokio::test]
async fn html_in_names_stays_text() {
    let server = TestServer::start().await;
    let nasty = "<script>alert(1)</script>\u{202e}\u{0}";
    let body = json!({
        "name": "<b>Table</b>\n",
        "setup": base(),
        "seats": [here(nasty, 0), computer("random", 1)],
        "pace_ms": 0,
    });
    let created = post(&server.url("/api/games"), &[], &body).await.ok();
    let table = server.url(&format!("/api/games/{}", created["id"].as_str().unwrap()));
    let answer = common::client().get(&table).send().await.unwrap();
    assert_eq!(answer.headers()["content-type"], "application/json");
    let table: serde_json::Value = answer.json().await.unwrap();
    assert_eq!(table["name"], "<b>Table</b>");
    assert_eq!(table["state"]["players"][0]["name"], "<script>alert(1)</script>");
}

#[tokio::test]
async fn one_address_gets_only_so_many_live_lines() {
    let server = TestServer::start_with(|config| config.lines_per_address = 3).await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let mut lines = Vec::new();
    for _ in 0..3 {
        let mut line = game.live(&[], None).await;
        assert_eq!(line.next().await.unwrap()["type"], "table");
        lines.push(line);
    }
    match Live::open(&server.address, &game.id).await.map(|_| ()) {
        Err(error) => match *error {
            tungstenite::Error::Http(answer) => assert_eq!(answer.status(), 429),
            other => panic!("{other}"),
        },
        Ok(()) => panic!("one line too many"),
    }
    drop(lines.pop());
    let opened = async {
        while Live::open(&server.address, &game.id).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(common::PATIENCE, opened).await.expect("a line is free again");
}

#[tokio::test]
async fn one_address_opens_only_so_many_tables() {
    let server = TestServer::start_with(|config| config.tables_per_minute = 5).await;
    let body = json!({ "setup": base(), "seats": [here("A", 0), here("B", 1)] });
    for _ in 0..5 {
        post(&server.url("/api/games"), &[], &body).await.ok();
    }
    post(&server.url("/api/games"), &[], &body).await.refused(429, "error-too-many");
    get(&server.url("/api/catalogue"), &[]).await.ok();
}

#[tokio::test]
async fn one_address_gets_only_so_many_connections() {
    let server = TestServer::start_with(|config| config.connections_per_address = 50).await;
    let mut kept = Vec::new();
    for _ in 0..50 {
        let mut stream = TcpStream::connect(&server.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200");
        kept.push(stream);
    }
    let mut turned_away = 0;
    for _ in 0..2000 {
        let mut stream = TcpStream::connect(&server.address).await.unwrap();
        let mut answer = Vec::new();
        // The answer may be lost with the connection.
        let _closed = stream.read_to_end(&mut answer).await;
        turned_away += usize::from(answer.starts_with(b"HTTP/1.1 429"));
    }
    assert!(turned_away > 1900, "{turned_away}");
    drop(kept);
    let answered = async {
        while common::client().get(server.url("/healthz")).send().await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(common::PATIENCE, answered).await.expect("it answers again");
}

#[tokio::test]
async fn wrong_words_on_the_live_line_are_answered() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let mut watcher = game.live(&[], None).await;
    watcher.next().await.unwrap();
    // Not hello.
    let mut line = game.line().await;
    line.send("{}").await;
    assert_eq!(line.next().await.unwrap()["error"]["code"], "error-malformed");
    assert!(line.next().await.is_none());
    // A token that is none.
    let mut line = game.live(&["nonsense"], None).await;
    assert_eq!(line.next().await.unwrap()["error"]["code"], "error-no-such-token");
    assert!(line.next().await.is_none());
    // Nonsense later on does not end the line, a flood does.
    let mut line = game.live(&[], None).await;
    assert_eq!(line.next().await.unwrap()["type"], "table");
    line.send("nonsense").await;
    assert_eq!(line.next().await.unwrap()["error"]["code"], "error-malformed");
    line.socket.send(Message::Binary(vec![1, 2, 3].into())).await.unwrap();
    assert_eq!(line.next().await.unwrap()["error"]["code"], "error-malformed");
    line.send(r#"{"type":"hello","tokens":[],"since":0,"more":1}"#).await;
    assert_eq!(line.next().await.unwrap()["error"]["code"], "error-malformed");
    line.send(r#"{"type":"hello","tokens":[],"since":0}"#).await;
    assert_eq!(line.next().await.unwrap()["type"], "update");
    for _ in 0..50 {
        if line.socket.send(Message::Text("x".into())).await.is_err() {
            break;
        }
    }
    while line.next().await.is_some() {}
    // Too large.
    let mut line = game.live(&[], None).await;
    assert_eq!(line.next().await.unwrap()["type"], "table");
    let _cut = line.socket.send(Message::Text("x".repeat(10 << 20).into())).await;
    while line.next().await.is_some() {}
    // No such table.
    let unknown = Live::open(&server.address, "23456789abcd").await;
    let mut unknown = unknown.unwrap();
    unknown.send(r#"{"type":"hello","tokens":[]}"#).await;
    assert_eq!(unknown.next().await.unwrap()["error"]["code"], "error-no-such-table");
    assert!(unknown.next().await.is_none());
    // Whoever watched heard nothing of all this and still hears.
    assert!(watcher.is_silent().await);
    let tokens = [game.token(0), game.token(1)];
    let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
    assert!(game.play_turn(&tokens).await);
    assert_eq!(watcher.next().await.unwrap()["type"], "update");
}

#[tokio::test]
async fn a_client_that_does_not_read_holds_nobody_up() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let lazy = game.live(&[], None).await;
    let tokens = [game.token(0), game.token(1)];
    let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
    while game.play_turn(&tokens).await {}
    assert_eq!(game.table(&[]).await["state"]["phase"], "finished");
    drop(lazy);
}

#[tokio::test]
async fn databases_of_others_are_refused() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.sqlite");
    let sql = |text: &'static str| {
        let file = file.clone();
        async move {
            use sqlx::{ConnectOptions, Connection, Executor};
            let options =
                sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
            let mut connection = options.connect().await.unwrap();
            connection.execute(text).await.unwrap();
            connection.close().await.unwrap();
        }
    };
    let start = || async {
        let mut config = ServerConfig::new(&file);
        config.listen = "127.0.0.1:0".parse().unwrap();
        Server::bind(config).await
    };
    let server = TestServer::start_in(folder, |_| {}).await;
    let folder = server.stop().await;
    sql("PRAGMA user_version = 99").await;
    let error = start().await.unwrap_err().to_string();
    assert!(error.contains("version 99") && error.contains("newer bastide"), "{error}");
    std::fs::remove_file(&file).unwrap();
    sql("CREATE TABLE recipes (id INTEGER)").await;
    let error = start().await.unwrap_err().to_string();
    assert!(error.contains("another program"), "{error}");
    std::fs::write(&file, "this is no database, only a long enough text".repeat(100)).unwrap();
    let error = start().await.unwrap_err().to_string();
    assert!(error.contains("games.sqlite"), "{error}");
    drop(folder);
}

#[tokio::test]
async fn a_port_in_use_is_said_so() {
    let server = TestServer::start().await;
    let mut config = ServerConfig::new(server.folder.path().join("other.sqlite"));
    config.listen = server.address.parse().unwrap();
    let error = Server::bind(config).await.unwrap_err();
    assert!(matches!(error, StartError::PortInUse { .. }), "{error}");
    assert!(error.to_string().contains("--listen"));
}
