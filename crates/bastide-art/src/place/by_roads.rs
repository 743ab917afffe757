//! Inns, tunnel mouths, labyrinths, wells and herds of pigs.

use bastide_rules::tile::Tunnel;

use super::room::{best_spot, border_gap, field_room, keep_gap, wall_gap};
use super::{Layer, Site, Thing};
use crate::geometry::{
    Point, along, contains, cut, distance, edge_distance, line_distance, line_length, offset_line,
    point,
};
use crate::layout::RoadPath;
use crate::symbols;

impl Site<'_> {
    pub(super) fn place_by_roads(&mut self) {
        let middle = self.layout.outline().centre();
        for road in self.layout.roads.clone() {
            if road.inn {
                let at = self.inn_spot(&road);
                self.keep_free(at, 14.0);
                let lake = point(at.x + 4.0, at.y + 4.4);
                self.things.push(Thing::stamp(Layer::Flat, &symbols::INN_LAKE, lake));
                let inn = point(at.x - 2.0, at.y + 2.0);
                self.things
                    .push(Thing::stamp(Layer::Tall, &symbols::INN, inn).with_foot(at.y + 1.0));
            }
            self.place_tunnel_mouth(&road);
            if road.labyrinth {
                self.things.push(Thing::stamp(Layer::Flat, &symbols::LABYRINTH, middle));
                self.keep_free(middle, 17.0);
            }
        }
        if let (Some(village), true) = (self.layout.village, self.layout.has_tunnel_mouths()) {
            self.things.push(Thing::stamp(Layer::Tall, &symbols::TUNNEL_ROCK, village));
        }
        self.place_wells_and_pigs(middle);
    }

    /// A tunnel mouth at the end of its road. Roads that meet under ground have their mouths round
    /// one rock.
    fn place_tunnel_mouth(&mut self, road: &RoadPath) {
        let end = road.line[road.line.len() - 1];
        if road.tunnel != Some(Tunnel::Entrance) || road.ends_at_gate {
            return;
        }
        if self.layout.village.is_some_and(|village| distance(village, end) < 8.0) {
            let before = along(&road.line, line_length(&road.line) - 11.0).0;
            let mouth = Thing::stamp(Layer::Tall, &symbols::TUNNEL_MOUTH, before);
            self.things.push(mouth.scaled(0.7).with_foot(before.y + 6.0));
        } else if wall_gap(&self.layout, end) > 3.0 {
            let mouth = point(end.x, end.y - 1.0);
            self.things.push(
                Thing::stamp(Layer::Tall, &symbols::TUNNEL_MOUTH, mouth).with_foot(end.y + 1.0),
            );
        }
    }

    /// Beside the road, near the middle of the tile.
    fn inn_spot(&self, road: &RoadPath) -> Point {
        let outline = self.layout.outline();
        let middle = outline.centre();
        let mut best: Option<(f64, Point)> = None;
        let last = line_length(&road.line) as usize;
        for s in (14..last.saturating_sub(13)).step_by(4) {
            for side in [13.5, -13.5] {
                let p = offset_line(&cut(&road.line, s as f64, s as f64 + 2.0), side)[0];
                let mut room = (border_gap(outline, p) - 6.0).min(keep_gap(&self.keep, p)).min(8.5);
                for line in self.layout.road_lines() {
                    room = room.min(line_distance(p, line) - 5.0);
                }
                for city in &self.layout.cities {
                    let gap = edge_distance(p, &city.polygon);
                    room = room.min(if contains(&city.polygon, p) { -gap } else { gap } - 2.0);
                }
                for river in &self.layout.rivers {
                    room = room.min(line_distance(p, &river.line) - 9.0);
                }
                room -= distance(p, middle) * 0.03;
                if best.is_none_or(|(most, _)| room > most) {
                    best = Some((room, p));
                }
            }
        }
        best.map_or(middle, |(_, p)| p)
    }

    fn roomy_field_spot(&self, radius: f64, prefer: Point) -> Point {
        let room = |p: Point| field_room(&self.layout, &self.keep, p);
        best_spot(self.layout.outline(), room, radius, prefer, 4.0).0
    }

    fn place_wells_and_pigs(&mut self, middle: Point) {
        // A well may be noted with a road and with the field beside it: it is drawn once.
        let by_roads: u8 = self.tile.roads.iter().map(|road| road.wells).sum();
        let by_fields: u8 = self.tile.fields.iter().map(|field| field.wells).sum();
        for _ in 0..if by_roads > 0 { by_roads } else { by_fields } {
            let spot = self.roomy_field_spot(6.0, middle);
            self.keep_free(spot, 6.0);
            let at = point(spot.x, spot.y + 3.0);
            self.things.push(Thing::stamp(Layer::Tall, &symbols::WELL, at).scaled(1.3));
        }
        for _ in self.tile.fields.iter().filter(|field| field.pig_herds > 0) {
            let spot = self.roomy_field_spot(9.0, middle);
            self.keep_free(spot, 9.0);
            self.things
                .push(Thing::stamp(Layer::Tall, &symbols::PIG_HERD, spot).with_foot(spot.y + 4.0));
        }
    }
}
