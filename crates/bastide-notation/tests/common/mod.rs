//! Random games for the tests.
#![allow(dead_code, reason = "each test uses a part")]

use bastide_rules::{Action, Actor, Events, Game, Setup};

/// A small generator of numbers; the same seed gives the same game everywhere.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit.max(1)
    }
}

/// Setups of several kinds, by number.
pub fn setup(number: usize) -> Setup {
    let sets: &[&str] = [
        &["base-c1"][..],
        &["base-c2"],
        &["winter"],
        &["base-c2", "river-1-c2"],
        &["base-c2", "river-2-c2"],
        &["base-c1", "river-1-c1", "river-2-c1"],
    ][number % 6];
    let mut setup = Setup::with_sets(sets, 2 + (number / 6 % 4) as u8);
    let options = &mut setup.options;
    if number / 2 % 2 == 1 {
        options.set("abbot", "on").unwrap();
    }
    options.set("farmers", ["F3", "F2", "F1", "off"][number / 3 % 4]).unwrap();
    setup
}

/// Setups of games with figures that belong to nobody, by number: all readings of their rules.
pub fn setup_with_neutral_figures(number: usize) -> Setup {
    let sets: &[&str] = [
        &["base-c2", "princess-and-dragon-c2"][..],
        &["winter", "gingerbread-man"],
        &["winter", "princess-and-dragon-c1", "gingerbread-man"],
        &["base-c1", "river-2-c1", "princess-and-dragon-c1", "gingerbread-man"],
    ][number % 4];
    let mut setup = Setup::with_sets(sets, 2 + (number / 4 % 3) as u8);
    let options = &mut setup.options;
    let choices = [
        ("fairy", ["meeple", "tile"]),
        ("dragon_move", ["before", "after"]),
        ("princess", ["must", "may"]),
        ("volcano_fairy", ["yes", "no"]),
        ("princess_then_fairy", ["no", "yes"]),
        ("abbot", ["off", "on"]),
        ("gb_return", ["must", "may"]),
        ("fairy_alone", ["off", "on"]),
    ];
    for (index, (option, values)) in choices.into_iter().enumerate() {
        options.set(option, values[(number >> (index + 2)) & 1]).unwrap();
    }
    setup
}

/// A random legal action; figures are preferred to passing.
pub fn choose(game: &Game, dice: &mut Dice) -> Action {
    if game.decision().actor == Some(Actor::Chance) {
        return game.chance_at(dice.below(game.chance_count() as usize) as u32).unwrap();
    }
    let actions = game.legal_action_list();
    actions[dice.below(actions.len())]
}

/// Plays at most `moves` random moves.
pub fn play(game: &mut Game, dice: &mut Dice, moves: usize, events: &mut Events) {
    for _ in 0..moves {
        if game.is_over() {
            return;
        }
        let action = choose(game, dice);
        game.play(action, events).unwrap();
    }
}
