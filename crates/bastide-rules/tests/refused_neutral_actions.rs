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

/// PD-12, PD-33: the dragon goes not back, not where he started, and not to the fairy.
#[test]
fn dragon_and_fairy() {
    let mut game = game(&["base-c1", "princess-and-dragon-c1"]);
    lay(&mut game, "base-frfr", (1, 0), 0);
    put(&mut game, (1, 0), 0);
    lay(&mut game, "dragon-ffff-volcano", (0, 1), 0);
    lay(&mut game, "base-ffff-monastery", (1, 1), 0);
    let thief = game.figures_on_board().map(|(id, ..)| id).next().expect("a thief");
    play(&mut game, Action::MoveFairy { figure: thief });
    lay(&mut game, "dragon-frfr-dragon", (-1, 0), 0);
    play(&mut game, Action::Pass);
    let steps = |game: &Game| game.legal_action_list();
    let step = |x, y| Action::MoveDragon { cell: Cell::new(x, y) };
    assert_eq!(steps(&game), [step(0, 0), step(1, 1)]);
    play(&mut game, step(0, 0));
    let fairy = Cell::new(1, 0);
    let found = refused(&mut game, Action::MoveDragon { cell: fairy });
    assert_eq!(found, ("PD-33", Reason::FairyBars(fairy)));
    let back = Cell::new(0, 1);
    let found = refused(&mut game, Action::MoveDragon { cell: back });
    assert_eq!(found, ("PD-12", Reason::AlreadyVisited(back)));
    let diagonal = Cell::new(1, 1);
    let found = refused(&mut game, Action::MoveDragon { cell: diagonal });
    assert_eq!(found, ("PD-12", Reason::NotBesideDragon(diagonal)));
    let off_the_land = Cell::new(0, -1);
    let found = refused(&mut game, Action::MoveDragon { cell: off_the_land });
    assert_eq!(found, ("PD-12", Reason::NoLand(off_the_land)));
    assert_eq!(steps(&game), [step(-1, 0)]);
}

/// PD-51, BG-22, BG-21, PD-4: no way through a portal to what is complete, taken or not there;
/// a fresh volcano takes nobody.
#[test]
fn portal() {
    let mut game = game(&["base-c1", "princess-and-dragon-c1"]);
    lay(&mut game, "base-cfff", (0, -1), 2);
    play(&mut game, Action::Pass);
    lay(&mut game, "base-frfr", (1, 0), 0);
    put(&mut game, (1, 0), 0);
    let place = |cell: (i16, i16), segment| Action::PlaceFigure {
        kind: FigureKind::Meeple,
        spot: Spot::new(cell.into(), segment),
    };
    lay(&mut game, "dragon-fr1r2r3-portal", (-1, 0), 0);
    for cell in [(0, 0), (0, -1)] {
        let spot = Spot::new(cell.into(), 0);
        assert!(game.feature(spot).is_some_and(|city| city.complete));
        assert_eq!(
            refused(&mut game, place(cell, 0)),
            ("PD-51", Reason::FeatureComplete(spot)),
            "a city that is complete and was never claimed"
        );
    }
    let taken = Spot::new(Cell::new(0, 0), 1);
    let by = bastide_rules::Seat(1);
    let found = refused(&mut game, place((0, 0), 1));
    assert_eq!(found, ("BG-22", Reason::FeatureTaken { spot: taken, by }));
    let nowhere = Spot::new(Cell::new(7, 7), 0);
    assert_eq!(
        refused(&mut game, place((7, 7), 0)),
        ("BG-20", Reason::NotJustPlaced(nowhere)),
        "there is no tile"
    );
    assert_eq!(refused(&mut game, place((0, 0), 9)).0, "BG-21");
    let monk = Action::PlaceFigure { kind: FigureKind::Abbot, spot: taken };
    assert_eq!(refused(&mut game, monk), ("BG-20", Reason::NotInSupply(FigureKind::Abbot)));
    // The field in the south of the start tile is free and can be reached.
    play(&mut game, place((0, 0), 3));

    lay(&mut game, "dragon-ffff-volcano", (0, 1), 0);
    // Nothing but moving the fairy is left beside the volcano.
    assert_eq!(refused(&mut game, place((0, 1), 0)), ("PD-4", Reason::FreshVolcano));
}

/// GB-11: the Gingerbread Man goes to no finished city and to nothing that is no city; GB-13: he
/// must go.
#[test]
fn gingerbread_man_and_finished_cities() {
    let mut game = game(&["winter", "gingerbread-man"]);
    lay(&mut game, "base-cfff", (0, -1), 2);
    play(&mut game, Action::Pass);
    // His city was completed and there was no other one: he is beside the board (GB-25).
    lay(&mut game, "gingerbread-c1rc2r", (1, 0), 0);
    play(&mut game, Action::Pass);
    for cell in [(0, 0), (0, -1)] {
        let spot = Spot::new(cell.into(), 0);
        let found = refused(&mut game, Action::MoveGingerbreadMan { spot });
        assert_eq!(found, ("GB-11", Reason::CityComplete(spot)));
    }
    let road = Spot::new(Cell::new(1, 0), 2);
    let found = refused(&mut game, Action::MoveGingerbreadMan { spot: road });
    assert_eq!(found, ("GB-11", Reason::NotACity(road)));
    let found = refused(&mut game, Action::Pass);
    assert_eq!(found, ("GB-13", Reason::GingerbreadManMustMove));
    play(&mut game, Action::MoveGingerbreadMan { spot: Spot::new(Cell::new(1, 0), 0) });
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
