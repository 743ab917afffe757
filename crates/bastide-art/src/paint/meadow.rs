//! Scenery of the fields: crops, farms, groves, bushes, animals, grass.

use super::Painter;
use crate::chance::Stream;
use crate::geometry::{Point, distance, point};
use crate::place::{border_gap, feature_gap, keep_gap};
use crate::style::Detail;
use crate::svg::number;
use crate::symbols::{self, Drawing};
use crate::theme::Theme;

/// A place found by throwing darts, and the discs that are taken already.
struct Darts<'a, 'b> {
    painter: &'a Painter<'b>,
    low: Point,
    high: Point,
    taken: Vec<(Point, f64)>,
}

impl Darts<'_, '_> {
    /// A place with `radius` of room, `margin` from the outline and `gap` from other scenery, if
    /// one of `tries` darts finds it.
    fn throw(
        &mut self,
        stream: &mut Stream,
        radius: f64,
        margin: f64,
        tries: usize,
        gap: f64,
    ) -> Option<Point> {
        let layout = &self.painter.site.layout;
        for _ in 0..tries {
            let x = stream.range(self.low.x, self.high.x);
            let y = stream.range(self.low.y, self.high.y);
            let p = point(x, y);
            if border_gap(layout.outline(), p) >= margin
                && keep_gap(self.painter.keep(), p) >= radius
                && self.taken.iter().all(|&(q, other)| distance(p, q) >= radius + other + gap)
                && feature_gap(layout, p) >= radius
            {
                self.taken.push((p, radius));
                return Some(p);
            }
        }
        None
    }
}

static STRIPS: [&Drawing; 4] = [
    &symbols::WHEAT_STRIP,
    &symbols::PLOUGHED_STRIP,
    &symbols::LAVENDER_STRIP,
    &symbols::VEGETABLE_STRIP,
];

static WOODS: [&[&Drawing]; 4] = [
    &[&symbols::OAK, &symbols::OLIVE, &symbols::BUSH, &symbols::OAK],
    &[&symbols::CYPRESS, &symbols::YOUNG_CYPRESS, &symbols::OAK, &symbols::CYPRESS],
    &[&symbols::PINE, &symbols::PINE, &symbols::OLIVE],
    &[&symbols::OAK, &symbols::OLIVE, &symbols::YOUNG_CYPRESS, &symbols::BUSH],
];

static GROUPS: [&[&Drawing]; 9] = [
    &[&symbols::CYPRESS, &symbols::YOUNG_CYPRESS, &symbols::BUSH],
    &[&symbols::OAK, &symbols::BUSH],
    &[&symbols::PINE, &symbols::BUSH],
    &[&symbols::OLIVE, &symbols::CYPRESS],
    &[&symbols::OAK],
    &[&symbols::YOUNG_CYPRESS, &symbols::CYPRESS, &symbols::YOUNG_CYPRESS],
    &[&symbols::BUSH, &symbols::BUSH],
    &[&symbols::OLIVE, &symbols::OAK],
    &[&symbols::OLIVE],
];

static SUMMER_ANIMALS: [&Drawing; 5] =
    [&symbols::HARE, &symbols::HAYSTACK, &symbols::HAYSTACK, &symbols::ROBIN, &symbols::HAYSTACK];
static WINTER_ANIMALS: [&Drawing; 5] =
    [&symbols::FOX, &symbols::HARE, &symbols::DEER, &symbols::ROBIN, &symbols::HARE];

