use crate::document::{Document, View};
use crate::figures::{Pose, Role, Wood, wooden_follower};
use crate::geometry::point;
use crate::style::{Style, Theme};
use crate::svg::number;
use crate::symbols::{Drawing, Shape, scale_text};

/// Own followers on cards: plain wood, so that they are no player's.
pub(super) const OWN: Wood = Wood { fill: "#d59b58", shade: "#8f5f2e", light: "#f0cd97" };
/// Those of others.
pub(super) const OTHER: Wood = Wood { fill: "#7c5b9b", shade: "#4b3564", light: "#b196cc" };

/// A place in a picture: everything is drawn round (0, 0) and put there.
#[derive(Clone, Copy, Debug)]
pub(super) struct At {
    x: f64,
    y: f64,
    degrees: i32,
    scale: f64,
}

/// At (`x`, `y`), upright.
pub(super) const fn at(x: f64, y: f64) -> At {
    At { x, y, degrees: 0, scale: 1.0 }
}

impl At {
    /// Larger by `scale`.
    pub(super) const fn scaled(mut self, scale: f64) -> Self {
        self.scale = scale;
        self
    }

    /// Turned clockwise.
    pub(super) const fn turned(mut self, degrees: i32) -> Self {
        self.degrees = degrees;
        self
    }

    fn transform(self) -> String {
        let mut text = format!("translate({} {})", number(self.x), number(self.y));
        if self.degrees != 0 {
            text.push_str(&format!("rotate({})", self.degrees));
        }
        if self.scale != 1.0 {
            text.push_str(&format!("scale({})", scale_text(self.scale)));
        }
        text
    }
}

/// A picture of a card under construction.
pub(super) struct Scene {
    pub theme: Theme,
    document: Document,
    body: String,
}

impl Scene {
    /// An empty picture.
    pub(super) fn new(theme: Theme, width: f64, height: f64) -> Self {
        let view = View { left: 0.0, top: 0.0, width, height };
        let style = Style { theme, ..Style::default() };
        Self { theme, document: Document::new(style, view).without_table(), body: String::new() }
    }

    /// Shapes where they are.
    pub(super) fn draw(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            shape.push_svg(self.theme, &mut self.body);
        }
    }

    /// Shapes drawn round (0, 0), put somewhere.
    pub(super) fn put(&mut self, shapes: &[Shape], at: At) {
        self.group(at, |scene| scene.draw(shapes));
    }

    /// Everything that `inside` draws, put somewhere.
    pub(super) fn group(&mut self, at: At, inside: impl FnOnce(&mut Self)) {
        self.body.push_str(&format!("<g transform=\"{}\">", at.transform()));
        inside(self);
        self.body.push_str("</g>");
    }

    /// Everything that `inside` draws, cut off at the outline `data`.
    pub(super) fn clipped(
        &mut self,
        name: &'static str,
        data: &'static str,
        inside: impl FnOnce(&mut Self),
    ) {
        self.document.define_clip(name, data);
        self.body.push_str(&format!("<g clip-path=\"url(#{name})\">"));
        inside(self);
        self.body.push_str("</g>");
    }

    /// A symbol of tiles with its foot somewhere.
    pub(super) fn stamp(&mut self, drawing: &Drawing, x: f64, y: f64, scale: f64) {
        self.body.push_str(&drawing.stamp_scaled(point(x, y), scale));
    }

    /// A house with a roof of the given tone.
    pub(super) fn house(&mut self, house: &Drawing, tone: usize, x: f64, y: f64, scale: f64) {
        let symbol = format!("{}{tone}", house.id);
        self.body.push_str(&crate::svg::stamp_turned(&symbol, point(x, y), 0, scale));
    }

    /// A follower of `width` with the middle of its box somewhere.
    pub(super) fn follower(&mut self, wood: Wood, role: Role, pose: Pose, at: At) {
        self.group(at, |scene| {
            let figure = wooden_follower(role, pose, wood);
            scene.body.push_str(&format!("<g transform=\"translate(-50 -50)\">{figure}</g>"));
        });
    }

    /// SVG text that is ready.
    pub(super) fn raw(&mut self, svg: &str) {
        self.body.push_str(svg);
    }

    /// The whole picture.
    pub(super) fn finish(self) -> String {
        self.document.finish(&self.body)
    }

    /// What was drawn, as a part of a larger document of the same theme.
    pub(super) fn into_part_of(self, document: &mut Document) -> String {
        document.take_clips(self.document);
        self.body
    }
}
