use std::collections::BTreeMap;

use bastide_rules::geometry::Orientation;
use bastide_rules::setup::{
    Abbot, Dragon, DragonMove, Fairy, FairyAlone, Farmers, Hill, HillTie, InnIncomplete, Inns,
    Options, PigHerds, Portal, Princess, Shepherd, TinyCity, Vineyard, VineyardGarden,
};
use bastide_rules::tile::{Library, Tile};
use bastide_rules::{
    Action, Actor, DecisionKind, Event, Events, FigureId, FigureKind, Game, KindId, Seat, Setup,
    Token, TurnState,
};
use serde_json::{Value, json};

use super::ExportError;
use super::file::{
    Annotations, Commit, DecideFlock, DeployMeeple, MeeplePointer, Message, MoveNeutralFigure,
    NeutralTarget, PlaceTile, Player, Pointer, ReturnMeeple, SavedFile, SavedSetup, StartTile,
    Test,
};
use super::generator::{WantedDraw, seed_for};
use super::location;
use super::setup::{
    AFTER_SCORING, DRAGON_RULE, FAIRY_RULE, HILL_RULE, MOST_ON_HILLS, ON_TILE, PRINCESS_RULE,
    Signs, VINEYARD_RULE,
};
use crate::record::{Header, Record, RecordedMove};

/// The source of a figure that is taken back by BG-52.
pub(super) const ABBOT_RETURN: &str = "ABBOT_RETURN";

/// The source of a knight whom the princess sends home (PD-40).
pub(super) const PRINCESS: &str = "PRINCESS";

/// The name of the dragon.
pub(super) const DRAGON: &str = "dragon.1";

/// The name of the fairy.
pub(super) const FAIRY: &str = "fairy.1";

/// The version of the other program whose form is written.
const APP_VERSION: &str = "6.2.0";

/// Options that saved games have names for.
const EXPRESSED: [&str; 18] = [
    "meeples",
    "farmers",
    "abbot",
    "inns",
    "pig_herds",
    "tiny_city",
    "inn_cathedral_incomplete",
    "dragon",
    "dragon_move",
    "fairy",
    "fairy_alone",
    "princess",
    "portal",
    "shepherd",
    "hill",
    "hill_tie",
    "vineyard",
    "vineyard_garden",
];

/// Writes a record as a saved game. Tiles and options come from `library`.
///
/// # Errors
/// What saved games have no name for, and moves that can't be played.
pub fn export(record: &Record, library: &Library) -> Result<String, ExportError> {
    let (file, _) = exported(record, library)?;
    Ok(text_of(&file))
}

/// As [`export`], and with expectations for [`check`](super::check()): the points at the end.
///
/// # Errors
/// As [`export`].
pub fn export_with_expectations(
    record: &Record,
    description: &str,
    library: &Library,
) -> Result<String, ExportError> {
    let (mut file, game) = exported(record, library)?;
    let names = record.header.seats.iter().zip(game.scores());
    let mut assertions: Vec<String> = names
        .map(|(name, points)| {
            format!("{name} has {points} point{}.", if *points == 1 { "" } else { "s" })
        })
        .collect();
    let phase = match game.decision().kind {
        DecisionKind::PlaceTile { .. } => Some("TilePhase"),
        DecisionKind::MainAction => Some("ActionPhase"),
        DecisionKind::MoveDragon { .. } => Some("DragonMovePhase"),
        DecisionKind::GameOver => Some("GameOverPhase"),
        // Here the other program goes on and draws.
        DecisionKind::DrawTile => None,
        // There are no saved games with these.
        DecisionKind::MoveFairy
        | DecisionKind::MoveGingerbreadMan
        | DecisionKind::TakeIntoHand
        | DecisionKind::ChooseSource
        | DecisionKind::Cards { .. }
        | DecisionKind::DrawCard { .. }
        | DecisionKind::LoseCard { .. }
        | DecisionKind::AimCard { .. }
        | DecisionKind::AnswerCard { .. }
        | DecisionKind::ScoringCard { .. }
        | DecisionKind::ChooseTile
        | DecisionKind::DiscardCard => None,
        // Its words for these are not known to this writer.
        DecisionKind::DrawToken
        | DecisionKind::Flock
        | DecisionKind::CropCircle
        | DecisionKind::CropCircleFollower { .. } => None,
    };
    assertions.extend(phase.map(|phase| format!("Phase is {phase}")));
    file.test = Some(Test { description: description.to_owned(), assertions });
    Ok(text_of(&file))
}

