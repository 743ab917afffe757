//! Monastery, cathedral and shrine.

use super::drawing::{Drawing, Group, area, ellipse, line};
use crate::theme::Colour::{
    Blue, FieldLight, Gold, Ink, LeafDark, Opening, Parchment, Road, RoadEdge, Roof, Shadow, Slate,
    SlateShade, Snow, Timber, Wall, WallFace, WallShade,
};

/// Monastery: bell tower, nave, apse, walled court.
pub(crate) static MONASTERY: Drawing = Drawing {
    id: "mo",
    group: Group::Building,
    scale: 1.18,
    shapes: &[
        area(
            "M-19-2Q-20 8-13 11Q0 14.5 14 11Q20 8 19.4-1Q19-8 12-9Q0-11-13-9Q-19-8-19-2Z",
            FieldLight,
        )
        .edged(LeafDark, 0.7)
        .edge_opacity(0.5),
        area("M-2.6 13.4Q-2.4 8-4 3H2.4Q1.6 8 2.8 13.4Q0 14 -2.6 13.4Z", Road).edged(RoadEdge, 0.6),
        area("M13.4 2.6L21.5-.6V-7L13-10Z", Shadow).opacity(0.2),
        area("M-5 3L3-1V-8H-5Z", Shadow).opacity(0.2),
        area("M10-8V2.6Q13.6 2.4 15.2-.2V-7.4Z", WallFace).inked(0.75),
        area("M9.4-7Q13.6-6.4 16-7.6L11-13Z", Slate).inked(0.75),
        area("M-5-10L-5 3.2H11.4V-10Z", Wall).inked(0.75),
        area("M6 3.2h5.4V-9H6Z", WallShade).opacity(0.35),
        area("M-6-8.6L-4.4-17.6L10.6-17.4L12.6-8.4Q3-7.6-6-8.6Z", Slate).inked(0.75),
        area("M7.4-17.4L10.6-17.4L12.6-8.4L9.4-8.1Z", SlateShade).opacity(0.7),
        line("M-5.2-11.6Q3-10.8 11.8-11.4M-4.8-14.4Q3-13.8 11-14.4", Ink, 0.5).see_through(0.4),
        area("M-5.3-12.6L-4.4-17.6L10.6-17.4L11.5-13.3Q8-11.6 4.6-13T-5.3-12.6Z", Snow).in_winter(),
        line("M-2.4-5.4v2.6M1.2-5.4v2.6M4.8-5.4v2.6M8.4-5.4v2.6", Ink, 1.3).see_through(0.8),
        area("M1.4 3.2V-.4Q3-2.4 4.6-.4V3.2Z", Opening),
        area("M-13.4-19L-13.8 4Q-9 5.4-4.4 4L-4.6-19Z", Wall).inked(0.75),
        area("M-7 4.6L-4.4 4L-4.6-18.6H-7.2Z", WallShade).opacity(0.5),
        area("M-11.4-12V-15.4Q-10.3-17-9.2-15.4V-12ZM-8.4-12V-15.4Q-7.3-17-6.2-15.4V-12Z", Opening),
        line("M-9-5v2.8M-9 .4v1.6", Ink, 1.2).see_through(0.8),
        line("M-13.4-9.6H-4.7", Ink, 0.6).see_through(0.5),
        area("M-14.8-18.4L-9-27.6L-3.2-18.4Q-9-17-14.8-18.4Z", Slate).inked(0.75),
        area("M-9-27.6L-3.2-18.4Q-5-18-7-17.8Z", SlateShade),
        area("M-12.2-22.6L-9-27.6L-5.8-22.6Q-7.4-21.4-9-22.6T-12.2-22.6Z", Snow).in_winter(),
        line("M-9-27.4V-33.4M-11.2-31.2H-6.8", Ink, 1.5),
        line("M-9-27.4V-33M-10.9-31.2H-7.1", Gold, 0.7),
        area("M-18.6 2.4Q-17.4 8.6-10.6 10.6L-3.6 11.8V9.4L-10.2 8.2Q-16 6.4-17 1Z", Wall)
            .inked(0.5),
        area("M18.6 2.4Q17.4 8.6 10.6 10.6L3.8 11.8V9.4L10.2 8.2Q16 6.4 17 1Z", WallFace)
            .inked(0.5),
    ],
};

