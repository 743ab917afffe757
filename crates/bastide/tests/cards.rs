//! Another table of cards than the built-in one: `--cards`, `BASTIDE_CARDS`, `bastide check`.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::{Value, json};

use common::{fresh_file, run, run_with, serve, texts};

fn built_in() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cards/christmas-present.toml");
    std::fs::read_to_string(path).unwrap()
}

/// The built-in table with another first card, which has texts of its own.
fn house() -> String {
    let texts = "\n[card.texts.en]\nname = \"Seven at once\"\nrule = \"Score 7 points.\"\n";
    let old = "effect = { kind = \"points\", points = 3 }\n";
    let text = built_in().replacen(old, &format!("{}{texts}", old.replace('3', "7")), 1);
    assert!(text.contains("points = 7"));
    // Many of them in the deck from which most cards come, so that some are drawn in every game.
    text.replacen("deck = \"cloister\"\ncount = 2", "deck = \"roadside\"\ncount = 20", 1)
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = fresh_file(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn with_variable(table: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(arguments)
        .env("BASTIDE_CARDS", table)
        .output()
        .unwrap()
}

/// The fingerprint that `bastide check` prints.
fn fingerprint(table: &str) -> String {
    let (out, _) = run(&["check", table], 0);
    let line = out.lines().find_map(|line| line.strip_prefix("  fingerprint: "));
    line.unwrap_or_else(|| panic!("{out}")).to_owned()
}

#[test]
fn check_tells_what_a_table_holds() {
    let table = file("told.toml", &house());
    let table = table.to_str().unwrap();
    let (out, err) = run(&["check", table], 0);
    assert_eq!(err, "");
    for wanted in [
        &format!("{table}: 82 cards of 32 kinds"),
        "cloister deck: 30 cards of 15 kinds",
        "roadside deck: 52 cards of 17 kinds",
        "confirmed: 40 cards of 11 kinds",
        "inferred: 8 cards of 4 kinds",
        "assumed: 34 cards of 17 kinds",
        "with texts of their own: 20 cards of 1 kinds",
        "1 files: 1 passed",
    ] {
        assert!(out.contains(wanted), "{wanted}: {out}");
    }
}

#[test]
fn a_faulty_table_ends_the_program_before_anything_else() {
    let faulty = house().replacen("symbol = \"lightning\"", "symbol = \"town\"", 1);
    let faulty = faulty.replacen("rule = \"XP-35\"", "rule = \"none\"", 1);
    let line = |part: &str| 1 + faulty.lines().position(|line| line.contains(part)).unwrap();
    let faults = [line("symbol = \"town\""), line("rule = \"none\"")];
    let path = file("faulty.toml", &faulty);
    let path = path.to_str().unwrap();
    let record = fresh_file("never-begun.jsonl");
    let play = ["play", "--players", "random,random", "--record", record.to_str().unwrap()];
    let commands: [&[&str]; 4] = [&play, &["tiles"], &["options"], &["check", path]];
    for command in commands {
        let (out, err) = run(&[&["--cards", path], command].concat(), 2);
        assert_eq!(out, "", "{command:?}");
        assert!(err.starts_with(&format!("bastide: {path}:{}: card C01: ", faults[0])), "{err}");
        assert!(err.contains(&format!("\n{path}:{}: card C02: ", faults[1])), "{err}");
        // The option may stand after the command, and the environment may have it.
        assert_eq!(run(&[command, &["--cards", path]].concat(), 2).1, err);
        let output = with_variable(path, command);
        assert_eq!((output.status.code(), texts(&output).1), (Some(2), err));
    }
    assert!(!record.exists());
    // Checked, not used.
    let (out, _) = run(&["check", path], 2);
    assert!(out.starts_with(&format!("{path}:{}: card C01: ", faults[0])), "{out}");
    assert!(out.contains(&format!("\n{path}:{}: card C02: ", faults[1])), "{out}");
    let (_, err) = run(&["--cards", "no-such-file.toml", "tiles"], 2);
    assert!(err.contains("no-such-file.toml: "), "{err}");
    // An empty variable is none; the option goes before the variable.
    assert_eq!(with_variable("", &["tiles"]).status.code(), Some(0));
    let good = file("good.toml", &house());
    let output = with_variable(path, &["tiles", "--cards", good.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0));
}

/// A game with another table: it is played by that table, and read with no other.
#[test]
fn a_game_is_played_and_read_with_its_table() {
    let table = file("house.toml", &house());
    let (table, record) = (table.to_str().unwrap(), fresh_file("house.jsonl"));
    let record = record.to_str().unwrap();
    let play = ["play", "--players", "random,random", "--seed", "4"];
    let options = ["--option", "christmas_present=on", "--record", record, "--cards", table];
    let (out, _) = run(&[&play[..], &options].concat(), 0);
    assert!(out.contains(" plays card C01 “Seven at once” (XP-34)."), "the text of the table");
    assert!(out.contains(" scores 7 points for a card"), "its number");
    let kept = std::fs::read_to_string(record).unwrap();
    let own = fingerprint(table);
    assert!(kept.lines().next().unwrap().contains(&format!("\"card_table\":\"{own}\"")));

    for command in ["check", "replay"] {
        let (out, _) = run(&["--cards", table, command, record], 0);
        assert!(command == "check" || out.contains("Seven at once"));
        assert_eq!(with_variable(table, &[command, record]).status.code(), Some(0));
        let (out, err) = run(&[command, record], 2);
        let told = format!("{out}{err}");
        for part in [own.as_str(), "in use is the built-in table", "--cards FILE"] {
            assert!(told.contains(part), "{part}: {told}");
        }
    }
    let (_, err) = run(&["play", "--resume", record], 2);
    assert!(err.contains(&own) && err.contains("--cards FILE"), "{err}");
    run(&["--cards", table, "play", "--resume", record], 0);

    // The other way round: a record that says nothing is one of the built-in table.
    let old = fresh_file("built-in.jsonl");
    let old = old.to_str().unwrap();
    let options = ["--option", "christmas_present=on", "--record", old];
    run(&[&play[..], &options].concat(), 0);
    assert!(!std::fs::read_to_string(old).unwrap().contains("card_table"));
    let (out, _) = run(&["--cards", table, "check", old], 2);
    for part in [own.as_str(), "one with the built-in table", "without --cards"] {
        assert!(out.contains(part), "{part}: {out}");
    }
    // Another text is no other table; games without cards have none.
    let retold = file("retold.toml", &built_in().replacen("card-three-points", "card-shield", 1));
    run(&["--cards", retold.to_str().unwrap(), "check", old], 0);
    let plain = fresh_file("plain.jsonl");
    let plain = plain.to_str().unwrap();
    run(&[&play[..], &["--record", plain]].concat(), 0);
    run(&["--cards", table, "check", plain], 0);
    let also_plain = fresh_file("also-plain.jsonl");
    let also_plain = also_plain.to_str().unwrap();
    run(&[&play[..], &["--record", also_plain, "--cards", table]].concat(), 0);
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    assert_eq!(read(plain), read(also_plain));
}

/// A server plays with the table that it is given; its games wait for a server with that table.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_keeps_the_table_of_its_games() {
    let folder = tempfile::TempDir::new().unwrap();
    let database = folder.path().join("games.sqlite");
    let table = file("served.toml", &house());
    let table = table.to_str().unwrap();
    let own = fingerprint(table);
    let client = reqwest::Client::new();
    let setup = |on: &str| json!({ "sets": [{ "id": "base-c2" }], "seats": 2, "options": { "christmas_present": on } });
    let seat = |colour: u8| json!({ "kind": "computer", "level": "random", "colour": colour });
    let body = |on| json!({ "setup": setup(on), "seats": [seat(0), seat(1)], "pace_ms": 0 });

    let (mut child, server) = serve(&database, &["--cards", table]).await;
    let mut ids = Vec::new();
    for on in ["on", "off"] {
        let opened = client.post(format!("{server}/api/games")).json(&body(on)).send().await;
        let opened: Value = opened.unwrap().error_for_status().unwrap().json().await.unwrap();
        ids.push(opened["id"].as_str().unwrap().to_owned());
    }
    let get = |server: String, id: &str| client.get(format!("{server}/api/games/{id}")).send();
    let shown = get(server, &ids[0]).await.unwrap().error_for_status().unwrap();
    let shown: Value = shown.json().await.unwrap();
    assert_eq!(shown["setup"]["card_table"], own, "{shown}");
    child.kill().await.unwrap();

    let (mut child, server) = serve(&database, &[]).await;
    assert!(!get(server.clone(), &ids[0]).await.unwrap().status().is_success());
    assert!(get(server.clone(), &ids[1]).await.unwrap().status().is_success());
    // A setup that asks for another table is told so.
    let mut other = setup("on");
    other["card_table"] = own.clone().into();
    let check = client.post(format!("{server}/api/setups/check")).json(&other).send();
    let check: Value = check.await.unwrap().json().await.unwrap();
    assert_eq!(check["problems"][0]["key"], "problem-card-table", "{check}");
    child.kill().await.unwrap();

    let (_child, server) = serve(&database, &["--cards", table]).await;
    assert!(get(server, &ids[0]).await.unwrap().status().is_success());
}

/// A person reads the texts of the table before choosing.
#[test]
fn choices_have_the_texts_of_the_table() {
    let text = "\n[card.texts.en]\nname = \"Home\"\nrule = \"Take one back.\"\n";
    let effect = "effect = { kind = \"recall\" }\n";
    let table = built_in().replacen(effect, &format!("{effect}{text}"), 1);
    let table = table.replacen(
        "id = \"C11\"\ndeck = \"cloister\"\ncount = 2",
        "id = \"C11\"\ndeck = \"roadside\"\ncount = 20",
        1,
    );
    let table = file("home.toml", &table);
    let arguments = ["play", "--players", "me,random", "--seed", "3", "--cards"];
    let options = [table.to_str().unwrap(), "--option", "christmas_present=on"];
    let output =
        run_with(&[&arguments[..], &options].concat(), &"1 r0\n1 r1\n1 r2\n1 r3\n".repeat(300));
    let (out, err) = texts(&output);
    assert_eq!(output.status.code(), Some(0), "{err}");
    assert!(out.contains(": card play C11 – “Home”: Take one back."), "{err}");
    assert!(out.contains("choose a target for card C11 “Home” (XP-44: Take one back.)"));
}

/// The example of the page is a table.
#[test]
fn the_example_of_the_documents_is_good() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cards.md");
    let page = std::fs::read_to_string(page).unwrap();
    let (_, after) = page.split_once("```toml\n").unwrap();
    let (example, _) = after.split_once("```").unwrap();
    let path = file("example.toml", example);
    let (out, _) = run(&["check", path.to_str().unwrap()], 0);
    assert!(out.contains("2 cards of 1 kinds"), "{out}");
    // Every effect of the engine is on the page.
    let effects = "points score_unfinished place_follower rate half shield two_tiles recall \
                   move_follower defer_points send_home lose_points take_card spoil_card \
                   no_follower tie_break late_rate late_supply";
    let message = run(
        &["check", file("dance.toml", &example.replace("late_rate", "dance")).to_str().unwrap()],
        2,
    )
    .0;
    for effect in effects.split_whitespace() {
        assert!(page.contains(&format!("| `{effect}` |")), "{effect}");
        assert!(message.contains(&format!("`{effect}`")), "{message}");
    }
    assert_eq!(message.matches('`').count(), 2 * (1 + effects.split_whitespace().count()));
}
