use std::collections::{BTreeMap, BTreeSet};

use super::kind::{Kind, KindId, Shown};
use super::{Figures, Ruleset, Stages, Tables};
use crate::MAX_SEATS;
use crate::board::Capacity;
use crate::card::table_in_use;
use crate::expansions::{Hooks, InPlay};
use crate::geometry::{Cell, Orientation, Shape};
use crate::setup::{
    Abbot, ChristmasPresent, GingerbreadSet, HalflingSetup, HalflingSymbolTiles, Inns, PigHerds,
    RiverStartTile, Setup, SetupError, Start, StartTile, UnbuiltRules, WinterInn, missing_rules,
};
use crate::tile::{Library, Stack, StartLayout, TileSet};
use crate::turn::PhaseOrder;

/// The largest number of copies of one set.
const MAX_COPIES: u16 = 60;
/// The largest number of segments, and of known cells, on a board.
const MAX_ENTRIES: usize = 60_000;

impl Ruleset {
    /// Checks `setup` and works it out with the tiles of `library`.
    ///
    /// # Errors
    /// Says what in the setup cannot be played, and what would be right.
    pub fn new(setup: Setup, library: &Library) -> Result<Self, SetupError> {
        check_seats(&setup)?;
        let setup = with_card_table(setup)?;
        let sets = chosen_sets(&setup, library)?;
        let mut copies = copies(&setup, library, &sets);
        let start = start_tiles(&setup, library, &sets)?;
        let mut for_hands = take_tiles_for_hands(&setup, library, &mut copies);
        take_start_tiles(&setup, library, &sets, &start, &mut copies)?;
        let on_table: BTreeSet<&str> = start.iter().map(|tile| tile.tile.as_str()).collect();
        let used: Vec<&str> = copies
            .iter()
            .filter(|(_, count)| **count > 0)
            .map(|(id, _)| *id)
            .chain(on_table)
            .chain(for_hands.keys().copied())
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect();
        let in_play = InPlay::new(&setup.options, &sets);
        let tables = tables(&setup, library, &used, in_play);
        let counts: Vec<u16> = tables
            .kinds
            .iter()
            .map(|kind| copies.get(kind.tile.id.as_str()).copied().unwrap_or(0))
            .collect();
        let stages = stages(&setup, library, &sets, &tables, &counts);
        let figures = Figures::new(setup.seats, &setup.options, in_play.shepherds);
        let hand_size = hand_size(&setup, &sets, &for_hands)?;
        let (hand_kinds, hand_copies): (Vec<KindId>, Vec<u8>) = tables
            .kinds
            .iter()
            .enumerate()
            .filter_map(|(index, kind)| {
                let copies = for_hands.remove(kind.tile.id.as_str())?;
                Some((KindId(index as u16), u8::try_from(copies).unwrap_or(u8::MAX)))
            })
            .unzip();
        let start: Vec<(KindId, Cell, Orientation)> = start
            .iter()
            .filter_map(|tile| {
                let index = tables.kinds.iter().position(|kind| kind.tile.id == tile.tile)?;
                Some((KindId(index as u16), tile.cell, tile.orientation))
            })
            .collect();
        let mut all: Vec<u16> = counts.clone();
        for (kind, copies) in hand_kinds.iter().zip(&hand_copies) {
            all[kind.index()] += u16::from(*copies);
        }
        let capacity = capacity(&tables, &all, &start, figures.len())?;
        let hooks = Hooks::for_game(&setup.options, &tables, in_play);
        let phases = PhaseOrder::new(in_play);
        Ok(Self {
            setup,
            tables,
            figures,
            stages,
            start,
            capacity,
            hooks,
            in_play,
            phases,
            hand_kinds,
            hand_copies,
            hand_size,
        })
    }
}

/// The setup, with a word on the table of cards only where there are any.
fn with_card_table(setup: Setup) -> Result<Setup, SetupError> {
    if setup.options.christmas_present == ChristmasPresent::Off {
        return Ok(Setup { card_table: None, ..setup });
    }
    let in_use = table_in_use();
    if setup.card_table != in_use {
        return Err(SetupError::CardTable { made_with: setup.card_table, in_use });
    }
    Ok(setup)
}

fn check_seats(setup: &Setup) -> Result<(), SetupError> {
    let least = if setup.solo { 1 } else { 2 };
    if (least..=MAX_SEATS as u8).contains(&setup.seats) {
        Ok(())
    } else {
        Err(SetupError::Seats { seats: setup.seats })
    }
}

