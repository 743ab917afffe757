//! What must hold for all files together: names are there once, references exist, sums agree.

use std::collections::{BTreeMap, BTreeSet};

use super::error::{Fault, TileError};
use super::layout::check_layout;
use super::library::{Content, Entry};
use super::{Symbol, Tile, TileSet};
use crate::geometry::{PieceSide, Shape};

/// Checks `content`; what is wrong goes to `errors`.
pub(super) fn check(content: &Content, errors: &mut Vec<TileError>) {
    let tiles = content
        .tiles
        .iter()
        .map(|entry| (entry.item.id.as_str(), entry))
        .collect();
    let families = content
        .sets
        .iter()
        .map(|entry| entry.item.family.as_str())
        .collect();
    let layouts = content
        .layouts
        .iter()
        .map(|entry| entry.item.id.as_str())
        .collect();
    let elements = content
        .saved_games
        .elements
        .iter()
        .map(|e| e.id.as_str())
        .collect();
    let mut check = Check {
        content,
        tiles,
        families,
        layouts,
        elements,
        errors,
    };
    check.names();
    check.tiles();
    for Entry { file, item } in &content.sets {
        check.set(file, item);
    }
    check.layouts();
    check.boxes();
    check.removals();
    check.saved_games();
}

struct Check<'a> {
    content: &'a Content,
    tiles: BTreeMap<&'a str, &'a Entry<Tile>>,
    families: BTreeSet<&'a str>,
    layouts: BTreeSet<&'a str>,
    elements: BTreeSet<&'a str>,
    errors: &'a mut Vec<TileError>,
}

impl<'a> Check<'a> {
    fn bad(&mut self, file: &str, reason: String) {
        self.errors.push(TileError::in_file(file, reason));
    }

    fn bad_tile(&mut self, entry: &Entry<Tile>, reason: String) {
        self.errors.push(TileError::in_tile(
            &entry.file,
            &entry.item.id,
            Fault::new(reason),
        ));
    }

    /// Ids and names of saved games are there once each.
    fn names(&mut self) {
        let content = self.content;
        let tiles = content
            .tiles
            .iter()
            .map(|e| (e.file.as_str(), e.item.id.as_str()));
        self.once("tile id", tiles);
        let saved = content.tiles.iter().flat_map(|e| {
            e.item
                .saved_names
                .iter()
                .map(move |name| (e.file.as_str(), name.as_str()))
        });
        self.once("saved name of a tile", saved);
        let sets = content
            .sets
            .iter()
            .map(|e| (e.file.as_str(), e.item.id.as_str()));
        self.once("set id", sets);
        let saved = content.sets.iter();
        let saved = saved.filter_map(|e| Some((e.file.as_str(), e.item.saved_name.as_deref()?)));
        self.once("saved name of a set", saved);
        let layouts = content
            .layouts
            .iter()
            .map(|e| (e.file.as_str(), e.item.id.as_str()));
        self.once("layout id", layouts);
        let saved = content.layouts.iter();
        let saved = saved.filter_map(|e| Some((e.file.as_str(), e.item.saved_key.as_deref()?)));
        self.once("saved key of a layout", saved);
    }

    fn once(&mut self, what: &str, names: impl Iterator<Item = (&'a str, &'a str)>) {
        let mut seen = BTreeMap::new();
        for (file, name) in names {
            if let Some(first) = seen.insert(name, file) {
                self.bad(
                    file,
                    format!("the {what} {name} is there twice, first in {first}; write another"),
                );
            }
        }
    }

    /// Every tile is in a set, and differs from its twin in the garden alone.
    fn tiles(&mut self) {
        let content = self.content;
        for entry in &content.tiles {
            let tile = &entry.item;
            let describing = content
                .sets
                .iter()
                .find(|set| set.item.defines.contains(&tile.id));
            if let Some(Entry { item: set, .. }) = describing {
                let mut members = set.copies.iter().chain(&set.supply_tiles);
                if !members.any(|(member, _)| *member == tile.id) {
                    self.bad_tile(
                        entry,
                        format!(
                            "is described in the file of set {} but not among its tiles; write \
                             it in [copies] or [supply_tiles], or describe it in the file of the \
                             set that has it",
                            set.id
                        ),
                    );
                }
            }
            let Some(twin) = &tile.garden_twin else {
                continue;
            };
            let twin = self.tiles.get(twin.as_str()).map(|entry| &entry.item);
            match twin {
                Some(twin) if twin.garden_twin.as_deref() == Some(tile.id.as_str()) => {
                    let gardens = usize::from(tile.has(Symbol::Garden))
                        + usize::from(twin.has(Symbol::Garden));
                    if gardens != 1 || !same_but_for_garden(tile, twin) {
                        self.bad_tile(
                            entry,
                            format!(
                                "differs from its twin {} in more or less than the symbol \
                                 garden; mend one of them, or take out `garden_twin` in both",
                                twin.id
                            ),
                        );
                    }
                }
                Some(twin) => self.bad_tile(
                    entry,
                    format!(
                        "the garden twin {0} does not name this tile as its own twin; write \
                         garden_twin = \"{1}\" in {0}",
                        twin.id, tile.id
                    ),
                ),
                None => self.bad_tile(
                    entry,
                    format!(
                        "the garden twin {} does not exist; write the id of a tile",
                        tile.garden_twin.as_deref().unwrap_or_default()
                    ),
                ),
            }
        }
    }

