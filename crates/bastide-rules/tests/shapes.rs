//! Shapes and orientations against pieces drawn in the plane (HA-7 to HA-13, HA-49).

#[allow(dead_code, reason = "each test binary uses a part of the reference")]
mod reference;

use std::collections::BTreeMap;

use bastide_rules::geometry::{
    Cell, Half, HalfSide, Orientation, PieceSide, Shape, Side, SideHome,
};
use reference::drawing::{Drawing, DrawnSide, Point};

const SHAPES: [Shape; 3] = [Shape::Square, Shape::Triangle, Shape::Double];

fn drawn(shape: Shape, orientation: Orientation) -> Drawing {
    Drawing::new(shape, (0, 0), orientation.into())
}

fn part_of(shape: Shape, part: usize, orientation: Orientation) -> (i32, i32) {
    let (dx, dy) = shape.part_offset(part, orientation);
    (dx.into(), dy.into())
}

/// The middle of a side of a cell.
fn middle_of((x, y): (i32, i32), side: Side) -> Point {
    Drawing::new(Shape::Square, (x, y), 0).sides[side.index()].middle
}

#[test]
fn numbers_of_sides_and_parts() {
    for (shape, sides, parts) in
        [(Shape::Square, 4, 1), (Shape::Triangle, 3, 1), (Shape::Double, 6, 2)]
    {
        assert_eq!(shape.sides(), sides);
        assert_eq!(shape.parts(), parts);
        assert_eq!(shape.side_names().len(), sides);
        assert_eq!(shape.half_names().len(), 2 * sides);
        assert_eq!(drawn(shape, Orientation::default()).sides.len(), sides);
        assert_eq!(drawn(shape, Orientation::default()).parts.len(), parts);
    }
}

#[test]
fn homes_of_sides_equal_the_drawing() {
    for shape in SHAPES {
        for orientation in Orientation::ALL {
            let drawing = drawn(shape, orientation);
            for (index, side) in drawing.sides.iter().enumerate() {
                let home = shape.home(PieceSide(index as u8), orientation);
                let expected = match home.expect("a side of the shape") {
                    SideHome::Outer { part, side } => {
                        middle_of(part_of(shape, part.into(), orientation), side)
                    }
                    SideHome::Diagonal => (2, 2),
                };
                assert_eq!(side.middle, expected, "{shape:?} {orientation} side {index}");
            }
            for beyond in [drawing.sides.len() as u8, 6, 7, 255] {
                if usize::from(beyond) >= shape.sides() {
                    assert_eq!(shape.home(PieceSide(beyond), orientation), None);
                }
            }
        }
    }
}

#[test]
fn parts_equal_the_drawing() {
    for shape in SHAPES {
        for orientation in Orientation::ALL {
            let parts: Vec<(i32, i32)> =
                (0..shape.parts()).map(|part| part_of(shape, part, orientation)).collect();
            assert_eq!(parts, drawn(shape, orientation).parts, "{shape:?} {orientation}");
        }
    }
}

/// `covers` says of each side of each cell whether it is a side of the piece: what `home` says,
/// and what the drawing says.
#[test]
fn covered_sides_equal_the_homes() {
    for shape in SHAPES {
        for orientation in Orientation::ALL {
            let drawing = drawn(shape, orientation);
            for part in 0..2 {
                for side in Side::ALL {
                    let here = |index: usize| {
                        shape.home(PieceSide(index as u8), orientation)
                            == Some(SideHome::Outer { part: part as u8, side })
                    };
                    let at_home = (0..shape.sides()).filter(|&index| here(index)).count();
                    let covered = shape.covers(part, side, orientation);
                    let what = format!("{shape:?} {orientation} part {part} side {side}");
                    assert_eq!(at_home, usize::from(covered), "{what}");
                    if part < shape.parts() {
                        let middle = middle_of(drawing.parts[part], side);
                        let seen = drawing.sides.iter().any(|drawn| drawn.middle == middle);
                        assert_eq!(seen, covered, "{what}");
                    }
                }
            }
        }
    }
}

/// HA-8, row by row: name, short sides A and B, corners PA, Q and PB.
#[test]
fn triangles_lie_as_in_the_table() {
    let (nw, ne, se, sw) = ((0, 0), (4, 0), (4, 4), (0, 4));
    let table = [
        (0, Side::N, Side::E, [nw, ne, se]),
        (1, Side::E, Side::S, [ne, se, sw]),
        (2, Side::S, Side::W, [se, sw, nw]),
        (3, Side::W, Side::N, [sw, nw, ne]),
    ];
    for (turns, a, b, [pa, q, pb]) in table {
        let orientation = Orientation::new(turns);
        let home = |index| Shape::Triangle.home(PieceSide(index), orientation);
        assert_eq!(home(0), Some(SideHome::Outer { part: 0, side: a }), "A of r{turns}");
        assert_eq!(home(1), Some(SideHome::Outer { part: 0, side: b }), "B of r{turns}");
        assert_eq!(home(2), Some(SideHome::Diagonal), "L of r{turns}");
        for side in Side::ALL {
            let covered = Shape::Triangle.covers(0, side, orientation);
            assert_eq!(covered, side == a || side == b, "r{turns} covers {side}");
        }
        // A0 by PA, A1 by Q, B0 by Q, B1 by PB, L0 by PB, L1 by PA (HA-10).
        let drawing = drawn(Shape::Triangle, orientation);
        let nearer = |point: Point, (x, y): Point, (u, v): Point| {
            let far = |(px, py): Point, x: i32, y: i32| (px - x).pow(2) + (py - y).pow(2);
            far(point, x, y) < far(point, u, v)
        };
        let [side_a, side_b, side_l] = [0, 1, 2].map(|index: usize| drawing.sides[index]);
        assert!(nearer(side_a.first, pa, q) && nearer(side_a.second, q, pa));
        assert!(nearer(side_b.first, q, pb) && nearer(side_b.second, pb, q));
        assert!(nearer(side_l.first, pb, pa) && nearer(side_l.second, pa, pb));
        assert_eq!(orientation.opposite(), Orientation::new((turns + 2) % 4));
    }
}

