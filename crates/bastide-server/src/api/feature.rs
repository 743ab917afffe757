use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Counted, Figure, ScoreTerm};

/// What is known of a feature on the board.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct FeatureCard {
    /// A number that all segments of the feature share at this version, and no other feature.
    pub number: u16,
    /// `city`, `road`, `field`, …
    pub kind: String,
    /// Cells in which it lies, in reading order.
    pub cells: Vec<(i16, i16)>,
    /// Its segments, for lighting it up.
    pub segments: Vec<FeatureSegment>,
    /// What keeps it open: sides, or empty cells around a monastery or garden.
    pub open: u32,
    /// Pennants.
    pub pennants: u32,
    /// Whether it is complete.
    pub complete: bool,
    /// The seats with the most strength on it.
    pub owners: Vec<u8>,
    /// The figures on it.
    pub figures: Vec<Figure>,
    /// Points for each owner as it stands; nothing at a purist table.
    pub points: Option<i32>,
    /// The terms of these points; empty at a purist table.
    pub terms: Vec<ScoreTerm>,
    /// Points if it were complete as it lies; nothing at a purist table.
    pub points_if_finished: Option<i32>,
    /// Cells and tiles where they differ, and the ruling that says which of them counts; nothing
    /// at a purist table.
    pub counted: Option<Counted>,
}

/// A segment of a piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct FeatureSegment {
    /// The piece's number.
    pub piece: u16,
    /// Index of the segment on its piece.
    pub segment: u8,
}
