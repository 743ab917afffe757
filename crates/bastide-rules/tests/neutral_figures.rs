//! Random games with dragon, fairy and Gingerbread Man in all option mixes: what must hold after
//! every action (PD-12, PD-33, GB-11).

#[allow(dead_code, reason = "each test binary uses a part of the reference")]
mod reference;

use bastide_rules::setup::Setup;
use bastide_rules::{Action, DecisionKind, Events, Game, GingerbreadManPlace};
use reference::random::Random;
use reference::setups::{games, random_options};
use reference::step::{check_restored, checked_step};

const SETS: [&[&str]; 5] = [
    &["base-c2", "princess-and-dragon-c2"],
    &["winter", "gingerbread-man"],
    &["base-c1", "princess-and-dragon-c1", "gingerbread-man", "river-2-c1"],
    &["winter", "princess-and-dragon-c1", "gingerbread-man"],
    &["base-c1", "river-1-c1", "gingerbread-man"],
];

fn random_setup(random: &mut Random) -> Setup {
    let sets: &[&str] = random.choose::<&[&str]>(&SETS);
    let mut setup = Setup::with_sets(sets, *random.choose(&[2, 3, 4, 5]));
    setup.options = random_options(random);
    setup
}

/// The dragon is nowhere twice in one move and never with the fairy; the Gingerbread Man is in an
/// unfinished city or beside the board.
fn check_figures(game: &Game) {
    let neutral = game.neutral_position();
    let path = &neutral.dragon_path;
    assert!((1..path.len()).all(|at| !path[..at].contains(&path[at])), "PD-12: {path:?}");
    let entered = path.iter().skip(1);
    assert!(neutral.fairy.is_none_or(|fairy| entered.clone().all(|&cell| cell != fairy)), "PD-33");
    if let Some(GingerbreadManPlace::City(spot)) = neutral.gingerbread_man
        && game.decision().kind == DecisionKind::DrawTile
    {
        assert!(!game.feature(spot).expect("his city").complete, "GB-11");
    }
}

#[test]
fn random_games_keep_their_figures_points_keys_and_states() {
    for seed in 30_000..30_000 + games(150) {
        let mut random = Random::new(seed);
        let mut game = Game::new(random_setup(&mut random)).expect("a playable setup");
        let mut events = Events::new();
        let mut number = 0;
        while let Some(actor) = game.decision().actor {
            let action: Action = *random.choose(&game.legal_action_list());
            checked_step(&mut game, actor, action, &mut events, seed);
            check_figures(&game);
            number += 1;
            if number % 9 == 0 {
                check_restored(&game, seed);
            }
        }
    }
}
