//! Games from the first to the last tile, over the network.

use crate::common::{self, TestServer, base, computer, first_action, get, here, post, tiles_used};
use bastide_rules::tile::Library;
use bastide_server::chance::verify;
use serde_json::{Value, json};

#[tokio::test]
async fn two_computers_play_a_whole_game_and_the_seal_holds() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([computer("greedy", 0), computer("random", 1)])).await;
    let opened = game.table(&[]).await;
    let commitment = opened["seal"]["commitment"].as_str().unwrap().to_owned();
    let table = game.wait_for(&[], |table| table["state"]["phase"] == "finished").await;
    assert_eq!(tiles_used(&table), 72);
    assert_eq!(table["state"]["tiles_left"], 0);
    assert_eq!(table["seal"]["commitment"], commitment.as_str());
    assert_eq!(table["seal"]["seed"].as_str().unwrap().len(), 64);
    let winners = table["state"]["winners"].as_array().unwrap();
    assert!(!winners.is_empty());
    // Every score is explained, and the scores add up to the points.
    let mut totals = [0, 0];
    for event in table["history"].as_array().unwrap() {
        if event["kind"] == "score" {
            let score = &event["score"];
            let terms: i64 = score["terms"]
                .as_array()
                .unwrap()
                .iter()
                .map(|term| term["count"].as_i64().unwrap() * term["each"].as_i64().unwrap())
                .sum();
            assert_eq!(score["points"], terms);
            let seat = event["seat"].as_u64().unwrap() as usize;
            totals[seat] += terms;
            assert_eq!(score["total"], totals[seat]);
        }
    }
    for (seat, total) in totals.iter().enumerate() {
        assert_eq!(table["state"]["players"][seat]["points"], *total);
    }
    let record = common::client().get(game.url("/record")).send().await.unwrap();
    let record = record.text().await.unwrap();
    let verdict = verify(&record, Library::standard()).unwrap();
    assert_eq!((verdict.draws, verdict.is_finished), (71, true));
}

#[tokio::test]
async fn somebody_joins_by_link_and_both_play_to_the_end() {
    let server = TestServer::start().await;
    let seats = json!([here("Anna", 0), { "kind": "link", "colour": 1 }]);
    let game = server.open(base(), seats).await;
    let anna = game.token(0);
    let waiting = game.table(&[&anna]).await;
    assert_eq!(waiting["state"]["phase"], "waiting");
    assert_eq!(waiting["version"], 0);
    game.commit(&anna, 0, &["pass"]).await.refused(409, "error-waiting");
    let mut live = game.live(&[&anna], None).await;
    assert_eq!(live.next().await.unwrap()["type"], "table");
    let code = game.created["invitations"][0]["code"].as_str().unwrap();
    assert_eq!(game.created["invitations"][0]["seat"], 1);
    let wrong = json!({ "code": "wrong", "name": "Eve" });
    post(&game.url("/join"), &[], &wrong).await.refused(403, "error-no-such-invitation");
    let join = json!({ "code": code, "name": "Božena" });
    let joined = post(&game.url("/join"), &[], &join).await.ok();
    post(&game.url("/join"), &[], &join).await.refused(409, "error-seat-taken");
    let bozena = joined["token"].as_str().unwrap();
    let update =
        live.wait_for(|message| message["update"]["state"]["players"][1]["name"] == "Božena").await;
    assert_eq!(update["update"]["state"]["players"][1]["kind"], "person");
    live.wait_for(|message| message["update"]["state"]["phase"] == "running").await;
    loop {
        let anna_played = game.play_turn(&[&anna]).await;
        let bozena_played = game.play_turn(&[bozena]).await;
        if !anna_played && !bozena_played {
            break;
        }
    }
    let table = game.table(&[]).await;
    assert_eq!(table["state"]["phase"], "finished");
    assert_eq!(tiles_used(&table), 72);
}

#[tokio::test]
async fn open_seats_are_filled_by_whoever_comes() {
    let server = TestServer::start().await;
    let mut setup = base();
    setup["seats"] = json!(3);
    let open = |colour: u8| json!({ "kind": "open", "colour": colour });
    let game = server.open(setup, json!([here("Anna", 0), open(1), open(2)])).await;
    let invitations = game.created["invitations"].as_array().unwrap();
    assert_eq!(invitations.len(), 1);
    assert_eq!(invitations[0]["seat"], Value::Null);
    let join = json!({ "code": invitations[0]["code"], "name": "Ben" });
    let mut seats = Vec::new();
    for _ in 0..2 {
        seats.push(post(&game.url("/join"), &[], &join).await.ok()["seat"].as_u64().unwrap());
    }
    assert_eq!(seats, [1, 2]);
    post(&game.url("/join"), &[], &join).await.refused(409, "error-seat-taken");
    game.wait_for(&[], |table| table["state"]["phase"] == "running").await;
}