fn text_of(file: &SavedFile) -> String {
    // Texts, numbers and lists: nothing in it can fail.
    serde_json::to_string_pretty(file).unwrap_or_default()
}

fn exported(record: &Record, library: &Library) -> Result<(SavedFile, Game), ExportError> {
    let header = &record.header;
    let game = Game::with_library(header.setup.clone(), library)?;
    if header.seats.len() != game.seats() {
        let (names, seats) = (header.seats.len(), game.seats());
        return Err(ExportError::Names { names, seats });
    }
    let file = SavedFile {
        app_version: APP_VERSION.to_owned(),
        game_id: json!("1"),
        name: header.meta.get("name").and_then(Value::as_str).unwrap_or_default().to_owned(),
        initial_random: 0.5,
        created: json!("1970-01-01T00:00:00.000Z"),
        clock: json!(0),
        setup: setup(header, &game, library)?,
        players: players(header),
        replay: Vec::new(),
        game_annotations: None,
        test: None,
    };
    let mut writer = Writer {
        library,
        start: game.clone(),
        game,
        file,
        batch: Vec::new(),
        seed_of: None,
        draws: Vec::new(),
        needs_order: false,
    };
    for one in &record.moves {
        writer.play(one).map_err(|problem| ExportError::Move {
            number: one.number,
            text: one.action.to_string(),
            problem,
        })?;
    }
    writer.end_batch();
    if writer.needs_order {
        let annotations = Annotations { draw_order: writer.draws, end_turn: None };
        writer.file.game_annotations = Some(annotations);
    }
    Ok((writer.file, writer.game))
}

fn players(header: &Header) -> Vec<Player> {
    let names = header.seats.iter().enumerate();
    names.map(|(slot, name)| Player { name: name.clone(), slot: json!(slot) }).collect()
}

fn saved_name(tile: &Tile) -> Result<String, ExportError> {
    let no_name = || ExportError::NoName { what: format!("tile {}", tile.id) };
    tile.saved_names.first().cloned().ok_or_else(no_name)
}

fn rotation(orientation: Orientation) -> i64 {
    orientation.quarter_turns() as i64 * 90
}

fn setup(header: &Header, game: &Game, library: &Library) -> Result<SavedSetup, ExportError> {
    let setup = &header.setup;
    let mut sets = BTreeMap::new();
    for choice in &setup.sets {
        let name = library.set(&choice.id).and_then(|set| set.saved_name.clone());
        let no_name = || ExportError::NoName { what: format!("set {}", choice.id) };
        sets.insert(name.ok_or_else(no_name)?, choice.copies);
    }
    let mut start = Vec::new();
    for (_, piece) in game.pieces() {
        start.push(StartTile {
            tile: saved_name(&game.rules().kind(piece.kind).tile)?,
            x: piece.cell.x,
            y: piece.cell.y,
            rotation: rotation(piece.orientation),
        });
    }
    let signs = Signs::of(setup, library);
    let elements = elements(setup, signs)?;
    let mut rules = BTreeMap::new();
    let mut rule = |key: &str, value: &str| rules.insert(key.to_owned(), json!(value));
    if setup.options.tiny_city != TinyCity::default() {
        rule("tiny-city-scoring", setup.options.tiny_city.name());
    }
    if setup.options.inn_incomplete != InnIncomplete::default() {
        rule("inn-and-cathedral-final-scoring", setup.options.inn_incomplete.name());
    }
    let options = &setup.options;
    if elements.contains_key("princess") {
        rule(PRINCESS_RULE, options.princess.name());
    }
    if elements.contains_key("fairy") && options.fairy == Fairy::Tile {
        rule(FAIRY_RULE, ON_TILE);
    }
    if elements.contains_key("hill") && options.hill_tie == HillTie::Count {
        rule(HILL_RULE, MOST_ON_HILLS);
    }
    if elements.contains_key("vineyard") && options.vineyard_garden == VineyardGarden::On {
        rule(VINEYARD_RULE, "true");
    }
    if elements.contains_key("dragon") && options.dragon_move == DragonMove::After {
        rule(DRAGON_RULE, AFTER_SCORING);
    }
    Ok(SavedSetup { sets, elements, rules, timer: Value::Null, start, addons: Value::Null })
}

