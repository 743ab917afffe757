//! Outlines of the fields of a piece, found by walking round a planar map.
//!
//! The map's lines are the outline of the piece (cut at the middle of every side), the walls, the
//! roads and the rivers, cut wherever they meet. A walk that always turns sharply right goes once
//! round every field. The outlines serve as hit areas and highlights, and as a test: they must
//! agree with the fields of the tile.

use std::cmp::Ordering;

use super::{Layout, RIVER_WIDTH, ROAD_WIDTH};
use crate::geometry::{
    Point, along, area, contains, cross, crossing, cut, distance, edge_distance, lerp, line_length,
    nearest_on_line, offset_line, unit,
};

/// An area that roads, rivers, walls and the outline of the piece enclose.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    /// Half-sides on its border, ascending.
    pub halves: Vec<usize>,
    /// Its outline, set back by half the width of roads and rivers.
    pub outline: Vec<Point>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum StrandKind {
    CitySide,
    Outline,
    Wall,
    Line,
}

struct Strand {
    line: Vec<Point>,
    kind: StrandKind,
    half: Option<usize>,
    width: f64,
}

struct Edge {
    from: usize,
    to: usize,
    line: Vec<Point>,
    half: Option<usize>,
    width: f64,
}

impl Layout {
    fn strands(&self) -> Vec<Strand> {
        let mut out = Vec::new();
        let mut push = |line: Vec<Point>, kind, half, width| {
            if line.len() > 1 {
                out.push(Strand { line, kind, half, width });
            }
        };
        for side in 0..self.outline().sides() {
            let (a, b) = self.outline().side(side);
            if self.cities.iter().any(|city| city.sides.contains(&side)) {
                push(vec![a, b], StrandKind::CitySide, None, 0.0);
                continue;
            }
            let middle = lerp(a, b, 0.5);
            for (half, line) in [(2 * side, vec![a, middle]), (2 * side + 1, vec![middle, b])] {
                if self.cities.iter().any(|city| city.halves.contains(&half)) {
                    push(line, StrandKind::CitySide, None, 0.0);
                } else {
                    push(line, StrandKind::Outline, Some(half), 0.0);
                }
            }
        }
        for wall in self.walls() {
            push(wall.to_vec(), StrandKind::Wall, None, 0.0);
        }
        for road in &self.roads {
            push(road.line.clone(), StrandKind::Line, None, ROAD_WIDTH);
            for spur in road.spur_lines() {
                push(spur, StrandKind::Line, None, ROAD_WIDTH);
            }
        }
        for river in &self.rivers {
            push(river.line.clone(), StrandKind::Line, None, RIVER_WIDTH);
        }
        for fence in &self.fences {
            push(fence.to_vec(), StrandKind::Line, None, 1.6);
        }
        out
    }

    /// All fields as they are drawn, inner ones too.
    pub(crate) fn faces(&self) -> Vec<Face> {
        let strands = self.strands();
        let edges = self.edges(&strands, &cuts(&strands));
        let next = right_turns(&edges);
        let mut done = vec![false; edges.len()];
        let mut faces = Vec::new();
        for first in 0..edges.len() {
            if done[first] {
                continue;
            }
            let (mut walk, mut at) = (Vec::new(), first);
            while !done[at] {
                done[at] = true;
                walk.push(at);
                at = next[at];
            }
            faces.extend(self.face(&edges, &walk));
        }
        faces
    }

    fn face(&self, edges: &[Edge], walk: &[usize]) -> Option<Face> {
        let line: Vec<Point> = walk
            .iter()
            .flat_map(|&k| edges[k].line[..edges[k].line.len() - 1].iter().copied())
            .collect();
        if line.len() < 3 || area(&line) <= 0.0 {
            return None;
        }
        let start = &edges[walk[0]].line;
        let inside = lerp(start[0], start[1], 0.5) + unit(start[1] - start[0]).right() * 0.3;
        if self.cities.iter().any(|city| contains(&city.polygon, inside)) {
            return None;
        }
        let mut outline = Vec::new();
        for &k in walk {
            let (line, width) = (&edges[k].line, edges[k].width);
            if width > 2.0 && line.len() > 2 {
                let moved = offset_line(line, width / 2.0);
                outline.extend_from_slice(&moved[1..moved.len() - 1]);
            } else {
                outline.extend_from_slice(&line[..line.len() - 1]);
            }
        }
        let mut halves: Vec<usize> = walk.iter().filter_map(|&k| edges[k].half).collect();
        halves.sort_unstable();
        halves.dedup();
        Some(Face { halves, outline })
    }

