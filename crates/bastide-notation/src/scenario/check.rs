//! Compares an expectation with the game and with what just happened.

use bastide_rules::card::CardId;
use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::{
    Action, Actor, DecisionKind, Event, Events, FeatureInfo, FigureKind, Game, PointsFrom, Score,
    Seat,
};

use super::run::Run;
use super::segment::SegmentName;
use super::statement::{DecisionName, Expectation, MoveName, Property, ScoreName, TileAt};
use crate::moves::text::CellText;

/// `Err` says what was found instead.
pub(super) fn check(run: &Run<'_>, expectation: &Expectation) -> Result<(), String> {
    let game = &run.game;
    match expectation {
        Expectation::Points(expected) => points(run, expected),
        Expectation::Scored(expected) => scored(run, expected),
        Expectation::Scores(expected) => {
            let found =
                run.events.scores().map(|score| (score.seat, score.points, PointsFrom::of(score)));
            if found.eq(expected.iter().copied()) { Ok(()) } else { Err(scores(run)) }
        }
        Expectation::NotScored(None) => {
            if run.events.scores().all(|score| score.points == 0) {
                Ok(())
            } else {
                Err(scores(run))
            }
        }
        Expectation::NotScored(Some((seat, feature))) => {
            let hit = run.events.scores().any(|score| {
                score.seat == *seat
                    && feature.is_none_or(|feature| feature == PointsFrom::of(score))
            });
            if hit { Err(scores(run)) } else { Ok(()) }
        }
        Expectation::Returned { .. } | Expectation::NothingReturned => returned(run, expectation),
        Expectation::Legal { seat, action } => match try_move(run, *seat, action)? {
            Ok(()) => Ok(()),
            Err(refusal) => Err(refusal.to_string()),
        },
        Expectation::NotLegal { seat, action, rule } => match (try_move(run, *seat, action)?, rule)
        {
            (Ok(()), _) => Err("it is legal".to_owned()),
            (Err(refusal), Some(rule)) if refusal.rule.0 != rule => Err(refusal.to_string()),
            _ => Ok(()),
        },
        Expectation::Decision(expected) => decision(run, *expected),
        Expectation::Turn(seat) => {
            let active = game.active_seat();
            if active == *seat { Ok(()) } else { Err(format!("the turn of {}", run.name(active))) }
        }
        Expectation::Feature { segment, properties } => feature(run, segment, properties),
        Expectation::Joined { segments, apart } => joined(run, segments, *apart),
        Expectation::On { segment, figures } => on(run, segment, figures),
        Expectation::Supply { seat, figure, count } => same(&game.supply(*seat, *figure), count),
        Expectation::PlacementCount { tile, count } => {
            same(&placements(run, tile.as_deref())?.len(), count)
        }
        Expectation::Placements { tile, places } => {
            placement_list(placements(run, tile.as_deref())?, places)
        }
        Expectation::Neutral(expected) => expected.check(run),
        Expectation::HandSize { seat, count } => same(&game.hand_size(*seat), count),
        Expectation::Hand { seat, tiles } => {
            let held = game.hand(*seat).flat_map(|(kind, count)| {
                let id = game.rules().kind(kind).tile.id.clone();
                std::iter::repeat_n(id, usize::from(count))
            });
            let mut expected = tiles.clone();
            expected.sort();
            let held: Vec<String> = held.collect();
            if held == expected { Ok(()) } else { Err(format!("hand {}", held.join(" "))) }
        }
        Expectation::CardCount { seat, count } => {
            let held: u32 = game.card_hand(*seat).map(|(_, count)| u32::from(count)).sum();
            same(&held, count)
        }
        Expectation::Cards { seat, cards } => {
            let held = game.card_hand(*seat);
            let held: Vec<CardId> = held
                .flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
                .collect();
            let mut expected = cards.clone();
            expected.sort_unstable();
            if held == expected { Ok(()) } else { Err(format!("cards {}", card_names(&held))) }
        }
        Expectation::CardDiscarded(card) => {
            let pile: Vec<CardId> = game.discarded_cards().map(|(card, _)| card).collect();
            if pile.contains(card) { Ok(()) } else { Err(format!("pile {}", card_names(&pile))) }
        }
        Expectation::CardsLeft { deck, count } => same(&game.cards_left(*deck), count),
        Expectation::Noted { seat, points } => same(&game.noted_points(*seat), points),
        Expectation::Turned { segment, turned } => {
            let spot = segment.resolve(game, run.newest)?;
            match game.is_turned(spot) {
                found if found == *turned => Ok(()),
                true => Err("turned".to_owned()),
                false => Err("upright".to_owned()),
            }
        }
        Expectation::UnderHills(count) => same(&game.hidden_tiles(), count),
        Expectation::Sheep { seat, count } => same(&game.sheep(*seat), count),
        Expectation::Actions(expected) => actions(run, expected),
        Expectation::Left { tile: None, count } => same(&game.tiles_left(), count),
        Expectation::Left { tile: Some(tile), count } => {
            let kind = game.rules().kind_of_tile(tile);
            same(&kind.map_or(0, |kind| game.copies_left(kind)), count)
        }
        Expectation::Discarded { tile, rule } => discarded(run, tile, rule.as_deref()),
        Expectation::SetAside(tile) => set_aside(run, tile),
        Expectation::Lies(expected) => lies(run, expected),
        Expectation::Empty(cell) => match game.pieces_in(*cell).next() {
            None => Ok(()),
            Some(_) => Err(whats_in(game, *cell)),
        },
        Expectation::Winners(expected) => winners(run, expected),
        // Such a scenario has no game; it never comes here.
        Expectation::NoGame(_) => Err("a game".to_owned()),
    }
}

