//! A real server on a real port with a real file, and clients for it.

use std::time::Duration;

use bastide_server::store::Store;
use bastide_server::{Server, ServerConfig};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long anything may take before a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs until it is dropped or stopped.
pub struct TestServer {
    pub address: String,
    pub store: Store,
    pub folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<std::io::Result<()>>>,
}

impl TestServer {
    pub async fn start() -> Self {
        Self::start_with(|_| {}).await
    }

    pub async fn start_with(change: impl FnOnce(&mut ServerConfig)) -> Self {
        Self::start_in(TempDir::new().unwrap(), change).await
    }

    pub async fn start_in(folder: TempDir, change: impl FnOnce(&mut ServerConfig)) -> Self {
        let mut config = ServerConfig::new(folder.path().join("games.sqlite"));
        config.listen = "127.0.0.1:0".parse().unwrap();
        config.tables_per_minute = 1000;
        config.owners.retry_after = Duration::from_millis(50);
        change(&mut config);
        let server = Server::bind(config).await.unwrap();
        let address = server.address().to_string();
        let store = server.registry().store().clone();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async move {
            let _dropped = stopped.await;
        }));
        Self { address, store, folder, stop: Some(stop), running: Some(running) }
    }

    /// Shuts the server down as a signal would, and keeps the file.
    pub async fn stop(mut self) -> TempDir {
        drop(self.stop.take());
        self.running.take().unwrap().await.unwrap().unwrap();
        self.folder
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Opens a table with these seats.
    pub async fn open(&self, setup: Value, seats: Value) -> Game {
        let body = json!({ "setup": setup, "seats": seats, "pace_ms": 0 });
        let created = post(&self.url("/api/games"), &[], &body).await.ok();
        Game {
            address: self.address.clone(),
            id: created["id"].as_str().unwrap().to_owned(),
            created,
        }
    }
}

/// A table, as its clients know it.
#[derive(Clone)]
pub struct Game {
    pub address: String,
    pub id: String,
    pub created: Value,
}

impl Game {
    pub fn url(&self, path: &str) -> String {
        format!("http://{}/api/games/{}{path}", self.address, self.id)
    }

    /// The token of the `index`-th seat at the screen that opened the table.
    pub fn token(&self, index: usize) -> String {
        self.created["seats"][index]["token"].as_str().unwrap().to_owned()
    }

    pub async fn table(&self, tokens: &[&str]) -> Value {
        get(&self.url(""), tokens).await.ok()
    }

    pub async fn commit(&self, token: &str, version: u64, moves: &[&str]) -> Answer {
        post(&self.url("/commit"), &[token], &json!({ "version": version, "moves": moves })).await
    }

    pub async fn draft(&self, token: &str, version: u64, moves: &[&str]) -> Answer {
        post(&self.url("/draft"), &[token], &json!({ "version": version, "moves": moves })).await
    }

