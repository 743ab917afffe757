//! States: their keys, copies, equality, and games played again or in another order.

#[allow(dead_code, reason = "each test binary uses a part of the reference")]
mod reference;

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use bastide_rules::{
    Action, DecisionKind, Event, Events, Game, PlacedFigure, PlacedPiece, Position, TurnState,
};
use reference::made_up::library_with_halves_and_doubles;
use reference::named::{counterpart, named_actions};
use reference::random::Random;
use reference::setups::{games, random_game_of_any_kind, random_setup};

/// A legal action; more often a figure than passing.
fn choose(game: &Game, random: &mut Random) -> Action {
    *random.choose(&game.legal_action_list())
}

fn hash(game: &Game) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.hash(&mut hasher);
    hasher.finish()
}

/// Everything by which two states can differ, told from the position by the test itself.
fn facts(position: &Position) -> BTreeMap<String, u32> {
    let mut facts = BTreeMap::new();
    let mut add = |fact: String| *facts.entry(fact).or_insert(0) += 1;
    for PlacedPiece { tile, cell, orientation } in &position.pieces {
        add(format!("{tile} on {cell:?} {orientation}"));
    }
    for PlacedFigure { seat, kind, spot } in &position.figures {
        add(format!("{kind:?} of {seat} on {spot}"));
    }
    for (seat, points) in position.scores.iter().enumerate() {
        add(format!("seat {seat} has {points}"));
    }
    for (stage, tile, count) in &position.pile {
        add(format!("{count} of {tile} in stage {stage}"));
    }
    for tile in &position.aside {
        add(format!("{tile} aside"));
    }
    add(format!("turn of {}: {:?}", position.seat, position.turn));
    for tile in &position.aside_dragons {
        add(format!("{tile} waits for a volcano"));
    }
    add(format!("{:?}", position.neutral));
    let before_placing = matches!(
        position.turn,
        TurnState::DrawTile | TurnState::PlaceTile { .. } | TurnState::Over
    );
    if !before_placing {
        add(format!("newest {:?}", position.pieces.last()));
    }
    facts
}

/// Asserts that the games are equal exactly if their facts are.
fn assert_same_or_not(a: &Game, b: &Game) {
    let same = facts(&a.position()) == facts(&b.position());
    assert_eq!(a == b, same, "equality");
    assert_eq!(a.key() == b.key(), same, "keys");
    assert_eq!(hash(a) == hash(b), same, "hashes");
}

#[test]
fn keys_are_kept_up_and_tell_states_apart() {
    let all_shapes = library_with_halves_and_doubles();
    for seed in 8_000..8_000 + games(40) {
        let mut random = Random::new(seed);
        let (setup, library) = random_game_of_any_kind(&mut random, &all_shapes);
        let mut game = Game::with_library(setup, &library).expect("a playable setup");
        let mut keys = BTreeMap::new();
        let mut events = Events::off();
        loop {
            assert_eq!(game.key(), game.key_from_scratch(), "seed {seed}");
            let pieces = game.piece_count();
            let before = keys.insert(game.key(), pieces);
            assert_eq!(before, None, "seed {seed}: two states of a game have one key");
            if game.is_over() {
                break;
            }
            let action = choose(&game, &mut random);
            game.play(action, &mut events).expect("a legal action");
        }
    }
}

/// Actions that differ lead to states that differ.
#[test]
fn different_actions_lead_to_different_states() {
    let all_shapes = library_with_halves_and_doubles();
    for seed in 8_500..8_500 + games(8) {
        let mut random = Random::new(seed);
        let (setup, library) = random_game_of_any_kind(&mut random, &all_shapes);
        let mut game = Game::with_library(setup, &library).expect("a playable setup");
        let mut events = Events::off();
        while !game.is_over() {
            let actions = game.legal_action_list();
            let mut after: Vec<Game> = Vec::new();
            for _ in 0..4 {
                let mut copy = game.clone();
                copy.play(*random.choose(&actions), &mut events).expect("a legal action");
                for other in &after {
                    assert_same_or_not(&copy, other);
                }
                after.push(copy);
            }
            game.play(*random.choose(&actions), &mut events).expect("a legal action");
        }
    }
}

