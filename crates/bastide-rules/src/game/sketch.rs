//! Short answers about features, for those who ask very often: nothing here allocates.

use serde::Serialize;

use super::Game;
use crate::scoring;
use crate::segment::{SegmentKind, Spot};

/// The little about a feature that a computer player looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FeatureSketch {
    /// Its kind.
    pub kind: SegmentKind,
    /// What keeps it open: sides (fields: half-sides), or empty cells around it.
    pub open: u16,
    /// Whether it is complete.
    pub complete: bool,
    /// Points for each owner as it stands; see [`FeatureInfo::points`](crate::FeatureInfo).
    pub points: i32,
}

impl Game {
    /// The feature of `spot` in short; nothing if there is no such segment.
    pub fn sketch(&self, spot: Spot) -> Option<FeatureSketch> {
        let root = self.board.features.root(self.node_of_spot(spot)?);
        let totals = &self.board.features.list[root as usize].totals;
        let complete = totals.is_complete();
        let points = match totals.kind {
            SegmentKind::Field => scoring::field_value(self, root).points(),
            _ => scoring::feature_value(self, root, complete).points(),
        };
        Some(FeatureSketch { kind: totals.kind, open: totals.open, complete, points })
    }

    /// Calls `found` with the number of open sides of every incomplete city that the field of
    /// `spot` touches, each once, up to 64 of them.
    pub fn incomplete_cities_of_field(&self, spot: Spot, mut found: impl FnMut(u16)) {
        let Some(node) = self.node_of_spot(spot) else { return };
        let features = &self.board.features;
        let mut seen = [0u16; 64];
        let mut count = 0;
        for node in features.nodes(node) {
            features.for_each_touched(node, |city| {
                let totals = &features.list[city as usize].totals;
                if !totals.is_complete() && count < seen.len() && !seen[..count].contains(&city) {
                    seen[count] = city;
                    count += 1;
                    found(totals.open);
                }
            });
        }
    }
}
