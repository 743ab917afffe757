//! Positions made by hand, and what the greedy player chooses in them.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use bastide_bots::player_by_name;
use bastide_rules::geometry::Orientation;
use bastide_rules::{
    Action, FigureKind, Game, PlacedFigure, PlacedPiece, Position, Seat, Setup, Spot,
};

/// A game with the tiles `laid` beside the start tile and the meeples `standing`: seat, cell,
/// segment.
pub fn position(
    setup: Setup,
    laid: &[(&str, (i16, i16), u8)],
    standing: &[(u8, (i16, i16), u8)],
    change: impl FnOnce(&mut Position),
) -> Game {
    let fresh = Game::new(setup).unwrap();
    let mut position = fresh.position();
    position.pieces.extend(laid.iter().map(|&(tile, cell, turns)| PlacedPiece {
        tile: tile.to_owned(),
        cell,
        orientation: Orientation::new(turns),
    }));
    position.figures.extend(standing.iter().map(|&(seat, cell, segment)| PlacedFigure {
        seat: Seat(seat),
        kind: FigureKind::Meeple,
        spot: Spot::new(cell.into(), segment),
    }));
    change(&mut position);
    Game::from_position(fresh.shared_rules().clone(), &position).unwrap()
}

/// What greedy players with different random numbers choose.
pub fn choices(game: &Game) -> Vec<Action> {
    let actions = game.legal_action_list();
    assert!(actions.len() > 1, "there is a choice: {actions:?}");
    (1..8).map(|seed| player_by_name("greedy", seed).unwrap().choose(game, &actions)).collect()
}

pub fn assert_chooses(game: &Game, wanted: Action) {
    for chosen in choices(game) {
        assert_eq!(chosen, wanted, "of {:?}", game.legal_action_list());
    }
}
