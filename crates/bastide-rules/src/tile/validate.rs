//! What must hold for one tile taken by itself.
//!
//! Tests on the outline count positions clockwise round it, so they are the same for squares,
//! triangles and doubles: half-side `h` lies at position `2h`, the middle of side `s` at `4s + 1`.

use super::error::Fault;
use super::{SegmentRef, SideKind, Tile, Tunnel};
use crate::geometry::{Half, HalfSide, PieceSide};

/// Checks `tile`; `apart` holds the pairs of a field and a city that meet on the outline without
/// touching each other.
pub(super) fn check_tile(tile: &Tile, apart: &[(usize, usize)], faults: &mut Vec<Fault>) {
    let mut check = Check { tile, faults };
    let owners = check.side_owners();
    check.cities(&owners);
    check.roads();
    let fields = check.field_of_halves();
    check.halves_beside_sides(&fields);
    check.field_cities(&owners, &fields, apart);
    check.wagon_links();
    check.crossings();
    check.signs();
}

struct Check<'a> {
    tile: &'a Tile,
    faults: &'a mut Vec<Fault>,
}

impl Check<'_> {
    fn side_name(&self, side: PieceSide) -> &'static str {
        self.tile.shape.side_names()[side.0 as usize]
    }

    fn half_name(&self, half: HalfSide) -> &'static str {
        self.tile.shape.half_names()[half.0 as usize]
    }

    fn bad(&mut self, reason: String) {
        self.faults.push(Fault::new(reason));
    }

    fn bad_at(&mut self, side: &str, reason: String) {
        self.faults.push(Fault::at(side, reason));
    }

    /// Cities, roads and rivers with their sides.
    fn segments(&self) -> Vec<(SegmentRef, SideKind, Vec<PieceSide>)> {
        let tile = self.tile;
        let cities = tile.cities.iter().enumerate();
        let roads = tile.roads.iter().enumerate();
        let rivers = tile.rivers.iter().enumerate();
        cities
            .map(|(i, city)| (SegmentRef::City(i), SideKind::City, city.sides.clone()))
            .chain(roads.map(|(i, r)| (SegmentRef::Road(i), SideKind::Road, r.sides.clone())))
            .chain(rivers.map(|(i, r)| (SegmentRef::River(i), SideKind::River, r.sides.clone())))
            .collect()
    }

    /// The segment of each side; checks that each side belongs to the one that it should.
    fn side_owners(&mut self) -> Vec<Option<SegmentRef>> {
        let mut owners: Vec<Option<SegmentRef>> = vec![None; self.tile.shape.sides()];
        for (segment, kind, sides) in self.segments() {
            if sides.is_empty() {
                self.bad(format!("{segment} reaches no side; write its `sides`"));
            }
            self.clockwise(&segment.to_string(), &sides, |check, side| {
                check.side_name(side)
            });
            for side in sides {
                let name = self.side_name(side);
                if let Some(other) = owners[side.0 as usize].replace(segment)
                    && other != segment
                {
                    self.bad_at(
                        name,
                        format!(
                            "belongs to two segments, {other} and {segment}; write it in one of \
                             them"
                        ),
                    );
                }
                let letter = self.tile.sides[side.0 as usize].letter();
                if self.tile.sides[side.0 as usize] != kind {
                    self.bad_at(
                        name,
                        format!(
                            "{segment} reaches it, but `sides` says {letter}; write {} there, or \
                             take the side from the segment",
                            kind.letter()
                        ),
                    );
                }
            }
        }
        for (index, kind) in self.tile.sides.iter().enumerate() {
            let needs_segment = matches!(kind, SideKind::City | SideKind::Road | SideKind::River);
            if needs_segment && owners[index].is_none() {
                let name = self.side_name(PieceSide(index as u8));
                self.bad_at(
                    name,
                    format!(
                        "`sides` says {} but no segment reaches it; write the side in a segment, \
                         or F in `sides`",
                        kind.letter()
                    ),
                );
            }
        }
        owners
    }

    /// Checks that the sides or half-sides of `what` are in clockwise order, none twice.
    fn clockwise<T: Copy + Ord>(
        &mut self,
        what: &str,
        items: &[T],
        name: impl Fn(&Self, T) -> &'static str,
    ) {
        let mut sorted = items.to_vec();
        sorted.sort();
        sorted.dedup();
        if sorted != items {
            let names: Vec<&str> = sorted.iter().map(|&item| name(self, item)).collect();
            self.bad(format!(
                "{what} has sides twice or not in clockwise order; write \"{}\"",
                names.join(" ")
            ));
        }
    }

    fn cities(&mut self, owners: &[Option<SegmentRef>]) {
        for (index, city) in self.tile.cities.iter().enumerate() {
            for &side in &city.shared_sides {
                let owner = owners[side.0 as usize];
                let shared = matches!(owner, Some(SegmentRef::City(other)) if other != index);
                if !shared {
                    let name = self.side_name(side);
                    self.bad_at(
                        name,
                        format!(
                            "city:{index} shares it, but it is no side of another city; write it \
                             in the `sides` of that city, or take it from `shared_sides`"
                        ),
                    );
                }
            }
            let others_share = self.tile.cities.iter().any(|other| {
                other
                    .shared_sides
                    .iter()
                    .any(|shared| city.sides.contains(shared))
            });
            let ordinary = city.sides.len() == 1 && city.shared_sides.is_empty() && !others_share;
            if city.castle_base && !ordinary {
                self.bad(format!(
                    "city:{index} is a castle base, but reaches more than one whole side; \
                     take `castle_base` out (BC-20)"
                ));
            }
            if city.pennants > 2 {
                self.bad(format!(
                    "city:{index} has {} pennants; write 0, 1 or 2",
                    city.pennants
                ));
            }
        }
    }

    fn roads(&mut self) {
        for (index, road) in self.tile.roads.iter().enumerate() {
            let (wanted, right) = match road.tunnel {
                None => continue,
                Some(Tunnel::Entrance) => (1, "underpass"),
                Some(Tunnel::Underpass) => (2, "entrance"),
            };
            let sides = road.sides.len();
            if sides != wanted {
                self.bad(format!(
                    "road:{index} has {sides} sides, this kind of tunnel {wanted}; write tunnel = \
                     \"{right}\" if it is one of the other kind"
                ));
            }
        }
    }

    /// The field of each half-side; checks that none belongs to two.
    fn field_of_halves(&mut self) -> Vec<Option<usize>> {
        let mut owners: Vec<Option<usize>> = vec![None; self.tile.shape.sides() * 2];
        for (index, field) in self.tile.fields.iter().enumerate() {
            let what = format!("field:{index}");
            self.clockwise(&what, &field.halves, |check, half| check.half_name(half));
            for &half in &field.halves {
                if let Some(other) = owners[half.0 as usize].replace(index)
                    && other != index
                {
                    let name = self.half_name(half);
                    self.bad_at(
                        name,
                        format!(
                            "the half-side belongs to two fields, {other} and {index}; write it \
                             in one of them"
                        ),
                    );
                }
            }
        }
        owners
    }

    /// Half-sides beside a field, road or river belong to a field, those of a city to none.
    fn halves_beside_sides(&mut self, fields: &[Option<usize>]) {
        for (index, field) in fields.iter().enumerate() {
            let half = HalfSide(index as u8);
            let name = self.half_name(half);
            let kind = self.tile.sides[half.side().0 as usize];
            match (kind, field) {
                (SideKind::Field | SideKind::Road | SideKind::River, None) => self.bad_at(
                    name,
                    format!(
                        "the half-side belongs to no field, though its side is {}; write it in \
                         the `halves` of a field",
                        kind.letter()
                    ),
                ),
                (SideKind::City | SideKind::Any, Some(field)) => self.bad_at(
                    name,
                    format!(
                        "field:{field} has this half-side, but its side is {}; take it from the \
                         field",
                        kind.letter()
                    ),
                ),
                _ => {}
            }
        }
    }

    /// The half-sides beyond both ends of a city side touch that city.
    fn field_cities(
        &mut self,
        owners: &[Option<SegmentRef>],
        fields: &[Option<usize>],
        apart: &[(usize, usize)],
    ) {
        let cities = self.tile.cities.len();
        for (index, field) in self.tile.fields.iter().enumerate() {
            let mut sorted = field.cities.clone();
            sorted.sort_unstable();
            sorted.dedup();
            if sorted != field.cities || sorted.iter().any(|&city| city >= cities) {
                self.bad(format!(
                    "field:{index}: cities = {:?} does not name cities of the tile in order; \
                     they are numbered from 0 and there are {cities}",
                    field.cities
                ));
            }
        }
        let count = fields.len();
        let mut met = Vec::new();
        for (side, owner) in owners.iter().enumerate() {
            let Some(SegmentRef::City(city)) = *owner else {
                continue;
            };
            let first = PieceSide(side as u8).half(Half::First).0 as usize;
            for beyond in [(first + count - 1) % count, (first + 2) % count] {
                let Some(field) = fields[beyond] else {
                    continue;
                };
                met.push((field, city));
                let touches = self.tile.fields[field].cities.contains(&city);
                if !touches && !apart.contains(&(field, city)) {
                    let name = self.half_name(HalfSide(beyond as u8));
                    self.bad_at(
                        name,
                        format!(
                            "field:{field} meets the end of city:{city} here without touching \
                             it; write {city} in its `cities`, or in its `cities_apart` if the \
                             tile is drawn so"
                        ),
                    );
                }
            }
        }
        for &(field, city) in apart {
            let touches = self.tile.fields[field].cities.contains(&city);
            if touches || !met.contains(&(field, city)) {
                self.bad(format!(
                    "field:{field}: cities_apart names {city}, but this is only for cities that \
                     it meets and does not touch; take it out"
                ));
            }
        }
    }

    fn exists(&self, reference: SegmentRef) -> bool {
        match reference {
            SegmentRef::City(index) => index < self.tile.cities.len(),
            SegmentRef::Road(index) => index < self.tile.roads.len(),
            SegmentRef::River(index) => index < self.tile.rivers.len(),
            SegmentRef::Field(index) => index < self.tile.fields.len(),
            SegmentRef::Building => self.tile.building.is_some(),
        }
    }

    fn wagon_links(&mut self) {
        for group in &self.tile.wagon_links {
            let mut distinct: Vec<String> = group.iter().map(ToString::to_string).collect();
            let text = distinct.join(" ");
            distinct.sort();
            distinct.dedup();
            if group.len() < 2 || distinct.len() != group.len() {
                self.bad(format!(
                    "wagon link \"{text}\" is not between different segments; write for example \
                     \"city:0 road:0\""
                ));
            }
            for &reference in group {
                let place_for_wagon =
                    !matches!(reference, SegmentRef::River(_) | SegmentRef::Field(_));
                if !place_for_wagon || !self.exists(reference) {
                    self.bad(format!(
                        "wagon link \"{text}\": {reference} is no city, road or building of this \
                         tile"
                    ));
                }
            }
        }
    }

    /// The crossings are those pairs of segments whose ends alternate round the outline. Inside
    /// the City of Carcassonne layout the outline says nothing.
    fn crossings(&mut self) {
        let mut found = Vec::new();
        if !self.tile.sides.contains(&SideKind::CityOfCarcassonne) {
            let mut ends: Vec<(SegmentRef, Vec<usize>)> = self
                .segments()
                .into_iter()
                .map(|(segment, _, sides)| {
                    (
                        segment,
                        sides.iter().map(|side| side.0 as usize * 4 + 1).collect(),
                    )
                })
                .collect();
            for (index, field) in self.tile.fields.iter().enumerate() {
                let positions = field
                    .halves
                    .iter()
                    .map(|half| half.0 as usize * 2)
                    .collect();
                ends.push((SegmentRef::Field(index), positions));
            }
            for (index, (first, first_ends)) in ends.iter().enumerate() {
                for (second, second_ends) in &ends[index + 1..] {
                    if alternate(first_ends, second_ends) {
                        found.push((*first, *second));
                    }
                }
            }
        }
        let given = &self.tile.crossings;
        if given.len() != found.len() || !given.iter().all(|pair| found.contains(pair)) {
            let found: Vec<String> = found.iter().map(|(a, b)| format!("\"{a} {b}\"")).collect();
            self.bad(format!(
                "`crossings` are not those pairs of segments that cross each other; write \
                 crossings = [{}], or correct the sides of the segments",
                found.join(", ")
            ));
        }
    }

    fn signs(&mut self) {
        for (index, symbol) in self.tile.symbols.iter().enumerate() {
            if self.tile.symbols[..index].contains(symbol) {
                self.bad(format!(
                    "the symbol {symbol:?} stands there twice; write it once"
                ));
            }
        }
    }
}

/// Whether two sets of positions on the outline, both in clockwise order, alternate, so that
/// lines that join the positions of each would cross.
fn alternate(first: &[usize], second: &[usize]) -> bool {
    if first.len() < 2 || second.len() < 2 {
        return false;
    }
    let gap = |position: usize| first.iter().filter(|&&end| end < position).count() % first.len();
    second
        .iter()
        .any(|&position| gap(position) != gap(second[0]))
}
