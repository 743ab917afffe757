//! What the fuzz targets do with arbitrary bytes. The ordinary tests run the same functions over
//! the saved inputs in `fuzz/corpus/` (`crates/bastide-notation/tests/corpus.rs`).
//!
//! `cargo +nightly fuzz run records` (or `scenarios`, `saved_games`, `actions`) in the folder of
//! the repository looks for new ones.

use bastide_notation::jcz;
use bastide_notation::record::{self, Record};
use bastide_notation::scenario::{self, Scenario};
use bastide_rules::card::{CardId, Deck};
use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::Library;
use bastide_rules::{
    Action, ActionList, Events, FigureId, FigureKind, Game, KindId, Placements, Seat, SegmentKind,
    Setup, Spot, Token,
};

/// A record is read as far as it is good, and what was read can be written and read again.
pub fn records(data: &[u8]) {
    let Ok(reading) = record::read(data, Library::standard()) else { return };
    assert!(reading.good_bytes <= data.len() as u64);
    let again = written_and_read(&reading.record);
    assert_eq!(again.record.moves, reading.record.moves);
    assert!(again.problem.is_none());
    assert!(again.game == reading.game);
}

fn written_and_read(record: &Record) -> record::Reading {
    let mut text = Vec::new();
    record.write(&mut text).expect("memory takes everything");
    record::read(text.as_slice(), Library::standard()).expect("what was written can be read")
}

/// A scenario is read and played, or refused.
pub fn scenarios(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(scenario) = Scenario::parse("fuzz.scenario", text) {
        let report = scenario::run(&scenario, Library::standard());
        assert_eq!(report.file, "fuzz.scenario");
    }
}

/// A saved game is imported or refused; what was imported is a good record.
pub fn saved_games(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let checked = jcz::check(text);
    if let Ok(imported) = jcz::import(text) {
        assert!(checked.is_ok());
        let again = written_and_read(&imported.record);
        assert!(again.problem.is_none());
        assert!(again.game == imported.game);
        if let Ok(text) = jcz::export(&imported.record, Library::standard()) {
            let back = jcz::import(&text).expect("what was exported can be imported");
            assert!(back.game == imported.game);
        }
    }
}

/// The setups of [`actions`]: sets, seats, options.
type Played = (&'static [&'static str], u8, &'static [(&'static str, &'static str)]);

const SETUPS: [Played; 16] = [
    (&["base-c2"], 2, &[]),
    (&["base-c1"], 3, &[("farmers", "F1"), ("tiny_city", "2")]),
    (&["base-c2"], 4, &[("abbot", "on"), ("farmers", "F2")]),
    (&["base-c2", "river-1-c2"], 2, &[("meeples", "1")]),
    (&["base-c2", "river-2-c2"], 5, &[("river_uturn", "c3"), ("abbot", "on")]),
    (&["winter"], 2, &[("farmers", "off")]),
    (&["base-c2", "princess-and-dragon-c2"], 3, &[]),
    (&["winter", "gingerbread-man"], 2, &[]),
    (
        &["base-c1", "princess-and-dragon-c1", "gingerbread-man"],
        4,
        &[("fairy", "tile"), ("dragon_move", "after"), ("princess", "may"), ("gb_return", "may")],
    ),
    (
        &["winter", "princess-and-dragon-c2", "gingerbread-man"],
        2,
        &[("princess_then_fairy", "yes"), ("abbot", "on"), ("gb_set", "first_print")],
    ),
    (&["base-c1", "river-2-c1", "princess-and-dragon-c1"], 2, &[("volcano_fairy", "no")]),
    (
        &["base-c2", "halflings-1", "halflings-2", "hills-and-sheep-c2"],
        2,
        &[("halfling_symbol_tiles", "on"), ("halfling_meeple", "partner"), ("hill_tie", "count")],
    ),
    (
        &["base-c1", "halflings-2", "crop-circles-1", "princess-and-dragon-c1"],
        3,
        &[("halfling_setup", "draft"), ("halfling_epoch", "2015-10"), ("halfling_crop", "at_once")],
    ),
    (&["base-c1", "hills-and-sheep-c1", "crop-circles-2"], 2, &[("crop_circle_removal", "may")]),
    (&["base-c2"], 3, &[("christmas_present", "on"), ("abbot", "on")]),
    (
        &["base-c1", "halflings-1", "gingerbread-man"],
        2,
        &[("christmas_present", "on"), ("lightning", "own_turn"), ("tie_card_share", "split")],
    ),
];

