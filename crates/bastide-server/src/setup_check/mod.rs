//! What stands against a setup, and how one change mends it.

mod problem;
mod repair;

use bastide_rules::setup::Options;
use bastide_rules::{Game, Setup, SetupError};
use serde_json::Value;

use crate::api::{Problem, SetupCheck};
use problem::problem;
use repair::{apply, repair};

/// Problems that are told at most.
const MOST_PROBLEMS: usize = 50;

/// Everything that stands against a setup in JSON. Options and values that there are not are
/// problems like others.
pub(crate) fn check_json(mut json: Value) -> SetupCheck {
    let wrong_options = take_wrong_options(&mut json);
    match serde_json::from_value::<Setup>(json) {
        Ok(setup) => check_from(&setup.for_cards_in_use(), wrong_options),
        Err(error) => {
            let mut problems = wrong_options;
            problems.push(problem::unreadable(&error.to_string()));
            SetupCheck { problems, tiles: None }
        }
    }
}

/// Everything that stands against a setup.
///
/// The engine stops at the first problem; here each one is put right on a copy to find the next.
#[cfg(test)]
pub(crate) fn check(setup: &Setup) -> SetupCheck {
    check_from(setup, Vec::new())
}

fn check_from(setup: &Setup, mut problems: Vec<Problem>) -> SetupCheck {
    let mut copy = setup.clone();
    loop {
        let error = match Game::new(copy.clone()) {
            Ok(game) => {
                let tiles = game.tiles_left() + game.piece_count() as u32;
                let tiles = problems.is_empty().then_some(tiles);
                return SetupCheck { problems, tiles };
            }
            Err(error) => error,
        };
        let change = repair(&copy, &error);
        problems.push(problem(&error, change.clone()));
        let Some(change) = change else { break };
        let before = copy.clone();
        apply(&mut copy, &change);
        if copy == before || problems.len() >= MOST_PROBLEMS {
            break;
        }
    }
    SetupCheck { problems, tiles: None }
}

/// Takes options and values that there are not out of a setup in JSON, and says what was wrong.
fn take_wrong_options(json: &mut Value) -> Vec<Problem> {
    let Some(options) = json.get_mut("options").and_then(Value::as_object_mut) else {
        return Vec::new();
    };
    let mut problems = Vec::new();
    options.retain(|id, value| {
        let Some(value) = value.as_str() else { return true };
        let Err(error) = Options::default().set(id, value) else { return true };
        if problems.len() < MOST_PROBLEMS {
            problems.push(wrong_option(&error));
        }
        false
    });
    problems
}

fn wrong_option(error: &SetupError) -> Problem {
    problem(error, repair::option_repair(error))
}

#[cfg(test)]
mod tests {
    use bastide_rules::Setup;
    use bastide_rules::geometry::{Cell, Orientation};
    use bastide_rules::setup::{SetChoice, Start, StartTile};
    use serde_json::json;

    use super::*;
    use crate::api::{SetupChange, TextArg};

    fn with(sets: &[(&str, u16)]) -> Setup {
        let mut setup = Setup::with_sets(&[], 2);
        setup.sets = sets
            .iter()
            .map(|(id, copies)| SetChoice { id: (*id).to_owned(), copies: *copies })
            .collect();
        setup
    }

    fn started(tiles: &[(&str, i16)]) -> Setup {
        let tile = |&(tile, x): &(&str, i16)| StartTile {
            tile: tile.to_owned(),
            cell: Cell::new(x, 0),
            orientation: Orientation::default(),
        };
        Setup {
            start: Start::Tiles(tiles.iter().map(tile).collect()),
            ..Setup::with_set("base-c2", 2)
        }
    }

    /// The only problem of a setup that becomes playable by its repair.
    #[track_caller]
    fn mended(setup: &Setup, key: &str, rule: Option<&str>, change: SetupChange) -> Problem {
        let mut found = check(setup).problems;
        assert_eq!(found.len(), 1, "{found:?}");
        let problem = found.remove(0);
        assert_eq!((problem.key.as_str(), problem.rule.as_deref()), (key, rule));
        let repair = problem.repair.clone().expect("a repair");
        assert_eq!(repair.change, change);
        assert!(repair.text.key.starts_with("repair-"));
        let mut copy = setup.clone();
        apply(&mut copy, &repair.change);
        let after = check(&copy);
        assert_eq!(after.problems, [], "the repair mends it");
        assert!(after.tiles.is_some());
        problem
    }

