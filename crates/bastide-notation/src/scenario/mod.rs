//! Scenarios: short games with what should come of them, written by hand.
//!
//! They are how worked examples of the rulebook and single rules are tested. `docs/formats.md`
//! describes their form.
//!
//! ```
//! use bastide_notation::scenario::{Scenario, run};
//! use bastide_rules::tile::Library;
//!
//! let text = "
//! scenario A road between two crossings
//! rules BG-30
//! sets base-c1
//! seats red blue
//! red: base-fr1r2r3 (-1,0) r0, meeple road E
//! blue: base-r1r2r3r4 (1,0) r0
//! expect scored red 3 road by BG-30 = 3 tiles x 1
//! expect points red 3, blue 0
//! ";
//! let scenario = Scenario::parse("road.scenario", text).expect("a well-formed scenario");
//! let report = run(&scenario, Library::standard());
//! assert!(report.is_success(), "{report}");
//! ```

mod check;
mod inline_tiles;
mod neutral;
mod parse;
mod read_expectation;
mod read_statement;
mod report;
mod run;
mod segment;
mod statement;

pub use parse::SyntaxError;
pub use report::{Failure, Report};
pub use run::{run, run_to_games};

use inline_tiles::InlineTiles;
use statement::Statement;

/// A scenario that has been read and can be run.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub(crate) file: String,
    pub(crate) title: String,
    pub(crate) rules: Vec<String>,
    pub(crate) seats: Vec<String>,
    pub(crate) aliases: std::collections::BTreeMap<String, String>,
    pub(crate) tiles: Vec<InlineTiles>,
    pub(crate) common: Vec<Statement>,
    pub(crate) variants: Vec<Variant>,
}

/// What else holds for one variant of a scenario.
#[derive(Clone, Debug)]
pub(crate) struct Variant {
    pub name: String,
    pub statements: Vec<Statement>,
}

impl Scenario {
    /// The name of the file, as given to [`Scenario::parse`].
    pub fn file(&self) -> &str {
        &self.file
    }

    /// What the scenario is about.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The ids of the rules that it tests.
    pub fn rules(&self) -> &[String] {
        &self.rules
    }
}
