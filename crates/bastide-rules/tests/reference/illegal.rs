//! Arbitrary actions, most of them illegal, and whether a refusal tells the truth.

mod neutral;

use bastide_rules::geometry::{Cell, Orientation, Shape};
use bastide_rules::{Action, Actor, FigureId, FigureKind, KindId, Reason, Seat, Spot};

use super::compare::{Pair, cell, square};
use super::drawing::{Drawing, Square};
use super::features::Node;
use super::game::{Move, Phase};
use super::placement::sides_fit;
use super::random::Random;

fn any_number(random: &mut Random) -> i16 {
    let edges = [i16::MIN, i16::MIN + 1, -Cell::LIMIT - 1, -Cell::LIMIT, -1];
    let more = [0, 1, Cell::LIMIT, Cell::LIMIT + 1, i16::MAX - 1, i16::MAX];
    match random.below(3) {
        0 => *random.choose(&edges),
        1 => *random.choose(&more),
        _ => random.next() as i16,
    }
}

/// A cell: of a piece, near one, or anywhere.
fn any_cell(pair: &Pair, random: &mut Random) -> Cell {
    let pieces = &pair.reference.board.pieces;
    let near = cell(random.choose(pieces).cell);
    match random.below(4) {
        0 => near,
        1 => Cell::new(any_number(random), any_number(random)),
        2 => cell(pieces.last().expect("a piece").cell),
        _ => near.offset(random.below(5) as i16 - 2, random.below(5) as i16 - 2),
    }
}

fn any_spot(pair: &Pair, random: &mut Random) -> Spot {
    Spot {
        cell: any_cell(pair, random),
        layer: *random.choose(&[0, 0, 0, 1, 1, 2, 255]),
        segment: *random.choose(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 64, 254, 255]),
    }
}

/// The number of a figure: of one on the board, or of any.
fn any_figure(pair: &Pair, random: &mut Random) -> FigureId {
    let standing: Vec<FigureId> = pair.engine.figures_on_board().map(|(id, ..)| id).collect();
    if !standing.is_empty() && random.chance(3, 4) {
        *random.choose(&standing)
    } else {
        FigureId(random.next() as u8)
    }
}

/// A segment: of the pieces on the table, or anywhere.
fn any_segment(pair: &Pair, random: &mut Random) -> Spot {
    if random.chance(1, 4) {
        return any_spot(pair, random);
    }
    pair.spot((random.below(pair.reference.board.pieces.len()), random.below(4)))
}

/// Any action; two of three are of a kind that is due.
pub fn any_action(pair: &Pair, random: &mut Random) -> Action {
    let kinds = pair.engine.rules().kinds().len();
    let game = &pair.reference;
    let which = match game.phase {
        _ if random.chance(1, 3) => random.below(11),
        Phase::Draw => 0,
        Phase::Place(_) => 1,
        Phase::Act if game.has_neutral_figures() => *random.choose(&[3, 3, 4, 6, 7, 8]),
        Phase::Act => *random.choose(&[3, 3, 4]),
        Phase::FairyAfterPrincess => *random.choose(&[7, 8]),
        Phase::Dragon => 9,
        Phase::GingerbreadManComes | Phase::GingerbreadManMoves => 10,
        Phase::Over => random.below(11),
    };
    match which {
        0 => Action::Draw(KindId(match random.below(4) {
            0 => random.below(kinds) as u16,
            1 => *random.choose(&[kinds as u16, kinds as u16 + 1, 16_384, u16::MAX - 1, u16::MAX]),
            2 => random.below(4 * kinds) as u16,
            _ => random.next() as u16,
        })),
        1 | 2 => Action::PlaceTile {
            cell: any_cell(pair, random),
            orientation: *random.choose(&Orientation::ALL),
        },
        3 => {
            let mut spot = any_spot(pair, random);
            if let Some(newest) = game.newest.filter(|_| random.chance(2, 3)) {
                spot = pair.spot((newest, random.below(8)));
            }
            Action::PlaceFigure { kind: *random.choose(&FigureKind::ALL), spot }
        }
        4 => {
            let standing = !game.standing.is_empty() && random.chance(2, 3);
            let spot = if standing {
                pair.spot(random.choose(&game.standing).node)
            } else {
                any_spot(pair, random)
            };
            Action::ReturnAbbot { spot }
        }
        6 => Action::RemoveKnight { figure: any_figure(pair, random) },
        7 => Action::MoveFairy { figure: any_figure(pair, random) },
        8 => Action::MoveFairyToTile { cell: any_cell(pair, random) },
        9 => {
            let dragon = game.neutral.dragon.filter(|_| random.chance(3, 4)).map(cell);
            let near = |from: Cell, random: &mut Random| {
                from.offset(random.below(3) as i16 - 1, random.below(3) as i16 - 1)
            };
            let cell = match dragon {
                Some(from) => near(from, random),
                None => any_cell(pair, random),
            };
            Action::MoveDragon { cell }
        }
        10 => Action::MoveGingerbreadMan { spot: any_segment(pair, random) },
        _ => Action::Pass,
    }
}

