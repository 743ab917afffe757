/// The empty cells that touch land along a side: the only ones where a square can go.
///
/// For every cell it keeps, four bits a side, the kinds that its neighbours forbid there, so
/// that "does this tile fit" is one `and` for each orientation.
#[derive(Debug, Default)]
pub(crate) struct Frontier {
    /// Index in the cell table.
    pub cells: Vec<u16>,
    /// Kinds of sides that may not lie here.
    pub forbidden: Vec<u16>,
    /// One bit for each side across which land lies.
    pub land: Vec<u8>,
}

impl Clone for Frontier {
    fn clone(&self) -> Self {
        let mut copy = Self::default();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, other: &Self) {
        let Self { cells, forbidden, land } = other;
        self.cells.clone_from(cells);
        self.forbidden.clone_from(forbidden);
        self.land.clone_from(land);
    }
}

/// The kinds that a side of kind `kind` forbids across it; none if it fits everything.
#[inline]
pub(crate) const fn forbidden_by(kind: u8) -> u16 {
    if kind == 0 { 0 } else { (!kind & 0xF) as u16 }
}

impl Frontier {
    pub fn with_capacity(cells: usize) -> Self {
        Self {
            cells: Vec::with_capacity(cells),
            forbidden: Vec::with_capacity(cells),
            land: Vec::with_capacity(cells),
        }
    }

    /// Adds a cell across whose side `side` (0 to 3) land of kind `kind` lies; returns its place.
    #[inline]
    pub fn push(&mut self, cell: u16, side: usize, kind: u8) -> u16 {
        let place = self.cells.len() as u16;
        self.cells.push(cell);
        self.forbidden.push(forbidden_by(kind) << (4 * side));
        self.land.push(1 << side);
        place
    }

    /// Land of kind `kind` now lies across side `side` of the cell at `place`.
    #[inline]
    pub fn constrain(&mut self, place: u16, side: usize, kind: u8) {
        self.forbidden[place as usize] |= forbidden_by(kind) << (4 * side);
        self.land[place as usize] |= 1 << side;
    }

    /// Removes the cell at `place`; returns the cell that moved there, if any.
    #[inline]
    pub fn remove(&mut self, place: u16) -> Option<u16> {
        self.cells.swap_remove(place as usize);
        self.forbidden.swap_remove(place as usize);
        self.land.swap_remove(place as usize);
        self.cells.get(place as usize).copied()
    }
}
