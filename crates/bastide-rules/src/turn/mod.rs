//! The turn as a list of phases, one file each, in the order of the rulebook's page
//! turn-sequence. A phase either waits for a decision or falls through to the next one; only
//! this file knows the order. Phases of expansions that are not in play are skipped.

pub(crate) mod draw_tile;
mod end_turn;
mod final_scoring;
mod find_place;
pub(crate) mod main_action;
pub(crate) mod place_tile;
mod score;

pub(crate) use score::completed_in_order;

use crate::action::{Action, ActionList};
use crate::board::NONE;
use crate::event::{Event, Events};
use crate::expansions::{
    InPlay, christmas_present as christmas, crop_circles, gingerbread_man, halflings,
    hills_and_sheep, princess_and_dragon,
};
use crate::game::{Awaited, Game};
use crate::refusal::Refusal;
use crate::seat::{Actor, Seat};

/// The phases, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Phase {
    /// Before the first turn: halflings are dealt or picked (HA-1, HA-3).
    DealHalflings,
    /// TS-10: the turn begins.
    #[default]
    BeginTurn,
    /// TS-12: the fairy's point.
    FairyPoint,
    /// TS-13: cards before the tile (W0).
    CardsBeforeTile,
    /// TS-20: draw, or place a halfling (HA-15).
    ChooseSource,
    /// TS-21: chance draws a tile, or a river tile set aside is tried again (RV-7).
    DrawTile,
    /// TS-24: is there a place for it?
    FindPlace,
    /// Of two tiles drawn for a card one is chosen (XP-41).
    ChooseTile,
    /// TS-27: the player places it.
    PlaceTile,
    /// A hill gets its tile beneath (HS-20).
    HillTile,
    /// The crop circle of a halfling, if it takes effect at once (HA-80).
    CropCircleAtOnce,
    /// TS-30: a volcano brings the dragon.
    Volcano,
    /// The Gingerbread Man comes onto the first tile with a city (GB-3).
    GingerbreadManComes,
    /// TS-35: cards are drawn and played after the tile (W1).
    CardsAfterTile,
    /// TS-42: one figure, or what stands in its place.
    MainAction,
    /// After a princess has sent a knight home the fairy may be moved (PD-90).
    FairyAfterPrincess,
    /// TS-50 and TS-51: shepherds and their flocks.
    Flocks,
    /// TS-52: the dragon moves before scoring.
    DragonBefore,
    /// TS-54: cards after the figures (W2).
    CardsAfterFigures,
    /// TS-63: cards for features about to be scored (W3).
    ScoringCards,
    /// TS-60 to TS-71: completed features are scored.
    Score,
    /// TS-77: the Gingerbread Man moves.
    GingerbreadManMoves,
    /// TS-81: the dragon moves after scoring.
    DragonAfter,
    /// TS-82: a crop circle.
    CropCircle,
    /// TS-85: cards after scoring (W4).
    CardsAfterScoring,
    /// TS-88: the part ends; the volcano lake of the river brings another one (RV-13).
    EndPart,
    /// TS-93: the hand limit (XP-24).
    HandLimit,
    /// TS-94, TS-100: the next player, or the end of the game.
    EndTurn,
    /// TS-105: cards of the town are shown, noted points paid (XP-25, XP-27).
    RevealCards,
    /// TS-106 to TS-112.
    FinalScoring,
    /// The game is over.
    Over,
}

impl Phase {
    const ALL: [Self; 31] = [
        Self::DealHalflings,
        Self::BeginTurn,
        Self::FairyPoint,
        Self::CardsBeforeTile,
        Self::ChooseSource,
        Self::DrawTile,
        Self::FindPlace,
        Self::ChooseTile,
        Self::PlaceTile,
        Self::HillTile,
        Self::CropCircleAtOnce,
        Self::Volcano,
        Self::GingerbreadManComes,
        Self::CardsAfterTile,
        Self::MainAction,
        Self::FairyAfterPrincess,
        Self::Flocks,
        Self::DragonBefore,
        Self::CardsAfterFigures,
        Self::ScoringCards,
        Self::Score,
        Self::GingerbreadManMoves,
        Self::DragonAfter,
        Self::CropCircle,
        Self::CardsAfterScoring,
        Self::EndPart,
        Self::HandLimit,
        Self::EndTurn,
        Self::RevealCards,
        Self::FinalScoring,
        Self::Over,
    ];

