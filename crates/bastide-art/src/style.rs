//! How a picture looks: season, table, size level.

pub use crate::theme::{Page, Theme};

/// How much is drawn, by the size of a tile on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Detail {
    /// Below 30 pixels per tile: land, walls and roofs as blocks, no scenery.
    Far,
    /// From 30 pixels per tile: no grass, ruts or masonry; everything else larger.
    Middle,
    /// From 60 pixels per tile: everything.
    #[default]
    Full,
}

impl Detail {
    /// The level for tiles of `pixels` pixels.
    pub fn for_pixels_per_tile(pixels: f64) -> Self {
        if pixels >= 60.0 {
            Self::Full
        } else if pixels >= 30.0 {
            Self::Middle
        } else {
            Self::Far
        }
    }
}

/// How a picture looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// Season of the land.
    pub theme: Theme,
    /// The table behind the board.
    pub page: Page,
    /// How much is drawn.
    pub detail: Detail,
    /// A sign on each figure that tells its colour by shape.
    pub emblems: bool,
    /// Draw every follower as the plain piece, whatever its role.
    pub plain_followers: bool,
}
