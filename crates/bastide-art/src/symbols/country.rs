//! Things of the country: inns, farms, wells, gardens, vineyards.

use super::drawing::{Drawing, Group, area, ellipse, line};
use crate::theme::Colour::{
    Bank, FieldDark, FieldLight, Fixed, Furrows, Gold, Ink, Leaf, LeafDark, Opening, Parchment,
    Plaster, PlasterSand, Plough, Ripple, Road, Roof, Shadow, Snow, Timber, Trunk, Wall, WallFace,
    Water, WaterShade, Wheat,
};

/// Inn: a half-timbered house with a big sign.
pub(crate) static INN: Drawing = Drawing {
    id: "nn",
    group: Group::Building,
    scale: 1.2,
    shapes: &[
        area("M7.4 .4L13-1.4V-7L7.4-10Z", Shadow).opacity(0.2),
        area("M-6.6-7.6L-6.4 .4H7.4V-7.6Z", Plaster).inked(0.75),
        line(
            "M-3.2-7.4V.2M.4-7.4V.2M4-7.4V.2M-6.4-3.8H7.2M-6.4-3.8L-3.2-7.2M4-3.8L7.2-7.2",
            Timber,
            0.8,
        ),
        area("M-.1 .4V-3.2H3.4V.4Z", Opening),
        area("M-5.6-6.2h1.6v1.6h-1.6zM-2.4-6.2h1.6v1.6h-1.6z", Gold).inked(0.5),
        area("M-7.8-6.8L-6-13.8L6.6-13.6L8.6-6.8Q0-6-7.8-6.8Z", Roof(4)).inked(0.75),
        area("M3.8-13.6L6.6-13.6L8.6-6.8L5.6-6.6Z", Ink).opacity(0.22),
        line("M-7.2-9Q0-8.4 8-9M-6.6-11.4Q0-10.8 7.2-11.4", Ink, 0.5).see_through(0.4),
        area("M-7-10.4L-6-13.8L6.6-13.6L7.6-10.4Q5-9.4 2-10.6T-7-10.4Z", Snow).in_winter(),
        area("M2.2-17h2.4v4.6H2.2z", PlasterSand).inked(0.5),
        line("M-6.4-6.4H-11.4", Ink, 0.9),
        area("M-14.6-5.4h6.2v6h-6.2z", Parchment).inked(0.75),
        area("M-13.4-3.8h3V-.4Q-11.9 .4-13.4-.4Z", Gold).inked(0.5),
        line("M-10.4-3.2q1.4.4 0 1.8", Ink, 0.6),
        area("M-13.6-3.8q.6-1.4 1.8-.8q1.4-.6 1.6.8Z", Fixed("#fff")).inked(0.5),
    ],
};

/// The lake beside an inn.
pub(crate) static INN_LAKE: Drawing = Drawing {
    id: "la",
    group: Group::Building,
    scale: 1.12,
    shapes: &[
        area("M-11 .4Q-12-4-6.4-5.4Q0-8 6.4-5.6Q12-4.6 11 .2Q10 4.8 2.4 5.2Q-9.4 6-11 .4Z", Bank),
        area(
            "M-9.8 .3Q-10.6-3.4-5.6-4.6Q0-7 5.8-4.7Q10.6-3.8 9.8 .2Q8.8 4 2.2 4.2Q-8.4 5-9.8 .3Z",
            Water,
        )
        .edged(WaterShade, 1.0),
        line("M-5.6-1q1.8-1.2 3.6 0M0 1.4q2-1.4 4 0M2.4-2.6q1.6-1.2 3.4 0", Ripple, 0.8),
        line("M8.6-2.6V-7.6M9.8-2V-6.2M7.6-3.4L6.8-7", LeafDark, 0.7),
        line("M8.6-7.4v-1.6M9.8-6v-1.4", Timber, 1.1),
    ],
};

