//! The task that owns a running table: it does one thing after the other, so that nobody ever
//! sees half a move, and writes every move to disk before anybody hears of it.

use std::sync::Arc;
use std::time::Duration;

use bastide_notation::Move;
use bastide_rules::{Actor, Seat};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::chat::Chat;
use super::clock::Clocks;
use super::command::{Answer, Command, Snapshot, Subscription};
use super::computer;
use super::draft::{DraftState, read_moves};
use super::names::{fresh_token, token_hash};
use super::registry::Registry;
use super::rulesets::Rulesets;
use super::seat::Occupant;
use super::subscribers::{Audience, Subscribers, to_json, update_message};
use super::table::{Plan, TableGame};
use crate::api::{
    CommitRequest, DraftRequest, FeatureCard, Join, Joined, Phase, ServerMessage, Table,
    TableState, Update,
};
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::pictures::Shapes;
use crate::store::{Change, DraftRow, Store};
use crate::text_input::clean_name;
use crate::views::{Viewer, feature_card, features};
use crate::wall_clock::now_ms;

/// How owners of tables behave.
#[derive(Clone, Copy, Debug)]
pub struct OwnerOptions {
    /// A table that nobody looks at leaves the memory after this time.
    pub idle_after: Duration,
    /// How long to wait before trying again what could not be written.
    pub retry_after: Duration,
}

impl Default for OwnerOptions {
    fn default() -> Self {
        Self { idle_after: Duration::from_secs(300), retry_after: Duration::from_secs(2) }
    }
}

/// What all owners share.
#[derive(Clone, Debug)]
pub(super) struct Tools {
    pub store: Store,
    pub shapes: Arc<Shapes>,
    pub rulesets: Arc<Rulesets>,
    pub metrics: Arc<Metrics>,
    pub options: OwnerOptions,
}

pub(super) struct Owner {
    pub(super) table: TableGame,
    pub(super) chat: Chat,
    pub(super) tools: Tools,
    commands: mpsc::Receiver<Command>,
    pub(super) subscribers: Subscribers,
    /// The version for which a computer player thinks.
    thinking: Option<u32>,
    /// When to try again what could not be written.
    retry_at: Option<Instant>,
}

impl Owner {
    pub fn new(
        table: TableGame,
        chat: Chat,
        tools: Tools,
        commands: mpsc::Receiver<Command>,
    ) -> Self {
        Self {
            table,
            chat,
            tools,
            commands,
            subscribers: Subscribers::default(),
            thinking: None,
            retry_at: None,
        }
    }

    /// Does what is asked until the table goes to sleep or the server goes down.
    pub async fn run(mut self, registry: &Registry) {
        self.advance(registry).await;
        loop {
            let idle_at = Instant::now() + self.tools.options.idle_after;
            let answer_at = self.table.answer_until().map(|until| {
                Instant::now() + Duration::from_millis((until - now_ms()).max(0).unsigned_abs())
            });
            let wake_at = [self.retry_at, answer_at].into_iter().flatten().min().unwrap_or(idle_at);
            match tokio::time::timeout_at(wake_at, self.commands.recv()).await {
                Ok(None | Some(Command::Close)) => break,
                Ok(Some(command)) => self.handle(command).await,
                Err(_) if answer_at.is_some_and(|at| at <= Instant::now()) => {
                    self.let_it_pass().await;
                }
                Err(_) if self.retry_at.is_none() => {
                    if self.subscribers.is_empty() && registry.put_to_sleep(&self.table.id) {
                        return;
                    }
                }
                Err(_) => {}
            }
            self.advance(registry).await;
        }
        registry.forget(&self.table.id);
    }

