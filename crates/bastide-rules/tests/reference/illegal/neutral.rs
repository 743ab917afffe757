//! Whether the reasons for refusing what concerns neutral figures are true.

use bastide_rules::setup::{Fairy, GingerbreadReturn, Princess, VolcanoFairy};
use bastide_rules::tile::Symbol;
use bastide_rules::{Action, Reason, Seat, SegmentKind};

use super::super::compare::{Pair, square};
use super::super::features::Node;
use super::super::game::{Move, Phase};
use super::super::neutral::GingerbreadMan;
use super::standing_on;

/// The segment that an action names, which must exist.
fn named(pair: &Pair, action: Action) -> Node {
    match action {
        Action::PlaceFigure { spot, .. } | Action::MoveGingerbreadMan { spot } => pair.node(spot),
        other => panic!("{other:?} names no segment"),
    }
}

pub fn check_reason(pair: &Pair, action: Action, reason: &Reason) {
    let game = &pair.reference;
    let what = format!("{action:?}: {reason}");
    let features = game.features();
    let newest_shows =
        |symbol| game.newest.is_some_and(|piece| game.board.pieces[piece].kind.tile.has(symbol));
    let is_true = match (reason, action) {
        (Reason::FreshVolcano, Action::PlaceFigure { .. }) => {
            newest_shows(Symbol::Volcano) && Some(named(pair, action).0) == game.newest
        }
        (Reason::DragonsTile(cell), Action::PlaceFigure { .. }) => {
            game.neutral.dragon == Some(square(*cell))
                && game.lies_in(named(pair, action).0, square(*cell))
        }
        (Reason::FeatureComplete(_), Action::PlaceFigure { .. }) => {
            let feature = features.of(named(pair, action));
            feature.kind != SegmentKind::Field && feature.is_complete()
        }
        (Reason::PrincessFirst, action) => {
            let removals = |what: &Move| matches!(what, Move::RemoveKnight(_));
            game.options.princess == Princess::Must
                && !matches!(action, Action::RemoveKnight { .. })
                && pair.legal.iter().all(removals)
        }
        (Reason::NotInPrincessCity(_), Action::RemoveKnight { figure }) => {
            let princess_is_there = |node: Node| {
                features.of(node).nodes.iter().any(|&(piece, segment)| {
                    Some(piece) == game.newest
                        && game.board.pieces[piece].kind.segments[segment].princess
                })
            };
            standing_on(pair, figure).is_none_or(|node| !princess_is_there(node))
        }
        (Reason::NotYourMeeple(_), Action::MoveFairy { figure }) => {
            let owner = standing_on(pair, figure).map(|node| {
                game.standing.iter().find(|one| one.node == node).expect("a figure").seat
            });
            owner != Some(Seat(game.seat))
        }
        (Reason::NoMeepleOfYours(_), Action::MoveFairyToTile { cell }) => {
            let own = game.standing.iter().filter(|figure| figure.seat == Seat(game.seat));
            own.into_iter().all(|figure| !game.lies_in(figure.node.0, square(cell)))
        }
        (Reason::FairyIsThere, Action::MoveFairy { figure }) => {
            game.neutral.fairys_meeple.is_some()
                && game.neutral.fairys_meeple == standing_on(pair, figure)
        }
        (Reason::FairyIsThere, Action::MoveFairyToTile { cell }) => {
            game.neutral.fairy == Some(square(cell))
        }
        (Reason::NoFairyWithVolcano, _) => {
            game.options.volcano_fairy == VolcanoFairy::No && newest_shows(Symbol::Volcano)
        }
        (Reason::OtherFairyReading, Action::MoveFairy { .. }) => game.options.fairy == Fairy::Tile,
        (Reason::OtherFairyReading, Action::MoveFairyToTile { .. }) => {
            game.options.fairy == Fairy::Meeple
        }
        (Reason::NotBesideDragon(_), Action::MoveDragon { cell }) => {
            let (x, y) = game.neutral.dragon.expect("the dragon is on his way");
            let (to_x, to_y) = square(cell);
            (to_x - x).abs() + (to_y - y).abs() != 1
        }
        (Reason::NoLand(_), Action::MoveDragon { cell }) => !game.board.is_occupied(square(cell)),
        (Reason::AlreadyVisited(_), Action::MoveDragon { cell }) => {
            game.neutral.walked.contains(&square(cell))
        }
        (Reason::FairyBars(_), Action::MoveDragon { cell }) => {
            game.neutral.fairy == Some(square(cell))
        }
        (Reason::NoSuchSegment(spot), Action::MoveGingerbreadMan { .. }) => {
            let pieces = game.board.cells.get(&square(spot.cell));
            let piece = pieces.and_then(|pieces| pieces.get(usize::from(spot.layer)));
            piece.is_none_or(|&piece| {
                usize::from(spot.segment) >= game.board.pieces[piece].kind.segments.len()
            })
        }
        (Reason::NotACity(_), Action::MoveGingerbreadMan { .. }) => {
            features.of(named(pair, action)).kind != SegmentKind::City
        }
        (Reason::CityComplete(_), Action::MoveGingerbreadMan { .. }) => {
            features.of(named(pair, action)).is_complete()
        }
        (Reason::SameCity(_), Action::MoveGingerbreadMan { .. }) => {
            let GingerbreadMan::On(his) = game.neutral.gingerbread_man else {
                panic!("{what}: he is in no city")
            };
            features.of(his).nodes.contains(&named(pair, action))
        }
        (Reason::GingerbreadManComesHere(_), Action::MoveGingerbreadMan { .. }) => {
            game.phase == Phase::GingerbreadManComes
        }
        (Reason::GingerbreadManMustMove, Action::Pass) => {
            game.phase == Phase::GingerbreadManMoves
                && (game.neutral.gingerbread_man != GingerbreadMan::Beside
                    || game.options.gb_return == GingerbreadReturn::Must)
        }
        _ => false,
    };
    assert!(is_true, "{what}: not a true reason");
}