fn elements(setup: &Setup, signs: Signs) -> Result<BTreeMap<String, Value>, ExportError> {
    let options = &setup.options;
    let usual = Options::default();
    let unnamed = Options::SPECS.iter().find(|option| {
        !EXPRESSED.contains(&option.id) && options.get(option.id) != usual.get(option.id)
    });
    let no_name = |id: &str| ExportError::NoName {
        what: format!("option {id} = {}", options.get(id).unwrap_or_default()),
    };
    if let Some(option) = unnamed {
        return Err(no_name(option.id));
    }
    let mut elements = BTreeMap::new();
    let mut set = |key: &str, value: Value| elements.insert(key.to_owned(), value);
    if options.meeples.count() > 0 {
        set("small-follower", json!(options.meeples.count()));
    }
    match options.farmers {
        Farmers::Third => {
            set("farmers", json!(true));
        }
        Farmers::Off => {}
        Farmers::First | Farmers::Second => return Err(no_name("farmers")),
    }
    if options.abbot != Abbot::Off {
        set("abbot", json!(1));
    }
    if options.abbot == Abbot::On {
        set("garden", json!(true));
    }
    if options.inns == Inns::On && signs.inns {
        set("inn", json!(true));
    }
    if options.pig_herds == PigHerds::On && signs.pig_herds {
        set("pig-herd", json!(true));
    }
    let has_fairy = signs.dragons || options.fairy_alone == FairyAlone::On;
    if has_fairy && options.fairy != Fairy::Off {
        set("fairy", json!(1));
    }
    if signs.hills {
        if options.shepherd == Shepherd::On {
            set("shepherd", json!(1));
        }
        if options.hill == Hill::On {
            set("hill", json!(true));
        }
        if options.vineyard == Vineyard::On {
            set("vineyard", json!(true));
        }
    }
    if signs.dragons {
        if options.dragon == Dragon::On {
            set("dragon", json!(1));
        }
        if options.princess != Princess::Off {
            set("princess", json!(true));
        }
        if options.portal == Portal::On {
            set("portal", json!(true));
        }
    }
    Ok(elements)
}

/// Writes messages while it plays the game.
struct Writer<'a> {
    library: &'a Library,
    /// The game before the first move.
    start: Game,
    game: Game,
    file: SavedFile,
    /// Draws since the last seed.
    batch: Vec<WantedDraw>,
    /// The message that carries that seed; the file itself if none.
    seed_of: Option<usize>,
    draws: Vec<String>,
    needs_order: bool,
}

