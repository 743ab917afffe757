//! The fairy (PD-30 to PD-39) in both readings: beside a meeple, or on a tile.

use super::super::{Expansion, VOLCANO};
use crate::action::Action;
use crate::board::NONE;
use crate::event::{Event, Events, ScoreSource, TermKind};
use crate::figure::{FigureId, NeutralFigure};
use crate::game::Game;
use crate::geometry::Cell;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::scoring::{self, Value};
use crate::seat::Seat;
use crate::setup::{Fairy, VolcanoFairy};
use crate::turn::Flow;

pub(crate) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, _, in_play| in_play.fairy,
    offer: Some(offer),
    main_action: Some(main_action),
    after_score: Some(after_score),
    ..Expansion::NOTHING
};

fn is_on_tile(game: &Game) -> bool {
    game.setup().options.fairy == Fairy::Tile
}

/// The meeples of `seat` on the board, with their nodes; shepherds are none (PD-31).
fn own_figures(game: &Game, seat: Seat) -> impl Iterator<Item = (FigureId, u16)> + '_ {
    let figures = &game.rules.figures;
    let nodes = &game.board.features.figure_node;
    figures
        .of_seat(seat)
        .map(|id| (id, nodes[id.index()]))
        .filter(|&(id, node)| node != NONE && figures.kind(id).claims())
}

/// A figure of `seat` that the fairy favours: hers, or any on her tile.
fn favoured(game: &Game, seat: Seat) -> Option<u16> {
    let fairy = game.neutral.fairy?;
    if is_on_tile(game) {
        let pieces = super::pieces_on(game, fairy);
        let list = &game.board.features.list;
        let mut own = own_figures(game, seat).map(|(_, node)| node);
        return own.find(|&node| pieces.contains(&list[node as usize].home.piece));
    }
    let companion = game.neutral.companion()?;
    let is_own = game.rules.figures.seat(companion) == seat;
    is_own.then(|| game.board.features.figure_node[companion.index()])
}

/// TS-12: 1 point at the start of the turn (PD-34).
pub(crate) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    let seat = game.turn.seat;
    if let Some(node) = favoured(game, seat) {
        let value = Value::of(ScoreSource::Fairy, TermKind::Fairy, 1, 1, "PD-34");
        scoring::award_at(game, seat, node, &value, false, events);
    }
    Flow::Next
}

/// PD-35: 3 points for the owner of her meeple when its feature is scored, majority or not; in
/// the reading `tile` for every player with a meeple of the feature on her tile.
fn after_score(game: &mut Game, root: u16, at_the_end: bool, events: &mut Events) {
    let Some(fairy) = game.neutral.fairy else { return };
    let value = Value::of(ScoreSource::Fairy, TermKind::Fairy, 1, 3, "PD-35");
    if !is_on_tile(game) {
        let Some(companion) = game.neutral.companion() else { return };
        let node = game.board.features.figure_node[companion.index()];
        if game.board.features.root(node) == root {
            let seat = game.rules.figures.seat(companion);
            scoring::award_at(game, seat, node, &value, at_the_end, events);
        }
        return;
    }
    let pieces = super::pieces_on(game, fairy);
    for seat in game.all_seats() {
        let features = &game.board.features;
        let node = own_figures(game, seat).map(|(_, node)| node).find(|&node| {
            features.root(node) == root && pieces.contains(&features.list[node as usize].home.piece)
        });
        if let Some(node) = node {
            scoring::award_at(game, seat, node, &value, at_the_end, events);
        }
    }
}

/// PD-5: with `volcano_fairy = no` she stays in a turn with a volcano.
fn may_move(game: &Game) -> bool {
    game.setup().options.volcano_fairy == VolcanoFairy::Yes || game.newest_effects() & VOLCANO == 0
}

/// Names the places to which the active player may move her.
pub(super) fn offer(game: &Game, found: &mut dyn FnMut(Action)) {
    if !may_move(game) {
        return;
    }
    let seat = game.turn.seat;
    if !is_on_tile(game) {
        for (figure, _) in own_figures(game, seat) {
            if game.neutral.companion() != Some(figure) {
                found(Action::MoveFairy { figure });
            }
        }
        return;
    }
    let mut named = [NONE; 64];
    let mut count = 0;
    for (_, node) in own_figures(game, seat) {
        let piece = game.board.features.list[node as usize].home.piece;
        for cell in game.board.cells_of_piece(&game.rules.tables, piece) {
            let index = game.board.cells.find(cell).unwrap_or(NONE);
            if !named[..count].contains(&index) && game.neutral.fairy != Some(cell) {
                if let Some(place) = named.get_mut(count) {
                    *place = index;
                    count += 1;
                }
                found(Action::MoveFairyToTile { cell });
            }
        }
    }
}

fn main_action(
    game: &mut Game,
    action: Action,
    events: &mut Events,
) -> Option<Result<(), Refusal>> {
    match action {
        Action::MoveFairy { figure } => Some(to_meeple(game, figure, events)),
        Action::MoveFairyToTile { cell } => Some(to_tile(game, cell, events)),
        _ => None,
    }
}

fn check(game: &Game, wants_tile: bool) -> Result<(), Refusal> {
    if is_on_tile(game) != wants_tile {
        return Err(Refusal { rule: RuleId("PD-30"), reason: Reason::OtherFairyReading });
    }
    if !may_move(game) {
        return Err(Refusal { rule: RuleId("PD-5"), reason: Reason::NoFairyWithVolcano });
    }
    Ok(())
}

/// Puts her beside a meeple (PD-30, PD-31).
pub(super) fn to_meeple(
    game: &mut Game,
    figure: FigureId,
    events: &mut Events,
) -> Result<(), Refusal> {
    check(game, false)?;
    let seat = game.turn.seat;
    let Some((_, node)) = own_figures(game, seat).find(|&(id, _)| id == figure) else {
        return Err(Refusal { rule: RuleId("PD-31"), reason: Reason::NotYourMeeple(figure) });
    };
    if game.neutral.companion() == Some(figure) {
        return Err(Refusal { rule: RuleId("PD-30"), reason: Reason::FairyIsThere });
    }
    let cell = game.spot_of_node(node).cell;
    put(game, cell, Some(figure), events);
    Ok(())
}

/// Puts her on a tile with an own meeple (PD-30, reading `tile`).
pub(super) fn to_tile(game: &mut Game, cell: Cell, events: &mut Events) -> Result<(), Refusal> {
    check(game, true)?;
    let seat = game.turn.seat;
    if !own_figures(game, seat).any(|(_, node)| super::is_on_cell(game, node, cell)) {
        return Err(Refusal { rule: RuleId("PD-30"), reason: Reason::NoMeepleOfYours(cell) });
    }
    if game.neutral.fairy == Some(cell) {
        return Err(Refusal { rule: RuleId("PD-30"), reason: Reason::FairyIsThere });
    }
    put(game, cell, None, events);
    Ok(())
}

fn put(game: &mut Game, cell: Cell, companion: Option<FigureId>, events: &mut Events) {
    game.neutral.put_fairy(cell, companion);
    events.push(Event::NeutralMoved {
        figure: NeutralFigure::Fairy,
        cell: Some(cell),
        rule: RuleId("PD-30"),
    });
}
