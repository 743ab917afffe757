//! The engine and the reference side by side.

use std::collections::{BTreeMap, BTreeSet};

use bastide_rules::geometry::{Cell, Orientation, PieceSide, Shape, Side};
use bastide_rules::setup::{Farmers, Setup};
use bastide_rules::tile::Library;
use bastide_rules::{
    Across, Action, Actor, DecisionKind, Event, Events, FigureKind, Game, KindId, PieceId,
    Placements, Seat, SegmentKind, Spot,
};

use super::drawing::{Drawing, Square};
use super::features::Node;
use super::game::{Move, Phase, Reference, Standing};
use super::look_alike::lowest_alike;
use super::trace::Trace;
use super::{placement, value};

/// A game of the engine with the reference's beside it.
pub struct Pair {
    pub engine: Game,
    pub reference: Reference,
    pub trace: Trace,
    /// What the reference allows now.
    pub legal: BTreeSet<Move>,
    pub seen: Seen,
    events: Events,
}

/// What came up in games, so that a test can say that it compared what it is about.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub games: u64,
    pub pieces: u64,
    /// Halflings that filled the gap beside another one.
    pub second_halves: u64,
    pub doubles: u64,
    pub discarded: u64,
    pub set_aside: u64,
    /// River tiles that had a place only without the check of RV-6 (RV-7).
    pub without_room: u64,
    /// Scores by rule.
    pub scores: BTreeMap<&'static str, u64>,
    /// Terms of scores by what they count and their rule.
    pub terms: BTreeMap<(&'static str, &'static str), u64>,
}

impl Seen {
    pub fn add(&mut self, other: &Self) {
        self.games += 1;
        self.pieces += other.pieces;
        self.second_halves += other.second_halves;
        self.doubles += other.doubles;
        self.discarded += other.discarded;
        self.set_aside += other.set_aside;
        self.without_room += other.without_room;
        for (rule, count) in &other.scores {
            *self.scores.entry(rule).or_insert(0) += count;
        }
        for (term, count) in &other.terms {
            *self.terms.entry(*term).or_insert(0) += count;
        }
    }

    /// Asserts that features were scored by each of these rules.
    pub fn expect_scores(&self, rules: &[&str]) {
        for rule in rules {
            assert!(self.scores.contains_key(rule), "no score by {rule}: {self:?}");
        }
    }
}

fn square(cell: Cell) -> Square {
    (cell.x.into(), cell.y.into())
}

pub fn cell((x, y): Square) -> Cell {
    let small = |number: i32| i16::try_from(number).expect("a cell within the limits");
    Cell::new(small(x), small(y))
}

impl Pair {
    /// A new game, compared.
    pub fn new(setup: &Setup, library: &Library, seed: u64) -> Self {
        let mut pair = Self::unchecked(setup, library, seed);
        pair.check();
        pair
    }

    /// The table of a game as it lies, to be compared with [`Pair::check_all_on_the_table`].
    pub fn of_table(engine: &Game, library: &Library, seed: u64) -> Self {
        let mut pair = Self::unchecked(engine.setup(), library, seed);
        let started = pair.reference.board.pieces.len();
        for (_, piece) in engine.pieces().skip(started) {
            let kind = &pair.reference.kinds[&engine.rules().kind(piece.kind).tile.id];
            pair.reference.board.lay(kind, square(piece.cell), piece.orientation.into());
        }
        pair.engine = engine.clone();
        let standing = engine.figures_on_board();
        pair.reference.standing = standing
            .map(|(_, seat, kind, spot)| Standing { seat, kind, node: pair.node(spot) })
            .collect();
        pair
    }

    /// Compares pieces, figures and features.
    pub fn check_all_on_the_table(&self) {
        self.check_table();
        self.check_figures();
        self.check_features();
    }

    /// A new game that is not compared yet.
    pub fn unchecked(setup: &Setup, library: &Library, seed: u64) -> Self {
        let trace = Trace::new(seed, setup);
        let engine = Game::with_library(setup.clone(), library)
            .unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        let reference = Reference::new(setup, library);
        let legal = reference.legal();
        let (seen, events) = (Seen::default(), Events::new());
        Self { engine, reference, trace, legal, seen, events }
    }

    pub fn tile_id(&self, kind: KindId) -> &str {
        &self.engine.rules().kind(kind).tile.id
    }