    /// The number of the phase in keys of states. It stays when phases are added in between, so
    /// that records with keys stay good.
    pub const fn key_number(self) -> u64 {
        match self {
            Self::BeginTurn => 0,
            Self::DrawTile => 1,
            Self::FindPlace => 2,
            Self::PlaceTile => 3,
            Self::MainAction => 4,
            Self::Score => 5,
            Self::EndTurn => 6,
            Self::FinalScoring => 7,
            Self::Over => 8,
            Self::FairyPoint => 9,
            Self::Volcano => 10,
            Self::GingerbreadManComes => 11,
            Self::FairyAfterPrincess => 12,
            Self::DragonBefore => 13,
            Self::GingerbreadManMoves => 14,
            Self::DragonAfter => 15,
            Self::EndPart => 16,
            Self::DealHalflings => 17,
            Self::ChooseSource => 18,
            Self::HillTile => 19,
            Self::CropCircleAtOnce => 20,
            Self::Flocks => 21,
            Self::CropCircle => 22,
            Self::CardsBeforeTile => 23,
            Self::ChooseTile => 24,
            Self::CardsAfterTile => 25,
            Self::CardsAfterFigures => 26,
            Self::ScoringCards => 27,
            Self::CardsAfterScoring => 28,
            Self::HandLimit => 29,
            Self::RevealCards => 30,
        }
    }

    /// Whether games with these expansions have the phase.
    const fn is_in_play(self, in_play: InPlay) -> bool {
        match self {
            Self::FairyPoint => in_play.fairy,
            Self::Volcano | Self::EndPart => in_play.dragon,
            Self::GingerbreadManComes | Self::GingerbreadManMoves => in_play.gingerbread_man,
            Self::FairyAfterPrincess => in_play.fairy && in_play.princess,
            Self::DragonBefore => in_play.dragon && !in_play.dragon_after_scoring,
            Self::DragonAfter => in_play.dragon && in_play.dragon_after_scoring,
            Self::DealHalflings | Self::ChooseSource => in_play.halflings,
            Self::HillTile => in_play.hills,
            Self::CropCircleAtOnce => in_play.crop_circles_at_once,
            Self::Flocks => in_play.shepherds,
            Self::CropCircle => in_play.crop_circles,
            Self::CardsBeforeTile
            | Self::ChooseTile
            | Self::CardsAfterTile
            | Self::CardsAfterFigures
            | Self::ScoringCards
            | Self::CardsAfterScoring
            | Self::HandLimit
            | Self::RevealCards => in_play.cards,
            _ => true,
        }
    }
}

/// For each phase the one that follows it in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PhaseOrder([Phase; Phase::ALL.len()]);

impl PhaseOrder {
    pub fn new(in_play: InPlay) -> Self {
        let following = |phase: Phase| {
            Phase::ALL
                .into_iter()
                .find(|&next| next > phase && next.is_in_play(in_play))
                .unwrap_or(Phase::Over)
        };
        Self(Phase::ALL.map(following))
    }

    #[inline]
    fn after(&self, phase: Phase) -> Phase {
        self.0[phase as usize]
    }
}

/// What follows when a phase has been entered, or an action in it carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The phase is done: on to the next one.
    Next,
    /// It waits for a decision; after an action: it is entered again.
    Wait,
    /// On to the phase that follows this one.
    After(Phase),
    /// The rules say to go on elsewhere: back to the draw, the next turn, the end of the game.
    To(Phase),
}

/// Where in its turn the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub phase: Phase,
    pub seat: Seat,
    /// The kind of the tile drawn and not yet placed, or [`NONE`].
    pub drawn: u16,
    /// The piece just placed, or [`NONE`].
    pub newest: u16,
}

