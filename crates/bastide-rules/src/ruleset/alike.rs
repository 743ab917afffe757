//! Which orientations of a tile are the same on the table.

use super::kind::Segment;
use super::port::{NO_SEGMENT, Oriented};
use crate::geometry::Shape;
use crate::tile::Tile;

/// One bit for each orientation that differs from all lower ones in what it offers to its
/// neighbours. A double that looks the same upside down needs only the two lower ones: turned
/// round, with its other part first, it covers the same cells.
pub(super) fn distinct_orientations(
    tile: &Tile,
    segments: &[Segment],
    oriented: &[Oriented; 4],
) -> u8 {
    let turned_signs = tile.flying_machine.is_some() || tile.wind_rose.is_some();
    if tile.shape == Shape::Triangle || turned_signs {
        return 0b1111;
    }
    let may_be_alike = |lower: usize, turned: usize| {
        tile.shape == Shape::Square || (tile.shape == Shape::Double && lower + 2 == turned)
    };
    (0..4).fold(0, |bits, turned| {
        let is_alike = (0..turned).any(|lower| {
            may_be_alike(lower, turned)
                && same_when_turned(tile.shape, segments, &oriented[lower], &oriented[turned])
        });
        if is_alike { bits } else { bits | 1 << turned }
    })
}

/// For each segment of one orientation the one that lies in its place in the other.
struct Partners(Vec<u8>);

impl Partners {
    /// Notes that `other` lies in the place of `segment`; `false` if another one does.
    fn add(&mut self, segment: usize, other: u8) -> bool {
        if self.0[segment] == NO_SEGMENT && !self.0.contains(&other) {
            self.0[segment] = other;
        }
        self.0[segment] == other
    }

    /// The bits of segments, moved to their partners.
    fn moved(&self, bits: u8) -> u8 {
        let set = self.0.iter().take(8).enumerate().filter(|(index, _)| bits >> index & 1 == 1);
        set.filter(|(_, partner)| **partner < 8).fold(0, |all, (_, partner)| all | 1 << partner)
    }
}

/// Whether two orientations differ only in the numbering of segments that are alike.
fn same_when_turned(shape: Shape, segments: &[Segment], a: &Oriented, b: &Oriented) -> bool {
    let mut partners = Partners(vec![NO_SEGMENT; segments.len()]);
    for part in 0..shape.parts() {
        for side in 0..4 {
            let (p, q) = (a.ports[part][side], b.ports[shape.parts() - 1 - part][side]);
            if p.kind != q.kind || p.is_covered() != q.is_covered() {
                return false;
            }
            for (s, t) in [(p.middle, q.middle), (p.first, q.first), (p.second, q.second)] {
                let alike = match (s, t) {
                    (NO_SEGMENT, NO_SEGMENT) => true,
                    (NO_SEGMENT, _) | (_, NO_SEGMENT) => false,
                    _ => partners.add(s.into(), t),
                };
                if !alike {
                    return false;
                }
            }
        }
    }
    // Segments that touch no side lie in the place of any that is alike and not yet taken. Cities
    // come before the fields that touch them.
    for index in 0..segments.len() {
        let wanted = &segments[index];
        if partners.0[index] == NO_SEGMENT {
            let found = (0..segments.len() as u8).find(|&other| {
                !partners.0.contains(&other)
                    && partners.moved(wanted.touches) == segments[other as usize].touches
                    && wanted.kind == segments[other as usize].kind
                    && wanted.start == segments[other as usize].start
            });
            match found {
                Some(other) => partners.0[index] = other,
                None => return false,
            }
        }
        let other = &segments[partners.0[index] as usize];
        let is_alike = wanted.kind == other.kind
            && wanted.start == other.start
            && partners.moved(wanted.touches) == other.touches;
        if !is_alike {
            return false;
        }
    }
    true
}
