//! The table of cards, and what is wrong with faulty ones.

use bastide_rules::card::{CardSymbol, Certainty, Deck, card_named, cards, read_cards};
use bastide_rules::{Action, Actor, Event, Events, Game, Seat, Setup};

/// XP set-up: two decks of 16 kinds, two copies each, with their marks.
#[test]
fn the_table_is_the_page() {
    let count = |is_meant: &dyn Fn(&bastide_rules::card::Card) -> bool| -> u32 {
        cards().iter().filter(|card| is_meant(card)).map(|card| u32::from(card.count)).sum()
    };
    assert_eq!(cards().len(), 32);
    assert_eq!(count(&|_| true), 64);
    for deck in Deck::ALL {
        assert_eq!(count(&|card| card.deck == deck), 32);
    }
    assert_eq!(count(&|card| card.certainty == Certainty::Confirmed), 22);
    assert_eq!(count(&|card| card.certainty == Certainty::Inferred), 8);
    assert_eq!(count(&|card| card.certainty == Certainty::Assumed), 34);
    // XP-14, XP-16, XP-17: what the page says of the symbols.
    let symbols = |deck, symbol| {
        cards().iter().filter(|card| card.deck == deck && card.symbol == symbol).count()
    };
    let of = |deck| {
        [CardSymbol::Lightning, CardSymbol::None, CardSymbol::Town].map(|one| symbols(deck, one))
    };
    assert_eq!(of(Deck::Cloister), [5, 6, 5]);
    assert_eq!(of(Deck::Roadside), [10, 5, 1]);
}

/// Every card has a name and a text in every language.
#[test]
fn every_card_has_its_texts() {
    for language in ["en", "cs", "ca"] {
        let file = format!("{}/../../locales/{language}/cards.ftl", env!("CARGO_MANIFEST_DIR"));
        let texts = std::fs::read_to_string(&file).expect("the texts of cards");
        for card in cards() {
            for key in [card.text.clone(), format!("{}-rule", card.text)] {
                let begins = format!("\n{key} = ");
                assert!(texts.contains(&begins), "{file}: {key}");
            }
        }
    }
}

const GOOD: &str = r#"[[card]]
id = "C01"
deck = "cloister"
count = 2
symbol = "lightning"
certainty = "confirmed"
text = "card-three-points"
rule = "XP-34"
effect = { kind = "points", points = 3 }
"#;

/// What is said of a faulty file.
fn fault(text: &str) -> String {
    read_cards("cards/test.toml", text).expect_err("a fault").to_string()
}

#[test]
fn faults_are_told_with_line_and_reason() {
    assert_eq!(read_cards("cards/test.toml", GOOD).map(|cards| cards.len()), Ok(1));
    let changed = |from: &str, to: &str| fault(&GOOD.replace(from, to));
    let cases = [
        (changed("cloister", "abbey"), "cards/test.toml:3:", "unknown variant `abbey`"),
        (changed("count = 2", "count = 0"), "cards/test.toml:1:", "0 copies; write 1 to 20"),
        (changed("XP-34", "XP-12"), "cards/test.toml:1:", "XP-34 to XP-62"),
        (changed("points = 3", "points = 0"), "cards/test.toml:1:", "`points` is 1 or more"),
        (changed("\"points\"", "\"dance\""), "cards/test.toml:9:", "dance"),
        (changed("lightning", "town"), "cards/test.toml:1:", "needs another symbol: lightning"),
        (changed("card-three", "three"), "cards/test.toml:1:", "begins with card-"),
        (changed("C01", "C-1"), "cards/test.toml:1:", "letters and digits"),
        (
            changed("kind = \"points\", points = 3", "kind = \"spoil_card\""),
            ":1:",
            "write roadside",
        ),
        (fault(&GOOD.repeat(2)), "cards/test.toml:10:", "C01 is there already"),
        (fault("card = []"), "cards/test.toml:1:", "no card"),
        (fault(&GOOD.replace("count = 2", "count = 2\nname = 1")), "test.toml:5:", "name"),
    ];
    for (message, place, reason) in cases {
        assert!(message.contains(place) && message.contains(reason), "{message}: {reason}");
    }
    let rate = GOOD.replace("lightning", "none").replace(
        "kind = \"points\", points = 3",
        "kind = \"rate\", feature = \"road\", only = \"with_pennants\", majority = true, of = \"tiles\", plus = 1",
    );
    assert!(fault(&rate).contains("`only = \"loop\"`"), "{}", fault(&rate));
    let two = rate.replace("with_pennants", "loop").replace("plus = 1", "plus = 1, times = 2");
    assert!(fault(&two).contains("only one"), "{}", fault(&two));
}

