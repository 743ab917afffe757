//! What is counted while the server runs, in the text form of Prometheus.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The counters of one server.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    moves: Counter,
    finished: Counter,
    write_failures: Counter,
    refusals: Counter,
    slow_clients: Counter,
    turned_away: Counter,
    tables_awake: Gauge,
    live_lines: Gauge,
    commit_seconds: Histogram,
}

impl Metrics {
    /// All at zero.
    pub fn new() -> Self {
        let mut registry = Registry::with_prefix("bastide");
        let moves = Counter::default();
        registry.register("moves", "Decisions written to disk", moves.clone());
        let finished = Counter::default();
        registry.register("games_finished", "Games that came to their end", finished.clone());
        let write_failures = Counter::default();
        registry.register("write_failures", "Writes that failed", write_failures.clone());
        let refusals = Counter::default();
        registry.register("refusals", "Requests answered with an error", refusals.clone());
        let slow_clients = Counter::default();
        registry.register("slow_clients", "Live lines cut as too slow", slow_clients.clone());
        let turned_away = Counter::default();
        registry.register(
            "connections_turned_away",
            "Connections beyond the limits for one address",
            turned_away.clone(),
        );
        let tables_awake = Gauge::default();
        registry.register("tables_awake", "Tables in memory", tables_awake.clone());
        let live_lines = Gauge::default();
        registry.register("live_lines", "Open live lines", live_lines.clone());
        // From a quarter of a millisecond to about four seconds.
        let commit_seconds = Histogram::new(exponential_buckets(0.000_25, 2.0, 15));
        registry.register(
            "commit_seconds",
            "Time from a planned move to its being on disk",
            commit_seconds.clone(),
        );
        Self {
            registry,
            moves,
            finished,
            write_failures,
            refusals,
            slow_clients,
            turned_away,
            tables_awake,
            live_lines,
            commit_seconds,
        }
    }

    /// Moves are on disk.
    pub fn moves_written(&self, count: u64, took: Duration, finished: bool) {
        self.moves.inc_by(count);
        self.commit_seconds.observe(took.as_secs_f64());
        if finished {
            self.finished.inc();
        }
    }

    /// A write failed.
    pub fn write_failed(&self) {
        self.write_failures.inc();
    }

    /// A request was answered with an error.
    pub fn refused(&self) {
        self.refusals.inc();
    }

    /// A live line was cut because its client read too slowly.
    pub fn client_too_slow(&self) {
        self.slow_clients.inc();
    }

    /// A connection was turned away.
    pub fn turned_away(&self) {
        self.turned_away.inc();
    }

    /// So many tables are in memory now.
    pub fn tables_awake(&self, count: usize) {
        self.tables_awake.set(i64::try_from(count).unwrap_or(i64::MAX));
    }

    /// A live line was opened.
    pub fn line_opened(&self) {
        self.live_lines.inc();
    }

    /// A live line was closed.
    pub fn line_closed(&self) {
        self.live_lines.dec();
    }

    /// All counters as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        match encode(&mut text, &self.registry) {
            Ok(()) => text,
            Err(error) => format!("# the counters can't be written: {error}\n"),
        }
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Self::new()
    }
}
