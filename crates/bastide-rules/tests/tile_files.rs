//! Each kind of wrong tile file is refused, with file, tile, side and reason.

use bastide_rules::geometry::{HalfSide, PieceSide, Shape};
use bastide_rules::tile::{Library, SideKind, Tile};

/// A file without faults: a bend beside a city, and its twin with a garden.
const GOOD: &str = r#"
[set]
id     = "house"
name   = "Made at home"
family = "house"
total  = 5

[copies]
house-crrf        = 3
house-crrf-garden = 2

[[tile]]
id          = "house-crrf"
saved_names = ["HO/1"]
sides       = "CRRF"
cities      = [{ sides = "N", castle_base = true }]
roads       = [{ sides = "E S" }]
fields      = [
    { halves = "ENE SSW WSW WNW", cities = [0] },
    { halves = "ESE SSE" },
]
garden_twin = "house-crrf-garden"

[[tile]]
id          = "house-crrf-garden"
sides       = "CRRF"
cities      = [{ sides = "N", castle_base = true }]
roads       = [{ sides = "E S" }]
fields      = [
    { halves = "ESE SSE" },
    { halves = "ENE SSW WSW WNW", cities = [0] },
]
symbols     = ["garden"]
garden_twin = "house-crrf"
"#;

/// A set with one tile, described by `tile`.
fn one_tile(tile: &str) -> String {
    format!(
        "[set]\nid = \"one\"\nname = \"One\"\nfamily = \"one\"\ntotal = 1\n\n\
         [copies]\none-tile = 1\n\n[[tile]]\nid = \"one-tile\"\n{tile}\n"
    )
}

