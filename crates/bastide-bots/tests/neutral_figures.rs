//! What the greedy player makes of dragon, fairy and Gingerbread Man, in concrete positions.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use bastide_rules::geometry::Cell;
use bastide_rules::{
    Action, Actor, FigureKind, Game, GingerbreadManPlace, Position, Seat, Setup, Spot, TurnState,
};
use common::{assert_chooses, choices};

/// A game of two.
fn position(
    sets: &[&str],
    laid: &[(&str, (i16, i16), u8)],
    standing: &[(u8, (i16, i16), u8)],
    change: impl FnOnce(&mut Position),
) -> Game {
    common::position(Setup::with_sets(sets, 2), laid, standing, change)
}

const fn dragon_to(x: i16, y: i16) -> Action {
    Action::MoveDragon { cell: Cell::new(x, y) }
}

const DRAGON: [&str; 2] = ["base-c1", "princess-and-dragon-c1"];

/// The dragon on the start tile: a monastery south of him, roads in the west and in the east.
fn dragon_in_the_middle(active: u8, standing: &[(u8, (i16, i16), u8)]) -> Game {
    let laid = [
        ("base-ffff-monastery", (0, 1), 0),
        ("base-fr1r2r3", (-1, 0), 3),
        ("base-fr1r2r3", (1, 0), 1),
        // The newest tile moves the dragon.
        ("dragon-cfff-dragon", (0, 2), 2),
    ];
    let game = position(&DRAGON, &laid, standing, |position| {
        position.seat = Seat(active);
        position.neutral.dragon = Some(Cell::new(0, 0));
        position.neutral.dragon_path = vec![Cell::new(0, 0)];
        position.turn = TurnState::MoveDragon;
    });
    assert_eq!(game.decision().actor, Some(Actor::Seat(Seat(active))));
    game
}

#[test]
fn the_dragon_is_steered_at_others() {
    // Seat 0 is a monk in the south, seat 1 a thief in the west.
    let standing = [(0, (0, 1), 1), (1, (-1, 0), 0)];
    assert_chooses(&dragon_in_the_middle(0, &standing), dragon_to(-1, 0));
    assert_chooses(&dragon_in_the_middle(1, &standing), dragon_to(0, 1));
}

#[test]
fn the_dragon_is_kept_off_the_own_monk() {
    for chosen in choices(&dragon_in_the_middle(0, &[(0, (0, 1), 1)])) {
        assert_ne!(chosen, dragon_to(0, 1));
    }
}

/// A volcano has just brought the dragon beside one of two monks: the fairy goes to that one.
#[test]
fn the_fairy_protects_whom_the_dragon_threatens() {
    let laid = [
        ("base-frfr", (1, 0), 0),
        ("base-frfr", (2, 0), 0),
        ("base-frfr", (3, 0), 0),
        ("base-frfr", (4, 0), 0),
        ("base-ffff-monastery", (0, 1), 0),
        ("base-ffff-monastery", (3, 1), 0),
        ("dragon-ffff-volcano", (4, 1), 0),
    ];
    let game = position(&DRAGON, &laid, &[(0, (0, 1), 1), (0, (3, 1), 1)], |position| {
        position.neutral.dragon = Some(Cell::new(4, 1));
        position.turn = TurnState::MainAction;
    });
    let threatened = game
        .figures_on_board()
        .find(|(.., spot)| spot.cell == Cell::new(3, 1))
        .map(|(figure, ..)| figure)
        .unwrap();
    assert_chooses(&game, Action::MoveFairy { figure: threatened });
}

/// Two monasteries with as many neighbours can be reached through a portal: the monk goes to the
/// one that is far from the dragon.
#[test]
fn a_monk_flees_the_dragon() {
    let row = (-5..=5).filter(|&x| x != 0).map(|x| ("base-frfr", (x, 0), 0));
    let mut order: Vec<_> = row.collect();
    order.sort_by_key(|(_, (x, _), _): &(&str, (i16, i16), u8)| x.abs());
    order.extend([
        ("base-ffff-monastery", (-4, 1), 0),
        ("base-ffff-monastery", (4, 1), 0),
        ("dragon-fr1r2r3-portal", (6, 0), 0),
    ]);
    for (dragon, refuge) in [(3, -4), (-3, 4)] {
        let game = position(&DRAGON, &order, &[(1, (1, 0), 0)], |position| {
            position.neutral.dragon = Some(Cell::new(dragon, 0));
            position.turn = TurnState::MainAction;
        });
        let spot = Spot::new(Cell::new(refuge, 1), 1);
        assert_chooses(&game, Action::PlaceFigure { kind: FigureKind::Meeple, spot });
    }
}

/// Three cities: his own, one with a knight of seat 0, one with a knight of seat 1.
#[test]
fn the_gingerbread_man_goes_where_one_has_knights() {
    let laid = [
        ("base-frfr", (1, 0), 0),
        ("base-frfr", (-1, 0), 0),
        ("base-crfr", (2, 0), 0),
        ("base-crfr", (-2, 0), 0),
        ("gingerbread-c1rc2r", (3, 0), 0),
    ];
    let standing = [(0, (2, 0), 0), (1, (-2, 0), 0)];
    for (seat, x) in [(0, 2), (1, -2)] {
        let game = position(&["winter", "gingerbread-man"], &laid, &standing, |position| {
            position.seat = Seat(seat);
            position.neutral.gingerbread_man =
                Some(GingerbreadManPlace::City(Spot::new(Cell::new(0, 0), 0)));
            position.turn = TurnState::GingerbreadManMoves;
        });
        let spot = Spot::new(Cell::new(x, 0), 0);
        assert_chooses(&game, Action::MoveGingerbreadMan { spot });
    }
}
