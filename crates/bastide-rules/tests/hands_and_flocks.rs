//! Random games with halflings, hills, sheep and crop circles in all option mixes: what must hold
//! after every action (HA-15, HA-17, HA-36, HS-11).

#[allow(dead_code, reason = "each test binary uses a part of the reference")]
mod reference;

use std::collections::{BTreeMap, BTreeSet};

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::setup::{HalflingSetup, Setup};
use bastide_rules::{
    Action, Actor, DecisionKind, Event, Events, FigureKind, Game, PieceId, ScoreSource, Seat,
    SegmentKind, Token,
};
use reference::random::Random;
use reference::setups::{games, random_options};
use reference::step::{check_restored, checked_step};

const SETS: [&[&str]; 7] = [
    &["base-c2", "halflings-1", "halflings-2"],
    &["base-c1", "halflings-2", "hills-and-sheep-c1", "crop-circles-1"],
    &["winter", "halflings-1", "gingerbread-man", "hills-and-sheep-c2"],
    &["base-c2", "halflings-1", "halflings-2", "princess-and-dragon-c2", "crop-circles-2"],
    &["base-c1", "river-1-c1", "halflings-1", "halflings-2", "hills-and-sheep-c1"],
    &["base-c2", "hills-and-sheep-c2"],
    &["base-c1", "crop-circles-1", "crop-circles-2", "princess-and-dragon-c1"],
];

/// A random mix that can be played: options under which there are too few halflings are drawn again.
fn random_game(random: &mut Random) -> Game {
    loop {
        let sets: &[&str] = random.choose::<&[&str]>(&SETS);
        let mut setup = Setup::with_sets(sets, *random.choose(&[2, 3, 4, 5]));
        setup.options = random_options(random);
        if let Ok(game) = Game::new(setup) {
            return game;
        }
    }
}

/// HA-17: what may be placed from the hand is what a try in every cell and orientation shows.
fn check_halflings(game: &Game) {
    let Some(Actor::Seat(seat)) = game.decision().actor else { return };
    let listed: BTreeSet<String> =
        game.legal_action_list().iter().map(|action| format!("{action:?}")).collect();
    let cells: Vec<Cell> = game.pieces().map(|(_, piece)| piece.cell).collect();
    let near: BTreeSet<(i16, i16)> = cells
        .iter()
        .flat_map(|cell| cell.surroundings().into_iter().chain([*cell]))
        .map(|cell| (cell.x, cell.y))
        .collect();
    let mut tried = 0;
    for (tile, _) in game.hand(seat) {
        for &(x, y) in &near {
            for orientation in Orientation::ALL {
                let action = Action::PlaceFromHand { tile, cell: Cell::new(x, y), orientation };
                let is_listed = listed.contains(&format!("{action:?}"));
                let mut copy = game.clone();
                let result = copy.play(action, &mut Events::off());
                assert_eq!(result.is_ok(), is_listed, "{action:?}: {result:?}");
                tried += usize::from(is_listed);
            }
        }
    }
    assert_eq!(tried + 1, listed.len(), "all listed placements lie near land");
}

/// Cells and pieces of a scored feature, counted from its segments (HA-36).
fn counted(game: &Game, spot: bastide_rules::Spot) -> (usize, usize) {
    let spots = game.feature_spots(spot);
    let pieces: BTreeSet<PieceId> = spots
        .iter()
        .map(|spot| game.pieces_in(spot.cell).nth(usize::from(spot.layer)).expect("a piece"))
        .collect();
    (game.feature_cells(spot).len(), pieces.len())
}

/// What is scored in a city or road with halflings is what its ruling counts.
fn check_count(before: &Game, game: &Game, events: &Events, seed: u64) {
    for score in events.scores() {
        let is_plain = score.source == ScoreSource::Feature
            && matches!(score.feature, Some(SegmentKind::City | SegmentKind::Road));
        if !is_plain {
            continue;
        }
        // After the scoring the feature lies as it did.
        let (cells, pieces) = counted(game, score.spot.expect("a feature"));
        match score.counted {
            Some(counted) => {
                let found = (usize::from(counted.cells), usize::from(counted.pieces));
                assert_eq!(found, (cells, pieces), "seed {seed}");
            }
            None => assert_eq!(cells, pieces, "seed {seed}"),
        }
        let by_pieces =
            matches!(before.setup().options.get("halfling_epoch"), Some("2015-10" | "2020"));
        let expected = if by_pieces { pieces } else { cells };
        let tiles = events
            .explanation(score)
            .terms
            .iter()
            .find(|term| term.what == bastide_rules::TermKind::Tiles);
        assert_eq!(tiles.map(|term| term.count as usize), Some(expected), "seed {seed}: {score:?}");
    }
}

