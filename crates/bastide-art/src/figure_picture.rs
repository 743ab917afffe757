//! Pictures of single figures.

use crate::document::{Document, View};
use crate::figures::{Figure, Pose, Role, Standee};
use crate::geometry::point;
use crate::style::Style;

/// Draws one figure by itself, without a table round it: for supplies, hands and rules pages.
/// Followers are drawn as the plain piece.
pub fn draw_figure(figure: Figure, pose: Pose, style: &Style) -> String {
    let standee = Standee { figure, role: Role::Plain, pose, at: point(0.0, 0.0) };
    let side = standee.width(style) * 1.24;
    let view = View { left: -side / 2.0, top: -side * 0.86, width: side, height: side };
    let mut document = Document::new(*style, view).without_table();
    document.define_figure(&standee);
    document.finish(&standee.stamp(style))
}
