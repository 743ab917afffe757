//! Figures that belong to nobody: where they are, and whether they are in the game at all.

use bastide_rules::setup::{Dragon, Fairy, FairyAlone, Options, Portal, Princess, Setup};
use bastide_rules::tile::{Library, Symbol};
use bastide_rules::{NeutralFigure, Seat};

use super::drawing::Square;
use super::features::Node;
use super::game::Reference;

/// Which of the expansions with neutral figures the game has.
#[derive(Clone, Copy, Debug)]
pub struct Plays {
    pub dragon: bool,
    pub fairy: bool,
    pub princess: bool,
    pub portal: bool,
    pub gingerbread_man: bool,
}

impl Plays {
    pub fn new(setup: &Setup, library: &Library) -> Self {
        let family = |wanted: &str| {
            setup.sets.iter().any(|choice| {
                library.set(&choice.id).expect("a set of the library").family == wanted
            })
        };
        let expansion = family("princess-and-dragon");
        let Options { dragon, fairy, fairy_alone, princess, portal, .. } = setup.options;
        Self {
            dragon: expansion && dragon == Dragon::On,
            fairy: fairy != Fairy::Off && (expansion || fairy_alone == FairyAlone::On),
            princess: expansion && princess != Princess::Off,
            portal: expansion && portal == Portal::On,
            gingerbread_man: family("gingerbread-man"),
        }
    }
}

/// Where the Gingerbread Man is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GingerbreadMan {
    /// Not in the game, or waiting for a first city (GB-3).
    Waiting,
    /// On a city segment.
    On(Node),
    /// Beside the board (GB-25).
    Beside,
}

/// The neutral figures on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neutral {
    pub dragon: Option<Square>,
    /// The cells of the dragon's present move, where he started first; empty while he rests.
    pub walked: Vec<Square>,
    pub fairy: Option<Square>,
    /// The segment on which the meeple stands that she belongs to.
    pub fairys_meeple: Option<Node>,
    pub gingerbread_man: GingerbreadMan,
}

impl Neutral {
    pub const NOWHERE: Self = Self {
        dragon: None,
        walked: Vec::new(),
        fairy: None,
        fairys_meeple: None,
        gingerbread_man: GingerbreadMan::Waiting,
    };
}

/// Points that a neutral figure gave: `count` × `each` by `rule`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Award {
    pub seat: Seat,
    pub rule: &'static str,
    pub count: i32,
    pub each: i32,
}

impl Reference {
    pub(super) fn give(&mut self, award: Award) {
        self.scores[award.seat.index()] += award.count * award.each;
        self.awards.push(award);
    }

    pub fn has_neutral_figures(&self) -> bool {
        let Plays { dragon, fairy, princess, gingerbread_man, .. } = self.plays;
        dragon || fairy || princess || gingerbread_man
    }

    /// Whether the piece just placed shows `symbol`.
    pub(super) fn newest_shows(&self, symbol: Symbol) -> bool {
        self.newest.is_some_and(|piece| self.board.pieces[piece].kind.tile.has(symbol))
    }

    /// Whether some part of the piece lies in the cell (HA-50).
    pub fn lies_in(&self, piece: usize, cell: Square) -> bool {
        self.board.cells.get(&cell).is_some_and(|pieces| pieces.contains(&piece))
    }

    /// The figures whose node is among those for which `goes` holds go home.
    pub(super) fn send_home(&mut self, goes: impl Fn(Node) -> bool) {
        self.standing.retain(|figure| !goes(figure.node));
        // PD-36, PD-39: without her meeple the fairy stays alone.
        if self.neutral.fairys_meeple.is_some_and(goes) {
            self.neutral.fairys_meeple = None;
        }
    }

    /// The cell of a neutral figure; the first one of its piece for the Gingerbread Man.
    pub fn cell_of_neutral(&self, figure: NeutralFigure) -> Option<Square> {
        match (figure, self.neutral.gingerbread_man) {
            (NeutralFigure::Dragon, _) => self.neutral.dragon,
            (NeutralFigure::Fairy, _) => self.neutral.fairy,
            (NeutralFigure::GingerbreadMan, GingerbreadMan::On((piece, _))) => {
                Some(self.board.pieces[piece].cell)
            }
            (NeutralFigure::GingerbreadMan, _) => None,
        }
    }
}
