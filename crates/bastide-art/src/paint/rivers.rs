use super::Painter;
use crate::chance::Stream;
use crate::geometry::{Point, blob, cut, distance, line_distance, line_length, offset_line, point};
use crate::layout::{Pond, RIVER_WIDTH};
use crate::place::border_gap;
use crate::svg::{PathData, curve_data, curve_past_outline, number, path, ribbon, side_stroke};
use crate::symbols::{self, Drawing};
use crate::theme::Colour;

/// Half width of the sandy bank of a river.
const SAND: f64 = 9.3;

impl Painter<'_> {
    pub(super) fn paint_rivers(&mut self, stream: &mut Stream) {
        let layout = &self.site.layout;
        if layout.rivers.is_empty() && layout.pond.is_none() {
            return;
        }
        let course: String = layout
            .rivers
            .iter()
            .map(|river| curve_past_outline(&river.curve, river.runs_through, 3.0))
            .collect();
        let pond = layout.pond.map(|pond| {
            let mut shape = Stream::new(&[31, pond.centre.x as i64]);
            curve_data(&blob(&mut shape, pond.centre, pond.radii, 8, 0.1)) + "Z"
        });
        let both = |colour: Colour, width: f64| {
            let colour = self.colour(colour);
            let mut out = String::new();
            if !course.is_empty() {
                let stroke =
                    format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"", number(width));
                out.push_str(&path(&course, &stroke));
            }
            if let Some(pond) = &pond {
                let rim = number((width - RIVER_WIDTH + 1.0).max(0.0));
                let look = format!("fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"{rim}\"");
                out.push_str(&path(pond, &look));
            }
            out
        };
        let mut out = Vec::new();
        if self.is_full() && !course.is_empty() {
            let sand: String = layout
                .rivers
                .iter()
                .map(|river| ribbon(&river.line, SAND, 1.0, stream, river.runs_through))
                .collect();
            let bank = self.colour(Colour::Bank);
            out.push(path(&sand, &format!("fill=\"{bank}\"")));
            let pond_bank = pond.as_ref().map(|pond| {
                path(pond, &format!("fill=\"{bank}\" stroke=\"{bank}\" stroke-width=\"4.6\""))
            });
            out.push(pond_bank.unwrap_or_default());
        } else {
            out.push(both(Colour::Bank, 2.0 * SAND));
        }
        out.push(both(Colour::BankEdge, 15.9));
        out.push(both(Colour::WaterShade, 14.4));
        // The lit part of the stream is moved to the south-east: the near bank in the north-west
        // casts its shade on the water.
        out.push(format!("<g transform=\"translate(.8 1)\">{}</g>", both(Colour::Water, 11.9)));
        let middle = self.colour(Colour::WaterMiddle);
        if !course.is_empty() {
            out.push(format!(
                "<path d=\"{course}\" transform=\"translate(1.6 2)\" fill=\"none\" \
                 stroke=\"{middle}\" stroke-width=\"5.4\" stroke-linecap=\"round\"/>"
            ));
        }
        if let Some(Pond { centre, radii, .. }) = layout.pond {
            out.push(format!(
                "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"{middle}\"/>",
                number(centre.x + 1.6),
                number(centre.y + 1.8),
                number(radii.0 * 0.6),
                number(radii.1 * 0.56),
            ));
        }
        self.drawn.flat.extend(out);
        if self.is_full() {
            self.paint_ripples(stream);
            self.paint_reeds(stream);
        }
        self.paint_shore();
    }

    fn paint_ripples(&mut self, stream: &mut Stream) {
        let layout = &self.site.layout;
        let mut data = PathData::new();
        for river in &layout.rivers {
            let length = line_length(&river.line);
            let mut s = stream.range(4.0, 9.0);
            while s < length - 12.0 {
                let reach = stream.range(6.0, 11.0);
                let by = stream.range(-3.6, 4.4);
                data.raw(&side_stroke(&river.line, s, (s + reach).min(length - 3.0), by));
                s += stream.range(6.0, 10.0);
            }
        }
        if let Some(Pond { centre, radii, .. }) = layout.pond {
            let (x, y) = (centre.x, centre.y);
            let q = radii.0 / 16.5;
            for (dx, dy, wave) in
                [(-9.0, -2.0, "q3-2 6 0"), (-1.0, 5.0, "q4-2.4 8 0"), (1.0, -6.0, "q3-1.6 6 0")]
            {
                data.move_to(point(x + dx * q, y + dy * q)).raw(wave);
            }
        }
        let colour = self.colour(Colour::Ripple);
        self.drawn.flat.push(path(
            data.as_str(),
            &format!(
                "fill=\"none\" stroke=\"{colour}\" stroke-width=\".9\" stroke-linecap=\"round\""
            ),
        ));
    }

    fn paint_reeds(&mut self, stream: &mut Stream) {
        let layout = &self.site.layout;
        let mut data = PathData::new();
        for river in &layout.rivers {
            let length = line_length(&river.line);
            let mut s = stream.range(7.0, 14.0);
            while s < length - 6.0 {
                let bank = stream.pick(&[8.3, -8.3]) + stream.range(-0.4, 0.4);
                let p = offset_line(&cut(&river.line, s, s + 2.0), bank)[0];
                if border_gap(layout.outline(), p) > 2.0
                    && layout.bridges_over_water.iter().all(|bridge| distance(p, bridge.at) > 13.0)
                {
                    for blade in ["l-1.3-3", "l.1-3.8", "l1.4-2.8"] {
                        data.move_to(p).raw(blade);
                    }
                }
                s += stream.range(7.0, 17.0);
            }
        }
        if !data.is_empty() {
            let colour = self.colour(Colour::Reed);
            self.drawn.flat.push(path(
                data.as_str(),
                &format!(
                    "fill=\"none\" stroke=\"{colour}\" stroke-width=\".8\" stroke-linecap=\"round\""
                ),
            ));
        }
    }

    /// A spring rises among rocks; a lake has reeds and trees on its shore.
    fn paint_shore(&mut self) {
        let Some(Pond { centre, radii, spring }) = self.site.layout.pond else {
            return;
        };
        let place = |dx: f64, dy: f64| point(centre.x + dx * radii.0, centre.y + dy * radii.1);
        if spring {
            for (dx, dy) in
                [(-1.0, -0.75), (-0.5, -1.15), (0.15, -1.3), (0.75, -1.0), (-1.25, -0.1)]
            {
                let at = place(dx, dy);
                self.drawn.tall.push((at.y, symbols::ROCK.stamp_scaled(at, 1.7)));
            }
            let (x, y) = (centre.x, centre.y - radii.1);
            let mut falls = PathData::new();
            for (dx, dy, fall) in [(-2.6, 0.6, "v4.4"), (0.0, 0.0, "v5.6"), (2.6, 0.8, "v4")] {
                falls.move_to(point(x + dx, y + dy)).raw(fall);
            }
            self.drawn.flat.push(path(
                falls.as_str(),
                "stroke=\"#eef7fa\" stroke-width=\"1.1\" stroke-linecap=\"round\"",
            ));
            return;
        }
        let plants: [(f64, f64, &Drawing); 5] = [
            (-1.2, -0.7, &symbols::OAK),
            (1.15, -0.85, &symbols::CYPRESS),
            (-0.95, 1.05, &symbols::BUSH),
            (1.1, 0.8, &symbols::GRASS),
            (-1.3, 0.3, &symbols::GRASS),
        ];
        for (dx, dy, plant) in plants {
            let at: Point = place(dx, dy);
            let layout = &self.site.layout;
            let dry = layout.rivers.iter().all(|river| line_distance(at, &river.line) > 11.0);
            if dry && border_gap(layout.outline(), at) > 4.0 {
                self.drawn.tall.push((at.y, plant.stamp(at)));
            }
        }
    }
}
