//! TS-20: draw a tile, or place an own halfling instead (HA-15, HA-16).

use crate::action::{Action, ActionList};
use crate::board::PieceId;
use crate::event::{Event, Events};
use crate::game::Game;
use crate::geometry::{Cell, Orientation};
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::ruleset::KindId;
use crate::turn::{Flow, Phase, place_tile};

/// The kinds of halflings that the player whose turn it is holds.
fn held(game: &Game) -> impl Iterator<Item = KindId> + '_ {
    game.hand(game.turn.seat).map(|(kind, _)| kind)
}

/// OQ-4 of the page: no halflings until the river is finished.
fn river_goes_on(game: &Game) -> bool {
    let drawable = game.pile.drawable(&game.rules.stages);
    !game.pile.aside().is_empty()
        || drawable.iter().zip(game.rules.kinds()).any(|(&count, kind)| count > 0 && kind.is_river)
}

/// Falls through to the draw if no own halfling has a place (HA-24).
pub(crate) fn enter(game: &mut Game) -> Flow {
    let game = &*game;
    // XP-41: whoever has played that card draws.
    if held(game).next().is_none() || game.cards().two_tiles || river_goes_on(game) {
        return Flow::Next;
    }
    if held(game).any(|kind| place_tile::has_place(game, kind)) { Flow::Wait } else { Flow::Next }
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    list.push(Action::ChooseToDraw);
    for tile in held(game) {
        place_tile::for_each_place(game, tile, 0b1111, |cell, orientation| {
            list.push(Action::PlaceFromHand { tile, cell, orientation });
        });
    }
}

pub(crate) fn place(
    game: &mut Game,
    tile: KindId,
    cell: Cell,
    orientation: Orientation,
    events: &mut Events,
) -> Result<Flow, Refusal> {
    let seat = game.turn.seat;
    let refusal = Refusal { rule: RuleId("HA-15"), reason: Reason::NotInHand };
    if !held(game).any(|kind| kind == tile) {
        return Err(refusal);
    }
    place_tile::check(game, tile, cell, orientation)?;
    let place = game.rules.hand_place(tile).ok_or(refusal)?;
    game.hands.take(seat, place);
    let piece = game.lay(tile, cell, orientation);
    game.turn.newest = piece;
    events.push(Event::TilePlaced { piece: PieceId(piece), tile, cell, orientation });
    Ok(Flow::After(Phase::PlaceTile))
}

/// Why a halfling cannot be placed in the present phase.
pub(crate) fn not_now(game: &Game) -> Refusal {
    match game.turn.phase {
        _ if game.is_over() || !game.rules.in_play.halflings => game.not_now(),
        // HA-16: whoever has drawn must place what was drawn.
        Phase::PlaceTile => Refusal { rule: RuleId("HA-16"), reason: Reason::DrawnAlready },
        _ if game.newest_piece().is_some() => {
            Refusal { rule: RuleId("HA-15"), reason: Reason::PlacedAlready }
        }
        _ => game.not_now(),
    }
}
