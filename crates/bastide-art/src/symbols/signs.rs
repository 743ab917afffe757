//! Shields, goods, medallions and wind roses.

use super::drawing::{Drawing, Group, area, ellipse, line, ring};
use crate::theme::Colour::{
    Blue, BlueShade, Fixed, Gold, GoldShade, Ink, Opening, Parchment, ParchmentShade, Red, Shadow,
    Timber, Violet,
};

/// Shield of a pennant: parchment rim, blue field, gold tower.
pub(crate) static PENNANT: Drawing = Drawing {
    id: "pe",
    group: Group::Sign,
    scale: 1.06,
    shapes: &[
        area("M-7-7.4H7.6V.4Q7 6 .6 9.2Q-5.8 6-6.6 .4Z", Shadow)
            .opacity(0.3)
            .moved("translate(.9 .9)"),
        area("M-7-8Q-3.4-7.2 0-8.2Q3.4-7.2 7-8V.2Q6.6 5.8 0 8.8Q-6.6 5.8-7 .2Z", Parchment)
            .inked(0.95),
        area("M-5.4-6.3Q-2.6-5.8 0-6.5Q2.6-5.8 5.4-6.3V.2Q5 4.6 0 6.9Q-5 4.6-5.4 .2Z", Blue),
        area("M0-6.5Q2.6-5.8 5.4-6.3V.2Q5 4.6 0 6.9Z", BlueShade),
        area("M-3.4-4.6h1.6v1.2h1v-1.2h1.6v1.2h1v-1.2h1.6V-.9L2.6-.2V3.4H-2.6V-.2L-3.4-.9Z", Gold)
            .inked(0.4),
        area("M-.9 3.4V1.4Q0 .2 .9 1.4V3.4Z", BlueShade),
    ],
};

/// Wine: a barrel on a plate.
pub(crate) static WINE: Drawing = Drawing {
    id: "gw",
    group: Group::Sign,
    scale: 1.15,
    shapes: &[
        ellipse(0.8, 0.9, 7.9, 7.9, Shadow).opacity(0.3),
        ellipse(0.0, 0.0, 7.6, 7.6, Parchment).inked(0.95),
        ellipse(0.0, 0.2, 3.6, 4.8, Timber).inked(0.75),
        line("M-3.2-2.2Q0-1.2 3.2-2.2M-3.5 .6Q0 1.8 3.5 .6M-3 3Q0 4.2 3 3", Opening, 0.9),
        area("M-1-4.6h2V-6.4h-2z", Fixed("#7b3f7d")).inked(0.5),
        ellipse(0.0, 0.4, 1.5, 1.5, Fixed("#7b3f7d")).inked(0.5),
    ],
};

/// Grain: a sheaf on a plate.
pub(crate) static GRAIN: Drawing = Drawing {
    id: "gg",
    group: Group::Sign,
    scale: 1.15,
    shapes: &[
        ellipse(0.8, 0.9, 7.9, 7.9, Shadow).opacity(0.3),
        ellipse(0.0, 0.0, 7.6, 7.6, Parchment).inked(0.95),
        line("M-.4 5.4L0-1M-3 5L-1-.6M2.4 5L1-.6", GoldShade, 1.0),
        ellipse(0.0, -5.0, 1.0, 1.7, Gold).inked(0.5).moved("rotate(0 0 -5)"),
        ellipse(-2.6, -3.8, 1.0, 1.7, Gold).inked(0.5).moved("rotate(-24 -2.6 -3.8)"),
        ellipse(2.6, -3.8, 1.0, 1.7, Gold).inked(0.5).moved("rotate(24 2.6 -3.8)"),
        ellipse(-1.3, -2.2, 1.0, 1.7, Gold).inked(0.5).moved("rotate(-14 -1.3 -2.2)"),
        ellipse(1.3, -2.2, 1.0, 1.7, Gold).inked(0.5).moved("rotate(14 1.3 -2.2)"),
        ellipse(-3.4, -1.0, 1.0, 1.7, Gold).inked(0.5).moved("rotate(-30 -3.4 -1)"),
        ellipse(3.4, -1.0, 1.0, 1.7, Gold).inked(0.5).moved("rotate(30 3.4 -1)"),
        area("M-3 1.6H3V3H-3Z", Red).inked(0.5),
    ],
};

/// Cloth: a bale on a plate.
pub(crate) static CLOTH: Drawing = Drawing {
    id: "gc",
    group: Group::Sign,
    scale: 1.15,
    shapes: &[
        ellipse(0.8, 0.9, 7.9, 7.9, Shadow).opacity(0.3),
        ellipse(0.0, 0.0, 7.6, 7.6, Parchment).inked(0.95),
        area("M-5-2.6L2.6-4.4L5.2-1.4V3L-2.2 5L-5 1.6Z", Fixed("#4f8a86")).inked(0.75),
        area("M-5-2.6L-2.2 .8L5.2-1.4L2.6-4.4Z", Fixed("#83b9b0")).inked(0.5),
        area("M-2.2 .8V5L-5 1.6V-2.6Z", Fixed("#35635f")).inked(0.5),
        line("M0 .2V4.4M2.4-.6V3.7", Parchment, 0.8),
    ],
};

