//! Time runs out, players leave: the computer plays on, and nothing happens by itself.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Answer, Game, TestServer, base, computer, get, here, post};

/// Opens a table of two with a clock.
async fn open(server: &TestServer, clock: Value) -> Game {
    let seats = json!([here("Anna", 0), here("Ben", 1)]);
    let body = json!({ "setup": base(), "seats": seats, "pace_ms": 0, "clock": clock });
    let created = post(&server.url("/api/games"), &[], &body).await.ok();
    let id = created["id"].as_str().unwrap().to_owned();
    let game = Game { address: server.address.clone(), id, created };
    game.wait_for(&[], |table| table["version"] == 1).await;
    game
}

async fn take_over(game: &Game, tokens: &[&str], seat: u8) -> Answer {
    post(&game.url("/take-over"), tokens, &json!({ "seat": seat })).await
}

async fn leave(game: &Game, tokens: &[&str], seat: u8) -> Answer {
    post(&game.url("/leave"), tokens, &json!({ "seat": seat })).await
}

fn left(table: &Value, seat: usize) -> i64 {
    table["state"]["players"][seat]["clock"]["left_ms"].as_i64().unwrap()
}

#[tokio::test]
async fn when_time_is_over_the_others_may_let_the_computer_play_on() {
    let server = TestServer::start().await;
    let game = open(&server, json!({ "per": "move", "seconds": 1 })).await;
    let (anna, ben) = (game.token(0), game.token(1));
    let table = game.table(&[&anna]).await;
    assert_eq!(table["clock"], json!({ "per": "move", "seconds": 1 }));
    assert_eq!(table["state"]["players"][0]["clock"]["runs"], true);
    assert_eq!(table["state"]["players"][1]["clock"], json!({ "left_ms": 1000, "runs": false }));
    take_over(&game, &[&ben], 0).await.refused(409, "error-clock-not-over");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    // Nothing has happened by itself, and not everybody may do it.
    let late = game.table(&[&anna]).await;
    assert_eq!((left(&late, 0), &late["version"]), (0, &json!(1)));
    take_over(&game, &[], 0).await.refused(403, "error-only-other-seats");
    take_over(&game, &[&anna], 0).await.refused(403, "error-only-other-seats");
    take_over(&game, &["nonsense"], 0).await.refused(401, "error-no-such-token");
    take_over(&game, &[&ben], 1).await.refused(403, "error-only-other-seats");
    take_over(&game, &[&ben], 200).await.refused(409, "error-clock-not-over");
    let mut watcher = game.live(&[], None).await;
    watcher.next().await.unwrap();
    take_over(&game, &[&ben], 0).await.ok();
    let heard = watcher.wait_for(|message| message["type"] == "update").await;
    let player = &heard["update"]["state"]["players"][0];
    assert_eq!(
        (&player["kind"], &player["taken_over"]),
        (&json!("computer"), &json!("out_of_time"))
    );
    assert_eq!(player["clock"], Value::Null);
    // The computer moves, and the history tells it before its first move.
    let table = game.wait_for(&[&ben], |table| table["state"]["decision"]["seat"] == 1).await;
    let history = table["history"].as_array().unwrap();
    let told = history.iter().position(|event| event["kind"] == "take_over").unwrap();
    let placed = history.iter().position(|event| event["kind"] == "place").unwrap();
    assert!(told < placed);
    assert_eq!(history[told]["text"]["key"], "event-out-of-time");
    get(&game.url(""), &[&anna]).await.refused(401, "error-no-such-token");
    // It is so after a restart, and Ben plays to the end.
    let id = game.id.clone();
    let server = TestServer::start_in(server.stop().await, |_| {}).await;
    let game = Game { address: server.address.clone(), id, created: game.created };
    assert_eq!(game.table(&[&ben]).await["history"], table["history"]);
    loop {
        let turn = game
            .wait_for(&[&ben], |table| {
                table["state"]["decision"]["seat"] == 1 || table["state"]["phase"] == "finished"
            })
            .await;
        if turn["state"]["phase"] == "finished" {
            break;
        }
        game.play_turn(&[&ben]).await;
    }
    leave(&game, &[&ben], 1).await.refused(409, "error-game-over");
}

