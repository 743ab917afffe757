use std::collections::BTreeSet;

use bastide_rules::tile::Library;

use super::SavedGameError;
use super::elements::Survey;
use super::evaluate::{Evaluation, Verdict};
use super::file::SavedFile;
use super::replay::Replay;
use super::setup;

/// The most expectations that a file may have. Real ones have some twenty.
const MOST_ASSERTIONS: usize = 1000;

/// How a saved game with expectations turned out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Everything is as the file expects.
    Passed,
    /// Something is not, or the file can't be played.
    Failed,
    /// The file uses rules that are not built yet.
    NotSupported,
}

/// What came of checking a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What the file says that it is about.
    pub description: String,
    /// How it turned out.
    pub outcome: Outcome,
    /// How many expectations were met.
    pub met: usize,
    /// What was not as expected.
    pub failures: Vec<String>,
    /// What is not built yet.
    pub not_supported: Vec<String>,
    /// What was left out of account, and the like.
    pub notes: Vec<String>,
}

impl std::fmt::Display for Check {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.outcome {
            Outcome::Passed => write!(f, "passed ({} expectations)", self.met)?,
            Outcome::Failed => write!(f, "failed: {}", self.failures.join("; "))?,
            Outcome::NotSupported => {
                write!(f, "not supported yet: {}", self.not_supported.join(", "))?;
            }
        }
        for note in &self.notes {
            write!(f, "\n  note: {note}")?;
        }
        Ok(())
    }
}

/// Plays a saved game with the tiles of the program, and compares what it expects.
///
/// # Errors
/// Only if the text can't be read as a saved game; everything else is in the report.
pub fn check(text: &str) -> Result<Check, SavedGameError> {
    check_with_library(text, Library::standard())
}

/// As [`check`], with the tiles of `library`.
///
/// # Errors
/// As [`check`].
pub fn check_with_library(text: &str, library: &Library) -> Result<Check, SavedGameError> {
    let file = SavedFile::read(text)?;
    let survey = Survey::new(&file, library);
    let mut check = Check {
        description: file.test.as_ref().map(|test| test.description.clone()).unwrap_or_default(),
        outcome: Outcome::Passed,
        met: 0,
        failures: Vec::new(),
        not_supported: survey.not_supported.iter().cloned().collect(),
        notes: Vec::new(),
    };
    if check.not_supported.is_empty() {
        let played = play(&file, library, &survey, &mut check);
        match played {
            Ok(()) => {}
            Err(SavedGameError::NotSupported { what }) => check.not_supported.extend(what),
            Err(error) => check.failures.push(error.to_string()),
        }
    }
    if !check.failures.is_empty() {
        check.outcome = Outcome::Failed;
    } else if !check.not_supported.is_empty() {
        check.outcome = Outcome::NotSupported;
    }
    Ok(check)
}

fn play(
    file: &SavedFile,
    library: &Library,
    survey: &Survey,
    check: &mut Check,
) -> Result<(), SavedGameError> {
    let assertions = file.assertions();
    if assertions.len() > MOST_ASSERTIONS {
        let what =
            format!("{} expectations; at most {MOST_ASSERTIONS} are checked", assertions.len());
        return Err(SavedGameError::WrongSetup { what });
    }
    let setup = setup::read(file, library)?;
    let mut replay = Replay::new(file, library, setup, survey)?;
    let run = replay.run().and_then(|()| replay.draw_if_due());
    check.notes.clone_from(&replay.notes);
    run?;
    let evaluation = Evaluation { file, library, replay: &replay };
    let mut not_supported = BTreeSet::new();
    for assertion in assertions {
        match evaluation.verdict(assertion) {
            Verdict::Met => check.met += 1,
            Verdict::NotMet(found) => {
                check.failures.push(format!("expected {assertion:?}, found {found}"));
            }
            Verdict::NotSupported(what) => {
                not_supported.insert(what);
            }
        }
    }
    check.not_supported.extend(not_supported);
    Ok(())
}
