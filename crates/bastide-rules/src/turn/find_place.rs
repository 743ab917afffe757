//! TS-24: is there a place for the drawn tile? If not, another one is drawn (BG-16, RV-7).

use super::{Flow, Phase, place_tile};
use crate::board::NONE;
use crate::event::{Event, Events};
use crate::expansions::christmas_present::two_tiles;
use crate::expansions::princess_and_dragon;
use crate::game::Game;
use crate::rule_id::RuleId;
use crate::ruleset::KindId;

#[inline]
pub(super) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    let kind = KindId(game.turn.drawn);
    if princess_and_dragon::dragon::must_wait(game, kind) {
        let key = game.pile.set_dragon_aside(kind);
        game.key = game.key.wrapping_add(key);
        events.push(Event::TileSetAside { tile: kind, rule: RuleId("PD-8") });
        game.turn.drawn = NONE;
        return Flow::To(Phase::DrawTile);
    }
    if game.rules.in_play.cards && game.cards().two_tiles {
        return two_tiles::enter_found(game, events);
    }
    if place_tile::has_place(game, kind) {
        return Flow::Next;
    }
    if game.rules.kind(kind).is_river {
        let key = game.pile.set_aside(kind);
        game.key = game.key.wrapping_add(key);
        events.push(Event::TileSetAside { tile: kind, rule: RuleId("RV-7") });
    } else {
        events.push(Event::TileDiscarded { tile: kind, rule: RuleId("BG-16") });
    }
    game.turn.drawn = NONE;
    Flow::To(Phase::DrawTile)
}
