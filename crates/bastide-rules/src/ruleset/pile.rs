use super::KindId;

/// The pile of a game before anything is drawn: stages that are used up one after the other
/// (RV-S6), each with a number of copies of each kind.
#[derive(Debug, Default)]
pub(crate) struct Stages {
    /// Copies, stage by stage and kind by kind.
    pub counts: Vec<u16>,
    /// Number of stages.
    pub stages: usize,
    /// Number of kinds.
    pub kinds: usize,
}

impl Stages {
    pub fn new(stages: Vec<Vec<u16>>) -> Self {
        let kinds = stages.first().map_or(0, Vec::len);
        let stages: Vec<Vec<u16>> =
            stages.into_iter().filter(|counts| counts.iter().any(|&count| count > 0)).collect();
        Self { stages: stages.len(), kinds, counts: stages.concat() }
    }

    /// Copies of `kind` in stage `stage`.
    pub fn count(&self, stage: usize, kind: KindId) -> u16 {
        self.counts[stage * self.kinds + kind.index()]
    }

    /// Tiles in stage `stage`.
    pub fn total(&self, stage: usize) -> u32 {
        self.counts[stage * self.kinds..(stage + 1) * self.kinds]
            .iter()
            .map(|&count| u32::from(count))
            .sum()
    }
}
