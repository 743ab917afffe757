use bastide_notation::Move;
use bastide_rules::{Action, Actor, DecisionKind, Events, Game, Seat, Setup, SetupError};

use super::chronicle::Chronicle;
use super::clock::Clocks;
use super::draft::DraftState;
use super::seat::{Occupant, SeatInfo};
use super::take_over::TakenOver;
use crate::api::Phase;
use crate::chance::Seed;
use crate::error::ApiError;
use crate::store::MoveRow;
use crate::wall_clock::now_ms;

/// A table: its game, who sits there, what happened. A value without waiting and without a disk.
#[derive(Debug)]
pub(crate) struct TableGame {
    pub id: String,
    pub name: String,
    pub purist: bool,
    pub pace_ms: u32,
    pub seed: Seed,
    /// Moves that were not drawn from the seed.
    pub seeded_after: u32,
    pub seat_order: Option<Vec<u8>>,
    pub open_code: Option<String>,
    pub seats: Vec<SeatInfo>,
    pub game: Game,
    /// All decisions so far.
    pub actions: Vec<Action>,
    pub chronicle: Chronicle,
    pub draft: Option<DraftState>,
    pub clocks: Option<Clocks>,
    /// Seconds to answer what somebody else does.
    pub answer_seconds: Option<u16>,
    /// When the present question was asked, in milliseconds since 1970.
    pub asked_at: i64,
    /// Seats that the computer has taken over, in that order.
    pub taken_over: Vec<TakenOver>,
}

/// Decisions worked out on a copy, ready to be written to disk and then carried out.
#[derive(Debug)]
pub(crate) struct Plan {
    game: Game,
    chronicle: Chronicle,
    actions: Vec<Action>,
    /// The lines of the record.
    pub rows: Vec<MoveRow>,
}

impl Plan {
    /// Whether the game is over after it.
    pub fn ends_the_game(&self) -> bool {
        self.game.is_over()
    }

    /// Who decides after it.
    pub fn next_seat(&self) -> Option<Seat> {
        seat_of(self.game.decision().actor)
    }
}

const fn seat_of(actor: Option<Actor>) -> Option<Seat> {
    match actor {
        Some(Actor::Seat(seat)) => Some(seat),
        _ => None,
    }
}

impl TableGame {
    /// The number of decisions so far.
    pub fn version(&self) -> u32 {
        self.actions.len() as u32
    }

    /// The setup.
    pub fn setup(&self) -> &Setup {
        self.game.setup()
    }

    /// Where the table is.
    pub fn phase(&self) -> Phase {
        if self.game.is_over() {
            Phase::Finished
        } else if self.seats.iter().any(SeatInfo::is_free) {
            Phase::Waiting
        } else {
            Phase::Running
        }
    }

    /// The seat that decides now, if the game is on.
    pub fn deciding_seat(&self) -> Option<Seat> {
        if self.phase() == Phase::Running { seat_of(self.game.decision().actor) } else { None }
    }

    /// The seat and level of the computer player that is to move.
    pub fn deciding_computer(&self) -> Option<(Seat, &str)> {
        let seat = self.deciding_seat()?;
        self.seats[seat.index()].level().map(|level| (seat, level))
    }

    /// Whether `seat` is a computer player's.
    pub fn is_computer(&self, seat: Seat) -> bool {
        matches!(self.seats[seat.index()].occupant, Occupant::Computer(_))
    }

    /// The seats that `tokens` hold.
    ///
    /// # Errors
    /// A token of no seat is refused.
    pub fn seats_of_tokens(&self, tokens: &[String]) -> Result<Vec<u8>, ApiError> {
        let mut held: Vec<u8> = Vec::with_capacity(tokens.len());
        for token in tokens {
            let seat = self
                .seats
                .iter()
                .position(|seat| seat.is_held_by(token))
                .ok_or_else(ApiError::no_such_token)?;
            held.push(seat as u8);
        }
        held.sort_unstable();
        held.dedup();
        Ok(held)
    }

    /// A copy of the game as it was at its start.
    pub fn first_position(&self) -> Result<Game, SetupError> {
        Game::from_ruleset(self.game.shared_rules().clone())
    }

