//! Many games between computer players, on several threads.
//!
//! Each game has random numbers of its own, and everything that is added up is a whole number: the
//! outcome is the same for a seed however many threads there are.

mod report;
mod totals;

pub use report::{PlayerReport, Report};
pub use totals::{POINT_KINDS, PlayerTotals, Totals};

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bastide_bots::{Driver, Player, Rng, player_by_name};
use bastide_rules::{Events, Game, Ruleset, SetupError};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Sets, seats and options.
    pub rules: Arc<Ruleset>,
    /// The kinds of the players, one a seat; see [`bastide_bots::PLAYER_NAMES`].
    pub players: Vec<String>,
    /// How many games.
    pub games: u64,
    /// How many threads, at least 1.
    pub threads: usize,
    /// Where all random numbers come from.
    pub seed: u64,
    /// Whether everybody stays in the same seat; else the first move goes round from game to game.
    pub keep_seats: bool,
}

/// Plays all games; calls `played` after each one, from any thread.
///
/// # Errors
/// The start tiles may not fit each other.
///
/// # Panics
/// If a player is of no known kind, or there are fewer players than seats.
pub fn run(plan: &Plan, played: &(dyn Fn() + Sync)) -> Result<Totals, SetupError> {
    let fresh = Game::from_ruleset(Arc::clone(&plan.rules))?;
    let next = AtomicU64::new(0);
    let totals = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1))
            .map(|_| {
                scope.spawn(|| {
                    let mut worker = Worker::new(plan, &fresh);
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= plan.games {
                            return worker.totals;
                        }
                        worker.play(index);
                        played();
                    }
                })
            })
            .collect();
        let mut totals = Totals::new(plan.players.len());
        for worker in workers {
            match worker.join() {
                Ok(part) => totals.add(&part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        totals
    });
    Ok(totals)
}

/// What one thread needs, used again from game to game.
struct Worker<'a> {
    plan: &'a Plan,
    fresh: &'a Game,
    game: Game,
    events: Events,
    /// The players, in the order of their seats in the present game.
    seated: Vec<Box<dyn Player>>,
    /// For each seat, whose place in the plan's list it is.
    order: Vec<usize>,
    totals: Totals,
}

impl<'a> Worker<'a> {
    fn new(plan: &'a Plan, fresh: &'a Game) -> Self {
        let seated = plan.players.iter().map(|name| {
            player_by_name(name, 0).unwrap_or_else(|| panic!("there is no player {name:?}"))
        });
        Self {
            plan,
            fresh,
            game: fresh.clone(),
            events: Events::new(),
            seated: seated.collect(),
            order: (0..plan.players.len()).collect(),
            totals: Totals::new(plan.players.len()),
        }
    }

    fn play(&mut self, index: u64) {
        let count = self.order.len();
        if !self.plan.keep_seats {
            let wanted = (index % count as u64) as usize;
            let turn = (wanted + count - self.order[0]) % count;
            self.order.rotate_left(turn);
            self.seated.rotate_left(turn);
        }
        let mut numbers = Rng::stream(self.plan.seed, index);
        let draws = Rng::new(numbers.next_u64());
        for player in &mut self.seated {
            player.reseed(numbers.next_u64());
        }
        self.game.clone_from(self.fresh);
        self.events.clear();
        Driver::new(draws).finish(&mut self.game, &mut self.seated, &mut self.events);
        self.totals.take_in(&self.game, &self.events, &self.order);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_rules::PointsFrom;
    use bastide_rules::Setup;
    use bastide_rules::tile::Library;

    fn plan(players: &[&str], games: u64, threads: usize) -> Plan {
        let setup = Setup::with_sets(&["base-c2", "river-1-c2"], players.len() as u8);
        Plan {
            rules: Arc::new(Ruleset::new(setup, Library::standard()).unwrap()),
            players: players.iter().map(|&name| name.to_owned()).collect(),
            games,
            threads,
            seed: 11,
            keep_seats: false,
        }
    }

    #[test]
    fn threads_do_not_change_the_outcome() {
        let one = run(&plan(&["random", "greedy", "random"], 12, 1), &|| ()).unwrap();
        let three = run(&plan(&["random", "greedy", "random"], 12, 3), &|| ()).unwrap();
        assert_eq!(one, three);
        assert_eq!(one.games, 12);
        let first_seats: Vec<u64> = one.players.iter().map(|player| player.first_moves).collect();
        assert_eq!(first_seats, [4, 4, 4]);
    }

    #[test]
    fn features_add_up_to_the_points() {
        let totals = run(&plan(&["random", "random"], 30, 1), &|| ()).unwrap();
        for player in &totals.players {
            assert_eq!(player.points_by_kind.iter().sum::<i64>(), player.points);
            assert!(player.points > 0);
        }
    }

    /// Fairy and Gingerbread Man are counted apart from the features where they stand;
    /// otherwise nobody could see what they bring.
    #[test]
    fn neutral_figures_have_rows_of_their_own() {
        let sets = ["winter", "princess-and-dragon-c2", "gingerbread-man"];
        let rules = Ruleset::new(Setup::with_sets(&sets, 2), Library::standard()).unwrap();
        let plan = Plan { rules: Arc::new(rules), ..plan(&["random", "random"], 30, 1) };
        let totals = run(&plan, &|| ()).unwrap();
        for player in &totals.players {
            assert_eq!(player.points_by_kind.iter().sum::<i64>(), player.points);
            for from in [PointsFrom::Fairy, PointsFrom::GingerbreadMan] {
                assert!(player.points_by_kind[from.index()] > 0, "{from:?}: {player:?}");
            }
            // 1 point at the start of a turn or 3 for a feature: never more than 3 a score.
            let fairy = PointsFrom::Fairy.index();
            let scores = player.scores_by_kind[fairy] as i64;
            assert!((scores..=3 * scores).contains(&player.points_by_kind[fairy]));
        }
        let report = Report::new(&plan, &totals);
        let rows: Vec<&str> =
            report.players[0].features.iter().map(|feature| feature.feature).collect();
        assert!(rows.ends_with(&["fairy", "gingerbread"]), "{rows:?}");
    }
}
