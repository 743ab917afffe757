use crate::board::NONE;
use crate::card::{CardId, Deck, MAX_CARD_KINDS, MOST_CHANGES, card, cards};
use crate::expansions::christmas_present::play;
use crate::figure::{FigureId, FigureKind};
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::{CardChoice, Options};

/// Numbers of copies, by the number of the card.
pub(crate) type CardCounts = [u8; MAX_CARD_KINDS];

/// Where the cards are, and what they have brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cards {
    /// Copies in the two decks.
    pub stock: CardCounts,
    /// Copies on the discard pile, which is never shuffled again (XP-12).
    pub discard: CardCounts,
    /// Copies that each seat holds (XP-23).
    pub hands: [CardCounts; MAX_SEATS],
    /// Followers that are turned (XP-51), one bit a figure.
    pub turned: u128,
    /// Points noted and not yet paid (XP-51, XP-27).
    pub noted: [i32; MAX_SEATS],
    /// Seats that place no follower in their next turn (XP-56), one bit each.
    pub barred: u16,
    /// Decks from which the active player may still draw for the tile just placed, one bit each.
    pub due: u8,
    /// Whether it has been looked for the triggers of the tile just placed (XP-6).
    pub is_opened: bool,
    /// Whose card is being drawn or played.
    pub by: Seat,
    /// The card that is being drawn or played.
    pub play: Play,
    /// What cards change in the scoring that comes next.
    changes: [Change; MOST_CHANGES],
    change_count: u8,
    /// Two tiles are drawn instead of one (XP-41).
    pub two_tiles: bool,
    /// The first of them, or [`NONE`].
    pub first_tile: u16,
    /// How far the choices of W3 have come.
    pub round: Round,
    /// How many players have shown their cards at the end (XP-25).
    pub revealed: u8,
}

/// A card that is being drawn or played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Play {
    /// None.
    Nothing,
    /// Chance draws from the deck.
    Drawing(Deck),
    /// Its player chooses a target.
    Aiming { card: CardId, from_hand: bool },
    /// The opponent so many seats after its player may answer with a shield (XP-31).
    Asking { card: CardId, target: Target, offset: u8 },
    /// Chance picks a card of the victim (XP-54, XP-55).
    Losing { card: CardId, victim: Seat },
}

/// What a card is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// Nothing.
    Nothing,
    /// The feature of a node.
    Feature(u16),
    /// A figure.
    Figure(FigureId),
    /// A player.
    Player(Seat),
    /// A place for a figure of the supply.
    Place { kind: FigureKind, node: u16 },
    /// Another place for a figure of the board.
    Move { figure: FigureId, node: u16 },
}

/// What one card changes in one scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// A node of the feature, or [`NONE`].
    pub node: u16,
    pub card: CardId,
    pub seat: Seat,
}

/// The choices of W3, feature by feature (XP-63).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Round {
    /// Which of the completed features.
    pub feature: u8,
    pub stage: Stage,
    /// In the round of tie-breaks: how many seats from the active player.
    pub offset: u8,
}

/// The order of the choices for one feature (XP-63).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Stage {
    /// Everybody who shares the majority (XP-61).
    #[default]
    Tie,
    /// The active player with the majority.
    Own,
    /// The active player without it.
    Against,
}

/// The state of games without cards.
const NO_CARDS: Cards = Cards {
    stock: [0; MAX_CARD_KINDS],
    discard: [0; MAX_CARD_KINDS],
    hands: [[0; MAX_CARD_KINDS]; MAX_SEATS],
    turned: 0,
    noted: [0; MAX_SEATS],
    barred: 0,
    due: 0,
    is_opened: false,
    by: Seat(0),
    play: Play::Nothing,
    changes: [Change { node: NONE, card: CardId(0), seat: Seat(0) }; MOST_CHANGES],
    change_count: 0,
    two_tiles: false,
    first_tile: NONE,
    round: Round { feature: 0, stage: Stage::Tie, offset: 0 },
    revealed: 0,
};

static WITHOUT: Cards = NO_CARDS;

impl Default for Cards {
    fn default() -> Self {
        NO_CARDS
    }
}

/// The copies of each card that are in the game.
pub(crate) fn copies(options: &Options) -> CardCounts {
    let mut copies = [0; MAX_CARD_KINDS];
    for (count, card) in copies.iter_mut().zip(cards()) {
        let is_assumed = card.certainty == crate::card::Certainty::Assumed;
        *count = if is_assumed && options.cards == CardChoice::Verified { 0 } else { card.count };
    }
    copies
}

/// The ids of the cards of a deck.
pub(crate) fn of_deck(deck: Deck) -> impl Iterator<Item = CardId> {
    all().filter(move |&id| card(id).deck == deck)
}

/// All cards.
pub(crate) fn all() -> impl Iterator<Item = CardId> {
    (0..cards().len() as u8).map(CardId)
}

