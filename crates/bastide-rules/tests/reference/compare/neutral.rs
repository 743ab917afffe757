//! Dragon, fairy and Gingerbread Man: where they are, what they give, and what must always hold.

use std::collections::BTreeSet;

use bastide_rules::{Event, GingerbreadManPlace, NeutralFigure, ScoreSource};

use super::super::game::Phase;
use super::super::neutral::{Award, GingerbreadMan};
use super::{Pair, square};

impl Pair {
    pub(super) fn check_neutral(&self) {
        let (told, own) = (self.engine.neutral_position(), &self.reference.neutral);
        assert_eq!(told.dragon.map(square), own.dragon, "the dragon's cell");
        let path: Vec<_> = told.dragon_path.iter().copied().map(square).collect();
        assert_eq!(path, own.walked, "the dragon's way");
        assert_eq!(told.fairy.map(square), own.fairy, "the fairy's cell");
        let companion = told.fairy_companion.map(|(seat, spot)| (seat, self.node(spot)));
        let expected = own.fairys_meeple.map(|node| {
            let figure = self.reference.standing.iter().find(|figure| figure.node == node);
            (figure.expect("a meeple beside the fairy").seat, node)
        });
        assert_eq!(companion, expected, "the fairy's meeple");
        let gingerbread_man = match told.gingerbread_man {
            None => GingerbreadMan::Waiting,
            Some(GingerbreadManPlace::Beside) => GingerbreadMan::Beside,
            Some(GingerbreadManPlace::City(spot)) => GingerbreadMan::On(self.node(spot)),
        };
        assert_eq!(gingerbread_man, own.gingerbread_man, "the Gingerbread Man's city");
        self.check_invariants();
    }

    fn check_invariants(&self) {
        let reference = &self.reference;
        let walked = &reference.neutral.walked;
        let different: BTreeSet<_> = walked.iter().collect();
        assert_eq!(different.len(), walked.len(), "PD-12: twice on a cell: {walked:?}");
        assert!(walked.len() <= 7, "PD-10: more than six steps: {walked:?}");
        if let Some(fairy) = reference.neutral.fairy {
            // Where the dragon started she may have been put beside a meeple before.
            assert!(walked.iter().skip(1).all(|cell| *cell != fairy), "PD-33: {walked:?}");
        }
        if let (GingerbreadMan::On(node), Phase::Draw | Phase::Place(_)) =
            (reference.neutral.gingerbread_man, &reference.phase)
        {
            assert!(!reference.features().of(node).is_complete(), "GB-11: {node:?} is complete");
        }
    }

    /// Whether the events tell what the neutral figures gave and where they went.
    pub(super) fn check_neutral_events(&self) {
        let by_neutral =
            |source| matches!(source, ScoreSource::Fairy | ScoreSource::GingerbreadMan);
        let mut told: Vec<Award> = self
            .events
            .scores()
            .filter(|score| by_neutral(score.source))
            .map(|score| {
                let [term] = self.events.explanation(score).terms[..] else {
                    panic!("one term: {score:?}")
                };
                assert_eq!(term.rule, score.rule, "{score:?}");
                let (rule, count, each) = (term.rule.0, term.count, term.each);
                Award { seat: score.seat, rule, count, each }
            })
            .collect();
        let mut expected = self.reference.awards.clone();
        told.sort();
        expected.sort();
        assert_eq!(told, expected, "points through fairy and Gingerbread Man");
        for figure in [NeutralFigure::Dragon, NeutralFigure::Fairy, NeutralFigure::GingerbreadMan] {
            let last = self.events.list().iter().rev().find_map(|event| match event {
                Event::NeutralMoved { figure: moved, cell, .. } if *moved == figure => Some(*cell),
                _ => None,
            });
            if let Some(cell) = last {
                let expected = self.reference.cell_of_neutral(figure);
                assert_eq!(cell.map(square), expected, "where {figure:?} went");
            }
        }
    }
}
