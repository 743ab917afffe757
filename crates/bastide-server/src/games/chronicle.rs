use bastide_rules::geometry::Cell;
use bastide_rules::{Event, Events, MAX_SEATS, Seat, Term};

/// Something that happened at a table, with what is needed to tell it later.
#[derive(Clone, Debug)]
pub(crate) struct Happening {
    /// The version of the table after it.
    pub version: u32,
    /// Whose turn it was.
    pub active: Seat,
    pub event: Event,
    /// The explanation, if it is a score.
    pub story: Option<Box<ScoreStory>>,
}

/// The explanation of a score.
#[derive(Clone, Debug)]
pub(crate) struct ScoreStory {
    pub terms: Box<[Term]>,
    pub cells: Box<[Cell]>,
    /// Points of the player after it.
    pub total: i32,
}

/// When a piece was laid, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceOrigin {
    /// The version of the table after it; 0 for start tiles.
    pub version: u32,
    pub seat: Option<Seat>,
}

/// What happened at a table so far. Told to people only when somebody asks, so that a running
/// game stays small.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chronicle {
    pub happenings: Vec<Happening>,
    /// By the number of the piece.
    pub pieces: Vec<PieceOrigin>,
    totals: [i32; MAX_SEATS],
}

impl Chronicle {
    /// The chronicle of a new game with `start_tiles` on the table.
    pub fn new(start_tiles: usize, first: Seat) -> Self {
        let event = Event::TurnBegan { seat: first };
        let start = Happening { version: 0, active: first, event, story: None };
        Self {
            happenings: vec![start],
            pieces: vec![PieceOrigin { version: 0, seat: None }; start_tiles],
            totals: [0; MAX_SEATS],
        }
    }

    /// Takes in the events of the decision that led to `version`; `active` had the turn.
    pub fn add(&mut self, version: u32, mut active: Seat, events: &Events) {
        for &event in events.list() {
            if let Event::TurnBegan { seat } = event {
                active = seat;
            }
            let story = match event {
                Event::Scored(score) => {
                    let explanation = events.explanation(&score);
                    let total = &mut self.totals[score.seat.index()];
                    *total += score.points;
                    Some(Box::new(ScoreStory {
                        terms: explanation.terms.into(),
                        cells: explanation.cells.into(),
                        total: *total,
                    }))
                }
                Event::TilePlaced { .. } => {
                    self.pieces.push(PieceOrigin { version, seat: Some(active) });
                    None
                }
                _ => None,
            };
            self.happenings.push(Happening { version, active, event, story });
        }
    }

    /// Makes an empty chronicle the beginning of what follows on `earlier`.
    pub fn continue_from(&mut self, earlier: &Self) {
        self.totals = earlier.totals;
    }

    /// Adds what followed; see [`Chronicle::continue_from`].
    pub fn append(&mut self, later: Self) {
        self.happenings.extend(later.happenings);
        self.pieces.extend(later.pieces);
        self.totals = later.totals;
    }

    /// What happened after `version`.
    pub fn since(&self, version: u32) -> &[Happening] {
        let first = self.happenings.partition_point(|one| one.version <= version);
        &self.happenings[first..]
    }

    /// The number of pieces on the board at `version`.
    pub fn pieces_at(&self, version: u32) -> usize {
        self.pieces.partition_point(|piece| piece.version <= version)
    }
}
