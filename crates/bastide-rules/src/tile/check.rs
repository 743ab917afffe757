//! What must hold for all files together: names are there once, references exist, sums agree.

use std::collections::{BTreeMap, BTreeSet};

use super::error::{Fault, TileError};
use super::layout::check_layout;
use super::library::{Content, Entry};
use super::twin::same_but_for_garden;
use super::{SavedGameNames, SavedRule, Symbol, Tile, TileSet};
use crate::geometry::Shape;

/// Checks `content`; what is wrong goes to `errors`.
///
/// Tiles that `errors` names already are left alone, so that each mistake is told once.
pub(super) fn check(content: &Content, errors: &mut Vec<TileError>) {
    let faulty = errors
        .iter()
        .filter_map(|error| error.tile.clone())
        .collect();
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
        .iter()
        .flat_map(|entry| &entry.item.elements)
        .map(|element| element.id.as_str())
        .collect();
    let mut check = Check {
        content,
        tiles,
        families,
        layouts,
        elements,
        faulty,
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
    /// Ids of tiles that are wrong by themselves.
    faulty: BTreeSet<String>,
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

    /// The tile `id`, unless it is wrong by itself; an unknown one becomes an error of `what`.
    fn known_tile(&mut self, file: &str, what: &str, id: &str) -> Option<&'a Entry<Tile>> {
        if self.faulty.contains(id) {
            return None;
        }
        let tile = self.tiles.get(id).copied();
        if tile.is_none() {
            self.unknown(file, what, "tile", id);
        }
        tile
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
            if self.faulty.contains(&tile.id) || self.faulty.contains(twin) {
                continue;
            }
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
            let most = self
                .known_tile(file, &what, tile)
                .and_then(|entry| entry.item.max_copies);
            if let Some(most) = most
                && *copies > most
            {
                self.bad(
                    file,
                    format!(
                        "{what}: {copies} copies of {tile}, which may be in a game {most} times \
                         at most; write {most}, or another `max_copies`"
                    ),
                );
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
            self.known_tile(file, &what, tile);
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
            let tiles: Vec<&Tile> = layout
                .tiles
                .iter()
                .filter_map(|laid| self.known_tile(file, &what, &laid.tile))
                .map(|entry| &entry.item)
                .collect();
            if tiles.len() == layout.tiles.len() {
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
                self.known_tile(file, &what, tile);
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
            let rules = self.content.saved_games.iter();
            let mut rules = rules.flat_map(|entry| &entry.item.rules);
            if let Some(rule) = &removal.when.rule
                && !rules.any(|known| known.id == *rule)
            {
                self.unknown(file, &what, "rule", rule);
            }
        }
    }

    fn saved_games(&mut self) {
        let all = &self.content.saved_games;
        let elements = all
            .iter()
            .flat_map(|e| e.item.elements.iter().map(|x| (&*e.file, x)));
        self.once(
            "element id",
            elements.clone().map(|(file, e)| (file, &*e.id)),
        );
        self.once(
            "saved key of an element",
            elements.map(|(file, e)| (file, &*e.saved_key)),
        );
        let tokens = all
            .iter()
            .flat_map(|e| e.item.tokens.iter().map(|x| (&*e.file, x)));
        self.once("token id", tokens.clone().map(|(file, t)| (file, &*t.id)));
        self.once(
            "saved key of a token",
            tokens.map(|(file, t)| (file, &*t.saved_key)),
        );
        let rules = all
            .iter()
            .flat_map(|e| e.item.rules.iter().map(|x| (&*e.file, x)));
        self.once("rule id", rules.clone().map(|(file, r)| (file, &*r.id)));
        self.once(
            "saved key of a rule",
            rules.map(|(file, r)| (file, &*r.saved_key)),
        );
        for Entry { file, item } in all {
            for token in &item.tokens {
                self.known_element(file, &format!("token {}", token.id), &token.element);
            }
            for rule in &item.rules {
                self.saved_rule(file, rule);
            }
            self.places(file, item);
        }
    }

    fn saved_rule(&mut self, file: &str, rule: &SavedRule) {
        let what = format!("rule {}", rule.id);
        for value in [Some(&rule.default), rule.when_missing.as_ref()]
            .into_iter()
            .flatten()
        {
            if !rule.values.iter().any(|known| known.value == *value) {
                self.bad(
                    file,
                    format!("{what}: {value} is not among `values`; add it"),
                );
            }
        }
        for element in rule
            .used_with_elements
            .iter()
            .flat_map(|elements| elements.split('+'))
        {
            self.known_element(file, &what, element);
        }
    }

    fn places(&mut self, file: &str, names: &SavedGameNames) {
        let half_names = Shape::Square.half_names();
        for (theirs, ours) in &names.half_sides {
            if !half_names.contains(&ours.as_str()) {
                self.bad(
                    file,
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
                    file,
                    format!(
                        "location {theirs}: unknown side {name}; write {}",
                        side_names.join(", ")
                    ),
                );
            }
        }
    }
}
