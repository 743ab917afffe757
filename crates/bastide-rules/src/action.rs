use serde::{Deserialize, Serialize};

use crate::card::{CardId, Deck};
use crate::figure::{FigureId, FigureKind};
use crate::game::Token;
use crate::geometry::{Cell, Orientation};
use crate::ruleset::KindId;
use crate::seat::{Actor, Seat};
use crate::segment::{SegmentKind, Spot};

/// One decision, by a player or by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance: this kind of tile is drawn (BG-13).
    Draw(KindId),
    /// Lay the drawn tile with its part 0 on a cell (BG-13, BG-14).
    PlaceTile {
        /// The cell of part 0.
        cell: Cell,
        /// Quarter turns clockwise; for halflings which half (HA-8).
        orientation: Orientation,
    },
    /// Put a figure from the own supply on a segment (BG-20).
    PlaceFigure {
        /// Which kind of figure.
        kind: FigureKind,
        /// Where.
        spot: Spot,
    },
    /// Take the own abbot back and score it (BG-52).
    ReturnAbbot {
        /// Where the abbot stands.
        spot: Spot,
    },
    /// Send a knight home from the princess's city (PD-40).
    RemoveKnight {
        /// The knight.
        figure: FigureId,
    },
    /// Put the fairy beside an own meeple (PD-30).
    MoveFairy {
        /// The meeple.
        figure: FigureId,
    },
    /// Put the fairy on a tile with an own meeple (PD-30, reading `tile`).
    MoveFairyToTile {
        /// The cell of the tile.
        cell: Cell,
    },
    /// One step of the dragon (PD-12).
    MoveDragon {
        /// The cell that he enters.
        cell: Cell,
    },
    /// Put the Gingerbread Man into a city (GB-10, GB-19).
    MoveGingerbreadMan {
        /// A segment of the city; the tile on which he stands (GB-12).
        spot: Spot,
    },
    /// A tile of the reserve goes to a player: chance deals it (HA-1), or he picks it (HA-3).
    TakeIntoHand(KindId),
    /// Draw a tile instead of placing one of the own hand (HA-15).
    ChooseToDraw,
    /// Place a tile of the own hand instead of drawing (HA-15).
    PlaceFromHand {
        /// Which.
        tile: KindId,
        /// The cell of part 0.
        cell: Cell,
        /// Quarter turns clockwise; for halflings which half (HA-8).
        orientation: Orientation,
    },
    /// The own flock grows: a token is drawn (HS-5).
    GrowFlock,
    /// All flocks of the field of the own shepherd go home and score (HS-6).
    GuideFlockHome,
    /// Chance: this token is drawn from the bag (HS-3, HS-5).
    DrawToken(Token),
    /// Say what a crop circle does (CC-2, HA-44).
    ChooseCropCircle {
        /// Followers on this kind of feature are meant.
        feature: SegmentKind,
        /// Whether followers are added (A) or taken back (B).
        adds: bool,
    },
    /// Take an own follower back into the supply (CC-3).
    TakeBack {
        /// Which.
        figure: FigureId,
    },
    /// Draw a card from a deck (XP-3, XP-7).
    TakeCard(Deck),
    /// Chance: this card is drawn from a deck, or picked from a hand (XP-54).
    DrawCard(CardId),
    /// Play a card of the own hand (XP-19), or answer with it (XP-31).
    PlayCard(CardId),
    /// Aim a card at a feature.
    ChooseFeature {
        /// A segment of it.
        spot: Spot,
    },
    /// Aim a card at a follower of somebody else, who goes home (XP-52).
    SendHome {
        /// Which.
        figure: FigureId,
    },
    /// Aim a card at a player.
    ChoosePlayer {
        /// Whom.
        seat: Seat,
    },
    /// Put an own follower of the board onto another feature of its tile (XP-60).
    MoveFollower {
        /// Which.
        figure: FigureId,
        /// Where to.
        spot: Spot,
    },
    /// Discard a card of the own hand (XP-24).
    DiscardCard(CardId),
    /// Of two tiles drawn keep this one (XP-41).
    ChooseTile(KindId),
    /// Do nothing (BG-12).
    Pass,
}