/// Cathedral: twin towers and a rose window.
pub(crate) static CATHEDRAL: Drawing = Drawing {
 id: "ca", group: Group::Building, scale: 1.1, shapes: &[
area("M12 1L23-3V-13L12-17Z", Shadow).opacity(0.2),
area("M5-15L14-19.5L15.6-9V.6H5Z", WallFace).inked(0.75),
area("M2-16.5L11.6-25.4L17.4-14.4L8-8Z", Slate).inked(0.75),
area("M11.6-25.4L17.4-14.4L14-12Z", SlateShade),
area("M5-19.3L11.6-25.4L13.6-21.6L9-18Z", Snow).in_winter(),
area("M-4.6-19L4.4-19V1.4H-4.6Z", Wall).inked(0.75),
area("M-5.2-18.6L-.1-25.6L5-18.6Z", Wall).inked(0.75),
area("M-12.8-22L-13.2 1.6H-4.6V-22Z", Wall).inked(0.75),
area("M4.4-22V1.6H13L12.6-22Z", WallFace).inked(0.75),
area("M10 1.6H13L12.6-21.6H10Z", WallShade).opacity(0.6),
area("M-14-21.4L-8.7-34.4L-3.4-21.4Q-8.7-20-14-21.4Z", Slate).inked(0.75),
area("M-8.7-34.4L-3.4-21.4Q-5-21-6.4-20.8Z", SlateShade),
area("M3.2-21.4L8.5-34.4L13.8-21.4Q8.5-20 3.2-21.4Z", Slate).inked(0.75),
area("M8.5-34.4L13.8-21.4Q12.4-21 10.8-20.8Z", SlateShade),
area("M-11.6-27.2L-8.7-34.4L-5.8-27.2Q-7.4-26-8.7-27.2T-11.6-27.2ZM5.6-27.2L8.5-34.4L11.4-27.2Q9.8-26 8.5-27.2T5.6-27.2Z", Snow).in_winter(),
area("M-3.4-12.8a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0Z", Blue).inked(0.5),
line("M-.1-15.8V-9.8M-3-12.8H2.8M-2.1-14.8L1.9-10.8M1.9-14.8L-2.1-10.8", Parchment, 0.55),
area("M-2.6 1.4V-4.4Q-.1-8.4 2.4-4.4V1.4Z", Opening),
line("M-.1 1.2V-5.4", Timber, 0.8),
area("M-10.4-13V-17.4Q-8.8-19.6-7.2-17.4V-13ZM7-13V-17.4Q8.6-19.6 10.2-17.4V-13ZM-10-2V-6Q-8.9-7.4-7.8-6V-2ZM7.5-2V-6Q8.6-7.4 9.7-6V-2Z", Opening),
line("M-13-9.6H-4.6M4.6-9.6H12.8", Ink, 0.55).see_through(0.5),
line("M-8.7-34V-38M-10.2-36.6H-7.2M8.5-34V-38M7-36.6H10", Ink, 1.2),
line("M-8.7-34V-37.8M-10-36.6H-7.4M8.5-34V-37.8M7.2-36.6H9.8", Gold, 0.55),
]};

/// Shrine: an open dome on columns.
pub(crate) static SHRINE: Drawing = Drawing {
 id: "sr", group: Group::Building, scale: 1.0, shapes: &[
ellipse(0.0, 1.0, 15.0, 6.4, FieldLight).edged(LeafDark, 0.6).edge_opacity(0.5),
area("M9 3L18-.4V-5L9-8Z", Shadow).opacity(0.2),
area("M-11.4 1.4L-12 5.4Q0 8 12 5.4L11.4 1.4Z", WallFace).inked(0.75),
area("M-9.6-1.2L-10 2.4Q0 4.6 10 2.4L9.6-1.2Z", Wall).inked(0.75),
area("M-8-10H8V0H-8Z", Opening).opacity(0.75),
area("M-8.4-11V.6h2.9V-11ZM-3.2-11V1.2h2.4V-11ZM1-11V1.2h2.4V-11ZM5.6-11V.6h2.9V-11Z", Wall).inked(0.5),
area("M-1.7 1.4V-2.4H1.9V1.4Z", WallFace),
area("M0-2.4Q-1.6-4.4 0-6.6Q1.9-4.4 0-2.4Z", Gold).inked(0.5),
area("M-10-10.4Q-9.6-13.4 0-13.8Q9.6-13.4 10-10.4Z", Wall).inked(0.75),
area("M-8-13Q-7.6-21 0-22.4Q7.6-21 8-13Q0-11.6-8-13Z", Roof(3)).inked(0.75),
area("M3-12.4Q5.4-12.6 8-13Q7.6-21 1.6-22.2Q5-18 3-12.4Z", Ink).opacity(0.22),
area("M-7.4-16Q-6.4-21.2 0-22.4Q6.4-21.2 7.4-16Q4-14.8 1.6-16.4T-7.4-16Z", Snow).in_winter(),
line("M0-22V-25.6", Ink, 1.0),
area("M0-28.8L1.1-26.6L3.4-26.3L1.7-24.8L2.2-22.5L0-23.7L-2.2-22.5L-1.7-24.8L-3.4-26.3L-1.1-26.6Z", Gold).inked(0.5),
]};
