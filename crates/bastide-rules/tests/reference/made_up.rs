//! Tiles of all shapes that no box holds: a fixed set, and sets drawn at random.

use std::fmt::Write as _;

use bastide_rules::geometry::Shape;
use bastide_rules::tile::Library;

use super::random::Random;

/// The text of the fixed set `halves-and-doubles`.
pub const HALVES_AND_DOUBLES: &str = include_str!("halves_and_doubles.toml");

/// The standard library with the fixed set.
pub fn library_with_halves_and_doubles() -> Library {
    Library::standard()
        .extended(&[("halves_and_doubles.toml", HALVES_AND_DOUBLES)])
        .unwrap_or_else(|errors| panic!("{errors:#?}"))
}

/// How often each shape and each kind of side comes up in a random set.
#[derive(Clone, Copy, Debug)]
pub struct Mix {
    /// Squares, triangles, doubles.
    pub shapes: [usize; 3],
    /// Sides with field, road, city.
    pub sides: [usize; 3],
    /// Whether most tiles show the same on all sides, so that they often fit nowhere.
    pub alike: bool,
}

/// A segment of a random tile that takes up whole sides.
struct Block {
    letter: char,
    sides: Vec<usize>,
}

fn weighted(random: &mut Random, weights: &[usize; 3]) -> usize {
    let mut left = random.below(weights.iter().sum());
    weights
        .iter()
        .position(|&weight| {
            let found = left < weight;
            left = left.saturating_sub(weight);
            found
        })
        .expect("a weight that is not 0")
}

/// Which of the stretches between the sides of `block` a place on the outline lies in; places
/// count quarters of sides, so that middles of sides and of half-sides have numbers of their own.
fn stretch(block: &Block, place: usize) -> usize {
    let before = block.sides.iter().filter(|&&side| side * 4 + 2 < place).count();
    before % block.sides.len()
}

fn crosses(a: &Block, b: &Block) -> bool {
    let stretches: Vec<usize> = b.sides.iter().map(|side| stretch(a, side * 4 + 2)).collect();
    stretches.windows(2).any(|pair| pair[0] != pair[1])
}

/// Segments that do not cross: each side with a road or city belongs to one.
fn blocks(random: &mut Random, letters: &[char]) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for (side, &letter) in letters.iter().enumerate().filter(|(_, letter)| **letter != 'F') {
        let most = if letter == 'R' { 2 } else { letters.len() };
        let start = random.below(4);
        let joined = (0..blocks.len()).cycle().skip(start).take(blocks.len()).find(|&index| {
            let block = &blocks[index];
            let sides = block.sides.iter().copied().chain([side]).collect();
            let longer = Block { letter, sides };
            block.letter == letter
                && longer.sides.len() <= most
                && blocks.iter().enumerate().all(|(other, block)| {
                    other == index || !(crosses(&longer, block) || crosses(block, &longer))
                })
        });
        match joined {
            Some(index) if random.chance(2, 3) => blocks[index].sides.push(side),
            _ => blocks.push(Block { letter, sides: vec![side] }),
        }
    }
    blocks
}

/// One `[[tile]]`: segments that do not cross, and the fields between them.
fn random_tile(random: &mut Random, id: &str, mix: Mix) -> String {
    let shape = [Shape::Square, Shape::Triangle, Shape::Double][weighted(random, &mix.shapes)];
    let any_letter = |random: &mut Random| ['F', 'R', 'C'][weighted(random, &mix.sides)];
    let mut letters: Vec<char> = (0..shape.sides()).map(|_| any_letter(random)).collect();
    if mix.alike && random.chance(5, 6) {
        letters = vec![any_letter(random); shape.sides()];
    }
    let blocks = blocks(random, &letters);
    tile_text(random, id, shape, &letters, &blocks)
}

/// A square with a river through the sides `river`, joined, the other sides at random.
fn river_tile(random: &mut Random, id: &str, stack: &str, river: &[usize]) -> String {
    let mut letters: Vec<char> =
        (0..4).map(|_| ['F', 'R', 'C'][weighted(random, &[3, 1, 1])]).collect();
    let mut blocks = Vec::new();
    for &side in river {
        letters[side] = 'V';
    }
    for (side, &letter) in letters.iter().enumerate().filter(|(_, l)| matches!(l, 'R' | 'C')) {
        blocks.push(Block { letter, sides: vec![side] });
    }
    blocks.push(Block { letter: 'V', sides: river.to_vec() });
    let text = tile_text(random, id, Shape::Square, &letters, &blocks);
    format!("{text}stack = \"{stack}\"\n")
}

