//! Plays the messages of a saved game.
//!
//! The other program waits for a confirmation (`COMMIT`) after the action of a turn, and after
//! the dragon if he moves before scoring, and scores only then. Here the state after it is
//! worked out at once, but kept back until the confirmation comes.

use std::sync::Arc;

use bastide_rules::geometry::Cell;
use bastide_rules::setup::DragonMove;
use bastide_rules::tile::Library;
use bastide_rules::{Action, Actor, DecisionKind, Events, Game, KindId, Score, Seat, Setup};

use super::SavedGameError;
use super::elements::{Survey, wanted_by};
use super::file::{Commit, Message, PlaceTile, Pointer, SavedFile};
use super::generator::Generator;
use super::{location, setup};
use crate::Move;
use crate::record::RecordedMove;

/// What the other program waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// A tile is to be drawn; it does that by itself.
    Draw,
    /// The drawn tile is to be placed.
    Place,
    /// A figure may be placed.
    Action,
    /// A flock grows or goes home, or a token for it is drawn.
    Flock,
    /// The dragon makes a step.
    Dragon,
    /// The turn is to be confirmed.
    Commit,
    /// The game is over.
    Over,
}

/// Points: whose, for what feature or figure, how many.
pub(super) type Scored = (Seat, &'static str, i32);

/// The state after a message.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub game: Game,
    pub stage: Stage,
    /// What the game becomes when the turn is confirmed.
    after: Option<Game>,
    /// Scores of the turn, which count when it is confirmed.
    pending: Vec<Scored>,
    /// Whether the turn is confirmed; the dragon may still have to move after that.
    confirmed: bool,
    moves: usize,
    draws: usize,
    generator: Generator,
}

/// A saved game being played.
pub(super) struct Replay<'a> {
    file: &'a SavedFile,
    pub library: &'a Library,
    ignored: bool,
    /// Whether the game ends after as many turns as the file says.
    pub ends_early: bool,
    pub state: State,
    /// States before the messages since the last confirmation.
    pub undo: Vec<State>,
    pub moves: Vec<RecordedMove>,
    /// All scores so far.
    pub scored: Vec<Scored>,
    turns: u32,
    /// Whether all draws so far were those of the random numbers, or listed.
    follows_generator: bool,
    /// Remarks for the reader of the report.
    pub notes: Vec<String>,
}

pub(super) type Step<T = ()> = Result<T, String>;

impl<'a> Replay<'a> {
    /// The game before the first message.
    pub fn new(
        file: &'a SavedFile,
        library: &'a Library,
        setup: Setup,
        survey: &Survey,
    ) -> Result<Self, SavedGameError> {
        let game = Game::with_library(setup, library)?;
        let mut notes = Vec::new();
        if !survey.ignored.is_empty() {
            let names: Vec<&str> = survey.ignored.iter().map(String::as_str).collect();
            notes.push(format!("switched on but never used: {}", names.join(", ")));
        }
        let state = State {
            stage: stage_of(&game),
            game,
            after: None,
            pending: Vec::new(),
            confirmed: false,
            moves: 0,
            draws: 0,
            generator: Generator::new(file.initial_random),
        };
        Ok(Self {
            file,
            library,
            ignored: !survey.ignored.is_empty(),
            ends_early: true,
            state,
            undo: Vec::new(),
            moves: Vec::new(),
            scored: Vec::new(),
            turns: 0,
            follows_generator: true,
            notes,
        })
    }

