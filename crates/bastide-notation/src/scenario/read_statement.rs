//! Reads setup, position and moves.

use bastide_rules::card::CardId;
use bastide_rules::setup::{Options, SetChoice};
use bastide_rules::{FigureKind, Seat};

use super::Scenario;
use super::neutral::NeutralName;
use super::read_expectation::expectation;
use super::segment::SegmentName;
use super::statement::{MoveName, Play, PositionStatement, SetupStatement, StatementKind, TileAt};
use crate::cursor::{Cursor, TextError};
use crate::moves::convert;
use crate::moves::text::{
    CARD_WORDS, card, choose_draw, circle, deck, figure_kind, flock_grows, orientation, token,
};

/// Words with which a move begins.
const MOVES: [&str; 19] = [
    "draw",
    "place",
    "meeple",
    "abbot",
    "return",
    "princess",
    "fairy",
    "dragon",
    "gingerbread",
    "shepherd",
    "take",
    "choose",
    "hand",
    "flock",
    "token",
    "circle",
    "back",
    "card",
    "pass",
];

pub(super) fn statement(
    cursor: &mut Cursor<'_>,
    scenario: &Scenario,
) -> Result<StatementKind, TextError> {
    let start = cursor.clone();
    let Some(word) = cursor.word() else {
        return Err(cursor.expected("a word"));
    };
    if cursor.eat(':') {
        let seat = seat_named(&start, word, scenario)?;
        return played_by(cursor, scenario, seat).map(StatementKind::Play);
    }
    Ok(match word {
        "sets" => StatementKind::Setup(SetupStatement::Sets(sets(cursor)?)),
        "option" => StatementKind::Setup(option(cursor)?),
        "plain" if cursor.eat_word("tiles") => StatementKind::Setup(SetupStatement::PlainTiles),
        "start" if cursor.eat_word("layout") => {
            let id = cursor.need_word("the id of a start layout")?.to_owned();
            StatementKind::Setup(SetupStatement::StartLayout(id))
        }
        "start" => StatementKind::Setup(SetupStatement::StartTile(tile_at(cursor, scenario)?)),
        "lay" => StatementKind::Position(lay(cursor, scenario)?),
        "scores" => {
            StatementKind::Position(PositionStatement::Scores(points_list(cursor, scenario)?))
        }
        "put" => StatementKind::Position(PositionStatement::Put(NeutralName::read(cursor)?)),
        "turn" => StatementKind::Position(PositionStatement::Turn(seat(cursor, scenario)?)),
        "hands" => StatementKind::Position(PositionStatement::Hands(hands(cursor, scenario)?)),
        "sheep" => {
            let seat = seat(cursor, scenario)?;
            let mut tokens = vec![token(cursor)?];
            while !cursor.is_at_end() {
                tokens.push(token(cursor)?);
            }
            StatementKind::Position(PositionStatement::Sheep { seat, tokens })
        }
        "cards" => StatementKind::Position(PositionStatement::Cards(cards(cursor, scenario)?)),
        "pile" => StatementKind::Pile(pile(cursor, scenario)?),
        "end" => StatementKind::End,
        "expect" => StatementKind::Expect(expectation(cursor, scenario)?),
        word if MOVES.contains(&word) => {
            *cursor = start;
            let action = move_name(cursor, scenario)?;
            StatementKind::Play(Play::Move { seat: None, action })
        }
        _ => {
            return Err(start.expected(
                "a line such as `sets base-c1`, `option farmers = F1`, `lay base-crfr (1,0) r2`, \
                 `red: base-crfr (1,0) r2, meeple city N`, `expect points red 3` or `end`",
            ));
        }
    })
}

/// After `NAME:` comes a whole turn or a single move.
fn played_by(cursor: &mut Cursor<'_>, scenario: &Scenario, seat: Seat) -> Result<Play, TextError> {
    if cursor.peek_word().is_some_and(|word| MOVES.contains(&word)) {
        return Ok(Play::Move { seat: Some(seat), action: move_name(cursor, scenario)? });
    }
    let tile = tile_at(cursor, scenario)?;
    let action = if cursor.eat(',') { Some(move_name(cursor, scenario)?) } else { None };
    if matches!(action, Some(MoveName::Draw(_) | MoveName::Place { .. })) {
        return Err(cursor.error("after the tile comes a figure, `return abbot …` or `pass`"));
    }
    Ok(Play::Turn { seat, tile, action })
}

