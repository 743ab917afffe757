//! What the greedy player does with cards, in concrete positions.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use bastide_rules::card::{CardId, Deck, card_named};
use bastide_rules::geometry::Cell;
use bastide_rules::{
    Action, CardOnItsWay, CardPhase, CardStep, CardTarget, FigureKind, Game, KindId, Position,
    Seat, Setup, Spot, TurnState,
};
use common::{assert_chooses, choices};

/// Where somebody stands, and what lies where, as in [`common::position`].
type Laid<'a> = &'a [(&'a str, (i16, i16), u8)];
type Standing<'a> = &'a [(u8, (i16, i16), u8)];

fn setup() -> Setup {
    let mut setup = Setup::with_set("base-c1", 2);
    setup.options.set("christmas_present", "on").unwrap();
    setup.options.set("meeples", "3").unwrap();
    // With the other readings a cloister brings no more than at the end of the game (XP-37).
    setup.options.set("xp_cloister", "1+2n").unwrap();
    setup
}

/// A position of two in a phase of cards; seat 0 holds `hand`.
fn in_phase(
    phase: CardPhase,
    laid: Laid,
    standing: Standing,
    hand: &[&str],
    change: impl FnOnce(&mut Position),
) -> Game {
    common::position(setup(), laid, standing, |position| {
        position.turn = TurnState::Cards { phase };
        for id in hand {
            take_from_stock(position, id);
            position.cards.as_mut().unwrap().hands[0].cards.push(((*id).to_owned(), 1));
        }
        change(position);
    })
}

fn take_from_stock(position: &mut Position, id: &str) {
    let stock = &mut position.cards.as_mut().unwrap().stock;
    let entry = stock.iter_mut().find(|(one, _)| one == id).unwrap();
    entry.1 -= 1;
}

/// `by` has just drawn or played the card, which is on its way.
fn on_its_way(position: &mut Position, by: Seat, id: &str, step: CardStep) {
    take_from_stock(position, id);
    position.seat = by;
    let cards = position.cards.as_mut().unwrap();
    cards.discard.push((id.to_owned(), 1));
    cards.due = Some(Vec::new());
    cards.on_its_way = Some(CardOnItsWay { by, step });
}

/// Only so many tiles are left to draw.
fn few_tiles(position: &mut Position, left: u16) {
    let mut rest = left;
    for (_, _, count) in &mut position.pile {
        *count = rest.min(*count);
        rest -= *count;
    }
    position.pile.retain(|(_, _, count)| *count > 0);
}

fn named(id: &str) -> CardId {
    card_named(id).unwrap()
}

const fn spot(x: i16, y: i16, segment: u8) -> Spot {
    Spot::new(Cell::new(x, y), segment)
}

/// A city of four tiles over the start tile, open in the north, with a knight of seat 0; a road
/// beside it.
const CITY: Laid = &[
    ("base-fcfc-pennant", (0, -1), 1),
    ("base-fcfc-pennant", (0, -2), 1),
    ("base-fcfc", (0, -3), 1),
    ("base-frfr", (1, 0), 0),
];

/// Seat 1 attacks seat 0, who holds a shield.
fn attacked(id: &str, target: CardTarget, points: i32) -> Game {
    in_phase(CardPhase::AfterTile, CITY, &[(0, (0, 0), 0)], &["C07"], |position| {
        position.scores = vec![points, 20];
        let (card, seat) = (id.to_owned(), Seat(0));
        on_its_way(position, Seat(1), id, CardStep::Answer { card, target, seat });
    })
}

#[test]
fn a_shield_saves_a_knight() {
    let knight = CardTarget::Figure(Seat(0), FigureKind::Meeple, spot(0, 0, 0));
    assert_chooses(&attacked("R04", knight, 20), Action::PlayCard(named("C07")));
}

#[test]
fn a_shield_is_not_spent_on_trifles() {
    // The points of a turned city are paid all the same, and who has none cannot lose any.
    let city = CardTarget::Feature(spot(0, 0, 0));
    assert_chooses(&attacked("R02", city, 20), Action::Pass);
    assert_chooses(&attacked("R07", CardTarget::Player(Seat(0)), 0), Action::Pass);
    // Three points are more than a shield will probably save.
    let toll = attacked("R07", CardTarget::Player(Seat(0)), 20);
    assert_chooses(&toll, Action::PlayCard(named("C07")));
}

fn above_the_limit(tiles: u16) -> Game {
    let hand = ["C06", "C07", "C08", "C10", "C13", "R15"];
    in_phase(CardPhase::HandLimit, CITY, &[(0, (0, 0), 0)], &hand, |position| {
        few_tiles(position, tiles);
    })
}

#[test]
fn the_worst_card_is_discarded() {
    assert_chooses(&above_the_limit(60), Action::DiscardCard(named("C06")));
}

/// After the last turn only cards with the symbol of the town are of any use.
#[test]
fn a_card_for_the_end_is_kept_to_the_end() {
    for chosen in choices(&above_the_limit(1)) {
        assert_ne!(chosen, Action::DiscardCard(named("C13")));
    }
}

/// A city without pennants, a city with two, and a ring of roads, just completed by seat 0.
#[test]
fn completed_features_are_made_worth_more() {
    let plain: Laid = &[("base-fcfc", (0, -1), 1), ("base-cfff", (0, -2), 2)];
    let noble: Laid = &[
        ("base-fcfc-pennant", (0, -1), 1),
        ("base-fcfc-pennant", (0, -2), 1),
        ("base-cfff", (0, -3), 2),
    ];
    let ring: Laid = &[
        ("base-ffrr", (0, 1), 3),
        ("base-ffrr", (1, 1), 0),
        ("base-ffrr", (1, 2), 1),
        ("base-ffrr", (0, 2), 2),
    ];
    for (laid, cell, segment, id) in
        [(plain, (0, 0), 0, "C10"), (noble, (0, 0), 0, "C09"), (ring, (0, 1), 0, "C06")]
    {
        let standing = [(0, cell, segment)];
        let game = in_phase(CardPhase::Scoring, laid, &standing, &[id], |_| {});
        assert_chooses(&game, Action::PlayCard(named(id)));
    }
}

fn may_recall(standing: Standing) -> Game {
    in_phase(CardPhase::BeforeTile, CITY, standing, &["C11"], |_| {})
}

#[test]
fn nobody_is_called_home_for_nothing() {
    assert_chooses(&may_recall(&[(0, (0, 0), 0)]), Action::Pass);
    // Three farmers on a field without a city bring nothing; with them gone there is nobody to place.
    let farmers = [(0, (0, 0), 3), (0, (1, 0), 2), (0, (1, 0), 2)];
    assert_chooses(&may_recall(&farmers), Action::PlayCard(named("C11")));
}

/// What is called home is what is worth least.
#[test]
fn the_idle_one_is_called_home() {
    let standing = [(0, (0, 0), 0), (0, (1, 0), 2), (0, (1, 0), 2)];
    let game = in_phase(CardPhase::BeforeTile, CITY, &standing, &[], |position| {
        on_its_way(
            position,
            Seat(0),
            "C11",
            CardStep::Aim { card: "C11".to_owned(), from_hand: true },
        );
    });
    for chosen in choices(&game) {
        let Action::TakeBack { figure } = chosen else { panic!("{chosen:?}") };
        let (.., place) = game.figures_on_board().find(|(one, ..)| *one == figure).unwrap();
        assert_eq!(place, spot(1, 0, 2));
    }
}

/// C02 to C04: of two features the one that brings more.
#[test]
fn the_most_valuable_feature_is_scored() {
    let row: Vec<_> = (1..6).map(|x| ("base-frfr", (x, 0), 0)).collect();
    let mut laid = CITY[..3].to_vec();
    laid.extend(&row);
    laid.extend([
        ("base-crfr", (6, 0), 0),
        ("base-ffff-monastery", (2, 1), 0),
        ("base-ffff-monastery", (6, 1), 0),
        ("base-fr1r2r3", (7, 0), 1),
        ("base-frfr", (7, 1), 1),
    ]);
    let aims = |id: &str, standing: Standing| {
        in_phase(CardPhase::AfterTile, &laid, standing, &[], |position| {
            few_tiles(position, 6);
            let card = id.to_owned();
            on_its_way(position, Seat(0), id, CardStep::Aim { card, from_hand: false });
        })
    };
    let chosen_cell = |game: &Game, segment: Spot| {
        for chosen in choices(game) {
            let Action::ChooseFeature { spot } = chosen else { panic!("{chosen:?}") };
            assert_eq!(game.feature_number(spot), game.feature_number(segment));
        }
    };
    chosen_cell(&aims("C03", &[(0, (0, 0), 0), (0, (6, 0), 0)]), spot(0, 0, 0));
    chosen_cell(&aims("C02", &[(0, (0, 0), 1), (0, (7, 1), 0)]), spot(0, 0, 1));
    chosen_cell(&aims("C04", &[(0, (2, 1), 1), (0, (6, 1), 1)]), spot(6, 1, 1));
}

/// XP-61: a completed city with a knight of each, and a card that leaves all of it to one.
#[test]
fn a_tie_that_costs_much_is_broken() {
    let mut laid = CITY[..3].to_vec();
    laid.push(("base-cfff", (0, -4), 2));
    let standing = [(0, (0, 0), 0), (1, (0, -1), 0)];
    let game = in_phase(CardPhase::Scoring, &laid, &standing, &["R15"], |_| {});
    assert_chooses(&game, Action::PlayCard(named("R15")));
}

/// XP-9, XP-15: a card costs nothing, and one that is no good can be declined.
#[test]
fn cards_are_drawn() {
    for deck in Deck::ALL {
        let game = in_phase(CardPhase::AfterTile, CITY, &[], &["C11"], |position| {
            position.cards.as_mut().unwrap().due = Some(vec![deck]);
        });
        assert_chooses(&game, Action::TakeCard(deck));
    }
}

/// XP-41: two tiles are better than one, and of two the one that completes the own city is kept.
#[test]
fn the_better_of_two_tiles_is_placed() {
    let game = in_phase(CardPhase::BeforeTile, CITY, &[(0, (0, 0), 0)], &["C08"], |_| {});
    assert_chooses(&game, Action::PlayCard(named("C08")));
    for (first, second) in [("base-cfff", "base-frfr"), ("base-frfr", "base-cfff")] {
        let game = in_phase(CardPhase::BeforeTile, CITY, &[(0, (0, 0), 0)], &[], |position| {
            position.turn = TurnState::ChooseTile { tile: second.to_owned() };
            let cards = position.cards.as_mut().unwrap();
            cards.two_tiles = true;
            cards.first_tile = Some(first.to_owned());
            position
                .pile
                .iter_mut()
                .filter(|(_, id, _)| id == first || id == second)
                .for_each(|(_, _, count)| *count -= 1);
        });
        let kind = |id: &str| {
            let kinds = game.rules().kinds();
            KindId(kinds.iter().position(|kind| kind.tile.id == id).unwrap() as u16)
        };
        assert_chooses(&game, Action::ChooseTile(kind("base-cfff")));
    }
}

/// XP-25: at the end of the game a card for cities is aimed at the larger one.
#[test]
fn a_card_for_the_end_is_aimed_at_the_best() {
    let mut laid = CITY.to_vec();
    laid.push(("base-crfr", (2, 0), 0));
    let standing = [(0, (0, 0), 0), (0, (2, 0), 0)];
    let game = in_phase(CardPhase::Reveal, &laid, &standing, &[], |position| {
        few_tiles(position, 0);
        let card = "C13".to_owned();
        on_its_way(position, Seat(0), "C13", CardStep::Aim { card, from_hand: true });
        position.cards.as_mut().unwrap().due = None;
    });
    assert_chooses(&game, Action::ChooseFeature { spot: spot(0, -3, 0) });
}
