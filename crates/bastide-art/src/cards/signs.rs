//! Signs for what happens: digits, coins, arrows, crosses.

use super::scene::{At, Scene, at};
use crate::geometry::point;
use crate::lettering::{Anchor, lettering, text_width};
use crate::svg::number;
use crate::symbols::{PENNANT, Shape, area, ellipse, line, ring};
use crate::theme::Colour::{Gold, GoldShade, Ink, Parchment, Red, RedShade, Shadow};

const IVORY: crate::theme::Colour = crate::theme::Colour::Fixed("#fff6dd");

/// Whom the digits of a sign are good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    /// The player of the card.
    Gain,
    /// Nobody: it costs others something.
    Loss,
}

impl Tone {
    const fn colours(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Gain => ("#f2b632", "#33251b", "#b98124"),
            Self::Loss => ("#b9402f", "#fff6dd", "#7d2419"),
        }
    }
}

/// Digits on a plate in the lower right corner.
pub(super) fn plate(scene: &mut Scene, text: &str, tone: Tone) {
    const HEIGHT: f64 = 13.0;
    let (fill, ink, shade) = tone.colours();
    let width = (text_width(text, HEIGHT) + 13.0).clamp(25.0, 58.0);
    let height = HEIGHT.min(HEIGHT * 47.0 / text_width(text, HEIGHT).max(1.0));
    let (left, top) = (62.0 - width, 38.6);
    let body = |y: f64, colour: &str| {
        format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"22.4\" rx=\"6.5\" fill=\"{colour}\" \
             stroke=\"#33251b\" stroke-width=\"1.9\"/>",
            number(left),
            number(y),
            number(width),
        )
    };
    scene.raw(&body(top + 1.4, shade));
    scene.raw(&body(top - 0.6, fill));
    let foot = point(left + width / 2.0, top + 10.6 + height / 2.0);
    scene.raw(&lettering(text, foot, height, Anchor::Middle, ink, 3.1));
}

const COIN: &[Shape] = &[
    ellipse(1.2, 1.6, 10.0, 10.0, Shadow).opacity(0.35),
    ellipse(0.0, 1.4, 10.0, 10.0, GoldShade).inked(1.6),
    ellipse(0.0, 0.0, 10.0, 10.0, Gold).inked(1.6),
    ring(0.0, 0.0, 7.4, 7.4, GoldShade, 1.1),
];

const COIN_STAR: &[Shape] = &[area(
    "M0-5.4L1.5-1.9L5.2-1.6L2.4 .8L3.3 4.5L0 2.5L-3.3 4.5L-2.4 .8L-5.2-1.6L-1.5-1.9Z",
    GoldShade,
)];

/// A coin that is broken; its right half is gone.
const HALF_COIN: &[Shape] = &[
    ring(2.6, 0.0, 10.0, 10.0, Ink, 3.4).dashed("3.6 2.6"),
    ring(2.6, 0.0, 10.0, 10.0, IVORY, 1.7).dashed("3.6 2.6"),
    area("M-1-10.4A10.4 10.4 0 0 0-1 10.4L1.8 5.4L-1.4 1.6L2-2.6L-1-6Z", Gold).inked(1.8),
    area("M-1.2-7.2A7.4 7.4 0 0 0-8 .4", Gold).edged(GoldShade, 1.1),
];

/// A coin.
pub(super) fn coin(scene: &mut Scene, at: At) {
    scene.put(COIN, at);
    scene.put(COIN_STAR, at);
}

/// A coin with digits in place of its star.
pub(super) fn coin_with(scene: &mut Scene, place: At, text: &str) {
    scene.put(COIN, place);
    scene.group(place, |scene| {
        let height = 8.0_f64.min(8.0 * 13.0 / text_width(text, 8.0).max(1.0));
        let foot = point(0.0, height / 2.0);
        scene.raw(&lettering(text, foot, height, Anchor::Middle, "#33251b", 1.9));
    });
}

/// Half a coin, for half the points.
pub(super) fn half_coin(scene: &mut Scene, at: At) {
    scene.put(HALF_COIN, at);
}

