use std::collections::BTreeMap;

use super::Painter;
use crate::chance::Stream;
use crate::geometry::{blob, contains, line_distance, point, smooth};
use crate::layout::CityPlan;
use crate::style::Detail;
use crate::svg::{PathData, band, curve_data, line_data, path};
use crate::theme::Colour;

impl Painter<'_> {
    /// Paving, streets and squares, and the shade of walls on the ground.
    pub(super) fn paint_floors(&mut self, stream: &mut Stream) {
        let layout = &self.site.layout;
        let (floor, street) = (self.colour(Colour::Floor), self.colour(Colour::Street));
        for city in &layout.cities {
            self.drawn.flat.push(path(
                &line_data(&city.polygon, true),
                &format!("fill=\"{floor}\" stroke=\"{floor}\" stroke-width=\".7\""),
            ));
            if self.detail == Detail::Far {
                self.paint_roof_blocks(city, stream);
                continue;
            }
            let streets: String = city
                .streets
                .iter()
                .map(|line| {
                    if line.len() > 2 {
                        curve_data(&smooth(line, false))
                    } else {
                        line_data(line, false)
                    }
                })
                .collect();
            if !streets.is_empty() {
                let look = format!(
                    "fill=\"none\" stroke=\"{street}\" stroke-width=\"5.6\" \
                     stroke-linecap=\"round\" stroke-linejoin=\"round\""
                );
                self.drawn.flat.push(path(&streets, &look));
            }
            if let Some(square) = city.square {
                let mut shape = Stream::new(&[13, (square.x * 10.0) as i64]);
                let data = curve_data(&blob(&mut shape, square, (7.6, 6.0), 7, 0.1)) + "Z";
                self.drawn.flat.push(path(&data, &format!("fill=\"{street}\"")));
            }
        }
        let shade: String = layout.walls().map(|wall| band(wall, point(4.2, 1.6))).collect();
        if !shade.is_empty() {
            let shadow = self.colour(Colour::Shadow);
            let look = format!("fill=\"{shadow}\" fill-opacity=\".2\"");
            self.drawn.flat.push(path(&shade, &look));
        }
    }

    /// Far away a town is a pattern of roofs.
    fn paint_roof_blocks(&mut self, city: &CityPlan, stream: &mut Stream) {
        let (low, high) = self.site.layout.outline().bounds();
        let mut tones: BTreeMap<usize, PathData> = BTreeMap::new();
        let mut y = low.y + 8.0;
        while y < high.y - 2.0 {
            let odd_row = (y as i64).div_euclid(13) % 2 != 0;
            let mut x = low.x + 7.0 + if odd_row { 5.0 } else { 0.0 };
            while x < high.x - 2.0 {
                let p = point(x, y);
                let clear = city.walls.iter().all(|wall| line_distance(p, wall) > 6.0);
                if clear && contains(&city.polygon, p) {
                    let data = tones.entry(stream.below(4)).or_default();
                    data.move_to(point(x - 5.0, y - 4.0)).raw("h9.4v7.6h-9.4Z");
                }
                x += 11.4;
            }
            y += 10.0;
        }
        for (tone, data) in tones {
            let (roof, ink) = (self.colour(Colour::Roof(2 * tone)), self.colour(Colour::Ink));
            let look = format!("fill=\"{roof}\" stroke=\"{ink}\" stroke-width=\"1.2\"");
            self.drawn.flat.push(path(data.as_str(), &look));
        }
    }
}