#[tokio::test]
async fn time_for_a_game_is_used_up_and_pauses_of_the_server_do_not_count() {
    let server = TestServer::start().await;
    let game = open(&server, json!({ "per": "game", "seconds": 60 })).await;
    let (anna, ben) = (game.token(0), game.token(1));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(game.play_turn(&[&anna]).await);
    let table = game.table(&[&ben]).await;
    let used = 60_000 - left(&table, 0);
    assert!((300..20_000).contains(&used), "{used}");
    assert_eq!(table["state"]["players"][0]["clock"]["runs"], false);
    assert_eq!(table["state"]["players"][1]["clock"]["runs"], true);
    let before = left(&table, 1);
    let id = game.id.clone();
    let folder = server.stop().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let started = std::time::Instant::now();
    let server = TestServer::start_in(folder, |_| {}).await;
    let game = Game { address: server.address.clone(), id, created: game.created };
    let table = game.table(&[&ben]).await;
    let counted = before - left(&table, 1);
    let running = started.elapsed().as_millis() as i64;
    assert!(counted >= 0 && counted < running + 1000, "{counted} of {running} ms");
    assert_eq!(60_000 - left(&table, 0), used);
}

#[tokio::test]
async fn whoever_leaves_is_replaced_by_the_computer() {
    let server = TestServer::start().await;
    let seats = json!([here("Anna", 0), here("Ben", 1), computer("random", 2)]);
    let mut setup = base();
    setup["seats"] = json!(3);
    let game = server.open(setup, seats).await;
    let (anna, ben) = (game.token(0), game.token(1));
    game.wait_for(&[&anna], |table| table["state"]["decision"]["seat"] == 0).await;
    leave(&game, &[&ben], 0).await.refused(403, "error-not-your-seat");
    leave(&game, &[], 0).await.refused(403, "error-not-your-seat");
    leave(&game, &[&anna], 2).await.refused(403, "error-not-your-seat");
    take_over(&game, &[&ben], 0).await.refused(409, "error-clock-not-over");
    // What she was trying out goes with her.
    let table = game.table(&[&anna]).await;
    let first = crate::common::first_action(&table["state"]["decision"]);
    game.draft(&anna, 1, &[&first]).await.ok();
    leave(&game, &[&anna], 0).await.ok();
    leave(&game, &[&anna], 0).await.refused(401, "error-no-such-token");
    let table = game.wait_for(&[&ben], |table| table["state"]["decision"]["seat"] == 1).await;
    assert_eq!(table["state"]["players"][0]["taken_over"], "left");
    assert_eq!(table["state"]["players"][0]["level"], "greedy");
    let keys: Vec<&Value> =
        table["history"].as_array().unwrap().iter().map(|event| &event["text"]["key"]).collect();
    assert!(keys.contains(&&json!("event-left")), "{keys:?}");
    // When the last person leaves, the computers play to the end.
    leave(&game, &[&ben], 1).await.ok();
    game.wait_for(&[], |table| table["state"]["phase"] == "finished").await;
}

#[tokio::test]
async fn clocks_that_are_none_are_refused() {
    let server = TestServer::start().await;
    let seats = json!([here("Anna", 0), here("Ben", 1)]);
    for clock in [
        json!({ "per": "move", "seconds": 0 }),
        json!({ "per": "move", "seconds": 4_000_000_000_u32 }),
        json!({ "per": "move", "seconds": -3 }),
        json!({ "per": "week", "seconds": 3 }),
        json!({ "per": "move" }),
        json!("fast"),
    ] {
        let body = json!({ "setup": base(), "seats": seats, "clock": clock });
        post(&server.url("/api/games"), &[], &body).await.refused(400, "error-malformed");
    }
}
