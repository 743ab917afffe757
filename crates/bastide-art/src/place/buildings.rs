//! Buildings, and signs that lie or stand in the land like buildings.

use bastide_rules::geometry::Shape;
use bastide_rules::tile::{Building, CropCircle, Symbol, Tile};

use super::room::{best_spot, border_gap, city_room, feature_gap, field_room};
use super::{Layer, Site, Thing};
use crate::features::Landmark;
use crate::geometry::{Point, centroid, contains, point};
use crate::symbols::{self, Drawing};

/// How a landmark is drawn and how much room it takes.
struct Plan {
    landmark: Landmark,
    drawing: &'static Drawing,
    /// Radius to keep free.
    radius: f64,
    /// Foot below the spot.
    foot: f64,
    /// Rise above the foot.
    rise: f64,
    /// Roads that end on the tile end here.
    ends_roads: bool,
    flat: bool,
}

/// The landmarks of a tile, in the order in which they take their places.
fn plans(tile: &Tile) -> Vec<Plan> {
    let mut out = Vec::new();
    let mut push = |landmark, drawing, radius, foot, rise, ends_roads, flat| {
        out.push(Plan { landmark, drawing, radius, foot, rise, ends_roads, flat });
    };
    if let Some(building) = tile.building {
        let landmark = Landmark::Building(building);
        match building {
            Building::Monastery | Building::SpecialMonastery | Building::Church => {
                push(landmark, &symbols::MONASTERY, 22.0, 7.0, 39.0, true, false);
            }
            Building::Abbey => push(landmark, &symbols::MONASTERY, 22.0, 7.0, 39.0, false, false),
            Building::YagaHut => {
                push(landmark, &symbols::HUT_ON_LEGS, 16.0, 8.0, 26.0, true, false)
            }
            Building::Shrine => push(landmark, &symbols::SHRINE, 14.0, 6.0, 28.0, true, false),
        }
    }
    let has = |symbol| tile.has(symbol);
    let mut symbol = |symbol, drawing, radius, foot, rise, ends_roads, flat| {
        if has(symbol) {
            push(Landmark::Symbol(symbol), drawing, radius, foot, rise, ends_roads, flat);
        }
    };
    symbol(Symbol::Vodyanoy, &symbols::SPRITE_POND, 17.0, 0.0, 14.0, false, true);
    symbol(Symbol::Volcano, &symbols::VOLCANO, 20.0, 8.0, 34.0, true, false);
    symbol(Symbol::Circus, &symbols::CIRCUS, 19.0, 7.0, 29.0, true, false);
    symbol(Symbol::FerryLake, &symbols::FERRY_LAKE, 18.0, 0.0, 14.0, true, true);
    symbol(Symbol::Goldmine, &symbols::GOLDMINE, 14.0, 3.0, 15.0, false, false);
    symbol(Symbol::Bazaar, &symbols::BAZAAR, 14.0, 1.0, 15.0, false, false);
    symbol(Symbol::Hill, &symbols::HILL, 22.0, 0.0, 15.0, false, true);
    symbol(Symbol::Sheep, &symbols::SHEEP, 15.0, 0.0, 11.0, false, true);
    symbol(Symbol::Vineyard, &symbols::VINEYARD, 15.0, 0.0, 10.0, false, true);
    if is_castle(tile) {
        push(Landmark::Castle, &symbols::CASTLE, 30.0, 12.0, 42.0, true, false);
    }
    let mut symbol = |symbol, drawing, radius, foot, rise, ends_roads| {
        if has(symbol) {
            push(Landmark::Symbol(symbol), drawing, radius, foot, rise, ends_roads, false);
        }
    };
    symbol(Symbol::MagicPortal, &symbols::MAGIC_PORTAL, 13.0, 9.0, 25.0, false);
    symbol(Symbol::TowerFoundation, &symbols::TOWER_FOUNDATION, 12.0, 1.0, 11.0, true);
    symbol(Symbol::Acrobats, &symbols::ACROBATS, 14.0, 0.0, 8.0, true);
    if let Some(circle) = tile.crop_circle {
        let drawing = match circle {
            CropCircle::City => &symbols::CROP_CIRCLE_CITY,
            CropCircle::Road => &symbols::CROP_CIRCLE_ROAD,
            CropCircle::Field => &symbols::CROP_CIRCLE_FIELD,
            CropCircle::Chosen => &symbols::CROP_CIRCLE_CHOSEN,
        };
        push(Landmark::CropCircle, drawing, 14.0, 0.0, 11.0, false, true);
    }
    if tile.watchtower.is_some() {
        push(Landmark::Watchtower, &symbols::WATCHTOWER, 13.0, 11.0, 30.0, false, false);
    }
    if has(Symbol::Garden) {
        push(Landmark::Symbol(Symbol::Garden), &symbols::GARDEN, 13.5, 1.0, 10.0, false, false);
    }
    out
}

