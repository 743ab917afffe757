use super::NONE;
use crate::geometry::Cell;

/// What is in a cell that the board knows: laid ones and empty neighbours of land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CellEntry {
    pub cell: Cell,
    /// The piece in it, or [`NONE`]. With a second piece: the halfling that came first.
    pub first: u16,
    /// With a piece in the cell: the second halfling, or [`NONE`].
    /// In an empty cell: its place on the frontier.
    pub second: u16,
}

/// A table from cells to their contents, of a size that follows the number of tiles of the game.
///
/// Open addressing over a power of two; entries are never removed, as a cell of the
/// frontier only ever becomes a laid cell.
#[derive(Debug, Default)]
pub(crate) struct CellTable {
    slots: Vec<u16>,
    entries: Vec<CellEntry>,
    shift: u32,
}

impl Clone for CellTable {
    fn clone(&self) -> Self {
        Self { slots: self.slots.clone(), entries: self.entries.clone(), shift: self.shift }
    }

    fn clone_from(&mut self, other: &Self) {
        self.slots.clone_from(&other.slots);
        self.entries.clone_from(&other.entries);
        self.shift = other.shift;
    }
}

impl CellTable {
    pub fn with_capacity(cells: usize) -> Self {
        let slots = (cells * 2).next_power_of_two().max(64);
        Self {
            slots: vec![NONE; slots],
            entries: Vec::with_capacity(cells),
            shift: 32 - slots.trailing_zeros(),
        }
    }

    #[inline]
    fn slot(&self, cell: Cell) -> usize {
        let key = u32::from(cell.x as u16) | u32::from(cell.y as u16) << 16;
        (key.wrapping_mul(0x9E37_79B1) >> self.shift) as usize
    }

    /// The index of `cell`, if the board knows it.
    #[inline]
    pub fn find(&self, cell: Cell) -> Option<u16> {
        let mask = self.slots.len() - 1;
        let mut slot = self.slot(cell);
        loop {
            let index = *self.slots.get(slot)?;
            if index == NONE {
                return None;
            }
            if self.entries[index as usize].cell == cell {
                return Some(index);
            }
            slot = (slot + 1) & mask;
        }
    }

    /// Adds an empty `cell` that is not known yet and returns its index.
    #[inline]
    pub fn insert(&mut self, cell: Cell) -> u16 {
        if (self.entries.len() + 1) * 2 > self.slots.len() {
            self.grow();
        }
        let index = self.entries.len() as u16;
        self.entries.push(CellEntry { cell, first: NONE, second: NONE });
        self.link(cell, index);
        index
    }

    #[inline]
    fn link(&mut self, cell: Cell, index: u16) {
        let mask = self.slots.len() - 1;
        let mut slot = self.slot(cell);
        while self.slots[slot] != NONE {
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = index;
    }

    #[cold]
    fn grow(&mut self) {
        let slots = (self.slots.len() * 2).max(64);
        self.slots = vec![NONE; slots];
        self.shift = 32 - slots.trailing_zeros();
        for index in 0..self.entries.len() {
            self.link(self.entries[index].cell, index as u16);
        }
    }

    #[inline]
    pub fn entry(&self, index: u16) -> &CellEntry {
        &self.entries[index as usize]
    }

    #[inline]
    pub fn entry_mut(&mut self, index: u16) -> &mut CellEntry {
        &mut self.entries[index as usize]
    }

    /// Whether anything lies in `cell`: a square, a part of a double, one or two halflings (HA-14).
    #[inline]
    pub fn is_occupied(&self, cell: Cell) -> bool {
        self.find(cell).is_some_and(|index| self.entry(index).first != NONE)
    }

    /// Bytes that a clone copies.
    pub fn bytes(&self) -> usize {
        std::mem::size_of_val(self.slots.as_slice())
            + self.entries.capacity() * size_of::<CellEntry>()
    }
}
