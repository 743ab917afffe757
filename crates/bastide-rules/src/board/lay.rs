use super::{Board, NONE, OpenSurroundings, Piece};
use crate::geometry::{Cell, Side};
use crate::ruleset::{NO_SEGMENT, Oriented, Port, Tables};

impl Board {
    /// Lays a piece; that it fits has been checked. Returns its index.
    #[inline]
    pub fn lay(&mut self, tables: &Tables, number: u16, cell: Cell) -> u16 {
        let shape = &tables.oriented[number as usize];
        let kind = &tables.kinds[shape.kind as usize];
        let piece = self.pieces.len() as u16;
        let first_node = self.features.push_piece(&kind.nodes, piece);
        let anchor = self.cells.find(cell).unwrap_or_else(|| self.cells.insert(cell));
        self.pieces.push(Piece { oriented: number, first_node, cell: anchor });
        if shape.parts == 1 && !shape.is_half {
            self.just_surrounded.clear();
            self.occupy(anchor, piece);
            self.join_part(tables, shape, 0, cell, first_node);
            self.surround(cell);
        } else {
            self.has_other_shapes = true;
            self.lay_other_shape(tables, shape, piece, anchor, cell, first_node);
        }
        for (index, segment) in kind.segments.iter().enumerate().skip(kind.first_surrounded) {
            if segment.kind.is_scored_by_surroundings() {
                self.begin_surroundings(cell, first_node + index as u16);
            }
        }
        piece
    }

    #[cold]
    fn lay_other_shape(
        &mut self,
        tables: &Tables,
        shape: &Oriented,
        piece: u16,
        anchor: u16,
        cell: Cell,
        first_node: u16,
    ) {
        self.just_surrounded.clear();
        let second_half = self.cells.entry(anchor).first != NONE;
        self.occupy(anchor, piece);
        let second = cell.step(Side::E.turned(shape.orientation.quarter_turns()));
        if shape.parts == 2 {
            let index = self.cells.find(second).unwrap_or_else(|| self.cells.insert(second));
            self.occupy(index, piece);
        }
        if shape.is_half {
            if second_half {
                self.gaps.retain(|&gap| gap != anchor);
                let partner = self.pieces[self.cells.entry(anchor).first as usize];
                let theirs = tables.oriented[partner.oriented as usize].diagonal;
                self.join_ports(tables, shape.diagonal, first_node, theirs, partner.first_node);
            } else {
                self.gaps.push(anchor);
            }
        }
        self.join_part(tables, shape, 0, cell, first_node);
        if shape.parts == 2 {
            self.join_part(tables, shape, 1, second, first_node);
            self.surround(second);
        }
        if !second_half {
            self.surround(cell);
        }
    }

    /// Takes the cell off the frontier and puts the piece into it.
    #[inline]
    fn occupy(&mut self, index: u16, piece: u16) {
        let entry = self.cells.entry_mut(index);
        if entry.first != NONE {
            entry.second = piece;
            return;
        }
        entry.first = piece;
        let place = std::mem::replace(&mut entry.second, NONE);
        if place != NONE
            && let Some(moved) = self.frontier.remove(place)
        {
            self.cells.entry_mut(moved).second = place;
        }
    }

    /// Joins the sides of one part of a piece to what lies across them.
    #[inline]
    fn join_part(
        &mut self,
        tables: &Tables,
        shape: &Oriented,
        part: usize,
        cell: Cell,
        first_node: u16,
    ) {
        for side in Side::ALL {
            let port = shape.ports[part][side.index()];
            if !port.is_covered() {
                continue;
            }
            let facing = side.opposite().index();
            let neighbour = cell.step(side);
            match self.cells.find(neighbour) {
                None => {
                    let index = self.cells.insert(neighbour);
                    let place = self.frontier.push(index, facing, port.kind);
                    self.cells.entry_mut(index).second = place;
                }
                Some(index) => {
                    let entry = *self.cells.entry(index);
                    if entry.first == NONE {
                        if entry.second == NONE {
                            let place = self.frontier.push(index, facing, port.kind);
                            self.cells.entry_mut(index).second = place;
                        } else {
                            self.frontier.constrain(entry.second, facing, port.kind);
                        }
                    } else if let Some((theirs, their_first)) =
                        self.port_of_cell(tables, index, facing)
                    {
                        self.join_ports(tables, port, first_node, theirs, their_first);
                    }
                }
            }
        }
    }

