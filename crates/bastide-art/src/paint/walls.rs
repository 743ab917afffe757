//! Walls, towers and gates.

use super::Painter;
use crate::chance::Stream;
use crate::geometry::{Point, along, chains, contains, distance, lerp, point, unit};
use crate::layout::{CityPlan, GateKind, Layout, WALL_HEIGHT};
use crate::style::Detail;
use crate::svg::{PathData, band, line_data, number, path};
use crate::symbols::{self, Drawing};
use crate::theme::Colour;

/// A straight piece of wall.
#[derive(Clone, Copy)]
struct Stretch {
    from: Point,
    to: Point,
    gate: Option<GateKind>,
    /// Normal into the city.
    inward: Point,
    /// How level it runs: 1 from west to east, 0 from north to south.
    level: f64,
}

/// What stands at a point of a wall.
#[derive(Clone, Copy)]
enum Tower {
    Battlements,
    Cone,
    /// Battlements or a cone, as chance has it.
    Either,
    /// Left out: too close to a gate.
    None,
}

/// Walls of which we see the same face.
#[derive(Default)]
struct Group {
    stretches: Vec<Stretch>,
    towers: Vec<(Point, &'static Drawing)>,
}

impl Group {
    /// Adds a tower; a later one on the same spot replaces the earlier one.
    fn push_tower(&mut self, at: Point, drawing: &'static Drawing) {
        let near = |p: Point| number(p.x) == number(at.x) && number(p.y) == number(at.y);
        match self.towers.iter_mut().find(|(p, _)| near(*p)) {
            Some(tower) => *tower = (at, drawing),
            None => self.towers.push((at, drawing)),
        }
    }
}

/// The ends of a straight piece of wall, and the gate that it is.
type Part = (Point, Point, Option<GateKind>);

/// Stretches and towers of one wall, with its gates opened.
fn wall_parts(layout: &Layout, city: usize, wall: usize) -> (Vec<Part>, Vec<(Point, Tower)>) {
    let line = &layout.cities[city].walls[wall];
    let (mut stretches, mut towers, mut gate_towers) = (Vec::new(), Vec::new(), Vec::new());
    for (k, pair) in line.windows(2).enumerate() {
        let (a, b) = (pair[0], pair[1]);
        towers.push((a, if k == 0 { Tower::Battlements } else { Tower::Either }));
        // The last gate noted for a stretch is the one that opens it.
        let gate = layout
            .gates
            .iter()
            .rev()
            .find(|gate| (gate.city, gate.wall, gate.stretch) == (city, wall, k));
        let Some(gate) = gate else {
            stretches.push((a, b, None));
            continue;
        };
        let direction = unit(b - a);
        let half = match gate.kind {
            GateKind::Road => 6.4,
            GateKind::Underpass => 6.6,
            GateKind::Water => 9.4,
        };
        let steep = direction.x.abs() < 0.5;
        let (before, after) = match (gate.kind, steep) {
            // Seen from the side: the near tower hides more.
            (GateKind::Road, true) if direction.y < 0.0 => (11.5, 6.0),
            (GateKind::Road, true) => (6.0, 11.5),
            _ => (half, half),
        };
        let (start, end) = (gate.at - direction * before, gate.at + direction * after);
        stretches.push((a, start, None));
        stretches.push((start, end, Some(gate.kind)));
        stretches.push((end, b, None));
        let kind =
            if gate.kind == GateKind::Road && !steep { Tower::Cone } else { Tower::Battlements };
        towers.push((start, kind));
        towers.push((end, kind));
        gate_towers.extend([start, end]);
    }
    towers.push((line[line.len() - 1], Tower::Battlements));
    for (at, tower) in &mut towers {
        if matches!(tower, Tower::Either)
            && gate_towers.iter().any(|&gate| distance(*at, gate) < 9.5)
        {
            *tower = Tower::None;
        }
    }
    (stretches, towers)
}

impl Painter<'_> {
    pub(super) fn paint_walls(&mut self, stream: &mut Stream) {
        let layout = &self.site.layout;
        let (mut back, mut front) = (Group::default(), Group::default());
        for (index, city) in layout.cities.iter().enumerate() {
            // Where two towns cross, the later one passes over the earlier.
            let hidden = |p: Point| {
                layout.cities[index + 1..].iter().any(|other| contains(&other.polygon, p))
            };
            for wall in 0..city.walls.len() {
                let (stretches, towers) = wall_parts(layout, index, wall);
                let mut seen_from_outside = Vec::new();
                for (from, to, gate) in stretches {
                    let stretch = oriented(city, from, to, gate);
                    let in_front = stretch.inward.y < 0.05;
                    seen_from_outside.push(in_front);
                    let is_side_gate = gate.is_some() && stretch.level < 0.3;
                    if !is_side_gate && !hidden(lerp(from, to, 0.5)) {
                        if in_front { &mut front } else { &mut back }.stretches.push(stretch);
                    }
                }
                for (k, (at, tower)) in towers.into_iter().enumerate() {
                    let drawing = match tower {
                        Tower::Battlements => &symbols::CRENELLATED_TOWER,
                        Tower::Cone => &symbols::CONE_TOWER,
                        Tower::Either if stream.chance(0.6) => &symbols::CONE_TOWER,
                        Tower::Either => &symbols::CRENELLATED_TOWER,
                        Tower::None => continue,
                    };
                    if hidden(at) {
                        continue;
                    }
                    let last = seen_from_outside.len().min(k + 1);
                    let in_front =
                        seen_from_outside[k.saturating_sub(1).min(last)..last].contains(&true);
                    if in_front { &mut front } else { &mut back }.push_tower(at, drawing);
                }
            }
        }
        let back_walls = self.group_svg(&mut back, false, stream);
        let front_walls = self.group_svg(&mut front, true, stream);
        self.drawn.back_walls.extend(back_walls);
        self.drawn.front_walls.extend(front_walls);
    }

