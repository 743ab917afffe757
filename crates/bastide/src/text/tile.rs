//! A piece as a small picture of letters, from what its tile file says.

use bastide_rules::geometry::{Half, HalfSide, Orientation, PieceSide, Shape, Side, SideHome};
use bastide_rules::tile::{Building, SegmentRef};
use bastide_rules::{Kind, SegmentKind};

use super::canvas::Canvas;
use super::style::Style;

/// How large one cell is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PictureSize {
    /// Columns, an odd number.
    pub width: usize,
    /// Rows, an odd number.
    pub height: usize,
}

impl PictureSize {
    pub(crate) const LARGE: Self = Self { width: 9, height: 5 };
    pub(crate) const SMALL: Self = Self { width: 7, height: 3 };

    const fn middle(self) -> (usize, usize) {
        (self.width / 2, self.height / 2)
    }

    /// A place as distances from the middle: −100 to 100 to the east and to the south.
    fn offset_of(self, (x, y): (usize, usize)) -> (i32, i32) {
        let scale = |place: usize, size: usize| {
            let size = size as i32 - 1;
            (2 * place as i32 - size) * 100 / size
        };
        (scale(x, self.width), scale(y, self.height))
    }

    fn places(self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.height).flat_map(move |y| (0..self.width).map(move |x| (x, y)))
    }

    /// The one of `places` that is nearest to a point, given as distances from the middle.
    fn nearest(
        self,
        places: impl Iterator<Item = (usize, usize)>,
        (u, v): (i32, i32),
    ) -> Option<(usize, usize)> {
        places.min_by_key(|&place| {
            let (x, y) = self.offset_of(place);
            (u - x).pow(2) + (v - y).pow(2)
        })
    }
}

/// One cell of a piece, drawn.
#[derive(Clone, Debug)]
pub(crate) struct TilePicture {
    /// The marks.
    pub canvas: Canvas,
    /// For each segment where a figure on it stands; `None` if it does not lie in this cell.
    pub anchors: Vec<Option<(usize, usize)>>,
}

impl TilePicture {
    /// Draws part `part` of a piece of this kind that lies in `orientation`.
    pub(crate) fn new(kind: &Kind, orientation: Orientation, part: u8, size: PictureSize) -> Self {
        let mut drawing = Drawing {
            kind,
            orientation,
            part,
            size,
            canvas: Canvas::new(size.width, size.height),
            owners: vec![None; size.width * size.height],
        };
        drawing.fields();
        drawing.lines(SegmentKind::River);
        drawing.cities();
        drawing.lines(SegmentKind::Road);
        drawing.middle();
        drawing.corners();
        let anchors: Vec<_> =
            (0..kind.segments.len()).map(|segment| drawing.anchor(segment)).collect();
        drawing.pennants(&anchors);
        Self { canvas: drawing.canvas, anchors }
    }
}

struct Drawing<'a> {
    kind: &'a Kind,
    orientation: Orientation,
    part: u8,
    size: PictureSize,
    canvas: Canvas,
    /// Which segment each place belongs to.
    owners: Vec<Option<usize>>,
}

