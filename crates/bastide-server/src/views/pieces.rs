use bastide_rules::geometry::{Cell, Orientation, PieceSide, Shape, SideHome};
use bastide_rules::tile::{Building, SideKind, Symbol, Tile};
use bastide_rules::{
    FigureId, FigureKind, Game, GingerbreadManPlace, PieceId, PieceInfo, Seat, SegmentKind, Spot,
};

use crate::api::{Figure, NeutralFigure, Piece};
use crate::pictures::Shapes;

/// A piece, told for clients.
pub(super) fn piece(game: &Game, id: PieceId, info: PieceInfo, seat: Option<Seat>) -> Piece {
    let tile = &game.rules().kind(info.kind).tile;
    Piece {
        id: id.0,
        tile: tile.id.clone(),
        shape: shape_name(tile.shape).to_owned(),
        x: info.cell.x,
        y: info.cell.y,
        rotation: info.orientation.quarter_turns() as u8,
        layer: info.layer,
        seat: seat.map(|seat| seat.0),
        sides: sides(tile, info.orientation),
    }
}

const fn shape_name(shape: Shape) -> &'static str {
    match shape {
        Shape::Square => "square",
        Shape::Triangle => "triangle",
        Shape::Double => "double",
    }
}

/// What crosses the sides of a tile as it lies, clockwise from the north.
pub(super) fn sides(tile: &Tile, orientation: Orientation) -> Vec<String> {
    let mut sides: Vec<((usize, u8), &str)> = tile
        .sides
        .iter()
        .zip(0..)
        .filter_map(|(&kind, number)| {
            let place = match tile.shape.home(PieceSide(number), orientation)? {
                SideHome::Outer { part, side } => (side.index(), part),
                SideHome::Diagonal => (usize::MAX, 0),
            };
            Some((place, side_name(kind)))
        })
        .collect();
    sides.sort_by_key(|(place, _)| *place);
    sides.into_iter().map(|(_, name)| name.to_owned()).collect()
}

/// What is printed on a tile besides its sides, as words for those who do not see it.
pub(super) fn signs(tile: &Tile) -> Vec<String> {
    let symbols =
        [(Symbol::Hill, "hill"), (Symbol::Vineyard, "vineyard"), (Symbol::Sheep, "sheep")];
    let building = matches!(tile.building, Some(Building::Monastery)).then_some("monastery");
    let shown = symbols.into_iter().filter(|&(symbol, _)| tile.has(symbol)).map(|(_, name)| name);
    let circle = tile.crop_circle.is_some().then_some("crop-circle");
    building.into_iter().chain(shown).chain(circle).map(str::to_owned).collect()
}

const fn side_name(kind: SideKind) -> &'static str {
    match kind {
        SideKind::Field => "field",
        SideKind::Road => "road",
        SideKind::City => "city",
        SideKind::River => "river",
        SideKind::Any => "any",
        SideKind::CityOfCarcassonne => "city_of_carcassonne",
    }
}

/// A figure on the board, told for clients.
pub(super) fn figure(
    game: &Game,
    shapes: &Shapes,
    (id, seat, kind, spot): (FigureId, Seat, FigureKind, Spot),
) -> Option<Figure> {
    let feature = segment_kind(game, spot)?;
    Some(Figure {
        id: id.0,
        seat: seat.0,
        kind: kind.name().to_owned(),
        x: spot.cell.x,
        y: spot.cell.y,
        layer: spot.layer,
        segment: spot.segment,
        anchor: anchor(game, shapes, spot)?,
        lying: kind.claims() && lies_on(feature),
        feature: feature.name().to_owned(),
    })
}

/// The figures on the board that belong to nobody, told for clients.
pub(super) fn neutral(game: &Game, shapes: &Shapes) -> Vec<NeutralFigure> {
    let position = game.neutral_position();
    let told =
        |kind: bastide_rules::NeutralFigure, cell: Cell, (dx, dy): (f32, f32)| NeutralFigure {
            kind: kind.name().to_owned(),
            x: cell.x,
            y: cell.y,
            anchor: (f32::from(cell.x) * 100.0 + dx, f32::from(cell.y) * 100.0 + dy),
        };
    let mut list = Vec::new();
    if let Some(cell) = position.dragon {
        list.push(told(bastide_rules::NeutralFigure::Dragon, cell, (50.0, 62.0)));
    }
    if let Some(cell) = position.fairy {
        // Beside the meeple that she favours.
        let companion = position.fairy_companion.and_then(|(_, spot)| anchor(game, shapes, spot));
        let mut fairy = told(bastide_rules::NeutralFigure::Fairy, cell, (72.0, 40.0));
        if let Some((x, y)) = companion {
            fairy.anchor = (x + 17.0, y - 3.0);
        }
        list.push(fairy);
    }
    if let Some(GingerbreadManPlace::City(spot)) = position.gingerbread_man
        && let Some((x, y)) = anchor(game, shapes, spot)
    {
        let mut man = told(bastide_rules::NeutralFigure::GingerbreadMan, spot.cell, (0.0, 0.0));
        man.anchor = (x - 17.0, y - 3.0);
        list.push(man);
    }
    list
}

/// The kind of segment at `spot`.
pub(super) fn segment_kind(game: &Game, spot: Spot) -> Option<SegmentKind> {
    let info = game.piece(piece_at(game, spot)?)?;
    let segment = game.rules().kind(info.kind).segments.get(usize::from(spot.segment))?;
    Some(segment.kind)
}

/// Where a figure on `spot` stands, in units of 1/100 cell.
pub(super) fn anchor(game: &Game, shapes: &Shapes, spot: Spot) -> Option<(f32, f32)> {
    let info = game.piece(piece_at(game, spot)?)?;
    let kind = game.rules().kind(info.kind);
    let source = kind.segments.get(usize::from(spot.segment))?.source;
    let shape = shapes.of(&kind.tile, info.cell, info.orientation);
    // What the drawing does not know stands in the middle: everything must be playable.
    let middle = |at: i16| f32::from(at) * 100.0 + 50.0;
    Some(shape.anchor(source).unwrap_or((middle(spot.cell.x), middle(spot.cell.y))))
}

/// Where a figure stands beside `before` others on the same segment.
pub(super) fn beside((x, y): (f32, f32), before: usize) -> (f32, f32) {
    // Three in a row, then the next row: none covers another.
    let (column, row) = ((before % 3) as f32, (before / 3) as f32);
    (x + 16.0 * column - 8.0 * row, y + 5.0 * column + 12.0 * row)
}

/// The piece of `spot`.
pub(super) fn piece_at(game: &Game, spot: Spot) -> Option<PieceId> {
    game.pieces_in(spot.cell).nth(usize::from(spot.layer))
}

/// Whether figures lie down on such a feature (BG-21).
pub(super) fn lies_on(feature: SegmentKind) -> bool {
    feature == SegmentKind::Field
}
