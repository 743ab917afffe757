//! At what a card can be aimed.

use crate::action::Action;
use crate::board::NONE;
use crate::card::{CardId, Effect, card};
use crate::figure::{FigureId, FigureKind};
use crate::game::{Game, Target};
use crate::scoring;
use crate::seat::Seat;
use crate::segment::{SegmentKind, Spot};
use crate::turn::Phase;

use super::{bit, changes, others, turned, two_tiles};

/// Kinds of features on which cards for unfinished features act; gardens are none (XP-80).
const SCORED: [SegmentKind; 3] = [SegmentKind::City, SegmentKind::Road, SegmentKind::Monastery];

/// The first segment of the feature of `node`: it names the feature.
pub(crate) fn feature_spot(game: &Game, node: u16) -> Spot {
    let spots = game.board.features.nodes(node).map(|node| game.spot_of_node(node));
    let order = |spot: &Spot| (spot.cell.reading_order(), spot.layer, spot.segment);
    spots.min_by_key(order).unwrap_or_else(|| game.spot_of_node(node))
}

/// Whether the card can be used on anything.
pub(super) fn is_usable(game: &Game, by: Seat, id: CardId) -> bool {
    let mut any = false;
    for_each(game, by, id, &mut |_, _| any = true);
    any
}

/// Calls `found` for everything at which `by` can aim the card, with the action that says so. A
/// card that needs no target is found once, with [`Target::Nothing`] and a pass.
pub(super) fn for_each(game: &Game, by: Seat, id: CardId, found: &mut dyn FnMut(Action, Target)) {
    let feature = |found: &mut dyn FnMut(Action, Target), root: u16| {
        let spot = feature_spot(game, root);
        found(Action::ChooseFeature { spot }, Target::Feature(root));
    };
    match card(id).effect {
        Effect::Points { .. } | Effect::LateSupply { .. } => found(Action::Pass, Target::Nothing),
        Effect::TwoTiles if two_tiles::is_possible(game) => found(Action::Pass, Target::Nothing),
        Effect::ScoreUnfinished { feature: kind, .. } => {
            for root in occupied(game).filter(|&root| is_unfinished(game, root, kind)) {
                if changes::owners(game, root) & bit(by) != 0 {
                    feature(found, root);
                }
            }
        }
        Effect::PlaceFollower { occupied } => places(game, by, occupied, found),
        Effect::Recall => {
            for (figure, _) in figures(game, |seat| seat == by, |_, _| true) {
                found(Action::TakeBack { figure }, Target::Figure(figure));
            }
        }
        Effect::DeferPoints => {
            for root in occupied(game) {
                let has_opponent = seats_on(game, root) & !bit(by) != 0;
                let is_meant = SCORED.iter().any(|&kind| is_unfinished(game, root, kind));
                if is_meant && has_opponent && !turned::is_turned(game, root) {
                    feature(found, root);
                }
            }
        }
        Effect::SendHome { feature: kind } => {
            let is_meant =
                |game: &Game, node: u16| is_unfinished(game, game.board.features.root(node), kind);
            for (figure, _) in figures(game, |seat| seat != by, is_meant) {
                found(Action::SendHome { figure }, Target::Figure(figure));
            }
        }
        Effect::LosePoints { .. } | Effect::NoFollower => {
            for seat in others(game, by) {
                found(Action::ChoosePlayer { seat }, Target::Player(seat));
            }
        }
        Effect::TakeCard | Effect::SpoilCard => {
            for seat in others(game, by).filter(|&seat| game.cards().hand_size(seat) > 0) {
                found(Action::ChoosePlayer { seat }, Target::Player(seat));
            }
        }
        Effect::MoveFollower => moves(game, by, found),
        Effect::LateRate { feature: kind, .. } => {
            for root in occupied(game).filter(|&root| is_unfinished(game, root, kind)) {
                if changes::owners(game, root) & bit(by) != 0 && !is_named(game, by, id, root) {
                    feature(found, root);
                }
            }
        }
        Effect::TieBreak { at_the_end: true } => {
            for root in occupied(game) {
                let kinds = SCORED.iter().chain(&[SegmentKind::Field]);
                let is_meant = { kinds }.any(|&kind| is_unfinished(game, root, kind));
                if is_meant && shares(game, by, root) && !is_named(game, by, id, root) {
                    feature(found, root);
                }
            }
        }
        // These are for the feature that is about to be scored, or answer another card.
        Effect::TwoTiles
        | Effect::Rate(_)
        | Effect::Half { .. }
        | Effect::Shield
        | Effect::TieBreak { at_the_end: false } => {}
    }
}

