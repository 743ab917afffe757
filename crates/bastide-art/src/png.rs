//! SVG to PNG.

use resvg::{tiny_skia, usvg};

/// Why a picture cannot be turned into a PNG.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    /// The text is not SVG.
    #[error("the picture is not valid SVG: {0}")]
    Svg(#[from] usvg::Error),
    /// The size is 0 or too large.
    #[error(
        "a picture of {width} x {height} pixels cannot be made; choose a width from 1 to {MAX_SIDE} pixels that keeps both sides in that range"
    )]
    Size {
        /// Width asked for, in pixels.
        width: u32,
        /// Height that follows from it.
        height: u32,
    },
    /// The pixels cannot be written as PNG.
    #[error("the picture cannot be written as PNG: {0}")]
    Encoding(String),
}

/// The largest width or height, in pixels.
pub const MAX_SIDE: u32 = 16_384;

/// Renders `svg` as a PNG that is `width` pixels wide; the height follows.
///
/// # Errors
/// If `svg` is not valid SVG, or the picture would be empty or larger than [`MAX_SIDE`] in either
/// direction.
pub fn to_png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let size_error = PngError::Size { width, height };
    if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) {
        return Err(size_error);
    }
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(size_error)?;
    let transform = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PngError::Encoding(error.to_string()))
}
