/// Something wrong in a tile file: where, what, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text())]
pub struct TileError {
    /// The file, such as `tiles/base-c1.toml`.
    pub file: String,
    /// The id of the tile, if one tile is at fault.
    pub tile: Option<String>,
    /// The side or half-side of that tile, if one is at fault.
    pub side: Option<String>,
    /// What is wrong, and what to write instead.
    pub reason: String,
}

impl TileError {
    /// An error that concerns a file but no single tile.
    pub(super) fn in_file(file: &str, reason: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            tile: None,
            side: None,
            reason: reason.into(),
        }
    }

    /// An error that concerns one tile.
    pub(super) fn in_tile(file: &str, tile: &str, fault: Fault) -> Self {
        Self {
            file: file.to_owned(),
            tile: Some(tile.to_owned()),
            side: fault.side,
            reason: fault.reason,
        }
    }

    fn text(&self) -> String {
        let mut text = format!("{}: ", self.file);
        if let Some(tile) = &self.tile {
            text += &format!("tile {tile}");
            if let Some(side) = &self.side {
                text += &format!(", side {side}");
            }
            text += ": ";
        }
        text + &self.reason
    }
}

/// What is wrong with a tile, before it is known in which file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// The side or half-side, if one is at fault.
    pub side: Option<String>,
    /// What is wrong, and what to write instead.
    pub reason: String,
}

impl Fault {
    /// A fault of the whole tile.
    pub fn new(reason: impl Into<String>) -> Self {
        Self {
            side: None,
            reason: reason.into(),
        }
    }

    /// A fault of one side or half-side.
    pub fn at(side: &str, reason: impl Into<String>) -> Self {
        Self {
            side: Some(side.to_owned()),
            reason: reason.into(),
        }
    }
}