    /// What the cell with index `index` offers on its side `side` (0 to 3), and the first node of
    /// that piece; nothing if the side belongs to a triangular gap or the cell is empty.
    #[inline]
    pub(super) fn port_of_cell(
        &self,
        tables: &Tables,
        index: u16,
        side: usize,
    ) -> Option<(Port, u16)> {
        let entry = self.cells.entry(index);
        if entry.first == NONE {
            return None;
        }
        let piece = self.pieces[entry.first as usize];
        let shape = &tables.oriented[piece.oriented as usize];
        let part = usize::from(shape.parts == 2 && piece.cell != index);
        let port = shape.ports[part][side];
        if port.is_covered() {
            return Some((port, piece.first_node));
        }
        if entry.second == NONE {
            return None;
        }
        let piece = self.pieces[entry.second as usize];
        let port = tables.oriented[piece.oriented as usize].ports[0][side];
        port.is_covered().then_some((port, piece.first_node))
    }

    /// Joins two sides that meet: middle to middle, first half to second half.
    #[inline]
    fn join_ports(
        &mut self,
        tables: &Tables,
        mine: Port,
        my_first: u16,
        theirs: Port,
        their_first: u16,
    ) {
        const FIELD: u8 = 1;
        const CITY: u8 = 4;
        if mine.kind == 0 || theirs.kind == 0 {
            self.close_against_anything(mine, my_first);
            self.close_against_anything(theirs, their_first);
            return;
        }
        let node = |first: u16, segment: u8| first + u16::from(segment);
        if mine.kind == FIELD && mine.first == mine.second && theirs.first == theirs.second {
            // One field on both halves on either side: four open half-sides vanish at once. (The
            // tip of a city that reaches the side can part it.)
            self.join(tables, node(my_first, mine.middle), node(their_first, theirs.middle), 4);
            return;
        }
        if mine.kind != FIELD {
            self.join(tables, node(my_first, mine.middle), node(their_first, theirs.middle), 2);
        }
        if mine.kind == CITY {
            // A second city that reaches the same side is joined as well.
            for (second, first, other, other_first) in [
                (mine.first, my_first, theirs.middle, their_first),
                (theirs.first, their_first, mine.middle, my_first),
            ] {
                if second != NO_SEGMENT {
                    self.join(tables, node(first, second), node(other_first, other), 1);
                }
            }
            return;
        }
        self.join(tables, node(my_first, mine.first), node(their_first, theirs.second), 2);
        self.join(tables, node(my_first, mine.second), node(their_first, theirs.first), 2);
    }

    /// Closes what ends at a side that fits everything.
    #[cold]
    fn close_against_anything(&mut self, port: Port, first: u16) {
        if port.kind == 0 {
            return;
        }
        let mut close = |segment: u8, ends: u16| {
            if segment != NO_SEGMENT {
                let root = self.features.root(first + u16::from(segment)) as usize;
                self.features.list[root].totals.open -= ends;
            }
        };
        if port.kind != 1 {
            close(port.middle, 1);
        }
        close(port.first, 1);
        close(port.second, 1);
    }

    #[inline]
    fn join(&mut self, tables: &Tables, a: u16, b: u16, closed: u16) {
        let Some((smaller, larger)) = self.features.join(a, b, closed) else { return };
        let pieces = self.features.pieces_of_both(smaller, larger);
        let cells = if self.has_other_shapes {
            self.cells_of_both(tables, smaller, larger)
        } else {
            pieces
        };
        self.features.relabel(smaller, larger, cells, pieces);
    }

    /// A cell has become occupied: monasteries and gardens around it count one more.
    #[inline]
    fn surround(&mut self, cell: Cell) {
        let mut index = 0;
        while index < self.open_surroundings.len() {
            let around = self.open_surroundings[index];
            if around.cell.is_around(cell) {
                let totals = &mut self.features.list[around.node as usize].totals;
                totals.cells += 1;
                totals.open -= 1;
                if totals.open == 0 {
                    self.just_surrounded.push(around.node);
                    self.open_surroundings.swap_remove(index);
                    continue;
                }
            }
            index += 1;
        }
    }

    /// Counts the cells around a monastery or garden that has just been laid.
    fn begin_surroundings(&mut self, cell: Cell, node: u16) {
        let occupied =
            cell.surroundings().into_iter().filter(|&c| self.cells.is_occupied(c)).count() as u16;
        let totals = &mut self.features.list[node as usize].totals;
        totals.cells = 1 + occupied;
        totals.open = 8 - occupied;
        if totals.open == 0 {
            self.just_surrounded.push(node);
        } else {
            self.open_surroundings.push(OpenSurroundings { cell, node });
        }
    }

    /// Cells in which both features lie, on boards with pieces of other shapes.
    #[cold]
    fn cells_of_both(&self, tables: &Tables, smaller: u16, larger: u16) -> u16 {
        let mut seen: Vec<Cell> = Vec::new();
        for node in self.features.nodes(smaller) {
            for cell in self.cells_of_node(tables, node) {
                if !seen.contains(&cell) && self.carries(tables, cell, larger) {
                    seen.push(cell);
                }
            }
        }
        seen.len() as u16
    }
}
