//! What dragon, fairy and Gingerbread Man make of a position.

use bastide_rules::geometry::Cell;
use bastide_rules::tile::Symbol;
use bastide_rules::{Game, GingerbreadManPlace, KindId, MAX_SEATS};

use super::evaluate::POINT;

/// Chance, in per cent, that the dragon's next move catches a figure at such a distance.
const CATCH: [i32; 7] = [0, 34, 22, 14, 9, 5, 3];

/// What a figure that may be caught is worth: itself and its part in a feature.
const PREY: i32 = 5 * POINT;

/// Adds to each seat what the neutral figures will probably bring it or cost it.
pub(super) fn add(
    game: &Game,
    turns: i32,
    dragon_tiles: &DragonTiles,
    values: &mut [i32; MAX_SEATS],
) {
    let neutral = game.neutral_position();
    let fairy = neutral.fairy;
    if let Some((seat, _)) = neutral.fairy_companion {
        // A point at the start of the next turn, if nobody moves her before that, and 3 if the
        // feature is scored as long as she stays. More than one turn ahead she is not worth
        // counting on, or players would do nothing but move her to and fro.
        values[seat.index()] += turns.min(1) * POINT * 3 / 4;
    }
    if let Some(dragon) = neutral.dragon {
        let danger = dragon_tiles.left(game).min(4) * 25;
        for (_, seat, _, spot) in game.figures_on_board() {
            let steps = distance(dragon, spot.cell);
            if fairy != Some(spot.cell) {
                let catch = CATCH.get(steps).copied().unwrap_or(0);
                values[seat.index()] -= PREY * catch / 100 * danger / 100;
            }
        }
    }
    if let Some(GingerbreadManPlace::City(spot)) = neutral.gingerbread_man
        && let Some(city) = game.feature(spot)
    {
        // Every knight in his city is paid when he leaves, which he does sooner or later.
        let chance = (30 + 5 * turns).min(80);
        for (seat, _) in game.figures_on_feature(spot) {
            values[seat.index()] += i32::from(city.cells) * POINT * chance / 100;
        }
    }
}

/// Steps between two cells if nothing is in the way.
pub(super) fn distance(a: Cell, b: Cell) -> usize {
    usize::from(a.x.abs_diff(b.x)) + usize::from(a.y.abs_diff(b.y))
}

/// The kinds of tiles that move the dragon.
#[derive(Debug)]
pub(super) struct DragonTiles(Vec<KindId>);

impl DragonTiles {
    /// Those of a game.
    pub(super) fn of(game: &Game) -> Self {
        let kinds = game.rules().kinds().iter().enumerate();
        let dragons = kinds.filter(|(_, kind)| kind.tile.has(Symbol::Dragon));
        Self(dragons.map(|(index, _)| KindId(index as u16)).collect())
    }

    fn left(&self, game: &Game) -> i32 {
        self.0.iter().map(|&kind| game.copies_left(kind) as i32).sum()
    }
}
