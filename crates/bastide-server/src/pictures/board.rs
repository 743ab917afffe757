use bastide_art::{
    BoardPicture, Figure, Page, Place, PlacedFigure, PlacedPiece, Pose, Style, Theme, draw_board,
    to_png,
};
use bastide_rules::tile::Symbol;
use bastide_rules::{Game, SegmentKind};

use super::figure::{colour, drawn_kind};
use crate::error::ApiError;

/// The width of a picture of the board in pixels, for each of its cells and at most.
const PIXELS_A_CELL: u32 = 120;
const MOST_PIXELS: u32 = 4096;

/// A picture of the whole board; `colours` are those of the seats.
pub(crate) fn board_svg(game: &Game, colours: &[u8], theme: Theme) -> Result<String, ApiError> {
    let pieces = game
        .pieces()
        .map(|(_, info)| PlacedPiece {
            tile: &game.rules().kind(info.kind).tile,
            cell: info.cell,
            orientation: info.orientation,
        })
        .collect();
    let figures = game
        .figures_on_board()
        .filter_map(|(_, seat, kind, spot)| {
            let piece = game.pieces_in(spot.cell).nth(usize::from(spot.layer))?;
            let info = game.piece(piece)?;
            let segment = game.rules().kind(info.kind).segments.get(usize::from(spot.segment))?;
            Some(PlacedFigure {
                figure: Figure::Player {
                    kind: drawn_kind(kind),
                    colour: colour(*colours.get(seat.index())?),
                },
                place: match segment.kind {
                    SegmentKind::Garden => {
                        Place::Symbol { piece: piece.index(), symbol: Symbol::Garden }
                    }
                    _ => Place::Segment { piece: piece.index(), segment: segment.source },
                },
                pose: if segment.kind == SegmentKind::Field { Pose::Lying } else { Pose::Standing },
            })
        })
        .chain(PlacedFigure::neutral_of(game))
        .collect();
    let style = Style { theme, page: Page::default(), emblems: true, ..Style::default() };
    draw_board(&BoardPicture { pieces, figures, style, ..BoardPicture::default() })
        .map_err(|error| ApiError::internal(&error))
}

/// The same in pixels.
pub(crate) fn board_png(game: &Game, colours: &[u8], theme: Theme) -> Result<Vec<u8>, ApiError> {
    let svg = board_svg(game, colours, theme)?;
    let columns = game.pieces().map(|(_, info)| info.cell.x);
    let (least, most) = columns.fold((0, 0), |(least, most), x| (x.min(least), x.max(most)));
    let cells = u32::from(most.abs_diff(least)) + 2;
    to_png(&svg, (cells * PIXELS_A_CELL).min(MOST_PIXELS))
        .map_err(|error| ApiError::internal(&error))
}