/// Where an action sits, so that a client can offer it without knowing the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// In a cell, in an orientation.
    Cell {
        /// The cell.
        cell: Cell,
        /// The orientation.
        orientation: Orientation,
    },
    /// On a segment of a piece.
    Segment {
        /// The segment.
        spot: Spot,
        /// The figure that goes there, if one does.
        figure: Option<FigureKind>,
    },
    /// At a figure that stands on a segment.
    Figure {
        /// The segment.
        spot: Spot,
        /// The kind of figure.
        figure: FigureKind,
    },
    /// At a figure of a player, by its number.
    FigureNumber {
        /// The figure.
        figure: FigureId,
    },
    /// On the land of a cell.
    Land {
        /// The cell.
        cell: Cell,
    },
    /// In a cell, with a tile of the own hand.
    Hand {
        /// The tile.
        tile: KindId,
        /// The cell.
        cell: Cell,
        /// The orientation.
        orientation: Orientation,
    },
    /// At a tile that is offered for picking.
    Offer {
        /// The tile.
        tile: KindId,
    },
    /// On a feature.
    Feature {
        /// A segment of it.
        spot: Spot,
    },
    /// At a player.
    Player {
        /// Whom.
        seat: Seat,
    },
    /// From a figure of the board to a segment.
    Move {
        /// The figure.
        figure: FigureId,
        /// The segment.
        spot: Spot,
    },
    /// At a card of the own hand.
    Card {
        /// The card.
        card: CardId,
    },
    /// At a deck of cards.
    Deck {
        /// Which.
        deck: Deck,
    },
    /// In a deck or a hidden hand: chance decides.
    HiddenCard {
        /// The card.
        card: CardId,
    },
    /// A button.
    Button,
    /// In the pile: chance decides.
    Pile {
        /// The kind of tile.
        kind: KindId,
    },
    /// In the bag: chance decides.
    Bag {
        /// The token.
        token: Token,
    },
}

impl Action {
    /// Where the action sits.
    pub const fn site(self) -> Site {
        match self {
            Self::Draw(kind) => Site::Pile { kind },
            Self::PlaceTile { cell, orientation } => Site::Cell { cell, orientation },
            Self::PlaceFigure { kind, spot } => Site::Segment { spot, figure: Some(kind) },
            Self::ReturnAbbot { spot } => Site::Figure { spot, figure: FigureKind::Abbot },
            Self::RemoveKnight { figure }
            | Self::MoveFairy { figure }
            | Self::TakeBack { figure }
            | Self::SendHome { figure } => Site::FigureNumber { figure },
            Self::MoveFairyToTile { cell } | Self::MoveDragon { cell } => Site::Land { cell },
            Self::MoveGingerbreadMan { spot } => Site::Segment { spot, figure: None },
            Self::TakeIntoHand(tile) | Self::ChooseTile(tile) => Site::Offer { tile },
            Self::PlaceFromHand { tile, cell, orientation } => {
                Site::Hand { tile, cell, orientation }
            }
            Self::DrawToken(token) => Site::Bag { token },
            Self::TakeCard(deck) => Site::Deck { deck },
            Self::DrawCard(card) => Site::HiddenCard { card },
            Self::PlayCard(card) | Self::DiscardCard(card) => Site::Card { card },
            Self::ChooseFeature { spot } => Site::Feature { spot },
            Self::ChoosePlayer { seat } => Site::Player { seat },
            Self::MoveFollower { figure, spot } => Site::Move { figure, spot },
            Self::ChooseToDraw
            | Self::GrowFlock
            | Self::GuideFlockHome
            | Self::ChooseCropCircle { .. }
            | Self::Pass => Site::Button,
        }
    }

