use serde::Serialize;

use crate::board::PieceId;
use crate::card::{CardId, Deck};
use crate::figure::{FigureId, FigureKind, NeutralFigure};
use crate::game::Token;
use crate::geometry::{Cell, Orientation};
use crate::rule_id::RuleId;
use crate::ruleset::KindId;
use crate::seat::Seat;
use crate::segment::{SegmentKind, Spot};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player's turn begins (BG-10).
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A tile was drawn.
    TileDrawn {
        /// The kind.
        tile: KindId,
    },
    /// A tile with no legal place left the game (BG-16).
    TileDiscarded {
        /// The kind.
        tile: KindId,
        /// The rule.
        rule: RuleId,
    },
    /// A tile was put aside: a river tile with no legal place, to be tried again (RV-7), or a
    /// dragon tile before the first volcano (PD-8).
    TileSetAside {
        /// The kind.
        tile: KindId,
        /// The rule.
        rule: RuleId,
    },
    /// A tile was placed.
    TilePlaced {
        /// The piece that it became.
        piece: PieceId,
        /// The kind.
        tile: KindId,
        /// Cell of its part 0.
        cell: Cell,
        /// Orientation.
        orientation: Orientation,
    },
    /// A figure was placed.
    FigurePlaced {
        /// Whose.
        seat: Seat,
        /// Which figure.
        figure: FigureId,
        /// Of which kind.
        kind: FigureKind,
        /// Where.
        spot: Spot,
        /// On what.
        feature: SegmentKind,
    },
    /// A player did nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Points for a player.
    Scored(Score),
    /// A figure went home.
    FigureReturned {
        /// Whose.
        seat: Seat,
        /// Which figure.
        figure: FigureId,
        /// Of which kind.
        kind: FigureKind,
        /// From where.
        spot: Spot,
        /// The rule.
        rule: RuleId,
    },
    /// Dragon tiles set aside were shuffled into the pile (PD-8).
    TilesShuffledIn {
        /// How many.
        count: u8,
    },
    /// A neutral figure was moved, or left the board.
    NeutralMoved {
        /// Which.
        figure: NeutralFigure,
        /// Where it stands now; nothing beside the board.
        cell: Option<Cell>,
        /// The rule.
        rule: RuleId,
    },
    /// A tile was dealt to a player face down: only he knows which (HA-1).
    TileDealt {
        /// To whom.
        seat: Seat,
        /// Which; nothing in what others may see.
        tile: Option<KindId>,
    },
    /// A player picked a tile that lay face up (HA-3).
    TilePicked {
        /// Who.
        seat: Seat,
        /// Which.
        tile: KindId,
    },
    /// The next tile of the pile was laid face down under a hill, unseen (HS-20).
    TileHidden {
        /// The rule.
        rule: RuleId,
    },
    /// A token was drawn from the bag for a flock (HS-3, HS-5).
    TokenDrawn {
        /// For whose.
        seat: Seat,
        /// Which.
        token: Token,
    },
    /// It was said what a crop circle does (CC-2).
    CropCircleChosen {
        /// By whom.
        seat: Seat,
        /// The kind of feature whose followers are meant.
        feature: SegmentKind,
        /// Whether followers are added.
        adds: bool,
    },
    /// A card was drawn: only its player knows which (XP-13).
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// Which; nothing in what others may see.
        card: Option<CardId>,
    },
    /// A card was shown and aimed (XP-22, XP-31).
    CardPlayed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// A segment at which it is aimed.
        at: Option<Spot>,
        /// The opponent whom it names.
        against: Option<Seat>,
    },
    /// A card was cancelled by a shield (XP-32).
    CardCancelled {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was discarded without effect (XP-15, XP-24, XP-55).
    CardDiscarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// The rule.
        rule: RuleId,
    },
    /// A card went from hand to hand: only these two know which (XP-54).
    CardTaken {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Its deck.
        deck: Deck,
        /// Which; nothing in what others may see.
        card: Option<CardId>,
    },
    /// All followers on a feature were turned (XP-51).
    FollowersTurned {
        /// A segment of the feature.
        spot: Spot,
        /// The rule.
        rule: RuleId,
    },
    /// A player will place no follower in the next turn (XP-56).
    FollowersBarred {
        /// Who.
        seat: Seat,
        /// The rule.
        rule: RuleId,
    },
    /// A figure went from one segment to another (XP-60).
    FigureMoved {
        /// Whose.
        seat: Seat,
        /// Which figure.
        figure: FigureId,
        /// Of which kind.
        kind: FigureKind,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
        /// The rule.
        rule: RuleId,
    },
    /// Points of a feature with turned followers: they are paid at the end of the game (XP-51).
    PointsNoted(Score),
    /// The last turn is over; final scoring follows (BG-40).
    FinalScoringBegan,
    /// The game is over; the winners are the seats with the most points (BG-44).
    GameEnded,
}