/// Every double-size piece is a German castle, unless it shows another building.
fn is_castle(tile: &Tile) -> bool {
    tile.shape == Shape::Double && tile.building.is_none()
}

/// The radius of the building in which the roads of the tile end, if it has one.
pub(crate) fn building_that_ends_roads(tile: &Tile) -> Option<f64> {
    plans(tile).iter().filter(|plan| plan.ends_roads).map(|plan| plan.radius).reduce(f64::max)
}

impl Site<'_> {
    pub(super) fn place_buildings(&mut self) {
        for plan in plans(self.tile) {
            let (spot, room) = self.building_spot(&plan);
            let scale = if room >= plan.radius * 0.97 {
                1.0
            } else {
                ((room / plan.radius).max(0.55) * 100.0).round_ties_even() / 100.0
            };
            let at = point(spot.x, spot.y + plan.foot * scale);
            self.keep_free(spot, plan.radius * scale + 1.0);
            if plan.rise > 24.0 {
                let upper =
                    point(spot.x - 3.0 * scale, spot.y + (plan.foot - plan.rise * 0.7) * scale);
                self.keep_free(upper, 8.0 * scale);
            }
            let deeper = if std::ptr::eq(plan.drawing, &symbols::MONASTERY) { 6.0 } else { 0.0 };
            let layer = if plan.flat {
                Layer::Flat
            } else if self.stands_behind_a_wall(at) {
                Layer::Behind
            } else {
                Layer::Tall
            };
            self.things
                .push(Thing::stamp(layer, plan.drawing, at).scaled(scale).with_foot(at.y + deeper));
            self.landmarks.push((plan.landmark, spot));
            if plan.landmark == Landmark::Watchtower {
                self.place_watchtower_board(spot, scale);
            }
        }
    }

    fn building_spot(&self, plan: &Plan) -> (Point, f64) {
        if let (true, Some(building)) = (plan.ends_roads, self.layout.building) {
            return (building.at, building.room + 4.0);
        }
        let outline = self.layout.outline();
        let (layout, keep) = (&self.layout, &self.keep);
        // It must not rise over the northern side.
        let headroom = |p: Point| (p.y + plan.foot - plan.rise - 1.0).min(0.0);
        let room = |p: Point| field_room(layout, keep, p).min(plan.radius + headroom(p));
        let (mut spot, mut most) = best_spot(outline, room, plan.radius, outline.centre(), 4.0);
        let wanted = if std::ptr::eq(plan.drawing, &symbols::BAZAAR) { 0.8 } else { 0.55 };
        if most < plan.radius * wanted {
            for city in &self.layout.cities {
                let room = |p: Point| city_room(layout, city, keep, p);
                let (other, here) =
                    best_spot(outline, room, plan.radius, centroid(&city.polygon), 4.0);
                if here > most {
                    (spot, most) = (other, here);
                }
            }
        }
        (spot, most)
    }

    fn stands_behind_a_wall(&self, at: Point) -> bool {
        self.layout.cities.iter().any(|city| {
            [-12.0, 0.0, 12.0].iter().any(|dx| {
                [5.0, 12.0, 18.0]
                    .iter()
                    .any(|dy| contains(&city.polygon, point(at.x + dx, at.y + dy)))
            })
        })
    }

    /// The board with the points stands on the freer side of a watchtower.
    fn place_watchtower_board(&mut self, spot: Point, scale: f64) {
        let Some(watchtower) = self.tile.watchtower else {
            return;
        };
        let freedom = |dx: f64| {
            let p = point(spot.x + dx, spot.y + 6.0);
            feature_gap(&self.layout, p).min(border_gap(self.layout.outline(), p) - 8.0)
        };
        let dx = if freedom(13.0) > freedom(-13.0) { 13.0 } else { -13.0 };
        let at = point(spot.x + dx * scale, spot.y + 6.0);
        let text = watchtower.points.to_string();
        self.things.push(Thing::board(at, text, Some(watchtower.per)));
    }
}
