use super::key;
use crate::ruleset::{KindId, Stages};

/// Room for tiles set aside: more than one copy of each set brings, so that no game allocates.
const MOST_ASIDE: u32 = 32;

/// What is left to draw.
#[derive(Debug, Default)]
pub(crate) struct Pile {
    /// Copies left, stage by stage and kind by kind.
    counts: Vec<u16>,
    /// The stage that is drawn from now.
    stage: u8,
    /// Tiles left in it.
    left_in_stage: u32,
    /// Tiles left to draw in all, without those under hills.
    left: u32,
    /// Tiles under hills (HS-20). Nobody knows which they are, so that they stay among the
    /// counts: they are the ones that are never drawn.
    hidden: u16,
    /// River tiles that had no legal place, to be tried again (RV-7).
    aside: Vec<KindId>,
    /// Dragon tiles drawn before the first volcano (PD-8).
    aside_dragons: Vec<KindId>,
}

impl Clone for Pile {
    fn clone(&self) -> Self {
        let mut copy = Self::default();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, other: &Self) {
        let Self { counts, stage, left_in_stage, left, hidden, aside, aside_dragons } = other;
        self.counts.clone_from(counts);
        self.stage = *stage;
        self.left_in_stage = *left_in_stage;
        self.left = *left;
        self.hidden = *hidden;
        self.aside.clone_from(aside);
        self.aside_dragons.clone_from(aside_dragons);
    }
}

impl Pile {
    pub fn new(stages: &Stages) -> Self {
        let left: u32 = (0..stages.stages).map(|stage| stages.total(stage)).sum();
        let mut pile = Self {
            counts: stages.counts.clone(),
            stage: 0,
            left_in_stage: if stages.stages > 0 { stages.total(0) } else { 0 },
            left,
            hidden: 0,
            aside: Vec::with_capacity(left.min(MOST_ASIDE) as usize),
            aside_dragons: Vec::with_capacity(left.min(MOST_ASIDE) as usize),
        };
        pile.skip_empty_stages(stages);
        pile
    }

    /// Tiles left to draw.
    pub const fn left(&self) -> u32 {
        self.left
    }

    /// Tiles that can be drawn now: those left in the present stage.
    pub const fn left_in_stage(&self) -> u32 {
        self.left_in_stage
    }

    /// Tiles under hills.
    pub const fn hidden(&self) -> u16 {
        self.hidden
    }

    /// The next tile goes under a hill; `false` if there is none.
    pub fn hide_one(&mut self) -> bool {
        let any = self.left > 0;
        if any {
            self.left -= 1;
            self.hidden += 1;
        }
        any
    }

    /// Sets the number of tiles under hills; `false` if there are not so many.
    pub fn set_hidden(&mut self, hidden: u16) -> bool {
        let fits = u32::from(hidden) <= self.left;
        if fits {
            self.left -= u32::from(hidden);
            self.hidden = hidden;
        }
        fits
    }

    /// Copies of each kind that can be drawn now, those under hills included.
    #[inline]
    pub fn drawable(&self, stages: &Stages) -> &[u16] {
        if self.left == 0 {
            return &[];
        }
        let first = self.stage as usize * stages.kinds;
        &self.counts[first..first + stages.kinds]
    }

    /// Copies of `kind` left in all stages.
    pub fn copies(&self, stages: &Stages, kind: KindId) -> u32 {
        if kind.index() >= stages.kinds {
            return 0;
        }
        self.counts
            .iter()
            .skip(kind.index())
            .step_by(stages.kinds.max(1))
            .map(|&n| u32::from(n))
            .sum()
    }

    /// The number of copies left, stage by stage and kind by kind.
    pub fn counts(&self) -> &[u16] {
        &self.counts
    }

    /// Takes a copy of `kind` that can be drawn now; returns what that adds to the key.
    #[inline]
    pub fn take(&mut self, stages: &Stages, kind: KindId) -> Option<u64> {
        if self.left == 0 {
            return None;
        }
        let stage = self.stage as usize;
        let count = self.counts.get_mut(stage * stages.kinds + kind.index())?;
        *count = count.checked_sub(1)?;
        self.left -= 1;
        self.left_in_stage -= 1;
        self.skip_empty_stages(stages);
        Some(key::drawn(stage, kind.0))
    }