/// The set that stands for `id` under the options: the Gingerbread Man's tiles had a faulty first
/// print.
fn printed_set<'a>(setup: &Setup, id: &'a str) -> &'a str {
    let first_print = setup.options.gb_set == GingerbreadSet::FirstPrint;
    if first_print && id == "gingerbread-man" { "gingerbread-man-first-print" } else { id }
}

fn chosen_sets<'a>(
    setup: &Setup,
    library: &'a Library,
) -> Result<Vec<(&'a TileSet, u16)>, SetupError> {
    let mut sets: Vec<(&TileSet, u16)> = Vec::new();
    for choice in &setup.sets {
        let set =
            library.set(printed_set(setup, &choice.id)).ok_or_else(|| SetupError::UnknownSet {
                id: choice.id.clone(),
                known: library.sets().map(|set| set.id.as_str()).collect::<Vec<_>>().join(", "),
            })?;
        let most = set.max_sets.unwrap_or(MAX_COPIES);
        if choice.copies == 0 || choice.copies > most {
            return Err(SetupError::Copies { id: set.id.clone(), copies: choice.copies, most });
        }
        if set.family.starts_with("river-") && choice.copies > 1 {
            return Err(SetupError::SeveralRivers { id: set.id.clone() });
        }
        if let Some((other, _)) = sets.iter().find(|(other, _)| other.family == set.family) {
            return Err(if other.id == set.id {
                SetupError::SetTwice { id: set.id.clone() }
            } else {
                SetupError::TwoEditions { first: other.id.clone(), second: set.id.clone() }
            });
        }
        if setup.unbuilt_rules == UnbuiltRules::Refuse {
            let missing = missing_rules(library, set);
            if !missing.is_empty() {
                return Err(SetupError::NotBuilt {
                    id: set.id.clone(),
                    missing: missing.join(", "),
                });
            }
        }
        sets.push((set, choice.copies));
    }
    let has = |family: &str| sets.iter().any(|(set, _)| set.family == family);
    let custom_base =
        sets.iter().any(|(set, _)| set.start_layout.is_some() && !set.family.starts_with("river-"));
    if !custom_base && setup.start == Start::Usual {
        return Err(SetupError::NoBaseGame);
    }
    for (set, _) in &sets {
        if !set.requires_any_of.is_empty() && !set.requires_any_of.iter().any(|family| has(family))
        {
            return Err(SetupError::Needs {
                id: set.id.clone(),
                needs: set.requires_any_of.join(", "),
            });
        }
    }
    Ok(sets)
}

/// Copies of each tile, by id.
fn copies<'a>(
    setup: &Setup,
    library: &'a Library,
    sets: &[(&'a TileSet, u16)],
) -> BTreeMap<&'a str, u16> {
    let mut copies: BTreeMap<&str, u16> = BTreeMap::new();
    for (set, times) in sets {
        for (id, count) in &set.copies {
            // More than a game can hold is refused when its tables are measured.
            let copies = copies.entry(id).or_default();
            *copies = copies.saturating_add(count.saturating_mul(*times));
        }
    }
    for (set, _) in sets {
        for id in &set.removes_tiles {
            copies.remove(id.as_str());
        }
    }
    for (id, count) in &mut copies {
        if let Some(most) = library.tile(id).and_then(|tile| tile.max_copies) {
            *count = (*count).min(most);
        }
    }
    let layout = layout_id(setup, library, sets);
    for removal in library.removals() {
        let when = &removal.when;
        let applies = when.rule.is_none()
            && when.set_in_use.as_ref().is_none_or(|id| sets.iter().any(|(set, _)| set.id == *id))
            && when.start_layout.as_ref().is_none_or(|id| layout == Some(id.as_str()))
            && when.start_layout_is_not.as_ref().is_none_or(|id| layout != Some(id.as_str()));
        if applies {
            for id in &removal.removes {
                copies.remove(id.as_str());
            }
        }
    }
    copies
}

/// Takes out of the pile what players hold in hand; halflings with symbols stay in the box when
/// halflings are dealt, unless the option says otherwise (HA-1, HA-5).
fn take_tiles_for_hands<'a>(
    setup: &Setup,
    library: &Library,
    copies: &mut BTreeMap<&'a str, u16>,
) -> BTreeMap<&'a str, u16> {
    let options = &setup.options;
    let with_symbols = match options.halfling_symbol_tiles {
        HalflingSymbolTiles::Usual => options.halfling_setup == HalflingSetup::Draft,
        HalflingSymbolTiles::Off => false,
        HalflingSymbolTiles::On => true,
    };
    let mut for_hands = BTreeMap::new();
    copies.retain(|id, count| {
        let Some(tile) = library.tile(id).filter(|tile| tile.stack == Stack::Hand) else {
            return true;
        };
        let has_symbol = !tile.symbols.is_empty() || tile.crop_circle.is_some();
        if with_symbols || !has_symbol {
            for_hands.insert(*id, *count);
        }
        false
    });
    for_hands
}

