use bastide_art::{JoinLayers, JoinSlot, PlacedPiece, Theme, joins_from};
use bastide_rules::geometry::Cell;
use bastide_rules::{Game, PieceInfo};

use super::layers::{Layers, picture, style};
use super::shapes::Shapes;
use crate::api::{Drawing, JoinDrawing, PieceDrawing, SegmentOutline};

/// The pictures of the pieces from number `first` on, and of the joins that came with them.
pub(crate) fn drawing(
    game: &Game,
    first: usize,
    theme: Theme,
    layers: &Layers,
    shapes: &Shapes,
) -> Drawing {
    let placed: Vec<PlacedPiece<'_>> = PlacedPiece::of_game(game).collect();
    let pieces = game
        .pieces()
        .skip(first)
        .map(|(id, info)| {
            let piece = placed[id.index()];
            let drawn = layers.of(piece, theme);
            PieceDrawing {
                id: id.0,
                row: info.cell.y,
                flat: picture(&drawn.flat),
                tall: drawn.tall.as_ref().map(picture),
                marks: drawn.marks.as_ref().map(picture),
                segments: outlines(game, info, shapes),
            }
        })
        .collect();
    Drawing { pieces, joins: joins(&placed, first, theme) }
}

fn outlines(game: &Game, info: PieceInfo, shapes: &Shapes) -> Vec<SegmentOutline> {
    let kind = game.rules().kind(info.kind);
    let shape = shapes.of(&kind.tile, info.cell, info.orientation);
    (0..)
        .zip(&kind.segments)
        .filter_map(|(segment, known)| {
            let drawn = shape.segments.iter().find(|drawn| drawn.source == known.source)?;
            Some(SegmentOutline {
                segment,
                feature: known.kind.name().to_owned(),
                path: drawn.path.clone(),
                anchor: drawn.anchor,
            })
        })
        .collect()
}

/// Joins of the pieces from number `first` on, with each other and with earlier ones.
fn joins(placed: &[PlacedPiece<'_>], first: usize, theme: Theme) -> Vec<JoinDrawing> {
    let (earlier, new) = placed.split_at(first.min(placed.len()));
    let mut near: Vec<PlacedPiece<'_>> = earlier
        .iter()
        .copied()
        .filter(|piece| new.iter().any(|other| touch(piece, other)))
        .collect();
    let first = near.len();
    near.extend(new);
    joins_from(&near, first, &style(theme)).iter().map(tell).collect()
}

/// Whether two pieces have a cell, a side or a corner in common.
fn touch(a: &PlacedPiece<'_>, b: &PlacedPiece<'_>) -> bool {
    let is_beside = |a: Cell, b: Cell| a.x.abs_diff(b.x) <= 1 && a.y.abs_diff(b.y) <= 1;
    cells(a).any(|one| cells(b).any(|other| is_beside(one, other)))
}

fn cells(piece: &PlacedPiece<'_>) -> impl Iterator<Item = Cell> {
    let (shape, cell, orientation) = (piece.tile.shape, piece.cell, piece.orientation);
    (0..shape.parts()).map(move |part| {
        let (dx, dy) = shape.part_offset(part, orientation);
        cell.offset(dx, dy)
    })
}

fn tell(join: &JoinLayers) -> JoinDrawing {
    let slot = match join.slot {
        JoinSlot::East => "east",
        JoinSlot::South => "south",
        JoinSlot::Corner => "corner",
    };
    JoinDrawing {
        x: join.cell.x,
        y: join.cell.y,
        slot: slot.to_owned(),
        flat: join.flat.as_ref().map(picture),
        tall: join.tall.as_ref().map(picture),
    }
}
