use bastide_rules::card::{Card, CardSymbol, Deck};

use super::scene::Scene;
use super::{back, back_scene, effect_scene, symbol_scene};
use crate::document::{Document, View};
use crate::geometry::point;
use crate::lettering::{Anchor, lettering, text_width};
use crate::style::Style;
use crate::svg::{escaped, number};

const COLUMNS: usize = 8;
const COLUMN: f64 = 76.0;
const ROW: f64 = 82.0;
const MARGIN: f64 = 12.0;
const HEADING: f64 = 28.0;

/// Draws all `cards` with their ids on one sheet under the heading `title`, and below them the
/// backs of the decks and the symbols.
pub fn card_sheet(title: &str, cards: &[Card], style: &Style) -> String {
    let colours = style.page.colours();
    let rows = cards.len().div_ceil(COLUMNS) as f64;
    let (width, foot) = (MARGIN + COLUMNS as f64 * COLUMN, HEADING + rows * ROW);
    let height = foot + back::BACK.1 + MARGIN;
    let style = Style { theme: style.theme, page: style.page, ..Style::default() };
    let mut document = Document::new(style, View { left: 0.0, top: 0.0, width, height });
    let mut body = format!("<title>{}</title>", escaped(title));
    let size = 9.0_f64.min(9.0 * (width - 20.0) / text_width(title, 9.0).max(1.0));
    let heading = point(width / 2.0, 18.0);
    body.push_str(&lettering(title, heading, size, Anchor::Middle, colours.text, 1.5));
    let mut put = |scene: Scene, x: f64, y: f64| {
        body.push_str(&format!(
            "<g transform=\"translate({} {})\">{}</g>",
            number(x),
            number(y),
            scene.into_part_of(&mut document)
        ));
    };
    for (index, card) in cards.iter().enumerate() {
        let (x, y) = place(index);
        put(effect_scene(&card.effect, style.theme), x, y);
    }
    let mut x = MARGIN;
    for deck in Deck::ALL {
        put(back_scene(deck, style.theme), x, foot);
        x += COLUMN;
    }
    for symbol in CardSymbol::ALL {
        put(symbol_scene(symbol, style.theme), x, foot + 10.0);
        x += COLUMN / 2.0;
    }
    for (index, card) in cards.iter().enumerate() {
        let (x, y) = place(index);
        let label = format!("{} ×{}", card.id, card.count);
        let room = COLUMN - 5.0;
        let size = 5.2_f64.min(5.2 * room / text_width(&label, 5.2).max(1.0));
        let at = point(x + 32.0, y + 73.0);
        body.push_str(&lettering(&label, at, size, Anchor::Middle, colours.text, 0.75));
    }
    document.finish(&body)
}

/// The corner of the picture with this index.
fn place(index: usize) -> (f64, f64) {
    let (column, row) = ((index % COLUMNS) as f64, (index / COLUMNS) as f64);
    (MARGIN + column * COLUMN, HEADING + row * ROW)
}
