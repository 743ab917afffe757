use super::NONE;
use crate::figure::FigureId;
use crate::segment::SegmentKind;

/// Stands for "no figure".
pub(crate) const NO_FIGURE: u8 = u8::MAX;

/// Running totals of a feature, kept at its root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Totals {
    /// Cells in which it lies (HA-36, 2021-01). For monasteries and gardens: occupied cells of
    /// the 3 × 3 around them, their own included (HA-37).
    pub cells: u16,
    /// Pieces on which it lies (HA-36, 2015-10 and 2020).
    pub pieces: u16,
    /// What still keeps it open: sides that face no land, for fields half-sides, for
    /// monasteries and gardens empty cells around them. Complete means 0.
    pub open: u16,
    /// Segments.
    pub nodes: u16,
    /// Pennants.
    pub pennants: u8,
    /// Marks such as inns, one bit a kind.
    pub marks: u8,
    /// The kind of feature.
    pub kind: SegmentKind,
    /// Figures that stand on it.
    pub figures: u8,
    /// One of them: the ring of figures goes on from there.
    pub first_figure: u8,
}

impl Totals {
    pub const fn of_one_segment(
        kind: SegmentKind,
        cells: u16,
        open: u16,
        pennants: u8,
        marks: u8,
    ) -> Self {
        Self {
            cells,
            pieces: 1,
            open,
            nodes: 1,
            pennants,
            marks,
            kind,
            figures: 0,
            first_figure: NO_FIGURE,
        }
    }

    #[inline]
    pub const fn is_complete(&self) -> bool {
        self.open == 0
    }
}

/// Where a segment of the board comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeHome {
    /// Its piece.
    pub piece: u16,
    /// Its index on the piece.
    pub segment: u8,
    /// Number of segments of the same kind before it on the piece.
    pub before: u8,
    /// … and after it.
    pub after: u8,
    /// For a field: which segments of the piece, cities, it touches.
    pub touches: u8,
}

/// A segment of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    /// The root of its feature.
    pub label: u16,
    /// The next node in the ring of its feature.
    pub next: u16,
    /// Where it comes from.
    pub home: NodeHome,
    /// At a root: the totals of the feature.
    pub totals: Totals,
}

impl Node {
    /// The node of segment `segment` of a piece whose first node is 0, joined to nothing.
    pub const fn alone(segment: u8, home: NodeHome, totals: Totals) -> Self {
        Self { label: segment as u16, next: segment as u16, home, totals }
    }
}

/// All segments of the board, joined into features.
///
/// Every segment (node) knows the root of its feature, and the nodes of a feature form a
/// ring. Joining relabels the smaller ring, so finding is one look-up and the total work of a
/// game is n log n. The figures of a feature form a ring as well.
#[derive(Debug, Default)]
pub(crate) struct Features {
    /// The nodes, piece by piece.
    pub list: Vec<Node>,
    /// For each figure the node on which it stands, or [`NONE`] in the supply.
    pub figure_node: Vec<u16>,
    /// For each figure on the board the next one on the same feature.
    pub figure_next: Vec<u8>,
}

impl Clone for Features {
    fn clone(&self) -> Self {
        let mut copy = Self::default();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, other: &Self) {
        let Self { list, figure_node, figure_next } = other;
        self.list.clone_from(list);
        self.figure_node.clone_from(figure_node);
        self.figure_next.clone_from(figure_next);
    }
}

impl Features {
    pub fn with_capacity(nodes: usize, figures: usize) -> Self {
        Self {
            list: Vec::with_capacity(nodes),
            figure_node: vec![NONE; figures],
            figure_next: vec![NO_FIGURE; figures],
        }
    }

    /// Adds the segments of `piece`, joined to nothing yet; returns the first node.
    #[inline]
    pub fn push_piece(&mut self, nodes: &[Node], piece: u16) -> u16 {
        let first = self.list.len() as u16;
        self.list.extend(nodes.iter().map(|node| Node {
            label: first + node.label,
            next: first + node.next,
            home: NodeHome { piece, ..node.home },
            totals: node.totals,
        }));
        first
    }

    /// The root of the feature of `node`.
    #[inline]
    pub fn root(&self, node: u16) -> u16 {
        self.list[node as usize].label
    }

    /// The totals of the feature of `node`.
    #[inline]
    pub fn totals_of(&self, node: u16) -> &Totals {
        &self.list[self.root(node) as usize].totals
    }

