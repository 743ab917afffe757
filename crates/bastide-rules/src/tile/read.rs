//! From the text of a tile file to values.

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::error::{Fault, TileError};
use super::file::{SetText, TileText};
use super::library::{Content, Entry};
use super::saved_games::SavedGameNames;
use super::{City, Field, River, Road, SegmentRef, SideKind, Tile, TileSet, validate};
use crate::geometry::{HalfSide, PieceSide, Shape};

/// Keys of the names for saved games; they are read together.
const SAVED_GAME_KEYS: [&str; 8] = [
    "element",
    "token",
    "rule",
    "half_sides",
    "locations",
    "quarters",
    "features",
    "fan_sets_without_tiles",
];

/// Reads one file into `content`; what is wrong goes to `errors`.
pub(super) fn read_file(
    file: &str,
    text: &str,
    content: &mut Content,
    errors: &mut Vec<TileError>,
) {
    let mut table = match toml::from_str::<Table>(text) {
        Ok(table) => table,
        Err(error) => {
            let place = error
                .span()
                .map_or(String::new(), |span| place_in(text, span.start));
            errors.push(TileError::in_file(
                file,
                format!("{place}{}", error.message()),
            ));
            return;
        }
    };
    let mut wrong = |reason: String| errors.push(TileError::in_file(file, reason));
    let set = table.remove("set");
    let copies = counts("copies", table.remove("copies"), &mut wrong);
    let supply_tiles = counts("supply_tiles", table.remove("supply_tiles"), &mut wrong);
    let tiles = list("tile", table.remove("tile"), &mut wrong);
    for layout in parse_list("layout", table.remove("layout"), &mut wrong) {
        content.layouts.push(Entry::new(file, layout));
    }
    for product_box in parse_list("box", table.remove("box"), &mut wrong) {
        content.boxes.push(Entry::new(file, product_box));
    }
    for removal in parse_list("removal", table.remove("removal"), &mut wrong) {
        content.removals.push(Entry::new(file, removal));
    }
    let mut names = Table::new();
    for key in SAVED_GAME_KEYS {
        if let Some(value) = table.remove(key) {
            names.insert(key.to_owned(), value);
        }
    }
    match parse::<SavedGameNames>(Value::Table(names)) {
        Ok(names) => content.saved_games.push(Entry::new(file, names)),
        Err(reason) => wrong(reason),
    }
    for key in table.keys() {
        wrong(format!(
            "unknown key `{key}`; write `set`, `copies`, `supply_tiles`, `tile`, `layout`, `box`, \
             `removal` or one of the keys for saved games: {}",
            SAVED_GAME_KEYS.join(", ")
        ));
    }
    if set.is_none() && !(tiles.is_empty() && copies.is_empty() && supply_tiles.is_empty()) {
        wrong("tiles or copies without a set; write a `[set]` into the same file".to_owned());
    }
    let mut defines = Vec::new();
    for (index, value) in tiles.into_iter().enumerate() {
        if let Some(tile) = read_tile(file, index, value, errors) {
            defines.push(tile.id.clone());
            content.tiles.push(Entry::new(file, tile));
        }
    }
    match set.map(parse::<SetText>) {
        Some(Ok(set)) => {
            let set = tile_set(set, copies, supply_tiles, defines);
            content.sets.push(Entry::new(file, set));
        }
        Some(Err(reason)) => errors.push(TileError::in_file(file, format!("set: {reason}"))),
        None => {}
    }
}

/// `line 3, column 7: ` for the byte `offset` of `text`.
fn place_in(text: &str, offset: usize) -> String {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before
        .chars()
        .rev()
        .take_while(|&character| character != '\n')
        .count()
        + 1;
    format!("line {line}, column {column}: ")
}

/// `value` as a `T`, or what is wrong in one line.
fn parse<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    value
        .try_into()
        .map_err(|error: toml::de::Error| error.to_string().trim().replace('\n', " "))
}

/// The entries of `[[key]]`.
fn list(key: &str, value: Option<Value>, wrong: &mut impl FnMut(String)) -> Vec<Value> {
    match value {
        None => Vec::new(),
        Some(Value::Array(values)) => values,
        Some(_) => {
            wrong(format!("`{key}` must be a list; write [[{key}]]"));
            Vec::new()
        }
    }
}

