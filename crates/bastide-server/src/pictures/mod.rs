//! Pictures of pieces and boards for clients, from `bastide-art`, kept so that they are drawn once.

mod board;
mod card;
mod drawing;
mod figure;
mod layers;
mod shapes;
mod theme;

pub(crate) use board::{board_png, board_svg};
pub(crate) use card::{card_back_svg, card_svg, card_symbol_svg};
pub(crate) use drawing::drawing;
pub(crate) use figure::figure_svg;
pub(crate) use layers::Layers;
pub(crate) use shapes::Shapes;
pub(crate) use theme::{theme_by_name, theme_of};
