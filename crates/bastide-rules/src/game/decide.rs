use super::Game;
use crate::action::{Action, ActionList, Decision, DecisionKind};
use crate::event::Events;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::ruleset::KindId;
use crate::seat::Actor;
use crate::turn::{self, Phase};

impl Game {
    /// What the game waits for.
    pub fn decision(&self) -> Decision {
        let kind = match self.turn.phase {
            Phase::DrawTile => DecisionKind::DrawTile,
            Phase::PlaceTile => DecisionKind::PlaceTile { tile: KindId(self.turn.drawn) },
            Phase::MainAction => DecisionKind::MainAction,
            Phase::FairyAfterPrincess => DecisionKind::MoveFairy,
            Phase::DragonBefore | Phase::DragonAfter => {
                DecisionKind::MoveDragon { step: self.neutral.dragon_steps() + 1 }
            }
            Phase::GingerbreadManComes | Phase::GingerbreadManMoves => {
                DecisionKind::MoveGingerbreadMan
            }
            // The other phases never wait.
            _ => DecisionKind::GameOver,
        };
        Decision { actor: turn::actor(self), kind }
    }

    /// Writes every legal action into `list`, in a fixed order; none when the game is over.
    ///
    /// Orientations in which a tile looks the same (a monastery without a road has four) are
    /// listed once, with the smallest number of turns; [`Game::apply`] takes the others as well.
    #[inline]
    pub fn legal_actions(&self, list: &mut ActionList) {
        list.clear();
        turn::actions(self, list);
    }

    /// Every legal action, in a list of its own.
    pub fn legal_action_list(&self) -> ActionList {
        let mut list = ActionList::new();
        self.legal_actions(&mut list);
        list
    }

    /// Carries out `action` of `actor` and everything that follows from it, up to the next decision.
    ///
    /// # Errors
    /// A refusal names the rule that the action breaks; the game is unchanged then.
    pub fn apply(
        &mut self,
        actor: Actor,
        action: Action,
        events: &mut Events,
    ) -> Result<(), Refusal> {
        let decides = self
            .decision()
            .actor
            .ok_or(Refusal { rule: RuleId("BG-40"), reason: Reason::GameOver })?;
        if decides != actor {
            return Err(Refusal { rule: RuleId("BG-10"), reason: Reason::NotYours { decides } });
        }
        self.play(action, events)
    }

    /// Carries out `action` of whoever must decide now.
    ///
    /// # Errors
    /// A refusal names the rule that the action breaks; the game is unchanged then.
    #[inline]
    pub fn play(&mut self, action: Action, events: &mut Events) -> Result<(), Refusal> {
        let flow = turn::apply(self, action, events)?;
        turn::go(self, flow);
        self.run(events);
        Ok(())
    }

    /// The refusal of an action of a kind that is not due.
    #[cold]
    pub(crate) fn not_now(&self) -> Refusal {
        if self.is_over() {
            return Refusal { rule: RuleId("BG-40"), reason: Reason::GameOver };
        }
        let due = self.decision().kind;
        Refusal { rule: due.phase(), reason: Reason::NotNow { due: due.text_key() } }
    }

    /// Runs the phases until one waits for a decision.
    #[inline]
    pub(crate) fn run(&mut self, events: &mut Events) {
        turn::run(self, events);
    }

    /// Tiles that chance can draw now: how many of each kind, by [`KindId`].
    pub fn drawable(&self) -> &[u16] {
        if self.turn.phase == Phase::DrawTile {
            self.pile.drawable(&self.rules.stages)
        } else {
            &[]
        }
    }

    /// The number of tiles that chance can draw now.
    pub fn drawable_count(&self) -> u32 {
        if self.turn.phase == Phase::DrawTile { self.pile.left_in_stage() } else { 0 }
    }

    /// The `index`-th of the tiles that chance can draw now, counting copies; for drawing
    /// with a random number below [`Game::drawable_count`].
    #[inline]
    pub fn drawable_at(&self, index: u32) -> Option<KindId> {
        // Without branches: how many kinds end at or before the index.
        let (mut sum, mut kind) = (0, 0u16);
        let drawable = self.drawable();
        for &count in drawable {
            sum += u32::from(count);
            kind += u16::from(sum <= index);
        }
        ((kind as usize) < drawable.len()).then_some(KindId(kind))
    }

    /// Tiles left to draw, in all.
    pub fn tiles_left(&self) -> u32 {
        self.pile.left()
    }

    /// Copies of `kind` left to draw.
    pub fn copies_left(&self, kind: KindId) -> u32 {
        self.pile.copies(&self.rules.stages, kind)
    }
}
