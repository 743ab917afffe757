//! What a saved game is played with, and what of it this engine does not know yet.

use std::collections::BTreeSet;

use bastide_rules::FigureKind;
use bastide_rules::tile::{Building, Element, ElementKind, Library, SideKind, Stack, Symbol, Tile};

use super::export::PRINCESS;
use super::file::{Message, SavedFile};

/// Elements whose rules are built, besides figures.
const BUILT: [&str; 12] = [
    "meeple",
    "farmers",
    "garden",
    "inn",
    "pig_herd",
    "river",
    "dragon",
    "fairy",
    "princess",
    "magic_portal",
    "hill",
    "vineyard",
];

/// What stands in the way of playing a saved game, and what can be left out of account.
#[derive(Clone, Debug, Default)]
pub(super) struct Survey {
    /// What is used and not built.
    pub not_supported: BTreeSet<String>,
    /// What is switched on and not built, but never used in this file.
    pub ignored: BTreeSet<String>,
}

impl Survey {
    /// Looks through the whole file.
    pub fn new(file: &SavedFile, library: &Library) -> Self {
        let mut survey = Self::default();
        let tiles = tiles_in_use(file, library);
        for key in file.setup.elements.keys() {
            match library.saved_games().element_by_saved_key(key) {
                None => {
                    survey.not_supported.insert(format!("element {key}"));
                }
                Some(element) if is_built(element) => {}
                Some(element) if is_used(element, file, &tiles, library) => {
                    survey.not_supported.insert(element.id.clone());
                }
                Some(element) => {
                    survey.ignored.insert(element.id.clone());
                }
            }
        }
        for tile in &tiles {
            survey.not_supported.extend(always_on(tile, file).map(str::to_owned));
        }
        for message in &file.replay {
            survey.not_supported.extend(wanted_by(message, library));
        }
        for name in file.setup.sets.keys() {
            if library.saved_games().fan_sets_without_tiles.contains(name) {
                survey.not_supported.insert(format!("fan set {name}"));
            }
        }
        let has_addons = match &file.setup.addons {
            serde_json::Value::Null => false,
            serde_json::Value::Object(addons) => !addons.is_empty(),
            serde_json::Value::Array(addons) => !addons.is_empty(),
            _ => true,
        };
        if has_addons {
            survey.not_supported.insert("addons".to_owned());
        }
        survey
    }
}

fn is_built(element: &Element) -> bool {
    BUILT.contains(&element.id.as_str())
        || FigureKind::ALL.into_iter().any(|figure| figure.name() == element.id)
}

/// The tiles that lie on the table in the course of the game.
fn tiles_in_use<'a>(file: &SavedFile, library: &'a Library) -> Vec<&'a Tile> {
    let start = file.setup.start.iter().map(|tile| tile.tile.as_str());
    let placed = file.replay.iter().filter(|message| message.kind == "PLACE_TILE");
    let placed = placed.filter_map(|message| message.payload.get("tileId")?.as_str());
    let names: BTreeSet<&str> = start.chain(placed).collect();
    names.into_iter().filter_map(|name| library.tile_by_saved_name(name)).collect()
}

/// Whether an element that is not built makes a difference in this file.
fn is_used(element: &Element, file: &SavedFile, tiles: &[&Tile], library: &Library) -> bool {
    let wanted = file.replay.iter().any(|message| {
        wanted_by(message, library).any(|name| name == element.id) || names_figure(message, element)
    });
    if wanted || is_asked_about(element, file) {
        return true;
    }
    match shows(&element.id) {
        Some(shows) => tiles.iter().any(|tile| shows(tile)),
        // Figures and pieces wait in the supplies until somebody uses them.
        None => !matches!(element.kind, ElementKind::Meeple | ElementKind::PlayerPieces),
    }
}

/// Whether a message speaks of a figure of this kind, such as `0.wagon.1` or `fairy.1`.
fn names_figure(message: &Message, element: &Element) -> bool {
    let Some(figure) = element.saved_figure.as_deref() else { return false };
    let mut found = false;
    for_each_text(&message.payload, &mut |text| found |= is_figure(text, figure));
    found
}

/// Whether the name `text` of one figure, such as `0.wagon.1` or `fairy.1`, is of kind `figure`
/// (`wagon`; neutral figures have their number in the kind, `fairy.1`).
fn is_figure(text: &str, figure: &str) -> bool {
    text == figure || text.split('.').nth(1) == Some(figure)
}

/// Calls `visit` for every text in a value. The reader limits how deep values are.
fn for_each_text(value: &serde_json::Value, visit: &mut impl FnMut(&str)) {
    match value {
        serde_json::Value::String(text) => visit(text),
        serde_json::Value::Array(list) => list.iter().for_each(|one| for_each_text(one, visit)),
        serde_json::Value::Object(map) => map.values().for_each(|one| for_each_text(one, visit)),
        _ => {}
    }
}

/// Whether an assertion of the file names the element.
fn is_asked_about(element: &Element, file: &SavedFile) -> bool {
    let plain = |text: &str| text.to_lowercase().replace(['-', '_'], "");
    let key = plain(&element.saved_key);
    file.assertions().iter().any(|assertion| plain(assertion).contains(&key))
}