/// The roots of features on which somebody stands, in the order of their nodes.
fn occupied(game: &Game) -> impl Iterator<Item = u16> + '_ {
    let nodes = game.board.features.list.iter().enumerate();
    nodes
        .filter(|(node, entry)| usize::from(entry.label) == *node && entry.totals.figures > 0)
        .map(|(node, _)| node as u16)
}

/// Whether the feature is of that kind and not complete; a field always is.
fn is_unfinished(game: &Game, root: u16, kind: SegmentKind) -> bool {
    let totals = &game.board.features.list[root as usize].totals;
    totals.kind == kind && (kind == SegmentKind::Field || !totals.is_complete())
}

/// Whether `seat` shares the majority, whatever cards say.
pub(super) fn shares(game: &Game, seat: Seat, root: u16) -> bool {
    let strengths = scoring::strengths(game, root);
    let mut owners = scoring::owners(&strengths);
    let (mut count, mut is_one) = (0, false);
    for owner in &mut owners {
        count += 1;
        is_one |= owner == seat;
    }
    is_one && count > 1
}

/// The seats with figures on the feature, one bit each.
pub(super) fn seats_on(game: &Game, node: u16) -> u16 {
    let figures = game.board.features.figures(node);
    figures.fold(0, |bits, figure| bits | bit(game.rules.figures.seat(figure)))
}

/// Whether `seat` has named the feature with such a card already (XP-29).
fn is_named(game: &Game, seat: Seat, id: CardId, root: u16) -> bool {
    game.cards().changes().iter().any(|change| {
        (change.seat, change.card) == (seat, id)
            && change.node != NONE
            && game.board.features.root(change.node) == root
    })
}

/// Followers on the board, of several alike on a segment one; shepherds are none.
fn figures<'a>(
    game: &'a Game,
    is_whose: impl Fn(Seat) -> bool + 'a,
    is_where: impl Fn(&Game, u16) -> bool + 'a,
) -> impl Iterator<Item = (FigureId, u16)> + 'a {
    let table = &game.rules.figures;
    let nodes = &game.board.features.figure_node;
    nodes.iter().enumerate().filter_map(move |(index, &node)| {
        let figure = FigureId(index as u8);
        let (seat, kind) = (table.seat(figure), table.kind(figure));
        let is_alike = |before: usize| {
            let other = FigureId(before as u8);
            nodes[before] == node && (table.seat(other), table.kind(other)) == (seat, kind)
        };
        let counts = node != NONE
            && kind.claims()
            && is_whose(seat)
            && is_where(game, node)
            && !(0..index).any(is_alike);
        counts.then_some((figure, node))
    })
}

/// Whether a card may put a follower onto `node`, as far as the feature goes (XP-38): it is
/// unfinished, a field, or completed by the tile just placed.
fn is_open(game: &Game, node: u16) -> bool {
    let features = &game.board.features;
    let totals = features.totals_of(node);
    // Before the tile nothing is new, and after scoring it has been scored.
    let is_before_scoring =
        matches!(game.turn.phase, Phase::CardsAfterTile | Phase::CardsAfterFigures);
    let is_new = || {
        let root = features.root(node);
        game.turn.newest != NONE
            && (game.board.just_surrounded.contains(&root)
                || features
                    .nodes(root)
                    .any(|node| features.list[node as usize].home.piece == game.turn.newest))
    };
    match totals.kind {
        SegmentKind::Field => true,
        SegmentKind::City | SegmentKind::Road | SegmentKind::Monastery => {
            !totals.is_complete() || is_before_scoring && is_new()
        }
        SegmentKind::River | SegmentKind::Garden => false,
    }
}