impl Drawing<'_> {
    fn shape(&self) -> Shape {
        self.kind.tile.shape
    }

    /// The side of this cell on which side `side` of the piece lies.
    fn side_here(&self, side: PieceSide) -> Option<Side> {
        match self.shape().home(side, self.orientation)? {
            SideHome::Outer { part, side } if part == self.part => Some(side),
            _ => None,
        }
    }

    /// The sides of this cell that a segment reaches.
    fn sides(&self, source: SegmentRef) -> Vec<Side> {
        let (own, shared) = self.piece_sides(source);
        own.iter().chain(shared).filter_map(|&side| self.side_here(side)).collect()
    }

    /// The sides of the piece that a city, road or river reaches: its own, and others' sides.
    fn piece_sides(&self, source: SegmentRef) -> (&[PieceSide], &[PieceSide]) {
        let tile = &self.kind.tile;
        match source {
            SegmentRef::City(index) => {
                (&tile.cities[index].sides, &tile.cities[index].shared_sides)
            }
            SegmentRef::Road(index) => (&tile.roads[index].sides, &[]),
            SegmentRef::River(index) => (&tile.rivers[index].sides, &[]),
            SegmentRef::Field(_) | SegmentRef::Building => (&[], &[]),
        }
    }

    /// Whether the piece covers a place of this cell: a triangle covers half of it.
    fn covers(&self, place: (usize, usize)) -> bool {
        if self.shape() != Shape::Triangle {
            return true;
        }
        let (u, v) = self.size.offset_of(place);
        match self.orientation.quarter_turns() {
            0 => u > v,
            1 => u + v > 0,
            2 => u < v,
            _ => u + v < 0,
        }
    }

    fn mark(&mut self, place: (usize, usize), mark: char, style: Style, owner: Option<usize>) {
        if self.covers(place) {
            self.canvas.set(place.0, place.1, mark, style);
            self.owners[place.1 * self.size.width + place.0] = owner;
        }
    }

    fn style_at(&self, place: (usize, usize)) -> Style {
        self.canvas.get(place.0, place.1).1
    }

    /// Every place belongs to the field whose part of the edge is nearest.
    fn fields(&mut self) {
        let mut halves = Vec::new();
        for (segment, one) in self.kind.segments.iter().enumerate() {
            if let SegmentRef::Field(index) = one.source
                && one.kind == SegmentKind::Field
            {
                let field = &self.kind.tile.fields[index];
                let here = field.halves.iter().filter_map(|&half| self.half_middle(half));
                halves.extend(here.map(|middle| (middle, segment)));
                if field.halves.is_empty() {
                    halves.push(((0, 0), segment));
                }
            }
        }
        for place in self.size.places() {
            let (u, v) = self.size.offset_of(place);
            let nearest = halves.iter().min_by_key(|((x, y), _)| (u - x).pow(2) + (v - y).pow(2));
            if let Some(&(_, segment)) = nearest {
                self.mark(place, '.', Style::Field, Some(segment));
            }
        }
    }

    /// The middle of half a side.
    fn half_middle(&self, half: HalfSide) -> Option<(i32, i32)> {
        let side = self.side_here(half.side())?;
        let along = match half.half() {
            Half::First => -50,
            Half::Second => 50,
        };
        Some(match side {
            Side::N => (along, -100),
            Side::E => (100, along),
            Side::S => (-along, 100),
            Side::W => (-100, -along),
        })
    }

    fn cities(&mut self) {
        for segment in 0..self.kind.segments.len() {
            let one = &self.kind.segments[segment];
            if one.kind != SegmentKind::City {
                continue;
            }
            let sides = self.sides(one.source);
            for place in self.size.places() {
                if is_city(&sides, self.size.offset_of(place)) {
                    self.mark(place, '▒', Style::City, Some(segment));
                }
            }
        }
    }

    /// Roads or rivers: lines from the middles of sides to the middle of the cell.
    fn lines(&mut self, wanted: SegmentKind) {
        for segment in 0..self.kind.segments.len() {
            let one = &self.kind.segments[segment];
            if one.kind != wanted {
                continue;
            }
            let sides = self.sides(one.source);
            let style = if wanted == SegmentKind::Road { Style::Road } else { Style::River };
            for &side in &sides {
                let mark = match (wanted, side) {
                    (SegmentKind::River, _) => '~',
                    (_, Side::N | Side::S) => '│',
                    (_, Side::E | Side::W) => '─',
                };
                for place in self.way_in(side) {
                    if self.style_at(place) != Style::City {
                        self.mark(place, mark, style, Some(segment));
                    }
                }
            }
            let middle = self.size.middle();
            if sides.len() >= 2 && self.style_at(middle) != Style::City {
                let mark = if wanted == SegmentKind::Road { bend(&sides) } else { '~' };
                self.mark(middle, mark, style, Some(segment));
            }
        }
    }

    /// The places from the middle of a side to just before the middle of the cell.
    fn way_in(&self, side: Side) -> Vec<(usize, usize)> {
        let (x, y) = self.size.middle();
        match side {
            Side::N => (0..y).map(|y| (x, y)).collect(),
            Side::S => (y + 1..self.size.height).map(|y| (x, y)).collect(),
            Side::W => (0..x).map(|x| (x, y)).collect(),
            Side::E => (x + 1..self.size.width).map(|x| (x, y)).collect(),
        }
    }

    /// What stands in the middle: a building, a garden, or the place where roads end.
    fn middle(&mut self) {
        let middle = self.size.middle();
        let segments = &self.kind.segments;
        let position = |kind| segments.iter().position(|segment| segment.kind == kind);
        let ends = |one: &&bastide_rules::Segment| {
            one.kind == SegmentKind::Road && self.sides(one.source).len() == 1
        };
        let road_ends = segments.iter().filter(ends).count();
        if let Some(building) = self.kind.tile.building {
            let letter = building_letter(building);
            self.mark(middle, letter, Style::Building, position(SegmentKind::Monastery));
        } else if let Some(garden) = position(SegmentKind::Garden) {
            let place = self.nearest(Style::Field, (middle.0 + 1, middle.1)).unwrap_or(middle);
            self.mark(place, 'g', Style::Building, Some(garden));
        } else if road_ends >= 2 && self.style_at(middle) != Style::City {
            self.mark(middle, 'x', Style::Road, None);
        }
    }

    /// The place of a style that is nearest to `from`.
    fn nearest(&self, style: Style, from: (usize, usize)) -> Option<(usize, usize)> {
        let places = self.size.places().filter(|&place| self.style_at(place) == style);
        self.size.nearest(places, self.size.offset_of(from))
    }

    /// Blanks in the corners, so that one can count tiles.
    fn corners(&mut self) {
        let (right, bottom) = (self.size.width - 1, self.size.height - 1);
        for place in [(0, 0), (right, 0), (0, bottom), (right, bottom)] {
            self.mark(place, ' ', Style::Plain, None);
        }
    }

    /// Where a figure on `segment` stands: the place of the segment nearest to its centre.
    fn anchor(&self, segment: usize) -> Option<(usize, usize)> {
        let own: Vec<(usize, usize)> = self
            .size
            .places()
            .filter(|&(x, y)| self.owners[y * self.size.width + x] == Some(segment))
            .collect();
        if own.is_empty() {
            return self.hidden_anchor(segment);
        }
        let count = own.len() as i32;
        let (u, v) = own.iter().fold((0, 0), |(u, v), &place| {
            let (x, y) = self.size.offset_of(place);
            (u + x, v + y)
        });
        self.size.nearest(own.into_iter(), (u / count, v / count))
    }

    /// Where a figure stands on a segment that is too narrow to be seen: at its edge, or in the
    /// middle of the first cell if it reaches no edge at all.
    fn hidden_anchor(&self, segment: usize) -> Option<(usize, usize)> {
        let source = self.kind.segments[segment].source;
        let (edges, reaches_none): (Vec<(i32, i32)>, bool) = match source {
            SegmentRef::Field(index) => {
                let halves = &self.kind.tile.fields[index].halves;
                let edges = halves.iter().filter_map(|&half| self.half_middle(half));
                (edges.collect(), halves.is_empty())
            }
            _ => {
                let edges = self.sides(source).into_iter().map(|side| {
                    let (x, y) = side.offset();
                    (i32::from(x) * 100, i32::from(y) * 100)
                });
                let (own, shared) = self.piece_sides(source);
                (edges.collect(), own.is_empty() && shared.is_empty())
            }
        };
        match edges.first() {
            Some(&edge) => self.size.nearest(self.size.places(), edge),
            None => {
                // On a halfling it may reach nothing but the long side, through the middle.
                let is_half = self.kind.tile.shape == Shape::Triangle;
                ((reaches_none || is_half) && self.part == 0).then_some(self.size.middle())
            }
        }
    }

    fn pennants(&mut self, anchors: &[Option<(usize, usize)>]) {
        for (segment, anchor) in anchors.iter().enumerate() {
            let SegmentRef::City(index) = self.kind.segments[segment].source else { continue };
            let pennants = usize::from(self.kind.tile.cities[index].pennants);
            let Some((x, y)) = *anchor else { continue };
            let own = |place: &(usize, usize)| {
                self.owners[place.1 * self.size.width + place.0] == Some(segment)
                    && (place.1 != y || place.0.abs_diff(x) > 1)
                    && self.style_at(*place) == Style::City
            };
            let mut free: Vec<(usize, usize)> = self.size.places().filter(own).collect();
            free.sort_by_key(|place| (place.1.abs_diff(y), place.0.abs_diff(x)));
            for place in free.into_iter().take(pennants) {
                self.canvas.set(place.0, place.1, '◆', Style::Pennant);
            }
        }
    }
}

