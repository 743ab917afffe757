//! Commands that read games and write pictures.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::path::{Path, PathBuf};

use common::{fresh_file, run};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Whole games as text: base game with river and abbot, and the winter edition with dragon,
/// fairy, princess, portals and Gingerbread Man. If a change of the rules, of the computer
/// players or of the text is meant, write the new text with
/// `cargo run -p bastide -- replay NAME.jsonl > NAME.txt` in that folder, and look at the
/// difference.
#[test]
fn the_golden_games_are_told_as_before() {
    for name in ["river-and-abbot", "dragon-and-gingerbread-man"] {
        let (out, _) = run(&["replay", text(&golden(&format!("{name}.jsonl")))], 0);
        let expected = std::fs::read_to_string(golden(&format!("{name}.txt"))).unwrap();
        for (number, (found, wanted)) in out.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, wanted, "{name}, line {}", number + 1);
        }
        assert_eq!(out.lines().count(), expected.lines().count(), "{name}");
    }
}

/// The rules that the second golden game is there to show all come up in it.
#[test]
fn the_golden_game_with_neutral_figures_shows_their_rules() {
    let game = std::fs::read_to_string(golden("dragon-and-gingerbread-man.txt")).unwrap();
    for rule in [
        "PD-3", "PD-8", "PD-12", "PD-14", "PD-30", "PD-34", "PD-35", "PD-40", "GB-10", "GB-14",
        "GB-18", "GB-25", "GB-40",
    ] {
        assert!(game.contains(&format!("{rule})")) || game.contains(&format!("{rule}]")), "{rule}");
    }
}

#[test]
fn boards_are_drawn_as_svg_and_png() {
    let game = golden("river-and-abbot.jsonl");
    let (svg, png) = (fresh_file("board.svg"), fresh_file("board.png"));
    run(&["render", text(&game), "-o", text(&svg), "--at", "40", "--theme", "winter"], 0);
    assert!(std::fs::read_to_string(&svg).unwrap().starts_with("<svg "));
    run(&["render", text(&game), "-o", text(&png), "--tile-size", "20"], 0);
    let bytes = std::fs::read(&png).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
    let width = u32::from_be_bytes(bytes[16..20].try_into().unwrap());
    assert!((200..600).contains(&width), "{width} pixels for 16 tiles of 20 pixels");

    let scenario = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../scenarios/base-game/worked-example-2-fields.scenario");
    run(&["render", text(&scenario), "-o", text(&svg)], 0);
    assert!(std::fs::read_to_string(&svg).unwrap().contains("</svg>"));
    let (_, err) = run(&["render", text(&scenario), "-o", text(&svg), "--at", "1"], 2);
    assert!(err.contains("--at is for games"), "{err}");

    let (_, err) = run(&["render", text(&game), "-o", "board.gif"], 2);
    assert!(err.contains("board.gif: a picture is written as .svg or .png"), "{err}");
    let (_, err) = run(&["render", text(&game), "-o", text(&svg), "--at", "9999"], 2);
    assert!(err.contains("moves, not 9999"), "{err}");
    let (_, err) = run(&["render", "nothing.jsonl", "-o", text(&svg)], 2);
    assert!(err.contains("nothing.jsonl: "), "{err}");
}

