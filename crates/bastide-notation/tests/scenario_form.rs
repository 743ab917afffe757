//! The form of scenarios: what is read, what is refused, and how failures are told.
#![allow(clippy::unwrap_used, reason = "a test may end where something is not as it should be")]

use bastide_notation::scenario::{Report, Scenario, run};
use bastide_rules::tile::Library;
use proptest::prelude::*;

const HEAD: &str = "scenario Test\nrules XX-1\nsets base-c1\nseats red blue\n";

fn report(lines: &str) -> Report {
    let text = format!("{HEAD}{lines}");
    let scenario = Scenario::parse("test.scenario", &text).unwrap_or_else(|errors| {
        panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    });
    run(&scenario, Library::standard())
}

/// The failures, one a line, without the name of the file.
fn failures(lines: &str) -> String {
    let report = report(lines);
    let failures = report.failed.iter().map(ToString::to_string);
    failures.map(|one| one.replace("test.scenario:", "")).collect::<Vec<_>>().join("\n")
}

fn syntax(lines: &str) -> String {
    let errors = Scenario::parse("test.scenario", &format!("{HEAD}{lines}")).unwrap_err();
    let errors = errors.iter().map(ToString::to_string);
    errors.map(|one| one.replace("test.scenario:", "")).collect::<Vec<_>>().join("\n")
}

#[test]
fn failures_name_the_line_and_what_was_found_and_the_run_goes_on() {
    let found = failures(
        "red: base-frfr (1,0) r0, meeple road E
         expect points red 1
         expect scored red 1 road
         expect feature road W: cells 5
         expect supply red meeple 7
         expect turn red
         expect decision red place
         expect on road (0,0) E: blue meeple
         expect apart road (0,0) E and road (1,0) E
         expect joined road (0,0) E and field (1,0) N
         expect left 71
         expect lies base-crfr (0,0) r1
         expect empty (0,0)
         expect winner red
         expect returned red meeple
         expect discarded base-frfr
         expect legal draw base-crfr
         expect not legal draw base-crfr",
    );
    let expected = "\
6: expected points red 1, found red 0
7: expected scored red 1 road, found no scores
8: expected feature road W: cells 5, found cells 2, pieces 2, open 2, pennants 0, incomplete, owner red, points 2
9: expected supply red meeple 7, found 6
10: expected turn red, found the turn of blue
11: expected decision red place, found chance must draw
12: expected on road (0,0) E: blue meeple, found red meeple
13: expected apart road (0,0) E and road (1,0) E, found road (0,0) E in feature 1, road (1,0) E in feature 1
14: expected joined road (0,0) E and field (1,0) N, found road (0,0) E in feature 2, field (1,0) N in feature 1
15: expected left 71, found 70
16: expected lies base-crfr (0,0) r1, found base-crfr r0
17: expected empty (0,0), found base-crfr r0
18: expected winner red, found the game goes on: chance must draw
19: expected returned red meeple, found nothing returned
20: expected discarded base-frfr, found base-frfr drawn, base-frfr placed
22: expected not legal draw base-crfr, found it is legal";
    let without_numbers =
        |text: &str| text.replace("feature 2", "feature").replace("feature 1", "feature");
    assert_eq!(without_numbers(&found), without_numbers(expected));
}

#[test]
fn wrong_scores_show_the_ones_that_happened() {
    let lines = "red: base-fr1r2r3 (-1,0) r0, meeple road E
        blue: base-r1r2r3r4 (1,0) r0
        expect scored red 3 road by BG-31
        expect scored red 3 road = 3 tiles x 2
        expect not scored red road
        expect scored nothing
        expect scores = blue 3 road
        expect scores = red 3 road
        expect scored red 3 road by BG-30 = 3 tiles x 1
        expect returned red meeple from road by BG-35
        expect returned nothing";
    let report = report(lines);
    assert_eq!(report.passed, 3, "{report}");
    let found: Vec<&str> = report.failed.iter().map(|failure| failure.found.as_str()).collect();
    let score = "red 3 road by BG-30 = 3 tiles x 1";
    assert_eq!(found, [score, score, score, score, score, "red meeple from road by BG-35"]);
}

#[test]
fn places_and_actions_are_compared_as_lists() {
    let report = report(
        "draw base-r1r2r3r4
         expect placements = (1,0) r0, (-1,0) r0
         expect placements 3
         expect placements base-r1r2r3r4 2
         expect placements base-cfff 2
         expect decision red place
         place (1,0)
         expect actions = meeple road N, meeple road E, meeple road S, meeple field NNE, pass
         expect decision red action",
    );
    let found: Vec<&str> = report.failed.iter().map(|failure| failure.found.as_str()).collect();
    assert_eq!(report.passed, 4, "{report}");
    assert_eq!(found[0], "2");
    assert_eq!(found[1], "base-cfff is not to be placed now: red must place base-r1r2r3r4");
    assert!(found[2].starts_with("meeple road (1,0)/0, "), "{}", found[2]);
}

