//! Which actions are worth trying: in games with neutral figures a turn has thousands of ways.
//!
//! Without them every placement is tried with every figure. With them a placement may be followed
//! by a meeple to anywhere (portal), by the fairy to any own meeple, by the Gingerbread Man to any
//! city: what those are worth hardly depends on where the tile lies. So placements are first
//! compared by what follows on the tile itself, with one estimate of the rest for all of them,
//! and only the best few are tried out in full.

use bastide_rules::{
    Action, ActionList, Actor, DecisionKind, Events, FigureKind, Game, PieceId, Seat, Spot,
};

use super::evaluate::{evaluate, figure_gain};
use super::hands;
use super::neutral::{self, DragonTiles};

/// The most decisions of one turn that are tried out one inside the other.
pub(super) const MOST_DECISIONS: usize = 8;

/// Placements that are tried out in full in games with neutral figures.
const FULL_PLACEMENTS: usize = 8;

/// A position in which actions are tried out, and the list of actions that are legal in it.
#[derive(Debug)]
pub(super) struct Trial {
    pub game: Game,
    pub actions: ActionList,
}

impl Trial {
    /// `game` after `action`.
    fn play(&mut self, game: &Game, action: Action, events: &mut Events) -> &Game {
        self.game.clone_from(game);
        self.game.play(action, events).expect("listed actions are legal");
        &self.game
    }
}

/// What `game` can be tried out with.
pub(super) struct Search<'a> {
    pub seat: Seat,
    pub dragon_tiles: DragonTiles,
    pub events: &'a mut Events,
}

impl Search<'_> {
    fn evaluate(&self, game: &Game) -> i32 {
        evaluate(game, self.seat, &self.dragon_tiles)
    }

    /// What each of `actions` is worth; those that are not worth a closer look are left out.
    pub(super) fn values(
        &mut self,
        game: &Game,
        actions: &[Action],
        trials: &mut [Trial],
        values: &mut Vec<(Action, i32)>,
    ) {
        values.clear();
        let places = matches!(
            game.decision().kind,
            DecisionKind::PlaceTile { .. } | DecisionKind::ChooseSource
        );
        let is_wide = places && game.has_neutral_figures() && actions.len() > FULL_PLACEMENTS;
        let Some((trial, deeper)) = trials.split_first_mut() else { return };
        if !is_wide {
            for &action in actions {
                let after = trial.play(game, action, self.events);
                values.push((action, self.best_value(after, deeper) + extra(action)));
            }
            return;
        }
        let elsewhere = actions.first().map_or(0, |&first| {
            let after = trial.play(game, first, self.events);
            self.gain_elsewhere(after, deeper)
        });
        for &action in actions {
            let after = trial.play(game, action, self.events);
            values.push((action, self.quick_value(after, elsewhere, deeper) + extra(action)));
        }
        // Stable, so that equal ones stay in the order of the list.
        values.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
        values.truncate(FULL_PLACEMENTS);
        for (action, value) in values.iter_mut() {
            let after = trial.play(game, *action, self.events);
            *value = self.best_value(after, deeper) + extra(*action);
        }
    }

    /// What `game` is worth when the seat takes the best of what it may still decide in this turn.
    fn best_value(&mut self, game: &Game, trials: &mut [Trial]) -> i32 {
        let Some((trial, deeper)) = trials.split_first_mut() else { return self.evaluate(game) };
        if game.decision().actor != Some(Actor::Seat(self.seat)) {
            // Others answer a crop circle in the same turn: that they all do the first thing that
            // they can is near enough.
            if matches!(game.decision().kind, DecisionKind::CropCircleFollower { .. }) {
                game.legal_actions(&mut trial.actions);
                let answer = trial.actions[0];
                let after = trial.play(game, answer, self.events);
                return self.best_value(after, deeper);
            }
            return self.evaluate(game);
        }
        game.legal_actions(&mut trial.actions);
        if game.has_neutral_figures() {
            keep_one_a_feature(game, &mut trial.actions);
        }
        let mut best = i32::MIN;
        for index in 0..trial.actions.len() {
            let action = trial.actions[index];
            let after = trial.play(game, action, self.events);
            best = best.max(self.best_value(after, deeper));
        }
        best
    }

    /// An estimate of [`Search::best_value`]: figures on the newest piece count by their features,
    /// and everything that goes on elsewhere is worth `elsewhere` more than passing.
    fn quick_value(&mut self, game: &Game, elsewhere: i32, trials: &mut [Trial]) -> i32 {
        let decision = game.decision();
        let is_own = decision.actor == Some(Actor::Seat(self.seat));
        let Some((trial, _)) = trials.split_first_mut() else { return self.evaluate(game) };
        if !is_own || decision.kind != DecisionKind::MainAction {
            return self.evaluate(game);
        }
        game.legal_actions(&mut trial.actions);
        // To pass is the last of the actions, if it is one of them.
        let idle = match trial.actions.last() {
            Some(Action::Pass) => {
                trial.play(game, Action::Pass, self.events);
                self.evaluate(&trial.game)
            }
            _ => self.evaluate(game),
        };
        let mut best = i32::MIN;
        for index in 0..trial.actions.len() {
            let action = trial.actions[index];
            let value = match action {
                _ if goes_elsewhere(game, action) => continue,
                Action::Pass => idle + elsewhere,
                Action::PlaceFigure { kind, spot } => {
                    idle + figure_gain(game, self.seat, kind, spot)
                }
                _ => {
                    trial.play(game, action, self.events);
                    self.evaluate(&trial.game)
                }
            };
            best = best.max(value);
        }
        best
    }

    /// How much better than passing the best main action elsewhere than on the newest piece is.
    fn gain_elsewhere(&mut self, game: &Game, trials: &mut [Trial]) -> i32 {
        let Some((trial, _)) = trials.split_first_mut() else { return 0 };
        if game.decision().kind != DecisionKind::MainAction {
            return 0;
        }
        game.legal_actions(&mut trial.actions);
        if !trial.actions.contains(&Action::Pass) {
            return 0;
        }
        keep_one_a_feature(game, &mut trial.actions);
        trial.play(game, Action::Pass, self.events);
        let passing = self.evaluate(&trial.game);
        let mut best = passing;
        for index in 0..trial.actions.len() {
            let action = trial.actions[index];
            if goes_elsewhere(game, action) {
                trial.play(game, action, self.events);
                best = best.max(self.evaluate(&trial.game));
            }
        }
        best - passing
    }
}