    /// Sets the copies left, for a position that is built up; `false` if there are too many.
    pub fn set_counts(&mut self, stages: &Stages, counts: Vec<u16>) -> bool {
        let fits = counts.len() == stages.counts.len()
            && counts.iter().zip(&stages.counts).all(|(now, start)| now <= start);
        if fits {
            self.left = counts.iter().map(|&count| u32::from(count)).sum();
            self.counts = counts;
            self.stage = 0;
            self.left_in_stage = self.stage_total(stages);
            self.skip_empty_stages(stages);
        }
        fits
    }

    fn stage_total(&self, stages: &Stages) -> u32 {
        let first = self.stage as usize * stages.kinds;
        self.counts
            .get(first..first + stages.kinds)
            .map_or(0, |counts| counts.iter().map(|&count| u32::from(count)).sum())
    }

    #[inline]
    fn skip_empty_stages(&mut self, stages: &Stages) {
        while self.left_in_stage == 0 && self.left > 0 {
            self.stage += 1;
            self.left_in_stage = self.stage_total(stages);
        }
    }

    /// River tiles set aside.
    pub fn aside(&self) -> &[KindId] {
        &self.aside
    }

    /// Sets a river tile aside; returns what that adds to the key.
    pub fn set_aside(&mut self, kind: KindId) -> u64 {
        // In a fixed order, so that equal states go on alike.
        let place = self.aside.partition_point(|&other| other < kind);
        self.aside.insert(place, kind);
        key::aside(kind.0)
    }

    /// Takes back the tile at `index` of those set aside, with what that takes off the key.
    pub fn take_aside(&mut self, index: usize) -> (KindId, u64) {
        let kind = self.aside.remove(index);
        (kind, key::aside(kind.0))
    }

    /// Dragon tiles set aside.
    pub fn aside_dragons(&self) -> &[KindId] {
        &self.aside_dragons
    }

    /// Sets a dragon tile aside; returns what that adds to the key.
    pub fn set_dragon_aside(&mut self, kind: KindId) -> u64 {
        let place = self.aside_dragons.partition_point(|&other| other < kind);
        self.aside_dragons.insert(place, kind);
        key::aside_dragon(kind.0)
    }

    /// Puts the dragon tiles set aside back into the last stage, from which they came; returns
    /// what that takes off the key.
    pub fn shuffle_dragons_in(&mut self, stages: &Stages) -> u64 {
        let mut gone = 0u64;
        let stage = stages.stages.saturating_sub(1);
        for index in 0..self.aside_dragons.len() {
            let kind = self.aside_dragons[index];
            self.counts[stage * stages.kinds + kind.index()] += 1;
            self.left += 1;
            gone = gone
                .wrapping_add(key::aside_dragon(kind.0))
                .wrapping_add(key::drawn(stage, kind.0));
        }
        self.aside_dragons.clear();
        self.left_in_stage = self.stage_total(stages);
        self.skip_empty_stages(stages);
        gone
    }

    pub fn key_from_scratch(&self, stages: &Stages) -> u64 {
        let mut sum = 0u64;
        for (index, (&now, &start)) in self.counts.iter().zip(&stages.counts).enumerate() {
            let (stage, kind) = (index / stages.kinds, (index % stages.kinds) as u16);
            sum = sum.wrapping_add(key::drawn(stage, kind).wrapping_mul(u64::from(start - now)));
        }
        let sum = self.aside.iter().fold(sum, |sum, kind| sum.wrapping_add(key::aside(kind.0)));
        self.aside_dragons.iter().fold(sum, |sum, kind| sum.wrapping_add(key::aside_dragon(kind.0)))
    }

    /// Bytes that a clone copies.
    pub fn bytes(&self) -> usize {
        self.counts.len() * 2
    }
}
