//! When nothing can be written, a move is refused, and the game goes on when there is room.

use serde_json::{Value, json};

use crate::common::{TestServer, base, computer, first_action, here, post};

#[tokio::test]
async fn a_move_that_cannot_be_saved_has_not_happened() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let tokens = [game.token(0), game.token(1)];
    let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
    game.wait_for(&[], |table| table["version"] == 1).await;
    server.store.limit_size(Some(1)).await.unwrap();
    let mut watcher = game.live(&[], None).await;
    watcher.next().await.unwrap();
    // A page has room for some more moves.
    let mut refused = None;
    for _ in 0..200 {
        let table = game.table(&tokens).await;
        if table["state"]["phase"] == "finished" {
            break;
        }
        let first = first_action(&table["state"]["decision"]);
        let version = table["version"].as_u64().unwrap();
        let answer = game.commit(&tokens.join(" "), version, &[&first]).await;
        if answer.status != 200 {
            answer.refused(503, "error-cannot-write");
            refused = Some(table);
            break;
        }
        watcher.wait_for(|message| message["type"] == "update").await;
    }
    let before: Value = refused.expect("the disk is full before the game is over");
    assert_eq!(game.table(&tokens).await, before);
    assert!(watcher.is_silent().await);
    let body = json!({ "setup": base(), "seats": [here("A", 0), here("B", 1)] });
    let mut opened = 0;
    while post(&server.url("/api/games"), &[], &body).await.status == 200 {
        opened += 1;
        assert!(opened < 50, "the disk is full for new tables as well");
    }
    server.store.limit_size(None).await.unwrap();
    while game.play_turn(&tokens).await {}
    assert_eq!(game.table(&[]).await["state"]["phase"], "finished");
    // What is on disk is the same.
    let there = game.table(&[]).await;
    let id = game.id.clone();
    let server = TestServer::start_in(server.stop().await, |_| {}).await;
    let game = crate::common::Game { address: server.address.clone(), id, created: game.created };
    assert_eq!(game.table(&[]).await, there);
}

#[tokio::test]
async fn computer_players_go_on_when_there_is_room_again() {
    let server = TestServer::start().await;
    let seats = json!([computer("random", 0), here("Ben", 1)]);
    let game = server.open(base(), seats).await;
    let ben = game.token(0);
    game.wait_for(&[&ben], |table| table["state"]["decision"]["seat"] == 1).await;
    server.store.limit_size(Some(1)).await.unwrap();
    let waiting = async {
        // Ben moves until the disk is full, for him or for the computer.
        loop {
            let table = game.table(&[&ben]).await;
            if table["state"]["decision"]["seat"] != 1 {
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
                if game.table(&[]).await["version"] == table["version"] {
                    return;
                }
                continue;
            }
            let first = first_action(&table["state"]["decision"]);
            let version = table["version"].as_u64().unwrap();
            if game.commit(&ben, version, &[&first]).await.status != 200 {
                return;
            }
        }
    };
    tokio::time::timeout(crate::common::PATIENCE, waiting).await.expect("the disk gets full");
    server.store.limit_size(None).await.unwrap();
    let end = async {
        while game.table(&[]).await["state"]["phase"] != "finished" {
            if !game.play_turn(&[&ben]).await {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
        }
    };
    tokio::time::timeout(crate::common::PATIENCE, end).await.expect("the game goes on");
}
