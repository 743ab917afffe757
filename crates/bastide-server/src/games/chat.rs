//! What people say at a table: kept on disk, told to everybody who watches, apart from the
//! versions of the game.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::Instant;

use super::owner::Owner;
use super::subscribers::to_json;
use crate::api::{ChatMessage, ChatRequest, ServerMessage};
use crate::error::ApiError;
use crate::store::{Change, ChatRow};
use crate::text_input::chat_line;
use crate::wall_clock::now_ms;

/// Messages that a seat may write in [`PERIOD`].
const MOST_IN_PERIOD: usize = 8;

/// See [`MOST_IN_PERIOD`].
const PERIOD: Duration = Duration::from_secs(20);

/// Messages that a table keeps at most, so that nobody fills the disk.
const MOST_MESSAGES: u32 = 5_000;

/// What has been said at a table, and how fast.
#[derive(Debug, Default)]
pub(super) struct Chat {
    /// The latest messages, oldest first.
    messages: Vec<ChatMessage>,
    /// When each seat wrote of late, by seat.
    lately: Vec<VecDeque<Instant>>,
}

impl Chat {
    /// What was kept.
    pub fn from_rows(rows: Vec<ChatRow>) -> Self {
        let told = |row: ChatRow| ChatMessage {
            number: row.number,
            seat: row.seat,
            text: row.text,
            at: row.at,
        };
        Self { messages: rows.into_iter().map(told).collect(), lately: Vec::new() }
    }

    /// What was said after message `number`.
    pub fn after(&self, number: u32) -> Vec<ChatMessage> {
        let first = self.messages.partition_point(|one| one.number <= number);
        self.messages[first..].to_vec()
    }

    fn next_number(&self) -> u32 {
        self.messages.last().map_or(1, |last| last.number + 1)
    }

    /// Counts one more message of `seat`. Whether that is still all right.
    fn allows_one_more(&mut self, seat: u8, now: Instant) -> bool {
        let seat = usize::from(seat);
        if self.lately.len() <= seat {
            self.lately.resize_with(seat + 1, VecDeque::new);
        }
        let lately = &mut self.lately[seat];
        lately.retain(|&at| now.saturating_duration_since(at) < PERIOD);
        if lately.len() >= MOST_IN_PERIOD {
            return false;
        }
        lately.push_back(now);
        true
    }
}

impl Owner {
    /// Takes a message in: first the disk, then everybody.
    pub(super) async fn say(
        &mut self,
        tokens: &[String],
        request: &ChatRequest,
    ) -> Result<ChatMessage, ApiError> {
        let own = self.table.seats_of_tokens(tokens)?;
        let seat = match request.seat {
            Some(seat) => own.contains(&seat).then_some(seat),
            None => own.first().copied(),
        }
        .ok_or_else(ApiError::chat_of_nobody)?;
        let text = chat_line(&request.text)?;
        let number = self.chat.next_number();
        if number > MOST_MESSAGES {
            return Err(ApiError::chat_full(MOST_MESSAGES));
        }
        if !self.chat.allows_one_more(seat, Instant::now()) {
            return Err(ApiError::chat_too_fast(MOST_IN_PERIOD, PERIOD.as_secs()));
        }
        let message = ChatMessage { number, seat, text, at: now_ms() };
        let row = ChatRow { number, seat, text: message.text.clone(), at: message.at };
        let change = Change::Chat { game: self.table.id.clone(), message: row };
        self.tools.store.write(vec![change]).await?;
        self.chat.messages.push(message.clone());
        let told = ServerMessage::Chat { messages: vec![message.clone()] };
        if let Some(told) = to_json(&told) {
            let too_slow = self.subscribers.tell_all(&told);
            (0..too_slow).for_each(|_| self.tools.metrics.client_too_slow());
        }
        Ok(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_one_seat_does_not_silence_the_others() {
        let mut chat = Chat::default();
        let now = Instant::now();
        assert!((0..MOST_IN_PERIOD).all(|_| chat.allows_one_more(1, now)));
        assert!(!chat.allows_one_more(1, now));
        assert!(chat.allows_one_more(0, now));
        assert!(chat.allows_one_more(1, now + PERIOD));
    }

    #[test]
    fn what_came_after_a_number() {
        let row = |number| ChatRow { number, seat: 0, text: "x".to_owned(), at: 0 };
        let chat = Chat::from_rows(vec![row(4), row(5), row(7)]);
        let numbers = |after| chat.after(after).iter().map(|one| one.number).collect::<Vec<_>>();
        assert_eq!(numbers(0), [4, 5, 7]);
        assert_eq!(numbers(4), [5, 7]);
        assert_eq!(numbers(7), [0; 0]);
        assert_eq!(chat.next_number(), 8);
    }
}
