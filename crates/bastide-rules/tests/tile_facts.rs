//! The tile files say the same as the collected facts beside the repository, field by field.

use std::path::Path;

use bastide_rules::geometry::{HalfSide, PieceSide, Shape};
use bastide_rules::tile::{
    Building, Compass, CropCircle, Library, Quarter, SavedValue, SegmentRef, SideKind, Stack,
    Symbol, Tile, TileSet, TradeGood, Tunnel, WatchtowerKind, WindRose,
};
use serde_json::{Value, json};

/// The facts in `../shared/tiles/NAME`, or `None` if they are not there.
fn facts(name: &str) -> Option<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/tiles").join(name);
    // A worktree lies one folder deeper than the repository.
    let deeper = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../shared/tiles").join(name);
    let Some(path) = [path, deeper].into_iter().find(|path| path.exists()) else {
        eprintln!("skipped: ../shared/tiles/{name} is missing");
        return None;
    };
    let text = std::fs::read_to_string(path).expect("a readable file");
    Some(serde_json::from_str(&text).expect("a JSON file"))
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

/// The value, or the default where the facts leave a key out.
fn or(value: &Value, default: Value) -> Value {
    if value.is_null() { default } else { value.clone() }
}

fn sides(sides: &[PieceSide]) -> Value {
    sides.iter().map(|side| Shape::Square.side_names()[side.0 as usize]).collect()
}

fn halves(halves: &[HalfSide]) -> Value {
    halves.iter().map(|half| Shape::Square.half_names()[half.0 as usize]).collect()
}

fn references(references: &[SegmentRef]) -> Value {
    references.iter().map(ToString::to_string).collect()
}

const SYMBOLS: [(Symbol, &str); 16] = [
    (Symbol::Garden, "garden"),
    (Symbol::TowerFoundation, "tower_foundation"),
    (Symbol::Volcano, "volcano"),
    (Symbol::Dragon, "dragon"),
    (Symbol::MagicPortal, "magic_portal"),
    (Symbol::Bazaar, "bazaar"),
    (Symbol::Hill, "hill"),
    (Symbol::Vineyard, "vineyard"),
    (Symbol::Goldmine, "goldmine"),
    (Symbol::FerryLake, "ferry_lake"),
    (Symbol::Festival, "festival"),
    (Symbol::MageOrWitch, "mage_or_witch"),
    (Symbol::Circus, "circus"),
    (Symbol::Acrobats, "acrobats"),
    (Symbol::SoloveiRazboynik, "solovei_razboynik"),
    (Symbol::Vodyanoy, "vodyanoy"),
];

const BUILDINGS: [(Building, &str); 6] = [
    (Building::Monastery, "monastery"),
    (Building::Shrine, "shrine"),
    (Building::SpecialMonastery, "special_monastery"),
    (Building::Church, "church"),
    (Building::YagaHut, "yaga_hut"),
    (Building::Abbey, "abbey"),
];