    fn group_svg(&self, group: &mut Group, front: bool, stream: &mut Stream) -> Vec<String> {
        let mut out = Vec::new();
        if !group.stretches.is_empty() {
            out.extend(self.masonry(&group.stretches, front, stream));
            group.towers.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
        }
        if self.detail > Detail::Far {
            out.extend(group.towers.iter().map(|(at, drawing)| drawing.stamp(*at)));
        }
        out
    }

    /// Foot, faces, stones and walk of stretches, each as one path.
    fn masonry(&self, stretches: &[Stretch], front: bool, stream: &mut Stream) -> Vec<String> {
        let up = point(0.0, -WALL_HEIGHT);
        let (ink, stone) = (self.colour(Colour::Ink), self.colour(Colour::Wall));
        let lines = |segments: Vec<(Point, Point)>| -> String {
            chains(segments).iter().map(|line| line_data(line, false)).collect()
        };
        let ends = |stretch: &Stretch| (stretch.from, stretch.to);
        let select = |wanted: &dyn Fn(&Stretch) -> bool| -> Vec<(Point, Point)> {
            stretches.iter().filter(|stretch| wanted(stretch)).map(ends).collect()
        };
        let stroke = |data: &str, colour: &str, width: f64| {
            let width = number(width);
            path(data, &format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\""))
        };
        let mut out = Vec::new();
        if self.detail == Detail::Far {
            let data = lines(select(&|_| true));
            for (colour, width) in [(ink, "7.4"), (stone, "4.4")] {
                out.push(path(
                    &data,
                    &format!(
                        "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                         stroke-linecap=\"round\""
                    ),
                ));
            }
            return out;
        }
        let arches = arches(stretches);
        let stones = stones(stretches, stream);
        let growth = if self.is_full() { 1.0 } else { 1.45 };
        let steep = lines(select(&|stretch| stretch.level < 0.85));
        if !steep.is_empty() {
            out.push(stroke(&steep, ink, 3.9 * growth));
            out.push(stroke(&steep, self.colour(Colour::WallShade), 2.6 * growth));
        }
        let lit = |stretch: &Stretch| front && stretch.inward.x > -0.35;
        let faces =
            |segments| -> String { chains(segments).iter().map(|line| band(line, up)).collect() };
        let sides = [
            (faces(select(&|stretch| !lit(stretch))), Colour::WallShade),
            (faces(select(&lit)), Colour::WallFace),
        ];
        for (data, colour) in sides.iter().filter(|(data, _)| !data.is_empty()) {
            let fill = self.colour(*colour);
            out.push(path(
                data,
                &format!(
                    "fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\".8\" stroke-linejoin=\"round\""
                ),
            ));
        }
        if !arches.is_empty() {
            out.push(path(arches.as_str(), &format!("fill=\"{ink}\"")));
        }
        if self.is_full() && !stones.is_empty() {
            out.push(path(
                stones.as_str(),
                &format!("stroke=\"{ink}\" stroke-width=\".45\" stroke-opacity=\".5\""),
            ));
        }
        let top = lines(stretches.iter().map(|s| (s.from + up, s.to + up)).collect());
        out.push(stroke(&top, ink, 3.5 * growth));
        out.push(stroke(&top, stone, 2.3 * growth));
        if self.is_full() {
            let merlons = stretches.iter().map(|stretch| {
                let outward = stretch.inward * -0.9;
                (stretch.from + up + outward, stretch.to + up + outward)
            });
            out.push(path(
                &lines(merlons.collect()),
                &format!(
                    "fill=\"none\" stroke=\"{ink}\" stroke-width=\".9\" stroke-opacity=\".55\" \
                     stroke-dasharray=\"1 1.5\""
                ),
            ));
        }
        out
    }
}

/// A stretch with its normal into the city.
fn oriented(city: &CityPlan, from: Point, to: Point, gate: Option<GateKind>) -> Stretch {
    let direction = unit(to - from);
    let normal = direction.right();
    let inside = contains(&city.polygon, lerp(from, to, 0.5) + normal * 1.5);
    let inward = if inside { normal } else { normal * -1.0 };
    Stretch { from, to, gate, inward, level: direction.x.abs() }
}

fn arches(stretches: &[Stretch]) -> PathData {
    let mut data = PathData::new();
    for stretch in stretches.iter().filter(|stretch| stretch.gate.is_some() && stretch.level > 0.3)
    {
        let left = lerp(stretch.from, stretch.to, 0.22);
        let right = lerp(stretch.from, stretch.to, 0.78);
        let middle = lerp(stretch.from, stretch.to, 0.5);
        data.move_to(left).command('V', &[left.y - 2.4]);
        data.command('Q', &[middle.x, middle.y - 6.8, right.x, right.y - 2.4]);
        data.command('V', &[right.y]).close();
    }
    data
}

fn stones(stretches: &[Stretch], stream: &mut Stream) -> PathData {
    let mut data = PathData::new();
    for stretch in stretches.iter().filter(|stretch| stretch.gate.is_none() && stretch.level > 0.35)
    {
        let width = distance(stretch.from, stretch.to);
        let mut s = 3.4;
        while s < width - 3.0 {
            let p = along(&[stretch.from, stretch.to], s).0;
            let height = stream.pick(&[1.4, 2.5, 3.5]);
            data.move_to(point(p.x, p.y - height)).raw("h1.5");
            s += stream.range(2.8, 5.4);
        }
    }
    data
}
