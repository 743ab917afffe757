use super::{Symbol, Tile};
use crate::geometry::PieceSide;

/// Whether two tiles show the same apart from a garden. The order of segments does not matter.
pub(super) fn same_but_for_garden(first: &Tile, second: &Tile) -> bool {
    let fields = |tile: &Tile| -> Vec<_> {
        let city_sides = |city: &usize| tile.cities.get(*city).map(|city| city.sides.clone());
        let touched = |cities: &[usize]| -> Vec<Option<Vec<PieceSide>>> {
            let mut touched: Vec<_> = cities.iter().map(city_sides).collect();
            touched.sort();
            touched
        };
        let fields = tile.fields.iter();
        fields
            .map(|f| {
                (
                    f.halves.clone(),
                    touched(&f.cities),
                    f.city_of_carcassonne,
                    f.pig_herds,
                    f.wells,
                )
            })
            .collect()
    };
    let signs = |tile: &Tile| {
        let mut symbols = tile.symbols.clone();
        symbols.retain(|&symbol| symbol != Symbol::Garden);
        symbols.sort();
        symbols
    };
    first.shape == second.shape
        && first.sides == second.sides
        && same_items(&first.cities, &second.cities)
        && same_items(&first.roads, &second.roads)
        && same_items(&first.rivers, &second.rivers)
        && same_items(&fields(first), &fields(second))
        && first.building == second.building
        && signs(first) == signs(second)
        && first.crop_circle == second.crop_circle
        && first.flying_machine == second.flying_machine
        && first.wind_rose == second.wind_rose
        && first.watchtower == second.watchtower
}

/// Whether two lists hold the same items in any order.
fn same_items<T: PartialEq>(first: &[T], second: &[T]) -> bool {
    let mut rest: Vec<&T> = second.iter().collect();
    for item in first {
        match rest.iter().position(|other| *other == item) {
            Some(index) => rest.swap_remove(index),
            None => return false,
        };
    }
    rest.is_empty()
}