#[test]
fn refusals_are_compared_with_their_rule() {
    let report = report(
        "red: base-frfr (1,0), meeple road E
         draw base-frfr
         expect not legal place (2,0) r1 by BG-14
         expect not legal place (2,0) r1 by BG-13
         expect not legal red: place (2,0) by BG-10
         expect legal place (2,0)
         blue: place (2,0)
         expect not legal meeple road E by BG-22
         expect not legal meeple city N",
    );
    assert_eq!(report.passed, 4, "{report}");
    let found: Vec<&str> = report.failed.iter().map(|failure| failure.found.as_str()).collect();
    assert!(found[0].ends_with("(BG-14)"), "{}", found[0]);
    // Something that can't even be named is not taken for illegal.
    assert_eq!(found[1], "no city of the tile base-frfr reaches N as it lies (r0)");
}

#[test]
fn a_move_that_fails_ends_the_run() {
    let found = failures("red: base-frfr (5,5)\nexpect points red 99");
    assert_eq!(
        found,
        "5: expected red: base-frfr (5,5), found a refusal: at (5, 5) no side of the tile would \
         touch a placed tile (BG-13); red must place base-frfr; the lines after it were not run"
    );
    let found = failures("blue: base-frfr (1,0)");
    assert!(found.contains("(BG-10)"), "{found}");
    let found = failures("red: base-frfr (1,0), abbot monastery");
    assert!(found.contains("the tile base-frfr has no monastery"), "{found}");
    let found = failures("draw base-frfr\nred: base-crfr (1,0)");
    assert!(found.contains("red must place base-frfr"), "{found}");
    let found = failures("draw base-frfr\nend");
    assert!(found.contains("`end` comes between two turns, but red must place"), "{found}");
}

#[test]
fn positions_are_laid_freely() {
    let report = report(
        "lay base-cfff (0,-1) r2, blue meeple city S
         lay base-frfr (1,0), red meeple road W, blue meeple field N
         scores red 12, blue 30
         turn blue
         expect points red 12, blue 30
         expect turn blue
         expect left 69
         expect left base-cfff 4
         expect supply blue meeple 5
         expect on city (0,0) N: blue meeple
         pile base-frfr
         expect left 1
         blue: base-frfr (2,0)
         expect over
         expect scored red 3 road by BG-41
         expect scored blue 3 field",
    );
    assert!(report.is_success(), "{report}");
    assert_eq!(report.passed, 10);
    let found = failures("lay base-cfff (0,-1) r0");
    assert!(found.starts_with("5: expected lay base-cfff (0,-1) r0, found piece 1"), "{found}");
    assert!(found.contains("BG-14"), "{found}");
    let found = failures("pile base-cccc-pennant 2");
    assert!(
        found.contains("the pile of this setup begins with 1 copies of base-cccc-pennant"),
        "{found}"
    );
}

#[test]
fn variants_share_the_common_part() {
    let text = "red: base-cfff (0,-1) r2, meeple city S
        expect not legal pass
        variant four
        expect points red 4
        variant two
        option tiny_city = 2
        expect points red 2
        variant wrong
        expect points red 3";
    let report = report(text);
    // The common expectation fails three times, in each variant.
    assert_eq!((report.passed, report.failed.len()), (3 + 2, 1), "{report}");
    assert_eq!(report.failed[0].variant.as_deref(), Some("wrong"));
    assert!(
        report
            .to_string()
            .contains("test.scenario:13: variant wrong: expected points red 3, found red 4")
    );
}

