//! Animals and small things of the meadow, and strips of crops.

use super::drawing::{Drawing, Group, area, ellipse, line};
use crate::theme::Colour::{
    FieldDark, FieldLight, Fixed, Furrows, Ink, Lavender, Leaf, LeafLight, Plough, Shadow, Stone,
    Wheat, WheatRows,
};

/// Fox.
pub(crate) static FOX: Drawing = Drawing {
 id: "fox", group: Group::Plant, scale: 1.0, shapes: &[
ellipse(2.5, -0.1, 3.4, 0.8, Shadow).opacity(0.2),
area("M-3.8-.4L-3.4-2.6Q-1-3.8 1.8-3.2L3.4-4.8L4-3.4L6-2.2L4.2-1.5L3.4 .2H2.6L2.2-1.2H-1.4L-2 .2H-2.8L-2.9-1.4Q-5.4-.6-7.2-2Q-5.8-3.4-3.4-2.6Z", Fixed("#c8702f")).inked(0.4),
area("M-7.2-2Q-6.6-2.7-5.8-2.9Q-5.4-2-5.9-1.3Z", Fixed("#fff6e4")),
]};

/// Hare.
pub(crate) static HARE: Drawing = Drawing {
 id: "hare", group: Group::Plant, scale: 1.0, shapes: &[
ellipse(1.8, -0.1, 2.4, 0.7, Shadow).opacity(0.2),
area("M-2.8-.1Q-3.2-2.4-1-2.8Q.6-3 1.2-2.4L.9-5.2L1.8-5L2-3.4L2.6-5L3.2-4.6L2.7-2.6Q3.4-1.8 2.6-1.2L2.2 .2H.8L.4-.5L-.6 .2H-2.2Z", Fixed("#a98558")).inked(0.4).in_summer(),
area("M-2.8-.1Q-3.2-2.4-1-2.8Q.6-3 1.2-2.4L.9-5.2L1.8-5L2-3.4L2.6-5L3.2-4.6L2.7-2.6Q3.4-1.8 2.6-1.2L2.2 .2H.8L.4-.5L-.6 .2H-2.2Z", Fixed("#f2f0ec")).inked(0.4).in_winter(),
]};

/// Deer.
pub(crate) static DEER: Drawing = Drawing {
 id: "deer", group: Group::Plant, scale: 1.0, shapes: &[
ellipse(2.4, -0.1, 3.2, 0.8, Shadow).opacity(0.2),
area("M-3 .2L-2.8-3Q-3.2-4.6-1.6-4.8L1.4-4.6L2.4-7L4.6-6.6L4.4-5.8L3-5.4L2.2-3L2.2 .2H1.5L1.2-2.4H-1.6L-2.2 .2Z", Fixed("#9c6b42")).inked(0.4),
line("M2.6-7Q1.4-8.4 1.8-9.8M2-8.2L.9-8.8M3.2-7.1Q4.4-8.2 4.2-9.8M4-8.4L5-8.9", Ink, 0.5),
]};

/// Robin.
pub(crate) static ROBIN: Drawing = Drawing {
    id: "bird",
    group: Group::Plant,
    scale: 1.0,
    shapes: &[
        area(
            "M-1.6-.6Q-1.4-2.4 .4-2.4Q1.2-3.2 1.8-2.2L2.6-1.9L1.8-1.6Q1.6-.2 .2-.2Q-1 0-2.6 .3Z",
            Fixed("#6d5a4c"),
        )
        .inked(0.35),
        area("M.8-2Q1.8-1.6 1.4-.6Q.6-.2 .3-.9Z", Fixed("#cf5a36")),
    ],
};

/// Trail of footprints in the snow; nothing in summer.
pub(crate) static FOOTPRINTS: Drawing = Drawing {
    id: "steps",
    group: Group::Plant,
    scale: 1.0,
    shapes: &[line(
        "M0 0h.9M2.6-1h.9M5 .1h.9M7.6-.9h.9M10 .3h.9M12.6-.6h.9M15 .7h.9",
        FieldDark,
        1.0,
    )
    .in_winter()],
};

/// Haystack.
pub(crate) static HAYSTACK: Drawing = Drawing {
    id: "hay",
    group: Group::Plant,
    scale: 1.0,
    shapes: &[
        ellipse(2.2, -0.1, 3.0, 0.9, Shadow).opacity(0.2),
        area("M-3 .2Q-3.4-3.4 0-5.4Q3.4-3.4 3 .2Q0 1-3 .2Z", Wheat).inked(0.5),
        line("M-.4-4.4Q-1.6-2.6-1.6-.4M.6-4.2Q1.6-2.4 1.6-.4", WheatRows, 0.6).butt(),
    ],
};

/// Rock.
pub(crate) static ROCK: Drawing = Drawing {
    id: "rk",
    group: Group::Plant,
    scale: 1.0,
    shapes: &[
        area("M-2 .2L-1.6-1.4L-.2-2L1.4-1.3L2 .3Z", Stone).inked(0.45),
        area("M1.4-1.3L2 .3H.4Z", Ink).opacity(0.25),
    ],
};

