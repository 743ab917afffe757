use bastide_rules::geometry::{Cell, Orientation, Shape};

use super::point::{Point, lerp, point, unit};
use super::polygon::centroid;

/// The outline of a piece as it lies: a polygon whose sides run clockwise.
///
/// Side i runs from corner i to corner i + 1; half-sides 2i and 2i + 1 follow each other in the
/// same direction. The polygon begins in the north-west, so for turned squares and doubles the
/// numbers of the piece are shifted (see [`Outline::turned_side`]).
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    shape: Shape,
    orientation: Orientation,
    corners: Vec<Point>,
    shift: usize,
}

impl Outline {
    /// The outline of a piece of `shape` that lies in `orientation`.
    pub fn new(shape: Shape, orientation: Orientation) -> Self {
        let turns = orientation.quarter_turns();
        let square = [point(0.0, 0.0), point(100.0, 0.0), point(100.0, 100.0), point(0.0, 100.0)];
        let (corners, shift) = match shape {
            Shape::Square => (square.to_vec(), turns),
            Shape::Triangle => ((0..3).map(|i| square[(turns + i) % 4]).collect(), 0),
            Shape::Double if turns.is_multiple_of(2) => (
                [(0, 0), (100, 0), (200, 0), (200, 100), (100, 100), (0, 100)]
                    .map(|(x, y)| point(f64::from(x), f64::from(y)))
                    .to_vec(),
                [0, 3][turns / 2],
            ),
            Shape::Double => (
                [(0, 0), (100, 0), (100, 100), (100, 200), (0, 200), (0, 100)]
                    .map(|(x, y)| point(f64::from(x), f64::from(y)))
                    .to_vec(),
                [1, 4][turns / 2],
            ),
        };
        Self { shape, orientation, corners, shift }
    }

    /// The shape of the piece.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// How the piece lies.
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// The corners, clockwise.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// The number of sides.
    pub fn sides(&self) -> usize {
        self.corners.len()
    }

    /// The side of this outline on which side `side` of the unturned piece lies.
    pub fn turned_side(&self, side: usize) -> usize {
        (side + self.shift) % self.sides()
    }

    /// The half-side of this outline on which half-side `half` of the unturned piece lies.
    pub fn turned_half(&self, half: usize) -> usize {
        (half + 2 * self.shift) % (2 * self.sides())
    }

    /// The cell in whose box (0..100) the polygon begins, for a piece whose part 0 lies on `cell`:
    /// the north-western of its cells.
    pub fn first_cell(&self, cell: Cell) -> Cell {
        match (self.shape, self.orientation.quarter_turns()) {
            (Shape::Double, 2) => cell.offset(-1, 0),
            (Shape::Double, 3) => cell.offset(0, -1),
            _ => cell,
        }
    }

    /// End points of side `side` of the polygon.
    pub(crate) fn side(&self, side: usize) -> (Point, Point) {
        (self.corners[side], self.corners[(side + 1) % self.sides()])
    }

    /// Middle of side `side` of the polygon.
    pub fn side_middle(&self, side: usize) -> Point {
        let (a, b) = self.side(side);
        lerp(a, b, 0.5)
    }

    /// Unit normal of side `side`, pointing into the piece.
    pub(crate) fn inward(&self, side: usize) -> Point {
        let (a, b) = self.side(side);
        unit(b - a).right()
    }

    /// The middle of the piece; for a triangle the centre of the inscribed circle.
    pub fn centre(&self) -> Point {
        if let [first, right_angle, last] = self.corners[..] {
            return right_angle + unit(lerp(first, last, 0.5) - right_angle) * 41.4;
        }
        centroid(&self.corners)
    }

    /// The box round the polygon: north-west and south-east corner.
    pub fn bounds(&self) -> (Point, Point) {
        let smallest = |values: fn(&Point) -> f64| {
            self.corners.iter().map(values).fold(f64::INFINITY, f64::min)
        };
        let largest = |values: fn(&Point) -> f64| {
            self.corners.iter().map(values).fold(f64::NEG_INFINITY, f64::max)
        };
        (point(smallest(|p| p.x), smallest(|p| p.y)), point(largest(|p| p.x), largest(|p| p.y)))
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::geometry::{PieceSide, Side, SideHome};

    use super::*;

    /// The polygon side on which a side of the piece is drawn lies where the rules say it lies.
    #[test]
    fn sides_lie_where_the_rules_put_them() {
        for shape in [Shape::Square, Shape::Triangle, Shape::Double] {
            for orientation in Orientation::ALL {
                let outline = Outline::new(shape, orientation);
                let cell = Cell::new(5, 7);
                let first = outline.first_cell(cell);
                for index in 0..shape.sides() {
                    let home = shape.home(PieceSide(index as u8), orientation).unwrap();
                    let drawn = outline.side_middle(outline.turned_side(index))
                        + point(f64::from(first.x) * 100.0, f64::from(first.y) * 100.0);
                    let expected = match home {
                        SideHome::Diagonal => point(550.0, 750.0),
                        SideHome::Outer { part, side } => {
                            let (dx, dy) = shape.part_offset(part.into(), orientation);
                            let cell = cell.offset(dx, dy);
                            let (x, y) = match side {
                                Side::N => (50.0, 0.0),
                                Side::E => (100.0, 50.0),
                                Side::S => (50.0, 100.0),
                                Side::W => (0.0, 50.0),
                            };
                            point(f64::from(cell.x) * 100.0 + x, f64::from(cell.y) * 100.0 + y)
                        }
                    };
                    assert_eq!(drawn, expected, "{shape:?} {orientation} side {index}");
                }
            }
        }
    }

    #[test]
    fn the_centre_of_a_triangle_is_as_far_from_every_side() {
        let outline = Outline::new(Shape::Triangle, Orientation::new(2));
        let centre = outline.centre();
        for side in 0..3 {
            let (a, b) = outline.side(side);
            let gap = super::super::segment_distance(centre, a, b);
            assert!((gap - 29.3).abs() < 0.1, "side {side} is {gap} away");
        }
    }
}
