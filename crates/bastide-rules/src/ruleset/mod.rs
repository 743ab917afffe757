//! What a setup makes of the tiles: the kinds of tiles in play, their ports and segments, the
//! pile, the figures and the hooks of the expansions, worked out once so that a move only looks
//! things up.

mod alike;
mod build;
mod figures;
mod kind;
mod pile;
mod port;

pub use kind::{Kind, KindId, Segment};

pub(crate) use figures::Figures;
pub(crate) use kind::{INN, PIG_HERD, PRINCESS};
pub(crate) use pile::Stages;
pub(crate) use port::{NO_SEGMENT, Oriented, Port, kind_bit};

use crate::board::Capacity;
use crate::expansions::{Hooks, InPlay};
use crate::geometry::{Cell, Orientation};
use crate::setup::Setup;
use crate::turn::PhaseOrder;

/// The kinds of tiles of one game in all orientations.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    /// The kinds, by [`KindId`], ordered by the id of the tile.
    pub kinds: Vec<Kind>,
    /// Four orientations a kind.
    pub oriented: Vec<Oriented>,
}

impl Tables {
    /// The number of `kind` lying in `orientation` among [`Tables::oriented`].
    #[inline]
    pub fn number(kind: KindId, orientation: Orientation) -> u16 {
        kind.0 * 4 + orientation.quarter_turns() as u16
    }
}

/// Everything that does not change during a game. Shared by all copies of it.
#[derive(Debug)]
pub struct Ruleset {
    pub(crate) setup: Setup,
    pub(crate) tables: Tables,
    pub(crate) figures: Figures,
    pub(crate) stages: Stages,
    pub(crate) start: Vec<(KindId, Cell, Orientation)>,
    pub(crate) capacity: Capacity,
    pub(crate) hooks: Hooks,
    pub(crate) in_play: InPlay,
    pub(crate) phases: PhaseOrder,
    /// The kinds of tiles that players hold in hand.
    pub(crate) hand_kinds: Vec<KindId>,
    /// Copies of each of them.
    pub(crate) hand_copies: Vec<u8>,
    /// How many each player gets (HA-2, HA-4).
    pub(crate) hand_size: u8,
}

impl Ruleset {
    /// The setup from which this was made.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The kinds of tiles of this game, ordered by id.
    pub fn kinds(&self) -> &[Kind] {
        &self.tables.kinds
    }

    /// The kind with this number. It must come from the same game.
    pub fn kind(&self, kind: KindId) -> &Kind {
        &self.tables.kinds[kind.index()]
    }

    /// The tiles of which `counts` (one number a kind of [`Ruleset::hand_kinds`]) has copies.
    pub(crate) fn hand_tiles(&self, counts: &[u8]) -> impl Iterator<Item = (KindId, u8)> {
        let kinds = self.hand_kinds.iter().zip(counts);
        kinds.filter(|(_, count)| **count > 0).map(|(&kind, &count)| (kind, count))
    }

    /// The place of `kind` in [`Ruleset::hand_kinds`], if it is held in hands.
    pub(crate) fn hand_place(&self, kind: KindId) -> Option<usize> {
        self.hand_kinds.iter().position(|&one| one == kind)
    }

    /// The kind of the tile with this id, if the game uses it.
    pub fn kind_of_tile(&self, id: &str) -> Option<KindId> {
        self.tables
            .kinds
            .binary_search_by(|kind| kind.tile.id.as_str().cmp(id))
            .ok()
            .map(|index| KindId(index as u16))
    }

    /// Seats of the game.
    pub const fn seats(&self) -> usize {
        self.setup.seats as usize
    }
}
