//! A client that sends nonsense. The seeds are fixed, so that a failure can be looked at again.

use bastide_bots::Rng;
use futures_util::SinkExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Live, TestServer, base, client, get, here};

/// Messages that are right, to be spoilt.
const RIGHT: [&str; 4] = [
    r#"{"type":"hello","tokens":[],"since":0}"#,
    r#"{"type":"hello","tokens":["abc","def"],"since":null}"#,
    r#"{"type":"hello","tokens":[]}"#,
    r#"{"type":"hello","tokens":[],"since":1,"chat_since":4}"#,
];

/// Bodies of messages of the chat that are right, to be spoilt.
const RIGHT_CHAT: [&str; 2] =
    [r#"{"text":"Hello, how are you?"}"#, r#"{"seat":1,"text":"Fine \u00fd \ud83d\udc10"}"#];

fn nonsense(rng: &mut Rng) -> Message {
    let length = rng.below(200) as usize;
    let bytes: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
    match rng.below(5) {
        0 => Message::Binary(bytes.into()),
        1 => Message::Ping(bytes.into_iter().take(125).collect::<Vec<u8>>().into()),
        2 => Message::Text(String::from_utf8_lossy(&bytes).into_owned().into()),
        _ => Message::Text(spoilt(rng, &RIGHT).into()),
    }
}

/// A right message with some bytes changed, doubled or left out.
fn spoilt(rng: &mut Rng, right: &[&str]) -> String {
    let mut bytes = right[rng.below(right.len() as u32) as usize].as_bytes().to_vec();
    for _ in 0..=rng.below(4) {
        let place = rng.below(bytes.len().max(1) as u32) as usize;
        match rng.below(4) {
            0 if !bytes.is_empty() => bytes[place] = rng.below(128) as u8,
            1 if !bytes.is_empty() => drop(bytes.remove(place)),
            2 => bytes.truncate(place),
            _ => bytes.insert(place.min(bytes.len()), b"{}[]\",:0-9e\\u"[rng.below(13) as usize]),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn nonsense_never_stops_the_server() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let before = game.wait_for(&[], |table| table["version"] == 1).await;
    let mut rng = Rng::new(2026);
    for round in 0..150 {
        let Ok(mut line) = Live::open(&server.address, &game.id).await else {
            panic!("round {round}: the server takes no line");
        };
        if rng.below(2) == 0 {
            line.send(RIGHT[0]).await;
        }
        for _ in 0..rng.below(25) {
            // The server may hang up at any moment.
            if line.socket.send(nonsense(&mut rng)).await.is_err() {
                break;
            }
        }
    }
    get(&server.url("/healthz"), &[]).await.ok();
    let mut after = game.table(&[]).await;
    for player in after["state"]["players"].as_array_mut().unwrap() {
        player["present"] = json!(false);
    }
    assert_eq!(after, before);
}

#[tokio::test]
async fn spoilt_messages_of_the_chat_are_taken_or_refused() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let tokens = [game.token(0), game.token(1)].join(" ");
    let mut rng = Rng::new(11);
    let mut taken = 0;
    for round in 0..300 {
        let body = spoilt(&mut rng, &RIGHT_CHAT);
        let request = client().post(game.url("/chat")).bearer_auth(&tokens).body(body.clone());
        let status = request.send().await.unwrap().status().as_u16();
        assert!([200, 400, 403, 429].contains(&status), "round {round}: {status} for {body}");
        taken += usize::from(status == 200);
    }
    let kept = get(&game.url("/chat/0"), &[]).await.ok();
    assert_eq!(kept.as_array().unwrap().len(), taken);
    for message in kept.as_array().unwrap() {
        assert!(!message["text"].as_str().unwrap().contains(char::is_control), "{message}");
    }
}

#[tokio::test]
async fn raw_bytes_instead_of_frames_never_stop_the_server() {
    use tokio::io::AsyncWriteExt;
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let mut rng = Rng::new(7);
    for _ in 0..100 {
        let mut stream = tokio::net::TcpStream::connect(&server.address).await.unwrap();
        let upgrade = format!(
            "GET /api/games/{}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            game.id
        );
        if rng.below(4) > 0 {
            stream.write_all(upgrade.as_bytes()).await.unwrap();
        }
        let bytes: Vec<u8> = (0..rng.below(2000)).map(|_| rng.below(256) as u8).collect();
        // The server may hang up before it has read everything.
        let _cut = stream.write_all(&bytes).await;
    }
    get(&server.url("/healthz"), &[]).await.ok();
    game.table(&[]).await;
}
