//! Plays a scenario and compares what happens with what is expected.

use std::sync::Arc;

use bastide_rules::card::{CardId, table_in_use};
use bastide_rules::geometry::Cell;
use bastide_rules::setup::{Options, SetChoice, Start, StartTile, UnbuiltRules};
use bastide_rules::tile::Library;
use bastide_rules::{
    Action, Actor, CardHandPosition, CardPhase, DecisionKind, Events, FigureId, Game, HandPosition,
    KindId, PlacedFigure, PlacedPiece, Position, Ruleset, Seat, Setup, TurnState,
};

use super::segment::SegmentName;
use super::statement::{
    Expectation, MoveName, Play, PositionStatement, SetupStatement, Statement, StatementKind,
    TileAt,
};
use super::{Failure, Report, Scenario, check, inline_tiles};
use crate::moves::text::CellText;

/// One run: the scenario, or one variant of it.
pub(super) struct Run<'a> {
    pub scenario: &'a Scenario,
    pub game: Game,
    /// What happened since the last line that did something.
    pub events: Events,
    /// Where the piece lies that was laid last, with its half of the cell.
    pub newest: Option<(Cell, u8)>,
}

/// Plays `scenario` with the tiles of `library`, in all its variants.
pub fn run(scenario: &Scenario, library: &Library) -> Report {
    run_to_games(scenario, library).0
}

/// As [`run`], with the game at the end of each variant that could be played that far.
pub fn run_to_games(scenario: &Scenario, library: &Library) -> (Report, Vec<Game>) {
    let mut games = Vec::new();
    let mut report = Report {
        file: scenario.file.clone(),
        title: scenario.title.clone(),
        rules: scenario.rules.clone(),
        ..Report::default()
    };
    let (library, has_own_set) =
        match inline_tiles::extend(library, &scenario.file, &scenario.tiles) {
            Ok(extended) => extended,
            Err((line, found)) => {
                let expected = "tiles as in the tile files".to_owned();
                fail(&mut report, line, None, expected, found);
                return (report, games);
            }
        };
    let own_set = has_own_set.then_some(inline_tiles::SET);
    if scenario.variants.is_empty() {
        games.extend(run_variant(scenario, &library, own_set, None, &mut report));
    }
    for index in 0..scenario.variants.len() {
        games.extend(run_variant(scenario, &library, own_set, Some(index), &mut report));
    }
    (report, games)
}

fn fail(report: &mut Report, line: usize, variant: Option<&str>, expected: String, found: String) {
    let file = report.file.clone();
    let variant = variant.map(str::to_owned);
    report.failed.push(Failure { file, line, variant, expected, found });
}

/// Plays one variant; the game at its end, if it came that far.
fn run_variant(
    scenario: &Scenario,
    library: &Library,
    own_set: Option<&str>,
    variant: Option<usize>,
    report: &mut Report,
) -> Option<Game> {
    let variant = variant.map(|index| &scenario.variants[index]);
    let name = variant.map(|variant| variant.name.as_str());
    let own: &[Statement] = variant.map_or(&[], |variant| &variant.statements);
    let statements: Vec<&Statement> = scenario.common.iter().chain(own).collect();

    let game = setup(scenario, &statements, own_set)
        .and_then(|setup| Ruleset::new(setup, library).map_err(|error| (1, error.to_string())))
        .and_then(|rules| {
            Game::from_ruleset(Arc::new(rules)).map_err(|error| (1, error.to_string()))
        });
    let refused = statements.iter().find_map(|statement| match &statement.kind {
        StatementKind::Expect(Expectation::NoGame(text)) => Some((statement.line, text)),
        _ => None,
    });
    if let Some((line, text)) = refused {
        match game {
            Err((_, message)) if message.contains(text) => report.passed += 1,
            Err((_, message)) => fail(report, line, name, format!("no game: {text}"), message),
            Ok(_) => fail(report, line, name, format!("no game: {text}"), "a game".to_owned()),
        }
        return None;
    }
    let mut run = match game {
        Ok(game) => Run { scenario, game, events: Events::new(), newest: None },
        Err((line, found)) => {
            let expected = "a setup that can be played".to_owned();
            fail(report, line, name, expected, found);
            return None;
        }
    };
    for statement in statements {
        match run.execute(statement) {
            Ok(true) => report.passed += 1,
            Ok(false) => {}
            Err(found) => {
                let expected = statement.text.trim_start_matches("expect ").to_owned();
                let is_expectation = matches!(statement.kind, StatementKind::Expect(_));
                if is_expectation {
                    fail(report, statement.line, name, expected, found);
                } else {
                    let found = format!("{found}; the lines after it were not run");
                    fail(report, statement.line, name, expected, found);
                    return None;
                }
            }
        }
    }
    Some(run.game)
}

