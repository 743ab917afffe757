use super::{Awaited, Game, Token, all_cards};
use crate::action::{Action, ActionList, Decision, DecisionKind};
use crate::card::{CardId, Deck};
use crate::event::Events;
use crate::expansions::christmas_present::{play, scoring_round, turned, windows};
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
            _ if !self.rules.in_play.cards => DecisionKind::GameOver,
            _ => self.card_decision(),
        };
        Decision { actor: turn::actor(self), kind }
    }

    /// What is to be decided in the phases of cards; apart, so that other games do not pay for it.
    #[cold]
    fn card_decision(&self) -> DecisionKind {
        match self.turn.phase {
            Phase::CardsBeforeTile
            | Phase::CardsAfterTile
            | Phase::CardsAfterFigures
            | Phase::CardsAfterScoring => play::decision(self)
                .unwrap_or(DecisionKind::Cards { window: windows::window(self) }),
            Phase::ScoringCards | Phase::RevealCards => {
                let feature = || scoring_round::spot(self);
                play::decision(self)
                    .or_else(|| feature().map(|spot| DecisionKind::ScoringCard { spot }))
                    .unwrap_or(DecisionKind::GameOver)
            }
            Phase::ChooseTile => DecisionKind::ChooseTile,
            Phase::HandLimit => DecisionKind::DiscardCard,
            _ => DecisionKind::GameOver,
        }
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
            _ => self.other_chance_count(),
        }
    }

    /// The `index`-th of these ways, as an action; for deciding with a random number below
    /// [`Game::chance_count`].
    #[inline]
    pub fn chance_at(&self, index: u32) -> Option<Action> {
        if self.turn.phase == Phase::DrawTile {
            return self.drawable_at(index).map(Action::Draw);
        }
        self.other_chance_at(index)
    }

    #[cold]
    fn other_chance_count(&self) -> u32 {
        self.other_chances().map(|(_, count)| count).sum()
    }

    #[cold]
    fn other_chance_at(&self, index: u32) -> Option<Action> {
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
        let cards = is_chance && self.rules.in_play.cards;
        let cards = cards.then(|| play::chances(self)).into_iter().flatten();
        let cards = cards.map(|(card, count)| (Action::DrawCard(card), count));
        dealt.chain(tokens).chain(cards).map(|(action, count)| (action, u32::from(count)))
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

    /// The kinds of cards in the game; none without cards.
    pub fn card_kinds(&self) -> impl Iterator<Item = CardId> + '_ {
        let copies = super::cards::copies(&self.setup().options);
        all_cards().filter(move |id| self.has_cards() && copies[id.index()] > 0)
    }

    /// The cards that `seat` holds, each with its number of copies (XP-23).
    pub fn card_hand(&self, seat: Seat) -> impl Iterator<Item = (CardId, u8)> + '_ {
        let counts = self.cards().hands.get(seat.index()).copied().unwrap_or_default();
        all_cards().map(move |id| (id, counts[id.index()])).filter(|(_, count)| *count > 0)
    }

    /// Cards of `deck` that `seat` holds: backs are public (XP-23).
    pub fn card_backs(&self, seat: Seat, deck: Deck) -> u32 {
        if seat.index() < self.seats() { self.cards().held_of_deck(seat, deck) } else { 0 }
    }

    /// Cards left in `deck`.
    pub fn cards_left(&self, deck: Deck) -> u32 {
        self.cards().left(deck)
    }

    /// The cards that `seat` cannot see, in both decks and in the hands of the others, each with
    /// its number of copies: what it can tell from the cards that it does see.
    pub fn unseen_cards(&self, seat: Seat) -> impl Iterator<Item = (CardId, u8)> + '_ {
        let cards = self.cards();
        let hidden = move |id: CardId| {
            let others = self.all_seats().filter(move |&other| other != seat);
            let held: u8 = others.map(|other| cards.held(other, id)).sum();
            cards.stock[id.index()] + held
        };
        all_cards().map(move |id| (id, hidden(id))).filter(|(_, count)| *count > 0)
    }

    /// Decks from which the active player may still draw for the tile just placed (XP-9).
    pub fn decks_due(&self) -> impl Iterator<Item = Deck> + '_ {
        windows::decks(self)
    }

    /// The cards on the discard pile, each with its number of copies (XP-22).
    pub fn discarded_cards(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        let counts = &self.cards().discard;
        all_cards().map(|id| (id, counts[id.index()])).filter(|(_, count)| *count > 0)
    }

    /// Points of `seat` that are noted for turned followers and not yet paid (XP-51).
    pub fn noted_points(&self, seat: Seat) -> i32 {
        self.cards().noted.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether the followers on the feature of `spot` are turned (XP-51).
    pub fn is_turned(&self, spot: crate::segment::Spot) -> bool {
        self.node_of_spot(spot).is_some_and(|node| turned::is_turned(self, node))
    }

    /// Whether `seat` places no follower in its next turn, or in this one if it is its (XP-56).
    pub fn is_barred(&self, seat: Seat) -> bool {
        seat.index() < self.seats() && self.cards().barred & 1 << seat.0 != 0
    }

    /// Of two tiles drawn for a card the first one (XP-41); the other is [`Game::drawn_tile`],
    /// once it has been drawn.
    pub fn first_of_two_tiles(&self) -> Option<KindId> {
        let first = self.cards().first_tile;
        (first != crate::board::NONE).then_some(KindId(first))
    }

    /// Whether a player is asked for cards who can only pass: the question comes because others must
    /// think a card possible (XP-23). Tables answer it where that tells nobody anything.
    pub fn asks_for_cards_in_vain(&self) -> bool {
        let is_about_cards = matches!(
            self.decision().kind,
            DecisionKind::Cards { .. } | DecisionKind::ScoringCard { .. }
        );
        is_about_cards && self.legal_action_list() == [Action::Pass]
    }

    /// Whether cards are in play.
    pub fn has_cards(&self) -> bool {
        self.rules.in_play.cards
    }

    /// Sheep on the tokens beside the shepherd of `seat` (HS-3).
    pub fn sheep(&self, seat: Seat) -> i32 {
        if seat.index() < self.seats() { self.flocks.sheep(seat) } else { 0 }
    }
}
