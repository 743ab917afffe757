use super::Painter;
use crate::chance::Stream;
use crate::geometry::{contains, cut, distance, line_length, offset_line};
use crate::style::Detail;
use crate::svg::{PathData, curve_past_outline, path, ribbon, side_stroke};
use crate::theme::Colour;

impl Painter<'_> {
    pub(super) fn paint_roads(&mut self, stream: &mut Stream) {
        let layout = &self.site.layout;
        if layout.roads.is_empty() {
            return;
        }
        let (road, edge) = (self.colour(Colour::Road), self.colour(Colour::RoadEdge));
        let mut out = Vec::new();
        if self.is_full() {
            let mut bands: Vec<String> = layout
                .roads
                .iter()
                .map(|road| ribbon(&road.line, 4.2, 0.42, stream, road.runs_through()))
                .collect();
            for line in layout.roads.iter().flat_map(|road| road.spur_lines()) {
                bands.push(ribbon(&line, 4.2, 0.42, stream, false));
            }
            let data = bands.concat();
            if bands.len() == 1 {
                let look = format!("fill=\"{road}\" stroke=\"{edge}\" stroke-width=\"1\"");
                out.push(path(&data, &look));
            } else {
                // All edges first, so that joints are open.
                let rim = format!("fill=\"none\" stroke=\"{edge}\" stroke-width=\"1\"");
                out.push(path(&data, &rim));
                out.push(path(&data, &format!("fill=\"{road}\"")));
            }
        } else {
            let mut data = String::new();
            for road in &layout.roads {
                data.push_str(&curve_past_outline(&road.curve, road.runs_through(), 0.6));
                for spur in &road.spurs {
                    data.push_str(&curve_past_outline(spur, false, 0.6));
                }
            }
            let (outer, inner) = match self.detail {
                Detail::Far => ("12.4", "8.8"),
                _ => ("10.4", "7.8"),
            };
            for (colour, width) in [(edge, outer), (road, inner)] {
                let look = format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"");
                out.push(path(&data, &look));
            }
        }
        self.drawn.flat.extend(out);
        for bridge in &layout.bridges_over_water {
            self.paint_bridge(bridge, Colour::WaterShade);
        }
        if self.is_full() {
            self.paint_ruts_and_grass(stream);
        }
        for bridge in &layout.bridges_over_roads {
            self.paint_flyover(bridge);
        }
    }

    fn paint_ruts_and_grass(&mut self, stream: &mut Stream) {
        let layout = &self.site.layout;
        let (mut ruts, mut grass) = (PathData::new(), PathData::new());
        for road in &layout.roads {
            let length = line_length(&road.line);
            let mut s = stream.range(3.0, 7.0);
            let mut lane = 1.0;
            while s < length - 7.0 {
                let reach = stream.range(5.0, 11.0);
                let by = lane * 1.6 + stream.range(-0.4, 0.4);
                ruts.raw(&side_stroke(&road.line, s, (s + reach).min(length - 2.0), by));
                s += reach * stream.range(0.5, 0.9) + 1.0;
                lane = -lane;
            }
            let mut s = stream.range(8.0, 16.0);
            while s < length - 8.0 {
                let rim = stream.pick(&[4.9, -4.9]);
                let p = offset_line(&cut(&road.line, s, s + 2.0), rim)[0];
                if layout.bridges_over_water.iter().all(|bridge| distance(p, bridge.at) >= 13.0)
                    && !layout.cities.iter().any(|city| contains(&city.polygon, p))
                {
                    for blade in ["l-.9-1.9", "l.2-2.4", "l1.2-1.7"] {
                        grass.move_to(p).raw(blade);
                    }
                }
                s += stream.range(11.0, 22.0);
            }
        }
        for (data, colour, width) in [(ruts, Colour::RoadRut, "1.1"), (grass, Colour::Tuft, ".7")] {
            if !data.is_empty() {
                let colour = self.colour(colour);
                let look = format!(
                    "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                     stroke-linecap=\"round\""
                );
                self.drawn.flat.push(path(data.as_str(), &look));
            }
        }
    }
}
