//! Setups drawn at random, and how many games to play.

use bastide_rules::setup::{
    Abbot, ChristmasPresent, Options, SetChoice, Setup, Start, UnbuiltRules,
};
use bastide_rules::tile::{Library, TileSet};

use super::random::Random;

/// How many games a test plays: `usual`, or as many times more as the environment variable
/// `BASTIDE_GAMES` says.
pub fn games(usual: u64) -> u64 {
    let times = std::env::var("BASTIDE_GAMES").ok();
    let times = times.map_or(1, |text| text.parse().expect("BASTIDE_GAMES is a number"));
    usual * times
}

/// Every option with a value drawn at random.
pub fn random_options(random: &mut Random) -> Options {
    let mut options = Options::default();
    for spec in Options::SPECS {
        // Half of the options stay as printed, so that games stay full of figures.
        if random.chance(1, 2) {
            let (value, _) = random.choose(spec.values);
            options.set(spec.id, value).expect("a value of the option");
        }
    }
    // The plain implementation has no cards.
    options.christmas_present = ChristmasPresent::Off;
    if random.chance(1, 3) {
        options.abbot = Abbot::On;
    }
    options
}

/// A setup with these sets, random seats and options.
pub fn random_setup_with(random: &mut Random, sets: &[(&str, u16)]) -> Setup {
    let seats = *random.choose(&[1, 2, 2, 3, 4, 5, 6, 9]);
    Setup {
        sets: sets
            .iter()
            .map(|(id, copies)| SetChoice { id: (*id).to_owned(), copies: *copies })
            .collect(),
        seats,
        solo: seats == 1,
        options: random_options(random),
        start: Start::Usual,
        unbuilt_rules: UnbuiltRules::Refuse,
        card_table: None,
    }
}

/// A base game with two to five expansions, whose tiles are taken as plain ones.
pub fn random_plain_setup(random: &mut Random, library: &Library) -> Setup {
    // Expansions with a start of their own, those that belong to a river, and those that are built
    // but not known to the reference are left out.
    let special = [
        "base",
        "winter",
        "first-game",
        "gq11",
        "count",
        "wind-roses",
        "spiel-doch",
        "hills",
        "crop-circles",
        "halflings",
    ];
    let sets: Vec<&TileSet> = library
        .sets()
        .filter(|set| {
            !special.iter().any(|family| set.family.starts_with(family))
                && !set.family.starts_with("river-")
                && set.requires_any_of.is_empty()
        })
        .collect();
    let mut chosen: Vec<&TileSet> = Vec::new();
    for _ in 0..2 + random.below(4) {
        let set = *random.choose(&sets);
        if chosen.iter().all(|other| other.family != set.family) {
            chosen.push(set);
        }
    }
    let mut ids = vec![(*random.choose(&["base-c1", "base-c2", "winter"]), 1)];
    ids.extend(chosen.iter().map(|set| (set.id.as_str(), 1)));
    Setup { unbuilt_rules: UnbuiltRules::PlainTiles, ..random_setup_with(random, &ids) }
}

/// A base game, with no, one or two rivers.
pub fn random_setup(random: &mut Random, with_river: bool) -> Setup {
    let base = *random.choose(&["base-c1", "base-c2", "winter"]);
    let mut sets = vec![(base, if random.chance(1, 12) { 2 } else { 1 })];
    if with_river {
        let first = *random.choose(&["river-1-c1", "river-1-c2"]);
        let second = *random.choose(&["river-2-c1", "river-2-c2"]);
        match random.below(3) {
            0 => sets.push((first, 1)),
            1 => sets.push((second, 1)),
            _ => sets.extend([(first, 1), (second, 1)]),
        }
    }
    let mut setup = random_setup_with(random, &sets);
    // Without a spring on the table the river finds no place.
    if with_river && random.chance(1, 12) {
        setup.start = Start::Layout("standard".to_owned());
    }
    setup
}

/// A base game or the winter edition with dragon, fairy, princess and portals, with the
/// Gingerbread Man, or both; at times after a river.
pub fn random_neutral_setup(random: &mut Random) -> Setup {
    let dragon = *random.choose(&["princess-and-dragon-c1", "princess-and-dragon-c2"]);
    let mut sets = vec![(*random.choose(&["base-c1", "base-c2", "winter", "winter"]), 1)];
    match random.below(3) {
        0 => sets.push((dragon, 1)),
        1 => sets.push(("gingerbread-man", 1)),
        _ => sets.extend([(dragon, 1), ("gingerbread-man", 1)]),
    }
    if random.chance(1, 3) {
        let river = ["river-1-c1", "river-1-c2", "river-2-c1", "river-2-c2"];
        sets.push((*random.choose(&river), 1));
    }
    random_setup_with(random, &sets)
}

/// A setup of squares, of all shapes, or with neutral figures, and the library that it needs.
pub fn random_game_of_any_kind(random: &mut Random, all_shapes: &Library) -> (Setup, Library) {
    match random.below(4) {
        0 => {
            let mut setup = random_setup_with(random, &[("base-c2", 1), ("halves-and-doubles", 1)]);
            setup.unbuilt_rules = UnbuiltRules::PlainTiles;
            (setup, all_shapes.clone())
        }
        1 => (random_neutral_setup(random), Library::standard().clone()),
        _ => {
            let river = random.chance(1, 2);
            (random_setup(random, river), Library::standard().clone())
        }
    }
}
