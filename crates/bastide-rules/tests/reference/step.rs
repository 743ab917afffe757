//! One step of a random game, and what must hold after each.

use bastide_rules::{Action, Actor, Events, Game};

/// Carries out a listed action: every score is the sum of its terms, the points of the seats are
/// those told, and the key is that of the position. `events` are those of this step afterwards.
pub fn checked_step(game: &mut Game, actor: Actor, action: Action, events: &mut Events, seed: u64) {
    let mut expected = game.scores().to_vec();
    events.clear();
    game.apply(actor, action, events).expect("a listed action");
    for score in events.scores() {
        expected[score.seat.index()] += score.points;
        let terms = events.explanation(score).terms;
        let sum: i32 = terms.iter().map(|term| term.count * term.each).sum();
        assert_eq!(sum, score.points, "seed {seed}: {score:?}");
    }
    assert_eq!(game.scores(), expected, "seed {seed}");
    assert_eq!(game.key(), game.key_from_scratch(), "seed {seed}");
}

/// A saved game comes back as it was.
pub fn check_restored(game: &Game, seed: u64) {
    let restored =
        Game::restore(&game.save()).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    assert_eq!((restored.key(), restored.decision()), (game.key(), game.decision()));
    assert!(restored == *game, "seed {seed}");
}
