//! The table: pieces, and which points of the plane they share.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_rules::setup::Options;
use bastide_rules::tile::Tile;

use super::drawing::{Drawing, Point, Square, cell_of};
use super::segments::{Segment, segments};

/// A kind of tile of the game.
#[derive(Debug)]
pub struct KindOfTile {
    pub tile: Tile,
    pub segments: Vec<Segment>,
}

impl KindOfTile {
    pub fn new(tile: &Tile, options: &Options) -> Self {
        Self { tile: tile.clone(), segments: segments(tile, options) }
    }
}

/// A piece on the table.
#[derive(Clone, Debug)]
pub struct Piece {
    pub kind: Arc<KindOfTile>,
    pub cell: Square,
    pub turns: u8,
    pub drawing: Drawing,
}

/// A side of a piece on the table: piece, side.
pub type SideOfPiece = (usize, usize);

/// Everything that lies on the table.
#[derive(Clone, Debug, Default)]
pub struct Board {
    pub pieces: Vec<Piece>,
    /// Which piece lies over a quarter of a cell.
    pub covered: BTreeMap<Point, usize>,
    /// The sides with their middle at a point: one, or two where pieces meet.
    pub sides: BTreeMap<Point, Vec<SideOfPiece>>,
    /// The pieces in each cell, in the order of laying.
    pub cells: BTreeMap<Square, Vec<usize>>,
}

impl Board {
    pub fn lay(&mut self, kind: &Arc<KindOfTile>, cell: Square, turns: u8) {
        let drawing = Drawing::new(kind.tile.shape, cell, turns);
        let number = self.pieces.len();
        for &point in &drawing.area {
            let before = self.covered.insert(point, number);
            assert!(before.is_none(), "two pieces over {point:?} of cell {:?}", cell_of(point));
        }
        for (side, drawn) in drawing.sides.iter().enumerate() {
            self.sides.entry(drawn.middle).or_default().push((number, side));
        }
        for &part in &drawing.parts {
            self.cells.entry(part).or_default().push(number);
        }
        self.pieces.push(Piece { kind: Arc::clone(kind), cell, turns, drawing });
    }

    /// Whether something lies in the cell, if only half of it (HA-14).
    pub fn is_occupied(&self, cell: Square) -> bool {
        self.cells.contains_key(&cell)
    }

    /// 0 for the first piece in its cell, 1 for the second half.
    pub fn layer(&self, piece: usize) -> u8 {
        let cell = self.pieces[piece].cell;
        u8::from(self.cells[&cell][0] != piece)
    }

    /// The side that meets a side of a piece, if any.
    pub fn meets(&self, (piece, side): SideOfPiece) -> Option<SideOfPiece> {
        let middle = self.pieces[piece].drawing.sides[side].middle;
        self.sides[&middle].iter().copied().find(|other| *other != (piece, side))
    }

    /// The number of occupied cells among the nine around and in `cell`.
    pub fn occupied_around(&self, (x, y): Square) -> usize {
        (-1..=1)
            .flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy)))
            .filter(|&cell| self.is_occupied(cell))
            .count()
    }
}
