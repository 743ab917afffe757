//! The cards of a position as data.

use serde::{Deserialize, Serialize};

use super::cards::{CardCounts, all, copies};
use super::{Cards, Change, Game, Play, PositionError, Round, Stage, Target};
use crate::board::NONE;
use crate::card::{CardId, Deck, card, card_named};
use crate::expansions::christmas_present::{feature_spot, play, turned};
use crate::figure::{FigureId, FigureKind};
use crate::seat::{MAX_SEATS, Seat};
use crate::segment::Spot;

/// The cards of a position. Cards are named by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardsPosition {
    /// Copies in the decks; nothing in views, where only `left` is told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stock: Vec<(String, u8)>,
    /// In views: cards left in the Cloister deck and in the Roadside deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<(u8, u8)>,
    /// Copies on the discard pile.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<(String, u8)>,
    /// What each seat holds.
    pub hands: Vec<CardHandPosition>,
    /// Segments whose followers are turned.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turned: Vec<Spot>,
    /// Points noted by seat; empty if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub noted: Vec<i32>,
    /// Seats that place no follower in their next turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<Seat>,
    /// Decks from which the active player may still draw; nothing before it has been looked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<Vec<Deck>>,
    /// The card that is being drawn or played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_its_way: Option<CardOnItsWay>,
    /// What cards change in the scoring that comes next.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<CardChange>,
    /// Whether two tiles are drawn (XP-41).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub two_tiles: bool,
    /// The first of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_tile: Option<String>,
    /// Before scoring: which of the completed features, which of the three stages, and how many
    /// seats from the active player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<(u8, u8, u8)>,
    /// At the end: how many players have shown their cards.
    #[serde(skip_serializing_if = "is_zero")]
    pub revealed: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// The cards that one seat holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardHandPosition {
    /// The cards, each with its copies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<(String, u8)>,
    /// In views of others: how many of the Cloister deck, and of the Roadside deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<(u8, u8)>,
}

/// A card that is being drawn or played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardOnItsWay {
    /// Whose.
    pub by: Seat,
    /// How far it has come.
    pub step: CardStep,
}

/// How far a card has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardStep {
    /// Chance draws it.
    Draw {
        /// From which deck.
        deck: Deck,
    },
    /// It is aimed.
    Aim {
        /// Which card.
        card: String,
        /// Whether it was played from the hand: then it cannot be declined.
        from_hand: bool,
    },
    /// An opponent may answer.
    Answer {
        /// Which card.
        card: String,
        /// At what it is aimed.
        target: CardTarget,
        /// Who may answer.
        seat: Seat,
    },
    /// Chance picks a card of a player.
    Lose {
        /// For which card.
        card: String,
        /// Whose.
        seat: Seat,
    },
}

/// At what a card is aimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardTarget {
    /// Nothing.
    Nothing,
    /// The feature of a segment.
    Feature(Spot),
    /// A figure: whose, of which kind, where.
    Figure(Seat, FigureKind, Spot),
    /// A player.
    Player(Seat),
    /// A place for a figure of the supply.
    Place(FigureKind, Spot),
    /// Another place for a figure of the board.
    Move(Seat, FigureKind, Spot, Spot),
}

/// What one card changes in one scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardChange {
    /// Whose card.
    pub seat: Seat,
    /// Which card.
    pub card: String,
    /// A segment of the feature; nothing for cards that mean none.
    pub spot: Option<Spot>,
}

/// The phases in which cards are decided about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardPhase {
    /// W0.
    BeforeTile,
    /// W1.
    AfterTile,
    /// W2.
    AfterFigures,
    /// W3.
    Scoring,
    /// W4.
    AfterScoring,
    /// The hand limit.
    HandLimit,
    /// Cards of the town are shown at the end.
    Reveal,
}

fn name(id: CardId) -> String {
    card(id).id.clone()
}

fn named(counts: &CardCounts) -> Vec<(String, u8)> {
    let all = all().filter(|id| counts[id.index()] > 0);
    all.map(|id| (name(id), counts[id.index()])).collect()
}

fn wrong<T>(what: &'static str) -> Result<T, PositionError> {
    Err(PositionError::Cards(what))
}

/// The card with this id.
fn known(id: &str) -> Result<CardId, PositionError> {
    card_named(id).ok_or_else(|| PositionError::Card { card: id.to_owned() })
}

fn counts(list: &[(String, u8)]) -> Result<CardCounts, PositionError> {
    let mut counts = CardCounts::default();
    for (id, count) in list {
        let place = &mut counts[known(id)?.index()];
        *place = place.saturating_add(*count);
    }
    Ok(counts)
}

impl CardsPosition {
    /// Leaves out what `viewer` may not see (XP-23): the hands of others, and the decks, from
    /// which they could be told.
    pub(crate) fn hide_from(&mut self, viewer: Option<Seat>) {
        let backs = |list: &[(String, u8)]| {
            let of = |deck| -> u8 {
                let copies = list
                    .iter()
                    .filter(|(id, _)| card_named(id).is_some_and(|one| card(one).deck == deck));
                copies.map(|(_, count)| *count).sum()
            };
            (of(Deck::Cloister), of(Deck::Roadside))
        };
        self.left = Some(backs(&self.stock));
        self.stock.clear();
        for (seat, hand) in self.hands.iter_mut().enumerate() {
            if viewer.map(Seat::index) != Some(seat) {
                hand.hidden = Some(backs(&hand.cards));
                hand.cards.clear();
            }
        }
    }
}