/// The entries of `[[key]]` as values of a type.
fn parse_list<T: DeserializeOwned>(
    key: &str,
    value: Option<Value>,
    wrong: &mut impl FnMut(String),
) -> Vec<T> {
    let mut parsed = Vec::new();
    for (index, value) in list(key, value, wrong).into_iter().enumerate() {
        match parse(value) {
            Ok(entry) => parsed.push(entry),
            Err(reason) => wrong(format!("{key} number {}: {reason}", index + 1)),
        }
    }
    parsed
}

/// The table `key`: how many of each tile, ordered by id.
fn counts(key: &str, value: Option<Value>, wrong: &mut impl FnMut(String)) -> Vec<(String, u16)> {
    let table = match value {
        None => return Vec::new(),
        Some(Value::Table(table)) => table,
        Some(_) => {
            wrong(format!(
                "`{key}` must be a table of tiles and numbers; write [{key}]"
            ));
            return Vec::new();
        }
    };
    let mut counts = Vec::new();
    for (tile, value) in table {
        match value.as_integer().map(u16::try_from) {
            Some(Ok(count)) if count > 0 => counts.push((tile, count)),
            _ => wrong(format!(
                "{key} of {tile}: {value} is no number of tiles; write a number from 1 on, or \
                 leave the line out"
            )),
        }
    }
    counts.sort();
    counts
}

fn tile_set(
    text: SetText,
    copies: Vec<(String, u16)>,
    supply_tiles: Vec<(String, u16)>,
    defines: Vec<String>,
) -> TileSet {
    TileSet {
        id: text.id,
        name: text.name,
        family: text.family,
        edition: text.edition,
        first_published: text.first_published,
        saved_name: text.saved_name,
        copies,
        total: text.total,
        published_total: text.published_total,
        supply_tiles,
        defines,
        removes_tiles: text.removes_tiles,
        requires_any_of: text.requires_any_of,
        max_sets: text.max_sets,
        start_layout: text.start_layout,
        elements_on_by_default: text.elements_on_by_default,
        elements_always_on: text.elements_always_on,
        elements_on_if_symbol_present: text.elements_on_if_symbol_present,
        symbols_on_tiles: text.symbols_on_tiles,
        notes: text.notes,
    }
}

/// Reads and checks one tile. A tile that is read but wrong is returned nevertheless, so that
/// what names it does not become an error as well.
fn read_tile(file: &str, index: usize, value: Value, errors: &mut Vec<TileError>) -> Option<Tile> {
    let id = value.get("id").and_then(Value::as_str).map(str::to_owned);
    let text = match parse::<TileText>(value) {
        Ok(text) => text,
        Err(reason) => {
            errors.push(match id {
                Some(id) => TileError::in_tile(file, &id, Fault::new(reason)),
                None => TileError::in_file(file, format!("tile number {}: {reason}", index + 1)),
            });
            return None;
        }
    };
    let mut faults = Vec::new();
    let (tile, apart) = Reader {
        shape: text.shape,
        faults: &mut faults,
    }
    .tile(text);
    if faults.is_empty() {
        validate::check_tile(&tile, &apart, &mut faults);
    }
    errors.extend(
        faults
            .into_iter()
            .map(|fault| TileError::in_tile(file, &tile.id, fault)),
    );
    Some(tile)
}

/// Turns names into indexes.
struct Reader<'a> {
    shape: Shape,
    faults: &'a mut Vec<Fault>,
}

