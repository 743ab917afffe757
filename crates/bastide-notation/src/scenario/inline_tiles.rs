//! Tiles that a scenario brings along.

use bastide_rules::tile::Library;

/// Copies of each tile when the block does not say.
const COPIES: usize = 4;
/// The set of such tiles.
pub(crate) const SET: &str = "scenario";

/// A block of TOML in a scenario, in the form of the tile files (`docs/tiles.md`).
#[derive(Clone, Debug)]
pub(crate) struct InlineTiles {
    /// The line of the file after which the block begins.
    pub line: usize,
    pub text: String,
}

/// `library` with the tiles of all blocks, and whether the set [`SET`] was made for them.
pub(crate) fn extend(
    library: &Library,
    file: &str,
    blocks: &[InlineTiles],
) -> Result<(Library, bool), (usize, String)> {
    let mut extended = library.clone();
    let mut has_own_set = false;
    for block in blocks {
        let fail = |message: String| (block.line, message);
        let table: toml::Table =
            block.text.parse().map_err(|error: toml::de::Error| fail(error.to_string()))?;
        // Empty lines in front make the line numbers of messages those of the scenario.
        let mut text = "\n".repeat(block.line);
        text.push_str(&block.text);
        if !table.contains_key("set") {
            if has_own_set {
                return Err(fail("a second block of tiles needs a [set] of its own".to_owned()));
            }
            has_own_set = true;
            text.push_str(&own_set(&table));
        }
        extended = extended.extended(&[(file, &text)]).map_err(|errors| {
            let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
            fail(errors.join("; "))
        })?;
    }
    Ok((extended, has_own_set))
}

/// A set with some copies of each tile of the block.
fn own_set(table: &toml::Table) -> String {
    let ids: Vec<&str> = table
        .get("tile")
        .and_then(toml::Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(|tile| tile.get("id").and_then(toml::Value::as_str))
        .collect();
    let total = ids.len() * COPIES;
    let mut text = format!(
        "\n[set]\nid = \"{SET}\"\nname = \"Tiles of a scenario\"\nfamily = \"{SET}\"\ntotal = {total}\n\n[copies]\n"
    );
    for id in ids {
        text.push_str(&format!("{} = {COPIES}\n", toml::Value::from(id)));
    }
    text
}
