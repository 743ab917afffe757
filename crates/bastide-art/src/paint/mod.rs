//! Draws one piece as layers: what lies flat, what stands, what is marked above.

mod bridges;
mod city_houses;
mod floors;
mod ground;
mod meadow;
mod rivers;
mod roads;
mod village;
mod walls;

use crate::chance::Stream;
use crate::place::{Disc, Layer, Site};
use crate::style::{Detail, Style};
use crate::theme::{Colour, Theme};

/// SVG text with the foot line that sorts it.
pub(crate) type Standing = (f64, String);

/// The drawing of one piece, in its own coordinates.
#[derive(Debug)]
pub(crate) struct Drawn {
    /// Ground, water, roads, paving and flat signs; clipped to the piece.
    pub flat: Vec<String>,
    /// Buildings just north of a wall.
    pub behind: Vec<Standing>,
    /// Walls of which we see the inside.
    pub back_walls: Vec<String>,
    pub houses: Vec<Standing>,
    /// Walls of which we see the outside.
    pub front_walls: Vec<String>,
    /// Everything else that stands.
    pub tall: Vec<Standing>,
    /// Shields, goods, medallions.
    pub marks: Vec<String>,
}

impl Drawn {
    /// Everything that stands, in order.
    pub(crate) fn tall_svg(&self) -> String {
        let mut out = by_foot(&self.behind);
        out.extend(self.back_walls.iter().map(String::as_str));
        out.push_str(&by_foot(&self.houses));
        out.extend(self.front_walls.iter().map(String::as_str));
        out.push_str(&by_foot(&self.tall));
        out
    }
}

fn by_foot(things: &[Standing]) -> String {
    let mut sorted: Vec<&Standing> = things.iter().collect();
    sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
    sorted.into_iter().map(|(_, svg)| svg.as_str()).collect()
}

/// What the painters of a piece share.
pub(crate) struct Painter<'a> {
    pub site: &'a Site<'a>,
    pub theme: Theme,
    pub detail: Detail,
    pub drawn: Drawn,
}

impl<'a> Painter<'a> {
    fn colour(&self, colour: Colour) -> &'static str {
        self.theme.value(colour)
    }

    fn keep(&self) -> &'a [Disc] {
        &self.site.keep
    }

    fn is_full(&self) -> bool {
        self.detail == Detail::Full
    }
}

/// Draws the piece of a site.
pub(crate) fn paint(site: &Site<'_>, style: &Style) -> Drawn {
    let drawn = Drawn {
        flat: Vec::new(),
        behind: Vec::new(),
        back_walls: Vec::new(),
        houses: Vec::new(),
        front_walls: Vec::new(),
        tall: Vec::new(),
        marks: Vec::new(),
    };
    let mut painter = Painter { site, theme: style.theme, detail: style.detail, drawn };
    let stream = |kind: i64| Stream::new(&[kind, site.cell.x.into(), site.cell.y.into()]);
    for thing in &site.things {
        let svg = thing.svg(style.theme);
        let drawn = &mut painter.drawn;
        match thing.layer {
            Layer::Flat => {}
            Layer::Behind => drawn.behind.push((thing.foot, svg)),
            Layer::Houses => drawn.houses.push((thing.foot, svg)),
            Layer::Tall => drawn.tall.push((thing.foot, svg)),
            Layer::Marks => drawn.marks.push(svg),
        }
    }
    let mut seed = stream(21);
    painter.paint_ground();
    painter.paint_meadow(&mut stream(22));
    painter.paint_rivers(&mut seed);
    painter.paint_roads(&mut seed);
    painter.paint_fences();
    painter.paint_floors(&mut seed);
    let flat = site.things.iter().filter(|thing| thing.layer == Layer::Flat);
    painter.drawn.flat.extend(flat.map(|thing| thing.svg(style.theme)));
    painter.paint_villages(&mut seed);
    painter.paint_walls(&mut seed);
    if painter.detail > Detail::Far {
        painter.paint_city_houses(&mut stream(23));
    }
    painter.drawn
}
