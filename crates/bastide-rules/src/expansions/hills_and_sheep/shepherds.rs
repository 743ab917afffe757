//! Shepherds and their flocks (HS-1 to HS-12, HA-47, TS-50, TS-51).

use super::super::{Expansion, SHEEP};
use crate::action::{Action, ActionList};
use crate::board::NONE;
use crate::event::{Event, Events, ScoreSource, TermKind};
use crate::figure::{FigureId, FigureKind};
use crate::game::{Awaited, Game, Token};
use crate::refusal::{Reason, Refusal};
use crate::rule_id::RuleId;
use crate::scoring::{self, Value};
use crate::seat::Seat;
use crate::segment::{SegmentKind, Spot};
use crate::turn::Flow;

/// Sheep of a fixed flock (HA-47).
const FIXED_FLOCK: i32 = 3;

pub(crate) const EXPANSION: Expansion = Expansion {
    is_in_play: |_, _, in_play| in_play.shepherds,
    offer: Some(offer),
    ..Expansion::NOTHING
};

/// The shepherds on the board: whose, and the node on which each stands.
fn shepherds(game: &Game) -> impl Iterator<Item = (Seat, FigureId, u16)> + '_ {
    let figures = &game.rules.figures;
    let mask = figures.mask(FigureKind::Shepherd);
    game.all_seats().filter_map(move |seat| {
        let figure = figures.id(seat, mask.trailing_zeros());
        let node = game.board.features.figure_node[figure.index()];
        (mask != 0 && node != NONE).then_some((seat, figure, node))
    })
}

/// The shepherds on the field with root `root`.
fn on_field(game: &Game, root: u16) -> impl Iterator<Item = (Seat, FigureId, u16)> + '_ {
    shepherds(game).filter(move |&(_, _, node)| game.board.features.root(node) == root)
}

/// The fields of the newest piece, by node.
fn newest_fields(game: &Game) -> impl Iterator<Item = u16> + '_ {
    game.board
        .nodes_of_piece(&game.rules.tables, game.turn.newest)
        .filter(|&node| game.board.features.list[node as usize].totals.kind == SegmentKind::Field)
}

/// HS-2: the own shepherd on a field of the tile just placed without any shepherd.
fn offer(game: &Game, found: &mut dyn FnMut(Action)) {
    let kind = FigureKind::Shepherd;
    if game.supply(game.turn.seat, kind) == 0
        || game.rules.hooks.newest.iter().any(|hook| hook(game).is_err())
    {
        return;
    }
    for node in newest_fields(game) {
        if on_field(game, game.board.features.root(node)).next().is_none() {
            found(Action::PlaceFigure { kind, spot: game.spot_of_node(node) });
        }
    }
}

/// HS-2, HS-3: places the shepherd; a token is drawn next.
pub(crate) fn place(game: &mut Game, spot: Spot, events: &mut Events) -> Result<(), Refusal> {
    let refuse = |reason| Err(Refusal { rule: RuleId("HS-2"), reason });
    let (seat, kind) = (game.turn.seat, FigureKind::Shepherd);
    let at_home = game.supply[seat.index()] & game.rules.figures.mask(kind);
    if at_home == 0 {
        return refuse(Reason::NotInSupply(kind));
    }
    let Some(node) = game.node_of_spot(spot) else { return refuse(Reason::NoSuchSegment(spot)) };
    let entry = &game.board.features.list[node as usize];
    let feature = entry.totals.kind;
    if entry.home.piece != game.turn.newest {
        return refuse(Reason::NotJustPlaced(spot));
    }
    if feature != SegmentKind::Field {
        return refuse(Reason::WrongFigure { figure: kind, feature });
    }
    if let Some((by, ..)) = on_field(game, entry.label).next() {
        return refuse(Reason::FieldHasShepherd { spot, by });
    }
    for hook in &game.rules.hooks.newest {
        hook(game)?;
    }
    let figure = game.rules.figures.id(seat, at_home.trailing_zeros());
    game.put_figure(figure, node);
    game.flocks.awaited = Awaited::FirstToken;
    events.push(Event::FigurePlaced { seat, figure, kind, spot, feature });
    Ok(())
}

/// HS-4: the field of the own shepherd, if the tile just placed extends it and he stood there
/// before.
fn extended(game: &Game) -> Option<u16> {
    let features = &game.board.features;
    let (_, _, node) = shepherds(game).find(|&(seat, ..)| seat == game.turn.seat)?;
    let root = features.root(node);
    let is_old = features.list[node as usize].home.piece != game.turn.newest;
    (is_old && newest_fields(game).any(|node| features.root(node) == root)).then_some(root)
}

