use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use bastide_art::{LayerPicture, PieceLayers, PlacedPiece, Style, Theme, piece_layers};
use bastide_rules::geometry::{Cell, Orientation};
use lru::LruCache;

use crate::api::Picture;

/// Pieces kept at most: those of some twenty boards, about 40 KB each.
const KEPT: NonZeroUsize = NonZeroUsize::new(1500).expect("1500 is not 0");

/// A tile on a cell, as it lies, and its season.
type Key = (String, Cell, Orientation, bool);

/// The layers of pieces, drawn once and shared by all games.
#[derive(Debug)]
pub(crate) struct Layers {
    kept: Mutex<LruCache<Key, Arc<PieceLayers>>>,
}

impl Layers {
    pub fn new() -> Self {
        Self { kept: Mutex::new(LruCache::new(KEPT)) }
    }

    /// The layers of a piece.
    pub fn of(&self, piece: PlacedPiece<'_>, theme: Theme) -> Arc<PieceLayers> {
        let is_winter = theme == Theme::Winter;
        let key = (piece.tile.id.clone(), piece.cell, piece.orientation, is_winter);
        // A panic elsewhere leaves the cache whole: entries are put in one piece.
        let lock = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(layers) = lock().get(&key) {
            return Arc::clone(layers);
        }
        // Drawn without the lock: others need not wait.
        let drawn = Arc::new(piece_layers(piece, &style(theme)));
        lock().put(key, Arc::clone(&drawn));
        drawn
    }
}

/// The style of boards.
pub(super) fn style(theme: Theme) -> Style {
    Style { theme, ..Style::default() }
}

/// A picture for clients.
pub(super) fn picture(layer: &LayerPicture) -> Picture {
    Picture {
        x: layer.x as f32,
        y: layer.y as f32,
        width: layer.width as f32,
        height: layer.height as f32,
        svg: layer.svg.clone(),
    }
}