impl Event {
    /// What `viewer` may see of it; `None` is somebody who only watches.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Self {
        match self {
            Self::TileDealt { seat, .. } if viewer != Some(seat) => {
                Self::TileDealt { seat, tile: None }
            }
            Self::CardDrawn { seat, deck, .. } if viewer != Some(seat) => {
                Self::CardDrawn { seat, deck, card: None }
            }
            Self::CardTaken { from, to, deck, .. }
                if viewer != Some(from) && viewer != Some(to) =>
            {
                Self::CardTaken { from, to, deck, card: None }
            }
            visible => visible,
        }
    }
}

/// Points for one player from one feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Who gets them.
    pub seat: Seat,
    /// How many.
    pub points: i32,
    /// The rule that gives them.
    pub rule: RuleId,
    /// For what.
    pub source: ScoreSource,
    /// The kind of feature; nothing for points from a card for no feature.
    pub feature: Option<SegmentKind>,
    /// A segment of the feature.
    pub spot: Option<Spot>,
    /// Whether they come from final scoring.
    pub at_the_end: bool,
    /// Cells and tiles of the feature where they differ, because of halflings or double tiles.
    pub counted: Option<Counted>,
    /// Index of the explanation; see [`Events::explanation`].
    pub explanation: u32,
}

/// Cells and tiles of a feature; which of them is counted, a ruling says (HA-34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Counted {
    /// Cells in which it lies; for a monastery occupied cells of its 3 × 3.
    pub cells: u16,
    /// Tiles on which it lies; for a monastery tiles in its 3 × 3.
    pub pieces: u16,
    /// The ruling, by the name of its option value.
    pub ruling: &'static str,
}

/// For what points are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreSource {
    /// The feature itself.
    Feature,
    /// An abbot who was taken back (BG-52).
    Abbot,
    /// The fairy (PD-34, PD-35).
    Fairy,
    /// The Gingerbread Man (GB-14, GB-18).
    GingerbreadMan,
    /// A flock (HS-6).
    Flock,
    /// A card, for no feature (XP-34).
    Card,
}

impl ScoreSource {
    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Feature => "feature",
            Self::Abbot => "abbot",
            Self::Fairy => "fairy",
            Self::GingerbreadMan => "gingerbread-man",
            Self::Flock => "flock",
            Self::Card => "card-points",
        }
    }
}

impl Score {
    /// For what the points are, as files name it: a feature, or a figure that brings points of its
    /// own.
    pub const fn scored_for(&self) -> &'static str {
        match (self.source, self.feature) {
            (ScoreSource::Feature | ScoreSource::Abbot, Some(feature)) => feature.name(),
            (source, _) => source.name(),
        }
    }
}

/// One term of a score: `count × each` points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// What is counted.
    pub what: TermKind,
    /// How many.
    pub count: i32,
    /// Points for each.
    pub each: i32,
    /// The rule that sets the rate.
    pub rule: RuleId,
}

/// What a term counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TermKind {
    /// Tiles, that is cells, of the feature.
    Tiles,
    /// Pennants.
    Pennants,
    /// The monastery's or garden's own tile and the ones around it.
    Surroundings,
    /// Completed cities that the field touches.
    Cities,
    /// Pig-herds of the field, for each city.
    PigHerd,
    /// The fairy.
    Fairy,
    /// Knights in the Gingerbread Man's city, each worth its tiles.
    GingerbreadKnights,
    /// Vineyards around a monastery.
    Vineyards,
    /// Sheep on the tokens of the flocks of a field.
    Sheep,
    /// Flocks printed on tiles of the field.
    FixedFlock,
    /// A card that gives or takes points (XP-34, XP-53).
    Card,
    /// Points noted for turned followers, and paid now (XP-27).
    Noted,
    /// Followers in the supply (XP-49).
    SupplyFollowers,
    /// Points lost since a card halves them (XP-57).
    HalfLost,
    /// Points lost since the users of a card share (XP-83).
    Shared,
}

impl TermKind {
    /// The key of the text for the term in the translations.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::Tiles => "term-tiles",
            Self::Pennants => "term-pennants",
            Self::Surroundings => "term-surroundings",
            Self::Cities => "term-cities",
            Self::PigHerd => "term-pig-herd",
            Self::Fairy => "term-fairy",
            Self::GingerbreadKnights => "term-gingerbread-knights",
            Self::Vineyards => "term-vineyards",
            Self::Sheep => "term-sheep",
            Self::FixedFlock => "term-fixed-flock",
            Self::Card => "term-card",
            Self::Noted => "term-noted",
            Self::SupplyFollowers => "term-supply-followers",
            Self::HalfLost => "term-half-lost",
            Self::Shared => "term-shared",
        }
    }

    /// The word used in files, and in texts in English.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Pennants => "pennants",
            Self::Surroundings => "surroundings",
            Self::Cities => "cities",
            Self::PigHerd => "pig herd",
            Self::Fairy => "fairy",
            Self::GingerbreadKnights => "gingerbread knights",
            Self::Vineyards => "vineyards",
            Self::Sheep => "sheep",
            Self::FixedFlock => "fixed flock",
            Self::Card => "card",
            Self::Noted => "noted",
            Self::SupplyFollowers => "supply followers",
            Self::HalfLost => "half lost",
            Self::Shared => "shared",
        }
    }
}

