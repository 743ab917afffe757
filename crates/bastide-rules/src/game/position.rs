//! A position as data: what a saved game holds, and what scenarios build up by hand.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Awaited, CardPhase, CardsPosition, Game, GingerbreadMan, Hands, Play};
use crate::board::{Misfit, NONE};
use crate::event::Events;
use crate::expansions::crop_circles::{self, CropCircle};
use crate::figure::FigureKind;
use crate::geometry::{Cell, Orientation};
use crate::refusal::Refusal;
use crate::ruleset::{KindId, Ruleset, Tables};
use crate::seat::{MAX_SEATS, Seat};
use crate::segment::{SegmentKind, Spot};
use crate::setup::{Setup, SetupError};
use crate::tile::Library;
use crate::turn::{Phase, Turn};

/// The version of [`SavedGame`] that this program writes and reads.
pub const SAVED_GAME_FORMAT: u32 = 1;

/// The most points that a player of a position may have, far more than any game gives.
pub(super) const MOST_POINTS: i32 = 1_000_000;

/// A game as it can be written to disk and read again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// The version of this form; see [`SAVED_GAME_FORMAT`].
    pub format: u32,
    /// The setup.
    pub setup: Setup,
    /// The position.
    pub position: Position,
}

/// A position. Tiles are named by their ids, so that it means the same in every game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The pieces, in the order of laying.
    pub pieces: Vec<PlacedPiece>,
    /// The figures on the board.
    pub figures: Vec<PlacedFigure>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Copies left to draw: the stage of the pile, the tile, how many.
    pub pile: Vec<(usize, String, u16)>,
    /// River tiles set aside (RV-7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<String>,
    /// Dragon tiles set aside before the first volcano (PD-8).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aside_dragons: Vec<String>,
    /// Figures that belong to nobody.
    #[serde(default, skip_serializing_if = "NeutralPosition::is_empty")]
    pub neutral: NeutralPosition,
    /// Tiles under hills: how many (HS-20). They are among those of `pile`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hidden: u16,
    /// The tiles that each seat holds; empty if nobody holds any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<HandPosition>,
    /// Tiles still to be dealt or picked before the first turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserve: Vec<String>,
    /// Tokens of one, two, three and four sheep by the shepherds of the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flocks: Vec<(Seat, [u8; 4])>,
    /// The cards of Christmas Present, where they are in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardsPosition>,
    /// Whose turn it is.
    pub seat: Seat,
    /// What is to be decided.
    pub turn: TurnState,
}

/// What a position waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnState {
    /// Chance draws a tile.
    DrawTile,
    /// The drawn tile is to be placed.
    PlaceTile {
        /// The tile.
        tile: String,
    },
    /// The tile that was placed last may be used.
    MainAction,
    /// The fairy may be moved after a princess has sent a knight home (PD-90).
    MoveFairy,
    /// The dragon makes his next step.
    MoveDragon,
    /// The Gingerbread Man comes onto the tile that was placed last (GB-3).
    GingerbreadManComes,
    /// The Gingerbread Man moves (TS-77).
    GingerbreadManMoves,
    /// Halflings are dealt or picked.
    TakeIntoHand,
    /// Draw, or place a tile of the own hand.
    ChooseSource,
    /// The own flock grows or goes home.
    Flock,
    /// A token is drawn for a flock.
    DrawToken {
        /// Whether the shepherd has just been placed.
        first: bool,
    },
    /// What the crop circle of the tile placed last does.
    CropCircle,
    /// Followers are added or taken back for a crop circle.
    CropCircleFollower {
        /// The kind of feature whose followers are meant.
        feature: SegmentKind,
        /// Whether followers are added.
        adds: bool,
        /// Who must answer.
        seat: Seat,
    },
    /// Cards are drawn, played, discarded or shown.
    Cards {
        /// When.
        phase: CardPhase,
    },
    /// Of two tiles drawn one is chosen; this is the second (XP-41).
    ChooseTile {
        /// The tile.
        tile: String,
    },
    /// The game is over.
    Over,
}

