//! Every card has a picture of its own, whatever its numbers.

#[path = "common/sound.rs"]
mod sound;

use std::collections::BTreeSet;

use bastide_art::{Style, Theme, card_back, card_picture, card_sheet, card_symbol};
use bastide_rules::SegmentKind;
use bastide_rules::card::{CardSymbol, Condition, Deck, Effect, RateChange, RateOf, cards};
use sound::assert_sound;

const THEMES: [Theme; 2] = [Theme::Summer, Theme::Winter];

/// Fails if two of the pictures are the same or one of them is not sound.
fn assert_different(pictures: &[(String, String)]) {
    let mut seen = BTreeSet::new();
    for (what, svg) in pictures {
        assert_sound(svg, what);
        assert!(!svg.contains("<text"), "{what} needs a font");
        assert!(seen.insert(svg), "{what} looks like another one");
    }
}

#[test]
fn cards_backs_and_symbols_differ() {
    for theme in THEMES {
        let mut pictures: Vec<(String, String)> = cards()
            .iter()
            .map(|card| (card.id.clone(), card_picture(&card.effect, theme)))
            .collect();
        for deck in Deck::ALL {
            pictures.push((deck.name().to_owned(), card_back(deck, theme)));
        }
        for symbol in CardSymbol::ALL {
            pictures.push((symbol.name().to_owned(), card_symbol(symbol, theme)));
        }
        assert_different(&pictures);
    }
}

/// A corrected card file may set any of these.
#[test]
fn other_numbers_give_other_pictures() {
    let mut effects = Vec::new();
    for number in [1, 2, 7, 12, 250] {
        effects.push(Effect::Points { points: number });
        effects.push(Effect::LosePoints { points: number });
        effects.push(Effect::LateSupply { each: number });
    }
    for feature in SegmentKind::ALL {
        effects.push(Effect::Half { feature });
        effects.push(Effect::SendHome { feature });
        effects.extend([1, 3].map(|tiles_times| Effect::ScoreUnfinished { feature, tiles_times }));
        effects.extend([1, 2].map(|plus| Effect::LateRate { feature, plus }));
    }
    for only in [Condition::WithPennants, Condition::WithoutPennants] {
        for majority in [true, false] {
            let rate = RateChange {
                feature: SegmentKind::City,
                only,
                majority,
                of: RateOf::Tiles,
                times: None,
                plus: None,
                fixed: None,
            };
            for number in [0, 1, 3] {
                effects.push(Effect::Rate(RateChange { times: Some(number), ..rate }));
                effects.push(Effect::Rate(RateChange { plus: Some(number), ..rate }));
                effects.push(Effect::Rate(RateChange { plus: Some(-1 - number), ..rate }));
                effects.push(Effect::Rate(RateChange { fixed: Some(number), ..rate }));
            }
        }
    }
    let pictures: Vec<(String, String)> = effects
        .iter()
        .map(|effect| (format!("{effect:?}"), card_picture(effect, Theme::Summer)))
        .collect();
    assert_different(&pictures);
}

#[test]
fn pennants_that_count_nothing_are_crossed_out() {
    let rate = |times, majority| {
        let (feature, only, of) = (SegmentKind::City, Condition::WithPennants, RateOf::Pennants);
        let times = Some(times);
        let rate = RateChange { feature, only, majority, of, times, plus: None, fixed: None };
        card_picture(&Effect::Rate(rate), Theme::Summer)
    };
    assert_ne!(rate(0, false), rate(2, false));
    assert_ne!(rate(2, true), rate(2, false));
}

#[test]
fn sheets_show_all_cards() {
    let svg = card_sheet("All of them", cards(), &Style::default());
    assert_sound(&svg, "sheet of cards");
    assert_sound(&card_sheet("No cards", &[], &Style::default()), "empty sheet");
}
