//! Features, found by flooding the table from every segment.

use std::collections::{BTreeMap, BTreeSet};

use bastide_rules::SegmentKind;

use super::board::Board;
use super::drawing::{Point, Square};

/// A segment on the table: piece, number of the segment.
pub type Node = (usize, usize);

/// A feature as it lies.
#[derive(Clone, Debug)]
pub struct Feature {
    pub kind: SegmentKind,
    pub nodes: BTreeSet<Node>,
    /// Cells in which a segment of it lies (HA-36, epoch 2021-01).
    pub cells: BTreeSet<Square>,
    pub pieces: BTreeSet<usize>,
    /// Sides (fields: half-sides) beyond which there is no land; for monasteries and gardens
    /// empty cells around.
    pub open: usize,
    pub pennants: u32,
    pub inn: bool,
    pub herd: bool,
    /// For monasteries and gardens the occupied cells of the nine (HA-37).
    pub surroundings: usize,
    /// For monasteries and gardens: pieces with a cell in their 3 × 3.
    pub pieces_around: usize,
    /// For fields: the cities that it touches, as indexes of features.
    pub touches: BTreeSet<usize>,
}

impl Feature {
    pub fn is_complete(&self) -> bool {
        self.open == 0
    }
}

/// All features of a table.
#[derive(Clone, Debug)]
pub struct Features {
    pub list: Vec<Feature>,
    pub of_node: BTreeMap<Node, usize>,
}

impl Features {
    pub fn of(&self, node: Node) -> &Feature {
        &self.list[self.of_node[&node]]
    }
}

/// What a segment may be joined through: the middle of a side, or half a side of field.
fn points_of(board: &Board, (piece, segment): Node) -> Vec<Point> {
    let piece = &board.pieces[piece];
    let segment = &piece.kind.segments[segment];
    let middles = segment.sides.iter().map(|&side| piece.drawing.sides[side].middle);
    let halves = segment.halves.iter().map(|&(side, second)| {
        let side = piece.drawing.sides[side];
        if second { side.second } else { side.first }
    });
    middles.chain(halves).collect()
}

/// Which of the cells of the piece the segment lies in: those beside whose sides it meets the
/// outline; all of them when it meets none.
fn cells_of(board: &Board, (piece, segment): Node) -> BTreeSet<Square> {
    let piece = &board.pieces[piece];
    let segment = &piece.kind.segments[segment];
    let sides = segment.sides.iter().copied().chain(segment.halves.iter().map(|half| half.0));
    let cells: BTreeSet<Square> =
        sides.map(|side| piece.drawing.parts[piece.drawing.part_of_side[side]]).collect();
    if cells.is_empty() { piece.drawing.parts.iter().copied().collect() } else { cells }
}

/// Works out all features of the table.
pub fn features(board: &Board) -> Features {
    let mut nodes: Vec<Node> = Vec::new();
    let mut at_point: BTreeMap<Point, Vec<Node>> = BTreeMap::new();
    for (number, piece) in board.pieces.iter().enumerate() {
        for segment in 0..piece.kind.segments.len() {
            let node = (number, segment);
            nodes.push(node);
            for point in points_of(board, node) {
                at_point.entry(point).or_default().push(node);
            }
        }
    }
    let mut of_node: BTreeMap<Node, usize> = BTreeMap::new();
    let mut list: Vec<Feature> = Vec::new();
    for &start in &nodes {
        if of_node.contains_key(&start) {
            continue;
        }
        let kind = board.pieces[start.0].kind.segments[start.1].kind;
        let mut found = BTreeSet::from([start]);
        let mut open_ends = vec![start];
        while let Some(node) = open_ends.pop() {
            for point in points_of(board, node) {
                for &other in &at_point[&point] {
                    // Two cities of one tile that share a side stay apart there; they are one
                    // city as soon as the neighbour joins them.
                    let across = other.0 != node.0;
                    let same = board.pieces[other.0].kind.segments[other.1].kind == kind;
                    if across && same && found.insert(other) {
                        open_ends.push(other);
                    }
                }
            }
        }
        for &node in &found {
            of_node.insert(node, list.len());
        }
        list.push(measured(board, kind, found));
    }
    for feature in &mut list {
        for &(piece, segment) in &feature.nodes {
            for &city in &board.pieces[piece].kind.segments[segment].cities {
                feature.touches.insert(of_node[&(piece, city)]);
            }
        }
    }
    Features { list, of_node }
}

fn measured(board: &Board, kind: SegmentKind, nodes: BTreeSet<Node>) -> Feature {
    let segments =
        || nodes.iter().map(|&(piece, segment)| &board.pieces[piece].kind.segments[segment]);
    let (open, surroundings, pieces_around) =
        if matches!(kind, SegmentKind::Monastery | SegmentKind::Garden) {
            let (piece, _) = *nodes.first().expect("a feature has a segment");
            let occupied = board.occupied_around(board.pieces[piece].cell);
            let (column, row) = board.pieces[piece].cell;
            let near = |&(x, y): &Square| (x - column).abs() <= 1 && (y - row).abs() <= 1;
            let pieces =
                board.pieces.iter().filter(|one| one.drawing.parts.iter().any(near)).count();
            (9 - occupied, occupied, pieces)
        } else {
            let mut open = 0;
            for &(piece, segment) in &nodes {
                let segment = &board.pieces[piece].kind.segments[segment];
                let sides = segment.sides.iter().copied().chain(segment.halves.iter().map(|h| h.0));
                open += sides.filter(|&side| board.meets((piece, side)).is_none()).count();
            }
            (open, 0, 0)
        };
    Feature {
        kind,
        cells: nodes.iter().flat_map(|&node| cells_of(board, node)).collect(),
        pieces: nodes.iter().map(|node| node.0).collect(),
        open,
        pennants: segments().map(|segment| segment.pennants).sum(),
        inn: segments().any(|segment| segment.inn),
        herd: segments().any(|segment| segment.herd),
        surroundings,
        pieces_around,
        touches: BTreeSet::new(),
        nodes,
    }
}
