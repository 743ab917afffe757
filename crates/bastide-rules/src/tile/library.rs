use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::{
    ProductBox, SavedGameNames, StartLayout, Tile, TileError, TileRemoval, TileSet, check,
    embedded, read,
};

/// All kinds of tiles, sets and start layouts that a game can be made of.
///
/// Everything in a library has been validated: the tiles by themselves, the sums of the sets,
/// and all references between files.
#[derive(Clone, Debug, Default)]
pub struct Library {
    content: Content,
    saved_games: SavedGameNames,
    tiles_by_id: BTreeMap<String, usize>,
    tiles_by_saved_name: BTreeMap<String, usize>,
    sets_by_id: BTreeMap<String, usize>,
    sets_by_saved_name: BTreeMap<String, usize>,
    set_of_tile: BTreeMap<String, usize>,
}

/// What the files say, in their order.
#[derive(Clone, Debug, Default)]
pub(super) struct Content {
    pub tiles: Vec<Entry<Tile>>,
    pub sets: Vec<Entry<TileSet>>,
    pub layouts: Vec<Entry<StartLayout>>,
    pub boxes: Vec<Entry<ProductBox>>,
    pub removals: Vec<Entry<TileRemoval>>,
    pub saved_games: Vec<Entry<SavedGameNames>>,
}

/// Something that a file describes.
#[derive(Clone, Debug)]
pub(super) struct Entry<T> {
    /// The name of the file.
    pub file: String,
    pub item: T,
}

impl<T> Entry<T> {
    pub fn new(file: &str, item: T) -> Self {
        Self {
            file: file.to_owned(),
            item,
        }
    }
}

impl Library {
    /// The tiles of this project: all files of `tiles/`, which are part of the program.
    pub fn standard() -> &'static Self {
        static STANDARD: OnceLock<Library> = OnceLock::new();
        STANDARD.get_or_init(|| {
            Self::from_texts(embedded::FILES).unwrap_or_else(|errors| {
                let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
                panic!(
                    "the tile files of this program are wrong:\n{}",
                    errors.join("\n")
                )
            })
        })
    }

    /// The names and texts of the files of [`Library::standard`].
    pub fn standard_files() -> &'static [(&'static str, &'static str)] {
        embedded::FILES
    }

    /// Reads a library from files, given as (name, text); `docs/tiles.md` describes their form.
    ///
    /// # Errors
    ///
    /// Everything that is wrong in any of the files; see [`TileError`]. A file that is no TOML
    /// at all, and a tile with an unknown key, give one error each.
    pub fn from_texts(files: &[(&str, &str)]) -> Result<Self, Vec<TileError>> {
        Self::default().extended(files)
    }

    /// This library and what `files` add to it, such as sets made at home. Ids, and names of
    /// saved games, must be new.
    ///
    /// # Errors
    ///
    /// As [`Library::from_texts`].
    pub fn extended(&self, files: &[(&str, &str)]) -> Result<Self, Vec<TileError>> {
        let mut content = self.content.clone();
        let mut errors = Vec::new();
        for (file, text) in files {
            read::read_file(file, text, &mut content, &mut errors);
        }
        check::check(&content, &mut errors);
        if errors.is_empty() {
            Ok(Self::indexed(content))
        } else {
            Err(errors)
        }
    }

    fn indexed(content: Content) -> Self {
        let mut library = Self {
            content,
            ..Self::default()
        };
        for (index, Entry { item: tile, .. }) in library.content.tiles.iter().enumerate() {
            library.tiles_by_id.insert(tile.id.clone(), index);
            for name in &tile.saved_names {
                library.tiles_by_saved_name.insert(name.clone(), index);
            }
        }
        for (index, Entry { item: set, .. }) in library.content.sets.iter().enumerate() {
            library.sets_by_id.insert(set.id.clone(), index);
            if let Some(name) = &set.saved_name {
                library.sets_by_saved_name.insert(name.clone(), index);
            }
            for tile in &set.defines {
                library.set_of_tile.insert(tile.clone(), index);
            }
        }
        for Entry { item: names, .. } in &library.content.saved_games {
            library.saved_games.extend(names.clone());
        }
        library
    }

    /// All kinds of tiles, set by set.
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = &Tile> {
        self.content.tiles.iter().map(|entry| &entry.item)
    }

    /// All sets, in the order of the files.
    pub fn sets(&self) -> impl ExactSizeIterator<Item = &TileSet> {
        self.content.sets.iter().map(|entry| &entry.item)
    }

    /// All start layouts.
    pub fn layouts(&self) -> impl ExactSizeIterator<Item = &StartLayout> {
        self.content.layouts.iter().map(|entry| &entry.item)
    }

    /// Boxes of the shops that hold several sets.
    pub fn boxes(&self) -> impl ExactSizeIterator<Item = &ProductBox> {
        self.content.boxes.iter().map(|entry| &entry.item)
    }

    /// Tiles that leave the game in certain mixes.
    pub fn removals(&self) -> impl ExactSizeIterator<Item = &TileRemoval> {
        self.content.removals.iter().map(|entry| &entry.item)
    }

    /// Names that saved games of the other program use, besides those of tiles, sets and layouts.
    pub fn saved_games(&self) -> &SavedGameNames {
        &self.saved_games
    }

    /// The tile with our name `id`.
    pub fn tile(&self, id: &str) -> Option<&Tile> {
        self.tiles_by_id
            .get(id)
            .map(|&index| &self.content.tiles[index].item)
    }

    /// The tile that saved games call `name`.
    pub fn tile_by_saved_name(&self, name: &str) -> Option<&Tile> {
        self.tiles_by_saved_name
            .get(name)
            .map(|&index| &self.content.tiles[index].item)
    }

    /// The set with our name `id`.
    pub fn set(&self, id: &str) -> Option<&TileSet> {
        self.sets_by_id
            .get(id)
            .map(|&index| &self.content.sets[index].item)
    }

    /// The set that saved games call `name`.
    pub fn set_by_saved_name(&self, name: &str) -> Option<&TileSet> {
        self.sets_by_saved_name
            .get(name)
            .map(|&index| &self.content.sets[index].item)
    }

    /// The set whose file describes the tile `tile`: the one that introduced it.
    pub fn set_of_tile(&self, tile: &str) -> Option<&TileSet> {
        self.set_of_tile
            .get(tile)
            .map(|&index| &self.content.sets[index].item)
    }

    /// The start layout with our name `id`.
    pub fn layout(&self, id: &str) -> Option<&StartLayout> {
        self.layouts().find(|layout| layout.id == id)
    }

    /// The start layout that saved games call `key`.
    pub fn layout_by_saved_key(&self, key: &str) -> Option<&StartLayout> {
        self.layouts()
            .find(|layout| layout.saved_key.as_deref() == Some(key))
    }
}