/// Without the option there are no cards and no secrets.
#[test]
fn cards_are_in_play_by_option_only() {
    let game = Game::new(Setup::with_set("base-c2", 2)).expect("a playable setup");
    assert!(!game.has_cards() && !game.has_secrets());
    assert_eq!(Deck::ALL.map(|deck| game.cards_left(deck)), [0, 0]);
    let mut setup = Setup::with_set("base-c2", 2);
    setup.options.set("christmas_present", "on").expect("an option");
    let game = Game::new(setup).expect("a playable setup");
    assert!(game.has_cards() && game.has_secrets());
    assert_eq!(Deck::ALL.map(|deck| game.cards_left(deck)), [32, 32]);
    assert!(game.position().cards.is_some());
}

/// XP-23: positions in which copies are missing, or hands are hidden, are refused.
#[test]
fn positions_hold_each_copy_once() {
    let mut setup = Setup::with_set("base-c2", 2);
    setup.options.set("christmas_present", "on").expect("an option");
    let game = Game::new(setup).expect("a playable setup");
    let mut saved = game.save();
    saved.position.cards.as_mut().expect("cards").hands[0].cards.push(("C01".to_owned(), 1));
    let error = Game::restore(&saved).expect_err("a copy too many").to_string();
    assert!(error.contains("2 copies of C01"), "{error}");
    let view = game.view(Some(Seat(1))).game;
    let error = Game::restore(&view).expect_err("a view").to_string();
    assert!(error.contains("hidden"), "{error}");
    let mut other = game.save();
    other.position.cards.as_mut().expect("cards").discard.push(("C99".to_owned(), 1));
    assert!(Game::restore(&other).expect_err("no such card").to_string().contains("C99"));
}

/// XP-13, XP-23: which card somebody keeps, only he can tell: for the others it might have been
/// any of the deck.
#[test]
fn a_kept_card_looks_like_any_other() {
    let mut setup = Setup::with_set("base-c2", 3);
    setup.options.set("christmas_present", "on").expect("an option");
    let mut game = Game::new(setup).expect("a playable setup");
    let road = game.rules().kind_of_tile("base-frfr").expect("a tile of the set");
    let mut events = Events::new();
    game.play(Action::Draw(road), &mut events).expect("a tile of the pile");
    let place = game.legal_action_list()[0];
    game.play(place, &mut events).expect("a legal place");
    game.play(Action::TakeCard(Deck::Roadside), &mut events).expect("a card is due (XP-7)");
    assert_eq!(game.decision().actor, Some(Actor::Chance));
    let kept = |id: &str| {
        let mut copy = game.clone();
        let mut events = Events::new();
        let card = card_named(id).expect("a card of the table");
        copy.play(Action::DrawCard(card), &mut events).expect("it is in the deck");
        (copy, events.list().to_vec())
    };
    // None of them can be played at this moment.
    let (first, first_events) = kept("R11");
    let (owner, others) = (Some(Seat(0)), [None, Some(Seat(1)), Some(Seat(2))]);
    for other in ["R12", "R13", "R15", "R16"] {
        let (second, second_events) = kept(other);
        for viewer in others {
            assert_eq!(first.view(viewer), second.view(viewer), "{other}");
            let seen =
                |list: &[Event]| list.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
            assert_eq!(seen(&first_events), seen(&second_events), "{other}");
        }
        assert_eq!(first.decision(), second.decision());
        assert_ne!(first.view(owner), second.view(owner));
        assert_ne!(first_events, second_events);
        assert_ne!(first, second);
    }
}
