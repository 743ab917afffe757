//! Two tiles are drawn, one is placed, the other leaves the game (XP-41).

use crate::action::{Action, ActionList};
use crate::board::NONE;
use crate::event::{Event, Events};
use crate::game::Game;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::ruleset::KindId;
use crate::turn::{Flow, Phase, place_tile};

/// At least two tiles are left, and the river is finished: each of its tiles is needed (XP-78).
pub(super) fn is_possible(game: &Game) -> bool {
    let drawable = game.pile.drawable(&game.rules.stages);
    let mut kinds = drawable.iter().zip(game.rules.kinds());
    game.pile.left() >= 2
        && game.pile.aside().is_empty()
        && !game.cards().two_tiles
        && !kinds.any(|(&count, kind)| count > 0 && kind.is_river)
}

/// When the pile has run out before the second tile, the first one is all there is.
pub(crate) fn take_first(game: &mut Game) -> Option<KindId> {
    let cards = game.cards_mut();
    let first = std::mem::replace(&mut cards.first_tile, NONE);
    if first == NONE {
        return None;
    }
    cards.two_tiles = false;
    game.turn.drawn = first;
    Some(KindId(first))
}

/// A tile has been drawn for the card: another one is drawn, or it is looked which of the two
/// have a place.
pub(crate) fn enter_found(game: &mut Game, events: &mut Events) -> Flow {
    let drawn = KindId(game.turn.drawn);
    let first = game.cards().first_tile;
    if first == NONE {
        game.cards_mut().first_tile = drawn.0;
        game.turn.drawn = NONE;
        return Flow::To(Phase::DrawTile);
    }
    let first = KindId(first);
    let has_place = |kind| place_tile::has_place(game, kind);
    match (has_place(first), has_place(drawn)) {
        (true, true) if first != drawn => Flow::After(Phase::FindPlace),
        (true, _) => keep(game, first, drawn, events),
        (false, true) => keep(game, drawn, first, events),
        (false, false) => {
            for tile in [first, drawn] {
                events.push(Event::TileDiscarded { tile, rule: RuleId("XP-41") });
            }
            game.turn.drawn = NONE;
            let cards = game.cards_mut();
            cards.first_tile = NONE;
            cards.two_tiles = false;
            Flow::To(Phase::DrawTile)
        }
    }
}

/// One of the two is to be placed, the other one leaves the game.
fn keep(game: &mut Game, kept: KindId, other: KindId, events: &mut Events) -> Flow {
    game.turn.drawn = kept.0;
    let cards = game.cards_mut();
    cards.first_tile = NONE;
    cards.two_tiles = false;
    events.push(Event::TileDiscarded { tile: other, rule: RuleId("XP-41") });
    Flow::To(Phase::PlaceTile)
}

/// Waits for the choice if two tiles are still on the table.
pub(crate) fn enter(game: &Game) -> Flow {
    if game.cards().first_tile == NONE { Flow::Next } else { Flow::Wait }
}

fn both(game: &Game) -> [KindId; 2] {
    [KindId(game.cards().first_tile), KindId(game.turn.drawn)]
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    list.extend(both(game).map(Action::ChooseTile));
}

pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<Flow, Refusal> {
    let Action::ChooseTile(kept) = action else { return Err(game.not_now()) };
    let [first, second] = both(game);
    let other = match kept {
        _ if kept == first => second,
        _ if kept == second => first,
        _ => return Err(Refusal { rule: RuleId("XP-41"), reason: Reason::NotDrawn }),
    };
    Ok(keep(game, kept, other, events))
}
