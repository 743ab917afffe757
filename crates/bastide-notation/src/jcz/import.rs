use bastide_rules::Game;
use bastide_rules::tile::Library;

use super::SavedGameError;
use super::elements::Survey;
use super::file::SavedFile;
use super::replay::Replay;
use super::setup;
use crate::record::{Header, Record};

/// A saved game as ours.
#[derive(Debug)]
pub struct Imported {
    /// The record. A turn that was not confirmed is part of it.
    pub record: Record,
    /// The game after its last move.
    pub game: Game,
    /// What was left out of account, and the like.
    pub notes: Vec<String>,
}

/// Imports a saved game with the tiles that come with the program.
///
/// # Errors
/// See [`SavedGameError`].
pub fn import(text: &str) -> Result<Imported, SavedGameError> {
    import_with_library(text, Library::standard())
}

/// Imports a saved game with the tiles of `library`.
///
/// # Errors
/// See [`SavedGameError`].
pub fn import_with_library(text: &str, library: &Library) -> Result<Imported, SavedGameError> {
    let file = SavedFile::read(text)?;
    let survey = Survey::new(&file, library);
    if !survey.not_supported.is_empty() {
        let what = survey.not_supported.into_iter().collect();
        return Err(SavedGameError::NotSupported { what });
    }
    let setup = setup::read(&file, library)?;
    let mut header = Header::new(setup.clone(), names(&file));
    if !file.name.is_empty() {
        header.meta.insert("name".to_owned(), file.name.clone().into());
    }
    let mut replay = Replay::new(&file, library, setup, &survey)?;
    // Records go on to the end of the pile or stop, but do not end early.
    replay.ends_early = false;
    replay.run()?;
    replay.finish_turn();
    Ok(Imported {
        record: Record { header, moves: replay.moves },
        game: replay.state.game,
        notes: replay.notes,
    })
}

/// The names of the players; those without one get a number.
fn names(file: &SavedFile) -> Vec<String> {
    let names = file.players.iter().enumerate().map(|(index, player)| {
        if player.name.is_empty() { format!("Player {}", index + 1) } else { player.name.clone() }
    });
    names.collect()
}
