//! Computer players, and what drives them: chance, a driver for whole games, fast random playouts.
//!
//! Files in the order in which they depend on each other: `rng` (random numbers), `chance` (draws
//! tiles), `player` (what a computer player is), `random`, `greedy` (the players), `driver` (plays
//! games between players), `playout` (random games as fast as possible).
//!
//! ```
//! use bastide_bots::{Driver, GreedyPlayer, Player, RandomPlayer, Rng};
//! use bastide_rules::{Events, Game, Setup};
//!
//! let mut game = Game::new(Setup::with_set("base-c2", 2)).expect("a playable setup");
//! let mut players: Vec<Box<dyn Player>> =
//!     vec![Box::new(GreedyPlayer::new(1)), Box::new(RandomPlayer::new(2))];
//! let mut events = Events::new();
//! Driver::new(Rng::new(3)).finish(&mut game, &mut players, &mut events);
//! assert!(game.is_over());
//! ```
#![forbid(unsafe_code)]

mod chance;
mod driver;
mod greedy;
mod player;
mod playout;
mod random;
mod rng;

pub use chance::draw;
pub use driver::Driver;
pub use greedy::GreedyPlayer;
pub use player::{PLAYER_NAMES, Player, player_by_name};
pub use playout::Playout;
pub use random::RandomPlayer;
pub use rng::Rng;
