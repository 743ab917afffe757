//! What the cards of Christmas Present are worth: in hand, undrawn, and what they have left on
//! the table (noted points, turned followers, bars).
//!
//! Everything is worked out from the effects of the cards with their numbers, so another table
//! of cards is played as well as this one. A hand is known to its owner only: the hands of others
//! count by their backs.

use bastide_rules::card::{
    Card, CardId, CardSymbol, Condition, Deck, Effect, MAX_CARD_KINDS, RateChange, RateOf, cards,
};
use bastide_rules::setup::Lightning;
use bastide_rules::{FigureKind, Game, MAX_SEATS, Seat, SegmentKind, Spot};

use super::evaluate::{LONG_GAME, POINT, turns_left};

/// What a choice between two tiles brings: about the difference between the better and the worse
/// of two average draws, half of it.
pub(super) const TWO_TILES: i32 = 160;

/// What a turn without a follower costs: a meeple that is put down brings two or three points
/// more than one that waits, but it can be put down a turn later.
const BARRED: i32 = 130;

/// Of the points of a turned feature so many per cent are lost to its owners. They are paid in
/// the end (XP-51), so it is next to nothing: it only makes the most valuable feature the target.
const TURNED: i32 = 2;

/// How many tiles a feature has that a card finds, neighbours of a cloister, or cities at a field.
const fn usual_size(kind: SegmentKind) -> i32 {
    match kind {
        SegmentKind::Monastery | SegmentKind::Garden => 5,
        SegmentKind::City => 4,
        SegmentKind::Road | SegmentKind::River => 3,
        SegmentKind::Field => 2,
    }
}

/// What a follower of somebody else is worth where he stands: the part of the feature that he
/// holds, and what he blocks.
const fn evicted(kind: SegmentKind) -> i32 {
    match kind {
        SegmentKind::City => 450,
        SegmentKind::Monastery | SegmentKind::Garden => 400,
        SegmentKind::Field => 350,
        SegmentKind::Road | SegmentKind::River => 200,
    }
}

/// What the cards of a game are worth to a seat, worked out once for all positions that it looks
/// at before it decides.
#[derive(Debug)]
pub(super) struct CardWorths {
    /// Of each card in the own hand.
    own: [i32; MAX_CARD_KINDS],
    /// Of the next card of each deck.
    draw: [i32; Deck::ALL.len()],
    /// Of a card of each deck in the hand of somebody else.
    kept: [i32; Deck::ALL.len()],
    /// How many in a hundred Cloister cards in the hands of others are shields.
    shields: i32,
}

/// A sum over copies of cards.
#[derive(Clone, Copy, Default)]
struct Mean {
    sum: i32,
    count: i32,
}

impl Mean {
    fn add(&mut self, value: i32, copies: u8) {
        self.sum += value * i32::from(copies);
        self.count += i32::from(copies);
    }

    fn get(self) -> i32 {
        self.sum / self.count.max(1)
    }
}

/// The card with this number.
pub(super) fn card(id: CardId) -> &'static Card {
    &cards()[id.index()]
}

impl CardWorths {
    /// What they are worth to `seat` now; nothing in games without cards.
    pub(super) fn of(game: &Game, seat: Seat) -> Option<Self> {
        if !game.has_cards() {
            return None;
        }
        let turns = turns_left(game);
        let mut worths = Self {
            own: [0; MAX_CARD_KINDS],
            draw: Default::default(),
            kept: Default::default(),
            shields: 0,
        };
        for (own, card) in worths.own.iter_mut().zip(cards()) {
            *own = worth(game, seat, &card.effect, turns);
        }
        let on_draw = game.setup().options.lightning == Lightning::OnDraw;
        let (mut draw, mut kept) = ([Mean::default(); 2], [Mean::default(); 2]);
        let mut shields = Mean::default();
        for (id, copies) in game.unseen_cards(seat) {
            let card = card(id);
            let deck = card.deck as usize;
            draw[deck].add(worths.own[id.index()], copies);
            if on_draw && card.symbol == CardSymbol::Lightning {
                continue;
            }
            kept[deck].add(worths.own[id.index()], copies);
            if card.deck == Deck::Cloister {
                shields.add(if card.effect == Effect::Shield { 100 } else { 0 }, copies);
            }
        }
        worths.draw = draw.map(Mean::get);
        worths.kept = kept.map(Mean::get);
        worths.shields = shields.get();
        Some(worths)
    }