    /// The key of the text that names the action in the translations.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::Draw(_) => "action-draw",
            Self::PlaceTile { .. } => "action-place-tile",
            Self::PlaceFigure { kind: FigureKind::Meeple, .. } => "action-place-meeple",
            Self::PlaceFigure { kind: FigureKind::Abbot, .. } => "action-place-abbot",
            Self::PlaceFigure { kind: FigureKind::Shepherd, .. } => "action-place-shepherd",
            Self::ReturnAbbot { .. } => "action-return-abbot",
            Self::RemoveKnight { .. } => "action-remove-knight",
            Self::MoveFairy { .. } => "action-move-fairy",
            Self::MoveFairyToTile { .. } => "action-move-fairy-to-tile",
            Self::MoveDragon { .. } => "action-move-dragon",
            Self::MoveGingerbreadMan { .. } => "action-move-gingerbread-man",
            Self::TakeIntoHand(_) => "action-take-into-hand",
            Self::ChooseToDraw => "action-choose-to-draw",
            Self::PlaceFromHand { .. } => "action-place-from-hand",
            Self::GrowFlock => "action-grow-flock",
            Self::GuideFlockHome => "action-guide-flock-home",
            Self::DrawToken(_) => "action-draw-token",
            Self::ChooseCropCircle { feature, adds } => match (feature, adds) {
                (SegmentKind::City, true) => "action-crop-circle-add-knights",
                (SegmentKind::Road, true) => "action-crop-circle-add-thieves",
                (_, true) => "action-crop-circle-add-farmers",
                (SegmentKind::City, false) => "action-crop-circle-remove-knights",
                (SegmentKind::Road, false) => "action-crop-circle-remove-thieves",
                (_, false) => "action-crop-circle-remove-farmers",
            },
            Self::TakeBack { .. } => "action-take-back",
            Self::TakeCard(Deck::Cloister) => "action-take-cloister-card",
            Self::TakeCard(Deck::Roadside) => "action-take-roadside-card",
            Self::DrawCard(_) => "action-draw-card",
            Self::PlayCard(_) => "action-play-card",
            Self::ChooseFeature { .. } => "action-choose-feature",
            Self::SendHome { .. } => "action-send-home",
            Self::ChoosePlayer { .. } => "action-choose-player",
            Self::MoveFollower { .. } => "action-move-follower",
            Self::DiscardCard(_) => "action-discard-card",
            Self::ChooseTile(_) => "action-choose-tile",
            Self::Pass => "action-pass",
        }
    }
}

/// A list of actions, to be used again and again without allocating.
pub type ActionList = Vec<Action>;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Decision {
    /// Who must decide; nobody when the game is over.
    pub actor: Option<Actor>,
    /// What about.
    pub kind: DecisionKind,
}

/// A window of a turn in which cards are played (XP-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardWindow {
    /// W0: before the tile.
    BeforeTile,
    /// W1: after the tile, where cards are drawn as well.
    AfterTile,
    /// W2: after step 2.
    AfterFigures,
    /// W4: after step 3.
    AfterScoring,
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// Chance draws a tile (TS-21).
    DrawTile,
    /// A player lays the drawn tile (TS-27).
    PlaceTile {
        /// The drawn tile.
        tile: KindId,
    },
    /// A player may place a figure or do what stands in its place (TS-42).
    MainAction,
    /// The fairy may be moved after a princess has sent a knight home (PD-90).
    MoveFairy,
    /// A player moves the dragon one step (PD-11).
    MoveDragon {
        /// Which of his six steps, from 1.
        step: u8,
    },
    /// The Gingerbread Man goes into a city (TS-77).
    MoveGingerbreadMan,
    /// A halfling is dealt to a player by chance (HA-1), or picked by him (HA-3).
    TakeIntoHand,
    /// Draw, or place a tile of the own hand (TS-20, HA-15).
    ChooseSource,
    /// Chance draws a token for a flock (HS-3, HS-5).
    DrawToken,
    /// The own flock grows or goes home (HS-4).
    Flock,
    /// What a crop circle does (CC-2).
    CropCircle,
    /// A follower is added or taken back for a crop circle (CC-3).
    CropCircleFollower {
        /// The kind of feature whose followers are meant.
        feature: SegmentKind,
        /// Whether followers are added.
        adds: bool,
    },
    /// Draw and play cards, or pass (XP-18).
    Cards {
        /// When.
        window: CardWindow,
    },
    /// Chance draws a card from a deck (XP-3, XP-7).
    DrawCard {
        /// Which.
        deck: Deck,
    },
    /// Chance picks a card of a player's hand (XP-54, XP-55).
    LoseCard {
        /// Whose.
        seat: Seat,
    },
    /// At what a card is aimed.
    AimCard {
        /// Which.
        card: CardId,
    },
    /// Whether a card is answered with a shield (XP-31).
    AnswerCard {
        /// Which.
        card: CardId,
        /// Whose.
        by: Seat,
    },
    /// Whether a card is played for a feature about to be scored (XP-63).
    ScoringCard {
        /// A segment of the feature.
        spot: Spot,
    },
    /// Which of two tiles is placed (XP-41).
    ChooseTile,
    /// Which card is discarded, for the hand limit (XP-24).
    DiscardCard,
    /// The game is over (BG-40).
    GameOver,
}

