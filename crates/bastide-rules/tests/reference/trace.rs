//! What a game was, printed when a comparison fails.

use bastide_rules::setup::Setup;

/// The course of a game; prints itself when the test fails while it lives.
pub struct Trace {
    seed: u64,
    setup: String,
    actions: Vec<String>,
}

impl Trace {
    pub fn new(seed: u64, setup: &Setup) -> Self {
        let setup = serde_json::to_string(setup).expect("a setup that can be written");
        Self { seed, setup, actions: Vec::new() }
    }

    pub fn push(&mut self, action: String) {
        self.actions.push(action);
    }
}

impl Drop for Trace {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}\nsetup {}", self.seed, self.setup);
            for (index, action) in self.actions.iter().enumerate() {
                eprintln!("{index}: {action}");
            }
        }
    }
}
