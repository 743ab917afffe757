//! Bazaar, circus, acrobats, ferry lake, siege camp and things of tales.

use super::drawing::{Drawing, Group, area, ellipse, line};
use crate::theme::Colour::{
    Bank, BankEdge, Blue, Gold, GoldShade, Ink, Leaf, LeafDark, Opening, Parchment, ParchmentShade,
    PlasterSand, Red, RedShade, Ripple, Road, RoadEdge, Shadow, Snow, Timber, Water, WaterShade,
};

/// Bazaar: two stalls with striped awnings.
pub(crate) static BAZAAR: Drawing = Drawing {
 id: "bz", group: Group::Building, scale: 1.25, shapes: &[
area("M11 3.4L18 1V-3L11-5Z", Shadow).opacity(0.2),
area("M-5.4-4.4H5.4V.4H-5.4Z", PlasterSand).inked(0.5).moved("translate(-5 -3)"),
area("M-4.4-3.4h2.2v1.6h-2.2zM-1.2-3.6h2.2v1.8h-2.2zM2-3.4h2.4v1.6h-2.4z", GoldShade).moved("translate(-5 -3)"),
area("M-6.6-4.6L-5-9.6H5L6.6-4.6Q5.4-3.4 4-4.6Q2.6-3.4 1.4-4.6Q0-3.4-1.4-4.6Q-2.6-3.4-4-4.6Q-5.4-3.4-6.6-4.6Z", Red).inked(0.75).moved("translate(-5 -3)"),
area("M-4-4.6L-3-9.6H-1L-1.4-4.6Q-2.6-3.4-4-4.6ZM1.4-4.6L1-9.6H3L4-4.6Q2.6-3.4 1.4-4.6Z", Parchment).moved("translate(-5 -3)"),
area("M-5.4-4.4H5.4V.4H-5.4Z", PlasterSand).inked(0.5).moved("translate(5.4 3)"),
area("M-4.4-3.4h2.2v1.6h-2.2zM-1.2-3.6h2.2v1.8h-2.2zM2-3.4h2.4v1.6h-2.4z", GoldShade).moved("translate(5.4 3)"),
area("M-6.6-4.6L-5-9.6H5L6.6-4.6Q5.4-3.4 4-4.6Q2.6-3.4 1.4-4.6Q0-3.4-1.4-4.6Q-2.6-3.4-4-4.6Q-5.4-3.4-6.6-4.6Z", Blue).inked(0.75).moved("translate(5.4 3)"),
area("M-4-4.6L-3-9.6H-1L-1.4-4.6Q-2.6-3.4-4-4.6ZM1.4-4.6L1-9.6H3L4-4.6Q2.6-3.4 1.4-4.6Z", Parchment).moved("translate(5.4 3)"),
ellipse(-6.6, 3.6, 2.2, 2.6, Timber).inked(0.5),
line("M-8.6 2.8H-4.6M-8.6 4.6H-4.6", Ink, 0.5),
area("M-3.6 5.4Q-4 2.4-1.6 2.2Q1 2.6 .4 5.4Z", ParchmentShade).inked(0.5),
]};

/// Circus tent.
pub(crate) static CIRCUS: Drawing = Drawing {
 id: "ci", group: Group::Building, scale: 1.0, shapes: &[
ellipse(0.0, 3.4, 20.0, 7.4, Road).edged(RoadEdge, 0.7),
area("M13.6 4.6L23 1V-5L14-8Z", Shadow).opacity(0.2),
area("M-14.4-7L-14 4Q0 8.6 14 4L14.4-7Q0-3-14.4-7Z", Parchment).inked(0.75),
area("M-10.6-6V5.2L-7.2 5.8L-7.4-5.2ZM-3.8-4.8L-3.6 6.2H0V-4.6ZM3.6-4.8L3.4 6.2L7 5.6L7.2-5.2ZM10.8-6L10.6 5L14 4L14.4-7Z", Red),
area("M-1.9 6.3Q-1.6-1 0-2.8Q1.7-1 1.9 6.3Z", Opening),
area("M-17-6.4Q-6-13 0-24Q6-13 17-6.4Q14.6-3.6 11.4-5.2Q8.6-2.6 5.6-4.2Q3-2 0-3.8Q-3-2-5.6-4.2Q-8.6-2.6-11.4-5.2Q-14.6-3.6-17-6.4Z", Parchment).inked(0.75),
area("M-17-6.4Q-6-13 0-24Q-4-14-11.4-5.2Q-14.6-3.6-17-6.4ZM-5.6-4.2Q-2-12 0-24Q2-12 5.6-4.2Q3-2 0-3.8Q-3-2-5.6-4.2ZM17-6.4Q6-13 0-24Q4-14 11.4-5.2Q14.6-3.6 17-6.4Z", Red),
area("M0-24Q6-13 17-6.4Q14.6-3.6 11.4-5.2Q9-3 6.4-4Q4-14 0-24Z", Ink).opacity(0.16),
line("M0-24V-29.6", Ink, 1.0),
area("M.2-29.6L6-27.8L.2-25.8Z", Gold).inked(0.5),
]};

