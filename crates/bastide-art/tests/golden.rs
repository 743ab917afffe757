//! Pictures that must not change by accident, compared byte by byte.
//!
//! After a wanted change run the tests once with `UPDATE_GOLDEN=1`, look at the pictures in
//! `tests/golden/`, and commit them.

mod common;

use std::fs;
use std::path::PathBuf;

use bastide_art::{Detail, Page, Style, Theme, card_sheet, draw_board, draw_tile};
use bastide_rules::card::cards;
use bastide_rules::geometry::Orientation;
use common::pieces::{doubles, triangles};
use common::scenes::{halflings_board, small_board, tile};

fn check(name: &str, svg: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let path = folder.join(format!("{name}.svg"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, svg));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("{}: {error}; set UPDATE_GOLDEN=1 to make it", path.display())
    });
    let first = svg.bytes().zip(expected.bytes()).position(|(a, b)| a != b);
    assert!(
        svg == expected,
        "{name}.svg has changed (first difference at byte {}); if that is wanted, set UPDATE_GOLDEN=1",
        first.unwrap_or(svg.len().min(expected.len()))
    );
}

#[test]
fn tiles() {
    for (id, quarter_turns) in [
        ("base-crfr", 0),
        ("base-ffrf-monastery", 1),
        ("river1-vrvr", 0),
        ("inns-cccc-cathedral", 0),
        ("traders-r1r2r1r2", 3),
        ("watchtowers-cfrf-watch_city", 2),
        ("count-07", 0),
    ] {
        let svg = draw_tile(tile(id), Orientation::new(quarter_turns), &Style::default());
        check(&format!("{id}-r{quarter_turns}"), &svg);
    }
}

#[test]
fn small_boards() {
    let summer = draw_board(&small_board(Style::default())).unwrap();
    check("board-summer", &summer);
    let style = Style {
        theme: Theme::Winter,
        page: Page::Evening,
        detail: Detail::Middle,
        emblems: true,
        ..Style::default()
    };
    check("board-winter-middle", &draw_board(&small_board(style)).unwrap());
}

#[test]
fn board_of_triangles_and_doubles() {
    let (triangles, doubles) = (triangles(), doubles());
    let picture = halflings_board(&triangles, &doubles, Style::default());
    check("board-halflings", &draw_board(&picture).unwrap());
}

#[test]
fn cards_of_both_seasons() {
    check("cards-summer", &card_sheet("Christmas Present", cards(), &Style::default()));
    let style = Style { theme: Theme::Winter, page: Page::Evening, ..Style::default() };
    check("cards-winter", &card_sheet("Christmas Present", &cards()[..8], &style));
}
