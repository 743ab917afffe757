//! Pictures for the cards of Christmas Present: one for each effect, from its numbers.
//!
//! A card is a table entry that may be corrected; so nothing here knows cards by their ids. A
//! picture shows the feature that an effect is about, then a sign for what happens. Gold is good for the
//! player of the card, red costs others something; a night sky means the end of the game, a piece
//! beside an empty cell an unfinished feature. Followers of plain wood are the player's, violet ones are
//! those of others.

mod back;
mod effects;
mod land;
mod scene;
mod sheet;
mod signs;
mod things;

use bastide_rules::card::{CardSymbol, Deck, Effect};
use scene::Scene;
pub use sheet::card_sheet;

use crate::style::Theme;
use crate::symbols::{Shape, area};
use crate::theme::Colour::Fixed;

/// Side of the picture of an effect, in units.
const SIDE: f64 = 64.0;
const FRAME: &str = "M9 1H55Q63 1 63 9V55Q63 63 55 63H9Q1 63 1 55V9Q1 1 9 1Z";
const FRAME_LINE: &[Shape] = &[area(FRAME, Fixed("none")).inked(2.0)];

fn effect_scene(effect: &Effect, theme: Theme) -> Scene {
    let mut scene = Scene::new(theme, SIDE, SIDE);
    scene.clipped("clip-card", FRAME, |scene| effects::draw(scene, effect));
    scene.draw(FRAME_LINE);
    scene
}

fn back_scene(deck: Deck, theme: Theme) -> Scene {
    let (width, height) = back::BACK;
    let mut scene = Scene::new(theme, width, height);
    back::draw_back(&mut scene, deck);
    scene
}

fn symbol_scene(symbol: CardSymbol, theme: Theme) -> Scene {
    let mut scene = Scene::new(theme, back::SYMBOL, back::SYMBOL);
    back::draw_symbol(&mut scene, symbol);
    scene
}

/// Draws what a card does: a framed square of 64 x 64 units without letters.
pub fn card_picture(effect: &Effect, theme: Theme) -> String {
    effect_scene(effect, theme).finish()
}

/// Draws the back of a deck: an upright card of 64 x 90 units.
pub fn card_back(deck: Deck, theme: Theme) -> String {
    back_scene(deck, theme).finish()
}

/// Draws the symbol that tells when a card is used, on 24 x 24 units: a bolt, an arrow that goes
/// round (in the own turn), or the town.
pub fn card_symbol(symbol: CardSymbol, theme: Theme) -> String {
    symbol_scene(symbol, theme).finish()
}
