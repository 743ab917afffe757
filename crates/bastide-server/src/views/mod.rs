//! A table as a client sees it. A client gets what its seats may see, and nothing else.

mod cards;
mod commit_point;
mod decision;
mod effects;
mod events;
mod feature;
mod pieces;
mod state;
mod text;
mod whole;

pub(crate) use cards::all_card_kinds;
pub(crate) use feature::{feature_card, features};
pub(crate) use state::fitting_cells;
pub(crate) use whole::{Viewer, earlier_table};
