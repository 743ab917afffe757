//! What the cards do.

use crate::board::NONE;
use crate::card::{CardId, Effect, card};
use crate::event::{Event, Events, ScoreSource, TermKind};
use crate::game::{Change, Game, Play, Target};
use crate::rule_id::RuleId;
use crate::scoring::{self, Value};
use crate::seat::Seat;

use super::{aim, bit, turned};

/// Carries out the card of the player whose card is on its way.
pub(super) fn resolve(game: &mut Game, id: CardId, target: Target, events: &mut Events) {
    let by = game.cards().by;
    let rule = card(id).rule;
    match (card(id).effect, target) {
        (Effect::Points { points }, _) => points_for(game, by, points, rule, events),
        (Effect::LosePoints { points }, Target::Player(seat)) => {
            // XP-53: not below 0.
            let lost = points.min(game.scores[seat.index()].max(0));
            if lost > 0 {
                points_for(game, seat, -lost, rule, events);
            }
        }
        (Effect::ScoreUnfinished { .. }, Target::Feature(node)) => {
            score_now(game, by, id, node, events);
        }
        (Effect::PlaceFollower { .. }, Target::Place { kind, node }) => {
            let at_home = game.supply[by.index()] & game.rules.figures.mask(kind);
            let figure = game.rules.figures.id(by, at_home.trailing_zeros());
            let spot = game.spot_of_node(node);
            let feature = game.board.features.totals_of(node).kind;
            game.put_figure(figure, node);
            events.push(Event::FigurePlaced { seat: by, figure, kind, spot, feature });
        }
        (Effect::TwoTiles, _) => game.cards_mut().two_tiles = true,
        (Effect::Recall | Effect::SendHome { .. }, Target::Figure(figure)) => {
            game.return_figure(figure, rule.0, events);
        }
        (Effect::DeferPoints, Target::Feature(node)) => {
            turned::turn(game, node);
            events.push(Event::FollowersTurned { spot: aim::feature_spot(game, node), rule });
        }
        (Effect::TakeCard | Effect::SpoilCard, Target::Player(victim)) => {
            game.cards_mut().play = Play::Losing { card: id, victim };
        }
        (Effect::NoFollower, Target::Player(seat)) => {
            game.cards_mut().barred |= bit(seat);
            events.push(Event::FollowersBarred { seat, rule });
        }
        (Effect::MoveFollower, Target::Move { figure, node }) => {
            game.move_figure(figure, node, rule, events);
        }
        (
            Effect::Rate(_)
            | Effect::Half { .. }
            | Effect::LateRate { .. }
            | Effect::TieBreak { .. },
            Target::Feature(node),
        ) => game.cards_mut().add_change(Change { node, card: id, seat: by }),
        (Effect::LateSupply { .. }, _) => {
            game.cards_mut().add_change(Change { node: NONE, card: id, seat: by });
        }
        // A shield is played as an answer, and other pairs are never aimed.
        _ => {}
    }
}

/// Points from a card, for no feature.
pub(super) fn points_for(
    game: &mut Game,
    seat: Seat,
    points: i32,
    rule: RuleId,
    events: &mut Events,
) {
    let value = Value::of(ScoreSource::Card, TermKind::Card, 1, points, rule.0);
    scoring::award_alone(game, seat, &value, false, events);
}

/// XP-35 to XP-37: scored as at the end of the game apart from the rate; all followers go home.
fn score_now(game: &mut Game, by: Seat, id: CardId, node: u16, events: &mut Events) {
    let before = *game.cards();
    game.cards_mut().add_change(Change { node, card: id, seat: by });
    let root = game.board.features.root(node);
    scoring::award_unfinished_now(game, root, events);
    scoring::after_score(game, root, false, events);
    scoring::return_figures(game, root, card(id).rule.0, events);
    // The changed rate was for this one scoring (XP-29).
    let cards = game.cards_mut();
    cards.clear_changes();
    for &change in before.changes() {
        cards.add_change(change);
    }
}

/// XP-54, XP-55: chance has picked a card of the victim.
pub(super) fn lose(game: &mut Game, id: CardId, victim: Seat, lost: CardId, events: &mut Events) {
    let by = game.cards().by;
    let cards = game.cards_mut();
    if card(id).effect == Effect::TakeCard {
        let held = &mut cards.hands[victim.index()][lost.index()];
        *held = held.saturating_sub(1);
        cards.hands[by.index()][lost.index()] += 1;
        let deck = card(lost).deck;
        events.push(Event::CardTaken { from: victim, to: by, deck, card: Some(lost) });
    } else {
        cards.discard(victim, lost);
        events.push(Event::CardDiscarded { seat: victim, card: lost, rule: card(id).rule });
    }
}
