use crate::style::Detail;
use crate::svg::number;
use crate::theme::{Colour, Theme};

/// A small drawing that is defined once per picture and stamped wherever it stands.
///
/// It has its foot at (0, 0) and is drawn upright, seen from the front and a little above, lit
/// from the upper left.
#[derive(Debug)]
pub(crate) struct Drawing {
    /// Short name in the SVG text.
    pub id: &'static str,
    /// What it is enlarged with at smaller sizes.
    pub group: Group,
    /// Drawn on a small grid, used larger by this factor.
    pub scale: f64,
    /// Its shapes, from back to front.
    pub shapes: &'static [Shape],
}

/// What a drawing belongs to; decides how much it is enlarged at smaller sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    House,
    Plant,
    Tower,
    Ground,
    Building,
    Sign,
}

impl Group {
    /// The factor by which drawings of the group are enlarged.
    pub(crate) fn growth(self, detail: Detail) -> f64 {
        let (full, middle, far) = match self {
            Self::House => (HOUSE_SCALE, HOUSE_SCALE * 1.3, HOUSE_SCALE * 1.6),
            Self::Plant => (1.0, 1.3, 1.7),
            Self::Tower => (1.0, 1.3, 1.5),
            Self::Sign => (1.0, 1.25, 1.7),
            Self::Ground | Self::Building => (1.0, 1.0, 1.0),
        };
        match detail {
            Detail::Full => full,
            Detail::Middle => middle,
            Detail::Far => far,
        }
    }
}

/// Houses are drawn on a small grid and enlarged by this.
pub(crate) const HOUSE_SCALE: f64 = 1.24;

#[derive(Clone, Copy, Debug)]
enum Form {
    Path(&'static str),
    Ellipse { x: f64, y: f64, width: f64, height: f64 },
}

#[derive(Clone, Copy, Debug)]
struct Stroke {
    colour: Colour,
    width: f64,
    round: bool,
    opacity: f64,
    dashes: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Season {
    Always,
    Only(Theme),
}

/// One shape of a drawing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    form: Form,
    fill: Option<Colour>,
    opacity: f64,
    stroke: Option<Stroke>,
    transform: &'static str,
    season: Season,
}

const fn shape(form: Form, fill: Option<Colour>, stroke: Option<Stroke>) -> Shape {
    Shape { form, fill, opacity: 1.0, stroke, transform: "", season: Season::Always }
}

const fn stroke(colour: Colour, width: f64, round: bool) -> Stroke {
    Stroke { colour, width, round, opacity: 1.0, dashes: "" }
}

/// A filled path.
pub(crate) const fn area(data: &'static str, fill: Colour) -> Shape {
    shape(Form::Path(data), Some(fill), None)
}

/// A line with round caps and joins.
pub(crate) const fn line(data: &'static str, colour: Colour, width: f64) -> Shape {
    shape(Form::Path(data), None, Some(stroke(colour, width, true)))
}

/// A filled ellipse with half axes `width` and `height`.
pub(crate) const fn ellipse(x: f64, y: f64, width: f64, height: f64, fill: Colour) -> Shape {
    shape(Form::Ellipse { x, y, width, height }, Some(fill), None)
}

/// An ellipse that is only a line.
pub(crate) const fn ring(
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    colour: Colour,
    line_width: f64,
) -> Shape {
    shape(Form::Ellipse { x, y, width, height }, None, Some(stroke(colour, line_width, false)))
}

impl Shape {
    /// With an ink outline.
    pub(crate) const fn inked(mut self, width: f64) -> Self {
        self.stroke = Some(stroke(Colour::Ink, width, true));
        self
    }

    /// With an outline of another colour.
    pub(crate) const fn edged(mut self, colour: Colour, width: f64) -> Self {
        self.stroke = Some(stroke(colour, width, false));
        self
    }

    /// With a filling that shows what is below it.
    pub(crate) const fn opacity(mut self, opacity: f64) -> Self {
        self.opacity = opacity;
        self
    }