/// Medallion of the dragon.
pub(crate) static DRAGON_SIGN: Drawing = Drawing {
 id: "md", group: Group::Sign, scale: 1.2, shapes: &[
ellipse(0.9, 1.0, 9.6, 9.6, Shadow).opacity(0.3),
ellipse(0.0, 0.0, 9.3, 9.3, Gold).inked(0.95),
ellipse(0.0, 0.0, 7.7, 7.7, Parchment).edged(Ink, 0.5),
area("M-5.6 3.4Q-6.4-.8-3-2.4Q-4.2-3.6-4.6-5.6Q-2.4-5-1.2-3.6Q.8-5.6 3-5.4Q3-4.4 2.4-3.8Q5.4-3.2 6-.6Q5-.2 4-.6Q4.6 .8 3.4 1.8Q2.4 .6 .8 .6Q-1.2 .6-1.4 2.2Q-1.4 4 1 4Q3.4 3.8 4-.0Q5.8 2 4.6 4.4Q2.6 6.6-.6 6Q-4.4 5.6-5.6 3.4Z", Red).inked(0.5),
ellipse(1.5, -2.8, 0.8, 0.8, Parchment),
ellipse(1.7, -2.7, 0.4, 0.4, Ink),
]};

/// Medallion of the flying machine, nose to the east.
pub(crate) static FLYING_MACHINE: Drawing = Drawing {
    id: "mf",
    group: Group::Sign,
    scale: 1.12,
    shapes: &[
        ellipse(0.9, 1.0, 9.6, 9.6, Shadow).opacity(0.3),
        ellipse(0.0, 0.0, 9.3, 9.3, Fixed("#9cc3d6")).inked(0.95),
        ellipse(0.0, 0.0, 7.7, 7.7, Parchment).edged(Ink, 0.5),
        area("M-5.6 0Q-4.6-1.5 0-1.5Q4.6-1.4 5.8 0Q4.6 1.4 0 1.5Q-4.6 1.5-5.6 0Z", Timber)
            .inked(0.5),
        area("M1.6-1.2Q2-5-1-6.8Q-3-5-2.6-1.2ZM1.6 1.2Q2 5-1 6.8Q-3 5-2.6 1.2Z", ParchmentShade)
            .inked(0.5),
        line("M0-1.4Q.2-4-.9-6.4M0 1.4Q.2 4-.9 6.4", Ink, 0.4),
        area("M-5.4-.4L-7-2.2V2.2L-5.4 .4Z", Red).inked(0.5),
        line("M5.8-2.6V2.6", Ink, 0.8),
    ],
};

/// Arrow that shows where the machine flies, to the east.
pub(crate) static FLIGHT_ARROW: Drawing = Drawing {
    id: "ar",
    group: Group::Sign,
    scale: 1.12,
    shapes: &[area("M9.6-3.4L16.4 0L9.6 3.4Z", Fixed("#9cc3d6")).inked(0.95)],
};

/// Medallion of the gingerbread man.
pub(crate) static GINGERBREAD_SIGN: Drawing = Drawing {
 id: "mg", group: Group::Sign, scale: 1.2, shapes: &[
ellipse(0.9, 1.0, 9.6, 9.6, Shadow).opacity(0.3),
ellipse(0.0, 0.0, 9.3, 9.3, Fixed("#d99aa5")).inked(0.95),
ellipse(0.0, 0.0, 7.7, 7.7, Parchment).edged(Ink, 0.5),
area("M0-6.4Q2.3-6.2 2.3-4Q2.2-2.8 1.6-2.2Q4.4-2.6 5.6-1.8Q6.2-.4 4.8 .2L2.2 .8Q2.4 2.6 3.8 4.4Q4.2 6-2.6e-1 5.2L0 3.4L-.4 5.4Q-4.4 6.2-3.8 4.4Q-2.4 2.6-2.2 .8L-4.8 .2Q-6.2-.4-5.6-1.8Q-4.4-2.6-1.6-2.2Q-2.2-2.8-2.3-4Q-2.3-6.2 0-6.4Z", Fixed("#b9773d")).inked(0.5),
ellipse(-0.8, -4.4, 0.4, 0.4, Parchment),
ellipse(0.8, -4.4, 0.4, 0.4, Parchment),
line("M-.8-3.2Q0-2.6 .8-3.2", Parchment, 0.45),
ellipse(0.0, -0.8, 0.5, 0.5, Red),
ellipse(0.0, 1.2, 0.5, 0.5, Red),
]};