impl Default for Turn {
    fn default() -> Self {
        Self { phase: Phase::BeginTurn, seat: Seat(0), drawn: NONE, newest: NONE }
    }
}

/// Runs the phases until one waits for a decision.
#[inline]
pub(crate) fn run(game: &mut Game, events: &mut Events) {
    loop {
        match enter(game, events) {
            Flow::Wait => return,
            flow => go(game, flow),
        }
    }
}

/// Sets the phase that follows.
#[inline]
pub(crate) fn go(game: &mut Game, flow: Flow) {
    match flow {
        Flow::Next => game.turn.phase = game.rules.phases.after(game.turn.phase),
        Flow::After(phase) => game.turn.phase = game.rules.phases.after(phase),
        Flow::To(phase) => game.turn.phase = phase,
        Flow::Wait => {}
    }
}

#[inline]
fn enter(game: &mut Game, events: &mut Events) -> Flow {
    match game.turn.phase {
        Phase::BeginTurn => {
            events.push(Event::TurnBegan { seat: game.turn.seat });
            Flow::Next
        }
        Phase::DealHalflings => halflings::deal::enter(game),
        Phase::FairyPoint => princess_and_dragon::fairy::enter(game, events),
        Phase::ChooseSource => halflings::play::enter(game),
        Phase::DrawTile => draw_tile::enter(game, events),
        Phase::FindPlace => find_place::enter(game, events),
        Phase::PlaceTile => Flow::Wait,
        Phase::HillTile => hills_and_sheep::hills::enter(game, events),
        Phase::CropCircleAtOnce | Phase::CropCircle => crop_circles::enter(game),
        Phase::Volcano => princess_and_dragon::volcano::enter(game, events),
        Phase::GingerbreadManComes => gingerbread_man::comes::enter(game, events),
        Phase::MainAction => main_action::enter(game),
        Phase::FairyAfterPrincess => princess_and_dragon::princess::enter_after(game),
        Phase::Flocks => hills_and_sheep::shepherds::enter(game, events),
        Phase::DragonBefore | Phase::DragonAfter => {
            princess_and_dragon::dragon::enter(game, events)
        }
        Phase::Score => score::enter(game, events),
        Phase::CardsBeforeTile
        | Phase::CardsAfterTile
        | Phase::CardsAfterFigures
        | Phase::CardsAfterScoring => christmas::windows::enter(game),
        Phase::ChooseTile => christmas::two_tiles::enter(game),
        Phase::ScoringCards => christmas::scoring_round::enter(game),
        Phase::HandLimit => christmas::hand_limit::enter(game),
        Phase::RevealCards => christmas::late::enter(game, events),
        Phase::GingerbreadManMoves => gingerbread_man::moves::enter(game, events),
        Phase::EndPart => princess_and_dragon::volcano::end_part(game),
        Phase::EndTurn => end_turn::enter(game, events),
        Phase::FinalScoring => final_scoring::enter(game, events),
        Phase::Over => Flow::Wait,
    }
}

/// Who decides in the present phase.
#[inline]
pub(crate) fn actor(game: &Game) -> Option<Actor> {
    match game.turn.phase {
        Phase::DrawTile => Some(Actor::Chance),
        Phase::DealHalflings => Some(halflings::deal::actor(game)),
        Phase::Flocks if game.flocks.awaited != Awaited::Nothing => Some(Actor::Chance),
        Phase::CropCircleAtOnce | Phase::CropCircle => Some(Actor::Seat(crop_circles::actor(game))),
        Phase::DragonBefore | Phase::DragonAfter => {
            Some(Actor::Seat(princess_and_dragon::dragon::mover(game)))
        }
        Phase::CardsBeforeTile
        | Phase::CardsAfterTile
        | Phase::CardsAfterFigures
        | Phase::CardsAfterScoring
        | Phase::RevealCards => {
            Some(christmas::play::actor(game).unwrap_or(Actor::Seat(game.turn.seat)))
        }
        Phase::ScoringCards => {
            let chooser = Actor::Seat(christmas::scoring_round::chooser(game));
            Some(christmas::play::actor(game).unwrap_or(chooser))
        }
        Phase::Over => None,
        _ => Some(Actor::Seat(game.turn.seat)),
    }
}

