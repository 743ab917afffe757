//! Crop circles.

use super::drawing::{Drawing, Group, Shape, area, ellipse, line, ring};
use crate::theme::Colour::{
    Blue, Fixed, FlowerPale, Furrows, Ink, Parchment, Timber, Wheat, WheatRows,
};

/// The standing wheat of every crop circle.
const WHEAT: Shape = area("M-13.6-1Q-13-9.4 0-10Q13-9.4 13.6-1Q13 8.4 0 9Q-13 8.4-13.6-1Z", Wheat)
    .edged(WheatRows, 1.0);
/// Its rows.
const ROWS: Shape = line(
    "M-11-5.6Q0-8.6 11-5.6M-12.4-3Q0-5.6 12.4-3M-12.6 3Q0 5.4 12.6 3M-10.6 5.6Q0 8.4 10.6 5.6",
    WheatRows,
    0.5,
)
.dashed("1 .8");
/// The ring of laid stalks.
const LAID_RING: Shape = ring(0.0, -0.5, 9.8, 6.4, Furrows, 1.5);
/// The cleared middle, on which the sign of the kind stands.
const MIDDLE: Shape = ellipse(0.0, -0.5, 7.0, 4.6, FlowerPale).edged(Furrows, 0.6);

/// Crop circle with a shield (city).
pub(crate) static CROP_CIRCLE_CITY: Drawing = Drawing {
    id: "cc",
    group: Group::Building,
    scale: 1.1,
    shapes: &[
        WHEAT,
        ROWS,
        LAID_RING,
        MIDDLE,
        area("M-3.6-3.4H3.6V0Q3.2 2.4 0 3.4Q-3.2 2.4-3.6 0Z", Blue).inked(0.5),
        line("M0-3V2.8M-3.2-.8H3.2", Parchment, 0.7),
    ],
};

/// Crop circle with a dagger (road).
pub(crate) static CROP_CIRCLE_ROAD: Drawing = Drawing {
    id: "cr",
    group: Group::Building,
    scale: 1.1,
    shapes: &[
        WHEAT,
        ROWS,
        LAID_RING,
        MIDDLE,
        line("M-4 2.6L3.4-3", Ink, 2.4),
        line("M-4 2.6L-1.2 .5", Timber, 1.2),
        line("M-.6 0L3.4-3", Fixed("#c7cdd2"), 1.3),
        line("M-2.6-.8L.4 2.2", Ink, 1.2),
    ],
};

/// Crop circle with a pitchfork (field).
pub(crate) static CROP_CIRCLE_FIELD: Drawing = Drawing {
    id: "cf",
    group: Group::Building,
    scale: 1.1,
    shapes: &[
        WHEAT,
        ROWS,
        LAID_RING,
        MIDDLE,
        line("M0 3.4V-2.4M-3-3V-1.4Q-3 .2 0 .2Q3 .2 3-1.4V-3", Ink, 1.9),
        line("M0 3.4V-2.6M-3-3V-1.4Q-3 .2 0 .2Q3 .2 3-1.4V-3", Timber, 0.9),
    ],
};

/// Crop circle whose player names the kind (HA-44).
pub(crate) static CROP_CIRCLE_CHOSEN: Drawing = Drawing {
    id: "cx",
    group: Group::Building,
    scale: 1.1,
    shapes: &[
        WHEAT,
        ROWS,
        LAID_RING,
        MIDDLE,
        ring(0.0, -0.5, 4.4, 2.9, Furrows, 1.2),
        ellipse(0.0, -0.5, 1.8, 1.2, Furrows),
    ],
};
