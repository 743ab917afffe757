use bastide_notation::Move;
use bastide_rules::geometry::Side;
use bastide_rules::{
    Action, Actor, CardWindow, DecisionKind, Event, FigureId, FigureKind, Game, NeutralFigure,
    PieceId, Seat, SegmentKind, Site, Spot,
};

use super::cards::{self, card_id, card_key};
use super::effects::Foresight;
use super::pieces;
use super::text::text;
use crate::api;
use crate::api::{Answer, AnswerClock, Effect, Mark, Target, Text};
use crate::games::{Chronicle, SeatInfo};
use crate::pictures::Shapes;
use crate::wall_clock::now_ms;

/// What is known besides the game when a decision is told.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub shapes: &'a Shapes,
    /// Whether counting aids are switched off.
    pub purist: bool,
    /// Whether the one who looks may decide; else no actions are listed.
    pub decides: bool,
    /// The newest piece of the player before, to be framed.
    pub last_piece: Option<PieceId>,
    /// The seats of the table.
    pub seats: &'a [SeatInfo],
    /// When the time to answer is over, in milliseconds since 1970, and how many seconds it is.
    pub answer_until: Option<(i64, u16)>,
}

/// The last piece that a player laid.
pub(super) fn last_piece(chronicle: &Chronicle) -> Option<PieceId> {
    let pieces = &chronicle.pieces;
    let index = pieces.iter().rposition(|piece| piece.seat.is_some())?;
    Some(PieceId(index as u16))
}

/// The decision of a table at which seats are still to be taken.
pub(super) fn waiting(game: &Game) -> api::Decision {
    api::Decision {
        seat: None,
        actor: game.active_seat().0,
        prompt: text("decision-waiting"),
        rule: "BG-3".to_owned(),
        must: false,
        quiet: false,
        answer: None,
        is_final: None,
        marks: Vec::new(),
        actions: Vec::new(),
    }
}

/// What `game` waits for.
pub(super) fn decision(game: &Game, context: Context<'_>) -> api::Decision {
    let decision = game.decision();
    let seat = match decision.actor {
        Some(Actor::Seat(Seat(seat))) => Some(seat),
        _ => None,
    };
    let legal = if seat.is_some() { game.legal_action_list() } else { Vec::new() };
    let mut foresight = (context.decides && !legal.is_empty()).then(|| Foresight::new(game));
    let actions = foresight.as_mut().map_or_else(Vec::new, |foresight| {
        legal.iter().filter_map(|&action| tell_action(game, action, context, foresight)).collect()
    });
    let is_final = common_reason(&actions);
    let last = context.last_piece.and_then(|id| game.piece(id));
    let answered =
        seat.and_then(|seat| cards::answered(game, context.seats, decision.kind, Seat(seat)));
    api::Decision {
        seat,
        actor: game.active_seat().0,
        prompt: prompt(game, decision.kind),
        rule: decision.kind.phase().0.to_owned(),
        must: seat.is_some() && !legal.contains(&Action::Pass),
        quiet: is_quiet(game, decision.kind, &legal),
        answer: answered.as_ref().map(|(to, said, _)| Answer {
            to: to.0,
            text: said.clone(),
            clock: context.answer_until.map(answer_clock),
        }),
        is_final,
        marks: last
            .map(|info| Mark::Last { cell: info.cell.into() })
            .into_iter()
            .chain(dragon_marks(game, decision.kind))
            .chain(frame(game, decision.kind, answered.map(|(to, _, spot)| (to, spot))))
            .collect(),
        actions,
    }
}

/// The reason for which all actions are final at once, if it is the same for all.
fn common_reason(actions: &[api::Action]) -> Option<String> {
    let reason = actions.first()?.is_final.clone()?;
    actions.iter().all(|action| action.is_final.as_ref() == Some(&reason)).then_some(reason)
}

/// Whether the question is one for cards that most players pass: the turn goes on all the same.
/// Before the tile is drawn it is the question whether to draw.
fn is_quiet(game: &Game, kind: DecisionKind, legal: &[Action]) -> bool {
    match kind {
        DecisionKind::Cards { window } => {
            let is_due = legal.iter().any(|action| matches!(action, Action::TakeCard(_)));
            window != CardWindow::BeforeTile && !is_due
        }
        DecisionKind::ScoringCard { .. } => {
            let is_own = game.decision().actor == Some(Actor::Seat(game.active_seat()));
            is_own && *legal == [Action::Pass]
        }
        _ => false,
    }
}

/// What is left of the time to answer.
fn answer_clock((until, seconds): (i64, u16)) -> AnswerClock {
    let left = (until - now_ms()).max(0);
    AnswerClock {
        left_ms: u32::try_from(left).unwrap_or(u32::MAX),
        of_ms: u32::from(seconds) * 1000,
    }
}