/// Medallion of mage and witch.
pub(crate) static MAGE_OR_WITCH_SIGN: Drawing = Drawing {
    id: "mm",
    group: Group::Sign,
    scale: 1.2,
    shapes: &[
        ellipse(0.9, 1.0, 9.6, 9.6, Shadow).opacity(0.3),
        ellipse(0.0, 0.0, 9.3, 9.3, Fixed("#b9a2d3")).inked(0.95),
        ellipse(0.0, 0.0, 7.7, 7.7, Parchment).edged(Ink, 0.5),
        area(
            "M-5.4 3.2Q-2.6 2-2 1.2L.6-6Q2.2-4.4 1.6-3.6L2.6 1.2Q3.4 2.2 5.6 3Q0 5.6-5.4 3.2Z",
            Violet,
        )
        .inked(0.5),
        line("M-2 1Q.4 2 2.6 1", Gold, 1.0),
        area("M-3.8-4.6l.5 1.1 1.2.2-.9.8.2 1.2-1-.6-1 .6.2-1.2-.9-.8 1.2-.2z", Gold).inked(0.3),
    ],
};

/// Medallion of the robber.
pub(crate) static ROBBER_SIGN: Drawing = Drawing {
    id: "mr",
    group: Group::Sign,
    scale: 1.2,
    shapes: &[
        ellipse(0.9, 1.0, 9.6, 9.6, Shadow).opacity(0.3),
        ellipse(0.0, 0.0, 9.3, 9.3, Fixed("#a4784c")).inked(0.95),
        ellipse(0.0, 0.0, 7.7, 7.7, Parchment).edged(Ink, 0.5),
        area(
            "M-4.6-2.6Q-4.4-6 0-6.2Q4.4-6 4.6-2.6V2Q3.6 5.8 0 6Q-3.6 5.8-4.6 2Z",
            Fixed("#e9c9a0"),
        )
        .inked(0.5),
        area("M-5.2-3Q-5-7.4 0-7Q5-7.4 5.2-3Q0-4.8-5.2-3Z", Timber).inked(0.5),
        area("M-4.8-2.4Q0-1 4.8-2.4V.4Q2.6 1.6 0 0Q-2.6 1.6-4.8 .4Z", Opening),
        ellipse(-2.2, -0.8, 0.7, 0.7, Parchment),
        ellipse(2.2, -0.8, 0.7, 0.7, Parchment),
        line("M-1.6 3.6Q0 2.8 1.6 3.6", Opening, 0.7),
    ],
};

/// Medallion of the festival.
pub(crate) static FESTIVAL_SIGN: Drawing = Drawing {
    id: "mv",
    group: Group::Sign,
    scale: 1.2,
    shapes: &[
        ellipse(0.9, 1.0, 9.6, 9.6, Shadow).opacity(0.3),
        ellipse(0.0, 0.0, 9.3, 9.3, Fixed("#e8a15a")).inked(0.95),
        ellipse(0.0, 0.0, 7.7, 7.7, Parchment).edged(Ink, 0.5),
        area("M-4.6-4.6L4.6-2.6L-4.6-.4Z", Red).inked(0.5),
        line("M-4.6-5.6V6", Ink, 1.1),
        ellipse(-1.4, 3.4, 1.1, 1.1, Blue).edged(Ink, 0.35),
        ellipse(1.6, 2.0, 1.1, 1.1, Gold).edged(Ink, 0.35),
        ellipse(4.2, 4.0, 1.1, 1.1, Red).edged(Ink, 0.35),
        ellipse(1.4, 5.4, 1.1, 1.1, Violet).edged(Ink, 0.35),
    ],
};

/// Wind rose, north marked.
pub(crate) static WIND_ROSE: Drawing = Drawing {
    id: "wr",
    group: Group::Sign,
    scale: 1.0,
    shapes: &[
        ellipse(0.9, 1.0, 9.6, 9.6, Shadow).opacity(0.3),
        ellipse(0.0, 0.0, 9.3, 9.3, Parchment).inked(0.95),
        ring(0.0, 0.0, 7.0, 7.0, GoldShade, 0.7),
        area(
            "M0 0L2.5 -2L10.4 0ZM0 0L2 2.5L0 10.4ZM0 0L-2.5 2L-10.4 0ZM0 0L-2 -2.5L0 -10.4Z",
            BlueShade,
        )
        .inked(0.5),
        area(
            "M0 0L2.5 2L10.4 0ZM0 0L-2 2.5L0 10.4ZM0 0L-2.5 -2L-10.4 0ZM0 0L2 -2.5L0 -10.4Z",
            Parchment,
        )
        .inked(0.5),
        area("M0-10.4L2.2-2.4H-2.2Z", Red).inked(0.5),
    ],
};

/// A gold quadrant of the wind rose, in the north-east.
pub(crate) static WIND_ROSE_QUADRANT: Drawing = Drawing {
    id: "wq",
    group: Group::Sign,
    scale: 1.0,
    shapes: &[area("M0 0H9.3A9.3 9.3 0 0 0 0-9.3Z", Gold).inked(0.5)],
};
