//! What the events tell of an action.

use std::collections::BTreeSet;

use bastide_rules::geometry::Shape;
use bastide_rules::setup::Farmers;
use bastide_rules::{Event, NeutralFigure, ScoreSource, Seat, SegmentKind};

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
                Event::TileSetAside { rule, .. } => {
                    seen.set_aside += u64::from(rule.0 == "RV-7");
                    *seen.others.entry(rule.0).or_insert(0) += 1;
                }
                Event::FigureReturned { rule, .. } | Event::NeutralMoved { rule, .. } => {
                    *seen.others.entry(rule.0).or_insert(0) += 1;
                }
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

    /// Whether the events tell the course of the action: what was done, who plays next, and the
    /// scores in the order of the log (BG-36), those of final scoring after the end.
    pub(super) fn check_course(&self, what: &Move, seat: Seat, turns_before: u64) {
        let list = self.events.list();
        let is_told = match what {
            Move::Draw(tile) => {
                matches!(list[0], Event::TileDrawn { tile: kind } if self.tile_id(kind) == tile)
            }
            Move::Place((to, turns)) => matches!(
                list[0],
                Event::TilePlaced { piece, cell, orientation, .. }
                    if piece.index() + 1 == self.reference.board.pieces.len()
                        && square(cell) == *to
                        && u8::from(orientation) == *turns
            ),
            Move::Figure(kind, node) => matches!(
                list[0],
                Event::FigurePlaced { seat: who, kind: placed, spot, .. }
                    if who == seat && placed == *kind && self.node(spot) == *node
            ),
            Move::ReturnAbbot(node) => matches!(
                list[0],
                Event::Scored(score)
                    if score.seat == seat
                        && score.rule.0 == "BG-52"
                        && self.node(score.spot.expect("a feature")) == *node
            ),
            Move::RemoveKnight(node) => matches!(
                list[0],
                Event::FigureReturned { rule, spot, .. }
                    if rule.0 == "PD-40" && self.node(spot) == *node
            ),
            Move::FairyToMeeple((piece, _)) => {
                let to = self.reference.board.pieces[*piece].cell;
                self.is_move_of(list[0], NeutralFigure::Fairy, Some(to))
            }
            Move::FairyToTile(to) => self.is_move_of(list[0], NeutralFigure::Fairy, Some(*to)),
            Move::Dragon(to) => self.is_move_of(list[0], NeutralFigure::Dragon, Some(*to)),
            // His old city may pay first (GB-14).
            Move::GingerbreadMan((piece, _)) => {
                let to = self.reference.board.pieces[*piece].cell;
                let pays = |event: &&Event| matches!(event, Event::Scored(_));
                let first = *list.iter().find(|event| !pays(event)).expect("his move");
                self.is_move_of(first, NeutralFigure::GingerbreadMan, Some(to))
            }
            Move::Pass => matches!(list[0], Event::Passed { seat: who } if who == seat),
        };
        assert!(is_told, "{what:?}: {list:?}");
        let ends = list.iter().filter(|event| **event == Event::GameEnded).count();
        assert_eq!(ends == 1, self.reference.phase == Phase::Over, "{list:?}");
        let begins: Vec<Seat> = list
            .iter()
            .filter_map(|event| match event {
                Event::TurnBegan { seat } => Some(*seat),
                _ => None,
            })
            .collect();
        let next = self.reference.turns_begun > turns_before;
        assert_eq!(begins, if next { vec![Seat(self.reference.seat)] } else { vec![] }, "{list:?}");
        self.check_order(what);
    }

    fn is_move_of(&self, event: Event, wanted: NeutralFigure, to: Option<Square>) -> bool {
        matches!(
            event,
            Event::NeutralMoved { figure, cell, .. } if figure == wanted && cell.map(square) == to
        )
    }

    fn check_order(&self, what: &Move) {
        if self.events.scores().next().is_none() {
            return;
        }
        let features = self.reference.features();
        let mut at_the_end = false;
        let mut last = None;
        let abbot = usize::from(matches!(what, Move::ReturnAbbot(_)));
        for event in self.events.list().iter().skip(abbot) {
            match event {
                Event::FinalScoringBegan => {
                    at_the_end = true;
                    last = None;
                }
                Event::Scored(score) => {
                    assert_eq!(score.at_the_end, at_the_end, "{score:?}");
                    let feature = features.of(self.node(score.spot.expect("a feature")));
                    let first = feature.cells.iter().map(|(x, y)| (*y, *x)).min();
                    let place = (score.feature, first);
                    let by_itself = score.source == ScoreSource::Feature;
                    if by_itself && score.feature != Some(SegmentKind::Field) {
                        assert!(last <= Some(place), "{:?}", self.events.list());
                        last = Some(place);
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
        let features = self.events.scores().next().map(|_| self.reference.features());
        for (score, features) in self.events.scores().zip(features.iter().cycle()) {
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
            let feature = features.of(self.node(score.spot.expect("a feature")));
            assert_eq!(Some(feature.kind), score.feature, "{score:?}");
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
