use bastide_rules::{Actor, Event, Events, Game};

/// Why something that has been confirmed cannot be taken back (TS-7). Nothing of it is known by
/// the name of an expansion: it is what the engine asks next, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommitPoint {
    /// Chance decides next, within the turn.
    RandomResult,
    /// Another player decides next, within the turn.
    OtherPlayerDecides,
    /// The turn is over (TS-56).
    EndOfTurn,
}

impl CommitPoint {
    /// The commit point that `after` has come to from a decision of `decider`, with the events on
    /// the way; nothing if the same player goes on.
    pub fn reached(decider: Option<Actor>, after: &Game, events: &Events) -> Option<Self> {
        let ends_turn = |event: &Event| {
            matches!(event, Event::TurnBegan { .. } | Event::FinalScoringBegan | Event::GameEnded)
        };
        if events.list().iter().any(ends_turn) {
            return Some(Self::EndOfTurn);
        }
        match after.decision().actor {
            None => Some(Self::EndOfTurn),
            actor if actor == decider => None,
            Some(Actor::Chance) => Some(Self::RandomResult),
            Some(Actor::Seat(_)) => Some(Self::OtherPlayerDecides),
        }
    }

    /// Its name; the text has the key `final-NAME`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::RandomResult => "random-result",
            Self::OtherPlayerDecides => "other-player-decides",
            Self::EndOfTurn => "end-of-turn",
        }
    }
}
