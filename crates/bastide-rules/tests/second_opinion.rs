//! Base games played and scored by another program, as a second opinion on scoring.
//!
//! The environment variable `BASTIDE_SECOND_OPINION` names a file of games, written by the
//! yardstick in `../shared/yardstick` (`yardstick dump > games.txt`). Each game is a line
//! `G turns`, one line a turn (tile letter, column, row, the four edges as laid, quarter turns,
//! figure and where it stands) and a line `S` with the points of both players.

use bastide_rules::geometry::{Cell, HalfSide, Orientation, PieceSide};
use bastide_rules::setup::Setup;
use bastide_rules::tile::{SegmentRef, Tile};
use bastide_rules::{Action, DecisionKind, Events, FigureKind, Game, SegmentKind, Spot, TurnState};

/// The tiles BG-TA to BG-TX.
const TILES: [&str; 24] = [
    "base-ffrf-monastery",
    "base-ffff-monastery",
    "base-cccc-pennant",
    "base-crfr",
    "base-cfff",
    "base-fcfc-pennant",
    "base-fcfc",
    "base-c1fc2f",
    "base-c1ffc2",
    "base-crrf",
    "base-cfrr",
    "base-cr1r2r3",
    "base-cffc-pennant",
    "base-cffc",
    "base-crrc-pennant",
    "base-crrc",
    "base-ccfc-pennant",
    "base-ccfc",
    "base-ccrc-pennant",
    "base-ccrc",
    "base-frfr",
    "base-ffrr",
    "base-fr1r2r3",
    "base-r1r2r3r4",
];

struct Turn {
    tile: &'static str,
    cell: Cell,
    edges: String,
    /// `n` nothing, `m` monastery, `c` and `r` city and road by side, `f` field by half-side.
    figure: String,
    place: usize,
}

fn turn(line: &str) -> Turn {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [tile, x, y, edges, _, figure, place] = words[..] else { panic!("no turn: {line}") };
    let letter = tile.bytes().next().expect("a letter") - b'A';
    Turn {
        tile: TILES[usize::from(letter)],
        cell: Cell::new(x.parse().expect("a column"), y.parse().expect("a row")),
        edges: edges.to_owned(),
        figure: figure.to_owned(),
        place: place.parse().expect("a number"),
    }
}

/// The orientation in which the tile shows these edges, from the north clockwise.
fn orientation(tile: &Tile, edges: &str) -> Orientation {
    let shows = |turns: usize| -> String {
        (0..4).map(|side| tile.sides[(side + 4 - turns) % 4].letter()).collect()
    };
    let turns = (0..4).find(|&turns| shows(turns) == edges);
    Orientation::new(turns.unwrap_or_else(|| panic!("{} never shows {edges}", tile.id)) as u8)
}

/// The number of the segment on which the figure stands.
fn segment(game: &Game, turn: &Turn, orientation: Orientation) -> u8 {
    let rules = game.rules();
    let kind = rules.kind(rules.kind_of_tile(turn.tile).expect("a base tile"));
    let turns = orientation.quarter_turns();
    let side = PieceSide(((turn.place + 4 - turns) % 4) as u8);
    let half = HalfSide(((turn.place + 8 - 2 * turns) % 8) as u8);
    let found =
        kind.segments.iter().position(|segment| match (turn.figure.as_str(), segment.source) {
            ("m", _) => segment.kind == SegmentKind::Monastery,
            ("c", SegmentRef::City(index)) => kind.tile.cities[index].sides.contains(&side),
            ("r", SegmentRef::Road(index)) => kind.tile.roads[index].sides.contains(&side),
            ("f", SegmentRef::Field(index)) => kind.tile.fields[index].halves.contains(&half),
            _ => false,
        });
    found.unwrap_or_else(|| panic!("{} has no {} {}", turn.tile, turn.figure, turn.place)) as u8
}

fn play(turns: &[Turn]) -> Vec<i32> {
    let mut game = Game::new(Setup::with_set("base-c1", 2)).expect("a playable setup");
    let mut events = Events::off();
    for (index, turn) in turns.iter().enumerate() {
        let kind = game.rules().kind_of_tile(turn.tile).expect("a base tile");
        let orientation = orientation(&game.rules().kind(kind).tile, &turn.edges);
        game.play(Action::Draw(kind), &mut events).expect("a tile of the pile");
        let place = Action::PlaceTile { cell: turn.cell, orientation };
        game.play(place, &mut events).expect("a legal place");
        let last = index + 1 == turns.len();
        if game.decision().kind != DecisionKind::MainAction {
            assert_eq!(turn.figure, "n", "no figure can be placed");
            continue;
        }
        // Tiles that had no legal place are not in the file: take them out before the end.
        if last && game.tiles_left() > 0 {
            let mut position = game.position();
            assert_eq!(position.turn, TurnState::MainAction);
            position.pile.clear();
            game = Game::from_position(game.shared_rules().clone(), &position)
                .expect("the same position with no pile");
        }
        let action = match turn.figure.as_str() {
            "n" => Action::Pass,
            _ => Action::PlaceFigure {
                kind: FigureKind::Meeple,
                spot: Spot::new(turn.cell, segment(&game, turn, orientation)),
            },
        };
        game.play(action, &mut events).expect("a legal figure");
    }
    if !game.is_over() {
        // The last tile left no choice of a figure, and a tile without a place was left over.
        let mut position = game.position();
        position.pile.clear();
        game = Game::from_position(game.shared_rules().clone(), &position).expect("no pile");
    }
    assert!(game.is_over());
    game.scores().to_vec()
}

#[test]
fn base_games_of_another_program_give_the_same_points() {
    let Ok(path) = std::env::var("BASTIDE_SECOND_OPINION") else {
        eprintln!("skipped: BASTIDE_SECOND_OPINION names no file of games");
        return;
    };
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut turns: Vec<Turn> = Vec::new();
    let mut games = 0;
    for line in text.lines() {
        if line.starts_with("G ") && line.split_whitespace().count() == 2 {
            turns.clear();
        } else if let Some(points) =
            line.strip_prefix("S ").filter(|rest| !rest.contains(['F', 'C', 'R']))
        {
            let expected: Vec<i32> =
                points.split_whitespace().map(|word| word.parse().expect("points")).collect();
            games += 1;
            assert_eq!(play(&turns), expected, "game {games} of {path}");
        } else {
            turns.push(turn(line));
        }
    }
    assert!(games > 0, "{path} holds no game");
    eprintln!("{games} games of another program give the same points");
}