fn same<T: PartialEq + std::fmt::Display>(found: &T, expected: &T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(found.to_string()) }
}

/// The ids of cards.
fn card_names(list: &[CardId]) -> String {
    let names = list.iter().filter_map(|card| card.card());
    names.map(|card| card.id.as_str()).collect::<Vec<_>>().join(" ")
}

fn no_tile(tile: &str) -> String {
    format!("no tile {tile:?} in this game")
}

fn points(run: &Run<'_>, expected: &[(Seat, i32)]) -> Result<(), String> {
    let scores = run.game.scores();
    if expected.iter().all(|(seat, points)| scores[seat.index()] == *points) {
        return Ok(());
    }
    let found =
        expected.iter().map(|(seat, _)| format!("{} {}", run.name(*seat), scores[seat.index()]));
    Err(found.collect::<Vec<_>>().join(", "))
}

/// The scores that just happened, in words.
fn scores(run: &Run<'_>) -> String {
    let list: Vec<String> = run.events.scores().map(|score| score_in_words(run, score)).collect();
    if list.is_empty() { "no scores".to_owned() } else { list.join("; ") }
}

fn score_in_words(run: &Run<'_>, score: &Score) -> String {
    let terms: Vec<String> = run
        .events
        .explanation(score)
        .terms
        .iter()
        .map(|term| {
            let rule = term.rule;
            let by = if rule == score.rule { String::new() } else { format!(" by {rule}") };
            format!("{} {} x {}{by}", term.count, term.what.name(), term.each)
        })
        .collect();
    let name = run.name(score.seat);
    let feature = PointsFrom::of(score).name();
    format!("{name} {} {feature} by {} = {}", score.points, score.rule, terms.join(" + "))
}

fn scored(run: &Run<'_>, expected: &ScoreName) -> Result<(), String> {
    let hit = run.events.scores().any(|score| {
        score.seat == expected.seat
            && score.points == expected.points
            && PointsFrom::of(score) == expected.feature
            && expected.rule.as_ref().is_none_or(|rule| score.rule.0 == rule)
            && expected.terms.as_ref().is_none_or(|terms| {
                let found = run.events.explanation(score).terms;
                found.len() == terms.len()
                    && found.iter().zip(terms).all(|(term, name)| {
                        (term.count, term.what, term.each) == (name.count, name.what, name.each)
                            && name.rule.as_ref().is_none_or(|rule| term.rule.0 == rule)
                    })
            })
    });
    if hit { Ok(()) } else { Err(scores(run)) }
}