impl Game {
    /// The cards as data; nothing in games without them.
    pub(crate) fn cards_position(&self) -> Option<CardsPosition> {
        let cards = self.cards.as_deref()?;
        let seats = || (0..self.seats() as u8).map(Seat);
        let mut turned: Vec<Spot> = self
            .figures_on_board()
            .filter(|(figure, ..)| cards.turned & turned::bit(*figure) != 0)
            .map(|(.., spot)| spot)
            .collect();
        turned.sort_by_key(|spot| (spot.cell.reading_order(), spot.layer, spot.segment));
        turned.dedup();
        let noted = &cards.noted[..self.seats()];
        let tile = |kind: u16| self.rules.tables.kinds[kind as usize].tile.id.clone();
        Some(CardsPosition {
            stock: named(&cards.stock),
            left: None,
            discard: named(&cards.discard),
            hands: seats()
                .map(|seat| CardHandPosition {
                    cards: named(&cards.hands[seat.index()]),
                    hidden: None,
                })
                .collect(),
            turned,
            noted: if noted.iter().any(|&points| points != 0) {
                noted.to_vec()
            } else {
                Vec::new()
            },
            barred: seats().filter(|seat| cards.barred & 1 << seat.0 != 0).collect(),
            due: cards.is_opened.then(|| {
                Deck::ALL.into_iter().filter(|deck| cards.due & deck.bit() != 0).collect()
            }),
            on_its_way: self.card_on_its_way(cards),
            changes: cards
                .changes()
                .iter()
                .map(|change| CardChange {
                    seat: change.seat,
                    card: name(change.card),
                    spot: (change.node != NONE).then(|| feature_spot(self, change.node)),
                })
                .collect(),
            two_tiles: cards.two_tiles,
            first_tile: (cards.first_tile != NONE).then(|| tile(cards.first_tile)),
            round: (cards.round != Round::default()).then_some((
                cards.round.feature,
                cards.round.stage as u8,
                cards.round.offset,
            )),
            revealed: cards.revealed,
        })
    }

    fn card_on_its_way(&self, cards: &Cards) -> Option<CardOnItsWay> {
        let step = match cards.play {
            Play::Nothing => return None,
            Play::Drawing(deck) => CardStep::Draw { deck },
            Play::Aiming { card, from_hand } => CardStep::Aim { card: name(card), from_hand },
            Play::Asking { card, target, offset } => {
                let seat = (cards.by.index() + usize::from(offset)) % self.seats();
                let (card, target) = (name(card), self.card_target(target));
                CardStep::Answer { card, target, seat: Seat(seat as u8) }
            }
            Play::Losing { card, victim } => CardStep::Lose { card: name(card), seat: victim },
        };
        Some(CardOnItsWay { by: cards.by, step })
    }

    fn card_target(&self, target: Target) -> CardTarget {
        let figure = |figure: FigureId| {
            let node = self.board.features.figure_node[figure.index()];
            let figures = &self.rules.figures;
            (figures.seat(figure), figures.kind(figure), self.spot_of_node(node))
        };
        match target {
            Target::Nothing => CardTarget::Nothing,
            Target::Feature(node) => CardTarget::Feature(feature_spot(self, node)),
            Target::Figure(one) => {
                let (seat, kind, spot) = figure(one);
                CardTarget::Figure(seat, kind, spot)
            }
            Target::Player(seat) => CardTarget::Player(seat),
            Target::Place { kind, node } => CardTarget::Place(kind, self.spot_of_node(node)),
            Target::Move { figure: one, node } => {
                let (seat, kind, spot) = figure(one);
                CardTarget::Move(seat, kind, spot, self.spot_of_node(node))
            }
        }
    }

