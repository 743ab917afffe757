//! Cathedrals, princesses, goods, pennants, boards and siege camps; the quarters of Carcassonne.

use bastide_rules::tile::{Quarter, TradeGood};

use super::room::{best_spot, city_room, field_room};
use super::{Layer, Site, Thing};
use crate::geometry::{Point, centroid, point};
use crate::symbols::{self, Drawing};

impl Site<'_> {
    pub(super) fn place_in_cities(&mut self) {
        let middle = self.layout.outline().centre();
        for index in 0..self.layout.cities.len() {
            let plan = &self.layout.cities[index];
            let Some(data) = plan.segment.and_then(|segment| self.tile.cities.get(segment)) else {
                continue;
            };
            let centre = centroid(&plan.polygon);
            if data.cathedral {
                self.keep_free(middle + point(0.0, -6.0), 17.0);
                self.keep_free(middle + point(0.0, 10.0), 13.0);
                let foot = middle + point(0.0, 12.0);
                self.things.push(Thing::stamp(Layer::Houses, &symbols::CATHEDRAL, foot));
            }
            if data.princess {
                let at = self.city_spot(index, 9.0, centre + point(6.0, 0.0));
                self.keep_free(at, 9.0);
                let foot = point(at.x, at.y + 11.0);
                self.things.push(Thing::stamp(Layer::Marks, &symbols::PRINCESS, foot));
            }
            if let Some(good) = data.trade_good {
                let at = self.city_spot(index, 9.5, centre);
                self.keep_free(at, 9.0);
                self.things.push(Thing::stamp(Layer::Marks, plate(good), at));
            }
            for _ in 0..data.pennants {
                let at = self.city_spot(index, 8.5, centre + point(-9.0, -7.0));
                self.keep_free(at, 7.5);
                self.things.push(Thing::stamp(Layer::Marks, &symbols::PENNANT, at));
            }
            if data.landmark_bonus > 0 {
                let at = self.city_spot(index, 10.0, centre);
                self.keep_free(at, 11.0);
                self.things.push(Thing::board(at, format!("+{}", data.landmark_bonus), None));
            }
            if data.besieged {
                self.place_siege_camp(middle);
            }
        }
        self.place_quarters();
    }

    fn city_spot(&self, city: usize, radius: f64, prefer: Point) -> Point {
        let plan = &self.layout.cities[city];
        let room = |p: Point| city_room(&self.layout, plan, &self.keep, p);
        best_spot(self.layout.outline(), room, radius, prefer, 4.0).0
    }

    /// The camp of the besiegers stands before the walls.
    fn place_siege_camp(&mut self, middle: Point) {
        let room = |p: Point| field_room(&self.layout, &self.keep, p);
        let (at, most) = best_spot(self.layout.outline(), room, 9.0, middle, 4.0);
        if most > 5.0 {
            self.keep_free(at, 9.0);
            let foot = point(at.x, at.y + 5.0);
            self.things.push(
                Thing::stamp(Layer::Tall, &symbols::SIEGE_CAMP, foot)
                    .scaled(1.3)
                    .with_foot(at.y + 4.0),
            );
        }
    }

    /// The quarters of the City of Carcassonne share the tile on which they are noted.
    fn place_quarters(&mut self) {
        for &quarter in &self.tile.quarters {
            let (drawing, x, y, scale): (&Drawing, f64, f64, f64) = match quarter {
                Quarter::Castle => (&symbols::CASTLE, 25.0, 38.0, 0.5),
                Quarter::Market => (&symbols::BAZAAR, 75.0, 30.0, 0.9),
                Quarter::Blacksmith => (&symbols::SMITHY, 25.0, 80.0, 1.0),
                Quarter::Cathedral => (&symbols::CATHEDRAL, 75.0, 88.0, 0.8),
            };
            self.keep_free(point(x, y - 8.0), 15.0);
            let foot = point(x, y);
            self.things.push(Thing::stamp(Layer::Houses, drawing, foot).scaled(scale));
            self.quarters.push((quarter, point(x, y - 8.0)));
        }
    }
}

fn plate(good: TradeGood) -> &'static Drawing {
    match good {
        TradeGood::Wine => &symbols::WINE,
        TradeGood::Cloth => &symbols::CLOTH,
        TradeGood::Grain => &symbols::GRAIN,
    }
}
