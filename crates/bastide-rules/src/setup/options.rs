use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use super::SetupError;
use crate::rule_id::RuleId;

/// An option of the rules, described for people and for clients.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in files.
    pub id: &'static str,
    /// The rule that knows the option.
    pub rule: RuleId,
    /// What it decides, in a sentence.
    pub help: &'static str,
    /// Its values; the first is the default.
    pub values: &'static [(&'static str, &'static str)],
}

/// Defines an enum of values, each with its name in files and a sentence of help; the first is the default.
macro_rules! option_values {
    ($(#[$doc:meta])* $name:ident, $id:literal, $rule:literal, $question:literal;
     $($variant:ident = $text:literal, $help:literal;)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $(#[doc = $help] $variant,)+ }

        impl $name {
            const SPEC: OptionSpec = OptionSpec {
                id: $id,
                rule: RuleId($rule),
                help: $question,
                values: &[$(($text, $help)),+],
            };
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name of the value in files.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)+ }
            }
        }

        impl Default for $name {
            fn default() -> Self { Self::ALL[0] }
        }
    };
}

option_values! {
    /// How fields are scored (BG-42, BG-43).
    Farmers, "farmers", "BG-42", "How fields are scored at the end.";
    Third = "F3", "Field by field, 3 points for each completed city that touches the field.";
    Second = "F2", "Field by field, 3 points for each completed city, each city at most once for a player.";
    First = "F1", "City by city, 4 points for the player with the most farmers around it.";
    Off = "off", "Fields cannot be claimed.";
}
option_values! {
    /// What a completed city of two tiles is worth (BG-37).
    TinyCity, "tiny_city", "BG-37", "What a completed city of two tiles is worth.";
    Four = "4", "As every city: 2 points a tile and 2 a pennant.";
    Two = "2", "1 point a tile and 1 a pennant.";
}
option_values! {
    /// Whether each player has an abbot (BG-50, BG-4).
    Abbot, "abbot", "BG-50", "Whether each player has an abbot, and gardens can be claimed.";
    Off = "off", "No abbots; gardens are decoration.";
    On = "on", "One abbot each, for monasteries and gardens.";
    WithoutGardens = "without_gardens", "One abbot each, for monasteries; gardens are decoration.";
}
option_values! {
    /// How sharply the river may turn (RV-4).
    RiverUturn, "river_uturn", "RV-4", "How the river may bend.";
    Immediate = "immediate", "Not twice running to the same side.";
    Third = "c3", "Not twice running to the same side, and never against its direction at the spring.";
}
option_values! {
    /// Where the start tile goes when a river starts the game (RV-S1).
    RiverStartTile, "river_start_tile", "RV-S1", "Where the start tile goes in a game with a river.";
    Box = "box", "Out of the game.";
    Shuffled = "shuffled", "Into the pile.";
    AfterRiver = "after_river", "It is the first tile drawn after the river.";
}
option_values! {
    /// Whether inns on roads count (RV-14, IC-1).
    Inns, "inns", "RV-14", "Whether an inn at a road counts.";
    On = "on", "A completed road with an inn gives 2 points a tile, an incomplete one nothing.";
    Off = "off", "Inns are decoration.";
}
option_values! {
    /// What an incomplete road with an inn is worth at the end (IC-3).
    InnIncomplete, "inn_cathedral_incomplete", "IC-3", "What an incomplete road with an inn is worth at the end.";
    Zero = "zero", "Nothing.";
    Ignore = "ignore", "As if the inn were not there.";
}
option_values! {
    /// Whether the house at the lake of a winter tile is an inn (WE-16).
    WinterInn, "winter_inn", "WE-16", "Whether the house at the lake of a winter tile is an inn.";
    Off = "off", "It is decoration.";
    On = "on", "It is an inn.";
}
option_values! {
    /// Whether pig-herds count (RV-15).
    PigHerds, "pig_herds", "RV-15", "Whether a pig-herd on a field counts.";
    On = "on", "Each completed city of the field is worth 1 point more to its owners.";
    Off = "off", "Pig-herds are decoration.";
}
option_values! {
    /// Whether volcanoes bring the dragon (PD-3).
    Dragon, "dragon", "PD-3", "Whether volcanoes bring the dragon and dragon tiles move him.";
    On = "on", "The dragon is in play with the tiles that show him.";
    Off = "off", "Volcanoes and dragons are decoration.";
}
option_values! {
    /// When the dragon moves (PD-15).
    DragonMove, "dragon_move", "PD-15", "When the dragon moves.";
    Before = "before", "Before completed features are scored.";
    After = "after", "After completed features are scored.";
}
option_values! {
    /// Where the fairy stands (PD-30).
    Fairy, "fairy", "PD-30", "Where the fairy stands.";
    Meeple = "meeple", "Beside one meeple, which she favours.";
    Tile = "tile", "On a tile, and favours every meeple on it.";
    Off = "off", "There is no fairy.";
}
option_values! {
    /// Whether the fairy plays without the expansion's tiles.
    FairyAlone, "fairy_alone", "PD-1", "Whether the fairy plays without the tiles of The Princess and the Dragon.";
    Off = "off", "She comes with those tiles only.";
    On = "on", "She is always in play.";
}
option_values! {
    /// Whether the fairy may be moved in a turn with a volcano (PD-5).
    VolcanoFairy, "volcano_fairy", "PD-5", "Whether the fairy may be moved in the turn in which a volcano is placed.";
    Yes = "yes", "She may.";
    No = "no", "She may not.";
}
option_values! {
    /// What a princess does (PD-41).
    Princess, "princess", "PD-41", "Whether a princess joined to a city with knights must send one home.";
    Must = "must", "One knight must go home, and nothing else may be done.";
    May = "may", "One knight may go home.";
    Off = "off", "Princesses are decoration.";
}
option_values! {
    /// Whom the princess takes (PD-91).
    PrincessTakes, "princess_takes", "PD-91", "Whom a princess may send home.";
    Knights = "knights", "Knights only.";
    Any = "any", "Any player's figure that stands in the city.";
}
option_values! {
    /// Whether the fairy may be moved after a princess has sent a knight home (PD-90).
    PrincessThenFairy, "princess_then_fairy", "PD-90", "Whether the fairy may be moved after a princess has sent a knight home.";
    No = "no", "She may not.";
    Yes = "yes", "She may.";
}
option_values! {
    /// Whether magic portals work (PD-50).
    Portal, "portal", "PD-50", "Whether a meeple may go through a magic portal to another tile.";
    On = "on", "It may.";
    Off = "off", "Portals are decoration.";
}
option_values! {
    /// Which print of the Gingerbread Man's tiles is used (GB set-up).
    GingerbreadSet, "gb_set", "GB-1", "Which print of the Gingerbread Man's six tiles is used.";
    Correct = "correct", "Six different tiles.";
    FirstPrint = "first_print", "The first print: one tile is missing, another is there twice.";
}
option_values! {
    /// Whether the Gingerbread Man must come back from beside the board (GB-56).
    GingerbreadReturn, "gb_return", "GB-56", "Whether a gingerbread tile must bring the Gingerbread Man back from beside the board.";
    Must = "must", "It must.";
    May = "may", "It may.";
}
option_values! {
    /// Whether his completed city pays when there is nowhere to go (GB-57).
    GingerbreadNoTarget, "gb_no_target", "GB-57", "Whether the Gingerbread Man's completed city pays his points when he has nowhere to go.";
    Pay = "pay", "It does.";
    None = "none", "It does not.";
}
option_values! {
    /// How the players come by their halflings (HA-1, HA-3).
    HalflingSetup, "halfling_setup", "HA-1", "How the players come by their halflings.";
    Dealt = "dealt", "They are dealt face down.";
    Draft = "draft", "They lie face up and are picked in turn, counter-clockwise from the last player.";
}
option_values! {
    /// Halflings for each player (HA-2, HA-4).
    HalflingsPerPlayer, "halflings_per_player", "HA-4", "Halflings for each player.";
    Usual = "usual", "Three with both sets, two with one.";
    One = "1", "One.";
    Two = "2", "Two.";
    Three = "3", "Three.";
    Four = "4", "Four.";
    Five = "5", "Five.";
    Six = "6", "Six.";
    Eight = "8", "Eight.";
    Twelve = "12", "Twelve.";
}
option_values! {
    /// Whether the four halflings with symbols are in the game (HA-5).
    HalflingSymbolTiles, "halfling_symbol_tiles", "HA-5", "Whether the four halflings with vineyard, sheep, hill and crop circle are in the game.";
    Usual = "usual", "Not when halflings are dealt, yes when they are picked.";
    Off = "off", "They stay in the box.";
    On = "on", "They are in the game.";
}
option_values! {
    /// What counts in cities, roads and monasteries with halflings (HA-34).
    HalflingEpoch, "halfling_epoch", "HA-34", "Which published ruling says how halflings and double tiles are counted.";
    Year2021 = "2021-01", "January 2021: cells everywhere; two halflings in a cell count as one.";
    Year2020 = "2020", "Second print, 2020: cities and roads by tiles, monasteries by cells.";
    Year2015 = "2015-10", "October 2015: tiles everywhere; a monastery can be worth up to 18.";
    Year2014 = "2014", "First print, 2014: cells everywhere.";
}
option_values! {
    /// On which halfling of the cell a meeple may stand (HA-26, HA-82).
    HalflingMeeple, "halfling_meeple", "HA-82", "Where a meeple may go when a halfling has been placed.";
    Piece = "piece", "On that halfling.";
    Partner = "partner", "On that halfling or on the other one in the same cell.";
}
option_values! {
    /// When the crop circle of a halfling takes effect (HA-80).
    HalflingCrop, "halfling_crop", "HA-80", "When the crop circle of a halfling takes effect.";
    End = "end", "After scoring.";
    AtOnce = "at_once", "As soon as it has been placed.";
}
option_values! {
    /// Where a monastery looks for vineyards (HA-43, HA-79).
    VineyardCells, "vineyard_cells", "HA-79", "Where a monastery looks for vineyards.";
    Nine = "nine", "In the eight cells around it and in its own.";
    Eight = "eight", "In the eight cells around it.";
}
option_values! {
    /// Whether vineyards count (HS-30).
    Vineyard, "vineyard", "HS-30", "Whether vineyards make completed monasteries worth more.";
    On = "on", "3 points for each vineyard around it.";
    Off = "off", "Vineyards are decoration.";
}
option_values! {
    /// Whether gardens profit from vineyards (HS-32).
    VineyardGarden, "vineyard_garden", "HS-32", "Whether completed gardens profit from vineyards.";
    Off = "off", "They do not.";
    On = "on", "As monasteries.";
}
option_values! {
    /// Whether hills break ties (HS-21).
    Hill, "hill", "HS-21", "Whether hills break ties for the majority.";
    On = "on", "Among tied players those with a meeple on a hill win.";
    Off = "off", "Hills are decoration.";
}
option_values! {
    /// How hills break ties (HS-22).
    HillTie, "hill_tie", "HS-22", "How hills break ties.";
    Presence = "presence", "Tied players with a meeple on a hill win and share.";
    Count = "count", "The tied player with the most meeples on hills wins.";
}
option_values! {
    /// Whether each player has a shepherd (HS-1).
    Shepherd, "shepherd", "HS-1", "Whether each player has a shepherd and can raise a flock.";
    On = "on", "One shepherd each, with the tiles of Hills & Sheep.";
    Off = "off", "There are no shepherds.";
}
option_values! {
    /// Whether crop circles work (CC-2).
    CropCircles, "crop_circles", "CC-2", "Whether crop circles add or take back followers.";
    On = "on", "They do.";
    Off = "off", "They are decoration.";
}
option_values! {
    /// Whether followers must go home when a crop circle takes back (CC-3, CC-11).
    CropCircleRemoval, "crop_circle_removal", "CC-11", "Whether followers must go home when a crop circle takes back.";
    Must = "must", "Every player with such a follower takes one back.";
    May = "may", "Every player with such a follower may take one back.";
}
option_values! {
    /// Whether Christmas Present is in play (XP-1).
    ChristmasPresent, "christmas_present", "XP-1", "Whether the two decks of cards of Christmas Present are in play.";
    Off = "off", "There are no cards.";
    On = "on", "Both decks are in play.";
}
option_values! {
    /// Which cards are in the decks.
    CardChoice, "cards", "XP-1", "Which cards of Christmas Present are in the decks.";
    Full = "full", "All 64.";
    Verified = "verified", "Only those that are known or proved by a ruling; placeholders stay out.";
}
option_values! {
    /// When cards with lightning are used (XP-14).
    Lightning, "lightning", "XP-14", "When cards with lightning are used.";
    OnDraw = "on_draw", "As soon as they are drawn.";
    OwnTurn = "own_turn", "They are held, and played in an own turn.";
}
option_values! {
    /// What the card for an unfinished cloister is worth (XP-37).
    CloisterCard, "xp_cloister", "XP-37", "What the card for an unfinished cloister with n neighbour tiles is worth.";
    OneAndNeighbours = "1+n", "1 point a tile, its own included.";
    Neighbours = "n", "1 point a neighbour tile.";
    OneAndTwice = "1+2n", "1 point for its own tile, 2 a neighbour tile.";
}
option_values! {
    /// What those get who have all used a card against a tie (XP-83).
    TieCardShare, "tie_card_share", "XP-83", "What several players get who have used a card against the same tie.";
    Full = "full", "Each the whole amount.";
    Split = "split", "Each an equal share, rounded up.";
}
option_values! {
    /// Ordinary meeples for each player (BG-2).
    Meeples, "meeples", "BG-2", "Meeples in each player's supply.";
    Seven = "7", "Seven, as printed.";
    None = "0", "None.";
    One = "1", "One.";
    Two = "2", "Two.";
    Three = "3", "Three.";
    Four = "4", "Four.";
    Five = "5", "Five.";
    Six = "6", "Six.";
    Eight = "8", "Eight.";
}

