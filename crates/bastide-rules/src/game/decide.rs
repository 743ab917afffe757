use super::{Awaited, Game, Token};
use crate::action::{Action, ActionList, Decision, DecisionKind};
use crate::event::Events;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::ruleset::KindId;
use crate::seat::{Actor, Seat};
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
            Phase::DealHalflings => DecisionKind::TakeIntoHand,
            Phase::ChooseSource => DecisionKind::ChooseSource,
            Phase::Flocks if self.flocks.awaited != Awaited::Nothing => DecisionKind::DrawToken,
            Phase::Flocks => DecisionKind::Flock,
            Phase::CropCircleAtOnce | Phase::CropCircle => match self.crop_circle {
                None => DecisionKind::CropCircle,
                Some(circle) => {
                    DecisionKind::CropCircleFollower { feature: circle.feature, adds: circle.adds }
                }
            },
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
        if self.turn.phase == Phase::DrawTile && self.pile.left() > 0 {
            self.pile.left_in_stage()
        } else {
            0
        }
    }

    /// In how many equally likely ways chance can decide now; 0 if it is not its turn.
    #[inline]
    pub fn chance_count(&self) -> u32 {
        match self.turn.phase {
            Phase::DrawTile => self.drawable_count(),
            _ => self.other_chances().map(|(_, count)| count).sum(),
        }
    }

    /// The `index`-th of these ways, as an action; for deciding with a random number below
    /// [`Game::chance_count`].
    #[inline]
    pub fn chance_at(&self, index: u32) -> Option<Action> {
        if self.turn.phase == Phase::DrawTile {
            return self.drawable_at(index).map(Action::Draw);
        }
        let mut left = index;
        self.other_chances().find_map(|(action, count)| {
            let found = left < count;
            left = left.saturating_sub(count);
            found.then_some(action)
        })
    }

    /// Decisions of chance besides the draw of a tile, each with the number of ways in which it
    /// can come about.
    fn other_chances(&self) -> impl Iterator<Item = (Action, u32)> + '_ {
        let is_chance = turn::actor(self) == Some(Actor::Chance);
        let deals = is_chance && self.turn.phase == Phase::DealHalflings;
        let draws = is_chance && self.turn.phase == Phase::Flocks;
        let dealt = self.rules.hand_tiles(self.hands.reserve());
        let dealt = dealt.filter(move |_| deals).map(|(kind, n)| (Action::TakeIntoHand(kind), n));
        let tokens = Token::ALL.into_iter().zip(self.flocks.bag());
        let tokens = tokens.filter(move |_| draws).map(|(token, n)| (Action::DrawToken(token), n));
        dealt.chain(tokens).map(|(action, count)| (action, u32::from(count)))
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

    /// Tiles left to draw, in all; without those under hills (HS-20).
    pub fn tiles_left(&self) -> u32 {
        self.pile.left()
    }

    /// Copies of `kind` that were not drawn; some of them may lie under hills, see
    /// [`Game::hidden_tiles`].
    pub fn copies_left(&self, kind: KindId) -> u32 {
        self.pile.copies(&self.rules.stages, kind)
    }

    /// Tiles that lie face down under hills (HS-20).
    pub fn hidden_tiles(&self) -> u32 {
        u32::from(self.pile.hidden())
    }

    /// The kinds of tiles that `seat` holds, each with its number of copies.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = (KindId, u8)> + '_ {
        let counts = if seat.index() < self.seats() { self.hands.of(seat) } else { &[] };
        self.rules.hand_tiles(counts)
    }

    /// The number of tiles that `seat` holds.
    pub fn hand_size(&self, seat: Seat) -> u32 {
        self.hand(seat).map(|(_, count)| u32::from(count)).sum()
    }

    /// Sheep on the tokens beside the shepherd of `seat` (HS-3).
    pub fn sheep(&self, seat: Seat) -> i32 {
        if seat.index() < self.seats() { self.flocks.sheep(seat) } else { 0 }
    }
}
