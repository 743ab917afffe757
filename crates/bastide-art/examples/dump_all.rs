use bastide_art::*;
use bastide_rules::{geometry::Orientation, tile::Library};
fn main() {
    let detail = match std::env::args().nth(1).as_deref() {
        Some("1") => Detail::Middle,
        Some("0") => Detail::Far,
        _ => Detail::Full,
    };
    for tile in Library::standard().tiles() {
        for o in Orientation::ALL {
            let s = draw_tile(tile, o, &Style { detail, ..Style::default() });
            let body = s.split("</defs>").nth(1).unwrap();
            println!("{} {}\t{}", tile.id, o.quarter_turns(), body.trim());
        }
    }
}
