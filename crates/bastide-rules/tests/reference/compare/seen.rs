//! What came up in games.

use std::collections::BTreeMap;

/// What came up in games, so that a test can say that it compared what it is about.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub games: u64,
    pub pieces: u64,
    /// Halflings that filled the gap beside another one.
    pub second_halves: u64,
    pub doubles: u64,
    pub discarded: u64,
    /// Games that ended because no tile that was left had a place (BG-17).
    pub ended_by_discards: u64,
    pub set_aside: u64,
    /// River tiles that had a place only without the check of RV-6 (RV-7).
    pub without_room: u64,
    /// Scores by rule.
    pub scores: BTreeMap<&'static str, u64>,
    /// Terms of scores by what they count and their rule.
    pub terms: BTreeMap<(&'static str, &'static str), u64>,
    /// Figures sent home, neutral figures moved and tiles set aside, by rule.
    pub others: BTreeMap<&'static str, u64>,
}

impl Seen {
    pub fn add(&mut self, other: &Self) {
        self.games += 1;
        self.pieces += other.pieces;
        self.second_halves += other.second_halves;
        self.doubles += other.doubles;
        self.discarded += other.discarded;
        self.ended_by_discards += other.ended_by_discards;
        self.set_aside += other.set_aside;
        self.without_room += other.without_room;
        for (rule, count) in &other.scores {
            *self.scores.entry(rule).or_insert(0) += count;
        }
        for (term, count) in &other.terms {
            *self.terms.entry(*term).or_insert(0) += count;
        }
        for (rule, count) in &other.others {
            *self.others.entry(rule).or_insert(0) += count;
        }
    }

    /// Asserts that features were scored by each of these rules.
    pub fn expect_scores(&self, rules: &[&str]) {
        for rule in rules {
            assert!(self.scores.contains_key(rule), "no score by {rule}: {self:?}");
        }
    }

    /// Asserts that figures went home, neutral figures moved or tiles were set aside by each of
    /// these rules.
    pub fn expect_others(&self, rules: &[&str]) {
        for rule in rules {
            assert!(self.others.contains_key(rule), "nothing by {rule}: {self:?}");
        }
    }
}