/// Why a feature gave the points that it gave.
#[derive(Clone, Copy, Debug)]
pub struct Explanation<'a> {
    /// The terms; they add up to the points.
    pub terms: &'a [Term],
    /// The cells of the feature.
    pub cells: &'a [Cell],
    /// The figures that earned the points: seat, kind and segment.
    pub figures: &'a [(Seat, FigureKind, Spot)],
}

#[derive(Clone, Copy, Debug, Default)]
struct Ranges {
    terms: (u32, u32),
    cells: (u32, u32),
    figures: (u32, u32),
}

/// The events of one or several actions, with the explanations of the scores.
///
/// To be used again and again; once its lists have grown it allocates nothing. One made with
/// [`Events::off`] takes nothing in, for those who only want the position.
#[derive(Debug)]
pub struct Events {
    is_on: bool,
    list: Vec<Event>,
    terms: Vec<Term>,
    cells: Vec<Cell>,
    figures: Vec<(Seat, FigureKind, Spot)>,
    explanations: Vec<Ranges>,
}

impl Default for Events {
    fn default() -> Self {
        Self::new()
    }
}

impl Events {
    /// An empty list that takes everything in.
    pub fn new() -> Self {
        Self {
            is_on: true,
            list: Vec::new(),
            terms: Vec::new(),
            cells: Vec::new(),
            figures: Vec::new(),
            explanations: Vec::new(),
        }
    }

    /// A list that stays empty.
    pub fn off() -> Self {
        Self { is_on: false, ..Self::new() }
    }

    /// Whether events are taken in.
    #[inline]
    pub const fn is_on(&self) -> bool {
        self.is_on
    }

    /// Forgets all events.
    pub fn clear(&mut self) {
        self.list.clear();
        self.terms.clear();
        self.cells.clear();
        self.figures.clear();
        self.explanations.clear();
    }

    /// The events, oldest first.
    pub fn list(&self) -> &[Event] {
        &self.list
    }

    /// The scores among them.
    pub fn scores(&self) -> impl Iterator<Item = &Score> {
        self.list.iter().filter_map(|event| match event {
            Event::Scored(score) => Some(score),
            _ => None,
        })
    }

    /// The explanation of `score`, which must be one of this list.
    pub fn explanation(&self, score: &Score) -> Explanation<'_> {
        let ranges = self.explanations.get(score.explanation as usize).copied().unwrap_or_default();
        let part = |(from, to): (u32, u32)| from as usize..to as usize;
        Explanation {
            terms: self.terms.get(part(ranges.terms)).unwrap_or_default(),
            cells: self.cells.get(part(ranges.cells)).unwrap_or_default(),
            figures: self.figures.get(part(ranges.figures)).unwrap_or_default(),
        }
    }

    /// The figures of the explanation with this index.
    pub(crate) fn explained_figures(&self, explanation: u32) -> &[(Seat, FigureKind, Spot)] {
        let (from, to) = self.explanations[explanation as usize].figures;
        &self.figures[from as usize..to as usize]
    }

    #[inline]
    pub(crate) fn push(&mut self, event: Event) {
        if self.is_on {
            self.list.push(event);
        }
    }

    /// Stores an explanation; returns its index.
    pub(crate) fn explain(
        &mut self,
        terms: &[Term],
        cells: impl Iterator<Item = Cell>,
        figures: impl Iterator<Item = (Seat, FigureKind, Spot)>,
    ) -> u32 {
        let ends = |list: usize| list as u32;
        let (first_term, first_cell, first_figure) =
            (ends(self.terms.len()), ends(self.cells.len()), ends(self.figures.len()));
        self.terms.extend_from_slice(terms);
        self.cells.extend(cells);
        let own = &mut self.cells[first_cell as usize..];
        own.sort_unstable_by_key(|cell| cell.reading_order());
        let mut kept = 0;
        for index in 0..own.len() {
            if index == 0 || own[index] != own[kept - 1] {
                own[kept] = own[index];
                kept += 1;
            }
        }
        self.cells.truncate(first_cell as usize + kept);
        self.figures.extend(figures);
        self.figures[first_figure as usize..].sort_unstable_by_key(|(seat, kind, spot)| {
            (*seat, *kind, spot.cell.reading_order(), spot.segment)
        });
        let index = self.explanations.len() as u32;
        self.explanations.push(Ranges {
            terms: (first_term, ends(self.terms.len())),
            cells: (first_cell, ends(self.cells.len())),
            figures: (first_figure, ends(self.figures.len())),
        });
        index
    }
}
