use std::fmt;
use std::str::FromStr;

use bastide_rules::card::Deck;
use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::{FigureKind, Seat, SegmentKind, Token};

use super::{Move, Place};
use crate::cursor::{Cursor, TextError};

const FORMS: &str = "a move: `draw TILE`, `place (X,Y) rN`, `meeple FEATURE (X,Y)/N`, \
    `abbot FEATURE (X,Y)/N`, `return abbot FEATURE (X,Y)/N`, `princess city (X,Y)/N`, \
    `fairy FEATURE (X,Y)/N`, `fairy tile (X,Y)`, `dragon (X,Y)`, `gingerbread city (X,Y)/N`, \
    `take TILE`, `choose draw`, `hand TILE (X,Y) rN`, `shepherd field (X,Y)/N`, `flock grow`, \
    `flock home`, `token TOKEN`, `circle add FEATURE`, `circle remove FEATURE`, \
    `back FEATURE (X,Y)/N`, `card from DECK`, `card is CARD`, `card play CARD`, \
    `card feature FEATURE (X,Y)/N`, `card send FEATURE (X,Y)/N`, `card player N`, \
    `card move FEATURE (X,Y)/N to FEATURE (X,Y)/N`, `card discard CARD`, `card tile TILE` or `pass`";

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
        write!(f, "{} {}{half}/{}", self.feature.name(), CellText(self.cell), self.index)?;
        if self.figure > 0 { write!(f, ".{}", self.figure) } else { Ok(()) }
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
            Self::TakeIntoHand { tile } => write!(f, "take {tile}"),
            Self::ChooseToDraw => f.write_str("choose draw"),
            Self::PlaceFromHand { tile, cell, orientation } => {
                write!(f, "hand {tile} {} {orientation}", CellText(*cell))
            }
            Self::GrowFlock => f.write_str("flock grow"),
            Self::GuideFlockHome => f.write_str("flock home"),
            Self::DrawToken { token } => write!(f, "token {}", token.name()),
            Self::ChooseCropCircle { feature, adds } => {
                write!(f, "circle {} {}", if *adds { "add" } else { "remove" }, feature.name())
            }
            Self::TakeBack { place } => write!(f, "back {place}"),
            Self::TakeCard { deck } => write!(f, "card from {}", deck.name()),
            Self::DrawCard { card } => write!(f, "card is {card}"),
            Self::PlayCard { card } => write!(f, "card play {card}"),
            Self::ChooseFeature { place } => write!(f, "card feature {place}"),
            Self::SendHome { place } => write!(f, "card send {place}"),
            Self::ChoosePlayer { seat } => write!(f, "card player {}", u16::from(seat.0) + 1),
            Self::MoveFollower { from, to } => write!(f, "card move {from} to {to}"),
            Self::DiscardCard { card } => write!(f, "card discard {card}"),
            Self::ChooseTile { tile } => write!(f, "card tile {tile}"),
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
        "take" => Move::TakeIntoHand { tile: cursor.need_word("the id of a tile")?.to_owned() },
        "choose" => {
            choose_draw(cursor)?;
            Move::ChooseToDraw
        }
        "hand" => {
            let tile = cursor.need_word("the id of a tile")?.to_owned();
            let cell = cursor.cell()?;
            let orientation = orientation(cursor)?.unwrap_or_default();
            Move::PlaceFromHand { tile, cell, orientation }
        }
        "flock" => {
            if flock_grows(cursor)? {
                Move::GrowFlock
            } else {
                Move::GuideFlockHome
            }
        }
        "token" => Move::DrawToken { token: token(cursor)? },
        "circle" => {
            let (adds, feature) = circle(cursor)?;
            Move::ChooseCropCircle { feature, adds }
        }
        "back" => Move::TakeBack { place: place(cursor)? },
        "card" => card_move(cursor)?,
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

/// What can come after `card`.
pub(crate) const CARD_WORDS: &str =
    "`from`, `is`, `play`, `feature`, `send`, `player`, `move`, `discard` or `tile`";

/// Takes what comes after `card`.
fn card_move(cursor: &mut Cursor<'_>) -> Result<Move, TextError> {
    let error = cursor.expected(CARD_WORDS);
    Ok(match cursor.word() {
        Some("from") => Move::TakeCard { deck: deck(cursor)? },
        Some("is") => Move::DrawCard { card: card(cursor)? },
        Some("play") => Move::PlayCard { card: card(cursor)? },
        Some("discard") => Move::DiscardCard { card: card(cursor)? },
        Some("feature") => Move::ChooseFeature { place: place(cursor)? },
        Some("send") => Move::SendHome { place: place(cursor)? },
        Some("player") => {
            let wrong = cursor.expected("the number of a player, from 1");
            let number: u8 = cursor.number("the number of a player, from 1")?;
            Move::ChoosePlayer { seat: Seat(number.checked_sub(1).ok_or(wrong)?) }
        }
        Some("move") => {
            let from = place(cursor)?;
            if !cursor.eat_word("to") {
                return Err(cursor.expected("`to`"));
            }
            Move::MoveFollower { from, to: place(cursor)? }
        }
        Some("tile") => Move::ChooseTile { tile: cursor.need_word("the id of a tile")?.to_owned() },
        _ => return Err(error),
    })
}

/// Takes the name of a deck.
pub(crate) fn deck(cursor: &mut Cursor<'_>) -> Result<Deck, TextError> {
    let error = cursor.expected("a deck: `cloister` or `roadside`");
    let word = cursor.word().ok_or_else(|| error.clone())?;
    Deck::ALL.into_iter().find(|deck| deck.name() == word).ok_or(error)
}

/// Takes the id of a card.
pub(crate) fn card(cursor: &mut Cursor<'_>) -> Result<String, TextError> {
    Ok(cursor.need_word("the id of a card, such as C02")?.to_owned())
}

/// Takes `draw`, after `choose`.
pub(crate) fn choose_draw(cursor: &mut Cursor<'_>) -> Result<(), TextError> {
    if cursor.eat_word("draw") { Ok(()) } else { Err(cursor.expected("`draw`")) }
}

/// Takes `grow` or `home`, after `flock`.
pub(crate) fn flock_grows(cursor: &mut Cursor<'_>) -> Result<bool, TextError> {
    if cursor.eat_word("grow") {
        Ok(true)
    } else if cursor.eat_word("home") {
        Ok(false)
    } else {
        Err(cursor.expected("`grow` or `home`"))
    }
}

/// Takes a token, such as `3-sheep` or `wolf`.
pub(crate) fn token(cursor: &mut Cursor<'_>) -> Result<Token, TextError> {
    let names: Vec<&str> = Token::ALL.into_iter().map(Token::name).collect();
    let error = cursor.expected(&format!("a token ({})", names.join(", ")));
    let word = cursor.word().ok_or_else(|| error.clone())?;
    Token::ALL.into_iter().find(|token| token.name() == word).ok_or(error)
}

/// Takes `add FEATURE` or `remove FEATURE`, after `circle`.
pub(crate) fn circle(cursor: &mut Cursor<'_>) -> Result<(bool, SegmentKind), TextError> {
    let adds = cursor.eat_word("add");
    if !adds && !cursor.eat_word("remove") {
        return Err(cursor.expected("`add` or `remove`"));
    }
    Ok((adds, feature(cursor)?))
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
    let index = cursor.digits("the number of the segment among those of its kind, from 0")?;
    let figure =
        if cursor.eat('.') { cursor.digits("which of the figures there, from 0")? } else { 0 };
    Ok(Place { feature, cell, layer, index, figure })
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