/// Our tile in the form of the facts.
fn as_facts(tile: &Tile, library: &Library) -> Value {
    let copies: serde_json::Map<String, Value> = library
        .sets()
        .filter(|set| !is_ours(&set.id))
        .filter_map(|set| {
            let all = set.copies.iter().chain(&set.supply_tiles);
            let (_, copies) = all.into_iter().find(|(id, _)| *id == tile.id)?;
            Some((set.id.clone(), json!(copies)))
        })
        .collect();
    let edges: serde_json::Map<String, Value> = Shape::Square
        .side_names()
        .iter()
        .zip(&tile.sides)
        .map(|(name, kind)| {
            let kind = match kind {
                SideKind::Field => "field",
                SideKind::Road => "road",
                SideKind::City => "city",
                SideKind::River => "river",
                SideKind::Any => "any",
                SideKind::CityOfCarcassonne => "city_of_carcassonne",
            };
            ((*name).to_owned(), json!(kind))
        })
        .collect();
    let cities: Value = tile
        .cities
        .iter()
        .map(|city| {
            json!({
                "edges": sides(&city.sides),
                "shared_edges": sides(&city.shared_sides),
                "pennants": city.pennants,
                "cathedral": city.cathedral,
                "princess": city.princess,
                "besieged": city.besieged,
                "trade_good": city.trade_good.map(|good| match good {
                    TradeGood::Wine => "wine",
                    TradeGood::Cloth => "cloth",
                    TradeGood::Grain => "grain",
                }),
                "landmark_bonus": city.landmark_bonus,
                "castle_base": city.castle_base,
            })
        })
        .collect();
    let roads: Value = tile
        .roads
        .iter()
        .map(|road| {
            json!({
                "edges": sides(&road.sides),
                "inn": road.inn,
                "labyrinth": road.labyrinth,
                "wells": road.wells,
                "tunnel": road.tunnel.map(|tunnel| match tunnel {
                    Tunnel::Entrance => "entrance",
                    Tunnel::Underpass => "underpass",
                }),
            })
        })
        .collect();
    let fields: Value = tile
        .fields
        .iter()
        .map(|field| {
            json!({
                "half_edges": halves(&field.halves),
                "inner": field.halves.is_empty(),
                "adjacent_cities": field.cities,
                "adjacent_city_of_carcassonne": field.city_of_carcassonne,
                "pig_herds": field.pig_herds,
                "wells": field.wells,
            })
        })
        .collect();
    let mut all = json!({
        "id": tile.id,
        "jcz_id": tile.saved_names[0],
        "jcz_aliases": tile.saved_names[1..],
        "set_of_origin": library.set_of_tile(&tile.id).expect("a set").family,
        "copies_by_set": copies,
        "stack": match tile.stack {
            Stack::Main => "main",
            Stack::River => "river",
            Stack::RiverSource => "river_source",
            Stack::RiverFork => "river_fork",
            Stack::RiverLake => "river_lake",
            Stack::StartLayout => "start_layout",
            Stack::PlayerSupply => "player_supply",
            Stack::Hand => "hand",
        },
        "edges": edges,
        "cities": cities,
        "roads": roads,
        "rivers": tile.rivers.iter().map(|r| json!({"edges": sides(&r.sides)})).collect::<Value>(),
        "fields": fields,
        "crop_circle": tile.crop_circle.map(|circle| match circle {
            CropCircle::City => "city",
            CropCircle::Road => "road",
            CropCircle::Field => "field",
            CropCircle::Chosen => "chosen",
        }),
        "flying_machine": tile.flying_machine.map(|direction: Compass| format!("{direction:?}")),
        "wind_rose": tile.wind_rose.map(|rose| match rose {
            WindRose::Full => "full",
            WindRose::NE => "NE",
            WindRose::SE => "SE",
            WindRose::SW => "SW",
            WindRose::NW => "NW",
        }),
        "watchtower": tile.watchtower.map(|tower| json!({
            "points": tower.points,
            "per": match tower.per {
                WatchtowerKind::Pennant => "pennant",
                WatchtowerKind::Monastery => "monastery",
                WatchtowerKind::TileWithCity => "tile_with_city",
                WatchtowerKind::TileWithRoad => "tile_with_road",
                WatchtowerKind::Meeple => "meeple",
            },
        })),
        "city_of_carcassonne_quarters": tile.quarters.iter().map(|quarter| match quarter {
            Quarter::Castle => "castle",
            Quarter::Market => "market",
            Quarter::Blacksmith => "blacksmith",
            Quarter::Cathedral => "cathedral",
        }).collect::<Value>(),
        "wagon_links": tile.wagon_links.iter().map(|g| references(g)).collect::<Value>(),
        "crossings": tile.crossings.iter().map(|&(a, b)| references(&[a, b])).collect::<Value>(),
        "garden_twin": tile.garden_twin,
        "max_copies": tile.max_copies,
        "notes": tile.notes,
    });
    for (symbol, name) in SYMBOLS {
        all[name] = json!(tile.has(symbol));
    }
    for (building, name) in BUILDINGS {
        all[name] = json!(tile.building == Some(building));
    }
    all
}

/// The facts of a tile with all defaults written out.
fn with_defaults(fact: &Value) -> Value {
    let mut all = fact.clone();
    for key in ["jcz_aliases", "city_of_carcassonne_quarters", "wagon_links", "crossings"] {
        all[key] = or(&fact[key], json!([]));
    }
    for key in
        ["crop_circle", "flying_machine", "wind_rose", "watchtower", "garden_twin", "max_copies"]
    {
        all[key] = or(&fact[key], Value::Null);
    }
    all["notes"] = or(&fact["notes"], json!(""));
    let flags = SYMBOLS.iter().map(|(_, name)| name).chain(BUILDINGS.iter().map(|(_, name)| name));
    for name in flags {
        all[*name] = or(&fact[*name], json!(false));
    }
    all
}

/// The tiles of the Gingerbread Man and the halflings are assumed; the facts do not have them. The
/// rulebook's tables do (GB-T1 to GB-T6, H1-01 to H2-12).
fn is_assumed(id: &str) -> bool {
    id.starts_with("gingerbread-") || id.starts_with("halflings-") || id.starts_with('H')
}

