//! The game as a value: who must decide what, which actions are legal, and what an action does.

mod card_position;
mod cards;
mod clone;
mod decide;
mod flocks;
mod hands;
mod key;
mod neutral;
mod pile;
mod placements;
mod position;
mod query;
mod reach;
mod sketch;
mod view;

pub use card_position::{
    CardChange, CardHandPosition, CardOnItsWay, CardPhase, CardStep, CardTarget, CardsPosition,
};
pub use placements::Placements;
pub use position::{
    GingerbreadManPlace, HandPosition, NeutralPosition, PlacedFigure, PlacedPiece, Position,
    PositionError, SAVED_GAME_FORMAT, SavedGame, TurnState,
};
pub use query::{FeatureInfo, PieceInfo};
pub use reach::Corner;
pub use sketch::FeatureSketch;
pub use view::View;

pub(crate) use cards::{
    Cards, Change, Play, Round, Stage, Target, all as all_cards, of_deck as cards_of_deck,
};
pub use flocks::Token;
pub(crate) use flocks::{Awaited, Flocks};
pub(crate) use hands::Hands;
pub(crate) use neutral::{GingerbreadMan, Neutral};
pub(crate) use pile::Pile;

use std::sync::Arc;

use crate::board::{Board, Misfit, NONE, PieceId};
use crate::event::{Event, Events};
use crate::expansions::christmas_present::turned;
use crate::expansions::crop_circles::CropCircle;
use crate::figure::{FigureId, FigureKind};
use crate::geometry::{Cell, Orientation};
use crate::ruleset::{KindId, Ruleset, Tables};
use crate::seat::{MAX_SEATS, Seat};
use crate::segment::Spot;
use crate::setup::{Setup, SetupError};
use crate::tile::Library;
use crate::turn::{Phase, Turn};

/// A game at one moment.
///
/// It asks for a decision ([`Game::decision`]), lists every legal action
/// ([`Game::legal_actions`]) and carries one out ([`Game::apply`]). Everything random is a
/// decision of chance, so that the same setup and the same actions give the same game
/// everywhere. Copies share what never changes; [`Clone::clone_from`] into an existing game of
/// the same setup allocates nothing.
#[derive(Debug)]
pub struct Game {
    pub(crate) rules: Arc<Ruleset>,
    pub(crate) board: Board,
    pub(crate) pile: Pile,
    pub(crate) turn: Turn,
    pub(crate) neutral: Neutral,
    pub(crate) hands: Hands,
    pub(crate) flocks: Flocks,
    pub(crate) crop_circle: Option<CropCircle>,
    /// Only in games with cards.
    pub(crate) cards: Option<Box<Cards>>,
    pub(crate) scores: [i32; MAX_SEATS],
    /// For each seat the figures at home, one bit a figure.
    pub(crate) supply: [u32; MAX_SEATS],
    /// The part of the state key that is kept up move by move.
    pub(crate) key: u64,
}