    /// Plays all messages.
    pub fn run(&mut self) -> Result<(), SavedGameError> {
        for (index, message) in self.file.replay.iter().enumerate() {
            let (number, kind) = (index + 1, message.kind.clone());
            let wanted: Vec<String> = wanted_by(message, self.library).collect();
            if !wanted.is_empty() {
                return Err(SavedGameError::NotSupported { what: wanted });
            }
            let before = self.state.clone();
            let played = match message.kind.as_str() {
                "PLACE_TILE" => self.place_tile(message),
                "DEPLOY_MEEPLE" => self.deploy(message),
                "SHEPHERD_CONFIRM" => self.confirm_shepherd(message),
                "FLOCK_EXPAND_OR_SCORE" => self.decide_flock(message),
                "RETURN_MEEPLE" => self.return_figure(message),
                "MOVE_NEUTRAL_FIGURE" => self.move_neutral_figure(message),
                "PASS" => self.pass(message),
                "COMMIT" => self.commit(message),
                "UNDO" => self.take_back(),
                _ => return Err(SavedGameError::UnknownMessage { number, kind }),
            };
            if let Err(problem) = played {
                return Err(match self.explained_by(message) {
                    Some(element) => SavedGameError::NotSupported { what: vec![element.into()] },
                    None => SavedGameError::Message { number, kind, problem },
                });
            }
            match message.kind.as_str() {
                "COMMIT" => self.undo.clear(),
                // Several players move the dragon; none takes back what another has done.
                _ if before.stage == Stage::Dragon => self.undo.clear(),
                "UNDO" => {}
                _ => self.undo.push(before),
            }
        }
        Ok(())
    }

