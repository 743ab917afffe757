//! Figures that lie in the field.

use super::colours::Tones;
use super::outlines::{LYING_BODY, LYING_HAT};
use super::standing::{INK, RIM, emblem, player_figure};
use super::{PlayerColour, PlayerFigure, Role};

/// A figure on its back. Followers have their hat on the face; other figures keep the shape that
/// tells their kind and are laid on their side.
pub(super) fn lying(kind: PlayerFigure, colour: PlayerColour, emblems: bool) -> String {
    match kind {
        PlayerFigure::Follower | PlayerFigure::LargeFollower => {
            let mut out = follower(colour.tones());
            if kind == PlayerFigure::LargeFollower {
                out.push_str(&format!(
                    "<path d=\"M84.6 30.4L89.8 29V86.4L84.6 85Z\" fill=\"{RIM}\" stroke=\"{INK}\" \
                     stroke-width=\"2.4\" stroke-linejoin=\"round\"/>"
                ));
            }
            if emblems {
                out.push_str(&emblem(colour, " transform=\"translate(21 -12)\""));
            }
            out
        }
        _ => format!(
            "<g transform=\"translate(0 10)rotate(-90 50 55)\">{}</g>",
            player_figure(kind, Role::Plain, colour, emblems)
        ),
    }
}

pub(super) fn follower(tones: Tones) -> String {
    let Tones { fill, shade, light, .. } = tones;
    let area = format!("{LYING_BODY}{LYING_HAT}");
    let round = "stroke-linejoin=\"round\"";
    let cap = "stroke-linecap=\"round\"";
    let mut out = String::from(
        "<path d=\"M12 74C30 84 80 86 98 76L96 84C80 92 30 92 14 84Z\" fill=\"#33251b\" \
         fill-opacity=\".3\"/>",
    );
    let mut push = |data: &str, look: String| out.push_str(&format!("<path d=\"{data}\" {look}/>"));
    push(&area, format!("fill=\"none\" stroke=\"{RIM}\" stroke-width=\"13\" {round}"));
    push(
        "M94 42C101 40 104 44 103 49C102 53 98 54 94 53ZM94 65C101 63 104 67 103 72C102 76 98 77 94 76Z",
        format!("fill=\"#6b4a2e\" stroke=\"{INK}\" stroke-width=\"3.4\""),
    );
    push(
        &area,
        format!(
            "transform=\"translate(2.4 5.4)\" fill=\"{shade}\" stroke=\"{INK}\" \
             stroke-width=\"5\" {round}"
        ),
    );
    push(&area, format!("fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"5\" {round}"));
    push(LYING_BODY, format!("fill=\"{fill}\""));
    push("M44 56L94 50V66Z", format!("fill=\"{light}\" fill-opacity=\".75\""));
    push(
        "M46 55L93.6 49.6M46 60L93.6 66M52 44C62 41 74 38 86 37M52 72C62 75 74 78 86 79",
        format!("fill=\"none\" stroke=\"{shade}\" stroke-width=\"3\" {cap}"),
    );
    push(LYING_HAT, format!("fill=\"#e9cf8a\" stroke=\"{INK}\" stroke-width=\"3\" {round}"));
    push(
        "M19 46.6C27 46.6 31 52 31 58.6C31 65 27 70.6 19 70.6C13.6 70.6 11 65 11 58.6C11 52 13.6 46.6 19 46.6Z",
        "fill=\"#f3e0a8\" stroke=\"#8a6a2c\" stroke-width=\"2\"".to_string(),
    );
    push(
        "M30 52C32 56 32 61 30 65.6",
        format!("fill=\"none\" stroke=\"{fill}\" stroke-width=\"4.6\" {cap}"),
    );
    push(
        "M9 44.6C7 48 5.6 53 5.6 58",
        format!("fill=\"none\" stroke=\"#fff3d0\" stroke-width=\"2\" {cap}"),
    );
    out
}