impl Game {
    /// A new game with the tiles that come with the program.
    ///
    /// # Errors
    /// Says what in the setup cannot be played.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        Self::with_library(setup, Library::standard())
    }

    /// A new game with the tiles of `library`.
    ///
    /// # Errors
    /// Says what in the setup cannot be played.
    pub fn with_library(setup: Setup, library: &Library) -> Result<Self, SetupError> {
        Self::from_ruleset(Arc::new(Ruleset::new(setup, library)?))
    }

    /// A new game with rules that have been worked out already.
    ///
    /// # Errors
    /// The start tiles may not fit each other.
    pub fn from_ruleset(rules: Arc<Ruleset>) -> Result<Self, SetupError> {
        let mut game = Self::empty_table(rules);
        let rules = Arc::clone(&game.rules);
        for &(kind, cell, orientation) in &rules.start {
            if !cell.in_start_limits() {
                return Err(SetupError::StartTile {
                    tile: rules.kind(kind).tile.id.clone(),
                    cell,
                    reason: format!(
                        "too far out; write columns and rows of at most {} either way",
                        Cell::START_LIMIT
                    ),
                });
            }
            match game.board.fit(&rules.tables, Tables::number(kind, orientation), cell) {
                // Start layouts are fixed: what matters is that nothing contradicts.
                Ok(()) | Err(Misfit::Alone) => {}
                Err(misfit) => {
                    return Err(SetupError::StartTile {
                        tile: rules.kind(kind).tile.id.clone(),
                        cell,
                        reason: crate::turn::place_tile::refusal(
                            misfit,
                            cell,
                            rules.kind(kind).tile.shape,
                        )
                        .to_string(),
                    });
                }
            }
            game.lay(kind, cell, orientation);
        }
        if rules.in_play.gingerbread_man {
            crate::expansions::gingerbread_man::comes::start(&mut game);
        }
        if rules.in_play.halflings {
            game.turn.phase = Phase::DealHalflings;
        }
        game.run(&mut Events::off());
        Ok(game)
    }

    /// A game before anything lies on the table.
    pub(crate) fn empty_table(rules: Arc<Ruleset>) -> Self {
        let mut supply = [0; MAX_SEATS];
        supply[..rules.seats()].fill(rules.figures.full_supply());
        Self {
            board: Board::with_capacity(rules.capacity),
            pile: Pile::new(&rules.stages),
            turn: Turn::default(),
            neutral: Neutral::default(),
            hands: Hands::new(rules.seats(), &rules.hand_copies),
            flocks: Flocks::default(),
            crop_circle: None,
            cards: rules.in_play.cards.then(|| Box::new(Cards::new(&rules.setup.options))),
            scores: [0; MAX_SEATS],
            supply,
            key: 0,
            rules,
        }
    }

    /// What the setup makes of the tiles.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The shared rules, for further games with the same setup.
    pub fn shared_rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The setup of the game.
    pub fn setup(&self) -> &Setup {
        &self.rules.setup
    }

    /// The number of players.
    pub fn seats(&self) -> usize {
        self.rules.seats()
    }

    /// The seats, in order round the table.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.seats() as u8).map(Seat)
    }

    /// Points by seat.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats()]
    }

    /// Figures of `kind` in the supply of `seat`; none if nobody sits there.
    pub fn supply(&self, seat: Seat, kind: FigureKind) -> u32 {
        let at_home = self.supply.get(seat.index()).copied().unwrap_or(0);
        (at_home & self.rules.figures.mask(kind)).count_ones()
    }

    /// Whose turn it is; the last player's when the game is over.
    pub fn active_seat(&self) -> Seat {
        self.turn.seat
    }

    /// Whether the game is over (BG-40).
    pub fn is_over(&self) -> bool {
        self.turn.phase == crate::turn::Phase::Over
    }

    /// The seats with the most points; several share the win (BG-44).
    pub fn leaders(&self) -> impl Iterator<Item = Seat> + '_ {
        let most = self.scores().iter().max().copied();
        self.scores()
            .iter()
            .enumerate()
            .filter(move |(_, points)| Some(**points) == most)
            .map(|(seat, _)| Seat(seat as u8))
    }

    /// The tile drawn and not yet placed.
    pub fn drawn_tile(&self) -> Option<KindId> {
        (self.turn.drawn != NONE).then_some(KindId(self.turn.drawn))
    }

    /// The tile just placed, while its player may still act on it (TS-8).
    pub fn newest_piece(&self) -> Option<PieceId> {
        (self.turn.newest != NONE).then_some(PieceId(self.turn.newest))
    }

    /// The kind of the tile just placed; there must be one.
    pub(crate) fn newest_kind(&self) -> &crate::ruleset::Kind {
        let piece = self.board.pieces[self.turn.newest as usize];
        let kind = self.rules.tables.oriented[piece.oriented as usize].kind;
        &self.rules.tables.kinds[kind as usize]
    }

    /// What the tile just placed does, one bit an effect; nothing if there is none.
    pub(crate) fn newest_effects(&self) -> u16 {
        if self.turn.newest == NONE { 0 } else { self.newest_kind().effects }
    }

    /// The segment of a node of the board.
    pub(crate) fn spot_of_node(&self, node: u16) -> Spot {
        let home = self.board.features.list[node as usize].home;
        let piece = self.board.pieces[home.piece as usize];
        let entry = self.board.cells.entry(piece.cell);
        Spot { cell: entry.cell, layer: u8::from(entry.first != home.piece), segment: home.segment }
    }

    /// The node of a segment of the board.
    pub(crate) fn node_of_spot(&self, spot: Spot) -> Option<u16> {
        let entry = self.board.cells.entry(self.board.cells.find(spot.cell)?);
        let piece = match (entry.first, spot.layer) {
            (NONE, _) => return None,
            (first, 0) => first,
            (_, 1) if entry.second != NONE => entry.second,
            _ => return None,
        };
        let mut nodes = self.board.nodes_of_piece(&self.rules.tables, piece);
        nodes.nth(usize::from(spot.segment))
    }

    /// Lays a piece and keeps the key.
    #[inline]
    pub(crate) fn lay(&mut self, kind: KindId, cell: Cell, orientation: Orientation) -> u16 {
        let number = Tables::number(kind, orientation);
        self.key = self.key.wrapping_add(key::piece(cell, number));
        let piece = self.board.lay(&self.rules.tables, number, cell);
        if self.cards.is_some() {
            turned::spread_from_piece(self, piece);
        }
        piece
    }

    /// Puts a figure of the supply on a node and keeps the key.
    #[inline]
    pub(crate) fn put_figure(&mut self, figure: FigureId, node: u16) {
        let figures = &self.rules.figures;
        let (seat, kind) = (figures.seat(figure), figures.kind(figure));
        self.supply[seat.index()] &= !figures.bit(figure);
        if kind.claims() {
            self.board.features.put_figure(figure, node);
        } else {
            self.board.features.put_bystander(figure, node);
        }
        self.key = self.key.wrapping_add(key::figure(seat, kind, self.spot_of_node(node)));
        if self.cards.is_some() {
            turned::spread(self, node);
        }
    }

    /// Moves a follower of the board to another node and keeps the key.
    pub(crate) fn move_figure(
        &mut self,
        figure: FigureId,
        node: u16,
        rule: crate::rule_id::RuleId,
        events: &mut Events,
    ) {
        let figures = &self.rules.figures;
        let (seat, kind) = (figures.seat(figure), figures.kind(figure));
        let from = self.spot_of_node(self.board.features.figure_node[figure.index()]);
        let to = self.spot_of_node(node);
        self.board.features.take_figure(figure);
        self.board.features.put_figure(figure, node);
        self.key = self.key.wrapping_sub(key::figure(seat, kind, from));
        self.key = self.key.wrapping_add(key::figure(seat, kind, to));
        if self.cards.is_some() {
            // XP-51 e: he stands upright where he goes.
            turned::leaves(self, figure);
            turned::spread(self, node);
        }
        events.push(Event::FigureMoved { seat, figure, kind, from, to, rule });
    }

    /// Takes a figure home from the board and keeps the key.
    #[inline]
    pub(crate) fn return_figure(
        &mut self,
        figure: FigureId,
        rule: &'static str,
        events: &mut Events,
    ) {
        let figures = &self.rules.figures;
        let (seat, kind) = (figures.seat(figure), figures.kind(figure));
        let spot = self.spot_of_node(self.board.features.figure_node[figure.index()]);
        self.supply[seat.index()] |= figures.bit(figure);
        if kind.claims() {
            self.board.features.take_figure(figure);
        } else {
            self.board.features.take_bystander(figure);
            self.flocks.clear(seat);
        }
        self.neutral.figure_leaves(figure);
        if self.cards.is_some() {
            turned::leaves(self, figure);
        }
        self.key = self.key.wrapping_sub(key::figure(seat, kind, spot));
        events.push(Event::FigureReturned {
            seat,
            figure,
            kind,
            spot,
            rule: crate::rule_id::RuleId(rule),
        });
    }

    /// Gives points and keeps the key.
    #[inline]
    pub(crate) fn add_points(&mut self, seat: Seat, points: i32) {
        let score = &mut self.scores[seat.index()];
        self.key = self.key.wrapping_sub(key::score(seat, *score));
        *score += points;
        self.key = self.key.wrapping_add(key::score(seat, *score));
    }
}
