use bastide_rules::{Events, Game};

use bastide_rules::PointsFrom;

/// The number of things that points come from.
pub const POINT_KINDS: usize = PointsFrom::ALL.len();

/// What is added up over many games. Whole numbers, so that the order of adding does not matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// Games.
    pub games: u64,
    /// The players, in the order of the plan.
    pub players: Vec<PlayerTotals>,
    /// Sum of the distances from first to second place.
    pub margin: i64,
    /// Games with several winners.
    pub shared_wins: u64,
}

/// What is added up for one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerTotals {
    /// Points.
    pub points: i64,
    /// Squares of the points of each game.
    pub squares: i64,
    /// Fewest points in a game; 0 before the first.
    pub fewest: i32,
    /// Most points in a game.
    pub most: i32,
    /// Points ahead of the best opponent (negative: behind).
    pub lead: i64,
    /// Squares of that lead.
    pub lead_squares: i64,
    /// Games won alone.
    pub wins: u64,
    /// Games won together with others.
    pub ties: u64,
    /// Games in which the player had the first move.
    pub first_moves: u64,
    /// Games won alone with the first move.
    pub first_move_wins: u64,
    /// Points by what they come from, in the order of [`PointsFrom::ALL`].
    pub points_by_kind: [i64; POINT_KINDS],
    /// Those of them that came in final scoring.
    pub final_points_by_kind: [i64; POINT_KINDS],
    /// How often each of them was scored.
    pub scores_by_kind: [u64; POINT_KINDS],
}

impl Totals {
    /// Nothing yet, for so many players.
    pub fn new(players: usize) -> Self {
        Self {
            games: 0,
            players: vec![PlayerTotals::default(); players],
            margin: 0,
            shared_wins: 0,
        }
    }

    /// Takes in a game that is over; `order` tells for each seat which player sat there.
    pub fn take_in(&mut self, game: &Game, events: &Events, order: &[usize]) {
        let scores = game.scores();
        let leaders = game.leaders().count();
        let mut ranked = [i32::MIN; bastide_rules::MAX_SEATS];
        ranked[..scores.len()].copy_from_slice(scores);
        ranked.sort_unstable_by_key(|points| std::cmp::Reverse(*points));
        if scores.len() > 1 {
            self.margin += i64::from(ranked[0] - ranked[1]);
        }
        self.shared_wins += u64::from(leaders > 1);
        for (seat, (&points, &player)) in scores.iter().zip(order).enumerate() {
            let totals = &mut self.players[player];
            let is_first = self.games == 0;
            let wins = points == ranked[0];
            let best_other = if wins { ranked[1] } else { ranked[0] };
            let lead = if scores.len() > 1 { i64::from(points - best_other) } else { 0 };
            totals.points += i64::from(points);
            totals.squares += i64::from(points).pow(2);
            totals.fewest = if is_first { points } else { totals.fewest.min(points) };
            totals.most = if is_first { points } else { totals.most.max(points) };
            totals.lead += lead;
            totals.lead_squares += lead.pow(2);
            totals.wins += u64::from(wins && leaders == 1);
            totals.ties += u64::from(wins && leaders > 1);
            totals.first_moves += u64::from(seat == 0);
            totals.first_move_wins += u64::from(seat == 0 && wins && leaders == 1);
        }
        for score in events.scores() {
            let totals = &mut self.players[order[score.seat.index()]];
            let kind = PointsFrom::of(score).index();
            totals.points_by_kind[kind] += i64::from(score.points);
            totals.scores_by_kind[kind] += 1;
            if score.at_the_end {
                totals.final_points_by_kind[kind] += i64::from(score.points);
            }
        }
        self.games += 1;
    }

    /// Adds what another thread has added up.
    pub fn add(&mut self, other: &Self) {
        if other.games == 0 {
            return;
        }
        for (own, others) in self.players.iter_mut().zip(&other.players) {
            own.add(others, self.games == 0);
        }
        self.games += other.games;
        self.margin += other.margin;
        self.shared_wins += other.shared_wins;
    }
}

impl PlayerTotals {
    fn add(&mut self, other: &Self, is_first: bool) {
        self.points += other.points;
        self.squares += other.squares;
        self.fewest = if is_first { other.fewest } else { self.fewest.min(other.fewest) };
        self.most = if is_first { other.most } else { self.most.max(other.most) };
        self.lead += other.lead;
        self.lead_squares += other.lead_squares;
        self.wins += other.wins;
        self.ties += other.ties;
        self.first_moves += other.first_moves;
        self.first_move_wins += other.first_move_wins;
        for kind in 0..POINT_KINDS {
            self.points_by_kind[kind] += other.points_by_kind[kind];
            self.final_points_by_kind[kind] += other.final_points_by_kind[kind];
            self.scores_by_kind[kind] += other.scores_by_kind[kind];
        }
    }
}
