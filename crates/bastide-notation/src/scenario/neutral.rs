//! Figures that belong to nobody, in scenarios: where they are put, and where they are expected.

use bastide_rules::geometry::Cell;
use bastide_rules::{Game, GingerbreadManPlace, PointsFrom, Position};

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

/// Takes `city`, …, `fairy` or `gingerbread`.
pub(crate) fn points_from(cursor: &mut Cursor<'_>) -> Result<PointsFrom, TextError> {
    if cursor.eat_word("fairy") {
        return Ok(PointsFrom::Fairy);
    }
    if cursor.eat_word("gingerbread") {
        return Ok(PointsFrom::GingerbreadMan);
    }
    if cursor.eat_word("flock") {
        return Ok(PointsFrom::Flock);
    }
    if cursor.eat_word("card") {
        return Ok(PointsFrom::Card);
    }
    feature(cursor).map(PointsFrom::Feature)
}
