//! Tasks of the workspace: `cargo xtask play`, `cargo xtask test`, `cargo xtask rules`.
fn main() {}
