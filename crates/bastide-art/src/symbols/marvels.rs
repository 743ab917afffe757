//! Volcano, portal, tower foundation, watchtower, mine, tunnel and labyrinth.

use super::drawing::{Drawing, Group, area, ellipse, line, ring};
use crate::theme::Colour::{
    Fixed, Gold, Ink, LeafDark, Opening, PlasterSand, Road, Roof, Shadow, Snow, Timber,
    VioletShade, Wall, WallFace, WallShade,
};

/// Volcano.
pub(crate) static VOLCANO: Drawing = Drawing {
 id: "vo", group: Group::Building, scale: 1.0, shapes: &[
area("M13 3.4L25 1Q22-7 12-9Z", Shadow).opacity(0.2),
area("M-19 4Q-11-1-7.6-14Q-6.6-18-4.4-17.6L4.6-17.6Q6.8-18 8-14Q11.4-1 19.6 4Q0 9.4-19 4Z", Fixed("#6f5a50")).inked(0.9),
area("M4.6-17.6Q6.8-18 8-14Q11.4-1 19.6 4Q12 6.4 5 6.6Q9-4 4.6-17.6Z", Fixed("#4d3d38")),
area("M-15.4 2.2Q-9-3-6.4-13Q-5.6-9-8.6-1Q-11 2-15.4 2.2Z", Fixed("#8d766a")),
area("M-5-17.4Q-1-15.4 4.8-17.4Q3-10 4.6-6Q6 0 2.4 2Q1.6-3 0-5.4Q-1.4-2-3.4-1.6Q-2.6-8-5-17.4Z", Fixed("#e2602c")).inked(0.5),
area("M-3-16.6Q0-15.6 2.8-16.6Q1-11 2.4-7Q.6-8.6-.4-8.4Q-1-12-3-16.6Z", Fixed("#f6b93f")),
ellipse(0.0, -17.7, 5.0, 1.7, Fixed("#f6b93f")).inked(0.5),
area("M-3-20Q-7-22-4.6-25.4Q-6-29.6-1.6-30.4Q1-34.6 5-31.6Q9.4-31.4 8.4-27.4Q10-24 6-23.4Q4.4-20.4 1.6-21.4Q-.4-19.4-3-20Z", Fixed("#d8cec2")).inked(0.5),
area("M-2.6-21.4Q-5-23-3-25.6Q-4-28.4-.6-29.4Q1-31.4 3-30.6Q0-28 .6-25.4Q-1.6-23.6-2.6-21.4Z", Fixed("#f1eae0")),
]};

/// Magic portal.
pub(crate) static MAGIC_PORTAL: Drawing = Drawing {
 id: "pt", group: Group::Building, scale: 1.18, shapes: &[
area("M8 2L16-.6V-7L8-9Z", Shadow).opacity(0.2),
ellipse(0.0, 1.6, 10.0, 2.6, WallShade).inked(0.5),
area("M-5.6 1.4V-9.6Q-5.4-15.4 0-15.6Q5.4-15.4 5.6-9.6V1.4Q0 2.8-5.6 1.4Z", VioletShade),
line("M0-6.4q1.7-.6 1.2-2.2q-1.4-2-3.4-.4q-1.8 2.6 .6 4.8q3.4 1.6 5.4-1.6q1.2-4.4-2-6.6q-3.4-1.4-5.8 1", Fixed("#d9b6f2"), 1.0),
area("M-8.6 2V-10Q-8-18.4 0-18.8Q8-18.4 8.6-10V2H5V-9.8Q4.6-15 0-15.2Q-4.6-15-5-9.8V2Z", Wall).inked(0.75),
area("M5 2V-9.8Q4.8-13 2.6-14.4L4.4-17.8Q8.4-15.6 8.6-10V2Z", WallShade).opacity(0.6),
line("M-8.4-6.4H-5.2M-8.4-2H-5.2M5.2-6.4H8.4M5.2-2H8.4M-7.6-12.6L-4.6-11.6M7.6-12.6L4.6-11.6M-3.8-17.4L-2.4-14.6M3.8-17.4L2.4-14.6", Ink, 0.5).see_through(0.6),
area("M0-22.2L1.2-19.8L3.8-19.4L1.9-17.6L2.4-15L0-16.2L-2.4-15L-1.9-17.6L-3.8-19.4L-1.2-19.8Z", Gold).inked(0.5),
]};