    /// Does what nobody needs to ask for: draws of chance, moves of computer players.
    async fn advance(&mut self, registry: &Registry) {
        if self.retry_at.is_some_and(|at| at > Instant::now()) {
            return;
        }
        self.retry_at = None;
        let waits_for_chance = self.table.phase() == Phase::Running
            && self.table.game.decision().actor == Some(Actor::Chance);
        if waits_for_chance {
            let plan = self.table.plan_draws();
            if !self.carry_out_or_retry(plan, "no draw").await {
                return;
            }
        }
        self.let_computer_think(registry);
    }

    fn let_computer_think(&mut self, registry: &Registry) {
        let version = self.table.version();
        if self.thinking == Some(version) {
            return;
        }
        let Some((seat, level)) = self.table.deciding_computer() else { return };
        let Some(commands) = registry.running(&self.table.id) else { return };
        let pace = Duration::from_millis(self.table.pace_ms.into());
        computer::think(commands, self.table.game.clone(), seat, level.to_owned(), version, pace);
        self.thinking = Some(version);
    }

    async fn handle(&mut self, command: Command) {
        match command {
            Command::Table { tokens, answer } => reply(answer, self.whole(&tokens)),
            Command::Since { tokens, version, answer } => {
                reply(answer, self.since(&tokens, version));
            }
            Command::At { version, answer } => {
                let version = version.unwrap_or_else(|| self.table.version());
                reply(answer, self.table.at(version).map(|table| Snapshot(Box::new(table))));
            }
            Command::Join { join, answer } => {
                let result = self.join(join).await;
                reply(answer, result);
            }
            Command::Draft { tokens, draft, answer } => {
                let result = self.draft(&tokens, draft).await;
                reply(answer, result);
            }
            Command::Commit { tokens, commit, answer } => {
                let result = self.commit(&tokens, &commit).await;
                reply(answer, result);
            }
            Command::ComputerMoves { seat, version, moves } => {
                self.computer_moves(seat, version, &moves).await;
            }
            Command::Leave { tokens, request, answer } => {
                let result = self.leave(&tokens, request).await;
                reply(answer, result);
            }
            Command::Replace { tokens, request, answer } => {
                let result = self.replace(&tokens, request).await;
                reply(answer, result);
            }
            Command::Say { tokens, request, answer } => {
                let result = self.say(&tokens, &request).await;
                reply(answer, result);
            }
            Command::ChatAfter { after, answer } => reply(answer, Ok(self.chat.after(after))),
            Command::Feature { spot, answer } => reply(answer, self.feature(spot)),
            Command::Features { answer } => {
                reply(answer, Ok(features(&self.table.game, &self.tools.shapes, self.table.purist)))
            }
            Command::Subscribe(subscription) => self.subscribe(subscription),
            Command::Unsubscribe { id } => {
                let before = self.subscribers.present(self.table.seats.len());
                if self.subscribers.remove(id) {
                    self.tell_presence(&before);
                }
            }
            // The loop that calls this ends before.
            Command::Close => {}
        }
    }

    fn viewer<'a>(&'a self, present: &'a [bool]) -> Viewer<'a> {
        Viewer { table: &self.table, shapes: &self.tools.shapes, present }
    }

    fn present(&self) -> Vec<bool> {
        self.subscribers.present(self.table.seats.len())
    }

    fn whole(&self, tokens: &[String]) -> Result<Table, ApiError> {
        let own = self.table.seats_of_tokens(tokens)?;
        Ok(self.viewer(&self.present()).whole(&own))
    }

    fn since(&self, tokens: &[String], version: u32) -> Result<Update, ApiError> {
        let own = self.table.seats_of_tokens(tokens)?;
        self.viewer(&self.present())
            .update(version, &own)
            .ok_or_else(|| ApiError::no_such_version(version, self.table.version()))
    }

    fn feature(&self, spot: bastide_rules::Spot) -> Result<FeatureCard, ApiError> {
        feature_card(&self.table.game, &self.tools.shapes, self.table.purist, spot)
            .ok_or_else(|| ApiError::not_found(&format!("feature at {spot}")))
    }