impl HalflingsPerPlayer {
    /// The largest number that can be chosen and is at most `most`.
    pub fn at_most(most: u32) -> Option<Self> {
        let fits = |one: &&Self| one.count().is_some_and(|count| u32::from(count) <= most);
        Self::ALL.iter().filter(fits).max_by_key(|one| one.count()).copied()
    }

    /// How many halflings; nothing when the number of sets decides (HA-2).
    pub const fn count(self) -> Option<u8> {
        Some(match self {
            Self::Usual => return None,
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
            Self::Eight => 8,
            Self::Twelve => 12,
        })
    }
}

impl Meeples {
    /// How many meeples.
    pub const fn count(self) -> u8 {
        match self {
            Self::None => 0,
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
            Self::Seven => 7,
            Self::Eight => 8,
        }
    }
}

/// Defines the struct of all options and its table.
macro_rules! options {
    ($($field:ident: $type:ident,)+) => {
        /// The options of the rules. Defaults are the rulebook's.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
        pub struct Options {
            $(#[doc = concat!("See [`", stringify!($type), "`].")] pub $field: $type,)+
        }

        impl Options {
            /// All options, with their values and defaults.
            pub const SPECS: &'static [OptionSpec] = &[$($type::SPEC),+];

            /// Sets the option `id` to the value named `value`.
            ///
            /// # Errors
            /// Unknown options and values are refused; the error lists what there is.
            pub fn set(&mut self, id: &str, value: &str) -> Result<(), SetupError> {
                $(if id == $type::SPEC.id {
                    self.$field = *$type::ALL
                        .iter()
                        .find(|one| one.name() == value)
                        .ok_or_else(|| unknown_value(&$type::SPEC, value))?;
                    return Ok(());
                })+
                Err(SetupError::UnknownOption {
                    option: id.to_owned(),
                    known: Self::SPECS.iter().map(|spec| spec.id).collect::<Vec<_>>().join(", "),
                })
            }

            /// The name of the value of option `id`, if there is such an option.
            pub fn get(&self, id: &str) -> Option<&'static str> {
                $(if id == $type::SPEC.id { return Some(self.$field.name()); })+
                None
            }
        }

        impl From<Options> for BTreeMap<String, String> {
            fn from(options: Options) -> Self {
                [$(($type::SPEC.id.to_owned(), options.$field.name().to_owned())),+].into()
            }
        }
    };
}

