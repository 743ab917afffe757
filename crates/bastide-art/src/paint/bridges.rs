use super::Painter;
use crate::geometry::{lerp, point};
use crate::layout::Bridge;
use crate::svg::{PathData, line_data, path};
use crate::theme::Colour;

/// Height of the southern face of a bridge.
const FACE: f64 = 5.4;

impl Painter<'_> {
    /// Stone bridge: two parapets, and an arch where we see it from the side.
    pub(super) fn paint_bridge(&mut self, bridge: &Bridge, below: Colour) {
        let (at, direction) = (bridge.at, bridge.direction);
        let mut south = direction.right();
        if south.y < 0.0 {
            south = south * -1.0;
        }
        let (a, b) = (at - direction * 12.0, at + direction * 12.0);
        let far = line_data(&[a - south * 5.0, b - south * 5.0], false);
        let (mut left, mut right) = (a + south * 5.0, b + south * 5.0);
        let near = line_data(&[left, right], false);
        let ink = self.colour(Colour::Ink);
        if direction.x.abs() > 0.6 {
            if left.x > right.x {
                (left, right) = (right, left);
            }
            let middle = lerp(left, right, 0.5);
            let mut face = PathData::new();
            face.move_to(left).line_to(right).command('l', &[-3.0, FACE]);
            face.command('H', &[left.x + 3.0]).close();
            let spring = middle.y + FACE + 0.5;
            let mut arch = PathData::new();
            arch.move_to(point(middle.x - 6.0, spring));
            arch.command('Q', &[middle.x, middle.y - 1.0, middle.x + 6.0, spring]).close();
            let stone = self.colour(Colour::WallShade);
            let look = |fill: &str, width: &str| {
                format!("fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\"{width}\"")
            };
            self.drawn
                .flat
                .push(path(face.as_str(), &(look(stone, ".7") + " stroke-linejoin=\"round\"")));
            self.drawn.flat.push(path(arch.as_str(), &look(self.colour(below), ".6")));
        }
        let data = far + &near;
        for (colour, width) in [(ink, "3.4"), (self.colour(Colour::Wall), "2")] {
            let look =
                format!("stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\"");
            self.drawn.flat.push(path(&data, &look));
        }
    }

    /// A road that crosses another on a bridge.
    pub(super) fn paint_flyover(&mut self, bridge: &Bridge) {
        let reach = bridge.direction * 13.0;
        let deck = line_data(&[bridge.at - reach, bridge.at + reach], false);
        let shadow = self.colour(Colour::Shadow);
        let road = self.colour(Colour::Road);
        self.drawn.flat.push(path(
            &deck,
            &format!("stroke=\"{shadow}\" stroke-opacity=\".35\" stroke-width=\"14\""),
        ));
        self.drawn.flat.push(path(&deck, &format!("stroke=\"{road}\" stroke-width=\"9\"")));
        self.paint_bridge(bridge, Colour::Road);
    }
}
