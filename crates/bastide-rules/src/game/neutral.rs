use crate::board::NONE;
use crate::figure::FigureId;
use crate::geometry::Cell;

/// The most cells of one move of the dragon: where he starts and six steps (PD-10).
const PATH: usize = 7;

/// Stands for "no figure" beside the fairy.
const NOBODY: u8 = u8::MAX;

/// Where the Gingerbread Man is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum GingerbreadMan {
    /// Not in the game, or waiting for the first tile with a city (GB-3).
    #[default]
    Waiting,
    /// On a city segment, by node.
    InCity(u16),
    /// Beside the board (GB-25).
    Beside,
}

/// Figures that belong to nobody, and what a part of a turn must remember about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Neutral {
    /// The dragon's cell (PD-3).
    pub dragon: Option<Cell>,
    path: [Cell; PATH],
    path_length: u8,
    /// The fairy's cell (PD-30).
    pub fairy: Option<Cell>,
    companion: u8,
    /// The Gingerbread Man.
    pub gingerbread_man: GingerbreadMan,
    /// Whether a princess has just sent a knight home, and the fairy may still be moved (PD-90).
    pub princess_acted: bool,
}

impl Default for Neutral {
    fn default() -> Self {
        Self {
            dragon: None,
            path: [Cell::new(0, 0); PATH],
            path_length: 0,
            fairy: None,
            companion: NOBODY,
            gingerbread_man: GingerbreadMan::Waiting,
            princess_acted: false,
        }
    }
}

impl Neutral {
    /// The cells that the dragon has been on in his present move, the first one included.
    pub fn dragon_path(&self) -> &[Cell] {
        &self.path[..self.path_length as usize]
    }

    /// Steps that the dragon has made in his present move.
    pub const fn dragon_steps(&self) -> u8 {
        self.path_length.saturating_sub(1)
    }

    /// Whether the dragon is on his way.
    pub const fn dragon_moves(&self) -> bool {
        self.path_length > 0
    }

    /// The dragon is now on `cell`; with a move on the way, one step further.
    pub fn put_dragon(&mut self, cell: Cell) {
        self.dragon = Some(cell);
        if let Some(place) = self.path.get_mut(self.path_length as usize)
            && self.path_length > 0
        {
            *place = cell;
            self.path_length += 1;
        }
    }

    /// The dragon's move begins where he is.
    pub fn begin_dragon_move(&mut self) {
        if let Some(cell) = self.dragon {
            self.path[0] = cell;
            self.path_length = 1;
        }
    }

    /// The dragon's move is over.
    pub fn end_dragon_move(&mut self) {
        self.path_length = 0;
        self.path = [Cell::new(0, 0); PATH];
    }

    /// Sets the path of a move on the way; `false` if it is too long.
    pub fn set_dragon_path(&mut self, cells: &[Cell]) -> bool {
        let fits = cells.len() <= PATH;
        if fits {
            self.end_dragon_move();
            self.path[..cells.len()].copy_from_slice(cells);
            self.path_length = cells.len() as u8;
        }
        fits
    }

    /// The meeple that the fairy favours (reading `meeple`).
    pub fn companion(&self) -> Option<FigureId> {
        (self.companion != NOBODY).then_some(FigureId(self.companion))
    }

    /// Puts the fairy on `cell`, beside `companion`.
    pub fn put_fairy(&mut self, cell: Cell, companion: Option<FigureId>) {
        self.fairy = Some(cell);
        self.companion = companion.map_or(NOBODY, |figure| figure.0);
    }

    /// A figure leaves the board: if the fairy stood by it, she stays alone (PD-36, PD-39).
    #[inline]
    pub fn figure_leaves(&mut self, figure: FigureId) {
        if self.companion == figure.0 {
            self.companion = NOBODY;
        }
    }

    /// The node of the Gingerbread Man's city segment, if he is on the board.
    pub const fn gingerbread_node(&self) -> Option<u16> {
        match self.gingerbread_man {
            GingerbreadMan::InCity(node) if node != NONE => Some(node),
            _ => None,
        }
    }
}
