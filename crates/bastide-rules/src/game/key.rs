//! The 64-bit key of a state: equal states have equal keys, however they came about.
//!
//! Every fact of the state (a piece in a cell, a figure on a segment, a score, a drawn tile)
//! has a number; the key is their sum, so that a move adds and takes away a few numbers.

use super::{Game, GingerbreadMan, Play, Target};
use crate::expansions::christmas_present::feature_spot;
use crate::figure::FigureKind;
use crate::geometry::Cell;
use crate::seat::{MAX_SEATS, Seat};
use crate::segment::Spot;

/// Spreads a number over all 64 bits (the finaliser of SplitMix64, whose constants these are).
#[inline]
const fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[inline]
const fn cell_bits(cell: Cell) -> u64 {
    cell.x as u16 as u64 | (cell.y as u16 as u64) << 16
}

#[inline]
pub(crate) const fn piece(cell: Cell, oriented: u16) -> u64 {
    mix(1 << 60 | cell_bits(cell) | (oriented as u64) << 32)
}

#[inline]
pub(crate) const fn figure(seat: Seat, kind: FigureKind, spot: Spot) -> u64 {
    let where_ = cell_bits(spot.cell) | (spot.segment as u64) << 32 | (spot.layer as u64) << 40;
    mix(2 << 60 | where_ | (seat.0 as u64) << 44 | (kind as u64) << 48)
}

#[inline]
pub(crate) const fn score(seat: Seat, points: i32) -> u64 {
    if points == 0 { 0 } else { mix(3 << 60 | points as u32 as u64 | (seat.0 as u64) << 32) }
}

/// One copy of a kind that has left stage `stage` of the pile.
#[inline]
pub(crate) const fn drawn(stage: usize, kind: u16) -> u64 {
    mix(4 << 60 | (stage as u64) << 32 | kind as u64)
}

/// A dragon tile set aside (PD-8).
#[inline]
pub(crate) const fn aside_dragon(kind: u16) -> u64 {
    mix(9 << 60 | kind as u64)
}

/// A river tile set aside (RV-7).
#[inline]
pub(crate) const fn aside(kind: u16) -> u64 {
    mix(5 << 60 | kind as u64)
}

impl Game {
    /// The key of this state. States of the same setup that are equal have equal keys.
    #[inline]
    pub fn key(&self) -> u64 {
        let turn = &self.turn;
        let newest = match self.newest_piece() {
            Some(piece) => {
                let cell = self.board.pieces[piece.index()].cell;
                mix(6 << 60 | cell_bits(self.board.cells.entry(cell).cell))
            }
            None => 0,
        };
        let rest = 7 << 60
            | turn.phase.key_number() << 32
            | (turn.seat.0 as u64) << 24
            | turn.drawn as u64;
        let key = self.key.wrapping_add(mix(rest)).wrapping_add(newest);
        let key = if self.rules.in_play.has_hands_or_tokens() {
            key.wrapping_add(self.country_key())
        } else {
            key
        };
        let key = if self.rules.in_play.cards { key.wrapping_add(self.cards_key()) } else { key };
        if self.rules.in_play.has_neutral_figures() {
            key.wrapping_add(self.neutral_key())
        } else {
            key
        }
    }

    /// What hands, tokens, hills and a crop circle on its way add; not kept up either.
    fn country_key(&self) -> u64 {
        let flocks = &self.flocks;
        let hands = self.hands.counts().iter().map(|&count| u64::from(count));
        let tokens = (0..MAX_SEATS as u8).map(|seat| {
            flocks.tokens(Seat(seat)).iter().fold(0, |all, &n| all << 8 | u64::from(n))
        });
        let due = (flocks.awaited as u64) << 1 | u64::from(flocks.decided);
        let circle = self.crop_circle.map_or(0, |circle| {
            1 | u64::from(circle.adds) << 1
                | (circle.feature as u64) << 2
                | u64::from(circle.offset) << 8
        });
        let hidden = u64::from(self.pile.hidden());
        let parts = tokens.chain([due, circle, hidden]).chain(hands);
        parts.enumerate().filter(|&(_, part)| part != 0).fold(0, |sum: u64, (index, part)| {
            sum.wrapping_add(mix(10 << 60 | (index as u64) << 40 | part))
        })
    }