/// Somebody: mostly who decides now.
pub fn any_actor(pair: &Pair, random: &mut Random) -> Actor {
    match random.below(4) {
        0 => Actor::Seat(Seat(*random.choose(&[0, 1, 2, 5, 8, 9, 255]))),
        1 => Actor::Chance,
        _ => pair.actor().unwrap_or(Actor::Chance),
    }
}

/// The segment on which a figure of the board stands.
fn standing_on(pair: &Pair, figure: FigureId) -> Option<Node> {
    let mut figures = pair.engine.figures_on_board();
    figures.find(|found| found.0 == figure).map(|(.., spot)| pair.node(spot))
}

/// Whether the reference allows the action. A segment may be named by any cell of its piece.
pub fn is_legal(pair: &Pair, action: Action) -> bool {
    let node = |spot: Spot| {
        let pieces = pair.reference.board.cells.get(&(spot.cell.x.into(), spot.cell.y.into()))?;
        Some((*pieces.get(usize::from(spot.layer))?, usize::from(spot.segment)))
    };
    let what = match action {
        Action::Draw(kind) if kind.index() >= pair.engine.rules().kinds().len() => None,
        Action::Draw(kind) => Some(Move::Draw(pair.tile_id(kind).to_owned())),
        Action::PlaceTile { cell, orientation } => {
            Some(Move::Place(((cell.x.into(), cell.y.into()), orientation.into())))
        }
        Action::PlaceFigure { kind, spot } => node(spot).map(|node| Move::Figure(kind, node)),
        Action::ReturnAbbot { spot } => node(spot).map(Move::ReturnAbbot),
        Action::Pass => Some(Move::Pass),
        Action::RemoveKnight { figure } => standing_on(pair, figure).map(Move::RemoveKnight),
        Action::MoveFairy { figure } => standing_on(pair, figure).map(Move::FairyToMeeple),
        Action::MoveFairyToTile { cell } => Some(Move::FairyToTile(square(cell))),
        Action::MoveDragon { cell } => Some(Move::Dragon(square(cell))),
        Action::MoveGingerbreadMan { spot } => node(spot).map(Move::GingerbreadMan),
        // Of expansions that no game of the reference uses.
        _ => None,
    };
    what.is_some_and(|what| pair.legal.contains(&what))
}

