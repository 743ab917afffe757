use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, MissedTickBehavior, interval, timeout};

use super::pace::Pace;
use crate::api::{ClientMessage, ServerMessage};
use crate::error::ApiError;
use crate::games::{Command, LINE_LENGTH, Subscription};
use crate::http::checked_tokens;
use crate::state::AppState;

/// How long a client may take to say hello.
const HELLO_TIME: Duration = Duration::from_secs(10);

/// How long a message may take on its way.
const SEND_TIME: Duration = Duration::from_secs(10);

/// How often the server asks whether the client is still there.
const PING_EVERY: Duration = Duration::from_secs(25);

/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(60);

/// Why a line ends.
enum End {
    /// The client went, or cannot be reached.
    Gone,
    /// The server hangs up, with a code and the reason.
    HangUp(u16, &'static str),
}

/// Serves a live line until one side hangs up.
pub(super) async fn serve(mut socket: WebSocket, state: AppState, id: String, number: u64) {
    state.metrics.line_opened();
    let end = run(&mut socket, &state, &id, number).await;
    if let Ok(owner) = state.registry.owner(&id) {
        // An owner that is gone has forgotten the line already.
        let _gone = owner.send(Command::Unsubscribe { id: number }).await;
    }
    if let End::HangUp(code, reason) = end {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // Whoever does not take the farewell is gone.
        let _gone = timeout(SEND_TIME, socket.send(Message::Close(Some(frame)))).await;
    }
    state.metrics.line_closed();
}

async fn run(socket: &mut WebSocket, state: &AppState, id: &str, number: u64) -> End {
    let Ok(first) = timeout(HELLO_TIME, first_message(socket)).await else {
        return End::HangUp(close_code::POLICY, "no hello came");
    };
    let Some(first) = first else { return End::Gone };
    let mut pace = Pace::new();
    let mut messages = match take(socket, state, id, number, &first).await {
        Ok(Some(messages)) => messages,
        Ok(None) => return End::HangUp(close_code::POLICY, "the first message must be hello"),
        Err(end) => return end,
    };
    let mut ping = interval(PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            message = messages.recv() => match message {
                Some(message) => {
                    if !send(socket, Message::Text(message.as_ref().into())).await {
                        return End::Gone;
                    }
                }
                // The owner has dropped the line: too slow, refused, or the server goes down.
                None => return End::HangUp(close_code::AGAIN, "come back with since"),
            },
            received = socket.recv() => {
                heard = Instant::now();
                let text = match received {
                    Some(Ok(Message::Text(text))) => text.as_str().to_owned(),
                    Some(Ok(Message::Binary(_))) => String::new(),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Gone,
                };
                if !pace.allows_one_more() {
                    return End::HangUp(close_code::POLICY, "too many messages");
                }
                match take(socket, state, id, number, &text).await {
                    Ok(Some(new)) => messages = new,
                    Ok(None) => {}
                    Err(end) => return end,
                }
            },
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return End::Gone;
                }
                if !send(socket, Message::Ping(Default::default())).await {
                    return End::Gone;
                }
            },
        }
    }
}

/// The first message with a content; `None` if the client goes.
async fn first_message(socket: &mut WebSocket) -> Option<String> {
    loop {
        match socket.recv().await?.ok()? {
            Message::Text(text) => return Some(text.as_str().to_owned()),
            Message::Binary(_) => return Some(String::new()),
            Message::Close(_) => return None,
            Message::Ping(_) | Message::Pong(_) => {}
        }
    }
}

/// Does what a message says: the new messages of a subscription, or nothing if the message was
/// wrong and the client has been told so.
async fn take(
    socket: &mut WebSocket,
    state: &AppState,
    id: &str,
    number: u64,
    text: &str,
) -> Result<Option<mpsc::Receiver<Arc<str>>>, End> {
    let read: Result<ClientMessage, ApiError> = serde_json::from_str(text)
        .map_err(|error| ApiError::malformed(format!("the message: {error}")));
    let hello = read.and_then(|ClientMessage::Hello { tokens, since, chat_since }| {
        checked_tokens(tokens).map(|tokens| (tokens, since, chat_since))
    });
    let (tokens, since, chat_since) = match hello {
        Ok(hello) => hello,
        Err(error) => {
            tell(socket, error).await?;
            return Ok(None);
        }
    };
    let (line, messages) = mpsc::channel(LINE_LENGTH);
    let subscription = Subscription { id: number, tokens, since, chat_since, line };
    let owner = match state.registry.owner(id) {
        Ok(owner) => owner,
        Err(error) => {
            tell(socket, error).await?;
            return Err(End::HangUp(close_code::AGAIN, "come back later"));
        }
    };
    match owner.send(Command::Subscribe(subscription)).await {
        Ok(()) => Ok(Some(messages)),
        Err(_) => Err(End::HangUp(close_code::AGAIN, "come back with since")),
    }
}

async fn tell(socket: &mut WebSocket, error: ApiError) -> Result<(), End> {
    let message = ServerMessage::Error { error: error.body };
    let text = serde_json::to_string(&message).unwrap_or_default();
    if send(socket, Message::Text(text.into())).await { Ok(()) } else { Err(End::Gone) }
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SEND_TIME, socket.send(message)).await, Ok(Ok(())))
}