/// What is wrong with a library that consists of `text`.
fn errors(text: &str) -> Vec<String> {
    match Library::from_texts(&[("house.toml", text)]) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

/// What is wrong with [`GOOD`] once `from` is replaced by `to`, where it stands first.
fn errors_with(from: &str, to: &str) -> Vec<String> {
    assert!(GOOD.contains(from), "{from} is not in the file");
    errors(&GOOD.replacen(from, to, 1))
}

/// What is wrong with a lone tile.
fn errors_of_tile(tile: &str) -> Vec<String> {
    errors(&one_tile(tile))
}

fn read_tile(tile: &str) -> Tile {
    let library = Library::from_texts(&[("house.toml", &one_tile(tile))]).expect("a right file");
    library.tile("one-tile").expect("the tile of the file").clone()
}

#[test]
fn good_file_has_no_errors() {
    assert_eq!(errors(GOOD), [""; 0]);
}

#[test]
fn fields_of_an_error() {
    let text = GOOD.replace("\"ESE SSE\"", "\"ESE SSE SSW\"");
    let errors = Library::from_texts(&[("house.toml", &text)]).unwrap_err();
    assert_eq!(errors[0].file, "house.toml");
    assert_eq!(errors[0].tile.as_deref(), Some("house-crrf"));
    assert_eq!(errors[0].side.as_deref(), Some("SSW"));
}

#[test]
fn half_side_in_two_fields() {
    assert_eq!(
        errors_with("\"ESE SSE\"", "\"ESE SSE SSW\""),
        [
            "house.toml: tile house-crrf, side SSW: the half-side belongs to two fields, 0 and 1; \
             write it in one of them",
            "house.toml: tile house-crrf: `crossings` are not those pairs of segments that cross \
             each other; write crossings = [\"road:0 field:1\"], or correct the sides of the \
             segments",
        ]
    );
}

#[test]
fn half_side_in_no_field() {
    assert_eq!(
        errors_with("\"ESE SSE\"", "\"ESE\"")[0],
        "house.toml: tile house-crrf, side SSE: the half-side belongs to no field, though its \
         side is R; write it in the `halves` of a field"
    );
}

#[test]
fn half_side_on_a_city_side() {
    assert_eq!(
        errors_with("\"ENE SSW", "\"NNE ENE SSW")[0],
        "house.toml: tile house-crrf, side NNE: field:0 has this half-side, but its side is C; \
         take it from the field"
    );
}

#[test]
fn half_sides_out_of_order() {
    assert_eq!(
        errors_with("\"ESE SSE\"", "\"SSE ESE\"")[0],
        "house.toml: tile house-crrf: field:1 has sides twice or not in clockwise order; write \
         \"ESE SSE\""
    );
}

#[test]
fn unknown_side() {
    assert_eq!(
        errors_with("\"E S\"", "\"E Q\""),
        ["house.toml: tile house-crrf, side Q: unknown side; write N, E, S, W instead (shape = \
          \"square\")"]
    );
}

#[test]
fn unknown_half_side() {
    assert_eq!(
        errors_with("\"ESE SSE\"", "\"ESE SE\""),
        [
            "house.toml: tile house-crrf, side SE: unknown half-side; write NNW, NNE, ENE, ESE, SSE, \
          SSW, WSW, WNW instead (shape = \"square\")"
        ]
    );
}

#[test]
fn unknown_letter_in_sides() {
    assert_eq!(
        errors_with("\"CRRF\"", "\"CRXF\"")[0],
        "house.toml: tile house-crrf, side S: unknown letter X in sides = \"CRXF\"; write C for \
         city, R road, F field, V river, * anything or # City of Carcassonne"
    );
    assert_eq!(
        errors_with("\"CRRF\"", "\"CRR\"")[0],
        "house.toml: tile house-crrf: sides = \"CRR\" has not 4 letters; write one letter for \
         each of N, E, S, W"
    );
}

#[test]
fn sides_that_disagree_with_the_segments() {
    let errors = errors_with("\"CRRF\"", "\"CRFR\"");
    assert_eq!(
        errors[0],
        "house.toml: tile house-crrf, side S: road:0 reaches it, but `sides` says F; write R \
         there, or take the side from the segment"
    );
    assert_eq!(
        errors[1],
        "house.toml: tile house-crrf, side W: `sides` says R but no segment reaches it; write the \
         side in a segment, or F in `sides`"
    );
}

#[test]
fn side_in_two_segments() {
    let tile = r#"
        roads = [{ sides = "E S" }, { sides = "E W" }]
        fields = [{ halves = "NNW NNE ENE WNW" }, { halves = "ESE SSE" }, { halves = "SSW WSW" }]
    "#;
    assert_eq!(
        errors_of_tile(tile),
        [
            "house.toml: tile one-tile, side E: belongs to two segments, road:0 and road:1; write it \
          in one of them"
        ]
    );
}

#[test]
fn segment_without_sides() {
    let tile = r#"
        roads = [{ sides = "" }]
        fields = [{ halves = "NNW NNE ENE ESE SSE SSW WSW WNW" }]
    "#;
    assert_eq!(
        errors_of_tile(tile),
        ["house.toml: tile one-tile: road:0 reaches no side; write its `sides`"]
    );
}

#[test]
fn field_that_meets_a_city_without_touching_it() {
    assert_eq!(
        errors_with(", cities = [0] }", " }")[0],
        "house.toml: tile house-crrf, side WNW: field:0 meets the end of city:0 here without \
         touching it; write 0 in its `cities`, or in its `cities_apart` if the tile is drawn so"
    );
}

#[test]
fn cities_apart() {
    let apart = GOOD.replace("cities = [0] }", "cities_apart = [0] }");
    assert_eq!(errors(&apart), [""; 0]);
    let reason = "house.toml: tile house-crrf: field:1: cities_apart names 0, but this is only \
                  for cities that it meets and does not touch; take it out";
    assert_eq!(errors_with("\"ESE SSE\" }", "\"ESE SSE\", cities_apart = [0] }")[0], reason);
}

#[test]
fn field_with_an_unknown_city() {
    assert_eq!(
        errors_with("cities = [0] }", "cities = [0, 1] }")[0],
        "house.toml: tile house-crrf: field:0: cities = [0, 1] does not name cities of the tile \
         in order; they are numbered from 0 and there are 1"
    );
}

#[test]
fn shared_side_of_no_other_city() {
    assert_eq!(
        errors_with("sides = \"N\", castle_base = true", "sides = \"N\", shared_sides = \"E\"")[0],
        "house.toml: tile house-crrf, side E: city:0 shares it, but it is no side of another \
         city; write it in the `sides` of that city, or take it from `shared_sides`"
    );
}

#[test]
fn castle_base_with_two_sides() {
    let tile = r#"
        cities = [{ sides = "N E", castle_base = true }]
        fields = [{ halves = "SSE SSW WSW WNW", cities = [0] }]
    "#;
    assert_eq!(
        errors_of_tile(tile),
        ["house.toml: tile one-tile: city:0 is a castle base, but reaches more than one whole \
          side; take `castle_base` out (BC-20)"]
    );
}

#[test]
fn too_many_pennants() {
    assert_eq!(
        errors_with("sides = \"N\",", "sides = \"N\", pennants = 3,")[0],
        "house.toml: tile house-crrf: city:0 has 3 pennants; write 0, 1 or 2"
    );
}

#[test]
fn tunnel_of_the_other_kind() {
    assert_eq!(
        errors_with("\"E S\" }", "\"E S\", tunnel = \"entrance\" }")[0],
        "house.toml: tile house-crrf: road:0 has 2 sides, this kind of tunnel 1; write tunnel = \
         \"underpass\" if it is one of the other kind"
    );
}

#[test]
fn crossings_that_are_not_those_of_the_outline() {
    let tile = r#"
        roads = [{ sides = "N S" }, { sides = "E W" }]
        fields = [
            { halves = "NNW WNW" }, { halves = "NNE ENE" },
            { halves = "ESE SSE" }, { halves = "SSW WSW" },
        ]
    "#;
    assert_eq!(
        errors_of_tile(tile),
        ["house.toml: tile one-tile: `crossings` are not those pairs of segments that cross each \
          other; write crossings = [\"road:0 road:1\"], or correct the sides of the segments"]
    );
    let right = format!("{tile}\ncrossings = [\"road:0 road:1\"]");
    assert_eq!(errors_of_tile(&right), [""; 0]);
    let one_name = format!("{tile}\ncrossings = [\"road:0\"]");
    assert_eq!(
        errors_of_tile(&one_name),
        ["house.toml: tile one-tile: crossing \"road:0\" is not between two segments; write for \
          example \"city:0 road:0\""]
    );
}

#[test]
fn wrong_wagon_links() {
    let line = "garden_twin = \"house-crrf-garden\"";
    let with = |links: &str| errors_with(line, &format!("{line}\nwagon_links = [{links}]"));
    assert_eq!(with("\"city:0 road:0\""), [""; 0]);
    assert_eq!(
        with("\"city:0 road:1\""),
        ["house.toml: tile house-crrf: wagon link \"city:0 road:1\": road:1 is no city, road or \
          building of this tile"]
    );
    assert_eq!(
        with("\"city:0 building\""),
        ["house.toml: tile house-crrf: wagon link \"city:0 building\": building is no city, road \
          or building of this tile"]
    );
    assert_eq!(
        with("\"city:0 field:0\""),
        [
            "house.toml: tile house-crrf: wagon link \"city:0 field:0\": field:0 is no city, road or \
          building of this tile"
        ]
    );
    assert_eq!(
        with("\"city:0\""),
        ["house.toml: tile house-crrf: wagon link \"city:0\" is not between different segments; \
          write for example \"city:0 road:0\""]
    );
    assert_eq!(
        with("\"city:0 hut\""),
        ["house.toml: tile house-crrf: \"hut\" is no segment; write for example city:0 or \
             building"]
    );
}

#[test]
fn symbol_twice() {
    assert_eq!(
        errors_with("[\"garden\"]", "[\"garden\", \"garden\"]")[0],
        "house.toml: tile house-crrf-garden: the symbol Garden stands there twice; write it once"
    );
}

#[test]
fn unknown_key() {
    let errors = errors_with("roads  ", "streets");
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert!(errors[0].starts_with("house.toml: tile house-crrf: unknown field `streets`"));
    assert!(errors[0].contains("`roads`"), "{}", errors[0]);
    let errors = errors_with("castle_base", "castle");
    assert!(errors[0].starts_with("house.toml: tile house-crrf: unknown field `castle`"));
    let errors = errors_with("family", "kind  ");
    assert!(errors[0].starts_with("house.toml: set: unknown field `kind`"), "{errors:?}");
    assert_eq!(
        errors_with("[[tile]]", "[[tiles]]")[0].split(';').next(),
        Some("house.toml: unknown key `tiles`")
    );
}

#[test]
fn unknown_values() {
    let errors = errors_with("[\"garden\"]", "[\"gardens\"]");
    assert!(
        errors[0].starts_with("house.toml: tile house-crrf-garden: unknown variant `gardens`"),
        "{errors:?}"
    );
    let line = "garden_twin = \"house-crrf-garden\"";
    let errors = errors_with(line, &format!("{line}\nbuilding = \"inn\""));
    assert!(
        errors[0].starts_with("house.toml: tile house-crrf: unknown variant `inn`, expected"),
        "{errors:?}"
    );
}

#[test]
fn missing_keys() {
    assert_eq!(
        errors_with("id          = \"house-crrf\"\n", "")[0],
        "house.toml: tile number 1: missing field `id`"
    );
    assert_eq!(errors_with("total  = 5", "")[0], "house.toml: set: missing field `total`");
    assert_eq!(
        errors_with("{ sides = \"E S\" }", "{ inn = true }")[0],
        "house.toml: tile house-crrf: missing field `sides` in `roads`"
    );
}

#[test]
fn broken_toml() {
    let errors = errors_with("\"CRRF\"", "\"CRRF");
    assert_eq!(errors.len(), 1);
    assert!(errors[0].starts_with("house.toml: line 15, column "), "{errors:?}");
    let errors = errors_with("house-crrf        = 3", "house-crrf-garden = 3");
    assert!(errors[0].starts_with("house.toml: line 10, column 1: duplicate key"), "{errors:?}");
}

#[test]
fn lists_that_are_no_lists() {
    assert_eq!(errors("tile = 3"), ["house.toml: `tile` must be a list; write [[tile]]"]);
    assert_eq!(
        errors("copies = 3"),
        ["house.toml: `copies` must be a table of tiles and numbers; write [copies]"]
    );
    let errors = errors("[[layout]]\nid = \"lone\"");
    assert_eq!(errors, ["house.toml: layout number 1: missing field `tiles`"]);
}

#[test]
fn tiles_without_a_set() {
    let without = &GOOD[GOOD.find("[copies]").unwrap()..];
    assert_eq!(
        errors(without)[0],
        "house.toml: tiles or copies without a set; write a `[set]` into the same file"
    );
}

#[test]
fn copies_that_do_not_add_up() {
    assert_eq!(
        errors_with("house-crrf        = 3", "house-crrf        = 4"),
        [
            "house.toml: set house: the copies add up to 6, not to the total 5; correct [copies], or \
          write total = 6"
        ]
    );
    assert_eq!(
        errors_with("total  = 5", "total  = 5\npublished_total = 6"),
        ["house.toml: set house: the total is 5, the published total 6; write the same, or leave \
          `published_total` out if the set is no box"]
    );
}

#[test]
fn copies_that_are_no_number() {
    for wrong in ["0", "-1", "70000", "\"three\""] {
        assert_eq!(
            errors_with("house-crrf        = 3", &format!("house-crrf = {wrong}"))[0],
            format!(
                "house.toml: copies of house-crrf: {wrong} is no number of tiles; write a number \
                 from 1 on, or leave the line out"
            )
        );
    }
}

#[test]
fn more_copies_than_allowed() {
    let line = "garden_twin = \"house-crrf-garden\"";
    assert_eq!(
        errors_with(line, &format!("{line}\nmax_copies = 1")),
        ["house.toml: set house: 3 copies of house-crrf, which may be in a game 1 times at most; \
          write 1, or another `max_copies`"]
    );
}

#[test]
fn unknown_references_of_a_set() {
    assert_eq!(
        errors_with("house-crrf-garden = 2", "house-crrf-garden = 1\nhouse-none = 1"),
        ["house.toml: set house: there is no tile house-none; write the id of one"]
    );
    for (line, kind) in [
        ("removes_tiles = [\"none\"]", "tile"),
        ("requires_any_of = [\"none\"]", "family"),
        ("start_layout = \"none\"", "start layout"),
        ("elements_on_by_default = [\"none\"]", "element"),
        ("elements_always_on = [\"none\"]", "element"),
        ("elements_on_if_symbol_present = [\"none\"]", "element"),
        ("symbols_on_tiles = [\"none\"]", "element"),
    ] {
        assert_eq!(
            errors_with("total  = 5", &format!("total = 5\n{line}")),
            [format!("house.toml: set house: there is no {kind} none; write the id of one")]
        );
    }
}

#[test]
fn tile_described_but_not_in_the_set() {
    let text = GOOD.replace("house-crrf-garden = 2", "").replace("total  = 5", "total = 3");
    assert_eq!(
        errors(&text),
        [
            "house.toml: tile house-crrf-garden: is described in the file of set house but not among \
          its tiles; write it in [copies] or [supply_tiles], or describe it in the file of the \
          set that has it"
        ]
    );
}

#[test]
fn names_twice() {
    let other = GOOD.replace("HO/1", "HO/2").replace("\"house\"", "\"house-2\"");
    let errors = Library::from_texts(&[("house.toml", GOOD), ("house-2.toml", &other)]);
    let errors: Vec<String> = errors.unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(
        errors,
        [
            "house-2.toml: the tile id house-crrf is there twice, first in house.toml; write \
             another",
            "house-2.toml: the tile id house-crrf-garden is there twice, first in house.toml; \
             write another",
        ]
    );
    let errors = Library::standard().extended(&[("base-c1.toml", Library::standard_files()[0].1)]);
    let errors: Vec<String> = errors.unwrap_err().iter().map(ToString::to_string).collect();
    for name in ["set id base-c1", "saved name of a set basic:1", "saved name of a tile BA/RCr"] {
        let expected = format!(
            "base-c1.toml: the {name} is there twice, first in tiles/base-c1.toml; write another"
        );
        assert!(errors.contains(&expected), "{expected}");
    }
}

#[test]
fn twins_that_are_none() {
    assert_eq!(
        errors_with("garden_twin = \"house-crrf\"\n", "\n"),
        ["house.toml: tile house-crrf: the garden twin house-crrf-garden does not name this tile \
          as its own twin; write garden_twin = \"house-crrf\" in house-crrf-garden"]
    );
    assert_eq!(
        errors_with("garden_twin = \"house-crrf\"\n", "garden_twin = \"none\"\n")[1],
        "house.toml: tile house-crrf-garden: the garden twin none does not exist; write the id of \
         a tile"
    );
    let differs = "differs from its twin house-crrf in more or less than the symbol garden";
    assert!(errors_with("symbols     = [\"garden\"]", "")[1].contains(differs));
    let errors = errors_with("symbols     = [\"garden\"]", "symbols = [\"garden\", \"hill\"]");
    assert!(errors[1].contains(differs));
}

/// All errors of all files come at once.
#[test]
fn all_errors_are_collected() {
    let text = GOOD
        .replace("\"E S\"", "\"E Q\"")
        .replace("total  = 5", "total = 7")
        .replace("[\"HO/1\"]", "[\"HO/1\", \"HO/1\"]");
    let broken = "[set";
    let errors = Library::from_texts(&[("broken.toml", broken), ("house.toml", &text)]);
    let files: Vec<String> = errors
        .unwrap_err()
        .iter()
        .map(|error| format!("{} {:?}", error.file, error.tile.as_deref()))
        .collect();
    assert_eq!(
        files,
        [
            "broken.toml None",
            "house.toml Some(\"house-crrf\")",
            "house.toml Some(\"house-crrf-garden\")",
            "house.toml None",
            "house.toml None",
        ]
    );
}

/// The standard tiles with a start layout of these `tiles` (lines of the list).
fn errors_of_layout(tiles: &str) -> Vec<String> {
    let text = format!("[[layout]]\nid = \"house\"\ntiles = [{tiles}]");
    match Library::standard().extended(&[("house.toml", &text)]) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn layouts_that_fit_or_not() {
    let start = "{ tile = \"base-crfr\", cell = [0, 0] }";
    let next = |cell: &str, more: &str| {
        errors_of_layout(&format!("{start}, {{ tile = \"base-crfr\", cell = {cell}{more} }}"))
    };
    assert_eq!(errors_of_layout(start), [""; 0]);
    assert_eq!(next("[1, 0]", ""), [""; 0]);
    assert_eq!(next("[0, -1]", ", orientation = 2"), [""; 0]);
    let reason = |text: &str| {
        [format!("house.toml: layout house: {text}; lay the tile elsewhere or turn it")]
    };
    assert_eq!(next("[0, 0]", ""), reason("base-crfr lies on another tile on cell (0, 0)"));
    assert_eq!(
        next("[1, 0]", ", orientation = 1"),
        reason("base-crfr does not fit base-crfr: side E is R, side S is F")
    );
    assert_eq!(
        next("[2, 0]", ""),
        [
            "house.toml: layout house: base-crfr touches no other tile on cell (0, 0); lay the \
             tile elsewhere or turn it",
            "house.toml: layout house: base-crfr touches no other tile on cell (2, 0); lay the \
             tile elsewhere or turn it",
        ]
    );
    assert_eq!(
        errors_of_layout("{ tile = \"count-12\", cell = [0, 0] }"),
        [
            "house.toml: layout house: count-12: side N is inside the City of Carcassonne, but \
             no tile lies beyond it; lay the tile elsewhere or turn it",
            "house.toml: layout house: count-12: side W is inside the City of Carcassonne, but \
             no tile lies beyond it; lay the tile elsewhere or turn it",
        ]
    );
    assert_eq!(
        errors_of_layout(
            "{ tile = \"count-01\", cell = [0, 0] }, { tile = \"count-02\", cell = [1, 0], \
             orientation = 2 }"
        )[0],
        "house.toml: layout house: count-01 does not fit count-02: of the half-sides ENE \
         and ESE only one is field; lay the tile elsewhere or turn it"
    );
    assert_eq!(
        errors_of_layout("{ tile = \"none\", cell = [0, 0] }"),
        ["house.toml: layout house: there is no tile none; write the id of one"]
    );
    let errors = errors_of_layout("{ tile = \"base-crfr\", cell = [0, 0], orientation = 4 }");
    assert!(errors[0].contains("an orientation is 0 to 3 quarter turns"), "{errors:?}");
}

#[test]
fn unknown_references_of_layouts_boxes_and_removals() {
    let layout = "[[layout]]\nid = \"house\"\ntiles = []\nused_with_families = [[\"none\"]]\n\
                  not_with_families = [\"neither\"]";
    let unknown = |what: &str, kind: &str, name: &str| {
        format!("house.toml: {what}: there is no {kind} {name}; write the id of one")
    };
    let known = "house.toml: box Big: its sets have 72 tiles, not 73; write total = 72, or \
                 correct `sets`";
    assert_eq!(
        errors(layout),
        [unknown("layout house", "family", "none"), unknown("layout house", "family", "neither")]
    );
    let removal = "[[removal]]\nwhen = { set_in_use = \"a\", start_layout = \"b\", \
                   start_layout_is_not = \"c\", rule = \"d\", value = \"e\" }\nremoves = [\"f\"]";
    assert_eq!(
        errors(removal),
        [
            unknown("removal 1", "tile", "f"),
            unknown("removal 1", "set", "a"),
            unknown("removal 1", "start layout", "b"),
            unknown("removal 1", "start layout", "c"),
            unknown("removal 1", "rule", "d"),
        ]
    );
    let product = "[[box]]\nname = \"Big\"\nsets = [\"base-c1\", \"none\"]\ntotal = 73";
    let errors = Library::standard().extended(&[("house.toml", product)]).unwrap_err();
    let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(errors, [unknown("box Big", "set", "none"), known.to_owned()]);
}

#[test]
fn wrong_names_of_saved_games() {
    let text = r#"
        [half_sides]
        NL = "NW"
        [locations]
        NE = "N O"
        [[token]]
        id = "acorn"
        saved_key = "ACORN"
        element = "squirrel"
        owner = "bag"
        [[rule]]
        id = "nuts"
        name = "Nuts"
        saved_key = "nuts"
        group = "play"
        used_with_elements = ["hare+mouse"]
        values = [{ value = "one", saved = "1" }]
        default = "two"
    "#;
    let at = |reason: &str| format!("house.toml: {reason}");
    assert_eq!(
        errors(text),
        [
            at("token acorn: there is no element squirrel; write the id of one"),
            at("rule nuts: \"two\" is not among `values`; add it"),
            at("rule nuts: there is no element hare; write the id of one"),
            at("rule nuts: there is no element mouse; write the id of one"),
            at("half-side NL: unknown half-side NW; write one of NNW, NNE, ENE, ESE, SSE, SSW, \
                WSW, WNW"),
            at("location NE: unknown side O; write N, E, S, W"),
        ]
    );
}

/// HA-7, HA-8, HA-10: a triangle has the sides A and B and the long side L.
#[test]
fn triangles() {
    let tile = read_tile(
        r#"
        shape = "triangle"
        sides = "CRF"
        cities = [{ sides = "A" }]
        roads = [{ sides = "B" }]
        fields = [{ halves = "B0", cities = [0] }, { halves = "B1 L0 L1", cities = [0] }]
        "#,
    );
    assert_eq!(tile.shape, Shape::Triangle);
    assert_eq!(tile.sides, [SideKind::City, SideKind::Road, SideKind::Field]);
    assert_eq!(tile.cities[0].sides, [PieceSide(0)]);
    assert_eq!(tile.fields[1].halves, [HalfSide(3), HalfSide(4), HalfSide(5)]);
    // The last half-side of the long side meets the beginning of side A.
    assert_eq!(
        errors_of_tile(
            "shape = \"triangle\"\ncities = [{ sides = \"A\" }]\nfields = [\
             { halves = \"B0\", cities = [0] }, { halves = \"B1 L0 L1\" }]"
        ),
        ["house.toml: tile one-tile, side L1: field:1 meets the end of city:0 here without \
          touching it; write 0 in its `cities`, or in its `cities_apart` if the tile is drawn so"]
    );
    assert_eq!(
        errors_of_tile("shape = \"triangle\"\nfields = [{ halves = \"A0 A1 B0 B1 L0 NNW\" }]"),
        ["house.toml: tile one-tile, side NNW: unknown half-side; write A0, A1, B0, B1, L0, L1 \
          instead (shape = \"triangle\")"]
    );
    // HA-11: on the long side both halves belong to fields, or neither.
    let lone = errors_of_tile("shape = \"triangle\"\nfields = [{ halves = \"A0 A1 B0 B1 L0\" }]");
    assert!(lone[0].starts_with("house.toml: tile one-tile, side L1"), "{lone:?}");
    assert_eq!(
        errors_of_tile(
            "shape = \"triangle\"\nroads = [{ sides = \"A L\" }]\nfields = [\
             { halves = \"A0 A1 B0 B1 L0 L1\" }]"
        ),
        ["house.toml: tile one-tile: `crossings` are not those pairs of segments that cross each \
          other; write crossings = [\"road:0 field:0\"], or correct the sides of the segments"]
    );
}

/// HA-49: a double has two cells and six sides.
#[test]
fn doubles() {
    let tile = read_tile(
        r#"
        shape = "double"
        sides = "CFRFVF"
        cities = [{ sides = "N0", castle_base = true }]
        roads = [{ sides = "E" }]
        rivers = [{ sides = "S0" }]
        fields = [
            { halves = "N1a N1b Ea", cities = [0] },
            { halves = "Eb S1a S1b S0a" },
            { halves = "S0b Wa Wb", cities = [0] },
        ]
        "#,
    );
    assert_eq!(tile.shape, Shape::Double);
    assert_eq!(tile.sides.len(), 6);
    assert_eq!(tile.rivers[0].sides, [PieceSide(4)]);
    assert_eq!(tile.fields[2].halves, [HalfSide(9), HalfSide(10), HalfSide(11)]);
    // Two roads along the tile that change places cross each other.
    let crossing = r#"
        shape = "double"
        roads = [{ sides = "N0 S1" }, { sides = "N1 S0" }]
        fields = [
            { halves = "N0a S0b Wa Wb" }, { halves = "N0b N1a" },
            { halves = "N1b Ea Eb S1a" }, { halves = "S1b S0a" },
        ]
    "#;
    assert!(errors_of_tile(crossing)[0].contains("write crossings = [\"road:0 road:1\"]"));
    assert_eq!(errors_of_tile(&format!("{crossing}\ncrossings = [\"road:0 road:1\"]")), [""; 0]);
    assert_eq!(
        errors_of_tile("shape = \"double\"\nsides = \"FFFF\"")[0],
        "house.toml: tile one-tile: sides = \"FFFF\" has not 6 letters; write one letter for each \
         of N0, N1, E, S1, S0, W"
    );
}

/// Pieces of all shapes in one start layout: two triangles fill a cell and meet on the diagonal.
#[test]
fn layouts_of_triangles_and_doubles() {
    let tiles = r#"
        [set]
        id = "shapes"
        name = "Shapes"
        family = "shapes"
        total = 3
        [copies]
        shapes-triangle = 2
        shapes-double = 1
        [[tile]]
        id = "shapes-triangle"
        shape = "triangle"
        sides = "FFR"
        roads = [{ sides = "L" }]
        fields = [{ halves = "A0 A1 B0 B1 L0 L1" }]
        [[tile]]
        id = "shapes-double"
        shape = "double"
        sides = "FFRFFF"
        roads = [{ sides = "E" }]
        fields = [{ halves = "N0a N0b N1a N1b Ea Eb S1a S1b S0a S0b Wa Wb" }]
    "#;
    let layout = |tiles: &str| format!("[[layout]]\nid = \"shapes\"\ntiles = [{tiles}]");
    let errors = |laid: &str| -> Vec<String> {
        match Library::from_texts(&[("house.toml", tiles), ("layout.toml", &layout(laid))]) {
            Ok(_) => Vec::new(),
            Err(errors) => errors.iter().map(ToString::to_string).collect(),
        }
    };
    let north_east = "{ tile = \"shapes-triangle\", cell = [0, 0] }";
    let south_west = "{ tile = \"shapes-triangle\", cell = [0, 0], orientation = 2 }";
    let south_east = "{ tile = \"shapes-triangle\", cell = [0, 0], orientation = 1 }";
    let east = "{ tile = \"shapes-double\", cell = [1, 0] }";
    assert_eq!(errors(&format!("{north_east}, {south_west}, {east}")), [""; 0]);
    // Lying west to east the other way round, the double ends with its road at the triangle.
    let turned = "{ tile = \"shapes-double\", cell = [2, 0], orientation = 2 }";
    assert_eq!(
        errors(&format!("{north_east}, {turned}")),
        ["layout.toml: layout shapes: shapes-triangle does not fit shapes-double: side B is F, \
          side E is R; lay the tile elsewhere or turn it"]
    );
    assert_eq!(
        errors(&format!("{north_east}, {south_east}")),
        ["layout.toml: layout shapes: shapes-triangle lies on another tile on cell (0, 0); lay \
          the tile elsewhere or turn it"]
    );
    let over = "{ tile = \"shapes-double\", cell = [-1, 0] }";
    assert_eq!(
        errors(&format!("{north_east}, {over}")),
        ["layout.toml: layout shapes: shapes-double lies on another tile on cell (0, 0); lay the \
          tile elsewhere or turn it"]
    );
}

/// A set made at home may lie on top of the standard ones and use their tiles.
#[test]
fn sets_made_at_home() {
    let text = r#"
        [set]
        id = "roads"
        name = "More roads"
        family = "roads"
        total = 12
        requires_any_of = ["base"]
        symbols_on_tiles = ["garden"]
        [copies]
        base-frfr = 12
    "#;
    let library = Library::standard().extended(&[("roads.toml", text)]).unwrap();
    assert_eq!(library.sets().len(), Library::standard().sets().len() + 1);
    assert_eq!(library.tiles().len(), Library::standard().tiles().len());
    let set = library.set("roads").unwrap();
    assert_eq!(set.copies, [("base-frfr".to_owned(), 12)]);
    assert_eq!((set.edition.as_str(), set.first_published), ("any", None));
    assert_eq!(library.set_of_tile("base-frfr").unwrap().id, "base-c1");
}

/// No file makes the reader panic: every line left out or doubled, every character left out or
/// replaced, and the file cut off anywhere.
#[test]
fn damaged_files_are_read_without_panic() {
    let mut wrong = 0;
    let mut read = |text: &str| wrong += usize::from(!errors(text).is_empty());
    let lines: Vec<&str> = GOOD.lines().collect();
    for index in 0..lines.len() {
        let mut without = lines.clone();
        without.remove(index);
        read(&without.join("\n"));
        let mut doubled = lines.clone();
        doubled.insert(index, lines[index]);
        read(&doubled.join("\n"));
    }
    for index in 0..GOOD.len() {
        read(&GOOD[..index]);
        read(&[&GOOD[..index], &GOOD[index + 1..]].concat());
        for other in ["0", "9", "N", "\"", "]", "é"] {
            read(&[&GOOD[..index], other, &GOOD[index + 1..]].concat());
        }
    }
    assert!(wrong > 1000, "{wrong} of the damaged files were refused");
}
