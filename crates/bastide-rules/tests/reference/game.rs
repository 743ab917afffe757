//! A whole game: turns, figures and points.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bastide_rules::setup::{
    Abbot, DragonMove, Farmers, Options, PrincessThenFairy, RiverUturn, Setup,
};
use bastide_rules::tile::{Library, Stack, Symbol};
use bastide_rules::{FigureKind, Seat, SegmentKind};

use super::board::{Board, KindOfTile};
use super::drawing::Square;
use super::features::{Feature, Features, Node, features};
use super::neutral::{Award, GingerbreadMan, Neutral, Plays};
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
    /// The fairy may be moved after a princess has sent a knight home (PD-90).
    FairyAfterPrincess,
    /// The dragon makes a step.
    Dragon,
    /// The Gingerbread Man comes onto the piece just placed (GB-3).
    GingerbreadManComes,
    /// The Gingerbread Man goes to another city (TS-77).
    GingerbreadManMoves,
    Over,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    Draw(String),
    Place(Place),
    Figure(FigureKind, Node),
    ReturnAbbot(Node),
    RemoveKnight(Node),
    FairyToMeeple(Node),
    FairyToTile(Square),
    Dragon(Square),
    GingerbreadMan(Node),
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
    /// How many turns have begun after the first one.
    pub turns_begun: u64,
    pub plays: Plays,
    pub neutral: Neutral,
    /// What the last move brought through neutral figures.
    pub awards: Vec<Award>,
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
            turns_begun: 0,
            plays: Plays::new(setup, library),
            neutral: Neutral::NOWHERE,
            awards: Vec::new(),
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
        game.gingerbread_man_starts();
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
            Phase::FairyAfterPrincess => {
                self.fairy_moves().into_iter().chain([Move::Pass]).collect()
            }
            Phase::Dragon => self.steps().into_iter().map(Move::Dragon).collect(),
            Phase::GingerbreadManComes => self.places_to_come_to(),
            Phase::GingerbreadManMoves => self.gingerbread_moves(),
            Phase::Over => BTreeSet::new(),
        }
    }

    /// Carries out a legal move and all that follows.
    pub fn apply(&mut self, what: &Move) {
        self.awards.clear();
        match (self.phase.clone(), what) {
            (Phase::Draw, Move::Draw(tile)) => self.draw(tile),
            (Phase::Place(tile), Move::Place((cell, turns))) => {
                let kind = Arc::clone(&self.kinds[&tile]);
                self.board.lay(&kind, *cell, *turns);
                self.newest = Some(self.board.pieces.len() - 1);
                self.volcano();
                if !self.gingerbread_man_comes() {
                    self.come_to_act();
                }
            }
            (Phase::GingerbreadManComes, Move::GingerbreadMan(node)) => {
                self.neutral.gingerbread_man = GingerbreadMan::On(*node);
                self.come_to_act();
            }
            (Phase::Act | Phase::FairyAfterPrincess, Move::Pass) => self.after_action(),
            (Phase::Act, Move::Figure(kind, node)) => {
                self.standing.push(Standing { seat: Seat(self.seat), kind: *kind, node: *node });
                self.after_action();
            }
            (Phase::Act, Move::ReturnAbbot(node)) => {
                let features = self.features();
                self.scores[self.seat as usize] +=
                    value::counted(features.of(*node), &self.options);
                self.send_home(|other| other == *node);
                self.after_action();
            }
            (Phase::Act, Move::RemoveKnight(node)) => {
                self.send_home(|other| other == *node);
                let then_fairy = self.options.princess_then_fairy == PrincessThenFairy::Yes;
                if then_fairy && !self.fairy_moves().is_empty() {
                    self.phase = Phase::FairyAfterPrincess;
                } else {
                    self.after_action();
                }
            }
            (Phase::Act | Phase::FairyAfterPrincess, Move::FairyToMeeple(node)) => {
                self.fairy_goes_to_meeple(*node);
                self.after_action();
            }
            (Phase::Act | Phase::FairyAfterPrincess, Move::FairyToTile(cell)) => {
                self.neutral.fairy = Some(*cell);
                self.after_action();
            }
            (Phase::Dragon, Move::Dragon(cell)) => {
                self.dragon_steps(*cell);
                if !self.dragon_waits() {
                    self.after_dragon();
                }
            }
            (Phase::GingerbreadManMoves, Move::GingerbreadMan(node)) => {
                self.gingerbread_man_goes(*node);
                self.after_gingerbread_man();
            }
            (Phase::GingerbreadManMoves, Move::Pass) => self.after_gingerbread_man(),
            (phase, what) => panic!("{what:?} while the reference waits for {phase:?}"),
        }
    }

    /// Step 2, unless nothing but passing is open.
    fn come_to_act(&mut self) {
        self.phase = Phase::Act;
        if self.main_actions() == BTreeSet::from([Move::Pass]) {
            self.after_action();
        }
    }

    fn dragon_moves_before(&self) -> bool {
        self.options.dragon_move == DragonMove::Before
    }

    /// Step 2b (PD-15), or straight on.
    fn after_action(&mut self) {
        if self.dragon_moves_before() {
            self.dragon_sets_out();
        }
        if !self.dragon_waits() {
            self.score_and_go_on();
        }
    }

    fn after_dragon(&mut self) {
        if self.dragon_moves_before() {
            self.score_and_go_on();
        } else {
            self.end_part();
        }
    }

    /// Step 3.
    fn score_and_go_on(&mut self) {
        self.score_completed();
        if !self.gingerbread_man_waits() {
            self.after_gingerbread_man();
        }
    }

    fn after_gingerbread_man(&mut self) {
        if !self.dragon_moves_before() {
            self.dragon_sets_out();
        }
        if !self.dragon_waits() {
            self.end_part();
        }
    }

    /// RV-13, PD-70: whoever placed the lake with the volcano takes another turn at once.
    fn end_part(&mut self) {
        let newest = self.newest.take().expect("a piece just placed");
        let tile = &self.board.pieces[newest].kind.tile;
        let lake = tile.stack == Stack::RiverLake && tile.has(Symbol::Volcano);
        if lake && self.plays.dragon && self.pile.left() > 0 {
            self.come_to_draw();
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        if self.pile.left() == 0 && self.pile.aside.is_empty() {
            self.finish_game();
            return;
        }
        self.seat = (self.seat + 1) % self.scores.len() as u8;
        self.turns_begun += 1;
        self.fairy_point();
        self.come_to_draw();
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
        if self.must_wait(tile) {
            self.pile.dragon_tiles.push(tile.to_owned());
            self.come_to_draw();
            return;
        }
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

    fn score_completed(&mut self) {
        let features = self.features();
        let mut home: BTreeSet<Node> = BTreeSet::new();
        self.gingerbread_man_pays(&features);
        for feature in &features.list {
            let scores = !matches!(feature.kind, SegmentKind::Field | SegmentKind::River);
            if !scores || !feature.is_complete() {
                continue;
            }
            let strengths = value::strengths(&feature.nodes, &self.standing);
            for seat in value::owners(&strengths) {
                self.scores[seat.index()] += value::value(feature, true, &self.options);
            }
            self.fairy_bonus(feature);
            home.extend(&feature.nodes);
        }
        self.send_home(|node| home.contains(&node));
    }

    fn finish_game(&mut self) {
        let features = self.features();
        for feature in &features.list {
            let strengths = value::strengths(&feature.nodes, &self.standing);
            for seat in value::owners(&strengths) {
                self.scores[seat.index()] += value::value(feature, false, &self.options);
            }
            self.fairy_bonus(feature);
        }
        for (seat, points) in value::field_points(&features, &self.standing, &self.options) {
            self.scores[seat.index()] += points;
        }
        self.phase = Phase::Over;
    }
}