/// Copies, made anew or over any other game, equal the original and go on alike.
#[test]
fn copies_are_equal_and_go_on_alike() {
    let all_shapes = library_with_halves_and_doubles();
    let (mut other, _) = {
        let mut random = Random::new(9_999);
        let (setup, library) = random_game_of_any_kind(&mut random, &all_shapes);
        (Game::with_library(setup, &library).expect("a playable setup"), ())
    };
    for seed in 9_000..9_000 + games(20) {
        let mut random = Random::new(seed);
        let (setup, library) = random_game_of_any_kind(&mut random, &all_shapes);
        let mut game = Game::with_library(setup, &library).expect("a playable setup");
        let mut old = game.clone();
        let mut events = Events::off();
        while !game.is_over() {
            let copy = game.clone();
            // `other` is a game of some other setup at first, then an older state of this one.
            other.clone_from(&game);
            old.clone_from(&game);
            for one in [&copy, &other, &old] {
                assert!(*one == game, "seed {seed}: a copy differs");
                assert_eq!(one.key(), game.key());
                assert_eq!(one.position(), game.position());
                assert_eq!(one.legal_action_list(), game.legal_action_list());
                assert_eq!(one.setup(), game.setup());
            }
            for _ in 0..1 + random.below(3) {
                if game.is_over() {
                    break;
                }
                let action = choose(&game, &mut random);
                let mut told = [Events::new(), Events::new()];
                game.play(action, &mut told[0]).expect("a legal action");
                other.play(action, &mut told[1]).expect("a legal action for the copy");
                assert_eq!(told[0].list(), told[1].list(), "seed {seed}");
                assert!(game == other, "seed {seed}: a copy went on differently");
            }
            // The original moved on; its other copies did not.
            assert_eq!(copy.position(), old.position());
            assert!(copy != game);
            let action = choose(&copy, &mut random);
            old.play(action, &mut events).expect("a legal action for the older copy");
        }
    }
}

/// All actions of a game, applied again from its setup, give the same states and events.
#[test]
fn replaying_gives_the_same_game() {
    let all_shapes = library_with_halves_and_doubles();
    for seed in 10_000..10_000 + games(20) {
        let mut random = Random::new(seed);
        let (setup, library) = random_game_of_any_kind(&mut random, &all_shapes);
        let mut game = Game::with_library(setup.clone(), &library).expect("a playable setup");
        let mut course: Vec<(Action, Vec<Event>, u64)> = Vec::new();
        let mut events = Events::new();
        while !game.is_over() {
            let action = choose(&game, &mut random);
            events.clear();
            game.play(action, &mut events).expect("a legal action");
            course.push((action, events.list().to_vec(), game.key()));
        }
        let mut again = Game::with_library(setup, &library).expect("a playable setup");
        // Without events the game must be the same.
        let mut silent = again.clone();
        for (action, told, key) in &course {
            events.clear();
            again.play(*action, &mut events).expect("the same action");
            silent.play(*action, &mut Events::off()).expect("the same action");
            assert_eq!(events.list(), told, "seed {seed}");
            assert_eq!((again.key(), silent.key()), (*key, *key), "seed {seed}");
        }
        assert_eq!(again.position(), game.position());
        assert!(silent == game);
    }
}

/// What everybody may see does not depend on what will be drawn.
#[test]
fn views_do_not_tell_the_future() {
    for seed in 11_000..11_000 + games(15) {
        let mut random = Random::new(seed);
        let river = random.chance(1, 2);
        let setup = random_setup(&mut random, river);
        let mut game = Game::new(setup.clone()).expect("a playable setup");
        let mut twin = Game::new(setup).expect("a playable setup");
        let mut events = Events::off();
        let common = random.below(120);
        for _ in 0..common {
            if game.is_over() {
                break;
            }
            let action = choose(&game, &mut random);
            game.play(action, &mut events).expect("a legal action");
            twin.play(action, &mut events).expect("a legal action");
        }
        let views = |game: &Game| {
            game.all_seats().map(Some).chain([None]).map(|seat| game.view(seat)).collect::<Vec<_>>()
        };
        let before = views(&game);
        assert_eq!(before, views(&twin), "seed {seed}");
        let text = |game: &Game| serde_json::to_string(&views(game)).expect("views as text");
        assert_eq!(text(&game), text(&twin), "seed {seed}");
        // From here on the two draw differently.
        for (game, seed) in [(&mut game, seed), (&mut twin, !seed)] {
            let mut random = Random::new(seed);
            while !game.is_over() {
                let action = choose(game, &mut random);
                game.play(action, &mut events).expect("a legal action");
            }
        }
        assert_eq!(before.len(), game.seats() + 1);
    }
}

