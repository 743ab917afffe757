//! Fields under their three readings (BG-42).

use super::award::{Strengths, award, owners, paid, share, strengths};
use super::feature::Value;
use crate::event::{Events, TermKind};
use crate::game::Game;
use crate::seat::MAX_SEATS;
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

/// A list on the stack as long as it is small.
struct SmallList<T, const FEW: usize> {
    few: [T; FEW],
    count: usize,
    /// The whole list, once it has become larger.
    more: Vec<T>,
}

impl<T: Copy + Default, const FEW: usize> SmallList<T, FEW> {
    fn new() -> Self {
        Self { few: [T::default(); FEW], count: 0, more: Vec::new() }
    }

    fn push(&mut self, item: T) {
        if !self.more.is_empty() {
            self.more.push(item);
        } else if let Some(place) = self.few.get_mut(self.count) {
            *place = item;
            self.count += 1;
        } else {
            self.more.extend_from_slice(&self.few);
            self.more.push(item);
        }
    }

    fn items(&self) -> &[T] {
        if self.more.is_empty() { &self.few[..self.count] } else { &self.more }
    }

    fn items_mut(&mut self) -> &mut [T] {
        if self.more.is_empty() { &mut self.few[..self.count] } else { &mut self.more }
    }
}

/// A set of features.
struct FeatureSet(SmallList<u16, 64>);

impl FeatureSet {
    fn new() -> Self {
        Self(SmallList::new())
    }

    fn insert(&mut self, root: u16) {
        if !self.0.items().contains(&root) {
            self.0.push(root);
        }
    }

    fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        self.0.items().iter().copied()
    }

    fn len(&self) -> usize {
        self.0.items().len()
    }
}

/// The completed cities that the field with root `root` touches.
fn completed_cities(game: &Game, root: u16) -> FeatureSet {
    let features = &game.board.features;
    let mut cities = FeatureSet::new();
    for node in features.nodes(root) {
        features.for_each_touched(node, |city| {
            if features.list[city as usize].totals.is_complete() {
                cities.insert(city);
            }
        });
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
                    let is_meant = |other| other == root;
                    let paid = paid(game, is_meant, &strengths);
                    for seat in owners(&strengths) {
                        if let Some(value) = share(game, is_meant, paid, seat, value) {
                            award(game, seat, root, &value, true, events);
                        }
                    }
                }
            }
        }
        Farmers::Second => {
            let fields = fields_of(game, occupied);
            award_each_city_once(game, fields, events);
        }
        Farmers::First => {
            let fields = fields_of(game, occupied);
            award_city_by_city(game, fields.items(), events);
        }
    }
}

/// The roots of occupied fields.
type Fields = SmallList<u16, 128>;

fn fields_of(game: &Game, occupied: &[u16]) -> Fields {
    let mut fields = Fields::new();
    for &root in occupied {
        if game.board.features.list[root as usize].totals.kind == SegmentKind::Field {
            fields.push(root);
        }
    }
    fields
}

/// F2: a player is paid for any one city at most once, through a field with a herd if he owns one.
fn award_each_city_once(game: &mut Game, mut fields: Fields, events: &mut Events) {
    let mut counted: [FeatureSet; MAX_SEATS] = std::array::from_fn(|_| FeatureSet::new());
    // Those with a herd first, each part in the order of the log.
    let herd = |game: &Game, root: u16| std::cmp::Reverse(rate(game, root, 3).herd);
    if events.is_on() {
        fields.items_mut().sort_by_key(|&root| herd(game, root));
    } else {
        fields.items_mut().sort_unstable_by_key(|&root| herd(game, root));
    }
    for &root in fields.items() {
        let cities = completed_cities(game, root);
        let rate = rate(game, root, 3);
        let strengths = strengths(game, root);
        let is_meant = |other| other == root;
        let paid = paid(game, is_meant, &strengths);
        for seat in owners(&strengths) {
            // Who is not paid here may be paid for the same city elsewhere.
            if paid & (1 << seat.0) == 0 {
                continue;
            }
            let own = &mut counted[seat.index()];
            let before = own.len();
            cities.iter().for_each(|city| own.insert(city));
            let value = value_of_cities(own.len() - before, rate);
            if let Some(value) = share(game, is_meant, paid, seat, value) {
                award(game, seat, root, &value, true, events);
            }
        }
    }
}

/// F1: for each completed city all farmers of all fields that touch it are counted together.
fn award_city_by_city(game: &mut Game, fields: &[u16], events: &mut Events) {
    // Each city with each field that touches it.
    let mut pairs = SmallList::<(u16, u16), 256>::new();
    for &field in fields {
        completed_cities(game, field).iter().for_each(|city| pairs.push((city, field)));
    }
    pairs.items_mut().sort_unstable();
    if events.is_on() {
        pairs.items_mut().sort_by_key(|&(city, _)| super::log_place(game, city));
    }
    for around in pairs.items().chunk_by(|one, other| one.0 == other.0) {
        let mut together = Strengths::default();
        for &(_, field) in around {
            together.add(&strengths(game, field), game.setup().options.hill_tie);
        }
        let is_meant = |root| around.iter().any(|&(_, field)| field == root);
        let paid = paid(game, is_meant, &together);
        for seat in owners(&together) {
            // The field of the winner that is named in the log; with a herd if he has one there.
            let fields = around.iter().map(|&(_, field)| field);
            let own = fields.filter(|&field| strengths(game, field).of(seat) > 0);
            let best = own.max_by_key(|&field| {
                (rate(game, field, 4).herd, std::cmp::Reverse(super::log_place(game, field)))
            });
            if let Some(field) = best {
                let value = value_of_cities(1, rate(game, field, 4));
                if let Some(value) = share(game, is_meant, paid, seat, value) {
                    award(game, seat, field, &value, true, events);
                }
            }
        }
    }
}
