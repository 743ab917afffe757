//! Whose turn it is, what is due, and what is left to draw.

use std::collections::BTreeMap;

use bastide_rules::{DecisionKind, KindId, PieceId, Seat};

use super::super::game::Phase;
use super::Pair;

impl Pair {
    pub(super) fn check_turn(&self) {
        let (engine, reference) = (&self.engine, &self.reference);
        assert_eq!(engine.scores(), reference.scores, "points");
        assert_eq!(engine.active_seat(), Seat(reference.seat), "active seat");
        let decision = engine.decision();
        assert_eq!(decision.actor, self.actor(), "who decides");
        match (&reference.phase, decision.kind) {
            (Phase::Draw, DecisionKind::DrawTile)
            | (Phase::Act, DecisionKind::MainAction)
            | (Phase::FairyAfterPrincess, DecisionKind::MoveFairy)
            | (
                Phase::GingerbreadManComes | Phase::GingerbreadManMoves,
                DecisionKind::MoveGingerbreadMan,
            )
            | (Phase::Over, DecisionKind::GameOver) => {}
            (Phase::Place(tile), DecisionKind::PlaceTile { tile: kind }) => {
                assert_eq!(self.tile_id(kind), tile, "tile to place");
                assert_eq!(engine.drawn_tile(), Some(kind));
            }
            (Phase::Dragon, DecisionKind::MoveDragon { step }) => {
                assert_eq!(usize::from(step), reference.neutral.walked.len(), "PD-10");
            }
            (phase, kind) => panic!("the reference waits for {phase:?}, the engine for {kind:?}"),
        }
        assert_eq!(engine.is_over(), reference.phase == Phase::Over);
        if reference.newest.is_some() {
            let newest = reference.newest.map(|piece| PieceId(piece as u16));
            assert_eq!(engine.newest_piece(), newest, "piece just placed");
        }
        let most = reference.scores.iter().max();
        let leaders: Vec<Seat> =
            reference.seats().filter(|seat| reference.scores.get(seat.index()) == most).collect();
        assert_eq!(engine.leaders().collect::<Vec<_>>(), leaders);
    }

    pub(super) fn check_pile(&self) {
        let (engine, reference) = (&self.engine, &self.reference);
        assert_eq!(engine.tiles_left(), reference.pile.left(), "tiles left");
        for tile in reference.kinds.keys() {
            let kind = engine.rules().kind_of_tile(tile).expect("a kind of the game");
            assert_eq!(
                engine.copies_left(kind),
                reference.pile.copies_left(tile),
                "left of {tile}"
            );
        }
        let kinds = engine.rules().kinds().len();
        for none in [kinds, kinds + 1, 2 * kinds, 3 * kinds - 1, usize::from(u16::MAX)] {
            assert_eq!(engine.copies_left(KindId(none as u16)), 0, "there is no kind {none}");
        }
        let drawable: BTreeMap<String, u32> = engine
            .drawable()
            .iter()
            .enumerate()
            .filter(|(_, copies)| **copies > 0)
            .map(|(kind, copies)| {
                (self.tile_id(KindId(kind as u16)).to_owned(), u32::from(*copies))
            })
            .collect();
        if reference.phase == Phase::Draw {
            assert_eq!(drawable, reference.pile.drawable(), "what can be drawn");
            let count = engine.drawable_count();
            assert_eq!(count, drawable.values().sum::<u32>());
            let mut by_index: BTreeMap<String, u32> = BTreeMap::new();
            for index in 0..count {
                let kind = engine.drawable_at(index).expect("a tile");
                *by_index.entry(self.tile_id(kind).to_owned()).or_insert(0) += 1;
            }
            assert_eq!(by_index, drawable);
            assert_eq!(engine.drawable_at(count), None);
        } else {
            assert!(drawable.is_empty(), "nothing can be drawn now");
        }
    }
}