/// What an action brings besides the position that it leads to: the tile that will be drawn.
const fn extra(action: Action) -> i32 {
    if matches!(action, Action::ChooseToDraw) { hands::DRAW } else { 0 }
}

/// Whether a main action has nothing to do with the newest piece.
fn goes_elsewhere(game: &Game, action: Action) -> bool {
    match action {
        Action::PlaceFigure { spot, .. } => piece_of(game, spot) != game.newest_piece(),
        Action::MoveFairy { .. } | Action::MoveFairyToTile { .. } => true,
        _ => false,
    }
}

fn piece_of(game: &Game, spot: Spot) -> Option<PieceId> {
    game.pieces_in(spot.cell).nth(usize::from(spot.layer))
}

/// Of the places of one feature to which a figure may go, keeps the one farthest from the dragon:
/// they are worth the same but for him.
fn keep_one_a_feature(game: &Game, actions: &mut ActionList) {
    /// A feature with the kind of figure that goes there; `None` for the Gingerbread Man.
    type Goal = (u16, Option<FigureKind>);
    let goal = |action: Action| -> Option<(Goal, Spot)> {
        let (kind, spot) = match action {
            Action::PlaceFigure { kind, spot } => (Some(kind), spot),
            Action::MoveGingerbreadMan { spot } => (None, spot),
            _ => return None,
        };
        game.feature_number(spot).map(|number| ((number, kind), spot))
    };
    let dragon = game.neutral_position().dragon;
    let far = |spot: Spot| dragon.map_or(0, |dragon| neutral::distance(dragon, spot.cell));
    let mut kept: Vec<(Goal, usize)> = Vec::with_capacity(actions.len());
    let mut count = 0;
    for index in 0..actions.len() {
        let action = actions[index];
        if let Some((goal, spot)) = goal(action) {
            if let Some(&(_, place)) = kept.iter().find(|(known, _)| *known == goal) {
                let nearer = match actions[place] {
                    Action::PlaceFigure { spot: other, .. }
                    | Action::MoveGingerbreadMan { spot: other } => far(other) < far(spot),
                    _ => false,
                };
                if nearer {
                    actions[place] = action;
                }
                continue;
            }
            kept.push((goal, count));
        }
        actions[count] = action;
        count += 1;
    }
    actions.truncate(count);
}
