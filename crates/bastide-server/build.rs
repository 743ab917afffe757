//! Builds anew when the browser table was built anew.

fn main() {
    let dist = std::path::Path::new("../../web/dist");
    // A path that is missing would make cargo build anew every time.
    if let Err(error) = std::fs::create_dir_all(dist) {
        println!("cargo:warning=web/dist can't be made: {error}");
    }
    println!("cargo:rerun-if-changed=../../web/dist");
    println!("cargo:rerun-if-changed=../../rulebook");
    println!("cargo:rerun-if-changed=build.rs");
}
