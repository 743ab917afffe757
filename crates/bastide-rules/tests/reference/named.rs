//! Actions by what they name on the table: the numbers of figures differ between equal games.

use bastide_rules::{Action, FigureId, Game};

/// The action with figures named by where they stand.
pub fn named(game: &Game, action: Action) -> String {
    let at = |figure: FigureId| {
        let standing = game.figures_on_board().find(|(id, ..)| *id == figure);
        standing.map(|(_, seat, kind, spot)| (seat, kind, spot))
    };
    match action {
        Action::RemoveKnight { figure } => format!("RemoveKnight {:?}", at(figure)),
        Action::MoveFairy { figure } => format!("MoveFairy {:?}", at(figure)),
        other => format!("{other:?}"),
    }
}

/// All legal actions, named, in an order of their own.
pub fn named_actions(game: &Game) -> Vec<String> {
    let mut list: Vec<String> =
        game.legal_action_list().iter().map(|&action| named(game, action)).collect();
    list.sort();
    list
}

/// The action of `twin`, an equal game, that is the same as `action` of `game`.
pub fn counterpart(game: &Game, action: Action, twin: &Game) -> Action {
    let wanted = named(game, action);
    let mut list = twin.legal_action_list().into_iter();
    list.find(|&one| named(twin, one) == wanted)
        .unwrap_or_else(|| panic!("{wanted} is legal in one of two equal games"))
}