/// Where each half-side of a shape lies, by the point of its middle.
fn halves(shape: Shape, cell: (i32, i32), turns: u8) -> BTreeMap<Point, HalfSide> {
    let drawing = Drawing::new(shape, cell, turns);
    let mut points = BTreeMap::new();
    for (index, DrawnSide { first, second, .. }) in drawing.sides.into_iter().enumerate() {
        let side = PieceSide(index as u8);
        points.insert(first, side.half(Half::First));
        points.insert(second, side.half(Half::Second));
    }
    points
}

/// HA-12: across a side the first half meets the second: N0 and S1, N1 and S0, E0 and W1, …
#[test]
fn half_sides_meet_crosswise() {
    let names = Shape::Square.half_names();
    let expected = [
        (Side::N, [("NNW", "SSW"), ("NNE", "SSE")]),
        (Side::E, [("ENE", "WNW"), ("ESE", "WSW")]),
        (Side::S, [("SSE", "NNE"), ("SSW", "NNW")]),
        (Side::W, [("WSW", "ESE"), ("WNW", "ENE")]),
    ];
    let here = halves(Shape::Square, (0, 0), 0);
    for (side, pairs) in expected {
        let (dx, dy) = side.offset();
        let there = halves(Shape::Square, (dx.into(), dy.into()), 0);
        let mut met: Vec<(&str, &str)> = here
            .iter()
            .filter_map(|(point, half)| {
                let other = there.get(point)?;
                assert_ne!(half.half(), other.half(), "first halves meet second halves");
                Some((names[half.0 as usize], names[other.0 as usize]))
            })
            .collect();
        met.sort_unstable();
        let mut pairs = pairs.to_vec();
        pairs.sort_unstable();
        assert_eq!(met, pairs, "across {side}");
    }
}

/// HA-12: a halfling's half-sides take the places of those of the sides that it covers.
#[test]
fn half_sides_of_triangles_take_the_places_of_those_of_the_cell() {
    let square = halves(Shape::Square, (0, 0), 0);
    for turns in 0..4 {
        let triangle = halves(Shape::Triangle, (0, 0), turns);
        for half in 0..4 {
            let (point, _) =
                triangle.iter().find(|(_, other)| other.0 == half).expect("a half-side");
            let place = square[point];
            // NE: A0 = N0, A1 = N1, B0 = E0, B1 = E1; the others by rotation.
            assert_eq!(place.0, (half + 2 * turns) % 8, "half {half} of r{turns}");
        }
    }
}

/// HA-13: L0 of one half of a cell meets L1 of the other.
#[test]
fn long_sides_meet_crosswise() {
    for turns in 0..4 {
        let here = halves(Shape::Triangle, (0, 0), turns);
        let there = halves(Shape::Triangle, (0, 0), (turns + 2) % 4);
        let met: Vec<(u8, u8)> = here
            .iter()
            .filter_map(|(point, half)| there.get(point).map(|other| (half.0, other.0)))
            .collect();
        let (l0, l1) = (4, 5);
        assert!(met == [(l0, l1), (l1, l0)] || met == [(l1, l0), (l0, l1)], "{met:?}");
        let [one, other] =
            [turns, (turns + 2) % 4].map(|turns| Drawing::new(Shape::Triangle, (0, 0), turns).area);
        assert!(one.is_disjoint(&other), "the two halves fill the cell together");
        assert_eq!(one.len() + other.len(), 4);
    }
}

#[test]
fn half_sides_belong_to_their_sides() {
    for shape in SHAPES {
        for (index, name) in shape.half_names().iter().enumerate() {
            let half = HalfSide(index as u8);
            let side = half.side();
            assert_eq!(side.half(half.half()), half);
            let of_side = shape.side_names()[side.0 as usize];
            assert!(name.starts_with(&of_side[..1]), "{name} is a half of {of_side}");
        }
    }
}

#[test]
fn cells_know_their_surroundings() {
    let cell = Cell::new(-3, 7);
    let around = cell.surroundings();
    for y in 0..15 {
        for x in -10..5 {
            let other = Cell::new(x, y);
            let near = (x + 3).abs() <= 1 && (y - 7).abs() <= 1;
            assert_eq!(around.contains(&other), near && other != cell);
            assert_eq!(cell.is_around(other), near);
        }
    }
    for side in Side::ALL {
        assert_eq!(cell.step(side).step(side.opposite()), cell);
        assert!(around.contains(&cell.step(side)));
    }
    for (cell, within) in [
        (Cell::new(Cell::LIMIT, -Cell::LIMIT), true),
        (Cell::new(Cell::LIMIT + 1, 0), false),
        (Cell::new(0, -Cell::LIMIT - 1), false),
        (Cell::new(i16::MIN, i16::MAX), false),
    ] {
        assert_eq!(cell.in_limits(), within, "{cell}");
    }
}