/// Farm.
pub(crate) static FARM: Drawing = Drawing {
 id: "fa", group: Group::Building, scale: 1.0, shapes: &[
area("M10 2.4L15.6 .6V-3L10-5Z", Shadow).opacity(0.2),
area("M1.6-5L1.4 2.4H10.4V-5Z", PlasterSand).inked(0.75),
area("M.6-4.4L2.6-10H9.4L11.4-4.4Z", Roof(3)).inked(0.75),
area("M7-10H9.4L11.4-4.4H8.4Z", Ink).opacity(0.2),
area("M4 2.4V-2H7.6V2.4Z", Timber).inked(0.5),
line("M4 2.2L7.6-1.8", Ink, 0.45),
area("M-9.4-4L-9.2 3.2H-1.6V-4Z", Plaster).inked(0.75),
area("M-10.6-3.2L-9-8.6L-2-8.4L-.6-3.2Z", Roof(0)).inked(0.75),
area("M-4-8.5L-2-8.4L-.6-3.2H-2.8Z", Ink).opacity(0.2),
line("M-7.2-1.2v1.4M-3.6 3.2V.2", Ink, 1.0).see_through(0.8),
area("M1.4-6.6L2.6-10H9.4L10.6-6.6Q6-5.6 4-6.8T1.4-6.6ZM-10-5.4L-9-8.6L-2-8.4L-1.2-5.4Q-4-4.6-6-5.6T-10-5.4Z", Snow).in_winter(),
line("M-13 6.6H-1M-12 5v3M-8 5v3M-4 5v3M3 7.4H12M4 6v2.8M8 6v2.8M12 6v2.8", Timber, 0.7),
area("M-13.6 2.4Q-13.8-1.6-11.6-2Q-9.8-1.4-9.8 2.4Z", Wheat).inked(0.5).in_summer(),
area("M-13.6 2.4Q-13.8-1.6-11.6-2Q-9.8-1.4-9.8 2.4Z", Snow).inked(0.5).in_winter(),
]};

/// Farm with a dovecote.
pub(crate) static FARM_WITH_DOVECOTE: Drawing = Drawing {
 id: "fb", group: Group::Building, scale: 1.0, shapes: &[
area("M11 2.6L17 .8V-2.6L11-5Z", Shadow).opacity(0.2),
area("M3-4L2.8 2.6H11V-4Z", Plaster).inked(0.75),
area("M2-3.4L3.8-8.6H10.2L12-3.4Z", Roof(5)).inked(0.75),
area("M8-8.6H10.2L12-3.4H9.2Z", Ink).opacity(0.2),
line("M5-1v1.4M8.6 2.6V-.2", Ink, 1.0).see_through(0.8),
area("M-3.4-9.6L-3.6 3Q-.6 4.2 2.2 3L2-9.6Z", WallFace).inked(0.75),
area("M-4.6-9Q-.8-7.6 3.2-9L-.6-14.4Z", Roof(2)).inked(0.75),
area("M.6-8.3Q2-8.5 3.2-9L-.6-14.4Z", Ink).opacity(0.2),
line("M-1.6-6.6h.1M.4-6.6h.1M-.7-5h.1M-.8 3V.6", Ink, 1.0).see_through(0.8),
area("M-10.4-2.6L-10.2 3H-4.6V-2.6Z", PlasterSand).inked(0.75),
area("M-11.4-2L-9.8-6.6H-5L-3.6-2Z", Roof(4)).inked(0.75),
area("M-9-.4h2.4V3H-9Z", Timber).inked(0.5),
area("M2.6-5.4L3.8-8.6H10.2L11.3-5.4Q7-4.4 5-5.6T2.6-5.4ZM-2.8-11.4L-.6-14.4L1.6-11.4Q.4-10.4-.6-11.4T-2.8-11.4ZM-10.8-4L-9.8-6.6H-5L-4.2-4Q-6-3.2-7.6-4.2T-10.8-4Z", Snow).in_winter(),
line("M-12 6.4Q-6 7.6-1 6.6M-10 5.4v2.4M-6 6v2.4M-2 5.8v2.2", Timber, 0.7),
]};

