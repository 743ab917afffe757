//! Pictures of games and tiles, written to files.

use std::path::Path;

use anyhow::{Context, Result, bail};
use bastide_art::{BoardPicture, Detail, Style, Theme, draw_board, to_png};
use bastide_rules::Game;
use clap::{Args, ValueEnum};

/// The season of a picture.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Season {
    /// Green meadows
    #[default]
    Summer,
    /// The same land under snow
    Winter,
}

/// The arguments that all commands that draw have in common.
#[derive(Args, Debug)]
pub(crate) struct PictureArguments {
    /// The season of the picture
    #[arg(long, value_enum, default_value_t)]
    theme: Season,

    /// Pixels for one side of a tile in a PNG
    #[arg(long, default_value_t = 100, value_name = "PIXELS",
        value_parser = clap::value_parser!(u32).range(4..=400))]
    tile_size: u32,
}

impl PictureArguments {
    /// How the picture looks.
    pub(crate) fn style(&self) -> Style {
        let theme = match self.theme {
            Season::Summer => Theme::Summer,
            Season::Winter => Theme::Winter,
        };
        let detail = Detail::for_pixels_per_tile(f64::from(self.tile_size));
        Style { theme, detail, emblems: true, ..Style::default() }
    }

    /// Writes a picture to a file as SVG or PNG, as its ending says.
    ///
    /// # Errors
    /// Another ending, a picture that is too large, a file that cannot be written.
    pub(crate) fn write(&self, path: &Path, svg: &str) -> Result<()> {
        let name = path.display();
        let bytes = match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => svg.as_bytes().to_vec(),
            Some("png") => to_png(svg, self.png_width(svg)).with_context(|| name.to_string())?,
            _ => bail!("{name}: a picture is written as .svg or .png"),
        };
        std::fs::write(path, bytes).with_context(|| name.to_string())
    }

    /// Columns of pixels: documents ask for 200 a tile.
    fn png_width(&self, svg: &str) -> u32 {
        let asked = svg.split_once("width=\"").and_then(|(_, rest)| rest.split_once('"'));
        let width: f64 = asked.and_then(|(width, _)| width.parse().ok()).unwrap_or(0.0);
        (width / 200.0 * f64::from(self.tile_size)) as u32
    }
}

/// The board of a game with its figures; the newest piece is marked.
///
/// # Errors
/// A figure that stands on something that its tile does not show.
pub(crate) fn board(game: &Game, style: Style) -> Result<String> {
    let picture = BoardPicture {
        newest: game.newest_piece().map(|piece| piece.index()),
        ..BoardPicture::of_game(game, |seat| seat, style)
    };
    Ok(draw_board(&picture)?)
}