#[tokio::test]
async fn a_draft_is_seen_by_the_own_windows_only() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let (anna, ben) = (game.token(0), game.token(1));
    let table = game.wait_for(&[&anna], |table| table["version"] == 1).await;
    let mut first_window = game.live(&[&anna], Some(1)).await;
    let mut second_window = game.live(&[&anna], None).await;
    let mut spectator = game.live(&[], None).await;
    let mut other = game.live(&[&ben], None).await;
    for line in [&mut first_window, &mut second_window, &mut spectator, &mut other] {
        while !line.is_silent().await {}
    }
    assert_eq!(game.table(&[&ben]).await["state"]["decision"]["actions"], json!([]));
    assert_eq!(game.table(&[]).await["state"]["decision"]["actions"], json!([]));
    let first = first_action(&table["state"]["decision"]);
    let state = game.draft(&anna, 1, &[&first]).await.ok();
    assert_eq!(state["draft"]["moves"], json!([first]));
    assert_eq!(state["draft"]["piece"]["seat"], 0);
    for line in [&mut first_window, &mut second_window] {
        let update = line.next().await.unwrap();
        assert_eq!(update["update"]["from"], update["update"]["version"]);
        assert_eq!(update["update"]["state"]["draft"], state["draft"]);
    }
    assert!(spectator.is_silent().await && other.is_silent().await);
    for tokens in [&[][..], &[ben.as_str()]] {
        let table = game.table(tokens).await;
        assert_eq!(table["state"]["draft"], Value::Null);
        assert_eq!(table["pieces"].as_array().unwrap().len(), 1);
    }
    // It survives a restart, and taking back is an empty draft.
    let id = game.id.clone();
    let server = TestServer::start_in(server.stop().await, |_| {}).await;
    let game = common::Game { address: server.address.clone(), id, created: game.created };
    let table = game.table(&[&anna]).await;
    assert_eq!(table["state"]["draft"]["moves"], json!([first]));
    let state = game.draft(&anna, 1, &[]).await.ok();
    assert_eq!(state["draft"], Value::Null);
    assert_eq!(game.table(&[&anna]).await["state"]["draft"], Value::Null);
    // Nobody else can try anything out for her, and illegal moves are refused with their rule.
    game.draft(&ben, 1, &[&first]).await.refused(403, "error-not-your-seat");
    let refusal = game.draft(&anna, 1, &["place (40,40) r0"]).await;
    let refusal = refusal.refused(422, "refusal-touches-nothing");
    assert_eq!(refusal["rule"], "BG-13");
    assert_eq!(refusal["args"]["cell"], "40,40");
}

#[tokio::test]
async fn clients_that_lost_the_line_catch_up() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let tokens = [game.token(0), game.token(1)];
    let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
    game.wait_for(&[], |table| table["version"] == 1).await;
    let mut live = game.live(&[], None).await;
    let start = live.next().await.unwrap();
    let mut known = start["table"].clone();
    for _ in 0..10 {
        assert!(game.play_turn(&tokens).await);
    }
    let now = game.table(&[]).await;
    // The live line told all of it, without a gap.
    while known["version"] != now["version"] {
        let message = live.next().await.unwrap();
        apply(&mut known, &message["update"]);
    }
    assert_eq!(known["pieces"], now["pieces"]);
    assert_eq!(known["history"], now["history"]);
    // So does a question over HTTP, and a new line with the old version.
    for from in 0..now["version"].as_u64().unwrap() {
        let mut earlier = get(&game.url(&format!("/at/{from}")), &[]).await.ok();
        assert_eq!(earlier["version"], from);
        let update = get(&game.url(&format!("/since/{from}")), &[]).await.ok();
        apply(&mut earlier, &update);
        assert_eq!(earlier["pieces"], now["pieces"]);
        assert_eq!(earlier["history"], now["history"]);
    }
    let mut late = game.live(&[], Some(4)).await;
    let update = late.next().await.unwrap();
    assert_eq!((&update["type"], &update["update"]["from"]), (&json!("update"), &json!(4)));
    let mut unknown = game.live(&[], Some(99_999)).await;
    assert_eq!(unknown.next().await.unwrap()["type"], "table");
    get(&game.url("/since/99999"), &[]).await.refused(404, "error-no-such-version");
}

fn apply(table: &mut Value, update: &Value) {
    assert_eq!(table["version"], update["from"], "a gap");
    table["version"] = update["version"].clone();
    for (list, more) in [("pieces", "pieces"), ("history", "events")] {
        let more = update[more].as_array().unwrap().clone();
        table[list].as_array_mut().unwrap().extend(more);
    }
    table["state"] = update["state"].clone();
}