impl Writer<'_> {
    fn play(&mut self, one: &RecordedMove) -> Result<(), String> {
        let action = one.action.to_action(&self.game).map_err(|error| error.to_string())?;
        let before = self.game.clone();
        let mut events = Events::new();
        self.game.apply(one.by, action, &mut events).map_err(|refusal| refusal.to_string())?;
        let seat = match before.decision().actor {
            Some(Actor::Seat(seat)) => seat,
            _ => before.active_seat(),
        };
        match action {
            Action::Draw(kind) => return self.draw(&before, kind),
            Action::PlaceTile { cell, orientation } => {
                let kind = before.drawn_tile().ok_or("no tile was drawn")?;
                let tile = &before.rules().kind(kind).tile;
                let payload = PlaceTile {
                    tile_id: saved_name(tile).map_err(|error| error.to_string())?,
                    rotation: format!("R{}", rotation(orientation)),
                    position: cell.into(),
                };
                self.message("PLACE_TILE", seat, &payload)?;
            }
            Action::PlaceFigure { kind, spot } => {
                let figure = events.list().iter().find_map(|event| match event {
                    Event::FigurePlaced { figure, .. } => Some(*figure),
                    _ => None,
                });
                let meeple_id = self.figure_name(seat, kind, figure)?;
                let payload = DeployMeeple { pointer: self.pointer(&before, spot)?, meeple_id };
                self.message("DEPLOY_MEEPLE", seat, &payload)?;
            }
            Action::ReturnAbbot { spot } => {
                let figure = events.list().iter().find_map(|event| match event {
                    Event::FigureReturned { figure, .. } => Some(*figure),
                    _ => None,
                });
                let meeple_id = self.figure_name(seat, FigureKind::Abbot, figure)?;
                let feature_pointer = self.pointer(&before, spot)?;
                let pointer = MeeplePointer { feature_pointer, meeple_id };
                let payload = ReturnMeeple { source: ABBOT_RETURN.to_owned(), pointer };
                self.message("RETURN_MEEPLE", seat, &payload)?;
            }
            Action::RemoveKnight { figure } => {
                let pointer = self.figure_pointer(&before, figure)?;
                let payload = ReturnMeeple { source: PRINCESS.to_owned(), pointer };
                self.message("RETURN_MEEPLE", seat, &payload)?;
            }
            Action::MoveFairy { figure } => {
                let to = NeutralTarget::Figure(self.figure_pointer(&before, figure)?);
                self.move_neutral(FAIRY, seat, to)?;
            }
            Action::MoveFairyToTile { cell } => {
                self.move_neutral(FAIRY, seat, NeutralTarget::Cell(cell.into()))?;
            }
            Action::MoveDragon { cell } => {
                self.move_neutral(DRAGON, seat, NeutralTarget::Cell(cell.into()))?;
            }
            Action::MoveGingerbreadMan { .. } => {
                return Err("saved games have no Gingerbread Man".to_owned());
            }
            Action::TakeIntoHand(_) | Action::ChooseToDraw | Action::PlaceFromHand { .. } => {
                return Err("saved games have no halflings".to_owned());
            }
            // It is written with the token that is drawn next.
            Action::GrowFlock => return Ok(()),
            Action::GuideFlockHome => {
                let payload = DecideFlock { value: "SCORE".to_owned(), random: Some(0.5) };
                self.message("FLOCK_EXPAND_OR_SCORE", seat, &payload)?;
            }
            Action::DrawToken(token) => self.draw_token(&before, token)?,
            Action::ChooseCropCircle { .. } | Action::TakeBack { .. } => {
                return Err("crop circles are not written".to_owned());
            }
            Action::TakeCard(_)
            | Action::DrawCard(_)
            | Action::PlayCard(_)
            | Action::ChooseFeature { .. }
            | Action::SendHome { .. }
            | Action::ChoosePlayer { .. }
            | Action::MoveFollower { .. }
            | Action::DiscardCard(_)
            | Action::ChooseTile(_) => return Err("saved games have no cards".to_owned()),
            Action::Pass => self.message("PASS", seat, &json!({}))?,
        }
        if self.is_unconfirmed_after(action) {
            return Ok(());
        }
        self.end_batch();
        self.seed_of = Some(self.file.replay.len());
        self.message("COMMIT", before.active_seat(), &Commit { random: Some(0.5) })
    }

    /// Whether the turn is not to be confirmed right after `action`: its player must still act,
    /// or the dragon must move before it, or moves after it.
    fn is_unconfirmed_after(&self, action: Action) -> bool {
        let dragon_comes_after = self.game.setup().options.dragon_move == DragonMove::After;
        let is_step = matches!(action, Action::MoveDragon { .. });
        match self.game.decision().kind {
            DecisionKind::MainAction | DecisionKind::Flock | DecisionKind::DrawToken => true,
            DecisionKind::MoveDragon { .. } if !is_step => !dragon_comes_after,
            DecisionKind::MoveDragon { .. } => true,
            _ => is_step && dragon_comes_after,
        }
    }

    /// A token is drawn by a random number: the middle one of those that mean it.
    fn draw_token(&mut self, before: &Game, token: Token) -> Result<(), String> {
        let count = before.chance_count();
        let wanted = Some(Action::DrawToken(token));
        let index = (0..count).find(|&index| before.chance_at(index) == wanted);
        let index = index.ok_or("the token is not in the bag")?;
        let random = Some((f64::from(index) + 0.5) / f64::from(count));
        let seat = before.active_seat();
        if matches!(before.position().turn, TurnState::DrawToken { first: true }) {
            self.message("SHEPHERD_CONFIRM", seat, &Commit { random })
        } else {
            let payload = DecideFlock { value: "EXPAND".to_owned(), random };
            self.message("FLOCK_EXPAND_OR_SCORE", seat, &payload)
        }
    }

    fn draw(&mut self, before: &Game, kind: KindId) -> Result<(), String> {
        if before.waits_for_volcano(kind) {
            // The other program does not draw it before the first volcano (PD-8).
            return Ok(());
        }
        let wanted = WantedDraw::new(before, kind).ok_or("the tile can't be drawn")?;
        self.batch.push(wanted);
        let name = saved_name(&before.rules().kind(kind).tile);
        self.draws.push(name.map_err(|error| error.to_string())?);
        Ok(())
    }

    /// Finds the seed of the draws since the last one, and writes it where it belongs.
    fn end_batch(&mut self) {
        let Some(seed) = seed_for(&self.batch) else {
            self.needs_order = true;
            self.batch.clear();
            return;
        };
        self.batch.clear();
        match self.seed_of.and_then(|index| self.file.replay.get_mut(index)) {
            Some(message) => message.payload = json!({ "random": seed }),
            None => self.file.initial_random = seed,
        }
    }

    fn message(
        &mut self,
        kind: &str,
        seat: Seat,
        payload: &impl serde::Serialize,
    ) -> Result<(), String> {
        let payload = serde_json::to_value(payload).map_err(|error| error.to_string())?;
        let player = Some(seat.index());
        self.file.replay.push(Message { kind: kind.to_owned(), payload, player });
        Ok(())
    }

    fn pointer(&self, game: &Game, spot: bastide_rules::Spot) -> Result<Pointer, String> {
        location::pointer(game, self.library.saved_games(), spot)
            .ok_or_else(|| format!("saved games have no name for {spot}"))
    }

    fn move_neutral(&mut self, figure: &str, seat: Seat, to: NeutralTarget) -> Result<(), String> {
        let payload = MoveNeutralFigure { figure_id: figure.to_owned(), to };
        self.message("MOVE_NEUTRAL_FIGURE", seat, &payload)
    }

    /// A figure on the board of `game`, with its place.
    fn figure_pointer(&self, game: &Game, figure: FigureId) -> Result<MeeplePointer, String> {
        let (_, seat, kind, spot) = game
            .figures_on_board()
            .find(|&(id, ..)| id == figure)
            .ok_or("the figure is not on the board")?;
        let feature_pointer = self.pointer(game, spot)?;
        Ok(MeeplePointer {
            feature_pointer,
            meeple_id: self.figure_name(seat, kind, Some(figure))?,
        })
    }

    /// `0.small.1`: the player, the kind, and the number among those of the kind.
    fn figure_name(
        &self,
        seat: Seat,
        kind: FigureKind,
        figure: Option<FigureId>,
    ) -> Result<String, String> {
        let elements = &self.library.saved_games().elements;
        let name = elements
            .iter()
            .find(|element| element.id == kind.name())
            .and_then(|element| element.saved_figure.as_deref())
            .ok_or_else(|| format!("saved games have no name for a {}", kind.name()))?;
        let counts = FigureKind::ALL.map(|kind| self.start.supply(seat, kind) as usize);
        let each: usize = counts.iter().sum();
        let before: usize = FigureKind::ALL
            .into_iter()
            .zip(counts)
            .take_while(|(other, _)| *other != kind)
            .map(|(_, count)| count)
            .sum();
        let figure = figure.ok_or("no figure moved")?.index();
        let number = figure
            .checked_sub(seat.index() * each + before)
            .ok_or("a figure of somebody else moved")?;
        Ok(format!("{}.{name}.{}", seat.index(), number + 1))
    }
}
