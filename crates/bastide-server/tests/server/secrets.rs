//! Halflings dealt face down are known to their owner alone (HA-1).

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::common::{self, Game, Live, TestServer, get, here, post};

/// What somebody was told at some version of the table.
struct Told {
    viewer: usize,
    version: u64,
    text: String,
}

/// Anna, Ben, and somebody who watches.
const VIEWERS: usize = 3;

fn halflings(setup: &str) -> Value {
    json!({
        "sets": [
            { "id": "base-c2" }, { "id": "halflings-1" }, { "id": "halflings-2" },
            { "id": "hills-and-sheep-c2" }, { "id": "crop-circles-1" },
        ],
        "seats": 2,
        "options": { "halfling_setup": setup, "halfling_symbol_tiles": "on" },
    })
}

async fn open(server: &TestServer, setup: &str) -> (Game, Vec<Vec<String>>) {
    let game = server.open(halflings(setup), json!([here("Anna", 0), here("Ben", 1)])).await;
    let tokens = vec![vec![game.token(0)], vec![game.token(1)], Vec::new()];
    (game, tokens)
}

fn borrowed(tokens: &[String]) -> Vec<&str> {
    tokens.iter().map(String::as_str).collect()
}

/// Ids of halflings in a text.
fn halflings_in(text: &str) -> BTreeSet<String> {
    let is_id =
        |word: &&str| word.len() == 5 && (word.starts_with("H1-") || word.starts_with("H2-"));
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.filter(is_id).map(str::to_owned).collect()
}

fn hand_of(table: &Value, seat: usize) -> BTreeSet<String> {
    let tiles = table["state"]["hands"][seat]["tiles"].as_array().expect("the own hand is told");
    tiles.iter().map(|entry| entry["tile"].as_str().unwrap().to_owned()).collect()
}

/// Takes what has come over the lines of all viewers.
async fn listen(lives: &mut [Live], told: &mut Vec<Told>, version: u64) {
    for (viewer, live) in lives.iter_mut().enumerate() {
        loop {
            let message = live.next().await.expect("the line stays open");
            let body =
                if message["type"] == "table" { &message["table"] } else { &message["update"] };
            let at = body["version"].as_u64().unwrap_or(version);
            told.push(Told { viewer, version: at, text: message.to_string() });
            if at >= version {
                break;
            }
        }
    }
}