    /// The table as it was at `version`, without a draft.
    ///
    /// # Errors
    /// There is no such version.
    pub fn at(&self, version: u32) -> Result<Self, ApiError> {
        let actions = self
            .actions
            .get(..version as usize)
            .ok_or_else(|| ApiError::no_such_version(version, self.version()))?;
        let game = self.first_position().map_err(ApiError::broken_setup)?;
        let mut earlier = Self {
            id: self.id.clone(),
            name: self.name.clone(),
            purist: self.purist,
            pace_ms: self.pace_ms,
            seed: self.seed.clone(),
            seeded_after: self.seeded_after,
            seat_order: self.seat_order.clone(),
            open_code: None,
            seats: self.seats.clone(),
            chronicle: Chronicle::new(game.piece_count(), game.active_seat()),
            game,
            actions: Vec::with_capacity(actions.len()),
            draft: None,
            clocks: None,
            answer_seconds: None,
            asked_at: 0,
            taken_over: self.taken_over.clone(),
        };
        for &action in actions {
            earlier.replay(action).map_err(ApiError::refused)?;
        }
        Ok(earlier)
    }

    /// Carries out a decision that is already on disk.
    pub fn replay(&mut self, action: Action) -> Result<(), bastide_rules::Refusal> {
        let mut events = Events::new();
        let active = self.game.active_seat();
        self.game.play(action, &mut events)?;
        self.actions.push(action);
        self.chronicle.add(self.actions.len() as u32, active, &events);
        Ok(())
    }

    /// Works out what `moves` of `seat` lead to, with the draws of chance that follow.
    ///
    /// # Errors
    /// The refusal of the first move that the rules forbid; nothing is carried out.
    pub fn plan(&self, seat: Seat, moves: &[Move]) -> Result<Plan, ApiError> {
        let mut plan = self.empty_plan();
        for one in moves {
            let action = one.to_action(&plan.game).map_err(ApiError::meaningless_move)?;
            self.extend(&mut plan, Actor::Seat(seat), action)?;
        }
        self.draw(&mut plan)?;
        Ok(plan)
    }

    /// Works out the draws for which the game waits.
    pub fn plan_draws(&self) -> Result<Plan, ApiError> {
        let mut plan = self.empty_plan();
        self.draw(&mut plan)?;
        Ok(plan)
    }

    fn empty_plan(&self) -> Plan {
        // What happened before is not needed in the plan; only new entries are taken over.
        let mut chronicle = Chronicle::default();
        chronicle.continue_from(&self.chronicle);
        Plan { game: self.game.clone(), chronicle, actions: Vec::new(), rows: Vec::new() }
    }

    fn draw(&self, plan: &mut Plan) -> Result<(), ApiError> {
        while plan.game.decision().actor == Some(Actor::Chance) {
            let number = self.version() + plan.actions.len() as u32 + 1;
            let Some(action) = self.seed.draw(&plan.game, number) else { break };
            self.extend(plan, Actor::Chance, action)?;
        }
        Ok(())
    }

    fn extend(&self, plan: &mut Plan, actor: Actor, action: Action) -> Result<(), ApiError> {
        let text = Move::from_action(action, &plan.game);
        let active = plan.game.active_seat();
        let mut events = Events::new();
        plan.game.apply(actor, action, &mut events).map_err(ApiError::refused)?;
        plan.actions.push(action);
        let version = self.version() + plan.actions.len() as u32;
        plan.chronicle.add(version, active, &events);
        let text = text.ok_or_else(ApiError::unnameable_move)?;
        let line = super::record::line(version, actor, &text, plan.game.key());
        plan.rows.push(MoveRow { version, line });
        Ok(())
    }

    /// Carries out a plan that has been written to disk.
    pub fn carry_out(&mut self, plan: Plan) {
        self.game = plan.game;
        self.actions.extend(plan.actions);
        self.chronicle.append(plan.chronicle);
        self.draft = None;
        self.asked_at = now_ms();
    }

    /// When the time to answer what somebody else does is over, in milliseconds since 1970; nothing
    /// if no person is asked for such an answer, or if there is no limit.
    pub fn answer_until(&self) -> Option<i64> {
        let seconds = self.answer_seconds?;
        let seat = self.deciding_seat()?;
        let is_answer = match self.game.decision().kind {
            DecisionKind::AnswerCard { .. } => true,
            DecisionKind::ScoringCard { .. } => seat != self.game.active_seat(),
            _ => false,
        };
        (is_answer && !self.is_computer(seat)).then(|| self.asked_at + i64::from(seconds) * 1000)
    }
}
