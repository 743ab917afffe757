//! Trees, bushes, flowers and grass.

use super::drawing::{Drawing, Group, area, ellipse, line};
use crate::theme::Colour::{
    Cypress, CypressLight, Fixed, FlowerPale, FlowerRed, Leaf, LeafDark, LeafLight, Shadow, Trunk,
    Tuft,
};

/// Oak; in winter a bare tree.
pub(crate) static OAK: Drawing = Drawing {
 id: "t0", group: Group::Plant, scale: 1.0, shapes: &[
ellipse(3.2, -0.1, 4.2, 1.3, Shadow).opacity(0.2).in_summer(),
area("M-.6 .2L-.4-3H.5L.7 .2Z", Trunk).inked(0.4).in_summer(),
area("M-4.4-5Q-4.8-7.6-2.6-8.4Q-1.2-10.8 1.2-9.6Q4-9.6 4.2-6.8Q5.2-4.2 2.8-3.2Q.6-1.8-1.4-2.8Q-4-2.6-4.4-5Z", Leaf).inked(0.55).in_summer(),
area("M-3.6-5.4Q-3.6-7.4-1.8-7.9Q-.6-9.6 1-8.8Q.6-6.6-1.2-6.2Q-2.4-4.8-3.6-5.4Z", LeafLight).in_summer(),
line("M.6-3.4Q2.2-3.2 2.8-4.6M2.2-6q1.1-.2 1.4-1.1", LeafDark, 0.7).in_summer(),
ellipse(2.5, -0.1, 3.4, 1.3, Shadow).opacity(0.2).in_winter(),
line("M0 .2Q.2-2.6-.1-4.6M0-3Q1.8-4.6 2.4-8M-.1-4Q-2-5.4-3-8.6M0-4.6Q.6-7 .2-10M1.4-4.6Q3-5.2 4-7M-1.4-5.4Q-3.2-5.6-4.2-7.2M.3-7Q1.2-8.2 1.3-9.4M-2.3-6.9Q-1.6-8-1.6-9.3", Trunk, 0.8).in_winter(),
line("M0 .2V-3.4", Trunk, 1.3).butt().in_winter(),
]};

/// Cypress; in winter a fir.
pub(crate) static CYPRESS: Drawing = Drawing {
 id: "t1", group: Group::Plant, scale: 1.0, shapes: &[
ellipse(1.8, -0.1, 2.4, 1.0, Shadow).opacity(0.2).in_summer(),
ellipse(2.0, -0.1, 2.6, 1.0, Shadow).opacity(0.2).in_winter(),
area("M-.4 .2V-1.4H.5V.2Z", Trunk),
area("M0-14.2Q2.4-9.4 2.4-4.8Q2.4-1 .1-.9Q-2.3-1-2.3-4.9Q-2.3-9.6 0-14.2Z", Cypress).inked(0.55).in_summer(),
area("M-.3-12Q-1.7-8.4-1.6-5Q-1.5-3-.7-2.3Q-.9-7-.3-12Z", CypressLight).in_summer(),
area("M0-14.2Q1-11.6 2.2-10L1.4-10.2Q2.2-7.4 3.2-5.8L2-6.1Q2.8-3.4 3.8-1.6Q0-.2-3.8-1.6Q-2.8-3.4-2-6.1L-3.2-5.8Q-2.2-7.4-1.4-10.2L-2.2-10Q-1-11.6 0-14.2Z", Cypress).inked(0.55).in_winter(),
area("M0-14Q-1-11.6-2-10.3L-.7-10.9L.2-9.8L1-11ZM-1.4-9.6Q-2.2-7.4-3-6.1L-1-6.7L.4-5.6L1.2-8ZM-1.9-5.4Q-2.8-3.4-3.5-1.9L-1.4-2.6L.6-1.9L.8-4.4Z", CypressLight).in_winter(),
]};

/// Umbrella pine; in winter a snowy round tree.
pub(crate) static PINE: Drawing = Drawing {
 id: "t2", group: Group::Plant, scale: 1.0, shapes: &[
ellipse(3.8, -0.1, 5.0, 1.3, Shadow).opacity(0.2).in_summer(),
area("M-.6 .2Q-.3-3-.9-5.4L.3-5.2L1.6-6.4L.7-3.6Q.7-1.6 .8 .2Z", Trunk).inked(0.4).in_summer(),
area("M-5.6-6.6Q-5.2-9.4-2.2-9.4Q.6-11.4 3-9.4Q5.8-9 5.6-6.6Q3.6-5 .6-5.6Q-3-4.6-5.6-6.6Z", LeafDark).inked(0.55).in_summer(),
area("M-4.6-7Q-4-8.6-1.8-8.6Q.4-10 2.4-8.6Q.4-7-1.6-7.4Q-3-6.4-4.6-7Z", Leaf).in_summer(),
ellipse(3.0, -0.1, 4.0, 1.3, Shadow).opacity(0.2).in_winter(),
area("M-.7 .2V-3H.7V.2Z", Trunk).inked(0.4).in_winter(),
area("M-4.2-5Q-4.6-7.4-2.6-8.2Q-1.2-10.4 1.2-9.4Q4-9.4 4.2-6.8Q5-4.4 2.8-3.2Q.6-2-1.4-2.8Q-4-2.6-4.2-5Z", LeafDark).inked(0.55).in_winter(),
area("M-4.2-5.6Q-4.2-7.6-2.6-8.2Q-1.2-10.4 1.2-9.4Q3.8-9.4 4.1-7.2Q2.6-6 1.2-7Q0-5.4-1.6-6.4Q-3-4.8-4.2-5.6Z", CypressLight).in_winter(),
]};