    /// What cards add; not kept up either.
    fn cards_key(&self) -> u64 {
        let cards = self.cards();
        let place = |spot: Spot| {
            cell_bits(spot.cell) | (spot.segment as u64) << 32 | (spot.layer as u64) << 40
        };
        let feature = |node: u16| match node {
            crate::board::NONE => 1 << 41,
            node => place(feature_spot(self, node)),
        };
        let hands = cards.hands[..self.seats()].iter();
        let piles = [&cards.stock, &cards.discard].into_iter().chain(hands);
        let copies = piles.flatten().enumerate().filter(|(_, count)| **count > 0);
        let copies =
            copies.map(|(index, &count)| 11 << 60 | (index as u64) << 40 | u64::from(count));
        let noted = cards.noted.iter().enumerate().filter(|(_, points)| **points != 0);
        let noted =
            noted.map(|(seat, &points)| 12 << 60 | (seat as u64) << 40 | u64::from(points as u32));
        let turned = self.figures_on_board().filter(|(figure, ..)| {
            cards.turned & crate::expansions::christmas_present::turned::bit(*figure) != 0
        });
        let turned = turned.map(|(_, seat, kind, spot)| {
            13 << 60 | place(spot) | u64::from(seat.0) << 44 | (kind as u64) << 48
        });
        let changes = cards.changes().iter().map(|change| {
            let whose = u64::from(change.card.0) << 44 | u64::from(change.seat.0) << 52;
            14 << 60 | feature(change.node) | whose
        });
        let round = u64::from(cards.round.feature) << 30
            | (cards.round.stage as u64) << 36
            | u64::from(cards.round.offset) << 38;
        let rest = 15 << 60
            | u64::from(cards.first_tile)
            | u64::from(cards.barred) << 16
            | round
            | u64::from(cards.due) << 42
            | u64::from(cards.is_opened) << 44
            | u64::from(cards.two_tiles) << 45
            | u64::from(cards.revealed) << 50;
        let (step, target) = match cards.play {
            Play::Nothing => (0, Target::Nothing),
            Play::Drawing(deck) => (1 | (deck as u64) << 4, Target::Nothing),
            Play::Aiming { card, from_hand } => {
                (2 | u64::from(card.0) << 4 | u64::from(from_hand) << 12, Target::Nothing)
            }
            Play::Asking { card, target, offset } => {
                (3 | u64::from(card.0) << 4 | u64::from(offset) << 16, target)
            }
            Play::Losing { card, victim } => {
                (4 | u64::from(card.0) << 4 | u64::from(victim.0) << 20, Target::Nothing)
            }
        };
        let figure = |figure: crate::figure::FigureId| {
            let node = self.board.features.figure_node[figure.index()];
            let (seat, kind) = (self.rules.figures.seat(figure), self.rules.figures.kind(figure));
            place(self.spot_of_node(node)) | u64::from(seat.0) << 44 | (kind as u64) << 48
        };
        let (aim, from) = match target {
            Target::Nothing => (0, 0),
            Target::Feature(node) => (1 << 52 | feature(node), 0),
            Target::Figure(one) => (2 << 52 | figure(one), 0),
            Target::Player(seat) => (3 << 52 | u64::from(seat.0), 0),
            Target::Place { kind, node } => {
                (4 << 52 | place(self.spot_of_node(node)) | (kind as u64) << 48, 0)
            }
            Target::Move { figure: one, node } => {
                (5 << 52 | place(self.spot_of_node(node)), figure(one))
            }
        };
        let step = if step == 0 { 0 } else { step | u64::from(cards.by.0) << 24 };
        let play =
            [rest, 15 << 60 | 1 << 57 | step, 15 << 60 | 2 << 57 | aim, 15 << 60 | 3 << 57 | from];
        copies
            .chain(noted)
            .chain(turned)
            .chain(changes)
            .chain(play)
            .fold(0, |sum: u64, part| sum.wrapping_add(mix(part)))
    }

    /// What the neutral figures add. They are few and move all over, so that this is not kept up.
    fn neutral_key(&self) -> u64 {
        let neutral = &self.neutral;
        let place = |cell: Option<Cell>| cell.map_or(1 << 40, cell_bits);
        let spot = |node: u16| {
            let spot = self.spot_of_node(node);
            cell_bits(spot.cell) | (spot.segment as u64) << 32 | (spot.layer as u64) << 41
        };
        let companion = neutral
            .companion()
            .map_or(0, |figure| spot(self.board.features.figure_node[figure.index()]) | 1 << 42);
        let man = match neutral.gingerbread_man {
            GingerbreadMan::Waiting => 1 << 43,
            GingerbreadMan::Beside => 1 << 44,
            GingerbreadMan::InCity(node) => spot(node),
        };
        let parts = [place(neutral.dragon), place(neutral.fairy), companion, man];
        let path = neutral.dragon_path().iter().map(|&cell| cell_bits(cell));
        parts.into_iter().chain(path).enumerate().fold(0, |sum: u64, (index, part)| {
            sum.wrapping_add(mix(8 << 60 | (index as u64) << 50 | part))
        })
    }

    /// The same key, worked out from nothing but the position: what [`Game::key`] must equal.
    pub fn key_from_scratch(&self) -> u64 {
        let mut copy = Self { key: 0, ..self.clone() };
        let features = &self.board.features;
        for placed in &self.board.pieces {
            let cell = self.board.cells.entry(placed.cell).cell;
            copy.key = copy.key.wrapping_add(piece(cell, placed.oriented));
        }
        for (id, &node) in features.figure_node.iter().enumerate() {
            if node != crate::board::NONE {
                let id = crate::figure::FigureId(id as u8);
                let (seat, kind) = (self.rules.figures.seat(id), self.rules.figures.kind(id));
                copy.key = copy.key.wrapping_add(figure(seat, kind, self.spot_of_node(node)));
            }
        }
        for (seat, &points) in self.scores().iter().enumerate() {
            copy.key = copy.key.wrapping_add(score(Seat(seat as u8), points));
        }
        copy.key = copy.key.wrapping_add(self.pile.key_from_scratch(&self.rules.stages));
        copy.key()
    }
}

impl std::hash::Hash for Game {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl PartialEq for Game {
    /// Whether both are the same position of the same setup, however they came about.
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
            && self.setup() == other.setup()
            && self.position().is_same_as(&other.position())
    }
}

impl Eq for Game {}
