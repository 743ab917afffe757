//! The table of cards, and what is wrong with faulty ones.

use bastide_rules::card::{
    AlreadyInUse, CardSymbol, Certainty, Deck, card_named, cards, fingerprint, install, read_cards,
    table_in_use,
};
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

/// What is said of [`GOOD`] with another effect and symbol.
fn fault_of(effect: &str, symbol: &str) -> String {
    let changed = GOOD
        .replace("kind = \"points\", points = 3", effect)
        .replace("lightning", symbol)
        .replace("cloister", "roadside");
    fault(&changed)
}

#[test]
fn faults_are_told_with_line_and_reason() {
    assert_eq!(read_cards("cards/test.toml", GOOD).map(|cards| cards.len()), Ok(1));
    let changed = |from: &str, to: &str| fault(&GOOD.replace(from, to));
    let cases = [
        (changed("cloister", "abbey"), 3, "unknown variant `abbey`"),
        (changed("count = 2", "count = 0"), 4, "0 copies; write 1 to 20"),
        (changed("count = 2", "count = 21"), 4, "21 copies; write 1 to 20"),
        (changed("count = 2", "count = 300"), 4, "300"),
        (changed("confirmed", "sure"), 6, "unknown variant `sure`"),
        (changed("XP-34", "none"), 8, "XP-34 to XP-62"),
        (changed("points = 3", "points = 0"), 9, "`points` is 1 to 100"),
        (changed("points = 3", "points = 101"), 9, "`points` is 1 to 100"),
        (changed("points = 3", "points = 3, plus = 1"), 9, "plus"),
        (changed("\"points\"", "\"dance\""), 9, "dance"),
        (changed("lightning", "town"), 5, "needs another symbol: lightning"),
        (changed("card-three", "three"), 7, "the key of its text is card-"),
        (changed("card-three-points", "card-Three"), 7, "the key of its text is card-"),
        (changed("card-three-points", "card-unheard-of"), 7, "[card.texts.en]"),
        (changed("C01", "C-1"), 2, "letters and digits"),
        (changed("C01", "1"), 2, "letters and digits"),
        (changed("C01", "C012345678901"), 2, "up to 11"),
        (changed("kind = \"points\", points = 3", "kind = \"spoil_card\""), 3, "write roadside"),
        (fault(&GOOD.repeat(2)), 11, "C01 is there already"),
        (fault("card = []"), 1, "no card"),
        (fault("cards"), 1, ""),
        (fault(&GOOD.replace("count = 2", "count = 2\nname = 1")), 5, "name"),
        (changed("count = 2\n", ""), 1, "missing field `count`"),
    ];
    for (message, line, reason) in cases {
        let place = format!("cards/test.toml:{line}: ");
        assert!(message.starts_with(&place) && message.contains(reason), "{message}: {reason}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
}

/// Every number of an effect has its bounds.
#[test]
fn effects_out_of_bounds_are_refused() {
    let rate = |rest: &str| fault_of(&format!("kind = \"rate\", majority = true, {rest}"), "none");
    let cases = [
        (rate("feature = \"road\", only = \"with_pennants\", of = \"tiles\", plus = 1"), "loop"),
        (rate("feature = \"road\", only = \"loop\", of = \"tiles\""), "only one"),
        (
            rate("feature = \"road\", only = \"loop\", of = \"tiles\", plus = 1, times = 2"),
            "only one",
        ),
        (rate("feature = \"road\", only = \"loop\", of = \"tiles\", times = 21"), "0 to 20"),
        (rate("feature = \"road\", only = \"loop\", of = \"tiles\", fixed = -1"), "0 to 20"),
        (rate("feature = \"road\", only = \"loop\", of = \"tiles\", plus = 0"), "1 to 20"),
        (rate("feature = \"city\", only = \"loop\", of = \"tiles\", plus = 1"), "with_pennants"),
        (
            rate("feature = \"city\", only = \"without_pennants\", of = \"pennants\", plus = 1"),
            "of tiles",
        ),
        (rate("feature = \"field\", only = \"loop\", of = \"tiles\", plus = 1"), "city or road"),
        (
            fault_of(
                "kind = \"score_unfinished\", feature = \"field\", tiles_times = 1",
                "lightning",
            ),
            "city, road or monastery",
        ),
        (
            fault_of(
                "kind = \"score_unfinished\", feature = \"city\", tiles_times = 0",
                "lightning",
            ),
            "`tiles_times` is 1 to 20",
        ),
        (fault_of("kind = \"half\", feature = \"field\"", "none"), "city, road or monastery"),
        (
            fault_of("kind = \"late_rate\", feature = \"river\", plus = 1", "town"),
            "city, road, monastery or field",
        ),
        (
            fault_of("kind = \"late_rate\", feature = \"road\", plus = 0", "town"),
            "`plus` is 1 to 20",
        ),
        (fault_of("kind = \"late_supply\", each = 21", "town"), "`each` is 1 to 20"),
        (fault_of("kind = \"lose_points\", points = 0", "lightning"), "`points` is 1 to 100"),
        (
            fault_of("kind = \"send_home\", feature = \"garden\"", "lightning"),
            "city, road, monastery or field",
        ),
    ];
    for (message, reason) in cases {
        assert!(message.starts_with("cards/test.toml:9: "), "{message}");
        assert!(message.contains(reason), "{message}: {reason}");
    }
}

/// All faults of a file are told, in its order.
#[test]
fn all_faults_are_told_at_once() {
    let several = GOOD.replace("count = 2", "count = 0").replace("XP-34", "none");
    let message = fault(&format!("{GOOD}\n{several}"));
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(lines.len(), 3, "{message}");
    for (line, number) in lines.iter().zip([12, 14, 18]) {
        assert!(line.starts_with(&format!("cards/test.toml:{number}: ")), "{message}");
    }
}

/// A table of `kinds` kinds with `count` copies each.
fn many(kinds: usize, count: u8, card: &str) -> String {
    (1..=kinds)
        .map(|number| card.replace("C01", &format!("C{number}")))
        .collect::<String>()
        .replace("count = 2", &format!("count = {count}"))
}

#[test]
fn tables_are_not_too_large() {
    assert!(read_cards("test", &many(32, 7, GOOD)).is_ok());
    assert!(fault(&many(33, 7, GOOD)).contains("at most 32 kinds"));
    // 13 kinds of 20 copies are 260; the kind that brings the deck over 255 is the last one.
    let deck = fault(&many(13, 20, GOOD));
    assert!(deck.starts_with("cards/test.toml:112: ") && deck.contains("255 cards"), "{deck}");
    let late = GOOD.replace("lightning", "town").replace(
        "kind = \"points\", points = 3",
        "kind = \"late_rate\", feature = \"road\", plus = 1",
    );
    assert!(read_cards("test", &many(2, 12, &late)).is_ok());
    assert!(
        fault(&many(5, 5, &late)).contains("more than 24 cards that change a scoring at the end")
    );
    let tie = late.replace("town", "none").replace("cloister", "roadside").replace(
        "kind = \"late_rate\", feature = \"road\", plus = 1",
        "kind = \"tie_break\", at_the_end = false",
    );
    assert!(
        fault(&many(2, 13, &tie)).contains("more than 24 cards that change a scoring in a turn")
    );
}

#[test]
fn tables_have_texts_of_their_own() {
    let with = |texts: &str| format!("{GOOD}\n{texts}");
    let cards = read_cards(
        "test",
        &with("[card.texts.cs]\nname = \"Tři\"\nrule = \"Získej 3 body.\"\n[card.texts.pt-BR]\nname = \"Três\"\nrule = \"Ganhe 3.\"\n"),
    )
    .expect("a good table");
    assert_eq!(cards[0].texts["cs"].rule, "Získej 3 body.");
    assert_eq!((cards[0].name("pt-BR"), cards[0].name("en")), (Some("Três"), None));
    let unknown = with("[card.texts.en]\nname = \"Three\"\nrule = \"Score 3.\"\n")
        .replace("card-three-points", "card-new");
    assert!(read_cards("test", &unknown).is_ok());
    let text = |name: &str, rule: &str| {
        fault(&with(&format!("[card.texts.en]\nname = \"{name}\"\nrule = \"{rule}\"\n")))
    };
    let longest = with(&format!(
        "[card.texts.en]\nname = \"{}\"\nrule = \"{}\"\n",
        "ž".repeat(60),
        "ž".repeat(600)
    ));
    assert!(read_cards("test", &longest).is_ok());
    let cases = [
        (text("", "Score."), 12, "name is empty"),
        (text("Three", "  "), 13, "rule is empty"),
        (text(&"x".repeat(61), "Score."), 12, "61 characters; at most 60"),
        (text("Three", &"x".repeat(601)), 13, "601 characters; at most 600"),
        (text("Th\\nree", "Score."), 12, "control character"),
        (text("Three", "\\u001B[2J"), 13, "control character"),
        (fault(&with("[card.texts.en]\nname = \"Three\"\n")), 11, "missing field `rule`"),
        (
            fault(&with("[card.texts.en]\nname = \"a\"\nrule = \"b\"\nsound = \"c\"\n")),
            14,
            "unknown field `sound`",
        ),
        (
            fault(&with("[card.texts.English]\nname = \"a\"\nrule = \"b\"\n")),
            11,
            "a language is written as in en",
        ),
        (
            fault(&unknown.replace("texts.en", "texts.de")),
            7,
            "the translations have no card-new; write its texts below [card.texts.en]",
        ),
    ];
    for (message, line, reason) in cases {
        let place = format!("cards/test.toml:{line}: ");
        assert!(message.starts_with(&place) && message.contains(reason), "{message}: {reason}");
    }
}

/// The fingerprint is that of what a game rests on. It must never change for the same table:
/// it stands in saved games.
#[test]
fn fingerprints_are_of_what_games_rest_on() {
    assert_eq!(fingerprint(cards()), "b66946887298b55a");
    assert_eq!(table_in_use(), None);
    let of = |text: &str| fingerprint(&read_cards("test", text).expect("a good table"));
    let own = of(GOOD);
    let same = [
        GOOD.replace("card-three-points", "card-shield"),
        GOOD.replace("XP-34", "XP-35"),
        format!("{GOOD}\n[card.texts.en]\nname = \"Three\"\nrule = \"Score 3.\"\n"),
        GOOD.replace("count = 2", "count  =  2 # two"),
    ];
    for text in same {
        assert_eq!(of(&text), own, "{text}");
    }
    let changes = [
        ("C01", "C02"),
        ("cloister", "roadside"),
        ("count = 2", "count = 3"),
        ("confirmed", "assumed"),
        ("points = 3", "points = 4"),
        ("\"points\", points = 3", "\"place_follower\", occupied = false"),
    ];
    for (from, to) in changes {
        assert_ne!(of(&GOOD.replace(from, to)), own, "{to}");
    }
    let second = GOOD.replace("C01", "C02");
    assert_ne!(of(&format!("{GOOD}{second}")), of(&format!("{second}{GOOD}")));
}

/// A game of another table is refused with both tables and the way to the right one.
#[test]
fn games_of_other_tables_are_refused() {
    let mut setup = Setup::with_set("base-c2", 2);
    setup.options.set("christmas_present", "on").expect("an option");
    let mut saved = Game::new(setup.clone()).expect("a playable setup").save();
    assert_eq!(saved.setup.card_table, None);
    saved.setup.card_table = Some("0123456789abcdef".to_owned());
    let error = Game::restore(&saved).expect_err("another table").to_string();
    for part in ["table of cards 0123456789abcdef", "built-in table", "--cards FILE"] {
        assert!(error.contains(part), "{error}");
    }
    setup.card_table = Some("\u{1b}[2J0123456789abcdef0123".to_owned());
    let error = Game::new(setup.clone()).expect_err("another table").to_string();
    assert!(error.contains("table of cards 2J0123456789abcd;"), "{error}");
    // Without cards it says nothing, and nothing is said of it.
    setup.options.set("christmas_present", "off").expect("an option");
    assert_eq!(Game::new(setup).expect("a playable setup").setup().card_table, None);
    // What is in use cannot be changed any more.
    assert_eq!(install(cards().to_vec()), Err(AlreadyInUse));
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