/// Tower foundation: a square base, hollow.
pub(crate) static TOWER_FOUNDATION: Drawing = Drawing {
    id: "tb",
    group: Group::Building,
    scale: 1.18,
    shapes: &[
        area("M9.4 4.4L15.6 .6L11-6.4L9-6Z", Shadow).opacity(0.2),
        area("M-9.6-4.6L-9.6 2.2L0 6.6L9.6 2.2V-4.6L0-9Z", WallFace).inked(0.9),
        area("M0-.2L9.6-4.6V2.2L0 6.6Z", WallShade),
        area("M-9.6-4.6L0-9L9.6-4.6L0-.2Z", Wall).inked(0.7),
        area("M-5.6-4.6L0-7.2L5.6-4.6L0-2Z", Opening).inked(0.5),
        area("M-5.6-4.6L0-2V-4.4L-2.6-6Z", Fixed("#6b5140")),
        line(
            "M-9.4-1.2L0 3.2L9.4-1.2M-6.4-3V.2M-3 2V5M3.4 1.6V-1.6M6.4 .4V3.6M-8 .4V2.8",
            Ink,
            0.5,
        )
        .see_through(0.6),
        line("M0-.2V6.4", Ink, 0.7),
    ],
};

/// Watchtower.
pub(crate) static WATCHTOWER: Drawing = Drawing {
    id: "wt",
    group: Group::Building,
    scale: 1.12,
    shapes: &[
        area("M4.4 1.6L12-1.6L11-6L4-7Z", Shadow).opacity(0.2),
        line("M-4.6 1.4L-3-13M4.6 1.4L3-13M-4.2-2.6L3.6-8M4.2-2.6L-3.6-8", Ink, 2.2),
        line("M-4.6 1.4L-3-13M4.6 1.4L3-13M-4.2-2.6L3.6-8M4.2-2.6L-3.6-8", Timber, 1.1),
        area("M-5.6-17.6H5.6L5-11.4H-5Z", PlasterSand).inked(0.75),
        line("M-5.2-14.2H5.2M-2.6-17.4V-11.6M0-17.4V-11.6M2.6-17.4V-11.6", Ink, 0.45)
            .see_through(0.5),
        line("M-4.4-17.4V-21M4.4-17.4V-21", Timber, 1.0),
        area("M-7.4-20.4L0-26.4L7.4-20.4Z", Roof(0)).inked(0.75),
        area("M0-26.4L7.4-20.4H3.2Z", Ink).opacity(0.25),
        area("M-4.4-22.9L0-26.4L4.4-22.9Q2-21.8 0-22.8T-4.4-22.9Z", Snow).in_winter(),
    ],
};

