//! Figures that belong to nobody, in scenarios: where they are put, and where they are expected.

use bastide_rules::geometry::Cell;
use bastide_rules::{Game, GingerbreadManPlace, Position, Score, ScoreSource, SegmentKind};

use super::run::Run;
use super::segment::SegmentName;
use crate::cursor::{Cursor, TextError};
use crate::moves::text::{CellText, feature};

/// Where a figure that belongs to nobody is put or expected.
#[derive(Clone, Debug)]
pub(crate) enum NeutralName {
    /// `dragon (X,Y)`; `dragon nowhere`.
    Dragon(Option<Cell>),
    /// `fairy road (X,Y) E`: beside the meeple that stands there.
    FairyBeside(SegmentName),
    /// `fairy tile (X,Y)`: on that tile, beside nobody; `fairy nowhere`.
    FairyTile(Option<Cell>),
    /// `gingerbread city (X,Y) N`.
    Gingerbread(SegmentName),
    /// `gingerbread beside`: beside the board.
    GingerbreadBeside,
    /// `gingerbread nowhere`: he waits for the first tile with a city.
    GingerbreadWaiting,
}

/// Words with which such a place begins.
pub(super) const FIGURES: [&str; 3] = ["dragon", "fairy", "gingerbread"];

impl NeutralName {
    /// Takes a place.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, TextError> {
        let error = cursor.expected(
            "`dragon (X,Y)`, `fairy road (X,Y) E`, `fairy tile (X,Y)`, `gingerbread city (X,Y) N` \
             or `gingerbread beside`",
        );
        Ok(match cursor.word() {
            Some("dragon") if cursor.eat_word("nowhere") => Self::Dragon(None),
            Some("dragon") => Self::Dragon(Some(cursor.cell()?)),
            Some("fairy") if cursor.eat_word("nowhere") => Self::FairyTile(None),
            Some("fairy") if cursor.eat_word("tile") => Self::FairyTile(Some(cursor.cell()?)),
            Some("fairy") => Self::FairyBeside(SegmentName::read(cursor)?),
            Some("gingerbread") if cursor.eat_word("beside") => Self::GingerbreadBeside,
            Some("gingerbread") if cursor.eat_word("nowhere") => Self::GingerbreadWaiting,
            Some("gingerbread") => Self::Gingerbread(SegmentName::read(cursor)?),
            _ => return Err(error),
        })
    }

    /// Puts the figure there.
    pub(super) fn put(&self, run: &Run<'_>, position: &mut Position) -> Result<(), String> {
        let neutral = &mut position.neutral;
        match self {
            Self::Dragon(cell) => neutral.dragon = *cell,
            Self::FairyTile(cell) => {
                neutral.fairy = *cell;
                neutral.fairy_companion = None;
            }
            Self::FairyBeside(segment) => {
                let spot = segment.resolve(&run.game, run.newest)?;
                let seat = run
                    .game
                    .figures_on_board()
                    .find(|&(.., at)| at == spot)
                    .map(|(_, seat, ..)| seat)
                    .ok_or_else(|| format!("nobody stands on {segment}"))?;
                neutral.fairy = Some(spot.cell);
                neutral.fairy_companion = Some((seat, spot));
            }
            Self::Gingerbread(segment) => {
                let spot = segment.resolve(&run.game, run.newest)?;
                neutral.gingerbread_man = Some(GingerbreadManPlace::City(spot));
            }
            Self::GingerbreadBeside => neutral.gingerbread_man = Some(GingerbreadManPlace::Beside),
            Self::GingerbreadWaiting => neutral.gingerbread_man = None,
        }
        Ok(())
    }

    /// Whether the figure is there. A segment of a city stands for the whole city.
    pub(super) fn check(&self, run: &Run<'_>) -> Result<(), String> {
        let neutral = run.game.neutral_position();
        let hit = match self {
            Self::Dragon(cell) => neutral.dragon == *cell,
            Self::FairyTile(cell) => neutral.fairy == *cell && neutral.fairy_companion.is_none(),
            Self::FairyBeside(segment) => {
                let spot = segment.resolve(&run.game, run.newest)?;
                neutral.fairy_companion.is_some_and(|(_, at)| at == spot)
            }
            Self::Gingerbread(segment) => {
                let spot = segment.resolve(&run.game, run.newest)?;
                let number = run.game.feature_number(spot);
                match neutral.gingerbread_man {
                    Some(GingerbreadManPlace::City(at)) => run.game.feature_number(at) == number,
                    _ => false,
                }
            }
            Self::GingerbreadBeside => neutral.gingerbread_man == Some(GingerbreadManPlace::Beside),
            Self::GingerbreadWaiting => neutral.gingerbread_man.is_none(),
        };
        if hit { Ok(()) } else { Err(describe(&run.game)) }
    }
}

/// Where all of them are, in words.
fn describe(game: &Game) -> String {
    let neutral = game.neutral_position();
    let cell = |cell: Option<Cell>| {
        cell.map_or_else(|| "nowhere".to_owned(), |cell| CellText(cell).to_string())
    };
    let companion = neutral
        .fairy_companion
        .map_or_else(|| " alone".to_owned(), |(seat, spot)| format!(" beside {seat} on {spot}"));
    let man = match neutral.gingerbread_man {
        None => "nowhere".to_owned(),
        Some(GingerbreadManPlace::Beside) => "beside".to_owned(),
        Some(GingerbreadManPlace::City(spot)) => spot.to_string(),
    };
    format!(
        "dragon {}, fairy {}{companion}, gingerbread {man}",
        cell(neutral.dragon),
        cell(neutral.fairy)
    )
}

/// For what points are given: a feature, or a figure that brings points of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScoredFor {
    /// A feature, or an abbot taken back from it.
    Feature(SegmentKind),
    /// The fairy.
    Fairy,
    /// The Gingerbread Man.
    GingerbreadMan,
    /// A flock.
    Flock,
    /// A card.
    Card,
}

impl ScoredFor {
    /// Takes `city`, …, `fairy` or `gingerbread`.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, TextError> {
        if cursor.eat_word("fairy") {
            return Ok(Self::Fairy);
        }
        if cursor.eat_word("gingerbread") {
            return Ok(Self::GingerbreadMan);
        }
        if cursor.eat_word("flock") {
            return Ok(Self::Flock);
        }
        if cursor.eat_word("card") {
            return Ok(Self::Card);
        }
        feature(cursor).map(Self::Feature)
    }

    /// For what `score` was given.
    pub fn of(score: &Score) -> Self {
        match score.source {
            ScoreSource::Card => Self::Card,
            ScoreSource::Fairy => Self::Fairy,
            ScoreSource::GingerbreadMan => Self::GingerbreadMan,
            ScoreSource::Flock => Self::Flock,
            ScoreSource::Feature | ScoreSource::Abbot => {
                score.feature.map_or(Self::Card, Self::Feature)
            }
        }
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Feature(kind) => kind.name(),
            Self::Fairy => "fairy",
            Self::GingerbreadMan => "gingerbread",
            Self::Flock => "flock",
            Self::Card => "card",
        }
    }
}