/// The frame of the feature about which a card is asked for.
fn frame(game: &Game, kind: DecisionKind, answered: Option<(Seat, Option<Spot>)>) -> Option<Mark> {
    let (seat, spot) = match (answered, kind) {
        (Some((seat, spot)), _) => (seat, spot?),
        (None, DecisionKind::ScoringCard { spot }) => (game.active_seat(), spot),
        _ => return None,
    };
    let cells = game.feature_cells(spot).into_iter().map(Into::into).collect();
    Some(Mark::Frame { cells, seat: seat.0 })
}

/// The way of the dragon so far, and whose steps they are (PD-11).
fn dragon_marks(game: &Game, kind: DecisionKind) -> Vec<Mark> {
    let DecisionKind::MoveDragon { step } = kind else { return Vec::new() };
    let path = game.neutral_position().dragon_path;
    let seats = game.seats() as u8;
    let first = game.active_seat().0;
    vec![
        Mark::Path { cells: path.into_iter().map(Into::into).collect() },
        Mark::Order {
            seats: (0..6).map(|index| (first + index) % seats).collect(),
            at: u32::from(step - 1),
        },
    ]
}

fn prompt(game: &Game, kind: DecisionKind) -> Text {
    let prompt = text(kind.text_key());
    match kind {
        DecisionKind::CropCircleFollower { feature, .. } => prompt.word("feature", feature.name()),
        DecisionKind::Flock => prompt.number("points", own_flock_value(game)),
        DecisionKind::PlaceTile { tile } => prompt.word("tile", &game.rules().kind(tile).tile.id),
        DecisionKind::MoveDragon { step } => prompt.number("step", step.into()).number("of", 6),
        DecisionKind::AimCard { card } | DecisionKind::AnswerCard { card, .. } => {
            prompt.word("card", card_key(card))
        }
        DecisionKind::ScoringCard { spot } => {
            prompt.word("feature", pieces::segment_kind(game, spot).map_or("", SegmentKind::name))
        }
        _ => prompt,
    }
}

fn tell_action(
    game: &Game,
    action: Action,
    context: Context<'_>,
    foresight: &mut Foresight,
) -> Option<api::Action> {
    let (mut effects, commit_point) = foresight.of_action(game, action);
    if context.purist {
        effects.retain(|effect| !matches!(effect, Effect::Points { .. }));
    } else if let Action::PlaceFigure { spot, .. } = action {
        effects.extend(worth(game, spot));
    }
    Some(api::Action {
        id: Move::from_action(action, game)?.to_string(),
        at: targets(game, context.shapes, action)?,
        text: action_text(game, context.seats, action),
        effects,
        is_final: commit_point.map(|point| point.name().to_owned()),
    })
}

fn worth(game: &Game, spot: Spot) -> Option<Effect> {
    let feature = game.feature(spot)?;
    Some(Effect::Worth { points: feature.points, complete: feature.complete })
}

fn action_text(game: &Game, seats: &[SeatInfo], action: Action) -> Text {
    let said = match (action, game.decision().kind) {
        (Action::Pass, kind) => text(pass_key(kind)),
        _ => text(action.text_key()),
    };
    let feature = |spot| pieces::segment_kind(game, spot).map_or("", SegmentKind::name).to_owned();
    match action {
        Action::PlaceTile { cell, orientation } => said
            .number("x", cell.x.into())
            .number("y", cell.y.into())
            .number("turns", orientation.quarter_turns() as i32),
        Action::PlaceFigure { kind, spot } => {
            said.word("figure", kind.name()).word("feature", &feature(spot))
        }
        Action::ReturnAbbot { spot } => said
            .word("figure", bastide_rules::FigureKind::Abbot.name())
            .word("feature", &feature(spot)),
        Action::RemoveKnight { figure }
        | Action::MoveFairy { figure }
        | Action::TakeBack { figure }
        | Action::SendHome { figure } => {
            match game.figures_on_board().find(|&(id, ..)| id == figure) {
                Some((_, _, kind, spot)) => {
                    said.word("figure", kind.name()).word("feature", &feature(spot))
                }
                None => said,
            }
        }
        Action::MoveDragon { cell } => {
            let from = game.neutral_position().dragon;
            let steps_there = |&side: &Side| from.map(|from| from.step(side)) == Some(cell);
            let side = Side::ALL.into_iter().find(steps_there);
            said.number("x", cell.x.into())
                .number("y", cell.y.into())
                .word("side", &side.map_or_else(String::new, |side| side.letter().to_string()))
        }
        Action::MoveFairyToTile { cell } => {
            said.number("x", cell.x.into()).number("y", cell.y.into())
        }
        Action::MoveGingerbreadMan { spot } => said
            .word("feature", &feature(spot))
            .number("points", game.feature(spot).map_or(0, |city| i32::from(city.cells))),
        Action::PlaceFromHand { tile, cell, orientation } => said
            .word("tile", &game.rules().kind(tile).tile.id)
            .number("x", cell.x.into())
            .number("y", cell.y.into())
            .number("turns", orientation.quarter_turns() as i32),
        Action::TakeIntoHand(tile) | Action::ChooseTile(tile) => {
            said.word("tile", &game.rules().kind(tile).tile.id)
        }
        Action::DrawToken(token) => said.number("sheep", token.sheep().into()),
        Action::GuideFlockHome => said.number("points", own_flock_value(game)),
        Action::PlayCard(card) | Action::DiscardCard(card) => said.word("card", card_key(card)),
        Action::ChooseFeature { spot } | Action::MoveFollower { spot, .. } => {
            said.word("feature", &feature(spot))
        }
        Action::ChoosePlayer { seat } => said.word("player", &seats[seat.index()].name),
        Action::TakeCard(_) | Action::DrawCard(_) => said,
        Action::Draw(_)
        | Action::ChooseToDraw
        | Action::GrowFlock
        | Action::ChooseCropCircle { .. }
        | Action::Pass => said,
    }
}

