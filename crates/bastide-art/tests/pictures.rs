//! Every picture is well-formed, complete and the same each time.

mod common;
#[path = "common/sound.rs"]
mod sound;

use std::collections::BTreeSet;

use bastide_art::{
    BoardPicture, Detail, Figure, Highlight, NeutralFigure, Page, PictureError, PieceShape, Place,
    PlacedFigure, PlacedPiece, PlayerColour, PlayerFigure, Pose, SheetEntry, Style, Theme,
    draw_board, draw_figure, draw_tile, sheet,
};
use bastide_rules::geometry::{Cell, Orientation, Shape};
use bastide_rules::tile::{Library, SegmentRef, Symbol, Tile};
use common::pieces::{doubles, triangles};
use common::scenes::{halflings_board, place, small_board, stand, tile};
use sound::assert_sound;

fn styles() -> Vec<Style> {
    let winter = Style { theme: Theme::Winter, page: Page::Evening, ..Style::default() };
    vec![
        Style::default(),
        Style { detail: Detail::Middle, ..winter },
        Style { detail: Detail::Far, plain_followers: true, ..Style::default() },
    ]
}

#[test]
fn every_tile_draws_in_every_orientation() {
    let extra: Vec<Tile> = triangles().into_iter().chain(doubles()).collect();
    for tile in Library::standard().tiles().chain(&extra) {
        for orientation in Orientation::ALL {
            let svg = draw_tile(tile, orientation, &Style::default());
            assert_sound(&svg, &format!("{} {orientation}", tile.id));
        }
    }
}

#[test]
fn every_tile_draws_in_every_style() {
    for style in styles() {
        for tile in Library::standard().tiles() {
            let svg = draw_tile(tile, Orientation::new(1), &style);
            assert_sound(&svg, &format!("{} in {style:?}", tile.id));
        }
    }
}

#[test]
fn boards_draw_in_every_style() {
    let (triangles, doubles) = (triangles(), doubles());
    for style in styles() {
        assert_sound(&draw_board(&small_board(style)).unwrap(), "small board");
        let picture = halflings_board(&triangles, &doubles, style);
        assert_sound(&draw_board(&picture).unwrap(), "halflings board");
    }
    assert_sound(&draw_board(&BoardPicture::default()).unwrap(), "empty board");
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let draw = || draw_board(&small_board(Style::default())).unwrap();
    assert_eq!(draw(), draw());
}

#[test]
fn a_board_does_not_depend_on_the_order_of_its_pieces() {
    let picture =
        BoardPicture { pieces: small_board(Style::default()).pieces, ..BoardPicture::default() };
    let mut turned = picture.clone();
    turned.pieces.reverse();
    assert_eq!(draw_board(&picture), draw_board(&turned));
}

#[test]
fn every_set_has_a_sheet() {
    let library = Library::standard();
    for set in library.sets() {
        let entries: Vec<SheetEntry<'_>> = set
            .copies
            .iter()
            .filter_map(|(id, copies)| {
                Some(SheetEntry { tile: library.tile(id)?, copies: *copies })
            })
            .collect();
        assert_eq!(entries.len(), set.copies.len(), "{}", set.id);
        let svg = sheet(&set.name, &entries, &Style::default());
        assert_sound(&svg, &set.id);
    }
}

#[test]
fn every_figure_draws_in_every_colour() {
    let mut picture = BoardPicture {
        pieces: vec![place(tile("base-ffff-monastery"), 0, 0, 0)],
        ..BoardPicture::default()
    };
    picture.style.emblems = true;
    for kind in PlayerFigure::ALL {
        for colour in PlayerColour::ALL {
            for pose in [Pose::Standing, Pose::Lying] {
                let figure = Figure::Player { kind, colour };
                let segment = SegmentRef::Field(0);
                picture.figures.push(PlacedFigure {
                    figure,
                    place: Place::Segment { piece: 0, segment },
                    pose,
                });
            }
        }
    }
    for kind in NeutralFigure::ALL {
        picture.figures.push(PlacedFigure {
            figure: Figure::Neutral(kind),
            place: Place::Cell(Cell::new(0, 0)),
            pose: Pose::Standing,
        });
    }
    let svg = draw_board(&picture).unwrap();
    assert_sound(&svg, "all figures");
    // No two figures stand on the same spot.
    let document = roxmltree::Document::parse(&svg).unwrap();
    let places: Vec<&str> = document
        .descendants()
        .filter(|node| node.attribute("href").is_some_and(is_figure))
        .filter_map(|node| node.attribute("transform"))
        .collect();
    assert_eq!(places.len(), picture.figures.len());
    let different: BTreeSet<&str> = places.iter().copied().collect();
    assert_eq!(different.len(), places.len());
}

