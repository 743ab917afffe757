use bastide_rules::geometry::Orientation;
use bastide_rules::tile::Stack;
use bastide_rules::{Action, Actor, DecisionKind, Events, FigureKind, Game, KindId, Seat};

use super::cards::cards_of;
use super::decision::{self, Context};
use super::effects::Foresight;
use super::pieces;
use crate::api::{Draft, Effect, Figure, Hand, Phase, PileEntry, Player, TableState};
use crate::games::{DraftState, TableGame, TriedOut};
use crate::pictures::Shapes;
use crate::wall_clock::now_ms;

/// The state of a table as somebody sees it who holds `own_seats`.
pub(super) fn state(
    table: &TableGame,
    shapes: &Shapes,
    own_seats: &[u8],
    present: &[bool],
) -> TableState {
    let game = &table.game;
    let phase = table.phase();
    let decides = table.deciding_seat().is_some_and(|seat| own_seats.contains(&seat.0));
    let context = Context {
        shapes,
        purist: table.purist,
        decides,
        last_piece: decision::last_piece(&table.chronicle),
        seats: &table.seats,
        answer_until: table.answer_until().zip(table.answer_seconds),
    };
    let decision = match phase {
        Phase::Waiting => decision::waiting(game),
        Phase::Running | Phase::Finished => decision::decision(game, context),
    };
    let counts = !table.purist && phase != Phase::Finished;
    TableState {
        players: players(table, present),
        figures: figures(game, shapes),
        neutral: pieces::neutral(game, shapes),
        decision,
        drawn: game.drawn_tile().map(|tile| game.rules().kind(tile).tile.id.clone()),
        drawn_sides: game.drawn_tile().map_or_else(Vec::new, |tile| unturned_sides(game, tile)),
        hands: hands(game, own_seats),
        cards: cards_of(game, own_seats),
        offer: offer(game),
        hidden_tiles: game.hidden_tiles(),
        has_secrets: game.has_secrets(),
        tiles_left: game.tiles_left(),
        pile: if counts { pile(game) } else { Vec::new() },
        dead_cells: if counts { dead_cells(game) } else { Vec::new() },
        phase,
        draft: if decides { draft(table, context) } else { None },
        winners: if phase == Phase::Finished {
            game.leaders().map(|seat| seat.0).collect()
        } else {
            Vec::new()
        },
    }
}

fn players(table: &TableGame, present: &[bool]) -> Vec<Player> {
    let game = &table.game;
    let all = game.all_seats();
    // Kinds of figures that somebody has, at home or on the board.
    let kinds: Vec<FigureKind> = FigureKind::ALL
        .into_iter()
        .filter(|&kind| {
            all.clone().any(|seat| game.supply(seat, kind) > 0)
                || game.figures_on_board().any(|(_, _, other, _)| other == kind)
        })
        .collect();
    let supply = |seat: Seat| {
        kinds.iter().map(|&kind| (kind.name().to_owned(), game.supply(seat, kind))).collect()
    };
    let now = now_ms();
    let clock = |seat: Seat| {
        let clocks = table.clocks.as_ref().filter(|_| !table.is_computer(seat))?;
        Some(clocks.of(seat, now))
    };
    table
        .seats
        .iter()
        .zip(0..)
        .map(|(seat, number)| Player {
            name: seat.name.clone(),
            colour: seat.colour,
            kind: seat.kind_name().to_owned(),
            level: seat.level().map(str::to_owned),
            points: game.scores()[usize::from(number)],
            supply: supply(Seat(number)),
            sheep: game.sheep(Seat(number)).unsigned_abs(),
            present: table.is_computer(Seat(number))
                || present.get(usize::from(number)).copied().unwrap_or(false),
            clock: clock(Seat(number)),
            taken_over: table
                .taken_over
                .iter()
                .find(|taken| taken.seat == Seat(number))
                .map(|taken| taken.reason),
        })
        .collect()
}

fn figures(game: &Game, shapes: &Shapes) -> Vec<Figure> {
    let mut figures: Vec<Figure> = Vec::new();
    for placed in game.figures_on_board() {
        let Some(mut figure) = pieces::figure(game, shapes, placed) else { continue };
        let place = |one: &Figure| (one.x, one.y, one.layer, one.segment);
        let before = figures.iter().filter(|one| place(one) == place(&figure)).count();
        figure.anchor = pieces::beside(figure.anchor, before);
        figures.push(figure);
    }
    figures
}

fn pile(game: &Game) -> Vec<PileEntry> {
    kinds(game)
        .filter_map(|kind| {
            let count = game.copies_left(kind);
            (count > 0).then(|| entry(game, kind, count))
        })
        .collect()
}

/// The sides of a tile as it is drawn.
fn unturned_sides(game: &Game, kind: KindId) -> Vec<String> {
    pieces::sides(&game.rules().kind(kind).tile, Orientation::default())
}