/// The set of the guided first game is ours: the facts know published sets alone.
fn is_ours(set: &str) -> bool {
    set == "first-game"
}

#[test]
fn tiles_equal_the_facts() {
    let Some(facts) = facts("tiles.json") else {
        return;
    };
    let library = Library::standard();
    assert_eq!(list(&facts).len(), library.tiles().filter(|tile| !is_assumed(&tile.id)).count());
    for fact in list(&facts) {
        let id = fact["id"].as_str().unwrap();
        let tile = library.tile(id).unwrap_or_else(|| panic!("{id} is missing"));
        assert_eq!(as_facts(tile, library), with_defaults(fact), "{id}");
        // What the facts do not have: animals, on the twelve winter tiles alone (WE-12).
        assert_eq!(tile.has(Symbol::Animal), id.starts_with("winter-"), "{id}");
    }
}

fn counts(counts: &[(String, u16)]) -> Value {
    counts.iter().map(|(id, copies)| (id.clone(), json!(copies))).collect()
}

fn set_as_facts(set: &TileSet) -> Value {
    json!({
        "id": set.id,
        "name": set.name,
        "family": set.family,
        "edition": set.edition,
        "first_published": set.first_published,
        "jcz_set": set.saved_name,
        "tiles": counts(&set.copies),
        "total": set.total,
        "published_total": set.published_total,
        "supply_tiles": counts(&set.supply_tiles),
        "removes_tiles": set.removes_tiles,
        "requires_any_of": set.requires_any_of,
        "max_sets": set.max_sets,
        "start_layout": set.start_layout,
        "elements_on_by_default": set.elements_on_by_default,
        "elements_always_on": set.elements_always_on,
        "elements_on_if_symbol_present": set.elements_on_if_symbol_present,
        "symbols_on_tiles": set.symbols_on_tiles,
        "notes": set.notes,
    })
}

#[test]
fn sets_equal_the_facts() {
    let Some(facts) = facts("sets.json") else {
        return;
    };
    let library = Library::standard();
    let sets: Vec<&TileSet> =
        library.sets().filter(|set| !is_assumed(&set.id) && !is_ours(&set.id)).collect();
    assert_eq!(list(&facts["sets"]).len(), sets.len());
    for (fact, set) in list(&facts["sets"]).iter().zip(sets) {
        let mut fact = fact.clone();
        // The doubts about that set stand on our own page.
        let notes = fact["notes"].as_str().unwrap().replace("see README", "see docs/tiles.md");
        fact["notes"] = json!(notes);
        assert_eq!(set_as_facts(set), fact);
    }
    assert_eq!(list(&facts["start_layouts"]).len(), library.layouts().len());
    for (fact, layout) in list(&facts["start_layouts"]).iter().zip(library.layouts()) {
        let tiles: Value = layout
            .tiles
            .iter()
            .map(|laid| {
                json!({
                    "tile": laid.tile,
                    "x": laid.cell.x,
                    "y": laid.cell.y,
                    "rotation": laid.orientation.quarter_turns() * 90,
                })
            })
            .collect();
        let ours = json!({
            "id": layout.id,
            "jcz_key": layout.saved_key,
            "tiles": tiles,
            "used_with_families": layout.used_with_families,
            "not_with_families": layout.not_with_families,
            "notes": layout.notes,
        });
        assert_eq!(ours, *fact);
    }
    assert_eq!(list(&facts["boxes"]).len(), library.boxes().len());
    for (fact, product) in list(&facts["boxes"]).iter().zip(library.boxes()) {
        let mut fact = fact.clone();
        fact["counts_supply_tiles"] = or(&fact["counts_supply_tiles"], json!(false));
        let ours = json!({
            "name": product.name,
            "sets": product.sets,
            "total": product.total,
            "counts_supply_tiles": product.counts_supply_tiles,
        });
        assert_eq!(ours, fact);
    }
    assert_eq!(list(&facts["tile_removals"]).len(), library.removals().len());
    for (fact, removal) in list(&facts["tile_removals"]).iter().zip(library.removals()) {
        assert_eq!(json!(removal.removes), fact["removes"]);
        let when = &removal.when;
        assert_eq!(json!(when.set_in_use), fact["when"]["set_in_use"]);
        assert_eq!(json!(when.start_layout), fact["when"]["start_layout"]);
        assert_eq!(json!(when.start_layout_is_not), fact["when"]["start_layout_is_not"]);
        assert_eq!(json!(when.rule), fact["when"]["rule"]);
        assert_eq!(json!(when.value), fact["when"]["value"]);
    }
    let names = library.saved_games();
    assert_eq!(json!(names.fan_sets_without_tiles), facts["fan_sets_without_tile_data"]);
}

