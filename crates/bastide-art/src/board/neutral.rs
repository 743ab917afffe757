use bastide_rules::{Game, GingerbreadManPlace, Spot};

use super::{Place, PlacedFigure};
use crate::figures::{Figure, NeutralFigure, Pose};

impl PlacedFigure {
    /// The figures of a game that belong to nobody, for a picture whose pieces are those of the
    /// game in the order of laying.
    pub fn neutral_of(game: &Game) -> Vec<Self> {
        let position = game.neutral_position();
        let on_segment = |spot: Spot| {
            let piece = game.pieces_in(spot.cell).nth(usize::from(spot.layer))?;
            let kind = game.rules().kind(game.piece(piece)?.kind);
            let segment = kind.segments.get(usize::from(spot.segment))?.source;
            Some(Place::Segment { piece: piece.index(), segment })
        };
        let dragon = position.dragon.map(|cell| (NeutralFigure::Dragon, Place::Cell(cell)));
        let fairy = position.fairy.map(|cell| {
            let companion = position.fairy_companion.and_then(|(_, spot)| on_segment(spot));
            (NeutralFigure::Fairy, companion.unwrap_or(Place::Cell(cell)))
        });
        let gingerbread_man = match position.gingerbread_man {
            Some(GingerbreadManPlace::City(spot)) => {
                on_segment(spot).map(|place| (NeutralFigure::GingerbreadMan, place))
            }
            _ => None,
        };
        [dragon, fairy, gingerbread_man]
            .into_iter()
            .flatten()
            .map(|(kind, place)| Self {
                figure: Figure::Neutral(kind),
                place,
                pose: Pose::Standing,
            })
            .collect()
    }
}
