//! The dragon (PD-3 to PD-19).

use std::collections::BTreeSet;

use bastide_rules::Seat;
use bastide_rules::tile::Symbol;

use super::drawing::Square;
use super::game::{Phase, Reference};
use super::neutral::GingerbreadMan;

impl Reference {
    /// PD-3, PD-8: a volcano brings him, and the first one the dragon tiles put aside.
    pub(super) fn volcano(&mut self) {
        if !self.plays.dragon || !self.newest_shows(Symbol::Volcano) {
            return;
        }
        let newest = self.newest.expect("a piece just placed");
        self.neutral.dragon = Some(self.board.pieces[newest].cell);
        self.pile.return_dragon_tiles();
    }

    /// Whether a tile just drawn must wait for a volcano (PD-8).
    pub(super) fn must_wait(&self, tile: &str) -> bool {
        let shows = self.kinds[tile].tile.has(Symbol::Dragon);
        self.plays.dragon && shows && self.neutral.dragon.is_none()
    }

    /// Begins his move, if the piece just placed calls for one (PD-10).
    pub(super) fn dragon_sets_out(&mut self) {
        if self.plays.dragon && self.newest_shows(Symbol::Dragon) {
            self.neutral.walked = self.neutral.dragon.into_iter().collect();
        }
    }

    /// The cells that his next step may enter (PD-12, PD-33); none if he rests or is at the end.
    pub fn steps(&self) -> BTreeSet<Square> {
        let walked = &self.neutral.walked;
        let Some(&(x, y)) = walked.last() else { return BTreeSet::new() };
        // PD-10: six steps, after the cell where he started.
        if walked.len() > 6 {
            return BTreeSet::new();
        }
        [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
            .into_iter()
            .filter(|cell| {
                self.board.is_occupied(*cell)
                    && !walked.contains(cell)
                    && self.neutral.fairy != Some(*cell)
            })
            .collect()
    }

    /// Whose step it is (PD-11).
    pub fn mover(&self) -> Seat {
        let made = self.neutral.walked.len() - 1;
        Seat(((usize::from(self.seat) + made) % self.scores.len()) as u8)
    }

    /// Waits for a step, if one is possible; else his move is over (PD-13).
    pub(super) fn dragon_waits(&mut self) -> bool {
        if self.steps().is_empty() {
            self.neutral.walked.clear();
            return false;
        }
        self.phase = Phase::Dragon;
        true
    }

    /// One step: he eats what stands on any piece in the cell (PD-14, PD-16, PD-84, GB-40).
    pub(super) fn dragon_steps(&mut self, cell: Square) {
        self.neutral.dragon = Some(cell);
        self.neutral.walked.push(cell);
        let pieces = self.board.cells[&cell].clone();
        self.send_home(|(piece, _)| pieces.contains(&piece));
        if let GingerbreadMan::On((piece, _)) = self.neutral.gingerbread_man
            && pieces.contains(&piece)
        {
            self.neutral.gingerbread_man = GingerbreadMan::Beside;
        }
    }
}