fn returned(run: &Run<'_>, expectation: &Expectation) -> Result<(), String> {
    let list: Vec<_> = run
        .events
        .list()
        .iter()
        .filter_map(|event| match event {
            Event::FigureReturned { seat, kind, spot, rule, .. } => {
                Some((*seat, *kind, *spot, *rule))
            }
            _ => None,
        })
        .collect();
    let feature_of = |spot| run.game.feature(spot).map(|info| info.kind);
    let hit = match expectation {
        Expectation::Returned { seat, figure, feature, rule } => {
            list.iter().any(|(whose, kind, spot, by)| {
                whose == seat
                    && kind == figure
                    && feature.is_none_or(|feature| feature_of(*spot) == Some(feature))
                    && rule.as_ref().is_none_or(|rule| by.0 == rule)
            })
        }
        _ => list.is_empty(),
    };
    if hit {
        return Ok(());
    }
    let words = list.iter().map(|(seat, kind, spot, rule)| {
        let feature = feature_of(*spot).map_or("nowhere", |feature| feature.name());
        format!("{} {} from {feature} by {rule}", run.name(*seat), kind.name())
    });
    let words: Vec<String> = words.collect();
    Err(if words.is_empty() { "nothing returned".to_owned() } else { words.join(", ") })
}

/// Tries a move on a copy. The outer error says that the move can't even be named.
fn try_move(
    run: &Run<'_>,
    seat: Option<Seat>,
    name: &MoveName,
) -> Result<Result<(), bastide_rules::Refusal>, String> {
    let action = run.action(name)?;
    let mut copy = run.game.clone();
    let actor = seat.map(Actor::Seat).or(copy.decision().actor).unwrap_or(Actor::Chance);
    Ok(copy.apply(actor, action, &mut Events::off()))
}

fn decision(run: &Run<'_>, expected: Option<DecisionName>) -> Result<(), String> {
    let decision = run.game.decision();
    let found = match (decision.actor, decision.kind) {
        (Some(Actor::Seat(seat)), DecisionKind::PlaceTile { .. }) => {
            Some(DecisionName::Place(seat))
        }
        (Some(Actor::Seat(seat)), DecisionKind::MainAction) => Some(DecisionName::Action(seat)),
        (Some(Actor::Seat(seat)), DecisionKind::MoveDragon { step }) => {
            Some(DecisionName::Dragon(seat, step))
        }
        (Some(Actor::Seat(seat)), DecisionKind::MoveFairy) => Some(DecisionName::Fairy(seat)),
        (Some(Actor::Seat(seat)), DecisionKind::MoveGingerbreadMan) => {
            Some(DecisionName::Gingerbread(seat))
        }
        (_, DecisionKind::DrawTile) => Some(DecisionName::Draw),
        (Some(Actor::Chance), DecisionKind::TakeIntoHand) => Some(DecisionName::Deal),
        (Some(Actor::Seat(seat)), DecisionKind::TakeIntoHand) => Some(DecisionName::Pick(seat)),
        (Some(Actor::Seat(seat)), DecisionKind::ChooseSource) => Some(DecisionName::Source(seat)),
        (_, DecisionKind::DrawToken) => Some(DecisionName::Token),
        (Some(Actor::Seat(seat)), DecisionKind::Flock) => Some(DecisionName::Flock(seat)),
        (Some(Actor::Seat(seat)), DecisionKind::CropCircle) => Some(DecisionName::Circle(seat)),
        (Some(Actor::Seat(seat)), DecisionKind::CropCircleFollower { .. }) => {
            Some(DecisionName::CircleAnswer(seat))
        }
        (_, DecisionKind::DrawCard { .. }) => Some(DecisionName::Card),
        (_, DecisionKind::LoseCard { .. }) => Some(DecisionName::LoseCard),
        (Some(Actor::Seat(seat)), DecisionKind::Cards { .. }) => Some(DecisionName::Cards(seat)),
        (Some(Actor::Seat(seat)), DecisionKind::AimCard { .. }) => Some(DecisionName::Aim(seat)),
        (Some(Actor::Seat(seat)), DecisionKind::AnswerCard { .. }) => {
            Some(DecisionName::Answer(seat))
        }
        (Some(Actor::Seat(seat)), DecisionKind::ScoringCard { .. }) => {
            Some(DecisionName::ScoringCard(seat))
        }
        (Some(Actor::Seat(seat)), DecisionKind::ChooseTile) => Some(DecisionName::ChooseTile(seat)),
        (Some(Actor::Seat(seat)), DecisionKind::DiscardCard) => {
            Some(DecisionName::DiscardCard(seat))
        }
        _ => None,
    };
    if found == expected { Ok(()) } else { Err(run.waiting()) }
}

