//! Rules that are not scenery: medallions, flying machines and wind roses.

use bastide_rules::tile::{Compass, Symbol, WindRose};

use super::room::{best_spot, city_room, field_room};
use super::{Layer, Site, Thing};
use crate::features::Landmark;
use crate::geometry::{Point, centroid};
use crate::symbols::{self, Drawing};

static MEDALLIONS: [(Symbol, &Drawing); 5] = [
    (Symbol::Dragon, &symbols::DRAGON_SIGN),
    (Symbol::Festival, &symbols::FESTIVAL_SIGN),
    (Symbol::Gingerbread, &symbols::GINGERBREAD_SIGN),
    (Symbol::MageOrWitch, &symbols::MAGE_OR_WITCH_SIGN),
    (Symbol::SoloveiRazboynik, &symbols::ROBBER_SIGN),
];

impl Site<'_> {
    pub(super) fn place_medallions(&mut self) {
        for (symbol, drawing) in MEDALLIONS {
            if self.tile.has(symbol) {
                let (at, room) = self.medallion_spot(12.0);
                let scale = ((room / 11.6).clamp(0.7, 1.0) * 100.0).round_ties_even() / 100.0;
                self.things.push(Thing::stamp(Layer::Marks, drawing, at).scaled(scale));
                self.landmarks.push((Landmark::Symbol(symbol), at));
            }
        }
        let quarter_turns = self.orientation.quarter_turns() as i32;
        if let Some(direction) = self.tile.flying_machine {
            let (at, _) = self.medallion_spot(12.0);
            // The machine is drawn flying east.
            let degrees = (eighths(direction) * 45 - 90 + quarter_turns * 90).rem_euclid(360);
            for drawing in [&symbols::FLIGHT_ARROW, &symbols::FLYING_MACHINE] {
                self.things.push(Thing::stamp(Layer::Marks, drawing, at).turned(degrees));
            }
        }
        if let Some(rose) = self.tile.wind_rose {
            let (at, _) = self.medallion_spot(11.0);
            self.things.push(Thing::stamp(Layer::Marks, &symbols::WIND_ROSE, at));
            let quadrant = match rose {
                WindRose::Full => None,
                WindRose::NE => Some(0),
                WindRose::SE => Some(1),
                WindRose::SW => Some(2),
                WindRose::NW => Some(3),
            };
            if let Some(quadrant) = quadrant {
                // The quadrant is drawn in the north-east.
                let degrees = (quadrant + quarter_turns) % 4 * 90;
                let thing = Thing::stamp(Layer::Marks, &symbols::WIND_ROSE_QUADRANT, at);
                self.things.push(thing.turned(degrees));
            }
        }
        if self.tile.has(Symbol::Animal) {
            let (at, _) = self.medallion_spot(6.0);
            self.things.push(Thing::stamp(Layer::Tall, &symbols::DEER, at));
            self.landmarks.push((Landmark::Symbol(Symbol::Animal), at));
        }
    }

    fn medallion_spot(&mut self, radius: f64) -> (Point, f64) {
        let outline = self.layout.outline();
        let room = |p: Point| field_room(&self.layout, &self.keep, p);
        let (mut at, mut most) = best_spot(outline, room, radius, outline.centre(), 4.0);
        if let (true, Some(city)) = (most < radius * 0.6, self.layout.cities.first()) {
            let room = |p: Point| city_room(&self.layout, city, &self.keep, p);
            (at, most) = best_spot(outline, room, radius, centroid(&city.polygon), 4.0);
        }
        self.keep_free(at, radius);
        (at, most)
    }
}

/// Eighths of a turn clockwise from the north.
fn eighths(direction: Compass) -> i32 {
    match direction {
        Compass::N => 0,
        Compass::NE => 1,
        Compass::E => 2,
        Compass::SE => 3,
        Compass::S => 4,
        Compass::SW => 5,
        Compass::W => 6,
        Compass::NW => 7,
    }
}