/// What one seat holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandPosition {
    /// The ids of the tiles, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<String>,
    /// Tiles of which only the number is known: in the views of others.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hidden: u16,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// A piece of a position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedPiece {
    /// The id of the tile.
    pub tile: String,
    /// Column and row of part 0.
    pub cell: (i16, i16),
    /// Quarter turns clockwise.
    pub orientation: Orientation,
}

/// The figures of a position that belong to nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NeutralPosition {
    /// The dragon's cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dragon: Option<Cell>,
    /// The cells that the dragon has been on in a move that is under way, the first one included.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dragon_path: Vec<Cell>,
    /// The fairy's cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fairy: Option<Cell>,
    /// The meeple beside which she stands: whose, and on which segment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fairy_companion: Option<(Seat, Spot)>,
    /// Where the Gingerbread Man is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gingerbread_man: Option<GingerbreadManPlace>,
}

/// Where the Gingerbread Man is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GingerbreadManPlace {
    /// On a city segment.
    City(Spot),
    /// Beside the board (GB-25).
    Beside,
}

impl NeutralPosition {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A figure of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedFigure {
    /// Whose.
    pub seat: Seat,
    /// Of which kind.
    pub kind: FigureKind,
    /// Where.
    pub spot: Spot,
}

impl PlacedFigure {
    /// The order in which figures are listed: seat, kind, place.
    fn order(&self) -> (Seat, FigureKind, (i16, i16), u8, u8) {
        let Spot { cell, layer, segment } = self.spot;
        (self.seat, self.kind, cell.reading_order(), layer, segment)
    }
}

/// Why a position cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum PositionError {
    #[error("the game was saved in format {found}, this program reads format {SAVED_GAME_FORMAT}")]
    Format { found: u32 },
    #[error("setup: {0}")]
    Setup(#[from] SetupError),
    #[error("piece {index}: no tile {tile:?} in this game")]
    UnknownTile { index: usize, tile: String },
    #[error("piece {index}, {tile} at {cell}: {refusal}")]
    Misplaced { index: usize, tile: String, cell: Cell, refusal: Refusal },
    #[error("figure {index}: there is no {spot}")]
    NoSuchSegment { index: usize, spot: Spot },
    #[error("figure {index}: {seat} has no further {kind} in the supply", kind = kind.name())]
    NoSuchFigure { index: usize, seat: Seat, kind: FigureKind },
    #[error("figure {index}: a {kind} may not stand on {spot}", kind = kind.name())]
    WrongPlace { index: usize, kind: FigureKind, spot: Spot },
    #[error("{found} scores for {seats} seats")]
    Scores { found: usize, seats: usize },
    #[error("{seat} has {points} points; write {least} to {MOST_POINTS}", least = -MOST_POINTS)]
    Points { seat: Seat, points: i32 },
    #[error("it is the turn of {seat}, but there are {seats} seats")]
    Seat { seat: Seat, seats: usize },
    #[error("pile: no {count} copies of tile {tile:?} in stage {stage}")]
    Pile { stage: usize, tile: String, count: u16 },
    #[error("hands: no such copy of tile {tile:?} in this game's hands")]
    Hand { tile: String },
    #[error("{found} hands for {seats} seats")]
    Hands { found: usize, seats: usize },
    #[error("the hand of {seat} is hidden: this is a view of a game, not a whole position")]
    HiddenHand { seat: Seat },
    #[error("{hidden} tiles under hills are more than the pile has")]
    Hidden { hidden: u16 },
    #[error("flocks: {seat} has no shepherd on the board, or the bag has not so many tokens")]
    Flock { seat: Seat },
    #[error("cards: {0}")]
    Cards(&'static str),
    #[error("cards: there is no card {card:?}")]
    Card { card: String },
    #[error("cards: decks, hands and discard pile must hold {copies} copies of {card} together")]
    CardCopies { card: String, copies: u8 },
    #[error("nothing lies on the table")]
    Empty,
    #[error("neutral figures: {0}")]
    Neutral(&'static str),
    #[error("a main action is due, but no tile was placed after the start")]
    NoNewestPiece,
    #[error("tile {tile} is drawn, but has no legal place")]
    NoPlace { tile: String },
}

impl Position {
    /// Leaves out the tiles in the hands of others than `viewer` (HA-1).
    pub(crate) fn hide_from(&mut self, viewer: Option<Seat>) {
        for (seat, hand) in self.hands.iter_mut().enumerate() {
            if viewer.map(Seat::index) != Some(seat) {
                hand.hidden += hand.tiles.len() as u16;
                hand.tiles.clear();
            }
        }
        if let Some(cards) = &mut self.cards {
            cards.hide_from(viewer);
        }
    }

    /// Whether both are the same position, in whatever order they came about.
    pub fn is_same_as(&self, other: &Self) -> bool {
        let sorted = |position: &Self| {
            let mut copy = position.clone();
            copy.pieces.sort();
            copy.figures.sort_by_key(PlacedFigure::order);
            copy.pile.sort();
            copy.aside.sort();
            copy.aside_dragons.sort();
            copy
        };
        let newest_matters = !matches!(
            self.turn,
            TurnState::DrawTile
                | TurnState::PlaceTile { .. }
                | TurnState::TakeIntoHand
                | TurnState::ChooseSource
                | TurnState::ChooseTile { .. }
                | TurnState::Cards { phase: CardPhase::BeforeTile | CardPhase::Reveal }
                | TurnState::Over
        );
        (!newest_matters || self.pieces.last() == other.pieces.last())
            && sorted(self) == sorted(other)
    }
}

impl Game {
    /// The game as data.
    pub fn save(&self) -> SavedGame {
        SavedGame {
            format: SAVED_GAME_FORMAT,
            setup: self.setup().clone(),
            position: self.position(),
        }
    }

    /// The position as data.
    pub fn position(&self) -> Position {
        let id = |kind: KindId| self.rules.kind(kind).tile.id.clone();
        let stages = &self.rules.stages;
        Position {
            pieces: self
                .pieces()
                .map(|(_, piece)| PlacedPiece {
                    tile: id(piece.kind),
                    cell: piece.cell.into(),
                    orientation: piece.orientation,
                })
                .collect(),
            figures: self.placed_figures(),
            scores: self.scores().to_vec(),
            pile: self
                .pile
                .counts()
                .iter()
                .enumerate()
                .filter(|(_, count)| **count > 0)
                .map(|(index, &count)| {
                    let kind = KindId((index % stages.kinds) as u16);
                    (index / stages.kinds, id(kind), count)
                })
                .collect(),
            aside: self.pile.aside().iter().map(|&kind| id(kind)).collect(),
            aside_dragons: self.pile.aside_dragons().iter().map(|&kind| id(kind)).collect(),
            neutral: self.neutral_position(),
            hidden: self.pile.hidden(),
            hands: self.hand_positions(),
            reserve: self.tiles_of(self.hands.reserve()),
            flocks: self
                .all_seats()
                .map(|seat| (seat, self.flocks.tokens(seat)))
                .filter(|(_, tokens)| *tokens != [0; 4])
                .collect(),
            cards: self.cards_position(),
            seat: self.turn.seat,
            turn: match self.turn.phase {
                Phase::PlaceTile => TurnState::PlaceTile { tile: id(KindId(self.turn.drawn)) },
                Phase::MainAction => TurnState::MainAction,
                Phase::FairyAfterPrincess => TurnState::MoveFairy,
                Phase::DragonBefore | Phase::DragonAfter => TurnState::MoveDragon,
                Phase::GingerbreadManComes => TurnState::GingerbreadManComes,
                Phase::GingerbreadManMoves => TurnState::GingerbreadManMoves,
                Phase::DealHalflings => TurnState::TakeIntoHand,
                Phase::ChooseSource => TurnState::ChooseSource,
                Phase::Flocks => match self.flocks.awaited {
                    Awaited::Nothing => TurnState::Flock,
                    awaited => TurnState::DrawToken { first: awaited == Awaited::FirstToken },
                },
                Phase::CropCircleAtOnce | Phase::CropCircle => match self.crop_circle {
                    None => TurnState::CropCircle,
                    Some(circle) => TurnState::CropCircleFollower {
                        feature: circle.feature,
                        adds: circle.adds,
                        seat: crop_circles::actor(self),
                    },
                },
                Phase::CardsBeforeTile => TurnState::Cards { phase: CardPhase::BeforeTile },
                Phase::CardsAfterTile => TurnState::Cards { phase: CardPhase::AfterTile },
                Phase::CardsAfterFigures => TurnState::Cards { phase: CardPhase::AfterFigures },
                Phase::ScoringCards => TurnState::Cards { phase: CardPhase::Scoring },
                Phase::CardsAfterScoring => TurnState::Cards { phase: CardPhase::AfterScoring },
                Phase::HandLimit => TurnState::Cards { phase: CardPhase::HandLimit },
                Phase::RevealCards => TurnState::Cards { phase: CardPhase::Reveal },
                Phase::ChooseTile => TurnState::ChooseTile { tile: id(KindId(self.turn.drawn)) },
                Phase::Over => TurnState::Over,
                _ => TurnState::DrawTile,
            },
        }
    }

    /// The ids of tiles in hands, by the numbers of their copies.
    fn tiles_of(&self, counts: &[u8]) -> Vec<String> {
        self.rules
            .hand_tiles(counts)
            .flat_map(|(kind, count)| {
                let id = &self.rules.kind(kind).tile.id;
                std::iter::repeat_n(id.clone(), usize::from(count))
            })
            .collect()
    }

    fn hand_positions(&self) -> Vec<HandPosition> {
        if self.hands.held() == 0 {
            return Vec::new();
        }
        self.all_seats()
            .map(|seat| HandPosition { tiles: self.tiles_of(self.hands.of(seat)), hidden: 0 })
            .collect()
    }

    /// The figures on the board in a fixed order: which of a player's meeples stands where is
    /// no part of the position.
    fn placed_figures(&self) -> Vec<PlacedFigure> {
        let mut figures: Vec<PlacedFigure> = self
            .figures_on_board()
            .map(|(_, seat, kind, spot)| PlacedFigure { seat, kind, spot })
            .collect();
        figures.sort_by_key(PlacedFigure::order);
        figures
    }

    /// The game that `saved` describes, with the tiles that come with the program.
    ///
    /// # Errors
    /// Another format and positions that cannot be are refused, saying what is wrong.
    pub fn restore(saved: &SavedGame) -> Result<Self, PositionError> {
        Self::restore_with_library(saved, Library::standard())
    }

    /// The game that `saved` describes, with the tiles of `library`.
    ///
    /// # Errors
    /// Another format and positions that cannot be are refused, saying what is wrong.
    pub fn restore_with_library(
        saved: &SavedGame,
        library: &Library,
    ) -> Result<Self, PositionError> {
        if saved.format != SAVED_GAME_FORMAT {
            return Err(PositionError::Format { found: saved.format });
        }
        let rules = Ruleset::new(saved.setup.clone(), library)?;
        Self::from_position(std::sync::Arc::new(rules), &saved.position)
    }

    /// The game with these rules in this position.
    ///
    /// # Errors
    /// Positions that cannot be are refused, saying what is wrong.
    pub fn from_position(
        rules: std::sync::Arc<Ruleset>,
        position: &Position,
    ) -> Result<Self, PositionError> {
        Self::from_position_with_events(rules, position, &mut Events::off())
    }

    /// As [`Game::from_position`], with the events of what happens before somebody must decide:
    /// with an empty pile the final scoring.
    ///
    /// # Errors
    /// As [`Game::from_position`].
    pub fn from_position_with_events(
        rules: std::sync::Arc<Ruleset>,
        position: &Position,
        events: &mut Events,
    ) -> Result<Self, PositionError> {
        let mut game = Self::empty_table(rules);
        game.set_pieces(position)?;
        game.set_figures(position)?;
        game.set_scores(position)?;
        game.set_pile(position)?;
        game.set_neutral(&position.neutral)?;
        game.set_hands(position)?;
        game.set_flocks(position)?;
        game.set_cards(position.cards.as_ref())?;
        game.set_turn(position)?;
        game.run(events);
        Ok(game)
    }

    fn known_tile(&self, index: usize, tile: &str) -> Result<KindId, PositionError> {
        self.rules
            .kind_of_tile(tile)
            .ok_or_else(|| PositionError::UnknownTile { index, tile: tile.to_owned() })
    }

    fn set_pieces(&mut self, position: &Position) -> Result<(), PositionError> {
        if position.pieces.is_empty() {
            return Err(PositionError::Empty);
        }
        for (index, piece) in position.pieces.iter().enumerate() {
            let kind = self.known_tile(index, &piece.tile)?;
            let cell = Cell::from(piece.cell);
            let number = Tables::number(kind, piece.orientation);
            match self.board.fit(&self.rules.tables, number, cell) {
                Ok(()) => {}
                // The first piece, and start tiles (which lie where their layout says), may stand alone.
                Err(Misfit::Alone)
                    if (index == 0 && cell.in_start_limits())
                        || self.rules.start.contains(&(kind, cell, piece.orientation)) => {}
                Err(misfit) => {
                    return Err(PositionError::Misplaced {
                        index,
                        tile: piece.tile.clone(),
                        cell,
                        refusal: crate::turn::place_tile::refusal(
                            misfit,
                            cell,
                            self.rules.kind(kind).tile.shape,
                        ),
                    });
                }
            }
            self.turn.newest = self.lay(kind, cell, piece.orientation);
        }
        Ok(())
    }

    fn set_figures(&mut self, position: &Position) -> Result<(), PositionError> {
        for (index, placed) in position.figures.iter().enumerate() {
            let &PlacedFigure { seat, kind, spot } = placed;
            let node =
                self.node_of_spot(spot).ok_or(PositionError::NoSuchSegment { index, spot })?;
            let feature = self.board.features.totals_of(node).kind;
            let is_shepherd = kind == FigureKind::Shepherd && feature == SegmentKind::Field;
            if !is_shepherd && !self.rules.figures.may_stand(kind, feature) {
                return Err(PositionError::WrongPlace { index, kind, spot });
            }
            let at_home = if seat.index() < self.seats() {
                self.supply[seat.index()] & self.rules.figures.mask(kind)
            } else {
                0
            };
            if at_home == 0 {
                return Err(PositionError::NoSuchFigure { index, seat, kind });
            }
            let figure = self.rules.figures.id(seat, at_home.trailing_zeros());
            self.put_figure(figure, node);
        }
        Ok(())
    }

    fn set_scores(&mut self, position: &Position) -> Result<(), PositionError> {
        if position.scores.len() != self.seats() {
            return Err(PositionError::Scores {
                found: position.scores.len(),
                seats: self.seats(),
            });
        }
        for (seat, &points) in position.scores.iter().enumerate().take(MAX_SEATS) {
            let seat = Seat(seat as u8);
            if !(-MOST_POINTS..=MOST_POINTS).contains(&points) {
                return Err(PositionError::Points { seat, points });
            }
            self.add_points(seat, points);
        }
        Ok(())
    }

    fn set_pile(&mut self, position: &Position) -> Result<(), PositionError> {
        let rules = std::sync::Arc::clone(&self.rules);
        let stages = &rules.stages;
        let mut counts = vec![0u16; stages.counts.len()];
        for (stage, tile, count) in &position.pile {
            let wrong = || PositionError::Pile { stage: *stage, tile: tile.clone(), count: *count };
            let kind = self.rules.kind_of_tile(tile).ok_or_else(wrong)?;
            if *stage >= stages.stages || stages.count(*stage, kind) < *count {
                return Err(wrong());
            }
            counts[stage * stages.kinds + kind.index()] = *count;
        }
        self.pile.set_counts(&rules.stages, counts);
        for (index, tile) in position.aside.iter().enumerate() {
            let kind = self.known_tile(index, tile)?;
            self.pile.set_aside(kind);
        }
        let pile = stages.stages.saturating_sub(1);
        for (index, tile) in position.aside_dragons.iter().enumerate() {
            let kind = self.known_tile(index, tile)?;
            self.pile.set_dragon_aside(kind);
            // They go back into the last stage (PD-8), which has room for what came from it.
            let aside = self.pile.aside_dragons().iter().filter(|other| **other == kind).count();
            let left = self.pile.counts().get(pile * rules.stages.kinds + kind.index());
            let count = left.copied().unwrap_or(0).saturating_add(aside as u16);
            if count > rules.stages.count(pile, kind) {
                return Err(PositionError::Pile { stage: pile, tile: tile.clone(), count });
            }
        }
        self.key = self.key.wrapping_add(self.pile.key_from_scratch(&rules.stages));
        Ok(())
    }

    fn set_neutral(&mut self, position: &NeutralPosition) -> Result<(), PositionError> {
        let in_play = self.rules.in_play;
        let wrong = |what| Err(PositionError::Neutral(what));
        if (position.dragon.is_some() && !in_play.dragon)
            || (position.fairy.is_some() && !in_play.fairy)
            || (position.gingerbread_man.is_some() && !in_play.gingerbread_man)
        {
            return wrong("a figure whose expansion is not in play");
        }
        if position.dragon.is_some_and(|cell| !self.is_occupied(cell))
            || position.fairy.is_some_and(|cell| !self.is_occupied(cell))
        {
            return wrong("dragon and fairy stand on tiles");
        }
        self.neutral.dragon = position.dragon;
        let path_ends_at_dragon = position.dragon_path.is_empty()
            || position.dragon_path.last() == position.dragon.as_ref();
        if !path_ends_at_dragon || !self.neutral.set_dragon_path(&position.dragon_path) {
            return wrong("the dragon's path has at most seven cells and ends where he is");
        }
        if let Some(cell) = position.fairy {
            let companion = match position.fairy_companion {
                None => None,
                Some((seat, spot)) => {
                    let mut figures = self.figures_on_board();
                    let found = figures.find(|&(_, own, _, at)| own == seat && at == spot);
                    match found {
                        Some((figure, ..)) => Some(figure),
                        None => return wrong("the fairy stands beside a meeple that is not there"),
                    }
                }
            };
            self.neutral.put_fairy(cell, companion);
        }
        self.neutral.gingerbread_man = match position.gingerbread_man {
            None => GingerbreadMan::Waiting,
            Some(GingerbreadManPlace::Beside) => GingerbreadMan::Beside,
            Some(GingerbreadManPlace::City(spot)) => match self.node_of_spot(spot) {
                Some(node) if self.board.features.totals_of(node).kind == SegmentKind::City => {
                    GingerbreadMan::InCity(node)
                }
                _ => return wrong("the Gingerbread Man stands in a city"),
            },
        };
        Ok(())
    }

    fn set_hands(&mut self, position: &Position) -> Result<(), PositionError> {
        let mut reserve = self.rules.hand_copies.clone();
        let place = |tile: &String| {
            let kind = self.rules.kind_of_tile(tile)?;
            self.rules.hand_place(kind)
        };
        let unknown = |tile: &String| PositionError::Hand { tile: tile.clone() };
        let mut hands: Vec<(Seat, usize)> = Vec::new();
        for (seat, hand) in position.hands.iter().enumerate() {
            if seat >= self.seats() {
                return Err(PositionError::Hands {
                    found: position.hands.len(),
                    seats: self.seats(),
                });
            }
            if hand.hidden > 0 {
                return Err(PositionError::HiddenHand { seat: Seat(seat as u8) });
            }
            for tile in &hand.tiles {
                hands.push((Seat(seat as u8), place(tile).ok_or_else(|| unknown(tile))?));
            }
        }
        let mut left = vec![0u8; reserve.len()];
        for tile in &position.reserve {
            left[place(tile).ok_or_else(|| unknown(tile))?] += 1;
        }
        // Pieces on the board came out of the hands.
        for piece in &position.pieces {
            if let Some(kind) = place(&piece.tile) {
                reserve[kind] = reserve[kind].saturating_sub(1);
            }
        }
        self.hands = Hands::new(self.seats(), &reserve);
        for (seat, kind) in hands {
            if !self.hands.deal(seat, kind) {
                let kind = self.rules.hand_kinds[kind];
                return Err(PositionError::Hand { tile: self.rules.kind(kind).tile.id.clone() });
            }
        }
        if !self.hands.set_reserve(&left) {
            return Err(PositionError::Hand { tile: position.reserve.join(", ") });
        }
        if !self.pile.set_hidden(position.hidden) {
            return Err(PositionError::Hidden { hidden: position.hidden });
        }
        Ok(())
    }

    fn set_flocks(&mut self, position: &Position) -> Result<(), PositionError> {
        for &(seat, tokens) in &position.flocks {
            let has_shepherd = self
                .figures_on_board()
                .any(|(_, own, kind, _)| own == seat && kind == FigureKind::Shepherd);
            if !has_shepherd || !self.flocks.set_tokens(seat, tokens) {
                return Err(PositionError::Flock { seat });
            }
        }
        Ok(())
    }

    /// The figures that belong to nobody, as data.
    pub fn neutral_position(&self) -> NeutralPosition {
        let neutral = &self.neutral;
        NeutralPosition {
            dragon: neutral.dragon,
            dragon_path: neutral.dragon_path().to_vec(),
            fairy: neutral.fairy,
            fairy_companion: neutral.companion().map(|figure| {
                let node = self.board.features.figure_node[figure.index()];
                (self.rules.figures.seat(figure), self.spot_of_node(node))
            }),
            gingerbread_man: match neutral.gingerbread_man {
                GingerbreadMan::Waiting => None,
                GingerbreadMan::Beside => Some(GingerbreadManPlace::Beside),
                GingerbreadMan::InCity(node) => {
                    Some(GingerbreadManPlace::City(self.spot_of_node(node)))
                }
            },
        }
    }

    fn set_turn(&mut self, position: &Position) -> Result<(), PositionError> {
        let seats = self.seats();
        if position.seat.index() >= seats {
            return Err(PositionError::Seat { seat: position.seat, seats });
        }
        let newest = self.turn.newest;
        self.turn = Turn { seat: position.seat, ..Turn::default() };
        let in_play = self.rules.in_play;
        let not_in_play =
            Err(PositionError::Neutral("the expansion that must decide is not in play"));
        let is_of_cards =
            matches!(position.turn, TurnState::Cards { .. } | TurnState::ChooseTile { .. });
        if is_of_cards && !in_play.cards {
            return not_in_play;
        }
        let is_card_due = match position.turn {
            TurnState::Cards { phase } => phase != CardPhase::HandLimit,
            _ => false,
        };
        if self.cards().play != Play::Nothing && !is_card_due {
            return Err(PositionError::Cards("a card is on its way while something else is due"));
        }
        self.turn.phase = match &position.turn {
            TurnState::Cards { phase: CardPhase::BeforeTile } => Phase::CardsBeforeTile,
            TurnState::Cards { phase: CardPhase::Reveal } => Phase::RevealCards,
            TurnState::ChooseTile { tile } => {
                let kind = self.known_tile(position.pieces.len(), tile)?;
                let first = self.cards().first_tile;
                let both = [first, kind.0];
                let has_place =
                    |&kind: &u16| crate::turn::place_tile::has_place(self, KindId(kind));
                if first == NONE || !both.iter().all(has_place) {
                    return Err(PositionError::NoPlace { tile: tile.clone() });
                }
                self.turn.drawn = kind.0;
                Phase::ChooseTile
            }
            TurnState::DrawTile => Phase::DrawTile,
            TurnState::PlaceTile { tile } => {
                let kind = self.known_tile(position.pieces.len(), tile)?;
                if !crate::turn::place_tile::has_place(self, kind) {
                    return Err(PositionError::NoPlace { tile: tile.clone() });
                }
                self.turn.drawn = kind.0;
                Phase::PlaceTile
            }
            TurnState::TakeIntoHand if in_play.halflings => Phase::DealHalflings,
            TurnState::ChooseSource if in_play.halflings => Phase::ChooseSource,
            TurnState::TakeIntoHand | TurnState::ChooseSource => return not_in_play,
            waiting @ (TurnState::MainAction
            | TurnState::MoveFairy
            | TurnState::MoveDragon
            | TurnState::GingerbreadManComes
            | TurnState::GingerbreadManMoves
            | TurnState::Flock
            | TurnState::DrawToken { .. }
            | TurnState::CropCircle
            | TurnState::CropCircleFollower { .. }
            | TurnState::Cards { .. }) => {
                if newest == NONE || position.pieces.len() <= self.rules.start.len() {
                    return Err(PositionError::NoNewestPiece);
                }
                self.turn.newest = newest;
                self.neutral.princess_acted = *waiting == TurnState::MoveFairy;
                match *waiting {
                    TurnState::Cards { phase } => match phase {
                        CardPhase::AfterTile => Phase::CardsAfterTile,
                        CardPhase::AfterFigures => Phase::CardsAfterFigures,
                        CardPhase::Scoring => Phase::ScoringCards,
                        CardPhase::HandLimit => Phase::HandLimit,
                        _ => Phase::CardsAfterScoring,
                    },
                    TurnState::MoveFairy if !in_play.fairy => return not_in_play,
                    TurnState::MoveFairy => Phase::FairyAfterPrincess,
                    TurnState::MoveDragon if !in_play.dragon => return not_in_play,
                    TurnState::MoveDragon if in_play.dragon_after_scoring => Phase::DragonAfter,
                    TurnState::MoveDragon => Phase::DragonBefore,
                    TurnState::GingerbreadManComes | TurnState::GingerbreadManMoves
                        if !in_play.gingerbread_man =>
                    {
                        return not_in_play;
                    }
                    TurnState::GingerbreadManComes => Phase::GingerbreadManComes,
                    TurnState::GingerbreadManMoves => Phase::GingerbreadManMoves,
                    TurnState::Flock | TurnState::DrawToken { .. } if !in_play.shepherds => {
                        return not_in_play;
                    }
                    TurnState::Flock => Phase::Flocks,
                    TurnState::DrawToken { first } => {
                        self.flocks.decided = !first;
                        self.flocks.awaited =
                            if first { Awaited::FirstToken } else { Awaited::FurtherToken };
                        Phase::Flocks
                    }
                    TurnState::CropCircle | TurnState::CropCircleFollower { .. }
                        if !in_play.crop_circles =>
                    {
                        return not_in_play;
                    }
                    TurnState::CropCircle => self.crop_circle_phase(),
                    TurnState::CropCircleFollower { feature, adds, seat } => {
                        if seat.index() >= seats {
                            return Err(PositionError::Seat { seat, seats });
                        }
                        let ahead = seat.index() + seats - position.seat.index();
                        let offset = ((ahead + seats - 1) % seats + 1) as u8;
                        self.crop_circle = Some(CropCircle { feature, adds, offset });
                        self.crop_circle_phase()
                    }
                    _ => Phase::MainAction,
                }
            }
            TurnState::Over => Phase::Over,
        };
        Ok(())
    }
}