/// A turn: the tile drawn and where it was laid; no figure was placed.
type Laid = [Action; 2];

/// Plays a turn without a figure; `None` if it can't be played like that.
fn lay(game: &mut Game, turn: &Laid) -> Option<()> {
    let mut events = Events::off();
    for action in turn {
        game.play(*action, &mut events).ok()?;
    }
    if game.decision().kind == DecisionKind::MainAction {
        game.play(Action::Pass, &mut events).ok()?;
    }
    (game.decision().kind == DecisionKind::DrawTile).then_some(())
}

fn any_turn(game: &mut Game, random: &mut Random) -> Option<Laid> {
    let mut events = Events::off();
    let draw = choose(game, random);
    game.play(draw, &mut events).ok()?;
    if !matches!(game.decision().kind, DecisionKind::PlaceTile { .. }) {
        return None;
    }
    let place = choose(game, random);
    game.play(place, &mut events).ok()?;
    if game.decision().kind == DecisionKind::MainAction {
        game.play(Action::Pass, &mut events).ok()?;
    }
    (game.decision().kind == DecisionKind::DrawTile).then_some([draw, place])
}

/// Plays two equal games to the end with the same actions.
fn go_on_alike(mut a: Game, mut b: Game, seed: u64, random: &mut Random) {
    let mut events = Events::off();
    while !a.is_over() {
        assert_eq!(named_actions(&a), named_actions(&b), "seed {seed}");
        let action = choose(&a, random);
        let same = counterpart(&a, action, &b);
        a.play(action, &mut events).expect("a legal action");
        b.play(same, &mut events).expect("a legal action of the equal game");
        assert_eq!(a.key(), b.key(), "seed {seed}: equal games came apart after {action:?}");
    }
    assert!(a == b, "seed {seed}");
}

/// The same tiles laid in another order give the same state, and it goes on alike.
#[test]
fn equal_states_have_equal_keys_however_they_came_about() {
    let all_shapes = library_with_halves_and_doubles();
    let (mut equal, mut different) = (0, 0);
    for seed in 12_000..12_000 + games(30) {
        let mut random = Random::new(seed);
        let (setup, library) = random_game_of_any_kind(&mut random, &all_shapes);
        let mut game = Game::with_library(setup, &library).expect("a playable setup");
        while !game.is_over() {
            if game.decision().kind == DecisionKind::DrawTile {
                let mut ahead = game.clone();
                let turns: Option<Vec<Laid>> =
                    (0..3).map(|_| any_turn(&mut ahead, &mut random)).collect();
                if let Some(turns) = turns {
                    let order = *random.choose(&[[2, 1, 0], [1, 0, 2], [0, 2, 1], [1, 2, 0]]);
                    let mut other = game.clone();
                    let played = order.iter().try_for_each(|&turn| lay(&mut other, &turns[turn]));
                    if played.is_some() {
                        assert_same_or_not(&ahead, &other);
                        if ahead == other {
                            equal += 1;
                            if random.chance(1, 3) {
                                go_on_alike(ahead, other, seed, &mut random);
                            }
                        } else {
                            different += 1;
                        }
                    }
                }
            }
            for _ in 0..4 {
                if !game.is_over() {
                    let action = choose(&game, &mut random);
                    game.play(action, &mut Events::off()).expect("a legal action");
                }
            }
        }
    }
    assert!(equal > 100, "only {equal} states were reached in two ways ({different} others)");
}