/// First the token that is due, then the own flock, then the fields that are closed (HS-9, HS-12).
pub(crate) fn enter(game: &mut Game, events: &mut Events) -> Flow {
    if game.flocks.awaited != Awaited::Nothing {
        return Flow::Wait;
    }
    if !game.flocks.decided && extended(game).is_some() {
        return Flow::Wait;
    }
    for seat in game.all_seats() {
        let closed = shepherds(game)
            .find(|&(one, ..)| one == seat)
            .map(|(_, _, node)| game.board.features.root(node))
            .filter(|&root| game.board.features.list[root as usize].totals.is_complete());
        if let Some(root) = closed {
            guide_home(game, root, "HS-9", events);
        }
    }
    game.flocks.decided = false;
    Flow::Next
}

pub(crate) fn actions(game: &Game, list: &mut ActionList) {
    if game.flocks.awaited == Awaited::Nothing {
        list.extend([Action::GrowFlock, Action::GuideFlockHome]);
    } else {
        let bag = game.flocks.bag();
        let tokens = Token::ALL.into_iter().zip(bag).filter(|(_, count)| *count > 0);
        list.extend(tokens.map(|(token, _)| Action::DrawToken(token)));
    }
}

pub(crate) fn apply(game: &mut Game, action: Action, events: &mut Events) -> Result<Flow, Refusal> {
    let awaited = game.flocks.awaited;
    match (action, extended(game)) {
        (Action::DrawToken(token), _) if awaited != Awaited::Nothing => {
            draw(game, token, events)?;
        }
        (Action::GrowFlock, Some(_)) if awaited == Awaited::Nothing => {
            game.flocks.awaited = Awaited::FurtherToken;
            game.flocks.decided = true;
        }
        (Action::GuideFlockHome, Some(root)) if awaited == Awaited::Nothing => {
            game.flocks.decided = true;
            guide_home(game, root, "HS-6", events);
        }
        _ => return Err(game.not_now()),
    }
    Ok(Flow::Wait)
}

/// HS-3, HS-5: sheep join the flock, a wolf drives it away.
fn draw(game: &mut Game, token: Token, events: &mut Events) -> Result<(), Refusal> {
    let seat = game.turn.seat;
    if !game.flocks.take_token(seat, token) {
        return Err(Refusal { rule: RuleId("HS-11"), reason: Reason::NotInBag });
    }
    let awaited = std::mem::take(&mut game.flocks.awaited);
    events.push(Event::TokenDrawn { seat, token });
    let own = shepherds(game).find(|&(one, ..)| one == seat);
    if let (Token::Wolf, Some((_, figure, node))) = (token, own) {
        if awaited == Awaited::FirstToken {
            game.return_figure(figure, "HS-3", events);
        } else {
            send_home(game, game.board.features.root(node), "HS-5", events);
        }
    }
    Ok(())
}

/// All shepherds of the field go home, and their tokens into the bag.
fn send_home(game: &mut Game, root: u16, rule: &'static str, events: &mut Events) {
    for seat in game.all_seats() {
        let figure = on_field(game, root).find(|&(one, ..)| one == seat);
        if let Some((_, figure, _)) = figure {
            game.return_figure(figure, rule, events);
        }
    }
}

/// HS-6: everybody with a shepherd there scores all sheep of the field.
fn guide_home(game: &mut Game, root: u16, rule: &'static str, events: &mut Events) {
    let value = flock_on(game, root, rule);
    for seat in game.all_seats() {
        let node = on_field(game, root).find(|&(one, ..)| one == seat).map(|(_, _, node)| node);
        if let Some(node) = node {
            scoring::award_at(game, seat, node, &value, false, events);
        }
    }
    send_home(game, root, rule, events);
}

/// What the sheep of the field are worth to each of its shepherds (HS-6, HA-47).
fn flock_on(game: &Game, root: u16, rule: &'static str) -> Value {
    let sheep = on_field(game, root).map(|(seat, ..)| game.flocks.sheep(seat)).sum();
    let mut value = Value::of(ScoreSource::Flock, TermKind::Sheep, sheep, 1, rule);
    value.add(TermKind::FixedFlock, fixed_flocks(game, root), FIXED_FLOCK, "HA-47");
    value
}

/// HA-47: the flocks printed on pieces of the field.
fn fixed_flocks(game: &Game, root: u16) -> i32 {
    let features = &game.board.features;
    let tables = &game.rules.tables;
    let shows_flock = |&node: &u16| {
        let piece = features.list[node as usize].home.piece;
        let number = game.board.pieces[piece as usize].oriented;
        let kind = tables.oriented[number as usize].kind;
        tables.kinds[kind as usize].effects & SHEEP != 0
    };
    // A piece counts once, by its first segment of the field.
    let is_first = |&node: &u16| {
        let first = features.first_node_of_piece(node);
        !(first..node).any(|other| features.root(other) == root)
    };
    features.nodes(root).filter(shows_flock).filter(is_first).count() as i32
}

impl Game {
    /// What a flock guided home on the field of `spot` would give each of its shepherds now
    /// (HS-6); nothing if no shepherd is there.
    pub fn flock_value(&self, spot: Spot) -> Option<i32> {
        let root = self.board.features.root(self.node_of_spot(spot)?);
        on_field(self, root).next()?;
        Some(flock_on(self, root, "HS-6").points())
    }
}