    /// Of a card in the own hand.
    pub(super) fn own(&self, id: CardId) -> i32 {
        self.own[id.index()]
    }

    /// Of the next card of `deck`, on average.
    pub(super) fn draw(&self, deck: Deck) -> i32 {
        self.draw[deck as usize]
    }

    /// Of the cards that a tile still to be drawn brings: two tiles in seven show roads only, and
    /// one in seven comes to lie beside a cloister of somebody else.
    pub(super) fn for_a_tile(&self) -> i32 {
        (2 * self.draw(Deck::Roadside) + self.draw(Deck::Cloister)) / 7
    }

    /// Of a card of `deck` in somebody else's hand, on average.
    pub(super) fn kept(&self, deck: Deck) -> i32 {
        self.kept[deck as usize]
    }

    /// The chance in per cent that `seat` holds a shield, as far as its backs tell.
    pub(super) fn chance_of_shield(&self, game: &Game, seat: Seat) -> i32 {
        let mut none = 100;
        for _ in 0..game.card_backs(seat, Deck::Cloister) {
            none = none * (100 - self.shields) / 100;
        }
        100 - none
    }

    /// Adds to each seat what it holds, what is noted for it, and what bars cost it. `seat` is
    /// the one that knows its own hand.
    pub(super) fn add(&self, game: &Game, seat: Seat, turns: i32, values: &mut [i32; MAX_SEATS]) {
        for (id, copies) in game.card_hand(seat) {
            values[seat.index()] += self.own(id) * i32::from(copies);
        }
        for other in game.all_seats() {
            let value = &mut values[other.index()];
            // Nothing can take noted points away (XP-27).
            *value += game.noted_points(other) * POINT;
            if other != seat {
                for deck in Deck::ALL {
                    *value += self.kept(deck) * game.card_backs(other, deck) as i32;
                }
            }
            if game.is_barred(other) && can_place(game, other) {
                *value -= BARRED * turns.min(1);
            }
        }
    }
}

/// What is left of the `worth` of the feature of `spot` if followers on it are turned.
pub(super) fn paid_late(game: &Game, spot: Spot, worth: i32) -> i32 {
    if game.is_turned(spot) { worth - worth * TURNED / 100 } else { worth }
}

fn can_place(game: &Game, seat: Seat) -> bool {
    FigureKind::ALL.into_iter().any(|kind| kind.claims() && game.supply(seat, kind) > 0)
}