#[test]
fn sheets_of_tiles() {
    let png = fresh_file("sheet.png");
    let (out, _) = run(&["tiles", "river-1-c2", "-o", text(&png), "--tile-size", "20"], 0);
    assert!(out.contains("kinds of tiles"));
    assert!(std::fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    let (out, _) = run(&["tiles", "base-c2"], 0);
    assert!(out.contains("base-crfr ") && out.contains("N:C E:R S:F W:R"), "{out}");
    let (out, _) = run(&["tiles"], 0);
    assert!(out.contains("can be played"), "{out}");
    let (_, err) = run(&["tiles", "base-c9"], 2);
    assert!(err.contains("there is no tile set \"base-c9\""), "{err}");
}

#[test]
fn sheet_of_cards() {
    let png = fresh_file("cards.png");
    let (out, _) = run(&["cards", "-o", text(&png), "--tile-size", "40"], 0);
    assert!(out.contains("32 kinds of cards"), "{out}");
    assert!(std::fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    let (out, _) = run(&["cards"], 0);
    assert!(out.contains("C02 ×2  cloister  lightning  confirmed  XP-35"), "{out}");
    assert_eq!(out.lines().count(), 32);
}

#[test]
fn scenarios_and_records_are_checked() {
    let folder = fresh_folder("checked");
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let road = "scenario A road\nrules BG-30\nsets base-c1\nseats red blue\n\
        red: base-fr1r2r3 (-1,0) r0, meeple road E\n\
        blue: base-r1r2r3r4 (1,0) r0\nexpect points red 3\n";
    let good = write("good.scenario", road);
    run(&["check", text(&good)], 0);
    write("ignored.txt", "nothing to check");
    let (out, _) = run(&["check", text(&folder), text(&golden("river-and-abbot.jsonl"))], 0);
    assert!(
        out.contains("2 files: 2 passed, 0 failed, 0 not supported yet, 0 not readable"),
        "{out}"
    );

    let bad = write("bad.scenario", &road.replace("red 3", "red 4"));
    let (out, _) = run(&["check", text(&folder)], 1);
    assert!(out.contains(&format!("{}:7: expected points red 4, found ", text(&bad))), "{out}");
    assert!(
        out.contains("2 files: 1 passed, 1 failed, 0 not supported yet, 0 not readable"),
        "{out}"
    );

    let wrong = write("wrong.scenario", "scenario Nonsense\nrules BG-30\njump\n");
    let (out, err) = run(&["check", text(&wrong)], 2);
    assert!(out.contains("wrong.scenario:3"), "{out}");
    assert!(err.contains("cannot be read"), "{err}");
    let (_, err) = run(&["check", "nothing-there"], 2);
    assert!(err.contains("nothing-there: there is no such file or folder"), "{err}");
    let (_, err) = run(&["check", text(&folder.join("ignored.txt"))], 2);
    assert!(err.contains("told by its ending"), "{err}");
}

#[test]
fn a_record_that_cannot_be_played_again_fails() {
    let record = std::fs::read_to_string(golden("river-and-abbot.jsonl")).unwrap();
    let damaged: String = record.replacen("place (1,0) r1", "place (9,9) r1", 1);
    assert_ne!(record, damaged);
    let path = fresh_file("damaged.jsonl");
    std::fs::write(&path, damaged).unwrap();
    let (out, _) = run(&["check", text(&path)], 1);
    assert!(out.contains("damaged.jsonl: line 3: "), "{out}");
    let (_, err) = run(&["replay", text(&path)], 2);
    assert!(err.contains("damaged.jsonl: line 3: "), "{err}");
}

/// A record goes to a saved game of another program and comes back with the same moves.
#[test]
fn export_and_import() {
    let record = fresh_file("to-export.jsonl");
    run(&["play", "--players", "greedy,random", "--seed", "12", "--record", text(&record)], 0);
    let (saved, back) = (fresh_file("exported.jcz"), fresh_file("imported.jsonl"));
    run(&["export", text(&record), "-o", text(&saved)], 0);
    run(&["import", text(&saved), "-o", text(&back)], 0);
    let lines = |path: &Path| -> Vec<String> {
        let text = std::fs::read_to_string(path).unwrap();
        text.lines().skip(1).map(str::to_owned).collect()
    };
    let (sent, returned) = (lines(&record), lines(&back));
    assert_eq!(sent.len(), returned.len());
    for (one, two) in sent.iter().zip(&returned) {
        assert_eq!(one, two);
    }
    let last_line =
        |path: &Path| run(&["replay", text(path)], 0).0.lines().last().map(str::to_owned);
    assert_eq!(last_line(&record), last_line(&back));
    assert_eq!(last_line(&saved), last_line(&back));
    run(&["check", text(&saved), text(&back)], 0);
    run(&["render", text(&saved), "-o", text(&fresh_file("saved.svg"))], 0);

    let (_, err) = run(&["import", text(&record), "-o", text(&back)], 2);
    assert!(err.contains("to-export.jsonl: this file must end with .jcz"), "{err}");
    std::fs::write(&saved, "{").unwrap();
    let (_, err) = run(&["import", text(&saved), "-o", text(&back)], 2);
    assert!(err.contains("exported.jcz: this is no saved game"), "{err}");
}

fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
