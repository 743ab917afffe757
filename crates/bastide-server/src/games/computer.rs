//! Computer players: they think beside the table and then send their moves as people do.

use std::time::Duration;

use bastide_bots::player_by_name;
use bastide_notation::Move;
use bastide_rules::{Action, Actor, Events, Game, Seat};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::command::Command;

/// Lets a computer player think about the turn of `seat` and send its moves after `pace`.
pub(super) fn think(
    commands: mpsc::Sender<Command>,
    game: Game,
    seat: Seat,
    level: String,
    version: u32,
    pace: Duration,
) {
    let ready_at = Instant::now() + pace;
    tokio::spawn(async move {
        let spare = game.clone();
        let thought = tokio::task::spawn_blocking(move || moves_of_turn(game, seat, &level)).await;
        let moves = match thought {
            Ok(moves) => moves,
            Err(error) => {
                // The others at the table must be able to go on.
                tracing::error!(%error, "a computer player failed; it takes the first legal move");
                turn(spare, seat, |_, actions| actions.first().copied())
            }
        };
        tokio::time::sleep_until(ready_at).await;
        // If the table is gone, the server goes down; the computer thinks anew later.
        let _gone = commands.send(Command::ComputerMoves { seat, version, moves }).await;
    });
}

fn moves_of_turn(game: Game, seat: Seat, level: &str) -> Vec<Move> {
    let mut bytes = [0; 8];
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::warn!(%error, "no random numbers for a computer player");
    }
    let mut player = player_by_name(level, u64::from_le_bytes(bytes));
    turn(game, seat, |game, actions| match &mut player {
        Some(player) => Some(player.choose(game, actions)),
        None => actions.first().copied(),
    })
}

/// All moves of the seat until somebody else, or chance, decides.
fn turn(
    mut game: Game,
    seat: Seat,
    mut choose: impl FnMut(&Game, &[Action]) -> Option<Action>,
) -> Vec<Move> {
    let mut moves = Vec::new();
    while game.decision().actor == Some(Actor::Seat(seat)) {
        let actions = game.legal_action_list();
        let Some(action) = choose(&game, &actions) else { break };
        let text = Move::from_action(action, &game);
        if game.play(action, &mut Events::off()).is_err() {
            break;
        }
        moves.extend(text);
    }
    moves
}
