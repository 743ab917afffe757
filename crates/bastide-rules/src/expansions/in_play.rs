use crate::setup::{
    ChristmasPresent, CropCircles, Dragon, DragonMove, Fairy, FairyAlone, HalflingCrop, Hill,
    Options, Portal, Princess, Shepherd, Vineyard,
};
use crate::tile::{CropCircle, Symbol, Tile, TileSet};

/// Which expansions a game uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct InPlay {
    pub dragon: bool,
    pub dragon_after_scoring: bool,
    pub fairy: bool,
    pub princess: bool,
    pub portal: bool,
    pub gingerbread_man: bool,
    pub halflings: bool,
    pub hills: bool,
    pub vineyards: bool,
    pub shepherds: bool,
    pub crop_circles: bool,
    pub crop_circles_at_once: bool,
    pub cards: bool,
}

impl InPlay {
    pub fn new(options: &Options, sets: &[(&TileSet, u16)]) -> Self {
        let has = |family: &str| sets.iter().any(|(set, _)| set.family == family);
        let princess_and_dragon = has("princess-and-dragon");
        let hills_and_vineyards = has("hills-and-sheep") || has("halflings-2");
        let crop_circles = options.crop_circles == CropCircles::On
            && ["crop-circles-1", "crop-circles-2", "halflings-2"].into_iter().any(has);
        Self {
            dragon: princess_and_dragon && options.dragon == Dragon::On,
            dragon_after_scoring: options.dragon_move == DragonMove::After,
            fairy: options.fairy != Fairy::Off
                && (princess_and_dragon || options.fairy_alone == FairyAlone::On),
            princess: princess_and_dragon && options.princess != Princess::Off,
            portal: princess_and_dragon && options.portal == Portal::On,
            gingerbread_man: has("gingerbread-man"),
            halflings: has("halflings-1") || has("halflings-2"),
            hills: hills_and_vineyards && options.hill == Hill::On,
            vineyards: hills_and_vineyards && options.vineyard == Vineyard::On,
            shepherds: has("hills-and-sheep") && options.shepherd == Shepherd::On,
            crop_circles,
            crop_circles_at_once: crop_circles
                && has("halflings-2")
                && options.halfling_crop == HalflingCrop::AtOnce,
            cards: options.christmas_present == ChristmasPresent::On,
        }
    }

    /// The effects of a tile in such a game, one bit each.
    pub fn effects(self, tile: &Tile) -> u16 {
        [
            (Symbol::Volcano, self.dragon, VOLCANO),
            (Symbol::Dragon, self.dragon, DRAGON),
            (Symbol::MagicPortal, self.portal, PORTAL),
            (Symbol::Gingerbread, self.gingerbread_man, GINGERBREAD),
            (Symbol::Hill, self.hills, HILL),
            (Symbol::Vineyard, self.vineyards, VINEYARD),
            (Symbol::Sheep, self.shepherds, SHEEP),
        ]
        .into_iter()
        .filter(|&(symbol, in_play, _)| in_play && tile.has(symbol))
        .fold(0, |bits, (_, _, bit)| bits | bit)
            | self.crop_circle(tile)
            | self.princess_bit(tile)
    }

    fn princess_bit(self, tile: &Tile) -> u16 {
        let shown = tile.cities.iter().any(|city| city.princess);
        if self.princess && shown { PRINCESS_TILE } else { 0 }
    }

    fn crop_circle(self, tile: &Tile) -> u16 {
        match tile.crop_circle {
            Some(_) if !self.crop_circles => 0,
            Some(CropCircle::City) => CROP_CITY,
            Some(CropCircle::Road) => CROP_ROAD,
            Some(CropCircle::Field) => CROP_FIELD,
            Some(CropCircle::Chosen) => CROP_CITY | CROP_ROAD | CROP_FIELD,
            None => 0,
        }
    }

    /// Whether there is more to a state than board, pile, figures and neutral figures.
    pub const fn has_hands_or_tokens(self) -> bool {
        self.halflings || self.hills || self.shepherds || self.crop_circles
    }

    /// Whether figures that belong to nobody can come into the game.
    pub const fn has_neutral_figures(self) -> bool {
        self.dragon || self.fairy || self.princess || self.gingerbread_man
    }
}

/// The tile brings the dragon (PD-3).
pub(crate) const VOLCANO: u16 = 1;
/// The tile moves the dragon (PD-10).
pub(crate) const DRAGON: u16 = 2;
/// The tile shows a magic portal (PD-50).
pub(crate) const PORTAL: u16 = 4;
/// The tile moves the Gingerbread Man (GB-10).
pub(crate) const GINGERBREAD: u16 = 8;
/// The tile shows a hill (HS-20).
pub(crate) const HILL: u16 = 16;
/// The tile shows a vineyard (HS-30).
pub(crate) const VINEYARD: u16 = 32;
/// The tile shows a fixed flock (HA-47).
pub(crate) const SHEEP: u16 = 64;
/// The tile shows a princess (PD-40).
pub(crate) const PRINCESS_TILE: u16 = 1024;
/// A crop circle for knights (CC-5).
pub(crate) const CROP_CITY: u16 = 128;
/// A crop circle for thieves.
pub(crate) const CROP_ROAD: u16 = 256;
/// A crop circle for farmers. All three bits: its player names the kind (HA-44).
pub(crate) const CROP_FIELD: u16 = 512;
