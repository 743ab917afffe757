//! The TypeScript types of the browser table are made from the Rust ones.

use std::path::Path;

/// Writes the file instead of comparing it; `cargo xtask types` sets this.
const WRITE: &str = "BASTIDE_WRITE_TYPES";

#[test]
fn typescript_types_are_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/types.ts");
    let made = bastide_server::api::typescript();
    if std::env::var_os(WRITE).is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, made).unwrap();
        return;
    }
    let there = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(there == made, "web/src/api/types.ts is out of date: run `cargo xtask types`");
}

#[test]
fn the_description_names_every_endpoint_of_the_documentation() {
    let description = bastide_server::openapi();
    let documentation = include_str!("../../../../docs/api.md");
    let paths: Vec<&String> = description.paths.paths.keys().collect();
    for path in &paths {
        let written = path
            .replace("{id}", "ID")
            .replace("{version}", "VERSION")
            .replace("{after}", "NUMBER")
            .replace("{page}", "PAGE")
            .replace("{tile}", "TILE")
            .replace("{kind}", "KIND")
            .replace("{card}", "CARD")
            .replace("{deck}", "DECK")
            .replace("{symbol}", "SYMBOL");
        let short = written.trim_start_matches("/api/games/ID/");
        assert!(documentation.contains(&written) || documentation.contains(short), "{written}");
    }
    assert!(paths.len() >= 22, "{paths:?}");
}
