use std::io::{self, Write};

use serde::Serialize;

use super::{POINT_KINDS, Plan, PlayerTotals, Totals};
use crate::setup_arguments::describe_setup;
use bastide_rules::PointsFrom;

/// The outcome of a simulation, for people and for programs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Sets and options.
    pub setup: String,
    /// The seed.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Mean distance from first to second place.
    pub margin_mean: f64,
    /// Games with several winners.
    pub shared_wins: u64,
    /// The players, in the order in which they were named.
    pub players: Vec<PlayerReport>,
}

/// The outcome for one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerReport {
    /// The kind of player.
    pub player: String,
    /// Mean points.
    pub points_mean: f64,
    /// Standard deviation of the points.
    pub points_deviation: f64,
    /// Fewest points in a game.
    pub points_fewest: i32,
    /// Most points in a game.
    pub points_most: i32,
    /// Mean lead over the best opponent.
    pub lead_mean: f64,
    /// Standard error of that mean.
    pub lead_error: f64,
    /// Games won alone.
    pub wins: u64,
    /// Games won together with others.
    pub ties: u64,
    /// Games won, in per cent; a shared win counts half.
    pub wins_percent: f64,
    /// Games with the first move.
    pub first_moves: u64,
    /// Games won alone with the first move.
    pub first_move_wins: u64,
    /// What the kinds of features, the fairy and the Gingerbread Man brought; those that were never
    /// scored are left out.
    pub features: Vec<FeatureReport>,
}

/// What one kind of feature, or a figure that gives points of its own, brought a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FeatureReport {
    /// The kind of feature, or `fairy` or `gingerbread`.
    pub feature: &'static str,
    /// Such scores, on average over the games.
    pub scores_mean: f64,
    /// Points from them, on average over the games.
    pub points_mean: f64,
    /// The part of these points that came in final scoring.
    pub final_points_mean: f64,
}

fn mean(sum: i64, games: u64) -> f64 {
    if games == 0 { 0.0 } else { sum as f64 / games as f64 }
}

fn deviation(sum: i64, squares: i64, games: u64) -> f64 {
    if games < 2 {
        return 0.0;
    }
    let (sum, squares, games) = (sum as f64, squares as f64, games as f64);
    ((squares - sum * sum / games) / (games - 1.0)).max(0.0).sqrt()
}

impl Report {
    /// The outcome of `plan`.
    pub fn new(plan: &Plan, totals: &Totals) -> Self {
        let players = plan.players.iter().zip(&totals.players);
        Self {
            setup: describe_setup(plan.rules.setup()),
            seed: plan.seed,
            games: totals.games,
            margin_mean: mean(totals.margin, totals.games),
            shared_wins: totals.shared_wins,
            players: players
                .map(|(name, player)| PlayerReport::new(name, player, totals.games))
                .collect(),
        }
    }

    /// Writes the outcome as tables.
    ///
    /// # Errors
    /// Whatever `out` cannot take.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(
            out,
            "{} games, {}, seed {}; margin {:.1}, shared wins {}",
            self.games, self.setup, self.seed, self.margin_mean, self.shared_wins
        )?;
        writeln!(
            out,
            "\n{:<10} {:>16} {:>5} {:>5} {:>16} {:>8} {:>6} {:>7}",
            "player", "points ± dev.", "min", "max", "lead ± error", "wins", "ties", "won %"
        )?;
        for player in &self.players {
            writeln!(
                out,
                "{:<10} {:>8.2} ± {:>5.2} {:>5} {:>5} {:>9.2} ± {:>4.2} {:>8} {:>6} {:>7.2}",
                player.player,
                player.points_mean,
                player.points_deviation,
                player.points_fewest,
                player.points_most,
                player.lead_mean,
                player.lead_error,
                player.wins,
                player.ties,
                player.wins_percent
            )?;
        }
        writeln!(
            out,
            "\n{:<10} {:<12} {:>12} {:>12} {:>16}",
            "player", "feature", "scores/game", "points/game", "of them at end"
        )?;
        for player in &self.players {
            for feature in &player.features {
                writeln!(
                    out,
                    "{:<10} {:<12} {:>12.2} {:>12.2} {:>16.2}",
                    player.player,
                    feature.feature,
                    feature.scores_mean,
                    feature.points_mean,
                    feature.final_points_mean
                )?;
            }
        }
        Ok(())
    }
}

impl PlayerReport {
    fn new(name: &str, totals: &PlayerTotals, games: u64) -> Self {
        let won = 2 * totals.wins + totals.ties;
        let feature = |kind: usize| FeatureReport {
            feature: PointsFrom::ALL[kind].name(),
            scores_mean: mean(totals.scores_by_kind[kind] as i64, games),
            points_mean: mean(totals.points_by_kind[kind], games),
            final_points_mean: mean(totals.final_points_by_kind[kind], games),
        };
        Self {
            player: name.to_owned(),
            points_mean: mean(totals.points, games),
            points_deviation: deviation(totals.points, totals.squares, games),
            points_fewest: totals.fewest,
            points_most: totals.most,
            lead_mean: mean(totals.lead, games),
            lead_error: deviation(totals.lead, totals.lead_squares, games)
                / (games.max(1) as f64).sqrt(),
            wins: totals.wins,
            ties: totals.ties,
            wins_percent: mean(won as i64, games) * 50.0,
            first_moves: totals.first_moves,
            first_move_wins: totals.first_move_wins,
            features: (0..POINT_KINDS)
                .filter(|&kind| totals.scores_by_kind[kind] > 0)
                .map(feature)
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deviation_of_known_numbers() {
        // 2, 4, 4, 4, 5, 5, 7, 9: sum 40, squares 232; sample deviation √(32/7).
        assert!((deviation(40, 232, 8) - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!(deviation(5, 25, 1), 0.0);
        assert_eq!(mean(0, 0), 0.0);
    }
}
