//! Majorities, points and the way home (BG-34, BG-35).

use super::counted::both_counts;
use super::feature::{Value, feature_value};
use crate::event::{Event, Events, Score, ScoreSource};
use crate::expansions::christmas_present::{changes, turned};
use crate::expansions::hills_and_sheep::hills;
use crate::figure::{FigureId, FigureKind};
use crate::game::Game;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::HillTie;

/// How strong each seat is on a feature, and what breaks ties between them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Strengths {
    total: [u32; MAX_SEATS],
    /// Figures on hills (HS-21), as far as the option lets them count (HS-22).
    on_hills: [u32; MAX_SEATS],
}

impl Strengths {
    /// The strength of one seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> u32 {
        self.total[seat.index()]
    }

    /// Adds the strengths on another feature that is counted together with this one.
    pub fn add(&mut self, other: &Self, hill_tie: HillTie) {
        for seat in 0..MAX_SEATS {
            self.total[seat] += other.total[seat];
            self.on_hills[seat] += other.on_hills[seat];
            if hill_tie == HillTie::Presence {
                self.on_hills[seat] = self.on_hills[seat].min(1);
            }
        }
    }
}

/// How strong each seat is on the feature with root `root`.
#[inline]
pub(crate) fn strengths(game: &Game, root: u16) -> Strengths {
    let mut strengths = Strengths::default();
    let figures = &game.rules.figures;
    for figure in game.board.features.figures(root) {
        strengths.total[figures.seat(figure).index()] += figures.kind(figure).strength();
    }
    if game.rules.in_play.hills {
        count_hills(game, root, &mut strengths);
    }
    strengths
}

/// HS-21, HS-24: figures that count for the majority and stand on hills.
fn count_hills(game: &Game, root: u16, strengths: &mut Strengths) {
    let figures = &game.rules.figures;
    for figure in game.board.features.figures(root) {
        if figures.kind(figure).strength() > 0 && hills::stands_on_hill(game, figure) {
            let count = &mut strengths.on_hills[figures.seat(figure).index()];
            *count = match game.setup().options.hill_tie {
                HillTie::Presence => 1,
                HillTie::Count => *count + 1,
            };
        }
    }
}

/// The seats with the most strength, if there is any; of several those with the most on hills.
#[inline]
pub(crate) fn owners(strengths: &Strengths) -> impl Iterator<Item = Seat> + '_ {
    let most = strengths.total.iter().copied().max().unwrap_or(0);
    let tied = move |seat: usize| most > 0 && strengths.total[seat] == most;
    let hills =
        (0..MAX_SEATS).filter(|&seat| tied(seat)).map(|seat| strengths.on_hills[seat]).max();
    (0..MAX_SEATS)
        .filter(move |&seat| tied(seat) && Some(strengths.on_hills[seat]) == hills)
        .map(|seat| Seat(seat as u8))
}

/// Scores a city, road, monastery or garden for its owners.
#[inline]
pub(crate) fn award_feature(game: &mut Game, root: u16, complete: bool, events: &mut Events) {
    award_as(game, root, complete, !complete, events);
}

/// Scores an incomplete feature in the middle of the game (XP-35).
pub(crate) fn award_unfinished_now(game: &mut Game, root: u16, events: &mut Events) {
    award_as(game, root, false, false, events);
}

#[inline]
fn award_as(game: &mut Game, root: u16, complete: bool, at_the_end: bool, events: &mut Events) {
    let value = feature_value(game, root, complete);
    let strengths = strengths(game, root);
    if !game.rules.in_play.cards {
        for seat in owners(&strengths) {
            award(game, seat, root, &value, at_the_end, events);
        }
        return;
    }
    let is_meant = |other| other == root;
    let paid = changes::paid_of(game, is_meant, &strengths);
    for seat in owners(&strengths) {
        if let Some(value) = changes::value_for(game, is_meant, paid, seat, value) {
            award(game, seat, root, &value, at_the_end, events);
        }
    }
}

/// The seats that cards leave a payment for the features that are meant, which are counted together,
/// one bit each; without cards all ([`changes::paid_of`]).
#[inline]
pub(super) fn paid(game: &Game, is_meant: impl Fn(u16) -> bool, strengths: &Strengths) -> u16 {
    if game.rules.in_play.cards { changes::paid_of(game, is_meant, strengths) } else { u16::MAX }
}

/// What `seat`, one of the owners of the features that are meant, gets of `value` as far as cards
/// leave it so (XP-48, XP-62); `paid` are the seats that are paid.
#[inline]
pub(super) fn share(
    game: &Game,
    is_meant: impl Fn(u16) -> bool,
    paid: u16,
    seat: Seat,
    value: Value,
) -> Option<Value> {
    if game.rules.in_play.cards {
        changes::value_for(game, is_meant, paid, seat, value)
    } else {
        Some(value)
    }
}

/// What expansions do before a completed feature is scored (TS-66b).
#[inline]
pub(crate) fn before_score(game: &mut Game, root: u16, events: &mut Events) {
    for index in 0..game.rules.hooks.before_score.len() {
        game.rules.hooks.before_score[index](game, root, events);
    }
}