/// The text of a tile with these segments, and at random what else can be on it.
fn tile_text(
    random: &mut Random,
    id: &str,
    shape: Shape,
    letters: &[char],
    blocks: &[Block],
) -> String {
    let name = match shape {
        Shape::Square => "square",
        Shape::Triangle => "triangle",
        Shape::Double => "double",
    };
    let cities: Vec<&Block> = blocks.iter().filter(|block| block.letter == 'C').collect();
    let side_names = |block: &Block| {
        let names: Vec<&str> = block.sides.iter().map(|&side| shape.side_names()[side]).collect();
        names.join(" ")
    };
    let mut text = format!("\n[[tile]]\nid = \"{id}\"\nshape = \"{name}\"\nsides = \"");
    text.extend(letters);
    text.push_str("\"\n");
    let mut list = |key: &str, entries: Vec<String>| {
        if !entries.is_empty() {
            let _ = writeln!(text, "{key} = [{}]", entries.join(", "));
        }
    };
    let entries = cities.iter().map(|city| {
        let pennants = if random.chance(1, 4) { 1 + random.below(2) } else { 0 };
        format!("{{ sides = \"{}\", pennants = {pennants} }}", side_names(city))
    });
    list("cities", entries.collect());
    let entries = blocks.iter().filter(|block| block.letter == 'R').map(|road| {
        let inn = random.chance(1, 6);
        format!("{{ sides = \"{}\", inn = {inn} }}", side_names(road))
    });
    list("roads", entries.collect());
    let entries = blocks.iter().filter(|block| block.letter == 'V');
    list(
        "rivers",
        entries.map(|river| format!("{{ sides = \"{}\" }}", side_names(river))).collect(),
    );
    // A field is what no segment parts; `cut` says where it lies of each segment.
    let cut =
        |place: usize| -> Vec<usize> { blocks.iter().map(|block| stretch(block, place)).collect() };
    let mut fields: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for half in (0..shape.sides() * 2).filter(|half| letters[half / 2] != 'C') {
        let place = half / 2 * 4 + 1 + half % 2 * 2;
        let cut = cut(place);
        match fields.iter_mut().find(|(other, _)| *other == cut) {
            Some((_, halves)) => halves.push(half),
            None => fields.push((cut, vec![half])),
        }
    }
    let entries = fields.iter().map(|(cut, halves)| {
        let names: Vec<&str> = halves.iter().map(|&half| shape.half_names()[half]).collect();
        let touched = cities.iter().enumerate().filter(|(_, city)| {
            blocks.iter().zip(cut).all(|(block, &stretch_of_field)| {
                std::ptr::eq(block, **city)
                    || stretch(block, city.sides[0] * 4 + 2) == stretch_of_field
            })
        });
        let touched: Vec<String> = touched.map(|(index, _)| index.to_string()).collect();
        let herds = usize::from(random.chance(1, 8));
        format!(
            "{{ halves = \"{}\", cities = [{}], pig_herds = {herds} }}",
            names.join(" "),
            touched.join(", ")
        )
    });
    list("fields", entries.collect());
    // Which cell of a double a monastery would lie in is not settled by any rule in play.
    if shape != Shape::Double {
        if random.chance(1, 6) {
            text.push_str("building = \"monastery\"\n");
        }
        if random.chance(1, 8) {
            text.push_str("symbols = [\"garden\"]\n");
        }
    }
    text
}

/// A set `house` of random tiles. With `alone` it brings its own start layout, one of its tiles.
pub fn random_set(
    random: &mut Random,
    mix: Mix,
    kinds: usize,
    copies: usize,
    alone: bool,
) -> String {
    let mut tiles = String::new();
    let mut counts = String::new();
    for kind in 0..kinds {
        tiles += &random_tile(random, &format!("house-{kind:02}"), mix);
        let _ = writeln!(counts, "house-{kind:02} = {copies}");
    }
    let total = kinds * copies;
    let layout = if alone { "start_layout = \"house\"\n" } else { "" };
    let mut text = format!(
        "[set]\nid = \"house\"\nname = \"House tiles\"\nfamily = \"house\"\ntotal = {total}\n\
         {layout}\n[copies]\n{counts}{tiles}"
    );
    if alone {
        let turns = random.below(4);
        let _ = write!(
            text,
            "\n[[layout]]\nid = \"house\"\n\
             tiles = [{{ tile = \"house-00\", cell = [0, 0], orientation = {turns} }}]\n"
        );
    }
    text
}

/// The library that a text makes, added to the standard one or alone.
pub fn library_of(text: &str, alone: bool) -> Library {
    let base = if alone { Library::default() } else { Library::standard().clone() };
    base.extended(&[("house.toml", text)])
        .unwrap_or_else(|errors| panic!("{errors:#?}\nin\n{text}"))
}

/// A river `river-house` of random tiles: many bends and forks, so
/// that it runs into itself.
pub fn random_river(random: &mut Random) -> String {
    let mut tiles = river_tile(random, "house-spring", "river_source", &[1]);
    let mut counts = vec![("house-spring".to_owned(), 1)];
    let mut add = |random: &mut Random, id: String, stack: &str, sides: &[usize], count: usize| {
        tiles += &river_tile(random, &id, stack, sides);
        counts.push((id, count));
    };
    for index in 0..random.below(3) {
        add(random, format!("house-fork-{index}"), "river_fork", &[0, 1, 3], 1 + index);
    }
    for index in 0..3 + random.below(4) {
        add(random, format!("house-bend-{index}"), "river", &[2, 3], 2);
    }
    for index in 0..random.below(3) {
        add(random, format!("house-straight-{index}"), "river", &[1, 3], 2);
    }
    let lakes = 1 + random.below(2);
    add(random, "house-lake".to_owned(), "river_lake", &[3], lakes);
    let total: usize = counts.iter().map(|(_, count)| count).sum();
    let mut text = format!(
        "[set]\nid = \"house-river\"\nname = \"House river\"\nfamily = \"river-house\"\n\
         total = {total}\nstart_layout = \"house-river\"\n\n[copies]\n"
    );
    for (id, count) in counts {
        let _ = writeln!(text, "{id} = {count}");
    }
    text += &tiles;
    let turns = random.below(4);
    let _ = write!(
        text,
        "\n[[layout]]\nid = \"house-river\"\nused_with_families = [[\"river-house\"]]\n\
         tiles = [{{ tile = \"house-spring\", cell = [0, 0], orientation = {turns} }}]\n"
    );
    text
}
