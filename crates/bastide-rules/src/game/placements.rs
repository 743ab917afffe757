use super::Game;
use crate::action::Action;
use crate::geometry::{Cell, Orientation};
use crate::ruleset::KindId;
use crate::turn::{Phase, place_tile};

/// The legal placements of the drawn tile in compact form: for every place on the frontier the
/// orientations that fit.
///
/// [`Game::legal_actions`] writes each placement out; this counts them and names the n-th, which
/// is all that a random player needs. The n-th here is the n-th there.
#[derive(Debug, Default)]
pub struct Placements {
    /// For each place of the frontier one bit for each orientation that fits.
    pub(crate) fits: Vec<u8>,
    /// The placements written out, for pieces that are no squares and games with rules that
    /// bar some places.
    pub(crate) list: Vec<(Cell, Orientation)>,
    count: u32,
}

/// The number of bits of a number of four bits.
const ONES: [u32; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

impl Placements {
    /// An empty list, to be filled again and again by [`Game::legal_placements`].
    pub fn new() -> Self {
        Self::default()
    }

    /// A list with room for the placements on `places` empty cells, so that it need not grow.
    pub fn with_capacity(places: usize) -> Self {
        Self {
            fits: Vec::with_capacity(places),
            list: Vec::with_capacity(places * Orientation::ALL.len()),
            count: 0,
        }
    }

    /// The number of placements.
    pub const fn len(&self) -> u32 {
        self.count
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl Game {
    /// Fills `placements` with those of the drawn tile; empty when no tile is to be placed.
    #[inline]
    pub fn legal_placements(&self, placements: &mut Placements) {
        placements.fits.clear();
        placements.list.clear();
        placements.count = 0;
        if self.turn.phase != Phase::PlaceTile {
            return;
        }
        let kind = KindId(self.turn.drawn);
        let orientations = self.rules.kind(kind).distinct_orientations;
        if place_tile::only_sides_matter(self, kind) {
            let tables = &self.rules.tables;
            placements.count =
                self.board.square_fits(tables, kind, orientations, &mut placements.fits);
        } else {
            let list = &mut placements.list;
            place_tile::for_each_place(self, kind, orientations, |cell, orientation| {
                list.push((cell, orientation));
            });
            placements.count = placements.list.len() as u32;
        }
    }

    /// The action of the `index`-th of `placements`, which must have been filled from this state.
    #[inline]
    pub fn placement(&self, placements: &Placements, index: u32) -> Option<Action> {
        if let Some(&(cell, orientation)) = placements.list.get(index as usize) {
            return Some(Action::PlaceTile { cell, orientation });
        }
        let mut left = index;
        for (place, &fit) in placements.fits.iter().enumerate() {
            match left.checked_sub(ONES[fit as usize & 15]) {
                Some(rest) => left = rest,
                None => {
                    let mut fit = fit;
                    for _ in 0..left {
                        fit &= fit - 1;
                    }
                    let cell = *self.board.frontier.cells.get(place)?;
                    return Some(Action::PlaceTile {
                        cell: self.board.cells.entry(cell).cell,
                        orientation: Orientation::new(fit.trailing_zeros() as u8),
                    });
                }
            }
        }
        None
    }
}
