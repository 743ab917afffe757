use bastide_bots::{Player, Rng, draw, player_by_name};
use bastide_rules::{Action, ActionList, Actor, Events, Game, Setup};

/// Two numbers that change when behaviour changes, and only then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signatures {
    /// Of the rules: legal actions, states and points of random games with all setups below.
    pub rules: u64,
    /// Of the computer players: what they choose.
    pub players: u64,
}

/// A setup of the rules' signature: sets, seats, options.
type SignedSetup = (&'static [&'static str], u8, &'static [(&'static str, &'static str)]);

const SETUPS: &[SignedSetup] = &[
    (&["base-c2"], 2, &[]),
    (&["base-c1"], 5, &[("farmers", "F1"), ("tiny_city", "2")]),
    (&["base-c2"], 3, &[("farmers", "F2"), ("abbot", "on")]),
    (&["base-c2"], 2, &[("farmers", "off"), ("meeples", "2")]),
    (&["base-c2", "river-1-c2"], 4, &[]),
    (&["base-c2", "river-2-c2"], 2, &[("river_uturn", "c3"), ("river_start_tile", "shuffled")]),
    (&["winter"], 6, &[("winter_inn", "on")]),
    (&["base-c2", "princess-and-dragon-c2"], 3, &[]),
    (&["winter", "gingerbread-man"], 2, &[]),
    (
        &["winter", "princess-and-dragon-c1", "gingerbread-man"],
        4,
        &[("fairy", "tile"), ("dragon_move", "after"), ("princess", "may"), ("gb_return", "may")],
    ),
    (&["base-c2"], 3, &[("christmas_present", "on")]),
    (
        &["winter", "gingerbread-man", "princess-and-dragon-c1", "halflings-1"],
        2,
        &[("christmas_present", "on"), ("lightning", "own_turn")],
    ),
];

/// Random games for each setup.
const GAMES: u64 = 12;

/// Plays the games of the signatures.
///
/// # Panics
/// If one of the setups cannot be played.
pub fn signatures() -> Signatures {
    let mut rules = Digest::new();
    for (index, (sets, seats, options)) in SETUPS.iter().enumerate() {
        let mut setup = Setup::with_sets(sets, *seats);
        for (id, value) in *options {
            setup.options.set(id, value).expect("the options of the signature exist");
        }
        let fresh = Game::new(setup).expect("the setups of the signature can be played");
        for game in 0..GAMES {
            let mut rng = Rng::stream(index as u64, game);
            let mut choices = Rng::new(rng.next_u64());
            play(&fresh, &mut rng, &mut rules, |_, _, actions| {
                choices.pick(actions).expect("there is at least one legal action")
            });
        }
    }
    Signatures { rules: rules.value, players: players_signature() }
}

fn players_signature() -> u64 {
    let fresh =
        Game::new(Setup::with_set("base-c2", 2)).expect("the base game of the signature exists");
    let mut digest = Digest::new();
    for game in 0..3 {
        let mut players: Vec<Box<dyn Player>> = ["greedy", "random"]
            .into_iter()
            .zip(2 * game..)
            .filter_map(|(name, seed)| player_by_name(name, seed))
            .collect();
        play(&fresh, &mut Rng::stream(99, game), &mut digest, |game, seat, actions| {
            players[seat].choose(game, actions)
        });
    }
    digest.value
}

/// Plays one game and takes in what can be seen from outside: legal actions, states, points.
///
/// The actions are put into an order of their own first, so that the order in which the engine
/// happens to list them is no part of the signature.
fn play(
    fresh: &Game,
    rng: &mut Rng,
    digest: &mut Digest,
    mut choose: impl FnMut(&Game, usize, &[Action]) -> Action,
) {
    let mut game = fresh.clone();
    let mut events = Events::off();
    let mut actions = ActionList::new();
    while let Some(actor) = game.decision().actor {
        let action = match actor {
            Actor::Chance => draw(&game, rng).expect("chance has something to draw"),
            Actor::Seat(seat) => {
                game.legal_actions(&mut actions);
                actions.sort_by_cached_key(written);
                digest.take(actions.len() as u64);
                choose(&game, seat.index(), &actions)
            }
        };
        digest.take_text(&written(&action));
        game.play(action, &mut events).expect("listed actions are legal");
        game.scores().iter().for_each(|&points| digest.take(points as u64));
    }
    digest.take(game.key());
}

/// The action as it is written into records.
fn written(action: &Action) -> String {
    serde_json::to_string(action).expect("actions can be written")
}

/// Mixes numbers one by one into 64 bits (FNV-1a over the bytes of each).
struct Digest {
    value: u64,
}

impl Digest {
    const fn new() -> Self {
        Self { value: 0xCBF2_9CE4_8422_2325 }
    }

    fn take(&mut self, number: u64) {
        self.take_bytes(&number.to_le_bytes());
    }

    fn take_text(&mut self, text: &str) {
        self.take_bytes(text.as_bytes());
    }

    fn take_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.value = (self.value ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
}