    /// Sets the cards; after pieces and figures.
    pub(super) fn set_cards(
        &mut self,
        position: Option<&CardsPosition>,
    ) -> Result<(), PositionError> {
        let Some(position) = position else { return Ok(()) };
        if self.cards.is_none() {
            return wrong("cards are not in play");
        }
        if position.left.is_some() || position.hands.iter().any(|hand| hand.hidden.is_some()) {
            return wrong(
                "hands or decks are hidden: this is a view of a game, not a whole position",
            );
        }
        if position.hands.len() > self.seats() || position.noted.len() > self.seats() {
            return wrong("there are more hands, or noted points, than seats");
        }
        let mut cards = Cards::default();
        cards.stock = counts(&position.stock)?;
        cards.discard = counts(&position.discard)?;
        cards.two_tiles = position.two_tiles;
        cards.is_opened = position.due.is_some();
        cards.revealed = position.revealed.min(MAX_SEATS as u8);
        for (own, hand) in cards.hands.iter_mut().zip(&position.hands) {
            *own = counts(&hand.cards)?;
        }
        self.check_copies(&cards)?;
        for (own, &points) in cards.noted.iter_mut().zip(&position.noted) {
            if points.abs() > super::position::MOST_POINTS {
                return wrong("more points are noted than any game gives");
            }
            *own = points;
        }
        for &seat in &position.barred {
            cards.barred |= 1 << self.known_seat(seat)?.0;
        }
        for deck in position.due.iter().flatten() {
            cards.due |= deck.bit();
        }
        for change in &position.changes {
            let node = match change.spot {
                Some(spot) => self.known_node(spot)?,
                None => NONE,
            };
            let seat = self.known_seat(change.seat)?;
            cards.add_change(Change { node, card: known(&change.card)?, seat });
        }
        if let Some(tile) = &position.first_tile {
            cards.first_tile = self
                .rules
                .kind_of_tile(tile)
                .ok_or(PositionError::Cards("the first of two tiles is none of this game"))?
                .0;
        }
        if cards.first_tile != NONE && !cards.two_tiles {
            return wrong("a first tile without a second one");
        }
        if let Some((feature, stage, offset)) = position.round {
            let stage = match stage {
                0 => Stage::Tie,
                1 => Stage::Own,
                2 => Stage::Against,
                _ => return wrong("the stages before scoring are 0, 1 and 2"),
            };
            cards.round = Round { feature, stage, offset: offset.min(MAX_SEATS as u8) };
        }
        *self.cards_mut() = cards;
        for &spot in &position.turned {
            let node = self.known_node(spot)?;
            if self.board.features.figures(node).next().is_none() {
                return wrong("nobody stands where followers are turned");
            }
            turned::turn(self, node);
        }
        self.set_card_on_its_way(position.on_its_way.as_ref())
    }

    /// Decks, hands and discard pile hold each copy once.
    fn check_copies(&self, cards: &Cards) -> Result<(), PositionError> {
        let copies = copies(&self.rules.setup.options);
        let piles = || [&cards.stock, &cards.discard].into_iter().chain(&cards.hands);
        match all().find(|id| {
            let found: u32 = piles().map(|pile| u32::from(pile[id.index()])).sum();
            found != u32::from(copies[id.index()])
        }) {
            None => Ok(()),
            Some(id) => {
                Err(PositionError::CardCopies { card: name(id), copies: copies[id.index()] })
            }
        }
    }

    fn known_seat(&self, seat: Seat) -> Result<Seat, PositionError> {
        let seats = self.seats();
        if seat.index() < seats { Ok(seat) } else { Err(PositionError::Seat { seat, seats }) }
    }

    fn known_node(&self, spot: Spot) -> Result<u16, PositionError> {
        self.node_of_spot(spot).ok_or(PositionError::Cards("a card speaks of no segment"))
    }

    fn known_figure(
        &self,
        seat: Seat,
        kind: FigureKind,
        spot: Spot,
    ) -> Result<FigureId, PositionError> {
        let mut figures = self.figures_on_board();
        figures
            .find(|&(_, own, one, at)| (own, one, at) == (seat, kind, spot))
            .map(|(figure, ..)| figure)
            .ok_or(PositionError::Cards("a card speaks of a figure that is not there"))
    }

    fn set_card_on_its_way(
        &mut self,
        position: Option<&CardOnItsWay>,
    ) -> Result<(), PositionError> {
        let Some(CardOnItsWay { by, step }) = position else { return Ok(()) };
        let by = self.known_seat(*by)?;
        let play = match step {
            CardStep::Draw { deck } => Play::Drawing(*deck),
            CardStep::Aim { card, from_hand } => {
                Play::Aiming { card: known(card)?, from_hand: *from_hand }
            }
            CardStep::Answer { card, target, seat } => {
                let seat = self.known_seat(*seat)?;
                let seats = self.seats();
                let offset = (seat.index() + seats - by.index()) % seats;
                if offset == 0 {
                    return wrong("nobody answers a card of his own");
                }
                let target = self.known_target(target)?;
                Play::Asking { card: known(card)?, target, offset: offset as u8 }
            }
            CardStep::Lose { card, seat } => {
                Play::Losing { card: known(card)?, victim: self.known_seat(*seat)? }
            }
        };
        let cards = self.cards_mut();
        cards.by = by;
        cards.play = play;
        if play::is_stuck(self) {
            return wrong("the card on its way can go nowhere");
        }
        Ok(())
    }

    fn known_target(&self, target: &CardTarget) -> Result<Target, PositionError> {
        Ok(match *target {
            CardTarget::Nothing => Target::Nothing,
            CardTarget::Feature(spot) => {
                Target::Feature(self.board.features.root(self.known_node(spot)?))
            }
            CardTarget::Figure(seat, kind, spot) => {
                Target::Figure(self.known_figure(seat, kind, spot)?)
            }
            CardTarget::Player(seat) => Target::Player(self.known_seat(seat)?),
            CardTarget::Place(kind, spot) => Target::Place { kind, node: self.known_node(spot)? },
            CardTarget::Move(seat, kind, from, to) => Target::Move {
                figure: self.known_figure(seat, kind, from)?,
                node: self.known_node(to)?,
            },
        })
    }
}
