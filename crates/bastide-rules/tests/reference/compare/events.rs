//! What the events tell of an action.

use std::collections::BTreeSet;

use bastide_rules::geometry::Shape;
use bastide_rules::setup::Farmers;
use bastide_rules::{Event, SegmentKind};

use super::super::drawing::Square;
use super::super::game::{Move, Phase, Standing};
use super::{Pair, square};

impl Pair {
    pub(super) fn see(&mut self, what: &Move) {
        let seen = &mut self.seen;
        seen.without_room = self.reference.without_room;
        if let (Move::Place((cell, _)), Some(piece)) = (what, self.reference.board.pieces.last()) {
            seen.pieces += 1;
            seen.doubles += u64::from(piece.kind.tile.shape == Shape::Double);
            seen.second_halves += u64::from(self.reference.board.cells[cell].len() == 2);
        }
        let drawn = matches!(what, Move::Draw(_));
        seen.ended_by_discards += u64::from(drawn && self.reference.phase == Phase::Over);
        for event in self.events.list() {
            match event {
                Event::TileDiscarded { .. } => seen.discarded += 1,
                Event::TileSetAside { .. } => seen.set_aside += 1,
                Event::Scored(score) => {
                    *seen.scores.entry(score.rule.0).or_insert(0) += 1;
                    for term in self.events.explanation(score).terms {
                        *seen.terms.entry((term.what.name(), term.rule.0)).or_insert(0) += 1;
                    }
                }
                _ => {}
            }
        }
    }

    pub(super) fn check_events(&self, before: &[i32], mut standing: Vec<Standing>, what: &Move) {
        if let Move::Figure(kind, node) = what {
            let seat = self
                .events
                .list()
                .iter()
                .find_map(|event| match event {
                    Event::FigurePlaced { seat, .. } => Some(*seat),
                    _ => None,
                })
                .expect("an event for the figure");
            standing.push(Standing { seat, kind: *kind, node: *node });
        }
        let mut points = before.to_vec();
        for score in self.events.scores() {
            points[score.seat.index()] += score.points;
            assert!(!score.rule.0.is_empty(), "{score:?}");
            let explanation = self.events.explanation(score);
            let terms: i32 = explanation.terms.iter().map(|term| term.count * term.each).sum();
            assert_eq!(terms, score.points, "{score:?}");
            assert!(explanation.terms.iter().all(|term| !term.rule.0.is_empty()), "{score:?}");
            let told: BTreeSet<Square> = explanation.cells.iter().copied().map(square).collect();
            assert_eq!(told.len(), explanation.cells.len(), "{explanation:?}");
            assert!(!explanation.figures.is_empty(), "{score:?}");
            for (seat, kind, spot) in explanation.figures {
                let figure = Standing { seat: *seat, kind: *kind, node: self.node(*spot) };
                assert!(standing.contains(&figure), "{score:?}: no {figure:?} stood there");
            }
            let own = explanation.figures.iter().any(|(seat, ..)| *seat == score.seat);
            assert!(own, "{score:?}: one of the figures is the winner's");
            let feature = self.reference.features().of(self.node(score.spot)).clone();
            assert_eq!(feature.kind, score.feature, "{score:?}");
            if feature.kind.is_scored_by_surroundings() {
                assert!(told.is_superset(&feature.cells), "{score:?}: {explanation:?}");
            } else {
                assert_eq!(told, feature.cells, "{score:?}: {explanation:?}");
            }
            let in_f1 = feature.kind == SegmentKind::Field
                && self.reference.options.farmers == Farmers::First;
            if !in_f1 {
                let stood: Vec<&Standing> =
                    standing.iter().filter(|f| feature.nodes.contains(&f.node)).collect();
                assert!(stood.len() >= explanation.figures.len(), "{score:?}");
            }
        }
        assert_eq!(points, self.engine.scores(), "the events add up to the points");
        for event in self.events.list() {
            if let Event::FigureReturned { seat, kind, spot, rule, .. } = event {
                let figure = Standing { seat: *seat, kind: *kind, node: self.node(*spot) };
                let index = standing.iter().position(|one| *one == figure);
                standing.remove(index.expect("a figure that stood there"));
                assert!(!rule.0.is_empty());
            }
        }
        let mut after = self.reference.standing.clone();
        after.sort();
        standing.sort();
        assert_eq!(standing, after, "the events tell of every figure that came or went");
    }
}