options! {
    farmers: Farmers,
    tiny_city: TinyCity,
    abbot: Abbot,
    river_uturn: RiverUturn,
    river_start_tile: RiverStartTile,
    inns: Inns,
    inn_incomplete: InnIncomplete,
    winter_inn: WinterInn,
    pig_herds: PigHerds,
    meeples: Meeples,
    dragon: Dragon,
    dragon_move: DragonMove,
    fairy: Fairy,
    fairy_alone: FairyAlone,
    volcano_fairy: VolcanoFairy,
    princess: Princess,
    princess_takes: PrincessTakes,
    princess_then_fairy: PrincessThenFairy,
    portal: Portal,
    gb_set: GingerbreadSet,
    gb_return: GingerbreadReturn,
    gb_no_target: GingerbreadNoTarget,
    halfling_setup: HalflingSetup,
    halflings_per_player: HalflingsPerPlayer,
    halfling_symbol_tiles: HalflingSymbolTiles,
    halfling_epoch: HalflingEpoch,
    halfling_meeple: HalflingMeeple,
    halfling_crop: HalflingCrop,
    vineyard_cells: VineyardCells,
    vineyard: Vineyard,
    vineyard_garden: VineyardGarden,
    hill: Hill,
    hill_tie: HillTie,
    shepherd: Shepherd,
    crop_circles: CropCircles,
    crop_circle_removal: CropCircleRemoval,
    christmas_present: ChristmasPresent,
    cards: CardChoice,
    lightning: Lightning,
    xp_cloister: CloisterCard,
    tie_card_share: TieCardShare,
}

impl TryFrom<BTreeMap<String, String>> for Options {
    type Error = SetupError;

    fn try_from(values: BTreeMap<String, String>) -> Result<Self, SetupError> {
        let mut options = Self::default();
        for (id, value) in values {
            options.set(&id, &value)?;
        }
        Ok(options)
    }
}

fn unknown_value(spec: &OptionSpec, value: &str) -> SetupError {
    SetupError::UnknownValue {
        option: spec.id,
        value: value.to_owned(),
        known: spec.values.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "),
        rule: spec.rule,
    }
}
