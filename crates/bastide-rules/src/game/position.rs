//! A position as data: what a saved game holds, and what scenarios build up by hand.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Game, GingerbreadMan};
use crate::board::{Misfit, NONE};
use crate::event::Events;
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
const MOST_POINTS: i32 = 1_000_000;

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
    /// The game is over.
    Over,
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
            TurnState::DrawTile | TurnState::PlaceTile { .. } | TurnState::Over
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
            seat: self.turn.seat,
            turn: match self.turn.phase {
                Phase::PlaceTile => TurnState::PlaceTile { tile: id(KindId(self.turn.drawn)) },
                Phase::MainAction => TurnState::MainAction,
                Phase::FairyAfterPrincess => TurnState::MoveFairy,
                Phase::DragonBefore | Phase::DragonAfter => TurnState::MoveDragon,
                Phase::GingerbreadManComes => TurnState::GingerbreadManComes,
                Phase::GingerbreadManMoves => TurnState::GingerbreadManMoves,
                Phase::Over => TurnState::Over,
                _ => TurnState::DrawTile,
            },
        }
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
                        refusal: crate::turn::place_tile::refusal(misfit, cell),
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
            if !self.rules.figures.may_stand(kind, feature) {
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
        self.turn.phase = match &position.turn {
            TurnState::DrawTile => Phase::DrawTile,
            TurnState::PlaceTile { tile } => {
                let kind = self.known_tile(position.pieces.len(), tile)?;
                if !crate::turn::place_tile::has_place(self, kind) {
                    return Err(PositionError::NoPlace { tile: tile.clone() });
                }
                self.turn.drawn = kind.0;
                Phase::PlaceTile
            }
            waiting @ (TurnState::MainAction
            | TurnState::MoveFairy
            | TurnState::MoveDragon
            | TurnState::GingerbreadManComes
            | TurnState::GingerbreadManMoves) => {
                if newest == NONE || position.pieces.len() <= self.rules.start.len() {
                    return Err(PositionError::NoNewestPiece);
                }
                self.turn.newest = newest;
                self.neutral.princess_acted = *waiting == TurnState::MoveFairy;
                let in_play = self.rules.in_play;
                let not_in_play =
                    Err(PositionError::Neutral("the expansion that must decide is not in play"));
                match waiting {
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
                    _ => Phase::MainAction,
                }
            }
            TurnState::Over => Phase::Over,
        };
        Ok(())
    }
}