    /// Waits until the table has what is wanted.
    pub async fn wait_for(&self, tokens: &[&str], wanted: impl Fn(&Value) -> bool) -> Value {
        let waiting = async {
            loop {
                let table = self.table(tokens).await;
                if wanted(&table) {
                    return table;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(PATIENCE, waiting).await.expect("it comes in time")
    }

    /// Plays a turn for whoever decides with one of `tokens`; false if none of them does.
    pub async fn play_turn(&self, tokens: &[&str]) -> bool {
        let table = self.table(tokens).await;
        let state = &table["state"];
        let Some(seat) = state["decision"]["seat"].as_u64() else { return false };
        let own = table["own_seats"].as_array().unwrap();
        if !own.iter().any(|one| one.as_u64() == Some(seat)) {
            return false;
        }
        let version = table["version"].as_u64().unwrap();
        let first = first_action(&state["decision"]);
        let tokens_text = tokens.join(" ");
        let drafted = self.draft(&tokens_text, version, &[&first]).await.ok();
        let mut moves = vec![first];
        if drafted["draft"]["next"].is_object() {
            moves.push(first_action(&drafted["draft"]["next"]));
        }
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        self.commit(&tokens_text, version, &moves).await.ok();
        true
    }

    pub async fn live(&self, tokens: &[&str], since: Option<u64>) -> Live {
        let mut live = self.line().await;
        live.send(&json!({ "type": "hello", "tokens": tokens, "since": since }).to_string()).await;
        live
    }

    /// A live line without hello.
    pub async fn line(&self) -> Live {
        Live::open(&self.address, &self.id).await.expect("a live line")
    }
}

/// Tiles that lie on the board or left the game because they fitted nowhere (BG-16).
pub fn tiles_used(table: &Value) -> usize {
    let events = table["history"].as_array().unwrap();
    let discarded = events.iter().filter(|event| event["kind"] == "discard").count();
    table["pieces"].as_array().unwrap().len() + discarded
}

pub fn first_action(decision: &Value) -> String {
    decision["actions"][0]["id"].as_str().expect("an action").to_owned()
}

/// An answer over HTTP.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
}

impl Answer {
    #[track_caller]
    pub fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{}", self.body);
        self.body
    }

    #[track_caller]
    pub fn refused(self, status: u16, code: &str) -> Value {
        assert_eq!(
            (self.status, self.body["code"].as_str()),
            (status, Some(code)),
            "{}",
            self.body
        );
        assert!(!self.body["message"].as_str().unwrap().is_empty());
        self.body
    }
}

async fn answer(request: reqwest::RequestBuilder, tokens: &[&str]) -> Answer {
    let request = if tokens.is_empty() { request } else { request.bearer_auth(tokens.join(" ")) };
    let response = request.send().await.expect("an answer");
    let status = response.status().as_u16();
    let text = response.text().await.expect("a body");
    let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
    Answer { status, body }
}

pub async fn get(url: &str, tokens: &[&str]) -> Answer {
    answer(client().get(url), tokens).await
}

pub async fn post(url: &str, tokens: &[&str], body: &Value) -> Answer {
    answer(client().post(url).json(body), tokens).await
}

pub async fn post_text(url: &str, body: impl Into<reqwest::Body>) -> Answer {
    answer(client().post(url).body(body), &[]).await
}

pub fn client() -> reqwest::Client {
    thread_local! {
        static CLIENT: reqwest::Client = reqwest::Client::new();
    }
    CLIENT.with(Clone::clone)
}

/// A live line.
pub struct Live {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Live {
    pub async fn open(
        address: &str,
        id: &str,
    ) -> Result<Self, Box<tokio_tungstenite::tungstenite::Error>> {
        let url = format!("ws://{address}/api/games/{id}/live");
        let (socket, _) = tokio_tungstenite::connect_async(url).await.map_err(Box::new)?;
        Ok(Self { socket })
    }

    pub async fn send(&mut self, text: &str) {
        self.socket.send(Message::Text(text.into())).await.expect("it can be sent");
    }

    /// The next message; `None` when the line ends.
    pub async fn next(&mut self) -> Option<Value> {
        let waiting = async {
            loop {
                match self.socket.next().await? {
                    Ok(Message::Text(text)) => {
                        return Some(serde_json::from_str(&text).expect("JSON"));
                    }
                    Ok(Message::Close(_)) | Err(_) => return None,
                    Ok(_) => {}
                }
            }
        };
        tokio::time::timeout(PATIENCE, waiting).await.expect("it comes in time")
    }

    /// The next message that has what is wanted.
    pub async fn wait_for(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the line stays open");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Whether nothing comes for a moment.
    pub async fn is_silent(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(150), self.next()).await.is_err()
    }
}

pub fn base() -> Value {
    json!({ "sets": [{ "id": "base-c2" }], "seats": 2, "options": { "abbot": "on" } })
}

pub fn here(name: &str, colour: u8) -> Value {
    json!({ "kind": "here", "name": name, "colour": colour })
}

pub fn computer(level: &str, colour: u8) -> Value {
    json!({ "kind": "computer", "level": level, "colour": colour })
}