fn info(run: &Run<'_>, segment: &SegmentName) -> Result<FeatureInfo, String> {
    let spot = segment.resolve(&run.game, run.newest)?;
    run.game.feature(spot).ok_or_else(|| format!("there is no {segment}"))
}

fn feature(run: &Run<'_>, segment: &SegmentName, expected: &[Property]) -> Result<(), String> {
    let info = info(run, segment)?;
    let is_met = |property: &Property| match property {
        Property::Cells(cells) => info.cells == *cells,
        Property::Pieces(pieces) => info.pieces == *pieces,
        Property::Open(open) => info.open == *open,
        Property::Pennants(pennants) => info.pennants == *pennants,
        Property::Complete(complete) => info.complete == *complete,
        Property::Points(points) => info.points == *points,
        Property::Owners(owners) => {
            let mut owners = owners.clone();
            owners.sort_unstable();
            info.owners == owners
        }
    };
    if expected.iter().all(is_met) {
        return Ok(());
    }
    let owners: Vec<&str> = info.owners.iter().map(|seat| run.name(*seat)).collect();
    Err(format!(
        "cells {}, pieces {}, open {}, pennants {}, {}, owner {}, points {}",
        info.cells,
        info.pieces,
        info.open,
        info.pennants,
        if info.complete { "complete" } else { "incomplete" },
        if owners.is_empty() { "nobody".to_owned() } else { owners.join(" ") },
        info.points
    ))
}

fn joined(run: &Run<'_>, segments: &[SegmentName], apart: bool) -> Result<(), String> {
    let mut numbers = Vec::new();
    for segment in segments {
        let spot = segment.resolve(&run.game, run.newest)?;
        numbers.push(run.game.feature_number(spot));
    }
    let mut different = numbers.clone();
    different.sort_unstable();
    different.dedup();
    let hit = if apart { different.len() == numbers.len() } else { different.len() == 1 };
    if hit {
        return Ok(());
    }
    let groups = numbers.iter().zip(segments).map(|(number, segment)| {
        let group = different.iter().position(|other| other == number).unwrap_or_default();
        format!("{segment} in feature {}", group + 1)
    });
    Err(groups.collect::<Vec<_>>().join(", "))
}

fn on(run: &Run<'_>, segment: &SegmentName, expected: &[(Seat, FigureKind)]) -> Result<(), String> {
    let spot = segment.resolve(&run.game, run.newest)?;
    let mut found = run.game.figures_on_feature(spot);
    let mut expected = expected.to_vec();
    found.sort_unstable();
    expected.sort_unstable();
    if found == expected {
        return Ok(());
    }
    let words: Vec<String> =
        found.iter().map(|(seat, kind)| format!("{} {}", run.name(*seat), kind.name())).collect();
    Err(if words.is_empty() { "nobody".to_owned() } else { words.join(", ") })
}

/// The places for the drawn tile, or for `tile` if it were drawn now.
fn placements(run: &Run<'_>, tile: Option<&str>) -> Result<Vec<(Cell, Orientation)>, String> {
    let mut game = run.game.clone();
    if let Some(tile) = tile {
        let kind = game.rules().kind_of_tile(tile).ok_or_else(|| no_tile(tile))?;
        if game.decision().kind == DecisionKind::DrawTile {
            game.play(Action::Draw(kind), &mut Events::off())
                .map_err(|refusal| format!("{tile} can't be drawn: {refusal}"))?;
            if game.drawn_tile() != Some(kind) {
                return Ok(Vec::new());
            }
        } else if game.drawn_tile() != Some(kind) {
            return Err(format!("{tile} is not to be placed now: {}", run.waiting()));
        }
    }
    if !matches!(game.decision().kind, DecisionKind::PlaceTile { .. }) {
        return Err(run.waiting());
    }
    let list = game.legal_action_list().into_iter().filter_map(|action| match action {
        Action::PlaceTile { cell, orientation } => Some((cell, orientation)),
        _ => None,
    });
    Ok(list.collect())
}

