/// One part of a figure, drawn on a box of 100 x 100 whose foot line is at 95. Parts are drawn in
/// their order.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    /// Silhouette, in the figure's colour.
    Body(&'static str),
    /// Silhouette in a colour of its own.
    Coloured(&'static str, &'static str),
    /// Lit area.
    Light(&'static str),
    /// Shaded area.
    Shade(&'static str),
    /// Line in the shade colour.
    Fold(&'static str),
    /// Ivory line.
    Cord(&'static str),
    /// Ink area.
    Ink(&'static str),
    /// Ivory area.
    Ivory(&'static str),
    /// Gold area.
    Gold(&'static str),
    /// Red area.
    Red(&'static str),
    /// Area in the light colour with an ink rim.
    Shield(&'static str),
    /// Metal area.
    Metal(&'static str),
    /// Wooden stick.
    Stick(&'static str),
    /// Gold stick.
    GoldStick(&'static str),
    /// Thin ivory line without a rim.
    IvoryLine(&'static str),
    /// Wheel round a point; part of the silhouette.
    Wheel(f64, f64),
}