    fn word(problem: &Problem, name: &str) -> String {
        match &problem.args[name] {
            TextArg::Word(word) => word.clone(),
            TextArg::Number(number) => number.to_string(),
        }
    }

    #[test]
    fn numbers_of_players() {
        for (seats, right) in [(0, 2), (1, 2), (10, 9), (255, 9)] {
            let setup = Setup::with_set("base-c2", seats);
            let change = SetupChange::SetSeats { seats: right };
            let problem = mended(&setup, "problem-seats", Some("BG-2"), change);
            assert_eq!(word(&problem, "seats"), seats.to_string());
            assert_eq!(word(&problem, "most"), "9");
        }
    }

    #[test]
    fn sets_that_cannot_be() {
        let remove = |set: &str| SetupChange::RemoveSet { set: set.to_owned() };
        let copies = |set: &str, copies| SetupChange::SetCopies { set: set.to_owned(), copies };
        let unknown = with(&[("base-c2", 1), ("nonsense", 1)]);
        let problem = mended(&unknown, "problem-unknown-set", None, remove("nonsense"));
        assert_eq!(word(&problem, "set"), "nonsense");
        let unbuilt = with(&[("base-c2", 1), ("tower-c2", 1)]);
        let problem = mended(&unbuilt, "problem-not-built", None, remove("tower-c2"));
        assert!(problem.message.contains("the-tower"), "{}", problem.message);
        let twice = with(&[("base-c2", 1), ("base-c2", 2)]);
        mended(&twice, "problem-set-twice", Some("BG-72"), remove("base-c2"));
        let editions = with(&[("base-c1", 1), ("base-c2", 1)]);
        let problem = mended(&editions, "problem-two-editions", None, remove("base-c2"));
        assert_eq!(word(&problem, "other"), "base-c1");
        let rivers = with(&[("base-c2", 1), ("river-1-c2", 2)]);
        mended(&rivers, "problem-one-river", Some("RV-S5"), copies("river-1-c2", 1));
        let none = with(&[("base-c2", 0)]);
        mended(&none, "problem-copies", Some("BG-72"), copies("base-c2", 1));
        let many = with(&[("base-c2", u16::MAX)]);
        let problem = &check(&many).problems[0];
        assert_eq!(problem.key, "problem-copies");
        let most = word(problem, "most").parse().unwrap();
        assert_eq!(problem.repair.as_ref().unwrap().change, copies("base-c2", most));
        let no_base = with(&[("river-1-c2", 1)]);
        let add = SetupChange::AddSet { set: "base-c2".to_owned() };
        mended(&no_base, "problem-no-base-game", Some("BG-1"), add);
        assert_eq!(check(&with(&[])).problems[0].key, "problem-no-base-game");
    }

    #[test]
    fn a_set_that_needs_another() {
        let library = bastide_rules::tile::Library::standard();
        let (mut setup, mut needing) = (Setup::with_set("base-c2", 2), None);
        setup.unbuilt_rules = bastide_rules::setup::UnbuiltRules::PlainTiles;
        for set in library.sets() {
            let mut tried = setup.clone();
            tried.sets.push(SetChoice { id: set.id.clone(), copies: 1 });
            if matches!(Game::new(tried.clone()), Err(SetupError::Needs { .. })) {
                needing = Some((set.id.clone(), tried));
            }
        }
        let (set, setup) = needing.expect("some set needs another one");
        let problem =
            mended(&setup, "problem-needs", None, SetupChange::RemoveSet { set: set.clone() });
        assert_eq!(word(&problem, "set"), set);
        assert!(!word(&problem, "needs").is_empty());
    }

