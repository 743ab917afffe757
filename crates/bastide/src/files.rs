//! The kinds of files that the program reads, told by their endings.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileKind {
    /// `.jsonl`: the record of a game.
    Record,
    /// `.scenario`: a short game with what should come of it.
    Scenario,
    /// `.jcz`: a saved game of another program.
    SavedGame,
    /// `.toml`: a table of cards.
    CardTable,
}

impl FileKind {
    /// The kind that the ending of `path` tells.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "jsonl" => Some(Self::Record),
            "scenario" => Some(Self::Scenario),
            "jcz" => Some(Self::SavedGame),
            "toml" => Some(Self::CardTable),
            _ => None,
        }
    }

    /// As [`FileKind::of`].
    ///
    /// # Errors
    /// Names the endings that are known.
    pub(crate) fn need(path: &Path) -> Result<Self> {
        Self::of(path).with_context(|| {
            format!(
                "{}: what it holds is told by its ending: .jsonl (a record), .jcz (a saved game \
                 of another program), .scenario or .toml (a table of cards)",
                path.display()
            )
        })
    }
}

/// All files of known kinds that `path` names: itself, or everything below it, in a fixed order.
/// Below a folder a `.toml` may be anything; a table of cards must be named itself.
///
/// # Errors
/// Nothing there, a file of no known kind, a folder that cannot be read.
pub(crate) fn find(path: &Path) -> Result<Vec<(PathBuf, FileKind)>> {
    if !path.is_dir() {
        if !path.exists() {
            bail!("{}: there is no such file or folder", path.display());
        }
        return Ok(vec![(path.to_owned(), FileKind::need(path)?)]);
    }
    let mut found = Vec::new();
    find_below(path, &mut found).with_context(|| path.display().to_string())?;
    found.sort();
    let known = |path: &PathBuf| FileKind::of(path).filter(|kind| *kind != FileKind::CardTable);
    Ok(found.into_iter().filter_map(|path| known(&path).map(|kind| (path, kind))).collect())
}

fn find_below(folder: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        // Links are not followed, so that no folder is visited twice.
        if entry.file_type()?.is_dir() {
            find_below(&entry.path(), found)?;
        } else {
            found.push(entry.path());
        }
    }
    Ok(())
}