fn placement_list(
    mut found: Vec<(Cell, Orientation)>,
    expected: &[(Cell, Orientation)],
) -> Result<(), String> {
    let mut expected = expected.to_vec();
    let order = |(cell, orientation): &(Cell, Orientation)| (cell.reading_order(), *orientation);
    found.sort_unstable_by_key(order);
    expected.sort_unstable_by_key(order);
    if found == expected {
        return Ok(());
    }
    let mut words = String::new();
    let mut last = None;
    for (cell, orientation) in found {
        if last != Some(cell) {
            let comma = if last.is_some() { ", " } else { "" };
            words.push_str(&format!("{comma}{}", CellText(cell)));
            last = Some(cell);
        }
        words.push_str(&format!(" {orientation}"));
    }
    Err(if words.is_empty() { "none".to_owned() } else { words })
}

fn actions(run: &Run<'_>, expected: &[MoveName]) -> Result<(), String> {
    let found = run.game.legal_action_list();
    let mut wanted = Vec::new();
    for name in expected {
        wanted.push(run.action(name)?);
    }
    let all_there = wanted.iter().all(|action| found.contains(action));
    if all_there && wanted.len() == found.len() {
        return Ok(());
    }
    Err(found.into_iter().map(|action| run.describe(action)).collect::<Vec<_>>().join(", "))
}

fn discarded(run: &Run<'_>, tile: &str, rule: Option<&str>) -> Result<(), String> {
    let kind = run.game.rules().kind_of_tile(tile).ok_or_else(|| no_tile(tile))?;
    let hit = run.events.list().iter().any(|event| match event {
        Event::TileDiscarded { tile, rule: by } => {
            *tile == kind && rule.is_none_or(|rule| by.0 == rule)
        }
        _ => false,
    });
    if hit { Ok(()) } else { Err(fate_of_tiles(run)) }
}

fn set_aside(run: &Run<'_>, tile: &str) -> Result<(), String> {
    let kind = run.game.rules().kind_of_tile(tile).ok_or_else(|| no_tile(tile))?;
    if run
        .events
        .list()
        .iter()
        .any(|event| matches!(event, Event::TileSetAside { tile, .. } if *tile == kind))
    {
        Ok(())
    } else {
        Err(fate_of_tiles(run))
    }
}

/// What happened to tiles just now.
fn fate_of_tiles(run: &Run<'_>) -> String {
    let id = |kind| run.game.rules().kind(kind).tile.id.as_str();
    let words: Vec<String> = run
        .events
        .list()
        .iter()
        .filter_map(|event| match event {
            Event::TileDrawn { tile } => Some(format!("{} drawn", id(*tile))),
            Event::TileDiscarded { tile, rule } => {
                Some(format!("{} discarded by {rule}", id(*tile)))
            }
            Event::TileSetAside { tile, .. } => Some(format!("{} set aside", id(*tile))),
            Event::TilePlaced { tile, .. } => Some(format!("{} placed", id(*tile))),
            _ => None,
        })
        .collect();
    if words.is_empty() { "nothing drawn".to_owned() } else { words.join(", ") }
}

fn whats_in(game: &Game, cell: Cell) -> String {
    let pieces = game
        .pieces_in(cell)
        .filter_map(|piece| game.piece(piece))
        .map(|info| format!("{} {}", game.rules().kind(info.kind).tile.id, info.orientation));
    let words: Vec<String> = pieces.collect();
    if words.is_empty() { "nothing there".to_owned() } else { words.join(", ") }
}

fn lies(run: &Run<'_>, expected: &TileAt) -> Result<(), String> {
    let game = &run.game;
    let kind = game.rules().kind_of_tile(&expected.tile).ok_or_else(|| no_tile(&expected.tile))?;
    let hit = game.pieces_in(expected.cell).filter_map(|piece| game.piece(piece)).any(|info| {
        info.kind == kind && info.cell == expected.cell && info.orientation == expected.orientation
    });
    if hit { Ok(()) } else { Err(whats_in(game, expected.cell)) }
}

fn winners(run: &Run<'_>, expected: &[Seat]) -> Result<(), String> {
    if !run.game.is_over() {
        return Err(format!("the game goes on: {}", run.waiting()));
    }
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    let found: Vec<Seat> = run.game.leaders().collect();
    if found == expected {
        return Ok(());
    }
    Err(found.into_iter().map(|seat| run.name(seat)).collect::<Vec<_>>().join(" "))
}
