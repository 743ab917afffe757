use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::{Quarter, SegmentRef, Symbol, Tile};

use crate::figures::{Figure, Pose};
use crate::style::Style;

/// Everything that a picture of a board shows. It knows nothing of a running game.
#[derive(Clone, Debug, Default)]
pub struct BoardPicture<'a> {
    /// The pieces on the board. Figures and highlights name them by their index here.
    pub pieces: Vec<PlacedPiece<'a>>,
    /// The figures on the board.
    pub figures: Vec<PlacedFigure>,
    /// Empty cells that are marked.
    pub cells: Vec<MarkedCell>,
    /// Pieces about to be laid.
    pub ghosts: Vec<Ghost<'a>>,
    /// Segments that are highlighted.
    pub highlights: Vec<Highlight>,
    /// Index of the newest piece, to be marked with brackets.
    pub newest: Option<usize>,
    /// How the picture looks.
    pub style: Style,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug)]
pub struct PlacedPiece<'a> {
    /// The tile.
    pub tile: &'a Tile,
    /// The cell of part 0 of the piece.
    pub cell: Cell,
    /// How it lies.
    pub orientation: Orientation,
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedFigure {
    /// The figure.
    pub figure: Figure,
    /// Where it stands. Several figures may name the same place; they are drawn side by side.
    pub place: Place,
    /// Whether it stands or lies.
    pub pose: Pose,
}

/// Where a figure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// On a segment of a piece (index in [`BoardPicture::pieces`]).
    Segment {
        /// The piece.
        piece: usize,
        /// The segment.
        segment: SegmentRef,
    },
    /// On a sign of a piece: a garden, a tower foundation, the mat of the acrobats.
    Symbol {
        /// The piece.
        piece: usize,
        /// The sign.
        symbol: Symbol,
    },
    /// In a quarter of the City of Carcassonne, on the piece that holds the quarters.
    Quarter {
        /// The piece.
        piece: usize,
        /// The quarter.
        quarter: Quarter,
    },
    /// In the middle of a cell.
    Cell(Cell),
}

/// A mark on an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkedCell {
    /// The cell.
    pub cell: Cell,
    /// What is said about it.
    pub state: CellState,
}

/// What is said about an empty cell. Told apart by line and sign, not by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellState {
    /// The drawn tile fits.
    Legal,
    /// The drawn tile does not fit.
    NotForThisTile,
    /// No tile that is left fits.
    Dead,
}

/// A piece not yet laid: see-through, in a frame that says whether it may be laid.
#[derive(Clone, Copy, Debug)]
pub struct Ghost<'a> {
    /// The piece.
    pub piece: PlacedPiece<'a>,
    /// Whether it may be laid.
    pub allowed: bool,
}

/// A highlighted segment. Highlighted cities of neighbouring pieces join into one shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// Index of the piece in [`BoardPicture::pieces`].
    pub piece: usize,
    /// The segment.
    pub segment: SegmentRef,
}

/// Why a picture cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// A figure, highlight or mark names a piece that is not there.
    #[error("{what} names piece {piece}, but the picture has {count} pieces (counted from 0)")]
    NoSuchPiece {
        /// What names it.
        what: &'static str,
        /// The index.
        piece: usize,
        /// How many pieces there are.
        count: usize,
    },
    /// A figure or highlight names something that its tile does not show.
    #[error("{what} names {place} of tile {tile}, which shows no such thing")]
    NoSuchPlace {
        /// What names it.
        what: &'static str,
        /// The place, in words.
        place: String,
        /// Id of the tile.
        tile: String,
    },
}
