//! Towers of city walls.

use super::drawing::{Drawing, Group, area, line};
use crate::theme::Colour::{Ink, Shadow, Slate, SlateShade, Snow, Wall, WallFace, WallShade};

/// Round tower with battlements.
pub(crate) static CRENELLATED_TOWER: Drawing = Drawing {
    id: "tw",
    group: Group::Tower,
    scale: 1.0,
    shapes: &[
        area("M2 1.6Q7 1.4 9.4-.8L6-6L2-6Z", Shadow).opacity(0.2),
        area("M-3.4-9L-3.6 .2Q0 2.2 3.6 .2L3.4-9Z", WallFace).inked(0.7),
        area("M-3.3-8.6L-3.4 .1Q-2.4 .8-1.2 1.1V-8.6Z", Wall),
        area("M1.2 1.1Q2.6 .8 3.5 .1L3.3-8.6H1.6Z", WallShade).opacity(0.75),
        line("M.1-5.6v1.9", Ink, 0.8).butt(),
        area("M-4.2-7.6V-11.4H-2.7V-10.4H-1V-11.4H1V-10.4H2.7V-11.4H4.2V-7.6Q0-6.2-4.2-7.6Z", Wall)
            .inked(0.7),
        area("M1.6-7Q3-7.1 4-7.7V-9.6H1.6Z", WallShade).opacity(0.6),
        area("M-4.2-11.6h1.5v.9h-1.5zM-1-11.6h2v.9h-2zM2.7-11.6h1.5v.9H2.7z", Snow).in_winter(),
    ],
};

/// Round tower with a slate cone.
pub(crate) static CONE_TOWER: Drawing = Drawing {
    id: "tc",
    group: Group::Tower,
    scale: 1.0,
    shapes: &[
        area("M2 1.6Q7 1.4 9.4-.8L6-6L2-6Z", Shadow).opacity(0.2),
        area("M-3.4-9L-3.6 .2Q0 2.2 3.6 .2L3.4-9Z", WallFace).inked(0.7),
        area("M-3.3-8.6L-3.4 .1Q-2.4 .8-1.2 1.1V-8.6Z", Wall),
        area("M1.2 1.1Q2.6 .8 3.5 .1L3.3-8.6H1.6Z", WallShade).opacity(0.75),
        line("M.1-5.6v1.9", Ink, 0.8).butt(),
        area("M-4.7-7.8Q0-5.9 4.7-7.8L.3-16.6Q0-17-.3-16.6Z", Slate).inked(0.7),
        area("M1-6.9Q3.2-7.1 4.5-7.9L.3-16.4Z", SlateShade),
        area("M-2.9-11.4L-.3-16.6Q0-17 .3-16.6L2.9-11.2Q1.6-10.2 .4-11.3T-2.9-11.4Z", Snow)
            .in_winter(),
    ],
};