fn value(value: &SavedValue) -> Value {
    match value {
        SavedValue::Switch(value) => json!(value),
        SavedValue::Number(value) => json!(value),
        SavedValue::Word(value) => json!(value),
    }
}

#[test]
fn names_of_saved_games_equal_the_facts() {
    let Some(facts) = facts("elements.json") else {
        return;
    };
    let library = Library::standard();
    let names = library.saved_games();
    assert_eq!(list(&facts["elements"]).len(), names.elements.len());
    for (fact, element) in list(&facts["elements"]).iter().zip(&names.elements) {
        assert_eq!(json!(element.id), fact["id"]);
        assert_eq!(json!(element.name), fact["name"]);
        assert_eq!(json!(element.saved_key), fact["jcz_key"]);
        assert_eq!(json!(element.saved_figure), fact["save_id"]);
        assert_eq!(value(&element.default), fact["default"]);
        assert_eq!(value(&element.value_when_on), fact["value_when_on"]);
        assert_eq!(json!(element.follower), or(&fact["follower"], json!(false)));
        assert_eq!(json!(element.fan), fact["fan"]);
        assert_eq!(
            json!(element.only_with_symbol),
            fact["can_be_chosen_only_with_symbol_on_tiles"]
        );
        // Which sets switch the element on stands with the sets.
        type Elements = fn(&TileSet) -> &Vec<String>;
        let lists: [(&str, Elements); 4] = [
            ("on_by_default_with", |set| &set.elements_on_by_default),
            ("always_on_with", |set| &set.elements_always_on),
            ("on_by_default_if_symbol_on_tiles_with", |set| &set.elements_on_if_symbol_present),
            ("symbol_on_tiles_of", |set| &set.symbols_on_tiles),
        ];
        for (key, elements) in lists {
            let ours: Value = library
                .sets()
                .filter(|set| elements(set).contains(&element.id))
                .map(|set| set.id.as_str())
                .collect();
            assert_eq!(ours, or(&fact[key], json!([])), "{}: {key}", element.id);
        }
    }
    assert_eq!(list(&facts["tokens"]).len(), names.tokens.len());
    for (fact, token) in list(&facts["tokens"]).iter().zip(&names.tokens) {
        assert_eq!(json!(token.id), fact["id"]);
        assert_eq!(json!(token.saved_key), fact["jcz_key"]);
        assert_eq!(json!(token.element), fact["element"]);
        assert_eq!(json!(format!("{:?}", token.owner).to_lowercase()), fact["owner"]);
        let supply = &fact["supply"];
        if supply.is_number() {
            assert_eq!(json!(token.supply), *supply);
        } else if supply.is_string() {
            assert_eq!(json!(token.supply_note), *supply);
        } else {
            assert_eq!(json!(token.supply), supply["count"]);
            for row in &token.supply_by_players {
                let players = row.players.as_str();
                assert_eq!(json!(row.count), supply["by_players"][players]);
                assert_eq!(json!(row.with_black_tower), supply["with_black_tower"][players]);
            }
            let rows = supply["by_players"].as_object().map_or(0, serde_json::Map::len);
            assert_eq!(token.supply_by_players.len(), rows);
        }
    }
    assert_eq!(list(&facts["rules"]).len(), names.rules.len());
    for (fact, rule) in list(&facts["rules"]).iter().zip(&names.rules) {
        assert_eq!(json!(rule.id), fact["id"]);
        assert_eq!(json!(rule.saved_key), fact["jcz_key"]);
        assert_eq!(json!(rule.group), fact["group"]);
        assert_eq!(json!(rule.used_with_elements), fact["used_with_elements"]);
        assert_eq!(value(&rule.default), fact["default"]);
        let when_missing = rule.when_missing.as_ref().map(value);
        assert_eq!(json!(when_missing), fact["when_missing_in_save"]);
        assert_eq!(rule.values.len(), list(&fact["values"]).len());
        for (theirs, ours) in list(&fact["values"]).iter().zip(&rule.values) {
            assert_eq!(value(&ours.value), theirs["value"]);
            assert_eq!(value(&ours.saved), theirs["jcz_value"]);
        }
    }
    assert_eq!(json!(names.half_sides), facts["save_import"]["half_edges"]);
    let features = facts["save_import"]["features"].as_object().unwrap();
    assert!(features.keys().eq(names.features.keys()));
}