/// Takes a move whose segments are named by sides.
pub(super) fn move_name(
    cursor: &mut Cursor<'_>,
    scenario: &Scenario,
) -> Result<MoveName, TextError> {
    let error = cursor.expected(
        "a move: `draw TILE`, `place (X,Y) rN`, `meeple city N`, `abbot garden`, \
         `return abbot garden (X,Y)`, `princess city (X,Y) N`, `fairy road (X,Y) E`, \
         `fairy tile (X,Y)`, `dragon (X,Y)`, `gingerbread city (X,Y) N`, `take TILE`, `choose draw`, \
         `hand TILE (X,Y) rN`, `shepherd field E`, `flock grow`, `flock home`, `token 3-sheep`, \
         `circle add city`, `circle remove city`, `back city (X,Y) N`, \
         `card from cloister`, `card is C02`, `card play C06`, `card feature city (X,Y) N`, \
         `card send NAME city (X,Y) N`, `card player NAME`, `card move city (X,Y) N to road (X,Y) E`, \
         `card discard C06`, `card tile TILE` or `pass`",
    );
    let Some(word) = cursor.word() else { return Err(error) };
    Ok(match word {
        "draw" => MoveName::Draw(tile(cursor, scenario)?),
        "place" => {
            let cell = cursor.cell()?;
            MoveName::Place { cell, orientation: orientation(cursor)?.unwrap_or_default() }
        }
        "pass" => MoveName::Pass,
        "take" => MoveName::Take(tile(cursor, scenario)?),
        "choose" => {
            choose_draw(cursor)?;
            MoveName::ChooseToDraw
        }
        "hand" => MoveName::Hand(tile_at(cursor, scenario)?),
        "flock" => MoveName::Flock { grows: flock_grows(cursor)? },
        "token" => MoveName::Token(token(cursor)?),
        "circle" => {
            let (adds, feature) = circle(cursor)?;
            MoveName::Circle { feature, adds }
        }
        "back" => MoveName::Back(SegmentName::read(cursor)?),
        "card" => card_move(cursor, scenario)?,
        "princess" => MoveName::Princess(SegmentName::read(cursor)?),
        "fairy" if cursor.eat_word("tile") => MoveName::FairyToTile(cursor.cell()?),
        "fairy" => MoveName::FairyTo(SegmentName::read(cursor)?),
        "dragon" => MoveName::Dragon(cursor.cell()?),
        "gingerbread" => MoveName::Gingerbread(SegmentName::read(cursor)?),
        "return" if cursor.eat_word("abbot") => MoveName::ReturnAbbot(SegmentName::read(cursor)?),
        word => match figure_kind(word) {
            Some(figure) => MoveName::Figure { figure, segment: SegmentName::read(cursor)? },
            None => return Err(error),
        },
    })
}