#[test]
fn tiles_can_be_made_up() {
    let report = report(
        "```toml
[[tile]]
id = \"road-triangle\"
shape = \"triangle\"
roads = [{ sides = \"A L\" }]
fields = [{ halves = \"A0 L1\" }, { halves = \"A1 B0 B1 L0\" }]

[[tile]]
id = \"long-road\"
shape = \"double\"
roads = [{ sides = \"E W\" }]
fields = [{ halves = \"N0a N0b N1a N1b Ea Wb\" }, { halves = \"Eb S1a S1b S0a S0b Wa\" }]
```
red: long-road (1,0) r0, meeple road E
expect feature road W: cells 3, pieces 2, open 2
expect lies long-road (1,0) r0
expect joined road (0,0) E and road (2,0) E
draw road-triangle
expect legal place (3,0) r3
place (3,0) r3
meeple field B0
expect on field B1: blue meeple
expect on field L1: nobody
expect not legal place (3,0)",
    );
    assert_eq!(report.failed.len(), 0, "{report}");
}

#[test]
fn wrong_tiles_are_named() {
    let found = failures("```toml\n[[tile]]\nid = \"x\"\nsides = \"CCQ\"\n```\nexpect over");
    assert!(found.contains("tile x"), "{found}");
    let found = failures("```toml\nthis is no toml\n```\nexpect over");
    assert!(found.starts_with("5: expected tiles as in the tile files"), "{found}");
    assert!(syntax("```toml\n[[tile]]\n").contains("5:1: the block of tiles has no end"));
}

#[test]
fn setups_that_are_refused_can_be_expected() {
    let good = report("sets base-c1 base-c2\nexpect no game: two editions");
    assert!(good.is_success(), "{good}");
    let found = failures("expect no game: two editions");
    assert_eq!(found, "5: expected no game: two editions, found a game");
    let found = failures("sets base-c9\nexpect over");
    assert!(found.contains("no tile set \"base-c9\""), "{found}");
}

#[test]
fn syntax_errors_name_line_and_column_and_what_would_be_right() {
    for (lines, expected) in [
        ("expekt points red 3", "5:1: expected a line such as"),
        ("expect point red 3", "5:8: expected points, scored, scores, not scored"),
        ("expect points green 3", "5:15: there is no player \"green\"; there are: red, blue"),
        ("green: base-frfr (1,0)", "5:1: there is no player \"green\""),
        ("red: base-frfr 1,0", "5:16: expected a cell such as (0,-1)"),
        ("red: base-frfr (1,0) r9", "5:22: expected an orientation: r0, r1, r2 or r3"),
        ("red: base-frfr (1,0) r1 meeple road", "5:25: expected the end of the line"),
        ("red: base-frfr (1,0), draw base-crfr", "after the tile comes a figure"),
        ("option farmers = F9", "no value \"F9\"; it has: F3, F2, F1, off"),
        ("option sheep = 1", "no option \"sheep\""),
        ("expect feature city N: size 3", "5:24: expected `cells N`"),
        ("expect scored red 3 road = 3 tyles x 1", "what is counted (tiles, pennants"),
        ("expect scored red 3 road by BG31", "the id of a rule"),
        ("rules BG31", "the id of a rule, such as BG-31"),
        ("expect joined road (0,0) E", "`and` and another segment"),
        ("expect placements = (1,0)", "orientations, such as `r0 r2`"),
        ("tile D base-crfr", "expected `=`"),
        ("scenario Again", "a file holds one scenario"),
        ("seats red", "the players are named already"),
        (
            "red: base-frfr (1,0)\nlay base-frfr (2,0)",
            "6:1: tiles are laid freely before the first move only",
        ),
        ("red: base-frfr (1,0)\noption farmers = F1", "6:1: the setup comes before the first move"),
        ("red: base-frfr (1,0)\nturn red", "6:1: the position is set up before the first move"),
    ] {
        let found = syntax(lines);
        assert!(found.contains(expected), "{lines}\nexpected: {expected}\nfound: {found}");
    }
    // All of them are told at once.
    assert_eq!(syntax("expekt\nexpect points green 1\nend now").lines().count(), 3);
    let empty = Scenario::parse("empty.scenario", "").unwrap_err();
    assert_eq!(empty.len(), 2);
    assert!(empty[0].to_string().contains("write `scenario TITLE` in the first line"));
}

#[test]
fn a_scenario_that_expects_nothing_is_no_success() {
    let report = report("red: base-frfr (1,0)");
    assert!(!report.is_success());
    assert!(report.to_string().contains("nothing is expected"));
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,80}(\n\\PC{0,40}){0,4}") {
        let _ = Scenario::parse("random", &text);
    }

    #[test]
    fn no_broken_line_makes_reader_or_run_panic(
        words in prop::collection::vec(prop::sample::select(vec![
            "expect", "not", "legal", "scored", "red", "blue", "3", "-1", "(0,0)", "(1,0)", "r0", "r1",
            "=", ":", ",", "and", "by", "BG-31", "city", "road", "field", "N", "E", "SSW", "/", "0",
            "meeple", "abbot", "return", "pass", "draw", "place", "base-crfr", "feature", "joined",
            "placements", "pile", "none", "lay", "turn", "end", "tiles", "x", "+", "left", "on",
            "variant", "actions", "cells", "complete", "\n",
        ]), 0..24),
    ) {
        let text = format!("{HEAD}{}", words.join(" "));
        if let Ok(scenario) = Scenario::parse("random", &text) {
            let _ = run(&scenario, Library::standard());
        }
    }
}

#[test]
fn more_tiles_can_be_laid_than_the_sets_have() {
    let lines: Vec<String> = (1..400).map(|x| format!("lay base-frfr ({x},0)")).collect();
    let report = report(&format!(
        "{}\nred: base-r1r2r3r4 (400,0), meeple road W\nexpect feature road W: cells 401\nexpect left 62",
        lines.join("\n")
    ));
    assert!(report.is_success(), "{report}");
}
