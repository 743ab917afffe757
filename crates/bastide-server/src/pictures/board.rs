use bastide_art::{BoardPicture, Page, Style, Theme, draw_board, to_png};
use bastide_rules::Game;

use crate::error::ApiError;

/// The width of a picture of the board in pixels, for each of its cells and at most.
const PIXELS_A_CELL: u32 = 120;
const MOST_PIXELS: u32 = 4096;

/// A picture of the whole board; `colours` are those of the seats.
pub(crate) fn board_svg(game: &Game, colours: &[u8], theme: Theme) -> Result<String, ApiError> {
    let style = Style { theme, page: Page::default(), emblems: true, ..Style::default() };
    let colour_of = |seat: usize| colours.get(seat).map_or(seat, |&colour| usize::from(colour));
    draw_board(&BoardPicture::of_game(game, colour_of, style))
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
