//! Magic portals (PD-50 to PD-53, PD-19).

use super::super::{Expansion, PORTAL, christmas_present};
use crate::action::Action;
use crate::board::{NONE, Totals};
use crate::figure::FigureKind;
use crate::game::Game;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::segment::SegmentKind;

pub(crate) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, _, in_play| in_play.portal,
    offer: Some(offer),
    elsewhere: Some(elsewhere),
    ..Expansion::NOTHING
};

/// Whether a meeple may go through the portal of the newest tile to `node` of another one.
fn elsewhere(game: &Game, node: u16) -> Result<(), Refusal> {
    let refuse = |rule, reason| Err(Refusal { rule: RuleId(rule), reason });
    if game.newest_effects() & PORTAL == 0 {
        return refuse("BG-20", Reason::NotJustPlaced(game.spot_of_node(node)));
    }
    if let Some(cell) = game.neutral.dragon
        && super::is_on_cell(game, node, cell)
    {
        return refuse("PD-19", Reason::DragonsTile(cell));
    }
    let totals = game.board.features.totals_of(node);
    if !can_be_reached(totals) {
        return refuse("PD-51", Reason::FeatureComplete(game.spot_of_node(node)));
    }
    Ok(())
}

fn offer(game: &Game, found: &mut dyn FnMut(Action)) {
    if game.newest_effects() & PORTAL == 0 || christmas_present::is_barred(game) {
        return;
    }
    let supply = game.supply[game.turn.seat.index()];
    let figures = &game.rules.figures;
    // What `elsewhere` asks for one node, with the dragon's pieces looked up once.
    let barred = game.neutral.dragon.map_or([NONE; 2], |cell| super::pieces_on(game, cell));
    for kind in FigureKind::ALL {
        if supply & figures.mask(kind) == 0 {
            continue;
        }
        for (node, entry) in game.board.features.list.iter().enumerate() {
            let totals = &game.board.features.list[entry.label as usize].totals;
            if entry.home.piece != game.turn.newest
                && totals.figures == 0
                && figures.may_stand(kind, totals.kind)
                && can_be_reached(totals)
                && !barred.contains(&entry.home.piece)
            {
                found(Action::PlaceFigure { kind, spot: game.spot_of_node(node as u16) });
            }
        }
    }
}

/// PD-51: only what is incomplete; fields are never complete.
fn can_be_reached(totals: &Totals) -> bool {
    totals.kind == SegmentKind::Field || !totals.is_complete()
}