/// Well.
pub(crate) static WELL: Drawing = Drawing {
    id: "we",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        area("M3 1.4L7-.6L6-3Z", Shadow).opacity(0.2),
        area("M-3.8-3L-3.6 .8Q0 2.6 3.6 .8L3.8-3Z", WallFace).inked(0.5),
        ellipse(0.0, -3.0, 3.8, 1.4, Opening).inked(0.5),
        line("M-3.4-3V-7.4M3.4-3V-7.4", Timber, 0.9),
        area("M-5-6.8L0-10.4L5-6.8Z", Roof(0)).inked(0.5),
        line("M0-7V-4", Ink, 0.5),
    ],
};

/// Fountain of a square.
pub(crate) static FOUNTAIN: Drawing = Drawing {
    id: "fo",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        ellipse(0.8, 0.6, 5.0, 2.0, Shadow).opacity(0.2),
        area("M-4.2-2.4L-4 .2Q0 2 4 .2L4.2-2.4Z", WallFace).inked(0.5),
        ellipse(0.0, -2.4, 4.2, 1.6, Wall).inked(0.5),
        ellipse(0.0, -2.3, 3.0, 1.0, Water),
        line("M0-2.6V-6.4", Wall, 1.4),
        line("M0-6.6Q-2.4-6.6-2.6-3.4M0-6.6Q2.4-6.6 2.6-3.4", Ripple, 0.7),
    ],
};

/// Formal garden.
pub(crate) static GARDEN: Drawing = Drawing {
 id: "ga", group: Group::Building, scale: 1.22, shapes: &[
area("M-11.6-1.4Q-11-7.6 0-8Q11-7.6 11.6-1.4Q11.6 6 0 6.8Q-11.6 6-11.6-1.4Z", LeafDark).inked(0.75),
area("M-9.6-1.4Q-9-6 0-6.4Q9-6 9.6-1.4Q9.4 4.6 0 5.2Q-9.4 4.6-9.6-1.4Z", Road),
area("M-8.2-2.2Q-7.4-5-1.4-5.2V-2.6Q-1.8-2-2.6-1.9H-8ZM8.2-2.2Q7.4-5 1.4-5.2V-2.6Q1.8-2 2.6-1.9H8ZM-8 .1H-2.6Q-1.8 .2-1.4 .8V4Q-7.4 3.4-8 .1ZM8 .1H2.6Q1.8 .2 1.4 .8V4Q7.4 3.4 8 .1Z", Leaf).inked(0.5),
ellipse(-5.8, -3.4, 0.8, 0.8, Fixed("#d9477a")),
ellipse(-3.6, -4.0, 0.8, 0.8, Fixed("#f4e9c8")),
ellipse(4.0, -3.9, 0.8, 0.8, Fixed("#d9477a")),
ellipse(6.0, -3.0, 0.8, 0.8, Fixed("#f4e9c8")),
ellipse(-5.6, 1.8, 0.8, 0.8, Fixed("#f4e9c8")),
ellipse(-3.0, 2.6, 0.8, 0.8, Fixed("#d9477a")),
ellipse(3.4, 2.6, 0.8, 0.8, Fixed("#f4e9c8")),
ellipse(5.8, 1.6, 0.8, 0.8, Fixed("#d9477a")),
ellipse(0.0, -0.6, 2.5, 1.6, Wall).inked(0.5),
ellipse(0.0, -0.8, 1.6, 0.9, Water),
line("M0-1V-3.2M-.9-2.6Q0-4 .9-2.6", Ripple, 0.6),
area("M-11.4-2.4Q-10.6-7.6 0-8Q10.6-7.6 11.4-2.4Q9-6 0-6.4Q-9-6-11.4-2.4Z", Snow).in_winter(),
]};

