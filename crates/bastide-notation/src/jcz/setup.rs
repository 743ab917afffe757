//! The setup of a saved game as ours.

use bastide_rules::card::table_in_use;
use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::setup::{
    Dragon, DragonMove, Fairy, FairyAlone, Hill, Inns, Options, PigHerds, Portal, Princess,
    SetChoice, Shepherd, Start, StartTile, UnbuiltRules, Vineyard,
};
use bastide_rules::tile::{Library, Symbol, Tile};
use bastide_rules::{FigureKind, Game, Setup};
use serde_json::Value;

use super::SavedGameError;
use super::file::SavedFile;

/// The setup that a saved game describes, as far as the rules are built.
pub(super) fn read(file: &SavedFile, library: &Library) -> Result<Setup, SavedGameError> {
    let mut sets = Vec::new();
    for (name, &copies) in &file.setup.sets {
        let set = library
            .set_by_saved_name(name)
            .ok_or_else(|| SavedGameError::UnknownSet { name: name.clone() })?;
        sets.push(SetChoice { id: set.id.clone(), copies });
    }
    let has_unbuilt = sets.iter().any(|choice| {
        library
            .set(&choice.id)
            .is_some_and(|set| !bastide_rules::setup::missing_rules(library, set).is_empty())
    });
    let seats = file.players.len() as u8;
    let mut setup = Setup {
        sets,
        seats,
        solo: seats == 1,
        options: options(file)?,
        start: start(file, library)?,
        unbuilt_rules: if has_unbuilt { UnbuiltRules::PlainTiles } else { UnbuiltRules::Refuse },
        card_table: table_in_use(),
    };
    if is_usual_start(&setup, library) {
        setup.start = Start::Usual;
    }
    forget_what_does_not_matter(&mut setup, library);
    Ok(setup)
}

fn options(file: &SavedFile) -> Result<Options, SavedGameError> {
    let mut options = Options::default();
    let mut set = |id: &str, value: &str| {
        options.set(id, value).map_err(|_| SavedGameError::WrongSetup {
            what: format!("this engine has no {id} = {value}"),
        })
    };
    // A key that is there counts as on, whatever its value; numbers are numbers of figures.
    let has = |key: &str| file.setup.elements.contains_key(key);
    let number = |key: &str| match file.setup.elements.get(key) {
        None => Some(0),
        Some(Value::Number(number)) => number.as_u64(),
        Some(_) => Some(1),
    };
    let meeples = number("small-follower").map_or_else(|| "?".to_owned(), |n| n.to_string());
    set("meeples", &meeples)?;
    if !has("farmers") {
        set("farmers", "off")?;
    }
    match number("abbot") {
        Some(0) => {}
        Some(1) if has("garden") => set("abbot", "on")?,
        Some(1) => set("abbot", "without_gardens")?,
        _ => {
            return Err(SavedGameError::NotSupported { what: vec!["several abbots".to_owned()] });
        }
    }
    set("inns", if has("inn") { "on" } else { "off" })?;
    set("pig_herds", if has("pig-herd") { "on" } else { "off" })?;
    let on_or_off = |key: &str| if has(key) { "on" } else { "off" };
    set("dragon", on_or_off("dragon"))?;
    set("portal", on_or_off("portal"))?;
    let rule = |key: &str| file.setup.rules.get(key).map(text_of);
    set("shepherd", on_or_off("shepherd"))?;
    set("hill", on_or_off("hill"))?;
    set("vineyard", on_or_off("vineyard"))?;
    match rule(HILL_RULE).as_deref() {
        None | Some("at-least-one-follower") => {}
        Some(MOST_ON_HILLS) => set("hill_tie", "count")?,
        Some(other) => return Err(unknown_value(HILL_RULE, other)),
    }
    if rule(VINEYARD_RULE).is_some_and(|value| value == "true") {
        set("vineyard_garden", "on")?;
    }
    // Files without the rule play with "may" (`when_missing`), unlike this engine.
    let princess = rule(PRINCESS_RULE).unwrap_or_else(|| "may".to_owned());
    set("princess", if has("princess") { &princess } else { "off" })?;
    set("fairy", if has("fairy") { fairy(rule(FAIRY_RULE).as_deref())? } else { "off" })?;
    set("fairy_alone", on_or_off("fairy"))?;
    set("dragon_move", dragon_move(rule(DRAGON_RULE).as_deref())?)?;
    if let Some(value) = rule("tiny-city-scoring") {
        set("tiny_city", &value)?;
    }
    if let Some(value) = rule("inn-and-cathedral-final-scoring") {
        set("inn_cathedral_incomplete", &value)?;
    }
    Ok(options)
}

/// The rule that says whether the princess must send a knight home.
pub(super) const PRINCESS_RULE: &str = "princess-action";
/// The rule that says how hills break ties.
pub(super) const HILL_RULE: &str = "hill-tiebreaker";
/// Its value for counting followers on hills.
pub(super) const MOST_ON_HILLS: &str = "number-of-followers";
/// The rule that says whether gardens profit from vineyards.
pub(super) const VINEYARD_RULE: &str = "vineyards-for-garden";
/// The rule that says where the fairy stands.
pub(super) const FAIRY_RULE: &str = "fairy-placement";
/// The rule that says when the dragon moves.
pub(super) const DRAGON_RULE: &str = "dragon-move";
/// Its value for a fairy on a tile.
pub(super) const ON_TILE: &str = "on-tile";
/// Its value for a dragon that moves after scoring.
pub(super) const AFTER_SCORING: &str = "after-scoring";