    fn set(&mut self, file: &str, set: &'a TileSet) {
        let what = format!("set {}", set.id);
        for (tile, copies) in set.copies.iter().chain(&set.supply_tiles) {
            match self.tiles.get(tile.as_str()) {
                None => self.unknown(file, &what, "tile", tile),
                Some(Entry { item, .. }) => {
                    if let Some(most) = item.max_copies
                        && *copies > most
                    {
                        self.bad(
                            file,
                            format!(
                                "{what}: {copies} copies of {tile}, which may be in a game \
                                 {most} times at most; write {most}, or another `max_copies`"
                            ),
                        );
                    }
                }
            }
        }
        let sum: u32 = set
            .copies
            .iter()
            .map(|&(_, copies)| u32::from(copies))
            .sum();
        if sum != u32::from(set.total) {
            self.bad(
                file,
                format!(
                    "{what}: the copies add up to {sum}, not to the total {}; correct [copies], \
                     or write total = {sum}",
                    set.total
                ),
            );
        }
        if let Some(published) = set.published_total
            && published != set.total
        {
            self.bad(
                file,
                format!(
                    "{what}: the total is {}, the published total {published}; write the same, \
                     or leave `published_total` out if the set is no box",
                    set.total
                ),
            );
        }
        for tile in &set.removes_tiles {
            if !self.tiles.contains_key(tile.as_str()) {
                self.unknown(file, &what, "tile", tile);
            }
        }
        for family in &set.requires_any_of {
            self.known_family(file, &what, family);
        }
        if let Some(layout) = &set.start_layout
            && !self.layouts.contains(layout.as_str())
        {
            self.unknown(file, &what, "start layout", layout);
        }
        let elements = set
            .elements_on_by_default
            .iter()
            .chain(&set.elements_always_on)
            .chain(&set.elements_on_if_symbol_present)
            .chain(&set.symbols_on_tiles);
        for element in elements {
            self.known_element(file, &what, element);
        }
    }

    fn unknown(&mut self, file: &str, what: &str, kind: &str, name: &str) {
        self.bad(
            file,
            format!("{what}: there is no {kind} {name}; write the id of one"),
        );
    }

    fn known_family(&mut self, file: &str, what: &str, family: &str) {
        if !self.families.contains(family) {
            self.unknown(file, what, "family", family);
        }
    }

    fn known_element(&mut self, file: &str, what: &str, element: &str) {
        if !self.elements.contains(element) {
            self.unknown(file, what, "element", element);
        }
    }