/// What expansions add when a feature has been scored (TS-66d).
#[inline]
pub(crate) fn after_score(game: &mut Game, root: u16, at_the_end: bool, events: &mut Events) {
    for index in 0..game.rules.hooks.after_score.len() {
        game.rules.hooks.after_score[index](game, root, at_the_end, events);
    }
}

/// Gives the points of `value` to `seat` for the feature with root `root`.
#[inline]
pub(crate) fn award(
    game: &mut Game,
    seat: Seat,
    root: u16,
    value: &Value,
    at_the_end: bool,
    events: &mut Events,
) {
    let noted = pay(game, seat, root, value);
    if events.is_on() {
        explain(game, seat, root, None, value, (at_the_end, noted), events);
    }
}

/// Pays the points for the feature with root `root`, or notes them (XP-51 b); says whether they
/// were noted.
#[inline]
fn pay(game: &mut Game, seat: Seat, root: u16, value: &Value) -> bool {
    let noted = game.rules.in_play.cards && turned::notes_points(game, root);
    if noted {
        game.cards_mut().noted[seat.index()] += value.points();
    } else {
        game.add_points(seat, value.points());
    }
    noted
}

/// Gives the points of `value` to `seat`, for no feature.
pub(crate) fn award_alone(
    game: &mut Game,
    seat: Seat,
    value: &Value,
    at_the_end: bool,
    events: &mut Events,
) {
    game.add_points(seat, value.points());
    if events.is_on() {
        let explanation = events.explain(value.terms(), std::iter::empty(), std::iter::empty());
        events.push(Event::Scored(Score {
            seat,
            points: value.points(),
            rule: value.rule,
            source: value.source,
            feature: None,
            spot: None,
            at_the_end,
            counted: None,
            explanation,
        }));
    }
}

/// Gives the points of `value` to `seat` for its figure on `node`.
pub(crate) fn award_at(
    game: &mut Game,
    seat: Seat,
    node: u16,
    value: &Value,
    at_the_end: bool,
    events: &mut Events,
) {
    let root = game.board.features.root(node);
    let noted = pay(game, seat, root, value);
    if events.is_on() {
        explain(game, seat, root, Some(node), value, (at_the_end, noted), events);
    }
}

fn explain(
    game: &Game,
    seat: Seat,
    root: u16,
    figure_node: Option<u16>,
    value: &Value,
    (at_the_end, noted): (bool, bool),
    events: &mut Events,
) {
    let features = &game.board.features;
    let tables = &game.rules.tables;
    let cells = features.nodes(root).flat_map(|node| game.board.cells_of_node(tables, node));
    let figures = &game.rules.figures;
    // A flock pays for its shepherd, who stands on the field without being of it (HS-1).
    let is_flock = value.source == ScoreSource::Flock;
    let shepherd = figure_node.filter(|_| is_flock).map(|node| {
        let spot = game.spot_of_node(node);
        (seat, FigureKind::Shepherd, spot)
    });
    let own = features
        .figures(root)
        .filter(|&figure| !is_flock && figures.seat(figure) == seat)
        .map(|figure| {
            let spot = game.spot_of_node(features.figure_node[figure.index()]);
            (seat, figures.kind(figure), spot)
        })
        .chain(shepherd);
    let explanation = events.explain(value.terms(), cells, own);
    let first = events.explained_figures(explanation).first();
    let spot = match (figure_node, first) {
        (Some(node), _) => game.spot_of_node(node),
        (None, Some((_, _, spot))) => *spot,
        (None, None) => game.spot_of_node(root),
    };
    let score = Score {
        seat,
        points: value.points(),
        rule: value.rule,
        source: value.source,
        feature: Some(features.list[root as usize].totals.kind),
        spot: Some(spot),
        at_the_end,
        counted: if is_flock { None } else { both_counts(game, root) },
        explanation,
    };
    // XP-51 b: worked out now, paid at the end.
    events.push(if noted { Event::PointsNoted(score) } else { Event::Scored(score) });
}

/// Sends all figures of the feature home (BG-35), as `rule` says.
#[inline]
pub(crate) fn return_figures(game: &mut Game, root: u16, rule: &'static str, events: &mut Events) {
    loop {
        let first = game.board.features.list[root as usize].totals.first_figure;
        if first == u8::MAX {
            return;
        }
        game.return_figure(FigureId(first), rule, events);
    }
}

/// The place of the feature in logs (BG-36): its first cell in reading order, and, as several
/// features of a kind can begin on one piece, its first segment there.
pub(crate) fn log_place(game: &Game, root: u16) -> ((i16, i16), u8, u8) {
    let features = &game.board.features;
    features
        .nodes(root)
        .flat_map(|node| {
            let spot = game.spot_of_node(node);
            game.board
                .cells_of_node(&game.rules.tables, node)
                .map(move |cell| (cell.reading_order(), spot.layer, spot.segment))
        })
        .min()
        .unwrap_or_default()
}
