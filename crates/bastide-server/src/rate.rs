//! How often one address may do something.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::limits::counted_as;

/// The time over which is counted.
const PERIOD: Duration = Duration::from_secs(60);

/// Addresses remembered before those whose time is over are forgotten.
const REMEMBERED: usize = 1024;

/// Counts how often each address did something in a minute.
#[derive(Debug)]
pub(crate) struct Rate {
    most: u32,
    seen: Mutex<BTreeMap<IpAddr, (Instant, u32)>>,
}

impl Rate {
    /// At most so many times a minute.
    pub fn a_minute(most: u32) -> Self {
        Self { most, seen: Mutex::default() }
    }

    /// The largest number of times in a minute.
    pub const fn most(&self) -> u32 {
        self.most
    }

    /// Once more for `address` at `now`. Whether that is still all right.
    pub fn allows_one_more(&self, address: IpAddr, now: Instant) -> bool {
        let is_over = |since: Instant| now.saturating_duration_since(since) >= PERIOD;
        // A panic elsewhere leaves the map whole.
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() > REMEMBERED {
            seen.retain(|_, (since, _)| !is_over(*since));
        }
        let (since, count) = seen.entry(counted_as(address)).or_insert((now, 0));
        if is_over(*since) {
            (*since, *count) = (now, 0);
        }
        *count = count.saturating_add(1);
        *count <= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minute_later_it_is_allowed_again() {
        let rate = Rate::a_minute(2);
        let (here, there) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let now = Instant::now();
        assert!(rate.allows_one_more(here, now) && rate.allows_one_more(here, now));
        assert!(!rate.allows_one_more(here, now));
        assert!(rate.allows_one_more(there, now));
        assert!(rate.allows_one_more(here, now + PERIOD));
    }
}