    fn known_set(&mut self, file: &str, what: &str, id: &str) -> Option<&'a TileSet> {
        let set = self
            .content
            .sets
            .iter()
            .map(|entry| &entry.item)
            .find(|set| set.id == id);
        if set.is_none() {
            self.unknown(file, what, "set", id);
        }
        set
    }

    fn layouts(&mut self) {
        for Entry { file, item: layout } in &self.content.layouts {
            let what = format!("layout {}", layout.id);
            for family in layout.used_with_families.iter().flatten() {
                self.known_family(file, &what, family);
            }
            for family in &layout.not_with_families {
                self.known_family(file, &what, family);
            }
            let mut tiles = Vec::new();
            for laid in &layout.tiles {
                match self.tiles.get(laid.tile.as_str()) {
                    Some(entry) => tiles.push(&entry.item),
                    None => self.unknown(file, &what, "tile", &laid.tile),
                }
            }
            let valid = |tile: &&Tile| tile.sides.len() == tile.shape.sides();
            if tiles.len() == layout.tiles.len() && tiles.iter().all(valid) {
                for reason in check_layout(layout, &tiles) {
                    self.bad(
                        file,
                        format!("{what}: {reason}; lay the tile elsewhere or turn it"),
                    );
                }
            }
        }
    }

    fn boxes(&mut self) {
        for Entry {
            file,
            item: product,
        } in &self.content.boxes
        {
            let what = format!("box {}", product.name);
            let mut sum = 0;
            for id in &product.sets {
                let Some(set) = self.known_set(file, &what, id) else {
                    continue;
                };
                sum += u32::from(set.total);
                if product.counts_supply_tiles {
                    sum += set
                        .supply_tiles
                        .iter()
                        .map(|&(_, n)| u32::from(n))
                        .sum::<u32>();
                }
            }
            if sum != u32::from(product.total) {
                self.bad(
                    file,
                    format!(
                        "{what}: its sets have {sum} tiles, not {}; write total = {sum}, or \
                         correct `sets`",
                        product.total
                    ),
                );
            }
        }
    }

    fn removals(&mut self) {
        for (
            index,
            Entry {
                file,
                item: removal,
            },
        ) in self.content.removals.iter().enumerate()
        {
            let what = format!("removal {}", index + 1);
            for tile in &removal.removes {
                if !self.tiles.contains_key(tile.as_str()) {
                    self.unknown(file, &what, "tile", tile);
                }
            }
            if let Some(set) = &removal.when.set_in_use {
                self.known_set(file, &what, set);
            }
            for layout in [
                &removal.when.start_layout,
                &removal.when.start_layout_is_not,
            ] {
                if let Some(layout) = layout
                    && !self.layouts.contains(layout.as_str())
                {
                    self.unknown(file, &what, "start layout", layout);
                }
            }
            if let Some(rule) = &removal.when.rule
                && !self
                    .content
                    .saved_games
                    .rules
                    .iter()
                    .any(|known| known.id == *rule)
            {
                self.unknown(file, &what, "rule", rule);
            }
        }
    }

    /// The file of an error in the names for saved games is not recorded; they are one list.
    fn saved_games(&mut self) {
        const FILE: &str = "tiles/saved-games.toml";
        let names = &self.content.saved_games;
        self.once(
            "element id",
            names.elements.iter().map(|e| (FILE, e.id.as_str())),
        );
        self.once(
            "saved key of an element",
            names.elements.iter().map(|e| (FILE, &*e.saved_key)),
        );
        self.once(
            "token id",
            names.tokens.iter().map(|t| (FILE, t.id.as_str())),
        );
        self.once(
            "saved key of a token",
            names.tokens.iter().map(|t| (FILE, &*t.saved_key)),
        );
        self.once("rule id", names.rules.iter().map(|r| (FILE, r.id.as_str())));
        self.once(
            "saved key of a rule",
            names.rules.iter().map(|r| (FILE, &*r.saved_key)),
        );
        for token in &names.tokens {
            self.known_element(FILE, &format!("token {}", token.id), &token.element);
        }
        for rule in &names.rules {
            let what = format!("rule {}", rule.id);
            for value in [Some(&rule.default), rule.when_missing.as_ref()]
                .into_iter()
                .flatten()
            {
                if !rule.values.iter().any(|known| known.value == *value) {
                    self.bad(
                        FILE,
                        format!("{what}: {value:?} is not among `values`; add it"),
                    );
                }
            }
            for element in rule
                .used_with_elements
                .iter()
                .flat_map(|elements| elements.split('+'))
            {
                self.known_element(FILE, &what, element);
            }
        }
        let half_names = Shape::Square.half_names();
        for (theirs, ours) in &names.half_sides {
            if !half_names.contains(&ours.as_str()) {
                self.bad(
                    FILE,
                    format!(
                        "half-side {theirs}: unknown half-side {ours}; write one of {}",
                        half_names.join(", ")
                    ),
                );
            }
        }
        let side_names = Shape::Square.side_names();
        for (theirs, ours) in &names.locations {
            for name in ours
                .split_whitespace()
                .filter(|name| !side_names.contains(name))
            {
                self.bad(
                    FILE,
                    format!(
                        "location {theirs}: unknown side {name}; write {}",
                        side_names.join(", ")
                    ),
                );
            }
        }
    }
}

/// Whether two tiles show the same apart from a garden. The order of segments does not matter.
fn same_but_for_garden(first: &Tile, second: &Tile) -> bool {
    let fields = |tile: &Tile| -> Vec<_> {
        let city_sides = |city: &usize| tile.cities.get(*city).map(|city| city.sides.clone());
        let touched = |cities: &[usize]| -> Vec<Option<Vec<PieceSide>>> {
            let mut touched: Vec<_> = cities.iter().map(city_sides).collect();
            touched.sort();
            touched
        };
        let fields = tile.fields.iter();
        fields
            .map(|f| {
                (
                    f.halves.clone(),
                    touched(&f.cities),
                    f.city_of_carcassonne,
                    f.pig_herds,
                    f.wells,
                )
            })
            .collect()
    };
    let signs = |tile: &Tile| {
        let mut symbols = tile.symbols.clone();
        symbols.retain(|&symbol| symbol != Symbol::Garden);
        symbols.sort();
        symbols
    };
    first.shape == second.shape
        && first.sides == second.sides
        && same_items(&first.cities, &second.cities)
        && same_items(&first.roads, &second.roads)
        && same_items(&first.rivers, &second.rivers)
        && same_items(&fields(first), &fields(second))
        && first.building == second.building
        && signs(first) == signs(second)
        && first.crop_circle == second.crop_circle
        && first.flying_machine == second.flying_machine
        && first.wind_rose == second.wind_rose
        && first.watchtower == second.watchtower
}

/// Whether two lists hold the same items in any order.
fn same_items<T: PartialEq>(first: &[T], second: &[T]) -> bool {
    let mut rest: Vec<&T> = second.iter().collect();
    for item in first {
        match rest.iter().position(|other| *other == item) {
            Some(index) => rest.swap_remove(index),
            None => return false,
        };
    }
    rest.is_empty()
}
