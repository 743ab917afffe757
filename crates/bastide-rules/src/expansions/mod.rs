//! One expansion, one file (or folder). Each hooks into named points of the turn through one
//! table, or has phases of its own in the list of `turn`; a game without it pays nothing.

pub(crate) mod abbot;
pub(crate) mod christmas_present;
pub(crate) mod crop_circles;
pub(crate) mod gingerbread_man;
pub(crate) mod halflings;
pub(crate) mod hills_and_sheep;
mod in_play;
mod inns;
mod pig_herds;
pub(crate) mod princess_and_dragon;
pub(crate) mod river;

pub(crate) use in_play::{
    CROP_CITY, CROP_FIELD, CROP_ROAD, DRAGON, GINGERBREAD, HILL, InPlay, PORTAL, PRINCESS_TILE,
    SHEEP, VINEYARD, VOLCANO,
};

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
/// Names main actions beside which nothing else is open; says whether there are any.
pub(crate) type ExclusiveHook = fn(&Game, &mut dyn FnMut(Action)) -> bool;
/// May figures go on the tile just placed?
pub(crate) type NewestHook = fn(&Game) -> Result<(), Refusal>;
/// May a figure go on that node of another tile?
pub(crate) type ElsewhereHook = fn(&Game, u16) -> Result<(), Refusal>;
/// Carries out a main action of the expansion; `None` if it is not one of its own.
pub(crate) type MainActionHook = fn(&mut Game, Action, &mut Events) -> Option<Result<(), Refusal>>;
/// Changes what a city or road is worth (TS-66a).
pub(crate) type ValueHook = fn(&Game, u16, bool, &mut Value);
/// Changes what each completed city is worth for a field (TS-108).
pub(crate) type FieldHook = fn(&Game, u16, &mut CityRate);
/// Something before a completed feature is scored (TS-66b).
pub(crate) type BeforeScoreHook = fn(&mut Game, u16, &mut Events);
/// Something after a feature has been scored (TS-66d); the flag says whether at the end.
pub(crate) type AfterScoreHook = fn(&mut Game, u16, bool, &mut Events);

/// What an expansion does, and when it is in play.
pub(crate) struct Expansion {
    pub is_in_play: fn(&Options, &Tables, InPlay) -> bool,
    pub placement: Option<PlacementHook>,
    pub offer: Option<OfferHook>,
    pub exclusive: Option<ExclusiveHook>,
    pub newest: Option<NewestHook>,
    pub elsewhere: Option<ElsewhereHook>,
    pub main_action: Option<MainActionHook>,
    pub value: Option<ValueHook>,
    pub field: Option<FieldHook>,
    pub before_score: Option<BeforeScoreHook>,
    pub after_score: Option<AfterScoreHook>,
}

impl Expansion {
    /// An expansion that hooks in nowhere; the others are written as changes of it.
    const NOTHING: Self = Self {
        is_in_play: |_, _, _| false,
        placement: None,
        offer: None,
        exclusive: None,
        newest: None,
        elsewhere: None,
        main_action: None,
        value: None,
        field: None,
        before_score: None,
        after_score: None,
    };
}

const ALL: [&Expansion; 13] = [
    &river::EXPANSION,
    &abbot::EXPANSION,
    &inns::EXPANSION,
    &pig_herds::EXPANSION,
    &princess_and_dragon::princess::EXPANSION,
    &princess_and_dragon::volcano::EXPANSION,
    &princess_and_dragon::portal::EXPANSION,
    &princess_and_dragon::fairy::EXPANSION,
    &gingerbread_man::EXPANSION,
    &hills_and_sheep::shepherds::EXPANSION,
    &hills_and_sheep::vineyards::EXPANSION,
    &halflings::EXPANSION,
    &christmas_present::EXPANSION,
];

/// The hooks of the expansions that are in play.
#[derive(Debug, Default)]
pub(crate) struct Hooks {
    pub placement: Vec<PlacementHook>,
    pub offer: Vec<OfferHook>,
    pub exclusive: Vec<ExclusiveHook>,
    pub newest: Vec<NewestHook>,
    pub elsewhere: Vec<ElsewhereHook>,
    pub main_action: Vec<MainActionHook>,
    pub value: Vec<ValueHook>,
    pub field: Vec<FieldHook>,
    pub before_score: Vec<BeforeScoreHook>,
    pub after_score: Vec<AfterScoreHook>,
}

impl Hooks {
    pub fn for_game(options: &Options, tables: &Tables, in_play: InPlay) -> Self {
        let mut hooks = Self::default();
        for expansion in ALL.into_iter().filter(|one| (one.is_in_play)(options, tables, in_play)) {
            hooks.placement.extend(expansion.placement);
            hooks.offer.extend(expansion.offer);
            hooks.exclusive.extend(expansion.exclusive);
            hooks.newest.extend(expansion.newest);
            hooks.elsewhere.extend(expansion.elsewhere);
            hooks.main_action.extend(expansion.main_action);
            hooks.value.extend(expansion.value);
            hooks.field.extend(expansion.field);
            hooks.before_score.extend(expansion.before_score);
            hooks.after_score.extend(expansion.after_score);
        }
        hooks
    }
}
