//! Pieces drawn in the plane. One cell is 4 units wide; x grows to the east, y to the south.

use std::collections::BTreeSet;

use bastide_rules::geometry::Shape;

/// A point of the plane, in quarters of a cell.
pub type Point = (i32, i32);

/// A cell of the grid.
pub type Square = (i32, i32);

/// One side of a drawn piece: the middle, and the middles of its two halves, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnSide {
    pub first: Point,
    pub middle: Point,
    pub second: Point,
}

/// A piece of some shape, drawn where it lies.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The sides, in the order of the shape.
    pub sides: Vec<DrawnSide>,
    /// The cells, part by part.
    pub parts: Vec<Square>,
    /// Of each cell that the piece covers those of its four quarters (cut along both diagonals)
    /// that lie under the piece, each named by a point in it.
    pub area: BTreeSet<Point>,
    /// For each side the part beside whose middle it lies.
    pub part_of_side: Vec<usize>,
}

/// The outline in orientation 0, clockwise from the north-west, with a corner wherever a side ends.
fn outline(shape: Shape) -> Vec<Point> {
    match shape {
        Shape::Square => vec![(0, 0), (4, 0), (4, 4), (0, 4)],
        // HA-8: r0 is the NE half; A lies in the north, B in the east, then the long side.
        Shape::Triangle => vec![(0, 0), (4, 0), (4, 4)],
        Shape::Double => vec![(0, 0), (4, 0), (8, 0), (8, 4), (4, 4), (0, 4)],
    }
}

/// The quarters of the area in orientation 0.
fn quarters(shape: Shape) -> Vec<Point> {
    let (north, east, south, west) = ((2, 1), (3, 2), (2, 3), (1, 2));
    match shape {
        Shape::Square => vec![north, east, south, west],
        Shape::Triangle => vec![north, east],
        Shape::Double => {
            let first = [north, east, south, west];
            first.iter().copied().chain(first.iter().map(|(x, y)| (x + 4, *y))).collect()
        }
    }
}

/// A quarter turn clockwise about the middle of cell (0, 0), `turns` times.
fn turned((x, y): Point, turns: u8) -> Point {
    (0..turns % 4).fold((x, y), |(x, y), _| (4 - y, x))
}

/// The cell in which a point lies that is on no border.
pub fn cell_of((x, y): Point) -> Square {
    (x.div_euclid(4), y.div_euclid(4))
}

impl Drawing {
    pub fn new(shape: Shape, (x, y): Square, turns: u8) -> Self {
        let place = |point: Point| {
            let (px, py) = turned(point, turns);
            (px + 4 * x, py + 4 * y)
        };
        let corners: Vec<Point> = outline(shape);
        let sides = (0..corners.len())
            .map(|index| {
                let (a, b) = (corners[index], corners[(index + 1) % corners.len()]);
                let between =
                    |part: i32| (a.0 + (b.0 - a.0) * part / 4, a.1 + (b.1 - a.1) * part / 4);
                DrawnSide {
                    first: place(between(1)),
                    middle: place(between(2)),
                    second: place(between(3)),
                }
            })
            .collect();
        let middles: Vec<Point> = match shape {
            Shape::Square | Shape::Triangle => vec![(2, 2)],
            Shape::Double => vec![(2, 2), (6, 2)],
        };
        let part_of_side = (0..corners.len())
            .map(|index| {
                let (a, b) = (corners[index], corners[(index + 1) % corners.len()]);
                usize::from((a.0 + b.0) / 2 > 4)
            })
            .collect();
        Self {
            sides,
            parts: middles.into_iter().map(|point| cell_of(place(point))).collect(),
            area: quarters(shape).into_iter().map(place).collect(),
            part_of_side,
        }
    }
}