    /// With an outline that shows what is below it.
    pub(crate) const fn edge_opacity(mut self, opacity: f64) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.opacity = opacity;
        }
        self
    }

    /// A line that shows what is below it.
    pub(crate) const fn see_through(self, opacity: f64) -> Self {
        self.edge_opacity(opacity)
    }

    /// With dashes.
    pub(crate) const fn dashed(mut self, dashes: &'static str) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.dashes = dashes;
        }
        self
    }

    /// With square ends.
    pub(crate) const fn butt(mut self) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.round = false;
        }
        self
    }

    /// Moved or turned.
    pub(crate) const fn moved(mut self, transform: &'static str) -> Self {
        self.transform = transform;
        self
    }

    /// Drawn in summer only.
    pub(crate) const fn in_summer(mut self) -> Self {
        self.season = Season::Only(Theme::Summer);
        self
    }

    /// Drawn in winter only.
    pub(crate) const fn in_winter(mut self) -> Self {
        self.season = Season::Only(Theme::Winter);
        self
    }

    /// Appends the shape as SVG, unless it belongs to the other season.
    pub(crate) fn push_svg(&self, theme: Theme, out: &mut String) {
        if matches!(self.season, Season::Only(season) if season != theme) {
            return;
        }
        match self.form {
            Form::Path(data) => out.push_str(&format!("<path d=\"{data}\"")),
            Form::Ellipse { x, y, width, height } => {
                for (name, value) in
                    [("<ellipse cx", x), (" cy", y), (" rx", width), (" ry", height)]
                {
                    out.push_str(&format!("{name}=\"{}\"", fine(value)));
                }
            }
        }
        let fill = self.fill.map_or("none", |colour| theme.value(colour));
        out.push_str(&format!(" fill=\"{fill}\""));
        push_opacity(out, "fill-opacity", self.opacity);
        if let Some(stroke) = self.stroke {
            let (colour, width) = (theme.value(stroke.colour), fine(stroke.width));
            out.push_str(&format!(" stroke=\"{colour}\" stroke-width=\"{width}\""));
            if stroke.round {
                out.push_str(" stroke-linejoin=\"round\" stroke-linecap=\"round\"");
            }
            push_opacity(out, "stroke-opacity", stroke.opacity);
            if !stroke.dashes.is_empty() {
                out.push_str(&format!(" stroke-dasharray=\"{}\"", stroke.dashes));
            }
        }
        if !self.transform.is_empty() {
            out.push_str(&format!(" transform=\"{}\"", self.transform));
        }
        out.push_str("/>");
    }
}

fn push_opacity(out: &mut String, name: &str, opacity: f64) {
    if opacity < 1.0 {
        out.push_str(&format!(" {name}=\"{}\"", fine(opacity)));
    }
}

/// Two decimals, for widths and opacities.
fn fine(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text.starts_with("0.") { text[1..].to_string() } else { text.replacen("-0.", "-.", 1) }
}

impl Drawing {
    /// The shapes as SVG, without the enlargement.
    fn shapes_svg(&self, theme: Theme) -> String {
        let mut out = String::new();
        for shape in self.shapes {
            shape.push_svg(theme, &mut out);
        }
        out
    }

    /// The definition of the symbol.
    pub(crate) fn definition(&self, theme: Theme, detail: Detail) -> String {
        let scale = self.scale * self.group.growth(detail);
        let body = self.shapes_svg(theme);
        if scale == 1.0 {
            format!("<g id=\"{}\">{body}</g>", self.id)
        } else {
            let scale = fine(scale);
            format!("<g id=\"{}\"><g transform=\"scale({scale})\">{body}</g></g>", self.id)
        }
    }

    /// The symbol stamped with its foot at `at`.
    pub(crate) fn stamp(&self, at: crate::geometry::Point) -> String {
        crate::svg::stamp(self.id, at)
    }

    /// The symbol scaled about its foot.
    pub(crate) fn stamp_scaled(&self, at: crate::geometry::Point, scale: f64) -> String {
        crate::svg::stamp_turned(self.id, at, 0, scale)
    }
}

/// The definition of a house with one of the eight roof tones: the same house, another colour.
pub(super) fn toned_house(house: &Drawing, tone: usize, theme: Theme) -> String {
    let colour = theme.value(Colour::Roof(tone));
    format!("<g id=\"{0}{tone}\"><use href=\"#{0}\" color=\"{colour}\"/></g>", house.id)
}

/// The text of a scale factor.
pub(crate) fn scale_text(value: f64) -> String {
    if value.fract() == 0.0 { number(value) } else { fine(value) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_of_the_other_season_are_left_out() {
        static DRAWING: Drawing = Drawing {
            id: "x",
            group: Group::Plant,
            scale: 1.0,
            shapes: &[
                area("M0 0H1V1Z", Colour::Leaf).in_summer(),
                line("M0 0H1", Colour::Ink, 0.75).in_winter(),
            ],
        };
        assert_eq!(
            DRAWING.definition(Theme::Summer, Detail::Full),
            "<g id=\"x\"><path d=\"M0 0H1V1Z\" fill=\"#6f8f45\"/></g>"
        );
        let winter = DRAWING.definition(Theme::Winter, Detail::Middle);
        assert!(winter.contains("scale(1.3)") && winter.contains("stroke-width=\".75\""));
    }
}
