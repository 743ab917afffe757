//! Many games at once on a small machine.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::common::{TestServer, base, computer, get, here, tiles_used};

/// Memory of this process, in bytes.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_computer_games_run_at_once() {
    let server = TestServer::start().await;
    let before = memory();
    let started = Instant::now();
    let seats = json!([computer("greedy", 0), computer("random", 1)]);
    let mut games = Vec::new();
    for _ in 0..200 {
        games.push(server.open(base(), seats.clone()).await);
    }
    // The server answers others meanwhile.
    let mut slowest = Duration::ZERO;
    let other = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let tokens = [other.token(0), other.token(1)];
    let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
    other.wait_for(&[], |table| table["version"] == 1).await;
    for _ in 0..20 {
        let turn = Instant::now();
        assert!(other.play_turn(&tokens).await);
        slowest = slowest.max(turn.elapsed());
        get(&server.url("/healthz"), &[]).await.ok();
    }
    for game in &games {
        let table = game.wait_for(&[], |table| table["state"]["phase"] == "finished").await;
        assert_eq!(tiles_used(&table), 72);
    }
    let took = started.elapsed();
    let grown = before.zip(memory()).map(|(before, after)| after.saturating_sub(before) / 200);
    println!(
        "200 games in {took:?}; slowest turn of people meanwhile {slowest:?}; \
         memory for each game {grown:?} bytes"
    );
    assert!(slowest < Duration::from_secs(5), "{slowest:?}");
}

#[tokio::test]
async fn tables_that_nobody_looks_at_leave_the_memory_and_come_back() {
    let server =
        TestServer::start_with(|config| config.owners.idle_after = Duration::from_millis(50)).await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let before = game.wait_for(&[], |table| table["version"] == 1).await;
    let awake = || async {
        let metrics = get(&server.url("/metrics"), &[]).await.body;
        let text = metrics.as_str().unwrap().to_owned();
        let line = text.lines().find(|line| line.starts_with("bastide_tables_awake ")).unwrap();
        line.split(' ').nth(1).unwrap().to_owned()
    };
    let sleeping = async {
        while awake().await != "0" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(crate::common::PATIENCE, sleeping).await.expect("it goes to sleep");
    assert_eq!(game.table(&[]).await, before);
    // Somebody who watches keeps it awake.
    let mut line = game.live(&[], None).await;
    line.next().await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(awake().await, "1");
}