impl Cards {
    /// All cards in their decks, as before the first turn.
    pub fn new(options: &Options) -> Self {
        Self { stock: copies(options), ..NO_CARDS }
    }

    /// Copies of `card` in the hand of `seat`.
    #[inline]
    pub fn held(&self, seat: Seat, card: CardId) -> u8 {
        self.hands[seat.index()][card.index()]
    }

    /// The number of cards of `deck` that `seat` holds; backs are public (XP-23).
    pub fn held_of_deck(&self, seat: Seat, deck: Deck) -> u32 {
        of_deck(deck).map(|id| u32::from(self.held(seat, id))).sum()
    }

    /// The number of cards that `seat` holds.
    pub fn hand_size(&self, seat: Seat) -> u32 {
        self.hands[seat.index()].iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether a copy of `card` is in a deck or in a hand: not all are on the discard pile.
    pub fn is_unseen(&self, card: CardId) -> bool {
        let index = card.index();
        self.stock[index] > 0 || self.hands.iter().any(|hand| hand[index] > 0)
    }

    /// The number of cards left in `deck`.
    pub fn left(&self, deck: Deck) -> u32 {
        of_deck(deck).map(|id| u32::from(self.stock[id.index()])).sum()
    }

    /// A card of a hand goes to the discard pile (XP-22); `false` if it is not held.
    pub fn discard(&mut self, seat: Seat, card: CardId) -> bool {
        let held = &mut self.hands[seat.index()][card.index()];
        if *held == 0 {
            return false;
        }
        *held -= 1;
        self.discard[card.index()] += 1;
        true
    }

    /// What cards change in the scoring that comes next.
    pub fn changes(&self) -> &[Change] {
        &self.changes[..usize::from(self.change_count)]
    }

    /// Adds a change; there are no more than copies of such cards.
    pub fn add_change(&mut self, change: Change) {
        if let Some(place) = self.changes.get_mut(usize::from(self.change_count)) {
            *place = change;
            self.change_count += 1;
        }
    }

    /// Forgets the changes: the scoring is over.
    pub fn clear_changes(&mut self) {
        self.changes = NO_CARDS.changes;
        self.change_count = 0;
    }
}

impl super::Game {
    /// The cards of the game; nothing anywhere in games without them.
    #[inline]
    pub(crate) fn cards(&self) -> &Cards {
        self.cards.as_deref().unwrap_or(&WITHOUT)
    }

    /// The cards of the game, to be changed.
    #[inline]
    pub(crate) fn cards_mut(&mut self) -> &mut Cards {
        self.cards.get_or_insert_with(Box::default)
    }

    /// Deals anew what `seat` cannot see (XP-23): the others hold as many cards of each deck as
    /// before, any of those that lie neither on the discard pile nor in the hand of `seat`. So a
    /// computer player can try things out without knowing more than a person in its place.
    ///
    /// `pick` is asked for any number below its own.
    pub fn redeal_unseen_cards(&mut self, seat: Seat, mut pick: impl FnMut(u32) -> u32) {
        if !self.has_cards() {
            return;
        }
        // Cards that are resolved when they are drawn are in nobody's hand (XP-14).
        let mut is_kept = [true; MAX_CARD_KINDS];
        for id in all() {
            is_kept[id.index()] = !play::is_resolved_when_drawn(self, id);
        }
        let others = self.all_seats().filter(|&other| other != seat);
        let cards = self.cards_mut();
        let mut backs = [[0; Deck::ALL.len()]; MAX_SEATS];
        for other in others.clone() {
            for deck in Deck::ALL {
                backs[other.index()][deck as usize] = cards.held_of_deck(other, deck);
            }
            for id in all() {
                cards.stock[id.index()] +=
                    std::mem::take(&mut cards.hands[other.index()][id.index()]);
            }
        }
        for other in others {
            for deck in Deck::ALL {
                for _ in 0..backs[other.index()][deck as usize] {
                    cards.deal_one_of(other, deck, &is_kept, &mut pick);
                }
            }
        }
    }
}

impl Cards {
    /// Deals a card of the deck to `seat`, one of those that are kept if there is any.
    fn deal_one_of(
        &mut self,
        seat: Seat,
        deck: Deck,
        is_kept: &[bool; MAX_CARD_KINDS],
        pick: &mut impl FnMut(u32) -> u32,
    ) {
        for only_kept in [true, false] {
            let is_meant = |id: &CardId| !only_kept || is_kept[id.index()];
            let copies = |id: CardId| u32::from(self.stock[id.index()]);
            let count: u32 = of_deck(deck).filter(is_meant).map(copies).sum();
            if count == 0 {
                continue;
            }
            let mut left = pick(count).min(count - 1);
            let found = of_deck(deck).filter(is_meant).find(|&id| {
                let is_found = left < copies(id);
                left = left.saturating_sub(copies(id));
                is_found
            });
            if let Some(id) = found {
                self.stock[id.index()] -= 1;
                self.hands[seat.index()][id.index()] += 1;
            }
            return;
        }
    }
}