/// Strip of wheat.
pub(crate) static WHEAT_STRIP: Drawing = Drawing {
 id: "p0", group: Group::Ground, scale: 1.0, shapes: &[
area("M-13-5.6Q0-6.6 12.8-5.8Q13.9 0 13.2 5.4Q0 6.4-12.9 5.6Q-13.8 0-13-5.6Z", Wheat).opacity(0.85),
line("M-12.2-3.8Q0-4.8 12-4M-12.6-1.3Q0-2.2 12.6-1.4M-12.5 1.2Q0 .4 12.6 1M-12.2 3.7Q0 3 12.2 3.5", WheatRows, 0.8).dashed("2.2 1.2"),
]};

/// Strip of ploughed soil.
pub(crate) static PLOUGHED_STRIP: Drawing = Drawing {
    id: "p1",
    group: Group::Ground,
    scale: 1.0,
    shapes: &[
        area("M-13-5.6Q0-6.6 12.8-5.8Q13.9 0 13.2 5.4Q0 6.4-12.9 5.6Q-13.8 0-13-5.6Z", Plough)
            .opacity(0.85),
        line(
            "M-12.2-3.8Q0-4.8 12-4M-12.6-1.3Q0-2.2 12.6-1.4M-12.5 1.2Q0 .4 12.6 1M-12.2 3.7Q0 3 12.2 3.5",
            Furrows,
            0.8,
        ),
    ],
};

/// Strip of lavender.
pub(crate) static LAVENDER_STRIP: Drawing = Drawing {
 id: "p2", group: Group::Ground, scale: 1.0, shapes: &[
area("M-13-5.6Q0-6.6 12.8-5.8Q13.9 0 13.2 5.4Q0 6.4-12.9 5.6Q-13.8 0-13-5.6Z", FieldLight).opacity(0.85),
line("M-12.2-3.8Q0-4.8 12-4M-12.6-1.3Q0-2.2 12.6-1.4M-12.5 1.2Q0 .4 12.6 1M-12.2 3.7Q0 3 12.2 3.5", Lavender, 1.6).dashed("1.3 1.1"),
]};

/// Strip of vegetables.
pub(crate) static VEGETABLE_STRIP: Drawing = Drawing {
 id: "p3", group: Group::Ground, scale: 1.0, shapes: &[
area("M-13-5.6Q0-6.6 12.8-5.8Q13.9 0 13.2 5.4Q0 6.4-12.9 5.6Q-13.8 0-13-5.6Z", FieldDark).opacity(0.85),
line("M-12.2-3.8Q0-4.8 12-4M-12.6-1.3Q0-2.2 12.6-1.4M-12.5 1.2Q0 .4 12.6 1M-12.2 3.7Q0 3 12.2 3.5", Leaf, 1.2).dashed("1.6 1"),
]};

/// Hedge along a strip.
pub(crate) static HEDGE: Drawing = Drawing {
    id: "hr",
    group: Group::Ground,
    scale: 1.0,
    shapes: &[
        line("M-13 0Q-4-1.4 2-.4T13-.2", Ink, 4.2).dashed("0 2.9"),
        line("M-13 0Q-4-1.4 2-.4T13-.2", Leaf, 3.2).dashed("0 2.9"),
        line("M-13 0Q-4-1.4 2-.4T13-.2", LeafLight, 1.4)
            .dashed("0 2.9")
            .moved("translate(-.5 -.6)"),
    ],
};

/// A fixed flock of three sheep (HA-47).
pub(crate) static SHEEP: Drawing = Drawing {
 id: "sp", group: Group::Building, scale: 1.0, shapes: &[
ellipse(-5.0, 4.4, 5.4, 1.3, Shadow).opacity(0.2),
ellipse(6.6, 3.6, 5.4, 1.3, Shadow).opacity(0.2),
ellipse(1.2, -3.2, 4.6, 1.1, Shadow).opacity(0.2),
line("M-1-3.8V-6M3.4-3.8V-6", Ink, 0.9),
area("M-3.4-6.6Q-3.8-9.2-1.2-9.6Q.4-11 2.2-9.8Q4.8-10 5-7.6Q5.2-5 2.6-4.8Q.6-3.8-1-4.8Q-3.2-4.6-3.4-6.6Z", Fixed("#f6f1e4")).inked(0.45),
area("M4-9.4Q6.4-9.8 6.8-8Q6.8-6.4 5.2-6.6Q4-7.4 4-9.4Z", Ink),
line("M-7.6 3.6V1M-2.8 3.6V1", Ink, 1.0),
area("M-10.4 .4Q-10.8-2.6-7.8-3Q-6-4.6-4-3.2Q-1-3.4-.8-.8Q-.6 2-3.4 2.2Q-5.6 3.4-7.4 2.2Q-10.2 2.4-10.4 .4Z", Fixed("#fffaf0")).inked(0.5),
area("M-10-2.6Q-12.6-3-13-1Q-13 .8-11.2 .6Q-10-.4-10-2.6Z", Ink),
line("M4.4 2.8V.4M9 2.8V.4", Ink, 1.0),
area("M1.6-.4Q1.2-3.2 4.2-3.6Q5.8-5.2 7.8-3.8Q10.8-4 11-1.4Q11.2 1.2 8.4 1.4Q6.2 2.6 4.6 1.4Q1.8 1.6 1.6-.4Z", Fixed("#fffaf0")).inked(0.5),
area("M10-3.4Q12.6-3.8 13-1.8Q13 0 11.2-.2Q10-1.2 10-3.4Z", Ink),
]};