/// Whether a city with these sides covers a place.
fn is_city(sides: &[Side], (u, v): (i32, i32)) -> bool {
    let has = |side: Side| sides.contains(&side);
    let at_side = |side: &Side| {
        let (depth, along) = match side {
            Side::N => (v + 100, u),
            Side::E => (100 - u, v),
            Side::S => (100 - v, u),
            Side::W => (u + 100, v),
        };
        depth <= 55 && along.abs() * 10 <= 850 - depth * 8
    };
    sides.iter().any(at_side)
        || (has(Side::N) && has(Side::S) && u.abs() <= 55)
        || (has(Side::E) && has(Side::W) && v.abs() <= 55)
        || (has(Side::N) && has(Side::W) && u + v <= -20)
        || (has(Side::N) && has(Side::E) && u - v >= 20)
        || (has(Side::S) && has(Side::E) && u + v >= 20)
        || (has(Side::S) && has(Side::W) && v - u >= 20)
}

/// The mark where a road turns or goes straight on.
fn bend(sides: &[Side]) -> char {
    let has = |side: Side| sides.contains(&side);
    match (has(Side::N), has(Side::E), has(Side::S), has(Side::W)) {
        (true, false, true, false) => '│',
        (false, true, false, true) => '─',
        (true, true, false, false) => '└',
        (false, true, true, false) => '┌',
        (false, false, true, true) => '┐',
        (true, false, false, true) => '┘',
        _ => '┼',
    }
}

