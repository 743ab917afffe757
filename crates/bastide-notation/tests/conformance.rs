//! Saved games of the other program with recorded expectations, if they lie beside the
//! repository (`../shared/conformance/jcz`). They are not part of it.
#![allow(clippy::unwrap_used, reason = "a test may end where something is not as it should be")]

use std::path::{Path, PathBuf};

use bastide_notation::jcz::{Outcome, check, export, import};
use bastide_rules::Actor;
use bastide_rules::tile::Library;

/// The folder, or nothing with a message if it is missing. `BASTIDE_SHARED` can name another
/// place than `../shared`.
fn folder() -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = std::env::var_os("BASTIDE_SHARED").map_or(beside, PathBuf::from);
    let folder = shared.join("conformance/jcz");
    if folder.is_dir() {
        return Some(folder);
    }
    println!("skipped: {} is missing", folder.display());
    None
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "jcz") {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[test]
fn saved_games_give_what_they_expect() {
    let Some(folder) = folder() else { return };
    let mut failed = Vec::new();
    let mut counts = [0; 3];
    for path in files(&folder) {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(&folder).unwrap().display().to_string();
        let report = check(&text).unwrap();
        println!("{name}: {report}");
        counts[report.outcome as usize] += 1;
        if report.outcome == Outcome::Failed {
            failed.push(format!("{name}: {report}"));
        }
    }
    println!("{} passed, {} failed, {} not supported yet", counts[0], counts[1], counts[2]);
    assert!(counts[0] > 0);
    assert!(failed.is_empty(), "\n{}", failed.join("\n"));
}

#[test]
fn saved_games_survive_import_and_export() {
    let Some(folder) = folder() else { return };
    let mut count = 0;
    for path in files(&folder) {
        let text = std::fs::read_to_string(&path).unwrap();
        let Ok(imported) = import(&text) else { continue };
        let exported = export(&imported.record, Library::standard()).unwrap();
        let again = import(&exported).unwrap();
        assert_eq!(again.record, imported.record, "{}", path.display());
        assert!(again.game == imported.game, "{}", path.display());
        count += 1;
    }
    println!("{count} saved games imported, exported and imported again");
    assert!(count > 0);
}

#[test]
fn tiles_are_drawn_as_the_other_program_draws_them() {
    let Some(folder) = folder() else { return };
    // The only longer one without a list of draws.
    let path = folder.join("river/river-II-curve-placement-2.jcz");
    let imported = import(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(imported.notes, Vec::<String>::new());
    assert_eq!(imported.record.moves.iter().filter(|one| one.by == Actor::Chance).count(), 4);
}
