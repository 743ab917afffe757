//! What belongs together: the editions of the base game, and the sets of rules under which The
//! Princess and the Dragon has been published.

use super::{
    Abbot, DragonMove, Fairy, Farmers, HalflingEpoch, Options, Princess, PrincessTakes,
    PrincessThenFairy, Setup, TinyCity, VolcanoFairy,
};

/// An edition of the base game as its box says it (BG-4, BG-37, BG-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edition {
    /// Its name in files.
    pub id: &'static str,
    /// The tile set.
    pub set: &'static str,
    /// How fields are scored.
    pub farmers: Farmers,
    /// What a city of two tiles is worth.
    pub tiny_city: TinyCity,
    /// Whether there are abbots.
    pub abbot: Abbot,
    /// The id of the [`DragonRules`] of the same time, for games with that expansion.
    pub dragon_rules: &'static str,
    /// The ruling on halflings of the same time (HA-78).
    pub halfling_epoch: HalflingEpoch,
}

impl Edition {
    /// The editions, oldest first.
    pub const ALL: [Self; 4] = [
        Self {
            id: "first",
            set: "base-c1",
            farmers: Farmers::First,
            tiny_city: TinyCity::Two,
            abbot: Abbot::Off,
            dragon_rules: "c1-old",
            halfling_epoch: HalflingEpoch::Year2015,
        },
        Self {
            id: "second",
            set: "base-c2",
            farmers: Farmers::Third,
            tiny_city: TinyCity::Four,
            abbot: Abbot::Off,
            dragon_rules: "c2",
            halfling_epoch: HalflingEpoch::Year2021,
        },
        Self {
            id: "third",
            set: "base-c2",
            farmers: Farmers::Third,
            tiny_city: TinyCity::Four,
            abbot: Abbot::On,
            dragon_rules: "c2",
            halfling_epoch: HalflingEpoch::Year2021,
        },
        Self {
            id: "winter",
            set: "winter",
            farmers: Farmers::Third,
            tiny_city: TinyCity::Four,
            abbot: Abbot::Off,
            dragon_rules: "c2",
            halfling_epoch: HalflingEpoch::Year2021,
        },
    ];

    /// The edition with this id.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id == id)
    }

    /// Sets the options that belong to the edition; the others stay as they are.
    pub fn apply(&self, options: &mut Options) {
        options.farmers = self.farmers;
        options.tiny_city = self.tiny_city;
        options.abbot = self.abbot;
        options.halfling_epoch = self.halfling_epoch;
        if let Some(rules) = DragonRules::find(self.dragon_rules) {
            rules.apply(options);
        }
    }

    /// A game of this edition with `seats` players.
    pub fn setup(&self, seats: u8) -> Setup {
        let mut setup = Setup::with_set(self.set, seats);
        self.apply(&mut setup.options);
        setup
    }
}

/// A set of rules of The Princess and the Dragon (PD-89).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DragonRules {
    /// Its name in files.
    pub id: &'static str,
    /// Where the fairy stands (PD-30).
    pub fairy: Fairy,
    /// Whether she may be moved in a turn with a volcano (PD-5).
    pub volcano_fairy: VolcanoFairy,
    /// When the dragon moves (PD-15).
    pub dragon_move: DragonMove,
    /// Whether a princess must act (PD-41).
    pub princess: Princess,
    /// Whom she takes (PD-91).
    pub princess_takes: PrincessTakes,
    /// Whether the fairy may be moved after her (PD-90).
    pub princess_then_fairy: PrincessThenFairy,
}

impl DragonRules {
    /// The second and third edition.
    const USUAL: Self = Self {
        id: "c2",
        fairy: Fairy::Meeple,
        volcano_fairy: VolcanoFairy::Yes,
        dragon_move: DragonMove::Before,
        princess: Princess::Must,
        princess_takes: PrincessTakes::Knights,
        princess_then_fairy: PrincessThenFairy::No,
    };

    /// All of them, in the order of the rulebook's table: the summary of the rules as first
    /// published, the full text of 2005, the last rules of the first edition by Hans im Glück,
    /// Rio Grande Games and Z-Man Games, and the second and third edition.
    pub const ALL: [Self; 6] = [
        Self {
            id: "summary",
            fairy: Fairy::Tile,
            princess: Princess::May,
            princess_takes: PrincessTakes::Any,
            princess_then_fairy: PrincessThenFairy::Yes,
            ..Self::USUAL
        },
        Self {
            id: "c1-old",
            fairy: Fairy::Tile,
            volcano_fairy: VolcanoFairy::No,
            princess_takes: PrincessTakes::Any,
            ..Self::USUAL
        },
        Self { id: "c1-hig", princess: Princess::May, ..Self::USUAL },
        Self { id: "c1-rgg", fairy: Fairy::Tile, dragon_move: DragonMove::After, ..Self::USUAL },
        Self { id: "c1-zmg", fairy: Fairy::Tile, ..Self::USUAL },
        Self::USUAL,
    ];

    /// The rules with this id.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.id == id)
    }

    /// Sets the options that these rules decide.
    pub fn apply(&self, options: &mut Options) {
        options.fairy = self.fairy;
        options.volcano_fairy = self.volcano_fairy;
        options.dragon_move = self.dragon_move;
        options.princess = self.princess;
        options.princess_takes = self.princess_takes;
        options.princess_then_fairy = self.princess_then_fairy;
    }
}