#[test]
fn single_figures_draw() {
    for kind in PlayerFigure::ALL {
        for pose in [Pose::Standing, Pose::Lying] {
            let figure = Figure::Player { kind, colour: PlayerColour::Green };
            let svg = draw_figure(figure, pose, &Style::default());
            assert_sound(&svg, &format!("{kind:?} {pose:?}"));
            assert!(svg.contains(PlayerColour::Green.value()), "{kind:?} is not green");
        }
    }
    for kind in NeutralFigure::ALL {
        let svg = draw_figure(Figure::Neutral(kind), Pose::Standing, &Style::default());
        assert_sound(&svg, &format!("{kind:?}"));
    }
}

fn is_figure(name: &str) -> bool {
    // Names of pictures with emblems begin with `e-`.
    let name = name.trim_start_matches('#').trim_start_matches("e-");
    let of_player =
        PlayerColour::ALL.iter().any(|colour| name.ends_with(&format!("-{}", colour.name())));
    of_player
        || ["dragon", "fairy", "gingerbread-man", "count", "mage", "witch", "big-top"]
            .contains(&name)
}

#[test]
fn figures_name_pieces_and_places_that_exist() {
    let piece = place(tile("base-ffff-monastery"), 0, 0, 0);
    let board = |figure| BoardPicture {
        pieces: vec![piece],
        figures: vec![figure],
        ..BoardPicture::default()
    };
    let figure = |piece, segment| stand(PlayerFigure::Follower, PlayerColour::Red, piece, segment);
    let error = draw_board(&board(figure(3, SegmentRef::Building))).unwrap_err();
    assert_eq!(error, PictureError::NoSuchPiece { what: "a figure", piece: 3, count: 1 });
    let error = draw_board(&board(figure(0, SegmentRef::Road(0)))).unwrap_err();
    assert!(error.to_string().contains("base-ffff-monastery"), "{error}");
    let garden = PlacedFigure {
        place: Place::Symbol { piece: 0, symbol: Symbol::Garden },
        ..figure(0, SegmentRef::Building)
    };
    assert!(matches!(draw_board(&board(garden)), Err(PictureError::NoSuchPlace { .. })));
    let mut picture = board(figure(0, SegmentRef::Building));
    picture.highlights.push(Highlight { piece: 0, segment: SegmentRef::City(0) });
    assert!(matches!(draw_board(&picture), Err(PictureError::NoSuchPlace { .. })));
    picture.highlights.clear();
    picture.newest = Some(1);
    assert!(matches!(draw_board(&picture), Err(PictureError::NoSuchPiece { .. })));
}

#[test]
fn shapes_of_pieces_cover_all_segments() {
    for tile in Library::standard().tiles() {
        let shape = PieceShape::new(tile, Cell::new(1, 2), Orientation::new(3));
        let has =
            |segment| shape.segments.iter().any(|s| s.segment == segment && !s.path.is_empty());
        assert!((0..tile.cities.len()).all(|n| has(SegmentRef::City(n))), "{}", tile.id);
        assert!((0..tile.roads.len()).all(|n| has(SegmentRef::Road(n))), "{}", tile.id);
        assert!((0..tile.fields.len()).all(|n| has(SegmentRef::Field(n))), "{}", tile.id);
        assert_eq!(tile.building.is_some(), has(SegmentRef::Building), "{}", tile.id);
    }
}

/// Neighbours draw the same land up to their common side: the same roads, walls, water.
#[test]
fn what_crosses_a_side_crosses_it_in_the_middle() {
    for tile in Library::standard().tiles() {
        for orientation in Orientation::ALL {
            let shape = PieceShape::new(tile, Cell::new(0, 0), orientation);
            for segment in &shape.segments {
                let SegmentRef::Road(index) = segment.segment else {
                    continue;
                };
                for side in &tile.roads[index].sides {
                    // The long side of a halfling has its middle in that of the cell.
                    let is_long = tile.shape == Shape::Triangle && side.0 == 2;
                    let turned = (usize::from(side.0) + orientation.quarter_turns()) % 4;
                    let (x, y) = match turned {
                        _ if is_long => (50.0, 50.0),
                        0 => (50.0, 0.0),
                        1 => (100.0, 50.0),
                        2 => (50.0, 100.0),
                        _ => (0.0, 50.0),
                    };
                    let reaches = segment.loops.iter().flatten().any(|p| {
                        let (dx, dy) = ((p.x - x).abs(), (p.y - y).abs());
                        // The first step of a curve is a little off the normal.
                        if is_long {
                            (dx - dy).abs() < 1.5 && (dx.hypot(dy) - 4.5).abs() < 0.5
                        } else {
                            dx.min(dy) < 1.0 && (dx.max(dy) - 4.5).abs() < 0.3
                        }
                    });
                    assert!(
                        reaches,
                        "{} {orientation}: road {index} misses side {side:?}",
                        tile.id
                    );
                }
            }
        }
    }
}

