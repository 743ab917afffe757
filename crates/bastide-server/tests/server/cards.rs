//! Cards are known to whoever holds them alone (XP-23); answers have a time; what is not in hand
//! cannot be played.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::{self, Game, Live, TestServer, get, here, post};

/// Anna, Ben, and somebody who watches.
const VIEWERS: usize = 3;

fn setup() -> Value {
    json!({
        "sets": [{ "id": "base-c2" }],
        "seats": 2,
        "options": { "christmas_present": "on" },
    })
}

async fn open(server: &TestServer, more: Value) -> Game {
    let mut body =
        json!({ "setup": setup(), "seats": [here("Anna", 0), here("Ben", 1)], "pace_ms": 0 });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let created = post(&server.url("/api/games"), &[], &body).await.ok();
    let id = created["id"].as_str().unwrap().to_owned();
    Game { address: server.address.clone(), id, created }
}

fn key(table: &Value) -> &str {
    table["state"]["decision"]["prompt"]["key"].as_str().unwrap()
}

fn is_asked(table: &Value) -> bool {
    table["state"]["decision"]["seat"].is_u64()
}

fn is_over(table: &Value) -> bool {
    table["state"]["phase"] == "finished"
}

/// The table as the deciding seat sees it, with that seat.
async fn asked(game: &Game) -> Option<(Value, usize)> {
    let table = game.wait_for(&[], |table| is_asked(table) || is_over(table)).await;
    if is_over(&table) {
        return None;
    }
    let seat = table["state"]["decision"]["seat"].as_u64().unwrap() as usize;
    Some((game.table(&[&game.token(seat)]).await, seat))
}

/// One move of whoever decides: draws cards where that is possible, and passes seldom.
fn choose(table: &Value, step: usize) -> String {
    let actions = table["state"]["decision"]["actions"].as_array().unwrap();
    let id = |action: &Value| action["id"].as_str().unwrap().to_owned();
    let taken =
        actions.iter().find(|action| action["id"].as_str().unwrap().starts_with("card from"));
    match taken {
        Some(action) => id(action),
        None => {
            let others: Vec<&Value> = actions.iter().filter(|one| one["id"] != "pass").collect();
            let plays_none = key(table).starts_with("decision-cards") && !step.is_multiple_of(3);
            match others.get(step % others.len().max(1)) {
                Some(action) if !plays_none => id(action),
                _ => id(actions.last().unwrap()),
            }
        }
    }
}

async fn play(game: &Game, table: &Value, seat: usize, step: usize) {
    let version = table["version"].as_u64().unwrap();
    let action = choose(table, step);
    game.commit(&game.token(seat), version, &[&action]).await.ok();
}

/// Plays until the table is as wanted; nothing if the game ends before.
async fn play_until(game: &Game, wanted: impl Fn(&Value, usize) -> bool) -> Option<(Value, usize)> {
    for step in 0.. {
        assert!(step < 900, "the game ends");
        let (table, seat) = asked(game).await?;
        if wanted(&table, seat) {
            return Some((table, seat));
        }
        play(game, &table, seat, step).await;
    }
    None
}

/// Plays games until one comes to what is wanted.
async fn find(
    server: &TestServer,
    more: Value,
    wanted: impl Fn(&Value, usize) -> bool,
) -> (Game, Value, usize) {
    for _ in 0..12 {
        let game = open(server, more.clone()).await;
        if let Some((table, seat)) = play_until(&game, &wanted).await {
            return (game, table, seat);
        }
    }
    panic!("it never came");
}

fn ids(list: &Value) -> BTreeSet<String> {
    let list = list.as_array().into_iter().flatten();
    list.map(|one| one["card"].as_str().unwrap().to_owned()).collect()
}

