//! Figures on different segments of a piece never stand on the same spot.

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::{Library, SegmentRef, Tile};

use super::Site;
use crate::geometry::{contains, distance};
use crate::test_tiles::{doubles, triangles};

/// Runs `test` on every piece in every orientation; it adds what is wrong.
fn all_sites(test: impl Fn(&Site<'_>, &str, &mut Vec<String>)) {
    let mut wrong = Vec::new();
    let extra: Vec<Tile> = triangles().into_iter().chain(doubles()).collect();
    for tile in Library::standard().tiles().chain(&extra) {
        for orientation in Orientation::ALL {
            for cell in [Cell::new(2, -1), Cell::new(-5, 4)] {
                let site = Site::new(tile, cell, orientation);
                test(&site, &format!("{} {orientation} on {cell}", tile.id), &mut wrong);
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_segment_has_an_area_and_a_foot_point_of_its_own() {
    all_sites(|site, name, wrong| {
        let anchors = site.anchors();
        let missing = site.segments().len() - anchors.len();
        if missing > 0 {
            wrong.push(format!("{name}: {missing} segments without a foot point"));
        }
        for (n, &(segment, at)) in anchors.iter().enumerate() {
            if !contains(site.layout.outline().corners(), at) {
                wrong.push(format!("{name}: {segment:?} stands outside of the piece at {at:?}"));
            }
            if site.segment_loops(segment).is_empty() {
                wrong.push(format!("{name}: {segment:?} has no area"));
            }
            for &(other, there) in &anchors[..n] {
                let gap = distance(at, there);
                if gap < 6.0 {
                    wrong.push(format!("{name}: {segment:?} and {other:?} are {gap:.1} apart"));
                }
            }
        }
    });
}

#[test]
fn figures_stand_on_their_segment() {
    all_sites(|site, name, wrong| {
        for (segment, at) in site.anchors() {
            let loops = site.segment_loops(segment);
            if segment != SegmentRef::Building && !loops.iter().any(|line| contains(line, at)) {
                wrong.push(format!("{name}: {segment:?} stands at {at:?}, outside of its area"));
            }
        }
    });
}
