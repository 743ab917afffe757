//! Which actions are worth trying: in games with neutral figures a turn has thousands of ways.
//!
//! Without them every placement is tried with every figure. With them a placement may be followed
//! by a meeple to anywhere (portal), by the fairy to any own meeple, by the Gingerbread Man to any
//! city: what those are worth hardly depends on where the tile lies. So placements are first
//! compared by what follows on the tile itself, with one estimate of the rest for all of them,
//! and only the best few are tried out in full.

use bastide_rules::card::Effect;
use bastide_rules::{
    Action, ActionList, Actor, DecisionKind, Events, FigureKind, Game, PieceId, Seat, Spot,
};

use super::cards::{CardWorths, TWO_TILES, card};
use super::evaluate::{evaluate, figure_gain};
use super::hands;
use super::neutral::{self, DragonTiles};
use super::windows::{self, Passed};

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

/// What `game` can be tried out with.
pub(super) struct Search<'a> {
    pub seat: Seat,
    pub dragon_tiles: DragonTiles,
    pub worths: Option<CardWorths>,
    pub events: &'a mut Events,
    /// For decisions that are passed by.
    pub spare: &'a mut ActionList,
}

impl Search<'_> {
    fn evaluate(&self, game: &Game) -> i32 {
        evaluate(game, self.seat, &self.dragon_tiles, self.worths.as_ref())
    }

    /// Brings `trial` to `game` after `action`, and past decisions about cards that follow.
    fn play(&mut self, trial: &mut Trial, game: &Game, action: Action) -> Passed {
        trial.game.clone_from(game);
        trial.game.play(action, self.events).expect("listed actions are legal");
        match &self.worths {
            Some(worths) => {
                let Self { spare, events, .. } = self;
                windows::pass_by(&mut trial.game, self.seat, worths, spare, events)
            }
            None => Passed::default(),
        }
    }

    /// What an action brings besides the position that it leads to: the tile that will be drawn.
    fn extra(&self, action: Action) -> i32 {
        match action {
            Action::ChooseToDraw => {
                hands::DRAW + self.worths.as_ref().map_or(0, CardWorths::for_a_tile)
            }
            Action::PlayCard(id) if card(id).effect == Effect::TwoTiles => TWO_TILES,
            _ => 0,
        }
    }

    /// What comes of `action`: the best that the seat may still make of this turn.
    fn value(
        &mut self,
        game: &Game,
        action: Action,
        trial: &mut Trial,
        deeper: &mut [Trial],
    ) -> (i32, Passed) {
        let passed = self.play(trial, game, action);
        let value = self.best_value(&trial.game, deeper) + passed.worth + self.extra(action);
        (value, passed)
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
        let kind = game.decision().kind;
        if self.draws_card(actions, values) {
            return;
        }
        let places = matches!(kind, DecisionKind::PlaceTile { .. } | DecisionKind::ChooseSource);
        let is_wide = places && game.has_neutral_figures() && actions.len() > FULL_PLACEMENTS;
        let Some((trial, deeper)) = trials.split_first_mut() else { return };
        if matches!(kind, DecisionKind::AimCard { .. } | DecisionKind::ScoringCard { .. }) {
            return self.values_of_cards(game, actions.to_vec(), trials, values);
        }
        if !is_wide {
            for &action in actions {
                values.push((action, self.value(game, action, trial, deeper).0));
            }
            return;
        }
        let elsewhere = actions.first().map_or(0, |&first| {
            self.play(trial, game, first);
            self.gain_elsewhere(&trial.game, deeper)
        });
        for &action in actions {
            let passed = self.play(trial, game, action);
            let quick = self.quick_value(&trial.game, elsewhere, deeper);
            values.push((action, quick + passed.worth + self.extra(action)));
        }
        // Stable, so that equal ones stay in the order of the list.
        values.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
        values.truncate(FULL_PLACEMENTS);
        for (action, value) in values.iter_mut() {
            *value = self.value(game, *action, trial, deeper).0;
        }
    }

    /// Whether a card can be drawn now: then it is, for it can be declined if it is no good
    /// (XP-15), and the window is open again afterwards. It counts on average, as nobody knows
    /// what lies on top.
    fn draws_card(&self, actions: &[Action], values: &mut Vec<(Action, i32)>) -> bool {
        if let Some(worths) = &self.worths {
            values.extend(actions.iter().filter_map(|&action| match action {
                Action::TakeCard(deck) => Some((action, worths.draw(deck))),
                _ => None,
            }));
        }
        !values.is_empty()
    }

    /// [`Search::values`] for cards that are aimed, or played for a feature about to be scored:
    /// whoever suffers from them answers with a shield, if he has one.
    fn values_of_cards(
        &mut self,
        game: &Game,
        mut actions: ActionList,
        trials: &mut [Trial],
        values: &mut Vec<(Action, i32)>,
    ) {
        let Some((trial, deeper)) = trials.split_first_mut() else { return };
        keep_one_a_feature(game, &mut actions);
        // To pass is the last of the actions, if it is one of them.
        let mut declined = None;
        for &action in actions.iter().rev() {
            let (mut value, passed) = self.value(game, action, trial, deeper);
            if action == Action::Pass {
                declined = Some(value);
            } else if let (Some(declined), Some(worths)) = (declined, &self.worths) {
                let spent = if let Action::PlayCard(id) = action { worths.own(id) } else { 0 };
                value -= (value - (declined - spent)).max(0) * passed.shield / 100;
            }
            values.push((action, value));
        }
    }

    /// What `game` is worth when the seat takes the best of what it may still decide in this turn.
    fn best_value(&mut self, game: &Game, trials: &mut [Trial]) -> i32 {
        let Some((trial, deeper)) = trials.split_first_mut() else { return self.evaluate(game) };
        let decision = game.decision();
        if decision.actor != Some(Actor::Seat(self.seat)) {
            // Others answer a crop circle in the same turn: that they all do the first thing that
            // they can is near enough.
            if matches!(decision.kind, DecisionKind::CropCircleFollower { .. }) {
                game.legal_actions(&mut trial.actions);
                let answer = trial.actions[0];
                let passed = self.play(trial, game, answer);
                return self.best_value(&trial.game, deeper) + passed.worth;
            }
            return self.evaluate(game);
        }
        game.legal_actions(&mut trial.actions);
        if game.has_neutral_figures() && matches!(decision.kind, DecisionKind::PlaceTile { .. }) {
            // One of two tiles has been chosen (XP-41).
            let actions = trial.actions.clone();
            let mut values = Vec::with_capacity(actions.len());
            self.values(game, &actions, trials, &mut values);
            return values.iter().map(|&(_, value)| value).max().unwrap_or(i32::MIN);
        }
        if game.has_neutral_figures() || matches!(decision.kind, DecisionKind::AimCard { .. }) {
            keep_one_a_feature(game, &mut trial.actions);
        }
        let mut best = i32::MIN;
        for index in 0..trial.actions.len() {
            let action = trial.actions[index];
            let passed = self.play(trial, game, action);
            best = best.max(self.best_value(&trial.game, deeper) + passed.worth);
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
                let passed = self.play(trial, game, Action::Pass);
                self.evaluate(&trial.game) + passed.worth
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
                    let passed = self.play(trial, game, action);
                    self.evaluate(&trial.game) + passed.worth
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
        let passed = self.play(trial, game, Action::Pass);
        let passing = self.evaluate(&trial.game) + passed.worth;
        let mut best = passing;
        for index in 0..trial.actions.len() {
            let action = trial.actions[index];
            if goes_elsewhere(game, action) {
                let passed = self.play(trial, game, action);
                best = best.max(self.evaluate(&trial.game) + passed.worth);
            }
        }
        best - passing
    }
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
