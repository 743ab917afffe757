use bastide_art::*;
use bastide_rules::{geometry::*, tile::Library};
// one OUT WIDTH id:rot id:rot ...   placed in a row apart
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let lib = Library::standard();
    let e: Vec<SheetEntry> =
        a[3..].iter().map(|s| SheetEntry { tile: lib.tile(s).unwrap(), copies: 1 }).collect();
    let s = sheet("Some tiles", &e, &Style::default());
    std::fs::write(&a[1], to_png(&s, a[2].parse().unwrap()).unwrap()).unwrap();
}
