//! Actions about neutral figures that name what is not there: refused with a rule, changing nothing.

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::{Action, Events, FigureId, FigureKind, Game, Reason, Setup, Spot};

fn game(sets: &[&str]) -> Game {
    Game::new(Setup::with_sets(sets, 2)).expect("a playable setup")
}

/// Draws and places a tile.
fn lay(game: &mut Game, tile: &str, cell: (i16, i16), turns: u8) {
    let kind = game.rules().kind_of_tile(tile).expect("a tile of the game");
    game.play(Action::Draw(kind), &mut Events::off()).expect("it can be drawn");
    play(game, Action::PlaceTile { cell: cell.into(), orientation: Orientation::new(turns) });
}

fn play(game: &mut Game, action: Action) {
    game.play(action, &mut Events::off()).unwrap_or_else(|error| panic!("{action:?}: {error}"));
}

fn put(game: &mut Game, cell: (i16, i16), segment: u8) {
    let spot = Spot::new(cell.into(), segment);
    play(game, Action::PlaceFigure { kind: FigureKind::Meeple, spot });
}

/// The rule and the reason of the refusal.
fn refused(game: &mut Game, action: Action) -> (&'static str, Reason) {
    let before = (game.key(), game.position());
    let mut events = Events::new();
    let refusal = game.play(action, &mut events).expect_err("it is illegal");
    assert_eq!((game.key(), game.position()), before, "{action:?} changed something");
    assert_eq!(events.list(), []);
    assert!(!game.legal_action_list().contains(&action));
    (refusal.rule.0, refusal.reason)
}

/// PD-40, PD-41: the princess removes nobody, somebody in the supply, somebody who is no figure.
#[test]
fn princess() {
    let mut game = game(&["base-c1", "princess-and-dragon-c1"]);
    lay(&mut game, "base-fcfc", (0, -1), 1);
    put(&mut game, (0, -1), 0);
    lay(&mut game, "base-frfr", (1, 0), 0);
    put(&mut game, (1, 0), 0);
    lay(&mut game, "dragon-cr1r2r3-princess", (0, -2), 2);
    let standing: Vec<FigureId> = game.figures_on_board().map(|(id, ..)| id).collect();
    let [knight, thief] = standing[..] else { panic!("two figures: {standing:?}") };
    for figure in [thief, FigureId(1), FigureId(200)] {
        let found = refused(&mut game, Action::RemoveKnight { figure });
        assert_eq!(found, ("PD-40", Reason::NotInPrincessCity(figure)));
    }
    assert_eq!(refused(&mut game, Action::Pass), ("PD-41", Reason::PrincessFirst));
    play(&mut game, Action::RemoveKnight { figure: knight });
}

/// PD-31: the fairy goes to nobody else's meeple, to none in the supply, to none at all.
#[test]
fn fairy() {
    let mut game = game(&["base-c1", "princess-and-dragon-c1"]);
    lay(&mut game, "base-fcfc", (0, -1), 1);
    put(&mut game, (0, -1), 0);
    lay(&mut game, "base-frfr", (1, 0), 0);
    put(&mut game, (1, 0), 0);
    lay(&mut game, "base-frfr", (2, 0), 0);
    let foreign = game.figures_on_board().map(|(id, ..)| id).last().expect("two figures");
    for figure in [foreign, FigureId(1), FigureId(200)] {
        let found = refused(&mut game, Action::MoveFairy { figure });
        assert_eq!(found, ("PD-31", Reason::NotYourMeeple(figure)));
    }
    let cell = Cell::new(0, -1);
    let found = refused(&mut game, Action::MoveFairyToTile { cell });
    assert_eq!(found, ("PD-30", Reason::OtherFairyReading));
}

/// PD-12: the dragon goes nowhere beyond the board; nothing else may be done instead.
#[test]
fn dragon() {
    let mut game = game(&["base-c1", "princess-and-dragon-c1"]);
    lay(&mut game, "dragon-ffff-volcano", (0, 1), 0);
    lay(&mut game, "dragon-frfr-dragon", (1, 0), 0);
    play(&mut game, Action::Pass);
    for cell in [Cell::new(i16::MAX, i16::MIN), Cell::new(0, 3), Cell::new(1, 0)] {
        let found = refused(&mut game, Action::MoveDragon { cell });
        assert_eq!(found, ("PD-12", Reason::NotBesideDragon(cell)));
    }
    let cell = Cell::new(1, 1);
    assert_eq!(refused(&mut game, Action::MoveDragon { cell }), ("PD-12", Reason::NoLand(cell)));
    assert_eq!(refused(&mut game, Action::Pass).0, "PD-11");
    play(&mut game, Action::MoveDragon { cell: Cell::new(0, 0) });
}

/// GB-11: the Gingerbread Man goes to no city that does not exist; it is his move and no other.
#[test]
fn gingerbread_man() {
    let mut game = game(&["winter", "gingerbread-man"]);
    lay(&mut game, "gingerbread-c1rc2r", (1, 0), 0);
    play(&mut game, Action::Pass);
    let nowhere = [Spot::new(Cell::new(9, 9), 0), Spot::new(Cell::new(1, 0), 17)];
    for spot in nowhere {
        let found = refused(&mut game, Action::MoveGingerbreadMan { spot });
        assert_eq!(found, ("GB-11", Reason::NoSuchSegment(spot)));
    }
    let own = Spot::new(Cell::new(0, 0), 0);
    let found = refused(&mut game, Action::MoveGingerbreadMan { spot: own });
    assert_eq!(found, ("GB-11", Reason::SameCity(own)));
    let cell = Cell::new(1, 0);
    assert_eq!(refused(&mut game, Action::MoveDragon { cell }).0, "TS-77");
    play(&mut game, Action::MoveGingerbreadMan { spot: Spot::new(cell, 1) });
}

/// Without the expansions such actions mean nothing.
#[test]
fn without_the_expansions() {
    let mut game = game(&["base-c1"]);
    lay(&mut game, "base-frfr", (1, 0), 0);
    let spot = Spot::new(Cell::new(0, 0), 0);
    let cell = Cell::new(0, 0);
    for action in [
        Action::RemoveKnight { figure: FigureId(0) },
        Action::MoveFairy { figure: FigureId(0) },
        Action::MoveFairyToTile { cell },
        Action::MoveDragon { cell },
        Action::MoveGingerbreadMan { spot },
    ] {
        assert_eq!(refused(&mut game, action).0, "TS-42", "{action:?}");
    }
}