/// Dragon and volcano keep figures off whole tiles (PD-4, PD-19).
fn is_barred_tile(game: &Game, node: u16) -> bool {
    let piece = game.board.features.list[node as usize].home.piece;
    let mut cells = game.board.cells_of_piece(&game.rules.tables, piece);
    let has_dragon = game.neutral.dragon.is_some_and(|dragon| cells.any(|cell| cell == dragon));
    let is_newest = piece == game.turn.newest;
    has_dragon || is_newest && game.rules.hooks.newest.iter().any(|hook| hook(game).is_err())
}

fn places(game: &Game, by: Seat, occupied: bool, found: &mut dyn FnMut(Action, Target)) {
    let figures = &game.rules.figures;
    for kind in FigureKind::ALL.into_iter().filter(|kind| kind.claims()) {
        if game.supply[by.index()] & figures.mask(kind) == 0 {
            continue;
        }
        for node in 0..game.board.features.list.len() as u16 {
            let totals = game.board.features.totals_of(node);
            // XP-50 names unfinished features only.
            let is_open = if occupied {
                is_unfinished(game, game.board.features.root(node), totals.kind)
                    && totals.kind != SegmentKind::Garden
            } else {
                is_open(game, node)
            };
            if (totals.figures > 0) == occupied
                && figures.may_stand(kind, totals.kind)
                && is_open
                && !is_barred_tile(game, node)
            {
                let spot = game.spot_of_node(node);
                found(Action::PlaceFigure { kind, spot }, Target::Place { kind, node });
            }
        }
    }
}

/// XP-60: to another, unoccupied feature of the same tile.
fn moves(game: &Game, by: Seat, found: &mut dyn FnMut(Action, Target)) {
    let features = &game.board.features;
    for (figure, node) in figures(game, |seat| seat == by, |_, _| true) {
        let first = features.first_node_of_piece(node);
        let piece = game.board.pieces[features.list[node as usize].home.piece as usize];
        let segments = game.rules.tables.oriented[piece.oriented as usize].segments;
        for node in first..first + u16::from(segments) {
            let totals = features.totals_of(node);
            let kind = game.rules.figures.kind(figure);
            if totals.figures == 0
                && game.rules.figures.may_stand(kind, totals.kind)
                && is_open(game, node)
                && !is_barred_tile(game, node)
            {
                let spot = game.spot_of_node(node);
                found(Action::MoveFollower { figure, spot }, Target::Move { figure, node });
            }
        }
    }
}

/// The target that an action names, legal or not; none if it names none.
pub(super) fn target_of(game: &Game, action: Action) -> Option<Target> {
    Some(match action {
        Action::ChooseFeature { spot } => {
            Target::Feature(game.board.features.root(game.node_of_spot(spot)?))
        }
        Action::TakeBack { figure } | Action::SendHome { figure } => Target::Figure(figure),
        Action::ChoosePlayer { seat } => Target::Player(seat),
        Action::PlaceFigure { kind, spot } => {
            Target::Place { kind, node: game.node_of_spot(spot)? }
        }
        Action::MoveFollower { figure, spot } => {
            Target::Move { figure, node: game.node_of_spot(spot)? }
        }
        _ => return None,
    })
}

/// Whether two targets mean the same: of figures alike on a segment any will do.
pub(super) fn is_same(game: &Game, one: Target, other: Target) -> bool {
    let alike = |one: FigureId, other: FigureId| {
        let table = &game.rules.figures;
        let of = |figure: FigureId| {
            let node = game.board.features.figure_node.get(figure.index())?;
            Some((table.seat(figure), table.kind(figure), *node))
        };
        of(one).is_some() && of(one) == of(other)
    };
    match (one, other) {
        (Target::Figure(one), Target::Figure(other)) => alike(one, other),
        (Target::Move { figure: one, node }, Target::Move { figure: other, node: to }) => {
            node == to && alike(one, other)
        }
        _ => one == other,
    }
}
