use bastide_rules::card::{CardId, card_named};
use bastide_rules::{Action, FigureId, FigureKind, Game, Kind, KindId, Seat, Spot};
use thiserror::Error;

use super::{Move, Place};

/// Why a move means nothing in a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum MoveError {
    #[error("this game has no tile {tile:?}")]
    UnknownTile { tile: String },
    #[error("there is no card {card:?}")]
    UnknownCard { card: String },
    #[error("nothing lies there: {place}")]
    NothingThere { place: Place },
    #[error("no figure stands there: {place}")]
    NoFigureThere { place: Place },
    #[error("the tile {tile} has no such segment: {place}; it has {has}")]
    NoSuchSegment { tile: String, place: Place, has: String },
}

impl Move {
    /// The move that `action` is in `game`; `None` if it speaks of a tile or a segment that
    /// the game does not have.
    pub fn from_action(action: Action, game: &Game) -> Option<Self> {
        Some(match action {
            Action::Draw(kind) => Self::Draw { tile: tile_id(game, kind)? },
            Action::PlaceTile { cell, orientation } => Self::PlaceTile { cell, orientation },
            Action::PlaceFigure { kind, spot } => {
                Self::PlaceFigure { figure: kind, place: Place::from_spot(spot, game)? }
            }
            Action::ReturnAbbot { spot } => {
                Self::ReturnAbbot { place: Place::from_spot(spot, game)? }
            }
            Action::RemoveKnight { figure } => {
                Self::RemoveKnight { place: Place::of_figure(figure, game)? }
            }
            Action::MoveFairy { figure } => {
                Self::MoveFairy { place: Place::of_figure(figure, game)? }
            }
            Action::MoveFairyToTile { cell } => Self::MoveFairyToTile { cell },
            Action::MoveDragon { cell } => Self::MoveDragon { cell },
            Action::MoveGingerbreadMan { spot } => {
                Self::MoveGingerbreadMan { place: Place::from_spot(spot, game)? }
            }
            Action::TakeIntoHand(kind) => Self::TakeIntoHand { tile: tile_id(game, kind)? },
            Action::ChooseToDraw => Self::ChooseToDraw,
            Action::PlaceFromHand { tile, cell, orientation } => {
                Self::PlaceFromHand { tile: tile_id(game, tile)?, cell, orientation }
            }
            Action::GrowFlock => Self::GrowFlock,
            Action::GuideFlockHome => Self::GuideFlockHome,
            Action::DrawToken(token) => Self::DrawToken { token },
            Action::ChooseCropCircle { feature, adds } => Self::ChooseCropCircle { feature, adds },
            Action::TakeBack { figure } => {
                Self::TakeBack { place: Place::of_figure(figure, game)? }
            }
            Action::TakeCard(deck) => Self::TakeCard { deck },
            Action::DrawCard(card) => Self::DrawCard { card: card_id(card)? },
            Action::PlayCard(card) => Self::PlayCard { card: card_id(card)? },
            Action::ChooseFeature { spot } => {
                Self::ChooseFeature { place: Place::from_spot(spot, game)? }
            }
            Action::SendHome { figure } => {
                Self::SendHome { place: Place::of_figure(figure, game)? }
            }
            Action::ChoosePlayer { seat } => Self::ChoosePlayer { seat },
            Action::MoveFollower { figure, spot } => Self::MoveFollower {
                from: Place::of_figure(figure, game)?,
                to: Place::from_spot(spot, game)?,
            },
            Action::DiscardCard(card) => Self::DiscardCard { card: card_id(card)? },
            Action::ChooseTile(kind) => Self::ChooseTile { tile: tile_id(game, kind)? },
            Action::Pass => Self::Pass,
        })
    }

    /// The action that this move is in `game`. It need not be legal.
    ///
    /// # Errors
    /// Tiles and segments that the game does not have.
    pub fn to_action(&self, game: &Game) -> Result<Action, MoveError> {
        Ok(match self {
            Self::Draw { tile } => Action::Draw(kind_of_tile(game, tile)?),
            &Self::PlaceTile { cell, orientation } => Action::PlaceTile { cell, orientation },
            Self::PlaceFigure { figure, place } => {
                Action::PlaceFigure { kind: *figure, spot: place.to_spot(game)? }
            }
            Self::ReturnAbbot { place } => Action::ReturnAbbot { spot: place.to_spot(game)? },
            Self::RemoveKnight { place } => Action::RemoveKnight { figure: place.figure(game)? },
            Self::MoveFairy { place } => Action::MoveFairy { figure: place.figure(game)? },
            &Self::MoveFairyToTile { cell } => Action::MoveFairyToTile { cell },
            &Self::MoveDragon { cell } => Action::MoveDragon { cell },
            Self::MoveGingerbreadMan { place } => {
                Action::MoveGingerbreadMan { spot: place.to_spot(game)? }
            }
            Self::TakeIntoHand { tile } => Action::TakeIntoHand(kind_of_tile(game, tile)?),
            Self::ChooseToDraw => Action::ChooseToDraw,
            &Self::PlaceFromHand { ref tile, cell, orientation } => {
                Action::PlaceFromHand { tile: kind_of_tile(game, tile)?, cell, orientation }
            }
            Self::GrowFlock => Action::GrowFlock,
            Self::GuideFlockHome => Action::GuideFlockHome,
            &Self::DrawToken { token } => Action::DrawToken(token),
            &Self::ChooseCropCircle { feature, adds } => Action::ChooseCropCircle { feature, adds },
            Self::TakeBack { place } => Action::TakeBack { figure: place.figure(game)? },
            Self::TakeCard { deck } => Action::TakeCard(*deck),
            Self::DrawCard { card } => Action::DrawCard(known_card(card)?),
            Self::PlayCard { card } => Action::PlayCard(known_card(card)?),
            Self::ChooseFeature { place } => Action::ChooseFeature { spot: place.to_spot(game)? },
            Self::SendHome { place } => Action::SendHome { figure: place.figure(game)? },
            &Self::ChoosePlayer { seat } => Action::ChoosePlayer { seat },
            Self::MoveFollower { from, to } => {
                Action::MoveFollower { figure: from.figure(game)?, spot: to.to_spot(game)? }
            }
            Self::DiscardCard { card } => Action::DiscardCard(known_card(card)?),
            Self::ChooseTile { tile } => Action::ChooseTile(kind_of_tile(game, tile)?),
            Self::Pass => Action::Pass,
        })
    }
}

