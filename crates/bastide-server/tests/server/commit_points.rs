//! What is said to be final is final, and the rest can be taken back (TS-7).

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::common::{Game, TestServer, here};

/// Tries an action out and compares what follows with what was said.
async fn check_action(game: &Game, tokens: &str, table: &Value, action: &Value) {
    let version = table["version"].as_u64().unwrap();
    let id = action["id"].as_str().unwrap();
    let drafted = game.draft(tokens, version, &[id]).await.ok();
    let goes_on = drafted["draft"]["next"].is_object();
    assert_eq!(action["is_final"].is_null(), goes_on, "{action}");
    // Nothing more can be drafted after a commit point.
    if !goes_on {
        let more = game.draft(tokens, version, &[id, "pass"]).await;
        assert!(more.status >= 400, "{}", more.body);
    }
    game.draft(tokens, version, &[]).await.ok();
}

#[tokio::test]
async fn a_draft_goes_on_to_the_next_commit_point_and_no_further() {
    let server = TestServer::start().await;
    let setup = json!({
        "sets": [{ "id": "base-c2" }, { "id": "princess-and-dragon-c2" }], "seats": 3,
        "options": {},
    });
    let game = server.open(setup, json!([here("Anna", 0), here("Ben", 1), here("Cilka", 2)])).await;
    let tokens = [game.token(0), game.token(1), game.token(2)].join(" ");
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for step in 0.. {
        let table = game.wait_for(&[&tokens], |table| table["version"] != 0).await;
        if table["state"]["phase"] == "finished" {
            break;
        }
        let decision = &table["state"]["decision"];
        let actions = decision["actions"].as_array().unwrap();
        let action = &actions[step % actions.len()];
        if step % 3 == 0 || decision["prompt"]["key"] == "decision-move-dragon" {
            check_action(&game, &tokens, &table, action).await;
        }
        let all_alike = actions.iter().all(|one| one["is_final"] == actions[0]["is_final"]);
        let common = if all_alike { &actions[0]["is_final"] } else { &Value::Null };
        assert_eq!(decision["is_final"], *common);
        let version = table["version"].as_u64().unwrap();
        game.commit(&tokens, version, &[action["id"].as_str().unwrap()]).await.ok();
        let after = game.table(&[&tokens]).await;
        let next = &after["state"]["decision"];
        match action["is_final"].as_str() {
            None => {
                assert_eq!((&next["seat"], &next["actor"]), (&decision["seat"], &decision["actor"]))
            }
            Some("other-player-decides") => {
                assert_ne!(next["seat"], decision["seat"]);
                assert_eq!(next["actor"], decision["actor"], "the turn goes on");
            }
            Some("end-of-turn") => assert!(
                next["actor"] != decision["actor"] || after["state"]["phase"] == "finished",
                "{next}"
            ),
            Some(other) => panic!("no such commit point is known here: {other}"),
        }
        let reason = action["is_final"].as_str().unwrap_or("goes on").to_owned();
        *seen.entry(reason).or_default() += 1;
        assert!(step < 2000, "the game ends");
    }
    for reason in ["goes on", "other-player-decides", "end-of-turn"] {
        assert!(seen.contains_key(reason), "{seen:?}");
    }
}
