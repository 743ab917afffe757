//! Pictures of pieces and boards for clients, from `bastide-art`, kept so that they are drawn once.

mod shapes;
mod theme;

pub(crate) use shapes::Shapes;
pub(crate) use theme::{theme_by_name, theme_of};