fn card_id(card: CardId) -> Option<String> {
    Some(card.card()?.id.clone())
}

pub(crate) fn known_card(card: &str) -> Result<CardId, MoveError> {
    card_named(card).ok_or_else(|| MoveError::UnknownCard { card: card.to_owned() })
}

fn tile_id(game: &Game, kind: KindId) -> Option<String> {
    Some(game.rules().kinds().get(kind.index())?.tile.id.clone())
}

fn kind_of_tile(game: &Game, tile: &str) -> Result<KindId, MoveError> {
    let unknown = || MoveError::UnknownTile { tile: tile.to_owned() };
    game.rules().kind_of_tile(tile).ok_or_else(unknown)
}

impl Place {
    /// Where `figure` stands in `game`; `None` if it is in the supply.
    fn of_figure(figure: FigureId, game: &Game) -> Option<Self> {
        let (_, seat, kind, spot) = game.figures_on_board().find(|&(id, ..)| id == figure)?;
        let index = standing(game, spot).position(|(_, whose)| whose == (seat, kind))?;
        Some(Self { figure: u8::try_from(index).ok()?, ..Self::from_spot(spot, game)? })
    }

    /// The figure that stands here in `game`.
    fn figure(self, game: &Game) -> Result<FigureId, MoveError> {
        let wanted = self.to_spot(game)?;
        standing(game, wanted)
            .nth(usize::from(self.figure))
            .map(|(id, _)| id)
            .ok_or(MoveError::NoFigureThere { place: self })
    }

    /// The name of `spot` in `game`; `None` if there is no such segment.
    pub fn from_spot(spot: Spot, game: &Game) -> Option<Self> {
        let (kind, cell) = piece_at(game, spot.cell, spot.layer)?;
        let wanted = usize::from(spot.segment);
        let feature = kind.segments.get(wanted)?.kind;
        let before = kind.segments[..wanted].iter().filter(|one| one.kind == feature).count();
        Some(Self {
            feature,
            cell,
            layer: spot.layer,
            index: u8::try_from(before).ok()?,
            figure: 0,
        })
    }

    /// The segment that this names in `game`.
    ///
    /// # Errors
    /// Nothing lies there, or the tile has no such segment.
    pub fn to_spot(self, game: &Game) -> Result<Spot, MoveError> {
        let (kind, cell) =
            piece_at(game, self.cell, self.layer).ok_or(MoveError::NothingThere { place: self })?;
        let found = (0u8..)
            .zip(&kind.segments)
            .filter(|(_, segment)| segment.kind == self.feature)
            .nth(usize::from(self.index));
        let Some((segment, _)) = found else {
            return Err(MoveError::NoSuchSegment {
                tile: kind.tile.id.clone(),
                place: self,
                has: segment_counts(kind),
            });
        };
        Ok(Spot { cell, layer: self.layer, segment })
    }
}

/// The figures on a segment, of those alike one.
fn standing(game: &Game, spot: Spot) -> impl Iterator<Item = (FigureId, (Seat, FigureKind))> + '_ {
    // They are numbered seat by seat, and kind by kind: those alike follow each other.
    let mut last = None;
    game.figures_on_board().filter(move |&(.., at)| at == spot).filter_map(
        move |(id, seat, kind, _)| {
            let whose = (seat, kind);
            let is_new = last.replace(whose) != Some(whose);
            is_new.then_some((id, whose))
        },
    )
}

/// The kind of the piece in a cell, with the cell of its part 0.
fn piece_at(
    game: &Game,
    cell: bastide_rules::geometry::Cell,
    layer: u8,
) -> Option<(&Kind, bastide_rules::geometry::Cell)> {
    let piece = game.pieces_in(cell).nth(usize::from(layer))?;
    let info = game.piece(piece)?;
    Some((game.rules().kind(info.kind), info.cell))
}

/// "2 cities, 1 road" for the segments of a kind of tile.
fn segment_counts(kind: &Kind) -> String {
    let counts: Vec<String> = bastide_rules::SegmentKind::ALL
        .into_iter()
        .filter_map(|feature| {
            let count = kind.segments.iter().filter(|one| one.kind == feature).count();
            (count > 0).then(|| format!("{count} × {}", feature.name()))
        })
        .collect();
    if counts.is_empty() { "none".to_owned() } else { counts.join(", ") }
}
