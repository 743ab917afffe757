//! Reads what comes after `expect`.

use bastide_rules::geometry::Orientation;
use bastide_rules::{SegmentKind, TermKind};

use super::Scenario;
use super::neutral::{FIGURES, NeutralName, points_from};
use super::parse::is_rule_id;
use super::read_statement::{figure_of, known_card, move_name, points_list, seat, tile, tile_at};
use super::segment::SegmentName;
use super::statement::{DecisionName, Expectation, MoveName, Property, ScoreName, TermName};
use crate::cursor::{Cursor, TextError};
use crate::moves::text::{deck, feature, orientation};

pub(super) fn expectation(
    cursor: &mut Cursor<'_>,
    scenario: &Scenario,
) -> Result<Expectation, TextError> {
    let start = cursor.clone();
    let error = || {
        start.expected(
            "points, scored, scores, not scored, returned, legal, not legal, decision, turn, feature, \
             joined, apart, on, supply, placements, actions, left, discarded, set aside, hand, \
             under hills, sheep, cards, cards left, card discarded, noted, turned, upright, lies, empty, over, winner, dragon, fairy, gingerbread or no game",
        )
    };
    if cursor.peek_word().is_some_and(|word| FIGURES.contains(&word)) {
        return Ok(Expectation::Neutral(NeutralName::read(cursor)?));
    }
    Ok(match cursor.word().ok_or_else(error)? {
        "points" => Expectation::Points(points_list(cursor, scenario)?),
        "scored" => scored(cursor, scenario)?,
        "scores" => {
            cursor.need('=')?;
            let mut list = Vec::new();
            loop {
                let seat = seat(cursor, scenario)?;
                list.push((seat, cursor.number("points")?, points_from(cursor)?));
                if !cursor.eat(',') {
                    break Expectation::Scores(list);
                }
            }
        }
        "not" if cursor.eat_word("scored") => {
            let seat = seat(cursor, scenario)?;
            let kind = if cursor.is_at_end() { None } else { Some(points_from(cursor)?) };
            Expectation::NotScored(Some((seat, kind)))
        }
        "returned" => returned(cursor, scenario)?,
        "legal" => {
            let (seat, action) = possible_move(cursor, scenario)?;
            Expectation::Legal { seat, action }
        }
        "not" if cursor.eat_word("legal") => {
            let (seat, action) = possible_move(cursor, scenario)?;
            Expectation::NotLegal { seat, action, rule: by_rule(cursor)? }
        }
        "decision" => decision(cursor, scenario)?,
        "over" => Expectation::Decision(None),
        "turn" => Expectation::Turn(seat(cursor, scenario)?),
        "feature" => {
            let segment = SegmentName::read(cursor)?;
            cursor.need(':')?;
            Expectation::Feature { segment, properties: properties(cursor, scenario)? }
        }
        "joined" => Expectation::Joined { segments: segments(cursor)?, apart: false },
        "apart" => Expectation::Joined { segments: segments(cursor)?, apart: true },
        "on" => on(cursor, scenario)?,
        "supply" => {
            let (seat, figure) = figure_of(cursor, scenario)?;
            Expectation::Supply { seat, figure, count: cursor.number("a number of figures")? }
        }
        "placements" => placements(cursor, scenario)?,
        "actions" => actions(cursor, scenario)?,
        "left" => match cursor.eat_number() {
            Some(count) => Expectation::Left { tile: None, count },
            None => {
                let tile = tile(cursor, scenario)?;
                let count = cursor.number("a number of tiles")?;
                Expectation::Left { tile: Some(tile), count }
            }
        },
        "discarded" => {
            let tile = tile(cursor, scenario)?;
            Expectation::Discarded { tile, rule: by_rule(cursor)? }
        }
        "set" if cursor.eat_word("aside") => Expectation::SetAside(tile(cursor, scenario)?),
        "hand" => {
            let seat = seat(cursor, scenario)?;
            match cursor.eat_number() {
                Some(count) => Expectation::HandSize { seat, count },
                None => {
                    let mut tiles = Vec::new();
                    while cursor.peek_word().is_some() {
                        tiles.push(tile(cursor, scenario)?);
                    }
                    Expectation::Hand { seat, tiles }
                }
            }
        }
        "cards" if cursor.eat_word("left") => {
            let deck = deck(cursor)?;
            Expectation::CardsLeft { deck, count: cursor.number("a number of cards")? }
        }
        "cards" => {
            let seat = seat(cursor, scenario)?;
            match cursor.eat_number() {
                Some(count) => Expectation::CardCount { seat, count },
                None => {
                    let mut cards = Vec::new();
                    while cursor.peek_word().is_some() {
                        cards.push(known_card(cursor)?);
                    }
                    Expectation::Cards { seat, cards }
                }
            }
        }
        "card" if cursor.eat_word("discarded") => Expectation::CardDiscarded(known_card(cursor)?),
        "noted" => {
            let seat = seat(cursor, scenario)?;
            Expectation::Noted { seat, points: cursor.number("points")? }
        }
        "turned" => Expectation::Turned { segment: SegmentName::read(cursor)?, turned: true },
        "upright" => Expectation::Turned { segment: SegmentName::read(cursor)?, turned: false },
        "under" if cursor.eat_word("hills") => {
            Expectation::UnderHills(cursor.number("a number of tiles")?)
        }
        "sheep" => {
            let seat = seat(cursor, scenario)?;
            Expectation::Sheep { seat, count: cursor.number("a number of sheep")? }
        }
        "lies" => Expectation::Lies(tile_at(cursor, scenario)?),
        "empty" => Expectation::Empty(cursor.cell()?),
        "winner" | "winners" => {
            let mut seats = vec![seat(cursor, scenario)?];
            while !cursor.is_at_end() {
                cursor.eat(',');
                seats.push(seat(cursor, scenario)?);
            }
            Expectation::Winners(seats)
        }
        "no" if cursor.eat_word("game") => {
            cursor.need(':')?;
            let text = cursor.rest().to_owned();
            while cursor.word().is_some() || !cursor.is_at_end() && eat_any(cursor) {}
            if text.is_empty() {
                return Err(cursor.expected("a part of the message"));
            }
            Expectation::NoGame(text)
        }
        _ => return Err(error()),
    })
}

