//! What may be done.

use std::collections::BTreeSet;

use bastide_rules::geometry::Cell;
use bastide_rules::{KindId, Placements};

use super::super::drawing::Drawing;
use super::super::game::{Move, Phase};
use super::super::look_alike::lowest_alike;
use super::super::placement;
use super::{Pair, cell};

impl Pair {
    /// The engine's list is the brute-force list, with orientations that look alike listed once.
    pub(super) fn check_legal(&self) {
        let list = self.engine.legal_action_list();
        let moves: BTreeSet<Move> = list.iter().map(|&action| self.to_move(action)).collect();
        assert_eq!(moves.len(), list.len(), "actions are listed once: {list:?}");
        let mut expected = self.legal.clone();
        if let Phase::Place(tile) = &self.reference.phase {
            let kind = &self.reference.kinds[tile];
            expected.retain(|what| match what {
                Move::Place((_, turns)) => lowest_alike(kind, *turns) == *turns,
                _ => true,
            });
        }
        assert_eq!(moves, expected, "legal actions while {:?}", self.reference.phase);
        if let Phase::Place(tile) = &self.reference.phase {
            self.check_fits(tile);
        }
        let mut placements = Placements::new();
        self.engine.legal_placements(&mut placements);
        let mut by_index = BTreeSet::new();
        for index in 0..placements.len() {
            let action = self.engine.placement(&placements, index).expect("a placement");
            by_index.insert(self.to_move(action));
        }
        assert_eq!(placements.len() as usize, by_index.len(), "placements are listed once");
        assert_eq!(self.engine.placement(&placements, placements.len()), None);
        assert_eq!(placements.is_empty(), by_index.is_empty());
        let places = matches!(self.reference.phase, Phase::Place(_));
        assert_eq!(by_index, if places { expected } else { BTreeSet::new() });
    }

    /// Asks cell by cell whether the drawn tile fits as far as its sides go.
    fn check_fits(&self, tile: &str) {
        let board = &self.reference.board;
        let kind = &self.reference.kinds[tile];
        let id = self.engine.rules().kind_of_tile(tile).expect("a kind of the game");
        for place in board.cells.keys().flat_map(|&(x, y)| [(x, y), (x + 1, y), (x, y - 1)]) {
            let fits = (0..4).any(|turns| {
                let drawing = Drawing::new(kind.tile.shape, place, turns);
                placement::sides_fit(board, kind, &drawing)
            });
            assert_eq!(self.engine.fits_in(id, cell(place)), fits, "{tile} in {place:?}");
        }
        let none = KindId(self.engine.rules().kinds().len() as u16);
        assert!(!self.engine.fits_in(none, Cell::new(0, 0)), "there is no such kind");
        assert!(!self.engine.fits_in(id, Cell::new(i16::MAX, i16::MIN)));
    }
}