/// What the seats hold; which tiles, only of the own ones (HA-1).
fn hands(game: &Game, own_seats: &[u8]) -> Vec<Hand> {
    let all = game.all_seats();
    if all.clone().all(|seat| game.hand_size(seat) == 0) {
        return Vec::new();
    }
    all.map(|seat| Hand {
        seat: seat.0,
        count: game.hand_size(seat),
        tiles: own_seats.contains(&seat.0).then(|| {
            game.hand(seat).map(|(kind, count)| entry(game, kind, count.into())).collect()
        }),
    })
    .collect()
}

/// Tiles that lie face up to be picked (HA-3), or of which one is placed (XP-41).
fn offer(game: &Game) -> Vec<PileEntry> {
    let is_pick = matches!(game.decision().actor, Some(Actor::Seat(_)))
        && matches!(game.decision().kind, DecisionKind::TakeIntoHand | DecisionKind::ChooseTile);
    if !is_pick {
        return Vec::new();
    }
    let tiles = game.legal_action_list().into_iter().filter_map(|action| match action {
        Action::TakeIntoHand(kind) | Action::ChooseTile(kind) => Some(entry(game, kind, 1)),
        _ => None,
    });
    tiles.collect()
}

fn entry(game: &Game, kind: KindId, count: u32) -> PileEntry {
    let tile = game.rules().kind(kind).tile.id.clone();
    let signs = pieces::signs(&game.rules().kind(kind).tile);
    PileEntry { tile, count, sides: unturned_sides(game, kind), signs }
}

fn kinds(game: &Game) -> impl Iterator<Item = KindId> {
    (0..game.rules().kinds().len() as u16).map(KindId)
}

/// Empty cells beside land that the tile `id` would fit now, in reading order; none at a purist
/// table, nothing if the game knows no such tile.
pub(crate) fn fitting_cells(table: &TableGame, id: &str) -> Option<Vec<(i16, i16)>> {
    let game = &table.game;
    let kind = kinds(game).find(|&kind| game.rules().kind(kind).tile.id == id)?;
    if table.purist {
        return Some(Vec::new());
    }
    let mut cells: Vec<_> = game.frontier().filter(|&cell| game.fits_in(kind, cell)).collect();
    cells.sort_unstable_by_key(|cell| cell.reading_order());
    Some(cells.into_iter().map(Into::into).collect())
}

/// Empty cells beside land that fit neither a tile left to draw nor the one just drawn.
fn dead_cells(game: &Game) -> Vec<(i16, i16)> {
    let held = game.all_seats().any(|seat| game.hand_size(seat) > 0);
    let left: Vec<KindId> = kinds(game)
        .filter(|&kind| {
            game.copies_left(kind) > 0
                || game.drawn_tile() == Some(kind)
                // Nobody knows which halflings are held: any of them might fit.
                || (held && game.rules().kind(kind).tile.stack == Stack::Hand)
        })
        .collect();
    let mut cells: Vec<_> = game
        .frontier()
        .filter(|&cell| !left.iter().any(|&kind| game.fits_in(kind, cell)))
        .collect();
    cells.sort_unstable_by_key(|cell| cell.reading_order());
    cells.into_iter().map(Into::into).collect()
}

fn draft(table: &TableGame, context: Context<'_>) -> Option<Draft> {
    let (DraftState { seat, moves }, TriedOut { game: drafted, actions }) = table.tried_out()?;
    let game = &table.game;
    let next = (drafted.decision().actor == Some(Actor::Seat(*seat)))
        .then(|| decision::decision(&drafted, context));
    let mut effects = Foresight::new(game).of_moves(game, &actions);
    if context.purist {
        effects.retain(|effect| !matches!(effect, Effect::Points { .. }));
    }
    let piece = drafted
        .pieces()
        .nth(game.piece_count())
        .map(|(id, info)| pieces::piece(&drafted, id, info, Some(*seat)));
    Some(Draft {
        moves: moves.clone(),
        piece,
        figure: figure_placed(table, context.shapes, &actions),
        can_confirm: !moves.is_empty() && next.as_ref().is_none_or(|next| !next.must),
        next,
        effects,
    })
}

/// The figure that the draft placed, though scoring might take it home at once.
fn figure_placed(table: &TableGame, shapes: &Shapes, actions: &[Action]) -> Option<Figure> {
    let mut copy = table.game.clone();
    for &action in actions {
        if let Action::PlaceFigure { kind, spot } = action {
            let seat = copy.active_seat();
            let feature = pieces::segment_kind(&copy, spot)?;
            let mut events = Events::new();
            let anchor = pieces::anchor(&copy, shapes, spot)?;
            copy.play(action, &mut events).ok()?;
            let id = events.list().iter().find_map(|event| match event {
                bastide_rules::Event::FigurePlaced { figure, .. } => Some(figure.0),
                _ => None,
            })?;
            return Some(Figure {
                id,
                seat: seat.0,
                kind: kind.name().to_owned(),
                x: spot.cell.x,
                y: spot.cell.y,
                layer: spot.layer,
                segment: spot.segment,
                anchor,
                lying: kind.claims() && pieces::lies_on(feature),
                feature: feature.name().to_owned(),
            });
        }
        copy.play(action, &mut Events::off()).ok()?;
    }
    None
}