/// Gold mine: a timbered mouth in a rock.
pub(crate) static GOLDMINE: Drawing = Drawing {
 id: "gm", group: Group::Building, scale: 1.15, shapes: &[
area("M11 3L19 .6Q17-6 10-7Z", Shadow).opacity(0.2),
area("M-13 3Q-14-4-9-7.6Q-6-14 1-13Q8-13.4 10-7Q14.6-3 13 3Q0 6-13 3Z", Fixed("#9b8b7c")).inked(0.75),
area("M10-7Q14.6-3 13 3Q9 4.6 4 4.8Q9-3 4-12.8Q8.6-12 10-7Z", Fixed("#6f6157")),
area("M-11 .6Q-11-4-7.4-6.6Q-5-11-.6-11.4Q-3-7-6.4-5Q-9-2-11 .6Z", Fixed("#c0b2a2")),
area("M-5 4V-4.6Q0-7.6 5 -4.6V4Z", Opening),
line("M-5 4V-5M5 4V-5M-6-5.2H6", Timber, 1.5),
line("M-2 4L-.8-2M2 4L.8-2", Fixed("#6b5b4c"), 0.6),
area("M-9.4 5.4L-8.4 2.6L-5.4 2.4L-4.4 5.4ZM5.6 5.6L6.6 3.2H9.4L10.4 5.6ZM-5.6 7.4L-4.6 5H-1.4L-.4 7.4Z", Gold).inked(0.5),
area("M-8.4 2.6L-5.4 2.4L-6-.0L-7.6 .2Z", Fixed("#f3d27a")).inked(0.5),
]};

/// Mouth of a tunnel.
pub(crate) static TUNNEL_MOUTH: Drawing = Drawing {
    id: "tu",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        area("M-10 3Q-11-6-5-9Q0-11.6 5-9Q11-6 10 3Z", Fixed("#a2937f")).inked(0.75),
        area("M5-9Q11-6 10 3H6Q7.4-4 5-9Z", Ink).opacity(0.25),
        area("M-6 3V-2Q-5-7 0-7.2Q5-7 6-2V3Z", Opening).inked(0.5),
        line("M-6 3V-2Q-5-7 0-7.2Q5-7 6-2V3", Wall, 1.2).dashed("2 .6"),
    ],
};

/// Labyrinth.
pub(crate) static LABYRINTH: Drawing = Drawing {
    id: "lb",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        ellipse(0.0, 0.0, 17.0, 13.0, LeafDark).inked(0.75),
        ellipse(0.0, 0.0, 14.4, 10.8, Road),
        ring(0.0, 0.0, 11.6, 8.6, LeafDark, 1.7).dashed("30 5 24 5"),
        ring(0.0, 0.0, 8.4, 6.2, LeafDark, 1.7).dashed("5 4 30 4"),
        ring(0.0, 0.0, 5.0, 3.6, LeafDark, 1.7).dashed("18 4"),
        area(
            "M-17.4-4.2H-13V4.2H-17.4ZM17.4-4.2H13V4.2H17.4ZM-4.2-13.4V-10H4.2V-13.4ZM-4.2 13.4V10H4.2V13.4Z",
            Road,
        ),
        area("M0-2.6L.8-.8L2.6-.6L1.2 .7L1.6 2.6L0 1.6L-1.6 2.6L-1.2 .7L-2.6-.6L-.8-.8Z", Gold)
            .inked(0.5),
    ],
};

/// The rock under which roads with tunnel mouths meet.
pub(crate) static TUNNEL_ROCK: Drawing = Drawing {
    id: "tr",
    group: Group::Building,
    scale: 1.0,
    shapes: &[
        area("M11 5L19 2Q17-5 10-7Z", Shadow).opacity(0.2),
        area(
            "M-13 4Q-14-4-9-7Q-5-13 2-12Q9-12 11-6Q15-2 13 4Q9 8.6 0 8.8Q-10 8.6-13 4Z",
            Fixed("#a2937f"),
        )
        .inked(0.75),
        area("M11-6Q15-2 13 4Q9 8.6 0 8.8Q8 2 5-11.4Q9.6-11 11-6Z", Ink).opacity(0.22),
        area("M-11 2Q-11-4-7.4-6Q-4-11 .6-10.6Q-2-6-6-4Q-9-2-11 2Z", Fixed("#bdb09c")),
        line("M-4 2q2-2 4-1M2-3q2-1 3 .6M-8 5q2-1 4 0", Ink, 0.5).see_through(0.5),
        area("M-9.4-6.4Q-5-13 2-12Q9-12 11-6Q7-8 3-6.6T-9.4-6.4Z", Snow).in_winter(),
    ],
};