/// Ids of cards, and keys of their names, in what was told; the list of all kinds is no secret.
fn told_of(message: &Value, kinds: &[(String, String)]) -> BTreeSet<String> {
    fn collect(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::String(text) => found.push(text.clone()),
            Value::Array(list) => list.iter().for_each(|one| collect(one, found)),
            Value::Object(map) => map
                .iter()
                .filter(|(name, _)| *name != "card_kinds")
                .for_each(|(_, one)| collect(one, found)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    collect(message, &mut texts);
    let names = |text: &String, id: &str, name: &str| {
        text == name || text.split(' ').any(|word| word == id)
    };
    kinds
        .iter()
        .filter(|(id, name)| texts.iter().any(|text| names(text, id, name)))
        .map(|(id, _)| id.clone())
        .collect()
}

/// XP-23: whatever the server tells, it tells of no card that somebody else holds or that still
/// lies in a deck.
#[tokio::test]
async fn nobody_is_told_of_the_cards_of_others() {
    let server = TestServer::start().await;
    let game = open(&server, json!({})).await;
    let tokens = [vec![game.token(0)], vec![game.token(1)], Vec::new()];
    let borrowed = |own: usize| tokens[own].iter().map(String::as_str).collect::<Vec<_>>();
    let start = game.wait_for(&[], is_asked).await;
    let kinds: Vec<(String, String)> = start["card_kinds"]
        .as_array()
        .unwrap()
        .iter()
        .map(|kind| {
            (kind["id"].as_str().unwrap().to_owned(), kind["text"].as_str().unwrap().to_owned())
        })
        .collect();
    assert_eq!(kinds.len(), 32);
    let mut lives: Vec<Live> = Vec::new();
    for own in 0..VIEWERS {
        lives.push(game.live(&borrowed(own), None).await);
    }
    // What each viewer has held, and what was public, at any time so far.
    let mut known: Vec<BTreeSet<String>> = vec![BTreeSet::new(); VIEWERS];
    let mut held_by_others = 0;
    for step in 0.. {
        assert!(step < 900, "the game ends");
        let open = game.wait_for(&[], |table| is_asked(table) || is_over(table)).await;
        let public = ids(&open["state"]["cards"]["discard"]);
        for (viewer, own) in known.iter_mut().enumerate() {
            own.extend(public.iter().cloned());
            let table = game.table(&borrowed(viewer)).await;
            for (seat, hand) in (0..).zip(table["state"]["cards"]["hands"].as_array().unwrap()) {
                assert_eq!(hand["cards"].is_null(), seat != viewer, "XP-23");
                own.extend(ids(&hand["cards"]));
            }
        }
        held_by_others += usize::from(known[0] != known[1]);
        let version = open["version"].as_u64().unwrap();
        for viewer in 0..VIEWERS {
            loop {
                let message = lives[viewer].next().await.expect("the line stays open");
                for card in told_of(&message, &kinds) {
                    assert!(
                        known[viewer].contains(&card),
                        "{viewer} was told of {card}: {message}"
                    );
                }
                let whole = message["type"] == "table";
                let body = if whole { &message["table"] } else { &message["update"] };
                if body["version"].as_u64().is_none_or(|at| at >= version) {
                    break;
                }
            }
            if step % 9 == 0 {
                for path in ["", "/at/1", "/since/0", "/features"] {
                    let answer = get(&game.url(path), &borrowed(viewer)).await.ok();
                    for card in told_of(&answer, &kinds) {
                        assert!(known[viewer].contains(&card), "{path} told {viewer} of {card}");
                    }
                }
            }
        }
        if is_over(&open) {
            break;
        }
        if step % 9 == 0 {
            get(&game.url("/record"), &[]).await.refused(409, "error-still-secret");
        }
        let (table, seat) = asked(&game).await.unwrap();
        play(&game, &table, seat, step).await;
    }
    assert!(held_by_others > 10, "there was something to hide");
    // Now everything may be seen.
    let record = common::client().get(game.url("/record")).send().await.unwrap();
    assert_eq!(record.status(), 200);
    assert!(record.text().await.unwrap().contains("card is "));
}

/// What is no card of the own hand, or nobody's turn to play, is refused with its rule, and
/// nothing is revealed.
#[tokio::test]
async fn crafted_messages_play_and_learn_nothing() {
    let server = TestServer::start().await;
    let (game, table, seat) = find(&server, json!({}), |table, seat| {
        let own = ids(&table["state"]["cards"]["hands"][seat]["cards"]);
        key(table) == "decision-cards-before-tile" && !own.contains("C07") && !own.contains("C11")
    })
    .await;
    let (own, other) = (game.token(seat), game.token(1 - seat));
    let version = table["version"].as_u64().unwrap();
    let held = ids(&table["state"]["cards"]["hands"][seat]["cards"]);
    let refused = |body: Value, rule: &str| assert_eq!(body["rule"], rule, "{body}");
    // A shield when nobody attacks, and a card of somebody else or of a deck: the same answer.
    for card in ["C07", "C11"] {
        let answer = game.commit(&own, version, &[&format!("card play {card}")]).await;
        refused(answer.refused(422, "refusal-no-such-card"), "XP-19");
    }
    // The draws of chance are nobody's.
    for text in ["card is C07", "draw RFRF"] {
        let answer = game.draft(&own, version, &[text]).await;
        assert!([400, 422].contains(&answer.status), "{}", answer.body);
    }
    // No card is due before a tile is laid, and none is discarded for fun.
    let answer = game.draft(&own, version, &["card from cloister"]).await;
    refused(answer.refused(422, "refusal-no-card-due"), "XP-10");
    let first = held.first().unwrap();
    let answer = game.draft(&own, version, &[&format!("card discard {first}")]).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    game.commit(&other, version, &["pass"]).await.refused(403, "error-not-your-seat");
    game.draft(&other, version, &["card play C07"]).await.refused(403, "error-not-your-seat");
    let answer = game.draft(&own, version, &["card play C99"]).await;
    answer.refused(422, "error-unplayable");
    let after = game.table(&[&own]).await;
    assert_eq!(after["version"], table["version"]);
    assert_eq!(after["state"]["cards"], table["state"]["cards"]);
}

/// XP-24: a sixth card is not kept.
#[tokio::test]
async fn a_sixth_card_is_discarded_at_the_end_of_the_turn() {
    let server = TestServer::start().await;
    let (game, table, seat) =
        find(&server, json!({}), |table, _| key(table) == "decision-discard-card").await;
    let token = game.token(seat);
    let version = table["version"].as_u64().unwrap();
    game.commit(&token, version, &["pass"]).await.refused(422, "refusal-not-now");
    let actions = table["state"]["decision"]["actions"].as_array().unwrap();
    assert!(actions.iter().all(|action| action["at"][0]["kind"] == "card"));
    assert_eq!(table["state"]["decision"]["must"], true);
    let backs = |table: &Value| -> u64 {
        let backs = table["state"]["cards"]["hands"][seat]["backs"].as_array().unwrap().clone();
        backs.iter().map(|back| back["count"].as_u64().unwrap()).sum()
    };
    assert_eq!(backs(&table), 6);
    game.commit(&token, version, &[actions[0]["id"].as_str().unwrap()]).await.ok();
    assert_eq!(backs(&game.table(&[&token]).await), 5);
}

/// Whoever does not answer in time lets the card pass; the table says how long there is.
#[tokio::test]
async fn an_answer_that_does_not_come_is_a_pass() {
    let server = TestServer::start().await;
    let body = json!({ "setup": setup(), "seats": [here("Anna", 0), here("Ben", 1)], "answer_seconds": 2 });
    post(&server.url("/api/games"), &[], &body).await.refused(400, "error-malformed");
    let more = json!({ "answer_seconds": 5 });
    let (game, table, seat) =
        find(&server, more, |table, _| key(table) == "decision-answer-card").await;
    let since = Instant::now();
    let decision = &table["state"]["decision"];
    let active = decision["actor"].as_u64().unwrap() as usize;
    assert_ne!(active, seat, "XP-31");
    assert_eq!(table["answer_seconds"], 5);
    assert_eq!(decision["answer"]["to"], active as u64);
    let clock = &decision["answer"]["clock"];
    assert_eq!(clock["of_ms"], 5000);
    assert!((1..=5000).contains(&clock["left_ms"].as_u64().unwrap()), "{clock}");
    // The attacker sees that the other one is asked, and nothing of what could be answered.
    let attacker = game.table(&[&game.token(active)]).await;
    assert_eq!(attacker["state"]["decision"]["seat"], seat as u64);
    assert!(attacker["state"]["decision"]["actions"].as_array().unwrap().is_empty());
    let version = table["version"].as_u64().unwrap();
    let after = game.wait_for(&[], |table| table["version"].as_u64().unwrap() > version).await;
    assert!(since.elapsed() < Duration::from_secs(20));
    assert!(key(&after) != "decision-answer-card" || after["version"] != table["version"]);
    // Nothing is lost with the server.
    let folder = server.stop().await;
    let server = TestServer::start_in(folder, |_| {}).await;
    let game = Game { address: server.address.clone(), ..game };
    assert_eq!(game.table(&[]).await["answer_seconds"], 5);
}

/// A draft goes past questions about cards at which its player could only pass; what is carried out
/// stops at each of them, so that nobody learns what is in a hand (XP-23).
#[tokio::test]
async fn drafts_go_past_questions_in_vain_and_commits_do_not() {
    let server = TestServer::start().await;
    let game = open(&server, json!({})).await;
    let (mut before_tile, mut gone_past, mut in_vain) = (0, 0, 0);
    for step in 0.. {
        let Some((table, seat)) = asked(&game).await else { break };
        let decision = &table["state"]["decision"];
        let actions = decision["actions"].as_array().unwrap();
        let can_only_pass = actions.len() == 1 && actions[0]["id"] == "pass";
        let draws = actions.iter().any(|one| one["id"].as_str().unwrap().starts_with("card from"));
        match key(&table) {
            "decision-cards-before-tile" => {
                before_tile += usize::from(can_only_pass);
                assert_eq!(decision["quiet"], false);
            }
            "decision-cards-after-tile"
            | "decision-cards-after-figures"
            | "decision-cards-after-scoring" => {
                in_vain += usize::from(can_only_pass);
                assert_eq!(decision["quiet"], !draws, "{decision}");
            }
            "decision-place-tile" => {
                let version = table["version"].as_u64().unwrap();
                let move_text = actions[0]["id"].as_str().unwrap();
                let state = game.draft(&game.token(seat), version, &[move_text]).await.ok();
                let moves = state["draft"]["moves"].as_array().unwrap();
                assert_eq!(moves[0], *move_text);
                assert!(moves[1..].iter().all(|one| one == "pass"));
                gone_past += moves.len() - 1;
                let next = &state["draft"]["next"]["actions"];
                let is_in_vain = next.as_array().is_some_and(|next| next.len() == 1)
                    && state["draft"]["next"]["prompt"]["key"]
                        .as_str()
                        .unwrap()
                        .starts_with("decision-cards");
                assert!(!is_in_vain, "{state}");
            }
            _ => {}
        }
        play(&game, &table, seat, step).await;
    }
    assert!(before_tile > 0 && gone_past > 0 && in_vain > 0, "{before_tile} {gone_past} {in_vain}");
}
