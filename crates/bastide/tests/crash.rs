//! The server is killed again and again while moves arrive. No move that it acknowledged may be
//! lost, and every game must stay readable.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bastide_bots::Rng;
use bastide_notation::record;
use bastide_rules::tile::Library;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::process::Command;

use common::serve;

/// Tables are opened faster than people do.
const MANY_TABLES: [&str; 2] = ["--tables-per-minute", "1000"];

/// How often the server is killed; `BASTIDE_CRASH_ROUNDS` changes it.
fn rounds() -> u32 {
    std::env::var("BASTIDE_CRASH_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(100)
}

/// A table of people, and what the server acknowledged at it.
struct Table {
    id: String,
    tokens: String,
    /// By the number of the move.
    acknowledged: Mutex<BTreeMap<u64, String>>,
}

async fn send(request: reqwest::RequestBuilder) -> Option<Value> {
    let answer = request.send().await.ok()?;
    if answer.status() != 200 {
        return None;
    }
    answer.json().await.ok()
}

/// Plays at a table until the server does not answer any more.
async fn play(server: String, table: Arc<Table>, seed: u64) {
    let client = reqwest::Client::new();
    let mut rng = Rng::new(seed);
    let url = format!("{server}/api/games/{}", table.id);
    loop {
        let Some(now) = send(client.get(&url).bearer_auth(&table.tokens)).await else { return };
        let version = now["version"].as_u64().unwrap();
        let actions = now["state"]["decision"]["actions"].as_array().unwrap();
        if actions.is_empty() {
            return;
        }
        let chosen = &actions[rng.below(actions.len() as u32) as usize]["id"];
        let body = json!({ "version": version, "moves": [chosen] });
        let commit = client.post(format!("{url}/commit")).bearer_auth(&table.tokens).json(&body);
        if send(commit).await.is_none() {
            return;
        }
        let mut acknowledged = table.acknowledged.lock().unwrap();
        acknowledged.insert(version + 1, chosen.as_str().unwrap().to_owned());
    }
}

async fn open(server: &str, kind: &str) -> Value {
    let seat = |colour: u8| json!({ "kind": kind, "level": "random", "colour": colour });
    let setup = json!({ "sets": [{ "id": "base-c2" }, { "id": "river-1-c2" }], "seats": 2 });
    let body = json!({ "setup": setup, "seats": [seat(0), seat(1)], "pace_ms": 1 });
    let client = reqwest::Client::new();
    send(client.post(format!("{server}/api/games")).json(&body)).await.expect("a table")
}

/// Everything that was acknowledged is in the record, and the record can be read.
async fn check(server: &str, id: &str, acknowledged: &BTreeMap<u64, String>) -> u64 {
    let client = reqwest::Client::new();
    let url = format!("{server}/api/games/{id}/record");
    let text = client.get(url).send().await.unwrap().error_for_status().unwrap();
    let text = text.text().await.unwrap();
    let reading = record::read(text.as_bytes(), Library::standard()).unwrap();
    assert_eq!(reading.problem, None, "game {id}");
    for (number, made) in acknowledged {
        let kept = reading.record.moves.get(*number as usize - 1);
        let kept = kept.unwrap_or_else(|| panic!("game {id} lost move {number}, {made}"));
        assert_eq!(kept.action.to_string(), *made, "game {id}, move {number}");
    }
    acknowledged.len() as u64
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_a_hundred_times_no_acknowledged_move_is_lost() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("games.sqlite");
    let mut rng = Rng::new(4711);
    let mut tables: Vec<Arc<Table>> = Vec::new();
    let mut computers: Vec<String> = Vec::new();
    let (mut kept, mut rounds_with_moves) = (0, 0);
    for round in 0..rounds() {
        let (mut child, server) = serve(&database, &MANY_TABLES).await;
        // All games are there, those of the last round with every acknowledged move.
        let mut checked = 0;
        for table in &tables {
            let acknowledged = table.acknowledged.lock().unwrap().clone();
            checked += check(&server, &table.id, &acknowledged).await;
        }
        for id in &computers {
            check(&server, id, &BTreeMap::new()).await;
        }
        rounds_with_moves += u32::from(checked > kept);
        kept = checked.max(kept);
        if round % 10 == 0 {
            tables.clear();
            computers.clear();
            kept = 0;
            for _ in 0..4 {
                let created = open(&server, "here").await;
                let token = |seat: usize| created["seats"][seat]["token"].as_str().unwrap();
                tables.push(Arc::new(Table {
                    id: created["id"].as_str().unwrap().to_owned(),
                    tokens: format!("{} {}", token(0), token(1)),
                    acknowledged: Mutex::default(),
                }));
                let created = open(&server, "computer").await;
                computers.push(created["id"].as_str().unwrap().to_owned());
            }
        }
        let players: Vec<_> = tables
            .iter()
            .map(|table| {
                let seed = rng.next_u64();
                tokio::spawn(play(server.clone(), Arc::clone(table), seed))
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(u64::from(20 + rng.below(120)))).await;
        child.kill().await.unwrap();
        for player in players {
            player.await.unwrap();
        }
    }
    assert!(rounds_with_moves * 2 > rounds(), "moves arrived in {rounds_with_moves} rounds only");
}

#[tokio::test]
async fn asked_to_end_it_ends_cleanly() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("games.sqlite");
    let (mut child, server) = serve(&database, &MANY_TABLES).await;
    let created = open(&server, "here").await;
    let pid = child.id().unwrap().to_string();
    let sent = Command::new("kill").args(["-TERM", &pid]).status().await.unwrap();
    assert!(sent.success());
    let status = tokio::time::timeout(Duration::from_secs(20), child.wait()).await;
    assert!(status.expect("it ends in time").unwrap().success());
    // Closed cleanly, the file needs no log beside it.
    assert!(!folder.path().join("games.sqlite-wal").exists());
    let (_child, server) = serve(&database, &MANY_TABLES).await;
    check(&server, created["id"].as_str().unwrap(), &BTreeMap::new()).await;
}
