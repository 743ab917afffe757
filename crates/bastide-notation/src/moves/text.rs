use std::fmt;
use std::str::FromStr;

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::{FigureKind, SegmentKind};

use super::{Move, Place};
use crate::cursor::{Cursor, TextError};

const FORMS: &str = "a move: `draw TILE`, `place (X,Y) rN`, `meeple FEATURE (X,Y)/N`, \
    `abbot FEATURE (X,Y)/N`, `return abbot FEATURE (X,Y)/N`, `princess city (X,Y)/N`, \
    `fairy FEATURE (X,Y)/N`, `fairy tile (X,Y)`, `dragon (X,Y)`, `gingerbread city (X,Y)/N` or `pass`";

/// Writes a cell without the blank that [`Cell`]'s own text has.
pub(crate) struct CellText(pub Cell);

impl fmt::Display for CellText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.0.x, self.0.y)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.layer == 0 { "" } else { "b" };
        write!(f, "{} {}{half}/{}", self.feature.name(), CellText(self.cell), self.index)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw { tile } => write!(f, "draw {tile}"),
            Self::PlaceTile { cell, orientation } => {
                write!(f, "place {} {orientation}", CellText(*cell))
            }
            Self::PlaceFigure { figure, place } => write!(f, "{} {place}", figure.name()),
            Self::ReturnAbbot { place } => write!(f, "return abbot {place}"),
            Self::RemoveKnight { place } => write!(f, "princess {place}"),
            Self::MoveFairy { place } => write!(f, "fairy {place}"),
            Self::MoveFairyToTile { cell } => write!(f, "fairy tile {}", CellText(*cell)),
            Self::MoveDragon { cell } => write!(f, "dragon {}", CellText(*cell)),
            Self::MoveGingerbreadMan { place } => write!(f, "gingerbread {place}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut cursor = Cursor::new(text);
        let one = read_move(&mut cursor)?;
        cursor.end()?;
        Ok(one)
    }
}

fn read_move(cursor: &mut Cursor<'_>) -> Result<Move, TextError> {
    let start = cursor.clone();
    Ok(match cursor.need_word(FORMS)? {
        "draw" => Move::Draw { tile: cursor.need_word("the id of a tile")?.to_owned() },
        "place" => {
            let cell = cursor.cell()?;
            Move::PlaceTile { cell, orientation: orientation(cursor)?.unwrap_or_default() }
        }
        "pass" => Move::Pass,
        "princess" => Move::RemoveKnight { place: place(cursor)? },
        "dragon" => Move::MoveDragon { cell: cursor.cell()? },
        "gingerbread" => Move::MoveGingerbreadMan { place: place(cursor)? },
        "fairy" if cursor.eat_word("tile") => Move::MoveFairyToTile { cell: cursor.cell()? },
        "fairy" => Move::MoveFairy { place: place(cursor)? },
        "return" => {
            if !cursor.eat_word("abbot") {
                return Err(cursor.expected("`abbot`"));
            }
            Move::ReturnAbbot { place: place(cursor)? }
        }
        word => match figure_kind(word) {
            Some(figure) => Move::PlaceFigure { figure, place: place(cursor)? },
            None => return Err(start.expected(FORMS)),
        },
    })
}

/// The kind of figure with this name.
pub(crate) fn figure_kind(word: &str) -> Option<FigureKind> {
    FigureKind::ALL.into_iter().find(|kind| kind.name() == word)
}

/// The kind of segment with this name.
pub(crate) fn segment_kind(word: &str) -> Option<SegmentKind> {
    SegmentKind::ALL.into_iter().find(|kind| kind.name() == word)
}

/// Takes the name of a kind of feature.
pub(crate) fn feature(cursor: &mut Cursor<'_>) -> Result<SegmentKind, TextError> {
    let names: Vec<&str> = SegmentKind::ALL.into_iter().map(SegmentKind::name).collect();
    let error = cursor.expected(&format!("a feature ({})", names.join(", ")));
    cursor.word().and_then(segment_kind).ok_or(error)
}

/// Takes an orientation, `r0` to `r3`, if one comes next.
pub(crate) fn orientation(cursor: &mut Cursor<'_>) -> Result<Option<Orientation>, TextError> {
    let error = cursor.expected("an orientation: r0, r1, r2 or r3 (quarter turns clockwise)");
    let Some(word) = cursor.peek_word() else { return Ok(None) };
    let Some(turns) = word.strip_prefix('r') else { return Ok(None) };
    let Some(orientation) = turns.parse().ok().and_then(|turns: u8| turns.try_into().ok()) else {
        return if turns.starts_with(|c: char| c.is_ascii_digit()) { Err(error) } else { Ok(None) };
    };
    cursor.word();
    Ok(Some(orientation))
}

/// Takes what comes after the cell of the second halfling.
pub(crate) fn layer(cursor: &mut Cursor<'_>) -> u8 {
    u8::from(cursor.eat_word("b"))
}

fn place(cursor: &mut Cursor<'_>) -> Result<Place, TextError> {
    let feature = feature(cursor)?;
    let cell = cursor.cell()?;
    let layer = layer(cursor);
    cursor.need('/')?;
    let index = cursor.number("the number of the segment among those of its kind, from 0")?;
    Ok(Place { feature, cell, layer, index })
}

impl FromStr for Place {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut cursor = Cursor::new(text);
        let place = place(&mut cursor)?;
        cursor.end()?;
        Ok(place)
    }
}