impl Painter<'_> {
    pub(super) fn paint_meadow(&mut self, stream: &mut Stream) {
        if self.detail == Detail::Far {
            return;
        }
        let (low, high) = self.site.layout.outline().bounds();
        let (mut flat, mut tall) = (Vec::new(), Vec::new());
        let mut darts = Darts { painter: self, low, high, taken: Vec::new() };
        let kind = stream.below(20);
        match kind {
            0..7 => flat.extend(crops(&mut darts, stream)),
            7..10 => {
                if let Some(p) = darts.throw(stream, 13.0, 13.0, 10, 1.5) {
                    let farm = stream.pick(&[&symbols::FARM, &symbols::FARM_WITH_DOVECOTE]);
                    tall.push((p.y + 2.0, farm.stamp(point(p.x, p.y + 2.0))));
                }
            }
            10..15 => {
                if let Some(p) = darts.throw(stream, 12.0, 9.0, 10, 1.5) {
                    let trees = stream.pick(&WOODS);
                    for _ in 0..5 + stream.below(4) {
                        let x = p.x + stream.range(-9.0, 9.0);
                        let y = p.y + stream.range(-6.5, 8.0);
                        tall.push((y, stream.pick(trees).stamp(point(x, y))));
                    }
                }
            }
            _ => {}
        }
        for _ in 0..1 + stream.below(2) {
            if let Some(p) = darts.throw(stream, 6.0, 7.0, 8, 1.5) {
                let row = stream.pick(&GROUPS);
                for (i, plant) in row.iter().enumerate() {
                    let shift = (i as f64 - (row.len() - 1) as f64 / 2.0) * 4.6;
                    let x = p.x + shift + stream.range(-0.8, 0.8);
                    let y = p.y + stream.range(-2.0, 2.0);
                    tall.push((y, plant.stamp(point(x, y))));
                }
            }
        }
        if self.is_full() {
            if kind >= 15
                && let Some(p) = darts.throw(stream, 5.0, 8.0, 6, 1.5)
            {
                let winter = self.theme == Theme::Winter;
                let animals = if winter { &WINTER_ANIMALS } else { &SUMMER_ANIMALS };
                let animal = stream.pick(animals);
                if winter {
                    flat.push(symbols::FOOTPRINTS.stamp(point(p.x + 3.0, p.y + 1.0)));
                }
                tall.push((p.y, animal.stamp(p)));
            }
            let rocks = stream.below(2);
            let small: [(&Drawing, usize, f64, bool); 4] = [
                (&symbols::BUSH, 1, 3.0, false),
                (&symbols::ROCK, rocks, 2.6, false),
                (&symbols::FLOWERS, 1, 3.0, true),
                (&symbols::GRASS, 4, 2.4, true),
            ];
            for (drawing, count, radius, lies) in small {
                for _ in 0..count {
                    let Some(p) = darts.throw(stream, radius, 4.0, 5, 0.5) else {
                        continue;
                    };
                    if lies {
                        flat.push(drawing.stamp(p));
                    } else {
                        tall.push((p.y, drawing.stamp(p)));
                    }
                }
            }
        }
        self.drawn.flat.extend(flat);
        self.drawn.tall.extend(tall);
    }
}

/// One or two strips of crops side by side, with a hedge along one side.
fn crops(darts: &mut Darts<'_, '_>, stream: &mut Stream) -> Option<String> {
    let p = darts.throw(stream, 15.0, 16.0, 12, 1.5)?;
    let first = stream.below(4);
    let degrees = stream.pick(&[-26, -14, -6, 8, 14, 24, 70, 84, 100]);
    let layout = &darts.painter.site.layout;
    let room = feature_gap(layout, p)
        .min(border_gap(layout.outline(), p))
        .min(keep_gap(darts.painter.keep(), p));
    let use_at = |id: &str, y: &str| format!("<use href=\"#{id}\"{y}/>");
    let (strips, hedge) = if room > 17.0 {
        let second = (first + 1 + stream.below(2)) % 4;
        let strips =
            use_at(STRIPS[first].id, " y=\"-5.6\"") + &use_at(STRIPS[second].id, " y=\"5.8\"");
        (strips, " y=\"-12.6\"")
    } else {
        (use_at(STRIPS[first].id, ""), " y=\"-7\"")
    };
    Some(format!(
        "<g transform=\"translate({} {})rotate({degrees})\">{strips}{}</g>",
        number(p.x),
        number(p.y),
        use_at(symbols::HEDGE.id, hedge),
    ))
}
