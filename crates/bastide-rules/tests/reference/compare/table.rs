//! Pieces, what lies across their sides, and figures.

use std::collections::BTreeSet;

use bastide_rules::geometry::{PieceSide, Shape, Side};
use bastide_rules::{Across, FigureKind, PieceId, Seat};

use super::super::drawing::{Drawing, Square};
use super::super::game::Standing;
use super::{Pair, cell, square};

impl Pair {
    pub(super) fn check_table(&self) {
        let (engine, board) = (&self.engine, &self.reference.board);
        assert_eq!(engine.piece_count(), board.pieces.len());
        for (id, info) in engine.pieces() {
            let piece = &board.pieces[id.index()];
            assert_eq!(self.tile_id(info.kind), piece.kind.tile.id);
            assert_eq!(square(info.cell), piece.cell);
            assert_eq!(u8::from(info.orientation), piece.turns);
            assert_eq!(info.layer, board.layer(id.index()));
            assert_eq!(engine.piece(id), Some(info));
            for side in 0..piece.drawing.sides.len() {
                let across = engine.across(id, PieceSide(side as u8));
                assert_eq!(across, Some(self.across(id.index(), side)), "side {side} of {info:?}");
            }
            assert_eq!(engine.across(id, PieceSide(piece.drawing.sides.len() as u8)), None);
        }
        let mut frontier = BTreeSet::new();
        let around = board.cells.keys().flat_map(|&(x, y)| {
            (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| (x + dx, y + dy)))
        });
        for place in around.collect::<BTreeSet<Square>>() {
            let pieces: Vec<PieceId> = engine.pieces_in(cell(place)).collect();
            let expected = board.cells.get(&place).cloned().unwrap_or_default();
            let expected: Vec<PieceId> =
                expected.into_iter().map(|piece| PieceId(piece as u16)).collect();
            assert_eq!(pieces, expected, "pieces in {place:?}");
            assert_eq!(engine.is_occupied(cell(place)), board.is_occupied(place));
            let drawn = Drawing::new(Shape::Square, place, 0);
            let mut touches = false;
            for side in Side::ALL {
                let (dx, dy) = side.offset();
                let beyond = (place.0 + i32::from(dx), place.1 + i32::from(dy));
                let own = board.cells.get(&place);
                let beyond_pieces = board.cells.get(&beyond);
                let land = board
                    .sides
                    .get(&drawn.sides[side.index()].middle)
                    .into_iter()
                    .flatten()
                    .map(|end| end.0)
                    .find(|piece| beyond_pieces.is_some_and(|list| list.contains(piece)));
                // The border inside a double is no side of anything.
                let inside = own
                    .zip(beyond_pieces)
                    .is_some_and(|(own, beyond)| own.iter().any(|piece| beyond.contains(piece)));
                let expected = match (land, beyond_pieces) {
                    (Some(piece), _) => Across::Land(PieceId(piece as u16)),
                    (None, Some(_)) => Across::Gap,
                    (None, None) => Across::Empty,
                };
                if !inside {
                    assert_eq!(
                        engine.land_across(cell(place), side),
                        expected,
                        "{side} of {place:?}"
                    );
                }
                touches |= matches!(expected, Across::Land(_));
            }
            if touches && !board.is_occupied(place) {
                frontier.insert(place);
            }
        }
        let engines: Vec<Square> = engine.frontier().map(square).collect();
        assert_eq!(engines.len(), frontier.len(), "cells of the frontier are listed once");
        assert_eq!(engines.into_iter().collect::<BTreeSet<_>>(), frontier, "frontier");
    }

    fn across(&self, piece: usize, side: usize) -> Across {
        let board = &self.reference.board;
        if let Some((other, _)) = board.meets((piece, side)) {
            return Across::Land(PieceId(other as u16));
        }
        let drawing = &board.pieces[piece].drawing;
        let (x, y) = drawing.sides[side].middle;
        let (cx, cy) = drawing.parts[drawing.part_of_side[side]];
        let beyond = (cx + (x - 4 * cx - 2) / 2, cy + (y - 4 * cy - 2) / 2);
        // A long side lies in the middle of its own cell, which is occupied.
        if board.is_occupied(beyond) { Across::Gap } else { Across::Empty }
    }

    pub(super) fn check_figures(&self) {
        let (engine, reference) = (&self.engine, &self.reference);
        let mut engines: Vec<Standing> = engine
            .figures_on_board()
            .map(|(_, seat, kind, spot)| Standing { seat, kind, node: self.node(spot) })
            .collect();
        let mut expected = reference.standing.clone();
        engines.sort();
        expected.sort();
        assert_eq!(engines, expected, "figures on the table");
        for nobody in [reference.scores.len() as u8, 9, 255] {
            assert_eq!(engine.supply(Seat(nobody), FigureKind::Meeple), 0, "seat {nobody}");
        }
        for seat in reference.seats() {
            for kind in FigureKind::ALL {
                let at_home = engine.supply(seat, kind) as usize;
                assert_eq!(at_home, reference.supply(seat, kind), "{seat}'s supply");
                let out = engines.iter().filter(|f| f.seat == seat && f.kind == kind).count();
                assert_eq!(
                    at_home + out,
                    reference.owned(kind),
                    "figures are neither made nor lost"
                );
            }
        }
    }
}
