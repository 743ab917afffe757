use bastide_rules::tile::WatchtowerKind;

use crate::geometry::{Point, point};
use crate::lettering::{Anchor, lettering};
use crate::svg::number;
use crate::symbols::{self, Drawing};
use crate::theme::{Colour, Theme};

/// The layer of a piece to which a thing belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// Flat signs, over roads and paving.
    Flat,
    /// Buildings just north of a wall, drawn before it.
    Behind,
    /// Among the houses of a city.
    Houses,
    /// Everything else that stands.
    Tall,
    /// Signs above everything but figures.
    Marks,
}

#[derive(Clone, Debug)]
enum Look {
    Stamp { drawing: &'static Drawing, degrees: i32, scale: f64 },
    Board { text: String, icon: Option<WatchtowerKind> },
}

/// A building or sign on its place.
#[derive(Clone, Debug)]
pub(crate) struct Thing {
    pub layer: Layer,
    /// Sorts the things of a layer: those further south cover those further north.
    pub foot: f64,
    at: Point,
    look: Look,
}

impl Thing {
    pub(super) fn stamp(layer: Layer, drawing: &'static Drawing, at: Point) -> Self {
        let look = Look::Stamp { drawing, degrees: 0, scale: 1.0 };
        Self { layer, foot: at.y, at, look }
    }

    pub(super) fn with_foot(mut self, foot: f64) -> Self {
        self.foot = foot;
        self
    }

    pub(super) fn scaled(mut self, factor: f64) -> Self {
        if let Look::Stamp { scale, .. } = &mut self.look {
            *scale = factor;
        }
        self
    }

    pub(super) fn turned(mut self, by: i32) -> Self {
        if let Look::Stamp { degrees, .. } = &mut self.look {
            *degrees = by;
        }
        self
    }

    /// A small board with a number, and perhaps a picture of what it counts.
    pub(super) fn board(at: Point, text: String, icon: Option<WatchtowerKind>) -> Self {
        Self { layer: Layer::Marks, foot: at.y, at, look: Look::Board { text, icon } }
    }

    pub(crate) fn svg(&self, theme: Theme) -> String {
        match &self.look {
            Look::Stamp { drawing, degrees: 0, scale } if *scale == 1.0 => drawing.stamp(self.at),
            Look::Stamp { drawing, degrees, scale } => {
                crate::svg::stamp_turned(drawing.id, self.at, *degrees, *scale)
            }
            Look::Board { text, icon } => board(self.at, text, *icon, theme),
        }
    }
}

fn board(at: Point, text: &str, icon: Option<WatchtowerKind>, theme: Theme) -> String {
    let ink = theme.value(Colour::Ink);
    let (start, anchor) =
        if icon.is_some() { (-7.6, Anchor::Start) } else { (0.0, Anchor::Middle) };
    let digits = lettering(text, point(start, 3.4), 6.8, anchor, ink, 1.5);
    let icon = icon.map(|kind| counted(kind, theme)).unwrap_or_default();
    format!(
        "<g transform=\"translate({} {})\"><path d=\"M-9.4-5.8H9.4V6H-9.4Z\" fill=\"{}\" \
         stroke=\"{ink}\" stroke-width=\".9\" stroke-linejoin=\"round\"/>{digits}{icon}</g>",
        number(at.x),
        number(at.y),
        theme.value(Colour::Parchment),
    )
}

/// The picture of what a watchtower counts.
fn counted(kind: WatchtowerKind, theme: Theme) -> String {
    let small =
        |drawing: &Drawing, x: f64, y: f64, scale: f64| drawing.stamp_scaled(point(x, y), scale);
    match kind {
        WatchtowerKind::Pennant => small(&symbols::PENNANT, 4.0, 0.0, 0.5),
        WatchtowerKind::Monastery => small(&symbols::MONASTERY, 3.6, 2.6, 0.22),
        WatchtowerKind::TileWithCity => small(&symbols::CRENELLATED_TOWER, 4.0, 4.0, 0.62),
        WatchtowerKind::TileWithRoad => {
            let bend = "d=\"M.4 4Q7-1 4-4.4\" fill=\"none\"";
            let (edge, road) = (theme.value(Colour::RoadEdge), theme.value(Colour::Road));
            format!(
                "<path {bend} stroke=\"{edge}\" stroke-width=\"4\"/>\
                 <path {bend} stroke=\"{road}\" stroke-width=\"2.6\"/>"
            )
        }
        WatchtowerKind::Meeple => format!(
            "<path d=\"M4-4.4a2 2 0 1 1-.01 0M.6 4.6L2-.2Q4-1.2 6-.2L7.4 4.6Z\" fill=\"{}\"/>",
            theme.value(Colour::Ink)
        ),
    }
}
