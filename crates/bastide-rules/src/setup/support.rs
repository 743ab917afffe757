use crate::tile::{Building, Library, SideKind, Symbol, Tile, TileSet};

/// Families of sets whose rules are built.
const BUILT: [&str; 11] = [
    "base",
    "winter",
    "river-1",
    "river-2",
    "princess-and-dragon",
    "gingerbread-man",
    "hills-and-sheep",
    "crop-circles-1",
    "crop-circles-2",
    "halflings-1",
    "halflings-2",
];

/// The pages of the rulebook that a set needs and that are not built yet; empty if it can be played.
///
/// Sets whose signs are all known can be chosen; the others load as data.
pub fn missing_rules(library: &Library, set: &TileSet) -> Vec<&'static str> {
    if BUILT.contains(&set.family.as_str()) {
        return Vec::new();
    }
    let mut pages: Vec<&'static str> = Vec::new();
    for (id, _) in set.copies.iter().chain(&set.supply_tiles) {
        if let Some(tile) = library.tile(id) {
            pages.extend(pages_of(tile));
        }
    }
    pages.extend(page_of_family(&set.family));
    pages.sort_unstable();
    pages.dedup();
    pages
}

/// Pages whose rules give a meaning to something on the tile, of those that are not built.
fn pages_of(tile: &Tile) -> impl Iterator<Item = &'static str> {
    let symbols = tile.symbols.iter().filter_map(|symbol| page_of_symbol(*symbol));
    let cities = tile.cities.iter().flat_map(|city| {
        [
            city.cathedral.then_some("inns-and-cathedrals"),
            city.besieged.then_some("siege-besiegers"),
            city.trade_good.map(|_| "traders-and-builders"),
            (city.landmark_bonus > 0).then_some("darmstadt"),
        ]
    });
    let roads = tile
        .roads
        .iter()
        .flat_map(|road| [road.labyrinth.then_some("labyrinth"), road.tunnel.map(|_| "tunnel")]);
    let building = match tile.building {
        Some(Building::Shrine) => Some("count-king-and-robber"),
        Some(Building::SpecialMonastery) => Some("monasteries-of-the-world"),
        Some(Building::Church) => Some("darmstadt"),
        Some(Building::YagaHut) => Some("russian-promos"),
        Some(Building::Abbey) => Some("abbey-and-mayor"),
        Some(Building::Monastery) | None => None,
    };
    let others = [
        building,
        tile.flying_machine.map(|_| "flying-machines"),
        tile.wind_rose.map(|_| "wind-roses"),
        tile.watchtower.map(|_| "watchtowers"),
        (!tile.quarters.is_empty() || tile.sides.contains(&SideKind::CityOfCarcassonne))
            .then_some("count-king-and-robber"),
    ];
    symbols.chain(cities.flatten()).chain(roads.flatten()).chain(others.into_iter().flatten())
}

const fn page_of_symbol(symbol: Symbol) -> Option<&'static str> {
    match symbol {
        Symbol::Garden
        | Symbol::Animal
        | Symbol::Volcano
        | Symbol::Dragon
        | Symbol::MagicPortal
        | Symbol::Gingerbread
        | Symbol::Hill
        | Symbol::Vineyard
        | Symbol::Sheep => None,
        Symbol::TowerFoundation => Some("the-tower"),
        Symbol::Bazaar => Some("bridges-castles-bazaars"),
        Symbol::Goldmine => Some("gold-mines"),
        Symbol::FerryLake => Some("ferries"),
        Symbol::Festival => Some("festival"),
        Symbol::MageOrWitch => Some("mage-and-witch"),
        Symbol::Circus | Symbol::Acrobats => Some("under-the-big-top"),
        Symbol::SoloveiRazboynik | Symbol::Vodyanoy => Some("russian-promos"),
    }
}

/// Expansions whose rules do not all show on their tiles.
fn page_of_family(family: &str) -> Option<&'static str> {
    Some(match family {
        "inns-and-cathedrals" => "inns-and-cathedrals",
        "traders-and-builders" => "traders-and-builders",
        "tower" => "the-tower",
        "abbey-and-mayor" => "abbey-and-mayor",
        "bridges-castles-and-bazaars" => "bridges-castles-bazaars",
        "under-the-big-top" => "under-the-big-top",
        "king-and-robber" | "count" | "cult" => "count-king-and-robber",
        "gq11" => "games-quarterly-11",
        "spiel-doch" => "spiel-promo",
        "cathars" | "besiegers" => "siege-besiegers",
        "tunnel" => "tunnel",
        _ => return None,
    })
}
