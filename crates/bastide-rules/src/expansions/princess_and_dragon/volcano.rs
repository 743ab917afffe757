//! Volcanoes bring the dragon (PD-3 to PD-8), and the volcano lake of the river a further tile
//! (PD-70, RV-13).

use super::super::{Expansion, VOLCANO};
use crate::event::{Event, Events};
use crate::figure::NeutralFigure;
use crate::game::Game;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::tile::Stack;
use crate::turn::{Flow, Phase};

pub(crate) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, _, in_play| in_play.dragon,
    newest: Some(newest),
    ..Expansion::NOTHING
};

/// PD-4: no figure onto the volcano just placed; PD-19: none onto a halfling that shares the
/// dragon's cell (HA-50).
fn newest(game: &Game) -> Result<(), Refusal> {
    let refuse = |rule, reason| Err(Refusal { rule: RuleId(rule), reason });
    if game.newest_effects() & VOLCANO != 0 {
        return refuse("PD-4", Reason::FreshVolcano);
    }
    match game.neutral.dragon {
        Some(cell) if super::is_piece_on_cell(game, game.turn.newest, cell) => {
            refuse("PD-19", Reason::DragonsTile(cell))
        }
        _ => Ok(()),
    }
}

/// TS-30: the dragon comes to the volcano; the first one brings the dragon tiles set aside back
/// into the pile (PD-8). Landing eats nobody (PD-7).
pub(crate) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    if game.newest_effects() & VOLCANO == 0 {
        return Flow::Next;
    }
    if game.neutral.dragon.is_none() {
        let count = game.pile.aside_dragons().len() as u8;
        let key = game.pile.shuffle_dragons_in(&game.rules.stages);
        game.key = game.key.wrapping_sub(key);
        if count > 0 {
            events.push(Event::TilesShuffledIn { count });
        }
    }
    let piece = game.board.pieces[game.turn.newest as usize];
    let cell = game.board.cells.entry(piece.cell).cell;
    game.neutral.put_dragon(cell);
    events.push(Event::NeutralMoved {
        figure: NeutralFigure::Dragon,
        cell: Some(cell),
        rule: RuleId("PD-3"),
    });
    Flow::Next
}

/// TS-88: whoever placed the volcano lake at once takes another tile (RV-13).
pub(crate) fn end_part(game: &mut Game) -> Flow {
    let is_lake =
        game.newest_effects() & VOLCANO != 0 && game.newest_kind().tile.stack == Stack::RiverLake;
    if is_lake && game.pile.left() > 0 {
        game.turn.newest = crate::board::NONE;
        let cards = game.rules.in_play.cards;
        Flow::To(if cards { Phase::CardsBeforeTile } else { Phase::DrawTile })
    } else {
        Flow::Next
    }
}
