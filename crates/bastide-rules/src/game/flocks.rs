use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, Seat};

/// A token of the bag of Hills & Sheep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each name is what the token shows")]
pub enum Token {
    OneSheep,
    TwoSheep,
    ThreeSheep,
    FourSheep,
    Wolf,
}

impl Token {
    /// All kinds.
    pub const ALL: [Self; 5] =
        [Self::OneSheep, Self::TwoSheep, Self::ThreeSheep, Self::FourSheep, Self::Wolf];

    /// Sheep on the token; a wolf shows none.
    pub const fn sheep(self) -> u8 {
        match self {
            Self::OneSheep => 1,
            Self::TwoSheep => 2,
            Self::ThreeSheep => 3,
            Self::FourSheep => 4,
            Self::Wolf => 0,
        }
    }

    /// The word used in files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OneSheep => "1-sheep",
            Self::TwoSheep => "2-sheep",
            Self::ThreeSheep => "3-sheep",
            Self::FourSheep => "4-sheep",
            Self::Wolf => "wolf",
        }
    }
}

/// Tokens of each kind in the box (HS components).
const BOX: [u8; Token::ALL.len()] = [4, 5, 5, 2, 2];

/// Which token chance must draw next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Awaited {
    /// None.
    #[default]
    Nothing,
    /// That of a shepherd just placed (HS-3).
    FirstToken,
    /// That of a flock that grows (HS-5).
    FurtherToken,
}

/// The tokens beside the shepherds, and what the present part must remember.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Flocks {
    /// For each seat the tokens of each kind of sheep by its shepherd.
    tokens: [[u8; 4]; MAX_SEATS],
    pub awaited: Awaited,
    /// Whether the player has decided about the own flock in this part (HS-4).
    pub decided: bool,
}

impl Flocks {
    /// Tokens of each kind in the bag; wolves always go back (HS-11).
    pub fn bag(&self) -> [u8; Token::ALL.len()] {
        let mut bag = BOX;
        for own in &self.tokens {
            for (left, count) in bag.iter_mut().zip(own) {
                *left = left.saturating_sub(*count);
            }
        }
        bag
    }

    /// Sheep on the tokens of `seat`.
    pub fn sheep(&self, seat: Seat) -> i32 {
        Token::ALL
            .into_iter()
            .zip(self.tokens[seat.index()])
            .map(|(token, count)| i32::from(token.sheep()) * i32::from(count))
            .sum()
    }

    /// The tokens of `seat`, by kind of sheep.
    pub fn tokens(&self, seat: Seat) -> [u8; 4] {
        self.tokens[seat.index()]
    }

    /// A token is drawn for `seat`; `false` if there is none of its kind in the bag.
    pub fn take_token(&mut self, seat: Seat, token: Token) -> bool {
        if self.bag()[token as usize] == 0 {
            return false;
        }
        if let Some(count) = self.tokens[seat.index()].get_mut(token as usize) {
            *count += 1;
        }
        true
    }

    /// The tokens of `seat` go back into the bag.
    pub fn clear(&mut self, seat: Seat) {
        self.tokens[seat.index()] = [0; 4];
    }

    /// Sets the tokens of `seat`; `false` if there are not so many.
    pub fn set_tokens(&mut self, seat: Seat, tokens: [u8; 4]) -> bool {
        self.clear(seat);
        let fits = tokens.iter().zip(self.bag()).all(|(&count, left)| count <= left);
        if fits {
            self.tokens[seat.index()] = tokens;
        }
        fits
    }
}
