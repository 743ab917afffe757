//! Distances and neighbourhoods by cells, whatever fills them (HA-49): what expansions with ranges,
//! flights, lines and points ask. Halflings and their gaps change none of them but the corner.

use super::Game;
use crate::board::{NONE, PieceId};
use crate::geometry::{Cell, Orientation, Side};
use crate::ruleset::{NO_SEGMENT, Port};
use crate::setup::HalflingEpoch;

/// What lies in one corner of a cell (HA-57).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Nothing lies in the cell.
    Empty,
    /// A triangular gap reaches the corner.
    Gap,
    /// The corner is filled by one field.
    Field,
    /// It is filled by something else.
    Other,
}

impl Game {
    /// The occupied cells within `height` cells of `cell` in the four directions, `cell` included
    /// (HA-55: gaps and empty cells in between do not shorten the reach).
    pub fn cells_in_reach(&self, cell: Cell, height: u16) -> Vec<Cell> {
        let mut cells = vec![cell];
        for side in Side::ALL {
            let mut at = cell;
            for _ in 0..height {
                at = at.step(side);
                cells.push(at);
            }
        }
        cells.retain(|&cell| self.is_occupied(cell));
        cells
    }

    /// The pieces that a flight of `distance` cells from `cell` comes down on (HA-66): all that
    /// overlap the cell, none over empty ground. `direction` is a step in columns and rows, each
    /// −1, 0 or 1.
    pub fn pieces_after_flight(
        &self,
        cell: Cell,
        direction: (i16, i16),
        distance: u16,
    ) -> Vec<PieceId> {
        let steps = distance as i16;
        let target = cell.offset(direction.0 * steps, direction.1 * steps);
        self.pieces_in(target).collect()
    }

    /// Occupied cells in the unbroken lines north, east, south and west of `cell`, with `cell`
    /// itself (HA-63): a half-filled cell counts and does not break the line.
    pub fn cells_in_lines(&self, cell: Cell) -> Vec<Cell> {
        let mut cells = vec![cell];
        for side in Side::ALL {
            let mut at = cell.step(side);
            while self.is_occupied(at) {
                cells.push(at);
                at = at.step(side);
            }
        }
        cells
    }

    /// What fills the corner of `cell` that `corner` names as in HA-8: 0 the north-east one, then
    /// clockwise.
    pub fn corner(&self, cell: Cell, corner: Orientation) -> Corner {
        let Some(index) = self.board.cells.find(cell) else { return Corner::Empty };
        let entry = *self.board.cells.entry(index);
        if entry.first == NONE {
            return Corner::Empty;
        }
        let pieces = [entry.first, entry.second].into_iter().filter(|&piece| piece != NONE);
        let turns = corner.quarter_turns();
        let (before, after) = (Side::from_index(turns), Side::from_index(turns + 1));
        let (mut is_field, mut tips) = (true, 0);
        for piece in pieces {
            let placed = self.board.pieces[piece as usize];
            let shape = &self.rules.tables.oriented[placed.oriented as usize];
            let part = usize::from(shape.parts == 2 && placed.cell != index);
            let (one, two) = (shape.ports[part][before.index()], shape.ports[part][after.index()]);
            if one.is_covered() && two.is_covered() {
                // A square, or the right angle of a halfling: it fills the corner alone.
                let filled = is_one_field((one, one.second), (two, two.first));
                return if filled { Corner::Field } else { Corner::Other };
            }
            // The sharp corner of a halfling: the other half must be there too.
            if two.is_covered() {
                tips += 1;
                is_field &= is_one_field((two, two.first), (shape.diagonal, shape.diagonal.second));
            } else if one.is_covered() {
                tips += 1;
                is_field &= is_one_field((one, one.second), (shape.diagonal, shape.diagonal.first));
            }
        }
        match (tips, is_field) {
            (2, true) => Corner::Field,
            (2, false) => Corner::Other,
            // A gap that would be a field but for what is missing, or that no piece reaches.
            (_, true) => Corner::Gap,
            (_, false) => Corner::Other,
        }
    }

    /// Whether fields, and nothing but fields, meet at the north-west point of cell `point`, so
    /// that a barn could stand there (HA-57; HA-58 for the rulings that let gaps be).
    pub fn is_barn_point(&self, point: Cell) -> bool {
        let gaps_are_fine = matches!(
            self.setup().options.halfling_epoch,
            HalflingEpoch::Year2015 | HalflingEpoch::Year2020
        );
        let corners = [(0, 0, 3), (-1, 0, 0), (-1, -1, 1), (0, -1, 2)];
        corners.into_iter().all(|(x, y, corner)| {
            match self.corner(point.offset(x, y), Orientation::new(corner)) {
                Corner::Field => true,
                Corner::Gap => gaps_are_fine,
                Corner::Empty | Corner::Other => false,
            }
        })
    }
}

/// Whether the two half-sides belong to one field of a piece.
fn is_one_field(one: (Port, u8), two: (Port, u8)) -> bool {
    // On a city side the halves name a second city, not a field.
    let field =
        |(port, half): (Port, u8)| (port.kind != CITY && half != NO_SEGMENT).then_some(half);
    field(one).is_some() && field(one) == field(two)
}

/// The kind of a city side.
const CITY: u8 = 4;