    #[test]
    fn too_many_tiles() {
        let setup = with(&[("base-c2", 200), ("winter", 2)]);
        let problem = &check(&setup).problems[0];
        if problem.key == "problem-copies" {
            let SetupChange::SetCopies { copies, .. } = problem.repair.as_ref().unwrap().change
            else {
                panic!("{problem:?}")
            };
            assert!(copies < 200);
        }
        let error = SetupError::TooManyTiles { count: 20_000, most: 16_383 };
        let problem = problem::problem(&error, repair(&setup, &error));
        assert_eq!(problem.key, "problem-too-many-tiles");
        let change = problem.repair.expect("fewer copies").change;
        assert_eq!(change, SetupChange::SetCopies { set: "base-c2".to_owned(), copies: 1 });
        let single = with(&[("base-c2", 1)]);
        assert_eq!(repair(&single, &error), None);
    }

    #[test]
    fn starts_that_cannot_be() {
        for (setup, key) in [
            (started(&[]), "problem-empty-start"),
            (started(&[("nonsense", 0)]), "problem-unknown-start-tile"),
            (started(&[("base-crfr", 0), ("base-fcfc", 1)]), "problem-start-tile"),
            (started(&[("river1-ffvv-garden", 0)]), "problem-start-tile-not-in-sets"),
            (
                Setup {
                    start: Start::Layout("nonsense".to_owned()),
                    ..Setup::with_set("base-c2", 2)
                },
                "problem-unknown-layout",
            ),
        ] {
            mended(&setup, key, None, SetupChange::UsualStart);
        }
    }

    #[test]
    fn options_that_are_none() {
        let json = json!({
            "sets": [{ "id": "base-c2" }], "seats": 2,
            "options": { "farmers": "F9", "luck": "on", "abbot": "on" },
        });
        let found = check_json(json).problems;
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!(found[0].key, "problem-unknown-value");
        assert_eq!(found[0].rule.as_deref(), Some("BG-42"));
        let change = &found[0].repair.as_ref().unwrap().change;
        let right = SetupChange::SetOption { option: "farmers".to_owned(), value: "F3".to_owned() };
        assert_eq!(*change, right);
        assert_eq!(found[1].key, "problem-unknown-option");
        let change = &found[1].repair.as_ref().unwrap().change;
        assert_eq!(*change, SetupChange::RemoveOption { option: "luck".to_owned() });
        let mut setup = Setup::with_set("base-c1", 2);
        setup.options.farmers = bastide_rules::setup::Farmers::Off;
        apply(&mut setup, &right);
        assert_eq!(setup.options.farmers, bastide_rules::setup::Farmers::Third);
        apply(&mut setup, change);
        assert_eq!(check(&setup).problems, []);
    }

    #[test]
    fn nonsense_is_unreadable() {
        for json in [json!({ "seats": 2 }), json!([]), json!(null), json!({ "options": 3 })] {
            let found = check_json(json);
            assert_eq!(found.problems[0].key, "problem-unreadable");
            assert_eq!(found.problems[0].repair, None);
            assert!(!found.problems[0].message.is_empty());
        }
    }

    #[test]
    fn all_problems_are_named() {
        let mut setup = Setup::with_sets(&["base-c2", "tower-c2", "nonsense"], 2);
        setup.seats = 11;
        let messages: Vec<String> =
            check(&setup).problems.into_iter().map(|problem| problem.message).collect();
        assert_eq!(messages.len(), 3, "{messages:?}");
        for part in ["11 players", "tower-c2", "nonsense"] {
            assert!(messages.iter().any(|message| message.contains(part)), "{part}: {messages:?}");
        }
    }

    /// Every text that a problem or a repair can name is there in all languages.
    #[test]
    fn every_text_is_there() {
        let keys = problem::KEYS.iter().chain(&repair::KEYS);
        for language in ["en", "cs", "ca"] {
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
                .join(format!("../../locales/{language}/setup.ftl"));
            let text = std::fs::read_to_string(file).unwrap();
            for key in keys.clone() {
                assert!(text.contains(&format!("\n{key} = ")), "{language}: {key}");
            }
        }
    }
}
