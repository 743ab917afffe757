//! What was done and what happened, in sentences.

use bastide_notation::Move;
use bastide_rules::{Action, Event, Events, Game, NeutralFigure, Score, Seat, Term};

use super::board::seat_letter;
use super::card::{card_name, card_rule};

/// The names of the players, one a seat.
#[derive(Clone, Debug)]
pub(crate) struct Names(pub Vec<String>);

impl Names {
    /// "A (Ann)".
    pub(crate) fn of(&self, seat: Seat) -> String {
        let letter = seat_letter(seat);
        match self.0.get(seat.index()) {
            Some(name) => format!("{letter} ({name})"),
            None => letter.to_string(),
        }
    }
}

/// An action as it stands in records; unknown ones as the program sees them.
pub(crate) fn describe_action(action: Action, game: &Game) -> String {
    Move::from_action(action, game).map_or_else(|| format!("{action:?}"), |text| text.to_string())
}

/// A sentence for an event; nothing for those that say nothing new to somebody who watches.
pub(crate) fn describe_event(
    event: &Event,
    events: &Events,
    game: &Game,
    names: &Names,
) -> Option<String> {
    let tile = |kind| game.rules().kind(kind).tile.id.as_str();
    let place = |spot| bastide_notation::Place::from_spot(spot, game);
    let at = |spot| place(spot).map_or_else(String::new, |place| place.to_string());
    Some(match event {
        Event::TurnBegan { seat } => format!("Turn of {}.", names.of(*seat)),
        Event::TileDrawn { tile: kind } => format!("Tile drawn: {}.", tile(*kind)),
        Event::TileDiscarded { tile: kind, rule } => {
            format!("{} has no place and leaves the game ({rule}).", tile(*kind))
        }
        Event::TileSetAside { tile: kind, rule } => {
            format!("{} can't be played now and is put aside ({rule}).", tile(*kind))
        }
        Event::TilesShuffledIn { count } => {
            format!("Tiles put aside go back into the pile: {count} (PD-8).")
        }
        Event::NeutralMoved { figure, cell, rule } => match cell {
            Some(cell) => format!("The {} goes to {cell} ({rule}).", neutral_name(*figure)),
            None => format!("The {} leaves the board ({rule}).", neutral_name(*figure)),
        },
        Event::TilePlaced { tile: kind, cell, orientation, .. } => {
            format!("{} placed at {cell}, {orientation}.", tile(*kind))
        }
        Event::FigurePlaced { seat, kind, spot, .. } => {
            format!("{} puts {} on {}.", names.of(*seat), with_article(kind.name()), at(*spot))
        }
        Event::Passed { seat } => format!("{} places no figure.", names.of(*seat)),
        Event::Scored(score) => describe_score(score, events, game, names),
        Event::FigureReturned { seat, kind, spot, rule, .. } => {
            let figure = with_article(kind.name());
            format!("{} takes {figure} back from {} ({rule}).", names.of(*seat), at(*spot))
        }
        // Which one it is, its owner sees when it is his turn.
        Event::TileDealt { seat, .. } => format!("{} is dealt a halfling (HA-1).", names.of(*seat)),
        Event::TilePicked { seat, tile: kind } => {
            format!("{} picks {} (HA-3).", names.of(*seat), tile(*kind))
        }
        Event::TileHidden { rule } => format!("A tile goes under the hill, unseen ({rule})."),
        Event::TokenDrawn { seat, token } => {
            format!("{} draws a token: {} (HS-3).", names.of(*seat), token.name())
        }
        Event::CropCircleChosen { seat, feature, adds } => {
            let does = if *adds { "adds followers" } else { "takes followers back" };
            format!("{}: the crop circle {does}: {} (CC-2).", names.of(*seat), feature.name())
        }
        // Which one it is, its player sees when it is his turn.
        Event::CardDrawn { seat, deck, .. } => {
            format!("{} draws a {} card (XP-13).", names.of(*seat), deck.name())
        }
        Event::CardPlayed { seat, card, at: place, against } => {
            let mut text = format!("{} plays card {}", names.of(*seat), card_name(*card));
            if let Some(other) = against {
                text.push_str(&format!(" against {}", names.of(*other)));
            }
            if let Some(spot) = place {
                text.push_str(&format!(" on {}", at(*spot)));
            }
            format!("{text} ({}).", card_rule(*card))
        }
        Event::CardCancelled { seat, card } => {
            format!("Card {} of {} is cancelled (XP-32).", card_name(*card), names.of(*seat))
        }
        Event::CardDiscarded { seat, card, rule } => {
            format!("{} discards card {} ({rule}).", names.of(*seat), card_name(*card))
        }
        Event::CardTaken { from, to, deck, .. } => {
            let (from, to) = (names.of(*from), names.of(*to));
            format!("{to} takes a {} card of {from} (XP-54).", deck.name())
        }
        Event::FollowersTurned { spot, rule } => {
            format!("The followers on {} are turned ({rule}).", at(*spot))
        }
        Event::FollowersBarred { seat, rule } => {
            format!("{} will place no follower in the next turn ({rule}).", names.of(*seat))
        }
        Event::FigureMoved { seat, kind, from, to, rule, .. } => {
            let figure = with_article(kind.name());
            let (from, to) = (at(*from), at(*to));
            format!("{} moves {figure} from {from} to {to} ({rule}).", names.of(*seat))
        }
        Event::PointsNoted(score) => {
            format!("{} They are noted (XP-51).", describe_score(score, events, game, names))
        }
        Event::FinalScoringBegan => "Final scoring (BG-40).".to_owned(),
        Event::GameEnded => "The game is over (BG-44).".to_owned(),
    })
}

fn describe_score(score: &Score, events: &Events, game: &Game, names: &Names) -> String {
    let explanation = events.explanation(score);
    let terms: Vec<String> =
        explanation.terms.iter().filter(|term| term.count != 0).map(describe_term).collect();
    let place = score.spot.and_then(|spot| bastide_notation::Place::from_spot(spot, game));
    let place = match (place, score.feature) {
        (Some(place), _) => place.to_string(),
        (None, Some(feature)) => feature.name().to_owned(),
        (None, None) => "a card".to_owned(),
    };
    let points = if score.points == 1 { "point" } else { "points" };
    let mut text = format!("{} scores {} {points} for {place}", names.of(score.seat), score.points);
    if !terms.is_empty() {
        text.push_str(&format!(": {}", terms.join(" + ")));
    }
    if let Some(counted) = score.counted {
        text.push_str(&format!(
            " ({} cells, {} tiles; ruling {}, HA-34)",
            counted.cells, counted.pieces, counted.ruling
        ));
    }
    text.push_str(&format!(" ({}).", score.rule));
    text
}

/// The figure as a sentence names it.
pub(crate) const fn neutral_name(figure: NeutralFigure) -> &'static str {
    match figure {
        NeutralFigure::Dragon => "dragon",
        NeutralFigure::Fairy => "fairy",
        NeutralFigure::GingerbreadMan => "Gingerbread Man",
    }
}

/// "a meeple", "an abbot".
fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

fn describe_term(term: &Term) -> String {
    let what = term.what.name();
    match term.each {
        1 => format!("{} {what}", term.count),
        each => format!("{each} × {} {what}", term.count),
    }
}
