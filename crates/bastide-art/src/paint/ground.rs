use super::Painter;
use crate::chance::Stream;
use crate::geometry::point;
use crate::svg::{line_data, number, stamp};
use crate::symbols::STAINS;
use crate::theme::Colour;

/// Distance of the points of the lattice of stains.
const LATTICE: i64 = 50;

impl Painter<'_> {
    /// Meadow: one colour, and soft stains on a lattice of the whole board, so that two neighbours
    /// draw the same stain across their common side.
    pub(super) fn paint_ground(&mut self) {
        let (low, high) = self.site.layout.outline().bounds();
        let (left, top) = (number(low.x - 0.4), number(low.y - 0.4));
        let (right, bottom) = (number(high.x + 0.4), number(high.y + 0.4));
        self.drawn.flat.push(format!(
            "<path d=\"M{left} {top}H{right}V{bottom}H{left}Z\" fill=\"{}\"/>",
            self.colour(Colour::Field)
        ));
        let (wx, wy) = (i64::from(self.site.cell.x) * 100, i64::from(self.site.cell.y) * 100);
        let first = |at: i64| at.div_euclid(LATTICE) - 1;
        let last = |at: i64| at.div_euclid(LATTICE) + 1;
        for gy in first(wy + low.y as i64)..=last(wy + high.y as i64) {
            for gx in first(wx + low.x as i64)..=last(wx + high.x as i64) {
                let mut stream = Stream::new(&[5, gx, gy]);
                let x = (gx * LATTICE) as f64 + stream.range(4.0, 46.0) - wx as f64;
                let y = (gy * LATTICE) as f64 + stream.range(4.0, 46.0) - wy as f64;
                let kind = stream.below(STAINS);
                let reaches =
                    low.x - 28.0 < x && x < high.x + 28.0 && low.y - 20.0 < y && y < high.y + 20.0;
                if reaches {
                    self.drawn.flat.push(stamp(&format!("g{kind}"), point(x, y)));
                }
            }
        }
    }

    /// Dry-stone walls that part two fields.
    pub(super) fn paint_fences(&mut self) {
        let fences = &self.site.layout.fences;
        if fences.is_empty() {
            return;
        }
        let data: String = fences.iter().map(|fence| line_data(fence, false)).collect();
        let (ink, stone) = (self.colour(Colour::Ink), self.colour(Colour::Stone));
        self.drawn.flat.push(format!(
            "<path d=\"{data}\" stroke=\"{ink}\" stroke-width=\"3.2\" stroke-linecap=\"round\"/>\
             <path d=\"{data}\" stroke=\"{stone}\" stroke-width=\"2.1\" stroke-linecap=\"round\"/>\
             <path d=\"{data}\" stroke=\"{ink}\" stroke-width=\"2.1\" stroke-opacity=\".6\" \
             stroke-dasharray=\".45 2.3\"/>"
        ));
    }
}