/// Mat of the acrobats.
pub(crate) static ACROBATS: Drawing = Drawing {
    id: "ac",
    group: Group::Building,
    scale: 1.15,
    shapes: &[
        ellipse(0.0, 0.0, 12.0, 6.4, ParchmentShade).inked(0.75),
        ellipse(0.0, 0.0, 8.6, 4.5, Red).inked(0.5),
        ellipse(0.0, 0.0, 4.4, 2.2, Parchment).inked(0.5),
        ellipse(-10.2, 0.0, 1.0, 1.0, Gold).edged(Ink, 0.35),
        ellipse(10.2, 0.0, 1.0, 1.0, Gold).edged(Ink, 0.35),
        ellipse(-5.4, -4.8, 1.0, 1.0, Gold).edged(Ink, 0.35),
        ellipse(5.4, -4.8, 1.0, 1.0, Gold).edged(Ink, 0.35),
        ellipse(-5.4, 4.8, 1.0, 1.0, Gold).edged(Ink, 0.35),
        ellipse(5.4, 4.8, 1.0, 1.0, Gold).edged(Ink, 0.35),
    ],
};

/// Lake with a ferry.
pub(crate) static FERRY_LAKE: Drawing = Drawing {
    id: "fe",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        area("M-19 1Q-20-9-8-12Q4-15 14-10Q21-6 19 3Q16 12 2 13Q-16 14-19 1Z", Bank)
            .edged(BankEdge, 0.8),
        area(
            "M-16.4 1Q-17-7-7-9.8Q4-12.6 12.4-8Q18-5 16.4 2.6Q14 10 2 10.8Q-14 11.6-16.4 1Z",
            Water,
        )
        .edged(WaterShade, 1.4),
        line("M-9-3q2-1.6 4 0M5-6q2-1.6 4 0M4 6.4q2.4-1.8 5 0M-11 4q2-1.6 4 0", Ripple, 0.9),
        area("M-6 2.6Q-5 6.2-1.6 6.4H3.6Q6.8 5.4 7 2Q0 4-6 2.6Z", Timber).inked(0.75),
        line("M.4 3V-7", Ink, 1.1),
        area("M1-6.8Q6.4-4.4 6.6 .2L1 1.2Z", Parchment).inked(0.5),
    ],
};

/// Camp of besiegers.
pub(crate) static SIEGE_CAMP: Drawing = Drawing {
    id: "sg",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        area("M6 1L11-.6V-3L6-4Z", Shadow).opacity(0.2),
        area("M-8 1L-3-7.6L2.4 1Q-3 2.6-8 1Z", Parchment).inked(0.75),
        area("M-3-7.6L2.4 1Q1 1.6-.6 1.8Z", ParchmentShade).inked(0.5),
        area("M-4.2 1.7L-3-3.6L-1.6 1.8Z", Opening),
        area("M0 3L4-3.6L8.4 3Q4 4.2 0 3Z", Red).inked(0.75),
        area("M4-3.6L8.4 3Q7 3.6 5.6 3.6Z", RedShade),
        line("M-3-7.6V-10.6M4-3.6V-6.6", Ink, 0.8),
        area("M-3-10.6L.8-9.6L-3-8.6ZM4-6.6L7.4-5.7L4-4.8Z", Gold).inked(0.5),
    ],
};

/// Hut on legs.
pub(crate) static HUT_ON_LEGS: Drawing = Drawing {
    id: "hu",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        area("M6 2L13-.4V-5L6-7Z", Shadow).opacity(0.2),
        line("M-3-5V.6L-5.4 1.6M-3 .6L-1.4 1.8M3-5V.6L.8 1.6M3 .6L5 1.8", Ink, 1.7),
        line("M-3-5V.6M3-5V.6", GoldShade, 0.8),
        area("M-7-12.6H7V-4.6H-7Z", Timber).inked(0.75),
        line("M-7-10.4H7M-7-8H7M-7-6H7", Ink, 0.5).see_through(0.5),
        area("M-2-4.6V-9.4H2.2V-4.6Z", Opening),
        area("M3.8-10.6h2v2.2h-2z", Gold).inked(0.5),
        area("M-9.4-11.4L0-21.6L9.4-11.4Q0-9.6-9.4-11.4Z", LeafDark).inked(0.75),
        area("M0-21.6L9.4-11.4Q7-10.9 4.6-10.7Z", Ink).opacity(0.25),
        area("M-5.6-15.6L0-21.6L5.6-15.6Q2.6-14 0-15.4T-5.6-15.6Z", Snow).in_winter(),
    ],
};

/// Pond of a water sprite.
pub(crate) static SPRITE_POND: Drawing = Drawing {
    id: "vp",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        area("M-16 .6Q-17.6-6-9-8.4Q0-12 9.6-8.6Q17.6-6.6 16 .4Q14 7.4 3 7.8Q-14 8.8-16 .6Z", Bank),
        area(
            "M-14.4 .5Q-15.6-5-8-7Q0-10.4 8.6-7.2Q15.6-5.6 14.4 .4Q12.6 6 3 6.4Q-12.4 7.4-14.4 .5Z",
            Water,
        )
        .edged(WaterShade, 1.4),
        area("M-3.6 1.6Q-4-3.4 0-3.6Q4-3.4 3.6 1.6Q0 3-3.6 1.6Z", Leaf).inked(0.5),
        ellipse(-1.3, -1.2, 0.6, 0.6, Opening),
        ellipse(1.3, -1.2, 0.6, 0.6, Opening),
        line("M-8-2.6q2-1.6 4 0M5 2q2-1.6 4 0M-9 3q1.6-1.2 3.2 0", Ripple, 0.9),
        line("M12-4V-9.6M13.4-3V-7.6", LeafDark, 0.8),
    ],
};
