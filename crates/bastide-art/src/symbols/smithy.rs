//! The smithy: one of the quarters of the City of Carcassonne.

use super::drawing::{Drawing, Group, area, ellipse, line};
use crate::theme::Colour::{Fixed, Gold, Ink, Opening, PlasterSand, Roof, Shadow, Snow, Timber};

/// Smithy: an open shed with a glowing hearth, an anvil on a block before it.
pub(crate) static SMITHY: Drawing = Drawing {
    id: "sm",
    group: Group::Building,
    scale: 1.2,
    shapes: &[
        area("M9 1L15-1V-6L9-9Z", Shadow).opacity(0.2),
        area("M-9-8L-8.8 1H9V-8Z", PlasterSand).inked(0.75),
        area("M-7-6.4V1H3.4V-6.4Z", Opening).inked(0.5),
        area("M-5.4 1V-2.4Q-3.4-5.4-1.4-2.4V1Z", Fixed("#e2602c")).inked(0.5),
        area("M-4.4 1V-1.4Q-3.4-3.4-2.4-1.4V1Z", Gold),
        area("M-10.4-7.2L-8-14.2L8-14L10.6-7.2Q0-6.4-10.4-7.2Z", Roof(4)).inked(0.75),
        area("M5-14L8-14L10.6-7.2L7.4-7Z", Ink).opacity(0.22),
        line("M-9.6-9.4Q0-8.8 9.8-9.4M-8.8-11.8Q0-11.2 9-11.8", Ink, 0.5).see_through(0.4),
        area("M4.2-17.4h2.8v5h-2.8z", PlasterSand).inked(0.5),
        area("M-9.4-10.8L-8-14.2L8-14L9.4-10.8Q6-9.6 2-11T-9.4-10.8Z", Snow).in_winter(),
        ellipse(5.8, 4.6, 3.6, 1.2, Shadow).opacity(0.25),
        area("M3.8 4.4L4.2 1H7.6L8 4.4Z", Timber).inked(0.5),
        area("M1.6-1.6H9.4L8.6 .2H7.4V1.2H4.4V.2Q2.4 .2 1.6-1.6Z", Fixed("#6d737a")).inked(0.6),
    ],
};
