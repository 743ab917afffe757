//! Before the first turn: halflings are dealt (HA-1) or picked (HA-3).

use crate::action::{Action, ActionList};
use crate::event::{Event, Events};
use crate::game::Game;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::ruleset::KindId;
use crate::seat::{Actor, Seat};
use crate::setup::HalflingSetup;
use crate::turn::Flow;

fn is_draft(game: &Game) -> bool {
    game.setup().options.halfling_setup == HalflingSetup::Draft
}

/// Who gets the next one: in a draft counter-clockwise from the player who is last in the first
/// round (HA-3), else round the table.
pub(crate) fn receiver(game: &Game) -> Seat {
    let seats = game.seats();
    let index = game.hands.held() as usize % seats;
    Seat(if is_draft(game) { seats - 1 - index } else { index } as u8)
}

pub(crate) fn actor(game: &Game) -> Actor {
    if is_draft(game) { Actor::Seat(receiver(game)) } else { Actor::Chance }
}

pub(crate) fn enter(game: &mut Game) -> Flow {
    let wanted = u32::from(game.rules.hand_size) * game.seats() as u32;
    if game.hands.held() < wanted {
        return Flow::Wait;
    }
    // HA-6: what was not dealt is out of the game.
    game.hands.clear_reserve();
    Flow::Next
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    let tiles = game.rules.hand_tiles(game.hands.reserve());
    list.extend(tiles.map(|(tile, _)| Action::TakeIntoHand(tile)));
}

pub(crate) fn apply(game: &mut Game, tile: KindId, events: &mut Events) -> Result<Flow, Refusal> {
    let seat = receiver(game);
    let is_draft = is_draft(game);
    let place = game.rules.hand_place(tile);
    if !place.is_some_and(|kind| game.hands.deal(seat, kind)) {
        let rule = RuleId(if is_draft { "HA-3" } else { "HA-1" });
        return Err(Refusal { rule, reason: Reason::NotInReserve });
    }
    events.push(if is_draft {
        Event::TilePicked { seat, tile }
    } else {
        Event::TileDealt { seat, tile: Some(tile) }
    });
    Ok(Flow::Wait)
}
