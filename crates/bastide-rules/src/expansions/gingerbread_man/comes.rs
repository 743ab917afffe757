//! GB-2, GB-3: he starts in the city on the start tile, or waits for the first tile with a city.

use super::put;
use crate::action::{Action, ActionList};
use crate::event::Events;
use crate::game::{Game, GingerbreadMan};
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::segment::{SegmentKind, Spot};
use crate::turn::Flow;

/// The city segments of `piece`.
fn cities(game: &Game, piece: u16) -> impl Iterator<Item = u16> + '_ {
    game.board
        .nodes_of_piece(&game.rules.tables, piece)
        .filter(|&node| game.board.features.list[node as usize].totals.kind == SegmentKind::City)
}

/// Puts him on the first city of the start tiles, if there is one (GB-2).
pub(crate) fn start(game: &mut Game) {
    let pieces = game.board.pieces.len() as u16;
    let city = (0..pieces).find_map(|piece| cities(game, piece).next());
    if let Some(node) = city {
        put(game, node, "GB-2", &mut Events::off());
    }
}

/// Comes onto the tile just placed if he still waits; with several cities on it its player
/// chooses (GB-3).
pub(crate) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    if game.neutral.gingerbread_man != GingerbreadMan::Waiting {
        return Flow::Next;
    }
    let mut found = cities(game, game.turn.newest);
    match (found.next(), found.next()) {
        (None, _) => Flow::Next,
        (Some(node), None) => {
            drop(found);
            put(game, node, "GB-3", events);
            Flow::Next
        }
        (Some(_), Some(_)) => Flow::Wait,
    }
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    list.extend(
        cities(game, game.turn.newest)
            .map(|node| Action::MoveGingerbreadMan { spot: game.spot_of_node(node) }),
    );
}

pub(crate) fn apply(game: &mut Game, spot: Spot, events: &mut Events) -> Result<Flow, Refusal> {
    let node = game.node_of_spot(spot);
    let chosen = cities(game, game.turn.newest).find(|&city| Some(city) == node);
    let Some(node) = chosen else {
        let reason = Reason::GingerbreadManComesHere(spot);
        return Err(Refusal { rule: RuleId("GB-3"), reason });
    };
    put(game, node, "GB-3", events);
    Ok(Flow::Next)
}
