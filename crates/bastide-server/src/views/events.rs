use bastide_rules::{Event, Game, KindId, Score, Seat};

use super::cards::{card_key, card_rule};
use super::decision::figure_of;
use super::text::text;
use crate::api::{Counted, GameEvent, ScoreTerm, ScoredPoints, TakeOverReason};
use crate::games::{Happening, SeatInfo, TakenOver};

/// Tells what happened.
pub(super) fn tell(
    game: &Game,
    seats: &[SeatInfo],
    happening: &Happening,
    own_seats: &[u8],
) -> GameEvent {
    let name = |seat: Seat| seats[seat.index()].name.as_str();
    let tile_id = |tile: KindId| game.rules().kind(tile).tile.id.as_str();
    let mut told = GameEvent {
        version: happening.version,
        kind: String::new(),
        seat: None,
        text: text(""),
        cell: None,
        tile: None,
        figure: figure_of(&happening.event).map(|figure| figure.0),
        score: None,
        rule: None,
    };
    let viewer = match happening.event {
        Event::TileDealt { seat, .. } | Event::CardDrawn { seat, .. }
            if own_seats.contains(&seat.0) =>
        {
            Some(seat)
        }
        Event::CardTaken { from, to, .. } => {
            [from, to].into_iter().find(|seat| own_seats.contains(&seat.0))
        }
        _ => None,
    };
    let (kind, said, rule) = match happening.event.seen_by(viewer) {
        Event::TurnBegan { seat } => {
            told.seat = Some(seat.0);
            ("turn", text("event-turn").word("player", name(seat)), "BG-10")
        }
        Event::TileDrawn { tile } => {
            told.tile = Some(tile_id(tile).to_owned());
            told.seat = Some(happening.active.0);
            let said = text("event-draw")
                .word("player", name(happening.active))
                .word("tile", tile_id(tile));
            ("draw", said, "BG-13")
        }
        Event::TileDiscarded { tile, rule } => {
            told.tile = Some(tile_id(tile).to_owned());
            ("discard", text("event-discard").word("tile", tile_id(tile)), rule.0)
        }
        Event::TileSetAside { tile, rule } => {
            told.tile = Some(tile_id(tile).to_owned());
            ("set_aside", text("event-set-aside").word("tile", tile_id(tile)), rule.0)
        }
        Event::TilePlaced { tile, cell, .. } => {
            told.tile = Some(tile_id(tile).to_owned());
            told.cell = Some(cell.into());
            told.seat = Some(happening.active.0);
            let said = text("event-place")
                .word("player", name(happening.active))
                .word("tile", tile_id(tile));
            ("place", said, "BG-13")
        }
        Event::FigurePlaced { seat, kind, spot, feature, .. } => {
            told.seat = Some(seat.0);
            told.cell = Some(spot.cell.into());
            let said = text("event-figure")
                .word("player", name(seat))
                .word("figure", kind.name())
                .word("feature", feature.name());
            ("figure", said, "BG-20")
        }
        Event::Passed { seat } => {
            told.seat = Some(seat.0);
            ("pass", text("event-pass").word("player", name(seat)), "BG-12")
        }
        Event::Scored(score) => {
            told.seat = Some(score.seat.0);
            told.cell = score.spot.map(|spot| spot.cell.into());
            told.score = scored(happening, &score);
            let said = text("event-score")
                .word("player", name(score.seat))
                .number("points", score.points)
                .word("feature", score.scored_for());
            ("score", said, score.rule.0)
        }
        Event::FigureReturned { seat, kind, spot, rule, .. } => {
            told.seat = Some(seat.0);
            told.cell = Some(spot.cell.into());
            let said = text("event-return").word("player", name(seat)).word("figure", kind.name());
            ("return", said, rule.0)
        }
        Event::TilesShuffledIn { count } => {
            ("shuffled_in", text("event-shuffled-in").number("count", count.into()), "PD-8")
        }
        Event::NeutralMoved { figure, cell, rule } => {
            told.cell = cell.map(Into::into);
            let key = if cell.is_some() { "event-neutral" } else { "event-neutral-leaves" };
            ("neutral", text(key).word("figure", figure.name()), rule.0)
        }
        Event::TileDealt { seat, tile } => {
            told.seat = Some(seat.0);
            told.tile = tile.map(|tile| tile_id(tile).to_owned());
            let key = if tile.is_some() { "event-dealt-own" } else { "event-dealt" };
            ("dealt", text(key).word("player", name(seat)), "HA-1")
        }
        Event::TilePicked { seat, tile } => {
            told.seat = Some(seat.0);
            told.tile = Some(tile_id(tile).to_owned());
            ("picked", text("event-picked").word("player", name(seat)), "HA-3")
        }
        Event::TileHidden { rule } => ("hidden", text("event-hidden"), rule.0),
        Event::TokenDrawn { seat, token } => {
            told.seat = Some(seat.0);
            let said = text("event-token").word("player", name(seat));
            ("token", said.number("sheep", token.sheep().into()), "HS-3")
        }
        Event::CropCircleChosen { seat, feature, adds } => {
            told.seat = Some(seat.0);
            let key = if adds { "event-crop-circle-add" } else { "event-crop-circle-remove" };
            let said = text(key).word("player", name(seat)).word("feature", feature.name());
            ("crop_circle", said, "CC-2")
        }
        Event::CardDrawn { seat, deck, card } => {
            told.seat = Some(seat.0);
            let key = if card.is_some() { "event-card-drawn-own" } else { "event-card-drawn" };
            let said = text(key).word("player", name(seat)).word("deck", deck.name());
            (
                "card_drawn",
                card.map_or(said.clone(), |card| said.word("card", card_key(card))),
                "XP-13",
            )
        }
        Event::CardPlayed { seat, card, at, against } => {
            told.seat = Some(seat.0);
            told.cell = at.map(|spot| spot.cell.into());
            let key =
                if against.is_some() { "event-card-played-against" } else { "event-card-played" };
            let said = text(key).word("player", name(seat)).word("card", card_key(card));
            let said = match against {
                Some(other) => said.word("other", name(other)),
                None => said,
            };
            ("card_played", said, card_rule(card))
        }
        Event::CardCancelled { seat, card } => {
            told.seat = Some(seat.0);
            let said = text("event-card-cancelled").word("player", name(seat));
            ("card_cancelled", said.word("card", card_key(card)), "XP-32")
        }
        Event::CardDiscarded { seat, card, rule } => {
            told.seat = Some(seat.0);
            let said = text("event-card-discarded").word("player", name(seat));
            ("card_discarded", said.word("card", card_key(card)), rule.0)
        }
        Event::CardTaken { from, to, deck, card } => {
            told.seat = Some(to.0);
            let key = if card.is_some() { "event-card-taken-own" } else { "event-card-taken" };
            let said = text(key)
                .word("player", name(to))
                .word("other", name(from))
                .word("deck", deck.name());
            (
                "card_taken",
                card.map_or(said.clone(), |card| said.word("card", card_key(card))),
                "XP-54",
            )
        }
        Event::FollowersTurned { spot, rule } => {
            told.cell = Some(spot.cell.into());
            ("turned", text("event-followers-turned"), rule.0)
        }
        Event::FollowersBarred { seat, rule } => {
            told.seat = Some(seat.0);
            ("barred", text("event-followers-barred").word("player", name(seat)), rule.0)
        }
        Event::FigureMoved { seat, kind, to, rule, .. } => {
            told.seat = Some(seat.0);
            told.cell = Some(to.cell.into());
            let said = text("event-figure-moved").word("player", name(seat));
            ("moved", said.word("figure", kind.name()), rule.0)
        }
        Event::PointsNoted(score) => {
            told.seat = Some(score.seat.0);
            told.cell = score.spot.map(|spot| spot.cell.into());
            let said = text("event-points-noted")
                .word("player", name(score.seat))
                .number("points", score.points)
                .word("feature", score.scored_for());
            ("noted", said, "XP-51")
        }
        Event::FinalScoringBegan => ("final_scoring", text("event-final-scoring"), "BG-40"),
        Event::GameEnded => ("end", text("event-end"), "BG-44"),
    };
    told.kind = kind.to_owned();
    told.text = said;
    told.rule = Some(rule.to_owned());
    told
}

