use super::{Board, NONE};
use crate::geometry::{Cell, Orientation, Shape, Side};
use crate::ruleset::{KindId, Oriented, Port, Tables};

/// Why a piece cannot lie somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Misfit {
    /// Outside of [`Cell::LIMIT`].
    OutOfLimits(Cell),
    /// Something lies there already (BG-13; squares never fill gaps: HA-19).
    Occupied(Cell),
    /// One halfling lies there, and the piece is not one that fills the gap (HA-19).
    HalfFilled(Cell),
    /// A side does not match what lies across it (BG-14).
    Side(Cell, Side),
    /// The long sides do not match (HA-17).
    Diagonal(Cell),
    /// No side touches land (BG-13, HA-17).
    Alone,
}

impl Board {
    /// Whether a piece of kind and orientation `number` can lie with its part 0 in `cell`, as far as
    /// cells and sides go (BG-13, BG-14, HA-17 to HA-21).
    pub fn fit(&self, tables: &Tables, number: u16, cell: Cell) -> Result<(), Misfit> {
        let shape = &tables.oriented[number as usize];
        if shape.parts == 1 && !shape.is_half && self.fits_on_frontier(shape, cell) {
            return Ok(());
        }
        let mut touches = self.fit_part(tables, shape, 0, cell)?;
        if shape.parts == 2 {
            let second = cell.step(Side::E.turned(shape.orientation.quarter_turns()));
            touches |= self.fit_part(tables, shape, 1, second)?;
        }
        if shape.is_half
            && let Some(partner) = self.partner_of_half(tables, cell, shape.orientation)
        {
            if !matches(shape.diagonal, partner) {
                return Err(Misfit::Diagonal(cell));
            }
            touches = true;
        }
        if touches { Ok(()) } else { Err(Misfit::Alone) }
    }

    /// Whether a square fits into `cell`: the short answer, without a reason why not.
    #[inline]
    fn fits_on_frontier(&self, shape: &Oriented, cell: Cell) -> bool {
        let Some(index) = self.cells.find(cell) else { return false };
        let entry = self.cells.entry(index);
        entry.first == NONE
            && self
                .frontier
                .forbidden
                .get(entry.second as usize)
                .is_some_and(|forbidden| forbidden & shape.kinds == 0)
            && cell.in_limits()
    }

    /// The long side of the halfling whose gap a halfling in `orientation` would fill.
    fn partner_of_half(
        &self,
        tables: &Tables,
        cell: Cell,
        orientation: Orientation,
    ) -> Option<Port> {
        let entry = self.cells.entry(self.cells.find(cell)?);
        if entry.first == NONE || entry.second != NONE {
            return None;
        }
        let partner = &tables.oriented[self.pieces[entry.first as usize].oriented as usize];
        (partner.is_half && partner.orientation == orientation.opposite())
            .then_some(partner.diagonal)
    }

    /// Whether one halfling lies in `cell` and half of it is free.
    fn has_gap(&self, tables: &Tables, cell: Cell) -> bool {
        self.cells.find(cell).is_some_and(|index| {
            let entry = self.cells.entry(index);
            entry.first != NONE && entry.second == NONE && {
                let number = self.pieces[entry.first as usize].oriented;
                tables.oriented[number as usize].is_half
            }
        })
    }

    fn fit_part(
        &self,
        tables: &Tables,
        shape: &Oriented,
        part: usize,
        cell: Cell,
    ) -> Result<bool, Misfit> {
        if !cell.in_limits() {
            return Err(Misfit::OutOfLimits(cell));
        }
        let room = !self.cells.is_occupied(cell)
            || (shape.is_half && self.partner_of_half(tables, cell, shape.orientation).is_some());
        if !room {
            return Err(if self.has_gap(tables, cell) {
                Misfit::HalfFilled(cell)
            } else {
                Misfit::Occupied(cell)
            });
        }
        let mut touches = false;
        for side in Side::ALL {
            let port = shape.ports[part][side.index()];
            if !port.is_covered() {
                continue;
            }
            let Some(index) = self.cells.find(cell.step(side)) else { continue };
            if let Some((theirs, _)) = self.port_of_cell(tables, index, side.opposite().index()) {
                if !matches(port, theirs) {
                    return Err(Misfit::Side(cell, side));
                }
                touches = true;
            }
        }
        Ok(touches)
    }

