//! The backs of the two decks, and the symbols that tell when a card is used.

use bastide_rules::card::{CardSymbol, Deck};

use super::scene::{Scene, at};
use crate::symbols::{CYPRESS, MONASTERY, Shape, area, ellipse, line, ring};
use crate::theme::Colour::{
    self, BlueShade, Field, Fixed, Gold, GoldShade, Ink, Opening, Parchment, Road, RoadEdge,
    RoadRut, Slate, Stone, Wall, WallFace,
};

/// Width and height of a back, in units.
pub(super) const BACK: (f64, f64) = (64.0, 90.0);
/// Side of a symbol, in units.
pub(super) const SYMBOL: f64 = 24.0;

const OUTLINE: &str = "M8 1H56Q63 1 63 8V82Q63 89 56 89H8Q1 89 1 82V8Q1 1 8 1Z";
const INNER: &str =
    "M10 5.4H54Q58.6 5.4 58.6 10V80Q58.6 84.6 54 84.6H10Q5.4 84.6 5.4 80V10Q5.4 5.4 10 5.4Z";
const MEDALLION: &str = "M32 22.4A24.6 24.6 0 1 1 31.9 22.4Z";

const CLOISTER: &[Shape] =
    &[area(OUTLINE, Parchment).inked(1.8), area(INNER, BlueShade).inked(1.2)];
const ROADSIDE: &[Shape] =
    &[area(OUTLINE, Parchment).inked(1.8), area(INNER, Fixed("#8c2c22")).inked(1.2)];

/// The ribbon of a present, and snow beside it.
const RIBBON: &[Shape] = &[
    ellipse(15.0, 14.0, 1.6, 1.6, Parchment),
    ellipse(49.0, 14.0, 1.6, 1.6, Parchment),
    ellipse(12.0, 24.0, 1.2, 1.2, Parchment),
    ellipse(52.0, 24.0, 1.2, 1.2, Parchment),
    ellipse(13.0, 76.0, 1.6, 1.6, Parchment),
    ellipse(51.0, 76.0, 1.6, 1.6, Parchment),
    ellipse(22.0, 79.0, 1.2, 1.2, Parchment),
    ellipse(42.0, 79.0, 1.2, 1.2, Parchment),
    area("M28.4 5.4H35.6V84.6H28.4Z", Gold).inked(1.0),
];

const RIM: &[Shape] =
    &[ring(32.0, 47.0, 24.6, 24.6, Ink, 4.4), ring(32.0, 47.0, 24.6, 24.6, Gold, 2.4)];

const BOW: &[Shape] = &[
    area("M30 17L23 27L28.4 26L30.6 30L33 18Z", GoldShade).inked(1.2),
    area("M34 17L41 27L35.6 26L33.4 30L31 18Z", GoldShade).inked(1.2),
    area("M32 15Q18 2 15.6 11Q16 22 32 15Q48 22 48.4 11Q46 2 32 15Z", Gold).inked(1.4),
    ellipse(32.0, 15.0, 4.0, 4.0, Gold).inked(1.4),
];

const ROADSIDE_SCENE: &[Shape] = &[
    line("M6 70C24 70 38 62 35 50S40 30 58 30", RoadEdge, 15.0),
    line("M6 70C24 70 38 62 35 50S40 30 58 30", Road, 12.0),
    line("M14 66Q26 65 32 58M36 44Q40 35 50 32", RoadRut, 1.8),
];

/// A milestone.
const MILESTONE: &[Shape] = &[
    ellipse(3.0, 0.6, 9.0, 2.4, Ink).opacity(0.25),
    area("M-6.4 0V-13Q-6-19 0-19Q6-19 6.4-13V0Q0 2-6.4 0Z", Stone).inked(1.5),
    area("M2.4 .8V-18.4Q6-18 6.4-13V0Z", Ink).opacity(0.2),
    line("M-3-12H1.6M-3-8H1.6", Ink, 1.6).see_through(0.8),
];

/// The back of a deck, 64 x 90 units.
pub(super) fn draw_back(scene: &mut Scene, deck: Deck) {
    scene.draw(match deck {
        Deck::Cloister => CLOISTER,
        Deck::Roadside => ROADSIDE,
    });
    scene.draw(RIBBON);
    scene.clipped("clip-medallion", MEDALLION, |scene| {
        scene.draw(&[area(MEDALLION, Field)]);
        match deck {
            Deck::Cloister => scene.stamp(&MONASTERY, 32.5, 63.0, 0.94),
            Deck::Roadside => {
                scene.draw(ROADSIDE_SCENE);
                scene.stamp(&CYPRESS, 22.0, 50.0, 1.5);
                scene.put(MILESTONE, at(46.0, 62.0));
            }
        }
    });
    scene.draw(RIM);
    scene.draw(BOW);
}

const IVORY: Colour = Fixed("#fff6dd");

const BOLT: &[Shape] = &[
    line("M14.4 2L4.6 13.6H10.6L8 22L19.6 9.6H13Z", IVORY, 4.0),
    area("M14.4 2L4.6 13.6H10.6L8 22L19.6 9.6H13Z", Gold).inked(1.7),
];

/// An arrow that goes round: in the own turn.
const TURN: &[Shape] = &[
    line("M18.6 8.4A7.6 7.6 0 1 0 19.6 13.4", IVORY, 8.4),
    line("M14.4 9.6L22 10.4L21.6 2.4Z", IVORY, 5.0),
    line("M18.6 8.4A7.6 7.6 0 1 0 19.6 13.4", Ink, 5.4),
    area("M14.4 9.6L22 10.4L21.6 2.4Z", Gold).inked(3.0),
    line("M18.6 8.4A7.6 7.6 0 1 0 19.6 13.4", Gold, 2.6),
    area("M14.4 9.6L22 10.4L21.6 2.4Z", Gold),
];

const TOWN: &[Shape] = &[
    line("M3.4 21.4V10.4L6.4 3.4L9.4 10.4V12H14.6V10.4L17.6 3.4L20.6 10.4V21.4Z", IVORY, 4.4),
    area("M7 11.6H17V21.4H7Z", WallFace).inked(1.3),
    line("M8.6 11H15.4", Ink, 3.6).butt().dashed("1.8 .7"),
    line("M8.6 11H15.4", Wall, 1.8).butt().dashed("1.8 .7"),
    area("M10 21.4V17.4Q12 13.6 14 17.4V21.4Z", Opening),
    area("M3.6 10H9.2V21.4H3.6ZM14.8 10H20.4V21.4H14.8Z", Wall).inked(1.3),
    area("M2.4 10.6L6.4 2.4L10.4 10.6ZM13.6 10.6L17.6 2.4L21.6 10.6Z", Slate).inked(1.3),
    line("M6.4 14V16.4M17.6 14V16.4", Ink, 1.3),
];

/// The symbol at the foot of a card, 24 x 24 units.
pub(super) fn draw_symbol(scene: &mut Scene, symbol: CardSymbol) {
    match symbol {
        CardSymbol::Lightning => scene.draw(BOLT),
        CardSymbol::None => scene.draw(TURN),
        CardSymbol::Town => scene.draw(TOWN),
    }
}
