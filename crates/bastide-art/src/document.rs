//! A whole SVG document: definitions, table, body.

use std::collections::BTreeMap;

use bastide_rules::geometry::Shape;

use crate::figures::Standee;
use crate::geometry::Outline;
use crate::overlay::{CITY_HATCHING, FIELD_HATCHING, hatching};
use crate::style::{Detail, Style, Theme};
use crate::svg::number;
use crate::symbols;

/// Pixels per unit of 1/100 tile in the size that a document asks for.
const PIXELS: f64 = 2.0;

/// The part of the table that a document shows, in units of 1/100 tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

/// A document under construction: collects what its body needs.
pub(crate) struct Document {
    style: Style,
    view: View,
    clips: BTreeMap<&'static str, &'static str>,
    figures: BTreeMap<String, String>,
    has_table: bool,
}

impl Document {
    pub(crate) fn new(style: Style, view: View) -> Self {
        Self { style, view, clips: BTreeMap::new(), figures: BTreeMap::new(), has_table: true }
    }

    /// Without the table behind the pieces.
    pub(crate) fn without_table(mut self) -> Self {
        self.has_table = false;
        self
    }

    /// The name of the clip path of an outline. Pieces overlap a little, so that no hairline shows
    /// between neighbours.
    pub(crate) fn clip(&mut self, outline: &Outline) -> String {
        let (name, data) = clip_path(outline);
        self.clips.insert(name, data);
        name.to_string()
    }

    /// Defines the clip path `name` with the outline `data`.
    pub(crate) fn define_clip(&mut self, name: &'static str, data: &'static str) {
        self.clips.insert(name, data);
    }

    /// Defines the clip paths that `part` defines.
    pub(crate) fn take_clips(&mut self, part: Self) {
        self.clips.extend(part.clips);
    }

    /// Defines the symbol of a figure.
    pub(crate) fn define_figure(&mut self, standee: &Standee) {
        let style = self.style;
        self.figures.entry(standee.symbol(&style)).or_insert_with(|| standee.definition(&style));
    }

    /// The document with `body` on the table.
    pub(crate) fn finish(&self, body: &str) -> String {
        let Style { theme, page, detail, .. } = self.style;
        let mut definitions = symbols::definitions_for(body, theme, detail);
        for name in [CITY_HATCHING, FIELD_HATCHING] {
            if body.contains(name) {
                definitions.push_str(&hatching(name));
            }
        }
        for (name, data) in &self.clips {
            definitions
                .push_str(&format!("<clipPath id=\"{name}\"><path d=\"{data}\"/></clipPath>"));
        }
        definitions.extend(self.figures.values().map(String::as_str));
        let View { left, top, width, height } = self.view;
        let [x, y, w, h] = [left, top, width, height].map(number);
        let table = if self.has_table {
            format!("<path d=\"M{x} {y}h{w}v{h}h-{w}Z\" fill=\"{}\"/>", page.colours().page)
        } else {
            String::new()
        };
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" \
             viewBox=\"{x} {y} {w} {h}\"><defs>{definitions}</defs>{table}{body}</svg>\n",
            number(width * PIXELS),
            number(height * PIXELS),
        );
        with_prefixed_names(svg, &name_prefix(&self.style))
    }
}

/// What is put before all names, so that pictures of different styles can share a page: empty for
/// the usual style.
fn name_prefix(style: &Style) -> String {
    let mut prefix = String::new();
    prefix.push_str(if style.theme == Theme::Winter { "w" } else { "" });
    prefix.push_str(match style.detail {
        Detail::Full => "",
        Detail::Middle => "m",
        Detail::Far => "f",
    });
    prefix.push_str(if style.emblems { "e" } else { "" });
    if prefix.is_empty() { prefix } else { prefix + "-" }
}

fn with_prefixed_names(svg: String, prefix: &str) -> String {
    if prefix.is_empty() {
        return svg;
    }
    [" id=\"", "href=\"#", "url(#"]
        .iter()
        .fold(svg, |svg, mark| svg.replace(mark, &format!("{mark}{prefix}")))
}

fn clip_path(outline: &Outline) -> (&'static str, &'static str) {
    let turns = outline.orientation().quarter_turns();
    match outline.shape() {
        Shape::Square => ("clip-square", "M-.35-.35H100.35V100.35H-.35Z"),
        Shape::Triangle => [
            ("clip-ne", "M-.85-.35H100.35V100.85Z"),
            ("clip-se", "M100.35-.85V100.35H-.85Z"),
            ("clip-sw", "M100.85 100.35H-.35V-.85Z"),
            ("clip-nw", "M-.35 100.85V-.35H100.85Z"),
        ][turns],
        Shape::Double if turns.is_multiple_of(2) => ("clip-wide", "M-.35-.35H200.35V100.35H-.35Z"),
        Shape::Double => ("clip-tall", "M-.35-.35H100.35V200.35H-.35Z"),
    }
}
