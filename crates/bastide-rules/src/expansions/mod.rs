//! One expansion, one file. Each hooks into named points of the turn through one table; a game
//! without it pays nothing.

pub(crate) mod abbot;
mod inns;
mod pig_herds;
pub(crate) mod river;

use crate::action::Action;
use crate::event::Events;
use crate::game::Game;
use crate::geometry::{Cell, Orientation};
use crate::refusal::Refusal;
use crate::ruleset::{KindId, Tables};
use crate::scoring::{CityRate, Value};
use crate::setup::Options;

/// May a tile lie there, beyond what cells and sides say?
pub(crate) type PlacementHook = fn(&Game, KindId, Orientation, Cell) -> Result<(), Refusal>;
/// Names further main actions (TS-42).
pub(crate) type OfferHook = fn(&Game, &mut dyn FnMut(Action));
/// Carries out a main action of the expansion; `None` if it is not one of its own.
pub(crate) type MainActionHook = fn(&mut Game, Action, &mut Events) -> Option<Result<(), Refusal>>;
/// Changes what a city or road is worth (TS-66a).
pub(crate) type ValueHook = fn(&Game, u16, bool, &mut Value);
/// Changes what each completed city is worth for a field (TS-108).
pub(crate) type FieldHook = fn(&Game, u16, &mut CityRate);

/// What an expansion does, and when it is in play.
pub(crate) struct Expansion {
    pub is_in_play: fn(&Options, &Tables) -> bool,
    pub placement: Option<PlacementHook>,
    pub offer: Option<OfferHook>,
    pub main_action: Option<MainActionHook>,
    pub value: Option<ValueHook>,
    pub field: Option<FieldHook>,
}

impl Expansion {
    /// An expansion that hooks in nowhere; the others are written as changes of it.
    const NOTHING: Self = Self {
        is_in_play: |_, _| false,
        placement: None,
        offer: None,
        main_action: None,
        value: None,
        field: None,
    };
}

const ALL: [&Expansion; 4] =
    [&river::EXPANSION, &abbot::EXPANSION, &inns::EXPANSION, &pig_herds::EXPANSION];

/// The hooks of the expansions that are in play.
#[derive(Debug, Default)]
pub(crate) struct Hooks {
    pub placement: Vec<PlacementHook>,
    pub offer: Vec<OfferHook>,
    pub main_action: Vec<MainActionHook>,
    pub value: Vec<ValueHook>,
    pub field: Vec<FieldHook>,
}

impl Hooks {
    pub fn for_game(options: &Options, tables: &Tables) -> Self {
        let mut hooks = Self::default();
        for expansion in ALL.into_iter().filter(|one| (one.is_in_play)(options, tables)) {
            hooks.placement.extend(expansion.placement);
            hooks.offer.extend(expansion.offer);
            hooks.main_action.extend(expansion.main_action);
            hooks.value.extend(expansion.value);
            hooks.field.extend(expansion.field);
        }
        hooks
    }
}
