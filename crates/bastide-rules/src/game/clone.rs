use std::sync::Arc;

use super::Game;

impl Clone for Game {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            board: self.board.clone(),
            pile: self.pile.clone(),
            hands: self.hands.clone(),
            cards: self.cards.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, other: &Self) {
        let Self {
            rules,
            board,
            pile,
            turn,
            neutral,
            hands,
            flocks,
            crop_circle,
            cards,
            scores,
            supply,
            key,
        } = other;
        // Games of one setup share their rules: touching the counter would make threads wait for each other.
        if !Arc::ptr_eq(&self.rules, rules) {
            self.rules = Arc::clone(rules);
        }
        self.board.clone_from(board);
        self.pile.clone_from(pile);
        self.turn = *turn;
        self.neutral = *neutral;
        self.hands.clone_from(hands);
        self.flocks = *flocks;
        self.crop_circle = *crop_circle;
        self.cards.clone_from(cards);
        self.scores = *scores;
        self.supply = *supply;
        self.key = *key;
    }
}
