//! The Bastide program.
fn main() {}