    /// The nodes of the feature of `node`, beginning with it.
    pub fn nodes(&self, node: u16) -> impl Iterator<Item = u16> + '_ {
        let mut current = Some(node);
        std::iter::from_fn(move || {
            let node_now = current?;
            let following = self.list[node_now as usize].next;
            current = (following != node).then_some(following);
            Some(node_now)
        })
    }

    /// The figures on the feature of `node`.
    pub fn figures(&self, node: u16) -> impl Iterator<Item = FigureId> + '_ {
        let totals = self.totals_of(node);
        let first = totals.first_figure;
        let mut current = (first != NO_FIGURE).then_some(first);
        std::iter::from_fn(move || {
            let figure = current?;
            let following = self.figure_next[figure as usize];
            current = (following != first).then_some(following);
            Some(FigureId(figure))
        })
    }

    /// The first node of the piece of `node`.
    #[inline]
    pub fn first_node_of_piece(&self, node: u16) -> u16 {
        node - u16::from(self.list[node as usize].home.segment)
    }

    /// Calls `found` with the root of each feature that the segment of `node` touches.
    #[inline]
    pub fn for_each_touched(&self, node: u16, mut found: impl FnMut(u16)) {
        let first = self.first_node_of_piece(node);
        let mut touches = self.list[node as usize].home.touches;
        while touches != 0 {
            found(self.root(first + touches.trailing_zeros() as u16));
            touches &= touches - 1;
        }
    }

    /// Joins the features of `a` and `b`, of the same kind; `closed` open ends vanish with it.
    ///
    /// Returns the roots of the smaller and the larger one, if they were two; the caller then
    /// calls [`Features::relabel`].
    #[inline]
    pub fn join(&mut self, a: u16, b: u16, closed: u16) -> Option<(u16, u16)> {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            self.list[a as usize].totals.open -= closed;
            return None;
        }
        let (smaller, larger) =
            if self.list[a as usize].totals.nodes <= self.list[b as usize].totals.nodes {
                (a, b)
            } else {
                (b, a)
            };
        let gone = self.list[smaller as usize].totals;
        let kept = &mut self.list[larger as usize].totals;
        kept.open = kept.open + gone.open - closed;
        kept.cells += gone.cells;
        kept.pieces += gone.pieces;
        kept.nodes += gone.nodes;
        kept.pennants += gone.pennants;
        kept.marks |= gone.marks;
        kept.figures += gone.figures;
        if gone.first_figure != NO_FIGURE {
            if kept.first_figure == NO_FIGURE {
                kept.first_figure = gone.first_figure;
            } else {
                self.figure_next.swap(gone.first_figure as usize, kept.first_figure as usize);
            }
        }
        Some((smaller, larger))
    }

    /// Second half of joining: takes what was counted twice off `larger` and relabels `smaller`.
    #[inline]
    pub fn relabel(&mut self, smaller: u16, larger: u16, cells_twice: u16, pieces_twice: u16) {
        let kept = &mut self.list[larger as usize].totals;
        kept.cells -= cells_twice;
        kept.pieces -= pieces_twice;
        let mut node = smaller;
        loop {
            self.list[node as usize].label = larger;
            node = self.list[node as usize].next;
            if node == smaller {
                break;
            }
        }
        let following = self.list[smaller as usize].next;
        self.list[smaller as usize].next =
            std::mem::replace(&mut self.list[larger as usize].next, following);
    }

    /// Pieces on which both features lie; with squares only, that is also the number of cells.
    #[inline]
    pub fn pieces_of_both(&self, smaller: u16, larger: u16) -> u16 {
        let mut both = 0;
        let mut node = smaller;
        loop {
            both += u16::from(self.is_first_on_piece_shared_with(node, smaller, larger));
            node = self.list[node as usize].next;
            if node == smaller {
                return both;
            }
        }
    }

    /// Whether the piece of `node` (in `smaller`) also carries `larger`, and `node` is the
    /// first segment of `smaller` on it.
    #[inline]
    fn is_first_on_piece_shared_with(&self, node: u16, smaller: u16, larger: u16) -> bool {
        let home = self.list[node as usize].home;
        let first = (node - u16::from(home.before)) as usize;
        let here = node as usize;
        let last = here + home.after as usize;
        !self.list[first..here].iter().any(|node| node.label == smaller)
            && self.list[first..=last].iter().any(|node| node.label == larger)
    }

    /// Puts `figure` on `node`.
    #[inline]
    pub fn put_figure(&mut self, figure: FigureId, node: u16) {
        let root = self.root(node) as usize;
        let totals = &mut self.list[root].totals;
        totals.figures += 1;
        self.figure_node[figure.index()] = node;
        if totals.first_figure == NO_FIGURE {
            totals.first_figure = figure.0;
            self.figure_next[figure.index()] = figure.0;
        } else {
            let first = totals.first_figure as usize;
            self.figure_next[figure.index()] = self.figure_next[first];
            self.figure_next[first] = figure.0;
        }
    }

    /// Puts `figure` on `node` without a claim to its feature (HS-1).
    pub fn put_bystander(&mut self, figure: FigureId, node: u16) {
        self.figure_node[figure.index()] = node;
    }

    /// Takes a figure without a claim off the board.
    pub fn take_bystander(&mut self, figure: FigureId) {
        self.figure_node[figure.index()] = NONE;
    }

    /// Takes `figure` off the board; it must stand there.
    #[inline]
    pub fn take_figure(&mut self, figure: FigureId) {
        let node = std::mem::replace(&mut self.figure_node[figure.index()], NONE);
        let root = self.root(node) as usize;
        let following = self.figure_next[figure.index()];
        if following == figure.0 {
            self.list[root].totals.first_figure = NO_FIGURE;
        } else {
            let mut before = following;
            while self.figure_next[before as usize] != figure.0 {
                before = self.figure_next[before as usize];
            }
            self.figure_next[before as usize] = following;
            self.list[root].totals.first_figure = following;
        }
        self.figure_next[figure.index()] = NO_FIGURE;
        self.list[root].totals.figures -= 1;
    }

    /// Bytes that a clone copies when all reserved room is used.
    pub fn bytes(&self) -> usize {
        self.list.capacity() * size_of::<Node>() + self.figure_node.len() * 3
    }
}