/// Adds the legal actions of the present phase to `list`.
#[inline]
pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    match game.turn.phase {
        Phase::DrawTile => draw_tile::actions(game, list),
        Phase::DealHalflings => halflings::deal::actions(game, list),
        Phase::ChooseSource => halflings::play::actions(game, list),
        Phase::Flocks => hills_and_sheep::shepherds::actions(game, list),
        Phase::CropCircleAtOnce | Phase::CropCircle => crop_circles::actions(game, list),
        Phase::PlaceTile => place_tile::actions(game, list),
        Phase::MainAction => main_action::actions(game, list),
        Phase::FairyAfterPrincess => princess_and_dragon::princess::actions_after(game, list),
        Phase::DragonBefore | Phase::DragonAfter => {
            princess_and_dragon::dragon::actions(game, list);
        }
        Phase::GingerbreadManComes => gingerbread_man::comes::actions(game, list),
        Phase::GingerbreadManMoves => gingerbread_man::moves::actions(game, list),
        Phase::CardsBeforeTile
        | Phase::CardsAfterTile
        | Phase::CardsAfterFigures
        | Phase::CardsAfterScoring => christmas::windows::actions(game, list),
        Phase::ChooseTile => christmas::two_tiles::actions(game, list),
        Phase::ScoringCards => christmas::scoring_round::actions(game, list),
        Phase::HandLimit => christmas::hand_limit::actions(game, list),
        Phase::RevealCards => christmas::late::actions(game, list),
        _ => {}
    }
}

/// Carries out an action in the present phase.
#[inline]
pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<Flow, Refusal> {
    match (game.turn.phase, action) {
        (Phase::DrawTile, Action::Draw(kind)) => draw_tile::apply(game, kind, events),
        (Phase::PlaceTile, Action::PlaceTile { cell, orientation }) => {
            place_tile::apply(game, cell, orientation, events)
        }
        (Phase::DealHalflings, Action::TakeIntoHand(tile)) => {
            halflings::deal::apply(game, tile, events)
        }
        (Phase::ChooseSource, Action::ChooseToDraw) => Ok(Flow::Next),
        (Phase::ChooseSource, Action::PlaceFromHand { tile, cell, orientation }) => {
            halflings::play::place(game, tile, cell, orientation, events)
        }
        (_, Action::PlaceFromHand { .. }) => Err(halflings::play::not_now(game)),
        (Phase::Flocks, _) => hills_and_sheep::shepherds::apply(game, action, events),
        (Phase::CropCircleAtOnce | Phase::CropCircle, _) => {
            crop_circles::apply(game, action, events)
        }
        (Phase::MainAction, _) => main_action::apply(game, action, events),
        (Phase::FairyAfterPrincess, _) => {
            princess_and_dragon::princess::apply_after(game, action, events)
        }
        (Phase::DragonBefore | Phase::DragonAfter, Action::MoveDragon { cell }) => {
            princess_and_dragon::dragon::apply(game, cell, events)
        }
        (Phase::GingerbreadManComes, Action::MoveGingerbreadMan { spot }) => {
            gingerbread_man::comes::apply(game, spot, events)
        }
        (Phase::GingerbreadManMoves, _) => gingerbread_man::moves::apply(game, action, events),
        (
            Phase::CardsBeforeTile
            | Phase::CardsAfterTile
            | Phase::CardsAfterFigures
            | Phase::CardsAfterScoring,
            _,
        ) => christmas::windows::apply(game, action, events),
        (Phase::ChooseTile, _) => christmas::two_tiles::apply(game, action, events),
        (Phase::ScoringCards, _) => christmas::scoring_round::apply(game, action, events),
        (Phase::HandLimit, _) => christmas::hand_limit::apply(game, action, events),
        (Phase::RevealCards, _) => christmas::late::apply(game, action, events),
        _ => Err(game.not_now()),
    }
}
