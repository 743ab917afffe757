//! Crop circles (CC-1 to CC-11), those of halflings included (HA-44, HA-80, CC-26).

use super::{CROP_CITY, CROP_FIELD, CROP_ROAD};
use crate::action::{Action, ActionList};
use crate::board::NONE;
use crate::event::{Event, Events};
use crate::figure::{FigureId, FigureKind};
use crate::game::Game;
use crate::geometry::Shape;
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::seat::Seat;
use crate::segment::{SegmentKind, Spot};
use crate::setup::CropCircleRemoval;
use crate::turn::{Flow, Phase};

/// What the player of the tile has chosen, and whose answer is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CropCircle {
    /// The kind of feature whose followers are meant (CC-5).
    pub feature: SegmentKind,
    /// Whether followers are added (A) or taken back (B).
    pub adds: bool,
    /// How many seats from the player of the tile the one is that must answer; 1 is the left.
    pub offset: u8,
}

/// The kinds of features that the circle of the newest tile means; several: its player chooses.
fn features(game: &Game) -> impl Iterator<Item = SegmentKind> + use<> {
    let effects = game.newest_effects();
    [
        (SegmentKind::City, CROP_CITY),
        (SegmentKind::Road, CROP_ROAD),
        (SegmentKind::Field, CROP_FIELD),
    ]
    .into_iter()
    .filter(move |(_, bit)| effects & bit != 0)
    .map(|(feature, _)| feature)
}

/// Whether the circle of the newest tile is resolved in the present phase (HA-80).
fn is_due(game: &Game) -> bool {
    features(game).next().is_some() && game.turn.phase == game.crop_circle_phase()
}

impl Game {
    /// The phase in which the circle of the newest tile is resolved (HA-80).
    pub(crate) fn crop_circle_phase(&self) -> Phase {
        let is_halfling =
            self.turn.newest != NONE && self.newest_kind().tile.shape == Shape::Triangle;
        if self.rules.in_play.crop_circles_at_once && is_halfling {
            Phase::CropCircleAtOnce
        } else {
            Phase::CropCircle
        }
    }
}

/// The followers of `seat` on features of that kind (CC-8).
fn followers(
    game: &Game,
    seat: Seat,
    feature: SegmentKind,
) -> impl Iterator<Item = (FigureId, u16)> + '_ {
    let figures = &game.rules.figures;
    game.board.features.figure_node.iter().enumerate().filter_map(move |(id, &node)| {
        let id = FigureId(id as u8);
        let counts = node != NONE
            && figures.seat(id) == seat
            && figures.kind(id) == FigureKind::Meeple
            && game.board.features.list[node as usize].totals.kind == feature;
        counts.then_some((id, node))
    })
}

/// Whether `seat` has something to decide (CC-6).
fn concerns(game: &Game, seat: Seat, circle: CropCircle) -> bool {
    let can = !circle.adds || game.supply(seat, FigureKind::Meeple) > 0;
    can && followers(game, seat, circle.feature).next().is_some()
}

/// Whose answer is due.
pub(crate) fn actor(game: &Game) -> Seat {
    match game.crop_circle {
        None => game.turn.seat,
        Some(circle) => seat_of(game, circle),
    }
}

fn seat_of(game: &Game, circle: CropCircle) -> Seat {
    Seat(((game.turn.seat.index() + usize::from(circle.offset)) % game.seats()) as u8)
}

pub(crate) fn enter(game: &mut Game) -> Flow {
    if !is_due(game) {
        return Flow::Next;
    }
    let Some(mut circle) = game.crop_circle else {
        let anybody = features(game).any(|feature| {
            game.all_seats().any(|seat| followers(game, seat, feature).next().is_some())
        });
        return if anybody { Flow::Wait } else { Flow::Next };
    };
    while usize::from(circle.offset) <= game.seats() {
        if concerns(game, seat_of(game, circle), circle) {
            game.crop_circle = Some(circle);
            return Flow::Wait;
        }
        circle.offset += 1;
    }
    game.crop_circle = None;
    Flow::Next
}

fn may_pass(game: &Game, circle: CropCircle) -> bool {
    circle.adds || game.setup().options.crop_circle_removal == CropCircleRemoval::May
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    let Some(circle) = game.crop_circle else {
        list.extend(features(game).flat_map(|feature| {
            [true, false].map(|adds| Action::ChooseCropCircle { feature, adds })
        }));
        return;
    };
    let first = list.len();
    for (figure, node) in followers(game, seat_of(game, circle), circle.feature) {
        let action = if circle.adds {
            Action::PlaceFigure { kind: FigureKind::Meeple, spot: game.spot_of_node(node) }
        } else {
            Action::TakeBack { figure }
        };
        if !list[first..].contains(&action) {
            list.push(action);
        }
    }
    if may_pass(game, circle) {
        list.push(Action::Pass);
    }
}

pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<Flow, Refusal> {
    let refuse = |rule, reason| Err(Refusal { rule: RuleId(rule), reason });
    let Some(circle) = game.crop_circle else {
        let Action::ChooseCropCircle { feature, adds } = action else { return Err(game.not_now()) };
        if !features(game).any(|one| one == feature) {
            return refuse("CC-5", Reason::OtherCropCircle(feature));
        }
        game.crop_circle = Some(CropCircle { feature, adds, offset: 1 });
        events.push(Event::CropCircleChosen { seat: game.turn.seat, feature, adds });
        return Ok(Flow::Wait);
    };
    let seat = seat_of(game, circle);
    match action {
        Action::Pass if may_pass(game, circle) => events.push(Event::Passed { seat }),
        Action::Pass => return refuse("CC-3", Reason::MustTakeBack),
        Action::PlaceFigure { kind: FigureKind::Meeple, spot } if circle.adds => {
            add(game, seat, circle, spot, events)?;
        }
        Action::TakeBack { figure } if !circle.adds => {
            if !followers(game, seat, circle.feature).any(|(own, _)| own == figure) {
                return refuse("CC-3", Reason::NotYourFollower(circle.feature));
            }
            game.return_figure(figure, "CC-3", events);
        }
        _ => return Err(game.not_now()),
    }
    game.crop_circle = Some(CropCircle { offset: circle.offset + 1, ..circle });
    Ok(Flow::Wait)
}

/// CC-3: a follower from the supply goes beside an own one: same tile, same feature.
fn add(
    game: &mut Game,
    seat: Seat,
    circle: CropCircle,
    spot: Spot,
    events: &mut Events,
) -> Result<(), Refusal> {
    let refuse = |reason| Err(Refusal { rule: RuleId("CC-3"), reason });
    let kind = FigureKind::Meeple;
    let figures = &game.rules.figures;
    let at_home = game.supply[seat.index()] & figures.mask(kind);
    if at_home == 0 {
        return refuse(Reason::NotInSupply(kind));
    }
    let node = game.node_of_spot(spot);
    let own = followers(game, seat, circle.feature).find(|&(_, own)| Some(own) == node);
    let Some((_, node)) = own else {
        return refuse(Reason::NotYourFollower(circle.feature));
    };
    let figure = figures.id(seat, at_home.trailing_zeros());
    game.put_figure(figure, node);
    let feature = circle.feature;
    events.push(Event::FigurePlaced { seat, figure, kind, spot, feature });
    Ok(())
}
