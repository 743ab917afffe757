//! The fairy (PD-30 to PD-39), beside a meeple or on a tile.

use std::collections::BTreeSet;

use bastide_rules::Seat;
use bastide_rules::setup::{Fairy, VolcanoFairy};
use bastide_rules::tile::Symbol;

use super::features::{Feature, Node};
use super::game::{Move, Reference, Standing};
use super::neutral::Award;

impl Reference {
    /// Whether the fairy favours that figure.
    fn is_favoured(&self, figure: &Standing) -> bool {
        match self.options.fairy {
            Fairy::Off => false,
            Fairy::Meeple => self.neutral.fairys_meeple == Some(figure.node),
            Fairy::Tile => self.neutral.fairy.is_some_and(|cell| self.lies_in(figure.node.0, cell)),
        }
    }

    /// PD-34: 1 point at the start of the turn, however many meeples she favours.
    pub(super) fn fairy_point(&mut self) {
        let seat = Seat(self.seat);
        if self.standing.iter().any(|figure| figure.seat == seat && self.is_favoured(figure)) {
            self.give(Award { seat, rule: "PD-34", count: 1, each: 1 });
        }
    }

    /// PD-35: 3 points for everybody with a favoured meeple on a feature that is scored.
    pub(super) fn fairy_bonus(&mut self, feature: &Feature) {
        let seats: BTreeSet<Seat> = self
            .standing
            .iter()
            .filter(|figure| feature.nodes.contains(&figure.node) && self.is_favoured(figure))
            .map(|figure| figure.seat)
            .collect();
        for seat in seats {
            self.give(Award { seat, rule: "PD-35", count: 1, each: 3 });
        }
    }

    /// Where the active player may move her (PD-5, PD-30, PD-31).
    pub(super) fn fairy_moves(&self) -> BTreeSet<Move> {
        let barred = self.options.volcano_fairy == VolcanoFairy::No
            && self.plays.dragon
            && self.newest_shows(Symbol::Volcano);
        if !self.plays.fairy || barred {
            return BTreeSet::new();
        }
        let own = self.standing.iter().filter(|figure| figure.seat == Seat(self.seat));
        if self.options.fairy == Fairy::Meeple {
            // She must come to stand elsewhere.
            own.filter(|figure| self.neutral.fairys_meeple != Some(figure.node))
                .map(|figure| Move::FairyToMeeple(figure.node))
                .collect()
        } else {
            own.flat_map(|figure| self.board.pieces[figure.node.0].drawing.parts.iter().copied())
                .filter(|&cell| self.neutral.fairy != Some(cell))
                .map(Move::FairyToTile)
                .collect()
        }
    }

    pub(super) fn fairy_goes_to_meeple(&mut self, node: Node) {
        self.neutral.fairy = Some(self.board.pieces[node.0].cell);
        self.neutral.fairys_meeple = Some(node);
    }
}
