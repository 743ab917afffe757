//! The wooden figures: a wide cape, a round head, a hat that tells the role.

mod colours;
mod kinds;
mod lying;
mod neutral;
mod outlines;
mod part;
mod players;
mod standing;

pub use colours::PlayerColour;
pub use kinds::{Figure, NeutralFigure, PlayerFigure, Pose, Role};

use colours::Tones;

use crate::geometry::{Point, point};
use crate::style::{Detail, Style};
use crate::svg::number;
use crate::symbols::scale_text;

impl Figure {
    /// Name of the figure's symbol.
    fn symbol(self, role: Role, pose: Pose) -> String {
        match self {
            Self::Player { kind, colour } => {
                let pose = if pose == Pose::Lying { "-lying" } else { "" };
                let role = if kind == PlayerFigure::Follower { role.name() } else { "" };
                format!("{}{role}{pose}-{}", kind.name(), colour.name())
            }
            Self::Neutral(kind) => kind.name().to_string(),
        }
    }

    /// The drawing on its box of 100 x 100.
    fn svg(self, role: Role, pose: Pose, emblems: bool) -> String {
        match self {
            Self::Player { kind, colour } if pose == Pose::Lying => {
                lying::lying(kind, colour, emblems)
            }
            Self::Player { kind, colour } => standing::player_figure(kind, role, colour, emblems),
            Self::Neutral(kind) => standing::neutral_figure(kind),
        }
    }
}

/// The wood of followers that stand for no player's: on cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wood {
    pub fill: &'static str,
    pub shade: &'static str,
    pub light: &'static str,
}

/// A follower of `wood` on its box of 100 x 100.
pub(crate) fn wooden_follower(role: Role, pose: Pose, wood: Wood) -> String {
    let Wood { fill, shade, light } = wood;
    let tones = Tones { fill, shade, light, detail: light };
    match pose {
        Pose::Standing => standing::follower(role, tones),
        Pose::Lying => lying::follower(tones),
    }
}

/// A figure with its foot point, ready to be drawn.
#[derive(Clone, Debug)]
pub(crate) struct Standee {
    pub figure: Figure,
    pub role: Role,
    pub pose: Pose,
    /// Foot point on the board.
    pub at: Point,
}

impl Standee {
    pub(crate) fn symbol(&self, style: &Style) -> String {
        self.figure.symbol(self.role_shown(style), self.pose)
    }

    fn role_shown(&self, style: &Style) -> Role {
        if style.plain_followers { Role::Plain } else { self.role }
    }

    /// The figure as a symbol.
    pub(crate) fn definition(&self, style: &Style) -> String {
        let body = self.figure.svg(self.role_shown(style), self.pose, style.emblems);
        format!("<g id=\"{}\">{body}</g>", self.symbol(style))
    }

    /// Width of the figure's box on the board. Far away figures are drawn larger, so that they
    /// stay readable.
    pub(crate) fn width(&self, style: &Style) -> f64 {
        let growth = if style.detail == Detail::Far { 1.25 } else { 1.0 };
        growth * self.figure.width(self.pose)
    }

    /// The figure on its place.
    pub(crate) fn stamp(&self, style: &Style) -> String {
        // Far away figures are drawn larger, so that they stay readable.
        let growth = if style.detail == Detail::Far { 1.25 } else { 1.0 };
        let scale = growth * self.figure.width(self.pose) / 100.0;
        let corner = point(self.at.x - 50.0 * scale, self.at.y - 88.0 * scale);
        format!(
            "<use href=\"#{}\" transform=\"translate({} {})scale({})\"/>",
            self.symbol(style),
            number(corner.x),
            number(corner.y),
            scale_text(scale),
        )
    }
}