/// HS-11: tokens in the bag and beside the shepherds are those of the box.
fn check_tokens(game: &Game) {
    let position = game.position();
    let mut on_board = [0u32; 4];
    for (seat, tokens) in &position.flocks {
        assert!(
            game.figures_on_board()
                .any(|(_, own, kind, _)| own == *seat && kind == FigureKind::Shepherd),
            "a flock without its shepherd"
        );
        for (sum, count) in on_board.iter_mut().zip(tokens) {
            *sum += u32::from(*count);
        }
    }
    assert!(on_board.iter().zip([4, 5, 5, 2]).all(|(on_board, all)| *on_board <= all));
    if game.decision().kind == DecisionKind::DrawToken {
        let mut drawn: BTreeMap<Token, u32> = BTreeMap::new();
        for index in 0..game.chance_count() {
            let Some(Action::DrawToken(token)) = game.chance_at(index) else {
                panic!("a token is due")
            };
            *drawn.entry(token).or_default() += 1;
        }
        let left: Vec<u32> =
            Token::ALL.iter().map(|token| drawn.get(token).copied().unwrap_or(0)).collect();
        let bag: Vec<u32> =
            [4, 5, 5, 2].iter().zip(on_board).map(|(all, out)| all - out).chain([2]).collect();
        assert_eq!(left, bag);
    }
}

/// HA-1, HA-3: a view shows the own hand and of the others nothing but the number.
fn check_views(game: &Game) {
    let whole = game.position();
    for viewer in game.all_seats().map(Some).chain([None]) {
        let view = game.view(viewer).game.position;
        for (seat, (shown, held)) in view.hands.iter().zip(&whole.hands).enumerate() {
            if viewer == Some(Seat(seat as u8)) {
                assert_eq!(shown, held);
            } else {
                assert!(shown.tiles.is_empty());
                assert_eq!(usize::from(shown.hidden), held.tiles.len());
            }
        }
        if game.setup().options.halfling_setup == HalflingSetup::Dealt {
            assert!(view.reserve.is_empty());
        }
    }
}

#[test]
fn random_games_keep_hands_tokens_points_keys_and_states() {
    let mut seen: BTreeMap<&'static str, u32> = BTreeMap::new();
    for seed in 40_000..40_000 + games(120) {
        let mut random = Random::new(seed);
        let mut game = random_game(&mut random);
        let mut events = Events::new();
        let mut number = 0;
        let tiles = game.rules().kinds().len();
        assert!(tiles > 0);
        while let Some(actor) = game.decision().actor {
            if game.decision().kind == DecisionKind::ChooseSource && random.chance(1, 3) {
                check_halflings(&game);
            }
            let actions = game.legal_action_list();
            let from_hand: Vec<Action> = actions
                .iter()
                .copied()
                .filter(|action| matches!(action, Action::PlaceFromHand { .. }))
                .collect();
            let action = if from_hand.is_empty() || random.chance(1, 2) {
                *random.choose(&actions)
            } else {
                *random.choose(&from_hand)
            };
            let before = game.clone();
            checked_step(&mut game, actor, action, &mut events, seed);
            for score in events.scores() {
                *seen.entry(score.source.name()).or_default() += 1;
            }
            for event in events.list() {
                if let Event::TileDealt { tile, .. } = event {
                    assert!(tile.is_some());
                    assert!(matches!(event.seen_by(None), Event::TileDealt { tile: None, .. }));
                }
            }
            *seen.entry(action.text_key()).or_default() += 1;
            check_count(&before, &game, &events, seed);
            check_tokens(&game);
            number += 1;
            if number % 7 == 0 {
                check_views(&game);
                check_restored(&game, seed);
            }
        }
    }
    for wanted in [
        "action-place-from-hand",
        "action-take-into-hand",
        "action-grow-flock",
        "action-guide-flock-home",
        "action-draw-token",
        "action-take-back",
        "action-crop-circle-add-knights",
        "action-crop-circle-remove-farmers",
        "flock",
    ] {
        assert!(seen.contains_key(wanted), "{wanted} never came up: {seen:?}");
    }
}