const fn building_letter(building: Building) -> char {
    match building {
        Building::Monastery => 'M',
        Building::Shrine => 'S',
        Building::SpecialMonastery => 'W',
        Building::Church => 'C',
        Building::YagaHut => 'Y',
        Building::Abbey => 'A',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::style::Painter;
    use bastide_rules::setup::UnbuiltRules;
    use bastide_rules::tile::Library;
    use bastide_rules::{Ruleset, Setup};

    fn rules(sets: &[&str]) -> Ruleset {
        let mut setup = Setup::with_sets(sets, 2);
        setup.unbuilt_rules = UnbuiltRules::PlainTiles;
        setup.options.set("abbot", "on").unwrap();
        Ruleset::new(setup, Library::standard()).unwrap()
    }

    fn drawn(tile: &str, turns: u8, size: PictureSize) -> Vec<String> {
        let rules = rules(&["base-c2", "river-1-c2"]);
        let kind = rules.kind(rules.kind_of_tile(tile).unwrap());
        TilePicture::new(kind, Orientation::new(turns), 0, size).canvas.lines(Painter::plain())
    }

    #[test]
    fn tiles_look_like_what_they_are() {
        assert_eq!(
            drawn("base-crfr", 1, PictureSize::LARGE),
            [" ...│... ", "....│..▒▒", "....│.▒▒▒", "....│..▒▒", " ...│... "].map(str::trim_end)
        );
        assert_eq!(
            drawn("base-r1r2r3r4", 0, PictureSize::SMALL),
            [" ..│.. ", "───x───", " ..│.. "].map(str::trim_end)
        );
        assert_eq!(
            drawn("base-ffrf-monastery", 0, PictureSize::SMALL),
            [" ..... ", "...M...", " ..│.. "].map(str::trim_end)
        );
    }

    /// Wherever a figure may stand, it is seen: on every tile of every set.
    #[test]
    fn every_segment_has_a_place_for_a_figure() {
        let library = Library::standard();
        let mut seen = 0;
        for set in library.sets() {
            let mut setup = Setup::with_sets(&[&set.id], 2);
            if !["base", "winter"].contains(&set.family.as_str()) {
                setup = Setup::with_sets(&["base-c2", &set.id], 2);
            }
            setup.unbuilt_rules = UnbuiltRules::PlainTiles;
            // Some sets need others beside them; their tiles are drawn in the same way.
            let Ok(rules) = Ruleset::new(setup, library) else { continue };
            for kind in rules.kinds() {
                for size in [PictureSize::LARGE, PictureSize::SMALL] {
                    for orientation in Orientation::ALL {
                        let parts = kind.tile.shape.parts() as u8;
                        let pictures: Vec<TilePicture> = (0..parts)
                            .map(|part| TilePicture::new(kind, orientation, part, size))
                            .collect();
                        for segment in 0..kind.segments.len() {
                            let found =
                                pictures.iter().any(|picture| picture.anchors[segment].is_some());
                            assert!(found, "{} {orientation}: segment {segment}", kind.tile.id);
                            seen += 1;
                        }
                    }
                }
            }
        }
        assert!(seen > 10_000, "only {seen} segments seen");
    }
}