impl DecisionKind {
    /// The phase of the rulebook's turn sequence in which the decision is taken.
    pub const fn phase(self) -> crate::rule_id::RuleId {
        crate::rule_id::RuleId(match self {
            Self::DrawTile => "TS-21",
            Self::PlaceTile { .. } => "TS-27",
            Self::MainAction => "TS-42",
            Self::MoveFairy => "PD-90",
            Self::MoveDragon { .. } => "PD-11",
            Self::MoveGingerbreadMan => "TS-77",
            Self::TakeIntoHand => "HA-1",
            Self::ChooseSource => "TS-20",
            Self::DrawToken | Self::Flock => "TS-50",
            Self::CropCircle | Self::CropCircleFollower { .. } => "TS-82",
            Self::Cards { window: CardWindow::BeforeTile } => "TS-13",
            Self::Cards { window: CardWindow::AfterTile } | Self::DrawCard { .. } => "TS-35",
            Self::Cards { window: CardWindow::AfterFigures } => "TS-54",
            Self::Cards { window: CardWindow::AfterScoring } => "TS-85",
            Self::LoseCard { .. } => "XP-54",
            Self::AimCard { .. } => "XP-13",
            Self::AnswerCard { .. } => "XP-31",
            Self::ScoringCard { .. } => "TS-63",
            Self::ChooseTile => "XP-41",
            Self::DiscardCard => "TS-93",
            Self::GameOver => "TS-112",
        })
    }

    /// The key of the text that says what is to be decided.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::DrawTile => "decision-draw-tile",
            Self::PlaceTile { .. } => "decision-place-tile",
            Self::MainAction => "decision-main-action",
            Self::MoveFairy => "decision-move-fairy",
            Self::MoveDragon { .. } => "decision-move-dragon",
            Self::MoveGingerbreadMan => "decision-move-gingerbread-man",
            Self::TakeIntoHand => "decision-take-into-hand",
            Self::ChooseSource => "decision-choose-source",
            Self::DrawToken => "decision-draw-token",
            Self::Flock => "decision-flock",
            Self::CropCircle => "decision-crop-circle",
            Self::CropCircleFollower { adds: true, .. } => "decision-crop-circle-add",
            Self::CropCircleFollower { adds: false, .. } => "decision-crop-circle-remove",
            Self::Cards { window: CardWindow::BeforeTile } => "decision-cards-before-tile",
            Self::Cards { window: CardWindow::AfterTile } => "decision-cards-after-tile",
            Self::Cards { window: CardWindow::AfterFigures } => "decision-cards-after-figures",
            Self::Cards { window: CardWindow::AfterScoring } => "decision-cards-after-scoring",
            Self::DrawCard { .. } => "decision-draw-card",
            Self::LoseCard { .. } => "decision-lose-card",
            Self::AimCard { .. } => "decision-aim-card",
            Self::AnswerCard { .. } => "decision-answer-card",
            Self::ScoringCard { .. } => "decision-scoring-card",
            Self::ChooseTile => "decision-choose-tile",
            Self::DiscardCard => "decision-discard-card",
            Self::GameOver => "decision-game-over",
        }
    }
}