#[tokio::test]
async fn of_two_writers_one_is_told_the_present_version() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let anna = game.token(0);
    let table = game.wait_for(&[&anna], |table| table["version"] == 1).await;
    let actions = table["state"]["decision"]["actions"].as_array().unwrap();
    let moves: Vec<String> =
        actions.iter().map(|action| action["id"].as_str().unwrap().to_owned()).collect();
    let attempts = moves.iter().cycle().take(20).map(|one| {
        let (game, anna, one) = (game.clone(), anna.clone(), one.clone());
        tokio::spawn(async move { game.commit(&anna, 1, &[&one]).await })
    });
    let mut accepted = 0;
    for attempt in attempts.collect::<Vec<_>>() {
        let answer = attempt.await.unwrap();
        if answer.status == 200 {
            accepted += 1;
        } else {
            let refusal = answer.refused(409, "error-old-version");
            assert!(refusal["version"].as_u64().unwrap() > 1);
        }
    }
    assert_eq!(accepted, 1);
    let table = game.table(&[]).await;
    assert_eq!(table["pieces"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn all_moves_of_a_commit_happen_or_none() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let anna = game.token(0);
    let table = game.wait_for(&[&anna], |table| table["version"] == 1).await;
    let first = first_action(&table["state"]["decision"]);
    let answer = game.commit(&anna, 1, &[&first, "meeple city (30,30)/0"]).await;
    answer.refused(422, "error-unplayable");
    let after = game.table(&[&anna]).await;
    assert_eq!(after, table);
    // A draft does not reach beyond the own turn.
    let answer = game.draft(&anna, 1, &[&first, "pass", "place (0,1) r0"]).await;
    answer.refused(422, "refusal-not-yours");
}

#[tokio::test]
async fn a_new_table_goes_on_from_any_moment() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([computer("random", 0), computer("random", 1)])).await;
    let finished = game.wait_for(&[], |table| table["state"]["phase"] == "finished").await;
    let request = json!({
        "version": 60,
        "seats": [here("Anna", 3), computer("greedy", 4)],
        "pace_ms": 0,
    });
    let created = post(&game.url("/play-on"), &[], &request).await.ok();
    let address = server.address.clone();
    let id = created["id"].as_str().unwrap().to_owned();
    let next = common::Game { address, id, created };
    let anna = next.token(0);
    let table = next.wait_for(&[&anna], |table| table["state"]["decision"]["seat"] == 0).await;
    assert!(table["version"].as_u64().unwrap() >= 60);
    let then = get(&game.url("/at/60"), &[]).await.ok();
    let count = then["pieces"].as_array().unwrap().len();
    assert_eq!(
        table["pieces"].as_array().unwrap()[..count],
        then["pieces"].as_array().unwrap()[..]
    );
    assert_ne!(table["seal"]["commitment"], finished["seal"]["commitment"]);
    while next.table(&[]).await["state"]["phase"] != "finished" {
        next.play_turn(&[&anna]).await;
    }
    let record = common::client().get(next.url("/record")).send().await.unwrap();
    let verdict = verify(&record.text().await.unwrap(), Library::standard()).unwrap();
    assert!(verdict.is_finished && verdict.draws < 71 && verdict.draws > 20, "{verdict:?}");
}

#[tokio::test]
async fn the_turn_order_can_be_drawn_by_lot() {
    let server = TestServer::start().await;
    let body = json!({
        "setup": { "sets": [{ "id": "base-c2" }], "seats": 5 },
        "seats": (0..5).map(|n| computer("random", n)).collect::<Vec<_>>(),
        "shuffle_seats": true,
        "pace_ms": 0,
    });
    let mut orders = std::collections::BTreeSet::new();
    for _ in 0..10 {
        let created = post(&server.url("/api/games"), &[], &body).await.ok();
        let id = created["id"].as_str().unwrap().to_owned();
        let game = common::Game { address: server.address.clone(), id, created };
        let table = game.wait_for(&[], |table| table["state"]["phase"] == "finished").await;
        let players = table["state"]["players"].as_array().unwrap();
        orders.insert(players.iter().map(|one| one["colour"].to_string()).collect::<Vec<_>>());
        let record = common::client().get(game.url("/record")).send().await.unwrap();
        let verdict = verify(&record.text().await.unwrap(), Library::standard()).unwrap();
        assert!(verdict.order_checked);
    }
    assert!(orders.len() > 1);
}

#[tokio::test]
async fn purist_tables_count_nothing() {
    let server = TestServer::start().await;
    let body = json!({
        "setup": base(),
        "seats": [here("Anna", 0), computer("greedy", 1)],
        "purist": true,
        "pace_ms": 0,
    });
    let created = post(&server.url("/api/games"), &[], &body).await.ok();
    let id = created["id"].as_str().unwrap().to_owned();
    let game = common::Game { address: server.address.clone(), id, created };
    let anna = game.token(0);
    while game.table(&[]).await["state"]["phase"] != "finished" {
        let table = game.table(&[&anna]).await;
        assert_eq!(table["state"]["pile"], json!([]));
        assert_eq!(table["state"]["dead_cells"], json!([]));
        for action in table["state"]["decision"]["actions"].as_array().unwrap() {
            for effect in action["effects"].as_array().unwrap() {
                assert_eq!(effect["kind"], "returns");
            }
        }
        game.play_turn(&[&anna]).await;
    }
    for card in get(&game.url("/features"), &[]).await.ok().as_array().unwrap() {
        assert_eq!(card["points"], Value::Null);
    }
}
