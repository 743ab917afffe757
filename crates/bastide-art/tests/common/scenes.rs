//! Boards for tests.

use bastide_art::{
    BoardPicture, CellState, Figure, Ghost, Highlight, MarkedCell, NeutralFigure, Place,
    PlacedFigure, PlacedPiece, PlayerColour, PlayerFigure, Pose, Style,
};
use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::{Library, SegmentRef, Symbol, Tile};

/// A tile of the library.
pub fn tile(id: &str) -> &'static Tile {
    Library::standard().tile(id).unwrap_or_else(|| panic!("the library has no tile {id}"))
}

/// A piece on the board.
pub fn place(tile: &Tile, x: i16, y: i16, quarter_turns: u8) -> PlacedPiece<'_> {
    PlacedPiece { tile, cell: Cell::new(x, y), orientation: Orientation::new(quarter_turns) }
}

/// A figure of a player on a segment.
pub fn stand(
    kind: PlayerFigure,
    colour: PlayerColour,
    piece: usize,
    segment: SegmentRef,
) -> PlacedFigure {
    let lies = matches!(segment, SegmentRef::Field(_)) && kind == PlayerFigure::Follower;
    PlacedFigure {
        figure: Figure::Player { kind, colour },
        place: Place::Segment { piece, segment },
        pose: if lies { Pose::Lying } else { Pose::Standing },
    }
}

/// A small board with figures, marks, ghosts and highlights.
pub fn small_board(style: Style) -> BoardPicture<'static> {
    use PlayerColour::{Black, Blue, Green, Pink, Red, Yellow};
    use PlayerFigure::{Abbot, Follower, LargeFollower};
    let pieces = vec![
        place(tile("base-ccrc-pennant"), 1, 1, 0),
        place(tile("base-crrf"), 1, 2, 2),
        place(tile("base-cffc"), 2, 1, 3),
        place(tile("base-ffrr"), 0, 2, 3),
        place(tile("base-ffrr-garden"), 2, 0, 1),
        place(tile("base-cfff"), 2, 2, 0),
        place(tile("base-ffrf-monastery"), 0, 1, 0),
    ];
    BoardPicture {
        pieces,
        figures: vec![
            stand(Follower, Blue, 0, SegmentRef::City(0)),
            stand(Follower, Red, 0, SegmentRef::City(0)),
            stand(LargeFollower, Black, 2, SegmentRef::City(0)),
            stand(Follower, Yellow, 1, SegmentRef::Road(0)),
            stand(Follower, Green, 6, SegmentRef::Building),
            stand(Follower, Pink, 5, SegmentRef::Field(0)),
            PlacedFigure {
                figure: Figure::Player { kind: Abbot, colour: Red },
                place: Place::Symbol { piece: 4, symbol: Symbol::Garden },
                pose: Pose::Standing,
            },
            PlacedFigure {
                figure: Figure::Neutral(NeutralFigure::Fairy),
                place: Place::Cell(Cell::new(0, 2)),
                pose: Pose::Standing,
            },
        ],
        cells: vec![
            MarkedCell { cell: Cell::new(1, 0), state: CellState::Legal },
            MarkedCell { cell: Cell::new(3, 1), state: CellState::NotForThisTile },
            MarkedCell { cell: Cell::new(3, 0), state: CellState::Dead },
        ],
        ghosts: vec![
            Ghost { piece: place(tile("base-ffrr-garden"), 3, 2, 2), allowed: true },
            Ghost { piece: place(tile("base-cr1r2r3"), 2, 3, 1), allowed: false },
        ],
        highlights: vec![
            Highlight { piece: 0, segment: SegmentRef::City(0) },
            Highlight { piece: 2, segment: SegmentRef::City(0) },
            Highlight { piece: 5, segment: SegmentRef::City(0) },
            Highlight { piece: 3, segment: SegmentRef::Road(0) },
            Highlight { piece: 6, segment: SegmentRef::Field(0) },
        ],
        newest: Some(5),
        style,
    }
}

fn find<'a>(tiles: &'a [Tile], id: &str) -> &'a Tile {
    tiles.iter().find(|tile| tile.id == id).unwrap_or_else(|| panic!("no piece {id}"))
}

/// A board with triangles and double-size pieces among squares.
pub fn halflings_board<'a>(
    triangles: &'a [Tile],
    doubles: &'a [Tile],
    style: Style,
) -> BoardPicture<'a> {
    let half = |id: &str, x, y, turns| place(find(triangles, id), x, y, turns);
    let (north_east, south_east, south_west, north_west) = (0, 1, 2, 3);
    let pieces = vec![
        place(tile("base-crfr"), 1, 1, 0),
        place(tile("base-ffrf-monastery"), 0, 1, 3),
        place(tile("base-cfff"), 1, 0, 2),
        place(tile("base-ffrr"), 0, 0, 1),
        half("frr", 2, 1, south_west),
        half("rfr", 2, 1, north_east),
        half("rrf", 2, 0, south_east),
        half("fff-monastery", 2, 0, north_west),
        place(tile("base-frfr"), 3, 0, 0),
        half("fcc", 3, 1, north_east),
        place(tile("base-fcfc-pennant"), 4, 1, 0),
        half("fcc", 5, 1, south_west),
        half("ffc", 5, 1, north_east),
        half("fff-vineyard", 0, 2, north_east),
        half("frf", 0, 2, south_west),
        half("fff-circle", 1, 2, north_west),
        half("fcf-hill", 1, 2, south_east),
        place(tile("base-c1fc2f"), 1, 3, 0),
        place(find(doubles, "ffrcff"), 2, 2, 0),
        half("ccf", 3, 3, north_west),
        place(tile("base-fr1r2r3"), 4, 2, 0),
        place(find(doubles, "ffr1ffr2"), 5, 2, 1),
    ];
    use PlayerColour::{Blue, Green, Red, Yellow};
    use PlayerFigure::Follower;
    let figures = vec![
        stand(Follower, Red, 4, SegmentRef::Road(0)),
        stand(Follower, Blue, 10, SegmentRef::City(0)),
        stand(Follower, Yellow, 7, SegmentRef::Building),
        stand(Follower, Green, 18, SegmentRef::Building),
        stand(Follower, Green, 5, SegmentRef::Field(1)),
    ];
    BoardPicture { pieces, figures, style, newest: Some(18), ..BoardPicture::default() }
}