/// What the flocks on the field of the active player's shepherd are worth (HS-6).
fn own_flock_value(game: &Game) -> i32 {
    let own = game.active_seat();
    let mut figures = game.figures_on_board();
    figures
        .find(|&(_, seat, kind, _)| seat == own && kind == FigureKind::Shepherd)
        .and_then(|(.., spot)| game.flock_value(spot))
        .unwrap_or(0)
}

/// Where an action sits.
fn targets(game: &Game, shapes: &Shapes, action: Action) -> Option<Vec<Target>> {
    Some(match action.site() {
        Site::Cell { cell, orientation } => {
            let turns = orientation.quarter_turns() as u8;
            vec![Target::Cell { x: cell.x, y: cell.y }, Target::Rotation { turns }]
        }
        Site::Segment { spot, figure } => {
            let place = place_target(game, shapes, spot, figure)?;
            let figure = figure.map_or(NeutralFigure::GingerbreadMan.name(), FigureKind::name);
            vec![place, Target::FigureKind { figure: figure.to_owned() }]
        }
        Site::Figure { spot, figure } => {
            let (id, ..) = game
                .figures_on_board()
                .find(|&(_, _, kind, place)| place == spot && kind == figure)?;
            vec![Target::Figure { id: id.0 }]
        }
        Site::FigureNumber { figure } => vec![Target::Figure { id: figure.0 }],
        Site::Land { cell } => vec![Target::Cell { x: cell.x, y: cell.y }],
        Site::Hand { tile, cell, orientation } => {
            let piece = Target::Piece { tile: game.rules().kind(tile).tile.id.clone() };
            let (x, y) = (cell.x, cell.y);
            let turns = orientation.quarter_turns() as u8;
            if game.is_occupied(cell) {
                vec![piece, Target::Half { x, y, orientation: turns }]
            } else {
                vec![piece, Target::Cell { x, y }, Target::Rotation { turns }]
            }
        }
        Site::Offer { tile } => {
            vec![Target::Piece { tile: game.rules().kind(tile).tile.id.clone() }]
        }
        Site::Button => vec![Target::Button { key: button_key(action).to_owned() }],
        Site::Feature { spot } => vec![place_target(game, shapes, spot, None)?],
        Site::Move { figure, spot } => {
            vec![Target::Figure { id: figure.0 }, place_target(game, shapes, spot, None)?]
        }
        Site::Card { card } => vec![Target::Card { card: card_id(card).to_owned() }],
        Site::Player { seat } => vec![Target::Player { seat: seat.0 }],
        Site::Deck { .. } => vec![Target::Button { key: button_key(action).to_owned() }],
        Site::Pile { .. } | Site::Bag { .. } | Site::HiddenCard { .. } => return None,
    })
}

/// A segment as a place to click.
fn place_target(
    game: &Game,
    shapes: &Shapes,
    spot: Spot,
    figure: Option<FigureKind>,
) -> Option<Target> {
    let feature = pieces::segment_kind(game, spot)?;
    let before = game.figures_on_board().filter(|&(.., place)| place == spot).count();
    Some(Target::Place {
        x: spot.cell.x,
        y: spot.cell.y,
        layer: spot.layer,
        segment: spot.segment,
        anchor: pieces::beside(pieces::anchor(game, shapes, spot)?, before),
        feature: feature.name().to_owned(),
        lying: figure.is_none_or(FigureKind::claims) && pieces::lies_on(feature),
    })
}

/// The key of the text that says what passing is.
const fn pass_key(kind: DecisionKind) -> &'static str {
    match kind {
        DecisionKind::Cards { window: CardWindow::BeforeTile } => "action-pass-draw",
        DecisionKind::Cards { .. } | DecisionKind::ScoringCard { .. } => "action-pass-cards",
        DecisionKind::AnswerCard { .. } => "action-pass-answer",
        DecisionKind::AimCard { .. } => "action-pass-aim",
        _ => Action::Pass.text_key(),
    }
}

/// The key of a button: what the action is, without `action-`.
fn button_key(action: Action) -> &'static str {
    let key = action.text_key();
    key.strip_prefix("action-").unwrap_or(key)
}

/// The figure that an event placed.
pub(super) const fn figure_of(event: &Event) -> Option<FigureId> {
    match event {
        Event::FigurePlaced { figure, .. } | Event::FigureReturned { figure, .. } => Some(*figure),
        _ => None,
    }
}
