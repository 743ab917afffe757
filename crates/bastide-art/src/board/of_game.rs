use bastide_rules::tile::Symbol;
use bastide_rules::{FigureKind, Game, SegmentKind, Spot};

use super::{BoardPicture, Place, PlacedFigure, PlacedPiece};
use crate::figures::{Figure, PlayerColour, PlayerFigure, Pose};
use crate::style::Style;

impl<'a> BoardPicture<'a> {
    /// The board of a game with its figures. `colour_of` gives each seat, by its index, one of the
    /// [`PlayerColour::BY_SEAT`]; beyond the last they come again from the first.
    pub fn of_game(game: &'a Game, colour_of: impl Fn(usize) -> usize, style: Style) -> Self {
        let pieces = PlacedPiece::of_game(game).collect();
        let figures = game
            .figures_on_board()
            .filter_map(|(_, seat, kind, spot)| {
                let (place, feature) = place_of(game, spot)?;
                let colour = PlayerColour::of_index(colour_of(seat.index()));
                Some(PlacedFigure {
                    figure: Figure::Player { kind: PlayerFigure::of(kind), colour },
                    place,
                    pose: if kind.claims() && feature == SegmentKind::Field {
                        Pose::Lying
                    } else {
                        Pose::Standing
                    },
                })
            })
            .chain(PlacedFigure::neutral_of(game))
            .collect();
        BoardPicture { pieces, figures, style, ..Self::default() }
    }
}

impl<'a> PlacedPiece<'a> {
    /// The pieces on the board of a game, by number.
    pub fn of_game(game: &'a Game) -> impl Iterator<Item = Self> {
        game.pieces().map(|(_, piece)| Self {
            tile: &game.rules().kind(piece.kind).tile,
            cell: piece.cell,
            orientation: piece.orientation,
        })
    }
}

/// Where a figure on `spot` is drawn, and on what kind of feature it stands.
fn place_of(game: &Game, spot: Spot) -> Option<(Place, SegmentKind)> {
    let piece = game.pieces_in(spot.cell).nth(usize::from(spot.layer))?;
    let kind = game.rules().kind(game.piece(piece)?.kind);
    let segment = kind.segments.get(usize::from(spot.segment))?;
    let piece = piece.index();
    let place = match segment.kind {
        SegmentKind::Garden => Place::Symbol { piece, symbol: Symbol::Garden },
        _ => Place::Segment { piece, segment: segment.source },
    };
    Some((place, segment.kind))
}

impl PlayerFigure {
    /// A figure of the rules, as it is drawn.
    pub const fn of(kind: FigureKind) -> Self {
        match kind {
            FigureKind::Meeple => Self::Follower,
            FigureKind::Abbot => Self::Abbot,
            FigureKind::Shepherd => Self::Shepherd,
        }
    }
}

impl PlayerColour {
    /// The colours in the order in which seats and choices name them.
    pub const BY_SEAT: [Self; 6] =
        [Self::Red, Self::Blue, Self::Yellow, Self::Black, Self::Pink, Self::Green];

    /// The colour with this index; beyond the last they come again from the first.
    pub const fn of_index(index: usize) -> Self {
        Self::BY_SEAT[index % Self::BY_SEAT.len()]
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::setup::Abbot;
    use bastide_rules::{Action, Events, Setup};

    use super::*;
    use crate::draw_board;

    #[test]
    fn every_figure_of_a_game_is_on_its_picture() {
        let mut setup = Setup::with_set("base-c2", 3);
        setup.options.abbot = Abbot::On;
        let mut game = Game::new(setup).unwrap();
        let mut most = 0;
        while !game.is_over() {
            // The last action before "nothing" places a figure where one may be placed.
            let actions = game.legal_action_list();
            let index = actions.iter().rposition(|action| *action != Action::Pass).unwrap_or(0);
            game.play(actions[index], &mut Events::off()).unwrap();
            let picture = BoardPicture::of_game(&game, |seat| seat + 4, Style::default());
            assert_eq!(picture.pieces.len(), game.piece_count());
            assert_eq!(picture.figures.len(), game.figures_on_board().count());
            most = most.max(picture.figures.len());
        }
        assert!(most > 5, "{most}");
        assert_eq!(PlayerColour::of_index(4), PlayerColour::Pink);
        assert_eq!(PlayerColour::of_index(6), PlayerColour::Red);
        draw_board(&BoardPicture::of_game(&game, |seat| seat, Style::default())).unwrap();
    }
}
