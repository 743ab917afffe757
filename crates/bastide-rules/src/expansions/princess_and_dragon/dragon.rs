//! The dragon's move (PD-8 to PD-18, TS-52 and TS-81).

use super::super::DRAGON;
use crate::action::{Action, ActionList};
use crate::event::{Event, Events};
use crate::figure::{FigureId, NeutralFigure};
use crate::game::{Game, GingerbreadMan};
use crate::geometry::{Cell, Side};
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::ruleset::KindId;
use crate::seat::Seat;
use crate::turn::Flow;

/// Steps of one move (PD-10).
const STEPS: u8 = 6;

/// PD-8: whether a dragon tile must wait because no volcano is on the board.
pub(crate) fn must_wait(game: &Game, kind: KindId) -> bool {
    game.rules.in_play.dragon
        && game.rules.kind(kind).effects & DRAGON != 0
        && game.neutral.dragon.is_none()
}

/// Whose step it is: the active player's first, then round and round (PD-11).
pub(crate) fn mover(game: &Game) -> Seat {
    let seats = game.seats();
    let steps = usize::from(game.neutral.dragon_steps());
    Seat(((game.turn.seat.index() + steps) % seats) as u8)
}

/// Begins the move on a dragon tile, and ends it after six steps or at a dead end (PD-13).
pub(crate) fn enter(game: &mut Game, _events: &mut Events) -> Flow {
    if game.newest_effects() & DRAGON == 0 || game.neutral.dragon.is_none() {
        return Flow::Next;
    }
    if !game.neutral.dragon_moves() {
        game.neutral.begin_dragon_move();
    }
    let blocked = !Side::ALL.into_iter().any(|side| step_to(game, side).is_some());
    if game.neutral.dragon_steps() == STEPS || blocked {
        game.neutral.end_dragon_move();
        return Flow::Next;
    }
    Flow::Wait
}

/// The cell across `side` of the dragon, if he may go there.
fn step_to(game: &Game, side: Side) -> Option<Cell> {
    let cell = game.neutral.dragon?.step(side);
    is_open(game, cell).then_some(cell)
}

/// Whether the dragon may enter a cell beside him: what [`check`] asks, the cheapest first.
fn is_open(game: &Game, cell: Cell) -> bool {
    !game.neutral.dragon_path().contains(&cell)
        && game.neutral.fairy != Some(cell)
        && game.board.cells.is_occupied(cell)
}

fn check(game: &Game, cell: Cell) -> Result<(), Refusal> {
    let refuse = |rule, reason| Err(Refusal { rule: RuleId(rule), reason });
    let beside = game
        .neutral
        .dragon
        .is_some_and(|from| Side::ALL.into_iter().any(|side| from.step(side) == cell));
    if !beside {
        refuse("PD-12", Reason::NotBesideDragon(cell))
    } else if !game.board.cells.is_occupied(cell) {
        refuse("PD-12", Reason::NoLand(cell))
    } else if game.neutral.dragon_path().contains(&cell) {
        refuse("PD-12", Reason::AlreadyVisited(cell))
    } else if game.neutral.fairy == Some(cell) {
        refuse("PD-33", Reason::FairyBars(cell))
    } else {
        Ok(())
    }
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    let cells = Side::ALL.into_iter().filter_map(|side| step_to(game, side));
    list.extend(cells.map(|cell| Action::MoveDragon { cell }));
}

pub(crate) fn apply(game: &mut Game, cell: Cell, events: &mut Events) -> Result<Flow, Refusal> {
    check(game, cell)?;
    game.neutral.put_dragon(cell);
    events.push(Event::NeutralMoved {
        figure: NeutralFigure::Dragon,
        cell: Some(cell),
        rule: RuleId("PD-12"),
    });
    eat(game, cell, events);
    Ok(Flow::Wait)
}

/// PD-14, PD-16: every player figure on every piece in the cell goes home, and the Gingerbread
/// Man beside the board (GB-40).
fn eat(game: &mut Game, cell: Cell, events: &mut Events) {
    let pieces = super::pieces_on(game, cell);
    for index in 0..game.board.features.figure_node.len() {
        let node = game.board.features.figure_node[index];
        if node != crate::board::NONE
            && pieces.contains(&game.board.features.list[node as usize].home.piece)
        {
            game.return_figure(FigureId(index as u8), "PD-14", events);
        }
    }
    if let Some(node) = game.neutral.gingerbread_node()
        && super::is_on_cell(game, node, cell)
    {
        game.neutral.gingerbread_man = GingerbreadMan::Beside;
        events.push(Event::NeutralMoved {
            figure: NeutralFigure::GingerbreadMan,
            cell: None,
            rule: RuleId("GB-40"),
        });
    }
}

impl Game {
    /// Whether `kind` would be put aside if it were drawn now: a dragon tile before the first
    /// volcano (PD-8). Keeping such tiles out of the pile is the same thing.
    pub fn waits_for_volcano(&self, kind: KindId) -> bool {
        kind.index() < self.rules.kinds().len() && must_wait(self, kind)
    }

    /// The figures that the dragon would send home by entering `cell` (PD-16), for showing it
    /// before it is done.
    pub fn eaten_on(&self, cell: Cell) -> Vec<FigureId> {
        self.board
            .features
            .figure_node
            .iter()
            .enumerate()
            .filter(|&(_, &node)| node != crate::board::NONE && super::is_on_cell(self, node, cell))
            .map(|(index, _)| FigureId(index as u8))
            .collect()
    }
}
