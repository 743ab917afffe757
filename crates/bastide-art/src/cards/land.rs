//! Grounds and features: what a card is about.

use bastide_rules::SegmentKind;

use super::scene::{Scene, at};
use crate::symbols::{
    BUSH, CONE_TOWER, CYPRESS, GABLE_HOUSE, GARDEN, HAYSTACK, LAVENDER_STRIP, LONG_HOUSE,
    MONASTERY, OAK, SHEEP, SMALL_HOUSE, Shape, TALL_HOUSE, WHEAT_STRIP, area, ellipse, line, ring,
};
use crate::theme::Colour::{
    BankEdge, BlueShade, Field, FieldDark, FieldLight, FieldWarm, Fixed, Floor, Gold, GoldShade,
    Ink, Opening, Parchment, ParchmentShade, Ripple, Road, RoadEdge, RoadRut, Shadow, Street, Wall,
    WallFace, WallShade, Water,
};

/// Meadow all over, with a few stains.
const MEADOW: &[Shape] = &[
    area("M0 0H64V64H0Z", Field),
    line("M-2 10H18M4 15H26M36 50H62M42 55H66", FieldDark, 5.0).see_through(0.6),
    line("M34 8H58M40 13H66M2 52H22M-2 57H16", FieldLight, 5.0).see_through(0.6),
    line("M10 32H26M40 30H60", FieldWarm, 5.0).see_through(0.6),
];

/// The table, for what is not about a feature.
const TABLE: &[Shape] = &[
    area("M0 0H64V64H0Z", Parchment),
    line("M-4 60L60-4M12 72L76 8M-20 48L48-20", ParchmentShade, 5.0).see_through(0.5),
];

/// Night over the land: the end of the game.
const NIGHT_SKY: &[Shape] = &[
    area("M0 0H64V30H0Z", BlueShade),
    ellipse(50.0, 12.0, 13.0, 13.0, Fixed("#5d7bb0")).opacity(0.45),
    area("M54 3.4A9.6 9.6 0 1 0 58.4 16.4A7.8 7.8 0 0 1 54 3.4Z", Gold).inked(1.0),
    area(
        "M10 5L11.2 8.8L15 10L11.2 11.2L10 15L8.8 11.2L5 10L8.8 8.8ZM27 3.4L27.8 6.2L30.6 7L27.8 7.8L27 10.6L26.2 7.8L23.4 7L26.2 6.2Z",
        Fixed("#fff6dd"),
    ),
];

/// The land below the night sky.
const NIGHT_LAND: &[Shape] = &[
    area("M0 22Q18 15 36 19T64 20V64H0Z", FieldDark).inked(1.4),
    line("M4 30H20M34 28H58M40 54H62M2 56H20", Field, 5.0).see_through(0.6),
];

/// The table beside a piece whose neighbour is missing.
const EMPTY_CELL: &[Shape] = &[
    area("M0 0H64V64H0Z", ParchmentShade),
    line("M48 8H72M48 8V56H72", Ink, 4.4).dashed("6 5.4"),
    line("M48 8H72M48 8V56H72", Gold, 2.2).dashed("6 5.4"),
];

/// Thickness and edge of the piece beside the empty cell.
const PIECE_EDGE: &[Shape] = &[line("M43 0V64", GoldShade, 3.0).butt(), line("M42-2V66", Ink, 1.4)];
const PIECE: &str = "M0 0H42V64H0Z";

const ROAD: &[Shape] = &[
    line("M-4 46C16 47 25 41 28 29S36 6 50-6", RoadEdge, 16.0),
    line("M-4 46C16 47 25 41 28 29S36 6 50-6", Road, 12.6),
    line("M-2 43.6C8 44 15 42 19 38M26 40Q30 36 31.4 28.6M31 16Q35 7 41 0", RoadRut, 2.0),
];

const OPEN_ROAD: &[Shape] = &[
    line("M-4 42C12 46 20 22 42 30", RoadEdge, 16.0).butt(),
    line("M-5 42C12 46 20 22 43 30", Road, 12.6).butt(),
    line("M2 39.6Q12 40 18 33.6M22 34Q29 27.4 36 28", RoadRut, 2.0),
];

const LOOP_ROAD: &[Shape] = &[
    ring(30.0, 27.0, 19.0, 16.0, RoadEdge, 14.0),
    ring(30.0, 27.0, 19.0, 16.0, Road, 10.8),
    ring(30.0, 27.0, 19.0, 16.0, RoadRut, 1.8).dashed("9 7"),
];

const CITY_FLOOR: &[Shape] = &[
    area("M3 44Q0 12 18 7Q32 2 46 7Q63 12 60 44Z", Floor).inked(1.2),
    area("M27 46Q26 34 31 20L36 21Q36 36 37 46Z", Street),
];

/// The wall in front of a city, with its gate; towers are stamped.
const CITY_WALL: &[Shape] = &[
    area("M2 48Q32 62 66 46L66 50Q34 66 4 52Z", Shadow).opacity(0.25),
    area("M4 37V47Q32 55.6 59 47V37Q32 45 4 37Z", WallFace).inked(1.3),
    area("M40 44Q52 42 59 37.6V46.6Q52 49.6 40 51Z", WallShade).opacity(0.5),
    line("M4 37Q32 45 59 37", Ink, 5.2),
    line("M4 37Q32 45 59 37", Wall, 3.0),
    line("M6 35Q32 43 58 35", Ink, 3.4).butt().dashed("3.4 3.2"),
    line("M6 35Q32 43 58 35", Wall, 1.8).butt().dashed("3.4 3.2"),
    area("M25.6 52.2V45.6Q31.4 38.6 37.2 45.6V52.2Q31 53 25.6 52.2Z", Opening).inked(1.3),
];

