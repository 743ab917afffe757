//! Features: their segments, sizes, owners and points.

use std::collections::BTreeSet;

use bastide_rules::{FigureKind, Seat, SegmentKind};

use super::super::drawing::Square;
use super::super::features::Node;
use super::super::value;
use super::{Pair, square};

impl Pair {
    pub(super) fn check_features(&self) {
        let (engine, reference) = (&self.engine, &self.reference);
        let features = reference.features();
        let mut numbers = BTreeSet::new();
        for feature in &features.list {
            let spots: BTreeSet<Node> = feature.nodes.clone();
            let first = self.spot(*feature.nodes.first().expect("a segment"));
            let number = engine.feature_number(first).expect("a number");
            assert!(numbers.insert(number), "two features with number {number}");
            for &node in &feature.nodes {
                assert_eq!(engine.feature_number(self.spot(node)), Some(number), "{node:?}");
            }
            let engines: Vec<Node> =
                engine.feature_spots(first).into_iter().map(|spot| self.node(spot)).collect();
            assert_eq!(engines.len(), spots.len(), "segments are listed once");
            assert_eq!(engines.into_iter().collect::<BTreeSet<_>>(), spots, "segments");
            let cells: Vec<Square> = engine.feature_cells(first).into_iter().map(square).collect();
            assert_eq!(cells.len(), feature.cells.len());
            assert!(cells.iter().all(|cell| feature.cells.contains(cell)), "cells {cells:?}");
            let info = engine.feature(first).expect("a feature");
            let what = format!("{info:?} and {feature:?}");
            assert_eq!(info.kind, feature.kind, "{what}");
            let by_surroundings = feature.kind.is_scored_by_surroundings();
            let size = if by_surroundings { feature.surroundings } else { feature.cells.len() };
            assert_eq!(usize::from(info.cells), size, "{what}");
            assert_eq!(usize::from(info.pieces), feature.pieces.len(), "{what}");
            assert_eq!(usize::from(info.open), feature.open, "{what}");
            assert_eq!(u32::from(info.pennants), feature.pennants, "{what}");
            assert_eq!(info.complete, feature.is_complete(), "{what}");
            let strengths = value::strengths(&feature.nodes, &reference.standing);
            assert_eq!(info.owners, value::owners(&strengths), "{what}");
            let points = if feature.kind == SegmentKind::Field {
                value::field_value(&features, feature, &reference.options)
            } else {
                value::value(feature, feature.is_complete(), &reference.options)
            };
            assert_eq!(info.points, points, "{what}");
            let terms: i32 = info.terms.iter().map(|term| term.count * term.each).sum();
            assert_eq!(terms, points, "{what}");
            if !by_surroundings && feature.kind != SegmentKind::Field {
                let complete = value::value(feature, true, &reference.options);
                assert_eq!(engine.points_if_complete(first), Some(complete), "{what}");
            }
            let mut engines = engine.figures_on_feature(first);
            let mut expected: Vec<(Seat, FigureKind)> =
                reference.figures_on(feature).map(|f| (f.seat, f.kind)).collect();
            engines.sort();
            expected.sort();
            assert_eq!(engines, expected, "{what}");
        }
    }
}
