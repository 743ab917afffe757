//! What the tests of pictures share.

pub mod pieces;
pub mod scenes;
