//! The castle of double-size pieces, and the princess.

use super::drawing::{Drawing, Group, area, ellipse, line};
use crate::theme::Colour::{
    FieldDark, Fixed, Gold, Ink, LeafDark, Opening, Red, Shadow, Slate, SlateShade, Snow, Timber,
    Wall, WallFace, WallShade,
};

/// Castle of a double-size piece.
pub(crate) static CASTLE: Drawing = Drawing {
 id: "kc", group: Group::Building, scale: 1.3, shapes: &[
area("M20 5L31 1V-5L20-8Z", Shadow).opacity(0.2),
area("M-24-1Q-24 9 0 10.4Q24 9 24-1Q22-10 0-11Q-22-10-24-1Z", FieldDark).edged(LeafDark, 0.7).edge_opacity(0.6),
area("M-17.6 -17V-5Q-14 -2.8 -10.4 -5V-17Z", WallFace).inked(0.75),
area("M-17.200000000000003 -17V-5Q-16.200000000000003 -4.4 -15.1 -4V-17Z", Wall),
area("M-12.7 -4Q-11.200000000000001 -4.4 -10.6 -5.2V-17H-12.6Z", WallShade).opacity(0.75),
line("M-14 -12.2v2", Ink, 0.9),
area("M-18.6 -17Q-14 -15 -9.4 -17L-13.7 -26Q-14 -26.5 -14.3 -26Z", Slate).inked(0.75),
area("M-13 -16Q-10.4 -16.3 -9.6 -17L-13.7 -25.8Z", SlateShade),
area("M-16.2 -21.4L-14.3 -26L-13.7 -26L-11.8 -21.4Q-14 -20 -16.2 -21.4Z", Snow).in_winter(),
area("M10.4 -17V-5Q14 -2.8 17.6 -5V-17Z", WallFace).inked(0.75),
area("M10.8 -17V-5Q11.8 -4.4 12.9 -4V-17Z", Wall),
area("M15.3 -4Q16.8 -4.4 17.400000000000002 -5.2V-17H15.4Z", WallShade).opacity(0.75),
line("M14 -12.2v2", Ink, 0.9),
area("M9.4 -17Q14 -15 18.6 -17L14.3 -26Q14 -26.5 13.7 -26Z", Slate).inked(0.75),
area("M15 -16Q17.6 -16.3 18.400000000000002 -17L14.3 -25.8Z", SlateShade),
area("M11.8 -21.4L13.7 -26L14.3 -26L16.2 -21.4Q14 -20 11.8 -21.4Z", Snow).in_winter(),
area("M-9-20H9V0H-9Z", WallFace).inked(0.75),
area("M4-20H9V0H4Z", WallShade).opacity(0.6),
area("M-10.4-18V-24h2.6v1.8h2.6V-24h2.6v1.8h2.6V-24H2.6v1.8h2.6V-24h2.6v1.8h2.6V-18Z", Wall).inked(0.75),
line("M-5-13.6v2.8M0-13.6v2.8M5-13.6v2.8", Ink, 1.3).see_through(0.8),
line("M0-24V-31.4", Ink, 1.0),
area("M.2-31.4L8-29.2L.2-27Z", Red).inked(0.5),
area("M-20-4.4H20V4.6Q0 8-20 4.6Z", WallFace).inked(0.75),
area("M-20-6.6h2.4v1.6h2.4v-1.6h2.4v1.6h2.4v-1.6h2.4v1.6H-5.6V-6.6h2.4v1.6h2.4v-1.6H1.6v1.6H4V-6.6h2.4v1.6h2.4v-1.6h2.4v1.6h2.4v-1.6H16v1.6h1.6v-1.6H20V-2.6H-20Z", Wall).inked(0.75),
area("M-4 6.6V0Q0-4.6 4 0V6.6Q0 7.2-4 6.6Z", Opening).inked(0.5),
line("M-2 6.4V0M0 6.6V-1.4M2 6.4V0M-3.6 2H3.6", Timber, 0.6),
line("M-14 1.4h2M-10 3.4h2M9 1.6h2M13 3.2h2M-16 4h2", Ink, 0.5).see_through(0.5),
area("M-23.8 -6.4V4.6Q-20 6.8 -16.2 4.6V-6.4Z", WallFace).inked(0.75),
area("M-23.400000000000002 -6.4V4.6Q-22.400000000000002 5.199999999999999 -21.1 5.6V-6.4Z", Wall),
area("M-18.7 5.6Q-17.0 5.199999999999999 -16.4 4.3999999999999995V-6.4H-18.5Z", WallShade).opacity(0.75),
line("M-20 -2.0v2", Ink, 0.9),
area("M-24.6 -4.0V-9.0h1.8v1.2h2.2v-1.2h1.8v1.2h2.2v-1.2H-15.399999999999999V-4.0Q-20 -2.4000000000000004 -24.6 -4.0Z", Wall).inked(0.75),
area("M16.2 -6.4V4.6Q20 6.8 23.8 4.6V-6.4Z", WallFace).inked(0.75),
area("M16.599999999999998 -6.4V4.6Q17.599999999999998 5.199999999999999 18.9 5.6V-6.4Z", Wall),
area("M21.3 5.6Q23.0 5.199999999999999 23.6 4.3999999999999995V-6.4H21.5Z", WallShade).opacity(0.75),
line("M20 -2.0v2", Ink, 0.9),
area("M15.399999999999999 -4.0V-9.0h1.8v1.2h2.2v-1.2h1.8v1.2h2.2v-1.2H24.6V-4.0Q20 -2.4000000000000004 15.399999999999999 -4.0Z", Wall).inked(0.75),
]};

/// Princess at her balcony.
pub(crate) static PRINCESS: Drawing = Drawing {
    id: "ps",
    group: Group::Building,
    scale: 1.25,
    shapes: &[
        area("M5 1.4L12-1V-7L5-9Z", Shadow).opacity(0.2),
        area("M-5-10.6L-5.4 1.2Q0 3.4 5.4 1.2L5-10.6Z", Wall).inked(0.75),
        area("M2 2.2Q4 2 5.4 1.2L5-10.6H2Z", WallShade).opacity(0.5),
        area("M-6.6-11.6H6.6V-8.6Q0-7.2-6.6-8.6Z", Wall).inked(0.75),
        line("M-3.6-11.4V-8.2M0-11.4V-7.9M3.6-11.4V-8.2", Ink, 0.5).see_through(0.5),
        area("M-3.6-11.6Q-3.4-15.4 0-16Q3.4-15.4 3.6-11.6Z", Fixed("#c2527f")).inked(0.75),
        area("M-2.9-20.4Q-4.6-14.6-2.6-13.2L2.6-13.2Q4.6-14.6 2.9-20.4Z", Fixed("#e6b64c"))
            .inked(0.5),
        ellipse(0.0, -18.6, 2.7, 2.9, Fixed("#f4d9b8")).inked(0.5),
        area("M-3.2-20.4L-3.6-24L-1.6-22.2L0-24.8L1.6-22.2L3.6-24L3.2-20.4Q0-21.4-3.2-20.4Z", Gold)
            .inked(0.5),
        area("M-1.6 1.9V-3.4Q0-5.4 1.6-3.4V1.9Z", Opening),
    ],
};
