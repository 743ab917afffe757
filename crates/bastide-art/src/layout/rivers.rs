use super::paths::{BEND, ending, through};
use super::{Layout, Pond, RiverPath};
use crate::chance::Stream;
use crate::geometry::sample;

impl Layout {
    pub(super) fn lay_rivers(&mut self, stream: &mut Stream, spring: bool) {
        let outline = self.outline().clone();
        let rivers = self.features.rivers.clone();
        let mut push = |segment, runs_through, curve: Vec<_>| {
            let line = sample(&curve, 10);
            self.rivers.push(RiverPath { segment, runs_through, curve, line });
        };
        let mut ends = Vec::new();
        for (segment, sides) in rivers.iter().enumerate() {
            match sides[..] {
                [a, b] => push(segment, true, through(&outline, (a, b), stream, 6.0, BEND)),
                // A river of one side ends here; one of three or more sides is a fork.
                _ => ends.extend(sides.iter().map(|&side| (segment, side))),
            }
        }
        let centre = outline.centre();
        if let [(segment, side)] = ends[..] {
            let pond = centre + outline.inward(side) * 2.0;
            push(segment, false, ending(&outline, side, pond, stream, 5.0, None));
            let radii = if spring { (10.0, 8.0) } else { (16.5, 12.5) };
            self.pond = Some(Pond { centre: pond, radii, spring });
        } else {
            for (segment, side) in ends {
                push(segment, false, ending(&outline, side, centre, stream, 3.0, None));
            }
        }
    }
}