const HIGHLIGHT: &[Shape] = &[
    ellipse(0.0, 0.0, 17.0, 7.4, Gold).opacity(0.3),
    ring(0.0, 0.0, 17.0, 7.4, Ink, 3.8).dashed("7 4.6"),
    ring(0.0, 0.0, 17.0, 7.4, Gold, 2.2).dashed("7 4.6"),
];

const RIVER: &[Shape] = &[
    line("M-4 46C16 47 25 41 28 29S36 6 50-6", BankEdge, 19.0),
    line("M-4 46C16 47 25 41 28 29S36 6 50-6", Water, 16.0),
    line("M2 45Q12 46 18 42M26 32Q29 24 32 17", Ripple, 2.0),
];

/// What lies round a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// Land all over.
    Day,
    /// Land at the end of the game.
    Night,
    /// A piece beside an empty cell: the feature is not finished.
    Unfinished,
}

pub(super) fn meadow(scene: &mut Scene) {
    scene.draw(MEADOW);
}

pub(super) fn table(scene: &mut Scene) {
    scene.draw(TABLE);
}

pub(super) fn night(scene: &mut Scene) {
    scene.draw(NIGHT_SKY);
    scene.draw(NIGHT_LAND);
}

/// A place on which a follower can stand.
pub(super) fn standing_place(scene: &mut Scene, x: f64, y: f64, scale: f64) {
    scene.put(HIGHLIGHT, at(x, y).scaled(scale));
}

/// A feature on its ground.
pub(super) fn feature(scene: &mut Scene, kind: SegmentKind, ground: Ground) {
    match ground {
        Ground::Day => {
            meadow(scene);
            whole(scene, kind);
        }
        Ground::Night => {
            night(scene);
            scene.group(at(3.0, 12.0).scaled(0.86), |scene| match kind {
                SegmentKind::Road => scene.draw(NIGHT_ROAD),
                _ => whole(scene, kind),
            });
        }
        Ground::Unfinished => {
            scene.draw(EMPTY_CELL);
            scene.draw(PIECE_EDGE);
            scene.clipped("clip-piece", PIECE, |scene| {
                meadow(scene);
                match kind {
                    SegmentKind::Road => {
                        scene.draw(OPEN_ROAD);
                        scene.stamp(&OAK, 9.0, 26.0, 1.7);
                    }
                    SegmentKind::City => {
                        scene.group(at(5.0, 6.0).scaled(0.94), city);
                    }
                    SegmentKind::Monastery => scene.stamp(&MONASTERY, 23.0, 45.0, 0.96),
                    _ => whole(scene, kind),
                }
            });
            scene.draw(&PIECE_EDGE[1..]);
        }
    }
}

const NIGHT_ROAD: &[Shape] = &[
    line("M-10 52C14 54 20 36 36 30S60 26 80 30", RoadEdge, 14.0),
    line("M-10 52C14 54 20 36 36 30S60 26 80 30", Road, 10.8),
    line("M0 49Q10 48 17 41M27 37Q34 32 44 30M52 28H62", RoadRut, 2.0),
];

/// A closed ring of road.
pub(super) fn loop_road(scene: &mut Scene) {
    meadow(scene);
    scene.draw(LOOP_ROAD);
    scene.stamp(&CYPRESS, 26.5, 33.0, 1.0);
    scene.stamp(&BUSH, 33.0, 32.0, 1.5);
}

fn whole(scene: &mut Scene, kind: SegmentKind) {
    match kind {
        SegmentKind::Road => {
            scene.draw(ROAD);
            scene.stamp(&OAK, 13.0, 27.0, 1.8);
            scene.stamp(&BUSH, 50.0, 26.0, 1.9);
        }
        SegmentKind::City => scene.group(at(2.6, 6.0).scaled(0.92), city),
        SegmentKind::Monastery => scene.stamp(&MONASTERY, 30.0, 43.0, 1.06),
        SegmentKind::Field => {
            scene.stamp(&WHEAT_STRIP, 18.0, 16.0, 1.5);
            scene.stamp(&LAVENDER_STRIP, 44.0, 24.0, 1.5);
            scene.stamp(&HAYSTACK, 56.0, 37.0, 1.8);
            scene.stamp(&SHEEP, 20.0, 47.0, 1.5);
        }
        SegmentKind::Garden => scene.stamp(&GARDEN, 30.0, 32.0, 1.6),
        SegmentKind::River => scene.draw(RIVER),
    }
}

fn city(scene: &mut Scene) {
    scene.draw(CITY_FLOOR);
    for (house, tone, x, y) in [
        (&LONG_HOUSE, 0, 18.0, 19.0),
        (&TALL_HOUSE, 3, 33.0, 18.0),
        (&GABLE_HOUSE, 2, 46.0, 20.0),
        (&GABLE_HOUSE, 1, 11.0, 30.0),
        (&SMALL_HOUSE, 4, 24.0, 31.0),
        (&LONG_HOUSE, 6, 40.0, 32.0),
        (&SMALL_HOUSE, 1, 53.0, 34.0),
    ] {
        scene.house(house, tone, x, y, 1.5);
    }
    scene.draw(CITY_WALL);
    scene.stamp(&CONE_TOWER, 5.5, 49.0, 1.75);
    scene.stamp(&CONE_TOWER, 57.5, 49.0, 1.75);
}
