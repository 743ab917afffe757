//! Records of games: written, read, damaged.
#![allow(clippy::unwrap_used, reason = "a test may end where something is not as it should be")]

mod common;

use bastide_notation::record::{
    Header, MAX_LINE, Reading, RecordError, RecordProblem, RecordWriter, read,
};
use bastide_rules::tile::Library;
use bastide_rules::{Actor, Events, Game, RuleId, Seat, Setup};
use common::{Dice, choose, setup, setup_with_neutral_figures};
use proptest::prelude::*;

fn read_text(text: &str) -> Result<Reading, RecordError> {
    read(text.as_bytes(), Library::standard())
}

/// A record of a random game, cut after `moves` moves, with the game at its end.
fn record(setup: Setup, seed: u64, moves: usize) -> (String, Game) {
    let names: Vec<String> = (0..setup.seats).map(|seat| format!("Player {seat}")).collect();
    let mut game = Game::new(setup.clone()).unwrap();
    let mut header = Header::new(setup, names);
    header.meta.insert("place".to_owned(), "Carcassonne".into());
    let mut writer = RecordWriter::new(Vec::new(), &header).unwrap();
    let mut dice = Dice::new(seed);
    for _ in 0..moves {
        if game.is_over() {
            break;
        }
        let action = choose(&game, &mut dice);
        writer.play(&mut game, action, &mut Events::off()).unwrap();
    }
    (String::from_utf8(writer.into_inner()).unwrap(), game)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn a_record_gives_the_same_game(
        number in 0usize..1024, neutral: bool, seed: u64, moves in 0usize..600,
    ) {
        let setup = if neutral { setup_with_neutral_figures(number) } else { setup(number % 24) };
        let (text, game) = record(setup, seed, moves);
        let reading = read_text(&text).unwrap();
        prop_assert_eq!(reading.problem, None);
        prop_assert!(reading.game == game);
        prop_assert_eq!(reading.record.moves.len() + 1, text.lines().count());
        prop_assert_eq!(reading.good_bytes as usize, text.len());
    }

    #[test]
    fn damage_never_makes_the_reader_panic(
        seed: u64,
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let (text, _) = record(setup(3), seed, 40);
        let mut bytes = text.into_bytes();
        for (place, value) in damage {
            let place = place.index(bytes.len());
            bytes[place] = value;
        }
        if let Ok(reading) = read(bytes.as_slice(), Library::standard()) {
            prop_assert!(reading.record.moves.len() <= 40);
            prop_assert!(reading.good_bytes as usize <= bytes.len());
        }
    }
}

#[test]
fn a_record_cut_in_a_line_is_usable_up_to_there_and_can_be_resumed() {
    let (text, game) = record(setup(1), 5, 60);
    let line_40 = text.lines().take(39).map(|line| line.len() + 1).sum::<usize>();
    let cut = &text[..line_40 + 9];
    let reading = read_text(cut).unwrap();
    assert_eq!(reading.record.moves.len(), 38);
    let problem = reading.problem.clone().unwrap();
    assert_eq!(problem.line, 40);
    assert!(problem.to_string().starts_with("line 40: the line is cut off"), "{problem}");
    assert_eq!(reading.good_bytes as usize, line_40);

    let mut file = cut.as_bytes()[..line_40].to_vec();
    let mut writer = RecordWriter::resume(&mut file, &reading).unwrap();
    assert_eq!(writer.next_number(), 39);
    let mut resumed = reading.game;
    for line in text.lines().skip(39) {
        let json: serde_json::Value = serde_json::from_str(line).unwrap();
        let one: bastide_notation::Move = json["move"].as_str().unwrap().parse().unwrap();
        let action = one.to_action(&resumed).unwrap();
        writer.play(&mut resumed, action, &mut Events::off()).unwrap();
    }
    assert_eq!(String::from_utf8(file).unwrap(), text);
    assert!(resumed == game);
}

#[test]
fn the_last_line_may_lack_its_end() {
    let (text, _) = record(setup(1), 8, 10);
    let reading = read_text(text.trim_end()).unwrap();
    assert_eq!(reading.problem, None);
    assert!(!reading.ends_with_line_end);
    let mut game = reading.game.clone();
    let mut file = text.trim_end().as_bytes().to_vec();
    let mut writer = RecordWriter::resume(&mut file, &reading).unwrap();
    let action = game.legal_action_list()[0];
    writer.play(&mut game, action, &mut Events::off()).unwrap();
    let again = read(file.as_slice(), Library::standard()).unwrap();
    assert_eq!(again.problem, None);
    assert!(again.game == game);
}