/// The setup that the statements ask for; later ones win.
fn setup(
    scenario: &Scenario,
    statements: &[&Statement],
    own_set: Option<&str>,
) -> Result<Setup, (usize, String)> {
    let mut sets: Vec<SetChoice> = Vec::new();
    let mut options = Options::default();
    let mut start = Start::Usual;
    let mut unbuilt_rules = UnbuiltRules::default();
    for statement in statements {
        let StatementKind::Setup(kind) = &statement.kind else { continue };
        match kind {
            SetupStatement::Sets(chosen) => sets.clone_from(chosen),
            SetupStatement::Option { id, value } => {
                options.set(id, value).map_err(|error| (statement.line, error.to_string()))?
            }
            SetupStatement::PlainTiles => unbuilt_rules = UnbuiltRules::PlainTiles,
            SetupStatement::StartLayout(id) => start = Start::Layout(id.clone()),
            SetupStatement::StartTile(TileAt { tile, cell, orientation }) => {
                let tile = StartTile { tile: tile.clone(), cell: *cell, orientation: *orientation };
                match &mut start {
                    Start::Tiles(tiles) => tiles.push(tile),
                    _ => start = Start::Tiles(vec![tile]),
                }
            }
        }
    }
    sets.extend(own_set.map(|id| SetChoice { id: id.to_owned(), copies: 1 }));
    let seats = scenario.seats.len() as u8;
    let card_table = table_in_use();
    Ok(Setup { sets, seats, solo: seats == 1, options, start, unbuilt_rules, card_table })
}

