//! Fields under their three readings (BG-42).

use super::award::{Strengths, award, owners, strengths};
use super::feature::Value;
use crate::event::{Events, TermKind};
use crate::game::Game;
use crate::seat::{MAX_SEATS, Seat};
use crate::segment::SegmentKind;
use crate::setup::Farmers;

/// What a completed city is worth for a field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CityRate {
    /// Points for each city.
    pub each: i32,
    /// Points for each city from a pig-herd (RV-15).
    pub herd: i32,
}

/// A set of features, on the stack as long as it is small.
struct FeatureSet {
    few: [u16; 64],
    count: usize,
    more: Vec<u16>,
}

impl FeatureSet {
    const fn new() -> Self {
        Self { few: [0; 64], count: 0, more: Vec::new() }
    }

    fn contains(&self, root: u16) -> bool {
        self.few[..self.count].contains(&root) || self.more.contains(&root)
    }

    fn insert(&mut self, root: u16) {
        if self.contains(root) {
            return;
        }
        match self.few.get_mut(self.count) {
            Some(place) => {
                *place = root;
                self.count += 1;
            }
            None => self.more.push(root),
        }
    }

    fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        self.few[..self.count].iter().chain(&self.more).copied()
    }

    fn len(&self) -> usize {
        self.count + self.more.len()
    }
}

/// The completed cities that the field with root `root` touches.
fn completed_cities(game: &Game, root: u16) -> FeatureSet {
    let features = &game.board.features;
    let mut cities = FeatureSet::new();
    for node in features.nodes(root) {
        let mut touches = features.list[node as usize].home.touches;
        let first = features.first_node_of_piece(node);
        while touches != 0 {
            let city = features.root(first + touches.trailing_zeros() as u16);
            touches &= touches - 1;
            if features.list[city as usize].totals.is_complete() {
                cities.insert(city);
            }
        }
    }
    cities
}

fn rate(game: &Game, root: u16, each: i32) -> CityRate {
    let mut rate = CityRate { each, herd: 0 };
    for hook in &game.rules.hooks.field {
        hook(game, root, &mut rate);
    }
    rate
}

fn value_of_cities(cities: usize, rate: CityRate) -> Value {
    let mut value = Value::new("BG-42");
    value.add(TermKind::Cities, cities as i32, rate.each, "BG-42");
    if rate.herd != 0 {
        value.add(TermKind::PigHerd, cities as i32, rate.herd, "RV-15");
    }
    value
}

/// What the field with root `root` is worth to each owner, taken by itself.
pub(crate) fn field_value(game: &Game, root: u16) -> Value {
    let each = if game.setup().options.farmers == Farmers::First { 4 } else { 3 };
    value_of_cities(completed_cities(game, root).len(), rate(game, root, each))
}

/// Scores all fields among the features `occupied`.
pub(crate) fn award_fields(game: &mut Game, occupied: &[u16], events: &mut Events) {
    let is_field = |game: &Game, root: u16| {
        game.board.features.list[root as usize].totals.kind == SegmentKind::Field
    };
    match game.setup().options.farmers {
        Farmers::Off => {}
        Farmers::Third => {
            for &root in occupied {
                if is_field(game, root) {
                    let value = field_value(game, root);
                    let strengths = strengths(game, root);
                    for seat in owners(&strengths) {
                        award(game, seat, root, &value, true, events);
                    }
                }
            }
        }
        Farmers::Second => {
            let fields: Vec<u16> =
                occupied.iter().copied().filter(|&root| is_field(game, root)).collect();
            award_each_city_once(game, &fields, events);
        }
        Farmers::First => {
            let fields: Vec<u16> =
                occupied.iter().copied().filter(|&root| is_field(game, root)).collect();
            award_city_by_city(game, &fields, events);
        }
    }
}

/// F2: a player is paid for any one city at most once, through a field with a herd if he owns one.
fn award_each_city_once(game: &mut Game, fields: &[u16], events: &mut Events) {
    let mut paid: [FeatureSet; MAX_SEATS] = std::array::from_fn(|_| FeatureSet::new());
    let mut fields = fields.to_vec();
    fields.sort_by_key(|&root| std::cmp::Reverse(rate(game, root, 3).herd));
    for root in fields {
        let cities = completed_cities(game, root);
        let rate = rate(game, root, 3);
        let strengths = strengths(game, root);
        for seat in owners(&strengths) {
            let own = &mut paid[seat.index()];
            let before = own.len();
            cities.iter().for_each(|city| own.insert(city));
            let value = value_of_cities(own.len() - before, rate);
            award(game, seat, root, &value, true, events);
        }
    }
}

/// F1: for each completed city all farmers of all fields that touch it are counted together.
fn award_city_by_city(game: &mut Game, fields: &[u16], events: &mut Events) {
    let mut cities = FeatureSet::new();
    let touched: Vec<FeatureSet> =
        fields.iter().map(|&root| completed_cities(game, root)).collect();
    touched.iter().flat_map(FeatureSet::iter).for_each(|city| cities.insert(city));
    let mut cities: Vec<u16> = cities.iter().collect();
    if events.is_on() {
        cities.sort_by_key(|&city| super::log_place(game, city));
    }
    for city in cities {
        let mut together = Strengths::default();
        let around: Vec<u16> = fields
            .iter()
            .zip(&touched)
            .filter(|(_, cities)| cities.contains(city))
            .map(|(&root, _)| root)
            .collect();
        for &root in &around {
            together.add(&strengths(game, root), game.setup().options.hill_tie);
        }
        let winners: Vec<Seat> = owners(&together).collect();
        for seat in winners {
            // The field of the winner that is named in the log; with a herd if he has one there.
            let own = around.iter().copied().filter(|&root| strengths(game, root).of(seat) > 0);
            let best = own.max_by_key(|&root| {
                (rate(game, root, 4).herd, std::cmp::Reverse(super::log_place(game, root)))
            });
            if let Some(root) = best {
                let value = value_of_cities(1, rate(game, root, 4));
                award(game, seat, root, &value, true, events);
            }
        }
    }
}
