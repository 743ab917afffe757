//! The pile: what is in it at the start, and what is left.

use std::collections::{BTreeMap, BTreeSet};

use bastide_rules::setup::{GingerbreadSet, RiverStartTile, Setup, Start, StartTile};
use bastide_rules::tile::{Library, Stack, StartLayout, TileSet};

/// Tiles that are drawn before any of the next stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    pub is_river: bool,
    pub copies: BTreeMap<String, u32>,
}

/// What is left to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pile {
    pub stages: Vec<Stage>,
    /// River tiles without a legal place (RV-7).
    pub aside: Vec<String>,
    /// Dragon tiles drawn before the first volcano (PD-8).
    pub dragon_tiles: Vec<String>,
}

impl Pile {
    /// The stage that is drawn from.
    pub fn stage(&self) -> Option<&Stage> {
        self.stages.iter().find(|stage| stage.copies.values().any(|&copies| copies > 0))
    }

    /// What can be drawn now.
    pub fn drawable(&self) -> BTreeMap<String, u32> {
        let copies = self.stage().map(|stage| stage.copies.clone()).unwrap_or_default();
        copies.into_iter().filter(|(_, copies)| *copies > 0).collect()
    }

    pub fn left(&self) -> u32 {
        self.stages.iter().flat_map(|stage| stage.copies.values()).sum()
    }

    pub fn copies_left(&self, tile: &str) -> u32 {
        self.stages.iter().filter_map(|stage| stage.copies.get(tile)).sum()
    }

    pub fn take(&mut self, tile: &str) {
        let stage = self
            .stages
            .iter_mut()
            .find(|stage| stage.copies.values().any(|&copies| copies > 0))
            .expect("something to draw");
        *stage.copies.get_mut(tile).expect("a tile of this stage") -= 1;
    }

    /// PD-8: the dragon tiles put aside come back into the pile, which is the last stage.
    pub fn return_dragon_tiles(&mut self) {
        for tile in std::mem::take(&mut self.dragon_tiles) {
            let stage = self.stages.last_mut().expect("the stage they came from");
            *stage.copies.get_mut(&tile).expect("a tile of this stage") += 1;
        }
    }
}

fn chosen<'a>(setup: &'a Setup, library: &'a Library) -> Vec<(&'a TileSet, u32)> {
    // The first print of the Gingerbread Man's tiles has a set file of its own.
    let first_print = setup.options.gb_set == GingerbreadSet::FirstPrint;
    let printed = |id: &'a str| match id {
        "gingerbread-man" if first_print => "gingerbread-man-first-print",
        other => other,
    };
    let set = |id: &'a str| library.set(printed(id)).expect("a set of the library");
    setup.sets.iter().map(|choice| (set(&choice.id), u32::from(choice.copies))).collect()
}

fn has_river(sets: &[(&TileSet, u32)]) -> bool {
    sets.iter().any(|(set, _)| set.family.starts_with("river-"))
}

/// What lies on the table at the start (BG-1, BG-60, RV-S1).
pub fn start_tiles(setup: &Setup, library: &Library) -> Vec<StartTile> {
    let of_layout = |layout: &StartLayout| {
        let start = |tile: &bastide_rules::tile::LayoutTile| StartTile {
            tile: tile.tile.clone(),
            cell: tile.cell,
            orientation: tile.orientation,
        };
        layout.tiles.iter().map(start).collect()
    };
    match &setup.start {
        Start::Tiles(tiles) => tiles.clone(),
        Start::Layout(id) => of_layout(library.layout(id).expect("a layout of the library")),
        Start::Usual => {
            let sets = chosen(setup, library);
            let river = has_river(&sets);
            let layout = sets
                .iter()
                .filter(|(set, _)| set.family.starts_with("river-") == river)
                .find_map(|(set, _)| set.start_layout.as_deref())
                .expect("a set with a start layout");
            of_layout(library.layout(layout).expect("a layout of the library"))
        }
    }
}

/// The pile at the start.
pub fn pile(setup: &Setup, library: &Library) -> Pile {
    let sets = chosen(setup, library);
    let mut copies: BTreeMap<String, u32> = BTreeMap::new();
    for (set, times) in &sets {
        for (tile, count) in &set.copies {
            *copies.entry(tile.clone()).or_insert(0) += u32::from(*count) * times;
        }
    }
    for tile in sets.iter().flat_map(|(set, _)| &set.removes_tiles) {
        copies.remove(tile);
    }
    let tile = |id: &str| library.tile(id).expect("a tile of the library");
    for (id, count) in &mut copies {
        if let Some(most) = tile(id).max_copies {
            *count = (*count).min(u32::from(most));
        }
    }
    let mut take = |id: &str| {
        if let Some(count) = copies.get_mut(id) {
            *count = count.saturating_sub(1);
        }
    };
    let on_table = start_tiles(setup, library);
    on_table.iter().for_each(|start| take(&start.tile));
    // RV-S1: the start tile of the base game does not lie on the table in a game with a river.
    let mut after_river = BTreeMap::new();
    let tile = |id: &str| library.tile(id).expect("a tile of the library");
    let spring = on_table.iter().any(|start| tile(&start.tile).stack == Stack::RiverSource);
    if spring {
        let ordinary = sets
            .iter()
            .filter(|(set, _)| !set.family.starts_with("river-"))
            .find_map(|(set, _)| set.start_layout.as_deref());
        let layout = library.layout(ordinary.expect("a start layout")).expect("a layout");
        for start in &layout.tiles {
            match setup.options.river_start_tile {
                RiverStartTile::Box => take(&start.tile),
                RiverStartTile::Shuffled => {}
                RiverStartTile::AfterRiver => {
                    take(&start.tile);
                    *after_river.entry(start.tile.clone()).or_insert(0) += 1;
                }
            }
        }
    }
    let of = |stacks: &[Stack]| -> BTreeMap<String, u32> {
        let belongs = |id: &str| stacks.contains(&tile(id).stack);
        copies
            .iter()
            .filter(|(id, count)| **count > 0 && belongs(id))
            .map(|(id, count)| (id.clone(), *count))
            .collect()
    };
    // RV-S3, RV-S4: the fork, then all others, then the lake. Further springs leave the game.
    let river = [Stack::RiverFork, Stack::River, Stack::RiverLake];
    let mut stages: Vec<Stage> =
        river.into_iter().map(|stack| Stage { is_river: true, copies: of(&[stack]) }).collect();
    // RV-S5: further forks are shuffled in.
    let forks = std::mem::take(&mut stages[0].copies);
    for (index, (fork, count)) in forks.into_iter().enumerate() {
        let first = u32::from(index == 0);
        stages[0].copies.extend((first > 0).then(|| (fork.clone(), first)));
        stages[1].copies.extend((count > first).then(|| (fork, count - first)));
    }
    stages.push(Stage { is_river: false, copies: after_river });
    stages.push(Stage { is_river: false, copies: of(&[Stack::Main]) });
    stages.retain(|stage| !stage.copies.is_empty());
    Pile { stages, aside: Vec::new(), dragon_tiles: Vec::new() }
}

/// Every kind of tile that can come up in the game.
pub fn all_tiles(setup: &Setup, library: &Library) -> BTreeSet<String> {
    let mut all: BTreeSet<String> =
        start_tiles(setup, library).into_iter().map(|start| start.tile).collect();
    for stage in pile(setup, library).stages {
        all.extend(stage.copies.into_keys());
    }
    all
}
