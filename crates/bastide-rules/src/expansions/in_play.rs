use crate::setup::{Dragon, DragonMove, Fairy, FairyAlone, Options, Portal, Princess};
use crate::tile::{Symbol, Tile, TileSet};

/// Which expansions a game uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct InPlay {
    pub dragon: bool,
    pub dragon_after_scoring: bool,
    pub fairy: bool,
    pub princess: bool,
    pub portal: bool,
    pub gingerbread_man: bool,
}

impl InPlay {
    pub fn new(options: &Options, sets: &[(&TileSet, u16)]) -> Self {
        let has = |family: &str| sets.iter().any(|(set, _)| set.family == family);
        let princess_and_dragon = has("princess-and-dragon");
        Self {
            dragon: princess_and_dragon && options.dragon == Dragon::On,
            dragon_after_scoring: options.dragon_move == DragonMove::After,
            fairy: options.fairy != Fairy::Off
                && (princess_and_dragon || options.fairy_alone == FairyAlone::On),
            princess: princess_and_dragon && options.princess != Princess::Off,
            portal: princess_and_dragon && options.portal == Portal::On,
            gingerbread_man: has("gingerbread-man"),
        }
    }

    /// The effects of a tile in such a game, one bit each.
    pub fn effects(self, tile: &Tile) -> u8 {
        [
            (Symbol::Volcano, self.dragon, VOLCANO),
            (Symbol::Dragon, self.dragon, DRAGON),
            (Symbol::MagicPortal, self.portal, PORTAL),
            (Symbol::Gingerbread, self.gingerbread_man, GINGERBREAD),
        ]
        .into_iter()
        .filter(|&(symbol, in_play, _)| in_play && tile.has(symbol))
        .fold(0, |bits, (_, _, bit)| bits | bit)
    }

    /// Whether figures that belong to nobody can come into the game.
    pub const fn has_neutral_figures(self) -> bool {
        self.dragon || self.fairy || self.princess || self.gingerbread_man
    }
}

/// The tile brings the dragon (PD-3).
pub(crate) const VOLCANO: u8 = 1;
/// The tile moves the dragon (PD-10).
pub(crate) const DRAGON: u8 = 2;
/// The tile shows a magic portal (PD-50).
pub(crate) const PORTAL: u8 = 4;
/// The tile moves the Gingerbread Man (GB-10).
pub(crate) const GINGERBREAD: u8 = 8;
