//! Small drawings that are defined once per picture and stamped wherever they stand.

mod castle;
mod country;
mod crop_circles;
mod drawing;
mod fairs;
mod houses;
mod marvels;
mod meadow;
mod plants;
mod sacred;
mod signs;
mod smithy;
mod stains;
mod towers;

use std::collections::BTreeSet;
use std::sync::OnceLock;

pub(crate) use castle::*;
pub(crate) use country::*;
pub(crate) use crop_circles::*;
pub(crate) use drawing::{Drawing, HOUSE_SCALE, Shape, area, ellipse, line, ring, scale_text};
pub(crate) use fairs::*;
pub(crate) use houses::*;
pub(crate) use marvels::*;
pub(crate) use meadow::*;
pub(crate) use plants::*;
pub(crate) use sacred::*;
pub(crate) use signs::*;
pub(crate) use smithy::*;
pub(crate) use stains::STAINS;
pub(crate) use towers::*;

use crate::style::Detail;
use crate::theme::Theme;

/// The five kinds of houses; each comes in eight roof tones.
pub(crate) static HOUSES: [&Drawing; 5] =
    [&LONG_HOUSE, &GABLE_HOUSE, &SMALL_HOUSE, &TALL_HOUSE, &WINGED_HOUSE];

/// Everything that is not a house or a stain.
static OTHERS: &[&Drawing] = &[
    &CRENELLATED_TOWER,
    &CONE_TOWER,
    &OAK,
    &CYPRESS,
    &PINE,
    &BUSH,
    &YOUNG_CYPRESS,
    &OLIVE,
    &FLOWERS,
    &GRASS,
    &FOX,
    &HARE,
    &SHEEP,
    &CROP_CIRCLE_CHOSEN,
    &DEER,
    &ROBIN,
    &FOOTPRINTS,
    &HAYSTACK,
    &ROCK,
    &WHEAT_STRIP,
    &PLOUGHED_STRIP,
    &LAVENDER_STRIP,
    &VEGETABLE_STRIP,
    &HEDGE,
    &MONASTERY,
    &CATHEDRAL,
    &SHRINE,
    &CASTLE,
    &PRINCESS,
    &INN,
    &INN_LAKE,
    &FARM,
    &FARM_WITH_DOVECOTE,
    &WELL,
    &FOUNTAIN,
    &GARDEN,
    &VINEYARD,
    &HILL,
    &PIG_HERD,
    &VOLCANO,
    &MAGIC_PORTAL,
    &TOWER_FOUNDATION,
    &WATCHTOWER,
    &GOLDMINE,
    &TUNNEL_MOUTH,
    &TUNNEL_ROCK,
    &LABYRINTH,
    &BAZAAR,
    &CIRCUS,
    &ACROBATS,
    &FERRY_LAKE,
    &SIEGE_CAMP,
    &SMITHY,
    &HUT_ON_LEGS,
    &SPRITE_POND,
    &CROP_CIRCLE_CITY,
    &CROP_CIRCLE_ROAD,
    &CROP_CIRCLE_FIELD,
    &PENNANT,
    &WINE,
    &GRAIN,
    &CLOTH,
    &DRAGON_SIGN,
    &FLYING_MACHINE,
    &FLIGHT_ARROW,
    &GINGERBREAD_SIGN,
    &MAGE_OR_WITCH_SIGN,
    &ROBBER_SIGN,
    &FESTIVAL_SIGN,
    &WIND_ROSE,
    &WIND_ROSE_QUADRANT,
];

/// A symbol, ready to be put into a document.
struct Definition {
    id: String,
    svg: String,
    /// Names of the symbols that it stamps.
    stamps: BTreeSet<String>,
}

impl Definition {
    fn new(id: String, svg: String) -> Self {
        let stamps = stamped(&svg).into_iter().map(str::to_owned).collect();
        Self { id, svg, stamps }
    }
}

/// Definitions of all symbols, in a fixed order.
fn make_definitions(theme: Theme, detail: Detail) -> Vec<Definition> {
    let mut out = Vec::new();
    for house in HOUSES {
        out.push(Definition::new(house.id.to_string(), house.definition(theme, detail)));
        for tone in 0..8 {
            let svg = drawing::toned_house(house, tone, theme);
            out.push(Definition::new(format!("{}{tone}", house.id), svg));
        }
    }
    for kind in 0..STAINS {
        out.push(Definition::new(format!("g{kind}"), stains::definition(kind, theme)));
    }
    for drawing in OTHERS {
        out.push(Definition::new(drawing.id.to_string(), drawing.definition(theme, detail)));
    }
    out
}

/// Definitions of all symbols. They are the same in every document, and to write them takes longer
/// than all the rest of a small one: so they are made once.
fn all_definitions(theme: Theme, detail: Detail) -> &'static [Definition] {
    static MADE: [OnceLock<Vec<Definition>>; 6] = [const { OnceLock::new() }; 6];
    let theme_index = match theme {
        Theme::Summer => 0,
        Theme::Winter => 3,
    };
    let detail_index = match detail {
        Detail::Far => 0,
        Detail::Middle => 1,
        Detail::Full => 2,
    };
    MADE[theme_index + detail_index].get_or_init(|| make_definitions(theme, detail))
}

/// The definitions of the symbols that `body` stamps, directly or through other symbols.
pub(crate) fn definitions_for(body: &str, theme: Theme, detail: Detail) -> String {
    let all = all_definitions(theme, detail);
    let mut wanted = stamped(body);
    for _ in 0..2 {
        let inner: Vec<&str> = all
            .iter()
            .filter(|symbol| wanted.contains(symbol.id.as_str()))
            .flat_map(|symbol| symbol.stamps.iter().map(String::as_str))
            .collect();
        wanted.extend(inner);
    }
    all.iter()
        .filter(|symbol| wanted.contains(symbol.id.as_str()))
        .map(|symbol| symbol.svg.as_str())
        .collect()
}

/// Names of the symbols that a piece of SVG text stamps.
fn stamped(svg: &str) -> BTreeSet<&str> {
    svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_symbols_are_unique() {
        let all = all_definitions(Theme::Summer, Detail::Full);
        let names: BTreeSet<&str> = all.iter().map(|symbol| symbol.id.as_str()).collect();
        assert_eq!(names.len(), all.len());
    }

    #[test]
    fn only_stamped_symbols_are_defined() {
        let definitions = definitions_for("<use href=\"#ha3\"/>", Theme::Summer, Detail::Full);
        assert!(definitions.contains("id=\"ha3\"") && definitions.contains("id=\"ha\""));
        assert!(!definitions.contains("id=\"hb\""));
    }
}