/// Text that a tile adds to a page that has the shared symbols.
#[test]
fn tiles_are_light() {
    let sizes: Vec<usize> = Library::standard()
        .tiles()
        .flat_map(|tile| Orientation::ALL.map(|orientation| (tile, orientation)))
        .filter_map(|(tile, orientation)| {
            let svg = draw_tile(tile, orientation, &Style::default());
            svg.split_once("</defs>").map(|(_, body)| body.len())
        })
        .collect();
    let (mean, most) = (sizes.iter().sum::<usize>() / sizes.len(), sizes.iter().max());
    assert!(mean < 4_800, "the mean tile has {mean} bytes");
    assert!(most < Some(&9_500), "the heaviest tile has {most:?} bytes");
}

/// Pictures of different styles share no names, so that they can stand on one page.
#[test]
fn styles_have_names_of_their_own() {
    let names = |style: Style| -> BTreeSet<String> {
        let svg = draw_board(&small_board(style)).unwrap();
        let document = roxmltree::Document::parse(&svg).unwrap();
        document.descendants().filter_map(|node| node.attribute("id").map(String::from)).collect()
    };
    let summer = names(Style::default());
    let winter = names(Style { theme: Theme::Winter, ..Style::default() });
    assert!(summer.is_disjoint(&winter));
}

#[cfg(feature = "png")]
mod png {
    use bastide_art::{MAX_SIDE, PngError, to_png};
    use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

    use super::*;

    #[test]
    fn pictures_become_png() {
        let svg = draw_tile(tile("base-crfr"), Orientation::new(0), &Style::default());
        let png = to_png(&svg, 64).unwrap();
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        // Width and height stand in the first chunk.
        assert_eq!(png[16..24], [0, 0, 0, 64, 0, 0, 0, 64]);
    }

    /// Mean difference of two pixels, per channel.
    fn difference(a: PremultipliedColorU8, b: PremultipliedColorU8) -> f64 {
        let channels = [(a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue())];
        channels.iter().map(|&(a, b)| f64::from(a.abs_diff(b))).sum::<f64>() / 3.0
    }

    /// Share of the border of two pieces along which the pixels on both sides differ. Drawn
    /// without scenery, which grows over borders.
    fn seam(west: PlacedPiece<'_>, east: PlacedPiece<'_>) -> f64 {
        let style = Style { detail: Detail::Far, ..Style::default() };
        let pieces = vec![west, east];
        let picture = BoardPicture { pieces, style, ..BoardPicture::default() };
        let svg = draw_board(&picture).expect("the picture names nothing that is missing");
        let png = to_png(&svg, 288 * 4).expect("the size is in range");
        let pixels = Pixmap::decode_png(&png).expect("the picture is PNG");
        // 44 units of table, then 100 units of the western piece, 4 pixels each.
        let (top, border) = (44 * 4, 144 * 4);
        let column = (top..top + 400)
            .filter_map(|y| Some((pixels.pixel(border - 2, y)?, pixels.pixel(border + 1, y)?)));
        column.filter(|&(a, b)| difference(a, b) > 8.0).count() as f64 / 400.0
    }

    /// Matching neighbours show no seam: the pixels on both sides of their border are alike.
    #[test]
    fn no_seam_shows_between_neighbours() {
        for (west, west_turns, east, east_turns) in [
            ("base-frfr", 0, "base-crfr", 0),
            ("base-ffrr", 2, "base-ffff-monastery", 0),
            ("base-fcfc", 0, "base-fcfc-pennant", 0),
            ("base-ccfc", 0, "base-cccc-pennant", 0),
            ("river1-rrvv", 2, "river1-ffvv", 1),
        ] {
            for cell in 0..4 {
                let share = seam(
                    place(tile(west), cell, cell, west_turns),
                    place(tile(east), cell + 1, cell, east_turns),
                );
                assert!(share < 0.2, "{west} and {east} differ along {share:.2} of their border");
            }
        }
    }

    /// The measure of the test above does see a border where the land does not match.
    #[test]
    fn a_seam_shows_where_neighbours_do_not_match() {
        let (city, land) = (tile("base-cccc-pennant"), tile("base-ffff-monastery"));
        assert!(seam(place(land, 0, 0, 0), place(city, 1, 0, 0)) > 0.8);
    }

    #[test]
    fn wrong_sizes_and_wrong_text_are_refused() {
        let svg = draw_tile(tile("base-crfr"), Orientation::new(0), &Style::default());
        assert!(matches!(to_png(&svg, 0), Err(PngError::Size { width: 0, .. })));
        assert!(matches!(to_png(&svg, MAX_SIDE + 1), Err(PngError::Size { .. })));
        assert!(matches!(to_png("<svg", 10), Err(PngError::Svg(_))));
    }
}

/// A piece can be used more than once in a picture of a whole layout.
#[test]
fn start_layouts_draw() {
    let library = Library::standard();
    for layout in library.layouts() {
        let pieces: Vec<PlacedPiece<'_>> = layout
            .tiles
            .iter()
            .filter_map(|placed| {
                let tile = library.tile(&placed.tile)?;
                Some(PlacedPiece { tile, cell: placed.cell, orientation: placed.orientation })
            })
            .collect();
        let picture = BoardPicture { pieces, ..BoardPicture::default() };
        assert_sound(&draw_board(&picture).unwrap(), &layout.id);
    }
}
