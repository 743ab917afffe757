//! Things that cards show: shield, hand, torn card, hourglass, scales, tiles.

use super::scene::{At, Scene, at};
use crate::symbols::{GABLE_HOUSE, LONG_HOUSE, SMALL_HOUSE, Shape, area, ellipse, line};
use crate::theme::Colour::{
    Blue, BlueShade, Field, Fixed, Floor, Gold, GoldShade, Ink, Parchment, ParchmentShade, Red,
    RedShade, Road, RoadEdge, Shadow, Timber, Wall,
};

const SKIN: crate::theme::Colour = Fixed("#f0c9a0");

const SHIELD: &[Shape] = &[
    area("M-19-22H20V2Q18 18 1 26Q-17 18-19 2Z", Shadow).opacity(0.3).moved("translate(2 2.4)"),
    area("M-19-23Q-9-19.6 0-23.4Q9-19.6 19-23V1Q17 17 0 25Q-17 17-19 1Z", Parchment).inked(2.0),
    area("M-15-18.4Q-7-16 0-18.8Q7-16 15-18.4V.8Q13.6 13 0 20Q-13.6 13-15 .8Z", Red).inked(1.0),
    area("M0-18.8Q7-16 15-18.4V.8Q13.6 13 0 20Z", RedShade),
    area("M-3.4-17.8Q0-17.6 3.4-17.8V-5H14.8V1.8H3.4V18Q0 20.4-3.4 18V1.8H-14.8V-5H-3.4Z", Gold)
        .inked(1.0),
];

/// The shield that cancels a card.
pub(super) fn shield(scene: &mut Scene, at: At) {
    scene.put(SHIELD, at);
}

const CARD: &[Shape] = &[
    area("M-10-15H12V17H-10Z", Shadow).opacity(0.3),
    area(
        "M-9.6-16H9.6Q11.6-16 11.6-14V14Q11.6 16 9.6 16H-9.6Q-11.6 16-11.6 14V-14Q-11.6-16-9.6-16Z",
        Parchment,
    )
    .inked(1.7),
    area("M-8.4-12.8H8.4V12.8H-8.4Z", Red).inked(0.9),
    line("M0-12.4V12.4M-8 0H8", Gold, 3.0).butt(),
    area("M0-.6Q-7-8-7.4-2.6Q-7 2.4 0-.6Q7 2.4 7.4-2.6Q7-8 0-.6Z", Gold).inked(0.9),
];

/// The back of a card, with a bow.
pub(super) fn card(scene: &mut Scene, at: At) {
    scene.put(CARD, at);
}

const UPPER_HALF: &[Shape] = &[
    area(
        "M-9.6-16H9.6Q11.6-16 11.6-14V-1L7 3.4L3-2L-2 4L-6-1L-11.6 3.6V-14Q-11.6-16-9.6-16Z",
        Parchment,
    )
    .inked(1.7),
    area("M-8.4-12.8H8.4V-3L7-1.6L3-6L-2-.4L-6-5L-8.4-3Z", Red).inked(0.9),
    line("M0-12.4V-4", Gold, 3.0).butt(),
];

const LOWER_HALF: &[Shape] = &[
    area(
        "M-11.6 3.6L-6-1L-2 4L3-2L7 3.4L11.6-1V14Q11.6 16 9.6 16H-9.6Q-11.6 16-11.6 14Z",
        Parchment,
    )
    .inked(1.7),
    area("M-8.4 5L-6 3L-2 8L3 2.4L7 7L8.4 5.6V12.8H-8.4Z", Red).inked(0.9),
    line("M0 6V12.4", Gold, 3.0).butt(),
];

/// A card torn in two.
pub(super) fn torn_card(scene: &mut Scene) {
    scene.put(LOWER_HALF, at(28.0, 36.0).turned(-14).scaled(1.32));
    scene.put(UPPER_HALF, at(37.0, 26.0).turned(16).scaled(1.32));
}

const HAND: &[Shape] = &[
    area("M14-10L34-14V18L14 12Z", Blue).inked(1.7),
    area("M14 4L34 8V18L14 12Z", BlueShade).opacity(0.7),
    area("M11-11.4L17-12.4V14L11 13Z", Parchment).inked(1.5),
    area("M12-9Q3-13-3-8.4Q-8 0-3 8Q4 13.4 12 10.6Z", SKIN).inked(1.7),
    line("M1-7.4H-14M-1-1H-17M-.6 5H-15", Ink, 8.4),
    line("M1-7.4H-14M-1-1H-17M-.6 5H-15", SKIN, 5.2),
    area("M2-9Q8-10 8 1T2 8.4Z", SKIN),
];