/// HA-2, HA-4: three halflings each with both sets, two with one, or as agreed.
fn hand_size(
    setup: &Setup,
    sets: &[(&TileSet, u16)],
    for_hands: &BTreeMap<&str, u16>,
) -> Result<u8, SetupError> {
    let boxes: u16 = sets
        .iter()
        .filter(|(set, _)| set.family.starts_with("halflings-"))
        .map(|(_, copies)| *copies)
        .sum();
    let usual = if boxes > 1 { 3 } else { 2 };
    let each = match setup.options.halflings_per_player.count() {
        _ if boxes == 0 => return Ok(0),
        Some(each) => each,
        None => usual,
    };
    let available: u32 = for_hands.values().map(|&count| u32::from(count)).sum();
    if u32::from(each) * u32::from(setup.seats) > available {
        let most = available / u32::from(setup.seats.max(1));
        return Err(SetupError::Halflings { each, seats: setup.seats, available, most });
    }
    Ok(each)
}

fn layout_id<'a>(
    setup: &'a Setup,
    library: &'a Library,
    sets: &[(&'a TileSet, u16)],
) -> Option<&'a str> {
    match &setup.start {
        Start::Usual => usual_layout(library, sets).map(|layout| layout.id.as_str()),
        Start::Layout(id) => Some(id),
        Start::Tiles(_) => None,
    }
}

/// The layout for these sets: of all whose conditions hold the one with the most conditions.
fn usual_layout<'a>(library: &'a Library, sets: &[(&TileSet, u16)]) -> Option<&'a StartLayout> {
    let has = |family: &String| sets.iter().any(|(set, _)| set.family == *family);
    let mut best: Option<&StartLayout> = None;
    for layout in library.layouts() {
        let named = sets.iter().any(|(set, _)| set.start_layout.as_ref() == Some(&layout.id));
        let fits = layout.used_with_families.iter().all(|group| group.iter().any(has))
            && !layout.not_with_families.iter().any(has)
            && (named || !layout.used_with_families.is_empty());
        let better =
            best.is_none_or(|best| layout.used_with_families.len() > best.used_with_families.len());
        if fits && better {
            best = Some(layout);
        }
    }
    best
}

fn start_tiles(
    setup: &Setup,
    library: &Library,
    sets: &[(&TileSet, u16)],
) -> Result<Vec<StartTile>, SetupError> {
    let in_sets =
        |id: &str| sets.iter().any(|(set, _)| set.copies.iter().any(|(own, _)| own == id));
    // Where a layout names a tile that this edition has with a garden (or without), it takes that.
    let as_in_sets = |id: &str| {
        let twin = library.tile(id).and_then(|tile| tile.garden_twin.as_deref());
        twin.filter(|twin| !in_sets(id) && in_sets(twin)).unwrap_or(id).to_owned()
    };
    let from_layout = |layout: &StartLayout| {
        layout
            .tiles
            .iter()
            .map(|tile| StartTile {
                tile: as_in_sets(&tile.tile),
                cell: tile.cell,
                orientation: tile.orientation,
            })
            .collect()
    };
    let tiles: Vec<StartTile> = match &setup.start {
        Start::Tiles(tiles) => tiles.clone(),
        Start::Usual => {
            usual_layout(library, sets).map(from_layout).ok_or(SetupError::NoBaseGame)?
        }
        Start::Layout(id) => {
            library.layout(id).map(from_layout).ok_or_else(|| SetupError::UnknownLayout {
                id: id.clone(),
                known: library.layouts().map(|one| one.id.as_str()).collect::<Vec<_>>().join(", "),
            })?
        }
    };
    if tiles.is_empty() {
        return Err(SetupError::EmptyStart);
    }
    match tiles.iter().find(|tile| library.tile(&tile.tile).is_none()) {
        Some(unknown) => Err(SetupError::UnknownStartTile { tile: unknown.tile.clone() }),
        None => Ok(tiles),
    }
}

