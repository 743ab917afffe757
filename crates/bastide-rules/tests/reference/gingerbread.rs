//! The Gingerbread Man (GB-2 to GB-33).

use std::collections::BTreeSet;

use bastide_rules::SegmentKind;
use bastide_rules::setup::{GingerbreadNoTarget, GingerbreadReturn};
use bastide_rules::tile::Symbol;

use super::features::{Feature, Features, Node};
use super::game::{Move, Phase, Reference};
use super::neutral::{Award, GingerbreadMan};
use super::value;

impl Reference {
    /// The city segments of a piece.
    fn cities_of(&self, piece: usize) -> Vec<Node> {
        let segments = &self.board.pieces[piece].kind.segments;
        (0..segments.len())
            .filter(|&segment| segments[segment].kind == SegmentKind::City)
            .map(|segment| (piece, segment))
            .collect()
    }

    /// GB-2: he starts in a city that lies on the table at the start.
    pub(super) fn gingerbread_man_starts(&mut self) {
        let city = (0..self.board.pieces.len()).find_map(|piece| {
            self.cities_of(piece).into_iter().next().filter(|_| self.plays.gingerbread_man)
        });
        if let Some(city) = city {
            self.neutral.gingerbread_man = GingerbreadMan::On(city);
        }
    }

    /// GB-3: if he still waits he comes onto the piece just placed; `true` if its player chooses.
    pub(super) fn gingerbread_man_comes(&mut self) -> bool {
        if !self.plays.gingerbread_man || self.neutral.gingerbread_man != GingerbreadMan::Waiting {
            return false;
        }
        match self.cities_of(self.newest.expect("a piece just placed"))[..] {
            [] => false,
            [city] => {
                self.neutral.gingerbread_man = GingerbreadMan::On(city);
                false
            }
            _ => {
                self.phase = Phase::GingerbreadManComes;
                true
            }
        }
    }

    pub(super) fn places_to_come_to(&self) -> BTreeSet<Move> {
        let newest = self.newest.expect("a piece just placed");
        self.cities_of(newest).into_iter().map(Move::GingerbreadMan).collect()
    }

    fn his_city<'a>(&self, features: &'a Features) -> Option<&'a Feature> {
        match self.neutral.gingerbread_man {
            GingerbreadMan::On(node) => Some(features.of(node)),
            _ => None,
        }
    }

    /// The segments of incomplete cities that are not his (GB-11, GB-12).
    pub fn other_cities(&self, features: &Features) -> BTreeSet<Node> {
        let his = self.his_city(features);
        features
            .list
            .iter()
            .filter(|feature| feature.kind == SegmentKind::City && !feature.is_complete())
            .filter(|feature| his.is_none_or(|his| his.nodes != feature.nodes))
            .flat_map(|feature| feature.nodes.iter().copied())
            .collect()
    }

    /// K(p) × T for everybody with knights in the city; pennants and majority count nothing.
    fn pay_knights(&mut self, city: &Feature, rule: &'static str) {
        let tiles = super::value::counted(city, &self.options);
        for (seat, knights) in value::strengths(&city.nodes, &self.standing) {
            self.give(Award { seat, rule, count: knights as i32, each: tiles });
        }
    }

    /// Case 2 (GB-18, GB-57): before his completed city is scored.
    pub(super) fn gingerbread_man_pays(&mut self, features: &Features) {
        let Some(city) = self.his_city(features) else { return };
        let nowhere = self.other_cities(features).is_empty();
        let silent = nowhere && self.options.gb_no_target == GingerbreadNoTarget::None;
        if city.is_complete() && !silent {
            self.pay_knights(city, "GB-18");
        }
    }

    fn has_lost_his_city(&self, features: &Features) -> bool {
        self.his_city(features).is_some_and(Feature::is_complete)
    }

    /// TS-77: `true` if somebody must say where he goes.
    pub(super) fn gingerbread_man_waits(&mut self) -> bool {
        if !self.plays.gingerbread_man {
            return false;
        }
        let features = self.features();
        let lost = self.has_lost_his_city(&features);
        if !lost && !self.newest_shows(Symbol::Gingerbread) {
            return false;
        }
        if self.other_cities(&features).is_empty() {
            // GB-24, GB-26: he stays where he is; GB-25: without his city, beside the board.
            if lost {
                self.neutral.gingerbread_man = GingerbreadMan::Beside;
            }
            return false;
        }
        self.phase = Phase::GingerbreadManMoves;
        true
    }

    pub(super) fn gingerbread_moves(&self) -> BTreeSet<Move> {
        let mut moves: BTreeSet<Move> =
            self.other_cities(&self.features()).into_iter().map(Move::GingerbreadMan).collect();
        let beside = self.neutral.gingerbread_man == GingerbreadMan::Beside;
        if beside && self.options.gb_return == GingerbreadReturn::May {
            moves.insert(Move::Pass);
        }
        moves
    }

    /// Case 1 (GB-14) pays as he leaves an unfinished city; case 2 has paid already (GB-21).
    pub(super) fn gingerbread_man_goes(&mut self, to: Node) {
        let features = self.features();
        if let Some(city) = self.his_city(&features)
            && !city.is_complete()
        {
            self.pay_knights(city, "GB-14");
        }
        self.neutral.gingerbread_man = GingerbreadMan::On(to);
    }
}