const CROSS: &[Shape] =
    &[line("M-8-9L8 9M8-9L-8 9", Ink, 4.6), line("M-8-9L8 9M8-9L-8 9", Red, 3.0)];

/// A pennant.
pub(super) fn pennant(scene: &mut Scene, x: f64, y: f64, scale: f64) {
    scene.stamp(&PENNANT, x, y, scale);
}

/// A pennant that counts nothing.
pub(super) fn crossed_pennant(scene: &mut Scene, x: f64, y: f64, scale: f64) {
    pennant(scene, x, y, scale);
    scene.put(CROSS, at(x, y).scaled(scale * 0.66));
}

const BAN: &[Shape] = &[
    ring(0.0, 0.0, 24.0, 24.0, Ink, 8.6),
    line("M-16.4-16.4L16.4 16.4", Ink, 8.6).butt(),
    ring(0.0, 0.0, 24.0, 24.0, Red, 5.6),
    line("M-17.4-17.4L17.4 17.4", Red, 5.6).butt(),
];

/// A ring with a bar: not allowed.
pub(super) fn ban(scene: &mut Scene, at: At) {
    scene.put(BAN, at);
}

/// An arrow: its way and its head.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrow(&'static [Shape]);

const fn arrow_shapes(
    way: &'static str,
    head: &'static str,
    colour: crate::theme::Colour,
) -> [Shape; 4] {
    [
        line(way, Ink, 8.8).butt(),
        area(head, colour).edged(Ink, 3.8),
        line(way, colour, 5.2).butt(),
        area(head, colour),
    ]
}

/// Down onto a place.
pub(super) const ARRIVING: Arrow = Arrow(&arrow_shapes("M0-17V-5.4", "M-8-6.4H8L0 4Z", Gold));
/// Out to the right.
pub(super) const LEAVING: Arrow = Arrow(&arrow_shapes("M-15 0H-1", "M-2-8.4V8.4L10 0Z", Red));
/// Up, round and back home, over something 26 units wide.
pub(super) const COMING_HOME: Arrow =
    Arrow(&arrow_shapes("M21 17V4A17 17 0 0 0-15 2.4V9.4", "M-23.6 8.4H-6.4L-15 19.4Z", Gold));
/// From the left to the right, in a low arc.
pub(super) const MOVING: Arrow =
    Arrow(&arrow_shapes("M-17 5Q-12-7 0-7Q8-7 12.6-1", "M4.8 .6L19.4-5.6L18.6 9.4Z", Gold));

/// An arrow somewhere.
pub(super) fn arrow(scene: &mut Scene, Arrow(shapes): Arrow, at: At) {
    scene.put(shapes, at);
}

const SPARKLES: &[Shape] = &[area(
    "M9 5L10.8 10.2L16 12L10.8 13.8L9 19L7.2 13.8L2 12L7.2 10.2ZM54 44L55.6 48.4L60 50L55.6 51.6L54 56L52.4 51.6L48 50L52.4 48.4ZM55 5.6L56.1 8.9L59.4 10L56.1 11.1L55 14.4L53.9 11.1L50.6 10L53.9 8.9Z",
    Gold,
)
.inked(1.3)];

/// Sparkles round something precious in the middle.
pub(super) fn sparkles(scene: &mut Scene) {
    scene.draw(SPARKLES);
}

const TOLL_BAR: &[Shape] = &[
    line("M10 60V24", Ink, 8.0).butt(),
    line("M10 60V24", Parchment, 5.0).butt(),
    line("M4 27L61 17", Ink, 9.0),
    line("M4 27L61 17", IVORY, 6.0),
    line("M4 27L61 17", Red, 6.0).butt().dashed("8 8"),
    ellipse(10.0, 26.0, 4.2, 4.2, RedShade).inked(1.5),
];

/// The bar of a toll gate across the picture.
pub(super) fn toll_bar(scene: &mut Scene) {
    scene.draw(TOLL_BAR);
}