    pub(super) fn tell(&mut self, audience: Audience) {
        let too_slow = self.subscribers.tell(&self.table, &self.tools.shapes, audience);
        (0..too_slow).for_each(|_| self.tools.metrics.client_too_slow());
    }

    fn tell_presence(&mut self, before: &[bool]) {
        if self.present() != before {
            self.tell(Audience::Everybody);
        }
    }

    fn subscribe(&mut self, subscription: Subscription) {
        let Subscription { id, tokens, since, chat_since, line } = subscription;
        let before = self.present();
        let own = match self.table.seats_of_tokens(&tokens) {
            Ok(own) => own,
            Err(error) => {
                Subscription { id, tokens, since, chat_since, line }.refuse(error);
                return;
            }
        };
        self.subscribers.add(id, own.clone(), self.table.version(), line.clone());
        let present = self.present();
        let viewer = self.viewer(&present);
        let update = since.and_then(|version| viewer.update(version, &own));
        let message = match update {
            Some(update) => update_message(update),
            None => to_json(&ServerMessage::Table { table: Box::new(viewer.whole(&own)) }),
        };
        let said = self.chat.after(chat_since.unwrap_or(0));
        let said =
            (!said.is_empty()).then(|| to_json(&ServerMessage::Chat { messages: said })).flatten();
        let is_told = message.is_some_and(|message| line.try_send(message).is_ok())
            && said.is_none_or(|said| line.try_send(said).is_ok());
        if !is_told {
            self.subscribers.remove(id);
        }
        self.tell_presence(&before);
    }

    async fn join(&mut self, join: Join) -> Result<Joined, ApiError> {
        let name = clean_name(&join.name)?;
        let is_open_code = self.table.open_code.as_deref() == Some(join.code.as_str());
        let invited = |seat: &super::seat::SeatInfo| match &seat.join_code {
            Some(code) => *code == join.code,
            None => is_open_code && seat.kind == crate::api::SeatKind::Open,
        };
        let seats = &self.table.seats;
        let number = match seats.iter().position(|seat| invited(seat) && seat.is_free()) {
            Some(number) => number,
            None if seats.iter().any(invited) => return Err(ApiError::seat_taken()),
            None => return Err(ApiError::no_such_invitation()),
        };
        let token = fresh_token()?;
        let mut seat = seats[number].clone();
        seat.occupant = Occupant::Person(token_hash(&token));
        if !name.is_empty() {
            seat.name = name;
        }
        let seat_number = number as u8;
        let row = seat.to_row(seat_number);
        let change = Change::Seat { game: self.table.id.clone(), seat: row };
        self.tools.store.write(vec![change]).await?;
        self.table.seats[number] = seat;
        self.tell(Audience::Everybody);
        Ok(Joined { seat: seat_number, token })
    }

    /// The seat that decides, if the request may decide for it.
    fn decider(&self, tokens: &[String], version: u32) -> Result<Seat, ApiError> {
        let own = self.table.seats_of_tokens(tokens)?;
        if self.table.phase() == Phase::Waiting {
            return Err(ApiError::waiting());
        }
        if version != self.table.version() {
            return Err(ApiError::old_version(version, self.table.version()));
        }
        let seat = self.table.deciding_seat();
        seat.filter(|seat| own.contains(&seat.0))
            .ok_or_else(|| ApiError::not_your_seat(seat.map(|seat| seat.0)))
    }

    async fn draft(
        &mut self,
        tokens: &[String],
        draft: DraftRequest,
    ) -> Result<TableState, ApiError> {
        let seat = self.decider(tokens, draft.version)?;
        let moves = read_moves(&draft.moves)?;
        let tried_out = self.table.try_out(seat, &moves)?;
        let mut moves = draft.moves;
        if !moves.is_empty() {
            tried_out.go_past_in_vain(&mut moves);
        }
        let game = self.table.id.clone();
        let new = (!moves.is_empty()).then_some(DraftState { seat, moves });
        if new != self.table.draft {
            let change = match &new {
                None => Change::NoDraft { game, seat: seat.0 },
                Some(new) => Change::Draft {
                    game,
                    draft: DraftRow {
                        seat: seat.0,
                        version: draft.version,
                        moves: new.moves.clone(),
                    },
                },
            };
            self.tools.store.write(vec![change]).await?;
            self.table.draft = new;
            self.tell(Audience::Seat(seat.0));
        }
        Ok(self.viewer(&self.present()).state(&self.table.seats_of_tokens(tokens)?))
    }