/// Tells that the computer has taken a seat over. It belongs to the version that follows, since a
/// version is told only once.
pub(super) fn taken_over(seats: &[SeatInfo], taken: &TakenOver) -> GameEvent {
    let key = match taken.reason {
        TakeOverReason::Left => "event-left",
        TakeOverReason::OutOfTime => "event-out-of-time",
    };
    GameEvent {
        version: taken.version + 1,
        kind: "take_over".to_owned(),
        seat: Some(taken.seat.0),
        text: text(key).word("player", &seats[taken.seat.index()].name),
        cell: None,
        tile: None,
        figure: None,
        score: None,
        rule: None,
    }
}

fn scored(happening: &Happening, score: &Score) -> Option<ScoredPoints> {
    let story = happening.story.as_ref()?;
    Some(ScoredPoints {
        points: score.points,
        feature: score.scored_for().to_owned(),
        at_the_end: score.at_the_end,
        terms: story.terms.iter().map(term).collect(),
        counted: score.counted.map(|counted| Counted {
            cells: counted.cells,
            tiles: counted.pieces,
            ruling: counted.ruling.to_owned(),
        }),
        cells: story.cells.iter().map(|&cell| cell.into()).collect(),
        total: story.total,
    })
}

/// A term of a score.
pub(super) fn term(term: &bastide_rules::Term) -> ScoreTerm {
    ScoreTerm {
        what: term.what.text_key().to_owned(),
        count: term.count,
        each: term.each,
        rule: term.rule.0.to_owned(),
    }
}
