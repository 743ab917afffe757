//! Cities, roads, monasteries and gardens (BG-30 to BG-33, BG-37, BG-41, BG-51).

use super::counted::counted;
use crate::event::{ScoreSource, Term, TermKind};
use crate::game::Game;
use crate::rule_id::RuleId;
use crate::segment::SegmentKind;
use crate::setup::TinyCity;

/// The most terms that a value has.
const MOST: usize = 8;

/// What a feature is worth, with its terms.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Value {
    /// The rule that gives the points.
    pub rule: RuleId,
    /// For what.
    pub source: ScoreSource,
    terms: [Term; MOST],
    count: usize,
}

impl Value {
    pub fn new(rule: &'static str) -> Self {
        let nothing = Term { what: TermKind::Tiles, count: 0, each: 0, rule: RuleId(rule) };
        let source = ScoreSource::Feature;
        Self { rule: RuleId(rule), source, terms: [nothing; MOST], count: 0 }
    }

    /// A value of one term, for something else than the feature itself.
    pub fn of(
        source: ScoreSource,
        what: TermKind,
        count: i32,
        each: i32,
        rule: &'static str,
    ) -> Self {
        let mut value = Self { source, ..Self::new(rule) };
        value.add(what, count, each, rule);
        value
    }

    /// Adds a term.
    #[inline]
    pub fn add(&mut self, what: TermKind, count: i32, each: i32, rule: &'static str) {
        debug_assert!(self.count < MOST, "a value with more than {MOST} terms");
        if count != 0 && self.count < MOST {
            self.terms[self.count] = Term { what, count, each, rule: RuleId(rule) };
            self.count += 1;
        }
    }

    /// Sets the rate of the terms of one kind.
    pub fn set_rate(&mut self, what: TermKind, each: i32, rule: &'static str) {
        for term in self.terms[..self.count].iter_mut().filter(|term| term.what == what) {
            term.each = each;
            term.rule = RuleId(rule);
        }
    }

    /// Changes the rate of the terms of one kind.
    pub fn change_rate(&mut self, what: TermKind, rule: RuleId, change: impl Fn(i32) -> i32) {
        for term in self.terms[..self.count].iter_mut().filter(|term| term.what == what) {
            term.each = change(term.each);
            term.rule = rule;
        }
    }

    /// The terms.
    pub fn terms(&self) -> &[Term] {
        &self.terms[..self.count]
    }

    /// Their sum.
    #[inline]
    pub fn points(&self) -> i32 {
        self.terms().iter().map(|term| term.count * term.each).sum()
    }
}

/// What the feature with root `root` is worth to each of its owners; not for fields.
#[inline]
pub(crate) fn feature_value(game: &Game, root: u16, complete: bool) -> Value {
    let totals = &game.board.features.list[root as usize].totals;
    let cells = counted(game, root);
    let mut value = match (totals.kind, complete) {
        (SegmentKind::City, true) => {
            let is_tiny = cells == 2 && game.setup().options.tiny_city == TinyCity::Two;
            let (each, rule) = if is_tiny { (1, "BG-37") } else { (2, "BG-31") };
            let mut value = Value::new(rule);
            value.add(TermKind::Tiles, cells, each, rule);
            value.add(TermKind::Pennants, i32::from(totals.pennants), each, rule);
            value
        }
        (SegmentKind::City, false) => {
            let mut value = Value::new("BG-41");
            value.add(TermKind::Tiles, cells, 1, "BG-41");
            value.add(TermKind::Pennants, i32::from(totals.pennants), 1, "BG-41");
            value
        }
        (SegmentKind::Road, complete) => {
            let rule = if complete { "BG-30" } else { "BG-41" };
            let mut value = Value::new(rule);
            value.add(TermKind::Tiles, cells, 1, rule);
            value
        }
        (SegmentKind::Monastery, complete) => {
            let rule = if complete { "BG-33" } else { "BG-41" };
            let mut value = Value::new(rule);
            value.add(TermKind::Surroundings, cells, 1, rule);
            value
        }
        (SegmentKind::Garden, _) => {
            let mut value = Value::new("BG-51");
            value.add(TermKind::Surroundings, cells, 1, "BG-51");
            value
        }
        (SegmentKind::Field | SegmentKind::River, _) => Value::new("BG-64"),
    };
    for hook in &game.rules.hooks.value {
        hook(game, root, complete, &mut value);
    }
    value
}

/// What an abbot on `node` scores when he is taken back (BG-52): his cell and the occupied ones around it.
pub(crate) fn abbot_value(game: &Game, node: u16) -> Value {
    let cells = counted(game, game.board.features.root(node));
    Value::of(ScoreSource::Abbot, TermKind::Surroundings, cells, 1, "BG-52")
}