/// Vineyard: rows of vines.
pub(crate) static VINEYARD: Drawing = Drawing {
    id: "vy",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        area("M-15-6Q0-9 15-6Q17 2 14 9Q0 11-14.4 9Q-17 2-15-6Z", Plough).edged(Furrows, 0.7),
        line("M-14 -1.8Q0 -2.6 14 -1.8", Furrows, 0.8),
        line("M-14 3.2Q0 2.4000000000000004 14 3.2", Furrows, 0.8),
        line("M-14 8Q0 7.2 14 8", Furrows, 0.8),
        line("M-11.4 -2v-3.6", Trunk, 0.9),
        ellipse(-11.4, -6.2, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(-12.3, -5.2, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-10.6, -5.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-11.4, -4.2, 0.8, 0.8, Fixed("#7b4f86")),
        line("M-5.6 -2v-3.6", Trunk, 0.9),
        ellipse(-5.6, -6.2, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(-6.5, -5.2, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-4.8, -5.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-5.6, -4.2, 0.8, 0.8, Fixed("#7b4f86")),
        line("M0.0 -2v-3.6", Trunk, 0.9),
        ellipse(0.0, -6.2, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(-0.9, -5.2, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(0.8, -5.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(0.0, -4.2, 0.8, 0.8, Fixed("#7b4f86")),
        line("M5.6 -2v-3.6", Trunk, 0.9),
        ellipse(5.6, -6.2, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(4.7, -5.2, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(6.4, -5.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(5.6, -4.2, 0.8, 0.8, Fixed("#7b4f86")),
        line("M11.4 -2v-3.6", Trunk, 0.9),
        ellipse(11.4, -6.2, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(10.5, -5.2, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(12.2, -5.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(11.4, -4.2, 0.8, 0.8, Fixed("#7b4f86")),
        line("M-10.4 3v-3.6", Trunk, 0.9),
        ellipse(-10.4, -1.2, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(-11.3, -0.2, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-9.6, -0.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-10.4, 0.8, 0.8, 0.8, Fixed("#7b4f86")),
        line("M-4.6 3v-3.6", Trunk, 0.9),
        ellipse(-4.6, -1.2, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(-5.5, -0.2, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-3.8, -0.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-4.6, 0.8, 0.8, 0.8, Fixed("#7b4f86")),
        line("M1.0 3v-3.6", Trunk, 0.9),
        ellipse(1.0, -1.2, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(0.1, -0.2, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(1.8, -0.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(1.0, 0.8, 0.8, 0.8, Fixed("#7b4f86")),
        line("M6.6 3v-3.6", Trunk, 0.9),
        ellipse(6.6, -1.2, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(5.7, -0.2, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(7.4, -0.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(6.6, 0.8, 0.8, 0.8, Fixed("#7b4f86")),
        line("M12.4 3v-3.6", Trunk, 0.9),
        ellipse(12.4, -1.2, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(11.5, -0.2, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(13.2, -0.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(12.4, 0.8, 0.8, 0.8, Fixed("#7b4f86")),
        line("M-9.44 7.8v-3.6", Trunk, 0.9),
        ellipse(-9.44, 3.6, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(-10.3, 4.6, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-8.6, 4.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-9.4, 5.6, 0.8, 0.8, Fixed("#7b4f86")),
        line("M-3.6399999999999997 7.8v-3.6", Trunk, 0.9),
        ellipse(-3.6399999999999997, 3.6, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(-4.5, 4.6, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-2.8, 4.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(-3.6, 5.6, 0.8, 0.8, Fixed("#7b4f86")),
        line("M1.9600000000000002 7.8v-3.6", Trunk, 0.9),
        ellipse(1.9600000000000002, 3.6, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(1.1, 4.6, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(2.8, 4.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(2.0, 5.6, 0.8, 0.8, Fixed("#7b4f86")),
        line("M7.56 7.8v-3.6", Trunk, 0.9),
        ellipse(7.56, 3.6, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(6.7, 4.6, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(8.4, 4.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(7.6, 5.6, 0.8, 0.8, Fixed("#7b4f86")),
        line("M13.360000000000001 7.8v-3.6", Trunk, 0.9),
        ellipse(13.360000000000001, 3.6, 2.5, 1.9, Leaf).inked(0.5),
        ellipse(12.5, 4.6, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(14.2, 4.4, 0.8, 0.8, Fixed("#7b4f86")),
        ellipse(13.4, 5.6, 0.8, 0.8, Fixed("#7b4f86")),
    ],
};

/// Hill: a hachured mound.
pub(crate) static HILL: Drawing = Drawing {
    id: "hl",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        area("M-22 3Q-20-7-12-11Q0-16 12-11Q21-7 22 3Q20 11 8 12.6Q-18 14-22 3Z", FieldDark)
            .edged(Leaf, 1.0),
        area("M-22 3Q-20-7-12-11Q0-16 12-11Q4-9-2-2Q-9 2-22 3Z", FieldLight),
        area("M6 12.7Q20 11 22 3Q21-7 12-11Q19-1 6 12.7Z", Leaf).opacity(0.55),
        line(
            "M12 -2L16 -1M10.8 1L16.2 3.9M7.5 3.5L10.6 7.3M2.7 4.8L3.6 8.7M-2.7 4.8L-4 9.9M-7.5 3.5L-10.6 7.3M-10.8 1L-14.4 3.3M-12 -2L-18 -1M-10.8 -5L-15.3 -5.6M-7.5 -7.5L-10 -8.8M-2.7 -8.8L-4 -11.9M2.7 -8.8L3.8 -11.3M7.5 -7.5L10 -8.8M10.8 -5L16.2 -5.9",
            LeafDark,
            0.9,
        ),
        area("M-11-3Q-9-8 0-8.6Q9-8 11-3Q8 1.4 0 1.8Q-8 1.4-11-3Z", FieldLight).edged(Leaf, 0.8),
    ],
};

/// Herd of pigs.
pub(crate) static PIG_HERD: Drawing = Drawing {
 id: "pg", group: Group::Building, scale: 1.0, shapes: &[
ellipse(0.6, 1.6, 4.4, 1.0, Shadow).opacity(0.25).moved("translate(-4 -1.4)scale(1 1)"),
area("M-4.6-1.8Q-4.4-4.2-1-4.2Q3-4.6 4-2.4L5-2Q5.2-.6 3.6-.4L2.8 1.6H1.6L1.4 .2Q-.6 .6-1.6 .2L-2 1.6H-3.2L-3.4-.4Q-4.4-.8-4.6-1.8Z", Fixed("#e8a99a")).inked(0.5).moved("translate(-4 -1.4)scale(1 1)"),
line("M-4.6-2q-1.2-.4-.8-1.6M3-3.6l.6-1.2l.6 1.6", Ink, 0.5).moved("translate(-4 -1.4)scale(1 1)"),
ellipse(3.6, -2.2, 0.35, 0.35, Ink).moved("translate(-4 -1.4)scale(1 1)"),
ellipse(0.6, 1.6, 4.4, 1.0, Shadow).opacity(0.25).moved("translate(4.4 0.4)scale(-1 1)"),
area("M-4.6-1.8Q-4.4-4.2-1-4.2Q3-4.6 4-2.4L5-2Q5.2-.6 3.6-.4L2.8 1.6H1.6L1.4 .2Q-.6 .6-1.6 .2L-2 1.6H-3.2L-3.4-.4Q-4.4-.8-4.6-1.8Z", Fixed("#e8a99a")).inked(0.5).moved("translate(4.4 0.4)scale(-1 1)"),
line("M-4.6-2q-1.2-.4-.8-1.6M3-3.6l.6-1.2l.6 1.6", Ink, 0.5).moved("translate(4.4 0.4)scale(-1 1)"),
ellipse(3.6, -2.2, 0.35, 0.35, Ink).moved("translate(4.4 0.4)scale(-1 1)"),
ellipse(0.6, 1.6, 4.4, 1.0, Shadow).opacity(0.25).moved("translate(-1.6 4)scale(1 1)"),
area("M-4.6-1.8Q-4.4-4.2-1-4.2Q3-4.6 4-2.4L5-2Q5.2-.6 3.6-.4L2.8 1.6H1.6L1.4 .2Q-.6 .6-1.6 .2L-2 1.6H-3.2L-3.4-.4Q-4.4-.8-4.6-1.8Z", Fixed("#e8a99a")).inked(0.5).moved("translate(-1.6 4)scale(1 1)"),
line("M-4.6-2q-1.2-.4-.8-1.6M3-3.6l.6-1.2l.6 1.6", Ink, 0.5).moved("translate(-1.6 4)scale(1 1)"),
ellipse(3.6, -2.2, 0.35, 0.35, Ink).moved("translate(-1.6 4)scale(1 1)"),
]};