    /// The strands cut into edges between crossings, each in both directions (2k and 2k + 1).
    fn edges(&self, strands: &[Strand], cuts: &[Vec<f64>]) -> Vec<Edge> {
        let mut corners = Corners::default();
        let mut edges: Vec<Edge> = Vec::new();
        for (strand, cuts) in strands.iter().zip(cuts) {
            for pair in cuts.windows(2) {
                if pair[1] - pair[0] < 1.0 {
                    // Too short for a line, but what it joins stays joined.
                    let end = |s| along(&strand.line, s).0;
                    corners.join(end(pair[0]), end(pair[1]));
                    continue;
                }
                let line = cut(&strand.line, pair[0], pair[1]);
                let middle = along(&line, (pair[1] - pair[0]) / 2.0).0;
                let in_city = |polygon: &[Point]| {
                    contains(polygon, middle) && edge_distance(middle, polygon) > 0.6
                };
                if strand.kind == StrandKind::Line
                    && self.cities.iter().any(|city| in_city(&city.polygon))
                {
                    continue;
                }
                let (from, to) = (corners.at(line[0]), corners.at(line[line.len() - 1]));
                let back: Vec<Point> = line.iter().rev().copied().collect();
                let (half, width) = (strand.half, strand.width);
                edges.push(Edge { from, to, line, half, width });
                edges.push(Edge { from: to, to: from, line: back, half: None, width });
            }
        }
        for edge in &mut edges {
            (edge.from, edge.to) = (corners.root(edge.from), corners.root(edge.to));
        }
        // A short end that pokes through a wall encloses nothing. Both directions go together.
        edges.retain(|edge| edge.from != edge.to);
        edges
    }
}

/// The corners of the map: points that lie close together are one corner.
#[derive(Default)]
struct Corners {
    points: Vec<Point>,
    /// For each corner the one with which it is joined, or itself.
    joined: Vec<usize>,
}

impl Corners {
    /// The corner at `p`.
    fn at(&mut self, p: Point) -> usize {
        self.points.iter().position(|&q| distance(p, q) < 1.3).unwrap_or_else(|| {
            self.points.push(p);
            self.joined.push(self.joined.len());
            self.joined.len() - 1
        })
    }

    fn join(&mut self, p: Point, q: Point) {
        let (p, q) = (self.at(p), self.at(q));
        let (p, q) = (self.root(p), self.root(q));
        self.joined[p.max(q)] = p.min(q);
    }

    /// The corner that stands for all that are joined with `corner`.
    fn root(&self, corner: usize) -> usize {
        let mut at = corner;
        while self.joined[at] != at {
            at = self.joined[at];
        }
        at
    }
}

/// Arc lengths at which each strand is cut: its ends, and where others touch or cross it.
fn cuts(strands: &[Strand]) -> Vec<Vec<f64>> {
    let mut cuts: Vec<Vec<f64>> =
        strands.iter().map(|strand| vec![0.0, line_length(&strand.line)]).collect();
    for (i, strand) in strands.iter().enumerate() {
        for end in [strand.line[0], strand.line[strand.line.len() - 1]] {
            for (j, other) in strands.iter().enumerate().filter(|&(j, _)| j != i) {
                let (gap, s) = nearest_on_line(&other.line, end);
                if gap < 1.2 {
                    cuts[j].push(s);
                }
            }
        }
        let is_border =
            |strand: &Strand| matches!(strand.kind, StrandKind::CitySide | StrandKind::Outline);
        if is_border(strand) {
            continue;
        }
        for (j, other) in strands[..i].iter().enumerate().filter(|(_, other)| !is_border(other)) {
            for a in strand.line.windows(2) {
                for b in other.line.windows(2) {
                    if let Some(at) = crossing(a[0], a[1], b[0], b[1]) {
                        cuts[i].push(nearest_on_line(&strand.line, at).1);
                        cuts[j].push(nearest_on_line(&other.line, at).1);
                    }
                }
            }
        }
    }
    for list in &mut cuts {
        list.sort_by(f64::total_cmp);
    }
    cuts
}

/// For each edge the next one of a walk that always turns sharply right.
fn right_turns(edges: &[Edge]) -> Vec<usize> {
    let directions: Vec<Point> = edges
        .iter()
        .map(|edge| along(&edge.line, line_length(&edge.line).min(2.0)).0 - edge.line[0])
        .collect();
    let corner_count = edges.iter().map(|edge| edge.from + 1).max().unwrap_or(0);
    let mut leaving: Vec<Vec<usize>> = vec![Vec::new(); corner_count];
    for (k, edge) in edges.iter().enumerate() {
        leaving[edge.from].push(k);
    }
    for ring in &mut leaving {
        ring.sort_by(|&a, &b| clockwise(directions[a], directions[b]).then(a.cmp(&b)));
    }
    edges
        .iter()
        .enumerate()
        .map(|(k, edge)| {
            let ring = &leaving[edge.to];
            // The way back is always in the ring: both directions of an edge exist.
            let back = ring.iter().position(|&other| other == k ^ 1).unwrap_or(0);
            ring[(back + ring.len() - 1) % ring.len()]
        })
        .collect()
}

/// Order of directions clockwise on the screen, without angles: by half-plane, then by the sign of
/// the cross product.
fn clockwise(a: Point, b: Point) -> Ordering {
    let lower = |p: Point| p.y > 0.0 || (p.y == 0.0 && p.x >= 0.0);
    lower(a).cmp(&lower(b)).then_with(|| 0.0_f64.total_cmp(&(cross(a, b) + 0.0)))
}
