//! Points of random games with cards against a count from scratch: what lies there, who stands
//! there, and the cards that were played for it (XP-28, XP-29, XP-35 to XP-43, XP-57 to XP-63).

mod common;

use bastide_rules::card::{CardId, Effect, RateOf, cards};
use bastide_rules::{
    Action, Actor, DecisionKind, Event, Events, Game, Score, ScoreSource, Seat, SegmentKind, Setup,
    Spot,
};
use common::Rng;

/// A card that was played for a feature, and not cancelled.
#[derive(Clone, Copy)]
struct Played {
    seat: Seat,
    card: CardId,
    spot: Spot,
}

/// What a score must be: the points of each receiver, and who receives them.
fn from_scratch(game: &Game, spot: Spot, played: &[Played]) -> (i32, Vec<Seat>) {
    let info = game.feature(spot).expect("a feature");
    let meant: Vec<&Played> = played
        .iter()
        .filter(|one| game.feature_number(one.spot) == game.feature_number(spot))
        .collect();
    let effects: Vec<&Effect> = meant.iter().map(|one| &cards()[one.card.index()].effect).collect();
    let is_scored_early =
        effects.iter().any(|effect| matches!(effect, Effect::ScoreUnfinished { .. }));
    assert!(info.complete || is_scored_early, "{info:?}");
    let tiles = i32::from(info.cells);
    let mut each = match (info.kind, info.complete) {
        (SegmentKind::City, true) => 2,
        _ => 1,
    };
    let mut each_pennant = if info.complete { 2 } else { 1 };
    let mut is_halved = false;
    for effect in effects {
        match effect {
            Effect::Rate(rate) if rate.of == RateOf::Tiles => each = rate.of_rate(each),
            Effect::Rate(rate) => each_pennant = rate.of_rate(each_pennant),
            Effect::Half { .. } => is_halved = true,
            Effect::ScoreUnfinished { tiles_times, .. } => each *= tiles_times,
            _ => {}
        }
    }
    let whole = tiles * each + i32::from(info.pennants) * each_pennant;
    let points = if is_halved { (whole + 1) / 2 } else { whole };

    let spots = game.feature_spots(spot);
    let standing = |seat: Seat| {
        game.figures_on_board().filter(|(_, of, _, at)| *of == seat && spots.contains(at)).count()
    };
    let most = game.all_seats().map(standing).max().unwrap_or(0);
    let sharing = |seat: &Seat| most > 0 && standing(*seat) == most;
    let breaks_tie = |seat: Seat| {
        let is_tie = |card: CardId| matches!(cards()[card.index()].effect, Effect::TieBreak { .. });
        meant.iter().any(|one| one.seat == seat && is_tie(one.card))
    };
    let sharers: Vec<Seat> = game.all_seats().filter(sharing).collect();
    let users: Vec<Seat> = sharers.iter().copied().filter(|&seat| breaks_tie(seat)).collect();
    (points, if users.is_empty() { sharers } else { users })
}

/// Plays a game; how many scores were checked, and how many of them a card had changed.
fn play_a_game(seed: u64) -> (u32, u32) {
    let mut setup = Setup::with_sets(&["base-c2"], 3);
    for (id, value) in [("christmas_present", "on"), ("farmers", "off")] {
        setup.options.set(id, value).expect("an option");
    }
    let mut rng = Rng(seed);
    let mut game = Game::new(setup).expect("a playable setup");
    let mut played: Vec<Played> = Vec::new();
    let mut shown: Option<Played> = None;
    let (mut checked, mut changed) = (0, 0);
    while !game.is_over() {
        let decision = game.decision();
        let actions = game.legal_action_list();
        let action = match decision.actor {
            Some(Actor::Chance) => {
                let ways = game.chance_count() as usize;
                game.chance_at(rng.below(ways) as u32).expect("a way for each number")
            }
            _ if matches!(decision.kind, DecisionKind::ScoringCard { .. }) => actions[0],
            _ => match actions[rng.below(actions.len())] {
                Action::Pass => actions[rng.below(actions.len())],
                action => action,
            },
        };
        let before = game.clone();
        let mut events = Events::new();
        game.play(action, &mut events).expect("listed actions are legal");
        // Whoever came or went in the same action is not yet seen before it.
        let nobody_moved =
            matches!(action, Action::Pass | Action::PlayCard(_) | Action::ChooseFeature { .. });
        // Each with the cards played before it: the next turn may begin in the same action.
        let mut scores: Vec<(Score, Vec<Played>)> = Vec::new();
        for event in events.list() {
            match *event {
                Event::TurnBegan { .. } | Event::FinalScoringBegan => played.clear(),
                Event::CardPlayed { seat, card, at: Some(spot), .. } => {
                    let one = Played { seat, card, spot };
                    shown = Some(one);
                    played.push(one);
                }
                Event::CardPlayed { at: None, .. } => {}
                Event::CardCancelled { seat, card } => {
                    let last = shown.take();
                    if last.is_some_and(|last| last.seat == seat && last.card == card) {
                        played.pop();
                    }
                }
                Event::Scored(score) | Event::PointsNoted(score)
                    if score.source == ScoreSource::Feature && !score.at_the_end =>
                {
                    scores.push((score, played.clone()));
                }
                _ => {}
            }
        }
        if !nobody_moved {
            continue;
        }
        for (score, played) in &scores {
            let spot = score.spot.expect("features have a place");
            let (points, receivers) = from_scratch(&before, spot, played);
            assert_eq!(score.points, points, "{score:?} after {action:?}");
            let number = before.feature_number(spot);
            let paid = scores
                .iter()
                .filter(|(one, _)| before.feature_number(one.spot.expect("a place")) == number);
            let mut paid: Vec<Seat> = paid.map(|(one, _)| one.seat).collect();
            paid.sort_unstable();
            assert_eq!(paid, receivers, "{score:?} after {action:?}");
            checked += 1;
            let is_meant = |one: &Played| before.feature_number(one.spot) == number;
            changed += u32::from(played.iter().any(is_meant));
        }
    }
    (checked, changed)
}

#[test]
fn points_equal_a_count_from_scratch() {
    let (mut checked, mut changed) = (0, 0);
    for seed in 0..250 {
        let (all, by_cards) = play_a_game(seed);
        checked += all;
        changed += by_cards;
    }
    assert!(checked > 500 && changed > 60, "{checked} scores, {changed} of them changed");
}
