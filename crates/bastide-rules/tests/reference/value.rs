//! What features are worth, and to whom.

use std::collections::{BTreeMap, BTreeSet};

use bastide_rules::setup::{Farmers, HalflingEpoch, InnIncomplete, Options, TinyCity};
use bastide_rules::{Seat, SegmentKind};

use super::features::{Feature, Features, Node};
use super::game::Standing;

/// Points of a city, road, monastery or garden to each owner, as a completed or an incomplete one.
pub fn value(feature: &Feature, complete: bool, options: &Options) -> i32 {
    let cells = counted(feature, options);
    let pennants = feature.pennants as i32;
    match feature.kind {
        // BG-31, BG-37.
        SegmentKind::City if complete => {
            let tiny = cells == 2 && options.tiny_city == TinyCity::Two;
            (if tiny { 1 } else { 2 }) * (cells + pennants)
        }
        // BG-41.
        SegmentKind::City => cells + pennants,
        // BG-30, RV-14 with IC-2.
        SegmentKind::Road if complete => cells * if feature.inn { 2 } else { 1 },
        // BG-41, IC-3.
        SegmentKind::Road => {
            let nothing = feature.inn && options.inn_incomplete == InnIncomplete::Zero;
            if nothing { 0 } else { cells }
        }
        // BG-33, BG-41, BG-51.
        SegmentKind::Monastery | SegmentKind::Garden => cells,
        SegmentKind::Field | SegmentKind::River => 0,
    }
}

/// What counts in the feature under the ruling in force: the table of HA-34.
pub fn counted(feature: &Feature, options: &Options) -> i32 {
    let by_surroundings = matches!(feature.kind, SegmentKind::Monastery | SegmentKind::Garden);
    let count = match (options.halfling_epoch, by_surroundings) {
        (HalflingEpoch::Year2014 | HalflingEpoch::Year2021, false) => feature.cells.len(),
        (HalflingEpoch::Year2015 | HalflingEpoch::Year2020, false) => feature.pieces.len(),
        (HalflingEpoch::Year2015, true) => feature.pieces_around,
        (_, true) => feature.surroundings,
    };
    count as i32
}

/// The completed cities that a field touches.
pub fn completed_cities(features: &Features, field: &Feature) -> BTreeSet<usize> {
    field.touches.iter().copied().filter(|&city| features.list[city].is_complete()).collect()
}

/// What each owner of the field gets from it, taken by itself (BG-42, RV-15).
pub fn field_value(features: &Features, field: &Feature, options: &Options) -> i32 {
    let each = if options.farmers == Farmers::First { 4 } else { 3 };
    completed_cities(features, field).len() as i32 * (each + i32::from(field.herd))
}

/// How many figures each seat has on the nodes.
pub fn strengths(nodes: &BTreeSet<Node>, standing: &[Standing]) -> BTreeMap<Seat, u32> {
    let mut strengths = BTreeMap::new();
    for figure in standing.iter().filter(|figure| nodes.contains(&figure.node)) {
        *strengths.entry(figure.seat).or_insert(0) += 1;
    }
    strengths
}

/// The seats with the most (BG-34).
pub fn owners(strengths: &BTreeMap<Seat, u32>) -> Vec<Seat> {
    let most = strengths.values().max().copied().unwrap_or(0);
    strengths.iter().filter(|(_, count)| **count == most).map(|(seat, _)| *seat).collect()
}

/// Points by seat for all fields at the end (BG-42).
pub fn field_points(
    features: &Features,
    standing: &[Standing],
    options: &Options,
) -> BTreeMap<Seat, i32> {
    let mut points: BTreeMap<Seat, i32> = BTreeMap::new();
    let fields: Vec<&Feature> =
        features.list.iter().filter(|feature| feature.kind == SegmentKind::Field).collect();
    match options.farmers {
        Farmers::Off => {}
        Farmers::Third => {
            for field in fields {
                for seat in owners(&strengths(&field.nodes, standing)) {
                    *points.entry(seat).or_insert(0) += field_value(features, field, options);
                }
            }
        }
        // Each city once a player; with a herd if one of the fields that he wins has one.
        Farmers::Second => {
            let mut rates: BTreeMap<(Seat, usize), i32> = BTreeMap::new();
            for field in fields {
                for seat in owners(&strengths(&field.nodes, standing)) {
                    for city in completed_cities(features, field) {
                        let rate = rates.entry((seat, city)).or_insert(0);
                        *rate = (*rate).max(3 + i32::from(field.herd));
                    }
                }
            }
            for ((seat, _), rate) in rates {
                *points.entry(seat).or_insert(0) += rate;
            }
        }
        // All farmers around a city together; with a herd if one of them stands by one.
        Farmers::First => {
            for (index, city) in features.list.iter().enumerate() {
                if city.kind != SegmentKind::City || !city.is_complete() {
                    continue;
                }
                let around: Vec<&&Feature> =
                    fields.iter().filter(|field| field.touches.contains(&index)).collect();
                let nodes: BTreeSet<Node> =
                    around.iter().flat_map(|field| field.nodes.iter().copied()).collect();
                for seat in owners(&strengths(&nodes, standing)) {
                    let herd = around.iter().any(|field| {
                        field.herd && strengths(&field.nodes, standing).contains_key(&seat)
                    });
                    *points.entry(seat).or_insert(0) += 4 + i32::from(herd);
                }
            }
        }
    }
    points
}