/// Legal actions are taken, all others refused without a trace, and the state keeps its key.
pub fn actions(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let (sets, seats, options) = SETUPS[usize::from(bytes.next().unwrap_or(0)) % SETUPS.len()];
    let mut setup = Setup::with_sets(sets, seats);
    for (id, value) in options {
        setup.options.set(id, value).expect("an option that exists");
    }
    let mut game = Game::new(setup).expect("a setup that can be played");
    let mut legal = ActionList::new();
    let mut placements = Placements::new();
    let mut earlier = ActionList::new();
    while let Some(choice) = bytes.next() {
        game.legal_actions(&mut legal);
        assert_eq!(legal.is_empty(), game.is_over());
        game.legal_placements(&mut placements);
        assert!(placements.is_empty() || placements.len() as usize == legal.len());
        let action = match choice % 4 {
            // Mostly something legal, so that games get anywhere.
            0 | 1 => pick(&legal, &mut bytes),
            2 => pick(&earlier, &mut bytes),
            _ => Some(any_action(&mut bytes)),
        };
        let Some(action) = action else { continue };
        earlier.push(action);
        try_action(&mut game, action, &legal);
    }
}

fn pick(list: &[Action], bytes: &mut impl Iterator<Item = u8>) -> Option<Action> {
    let index = usize::from(bytes.next()?);
    list.get(index % list.len().max(1)).copied()
}

fn any_action(bytes: &mut impl Iterator<Item = u8>) -> Action {
    let kind = bytes.next().unwrap_or(0);
    let mut number = || bytes.next().unwrap_or(0);
    let wide = kind & 0x80 != 0;
    let mut coordinate = || {
        let near = number() as i8;
        if wide { i16::from_le_bytes([near as u8, number()]) } else { i16::from(near % 16) }
    };
    let cell = Cell::new(coordinate(), coordinate());
    let spot = Spot { cell, layer: number() % 3, segment: number() % 16 };
    match kind % 27 {
        0 => Action::Draw(KindId(u16::from(number()))),
        1 => Action::PlaceTile { cell, orientation: Orientation::new(number()) },
        2 => {
            let kind = usize::from(number()) % FigureKind::ALL.len();
            Action::PlaceFigure { kind: FigureKind::ALL[kind], spot }
        }
        3 => Action::ReturnAbbot { spot },
        4 => Action::RemoveKnight { figure: FigureId(number()) },
        5 => Action::MoveFairy { figure: FigureId(number()) },
        6 => Action::MoveFairyToTile { cell },
        7 => Action::MoveDragon { cell },
        8 => Action::MoveGingerbreadMan { spot },
        9 => Action::TakeIntoHand(KindId(u16::from(number()))),
        10 => Action::ChooseToDraw,
        11 => Action::PlaceFromHand {
            tile: KindId(u16::from(number())),
            cell,
            orientation: Orientation::new(number()),
        },
        12 => Action::GrowFlock,
        13 => Action::GuideFlockHome,
        14 => Action::DrawToken(Token::ALL[usize::from(number()) % Token::ALL.len()]),
        15 => {
            let feature = SegmentKind::ALL[usize::from(number()) % SegmentKind::ALL.len()];
            Action::ChooseCropCircle { feature, adds: number() % 2 == 0 }
        }
        16 => Action::TakeBack { figure: FigureId(number()) },
        17 => Action::TakeCard(Deck::ALL[usize::from(number()) % Deck::ALL.len()]),
        18 => Action::DrawCard(CardId(number())),
        19 => Action::PlayCard(CardId(number())),
        20 => Action::ChooseFeature { spot },
        21 => Action::SendHome { figure: FigureId(number()) },
        22 => Action::ChoosePlayer { seat: Seat(number()) },
        23 => Action::MoveFollower { figure: FigureId(number()), spot },
        24 => Action::DiscardCard(CardId(number())),
        25 => Action::ChooseTile(KindId(u16::from(number()))),
        _ => Action::Pass,
    }
}

fn try_action(game: &mut Game, action: Action, legal: &[Action]) {
    let before = game.clone();
    match game.play(action, &mut Events::new()) {
        Ok(()) => {
            // Orientations in which a tile looks the same are listed once.
            let is_placement = matches!(action, Action::PlaceTile { .. });
            // So are cards aimed at a feature, or at one of several figures alike.
            let is_aim = matches!(
                action,
                Action::ChooseFeature { .. }
                    | Action::SendHome { .. }
                    | Action::MoveFollower { .. }
                    | Action::TakeBack { .. }
            );
            let is_listed = is_placement || game.has_cards() && is_aim || legal.contains(&action);
            assert!(is_listed, "{action:?} is not listed");
            assert_eq!(game.key(), game.key_from_scratch());
        }
        Err(refusal) => {
            assert!(!legal.contains(&action), "{action:?} is listed, but refused: {refusal}");
            assert!(!refusal.to_string().is_empty());
            assert!(*game == before, "{action:?} was refused, but left a trace");
        }
    }
}
