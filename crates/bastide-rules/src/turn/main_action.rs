//! TS-42: the main action. In the base game a figure on the tile just placed (BG-20 to BG-23);
//! expansions offer more, bar some of it, or leave nothing else.

use super::Flow;
use crate::action::{Action, ActionList};
use crate::event::{Event, Events};
use crate::expansions::christmas_present;
use crate::expansions::hills_and_sheep::shepherds;
use crate::figure::FigureKind;
use crate::game::Game;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::segment::{SegmentKind, Spot};

/// Falls through if nothing but passing is possible.
#[inline]
pub(super) fn enter(game: &mut Game) -> Flow {
    if can_place_a_figure(game) || is_anything_else_offered(game) { Flow::Wait } else { Flow::Next }
}

#[inline]
fn can_place_a_figure(game: &Game) -> bool {
    let mut any = false;
    for_each_place(game, |_, _| {
        any = true;
        false
    });
    any
}

fn is_anything_else_offered(game: &Game) -> bool {
    let hooks = &game.rules.hooks;
    let mut any = false;
    for hook in &hooks.offer {
        hook(game, &mut |_| any = true);
    }
    any || hooks.exclusive.iter().any(|hook| hook(game, &mut |_| {}))
}

/// Calls `found` for every figure and segment of the newest piece that fit, until it says no.
#[inline]
fn for_each_place(game: &Game, mut found: impl FnMut(FigureKind, u16) -> bool) {
    let supply = game.supply[game.turn.seat.index()];
    if christmas_present::is_barred(game) {
        return;
    }
    if supply == 0 || game.rules.hooks.newest.iter().any(|hook| hook(game).is_err()) {
        return;
    }
    let figures = &game.rules.figures;
    let piece = game.board.pieces[game.turn.newest as usize];
    let segments = game.rules.tables.oriented[piece.oriented as usize].segments;
    for kind in FigureKind::ALL {
        if supply & figures.mask(kind) == 0 {
            continue;
        }
        for segment in 0..u16::from(segments) {
            let totals = game.board.features.totals_of(piece.first_node + segment);
            if totals.figures == 0 && figures.may_stand(kind, totals.kind) && !found(kind, segment)
            {
                return;
            }
        }
    }
}

#[inline]
pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    let hooks = &game.rules.hooks;
    for hook in &hooks.exclusive {
        if hook(game, &mut |action| list.push(action)) {
            return;
        }
    }
    let spot = newest_spot(game);
    for_each_place(game, |kind, segment| {
        let spot = Spot { segment: segment as u8, ..spot };
        list.push(Action::PlaceFigure { kind, spot });
        true
    });
    for hook in &hooks.offer {
        hook(game, &mut |action| list.push(action));
    }
    list.push(Action::Pass);
}

/// Segment 0 of the newest piece.
#[inline]
fn newest_spot(game: &Game) -> Spot {
    let newest = game.turn.newest;
    let entry = game.board.cells.entry(game.board.pieces[newest as usize].cell);
    Spot { cell: entry.cell, layer: u8::from(entry.first != newest), segment: 0 }
}

#[inline]
pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<Flow, Refusal> {
    if !game.rules.hooks.exclusive.is_empty() {
        check_exclusive(game, action)?;
    }
    match action {
        Action::Pass => events.push(Event::Passed { seat: game.turn.seat }),
        Action::PlaceFigure { kind, spot } => place_figure(game, kind, spot, events)?,
        other => apply_other(game, other, events)?,
    }
    Ok(Flow::Next)
}

/// While an expansion leaves nothing else, only its own actions are taken.
fn check_exclusive(game: &Game, action: Action) -> Result<(), Refusal> {
    if matches!(action, Action::RemoveKnight { .. }) {
        return Ok(());
    }
    if game.rules.hooks.exclusive.iter().any(|hook| hook(game, &mut |_| {})) {
        return Err(Refusal { rule: RuleId("PD-41"), reason: Reason::PrincessFirst });
    }
    Ok(())
}

/// Looks for the expansion that knows the action.
fn apply_other(game: &mut Game, action: Action, events: &mut Events) -> Result<(), Refusal> {
    for index in 0..game.rules.hooks.main_action.len() {
        if let Some(result) = game.rules.hooks.main_action[index](game, action, events) {
            return result;
        }
    }
    // Without the expansion that knows it, there is nothing on which it could act.
    Err(match action {
        Action::ReturnAbbot { spot } => {
            Refusal { rule: RuleId("BG-52"), reason: Reason::NoAbbotThere(spot) }
        }
        _ => game.not_now(),
    })
}

#[inline]
fn place_figure(
    game: &mut Game,
    kind: FigureKind,
    spot: Spot,
    events: &mut Events,
) -> Result<(), Refusal> {
    if kind == FigureKind::Shepherd {
        return shepherds::place(game, spot, events);
    }
    let refuse = |rule, reason| Err(Refusal { rule: RuleId(rule), reason });
    let seat = game.turn.seat;
    let figures = &game.rules.figures;
    let at_home = game.supply[seat.index()] & figures.mask(kind);
    if at_home == 0 {
        return refuse("BG-20", Reason::NotInSupply(kind));
    }
    if christmas_present::is_barred(game) {
        return refuse("XP-56", Reason::FollowersBarred);
    }
    let Some(node) = game.node_of_spot(spot) else {
        let here = Spot { segment: 0, ..spot };
        return if game.node_of_spot(here).is_some() {
            refuse("BG-21", Reason::NoSuchSegment(spot))
        } else {
            refuse("BG-20", Reason::NotJustPlaced(spot))
        };
    };
    let totals = game.board.features.totals_of(node);
    let feature = totals.kind;
    if game.board.features.list[node as usize].home.piece == game.turn.newest {
        for hook in &game.rules.hooks.newest {
            hook(game)?;
        }
    } else {
        check_elsewhere(game, node, spot)?;
    }
    if !figures.may_stand(kind, feature) {
        return refuse(rule_against(kind, feature), Reason::WrongFigure { figure: kind, feature });
    }
    if totals.figures > 0 {
        let by = game.board.features.figures(node).map(|figure| figures.seat(figure)).min();
        let by = by.unwrap_or(seat);
        return refuse("BG-22", Reason::FeatureTaken { spot, by });
    }
    let figure = figures.id(seat, at_home.trailing_zeros());
    game.put_figure(figure, node);
    events.push(Event::FigurePlaced { seat, figure, kind, spot, feature });
    Ok(())
}

/// Figures go on the tile just placed (BG-20), unless an expansion opens a way elsewhere.
fn check_elsewhere(game: &Game, node: u16, spot: Spot) -> Result<(), Refusal> {
    let mut refused = Refusal { rule: RuleId("BG-20"), reason: Reason::NotJustPlaced(spot) };
    for hook in &game.rules.hooks.elsewhere {
        match hook(game, node) {
            Ok(()) => return Ok(()),
            Err(refusal) => refused = refusal,
        }
    }
    Err(refused)
}

/// The rule that keeps a kind of figure off a kind of feature.
const fn rule_against(figure: FigureKind, feature: SegmentKind) -> &'static str {
    match (figure, feature) {
        (_, SegmentKind::River) => "BG-64",
        (FigureKind::Abbot, _) | (_, SegmentKind::Garden) => "BG-50",
        (FigureKind::Meeple, SegmentKind::Field) => "BG-43",
        (FigureKind::Meeple, _) => "BG-21",
        (FigureKind::Shepherd, _) => "HS-2",
    }
}
