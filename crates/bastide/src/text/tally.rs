use bastide_rules::{Events, Seat};

use super::events::Names;
use bastide_rules::PointsFrom;

/// Points by player and by what they come from, added up from the events of a game.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    points: Vec<[i32; PointsFrom::ALL.len()]>,
}

impl Tally {
    /// Nothing yet.
    pub(crate) fn new(seats: usize) -> Self {
        Self { points: vec![[0; PointsFrom::ALL.len()]; seats] }
    }

    /// Adds the scores among `events`.
    pub(crate) fn add(&mut self, events: &Events) {
        for score in events.scores() {
            if let Some(points) = self.points.get_mut(score.seat.index()) {
                points[PointsFrom::of(score).index()] += score.points;
            }
        }
    }

    /// A table with a row for each player; kinds that brought nobody anything are left out.
    pub(crate) fn table(&self, names: &Names) -> Vec<String> {
        let names: Vec<String> =
            (0..self.points.len()).map(|seat| names.of(Seat(seat as u8))).collect();
        let kinds: Vec<PointsFrom> = PointsFrom::ALL
            .into_iter()
            .filter(|&kind| self.points.iter().any(|points| points[kind.index()] != 0))
            .collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
        let mut head = format!("{:<width$}", "");
        for kind in &kinds {
            head.push_str(&format!(" {:>11}", kind.name()));
        }
        head.push_str(&format!(" {:>11}", "total"));
        let rows = names.iter().zip(&self.points).map(|(name, points)| {
            let mut row = format!("{name:<width$}");
            for &kind in &kinds {
                row.push_str(&format!(" {:>11}", points[kind.index()]));
            }
            row.push_str(&format!(" {:>11}", points.iter().sum::<i32>()));
            row
        });
        std::iter::once(head).chain(rows).collect()
    }
}
