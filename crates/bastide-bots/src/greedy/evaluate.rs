//! What a position is worth to a seat: points made, points to come from features that it owns or
//! has a part in, and meeples free for later; less the same of the strongest opponent.

use super::cards::{self, CardWorths};
use super::hands;
use super::neutral::{self, DragonTiles};
use bastide_rules::{FigureKind, Game, MAX_SEATS, Seat, SegmentKind, Spot};

/// Values are counted in hundredths of a point.
pub(super) const POINT: i32 = 100;

/// Chance, in per cent, that a feature with so many open ends is completed in a long game.
const COMPLETION: [i32; 7] = [100, 62, 38, 18, 10, 5, 3];

/// What the first, second, … meeple in the supply is worth in a long game.
const MEEPLE: [i32; 7] = [320, 210, 150, 110, 80, 60, 50];

/// Turns each player needs ahead for the numbers above to hold in full.
pub(super) const LONG_GAME: i32 = 12;

/// What the position is worth to `seat`, in hundredths of a point, compared with its strongest
/// opponent.
pub(super) fn evaluate(
    game: &Game,
    seat: Seat,
    dragon: &DragonTiles,
    worths: Option<&CardWorths>,
) -> i32 {
    let mut values = [0; MAX_SEATS];
    let seats = game.seats();
    for (value, points) in values.iter_mut().zip(game.scores()) {
        *value = points * POINT;
    }
    if !game.is_over() {
        let turns = turns_left(game);
        for (index, value) in values.iter_mut().enumerate().take(seats) {
            *value += supply_value(game, Seat(index as u8), turns);
        }
        add_features(game, turns, &mut values);
        if game.has_hands_or_flocks() {
            hands::add(game, turns, &mut values);
        }
        if game.has_neutral_figures() {
            neutral::add(game, turns, dragon, &mut values);
        }
        if let Some(worths) = worths {
            worths.add(game, seat, turns, &mut values);
        }
    }
    let others = values[..seats].iter().enumerate().filter(|(other, _)| *other != seat.index());
    values[seat.index()] - others.map(|(_, &value)| value).max().unwrap_or(0)
}

/// Turns that each player still has, at most [`LONG_GAME`].
pub(super) fn turns_left(game: &Game) -> i32 {
    (game.tiles_left() as i32 / game.seats() as i32).min(LONG_GAME)
}

fn supply_value(game: &Game, seat: Seat, turns: i32) -> i32 {
    let meeples = game.supply(seat, FigureKind::Meeple) as usize;
    let abbots = game.supply(seat, FigureKind::Abbot) as i32;
    let whole: i32 = MEEPLE.iter().take(meeples).sum::<i32>() + abbots * MEEPLE[2];
    whole * turns / LONG_GAME
}

/// What a figure that `seat` puts on the free feature of `spot` adds to the value of `game`,
/// without what dragon, fairy and Gingerbread Man make of it.
pub(super) fn figure_gain(game: &Game, seat: Seat, kind: FigureKind, spot: Spot) -> i32 {
    let turns = turns_left(game);
    if kind == FigureKind::Shepherd {
        return hands::shepherd_gain(turns);
    }
    let Some((worth, completion)) = outlook(game, spot, turns) else { return 0 };
    if game.sketch(spot).is_some_and(|feature| feature.complete) {
        // The figure comes home at once.
        return worth;
    }
    let meeples = game.supply(seat, FigureKind::Meeple) as usize;
    let spent = match kind {
        FigureKind::Meeple => MEEPLE.get(meeples.saturating_sub(1)).copied().unwrap_or(0),
        FigureKind::Abbot => MEEPLE[2],
        FigureKind::Shepherd => 0,
    };
    worth + MEEPLE[3] * completion / 100 * turns / LONG_GAME - spent * turns / LONG_GAME
}

/// A feature on which somebody stands.
struct Occupied {
    number: u16,
    spot: Spot,
    strength: [u32; MAX_SEATS],
}

/// Adds to each seat what the features on the board will bring it.
fn add_features(game: &Game, turns: i32, values: &mut [i32; MAX_SEATS]) {
    let mut features: Vec<Occupied> = Vec::with_capacity(16);
    // Shepherds claim nothing (HS-1).
    for (_, seat, kind, spot) in game.figures_on_board().filter(|(_, _, kind, _)| kind.claims()) {
        let Some(number) = game.feature_number(spot) else { continue };
        let found = features.iter().position(|feature| feature.number == number);
        let index = found.unwrap_or_else(|| {
            features.push(Occupied { number, spot, strength: [0; MAX_SEATS] });
            features.len() - 1
        });
        features[index].strength[seat.index()] += kind.strength();
    }
    for feature in &features {
        let Some((worth, completion)) = outlook(game, feature.spot, turns) else { continue };
        let worth = cards::paid_late(game, feature.spot, worth);
        let most = feature.strength.iter().max().copied().unwrap_or(0);
        for (value, &strength) in values.iter_mut().zip(&feature.strength) {
            if strength == most {
                *value += worth;
            }
            // Meeples that come home can be used again.
            *value += strength as i32 * MEEPLE[3] * completion / 100 * turns / LONG_GAME;
        }
    }
}

/// What the feature of `spot` will probably be worth to its owners, and the chance in per cent
/// that its meeples come home.
fn outlook(game: &Game, spot: Spot, turns: i32) -> Option<(i32, i32)> {
    let feature = game.sketch(spot)?;
    let now = feature.points * POINT;
    let open = usize::from(feature.open);
    if feature.kind == SegmentKind::Field {
        return Some((now + field_growth(game, spot, turns), 0));
    }
    // Around a monastery every empty cell must be filled, but anybody's tile will do.
    let steps = if feature.kind.is_scored_by_surroundings() { open.div_ceil(2) } else { open };
    let completion = COMPLETION.get(steps).copied().unwrap_or(1) * turns / LONG_GAME;
    let complete = game.points_if_complete(spot)? * POINT;
    let growth = match feature.kind {
        SegmentKind::Monastery | SegmentKind::Garden => (complete - now) * (turns.min(8) * 9) / 100,
        _ => (complete - now) * completion / 100,
    };
    Some((now + growth, completion))
}

/// What the field of `spot` may still gain: cities at it that are not complete yet.
fn field_growth(game: &Game, spot: Spot, turns: i32) -> i32 {
    let mut growth = 0;
    game.incomplete_cities_of_field(spot, |open| {
        let chance = COMPLETION.get(usize::from(open)).copied().unwrap_or(1);
        growth += 3 * POINT * chance / 100 * turns / LONG_GAME;
    });
    growth
}
