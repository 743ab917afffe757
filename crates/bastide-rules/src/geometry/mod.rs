//! Cells, sides, shapes and orientations: the ground on which pieces lie.
//!
//! The cell is the unit (HA-48, HA-49): counting, neighbourhood and distance go
//! by cells of a square grid, x to the east and y to the south. Pieces of three
//! shapes fill cells: squares, triangles (half a cell) and doubles (two cells).

mod cell;
mod orientation;
mod shape;
mod side;

pub use cell::Cell;
pub use orientation::Orientation;
pub use shape::{Half, HalfSide, PieceSide, Shape, SideHome};
pub use side::Side;
