//! A whole game: turns, figures and points.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bastide_rules::setup::{Abbot, Farmers, Options, RiverUturn, Setup};
use bastide_rules::tile::{Library, Stack};
use bastide_rules::{FigureKind, Seat, SegmentKind};

use super::board::{Board, KindOfTile};
use super::drawing::Square;
use super::features::{Feature, Features, Node, features};
use super::pile::{Pile, all_tiles, pile, start_tiles};
use super::placement::{Place, RiverRules, is_river, places};
use super::{river, value};

/// A figure on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    pub seat: Seat,
    pub kind: FigureKind,
    pub node: Node,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    Draw,
    Place(String),
    Act,
    Over,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    Draw(String),
    Place(Place),
    Figure(FigureKind, Node),
    ReturnAbbot(Node),
    Pass,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Reference {
    pub options: Options,
    pub kinds: BTreeMap<String, Arc<KindOfTile>>,
    pub board: Board,
    pub standing: Vec<Standing>,
    pub scores: Vec<i32>,
    pub pile: Pile,
    pub seat: u8,
    pub phase: Phase,
    /// Where the drawn tile may go.
    pub places: Vec<Place>,
    /// The piece just placed, while its player may act on it.
    pub newest: Option<usize>,
    pub river: RiverRules,
    /// How often a river tile had no place under RV-6 (RV-7).
    pub without_room: u64,
}

