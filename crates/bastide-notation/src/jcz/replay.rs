//! Plays the messages of a saved game.
//!
//! The other program waits for a confirmation (`COMMIT`) after the action of a turn and scores
//! only then. Here the state after it is worked out at once, but kept back until the
//! confirmation comes.

use std::sync::Arc;

use bastide_rules::geometry::Cell;
use bastide_rules::tile::Library;
use bastide_rules::{
    Action, Actor, DecisionKind, Events, Game, KindId, Score, Seat, SegmentKind, Setup,
};

use super::SavedGameError;
use super::elements::{Survey, is_abbot_return, wanted_by};
use super::file::{Commit, DeployMeeple, Message, PlaceTile, Pointer, ReturnMeeple, SavedFile};
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
    /// The turn is to be confirmed.
    Commit,
    /// The game is over.
    Over,
}

/// Points for a feature: whose, what, how many.
pub(super) type Scored = (Seat, SegmentKind, i32);

/// The state after a message.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub game: Game,
    pub stage: Stage,
    /// What the game becomes when the turn is confirmed.
    after: Option<(Game, Vec<Scored>)>,
    moves: usize,
    draws: usize,
    generator: Generator,
}

/// A saved game being played.
pub(super) struct Replay<'a> {
    file: &'a SavedFile,
    library: &'a Library,
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

type Step<T = ()> = Result<T, String>;

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
                "RETURN_MEEPLE" => self.return_figure(message),
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
        if let Some((game, scored)) = self.state.after.take() {
            self.state.stage = stage_of(&game);
            self.state.game = game;
            self.scored.extend(scored);
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

    /// The active player, who must be the one that the message names.
    fn active(&self, message: &Message) -> Step<Seat> {
        let seat = self.state.game.active_seat();
        match message.player {
            Some(player) if player != seat.index() => {
                Err(format!("it is the turn of player {}, not of {player}", seat.index()))
            }
            _ => Ok(seat),
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

    fn deploy(&mut self, message: &Message) -> Step {
        let DeployMeeple { pointer, meeple_id } = message.payload()?;
        let seat = self.active(message)?;
        let mut parts = meeple_id.split('.');
        let owner: Option<usize> = parts.next().and_then(|index| index.parse().ok());
        if owner != Some(seat.index()) {
            return Err(format!("figure {meeple_id} is not one of player {}", seat.index()));
        }
        let kind = parts
            .next()
            .and_then(|name| setup::figure_kind(name, self.library))
            .ok_or_else(|| format!("{meeple_id} is no figure of this game"))?;
        if self.state.stage != Stage::Action {
            return Err(self.not_now("a figure"));
        }
        let spot = self.spot(&pointer)?;
        self.act(Action::PlaceFigure { kind, spot })
    }

    fn return_figure(&mut self, message: &Message) -> Step {
        let ReturnMeeple { source, pointer } = message.payload()?;
        self.active(message)?;
        if !is_abbot_return(&source) {
            return Err(format!("there is no return {source:?}"));
        }
        if self.state.stage != Stage::Action {
            return Err(self.not_now("taking a figure back"));
        }
        let spot = self.spot(&pointer.feature_pointer)?;
        self.act(Action::ReturnAbbot { spot })
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
        let Some((game, scored)) = self.state.after.take() else {
            return Err(self.not_now("a confirmation"));
        };
        self.scored.extend(scored);
        self.turns += 1;
        self.state.game = game;
        if self.file.end_turn() == Some(self.turns) && !self.state.game.is_over() {
            self.notes.push(format!("the file ends the game after turn {}", self.turns));
            if self.ends_early {
                self.end()?;
            }
        }
        self.state.stage = stage_of(&self.state.game);
        if let Some(random) = random {
            self.state.generator = Generator::new(random);
        }
        Ok(())
    }

    /// Ends the game as if the pile were empty.
    fn end(&mut self) -> Step {
        let mut position = self.state.game.position();
        position.pile.clear();
        position.aside.clear();
        let rules = Arc::clone(self.state.game.shared_rules());
        let mut events = Events::new();
        self.state.game = Game::from_position_with_events(rules, &position, &mut events)
            .map_err(|error| error.to_string())?;
        self.scored.extend(events.scores().map(scored));
        Ok(())
    }

    fn take_back(&mut self) -> Step {
        self.state = self.undo.pop().ok_or("nothing can be undone")?;
        Ok(())
    }

    fn spot(&self, pointer: &Pointer) -> Step<bastide_rules::Spot> {
        location::spot(&self.state.game, self.library.saved_games(), pointer)
    }

    /// Carries out an action of the active player. If it ends the turn, what follows is kept
    /// back until the confirmation.
    fn act(&mut self, action: Action) -> Step {
        let mut game = self.state.game.clone();
        let seat = game.active_seat();
        let mut events = Events::new();
        game.apply(Actor::Seat(seat), action, &mut events)
            .map_err(|refusal| format!("refused: {refusal}"))?;
        let before = self.state.game.clone();
        self.record(&before, Actor::Seat(seat), action);
        if game.decision().kind == DecisionKind::MainAction {
            self.state.game = game;
            self.state.stage = Stage::Action;
        } else {
            self.state.after = Some((game, events.scores().map(scored).collect()));
            self.state.stage = Stage::Commit;
        }
        Ok(())
    }

    fn not_now(&self, what: &str) -> String {
        let due = match self.state.stage {
            Stage::Draw | Stage::Place => "a tile must be placed",
            Stage::Action => "a figure may be placed",
            Stage::Commit => "the turn must be confirmed",
            Stage::Over => "the game is over",
        };
        format!("{what} is not due: {due}")
    }
}

fn scored(score: &Score) -> Scored {
    (score.seat, score.feature, score.points)
}

fn stage_of(game: &Game) -> Stage {
    match game.decision().kind {
        DecisionKind::DrawTile => Stage::Draw,
        DecisionKind::PlaceTile { .. } => Stage::Place,
        DecisionKind::MainAction => Stage::Action,
        DecisionKind::GameOver => Stage::Over,
    }
}