/// Bush.
pub(crate) static BUSH: Drawing = Drawing {
 id: "t3", group: Group::Plant, scale: 1.0, shapes: &[
ellipse(2.0, -0.1, 2.6, 0.9, Shadow).opacity(0.2),
area("M-2.7-.2Q-3.4-2.2-1.8-2.8Q-.8-4.2 .8-3.4Q2.8-3.2 2.7-1.2Q2.8 .3 1.2 .3Q-1 .7-2.7-.2Z", Leaf).inked(0.5),
area("M-2-1.2Q-1.8-2.4-.6-2.9Q.4-2.8 .3-1.9Q-.8-1-2-1.2Z", LeafLight).in_summer(),
area("M-2.7-1.4Q-2.6-2.6-1.8-2.8Q-.8-4.2 .8-3.4Q2.4-3.2 2.6-1.9Q1.6-1.2 .6-2Q-.8-.8-2.7-1.4Z", LeafLight).in_winter(),
]};

/// Young cypress; in winter a young fir.
pub(crate) static YOUNG_CYPRESS: Drawing = Drawing {
 id: "t4", group: Group::Plant, scale: 1.0, shapes: &[
ellipse(1.7, -0.1, 2.2, 0.9, Shadow).opacity(0.2),
area("M-.4 .2V-1.2H.5V.2Z", Trunk),
area("M.2-10.6Q2.6-7 2.5-3.8Q2.3-.8 .1-.7Q-2.5-.8-2.4-3.9Q-2.2-7.4 .2-10.6Z", LeafDark).inked(0.5).in_summer(),
area("M-.3-8.6Q-1.7-6-1.6-3.8Q-1.5-2.2-.8-1.8Q-1-5.2-.3-8.6Z", Leaf).in_summer(),
area("M0-10Q.9-8 1.8-6.8L1.1-6.9Q1.9-4.6 3-1.4Q0-.2-3-1.4Q-1.9-4.6-1.1-6.9L-1.8-6.8Q-.9-8 0-10Z", Cypress).inked(0.5).in_winter(),
area("M0-9.8Q-.8-8-1.6-7L0-6.8L.8-8ZM-1-6.3Q-1.8-4-2.5-2.2L-.6-3L.8-4.6Z", CypressLight).in_winter(),
]};

/// Olive tree; in winter a bare shrub.
pub(crate) static OLIVE: Drawing = Drawing {
 id: "t5", group: Group::Plant, scale: 1.0, shapes: &[
ellipse(3.0, -0.1, 4.0, 1.3, Shadow).opacity(0.2).in_summer(),
area("M-.5 .2Q-.2-2.4-1.2-4.2L-.2-3.6L.9-5.2L.5-2.6L.7 .2Z", Trunk).inked(0.4).in_summer(),
area("M-4-6.4Q-5-8.6-2.8-9.6Q-2-11.6 .4-10.8Q3.4-11.4 3.6-8.8Q5.2-7.4 3.8-5.6Q3.2-3.6 1-4.4Q-.6-3.4-2-4.4Q-4-4.4-4-6.4Z", LeafLight).inked(0.55).in_summer(),
area("M.6-5Q3-4.6 3.4-6.4Q4.4-7.2 3.8-8.2Q3.2-6.2 1.6-6.2Q.8-5.8 .6-5Z", Leaf).in_summer(),
line("M-2.6-6.8q.6-.8 1.6-.4M-.4-9q.9-.5 1.5.2", Leaf, 0.7).in_summer(),
ellipse(2.2, -0.1, 3.0, 1.3, Shadow).opacity(0.2).in_winter(),
line("M0 .2Q-.2-2.4 .2-4.2M0-2.6Q-1.6-4-2.2-7.4M.1-3.4Q1.8-4.6 2.6-7.6M.2-4.2Q-.4-6.4 .2-9M-1.2-4.4Q-2.8-4.8-3.6-6.4M1.4-4.8Q3-4.8 3.8-6", Trunk, 0.8).in_winter(),
line("M0 .2V-3", Trunk, 1.2).butt().in_winter(),
line("M-2.4-7.6q.4-.7.9 0M2.2-7.8q.5-.7 1 0M-.2-9.2q.5-.7 1 0", Fixed("#fff"), 0.9).in_winter(),
]};

/// Flowers.
pub(crate) static FLOWERS: Drawing = Drawing {
    id: "fl",
    group: Group::Plant,
    scale: 1.0,
    shapes: &[
        ellipse(-1.6, -0.4, 0.65, 0.65, FlowerPale).in_summer(),
        ellipse(0.2, -1.3, 0.65, 0.65, FlowerRed).in_summer(),
        ellipse(1.7, -0.2, 0.65, 0.65, FlowerPale).in_summer(),
        line("M-2-.2q.7-1.2 1.4 0M.6-.6q.7-1.2 1.4 0", Tuft, 0.5).butt().in_winter(),
    ],
};

/// Tuft of grass.
pub(crate) static GRASS: Drawing = Drawing {
    id: "tf",
    group: Group::Plant,
    scale: 1.0,
    shapes: &[line("M-2-.1Q-1.8-1.4-2.6-2.2M-.6 0Q-.6-1.8-.4-2.9M.8-.1Q1-1.4 1.9-2.3", Tuft, 0.65)],
};
