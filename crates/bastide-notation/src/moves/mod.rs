//! One move in one line of text, by names that mean the same in every game.

pub(crate) mod convert;
pub(crate) mod text;

pub use convert::MoveError;

use bastide_rules::card::Deck;
use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::{FigureKind, Seat, SegmentKind, Token};

/// A decision of a player or of chance, without numbers that mean something in one game only.
///
/// `Display` and `FromStr` are its text, such as `place (0,-1) r2`; see `docs/formats.md`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// `draw base-crfr`: chance draws a tile (BG-13).
    Draw {
        /// The id of the tile.
        tile: String,
    },
    /// `place (0,-1) r2`: the drawn tile is laid (BG-13).
    PlaceTile {
        /// The cell of its part 0.
        cell: Cell,
        /// How it lies.
        orientation: Orientation,
    },
    /// `meeple city (0,-1)/0`: a figure goes on a segment (BG-20).
    PlaceFigure {
        /// The kind of figure.
        figure: FigureKind,
        /// Where it goes.
        place: Place,
    },
    /// `return abbot monastery (0,-1)/0`: the own abbot is taken back (BG-52).
    ReturnAbbot {
        /// Where the abbot stands.
        place: Place,
    },
    /// `princess city (0,-1)/0`: the knight who stands there is sent home (PD-40).
    RemoveKnight {
        /// Where the knight stands.
        place: Place,
    },
    /// `fairy road (0,-1)/0`: the fairy goes beside the own meeple that stands there (PD-30).
    MoveFairy {
        /// Where the meeple stands.
        place: Place,
    },
    /// `fairy tile (0,-1)`: the fairy goes onto a tile (PD-30, reading `tile`).
    MoveFairyToTile {
        /// The cell of the tile.
        cell: Cell,
    },
    /// `dragon (0,-1)`: a step of the dragon (PD-12).
    MoveDragon {
        /// The cell that he enters.
        cell: Cell,
    },
    /// `gingerbread city (0,-1)/0`: the Gingerbread Man goes into a city (GB-10).
    MoveGingerbreadMan {
        /// The segment on which he will stand.
        place: Place,
    },
    /// `take H1-04`: the halfling is dealt by chance (HA-1), or picked (HA-3).
    TakeIntoHand {
        /// The id of the tile.
        tile: String,
    },
    /// `choose draw`: draw instead of placing a tile of the own hand (HA-15).
    ChooseToDraw,
    /// `hand H1-04 (1,0) r2`: a tile of the own hand is laid (HA-15).
    PlaceFromHand {
        /// The id of the tile.
        tile: String,
        /// The cell of its part 0.
        cell: Cell,
        /// How it lies.
        orientation: Orientation,
    },
    /// `flock grow`: a token is drawn for the own flock (HS-5).
    GrowFlock,
    /// `flock home`: the flocks of the field score (HS-6).
    GuideFlockHome,
    /// `token 3-sheep`, `token wolf`: chance draws a token (HS-3).
    DrawToken {
        /// The token.
        token: Token,
    },
    /// `circle add city`, `circle remove road`: what a crop circle does (CC-2).
    ChooseCropCircle {
        /// The kind of feature whose followers are meant.
        feature: SegmentKind,
        /// Whether followers are added.
        adds: bool,
    },
    /// `back city (0,-1)/0`: the own follower that stands there is taken back (CC-3).
    TakeBack {
        /// Where the follower stands.
        place: Place,
    },
    /// `card from cloister`: a card is drawn from a deck (XP-9).
    TakeCard {
        /// The deck.
        deck: Deck,
    },
    /// `card is C02`: chance draws a card, or picks one of a hand (XP-54).
    DrawCard {
        /// The id of the card.
        card: String,
    },
    /// `card play C06`: a card of the own hand is played, or answers another (XP-19, XP-31).
    PlayCard {
        /// The id of the card.
        card: String,
    },
    /// `card feature city (0,-1)/0`: a card is aimed at a feature.
    ChooseFeature {
        /// A segment of it.
        place: Place,
    },
    /// `card send city (0,-1)/0`: a card sends home the follower who stands there (XP-52).
    SendHome {
        /// Where.
        place: Place,
    },
    /// `card player 2`: a card is aimed at a player.
    ChoosePlayer {
        /// Whom.
        seat: Seat,
    },
    /// `card move city (0,-1)/0 to road (0,-1)/0`: a card moves an own follower (XP-60).
    MoveFollower {
        /// Where the follower stands.
        from: Place,
        /// Where it goes.
        to: Place,
    },
    /// `card discard C06`: a card of the own hand is discarded (XP-24).
    DiscardCard {
        /// The id of the card.
        card: String,
    },
    /// `card tile base-crfr`: of two tiles drawn this one is placed (XP-41).
    ChooseTile {
        /// The id of the tile.
        tile: String,
    },
    /// `pass`: nothing (BG-12).
    Pass,
}

/// A segment of a piece on the board, `city (0,-1)/0`.
///
/// The number counts the segments of that kind on the tile, in the order of its tile file. A
/// `b` after the cell means the halfling that came second into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// City, road, field, …
    pub feature: SegmentKind,
    /// A cell of the piece.
    pub cell: Cell,
    /// 0, or 1 for the halfling that came second into the cell (HA-26).
    pub layer: u8,
    /// Which segment of its kind.
    pub index: u8,
    /// Where figures of several players or kinds stand on one segment, which of them is meant:
    /// they are counted from 0, by players, then by kinds. It is written, as in
    /// `monastery (0,-1)/0.1`, if it is not 0.
    pub figure: u8,
}
