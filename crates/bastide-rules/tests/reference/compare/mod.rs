//! The engine and the reference side by side.

mod events;
mod features;
mod legal;
mod neutral;
mod seen;
mod table;
mod turn;

use std::collections::BTreeSet;

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::setup::Setup;
use bastide_rules::tile::Library;
use bastide_rules::{Action, Actor, Events, FigureId, Game, KindId, Seat, Spot};

pub use seen::Seen;

use super::drawing::Square;
use super::features::Node;
use super::game::{Move, Phase, Reference, Standing};
use super::trace::Trace;

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

pub fn square(cell: Cell) -> Square {
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
        self.check_neutral();
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
    pub fn node(&self, spot: Spot) -> Node {
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
            Action::RemoveKnight { figure } => Move::RemoveKnight(self.node_of_figure(figure)),
            Action::MoveFairy { figure } => Move::FairyToMeeple(self.node_of_figure(figure)),
            Action::MoveFairyToTile { cell } => Move::FairyToTile(square(cell)),
            Action::MoveDragon { cell } => Move::Dragon(square(cell)),
            Action::MoveGingerbreadMan { spot } => Move::GingerbreadMan(self.node(spot)),
            Action::Pass => Move::Pass,
            other => panic!("the reference plays no games with {other:?}"),
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
            Move::RemoveKnight(node) => Action::RemoveKnight { figure: self.figure_on(*node) },
            Move::FairyToMeeple(node) => Action::MoveFairy { figure: self.figure_on(*node) },
            Move::FairyToTile(to) => Action::MoveFairyToTile { cell: cell(*to) },
            Move::Dragon(to) => Action::MoveDragon { cell: cell(*to) },
            Move::GingerbreadMan(node) => Action::MoveGingerbreadMan { spot: self.spot(*node) },
            Move::Pass => Action::Pass,
        }
    }

    /// The segment on which the engine's figure stands.
    fn node_of_figure(&self, figure: FigureId) -> Node {
        let mut figures = self.engine.figures_on_board();
        let (.., spot) = figures.find(|found| found.0 == figure).expect("a figure on the board");
        self.node(spot)
    }

    /// The engine's figure on a segment.
    fn figure_on(&self, node: Node) -> FigureId {
        let mut figures = self.engine.figures_on_board();
        let found = figures.find(|&(.., spot)| self.node(spot) == node);
        found.expect("a figure on the segment").0
    }

    /// Who decides, according to the reference.
    pub fn actor(&self) -> Option<Actor> {
        match self.reference.phase {
            Phase::Draw => Some(Actor::Chance),
            Phase::Dragon => Some(Actor::Seat(self.reference.mover())),
            Phase::Over => None,
            _ => Some(Actor::Seat(Seat(self.reference.seat))),
        }
    }

    /// Carries out a legal move in both games and compares everything.
    pub fn apply(&mut self, what: &Move) {
        let action = self.to_action(what);
        self.trace.push(format!("{what:?} as {action:?}"));
        let actor = self.actor().expect("somebody to move");
        let scores: Vec<i32> = self.engine.scores().to_vec();
        let standing: Vec<Standing> = self.reference.standing.clone();
        let turns = self.reference.turns_begun;
        self.events.clear();
        self.engine
            .apply(actor, action, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{what:?} is legal, but refused: {refusal}"));
        let seat = Seat(self.reference.seat);
        self.reference.apply(what);
        self.check_events(&scores, standing, what);
        self.check_course(what, seat, turns);
        self.check_neutral_events();
        self.see(what);
        // A tile that was drawn and can be placed has changed nothing on the table yet.
        let drawn = matches!((what, &self.reference.phase), (Move::Draw(_), Phase::Place(_)));
        self.check_decision();
        if !drawn {
            self.check_all_on_the_table();
        }
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
        self.check_decision();
        self.check_all_on_the_table();
    }

    /// Compares points, what is due, what may be done and what can be drawn.
    fn check_decision(&mut self) {
        self.legal = self.reference.legal();
        self.check_turn();
        self.check_pile();
        self.check_legal();
    }
}
