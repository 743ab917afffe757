use bastide_rules::{Action, Actor, DecisionKind, Event, Events, Game};

use super::commit_point::CommitPoint;
use crate::api::Effect;

/// Works out what actions would bring, on one copy of the game that is used again and again.
pub(super) struct Foresight {
    copy: Game,
    events: Events,
}

impl Foresight {
    pub fn new(game: &Game) -> Self {
        Self { copy: game.clone(), events: Events::new() }
    }

    /// Points and figures that `action` would bring if its player did nothing more this turn, and
    /// why it would be final at once. Final scoring does not count: it comes anyway.
    pub fn of_action(&mut self, game: &Game, action: Action) -> (Vec<Effect>, Option<CommitPoint>) {
        self.copy.clone_from(game);
        self.events.clear();
        if self.copy.play(action, &mut self.events).is_err() {
            return (Vec::new(), None);
        }
        let decider = game.decision().actor;
        let commit_point = CommitPoint::reached(decider, &self.copy, &self.events);
        self.finish_turn(decider);
        (self.effects(), commit_point)
    }

    /// Points and figures that the moves from `before` to `drafted` bring if nothing more is done
    /// this turn.
    pub fn of_moves(&mut self, before: &Game, moves: &[Action]) -> Vec<Effect> {
        self.copy.clone_from(before);
        self.events.clear();
        for &action in moves {
            if self.copy.play(action, &mut self.events).is_err() {
                return Vec::new();
            }
        }
        self.finish_turn(before.decision().actor);
        self.effects()
    }

    /// Nobody does more than must be done, and nobody answers with a card.
    fn finish_turn(&mut self, actor: Option<Actor>) {
        loop {
            let decision = self.copy.decision();
            let is_passed = match decision.kind {
                DecisionKind::MainAction | DecisionKind::Cards { .. } => decision.actor == actor,
                DecisionKind::ScoringCard { .. } | DecisionKind::AnswerCard { .. } => true,
                _ => false,
            };
            if !is_passed || self.copy.play(Action::Pass, &mut self.events).is_err() {
                return;
            }
        }
    }

    fn effects(&self) -> Vec<Effect> {
        let of_this_turn = self.events.list().iter().take_while(|event| {
            !matches!(event, Event::FinalScoringBegan | Event::TurnBegan { .. })
        });
        let mut points: Vec<(u8, i32)> = Vec::new();
        let mut figures = Vec::new();
        for event in of_this_turn {
            match event {
                Event::Scored(score) => {
                    match points.iter_mut().find(|(seat, _)| *seat == score.seat.0) {
                        Some((_, sum)) => *sum += score.points,
                        None => points.push((score.seat.0, score.points)),
                    }
                }
                Event::FigureReturned { figure, .. } => figures.push(figure.0),
                _ => {}
            }
        }
        points.sort_unstable();
        let mut effects: Vec<Effect> =
            points.into_iter().map(|(seat, points)| Effect::Points { seat, points }).collect();
        if !figures.is_empty() {
            effects.push(Effect::Returns { figures });
        }
        effects
    }
}
