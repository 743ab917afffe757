use super::Painter;
use crate::chance::Stream;
use crate::geometry::{blob, point};
use crate::place::wall_gap;
use crate::svg::{curve_data, path, stamp};
use crate::symbols;
use crate::theme::Colour;

impl Painter<'_> {
    /// The village in which roads end, and the farmyards of lone road ends.
    pub(super) fn paint_villages(&mut self, stream: &mut Stream) {
        let layout = &self.site.layout;
        if let Some(village) = layout.village.filter(|_| !layout.has_tunnel_mouths()) {
            let mut shape = Stream::new(&[3, village.x as i64, village.y as i64]);
            let square = curve_data(&blob(&mut shape, village, (10.5, 8.5), 7, 0.07)) + "Z";
            let (road, edge) = (self.colour(Colour::Road), self.colour(Colour::RoadEdge));
            let look = format!("fill=\"{road}\" stroke=\"{edge}\" stroke-width=\"1\"");
            self.drawn.flat.push(path(&square, &look));
            let kinds = [
                &symbols::LONG_HOUSE,
                &symbols::GABLE_HOUSE,
                &symbols::SMALL_HOUSE,
                &symbols::WINGED_HOUSE,
            ];
            for (dx, dy) in [(-10.5, -6.5), (10.0, -7.0), (-10.5, 12.0), (10.5, 12.5), (0.0, -1.5)]
            {
                let x = village.x + dx + stream.range(-1.0, 1.0);
                let y = village.y + dy + stream.range(-1.0, 1.0);
                let kind = stream.pick(&kinds);
                let tone = stream.below(8);
                if wall_gap(layout, point(x, y)) > 4.0 {
                    let svg = stamp(&format!("{}{tone}", kind.id), point(x, y));
                    self.drawn.tall.push((y, svg));
                }
            }
        }
        for yard in &layout.yards {
            let farm = stream.pick(&[&symbols::FARM, &symbols::FARM_WITH_DOVECOTE]);
            self.drawn.tall.push((yard.y + 2.0, farm.stamp(point(yard.x, yard.y + 1.0))));
        }
    }
}