/// Checks that the reason for refusing `action` of whoever decides is true.
pub fn check_reason(pair: &Pair, action: Action, reason: &Reason) {
    let game = &pair.reference;
    let what = format!("{action:?}: {reason}");
    let drawing = |cell: Cell, orientation: Orientation| {
        let Phase::Place(tile) = &game.phase else { panic!("{what}: no tile is to be placed") };
        let kind = &game.kinds[tile];
        let at: Square = (cell.x.into(), cell.y.into());
        (kind, Drawing::new(kind.tile.shape, at, orientation.into()))
    };
    match (reason, action) {
        (Reason::GameOver, _) => assert_eq!(game.phase, Phase::Over, "{what}"),
        (Reason::NotNow { .. }, action) => {
            let due = match action {
                Action::Draw(_) => game.phase == Phase::Draw,
                Action::PlaceTile { .. } => matches!(game.phase, Phase::Place(_)),
                Action::MoveDragon { .. } => game.phase == Phase::Dragon,
                Action::MoveGingerbreadMan { .. } => {
                    matches!(game.phase, Phase::GingerbreadManComes | Phase::GingerbreadManMoves)
                }
                Action::MoveFairy { .. } | Action::MoveFairyToTile { .. } => {
                    let due = matches!(game.phase, Phase::Act | Phase::FairyAfterPrincess);
                    due && game.plays.fairy
                }
                Action::RemoveKnight { .. } => game.phase == Phase::Act && game.plays.princess,
                // Whether he may pass when the Gingerbread Man moves has a reason of its own.
                Action::Pass => {
                    matches!(game.phase, Phase::Act | Phase::FairyAfterPrincess)
                }
                Action::PlaceFigure { .. } | Action::ReturnAbbot { .. } => game.phase == Phase::Act,
                _ => false,
            };
            assert!(!due, "{what}");
        }
        (Reason::NotInPile, Action::Draw(_)) => assert_eq!(game.phase, Phase::Draw, "{what}"),
        (Reason::OutOfLimits(_), Action::PlaceTile { cell, orientation }) => {
            let limit = i32::from(Cell::LIMIT);
            let (_, drawing) = drawing(cell, orientation);
            let beyond = drawing.parts.iter().any(|(x, y)| x.abs() > limit || y.abs() > limit);
            assert!(beyond, "{what}");
        }
        (Reason::Occupied(_), Action::PlaceTile { cell, orientation }) => {
            let (_, drawing) = drawing(cell, orientation);
            let taken = drawing.parts.iter().any(|&part| game.board.is_occupied(part));
            assert!(taken, "{what}");
        }
        (
            Reason::HalfFilled(half) | Reason::OtherHalf(half),
            Action::PlaceTile { cell, orientation },
        ) => {
            let (kind, drawing) = drawing(cell, orientation);
            let is_half = kind.tile.shape == Shape::Triangle;
            assert_eq!(is_half, matches!(reason, Reason::OtherHalf(_)), "{what}");
            let there: Square = (half.x.into(), half.y.into());
            assert!(drawing.parts.contains(&there), "{what}");
            let lying: Vec<_> =
                game.board.pieces.iter().filter(|one| one.drawing.parts.contains(&there)).collect();
            assert_eq!(lying.len(), 1, "{what}");
            assert_eq!(lying[0].kind.tile.shape, Shape::Triangle, "{what}");
        }
        (Reason::TouchesNothing(_), Action::PlaceTile { cell, orientation }) => {
            let (_, drawing) = drawing(cell, orientation);
            let touched =
                drawing.sides.iter().any(|side| game.board.sides.contains_key(&side.middle));
            assert!(!touched, "{what}");
        }
        (Reason::SideMismatch(at, side), Action::PlaceTile { cell, orientation }) => {
            let (kind, drawing) = drawing(cell, orientation);
            let at: Square = (at.x.into(), at.y.into());
            let middle = Drawing::new(bastide_rules::geometry::Shape::Square, at, 0).sides
                [side.index()]
            .middle;
            let own = drawing.sides.iter().position(|drawn| drawn.middle == middle);
            let own = kind.tile.sides[own.expect("a side of the tile")];
            let &(piece, other) = game.board.sides[&middle].first().expect("a neighbour");
            assert_ne!(own, game.board.pieces[piece].kind.tile.sides[other], "{what}");
        }
        (Reason::DiagonalMismatch(_), Action::PlaceTile { cell, orientation }) => {
            let (kind, drawing) = drawing(cell, orientation);
            let &(piece, other) = game.board.sides[&drawing.sides[2].middle]
                .first()
                .expect("another half in the cell");
            let other = game.board.pieces[piece].kind.tile.sides[other];
            assert_ne!(kind.tile.sides[2], other, "{what}");
        }
        (
            Reason::RiverNotContinued
            | Reason::RiverTurnsBack
            | Reason::RiverFlowsBack
            | Reason::RiverBlocked,
            Action::PlaceTile { cell, orientation },
        ) => {
            let (kind, drawing) = drawing(cell, orientation);
            assert!(sides_fit(&game.board, kind, &drawing), "{what}");
        }
        (Reason::NotInSupply(kind), Action::PlaceFigure { .. }) => {
            assert_eq!(game.supply(Seat(game.seat), *kind), 0, "{what}");
        }
        (Reason::WrongFigure { figure, feature }, Action::PlaceFigure { .. }) => {
            assert!(!game.may_stand(*figure, *feature), "{what}");
        }
        (Reason::NotJustPlaced(_), Action::PlaceFigure { spot, .. }) => {
            let newest = game.newest.expect("a piece just placed");
            let pieces = game.board.cells.get(&(spot.cell.x.into(), spot.cell.y.into()));
            let named = pieces.and_then(|pieces| pieces.get(usize::from(spot.layer)));
            assert_ne!(named, Some(&newest), "{what}");
        }
        (Reason::NoSuchSegment(_), Action::PlaceFigure { spot, .. }) => {
            let pieces = game.board.cells.get(&(spot.cell.x.into(), spot.cell.y.into()));
            let named = pieces.and_then(|pieces| pieces.get(usize::from(spot.layer)));
            let count = named.map_or(0, |&piece| game.board.pieces[piece].kind.segments.len());
            assert!(usize::from(spot.segment) >= count, "{what}");
        }
        (Reason::FeatureTaken { by, .. }, Action::PlaceFigure { spot, .. }) => {
            let features = game.features();
            let piece = game.board.cells[&(spot.cell.x.into(), spot.cell.y.into())]
                [usize::from(spot.layer)];
            let feature = features.of((piece, spot.segment.into()));
            assert!(game.figures_on(feature).any(|figure| figure.seat == *by), "{what}");
        }
        (Reason::NoAbbotThere(_), Action::ReturnAbbot { spot }) => {
            let own = game.standing.iter().any(|figure| {
                figure.kind == FigureKind::Abbot
                    && figure.seat == Seat(game.seat)
                    && pair.spot(figure.node) == spot
            });
            assert!(!own, "{what}");
        }
        (Reason::AbbotsFeatureComplete(_), Action::ReturnAbbot { spot }) => {
            let features = game.features();
            let own = game.standing.iter().find(|figure| pair.spot(figure.node) == spot);
            assert!(own.is_some_and(|own| features.of(own.node).is_complete()), "{what}");
        }
        _ => neutral::check_reason(pair, action, reason),
    }
}
