//! A second implementation of the rules, for the tests alone: slow, plain, and written from the
//! rulebook, so that the engine can be compared with it after every action.
//!
//! It keeps nothing up: whatever is asked for is worked out from the pieces on the table. Where
//! pieces meet follows from drawing them: every side and every half of a side has a point in the
//! plane, and two pieces meet where their points coincide.

pub mod board;
pub mod compare;
pub mod dragon;
pub mod drawing;
pub mod fairy;
pub mod features;
pub mod game;
pub mod gingerbread;
pub mod illegal;
pub mod look_alike;
pub mod made_up;
pub mod main_action;
pub mod named;
pub mod neutral;
pub mod pile;
pub mod placement;
pub mod player;
pub mod random;
pub mod river;
pub mod segments;
pub mod setups;
pub mod step;
pub mod trace;
pub mod value;
