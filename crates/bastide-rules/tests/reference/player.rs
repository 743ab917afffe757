//! A player for the random games: random, but he builds densely and places figures often, so
//! that much is completed.

use super::compare::Pair;
use super::game::{Move, Phase, Reference};
use super::random::Random;

/// How crowded it would be around a place.
fn neighbours(game: &Reference, what: &Move) -> usize {
    match what {
        Move::Place((cell, _)) => game.board.occupied_around(*cell),
        _ => 0,
    }
}

/// A legal move.
pub fn choose(pair: &Pair, random: &mut Random) -> Move {
    let game = &pair.reference;
    let moves: Vec<&Move> = pair.legal.iter().collect();
    let some = |random: &mut Random| (*random.choose(&moves)).clone();
    match game.phase {
        Phase::Place(_) if random.chance(3, 4) => (0..6)
            .map(|_| some(random))
            .max_by_key(|what| neighbours(game, what))
            .expect("six candidates"),
        Phase::Act => {
            let chosen = some(random);
            let hesitates = matches!(chosen, Move::ReturnAbbot(_)) && random.chance(3, 4);
            if hesitates { Move::Pass } else { chosen }
        }
        _ => some(random),
    }
}