#[test]
fn an_illegal_move_is_named_with_its_line_and_rule() {
    let (text, _) = record(setup(1), 5, 60);
    let mut lines: Vec<&str> = text.lines().collect();
    let place = (30..60).find(|&index| lines[index].contains("place (")).unwrap();
    let wrong =
        format!(r#"{{"n":{place},"by":{},"move":"place (90,90) r0"}}"#, by_of(lines[place]));
    lines[place] = &wrong;
    let reading = read_text(&lines.join("\n")).unwrap();
    assert_eq!(reading.record.moves.len(), place - 1);
    let error = reading.problem.unwrap();
    assert_eq!(error.line, place + 1);
    match &error.problem {
        RecordProblem::Refused { refusal, .. } => assert_eq!(refusal.rule, RuleId("BG-13")),
        other => panic!("{other}"),
    }
    assert!(error.to_string().contains("touch"), "{error}");
    assert!(error.to_string().ends_with("(BG-13)"), "{error}");
}

fn by_of(line: &str) -> String {
    let json: serde_json::Value = serde_json::from_str(line).unwrap();
    json["by"].to_string()
}

#[test]
fn wrong_lines_say_what_is_wrong() {
    let (text, _) = record(setup(1), 5, 6);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut with = |index: usize, line: &str| {
        let old = std::mem::replace(&mut lines[index], line.to_owned());
        let reading = read_text(&lines.join("\n")).unwrap();
        lines[index] = old;
        let error = reading.problem.unwrap();
        assert_eq!(error.line, index + 1);
        assert_eq!(reading.record.moves.len(), index - 1);
        error.to_string()
    };
    assert!(with(2, r#"{"n":7,"by":0,"move":"pass"}"#).contains("move 7 where move 2"));
    assert!(with(1, r#"{"n":1,"by":"ann","move":"pass"}"#).contains("number of a seat"));
    assert!(with(1, r#"{"n":1,"by":0,"move":"draw base-crfr"}"#).contains("for chance to decide"));
    assert!(
        with(1, r#"{"n":1,"by":"chance","move":"draw castle"}"#).contains("no tile \"castle\"")
    );
    assert!(with(1, r#"{"n":1,"by":"chance","move":"drew castle"}"#).contains("`draw TILE`"));
    assert!(with(1, r#"{"n":1,"by":"chance","move":"pass","note":1}"#).contains("unknown field"));
    assert!(with(1, "not even JSON").contains("not a move"));
}

#[test]
fn a_wrong_key_is_a_divergence() {
    let (text, _) = record(setup(1), 5, 9);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut json: serde_json::Value = serde_json::from_str(&lines[7]).unwrap();
    json["key"] = "0000000000000001".into();
    lines[7] = json.to_string();
    let damaged = lines.join("\n");
    let reading = read_text(&damaged).unwrap();
    assert_eq!(reading.record.moves.len(), 6);
    let error = reading.problem.unwrap();
    assert!(matches!(error.problem, RecordProblem::Diverged { expected: 1, .. }), "{error}");
    let undamaged = read_text(&text.lines().take(7).collect::<Vec<_>>().join("\n")).unwrap();
    assert!(reading.game == undamaged.game);

    // Keys of another version say nothing.
    let other = damaged.replacen("\"keys\":1", "\"keys\":99", 1);
    let reading = read_text(&other).unwrap();
    assert_eq!(reading.problem, None);
    assert!(reading.record.moves.iter().all(|one| one.key.is_none()), "and are not handed on");
}

/// If this fails because the engine makes other keys now, raise `KEY_VERSION` and correct the
/// number here.
#[test]
fn keys_are_those_of_this_key_version() {
    let mut game = Game::new(Setup::with_set("base-c1", 2)).unwrap();
    for text in ["draw base-cfff", "place (0,-1) r2", "meeple field (0,-1)/0", "draw base-ffrr"] {
        let one: bastide_notation::Move = text.parse().unwrap();
        game.play(one.to_action(&game).unwrap(), &mut Events::off()).unwrap();
    }
    assert_eq!(bastide_notation::record::KEY_VERSION, 1);
    assert_eq!(format!("{:016x}", game.key()), "83f6f1397bfda734");
}

#[test]
fn wrong_headers_say_what_is_wrong() {
    let message = |text: &str| read_text(text).map(|_| ()).unwrap_err().to_string();
    assert!(message("").contains("the file is empty"));
    assert!(message("{\"hello\":1}\n").contains("no record of a game"));
    assert!(message("\u{1}\u{2}\n").contains("no record of a game"));
    assert!(
        message("{\"record\":2,\"whatever\":3}\n")
            .contains("version 2; this program reads version 1")
    );
    assert!(message("{\"record\":1,\"seats\":[]}\n").contains("missing field `setup`"));
    let (text, _) = record(setup(1), 5, 0);
    assert!(message(&text.replace("base-c2", "base-c9")).contains("no tile set \"base-c9\""));
    assert!(message(&text.replace("\"seats\":[", "\"seats\":[\"Eve\",")).contains("names for"));
    let long = format!("{{\"record\":1,\"meta\":\"{}\"}}", "x".repeat(MAX_LINE));
    assert!(message(&long).contains("longer than"));
}

#[test]
fn the_writer_refuses_what_the_game_refuses() {
    let setup = Setup::with_set("base-c1", 2);
    let mut game = Game::new(setup.clone()).unwrap();
    let header = Header::new(setup, ["Ann", "Bob"]);
    let mut writer = RecordWriter::new(Vec::new(), &header).unwrap();
    let refused = writer.play(&mut game, bastide_rules::Action::Pass, &mut Events::off());
    assert!(refused.unwrap_err().to_string().contains("refused"));
    assert_eq!(writer.next_number(), 1);
    writer.write(Actor::Seat(Seat(0)), &bastide_notation::Move::Pass, None).unwrap();
    assert_eq!(writer.next_number(), 2);
}
