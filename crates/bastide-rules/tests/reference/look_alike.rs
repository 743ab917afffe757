//! Which orientations of a tile look the same on the table.

use bastide_rules::geometry::Shape;

use super::board::KindOfTile;
use super::segments::Segment;

/// What a segment shows to the rules, apart from its number: sides and halves as they lie.
type Shown = (u8, Vec<usize>, Vec<(usize, bool)>, u32, bool, bool);

fn shown(segment: &Segment, by: usize, of: usize) -> Shown {
    let mut sides: Vec<usize> = segment.sides.iter().map(|side| (side + by) % of).collect();
    let mut halves: Vec<(usize, bool)> =
        segment.halves.iter().map(|&(side, second)| ((side + by) % of, second)).collect();
    sides.sort_unstable();
    halves.sort_unstable();
    (segment.kind as u8, sides, halves, segment.pennants, segment.inn, segment.herd)
}

/// The tile as it looks when every side has moved on by `by` sides: its segments, each with the
/// cities that it touches.
fn look(kind: &KindOfTile, by: usize) -> Vec<(Shown, Vec<Shown>)> {
    let of = kind.tile.shape.sides();
    let mut look: Vec<(Shown, Vec<Shown>)> = kind
        .segments
        .iter()
        .map(|segment| {
            let mut cities: Vec<Shown> =
                segment.cities.iter().map(|&city| shown(&kind.segments[city], by, of)).collect();
            cities.sort();
            (shown(segment, by, of), cities)
        })
        .collect();
    look.sort();
    look
}

/// The lowest orientation that looks the same. A triangle lies elsewhere when it is turned; a
/// double lies in the same cells when it is turned half round, with its other part first.
pub fn lowest_alike(kind: &KindOfTile, turns: u8) -> u8 {
    let turned_signs = kind.tile.flying_machine.is_some() || kind.tile.wind_rose.is_some();
    if turned_signs {
        return turns;
    }
    match kind.tile.shape {
        Shape::Square => {
            let here = look(kind, turns as usize);
            (0..turns).find(|&lower| look(kind, lower as usize) == here).unwrap_or(turns)
        }
        Shape::Double if turns >= 2 && look(kind, 3) == look(kind, 0) => turns - 2,
        Shape::Double | Shape::Triangle => turns,
    }
}
