use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use bastide_art::{SheetEntry, sheet};
use bastide_rules::geometry::Shape;
use bastide_rules::setup::missing_rules;
use bastide_rules::tile::{Library, Tile, TileSet};
use clap::Args;

use crate::outcome::Outcome;
use crate::pictures::PictureArguments;

const EXAMPLES: &str = "\
Examples:
  bastide tiles                              all sets, and whether they can be played
  bastide tiles base-c2                      the tiles of a set
  bastide tiles base-c2 -o sheet.png         the same as a picture
  bastide tiles river-1-c2 -o sheet.svg --theme winter";

/// Lists the sets of tiles, or shows one of them
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct TilesArguments {
    /// The set
    #[arg(value_name = "SET")]
    set: Option<String>,

    /// Draw the set to this file, .svg or .png
    #[arg(short, long, value_name = "FILE", requires = "set")]
    output: Option<PathBuf>,

    #[command(flatten)]
    picture: PictureArguments,
}

pub(crate) fn run(arguments: &TilesArguments, out: &mut dyn Write) -> Result<Outcome> {
    let library = Library::standard();
    let Some(id) = &arguments.set else {
        list_sets(library, out)?;
        return Ok(Outcome::Fine);
    };
    let set = library.set(id).with_context(|| {
        let known: Vec<&str> = library.sets().map(|set| set.id.as_str()).collect();
        format!("there is no tile set {id:?}; there are: {}", known.join(", "))
    })?;
    match &arguments.output {
        None => list_tiles(library, set, out)?,
        Some(path) => {
            let entries: Vec<SheetEntry<'_>> =
                all_tiles(library, set).map(|(tile, copies)| SheetEntry { tile, copies }).collect();
            ensure!(!entries.is_empty(), "the set {id} has no tiles to draw");
            let title = format!("{} ({})", set.name, set.edition);
            let svg = sheet(&title, &entries, &arguments.picture.style());
            arguments.picture.write(path, &svg)?;
            writeln!(out, "{}: {} kinds of tiles", path.display(), entries.len())?;
        }
    }
    Ok(Outcome::Fine)
}

fn all_tiles<'a>(library: &'a Library, set: &'a TileSet) -> impl Iterator<Item = (&'a Tile, u16)> {
    let copies = set.copies.iter().chain(&set.supply_tiles);
    copies.filter_map(|(id, copies)| Some((library.tile(id)?, *copies)))
}

fn list_sets(library: &Library, out: &mut dyn Write) -> Result<()> {
    let width = library.sets().map(|set| set.id.len()).max().unwrap_or(0);
    let mut playable = 0;
    for set in library.sets() {
        let missing = missing_rules(library, set);
        let state = if missing.is_empty() {
            playable += 1;
            "can be played".to_owned()
        } else {
            format!("rules not built yet: {}", missing.join(", "))
        };
        writeln!(out, "{:<width$}  {:>3} tiles  {} – {state}", set.id, set.total, set.name)?;
    }
    writeln!(out, "{} sets, {playable} can be played", library.sets().len())?;
    Ok(())
}

fn list_tiles(library: &Library, set: &TileSet, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{}: {} ({}), {} tiles", set.id, set.name, set.edition, set.total)?;
    let width = all_tiles(library, set).map(|(tile, _)| tile.id.len()).max().unwrap_or(0);
    for (tile, copies) in all_tiles(library, set) {
        writeln!(out, "{copies:>2} × {:<width$}  {}", tile.id, describe(tile))?;
    }
    let missing = missing_rules(library, set);
    if !missing.is_empty() {
        writeln!(out, "Rules not built yet: {}", missing.join(", "))?;
    }
    Ok(())
}

/// "N:C E:R S:F W:R; 1 city, 1 road, 2 fields; pennant".
fn describe(tile: &Tile) -> String {
    let sides: Vec<String> = tile
        .shape
        .side_names()
        .iter()
        .zip(&tile.sides)
        .map(|(name, kind)| format!("{name}:{}", kind.letter()))
        .collect();
    let counts = [
        (tile.cities.len(), "city", "cities"),
        (tile.roads.len(), "road", "roads"),
        (tile.rivers.len(), "river", "rivers"),
        (tile.fields.len(), "field", "fields"),
    ];
    let features: Vec<String> = counts
        .into_iter()
        .filter(|(count, ..)| *count > 0)
        .map(|(count, one, many)| format!("{count} {}", if count == 1 { one } else { many }))
        .collect();
    let mut signs: Vec<String> = Vec::new();
    let pennants: u32 = tile.cities.iter().map(|city| u32::from(city.pennants)).sum();
    if pennants > 0 {
        signs.push(if pennants == 1 {
            "pennant".to_owned()
        } else {
            format!("{pennants} pennants")
        });
    }
    signs.extend(tile.building.map(|building| words(&format!("{building:?}"))));
    signs.extend(tile.symbols.iter().map(|symbol| words(&format!("{symbol:?}"))));
    signs.extend(tile.roads.iter().filter(|road| road.inn).map(|_| "inn".to_owned()));
    let shape = match tile.shape {
        Shape::Square => "",
        Shape::Triangle => "half-size; ",
        Shape::Double => "double-size; ",
    };
    let mut text = format!("{shape}{}; {}", sides.join(" "), features.join(", "));
    if !signs.is_empty() {
        text.push_str(&format!("; {}", signs.join(", ")));
    }
    text
}

/// "SpecialMonastery" as "special monastery".
fn words(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push(' ');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}