/// Takes a sign of punctuation.
fn eat_any(cursor: &mut Cursor<'_>) -> bool {
    cursor.rest().chars().next().is_some_and(|letter| cursor.eat(letter))
}

/// Takes `by RULE` if it comes next.
fn by_rule(cursor: &mut Cursor<'_>) -> Result<Option<String>, TextError> {
    if !cursor.eat_word("by") {
        return Ok(None);
    }
    let error = cursor.expected("the id of a rule, such as BG-31");
    let rule = cursor.word().filter(|word| is_rule_id(word)).ok_or(error)?;
    Ok(Some(rule.to_owned()))
}

fn scored(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<Expectation, TextError> {
    if cursor.eat_word("nothing") {
        return Ok(Expectation::NotScored(None));
    }
    let seat = seat(cursor, scenario)?;
    let points = cursor.number("points")?;
    let feature = points_from(cursor)?;
    let rule = by_rule(cursor)?;
    let terms = if cursor.eat('=') { Some(terms(cursor)?) } else { None };
    Ok(Expectation::Scored(ScoreName { seat, points, feature, rule, terms }))
}

const TERMS: [TermKind; 15] = [
    TermKind::Tiles,
    TermKind::Pennants,
    TermKind::Surroundings,
    TermKind::Cities,
    TermKind::PigHerd,
    TermKind::Fairy,
    TermKind::GingerbreadKnights,
    TermKind::Vineyards,
    TermKind::Sheep,
    TermKind::FixedFlock,
    TermKind::Card,
    TermKind::Noted,
    TermKind::SupplyFollowers,
    TermKind::HalfLost,
    TermKind::Shared,
];

/// Takes `3 tiles x 2 by RV-14 + 1 pennants x 2`.
fn terms(cursor: &mut Cursor<'_>) -> Result<Vec<TermName>, TextError> {
    let mut list = Vec::new();
    loop {
        let count = cursor.number("a count, as in `3 tiles x 2`")?;
        let names: Vec<&str> = TERMS.into_iter().map(TermKind::name).collect();
        let error = cursor.expected(&format!("what is counted ({})", names.join(", ")));
        let what = TERMS
            .into_iter()
            .find(|kind| cursor.eat_words(&kind.name().split(' ').collect::<Vec<_>>()))
            .ok_or(error)?;
        if !cursor.eat_word("x") {
            return Err(cursor.expected("`x` and the points for each"));
        }
        let each = cursor.number("the points for each")?;
        list.push(TermName { count, what, each, rule: by_rule(cursor)? });
        if !cursor.eat_word("+") {
            return Ok(list);
        }
    }
}

fn returned(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<Expectation, TextError> {
    if cursor.eat_word("nothing") {
        return Ok(Expectation::NothingReturned);
    }
    let (seat, figure) = figure_of(cursor, scenario)?;
    let kind: Option<SegmentKind> =
        if cursor.eat_word("from") { Some(feature(cursor)?) } else { None };
    Ok(Expectation::Returned { seat, figure, feature: kind, rule: by_rule(cursor)? })
}

/// Takes a move, with the player who makes it if one is named.
fn possible_move(
    cursor: &mut Cursor<'_>,
    scenario: &Scenario,
) -> Result<(Option<bastide_rules::Seat>, MoveName), TextError> {
    let mut ahead = cursor.clone();
    let named = ahead.word().is_some() && ahead.eat(':');
    let mut by = None;
    if named {
        by = Some(seat(cursor, scenario)?);
        cursor.eat(':');
    }
    Ok((by, move_name(cursor, scenario)?))
}

fn decision(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<Expectation, TextError> {
    if cursor.eat_word("over") {
        return Ok(Expectation::Decision(None));
    }
    if cursor.eat_words(&["chance", "draw"]) {
        return Ok(Expectation::Decision(Some(DecisionName::Draw)));
    }
    if cursor.eat_words(&["chance", "deal"]) {
        return Ok(Expectation::Decision(Some(DecisionName::Deal)));
    }
    if cursor.eat_words(&["chance", "token"]) {
        return Ok(Expectation::Decision(Some(DecisionName::Token)));
    }
    if cursor.eat_words(&["chance", "card"]) {
        return Ok(Expectation::Decision(Some(DecisionName::Card)));
    }
    if cursor.eat_words(&["chance", "hand"]) {
        return Ok(Expectation::Decision(Some(DecisionName::LoseCard)));
    }
    let seat = seat(cursor, scenario)?;
    let error = cursor.expected(
        "`place`, `action`, `dragon` and the number of the step, `fairy`, `gingerbread`, `pick`, \
         `source`, `flock`, `circle`, `circle-answer`, `cards`, `aim`, `answer`, `scoring-card`, \
         `choose-tile` or `discard`",
    );
    let decision = match cursor.word() {
        Some("place") => DecisionName::Place(seat),
        Some("action") => DecisionName::Action(seat),
        Some("dragon") => DecisionName::Dragon(seat, cursor.number("the number of the step")?),
        Some("fairy") => DecisionName::Fairy(seat),
        Some("gingerbread") => DecisionName::Gingerbread(seat),
        Some("pick") => DecisionName::Pick(seat),
        Some("source") => DecisionName::Source(seat),
        Some("flock") => DecisionName::Flock(seat),
        Some("circle") => DecisionName::Circle(seat),
        Some("circle-answer") => DecisionName::CircleAnswer(seat),
        Some("cards") => DecisionName::Cards(seat),
        Some("aim") => DecisionName::Aim(seat),
        Some("answer") => DecisionName::Answer(seat),
        Some("scoring-card") => DecisionName::ScoringCard(seat),
        Some("choose-tile") => DecisionName::ChooseTile(seat),
        Some("discard") => DecisionName::DiscardCard(seat),
        _ => return Err(error),
    };
    Ok(Expectation::Decision(Some(decision)))
}

fn properties(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<Vec<Property>, TextError> {
    let mut list = Vec::new();
    loop {
        let error = cursor.expected(
            "`cells N`, `pieces N`, `open N`, `pennants N`, `points N`, `complete`, \
             `incomplete`, `owner NAME` or `owner nobody`",
        );
        list.push(match cursor.word() {
            Some("cells") => Property::Cells(cursor.number("a number")?),
            Some("pieces") => Property::Pieces(cursor.number("a number")?),
            Some("open") => Property::Open(cursor.number("a number")?),
            Some("pennants") => Property::Pennants(cursor.number("a number")?),
            Some("points") => Property::Points(cursor.number("points")?),
            Some("complete") => Property::Complete(true),
            Some("incomplete") => Property::Complete(false),
            Some("owner" | "owners") => {
                let mut owners = Vec::new();
                if !cursor.eat_word("nobody") {
                    owners.push(seat(cursor, scenario)?);
                    while cursor.peek_word().is_some() {
                        owners.push(seat(cursor, scenario)?);
                    }
                }
                Property::Owners(owners)
            }
            _ => return Err(error),
        });
        if !cursor.eat(',') {
            return Ok(list);
        }
    }
}

/// Takes two segments or more, joined by `and`.
fn segments(cursor: &mut Cursor<'_>) -> Result<Vec<SegmentName>, TextError> {
    let mut list = vec![SegmentName::read(cursor)?];
    while cursor.eat_word("and") {
        list.push(SegmentName::read(cursor)?);
    }
    if list.len() < 2 {
        return Err(cursor.expected("`and` and another segment"));
    }
    Ok(list)
}

fn on(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<Expectation, TextError> {
    let segment = SegmentName::read(cursor)?;
    cursor.need(':')?;
    let mut figures = Vec::new();
    if !cursor.eat_word("nobody") {
        loop {
            figures.push(figure_of(cursor, scenario)?);
            if !cursor.eat(',') {
                break;
            }
        }
    }
    Ok(Expectation::On { segment, figures })
}

fn placements(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<Expectation, TextError> {
    let mut tile_named = None;
    if !cursor.eat('=') {
        if let Some(count) = cursor.eat_number() {
            return Ok(Expectation::PlacementCount { tile: None, count });
        }
        tile_named = Some(tile(cursor, scenario)?);
        if !cursor.eat('=') {
            let error = cursor.expected("a number, or `=` and the list of places");
            let count = cursor.eat_number().ok_or(error)?;
            return Ok(Expectation::PlacementCount { tile: tile_named, count });
        }
    }
    let mut places = Vec::new();
    if cursor.eat_word("none") {
        return Ok(Expectation::Placements { tile: tile_named, places });
    }
    loop {
        let cell = cursor.cell()?;
        let mut turned: Vec<Orientation> = Vec::new();
        while let Some(one) = orientation(cursor)? {
            turned.push(one);
        }
        if turned.is_empty() {
            return Err(cursor.expected("orientations, such as `r0 r2`"));
        }
        places.extend(turned.into_iter().map(|orientation| (cell, orientation)));
        if !cursor.eat(',') {
            return Ok(Expectation::Placements { tile: tile_named, places });
        }
    }
}

fn actions(cursor: &mut Cursor<'_>, scenario: &Scenario) -> Result<Expectation, TextError> {
    cursor.need('=')?;
    let mut list = Vec::new();
    loop {
        list.push(move_name(cursor, scenario)?);
        if !cursor.eat(',') {
            return Ok(Expectation::Actions(list));
        }
    }
}
