//! Halflings (HA-): half-size tiles that lie before their owners and are played instead of
//! drawing. How they lie and join is the board's business, what they count is decided in
//! `scoring::counted`; here is how players come by them and when they may be placed.

pub(crate) mod deal;
pub(crate) mod play;

use super::Expansion;
use crate::action::Action;
use crate::board::NONE;
use crate::figure::FigureKind;
use crate::game::Game;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::setup::HalflingMeeple;

/// HA-82: the meeple may go on the partner half instead.
pub(crate) const EXPANSION: Expansion = Expansion {
    is_in_play: |options, _, in_play| {
        in_play.halflings && options.halfling_meeple == HalflingMeeple::Partner
    },
    offer: Some(offer),
    elsewhere: Some(elsewhere),
    ..Expansion::NOTHING
};

/// The other halfling in the cell of the one just placed.
fn partner(game: &Game) -> Option<u16> {
    let newest = game.board.pieces.get(game.turn.newest as usize)?;
    let entry = game.board.cells.entry(newest.cell);
    // The newest piece is always the second one in its cell.
    (entry.second == game.turn.newest && entry.first != NONE).then_some(entry.first)
}

fn elsewhere(game: &Game, node: u16) -> Result<(), Refusal> {
    if partner(game) == Some(game.board.features.list[node as usize].home.piece) {
        return Ok(());
    }
    let reason = Reason::NotJustPlaced(game.spot_of_node(node));
    Err(Refusal { rule: RuleId("HA-25"), reason })
}

fn offer(game: &Game, found: &mut dyn FnMut(Action)) {
    let Some(partner) = partner(game) else { return };
    let supply = game.supply[game.turn.seat.index()];
    let figures = &game.rules.figures;
    for kind in FigureKind::ALL {
        if supply & figures.mask(kind) == 0 {
            continue;
        }
        for node in game.board.nodes_of_piece(&game.rules.tables, partner) {
            let totals = game.board.features.totals_of(node);
            if totals.figures == 0 && figures.may_stand(kind, totals.kind) {
                found(Action::PlaceFigure { kind, spot: game.spot_of_node(node) });
            }
        }
    }
}