impl Run<'_> {
    /// Carries out a line; `true` if it was an expectation that is met.
    fn execute(&mut self, statement: &Statement) -> Result<bool, String> {
        match &statement.kind {
            StatementKind::Setup(_) => {}
            StatementKind::Position(position) => self.set_position(position)?,
            StatementKind::Pile(pile) => self.set_pile(pile)?,
            StatementKind::End => self.end()?,
            StatementKind::Play(play) => {
                self.play(play)?;
                self.pass_without_choice()?;
            }
            StatementKind::Expect(expectation) => {
                check::check(self, expectation)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Goes past questions about cards that are asked of whoever might hold some (XP-23), and that
    /// can only be answered with a pass.
    fn pass_without_choice(&mut self) -> Result<(), String> {
        while self.game.asks_for_cards_in_vain() {
            self.apply(None, Action::Pass)?;
        }
        Ok(())
    }

    /// Lays a tile with figures, or sets scores or the turn.
    fn set_position(&mut self, statement: &PositionStatement) -> Result<(), String> {
        let mut position = self.game.position();
        match statement {
            PositionStatement::Lay { tile, figures } => {
                take_from_pile(&mut position, &tile.tile);
                position.pieces.push(PlacedPiece {
                    tile: tile.tile.clone(),
                    cell: tile.cell.into(),
                    orientation: tile.orientation,
                });
                self.set(&position)?;
                for (seat, kind, segment) in figures {
                    let here = self.piece_of(&tile.tile, tile.cell);
                    let spot = segment.resolve(&self.game, here)?;
                    position.figures.push(PlacedFigure { seat: *seat, kind: *kind, spot });
                    self.set(&position)?;
                }
                return Ok(());
            }
            PositionStatement::Scores(scores) => {
                for (seat, points) in scores {
                    position.scores[seat.index()] = *points;
                }
            }
            PositionStatement::Turn(seat) => position.seat = *seat,
            PositionStatement::Hands(hands) => set_hands(&mut position, hands, self.game.seats()),
            PositionStatement::Sheep { seat, tokens } => {
                let mut counts = [0u8; 4];
                for token in tokens {
                    match counts.get_mut(*token as usize) {
                        Some(count) => *count += 1,
                        None => return Err("no wolf stays beside a shepherd".to_owned()),
                    }
                }
                position.flocks.retain(|(own, _)| own != seat);
                position.flocks.push((*seat, counts));
            }
            PositionStatement::Cards(hands) => {
                set_cards(&mut position, hands, self.game.seats())?;
            }
            PositionStatement::Put(name) => name.put(self, &mut position)?,
        }
        self.set(&position)?;
        self.pass_without_choice()
    }

    /// Which of the pieces in `cell` is a `tile`: the last if there are two.
    fn piece_of(&self, tile: &str, cell: Cell) -> Option<(Cell, u8)> {
        let kind = self.game.rules().kind_of_tile(tile);
        let pieces = self.game.pieces_in(cell).filter_map(|piece| self.game.piece(piece));
        pieces.filter(|info| Some(info.kind) == kind).last().map(|info| (cell, info.layer))
    }

    fn set(&mut self, position: &Position) -> Result<(), String> {
        self.events.clear();
        let rules = Arc::clone(self.game.shared_rules());
        self.game = Game::from_position_with_events(rules, position, &mut self.events)
            .map_err(|error| error.to_string())?;
        Ok(())
    }

    fn set_pile(&mut self, pile: &[(String, u16)]) -> Result<(), String> {
        let full = Game::from_ruleset(Arc::clone(self.game.shared_rules()))
            .map_err(|error| error.to_string())?
            .position()
            .pile;
        let mut position = self.game.position();
        position.pile.clear();
        position.aside.clear();
        position.aside_dragons.clear();
        for (tile, count) in pile {
            let mut left = *count;
            for (stage, id, most) in &full {
                if id == tile && left > 0 {
                    position.pile.push((*stage, id.clone(), left.min(*most)));
                    left = left.saturating_sub(*most);
                }
            }
            if left > 0 {
                let has = count - left;
                return Err(format!("the pile of this setup begins with {has} copies of {tile}"));
            }
        }
        self.set(&position)
    }

    /// Ends the game before a draw, as if the pile were empty.
    fn end(&mut self) -> Result<(), String> {
        if let Some(Actor::Seat(seat)) = self.game.decision().actor {
            self.pass_cards(seat)?;
        }
        if self.game.decision().kind != DecisionKind::DrawTile {
            return Err(format!("`end` comes between two turns, but {}", self.waiting()));
        }
        self.set_pile(&[])
    }

    /// What the game waits for, in words.
    pub fn waiting(&self) -> String {
        let who = match self.game.decision().actor {
            Some(Actor::Seat(seat)) => format!("{} must", self.name(seat)),
            Some(Actor::Chance) => "chance must".to_owned(),
            None => "the game is".to_owned(),
        };
        let what = match self.game.decision().kind {
            DecisionKind::DrawTile => "draw".to_owned(),
            DecisionKind::PlaceTile { tile } => {
                format!("place {}", self.game.rules().kind(tile).tile.id)
            }
            DecisionKind::MainAction => "act or pass".to_owned(),
            DecisionKind::MoveFairy => "move the fairy or pass".to_owned(),
            DecisionKind::MoveDragon { step } => format!("move the dragon, step {step}"),
            DecisionKind::MoveGingerbreadMan => "move the Gingerbread Man".to_owned(),
            DecisionKind::TakeIntoHand => "deal or pick a halfling".to_owned(),
            DecisionKind::ChooseSource => "draw or place a tile of the own hand".to_owned(),
            DecisionKind::DrawToken => "draw a token".to_owned(),
            DecisionKind::Flock => "let the flock grow or go home".to_owned(),
            DecisionKind::CropCircle => "say what the crop circle does".to_owned(),
            DecisionKind::CropCircleFollower { adds: true, .. } => {
                "add a follower or pass".to_owned()
            }
            DecisionKind::CropCircleFollower { adds: false, .. } => {
                "take a follower back".to_owned()
            }
            DecisionKind::Cards { .. } => "draw or play cards, or pass".to_owned(),
            DecisionKind::DrawCard { deck } => format!("draw a card, {}", deck.name()),
            DecisionKind::LoseCard { seat } => format!("pick a card of {}", self.name(seat)),
            DecisionKind::AimCard { card } => format!("aim card {}", card_id(card)),
            DecisionKind::AnswerCard { card, .. } => format!("answer card {}", card_id(card)),
            DecisionKind::ScoringCard { .. } => "play a card for scoring or pass".to_owned(),
            DecisionKind::ChooseTile => "choose one of two tiles".to_owned(),
            DecisionKind::DiscardCard => "discard a card".to_owned(),
            DecisionKind::GameOver => "over".to_owned(),
        };
        format!("{who} {what}")
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.scenario.seats.get(seat.index()).map_or("nobody", String::as_str)
    }

    fn play(&mut self, play: &Play) -> Result<(), String> {
        self.events.clear();
        match play {
            Play::Move { seat, action } => {
                let action = self.action(action)?;
                self.apply(*seat, action)
            }
            Play::Turn { seat, tile, action } => self.play_turn(*seat, tile, action.as_ref()),
        }
    }

    fn play_turn(
        &mut self,
        seat: Seat,
        tile: &TileAt,
        action: Option<&MoveName>,
    ) -> Result<(), String> {
        let kind = self.game.rules().kind_of_tile(&tile.tile);
        self.pass_cards(seat)?;
        if self.game.decision().kind == DecisionKind::ChooseSource {
            let from_hand = kind.filter(|&kind| self.game.hand(seat).any(|(own, _)| own == kind));
            let TileAt { cell, orientation, .. } = *tile;
            let source = match from_hand {
                Some(tile) => Action::PlaceFromHand { tile, cell, orientation },
                None => Action::ChooseToDraw,
            };
            self.apply(Some(seat), source)?;
            if from_hand.is_some() {
                return self.play_main_action(seat, action);
            }
        }
        if self.game.decision().kind == DecisionKind::DrawTile {
            let draw = self.action(&MoveName::Draw(tile.tile.clone()))?;
            self.apply(None, draw)?;
        }
        if self.game.drawn_tile() != kind || kind.is_none() {
            return Err(format!("{} has no place to go: {}", tile.tile, self.waiting()));
        }
        let TileAt { cell, orientation, .. } = *tile;
        self.apply(Some(seat), Action::PlaceTile { cell, orientation })?;
        self.play_main_action(seat, action)
    }

    /// A whole turn goes by without cards, as far as its player is asked before the main action.
    fn pass_cards(&mut self, seat: Seat) -> Result<(), String> {
        if matches!(self.game.decision().kind, DecisionKind::Cards { .. }) {
            self.apply(Some(seat), Action::Pass)?;
        }
        Ok(())
    }

    fn play_main_action(&mut self, seat: Seat, action: Option<&MoveName>) -> Result<(), String> {
        if !matches!(action, Some(MoveName::TakeCard(_) | MoveName::PlayCard(_))) {
            self.pass_cards(seat)?;
        }
        if let Some(name) = action {
            let action = self.action(name)?;
            self.apply(Some(seat), action)
        } else if self.game.decision().kind == DecisionKind::MainAction {
            self.apply(Some(seat), Action::Pass)
        } else {
            Ok(())
        }
    }

    fn apply(&mut self, seat: Option<Seat>, action: Action) -> Result<(), String> {
        let actor = seat.map(Actor::Seat).or(self.game.decision().actor).unwrap_or(Actor::Chance);
        self.game
            .apply(actor, action, &mut self.events)
            .map_err(|refusal| format!("a refusal: {refusal}; {}", self.waiting()))?;
        if matches!(action, Action::PlaceTile { .. } | Action::PlaceFromHand { .. }) {
            self.newest = self.game.pieces().last().map(|(_, info)| (info.cell, info.layer));
        }
        Ok(())
    }

    /// The action of the engine that a move names.
    pub fn action(&self, name: &MoveName) -> Result<Action, String> {
        let game = &self.game;
        Ok(match name {
            MoveName::Draw(tile) => Action::Draw(self.kind(tile)?),
            &MoveName::Place { cell, orientation } => Action::PlaceTile { cell, orientation },
            MoveName::Figure { figure, segment } => {
                Action::PlaceFigure { kind: *figure, spot: segment.resolve(game, self.newest)? }
            }
            MoveName::ReturnAbbot(segment) => {
                Action::ReturnAbbot { spot: segment.resolve(game, self.newest)? }
            }
            MoveName::Princess(segment) => {
                Action::RemoveKnight { figure: self.figure_on(segment)? }
            }
            MoveName::FairyTo(segment) => Action::MoveFairy { figure: self.figure_on(segment)? },
            &MoveName::FairyToTile(cell) => Action::MoveFairyToTile { cell },
            &MoveName::Dragon(cell) => Action::MoveDragon { cell },
            MoveName::Gingerbread(segment) => {
                Action::MoveGingerbreadMan { spot: segment.resolve(game, self.newest)? }
            }
            MoveName::Take(tile) => Action::TakeIntoHand(self.kind(tile)?),
            MoveName::ChooseToDraw => Action::ChooseToDraw,
            MoveName::Hand(TileAt { tile, cell, orientation }) => Action::PlaceFromHand {
                tile: self.kind(tile)?,
                cell: *cell,
                orientation: *orientation,
            },
            MoveName::Flock { grows: true } => Action::GrowFlock,
            MoveName::Flock { grows: false } => Action::GuideFlockHome,
            &MoveName::Token(token) => Action::DrawToken(token),
            &MoveName::Circle { feature, adds } => Action::ChooseCropCircle { feature, adds },
            MoveName::Back(segment) => Action::TakeBack { figure: self.own_figure_on(segment)? },
            &MoveName::TakeCard(deck) => Action::TakeCard(deck),
            &MoveName::DrawCard(card) => Action::DrawCard(card),
            &MoveName::PlayCard(card) => Action::PlayCard(card),
            MoveName::CardFeature(segment) => {
                Action::ChooseFeature { spot: segment.resolve(game, self.newest)? }
            }
            MoveName::CardSend { seat, segment } => {
                Action::SendHome { figure: self.figure_of(*seat, segment)? }
            }
            &MoveName::CardPlayer(seat) => Action::ChoosePlayer { seat },
            MoveName::CardMove { from, to } => Action::MoveFollower {
                figure: self.own_figure_on(from)?,
                spot: to.resolve(game, self.newest)?,
            },
            &MoveName::DiscardCard(card) => Action::DiscardCard(card),
            MoveName::CardTile(tile) => Action::ChooseTile(self.kind(tile)?),
            MoveName::Pass => Action::Pass,
        })
    }

    fn kind(&self, tile: &str) -> Result<KindId, String> {
        let unknown = || format!("no tile {tile:?} in this game");
        self.game.rules().kind_of_tile(tile).ok_or_else(unknown)
    }

    /// A figure of whoever decides that stands on a segment, or of somebody else if he has none.
    fn own_figure_on(&self, segment: &SegmentName) -> Result<FigureId, String> {
        match self.game.decision().actor {
            Some(Actor::Seat(seat)) => {
                self.figure_of(Some(seat), segment).or_else(|_| self.figure_on(segment))
            }
            _ => self.figure_on(segment),
        }
    }

    /// The figure that stands on a segment.
    fn figure_on(&self, segment: &SegmentName) -> Result<FigureId, String> {
        self.figure_of(None, segment)
    }

    /// The figure, of `whose` if that is said, that stands on a segment.
    fn figure_of(&self, whose: Option<Seat>, segment: &SegmentName) -> Result<FigureId, String> {
        let spot = segment.resolve(&self.game, self.newest)?;
        let mut figures = self.game.figures_on_board();
        figures
            .find(|&(_, seat, _, at)| at == spot && whose.is_none_or(|whose| whose == seat))
            .map(|(figure, ..)| figure)
            .ok_or_else(|| format!("nobody stands on {segment}"))
    }

    /// A move in words, with the cell of the newest piece left out.
    pub fn describe(&self, action: Action) -> String {
        match action {
            Action::PlaceTile { cell, orientation } => format!("{} {orientation}", CellText(cell)),
            other => crate::Move::from_action(other, &self.game)
                .map_or_else(|| format!("{other:?}"), |one| one.to_string()),
        }
    }
}

/// A tile that is laid freely is no longer in the pile.
fn take_from_pile(position: &mut Position, tile: &str) {
    if let Some(index) = position.reserve.iter().position(|id| id == tile) {
        position.reserve.remove(index);
        return;
    }
    if let Some(entry) = position.pile.iter_mut().find(|(_, id, count)| id == tile && *count > 0) {
        entry.2 -= 1;
    }
    position.pile.retain(|(_, _, count)| *count > 0);
}

/// The id of a card.
fn card_id(card: CardId) -> &'static str {
    card.card().map_or("?", |card| card.id.as_str())
}

/// Gives the players these cards; before a draw the window for cards is open.
fn set_cards(
    position: &mut Position,
    hands: &[(Seat, Vec<CardId>)],
    seats: usize,
) -> Result<(), String> {
    let Some(own) = &mut position.cards else {
        return Err("cards are not in play; write `option christmas_present = on`".to_owned());
    };
    // What the players held goes back first.
    for (id, count) in own.hands.drain(..).flat_map(|hand| hand.cards) {
        put_card(&mut own.stock, &id, count);
    }
    own.hands = vec![CardHandPosition::default(); seats];
    for (seat, held) in hands {
        for &card in held {
            let id = card_id(card);
            let left = own.stock.iter_mut().find(|(one, count)| one == id && *count > 0);
            let Some((_, count)) = left else {
                return Err(format!("no further copy of {id} is in the decks"));
            };
            *count -= 1;
            if let Some(hand) = own.hands.get_mut(seat.index()) {
                put_card(&mut hand.cards, id, 1);
            }
        }
    }
    if matches!(position.turn, TurnState::DrawTile) {
        position.turn = TurnState::Cards { phase: CardPhase::BeforeTile };
    }
    Ok(())
}

fn put_card(list: &mut Vec<(String, u8)>, id: &str, count: u8) {
    match list.iter_mut().find(|(one, _)| one == id) {
        Some((_, copies)) => *copies += count,
        None => list.push((id.to_owned(), count)),
    }
}

/// Gives the players these tiles in hand; what is left is out of the game, and the first turn
/// begins if halflings were still being dealt.
fn set_hands(position: &mut Position, hands: &[(Seat, Vec<String>)], seats: usize) {
    position.reserve.clear();
    position.hands = vec![HandPosition::default(); seats];
    for (seat, tiles) in hands {
        if let Some(hand) = position.hands.get_mut(seat.index()) {
            hand.tiles.clone_from(tiles);
        }
    }
    if matches!(position.turn, TurnState::TakeIntoHand | TurnState::DrawTile) {
        position.turn = TurnState::ChooseSource;
    }
}