    /// Lists where a piece of kind `kind` fits, as far as cells and sides go.
    ///
    /// `orientations` has one bit for each orientation to look at.
    #[inline]
    pub fn for_each_fit(
        &self,
        tables: &Tables,
        kind: KindId,
        orientations: u8,
        mut found: impl FnMut(Cell, Orientation),
    ) {
        match tables.kinds[kind.index()].tile.shape {
            Shape::Square => self.for_each_square_fit(tables, kind, orientations, found),
            Shape::Triangle => {
                for cell in self.frontier.cells.iter().chain(&self.gaps) {
                    self.try_all(
                        tables,
                        kind,
                        orientations,
                        self.cells.entry(*cell).cell,
                        &mut found,
                    );
                }
            }
            Shape::Double => {
                for &index in &self.frontier.cells {
                    let cell = self.cells.entry(index).cell;
                    self.try_all(tables, kind, orientations, cell, &mut found);
                    for orientation in Orientation::ALL {
                        // Part 1 here: list it only where part 0's cell is not listed itself.
                        let anchor = cell.step(Side::W.turned(orientation.quarter_turns()));
                        let listed = self
                            .cells
                            .find(anchor)
                            .is_some_and(|a| self.cells.entry(a).second != NONE);
                        if !listed && orientations >> orientation.quarter_turns() & 1 == 1 {
                            let number = Tables::number(kind, orientation);
                            if self.fit(tables, number, anchor).is_ok() {
                                found(anchor, orientation);
                            }
                        }
                    }
                }
            }
        }
    }

    fn try_all(
        &self,
        tables: &Tables,
        kind: KindId,
        orientations: u8,
        cell: Cell,
        found: &mut impl FnMut(Cell, Orientation),
    ) {
        for orientation in Orientation::ALL {
            if orientations >> orientation.quarter_turns() & 1 == 1
                && self.fit(tables, Tables::number(kind, orientation), cell).is_ok()
            {
                found(cell, orientation);
            }
        }
    }

    #[inline]
    fn for_each_square_fit(
        &self,
        tables: &Tables,
        kind: KindId,
        orientations: u8,
        mut found: impl FnMut(Cell, Orientation),
    ) {
        const CHUNK: usize = 64;
        let first = kind.index() * 4;
        let kinds: [u16; 4] = std::array::from_fn(|turns| tables.oriented[first + turns].kinds);
        // Two passes, so that the first, which only compares bits, runs on vectors.
        let mut fits = [0u8; CHUNK];
        for (cells, forbidden) in
            self.frontier.cells.chunks(CHUNK).zip(self.frontier.forbidden.chunks(CHUNK))
        {
            for (fit, &forbidden) in fits.iter_mut().zip(forbidden) {
                *fit = fitting_orientations(kinds, forbidden) as u8;
            }
            for (&fit, &cell) in fits.iter().zip(cells) {
                let mut left = fit & orientations;
                while left != 0 {
                    let turns = left.trailing_zeros() as u8;
                    left &= left - 1;
                    found(self.cells.entry(cell).cell, Orientation::new(turns));
                }
            }
        }
    }

    /// Writes for every place of the frontier the orientations, of those in `orientations`, in
    /// which a square of kind `kind` fits; returns how many there are.
    #[inline]
    pub fn square_fits(
        &self,
        tables: &Tables,
        kind: KindId,
        orientations: u8,
        fits: &mut Vec<u8>,
    ) -> u32 {
        let first = kind.index() * 4;
        let kinds: [u16; 4] = std::array::from_fn(|turns| tables.oriented[first + turns].kinds);
        let forbidden = &self.frontier.forbidden;
        fits.resize(forbidden.len(), 0);
        let mut count = 0;
        for (fit, &forbidden) in fits.iter_mut().zip(forbidden) {
            let fitting = fitting_orientations(kinds, forbidden) & u16::from(orientations);
            *fit = fitting as u8;
            // At most four bits, added up on vectors (which know no bit count everywhere).
            count +=
                u32::from((fitting & 1) + (fitting >> 1 & 1) + (fitting >> 2 & 1) + (fitting >> 3));
        }
        count
    }

    /// Whether a square of kind `kind` fits anywhere in one of `orientations`.
    #[inline]
    pub fn square_fits_somewhere(&self, tables: &Tables, kind: KindId, orientations: u8) -> bool {
        let first = kind.index() * 4;
        let kinds: [u16; 4] = std::array::from_fn(|turns| tables.oriented[first + turns].kinds);
        // A few places at a time: no branch inside, and an early end in most cases.
        self.frontier.forbidden.chunks(16).any(|places| {
            let any = places.iter().fold(0, |any, &place| any | fitting_orientations(kinds, place));
            any & u16::from(orientations) != 0
        })
    }
}

#[inline]
fn fitting_orientations(kinds: [u16; 4], forbidden: u16) -> u16 {
    let mut fit = 0;
    for (turns, kinds) in kinds.into_iter().enumerate() {
        fit |= if kinds & forbidden == 0 { 1 << turns } else { 0 };
    }
    fit
}

#[inline]
fn matches(mine: Port, theirs: Port) -> bool {
    mine.kind == 0 || theirs.kind == 0 || mine.kind == theirs.kind
}
