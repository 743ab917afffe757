use crate::seat::Seat;

/// What the players hold and what is still to be dealt: numbers of copies, by the place of the
/// kind in the ruleset's list of kinds for hands. Empty in games without hands.
#[derive(Debug, Default)]
pub(crate) struct Hands {
    /// The reserve, then the seats, each with one number a kind.
    counts: Vec<u8>,
    kinds: usize,
}

impl Clone for Hands {
    fn clone(&self) -> Self {
        Self { counts: self.counts.clone(), kinds: self.kinds }
    }

    fn clone_from(&mut self, other: &Self) {
        let Self { counts, kinds } = other;
        self.counts.clone_from(counts);
        self.kinds = *kinds;
    }
}

impl Hands {
    /// Everything in the reserve.
    pub fn new(seats: usize, reserve: &[u8]) -> Self {
        let kinds = reserve.len();
        let mut counts = vec![0; if kinds == 0 { 0 } else { kinds * (seats + 1) }];
        counts[..kinds].copy_from_slice(reserve);
        Self { counts, kinds }
    }

    /// Copies of each kind still to be dealt.
    pub fn reserve(&self) -> &[u8] {
        &self.counts[..self.kinds]
    }

    /// Copies of each kind that `seat` holds.
    #[inline]
    pub fn of(&self, seat: Seat) -> &[u8] {
        if self.kinds == 0 {
            return &[];
        }
        let first = (seat.index() + 1) * self.kinds;
        &self.counts[first..first + self.kinds]
    }

    /// The number of tiles that all seats hold.
    pub fn held(&self) -> u32 {
        self.counts
            .get(self.kinds..)
            .unwrap_or_default()
            .iter()
            .map(|&count| u32::from(count))
            .sum()
    }

    /// Moves a copy of kind `kind` from the reserve to `seat`; `false` if there is none.
    pub fn deal(&mut self, seat: Seat, kind: usize) -> bool {
        match self.counts.get_mut(kind).filter(|_| kind < self.kinds) {
            Some(count) if *count > 0 => *count -= 1,
            _ => return false,
        }
        self.counts[(seat.index() + 1) * self.kinds + kind] += 1;
        true
    }

    /// Takes a copy of kind `kind` from `seat`; `false` if it holds none.
    pub fn take(&mut self, seat: Seat, kind: usize) -> bool {
        let place = (seat.index() + 1) * self.kinds + kind;
        match self.counts.get_mut(place).filter(|_| kind < self.kinds) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// Sets what is still to be dealt; `false` if there are not so many.
    pub fn set_reserve(&mut self, reserve: &[u8]) -> bool {
        let fits = self.reserve().iter().zip(reserve).all(|(left, wanted)| wanted <= left);
        if fits {
            self.counts[..self.kinds].copy_from_slice(reserve);
        }
        fits
    }

    /// What was not dealt leaves the game (HA-6).
    pub fn clear_reserve(&mut self) {
        self.counts[..self.kinds].fill(0);
    }

    /// All numbers: the reserve, then the seats.
    pub fn counts(&self) -> &[u8] {
        &self.counts
    }
}
