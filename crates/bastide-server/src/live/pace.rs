use tokio::time::{Duration, Instant};

/// Messages that a client may send in a [`PERIOD`]; a table needs one in an hour.
const MOST: u32 = 30;

/// See [`MOST`].
const PERIOD: Duration = Duration::from_secs(10);

/// Counts the messages of a client.
#[derive(Debug)]
pub(super) struct Pace {
    since: Instant,
    count: u32,
}

impl Pace {
    pub fn new() -> Self {
        Self { since: Instant::now(), count: 0 }
    }

    /// One more message. Whether that is still all right.
    pub fn allows_one_more(&mut self) -> bool {
        if self.since.elapsed() >= PERIOD {
            *self = Self::new();
        }
        self.count += 1;
        self.count <= MOST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_flood_is_too_much_and_a_pause_helps() {
        let mut pace = Pace::new();
        assert!((0..MOST).all(|_| pace.allows_one_more()));
        assert!(!pace.allows_one_more());
        tokio::time::advance(PERIOD).await;
        assert!(pace.allows_one_more());
    }
}