impl Reference {
    pub fn new(setup: &Setup, library: &Library) -> Self {
        let options = setup.options;
        let kinds: BTreeMap<String, Arc<KindOfTile>> = all_tiles(setup, library)
            .into_iter()
            .map(|id| {
                let tile = library.tile(&id).expect("a tile of the library");
                let kind = Arc::new(KindOfTile::new(tile, &options));
                (id, kind)
            })
            .collect();
        let mut game = Self {
            options,
            board: Board::default(),
            standing: Vec::new(),
            scores: vec![0; setup.seats.into()],
            pile: pile(setup, library),
            seat: 0,
            phase: Phase::Over,
            places: Vec::new(),
            newest: None,
            river: RiverRules {
                never_backwards: options.river_uturn == RiverUturn::Third,
                heading: None,
            },
            kinds,
            without_room: 0,
        };
        for start in start_tiles(setup, library) {
            let kind = Arc::clone(&game.kinds[&start.tile]);
            let cell: Square = (start.cell.x.into(), start.cell.y.into());
            let turns = u8::from(start.orientation);
            if kind.tile.stack == Stack::RiverSource {
                game.river.heading = river::heading_at(&kind, cell, turns);
            }
            game.board.lay(&kind, cell, turns);
        }
        game.come_to_draw();
        game
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.scores.len() as u8).map(Seat)
    }

    /// Figures that each player owns (BG-2, BG-4).
    pub fn owned(&self, kind: FigureKind) -> usize {
        match kind {
            FigureKind::Meeple => usize::from(self.options.meeples.count()),
            FigureKind::Abbot => usize::from(self.options.abbot != Abbot::Off),
            FigureKind::Shepherd => 0,
        }
    }

    /// Figures at home.
    pub fn supply(&self, seat: Seat, kind: FigureKind) -> usize {
        let out = self.standing.iter().filter(|f| f.seat == seat && f.kind == kind).count();
        self.owned(kind) - out
    }

    pub fn features(&self) -> Features {
        features(&self.board)
    }

    pub fn figures_on<'a>(&'a self, feature: &'a Feature) -> impl Iterator<Item = &'a Standing> {
        self.standing.iter().filter(|figure| feature.nodes.contains(&figure.node))
    }

    /// Waits for the tile to be placed, if it has a legal place.
    fn try_to_place(&mut self, tile: &str) -> bool {
        let (places, without_room) = places(&self.board, &self.kinds[tile], self.river);
        let fits = !places.is_empty();
        if fits {
            self.without_room += u64::from(without_room);
            self.phase = Phase::Place(tile.to_owned());
            self.places = places;
        }
        fits
    }

    /// Whether figures of this kind go on features of that kind (BG-21, BG-43, BG-50, BG-64).
    pub fn may_stand(&self, figure: FigureKind, on: SegmentKind) -> bool {
        match (figure, on) {
            (FigureKind::Shepherd, _) | (_, SegmentKind::River) => false,
            (FigureKind::Meeple, SegmentKind::Garden) => false,
            (FigureKind::Meeple, SegmentKind::Field) => self.options.farmers != Farmers::Off,
            (FigureKind::Meeple, _) => true,
            (FigureKind::Abbot, on) => matches!(on, SegmentKind::Monastery | SegmentKind::Garden),
        }
    }

    /// Everything that may be done now; for a tile every orientation, alike or not.
    pub fn legal(&self) -> BTreeSet<Move> {
        match &self.phase {
            Phase::Draw => self.pile.drawable().into_keys().map(Move::Draw).collect(),
            Phase::Place(_) => self.places.iter().copied().map(Move::Place).collect(),
            Phase::Act => self.main_actions(),
            Phase::Over => BTreeSet::new(),
        }
    }

    fn main_actions(&self) -> BTreeSet<Move> {
        let features = self.features();
        let seat = Seat(self.seat);
        let mut moves = BTreeSet::from([Move::Pass]);
        let newest = self.newest.expect("a piece just placed");
        for segment in 0..self.board.pieces[newest].kind.segments.len() {
            let node = (newest, segment);
            let feature = features.of(node);
            if self.figures_on(feature).next().is_some() {
                continue;
            }
            for kind in FigureKind::ALL {
                if self.may_stand(kind, feature.kind) && self.supply(seat, kind) > 0 {
                    moves.insert(Move::Figure(kind, node));
                }
            }
        }
        for figure in &self.standing {
            let abbot = figure.seat == seat && figure.kind == FigureKind::Abbot;
            // BG-53: only while the monastery or garden is incomplete.
            if abbot && !features.of(figure.node).is_complete() {
                moves.insert(Move::ReturnAbbot(figure.node));
            }
        }
        moves
    }

    /// Carries out a legal move and all that follows.
    pub fn apply(&mut self, what: &Move) {
        match (self.phase.clone(), what) {
            (Phase::Draw, Move::Draw(tile)) => self.draw(tile),
            (Phase::Place(tile), Move::Place((cell, turns))) => {
                let kind = Arc::clone(&self.kinds[&tile]);
                self.board.lay(&kind, *cell, *turns);
                self.newest = Some(self.board.pieces.len() - 1);
                self.phase = Phase::Act;
                if self.main_actions().len() == 1 {
                    self.finish_turn();
                }
            }
            (Phase::Act, Move::Figure(kind, node)) => {
                self.standing.push(Standing { seat: Seat(self.seat), kind: *kind, node: *node });
                self.finish_turn();
            }
            (Phase::Act, Move::ReturnAbbot(node)) => {
                let features = self.features();
                self.scores[self.seat as usize] +=
                    value::counted(features.of(*node), &self.options);
                self.standing.retain(|figure| figure.node != *node);
                self.finish_turn();
            }
            (Phase::Act, Move::Pass) => self.finish_turn(),
            (phase, what) => panic!("{what:?} while the reference waits for {phase:?}"),
        }
    }

    /// TS-21: a river tile set aside that fits now, else a draw, else the end (BG-17).
    fn come_to_draw(&mut self) {
        for index in 0..self.pile.aside.len() {
            let tile = self.pile.aside[index].clone();
            if self.try_to_place(&tile) {
                self.pile.aside.remove(index);
                return;
            }
        }
        // RV-7: with the end of the river stack the tiles set aside leave the game.
        if !self.pile.stage().is_some_and(|stage| stage.is_river) {
            self.pile.aside.clear();
        }
        if self.pile.left() == 0 {
            self.finish_game();
        } else {
            self.phase = Phase::Draw;
        }
    }

    fn draw(&mut self, tile: &str) {
        self.pile.take(tile);
        if self.try_to_place(tile) {
            return;
        }
        if is_river(&self.kinds[tile]) {
            self.pile.aside.push(tile.to_owned());
            // RV-7 names no order; by name, so that equal positions go on alike.
            self.pile.aside.sort();
        }
        self.come_to_draw();
    }

    /// Step 3 and what comes after it.
    fn finish_turn(&mut self) {
        let features = self.features();
        let mut home: BTreeSet<usize> = BTreeSet::new();
        for (index, feature) in features.list.iter().enumerate() {
            let scores = !matches!(feature.kind, SegmentKind::Field | SegmentKind::River);
            if !scores || !feature.is_complete() {
                continue;
            }
            let strengths = value::strengths(&feature.nodes, &self.standing);
            for seat in value::owners(&strengths) {
                self.scores[seat.index()] += value::value(feature, true, &self.options);
            }
            home.insert(index);
        }
        self.standing.retain(|figure| !home.contains(&features.of_node[&figure.node]));
        self.newest = None;
        if self.pile.left() == 0 && self.pile.aside.is_empty() {
            self.finish_game();
            return;
        }
        self.seat = (self.seat + 1) % self.scores.len() as u8;
        self.come_to_draw();
    }

    fn finish_game(&mut self) {
        let features = self.features();
        for feature in &features.list {
            let strengths = value::strengths(&feature.nodes, &self.standing);
            for seat in value::owners(&strengths) {
                self.scores[seat.index()] += value::value(feature, false, &self.options);
            }
        }
        for (seat, points) in value::field_points(&features, &self.standing, &self.options) {
            self.scores[seat.index()] += points;
        }
        self.phase = Phase::Over;
    }
}
