//! TS-21: the draw. Chance decides (BG-13).

use super::{Flow, Phase, place_tile};
use crate::action::{Action, ActionList};
use crate::event::{Event, Events};
use crate::expansions::christmas_present::two_tiles;
use crate::game::Game;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::ruleset::KindId;

pub(super) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    if !game.pile.aside().is_empty() && try_tiles_set_aside(game, events) {
        return Flow::To(Phase::PlaceTile);
    }
    if game.pile.left() > 0 {
        return Flow::Wait;
    }
    if game.rules.in_play.cards && two_tiles::take_first(game).is_some() {
        return Flow::To(Phase::FindPlace);
    }
    // BG-17, TS-25: nothing to place, so no steps 2 and 3 either; the hand is checked all the same
    // (XP-25).
    Flow::To(if game.rules.in_play.cards { Phase::HandLimit } else { Phase::EndTurn })
}

/// RV-7: a tile set aside is played as soon as it has a place; when the river stack is used up
/// it leaves the game.
fn try_tiles_set_aside(game: &mut Game, events: &mut Events) -> bool {
    let aside = game.pile.aside();
    if let Some(index) = aside.iter().position(|&kind| place_tile::has_place(game, kind)) {
        let (kind, key) = game.pile.take_aside(index);
        game.key = game.key.wrapping_sub(key);
        game.turn.drawn = kind.0;
        events.push(Event::TileDrawn { tile: kind });
        return true;
    }
    let river_goes_on = game
        .pile
        .drawable(&game.rules.stages)
        .iter()
        .zip(game.rules.kinds())
        .any(|(&count, kind)| count > 0 && kind.is_river);
    while !river_goes_on && !game.pile.aside().is_empty() {
        let (kind, key) = game.pile.take_aside(0);
        game.key = game.key.wrapping_sub(key);
        events.push(Event::TileDiscarded { tile: kind, rule: RuleId("RV-7") });
    }
    false
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    let drawable = game.pile.drawable(&game.rules.stages);
    list.extend(
        drawable
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(kind, _)| Action::Draw(KindId(kind as u16))),
    );
}

#[inline]
pub(crate) fn apply(game: &mut Game, kind: KindId, events: &mut Events) -> Result<Flow, Refusal> {
    let in_game = kind.index() < game.rules.kinds().len();
    let key = if in_game { game.pile.take(&game.rules.stages, kind) } else { None };
    let key = key.ok_or(Refusal { rule: RuleId("BG-13"), reason: Reason::NotInPile })?;
    game.key = game.key.wrapping_add(key);
    game.turn.drawn = kind.0;
    events.push(Event::TileDrawn { tile: kind });
    Ok(Flow::Next)
}
