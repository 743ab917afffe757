use bastide_rules::{Action, Game, Setup};

/// The set of tiles of the guided first game.
const SET: &str = "first-game";

/// The order in which the tiles of the guided first game come, so that each hint finds its tile:
/// the newcomer, who begins, gets those at even places.
const ORDER: [&str; 12] = [
    "base-ffrr",
    "base-frfr",
    "base-cfff",
    "base-cffc",
    "base-ffff-monastery",
    "base-ffrr",
    "base-fr1r2r3",
    "base-frfr",
    "base-cfff",
    "base-ffrf-monastery",
    "base-crrf",
    "base-ffrr",
];

/// The setup of the guided first game, for two.
pub fn first_game_setup() -> Setup {
    Setup::with_set(SET, 2)
}

/// Whether the tiles of this game come in a chosen order and not by lot.
pub fn has_chosen_order(setup: &Setup) -> bool {
    matches!(setup.sets.as_slice(), [only] if only.id == SET && only.copies == 1)
}

/// Whether the set is one that only the guided first game uses.
pub(crate) fn is_set_of_first_game(id: &str) -> bool {
    id == SET
}

/// The next tile of a game with a chosen order; nothing if it is not for chance to decide.
pub(super) fn chosen_draw(game: &Game) -> Option<Action> {
    let drawable: Vec<_> =
        (0..game.drawable_count()).filter_map(|index| game.drawable_at(index)).collect();
    let place = ORDER.len().checked_sub(game.tiles_left() as usize)?;
    let wanted = ORDER.get(place)?;
    let kind = drawable
        .iter()
        .find(|&&kind| game.rules().kind(kind).tile.id == *wanted)
        .or_else(|| drawable.first())?;
    Some(Action::Draw(*kind))
}

#[cfg(test)]
mod tests {
    use bastide_rules::{Actor, Events};

    use super::*;

    #[test]
    fn the_chosen_order_is_that_of_the_set() {
        let mut game = Game::new(first_game_setup()).unwrap();
        let mut drawn = Vec::new();
        while !game.is_over() {
            let action = if game.decision().actor == Some(Actor::Chance) {
                let action = chosen_draw(&game).unwrap();
                if let Action::Draw(kind) = action {
                    drawn.push(game.rules().kind(kind).tile.id.clone());
                }
                action
            } else {
                game.legal_action_list()[0]
            };
            game.play(action, &mut Events::off()).unwrap();
        }
        assert_eq!(drawn, ORDER);
    }

    #[test]
    fn other_games_are_drawn_by_lot() {
        assert!(has_chosen_order(&first_game_setup()));
        assert!(!has_chosen_order(&Setup::with_set("base-c2", 2)));
    }
}