const THUMB: &[Shape] = &[line("M5-8Q-1-14-8-16", Ink, 8.6), line("M7-6Q-1-14-8-16", SKIN, 5.4)];

/// A hand that takes a card.
pub(super) fn taking_hand(scene: &mut Scene) {
    scene.put(THUMB, at(41.0, 38.0));
    card(scene, at(22.0, 29.0).turned(-12).scaled(1.2));
    scene.put(HAND, at(41.0, 38.0));
}

const HOURGLASS: &[Shape] = &[
    area("M-7-13H7V-9Q7-3 1.6 0Q7 3 7 9V13H-7V9Q-7 3-1.6 0Q-7-3-7-9Z", Fixed("#dff0f4")).inked(1.5),
    area("M-5-7.4H5Q4-3 0-.6Q-4-3-5-7.4ZM-5.6 11.6Q-4 5 0 5Q4 5 5.6 11.6Z", GoldShade),
    line("M0-.6V6", GoldShade, 1.4),
    area("M-9.4-15.6H9.4V-11.6H-9.4ZM-9.4 11.6H9.4V15.6H-9.4Z", Timber).inked(1.5),
];

/// An hourglass: later.
pub(super) fn hourglass(scene: &mut Scene, at: At) {
    scene.put(HOURGLASS, at);
}

const SCALES_POST: &[Shape] = &[
    ellipse(32.0, 58.4, 15.0, 3.6, Shadow).opacity(0.3),
    area("M22 57Q24 52 32 52T42 57Z", Gold).inked(1.6),
    line("M32 53V12", Ink, 6.6).butt(),
    line("M32 53V12", Gold, 3.6).butt(),
];

const SCALES_BEAM: &[Shape] = &[
    line("M53 19L44 42M53 19L61 42M11 11L3 30M11 11L19 30", Ink, 1.5),
    line("M53 19L11 11", Ink, 6.8),
    line("M53 19L11 11", Gold, 3.8),
    ellipse(32.0, 13.4, 4.6, 4.6, Gold).inked(1.7),
];

const PAN: &[Shape] = &[area("M-10 0H10Q8 7 0 7T-10 0Z", Gold).inked(1.7)];

/// Scales whose right pan goes down; `pans` draws what lies in them.
pub(super) fn scales(scene: &mut Scene, pans: impl FnOnce(&mut Scene)) {
    scene.draw(SCALES_POST);
    scene.draw(SCALES_BEAM);
    pans(scene);
    scene.put(PAN, at(52.4, 42.0));
    scene.put(PAN, at(11.6, 30.0));
}

const TILE: &[Shape] = &[
    area("M-15-14H17V18H-15Z", Shadow).opacity(0.3),
    area("M-16-14H16V18H-16Z", GoldShade).inked(1.7),
    area("M-16-16H16V16H-16Z", Field).inked(1.7),
];

const ROAD_TILE: &[Shape] = &[
    line("M-16 3Q0 4 2-4T5-16", RoadEdge, 11.0).butt(),
    line("M-16 3Q0 4 2-4T5-16", Road, 8.4).butt(),
    area("M-16-16H16V16H-16Z", Fixed("none")).inked(1.7),
];

const CITY_TILE: &[Shape] = &[
    area("M-16-16H16V-6Q0 12-16 4Z", Floor).inked(1.0),
    line("M16-6Q0 12-16 4", Ink, 4.6).butt(),
    line("M16-6Q0 12-16 4", Wall, 2.6).butt(),
    area("M-16-16H16V16H-16Z", Fixed("none")).inked(1.7),
];

/// Two tiles, to choose from.
pub(super) fn two_tiles(scene: &mut Scene) {
    scene.group(at(23.0, 24.0).turned(-10).scaled(1.06), |scene| {
        scene.draw(TILE);
        scene.draw(CITY_TILE);
        scene.house(&LONG_HOUSE, 0, -6.0, -5.0, 1.2);
        scene.house(&GABLE_HOUSE, 2, 7.0, -5.0, 1.2);
        scene.house(&SMALL_HOUSE, 4, -8.0, 2.0, 1.1);
    });
    scene.group(at(41.0, 38.0).turned(8).scaled(1.06), |scene| {
        scene.draw(TILE);
        scene.draw(ROAD_TILE);
    });
}

const CROSSWAYS: &[Shape] = &[
    line("M30-4Q34 20 30 32T34 70", RoadEdge, 15.0),
    line("M30-4Q34 20 30 32T34 70", Road, 12.0),
    line("M30 0Q33 14 31 26M30 36Q30 46 32 58", ParchmentShade, 1.8),
];

/// A road that parts the land in two.
pub(super) fn parting_road(scene: &mut Scene) {
    scene.draw(CROSSWAYS);
}
