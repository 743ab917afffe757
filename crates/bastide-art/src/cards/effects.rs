//! One picture for each effect of a card.

use bastide_rules::SegmentKind;
use bastide_rules::card::{Condition, Effect, RateChange, RateOf};

use super::land::{self, Ground};
use super::scene::{OTHER, OWN, Scene, at};
use super::signs::{self, Tone};
use super::things;
use crate::figures::{Pose, Role};

/// Draws an effect on the 64 x 64 units of a picture.
pub(super) fn draw(scene: &mut Scene, effect: &Effect) {
    match *effect {
        Effect::Points { points } => {
            land::table(scene);
            signs::sparkles(scene);
            signs::coin_with(scene, at(32.0, 31.0).scaled(2.0), &signed('+', points));
        }
        Effect::ScoreUnfinished { feature, tiles_times } => {
            land::feature(scene, feature, Ground::Unfinished);
            if tiles_times == 1 {
                signs::coin(scene, at(50.0, 49.0));
            } else {
                signs::plate(scene, &signed('×', tiles_times), Tone::Gain);
            }
        }
        Effect::PlaceFollower { occupied } => place_follower(scene, occupied),
        Effect::Rate(rate) => draw_rate(scene, &rate),
        Effect::Half { feature } => {
            land::feature(scene, feature, Ground::Day);
            signs::half_coin(scene, at(46.0, 46.0).scaled(1.25));
        }
        Effect::Shield => {
            land::table(scene);
            things::card(scene, at(46.0, 22.0).turned(24).scaled(1.05));
            things::shield(scene, at(28.0, 34.0).scaled(1.06));
        }
        Effect::TwoTiles => {
            land::table(scene);
            things::two_tiles(scene);
        }
        Effect::Recall => {
            land::meadow(scene);
            scene.follower(OWN, Role::Plain, Pose::Standing, at(35.0, 38.0).scaled(0.4));
            signs::arrow(scene, signs::COMING_HOME, at(31.0, 25.0));
        }
        Effect::LateRate { feature, plus } => {
            land::feature(scene, feature, Ground::Night);
            signs::plate(scene, &signed('+', plus), Tone::Gain);
        }
        Effect::LateSupply { each } => {
            land::night(scene);
            for (x, y) in [(16.0, 33.0), (48.0, 33.0), (32.0, 38.0)] {
                scene.follower(OWN, Role::Plain, Pose::Standing, at(x, y).scaled(0.34));
            }
            signs::plate(scene, &signed('+', each), Tone::Gain);
        }
        Effect::DeferPoints => {
            land::meadow(scene);
            let lying_on_its_head = at(22.0, 33.0).turned(180).scaled(0.46);
            scene.follower(OTHER, Role::Plain, Pose::Standing, lying_on_its_head);
            things::hourglass(scene, at(49.0, 42.0).scaled(1.1));
        }
        Effect::SendHome { feature } => send_home(scene, feature),
        Effect::LosePoints { points } => {
            land::feature(scene, SegmentKind::Road, Ground::Day);
            signs::toll_bar(scene);
            signs::plate(scene, &signed('−', points), Tone::Loss);
        }
        Effect::TakeCard => {
            land::table(scene);
            things::taking_hand(scene);
        }
        Effect::SpoilCard => {
            land::table(scene);
            things::torn_card(scene);
        }
        Effect::NoFollower => {
            land::meadow(scene);
            scene.follower(OTHER, Role::Plain, Pose::Standing, at(32.0, 32.0).scaled(0.44));
            signs::ban(scene, at(32.0, 32.0));
        }
        Effect::MoveFollower => {
            land::meadow(scene);
            things::parting_road(scene);
            land::standing_place(scene, 14.0, 50.0, 0.75);
            scene.follower(OWN, Role::Plain, Pose::Standing, at(48.0, 42.0).scaled(0.36));
            signs::arrow(scene, signs::MOVING, at(28.0, 17.0));
        }
        Effect::TieBreak { at_the_end } => {
            if at_the_end {
                land::night(scene);
            } else {
                land::table(scene);
            }
            things::scales(scene, |scene| {
                scene.follower(OWN, Role::Plain, Pose::Standing, at(52.0, 32.0).scaled(0.23));
                scene.follower(OTHER, Role::Plain, Pose::Standing, at(11.0, 20.0).scaled(0.23));
            });
        }
    }
}

/// `×2`, `+1`, `−3`.
fn signed(sign: char, value: i32) -> String {
    format!("{sign}{value}")
}

fn place_follower(scene: &mut Scene, occupied: bool) {
    land::meadow(scene);
    if occupied {
        land::standing_place(scene, 32.0, 50.0, 1.55);
        scene.follower(OTHER, Role::Plain, Pose::Standing, at(18.0, 34.0).scaled(0.36));
        scene.follower(OWN, Role::Plain, Pose::Standing, at(44.0, 38.0).scaled(0.36));
        signs::arrow(scene, signs::ARRIVING, at(44.0, 16.0).scaled(0.9));
    } else {
        land::standing_place(scene, 32.0, 50.0, 1.55);
        scene.follower(OWN, Role::Plain, Pose::Standing, at(31.5, 37.0).scaled(0.38));
        signs::arrow(scene, signs::ARRIVING, at(32.0, 15.0).scaled(0.9));
    }
}

/// Another rate: the feature, the pennants that matter, and the change as digits.
fn draw_rate(scene: &mut Scene, rate: &RateChange) {
    if rate.feature == SegmentKind::Road && rate.only == Condition::Loop {
        land::loop_road(scene);
    } else {
        land::feature(scene, rate.feature, Ground::Day);
    }
    let is_nothing = rate.times == Some(0) || rate.fixed == Some(0);
    let of_pennants = rate.of == RateOf::Pennants;
    if of_pennants && is_nothing {
        signs::crossed_pennant(scene, 32.0, 32.0, 2.7);
        return;
    }
    if rate.only == Condition::WithPennants {
        signs::pennant(scene, 22.0, 27.0, if of_pennants { 2.1 } else { 1.3 });
    }
    let tone = if rate.majority { Tone::Gain } else { Tone::Loss };
    let text = match (rate.fixed, rate.times, rate.plus) {
        (Some(fixed), ..) => fixed.to_string(),
        (_, Some(times), _) => signed('×', times),
        (_, _, Some(plus)) => signed(if plus < 0 { '−' } else { '+' }, plus.abs()),
        _ => return,
    };
    signs::plate(scene, &text, tone);
}

fn send_home(scene: &mut Scene, feature: SegmentKind) {
    land::feature(scene, feature, Ground::Day);
    let (role, pose) = match feature {
        SegmentKind::City => (Role::Knight, Pose::Standing),
        SegmentKind::Road => (Role::Highwayman, Pose::Standing),
        SegmentKind::Monastery | SegmentKind::Garden => (Role::Monk, Pose::Standing),
        SegmentKind::Field | SegmentKind::River => (Role::Plain, Pose::Lying),
    };
    scene.follower(OTHER, role, pose, at(23.0, 43.0).scaled(0.36));
    signs::arrow(scene, signs::LEAVING, at(51.0, 47.0).scaled(0.95));
}
