use bastide_rules::geometry::{Cell, Orientation, Shape};
use bastide_rules::{Game, GingerbreadManPlace, NeutralFigure, PieceId, Seat};

use super::canvas::Canvas;
use super::style::{Painter, Style};
use super::tile::{PictureSize, TilePicture};

/// Something written over the board: the number of a choice.
#[derive(Clone, Debug)]
pub(crate) enum Label {
    /// In the middle of a cell.
    Cell(Cell, String),
    /// On a segment of a piece.
    Segment(bastide_rules::Spot, String),
}

/// A board with its figures, drawn.
pub(crate) struct BoardText<'a> {
    game: &'a Game,
    size: PictureSize,
    low: Cell,
    canvas: Canvas,
}

/// Columns for the numbers of the rows.
const MARGIN: usize = 4;

impl<'a> BoardText<'a> {
    /// Draws the board with one empty cell all round.
    pub(crate) fn new(game: &'a Game, size: PictureSize) -> Self {
        let cells: Vec<Cell> =
            game.pieces().map(|(_, piece)| piece.cell).chain(game.frontier()).collect();
        let xs = || cells.iter().map(|cell| cell.x);
        let ys = || cells.iter().map(|cell| cell.y);
        let low = Cell::new(xs().min().unwrap_or(0), ys().min().unwrap_or(0));
        let columns = (xs().max().unwrap_or(0) - low.x) as usize + 1;
        let rows = (ys().max().unwrap_or(0) - low.y) as usize + 1;
        let canvas = Canvas::new(MARGIN + columns * size.width, 1 + rows * size.height);
        let mut board = Self { game, size, low, canvas };
        board.axes(columns, rows);
        for (id, _) in game.pieces() {
            board.piece(id);
        }
        board.neutral_figures();
        for (_, seat, kind, spot) in game.figures_on_board() {
            let initial = kind.name().chars().next().unwrap_or('?');
            let text = format!("{initial}{}", seat_letter(seat));
            board.on_segment(spot, &text, Style::Figure(seat));
        }
        board
    }

    /// Writes a label.
    pub(crate) fn label(&mut self, label: &Label) {
        match label {
            Label::Cell(cell, text) => {
                let Some((x, y)) = self.corner(*cell) else { return };
                let place = (x + self.size.width / 2, y + self.size.height / 2);
                self.canvas.write_around(place, (x, x + self.size.width), text, Style::Number);
            }
            Label::Segment(spot, text) => self.on_segment(*spot, text, Style::Number),
        }
    }

    /// Columns of the drawing.
    pub(crate) const fn width(&self) -> usize {
        self.canvas.width()
    }

    /// The board as lines of text.
    pub(crate) fn lines(&self, painter: Painter) -> Vec<String> {
        self.canvas.lines(painter)
    }

    /// The upper left corner of a cell on the canvas.
    fn corner(&self, cell: Cell) -> Option<(usize, usize)> {
        let x = usize::try_from(cell.x - self.low.x).ok()?;
        let y = usize::try_from(cell.y - self.low.y).ok()?;
        Some((MARGIN + x * self.size.width, 1 + y * self.size.height))
    }

    fn axes(&mut self, columns: usize, rows: usize) {
        for column in 0..columns {
            let text = (self.low.x + column as i16).to_string();
            let x = MARGIN + column * self.size.width;
            let middle = (x + self.size.width / 2, 0);
            self.canvas.write_around(middle, (x, x + self.size.width), &text, Style::Dim);
        }
        for row in 0..rows {
            let text = format!("{:>3}", self.low.y + row as i16);
            let y = 1 + row * self.size.height + self.size.height / 2;
            self.canvas.write(0, y, &text, Style::Dim);
        }
    }

    fn piece(&mut self, id: PieceId) {
        let Some(piece) = self.game.piece(id) else { return };
        let kind = self.game.rules().kind(piece.kind);
        for part in 0..kind.tile.shape.parts() {
            let picture = TilePicture::new(kind, piece.orientation, part as u8, self.size);
            let Some((x, y)) =
                self.corner(part_cell(piece.cell, kind.tile.shape, part, piece.orientation))
            else {
                continue;
            };
            for row in 0..picture.canvas.height() {
                for column in 0..picture.canvas.width() {
                    let (mark, style) = picture.canvas.get(column, row);
                    // A halfling leaves the other half of its cell as it is.
                    if style != Style::Plain || kind.tile.shape != Shape::Triangle {
                        self.canvas.set(x + column, y + row, mark, style);
                    }
                }
            }
        }
    }

    /// Writes DR, FA and GI on the upper edge of the cells of dragon, fairy and Gingerbread Man.
    fn neutral_figures(&mut self) {
        let position = self.game.neutral_position();
        let gingerbread_man = match position.gingerbread_man {
            Some(GingerbreadManPlace::City(spot)) => Some(spot.cell),
            Some(GingerbreadManPlace::Beside) | None => None,
        };
        let figures = [
            (position.dragon, NeutralFigure::Dragon),
            (position.fairy, NeutralFigure::Fairy),
            (gingerbread_man, NeutralFigure::GingerbreadMan),
        ];
        for (offset, (cell, figure)) in figures.into_iter().enumerate() {
            let Some((x, y)) = cell.and_then(|cell| self.corner(cell)) else { continue };
            // Three of them fit side by side into the narrowest tile.
            let mark = figure.name()[..2].to_uppercase();
            self.canvas.write(x + 2 * offset, y, &mark, Style::Neutral);
        }
    }

    /// Writes `text` where a figure on `spot` stands.
    fn on_segment(&mut self, spot: bastide_rules::Spot, text: &str, style: Style) {
        let Some(id) = self.game.pieces_in(spot.cell).nth(usize::from(spot.layer)) else { return };
        let Some(piece) = self.game.piece(id) else { return };
        let kind = self.game.rules().kind(piece.kind);
        for part in 0..kind.tile.shape.parts() {
            let picture = TilePicture::new(kind, piece.orientation, part as u8, self.size);
            let Some(&Some(anchor)) = picture.anchors.get(usize::from(spot.segment)) else {
                continue;
            };
            let cell = part_cell(piece.cell, kind.tile.shape, part, piece.orientation);
            let Some((x, y)) = self.corner(cell) else { return };
            let place = (x + anchor.0, y + anchor.1);
            self.canvas.write_around(place, (x, x + self.size.width), text, style);
            return;
        }
    }
}

/// The cell of part `part` of a piece whose part 0 lies in `cell`.
fn part_cell(cell: Cell, shape: Shape, part: usize, orientation: Orientation) -> Cell {
    let (dx, dy) = shape.part_offset(part, orientation);
    cell.offset(dx, dy)
}

/// The letter of a seat: A, B, C, …
pub(crate) fn seat_letter(seat: Seat) -> char {
    char::from(b'A' + seat.0 % 26)
}