fn fairy(value: Option<&str>) -> Result<&'static str, SavedGameError> {
    match value {
        None | Some("next-follower") => Ok(Fairy::Meeple.name()),
        Some(ON_TILE) => Ok(Fairy::Tile.name()),
        Some(other) => Err(unknown_value(FAIRY_RULE, other)),
    }
}

fn dragon_move(value: Option<&str>) -> Result<&'static str, SavedGameError> {
    match value {
        None | Some("before-scoring") => Ok(DragonMove::Before.name()),
        Some(AFTER_SCORING) => Ok(DragonMove::After.name()),
        Some(other) => Err(unknown_value(DRAGON_RULE, other)),
    }
}

fn unknown_value(rule: &str, value: &str) -> SavedGameError {
    SavedGameError::WrongSetup { what: format!("the rule {rule} has no value {value:?}") }
}

fn text_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn start(file: &SavedFile, library: &Library) -> Result<Start, SavedGameError> {
    let mut tiles = Vec::new();
    for tile in &file.setup.start {
        let kind =
            library.tile_by_saved_name(&tile.tile).ok_or_else(|| SavedGameError::UnknownTile {
                place: format!("start tile at [{},{}]", tile.x, tile.y),
                name: tile.tile.clone(),
            })?;
        let orientation =
            quarter_turns(tile.rotation).ok_or_else(|| SavedGameError::WrongSetup {
                what: format!(
                    "start tile {}: rotation {} is not 0, 90, 180 or 270",
                    tile.tile, tile.rotation
                ),
            })?;
        let cell = Cell::new(tile.x, tile.y);
        tiles.push(StartTile { tile: kind.id.clone(), cell, orientation });
    }
    Ok(if tiles.is_empty() { Start::Usual } else { Start::Tiles(tiles) })
}

/// The orientation for a rotation in degrees.
pub(super) fn quarter_turns(degrees: i64) -> Option<Orientation> {
    let turns = u8::try_from(degrees / 90).ok()?;
    (degrees % 90 == 0).then(|| Orientation::try_from(turns).ok()).flatten()
}

/// Whether the tiles that lie at the start are those that the sets bring along.
fn is_usual_start(setup: &Setup, library: &Library) -> bool {
    let usual = Setup { start: Start::Usual, ..setup.clone() };
    let pieces = |setup| Game::with_library(setup, library).map(|game| game.position().pieces);
    match (pieces(usual), pieces(setup.clone())) {
        (Ok(usual), Ok(chosen)) => usual == chosen,
        _ => false,
    }
}

/// Whether the tiles of a game show certain signs at all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signs {
    /// Inns, not counting those of WE-16.
    pub inns: bool,
    pub pig_herds: bool,
    /// Dragons, princesses and magic portals: the set that has them is part of the game.
    pub dragons: bool,
    /// Hills & Sheep: the set that has them is part of the game.
    pub hills: bool,
}

impl Signs {
    pub fn of(setup: &Setup, library: &Library) -> Self {
        let sets = setup.sets.iter().filter_map(|choice| library.set(&choice.id));
        let tiles: Vec<&Tile> =
            sets.flat_map(|set| &set.copies).filter_map(|(id, _)| library.tile(id)).collect();
        let has_inn =
            |tile: &&Tile| !tile.has(Symbol::Animal) && tile.roads.iter().any(|road| road.inn);
        let has_herd = |tile: &&Tile| tile.fields.iter().any(|field| field.pig_herds > 0);
        let has_dragons = |choice: &SetChoice| {
            library.set(&choice.id).is_some_and(|set| set.family == "princess-and-dragon")
        };
        let has_hills = |choice: &SetChoice| {
            library.set(&choice.id).is_some_and(|set| set.family == "hills-and-sheep")
        };
        Self {
            inns: tiles.iter().any(has_inn),
            pig_herds: tiles.iter().any(has_herd),
            dragons: setup.sets.iter().any(has_dragons),
            hills: setup.sets.iter().any(has_hills),
        }
    }
}

/// Sets options about signs that no tile of the game shows to their usual values.
fn forget_what_does_not_matter(setup: &mut Setup, library: &Library) {
    let signs = Signs::of(setup, library);
    if !signs.inns {
        setup.options.inns = Inns::default();
    }
    if !signs.pig_herds {
        setup.options.pig_herds = PigHerds::default();
    }
    let options = &mut setup.options;
    if signs.dragons {
        options.fairy_alone = FairyAlone::default();
    } else {
        options.dragon = Dragon::default();
        options.princess = Princess::default();
        options.portal = Portal::default();
        if options.fairy_alone == FairyAlone::Off {
            options.fairy = Fairy::default();
        }
    }
    if !signs.hills {
        options.shepherd = Shepherd::default();
        options.hill = Hill::default();
        options.vineyard = Vineyard::default();
    }
    if !signs.dragons || options.dragon == Dragon::Off {
        options.dragon_move = DragonMove::default();
    }
}

/// The kind of figure that saved games call `name`, if it is built.
pub(super) fn figure_kind(name: &str, library: &Library) -> Option<FigureKind> {
    let elements = &library.saved_games().elements;
    let element = elements.iter().find(|one| one.saved_figure.as_deref() == Some(name))?;
    FigureKind::ALL.into_iter().find(|kind| kind.name() == element.id)
}
