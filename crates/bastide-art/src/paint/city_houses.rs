use super::Painter;
use crate::chance::Stream;
use crate::geometry::{Point, contains, distance, line_distance, point, segment_distance};
use crate::layout::CityPlan;
use crate::place::{border_gap, keep_gap};
use crate::style::Detail;
use crate::svg::stamp;
use crate::symbols::{self, Drawing, HOUSE_SCALE};

/// Kinds of houses, the common ones twice, with half the width of each before enlarging.
static KINDS: [(&Drawing, f64); 7] = [
    (&symbols::LONG_HOUSE, 5.6),
    (&symbols::GABLE_HOUSE, 4.1),
    (&symbols::SMALL_HOUSE, 4.0),
    (&symbols::TALL_HOUSE, 3.8),
    (&symbols::WINGED_HOUSE, 6.0),
    (&symbols::LONG_HOUSE, 5.6),
    (&symbols::GABLE_HOUSE, 4.1),
];

impl Painter<'_> {
    /// Rows of houses from north to south, packed from west to east; a house stands wherever its
    /// foot has room, so streets and squares stay open.
    pub(super) fn paint_city_houses(&mut self, stream: &mut Stream) {
        let (low, high) = self.site.layout.outline().bounds();
        let growth = if self.detail == Detail::Full { 1.0 } else { 1.3 };
        let trees = [&symbols::CYPRESS, &symbols::OAK, &symbols::OLIVE, &symbols::YOUNG_CYPRESS];
        let layout = &self.site.layout;
        for (index, city) in layout.cities.iter().enumerate() {
            let fit = Fit { painter: self, city, index, growth };
            let mut houses = Vec::new();
            let mut row = low.y + 9.4 * growth;
            while row < high.y - 5.0 {
                let mut x = low.x + 1.2;
                let (mut kind, mut half) = stream.pick(&KINDS);
                let mut y = row + stream.range(-1.3, 1.3);
                let (mut tone, mut tree) = (stream.below(8), stream.chance(0.06));
                while x < high.x - 6.0 {
                    let width = half * growth * HOUSE_SCALE;
                    let foot = point(x + width, y);
                    if fit.house_fits(foot, width) {
                        let svg = if tree {
                            stream.pick(&trees).stamp(foot)
                        } else {
                            stamp(&format!("{}{tone}", kind.id), foot)
                        };
                        houses.push((y, svg));
                        x += 2.0 * width * 0.94 + stream.range(0.2, 1.2);
                        (kind, half) = stream.pick(&KINDS);
                        (tone, tree) = (stream.below(8), stream.chance(0.06));
                        y = row + stream.range(-1.3, 1.3);
                    } else {
                        x += 1.6;
                        if width > 5.4 * growth {
                            (kind, half) = stream.pick(&[KINDS[1], KINDS[2], KINDS[3]]);
                        }
                    }
                }
                row += 8.7 * growth;
            }
            if let Some(square) = city.square
                && self.is_full()
                && keep_gap(self.keep(), square) > 3.0
            {
                let middle = stream.pick(&[
                    &symbols::FOUNTAIN,
                    &symbols::FOUNTAIN,
                    &symbols::WELL,
                    &symbols::OAK,
                    &symbols::PINE,
                ]);
                let svg = middle.stamp(point(square.x, square.y + 1.0));
                houses.push((square.y + 1.5, svg));
            }
            self.drawn.houses.extend(houses);
        }
    }
}

struct Fit<'a, 'b> {
    painter: &'a Painter<'b>,
    city: &'a CityPlan,
    index: usize,
    growth: f64,
}

impl Fit<'_, '_> {
    /// Whether a house with half width `half` can stand with its foot at `foot`.
    fn house_fits(&self, foot: Point, half: f64) -> bool {
        let (x, y) = (foot.x, foot.y);
        let corners = [point(x - half, y), point(x + half, y), point(x, y - 4.0)];
        let body = point(x, y - 3.0);
        let layout = &self.painter.site.layout;
        let over = &layout.cities[self.index + 1..];
        let in_city = corners.iter().all(|&p| {
            contains(&self.city.polygon, p) && !over.iter().any(|other| contains(&other.polygon, p))
        });
        if !in_city {
            return false;
        }
        let outline = layout.outline();
        if border_gap(outline, body) < 5.0
            || border_gap(outline, corners[0]) < 0.8
            || border_gap(outline, corners[1]) < 0.8
        {
            return false;
        }
        // Room for the houses on the common side.
        for &side in &self.city.sides {
            let (a, b) = outline.side(side);
            let (dx, dy) = ((a.x - b.x).abs(), (a.y - b.y).abs());
            if dx < 1.0 && (x - a.x).abs() < half + 6.2 {
                return false;
            }
            if dx > 1.0 && dy > 1.0 && segment_distance(body, a, b) < half + 3.0 {
                return false;
            }
        }
        for wall in &self.city.walls {
            if line_distance(corners[0], wall) < 2.8
                || line_distance(corners[1], wall) < 2.8
                || line_distance(body, wall) < 4.6
                || wall.iter().any(|&tower| distance(point(x, y - 2.0), tower) < half + 2.6)
            {
                return false;
            }
        }
        for street in &self.city.streets {
            if corners.iter().any(|&p| line_distance(p, street) < 3.4)
                || line_distance(point(x, y - 7.5 * self.growth), street) < 2.0
            {
                return false;
            }
        }
        if self.city.square.is_some_and(|square| distance(body, square) < 7.4 + half * 0.55) {
            return false;
        }
        let middle = point(x, y - 4.0);
        self.painter
            .keep()
            .iter()
            .all(|disc| distance(middle, disc.at) >= disc.radius + half * 0.55)
    }
}
