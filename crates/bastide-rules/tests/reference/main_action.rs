//! What may be done with the piece just placed (TS-42).

use std::collections::BTreeSet;

use bastide_rules::setup::Princess;
use bastide_rules::tile::Symbol;
use bastide_rules::{FigureKind, Seat, SegmentKind};

use super::features::{Features, Node};
use super::game::{Move, Reference};

impl Reference {
    pub(super) fn main_actions(&self) -> BTreeSet<Move> {
        let features = self.features();
        let knights = self.knights_to_remove(&features);
        if self.options.princess == Princess::Must && !knights.is_empty() {
            return knights;
        }
        let mut moves = knights;
        moves.insert(Move::Pass);
        moves.extend(self.figure_moves(&features));
        for figure in &self.standing {
            let abbot = figure.seat == Seat(self.seat) && figure.kind == FigureKind::Abbot;
            // BG-53: only while the monastery or garden is incomplete.
            if abbot && !features.of(figure.node).is_complete() {
                moves.insert(Move::ReturnAbbot(figure.node));
            }
        }
        moves.extend(self.fairy_moves());
        moves
    }

    /// The knights of the cities to which the new piece's princesses belong (PD-40, PD-47).
    fn knights_to_remove(&self, features: &Features) -> BTreeSet<Move> {
        let newest = self.newest.expect("a piece just placed");
        let segments = &self.board.pieces[newest].kind.segments;
        let princesses = (0..segments.len())
            .filter(|&segment| self.plays.princess && segments[segment].princess);
        princesses
            .flat_map(|segment| self.figures_on(features.of((newest, segment))))
            .map(|figure| Move::RemoveKnight(figure.node))
            .collect()
    }

    fn figure_moves(&self, features: &Features) -> BTreeSet<Move> {
        let mut moves = BTreeSet::new();
        for feature in &features.list {
            if self.figures_on(feature).next().is_some() {
                continue;
            }
            for kind in FigureKind::ALL {
                if self.may_stand(kind, feature.kind) && self.supply(Seat(self.seat), kind) > 0 {
                    let places = feature.nodes.iter().copied();
                    let open = places.filter(|&node| self.is_open_to_figures(features, node));
                    moves.extend(open.map(|node| Move::Figure(kind, node)));
                }
            }
        }
        moves
    }

    /// Whether a figure may come onto that segment now, as far as its piece and its being
    /// complete go (BG-20, PD-4, PD-19, PD-50, PD-51).
    pub fn is_open_to_figures(&self, features: &Features, node: Node) -> bool {
        if self.neutral.dragon.is_some_and(|cell| self.lies_in(node.0, cell)) {
            // PD-19; the fresh volcano of PD-4 is the dragon's tile.
            return false;
        }
        let feature = features.of(node);
        Some(node.0) == self.newest
            || (self.plays.portal
                && self.newest_shows(Symbol::MagicPortal)
                && (feature.kind == SegmentKind::Field || !feature.is_complete()))
    }
}