impl Reader<'_> {
    /// The tile, and the pairs of a field and a city that meet on the outline without touching.
    fn tile(mut self, text: TileText) -> (Tile, Vec<(usize, usize)>) {
        let cities: Vec<City> = text
            .cities
            .into_iter()
            .map(|city| City {
                sides: self.sides(&city.sides),
                shared_sides: self.sides(&city.shared_sides),
                pennants: city.pennants,
                cathedral: city.cathedral,
                princess: city.princess,
                besieged: city.besieged,
                trade_good: city.trade_good,
                landmark_bonus: city.landmark_bonus,
                castle_base: city.castle_base,
            })
            .collect();
        let roads: Vec<Road> = text
            .roads
            .into_iter()
            .map(|road| Road {
                sides: self.sides(&road.sides),
                inn: road.inn,
                labyrinth: road.labyrinth,
                wells: road.wells,
                tunnel: road.tunnel,
            })
            .collect();
        let rivers: Vec<River> = text
            .rivers
            .iter()
            .map(|river| River {
                sides: self.sides(&river.sides),
            })
            .collect();
        let mut apart = Vec::new();
        let mut fields = Vec::new();
        for (index, field) in text.fields.into_iter().enumerate() {
            apart.extend(field.cities_apart.iter().map(|&city| (index, city)));
            fields.push(Field {
                halves: self.halves(&field.halves),
                cities: field.cities,
                city_of_carcassonne: field.city_of_carcassonne,
                pig_herds: field.pig_herds,
                wells: field.wells,
            });
        }
        let sides = match text.sides {
            Some(letters) => self.side_kinds(&letters),
            None => derived_kinds(self.shape, &cities, &roads, &rivers),
        };
        let wagon_links = text
            .wagon_links
            .iter()
            .map(|group| self.references(group))
            .collect();
        let crossings = text
            .crossings
            .iter()
            .filter_map(|pair| self.pair(pair))
            .collect();
        let tile = Tile {
            id: text.id,
            saved_names: text.saved_names,
            shape: text.shape,
            stack: text.stack,
            sides,
            cities,
            roads,
            rivers,
            fields,
            building: text.building,
            symbols: text.symbols,
            crop_circle: text.crop_circle,
            flying_machine: text.flying_machine,
            wind_rose: text.wind_rose,
            watchtower: text.watchtower,
            quarters: text.quarters,
            wagon_links,
            crossings,
            garden_twin: text.garden_twin,
            max_copies: text.max_copies,
            notes: text.notes,
        };
        (tile, apart)
    }

    fn sides(&mut self, names: &str) -> Vec<PieceSide> {
        self.names(names, self.shape.side_names(), "side")
            .into_iter()
            .map(PieceSide)
            .collect()
    }

    fn halves(&mut self, names: &str) -> Vec<HalfSide> {
        self.names(names, self.shape.half_names(), "half-side")
            .into_iter()
            .map(HalfSide)
            .collect()
    }

    /// The indexes of `names` in `known`.
    fn names(&mut self, names: &str, known: &[&str], what: &str) -> Vec<u8> {
        let mut indexes = Vec::new();
        for name in names.split_whitespace() {
            match known.iter().position(|known| *known == name) {
                Some(index) => indexes.push(index as u8),
                None => self.faults.push(Fault::at(
                    name,
                    format!(
                        "unknown {what}; write {} instead (shape = \"{}\")",
                        known.join(", "),
                        shape_name(self.shape),
                    ),
                )),
            }
        }
        indexes
    }

    fn side_kinds(&mut self, letters: &str) -> Vec<SideKind> {
        let names = self.shape.side_names();
        if letters.chars().count() != names.len() {
            self.faults.push(Fault::new(format!(
                "sides = \"{letters}\" has not {} letters; write one letter for each of {}",
                names.len(),
                names.join(", ")
            )));
        }
        let mut kinds = Vec::new();
        for (letter, name) in letters.chars().zip(names) {
            match SideKind::from_letter(letter) {
                Some(kind) => kinds.push(kind),
                None => self.faults.push(Fault::at(
                    name,
                    format!(
                        "unknown letter {letter} in sides = \"{letters}\"; write C for city, \
                         R road, F field, V river, * anything or # City of Carcassonne"
                    ),
                )),
            }
        }
        kinds
    }

    fn references(&mut self, group: &str) -> Vec<SegmentRef> {
        let mut references = Vec::new();
        for name in group.split_whitespace() {
            match name.parse() {
                Ok(reference) => references.push(reference),
                Err(reason) => self.faults.push(Fault::new(reason)),
            }
        }
        references
    }

    fn pair(&mut self, text: &str) -> Option<(SegmentRef, SegmentRef)> {
        match self.references(text)[..] {
            [first, second] => Some((first, second)),
            _ => {
                self.faults.push(Fault::new(format!(
                    "crossing \"{text}\" is not between two segments; write for example \
                     \"city:0 road:0\""
                )));
                None
            }
        }
    }
}

/// What crosses each side according to the segments; where there is none, field.
fn derived_kinds(shape: Shape, cities: &[City], roads: &[Road], rivers: &[River]) -> Vec<SideKind> {
    let mut kinds = vec![SideKind::Field; shape.sides()];
    let segments = cities.iter().map(|city| (&city.sides, SideKind::City));
    let segments = segments.chain(roads.iter().map(|road| (&road.sides, SideKind::Road)));
    let segments = segments.chain(rivers.iter().map(|river| (&river.sides, SideKind::River)));
    for (sides, kind) in segments {
        for side in sides {
            kinds[side.0 as usize] = kind;
        }
    }
    kinds
}

const fn shape_name(shape: Shape) -> &'static str {
    match shape {
        Shape::Square => "square",
        Shape::Triangle => "triangle",
        Shape::Double => "double",
    }
}
