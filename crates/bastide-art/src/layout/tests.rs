//! The outlines of fields that are drawn are the fields of the tile.

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::{Library, SegmentRef, Tile};

use super::Layout;
use crate::features::Features;
use crate::test_tiles::{doubles, triangles};

/// Drawn and wanted fields: the half-sides of each, ascending.
fn fields(tile: &Tile, cell: Cell, orientation: Orientation) -> (Vec<Vec<usize>>, Vec<Vec<usize>>) {
    let layout = Layout::new(tile, Features::new(tile, orientation), cell);
    let sorted = |fields: Vec<Vec<usize>>| {
        let mut fields: Vec<Vec<usize>> = fields
            .into_iter()
            .map(|mut halves| {
                halves.sort_unstable();
                halves
            })
            .collect();
        fields.sort();
        fields
    };
    let drawn = layout.faces().into_iter().map(|face| face.halves).collect();
    (sorted(drawn), sorted(layout.features.fields.clone()))
}

/// Where two cities cross, each field shows in parts on both sides of the upper one.
fn cities_cross(tile: &Tile) -> bool {
    tile.crossings.iter().any(|pair| matches!(pair, (SegmentRef::City(_), SegmentRef::City(_))))
}

/// A field that runs on under a city shows in parts: that is what its tile says.
fn runs_under_a_city(tile: &Tile) -> bool {
    tile.crossings.iter().any(|pair| {
        matches!(
            pair,
            (SegmentRef::City(_), SegmentRef::Field(_))
                | (SegmentRef::Field(_), SegmentRef::City(_))
        )
    })
}

fn wrong<'a>(tiles: impl Iterator<Item = &'a Tile>) -> Vec<String> {
    let mut out = Vec::new();
    for tile in tiles {
        for (orientation, n) in
            Orientation::ALL.into_iter().flat_map(|o| (0..5).map(move |n| (o, n)))
        {
            let cell = Cell::new(n * 7 - 3, 4 - n);
            let (drawn, wanted) = fields(tile, cell, orientation);
            let agrees = if runs_under_a_city(tile) {
                drawn.iter().all(|part| {
                    wanted.iter().any(|field| part.iter().all(|half| field.contains(half)))
                }) && drawn.concat().len() == wanted.concat().len()
            } else if cities_cross(tile) {
                let outer = |fields: &[Vec<usize>]| -> Vec<Vec<usize>> {
                    fields.iter().filter(|halves| !halves.is_empty()).cloned().collect()
                };
                outer(&drawn) == outer(&wanted) && drawn.len() >= wanted.len()
            } else {
                drawn == wanted
            };
            if !agrees {
                out.push(format!(
                    "{} {orientation} on {cell}: drawn {drawn:?}, wanted {wanted:?}",
                    tile.id
                ));
            }
        }
    }
    out
}

#[test]
fn drawn_fields_are_the_fields_of_every_tile() {
    // The abbey fits everything and has no field of its own, though meadow is drawn round it.
    let tiles = Library::standard().tiles().filter(|tile| !tile.fields.is_empty());
    let wrong = wrong(tiles);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn drawn_fields_are_the_fields_of_triangles_and_doubles() {
    let wrong = wrong(triangles().iter().chain(&doubles()));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