    /// The element because of which a message may make sense that makes none here: with abbeys
    /// a player may pass before a tile is drawn, and bridges let tiles lie where they do not fit.
    fn explained_by(&self, message: &Message) -> Option<&'static str> {
        let is_on = |key: &str| self.file.setup.elements.contains_key(key);
        let before_the_tile = matches!(self.state.stage, Stage::Draw | Stage::Place);
        match message.kind.as_str() {
            "PASS" if before_the_tile && is_on("abbey") => Some("abbey"),
            "PLACE_TILE" if self.state.stage == Stage::Place && is_on("bridge") => Some("bridge"),
            _ => None,
        }
    }

    /// Draws the next tile if one is due, by what the file says or by the numbers of its
    /// generator, so that the state is the one in which the other program waits.
    pub fn draw_if_due(&mut self) -> Result<(), SavedGameError> {
        self.draw(None).map_err(|problem| SavedGameError::Message {
            number: self.file.replay.len() + 1,
            kind: "draw".to_owned(),
            problem,
        })
    }

    /// Ends a turn that was not confirmed, for records, which know no confirmation.
    pub fn finish_turn(&mut self) {
        if let Some(game) = self.state.after.take() {
            self.state.stage = stage_of(&game);
            self.state.game = game;
            self.scored.append(&mut self.state.pending);
        }
        self.moves.truncate(self.state.moves);
    }

    fn kind_named(&self, place: &str, name: &str) -> Step<KindId> {
        let tile = self
            .library
            .tile_by_saved_name(name)
            .ok_or_else(|| format!("{place}: there is no tile {name:?}"))?;
        self.state
            .game
            .rules()
            .kind_of_tile(&tile.id)
            .ok_or_else(|| format!("{place}: the sets of this game have no tile {name:?}"))
    }

    fn saved_name(&self, kind: KindId) -> String {
        let tile = &self.state.game.rules().kind(kind).tile;
        tile.saved_names.first().unwrap_or(&tile.id).clone()
    }

    /// Writes down a move that `game` is about to make.
    fn record(&mut self, game: &Game, by: Actor, action: Action) {
        self.moves.truncate(self.state.moves);
        if let Some(action) = Move::from_action(action, game) {
            let number = self.moves.len() as u32 + 1;
            self.moves.push(RecordedMove { number, by, action, key: None });
        }
        self.state.moves = self.moves.len();
    }

    /// Draws until a tile has a place; `wanted` is the tile that is placed next, if it is known.
    fn draw(&mut self, wanted: Option<KindId>) -> Step {
        while self.state.stage == Stage::Draw {
            let kind = if let Some(name) = self.file.draw_order().get(self.state.draws) {
                self.kind_named("drawOrder", name)?
            } else if let Some(kind) = wanted
                && !self.generator_leads_to(kind)
            {
                self.draw_one(kind)?;
                return match self.state.stage {
                    Stage::Draw => {
                        Err(format!("tile {} has no legal place", self.saved_name(kind)))
                    }
                    _ => Ok(()),
                };
            } else {
                match self.state.generator.draw(&self.state.game) {
                    Some(kind) => kind,
                    None => return Ok(()),
                }
            };
            self.draw_one(kind)?;
        }
        Ok(())
    }

    fn draw_one(&mut self, kind: KindId) -> Step {
        let action = Action::Draw(kind);
        let before = self.state.game.clone();
        self.state.game.play(action, &mut Events::off()).map_err(|refusal| {
            format!("tile {} can't be drawn: {refusal}", self.saved_name(kind))
        })?;
        self.record(&before, Actor::Chance, action);
        self.state.draws += 1;
        self.state.stage = stage_of(&self.state.game);
        Ok(())
    }

    /// Whether the random numbers give the tile that is placed next, perhaps after others that
    /// have no place. The first time that they do not is noted.
    fn generator_leads_to(&mut self, placed: KindId) -> bool {
        let (mut game, mut generator) = (self.state.game.clone(), self.state.generator);
        while stage_of(&game) == Stage::Draw {
            let Some(kind) = generator.draw(&game) else { break };
            if game.play(Action::Draw(kind), &mut Events::off()).is_err() {
                break;
            }
        }
        let drawn = game.drawn_tile();
        if drawn != Some(placed) && self.follows_generator {
            self.follows_generator = false;
            let drawn = drawn.map_or_else(|| "nothing".to_owned(), |kind| self.saved_name(kind));
            let placed = self.saved_name(placed);
            self.notes.push(format!(
                "turn {}: {drawn} would be drawn by the random numbers, {placed} is placed",
                self.turns + 1
            ));
        }
        drawn == Some(placed)
    }

    /// The player who must act, whom the message must name.
    pub fn active(&self, message: &Message) -> Step<Seat> {
        let seat = self.who_acts();
        match message.player {
            Some(player) if player != seat.index() => {
                Err(format!("it is the turn of player {}, not of {player}", seat.index()))
            }
            _ => Ok(seat),
        }
    }

    /// Who must act: the active player, or whoever must move the dragon.
    pub fn who_acts(&self) -> Seat {
        match (self.state.stage, self.state.game.decision().actor) {
            (Stage::Dragon, Some(Actor::Seat(seat))) => seat,
            _ => self.state.game.active_seat(),
        }
    }

    fn place_tile(&mut self, message: &Message) -> Step {
        let PlaceTile { tile_id, rotation, position } = message.payload()?;
        let degrees = rotation.strip_prefix('R').and_then(|degrees| degrees.parse().ok());
        let orientation = degrees
            .and_then(setup::quarter_turns)
            .ok_or_else(|| format!("rotation {rotation:?} is not R0, R90, R180 or R270"))?;
        let kind = self.kind_named("tileId", &tile_id)?;
        self.draw(Some(kind))?;
        self.active(message)?;
        match self.state.game.drawn_tile() {
            Some(drawn) if drawn == kind => {}
            Some(drawn) => {
                let drawn = self.saved_name(drawn);
                return Err(format!("{tile_id} is placed, but {drawn} was drawn"));
            }
            None => return Err(self.not_now("a tile")),
        }
        self.act(Action::PlaceTile { cell: Cell::from(position), orientation })?;
        Ok(())
    }

    fn pass(&mut self, message: &Message) -> Step {
        self.active(message)?;
        match self.state.stage {
            Stage::Action => self.act(Action::Pass),
            // There some figure or token of an expansion could have been used.
            Stage::Commit if self.ignored => Ok(()),
            _ => Err(self.not_now("passing")),
        }
    }

    fn commit(&mut self, message: &Message) -> Step {
        let Commit { random } = message.payload().unwrap_or_default();
        self.active(message)?;
        let Some(game) = self.state.after.take() else {
            return Err(self.not_now("a confirmation"));
        };
        self.state.game = game;
        self.state.confirmed = true;
        if let Some(random) = random {
            self.state.generator = Generator::new(random);
        }
        self.state.stage = stage_of(&self.state.game);
        if self.state.stage == Stage::Dragon { Ok(()) } else { self.end_turn() }
    }

    /// What follows when a turn is over.
    fn end_turn(&mut self) -> Step {
        self.scored.append(&mut self.state.pending);
        self.state.confirmed = false;
        self.turns += 1;
        if self.file.end_turn() == Some(self.turns) {
            self.notes.push(format!("the file ends the game after turn {}", self.turns));
        }
        self.state.stage = stage_of(&self.state.game);
        Ok(())
    }

    fn take_back(&mut self) -> Step {
        self.state = self.undo.pop().ok_or("nothing can be undone")?;
        Ok(())
    }

    pub fn spot(&self, pointer: &Pointer) -> Step<bastide_rules::Spot> {
        location::spot(&self.state.game, self.library.saved_games(), pointer)
    }

    /// Carries out an action of whoever must act. If it ends what comes before scoring, what
    /// follows is kept back until the confirmation.
    pub fn act(&mut self, action: Action) -> Step {
        self.act_as(Actor::Seat(self.who_acts()), action)
    }

    /// Carries out an action of `actor`, who may be chance.
    pub fn act_as(&mut self, actor: Actor, action: Action) -> Step {
        let mut game = self.game_of_this_turn()?;
        let mut events = Events::new();
        game.apply(actor, action, &mut events).map_err(|refusal| format!("refused: {refusal}"))?;
        let before = self.state.game.clone();
        self.record(&before, actor, action);
        self.state.pending.extend(events.scores().map(scored));
        let due = stage_of(&game);
        if matches!(due, Stage::Action | Stage::Flock)
            || due == Stage::Dragon && self.dragon_is_due(&game)
        {
            self.state.game = game;
            self.state.stage = due;
        } else if self.state.confirmed {
            self.state.game = game;
            self.end_turn()?;
        } else {
            self.state.after = Some(game);
            self.state.stage = Stage::Commit;
        }
        Ok(())
    }

    /// The game, without a pile if the file ends it after this turn: so it goes straight on to
    /// final scoring, and nothing happens that belongs to the next turn.
    fn game_of_this_turn(&self) -> Step<Game> {
        let game = &self.state.game;
        if !self.ends_early || self.file.end_turn() != Some(self.turns + 1) {
            return Ok(game.clone());
        }
        let mut position = game.position();
        position.pile.clear();
        position.aside.clear();
        position.aside_dragons.clear();
        Game::from_position(Arc::clone(game.shared_rules()), &position)
            .map_err(|error| error.to_string())
    }

    /// Whether the dragon moves at once: before scoring, or after it when the turn is confirmed.
    fn dragon_is_due(&self, game: &Game) -> bool {
        self.state.confirmed || game.setup().options.dragon_move == DragonMove::Before
    }

    pub fn not_now(&self, what: &str) -> String {
        let due = match self.state.stage {
            Stage::Draw | Stage::Place => "a tile must be placed",
            Stage::Action => "a figure may be placed",
            Stage::Dragon => "the dragon must be moved",
            Stage::Flock => "a flock must grow or go home, or a token must be drawn",
            Stage::Commit => "the turn must be confirmed",
            Stage::Over => "the game is over",
        };
        format!("{what} is not due: {due}")
    }
}

fn scored(score: &Score) -> Scored {
    (score.seat, score.scored_for(), score.points)
}

fn stage_of(game: &Game) -> Stage {
    match game.decision().kind {
        DecisionKind::DrawTile => Stage::Draw,
        DecisionKind::PlaceTile { .. } => Stage::Place,
        // No saved game that is read has the options or the sets for the others.
        DecisionKind::MainAction
        | DecisionKind::MoveFairy
        | DecisionKind::MoveGingerbreadMan
        | DecisionKind::TakeIntoHand
        | DecisionKind::ChooseSource
        | DecisionKind::CropCircle
        | DecisionKind::CropCircleFollower { .. }
        | DecisionKind::Cards { .. }
        | DecisionKind::DrawCard { .. }
        | DecisionKind::LoseCard { .. }
        | DecisionKind::AimCard { .. }
        | DecisionKind::AnswerCard { .. }
        | DecisionKind::ScoringCard { .. }
        | DecisionKind::ChooseTile
        | DecisionKind::DiscardCard => Stage::Action,
        DecisionKind::Flock | DecisionKind::DrawToken => Stage::Flock,
        DecisionKind::MoveDragon { .. } => Stage::Dragon,
        DecisionKind::GameOver => Stage::Over,
    }
}
