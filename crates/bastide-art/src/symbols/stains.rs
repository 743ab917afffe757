//! Stains of the meadow: a few broad level brush strokes each.

use crate::chance::Stream;
use crate::svg::PathData;
use crate::theme::{Colour, Theme};

/// How many different stains there are; they are named `g0` and so on.
pub(crate) const STAINS: usize = 6;

/// The definition of stain `kind`.
pub(super) fn definition(kind: usize, theme: Theme) -> String {
    let mut stream = Stream::new(&[77, kind as i64]);
    let mut data = PathData::new();
    let mut y = -11.0 - (kind % 3) as f64;
    for _ in 0..5 + kind % 3 {
        let width = 15.0 + stream.range(-5.0, 9.0) - f64::abs(y) * 0.7;
        let x = stream.range(-5.0, 5.0);
        let sag = stream.range(-2.4, 2.4);
        let fall = stream.range(-1.5, 1.5);
        data.command('M', &[x - width, y]).command('q', &[width, sag, 2.0 * width, fall]);
        y += stream.range(4.2, 5.6);
    }
    let tone = [Colour::FieldDark, Colour::FieldLight, Colour::FieldWarm][kind % 3];
    format!(
        "<g id=\"g{kind}\"><path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-opacity=\".55\" \
         stroke-width=\"5.4\" stroke-linecap=\"round\"/></g>",
        data.as_str(),
        theme.value(tone),
    )
}
