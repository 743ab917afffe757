use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use bastide_notation::jcz;
use bastide_notation::record::RecordWriter;
use bastide_rules::Events;
use bastide_rules::tile::Library;
use clap::Args;

use crate::files::FileKind;
use crate::game_file::GameFile;
use crate::outcome::Outcome;

const IMPORT_EXAMPLES: &str = "\
Examples:
  bastide import saved.jcz -o game.jsonl";

const EXPORT_EXAMPLES: &str = "\
Examples:
  bastide export game.jsonl -o saved.jcz";

/// Makes a record of a saved game of another program
#[derive(Args, Debug)]
#[command(after_help = IMPORT_EXAMPLES)]
pub(crate) struct ImportArguments {
    /// The saved game: .jcz
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Where the record goes: .jsonl
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// Makes a saved game of another program of a record
#[derive(Args, Debug)]
#[command(after_help = EXPORT_EXAMPLES)]
pub(crate) struct ExportArguments {
    /// The record: .jsonl
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Where the saved game goes: .jcz
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

pub(crate) fn import(arguments: &ImportArguments, out: &mut dyn Write) -> Result<Outcome> {
    need(&arguments.file, FileKind::SavedGame, ".jcz")?;
    need(&arguments.output, FileKind::Record, ".jsonl")?;
    let game = GameFile::read(&arguments.file)?;
    // Played once more, so that the record has the key of each state.
    let mut writer = RecordWriter::new(Vec::new(), &game.record.header)?;
    let mut state = game.start.clone();
    for (_, action) in &game.moves {
        writer.play(&mut state, *action, &mut Events::off())?;
    }
    write(&arguments.output, &writer.into_inner())?;
    for note in &game.notes {
        writeln!(out, "note: {note}")?;
    }
    writeln!(out, "{}: {} moves", arguments.output.display(), game.moves.len())?;
    Ok(Outcome::Fine)
}

pub(crate) fn export(arguments: &ExportArguments, out: &mut dyn Write) -> Result<Outcome> {
    need(&arguments.file, FileKind::Record, ".jsonl")?;
    need(&arguments.output, FileKind::SavedGame, ".jcz")?;
    let game = GameFile::read(&arguments.file)?;
    let text = jcz::export(&game.record, Library::standard())
        .with_context(|| arguments.file.display().to_string())?;
    write(&arguments.output, text.as_bytes())?;
    writeln!(out, "{}: {} moves", arguments.output.display(), game.moves.len())?;
    Ok(Outcome::Fine)
}

fn need(path: &Path, kind: FileKind, ending: &str) -> Result<()> {
    ensure!(
        FileKind::of(path) == Some(kind),
        "{}: this file must end with {ending}",
        path.display()
    );
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    std::fs::write(path, bytes).with_context(|| path.display().to_string())
}
