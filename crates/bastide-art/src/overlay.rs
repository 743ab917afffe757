//! What the table draws over, or in place of, the land: marks on empty cells, ghosts, brackets.

use crate::board::{CellState, MarkedCell, moved_to};
use crate::geometry::Point;
use crate::place::Site;
use crate::svg::{line_data, number};
use crate::theme::PageColours;

const GOLD: &str = "#f2b632";
const IVORY: &str = "#fff6dd";
const INK: &str = "#33251b";
const RED: &str = "#b9402f";

/// Name of the quiet hatching over towns.
pub(crate) const CITY_HATCHING: &str = "hatching-city";
/// Name of the stronger hatching on the ground.
pub(crate) const FIELD_HATCHING: &str = "hatching-field";

/// The definition of a hatching.
pub(crate) fn hatching(name: &str) -> String {
    let (size, fill, stroke) =
        if name == CITY_HATCHING { (8, ".16", ".42") } else { (7, ".22", ".7") };
    format!(
        "<pattern id=\"{name}\" width=\"{size}\" height=\"{size}\" patternUnits=\"userSpaceOnUse\" \
         patternTransform=\"rotate(45)\"><path d=\"M0 0H{size}V{size}H0Z\" fill=\"{GOLD}\" \
         fill-opacity=\"{fill}\"/><path d=\"M0 0V{size}\" stroke=\"{IVORY}\" \
         stroke-width=\"2.6\" stroke-opacity=\"{stroke}\"/></pattern>"
    )
}

/// Gold over ink along a path.
pub(crate) fn glowing_outline(data: &str) -> String {
    let look = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    format!(
        "<path d=\"{data}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"4.6\" \
         stroke-opacity=\".85\" {look}/>\
         <path d=\"{data}\" fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"2.8\" {look}/>"
    )
}

/// The mark of an empty cell.
pub(crate) fn marked_cell(marked: MarkedCell, page: &PageColours) -> String {
    const BOX: &str = "M10 5H90Q95 5 95 10V90Q95 95 90 95H10Q5 95 5 90V10Q5 5 10 5Z";
    let round = "stroke-linecap=\"round\"";
    let body = match marked.state {
        CellState::Legal => {
            let dashes = format!("stroke-dasharray=\"11 6.1\" {round}");
            let plus = "M50 40V60M40 50H60";
            format!(
                "<path d=\"{BOX}\" fill=\"{}\" stroke=\"{INK}\" stroke-width=\"4.4\" {dashes}/>\
                 <path d=\"{BOX}\" fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"2.4\" {dashes}/>\
                 <path d=\"{plus}\" stroke=\"{INK}\" stroke-width=\"5.4\" {round}/>\
                 <path d=\"{plus}\" stroke=\"{GOLD}\" stroke-width=\"3\" {round}/>",
                page.legal
            )
        }
        CellState::NotForThisTile => format!(
            "<path d=\"{BOX}\" fill=\"none\" stroke=\"{}\" stroke-opacity=\".55\" \
             stroke-width=\"1.4\" stroke-dasharray=\"2 5\" {round}/>",
            page.frame
        ),
        CellState::Dead => {
            let frame = page.frame;
            let hatching = "M5 35L35 5M5 65L65 5M5 95L95 5M35 95L95 35M65 95L95 65";
            format!(
                "<path d=\"{hatching}\" stroke=\"{frame}\" stroke-opacity=\".3\" \
                 stroke-width=\"1.6\"/>\
                 <path d=\"{BOX}\" fill=\"none\" stroke=\"{frame}\" stroke-opacity=\".6\" \
                 stroke-width=\"1.6\"/>\
                 <path d=\"M42 42L58 58M58 42L42 58\" stroke=\"{frame}\" stroke-opacity=\".9\" \
                 stroke-width=\"4\" {round}/>"
            )
        }
    };
    moved_to(marked.cell, &body, "")
}

/// A piece not yet laid: see-through, in a frame that says whether it may be laid.
pub(crate) fn ghost(site: &Site<'_>, body: &str, allowed: bool, clip: &str) -> String {
    let outline = line_data(site.layout.outline().corners(), true);
    let (colour, dashes, opacity) =
        if allowed { (GOLD, "", ".85") } else { (RED, " stroke-dasharray=\"6 5\"", ".55") };
    let mut out = format!("<g opacity=\"{opacity}\">{body}</g>");
    if !allowed {
        let (_, high) = site.layout.outline().bounds();
        let reach = high.x.max(high.y);
        let mut lines = String::new();
        let mut at = 30.0;
        while at < 2.0 * reach {
            let at_text = number(at);
            lines.push_str(&format!("M0 {at_text}L{at_text} 0"));
            at += 30.0;
        }
        out.push_str(&format!(
            "<g clip-path=\"url(#{clip})\"><path d=\"{lines}\" stroke=\"{RED}\" \
             stroke-opacity=\".5\" stroke-width=\"3\"/></g>"
        ));
    }
    out.push_str(&format!(
        "<path d=\"{outline}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"4.6\" \
         stroke-linejoin=\"round\"/>\
         <path d=\"{outline}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.8\" \
         stroke-linejoin=\"round\"{dashes}/>"
    ));
    moved_to(site.cell, &out, "")
}

/// Corner brackets round the newest piece.
pub(crate) fn newest(site: &Site<'_>) -> String {
    const ARM: f64 = 17.0;
    let corners = site.layout.outline().corners();
    let (low, high) = site.layout.outline().bounds();
    let mut data = String::new();
    for (x, y) in [(low.x, low.y), (high.x, low.y), (high.x, high.y), (low.x, high.y)] {
        let corner = Point { x, y };
        if !corners.contains(&corner) {
            continue;
        }
        let (inward_x, inward_y) =
            (if x == low.x { 1.0 } else { -1.0 }, if y == low.y { 1.0 } else { -1.0 });
        let (x, y) = (x - inward_x, y - inward_y);
        let line = [
            Point { x, y: y + inward_y * ARM },
            Point { x, y },
            Point { x: x + inward_x * ARM, y },
        ];
        data.push_str(&line_data(&line, false));
    }
    let body = format!(
        "<path d=\"{data}\" stroke=\"{INK}\" stroke-width=\"4.6\"/>\
         <path d=\"{data}\" stroke=\"{IVORY}\" stroke-width=\"2.4\"/>"
    );
    let look = " fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    moved_to(site.cell, &body, look)
}