    pub fn spot(&self, (piece, segment): Node) -> Spot {
        Spot {
            cell: cell(self.reference.board.pieces[piece].cell),
            layer: self.reference.board.layer(piece),
            segment: u8::try_from(segment).expect("few segments"),
        }
    }

    /// The reference's name of a segment; the engine's spots may name any cell of the piece.
    fn node(&self, spot: Spot) -> Node {
        let pieces = &self.reference.board.cells[&square(spot.cell)];
        (pieces[spot.layer as usize], spot.segment.into())
    }

    pub fn to_move(&self, action: Action) -> Move {
        match action {
            Action::Draw(kind) => Move::Draw(self.tile_id(kind).to_owned()),
            Action::PlaceTile { cell, orientation } => {
                Move::Place((square(cell), orientation.into()))
            }
            Action::PlaceFigure { kind, spot } => Move::Figure(kind, self.node(spot)),
            Action::ReturnAbbot { spot } => Move::ReturnAbbot(self.node(spot)),
            Action::Pass => Move::Pass,
        }
    }

    pub fn to_action(&self, what: &Move) -> Action {
        match what {
            Move::Draw(tile) => {
                Action::Draw(self.engine.rules().kind_of_tile(tile).expect("a kind of the game"))
            }
            Move::Place((to, turns)) => {
                Action::PlaceTile { cell: cell(*to), orientation: Orientation::new(*turns) }
            }
            Move::Figure(kind, node) => Action::PlaceFigure { kind: *kind, spot: self.spot(*node) },
            Move::ReturnAbbot(node) => Action::ReturnAbbot { spot: self.spot(*node) },
            Move::Pass => Action::Pass,
        }
    }

    /// Who decides, according to the reference.
    pub fn actor(&self) -> Option<Actor> {
        match self.reference.phase {
            Phase::Draw => Some(Actor::Chance),
            Phase::Place(_) | Phase::Act => Some(Actor::Seat(Seat(self.reference.seat))),
            Phase::Over => None,
        }
    }