    async fn commit(
        &mut self,
        tokens: &[String],
        commit: &CommitRequest,
    ) -> Result<Update, ApiError> {
        let seat = self.decider(tokens, commit.version)?;
        let moves = read_moves(&commit.moves)?;
        if moves.is_empty() {
            return Err(ApiError::malformed("no moves; a commit carries out at least one"));
        }
        let plan = self.table.plan(seat, &moves)?;
        self.write_and_carry_out(plan).await?;
        self.since(tokens, commit.version)
    }

    async fn computer_moves(&mut self, seat: Seat, version: u32, moves: &[Move]) {
        self.thinking = None;
        if version != self.table.version() || self.table.deciding_seat() != Some(seat) {
            return;
        }
        let plan = self.table.plan(seat, moves);
        self.carry_out_or_retry(plan, "no computer move").await;
    }

    /// The time to answer is over: nobody who is away keeps the others from going on.
    async fn let_it_pass(&mut self) {
        let Some(seat) = self.table.deciding_seat() else { return };
        let plan = self.table.plan(seat, &[Move::Pass]);
        if !self.carry_out_or_retry(plan, "no answer").await {
            self.table.asked_at = now_ms();
        }
    }

    /// Carries out what nobody waits for with a request; whether it was done. If not, the table is
    /// woken to try again, and the log says `what` is missing.
    async fn carry_out_or_retry(
        &mut self,
        plan: Result<Plan, ApiError>,
        what: &'static str,
    ) -> bool {
        let done = match plan {
            Ok(plan) => self.write_and_carry_out(plan).await,
            Err(error) => Err(error),
        };
        if let Err(error) = &done {
            tracing::warn!(game = %self.table.id, error = %error.body.message, "{what}");
            self.retry_at = Some(Instant::now() + self.tools.options.retry_after);
        }
        done.is_ok()
    }

    /// First the disk, then the table, then everybody.
    async fn write_and_carry_out(&mut self, mut plan: Plan) -> Result<(), ApiError> {
        let started = Instant::now();
        let game = self.table.id.clone();
        let rows = std::mem::take(&mut plan.rows);
        let count = rows.len() as u64;
        let finished = plan.ends_the_game();
        let computer_moves = plan.next_seat().is_some_and(|seat| self.table.is_computer(seat));
        let mut changes = vec![
            Change::Moves { game: game.clone(), moves: rows },
            Change::State { game: game.clone(), computer_moves, finished },
        ];
        let mut clocks = self.table.clocks.clone();
        let person = plan.next_seat().filter(|&seat| !self.table.is_computer(seat));
        if clocks.as_mut().is_some_and(|clocks| clocks.turn_to(person, now_ms())) {
            changes.extend(Clocks::change(clocks.as_ref(), &game)?);
        }
        if let Some(draft) = &self.table.draft {
            changes.push(Change::NoDraft { game, seat: draft.seat.0 });
        }
        self.tools.store.write(changes).await.inspect_err(|_| self.tools.metrics.write_failed())?;
        self.table.carry_out(plan);
        self.table.clocks = clocks;
        self.tools.metrics.moves_written(count, started.elapsed(), finished);
        self.tell(Audience::Everybody);
        Ok(())
    }
}

fn reply<T>(answer: Answer<T>, result: Result<T, ApiError>) {
    // Whoever asked may have gone away.
    let _gone = answer.send(result);
}