/// What a card with that effect is worth to `seat` with so many turns left. Cards that wait for
/// an occasion are worth less and less; cards for the end of the game keep their worth.
fn worth(game: &Game, seat: Seat, effect: &Effect, turns: i32) -> i32 {
    let waiting = |long: i32| long * turns / LONG_GAME;
    match *effect {
        Effect::Points { points } | Effect::LosePoints { points } => points * POINT,
        // Two times in three there is something to score, and a follower comes home from it.
        Effect::ScoreUnfinished { feature, tiles_times } => {
            let more = usual_size(feature) * (tiles_times - 1) * POINT;
            (more + waiting(200)) * 2 / 3
        }
        Effect::PlaceFollower { .. } => waiting(300),
        Effect::Rate(rate) => waiting(rate_worth(&rate)),
        // Roads of others are seldom worth completing.
        Effect::Half { feature } => waiting(usual_size(feature) * POINT / 2 / 4),
        Effect::Shield => waiting(200),
        // It is played at once, unless there is no tile left to choose from.
        Effect::TwoTiles => TWO_TILES * 3 / 4 * turns.min(1),
        Effect::Recall => waiting(160),
        Effect::MoveFollower => waiting(120),
        Effect::DeferPoints => usual_size(SegmentKind::City) * 2 * POINT * TURNED / 100,
        // Three times in five an opponent stands on such a feature.
        Effect::SendHome { feature } => evicted(feature) * 3 / 5,
        Effect::TakeCard => waiting(240),
        Effect::SpoilCard => waiting(120),
        Effect::NoFollower => BARRED * turns.min(1),
        Effect::TieBreak { at_the_end: false } => waiting(180),
        Effect::LateRate { feature, plus } => {
            let usual = plus * usual_size(feature) * POINT / 2;
            towards_the_end(usual, plus * best_late(game, seat, feature) * POINT, turns)
        }
        Effect::LateSupply { each } => {
            let kinds = FigureKind::ALL.into_iter().filter(|kind| kind.strength() > 0);
            let at_home: u32 = kinds.map(|kind| game.supply(seat, kind)).sum();
            towards_the_end(each * 2 * POINT, each * at_home as i32 * POINT, turns)
        }
        Effect::TieBreak { at_the_end: true } => {
            towards_the_end(180, best_tie(game, seat) * POINT, turns)
        }
    }
}

/// From what is usual at the end of the game to what is there when the end comes near.
const fn towards_the_end(usual: i32, now: i32, turns: i32) -> i32 {
    (usual * turns + now * (LONG_GAME - turns)) / LONG_GAME
}

/// What another rate brings, in a long game: its difference at a usual feature, times the chance
/// that one is completed.
fn rate_worth(rate: &RateChange) -> i32 {
    let each = match (rate.feature, rate.of) {
        (SegmentKind::City, _) | (_, RateOf::Pennants) => 2,
        _ => 1,
    };
    let (count, chance) = match rate.only {
        // A ring takes four tiles at least, and they must be curves.
        Condition::Loop => (4, 10),
        Condition::WithPennants if rate.of == RateOf::Pennants => (1, 70),
        Condition::WithPennants => (4, 70),
        Condition::WithoutPennants => (3, 80),
    };
    // Cities of others are seldom completed for them.
    let chance = if rate.majority { chance } else { chance / 5 };
    (rate.of_rate(each) - each).abs() * count * POINT * chance / 100
}

/// What a late rate counts on the best own feature of that kind (XP-45 to XP-48): tiles, tiles
/// around, or cities.
fn best_late(game: &Game, seat: Seat, kind: SegmentKind) -> i32 {
    let counted = |spot: Spot| {
        let feature = game.feature(spot)?;
        let is_own = feature.kind == kind && feature.owners.contains(&seat);
        if !is_own || feature.complete && kind != SegmentKind::Field {
            return None;
        }
        Some(match kind {
            SegmentKind::Field => feature.points / 3,
            SegmentKind::Monastery => feature.points - 1,
            _ if feature.points == 0 => 0,
            _ => i32::from(feature.pieces),
        })
    };
    own_spots(game, seat).filter_map(counted).max().unwrap_or(0)
}

/// The points of the best feature that `seat` shares.
fn best_tie(game: &Game, seat: Seat) -> i32 {
    let shared = |spot: Spot| {
        let feature = game.feature(spot)?;
        let is_shared = feature.owners.len() > 1 && feature.owners.contains(&seat);
        is_shared.then_some(feature.points)
    };
    own_spots(game, seat).filter_map(shared).max().unwrap_or(0)
}

fn own_spots(game: &Game, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
    let own =
        game.figures_on_board().filter(move |(_, own, kind, _)| *own == seat && kind.claims());
    own.map(|(.., spot)| spot)
}