/// Tells whether a tile shows what an element is about; `None` if it is about no sign on tiles.
fn shows(element: &str) -> Option<fn(&Tile) -> bool> {
    Some(match element {
        "cathedral" => |tile| tile.cities.iter().any(|city| city.cathedral),
        "princess" => |tile| tile.cities.iter().any(|city| city.princess),
        "siege" | "escape" => |tile| tile.cities.iter().any(|city| city.besieged),
        "trade_goods" => |tile| tile.cities.iter().any(|city| city.trade_good.is_some()),
        "dragon" => |tile| tile.has(Symbol::Dragon) || tile.has(Symbol::Volcano),
        "magic_portal" => |tile| tile.has(Symbol::MagicPortal),
        "bazaar" => |tile| tile.has(Symbol::Bazaar),
        "hill" => |tile| tile.has(Symbol::Hill),
        "vineyard" => |tile| tile.has(Symbol::Vineyard),
        "gold" => |tile| tile.has(Symbol::Goldmine),
        "festival" => |tile| tile.has(Symbol::Festival),
        "mage" | "witch" => |tile| tile.has(Symbol::MageOrWitch),
        "big_top" => |tile| tile.has(Symbol::Circus),
        "acrobats" => |tile| tile.has(Symbol::Acrobats),
        "ferry" => |tile| tile.has(Symbol::FerryLake),
        "shrine" => |tile| tile.building == Some(Building::Shrine),
        "count" => shows_city_of_carcassonne,
        "tunnel" => |tile| tile.roads.iter().any(|road| road.tunnel.is_some()),
        "well" => |tile| {
            tile.roads.iter().any(|road| road.wells > 0)
                || tile.fields.iter().any(|field| field.wells > 0)
        },
        "abbey" => |tile| tile.stack == Stack::PlayerSupply,
        _ => return None,
    })
}

fn shows_city_of_carcassonne(tile: &Tile) -> bool {
    !tile.quarters.is_empty()
        || tile.sides.contains(&SideKind::CityOfCarcassonne)
        || tile.fields.iter().any(|field| field.city_of_carcassonne)
}

/// What is not built and holds for a tile whatever the elements say.
fn always_on<'a>(tile: &'a Tile, file: &SavedFile) -> impl Iterator<Item = &'static str> + 'a {
    // Files that leave the variant out have been seen to play with the bonus.
    let labyrinth = file.setup.rules.get("labyrinth-variant");
    let is_plain = labyrinth.and_then(serde_json::Value::as_str) == Some("basic");
    let herds_are_fields =
        file.setup.rules.get("gq11-pig-herd").and_then(|value| value.as_str()) == Some("nothing");
    let signs = [
        tile.crop_circle.map(|_| "crop_circle"),
        tile.wind_rose.map(|_| "wind_rose"),
        tile.flying_machine.map(|_| "flying_machine"),
        tile.watchtower.map(|_| "watchtower"),
        (tile.building == Some(Building::SpecialMonastery)).then_some("special_monastery"),
        (tile.building == Some(Building::Church)).then_some("church"),
        (tile.building == Some(Building::YagaHut)).then_some("yaga_hut"),
        (tile.has(Symbol::SoloveiRazboynik) || tile.has(Symbol::Vodyanoy))
            .then_some("russian_traps"),
        tile.cities.iter().any(|city| city.landmark_bonus > 0).then_some("landmark"),
        (!is_plain && tile.roads.iter().any(|road| road.labyrinth)).then_some("labyrinth"),
        (herds_are_fields && tile.fields.iter().any(|field| field.pig_herds > 0))
            .then_some("gq11-pig-herd: nothing"),
    ];
    signs.into_iter().flatten()
}

/// What a message needs that is not built: ids of elements, where there is one.
pub(super) fn wanted_by(
    message: &Message,
    library: &Library,
) -> impl Iterator<Item = String> + use<> {
    let names = library.saved_games();
    let text = |key: &str| message.payload.get(key).and_then(serde_json::Value::as_str);
    let figure = |id: &str| {
        let by_name = |element: &&Element| {
            element.saved_figure.as_deref().is_some_and(|figure| is_figure(id, figure))
        };
        names.elements.iter().find(by_name)
    };
    let unbuilt = |element: &Element| (!is_built(element)).then(|| element.id.clone());
    let found = match message.kind.as_str() {
        "DEPLOY_MEEPLE" => text("meepleId").and_then(figure).and_then(unbuilt),
        "MOVE_NEUTRAL_FIGURE" => match text("figureId").and_then(figure) {
            Some(element) => unbuilt(element),
            None => Some("neutral figures".to_owned()),
        },
        "PLACE_TOKEN" => Some(
            text("token")
                .and_then(|key| names.token_by_saved_key(key))
                .map_or_else(|| "tokens".to_owned(), |token| token.element.clone()),
        ),
        "RETURN_MEEPLE" => match text("source") {
            Some(source) if is_abbot_return(source) || source == PRINCESS => None,
            Some("SIEGE_ESCAPE") => Some("escape".to_owned()),
            Some(source) => Some(source.to_lowercase()),
            None => None,
        },
        "CAPTURE_FOLLOWER" | "PAY_RANSOM" => Some("tower".to_owned()),
        "CIRCLE_REMOVE_OR_DEPLOY" => Some("crop_circle".to_owned()),
        "BAZAAR_BID" | "BAZAAR_BUY_OR_SELL" => Some("bazaar".to_owned()),
        _ => None,
    };
    found.into_iter()
}

/// Whether this source of a returned figure is the abbot's early return (BG-52).
pub(super) fn is_abbot_return(source: &str) -> bool {
    source == super::export::ABBOT_RETURN
}
