//! Houses of cities and villages; the roof takes the current colour.

use super::drawing::{Drawing, Group, area, line};
use crate::theme::Colour::{Current, Ink, Plaster, PlasterRose, PlasterSand, Shadow, Snow};

/// Long house, ridge across.
pub(crate) static LONG_HOUSE: Drawing = Drawing {
    id: "ha",
    group: Group::House,
    scale: 1.0,
    shapes: &[
        area("M4.6 .2L9 -1.2V-4L4.6-5Z", Shadow).opacity(0.22),
        area("M-4.7-4L-4.6 .1L4.7 0L4.6-4Z", Plaster).inked(0.52),
        area("M-5.7-3.2L-4.3-8.3L4.2-8.5L5.6-3.3Q0-2.9-5.7-3.2Z", Current).inked(0.52),
        area("M2.4-8.4L4.2-8.5L5.6-3.3L3.4-3.2Z", Ink).opacity(0.2),
        line("M2.6-7.6L3.7-3.6M3.5-7.8L4.6-3.8", Ink, 0.32).see_through(0.55),
        line("M-5-4.9Q0-4.6 5.1-4.9M-4.7-6.6Q0-6.3 4.6-6.7", Ink, 0.45).butt().see_through(0.4),
        line("M-2.6-2.3v1.2M2.6-2.3v1.2M.1-1.9V0", Ink, 0.8).butt().see_through(0.75),
        area("M-5-5.6L-4.3-8.3L4.2-8.5L4.9-5.9Q3-5 1.6-5.9T-1.6-5.7T-5-5.6Z", Snow).in_winter(),
    ],
};

/// House with its gable to the front.
pub(crate) static GABLE_HOUSE: Drawing = Drawing {
    id: "hb",
    group: Group::House,
    scale: 1.0,
    shapes: &[
        area("M3.4 .1L7.4-1.1V-5L3.4-8Z", Shadow).opacity(0.22),
        area("M-3.3-4.2L0-8L3.3-4.2V0H-3.3Z", Plaster).inked(0.52),
        area("M-4.1-3.6L0-8.2L.1-11.6L-3.9-7.4Z", Current).inked(0.52),
        area("M4.1-3.6L0-8.2L.1-11.6L3.9-7.4Z", Current).inked(0.52),
        area("M4.1-3.6L0-8.2L.1-11.6L3.9-7.4Z", Ink).opacity(0.2),
        line("M1.2-9.6L1.3-7M2.2-8.6L2.3-6M3.2-7.5L3.3-4.9", Ink, 0.32).see_through(0.55),
        line("M-1.3-3.2v1.3M1.3-3.2v1.3M0 0v-1.4M0-5.6v.9", Ink, 0.8).butt().see_through(0.75),
        area("M-4-5.2L0-9.6L.1-11.6L-3.9-7.4ZM4-5.6L.1-10L.1-11.6L3.9-7.4Z", Snow).in_winter(),
    ],
};

/// Small house.
pub(crate) static SMALL_HOUSE: Drawing = Drawing {
    id: "hc",
    group: Group::House,
    scale: 1.0,
    shapes: &[
        area("M3.2 .1L6.6-1V-3.2L3.2-4Z", Shadow).opacity(0.22),
        area("M-3.2-3.3L-3.1 0H3.1L3.2-3.3Z", PlasterSand).inked(0.52),
        area("M-4-2.8L-2.7-6.6L2.8-6.5L4-2.7Z", Current).inked(0.52),
        area("M1.4-6.5L2.8-6.5L4-2.7H2.1Z", Ink).opacity(0.2),
        line("M1.7-5.8L2.5-3M2.5-5.9L3.3-3", Ink, 0.32).see_through(0.55),
        line("M-3.4-4.5Q0-4.2 3.4-4.5", Ink, 0.45).butt().see_through(0.4),
        line("M-1.3-1.9v1M1.3 0v-1.6", Ink, 0.8).butt().see_through(0.75),
        area("M-3.5-4.4L-2.7-6.6L2.8-6.5L3.4-4.6Q1.8-4 0-4.6T-3.5-4.4Z", Snow).in_winter(),
    ],
};

/// Tall town house.
pub(crate) static TALL_HOUSE: Drawing = Drawing {
    id: "hd",
    group: Group::House,
    scale: 1.0,
    shapes: &[
        area("M3 .1L8.2-1.4V-6L3-9Z", Shadow).opacity(0.22),
        area("M-2.9-6L-2.8 0H2.9V-6Z", PlasterRose).inked(0.52),
        area("M-3.8-5.5L-2.2-10.4L2.3-10.5L3.8-5.5Z", Current).inked(0.52),
        area("M1-10.5H2.3L3.8-5.5H1.9Z", Ink).opacity(0.2),
        line("M1.2-9.6L2.1-5.9M2-9.8L3-5.9", Ink, 0.32).see_through(0.55),
        line("M-3.2-7.2H3.2M-2.7-8.9H2.7", Ink, 0.45).butt().see_through(0.4),
        line("M-1.3-4.5v1.1M1.3-4.5v1.1M-1.3-2.4v1M1.2 0v-1.6", Ink, 0.8).butt().see_through(0.75),
        area("M-3-7.9L-2.2-10.4L2.3-10.5L3.1-8Q1.4-7.3 0-8T-3-7.9Z", Snow).in_winter(),
    ],
};

/// Long house with a chimney and a side wing.
pub(crate) static WINGED_HOUSE: Drawing = Drawing {
    id: "he",
    group: Group::House,
    scale: 1.0,
    shapes: &[
        area("M5.2 .2L9.2-1V-3.4L5.2-5Z", Shadow).opacity(0.22),
        area("M1.6-10.4h1.5v2.6h-1.5z", PlasterSand).inked(0.5),
        area("M-5-3.8L-5 .1H5.2V-3.8Z", PlasterSand).inked(0.52),
        area("M-5.9-3.2L-4.6-7.7L4.7-7.6L6-3.2Z", Current).inked(0.52),
        area("M2.8-7.6L4.7-7.6L6-3.2H3.8Z", Ink).opacity(0.2),
        line("M3-6.9L4-3.6M4-7L5-3.6", Ink, 0.32).see_through(0.55),
        line("M-5.4-4.7H5.4M-5-6.2H5", Ink, 0.45).butt().see_through(0.4),
        area("M-4.1-3L-2.1-5.6L-.1-3V0H-4.1Z", Plaster).inked(0.5),
        line("M-2.1 0v-1.9M1.8-2.1v1M3.6-2.1v1", Ink, 0.8).butt().see_through(0.75),
        area("M-5.2-5.6L-4.6-7.7L4.7-7.6L5.3-5.6Q3.4-5 1.8-5.7T-5.2-5.6Z", Snow).in_winter(),
    ],
};
