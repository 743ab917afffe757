use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// How the board of a game looks: one picture for each layer of each piece, and one for the things
/// that stand on common sides.
///
/// Layers lie on each other in this order: all `flat` of pieces and then of joins, then row by row
/// all `tall` of pieces and joins, then all `marks`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Drawing {
    /// The pieces laid after the version asked for.
    pub pieces: Vec<PieceDrawing>,
    /// What stands on common sides and corners of these and earlier pieces.
    pub joins: Vec<JoinDrawing>,
}

/// The pictures of a piece.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct PieceDrawing {
    /// The piece's number.
    pub id: u16,
    /// The row by which it is sorted.
    pub row: i16,
    /// Ground, roads, rivers, paving.
    pub flat: Picture,
    /// What stands up.
    pub tall: Option<Picture>,
    /// Shields and other signs that nothing may hide.
    pub marks: Option<Picture>,
    /// For each segment its outline, for clicks and highlights.
    pub segments: Vec<SegmentOutline>,
}

/// The outline of a segment.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct SegmentOutline {
    /// The segment's index on its piece.
    pub segment: u8,
    /// `city`, `road`, …
    pub feature: String,
    /// SVG path data in board units (1/100 cell).
    pub path: String,
    /// Where a figure stands, in board units.
    pub anchor: (f32, f32),
}

/// What stands on a common side or corner.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct JoinDrawing {
    /// Column of the north-western cell.
    pub x: i16,
    /// Its row, by which the picture is sorted.
    pub y: i16,
    /// `east`, `south` or `corner` of that cell.
    pub slot: String,
    /// Flat things.
    pub flat: Option<Picture>,
    /// What stands up.
    pub tall: Option<Picture>,
}

/// A picture: a complete SVG document and the box of the board that it fills, in board units.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Picture {
    /// Left.
    pub x: f32,
    /// Top.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// The document.
    pub svg: String,
}