/// HA-1: whatever the server tells, it tells of no halfling that still lies face down before
/// somebody else, or in the box.
#[tokio::test]
async fn nobody_is_told_of_the_halflings_of_others() {
    let server = TestServer::start().await;
    let (game, tokens) = open(&server, "dealt").await;
    let start = game.wait_for(&[], |table| table["state"]["decision"]["seat"].is_u64()).await;
    let anna = game.table(&borrowed(&tokens[0])).await;
    let ben = game.table(&borrowed(&tokens[1])).await;
    let hands = [hand_of(&anna, 0), hand_of(&ben, 1), BTreeSet::new()];
    assert_eq!((hands[0].len(), hands[1].len()), (3, 3));
    assert!(anna["state"]["hands"][1]["tiles"].is_null());
    assert_eq!(anna["state"]["hands"][1]["count"], 3);
    assert!(start["state"]["hands"].as_array().unwrap().iter().all(|hand| hand["tiles"].is_null()));

    let mut lives = Vec::new();
    for own in &tokens {
        lives.push(game.live(&borrowed(own), None).await);
    }
    let mut told = Vec::new();
    listen(&mut lives, &mut told, start["version"].as_u64().unwrap()).await;
    let mut played = 0;
    for step in 0.. {
        assert!(step < 600, "the game ends");
        let table = game.wait_for(&[], |table| is_asked(table) || is_over(table)).await;
        if is_over(&table) {
            break;
        }
        let version = table["version"].as_u64().unwrap();
        if step % 9 == 0 {
            for (viewer, own) in tokens.iter().enumerate() {
                for path in ["", "/at/1", "/since/0", "/features"] {
                    let answer = get(&game.url(path), &borrowed(own)).await.ok();
                    told.push(Told { viewer, version, text: answer.to_string() });
                }
            }
            get(&game.url("/record"), &[]).await.refused(409, "error-still-secret");
            let request =
                json!({ "version": 3, "seats": [here("Eve", 0), here("Eve", 1)], "pace_ms": 0 });
            post(&game.url("/play-on"), &[], &request).await.refused(409, "error-still-secret");
        }
        let seat = table["state"]["decision"]["seat"].as_u64().unwrap() as usize;
        let own = &tokens[seat];
        let asked = game.table(&borrowed(own)).await;
        let actions = asked["state"]["decision"]["actions"].as_array().unwrap();
        let from_hand = actions.iter().find(|action| action["at"][0]["kind"] == "piece");
        let action = match from_hand {
            Some(action) if step % 5 == 0 => action,
            _ => &actions[step % actions.len()],
        };
        played += usize::from(action["at"][0]["kind"] == "piece");
        let moves = [action["id"].as_str().unwrap()];
        // What is tried out is told to the own windows alone.
        game.draft(&own[0], version, &moves).await.ok();
        game.commit(&own[0], version, &moves).await.ok();
        let next = game.table(&[]).await["version"].as_u64().unwrap();
        listen(&mut lives, &mut told, next).await;
    }
    assert!(played > 0, "halflings were placed from hands");

    let table = game.table(&[]).await;
    let placed: BTreeMap<&str, u64> = table["history"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|event| event["kind"] == "place")
        .map(|event| (event["tile"].as_str().unwrap(), event["version"].as_u64().unwrap()))
        .collect();
    assert!((0..VIEWERS).all(|viewer| told.iter().any(|one| one.viewer == viewer)));
    for Told { viewer, version, text } in &told {
        for tile in halflings_in(text) {
            let is_laid = placed.get(tile.as_str()).is_some_and(|laid| laid <= version);
            assert!(
                is_laid || hands[*viewer].contains(&tile),
                "viewer {viewer} was told of {tile} at version {version}: {text}"
            );
        }
    }
    // Now everything may be seen.
    let record = common::client().get(game.url("/record")).send().await.unwrap();
    assert_eq!(record.status(), 200);
    assert!(!halflings_in(&record.text().await.unwrap()).is_empty());
}

/// HA-3: halflings picked from those that lie face up are no secret while they are picked.
#[tokio::test]
async fn a_draft_is_open_to_all_and_keeps_no_record_back() {
    let server = TestServer::start().await;
    let (game, tokens) = open(&server, "draft").await;
    let mut offered = Vec::new();
    for pick in 0..6 {
        let table = game.wait_for(&[], is_asked).await;
        let decision = &table["state"]["decision"];
        assert_eq!(decision["prompt"]["key"], "decision-take-into-hand");
        offered.push(table["state"]["offer"].as_array().unwrap().len());
        // The last of the first round picks first, then it goes round counter-clockwise.
        let seat = decision["seat"].as_u64().unwrap() as usize;
        assert_eq!(seat, [1, 0][pick % 2]);
        let own = &tokens[seat];
        let version = table["version"].as_u64().unwrap();
        let asked = game.table(&borrowed(own)).await;
        let action = asked["state"]["decision"]["actions"][pick]["id"].as_str().unwrap().to_owned();
        game.commit(&own[0], version, &[&action]).await.ok();
    }
    assert_eq!(offered, [24, 23, 22, 21, 20, 19]);
    let record = common::client().get(game.url("/record")).send().await.unwrap();
    assert_eq!(record.status(), 200);
}

fn is_asked(table: &Value) -> bool {
    table["state"]["decision"]["seat"].is_u64()
}

fn is_over(table: &Value) -> bool {
    table["state"]["phase"] == "finished"
}
