//! Saved games of another program become tables.

use std::path::Path;

use bastide_notation::jcz;
use bastide_notation::record::{self, Header, RecordWriter};
use bastide_rules::tile::Library;
use bastide_rules::{Events, Game, Setup};
use serde_json::json;

use crate::common::{self, TestServer, get, post_text};

/// A game of some moves, as a saved game of the other program.
fn saved(moves: usize) -> String {
    let header = Header::new(Setup::with_set("base-c2", 2), ["Ann", "Bob"]);
    let mut game = Game::new(header.setup.clone()).unwrap();
    let mut out = Vec::new();
    let mut writer = RecordWriter::new(&mut out, &header).unwrap();
    for _ in 0..moves {
        let actions = game.legal_action_list();
        let Some(&action) = actions.first() else { break };
        writer.play(&mut game, action, &mut Events::off()).unwrap();
    }
    let reading = record::read(out.as_slice(), Library::standard()).unwrap();
    jcz::export(&reading.record, Library::standard()).unwrap()
}

#[tokio::test]
async fn a_running_game_goes_on() {
    let server = TestServer::start().await;
    let imported = post_text(&server.url("/api/setups/import"), saved(40)).await.ok();
    assert_eq!(imported["names"], json!(["Ann", "Bob"]));
    let created = imported["game"].clone();
    assert_eq!(created["seats"].as_array().unwrap().len(), 2);
    let id = created["id"].as_str().unwrap().to_owned();
    let game = common::Game { address: server.address.clone(), id, created };
    let tokens = [game.token(0), game.token(1)];
    let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
    let table = game.table(&tokens).await;
    assert!(table["pieces"].as_array().unwrap().len() > 10);
    while game.play_turn(&tokens).await {}
    assert_eq!(game.table(&[]).await["state"]["phase"], "finished");
}

#[tokio::test]
async fn a_setup_is_only_told() {
    let server = TestServer::start().await;
    let mut file: serde_json::Value = serde_json::from_str(&saved(0)).unwrap();
    file["players"] = json!([]);
    file["replay"] = json!([]);
    let imported = post_text(&server.url("/api/setups/import"), file.to_string()).await.ok();
    assert_eq!(imported["setup"]["sets"][0]["id"], "base-c2");
    assert_eq!((&imported["names"], &imported["game"]), (&json!([]), &json!(null)));
}

#[tokio::test]
async fn other_files_are_explained() {
    let server = TestServer::start().await;
    for body in
        ["", "{}", "nonsense", r#"{"setup":{"sets":{"moon":1}},"players":[{}],"replay":[]}"#]
    {
        post_text(&server.url("/api/setups/import"), body).await.refused(422, "error-unplayable");
    }
    post_text(&server.url("/api/setups/import"), vec![0xff; 10])
        .await
        .refused(422, "error-unplayable");
}

/// Real files of the other program lie beside the repository, if at all.
#[tokio::test]
async fn real_files_can_be_looked_at() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/conformance/jcz");
    if !folder.is_dir() {
        eprintln!("skipped: {} is missing", folder.display());
        return;
    }
    let server = TestServer::start().await;
    let mut files = Vec::new();
    let mut folders = vec![folder];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "jcz") {
                files.push(path);
            }
        }
    }
    files.sort();
    let (mut opened, mut refused) = (0, 0);
    for file in &files {
        let answer =
            post_text(&server.url("/api/setups/import"), std::fs::read(file).unwrap()).await;
        match answer.status {
            200 => {
                let id = answer.body["game"]["id"].as_str();
                if let Some(id) = id {
                    let url = server.url(&format!("/api/games/{id}"));
                    get(&url, &[]).await.ok();
                    opened += 1;
                }
            }
            422 => refused += 1,
            other => panic!("{}: {other} {}", file.display(), answer.body),
        }
    }
    println!("{opened} opened, {refused} refused of {}", files.len());
    assert!(opened > 0);
}
