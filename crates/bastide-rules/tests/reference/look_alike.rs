//! Which orientations of a tile look the same on the table.

use bastide_rules::geometry::Shape;

use super::board::KindOfTile;
use super::segments::Segment;

/// What a segment shows to the rules, apart from its number: sides and halves as they lie.
type Shown = (u8, Vec<usize>, Vec<(usize, bool)>, u32, bool, bool);

fn shown(segment: &Segment, turns: usize) -> Shown {
    let mut sides: Vec<usize> = segment.sides.iter().map(|side| (side + turns) % 4).collect();
    let mut halves: Vec<(usize, bool)> =
        segment.halves.iter().map(|&(side, second)| ((side + turns) % 4, second)).collect();
    sides.sort_unstable();
    halves.sort_unstable();
    (segment.kind as u8, sides, halves, segment.pennants, segment.inn, segment.herd)
}

/// The tile as it looks in an orientation: its segments, each with the cities that it touches.
fn look(kind: &KindOfTile, turns: usize) -> Vec<(Shown, Vec<Shown>)> {
    let mut look: Vec<(Shown, Vec<Shown>)> = kind
        .segments
        .iter()
        .map(|segment| {
            let mut cities: Vec<Shown> =
                segment.cities.iter().map(|&city| shown(&kind.segments[city], turns)).collect();
            cities.sort();
            (shown(segment, turns), cities)
        })
        .collect();
    look.sort();
    look
}

/// The lowest orientation that looks the same. Only squares have such orientations: a triangle
/// lies elsewhere when it is turned, and so does part 1 of a double.
pub fn lowest_alike(kind: &KindOfTile, turns: u8) -> u8 {
    let turned_signs = kind.tile.flying_machine.is_some() || kind.tile.wind_rose.is_some();
    if kind.tile.shape != Shape::Square || turned_signs {
        return turns;
    }
    let here = look(kind, turns as usize);
    (0..turns).find(|&lower| look(kind, lower as usize) == here).unwrap_or(turns)
}
