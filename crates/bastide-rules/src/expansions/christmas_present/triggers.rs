//! When a card may be drawn (XP-2 to XP-12).

use crate::card::Deck;
use crate::game::Game;
use crate::scoring;
use crate::segment::SegmentKind;

/// The decks from which the player of the newest tile may draw, one bit each.
pub(super) fn of_newest(game: &Game) -> u8 {
    let cloister = touches_foreign_cloister(game).then_some(Deck::Cloister);
    let roadside = shows_only_roads(game).then_some(Deck::Roadside);
    cloister.into_iter().chain(roadside).fold(0, |bits, deck| bits | deck.bit())
}

/// XP-3 to XP-5, HA-83: one of the eight cells around, or the other half of the own cell, holds a cloister of somebody else, on which the
/// active player neither has nor shares the majority.
fn touches_foreign_cloister(game: &Game) -> bool {
    let newest = game.turn.newest;
    let seat = game.turn.seat;
    let features = &game.board.features;
    let is_foreign = |node: u16| {
        let totals = features.totals_of(node);
        if totals.kind != SegmentKind::Monastery || totals.figures == 0 {
            return false;
        }
        let strengths = scoring::strengths(game, features.root(node));
        let mut owners = scoring::owners(&strengths).peekable();
        owners.peek().is_some() && owners.all(|owner| owner != seat)
    };
    game.board
        .cells_of_piece(&game.rules.tables, newest)
        .flat_map(|cell| cell.surroundings().into_iter().chain([cell]))
        .flat_map(|cell| game.pieces_in(cell))
        .filter(|piece| piece.0 != newest)
        .any(|piece| {
            let placed = game.board.pieces[piece.index()];
            let segments = game.rules.tables.oriented[placed.oriented as usize].segments;
            (placed.first_node..placed.first_node + u16::from(segments)).any(is_foreign)
        })
}

/// XP-7, XP-8: at least one road, and nothing else but fields.
fn shows_only_roads(game: &Game) -> bool {
    let segments = &game.newest_kind().segments;
    segments.iter().any(|segment| segment.kind == SegmentKind::Road)
        && segments
            .iter()
            .all(|segment| matches!(segment.kind, SegmentKind::Road | SegmentKind::Field))
}