    /// Carries out a legal move in both games and compares everything.
    pub fn apply(&mut self, what: &Move) {
        let action = self.to_action(what);
        self.trace.push(format!("{what:?} as {action:?}"));
        let actor = self.actor().expect("somebody to move");
        let scores: Vec<i32> = self.engine.scores().to_vec();
        let standing: Vec<Standing> = self.reference.standing.clone();
        self.events.clear();
        self.engine
            .apply(actor, action, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{what:?} is legal, but refused: {refusal}"));
        self.reference.apply(what);
        self.check_events(&scores, standing, what);
        self.see(what);
        self.check();
    }

    /// Carries out a legal move in both games.
    pub fn apply_unchecked(&mut self, what: &Move) {
        let action = self.to_action(what);
        self.trace.push(format!("{what:?} as {action:?}"));
        self.events.clear();
        self.engine
            .play(action, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{what:?} is legal, but refused: {refusal}"));
        self.reference.apply(what);
        self.legal = self.reference.legal();
    }

    /// Compares everything that can be asked of a game.
    pub fn check(&mut self) {
        self.legal = self.reference.legal();
        self.check_turn();
        self.check_pile();
        self.check_table();
        self.check_figures();
        self.check_features();
        self.check_legal();
    }

    fn check_turn(&self) {
        let (engine, reference) = (&self.engine, &self.reference);
        assert_eq!(engine.scores(), reference.scores, "points");
        assert_eq!(engine.active_seat(), Seat(reference.seat), "active seat");
        let decision = engine.decision();
        assert_eq!(decision.actor, self.actor(), "who decides");
        match (&reference.phase, decision.kind) {
            (Phase::Draw, DecisionKind::DrawTile)
            | (Phase::Act, DecisionKind::MainAction)
            | (Phase::Over, DecisionKind::GameOver) => {}
            (Phase::Place(tile), DecisionKind::PlaceTile { tile: kind }) => {
                assert_eq!(self.tile_id(kind), tile, "tile to place");
                assert_eq!(engine.drawn_tile(), Some(kind));
            }
            (phase, kind) => panic!("the reference waits for {phase:?}, the engine for {kind:?}"),
        }
        assert_eq!(engine.is_over(), reference.phase == Phase::Over);
        if reference.phase == Phase::Act {
            let newest = reference.newest.map(|piece| PieceId(piece as u16));
            assert_eq!(engine.newest_piece(), newest, "piece just placed");
        }
        let most = reference.scores.iter().max();
        let leaders: Vec<Seat> =
            reference.seats().filter(|seat| reference.scores.get(seat.index()) == most).collect();
        assert_eq!(engine.leaders().collect::<Vec<_>>(), leaders);
    }

    fn check_pile(&self) {
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

    fn check_table(&self) {
        let (engine, board) = (&self.engine, &self.reference.board);
        assert_eq!(engine.piece_count(), board.pieces.len());
        for (id, info) in engine.pieces() {
            let piece = &board.pieces[id.index()];
            assert_eq!(self.tile_id(info.kind), piece.kind.tile.id);
            assert_eq!(square(info.cell), piece.cell);
            assert_eq!(u8::from(info.orientation), piece.turns);
            assert_eq!(info.layer, board.layer(id.index()));
            assert_eq!(engine.piece(id), Some(info));
            for side in 0..piece.drawing.sides.len() {
                let across = engine.across(id, PieceSide(side as u8));
                assert_eq!(across, Some(self.across(id.index(), side)), "side {side} of {info:?}");
            }
            assert_eq!(engine.across(id, PieceSide(piece.drawing.sides.len() as u8)), None);
        }
        let mut frontier = BTreeSet::new();
        let around = board.cells.keys().flat_map(|&(x, y)| {
            (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| (x + dx, y + dy)))
        });
        for place in around.collect::<BTreeSet<Square>>() {
            let pieces: Vec<PieceId> = engine.pieces_in(cell(place)).collect();
            let expected = board.cells.get(&place).cloned().unwrap_or_default();
            let expected: Vec<PieceId> =
                expected.into_iter().map(|piece| PieceId(piece as u16)).collect();
            assert_eq!(pieces, expected, "pieces in {place:?}");
            assert_eq!(engine.is_occupied(cell(place)), board.is_occupied(place));
            let drawn = Drawing::new(Shape::Square, place, 0);
            let mut touches = false;
            for side in Side::ALL {
                let (dx, dy) = side.offset();
                let beyond = (place.0 + i32::from(dx), place.1 + i32::from(dy));
                let own = board.cells.get(&place);
                let beyond_pieces = board.cells.get(&beyond);
                let land = board
                    .sides
                    .get(&drawn.sides[side.index()].middle)
                    .into_iter()
                    .flatten()
                    .map(|end| end.0)
                    .find(|piece| beyond_pieces.is_some_and(|list| list.contains(piece)));
                // The border inside a double is no side of anything.
                let inside = own
                    .zip(beyond_pieces)
                    .is_some_and(|(own, beyond)| own.iter().any(|piece| beyond.contains(piece)));
                let expected = match (land, beyond_pieces) {
                    (Some(piece), _) => Across::Land(PieceId(piece as u16)),
                    (None, Some(_)) => Across::Gap,
                    (None, None) => Across::Empty,
                };
                if !inside {
                    assert_eq!(
                        engine.land_across(cell(place), side),
                        expected,
                        "{side} of {place:?}"
                    );
                }
                touches |= matches!(expected, Across::Land(_));
            }
            if touches && !board.is_occupied(place) {
                frontier.insert(place);
            }
        }
        let engines: Vec<Square> = engine.frontier().map(square).collect();
        assert_eq!(engines.len(), frontier.len(), "cells of the frontier are listed once");
        assert_eq!(engines.into_iter().collect::<BTreeSet<_>>(), frontier, "frontier");
    }

    fn across(&self, piece: usize, side: usize) -> Across {
        let board = &self.reference.board;
        if let Some((other, _)) = board.meets((piece, side)) {
            return Across::Land(PieceId(other as u16));
        }
        let drawing = &board.pieces[piece].drawing;
        let (x, y) = drawing.sides[side].middle;
        let (cx, cy) = drawing.parts[drawing.part_of_side[side]];
        let beyond = (cx + (x - 4 * cx - 2) / 2, cy + (y - 4 * cy - 2) / 2);
        // A long side lies in the middle of its own cell, which is occupied.
        if board.is_occupied(beyond) { Across::Gap } else { Across::Empty }
    }

    fn check_figures(&self) {
        let (engine, reference) = (&self.engine, &self.reference);
        let mut engines: Vec<Standing> = engine
            .figures_on_board()
            .map(|(_, seat, kind, spot)| Standing { seat, kind, node: self.node(spot) })
            .collect();
        let mut expected = reference.standing.clone();
        engines.sort();
        expected.sort();
        assert_eq!(engines, expected, "figures on the table");
        for seat in reference.seats() {
            for kind in FigureKind::ALL {
                let at_home = engine.supply(seat, kind) as usize;
                assert_eq!(at_home, reference.supply(seat, kind), "{seat}'s supply");
                let out = engines.iter().filter(|f| f.seat == seat && f.kind == kind).count();
                assert_eq!(
                    at_home + out,
                    reference.owned(kind),
                    "figures are neither made nor lost"
                );
            }
        }
    }

    fn check_features(&self) {
        let (engine, reference) = (&self.engine, &self.reference);
        let features = reference.features();
        let mut numbers = BTreeSet::new();
        for feature in &features.list {
            let spots: BTreeSet<Node> = feature.nodes.clone();
            let first = self.spot(*feature.nodes.first().expect("a segment"));
            let number = engine.feature_number(first).expect("a number");
            assert!(numbers.insert(number), "two features with number {number}");
            for &node in &feature.nodes {
                assert_eq!(engine.feature_number(self.spot(node)), Some(number), "{node:?}");
            }
            let engines: Vec<Node> =
                engine.feature_spots(first).into_iter().map(|spot| self.node(spot)).collect();
            assert_eq!(engines.len(), spots.len(), "segments are listed once");
            assert_eq!(engines.into_iter().collect::<BTreeSet<_>>(), spots, "segments");
            let cells: Vec<Square> = engine.feature_cells(first).into_iter().map(square).collect();
            assert_eq!(cells.len(), feature.cells.len());
            assert!(cells.iter().all(|cell| feature.cells.contains(cell)), "cells {cells:?}");
            let info = engine.feature(first).expect("a feature");
            let what = format!("{info:?} and {feature:?}");
            assert_eq!(info.kind, feature.kind, "{what}");
            let by_surroundings = feature.kind.is_scored_by_surroundings();
            let size = if by_surroundings { feature.surroundings } else { feature.cells.len() };
            assert_eq!(usize::from(info.cells), size, "{what}");
            assert_eq!(usize::from(info.pieces), feature.pieces.len(), "{what}");
            assert_eq!(usize::from(info.open), feature.open, "{what}");
            assert_eq!(u32::from(info.pennants), feature.pennants, "{what}");
            assert_eq!(info.complete, feature.is_complete(), "{what}");
            let strengths = value::strengths(&feature.nodes, &reference.standing);
            assert_eq!(info.owners, value::owners(&strengths), "{what}");
            let points = if feature.kind == SegmentKind::Field {
                value::field_value(&features, feature, &reference.options)
            } else {
                value::value(feature, feature.is_complete(), &reference.options)
            };
            assert_eq!(info.points, points, "{what}");
            let terms: i32 = info.terms.iter().map(|term| term.count * term.each).sum();
            assert_eq!(terms, points, "{what}");
            if !by_surroundings && feature.kind != SegmentKind::Field {
                let complete = value::value(feature, true, &reference.options);
                assert_eq!(engine.points_if_complete(first), Some(complete), "{what}");
            }
            let mut engines = engine.figures_on_feature(first);
            let mut expected: Vec<(Seat, FigureKind)> =
                reference.figures_on(feature).map(|f| (f.seat, f.kind)).collect();
            engines.sort();
            expected.sort();
            assert_eq!(engines, expected, "{what}");
        }
    }

    /// The engine's list is the brute-force list, with orientations that look alike listed once.
    fn check_legal(&self) {
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

    fn see(&mut self, what: &Move) {
        let seen = &mut self.seen;
        seen.without_room = self.reference.without_room;
        if let (Move::Place((cell, _)), Some(piece)) = (what, self.reference.board.pieces.last()) {
            seen.pieces += 1;
            seen.doubles += u64::from(piece.kind.tile.shape == Shape::Double);
            seen.second_halves += u64::from(self.reference.board.cells[cell].len() == 2);
        }
        for event in self.events.list() {
            match event {
                Event::TileDiscarded { .. } => seen.discarded += 1,
                Event::TileSetAside { .. } => seen.set_aside += 1,
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

    fn check_events(&self, before: &[i32], mut standing: Vec<Standing>, what: &Move) {
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
        for score in self.events.scores() {
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
            let feature = self.reference.features().of(self.node(score.spot)).clone();
            assert_eq!(feature.kind, score.feature, "{score:?}");
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