/// Takes the tiles on the table out of the pile, with those that leave the game because of them:
/// other springs (RV-S5) and, with a river, the start tile (BG-60, RV-S1).
fn take_start_tiles(
    setup: &Setup,
    library: &Library,
    sets: &[(&TileSet, u16)],
    start: &[StartTile],
    copies: &mut BTreeMap<&str, u16>,
) -> Result<(), SetupError> {
    for tile in start {
        match copies.get_mut(tile.tile.as_str()) {
            Some(count) if *count > 0 => *count -= 1,
            _ => return Err(SetupError::StartTileNotInSets { tile: tile.tile.clone() }),
        }
    }
    copies.retain(|id, _| {
        library.tile(id).is_some_and(|tile| {
            !matches!(tile.stack, Stack::RiverSource | Stack::StartLayout | Stack::PlayerSupply)
        })
    });
    if setup.options.river_start_tile != RiverStartTile::Shuffled
        && let Some(id) = replaced_start_tile(library, sets, start)
        && let Some(count) = copies.get_mut(id)
    {
        *count = count.saturating_sub(1);
    }
    Ok(())
}

/// The start tile of the base game, if a spring lies in its place.
fn replaced_start_tile<'a>(
    library: &'a Library,
    sets: &[(&TileSet, u16)],
    start: &[StartTile],
) -> Option<&'a str> {
    let spring = start
        .iter()
        .any(|tile| library.tile(&tile.tile).is_some_and(|tile| tile.stack == Stack::RiverSource));
    if !spring {
        return None;
    }
    let base = sets.iter().find(|(set, _)| !set.family.starts_with("river-"))?;
    let layout = library.layout(base.0.start_layout.as_deref()?)?;
    layout.tiles.first().map(|tile| tile.tile.as_str())
}

fn tables(setup: &Setup, library: &Library, used: &[&str], in_play: InPlay) -> Tables {
    let options = &setup.options;
    let shown = Shown {
        gardens: options.abbot == Abbot::On,
        inns: options.inns == Inns::On,
        winter_inns: options.winter_inn == WinterInn::On,
        pig_herds: options.pig_herds == PigHerds::On,
        in_play,
    };
    let mut tables = Tables::default();
    for id in used {
        if let Some(tile) = library.tile(id) {
            let (kind, oriented) = Kind::new(tile.clone(), shown, tables.kinds.len() as u16);
            tables.kinds.push(kind);
            tables.oriented.extend(oriented);
        }
    }
    tables
}

fn stages(
    setup: &Setup,
    library: &Library,
    sets: &[(&TileSet, u16)],
    tables: &Tables,
    counts: &[u16],
) -> Stages {
    let of = |wanted: Stack| -> Vec<u16> {
        tables
            .kinds
            .iter()
            .zip(counts)
            .map(|(kind, &count)| if kind.tile.stack == wanted { count } else { 0 })
            .collect()
    };
    let mut first_fork = of(Stack::RiverFork);
    let mut river = of(Stack::River);
    // RV-S5: only the first fork is drawn first, further ones are shuffled in.
    let mut found = false;
    for (fork, river) in first_fork.iter_mut().zip(&mut river) {
        if *fork > 0 {
            *river += *fork - u16::from(!found);
            *fork = u16::from(!found);
            found = true;
        }
    }
    let mut after_river = vec![0; counts.len()];
    let has_river = tables.kinds.iter().any(|kind| kind.tile.stack == Stack::RiverSource);
    if has_river
        && setup.options.river_start_tile == RiverStartTile::AfterRiver
        && let Some((set, _)) = sets.iter().find(|(set, _)| !set.family.starts_with("river-"))
        && let Some(layout) = set.start_layout.as_deref().and_then(|id| library.layout(id))
        && let Some(tile) = layout.tiles.first()
        && let Some(index) = tables.kinds.iter().position(|kind| kind.tile.id == tile.tile)
    {
        after_river[index] = 1;
    }
    Stages::new(vec![first_fork, river, of(Stack::RiverLake), after_river, of(Stack::Main)])
}

fn capacity(
    tables: &Tables,
    counts: &[u16],
    start: &[(KindId, Cell, Orientation)],
    figures: usize,
) -> Result<Capacity, SetupError> {
    let mut capacity = Capacity { pieces: 0, cells: 0, nodes: 0, surrounded: 0, gaps: 0, figures };
    let mut add = |kind: &Kind, count: usize| {
        capacity.pieces += count;
        capacity.cells += count * kind.tile.shape.parts();
        capacity.nodes += count * kind.segments.len();
        capacity.surrounded += count * (kind.segments.len() - kind.first_surrounded);
        capacity.gaps += count * usize::from(kind.tile.shape == Shape::Triangle);
    };
    for (kind, count) in tables.kinds.iter().zip(counts) {
        add(kind, *count as usize);
    }
    for (kind, _, _) in start {
        add(&tables.kinds[kind.index()], 1);
    }
    let most = MAX_ENTRIES / 4;
    if capacity.nodes > MAX_ENTRIES || capacity.cells > most {
        return Err(SetupError::TooManyTiles { count: capacity.pieces, most });
    }
    Ok(capacity)
}
