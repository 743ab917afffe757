use bastide_rules::{FeatureInfo, Game, SegmentKind, Spot};

use super::events::term;
use super::pieces;
use crate::api::{Counted, FeatureCard, FeatureSegment};
use crate::pictures::Shapes;

/// What is known of the feature at `spot`.
pub(crate) fn feature_card(
    game: &Game,
    shapes: &Shapes,
    purist: bool,
    spot: Spot,
) -> Option<FeatureCard> {
    let info = game.feature(spot)?;
    let spots = game.feature_spots(spot);
    let figures = game
        .figures_on_board()
        .filter(|(_, _, _, place)| spots.contains(place))
        .filter_map(|figure| pieces::figure(game, shapes, figure))
        .collect();
    let mut segments: Vec<FeatureSegment> = spots
        .iter()
        .filter_map(|spot| {
            let piece = pieces::piece_at(game, *spot)?;
            Some(FeatureSegment { piece: piece.0, segment: spot.segment })
        })
        .collect();
    segments.sort_unstable_by_key(|segment| (segment.piece, segment.segment));
    Some(FeatureCard {
        number: game.feature_number(spot)?,
        kind: info.kind.name().to_owned(),
        cells: game.feature_cells(spot).into_iter().map(Into::into).collect(),
        segments,
        open: info.open.into(),
        pennants: info.pennants.into(),
        complete: info.complete,
        owners: info.owners.iter().map(|seat| seat.0).collect(),
        figures,
        points: (!purist).then_some(info.points),
        terms: if purist { Vec::new() } else { info.terms.iter().map(term).collect() },
        points_if_finished: if purist { None } else { game.points_if_complete(spot) },
        counted: if purist { None } else { counted(game, &info) },
    })
}

/// Cells and tiles of a road or city where they differ (HA-34).
fn counted(game: &Game, info: &FeatureInfo) -> Option<Counted> {
    let differs =
        matches!(info.kind, SegmentKind::City | SegmentKind::Road) && info.cells != info.pieces;
    let ruling = game.setup().options.get("halfling_epoch")?;
    differs.then(|| Counted { cells: info.cells, tiles: info.pieces, ruling: ruling.to_owned() })
}

/// All features on the board, in the order in which their first segments were laid.
pub(crate) fn features(game: &Game, shapes: &Shapes, purist: bool) -> Vec<FeatureCard> {
    let mut seen = Vec::new();
    let mut cards = Vec::new();
    for (_, info) in game.pieces() {
        let segments = game.rules().kind(info.kind).segments.len();
        for segment in 0..segments as u8 {
            let spot = Spot { cell: info.cell, layer: info.layer, segment };
            let Some(number) = game.feature_number(spot) else { continue };
            if !seen.contains(&number) {
                seen.push(number);
                cards.extend(feature_card(game, shapes, purist, spot));
            }
        }
    }
    cards
}