/// Takes what comes after `card`.
fn card_move(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<MoveName, TextError> {
    let error = cursor.expected(CARD_WORDS);
    Ok(match cursor.word() {
        Some("from") => MoveName::TakeCard(deck(cursor)?),
        Some("is") => MoveName::DrawCard(known_card(cursor)?),
        Some("play") => MoveName::PlayCard(known_card(cursor)?),
        Some("discard") => MoveName::DiscardCard(known_card(cursor)?),
        Some("feature") => MoveName::CardFeature(SegmentName::read(cursor)?),
        Some("send") => {
            let names_somebody = cursor
                .peek_word()
                .is_some_and(|word| scenario.seats.iter().any(|name| name == word));
            let seat = if names_somebody { Some(seat(cursor, scenario)?) } else { None };
            MoveName::CardSend { seat, segment: SegmentName::read(cursor)? }
        }
        Some("player") => MoveName::CardPlayer(seat(cursor, scenario)?),
        Some("move") => {
            let from = SegmentName::read(cursor)?;
            if !cursor.eat_word("to") {
                return Err(cursor.expected("`to`"));
            }
            MoveName::CardMove { from, to: SegmentName::read(cursor)? }
        }
        Some("tile") => MoveName::CardTile(tile(cursor, scenario)?),
        _ => return Err(error),
    })
}

/// Takes the id of a card that there is.
pub(super) fn known_card(cursor: &mut Cursor<'_>) -> Result<CardId, TextError> {
    let start = cursor.clone();
    let id = card(cursor)?;
    convert::known_card(&id).map_err(|error| start.error(error.to_string()))
}

/// Takes `red C06 R15, blue C07`.
fn cards(
    cursor: &mut Cursor<'_>,
    scenario: &Scenario,
) -> Result<Vec<(Seat, Vec<CardId>)>, TextError> {
    let mut hands = Vec::new();
    loop {
        let seat = seat(cursor, scenario)?;
        let mut held = Vec::new();
        while cursor.peek_word().is_some() {
            held.push(known_card(cursor)?);
        }
        hands.push((seat, held));
        if !cursor.eat(',') {
            return Ok(hands);
        }
    }
}

fn sets(cursor: &mut Cursor<'_>) -> Result<Vec<SetChoice>, TextError> {
    let mut sets = Vec::new();
    while !cursor.is_at_end() || sets.is_empty() {
        let id = cursor.need_word("the id of a tile set, such as base-c1")?.to_owned();
        let copies = cursor.eat_number().unwrap_or(1);
        sets.push(SetChoice { id, copies });
        cursor.eat(',');
    }
    Ok(sets)
}

fn option(cursor: &mut Cursor<'_>) -> Result<SetupStatement, TextError> {
    let start = cursor.clone();
    let id = cursor.need_word("the name of an option")?.to_owned();
    cursor.need('=')?;
    let value = cursor.need_word("a value")?.to_owned();
    Options::default().set(&id, &value).map_err(|error| start.error(error.to_string()))?;
    Ok(SetupStatement::Option { id, value })
}

/// Takes a tile: its id or its short name.
pub(super) fn tile(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<String, TextError> {
    let word = cursor.need_word("a tile (its id, or a name given by `tile NAME = ID`)")?;
    Ok(scenario.aliases.get(word).map_or(word, String::as_str).to_owned())
}

pub(super) fn tile_at(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<TileAt, TextError> {
    let tile = tile(cursor, scenario)?;
    let cell = cursor.cell()?;
    let orientation = orientation(cursor)?.unwrap_or_default();
    Ok(TileAt { tile, cell, orientation })
}

fn lay(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<PositionStatement, TextError> {
    let tile = tile_at(cursor, scenario)?;
    let mut figures = Vec::new();
    while cursor.eat(',') {
        let (seat, figure) = figure_of(cursor, scenario)?;
        figures.push((seat, figure, SegmentName::read(cursor)?));
    }
    Ok(PositionStatement::Lay { tile, figures })
}

/// Takes `red meeple`.
pub(super) fn figure_of(
    cursor: &mut Cursor<'_>,
    scenario: &Scenario,
) -> Result<(Seat, FigureKind), TextError> {
    let seat = seat(cursor, scenario)?;
    let names: Vec<&str> = FigureKind::ALL.into_iter().map(FigureKind::name).collect();
    let error = cursor.expected(&format!("a figure ({})", names.join(", ")));
    let figure = cursor.word().and_then(figure_kind).ok_or(error)?;
    Ok((seat, figure))
}

/// Takes the name of a player.
pub(super) fn seat(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<Seat, TextError> {
    let start = cursor.clone();
    let word = cursor.need_word("the name of a player")?;
    seat_named(&start, word, scenario)
}

fn seat_named(start: &Cursor<'_>, word: &str, scenario: &Scenario) -> Result<Seat, TextError> {
    scenario.seats.iter().position(|name| name == word).map(|index| Seat(index as u8)).ok_or_else(
        || {
            let names = scenario.seats.join(", ");
            start.error(format!("there is no player {word:?}; there are: {names}"))
        },
    )
}

/// Takes `red 3, blue 4`.
pub(super) fn points_list(
    cursor: &mut Cursor<'_>,
    scenario: &Scenario,
) -> Result<Vec<(Seat, i32)>, TextError> {
    let mut list = Vec::new();
    loop {
        list.push((seat(cursor, scenario)?, cursor.number("points")?));
        if !cursor.eat(',') {
            return Ok(list);
        }
    }
}

/// Takes `red H1-01 H1-04, blue H2-09`.
fn hands(
    cursor: &mut Cursor<'_>,
    scenario: &Scenario,
) -> Result<Vec<(Seat, Vec<String>)>, TextError> {
    let mut hands = Vec::new();
    loop {
        let seat = seat(cursor, scenario)?;
        let mut tiles = Vec::new();
        while cursor.peek_word().is_some() {
            tiles.push(tile(cursor, scenario)?);
        }
        hands.push((seat, tiles));
        if !cursor.eat(',') {
            return Ok(hands);
        }
    }
}

fn pile(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<Vec<(String, u16)>, TextError> {
    let mut pile = Vec::new();
    if cursor.eat_word("none") {
        return Ok(pile);
    }
    loop {
        let tile = tile(cursor, scenario)?;
        pile.push((tile, cursor.eat_number().unwrap_or(1)));
        if !cursor.eat(',') {
            return Ok(pile);
        }
    }
}
