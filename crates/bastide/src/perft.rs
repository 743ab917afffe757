//! Counts what the rules allow: all ways to play the first turns of a game when the order of
//! the tiles is fixed. The numbers stand in data files; a change of them is a change of the rules.

use std::collections::BTreeSet;

use bastide_bots::{Rng, draw};
use bastide_rules::{Action, ActionList, Actor, DecisionKind, Events, Game, KindId};

/// The order in which the tiles come.
#[derive(Clone, Debug)]
pub enum Draws {
    /// These tiles, one after the other.
    Fixed(Vec<KindId>),
    /// Tiles drawn with random numbers from a seed; how many tiles are left decides which number.
    Seed(u64),
}

/// What was counted at one depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Ways to play that many turns: placements with the figures that follow.
    pub ways: u64,
    /// Different positions that they lead to; 0 if not counted.
    pub positions: u64,
}

/// Why nothing could be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongDraw {
    /// Which of the fixed tiles, counted from 0.
    pub index: usize,
    /// What was wrong.
    pub refusal: bastide_rules::Refusal,
}

impl std::fmt::Display for WrongDraw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "draw {}: {}", self.index + 1, self.refusal)
    }
}

impl std::error::Error for WrongDraw {}

/// Counts depth 1 to `depth`; with `positions` also how many of the positions differ, which needs
/// memory for each.
///
/// A depth is one tile placed and everything decided about it. A tile that has no place leaves
/// the game, and the next one is drawn, as in the rules.
///
/// # Errors
/// A fixed tile may not be in the pile.
pub fn count(
    game: &Game,
    draws: &Draws,
    depth: usize,
    positions: bool,
) -> Result<Vec<Count>, WrongDraw> {
    let mut counter = Counter {
        draws,
        first_left: game.tiles_left(),
        events: Events::off(),
        counts: vec![Count::default(); depth],
        keys: positions.then(|| vec![BTreeSet::new(); depth]),
        lists: Vec::new(),
    };
    counter.turn(game, 0)?;
    if let Some(keys) = counter.keys {
        for (count, keys) in counter.counts.iter_mut().zip(keys) {
            count.positions = keys.len() as u64;
        }
    }
    Ok(counter.counts)
}

struct Counter<'a> {
    draws: &'a Draws,
    first_left: u32,
    events: Events,
    counts: Vec<Count>,
    keys: Option<Vec<BTreeSet<u64>>>,
    /// Lists of actions, used again.
    lists: Vec<ActionList>,
}

impl Counter<'_> {
    /// Plays turn `depth` (from 0) in all ways.
    fn turn(&mut self, before: &Game, depth: usize) -> Result<(), WrongDraw> {
        if depth == self.counts.len() {
            return Ok(());
        }
        let mut game = before.clone();
        while game.decision().actor == Some(Actor::Chance) {
            if !self.draw(&mut game)? {
                return Ok(());
            }
        }
        if game.is_over() {
            return Ok(());
        }
        self.decisions(&game, depth)
    }

    /// Draws the next tile; `false` if the fixed tiles are used up.
    fn draw(&self, game: &mut Game) -> Result<bool, WrongDraw> {
        let index = (self.first_left - game.tiles_left()) as usize;
        let action = match self.draws {
            Draws::Fixed(tiles) if game.decision().kind == DecisionKind::DrawTile => {
                tiles.get(index).map(|&kind| Action::Draw(kind))
            }
            // Halflings that are dealt and tokens are not among the fixed tiles.
            Draws::Fixed(_) => draw(game, &mut Rng::stream(0, u64::from(game.tiles_left()))),
            Draws::Seed(seed) => draw(game, &mut Rng::stream(*seed, u64::from(game.tiles_left()))),
        };
        let Some(action) = action else { return Ok(false) };
        game.play(action, &mut Events::off()).map_err(|refusal| WrongDraw { index, refusal })?;
        Ok(true)
    }

    /// Takes all decisions about the tile of a turn, whoever takes them.
    fn decisions(&mut self, game: &Game, depth: usize) -> Result<(), WrongDraw> {
        let mut actions = self.lists.pop().unwrap_or_default();
        game.legal_actions(&mut actions);
        let mut after = game.clone();
        for &action in &actions {
            after.clone_from(game);
            after.play(action, &mut self.events).expect("listed actions are legal");
            // Chance may decide in the middle of a turn (HA-15, HS-5).
            let mut is_amid = action == Action::ChooseToDraw;
            while after.decision().actor == Some(Actor::Chance)
                && (is_amid || after.newest_piece().is_some())
            {
                if !self.draw(&mut after)? {
                    break;
                }
                is_amid = false;
            }
            // The next tile may be there without a draw (RV-7), and the next turn may begin with
            // the choice between drawing and a halfling (HA-15).
            let decides = matches!(after.decision().actor, Some(Actor::Seat(_)));
            let goes_on = decides
                && after.decision().kind != DecisionKind::ChooseSource
                && (after.drawn_tile().is_none() || action == Action::ChooseToDraw);
            if goes_on {
                self.decisions(&after, depth)?;
                continue;
            }
            self.counts[depth].ways += 1;
            if let Some(keys) = &mut self.keys {
                keys[depth].insert(after.key());
            }
            self.turn(&after, depth + 1)?;
        }
        self.lists.push(actions);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_rules::Setup;

    fn game() -> Game {
        Game::new(Setup::with_set("base-c2", 2)).unwrap()
    }

    #[test]
    fn first_turns_are_as_listed_by_the_game() {
        let game = game();
        let kind = game.drawable_at(0).unwrap();
        let counts = count(&game, &Draws::Fixed(vec![kind]), 2, true).unwrap();
        let mut drawn = game.clone();
        drawn.play(Action::Draw(kind), &mut Events::off()).unwrap();
        let mut ways = 0;
        for action in drawn.legal_action_list() {
            let mut placed = drawn.clone();
            placed.play(action, &mut Events::off()).unwrap();
            ways += placed.legal_action_list().len() as u64;
        }
        assert_eq!(counts[0].ways, ways);
        // Only one tile was given.
        assert_eq!(counts[1], Count::default());
    }

    #[test]
    fn a_tile_that_is_not_in_the_pile_is_named() {
        let error = count(&game(), &Draws::Fixed(vec![KindId(999)]), 1, false).unwrap_err();
        assert_eq!(error.to_string(), "draw 1: no such tile can be drawn now (BG-13)");
    }

    #[test]
    fn the_same_seed_counts_the_same() {
        let one = count(&game(), &Draws::Seed(4), 2, false).unwrap();
        let two = count(&game(), &Draws::Seed(4), 2, true).unwrap();
        assert_eq!(one[1].ways, two[1].ways);
        assert!(two[1].positions <= two[1].ways && two[1].positions > 0);
    }
}
